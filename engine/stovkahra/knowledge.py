"""What a seat can know of the hidden cards, and random deals that fit it.

Apart from its own hand a seat knows that the dealer holds the card shown (rule 7), which first cards of eldest lie
open (rule 8), that whoever declares a rank holds it (rule 9), and that whoever does not follow, trump or beat
cannot (rules 14, 15). All of this is read from the seat's `View`, so nothing is used that the seat is not shown.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, combinations, product
from math import comb
from random import Random
from typing import Final

from engine.cards.german_pack import CARDS, RANK_MASKS, SUIT_MASKS, Card, Rank, Suit, cards_in
from engine.cards.pack import mask_of
from engine.stovkahra.declarations import VALUES
from engine.stovkahra.rules import SEATS, Phase, View
from engine.stovkahra.trick import BEATS

ALL_CARDS: Final = (1 << len(CARDS)) - 1
DECLARABLE: Final = sum(1 << rank for rank in VALUES)
"""The ranks that may be declared, as bits of a byte."""

Hands = tuple[int, int, int, int]
"""The hands of seats 0 to 3, as masks."""


@dataclass(slots=True)
class Knowledge:
    """What one seat knows of the cards that are still held."""

    seat: int
    held: tuple[int, ...]
    """How many cards each seat holds."""
    known: list[int]
    """For each seat, the cards that it certainly holds, as a mask."""
    possible: list[int]
    """For each seat, the cards that it may hold, as a mask; the certain ones are included."""
    played: list[int]
    """For each seat, the cards that it has played in this deal, as a mask."""
    triples: list[tuple[int, int]]
    """For each declared three whose missing card is unknown: the seat, and the cards of the rank it has not played."""
    undeclared: list[int]
    """For each seat, the ranks that it could have declared and did not, as bits of a byte."""


def knowledge(view: View, *, believing: bool = True) -> Knowledge:
    """Collect all that the seat of a view can know; raise `ValueError` before cards are dealt, or without a seat.

    With `believing`, a signal is taken to mean what it customarily means (rule 12), although nobody checks it.
    """
    if view.seat is None or view.trump_card is None:
        raise ValueError("only a seat, and only once cards are dealt, knows of cards")
    played = [0] * SEATS
    possible = [ALL_CARDS] * SEATS
    for leader, cards in tricks_of(view):
        read_trick(view.trump_card.suit, leader, cards, played, possible)
    gone = played[0] | played[1] | played[2] | played[3]
    hand = mask_of(list(view.hand))
    known = [0] * SEATS
    known[view.dealer] |= view.trump_card.bit & ~gone
    known[view.eldest] |= mask_of(list(view.open_cards))
    known[view.seat] = hand
    facts = Knowledge(view.seat, view.held, known, possible, played, [], [0] * SEATS)
    if view.phase is not Phase.DECLARE:
        # While others may still declare, a missing declaration means nothing.
        facts.undeclared = [DECLARABLE if seat != view.seat else 0 for seat in range(SEATS)]
    for seat, (rank, number) in view.declarations:
        _read_declaration(facts, seat, rank, number)
    if believing and view.signal is not None and view.seat == view.eldest:
        _read_signal(facts, view, view.signal, gone)
    _settle(facts, gone)
    return facts


def tricks_of(view: View) -> Iterator[tuple[int, Sequence[Card]]]:
    """Yield the leader and the cards of each trick of the deal, the one under way included."""
    for trick in view.tricks:
        yield trick.leader, trick.cards
    if view.table and view.leader is not None:
        yield view.leader, view.table


def read_trick(trump: Suit, leader: int, cards: Sequence[Card], played: list[int], possible: list[int]) -> None:
    """Note what the cards of a trick tell about the hands of those who played them (rules 14, 15)."""
    led, best = cards[0].suit, cards[0]
    played[leader] |= best.bit
    for place, card in enumerate(cards[1:], start=1):
        seat = (leader + place) % SEATS
        played[seat] |= card.bit
        beats = BEATS[trump][best]
        if card.suit is not led:
            possible[seat] &= ~SUIT_MASKS[led]
            if card.suit is not trump:
                possible[seat] &= ~SUIT_MASKS[trump]
        if beats & card.bit:
            best = card
        elif card.suit is led or card.suit is trump:
            possible[seat] &= ~(beats & SUIT_MASKS[card.suit])


def _read_declaration(facts: Knowledge, seat: int, rank: Rank, number: int) -> None:
    facts.undeclared[seat] &= ~(1 << rank)
    if seat == facts.seat:
        return
    cards = RANK_MASKS[rank] & ~facts.played[seat]
    elsewhere = facts.known[facts.seat]
    for other in range(SEATS):
        if other != seat:
            elsewhere |= facts.played[other] | facts.known[other]
    if number == SEATS or cards & elsewhere:
        facts.known[seat] |= cards & ~elsewhere
    else:
        facts.triples.append((seat, cards))


def _read_signal(facts: Knowledge, view: View, suit: Suit, gone: int) -> None:
    """Note that dealer's right holds the seven of trumps and none of the suit, unless that is impossible (rule 12)."""
    assert view.trump is not None
    right = view.right
    seven = Card.of(view.trump, Rank.SEVEN).bit
    elsewhere = 0
    for seat in range(SEATS):
        if seat != right:
            elsewhere |= facts.known[seat] | facts.played[seat]
    may_hold = (facts.possible[right] & ~elsewhere) | facts.played[right]
    if not seven & may_hold or facts.played[right] & SUIT_MASKS[suit]:
        return
    facts.possible[right] &= ~SUIT_MASKS[suit]
    facts.known[right] |= seven & ~gone


