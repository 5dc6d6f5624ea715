"""Moves in advance at tables with a slow clock: what may be said, what it comes to, and when it is forgotten."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.model import say
from bot.model.actions import TableAction, at_table
from bot.model.supposition import LEAD, Supposition, card_said, now_true, ways
from bot.model.table import Status, Table
from engine.game import View
from engine.moves import Play
from engine.routes import Written


def is_offered(table: Table, seat: int) -> bool:
    """Return whether a player may say something in advance, or has; nothing before the first trick is over.

    In the first trick it might tell others whether there is something to declare.
    """
    if not table.options.clock.is_slow or table.status is not Status.PLAYING or table.clock.put_away:
        return False
    if table.duplicate is not None or table.is_private or not table.seats.is_present(seat):
        return False
    return table.game is not None and table.deal.hands_held and bool(table.game.tricks) and bool(_held(table, seat))


def _held(table: Table, seat: int) -> int:
    """Return how many cards a seat holds."""
    assert table.game is not None
    return len(table.game.view(seat).hand)


def open_to(table: Table, seat: int) -> list[Supposition]:
    """Return what a player may suppose now about the next card, and about a lead after it; nothing in their own turn.

    Once a suit is led to a trick in which the player has not played yet, only that suit is possible.
    """
    if not is_offered(table, seat):
        return []
    view = table.view(seat)
    if view.turn is None or view.turn == seat:
        return []
    held = len(view.hand)
    if view.held[view.turn] > held:
        # The player's card lies in this trick: the next one is to another, which whoever wins this one leads.
        return [Supposition(held, LEAD), *_suits(table, held)]
    led = [Supposition(held, view.table[0].suit.letter)] if view.table else _suits(table, held)
    return [*led, *([Supposition(held - 1, LEAD)] if held > 1 else [])]


def _suits(table: Table, held: int) -> list[Supposition]:
    return [Supposition(held, suit.letter) for suit in table.kind.cards.suits]


def answers(view: View, supposed: Supposition) -> list[str]:
    """Return what a player may say to a supposition: a way to choose of several cards of the suit, or a card."""
    following = [card for card in view.hand if card.suit.letter == supposed.led]
    chosen = map(str, ways(view)) if len(following) > 1 else ()
    return [*chosen, *map(str, view.hand if supposed.led == LEAD else view.cards_due(supposed.led))]


def speak(table: Table, seat: int, deal: int, supposed: Supposition, answer: str) -> bool:
    """Note what a player says in advance; without an answer it is taken back. Return whether it could still be said."""
    if supposed not in open_to(table, seat):
        return False
    view = table.view(seat)
    if deal != view.deal_number or (answer and answer not in answers(view, supposed)):
        return False
    said = {when: other for when, other in table.deal.said.get(seat, {}).items() if when != supposed}
    table.deal.said[seat] = said | ({supposed: answer} if answer else {})
    if not table.deal.said[seat]:
        take_back(table, seat)
    return True


def take_back(table: Table, seat: int) -> None:
    """Forget all that a player has said in advance."""
    table.deal.said.pop(seat, None)


def move_said(table: Table) -> Play | None:
    """Return the card that whoever is to move has said in advance, as their own view tells it; `None` for none."""
    seat = table.game.turn if table.game is not None else None
    if seat is None or seat not in table.deal.said or not is_offered(table, seat) or not say.is_asked(table, seat):
        return None
    card = card_said(table.deal.said[seat], table.view(seat))
    return Play(card) if card is not None else None


def came_to_nothing(table: Table, seat: int) -> bool:
    """Return whether a card is due of which a player has said something in advance, and none follows from it."""
    true = now_true(table.view(seat))
    said = table.deal.said.get(seat, {})
    return true is not None and any(each.held == true.held for each in said) and move_said(table) is None


def forget_past(table: Table) -> None:
    """Forget, after a move, what was said of cards that have been played, and all of it with the deal."""
    for seat, said in list(table.deal.said.items()):
        held = _held(table, seat) if table.deal.hands_held else 0
        left = {supposed: answer for supposed, answer in said.items() if supposed.held <= held}
        if left:
            table.deal.said[seat] = left
        else:
            del table.deal.said[seat]


Led = Annotated[str, Written("[a-z-]")]
"""The letter of the suit that is led, or `-` where the player leads."""


@at_table("ahead")
@dataclass(frozen=True, slots=True)
class ShowAhead(TableAction):
    """Show what a person has said in advance of the next cards, and what else can be supposed."""


@at_table("ahead {deal}.{held}{led}")
@dataclass(frozen=True, slots=True)
class Suppose(TableAction):
    """Ask what to play where a suit, or nothing yet, is led to somebody who holds so many cards of a deal."""

    deal: int
    held: int
    led: Led


@at_table("ahead {deal}.{held}{led} nothing", answer="")
@at_table("ahead {deal}.{held}{led} {answer}")
@dataclass(frozen=True, slots=True)
class SayAhead(TableAction):
    """Say in advance what is played then: a card, or the way in which one is chosen; with no answer, nothing."""

    deal: int
    held: int
    led: Led
    answer: Annotated[str, Written("beat|low|high|[a-z][0-9A-Z]")]


@at_table("ahead nothing")
@dataclass(frozen=True, slots=True)
class TakeBackAhead(TableAction):
    """Take back all that a person has said in advance."""
