"""Why a card of a puzzle is right, and another one is not: what comes of each on every deal that fits.

After a card the rest is looked at on every deal that fits what the player may know, in every way in which all four may
play perfectly. What happens in all of these ways is certain after the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from engine.cards.german_pack import CARDS, SUIT_MASKS, Card, Rank, Suit, cards_in
from engine.cards.pack import PackCard
from engine.reasons import PLACED, Fact, Reason, What, Who, reasons_of
from engine.stovkahra.knowledge import Hands
from engine.stovkahra.rules import SEATS, View, side_of
from engine.stovkahra.trick import BEATS, TRICKS, bonus, may_follow, winning_place

LAST_BONUS: Final = bonus(TRICKS, Card.parse("a8"))
SEVEN_BONUS: Final = bonus(TRICKS - 1, Card.parse("a7"))
SEVEN_LAST: Final = bonus(TRICKS, Card.parse("a7"))


def reasons(view: View, best: Card, deals: Iterable[Hands]) -> dict[PackCard, Reason]:
    """Return for each card that may be played what comes of it on these deals, of which `best` is the right card."""
    assert view.trump is not None and view.leader is not None and view.seat is not None
    leader, rest = view.leader, _Rest(view.trump, view.seat)
    found = (rest.after_each(hands, leader, view.table) for hands in deals)
    # Whoever plays last to a trick sees who wins it.
    return reasons_of(best, found, _facts, seen=len(view.table) == SEATS - 1)


# What may happen


NOW: Final = 0
"""Where the bits begin that say with which card, and from which place, the trick under way may be won."""
MIDDLE: Final = 128
"""The same of any trick before the last one."""
LAST: Final = 256
"""The same of the last trick."""
FALLS: Final = 384
"""Where the bits begin that say which cards may fall without winning a trick."""
TAKEN: Final = 416
"""Where the bits begin that say which side may take which card."""


def _bit(block: int, card: Card, place: int) -> int:
    """Return the bit of a card and a place, or a side, within a block."""
    return 1 << block + SEATS * card + place


def _wins(may: int, block: int) -> list[tuple[Card, int]]:
    """Return with which cards, and from which places, a trick may be won.

    >>> _wins(_bit(LAST, Card.parse("b7"), 3), LAST)
    [(<b7>, 3)]
    """
    bits, found = may >> block & (1 << SEATS * len(CARDS)) - 1, []
    while bits:
        at = (bits & -bits).bit_length() - 1
        found.append((CARDS[at // SEATS], at % SEATS))
        bits &= bits - 1
    return found


_winning = lru_cache(maxsize=1 << 16)(winning_place)


@lru_cache(maxsize=1 << 16)
def _brought(table: tuple[Card, ...], place: int, winner: int, number: int) -> tuple[int, int]:
    """Return the points of a trick, and what happens as it is taken, as bits.

    `place` is that of the best card on the table, `winner` that of its player, clockwise from the own seat.
    """
    best = table[place]
    may = _bit(LAST if number == TRICKS else MIDDLE, best, winner)
    for card in table:
        may |= _bit(TAKEN, card, side_of(winner)) | (0 if card is best else 1 << FALLS + card)
    return sum(card.points for card in table) + bonus(number, best), may


class _Rest:
    """What perfect play of all four comes to, and what may happen in it, for all deals that one player thinks of.

    What was found at the beginning of a trick is kept: most deals lead to the same hands before long.
    """

    def __init__(self, trump: Suit, seat: int) -> None:
        self._trump = trump
        self._seat = seat
        self._known: dict[tuple[Hands, int], tuple[int, int]] = {}

    def after_each(self, hands: Hands, leader: int, table: tuple[Card, ...]) -> dict[Card, tuple[int, int]]:
        """Return for each card that may be played what it brings the side of the player, and what may happen after it.

        What it brings counts from the trick under way, as points more than the others get; what may happen are bits.
        """
        seat = (leader + len(table)) % SEATS
        sign = -1 if side_of(self._seat) else 1
        found = {}
        for card in self._legal(hands[seat], table):
            value, may = self._played(_without(hands, seat, card), leader, (*table, card), now=True)
            found[card] = sign * value, may
        return found

    def _legal(self, hand: int, table: tuple[Card, ...]) -> tuple[Card, ...]:
        if not table:
            return cards_in(hand)
        led, best = table[0].suit, table[_winning(self._trump, table)]
        return cards_in(may_follow(hand, SUIT_MASKS[led], SUIT_MASKS[self._trump], BEATS[self._trump][best]))

    def _played(self, hands: Hands, leader: int, table: tuple[Card, ...], *, now: bool = False) -> tuple[int, int]:
        """Return the points of side 0 less those of side 1 from this trick on, and what may happen, as bits.

        `now` means that it is the trick under way.
        """
        if len(table) == SEATS:
            return self._taken(hands, leader, table, now=now)
        seat = (leader + len(table)) % SEATS
        best, may = 0, 0
        for card in self._legal(hands[seat], table):
            value, after = self._played(_without(hands, seat, card), leader, (*table, card), now=now)
            if not may or (value < best if side_of(seat) else value > best):
                best, may = value, after
            elif value == best:
                may |= after
        return best, may

    def _taken(self, hands: Hands, leader: int, table: tuple[Card, ...], *, now: bool) -> tuple[int, int]:
        place = _winning(self._trump, table)
        winner, number = (leader + place) % SEATS, TRICKS - hands[0].bit_count()
        points, may = _brought(table, place, (winner - self._seat) % SEATS, number)
        if now:
            may |= _bit(NOW, table[place], (winner - self._seat) % SEATS)
        value, later = self._led(hands, winner) if hands[0] else (0, 0)
        return value + (-points if side_of(winner) else points), may | later

    def _led(self, hands: Hands, leader: int) -> tuple[int, int]:
        """Return the same at the beginning of a trick."""
        known = self._known.get((hands, leader))
        if known is None:
            known = self._known[hands, leader] = self._played(hands, leader, ())
        return known


def _without(hands: Hands, seat: int, card: Card) -> Hands:
    a, b, c, d = hands
    bit = 1 << card
    if seat == 0:
        return a ^ bit, b, c, d
    if seat == 1:
        return a, b ^ bit, c, d
    return (a, b, c ^ bit, d) if seat == 2 else (a, b, c, d ^ bit)


# What is certain


def _facts(may: int) -> Iterator[Fact]:
    """Yield what is certain on a deal on which nothing else may happen."""
    now, middle, last = _wins(may, NOW), _wins(may, MIDDLE), _wins(may, LAST)
    yield from _by_side(What.TRICK, now, (now[0][0],) if len(now) == 1 else ())
    # A seven that may win the last trick brings more, and is told by itself.
    if not any(card.rank is Rank.SEVEN for card, _ in last):
        yield from _by_side(What.LAST, last, (), LAST_BONUS)
    taken = dict[Card, list[int]]()
    for card, side in _wins(may, TAKEN):
        taken.setdefault(card, []).append(side)
    for card, sides in taken.items():
        if card.points and len(sides) == 1:
            yield Fact(What.CARDS, Who.THEM if sides[0] else Who.US, (card,))
        if card.rank is Rank.SEVEN:
            yield from _seven(
                card, [win for win in middle if win[0] is card], [win for win in last if win[0] is card], may
            )


def _seven(card: Card, middle: list[tuple[Card, int]], last: list[tuple[Card, int]], may: int) -> Iterator[Fact]:
    if not middle and not last:
        yield Fact(What.IDLE, Who.NOBODY, (card,))
    elif not may >> FALLS + card & 1:
        yield from _by_side(
            What.SEVEN, [*middle, *last], (card,), 0 if middle and last else SEVEN_LAST if last else SEVEN_BONUS
        )


def _by_side(
    what: What, wins: Iterable[tuple[Card, int]], cards: tuple[Card, ...] = (), brings: int = 0
) -> Iterator[Fact]:
    """Yield who wins something, by place and by side, as far as that is certain."""
    who = _who({place for _, place in wins})
    if who is None:
        return
    yield Fact(what, who, cards, brings)
    if who in PLACED:
        yield Fact(what, Who.US if who.sign > 0 else Who.THEM, cards if what is What.SEVEN else (), brings)


def _who(places: set[int]) -> Who | None:
    """Return who these places are, the only one or a side; `None` where both sides are among them, or nobody."""
    if len(places) == 1:
        return PLACED[min(places)]
    sides = {side_of(place) for place in places}
    return None if len(sides) != 1 else Who.THEM if sides == {1} else Who.US