def deals_of(view: View) -> Deals:
    """Return the deals that are possible for a seat; disbelieve a signal that cannot be true."""
    try:
        return Deals(knowledge(view))
    except ValueError:
        return Deals(knowledge(view, believing=False))


def _settle(facts: Knowledge, gone: int) -> None:
    """Exclude from what each seat may hold the cards played, and the cards that others certainly hold."""
    for seat in range(SEATS):
        others = gone
        for other in range(SEATS):
            if other != seat:
                others |= facts.known[other]
        facts.possible[seat] &= ~others
        if seat == facts.seat:
            facts.possible[seat] = facts.known[seat]


WAYS_KEPT: Final = 4096
"""So many ways to share cards out are remembered: whoever plays deals out meets the same ones again and again."""
WITHHELD: Final = 0.1
"""The probability that a deal is kept in which somebody could have declared and did not."""


@dataclass(frozen=True, slots=True)
class Split:
    """One way to share out the unseen cards: how many cards of each group go to which seat.

    A group is all cards that the same seats may hold.
    """

    deals: int
    """How many deals share the cards out in this way."""
    fixed: Hands
    """The cards that each seat certainly holds then."""
    parts: tuple[tuple[tuple[int, ...], tuple[tuple[int, int], ...]], ...]
    """For each group its cards, as single bits, and the pairs of a seat and the number of cards that it gets."""


class Deals:
    """All deals of the hidden cards that fit what a seat knows; each is drawn with the same probability."""

    def __init__(self, facts: Knowledge) -> None:
        self._facts = facts
        self._splits = list(_splits(facts))
        self._upto = list(accumulate(split.deals for split in self._splits))
        if not self._upto:
            raise ValueError("no deal fits what is known")
        self.count = self._upto[-1]
        """How many deals fit."""

    def draw(self, random: Random, count: int) -> list[Hands]:
        """Draw `count` deals; deals in which a combination was not declared are mostly drawn again."""
        facts, chance, bits = self._facts, random.random, self.count.bit_length()
        suspects = [
            (seat, undeclared, facts.played[seat])
            for seat, undeclared in enumerate(facts.undeclared)
            if undeclared & three_of(facts.possible[seat] | facts.played[seat])
        ]
        drawn: list[Hands] = []
        patience = 3 * count
        while len(drawn) < count:
            # As `randrange` does it, which takes three times as long.
            while (number := random.getrandbits(bits)) >= self.count:
                pass
            split = self._splits[bisect(self._upto, number)]
            hands = list(split.fixed)
            for cards, shares in split.parts:
                # A random order of the cards of a group decides who gets which.
                order, start = sorted(cards, key=lambda _: chance()), 0
                for seat, share in shares:
                    end = start + share
                    hands[seat] |= sum(order[start:end])
                    start = end
            patience -= 1
            for seat, undeclared, played in suspects if patience >= 0 else ():
                if undeclared & three_of(hands[seat] | played):
                    kept = chance() < WITHHELD
                    break
            else:
                kept = True
            if kept:
                drawn.append((hands[0], hands[1], hands[2], hands[3]))
        return drawn

    def every(self) -> Iterator[Hands]:
        """Yield every deal that fits."""
        for split in self._splits:
            shared = [list(_shared(cards, shares)) for cards, shares in split.parts]
            for parts in product(*shared):
                hands = list(split.fixed)
                for part in parts:
                    hands = [hand | more for hand, more in zip(hands, part, strict=True)]
                yield hands[0], hands[1], hands[2], hands[3]


