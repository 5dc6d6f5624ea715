"""Cards that give something away for nothing, as far as a seat can know: what a person would call absurd."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, TypeVar

from engine.cards.german_pack import SUIT_MASKS, Card, Rank
from engine.cards.pack import PackCard, mask_of
from engine.moves import Play
from engine.stovkahra.knowledge import ALL_CARDS, Deals, Knowledge, knowledge
from engine.stovkahra.rules import SEATS, View, side_of
from engine.stovkahra.solver import Position, values
from engine.stovkahra.trick import BEATS, winning_place

ENDING: Final = 3
"""Cards of a hand in an ending."""
MOST_DEALS_LISTED: Final = 200
"""More deals that fit are not listed."""
C = TypeVar("C", bound=Hashable)


class Waste(StrEnum):
    """What is given away."""

    SEVEN = "seven"
    """The trump seven, where it cannot win and a trump that is as high costs nothing."""
    POINTS = "points"
    """Points, by following suit to a trick that the opponents surely win, with a lower card without points in hand."""
    NOTHING = "nothing"
    """A trick that the partner surely wins gets a card without points, with one that is as high and has points."""


def wastes(view: View) -> Iterator[tuple[Waste, list[Card]]]:
    """Yield what the seat can waste with its next card, and the cards that would; some legal card wastes nothing."""
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    if len(cards) < 2:
        return
    assert view.trump is not None and view.seat is not None
    facts = knowledge(view, believing=False)
    hidden = ALL_CARDS & ~(mask_of(view.hand) | sum(facts.played))
    winner, side = sure_winner(view, view.table, facts, mask_of(cards)), side_of(view.seat)
    seven = Card.of(view.trump, Rank.SEVEN)
    if seven in cards and _is_beaten(view, seven, hidden):
        alike = [card for card in cards if card != seven and are_alike(card, seven, hidden)]
        if any(not card.points or winner == side for card in alike):
            yield Waste.SEVEN, [seven]
    without = [card for card in cards if not card.points]
    if winner == 1 - side and cards[0].suit in (view.table[0].suit, view.trump):
        points = [card for card in cards if card.points]
        if points and any(card.rank is not Rank.SEVEN for card in without):
            yield Waste.POINTS, points
    # Of cards that take the trick from the partner a seven may bring a bonus.
    if winner == side and not any(_beats_table(view, card) for card in cards):
        given = [a for a in without if any(b.points and are_alike(a, b, hidden) for b in cards)]
        if given:
            yield Waste.NOTHING, given


def are_alike(a: PackCard, b: PackCard, hidden: int) -> bool:
    """Return whether two cards of a suit are equally high: no hidden card lies between them."""
    between = (1 << max(a, b)) - (2 << min(a, b))
    return a.suit is b.suit and not hidden & between


def shortfalls(view: View, cards: Sequence[Card]) -> dict[Card, int]:
    """Return by how many points each card is surely worse than another, if all deals of an ending can be listed.

    It is worse by so many on every deal that fits what the seat knows, if all then play perfectly; none if it is not.
    """
    if len(view.hand) > ENDING or len(cards) < 2:
        return {}
    assert view.trump is not None and view.leader is not None and view.seat is not None
    deals = Deals(knowledge(view, believing=False))
    if deals.count > MOST_DEALS_LISTED:
        return {}
    sign = -1 if side_of(view.seat) else 1
    solved = [values(Position(view.trump, hands, view.leader, view.table)) for hands in deals.every()]
    return surely_behind([{card: sign * worths[card] for card in cards} for worths in solved])


def surely_behind(outcomes: Sequence[Mapping[C, int]]) -> dict[C, int]:
    """Return by how much each thing is behind another in all of these outcomes, which tell what each brings.

    >>> surely_behind([{"king": 5, "ten": 3, "ace": 0}, {"king": 2, "ten": 0, "ace": 9}])
    {'king': 0, 'ten': 2, 'ace': 0}
    """
    things = list(outcomes[0])
    return {a: max(min(each[b] - each[a] for each in outcomes) for b in things) for a in things}


def sensible(view: View, cards: list[Card]) -> list[Card]:
    """Return those of the legal cards that are not surely worse than others, and waste nothing if that is possible."""
    behind = shortfalls(view, cards)
    good = [card for card in cards if not behind.get(card)]
    wasted = {card for _, each in wastes(view) for card in each}
    return [card for card in good if card not in wasted] or good


def _is_beaten(view: View, seven: Card, hidden: int) -> bool:
    """Return whether the trump seven cannot win: a card on the table beats it, or whoever holds trumps has to."""
    if view.best is None:
        return bool(hidden & SUIT_MASKS[seven.suit])
    return not _beats_table(view, seven)


def _beats_table(view: View, card: Card) -> bool:
    assert view.trump is not None and view.best is not None
    return bool(BEATS[view.trump][view.best] & card.bit)


def sure_winner(view: View, table: Sequence[Card], facts: Knowledge, mine: int = 0) -> int | None:
    """Return the side that wins a trick whatever is played to these cards; `None` if that is not certain.

    `mine` are the cards that the seat of the view may play, if it is still to play, as a mask.
    """
    if not table:
        return None
    assert view.trump is not None and view.leader is not None
    place = winning_place(view.trump, table)
    winner = side_of(view.leader + place)
    for seat in _after(view, table):
        beating = mine & BEATS[view.trump][table[place]] if seat == view.seat else may_beat(view, table, facts, seat)
        if beating and side_of(seat) != winner:
            return None
    return winner


def is_beaten_by_nobody(view: View, table: Sequence[Card], facts: Knowledge) -> bool:
    """Return whether the best of these cards wins the trick, whatever is played to them."""
    return not any(may_beat(view, table, facts, seat) for seat in _after(view, table))


def may_beat(view: View, table: Sequence[Card], facts: Knowledge, seat: int) -> int:
    """Return the cards, as a mask, with which a seat may beat the best of these cards."""
    assert view.trump is not None
    beating, led = BEATS[view.trump][table[winning_place(view.trump, table)]], SUIT_MASKS[table[0].suit]
    known = facts.known[seat]
    may = known if known.bit_count() == facts.held[seat] else facts.possible[seat]
    return may & beating & (led if known & led else ALL_CARDS)


def _after(view: View, table: Sequence[Card]) -> Iterator[int]:
    """Yield the seats that are still to play to these cards."""
    assert view.leader is not None
    return ((view.leader + place) % SEATS for place in range(len(table), SEATS))
