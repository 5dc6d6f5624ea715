"""What the screens of Trappola and Bulka share: tricks of two cards, bonuses, and duties of the next card."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model import dealing
from bot.model.actions import MakeMove
from bot.model.table import Table
from bot.ui.formatting import last_trick_lines, name_of, named_at, trick_done, trick_text
from bot.ui.games import reckoning
from bot.ui.in_words import trick_in_words, trick_now_in_words
from bot.ui.screen import Button, Style
from engine.duel.moments import bonuses_by_trick
from engine.duel.play import TRICKS, Bonus, DuelView
from engine.moves import Ask, Bianca, Declare, Move


def trick_lines(table: Table, view: DuelView, t: Texts) -> list[str]:
    """Write the finished tricks, one on each line, with the points that each has brought."""
    numbered = enumerate(zip(view.tricks, bonuses_by_trick(view), strict=True), start=1)
    return [
        trick_done(table, number, trick.plays, trick.winner, trick.points, t, bonus)
        for number, (trick, bonus) in numbered
    ]


def tricks_in_words(table: Table, view: DuelView, t: Texts) -> list[str]:
    """Tell the finished tricks, and the card that was led to the one under way."""
    lines = [
        trick_in_words(table, number, trick.plays, trick.winner, t, reader=view.seat)
        for number, trick in enumerate(view.tricks, start=1)
    ]
    return lines + trick_now_in_words(table, len(view.tricks) + 1, view.plays, t, view.seat)


def bonus_lines(table: Table, view: DuelView, t: Texts) -> list[str]:
    """Write the bonuses of the tricks so far, one on each line; when the deal is over, the reckoning has them."""
    return [] if is_over(view) else [bonus_line(name_of(table, seat), bonus, t) for seat, bonus in view.bonuses]


def last_bonus(table: Table, view: DuelView, t: Texts) -> list[str]:
    """Write the bonus that the last trick has brought; when the deal is over, the reckoning has it."""
    return bonus_lines(table, view, t)[-1:] if view.tricks and view.tricks[-1].by_deuce else []


def bonus_line(name: str, bonus: Bonus, t: Texts) -> str:
    """Write the bonus that somebody has won by their tricks."""
    return t("bonus-of", name=name, points=bonus.points, what=t("duel-bonus", bonus=bonus.value))


def is_over(view: DuelView) -> bool:
    """Return whether all tricks of the deal are played."""
    return len(view.tricks) == TRICKS


def cards_won(view: DuelView, seat: int, t: Texts) -> list[str]:
    """Write in a line of the reckoning the card points that a seat has won."""
    return reckoning.cards(sum(trick.points for trick in view.tricks if trick.winner == seat), t)


def bonus_won(bonus: Bonus, t: Texts) -> str:
    """Write a bonus in a line of the reckoning."""
    return reckoning.line(bonus.points, t("duel-bonus", bonus=bonus.value), t)


def trick_now(table: Table, view: DuelView, t: Texts) -> str:
    """Write the trick under way, and who plays next."""
    if view.turn is None:
        return ""
    number = len(view.tricks) + 1
    if not view.plays:
        return t("to-lead", name=name_of(table, view.turn), number=number)
    return trick_text(table, view.plays, t) + "\n" + t("to-play", name=name_of(table, view.turn))


def asked(view: DuelView, t: Texts) -> str:
    """Say which cards the player may play next, and what the player may declare before."""
    told = [card_asked(view, t)]
    if any(isinstance(move, Declare | Bianca | Ask) for move in view.legal):
        told.append(t("duel-may-declare"))
    return "\n".join(told)


def card_asked(view: DuelView, t: Texts) -> str:
    """Say which cards the player may play next."""
    if not view.table:
        return t("ask-lead")
    suit = view.table[0].suit
    follows = any(card.suit is suit for card in view.hand)
    return t("duel-ask-follow" if follows else "duel-ask-discard", suit=suit)


def last_trick_and_lead(table: Table, view: DuelView, seat: int, t: Texts) -> list[str]:
    """Tell a player how the last trick ended, and which card was led to this one."""
    told: list[str] = []
    if view.tricks:
        trick = view.tricks[-1]
        lines = last_trick_lines(table, trick.plays, trick.winner, t, seat)
        # Two cards need no names, but where it is told that one was played for the reader.
        own = {card for player, card in trick.plays if player == seat}
        told += lines if own.intersection(dealing.played_for(table, seat)) else lines[:1]
        if trick.by_deuce and not is_over(view):
            # Bonuses stand in the order of their tricks.
            winner, bonus = view.bonuses[-1]
            told.append("-# " + bonus_line(named_at(table, seat, t)[winner], bonus, t))
    if view.plays:
        told.append(trick_text(table, view.plays, t, seat))
    return told


def answer(table: Table, seat: int, move: Move, label: str, style: Style = Style.GO) -> Button:
    """Return a button that makes a move."""
    return Button(label, MakeMove(table.id, table.deal.version(seat), str(move)), style)