def _shared(cards: Sequence[int], shares: Sequence[tuple[int, int]]) -> Iterator[list[int]]:
    """Yield each way to give single cards to seats, so many to each, as the masks that seats 0 to 3 get."""
    if not shares:
        yield [0] * SEATS
        return
    (seat, share), *others = shares
    for chosen in combinations(cards, share):
        for rest in _shared([card for card in cards if card not in chosen], others):
            rest[seat] |= sum(chosen)
            yield rest


def three_of(hand: int) -> int:
    """Return the ranks of which a hand holds three or four, as bits of a byte."""
    a, b, c, d = hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF, hand >> 24
    return (a & b & (c | d)) | (c & d & (a | b))


def _splits(facts: Knowledge) -> Iterator[Split]:
    """Yield all splits, for each choice of the card that each declared three lacks."""
    for missing in product(*(cards_in(cards) for _, cards in facts.triples)):
        known, possible = list(facts.known), list(facts.possible)
        for (seat, cards), lacking in zip(facts.triples, missing, strict=True):
            known[seat] |= cards & ~lacking.bit
            possible[seat] &= ~lacking.bit
        yield from _splits_of(facts, known, possible)


def _splits_of(facts: Knowledge, known: list[int], possible: list[int]) -> Iterator[Split]:
    certain = known[0] | known[1] | known[2] | known[3]
    if sum(map(int.bit_count, known)) != certain.bit_count() or any(known[s] & ~possible[s] for s in range(SEATS)):
        return
    others = [seat for seat in range(SEATS) if seat != facts.seat]
    free = [facts.held[seat] - known[seat].bit_count() for seat in others]
    gone = facts.played[0] | facts.played[1] | facts.played[2] | facts.played[3]
    kinds: dict[tuple[int, ...], list[int]] = {}
    for card in cards_in(ALL_CARDS & ~gone & ~certain):
        places = tuple(place for place, seat in enumerate(others) if possible[seat] & card.bit)
        kinds.setdefault(places, []).append(card.bit)
    if () in kinds:
        return
    fixed = (known[0], known[1], known[2], known[3])
    for deals, shares in _shares(tuple(kinds), tuple(map(len, kinds.values())), tuple(free)):
        parts = tuple(
            (
                tuple(cards),
                tuple((others[place], share) for place, share in zip(places, given, strict=True) if share),
            )
            for (places, cards), given in zip(kinds.items(), shares, strict=True)
        )
        yield Split(deals, fixed, parts)


@lru_cache(WAYS_KEPT)
def _shares(
    kinds: tuple[tuple[int, ...], ...], sizes: tuple[int, ...], free: tuple[int, ...]
) -> list[tuple[int, list[tuple[int, ...]]]]:
    """Return every way to give out the groups that fills all hands, with the number of deals it stands for."""
    if not kinds:
        return [] if any(free) else [(1, [])]
    places, size = kinds[0], sizes[0]
    ways_found = []
    for given in _compositions(size, [free[place] for place in places]):
        left = list(free)
        ways, rest = 1, size
        for place, share in zip(places, given, strict=True):
            left[place] -= share
            ways *= comb(rest, share)
            rest -= share
        for deals, shares in _shares(kinds[1:], sizes[1:], tuple(left)):
            ways_found.append((ways * deals, [given, *shares]))
    return ways_found


def _compositions(total: int, limits: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the ways to write a number as a sum whose parts have these limits."""
    if len(limits) == 1:
        if total <= limits[0]:
            yield (total,)
        return
    for first in range(max(0, total - sum(limits[1:])), min(total, limits[0]) + 1):
        for rest in _compositions(total - first, limits[1:]):
            yield (first, *rest)
