"""Cards that give something away for nothing, as far as a seat can know: what a person would call absurd."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from engine.cards.german_pack import SUIT_MASKS, Card, Rank
from engine.cards.pack import mask_of
from engine.moves import Play
from engine.stovkahra.knowledge import ALL_CARDS, Knowledge, knowledge
from engine.stovkahra.rules import SEATS, View, side_of
from engine.stovkahra.trick import BEATS

DEAR: Final = 4
"""Points of a card that is not given away lightly: an under may be, to keep other cards together."""


class Waste(StrEnum):
    """What is given away."""

    SEVEN = "seven"
    """The trump seven, where it cannot win and another card costs nothing."""
    POINTS = "points"
    """An over, a king or an ace, to a trick that the opponents surely win, where a worthless card may be played."""
    NOTHING = "nothing"
    """A trick that the partner surely wins gets a card without points, where points cost nothing."""


def wastes(view: View) -> Iterator[tuple[Waste, list[Card]]]:
    """Yield what the seat can waste with its next card, and the cards that would; some legal card wastes nothing."""
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    if len(cards) < 2:
        return
    assert view.trump is not None and view.seat is not None
    facts = knowledge(view, believing=False)
    hidden = ALL_CARDS & ~(mask_of(view.hand) | sum(facts.played))
    winner, side = _sure_winner(view, cards, facts), side_of(view.seat)
    seven = Card.of(view.trump, Rank.SEVEN)
    if seven in cards and _is_beaten(view, seven, hidden):
        free = not view.table or winner == side or any(not card.points for card in cards if card != seven)
        if free:
            yield Waste.SEVEN, [seven]
    without = [card for card in cards if not card.points]
    # A card that nothing hidden of its suit beats may still win a trick.
    low = [card for card in cards if hidden & SUIT_MASKS[card.suit] & ~((card.bit << 1) - 1)]
    dear = [card for card in cards if card.points >= DEAR]
    if winner == 1 - side and dear and any(card in low and card.rank is not Rank.SEVEN for card in without):
        yield Waste.POINTS, dear
    if winner == side and without and any(card.points and card.suit is not view.trump for card in low):
        yield Waste.NOTHING, without


def sensible(view: View, cards: list[Card]) -> list[Card]:
    """Return those of the legal cards that waste nothing."""
    wasted = {card for _, each in wastes(view) for card in each}
    return [card for card in cards if card not in wasted]


def _is_beaten(view: View, seven: Card, hidden: int) -> bool:
    """Return whether the trump seven cannot win: a card on the table beats it, or whoever holds trumps has to."""
    if view.best is None:
        return bool(hidden & SUIT_MASKS[seven.suit])
    return not BEATS[seven.suit][view.best] & seven.bit


def _sure_winner(view: View, cards: list[Card], facts: Knowledge) -> int | None:
    """Return the side that wins the trick whichever of its cards the seat plays; `None` if that is not certain."""
    if view.best is None:
        return None
    assert view.trump is not None and view.leader is not None
    beating, led = BEATS[view.trump][view.best], SUIT_MASKS[view.table[0].suit]
    winner = side_of(view.leader + view.table.index(view.best))
    for place in range(len(view.table), SEATS):
        seat = (view.leader + place) % SEATS
        if side_of(seat) == winner:
            continue
        known = facts.known[seat]
        may = known if known.bit_count() == facts.held[seat] else facts.possible[seat]
        if seat == view.seat:
            may = mask_of(cards)
        elif known & led:
            may &= led
        if may & beating:
            return None
    return winner
