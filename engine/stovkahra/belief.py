"""How likely the cards played so far would be in a deal: what the others' choices tell of their hands.

A small network, learnt from games of computer players, predicts which card a hand plays, from that hand and from what
everybody could see at the time. A deal in which the cards played are likely weighs more than one in which they are
surprising. Nothing depends on how a machine rounds, so that computers play alike everywhere.

As in `playout`, many deals are computed at once: each is a *lane*, here of sixteen bits of one long integer. Adding two
such integers, or multiplying one by a small number, does so in all lanes together.
"""

from __future__ import annotations

import json
from bisect import bisect
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import accumulate, repeat
from math import gcd
from operator import add, mul
from pathlib import Path
from random import Random
from struct import pack, unpack
from typing import Final

from engine.cards.german_pack import CARDS, cards_in
from engine.stovkahra.choices import Choice, choices
from engine.stovkahra.knowledge import Hands
from engine.stovkahra.rules import SEATS, View

LANE: Final = 16
"""Bits of a lane."""
ZERO: Final = 1 << LANE - 1
"""The number that stands for 0 in a lane, so that it can hold negative numbers, too."""
FINE: Final = 256
"""Weights of the first layer are given in 256ths."""
COARSE: Final = 16
"""What a hidden unit passes on is given in sixteenths, and is at least 0 and at most `MAX_UNIT`."""
MAX_UNIT: Final = 63
UNIFORM: Final = 0.05
"""The share of choices that are taken to be made without thinking."""
SHIPPED: Final = Path(__file__).with_name("belief.json")
"""The weights, as `tests/bench/learn.py` finds them."""

_SHIFT: Final = (FINE // COARSE).bit_length() - 1
_TOO_MUCH: Final = ZERO - (MAX_UNIT + 1) * (FINE // COARSE)
_DROPPED: Final = 3
"""How many bits of a difference between two cards are too fine to matter."""
_SPREAD: Final = 0.618
"""Steps of this share of a circle come everywhere about equally soon."""
_BIT: Final = tuple(bytes(byte >> rank & 1 for byte in range(256)) for rank in range(8))
"""For each rank, a table from the byte of a suit's cards to 1 if it is among them."""

_WIDE: Final = 32
"""Bits of a weight in a row of weights, which is one long integer, so that rows are added as numbers are."""


def likely(view: View, deals: Sequence[Hands], random: Random) -> list[Hands]:
    """Return as many of these deals, more often those in which the cards played so far are likely.

    Each deal comes as often as its weight says, but for the one that a fraction decides; any first part of what is
    returned is spread over all deals.
    """
    upto = list(accumulate(weights_of(view, deals)))
    number, step = len(deals), upto[-1] / len(deals)
    goal = random.random() * step
    stride = next(each for each in range(int(number * _SPREAD), 2 * number) if gcd(each, number) == 1)
    return [deals[min(bisect(upto, goal + at * stride % number * step), number - 1)] for at in range(number)]


def weights_of(view: View, deals: Sequence[Hands]) -> list[float]:
    """Return for each deal how likely the cards are that the others have played in it."""
    different = list(dict.fromkeys(deals))
    lanes, later, weights = Lanes(different), [0] * SEATS, [1.0] * len(different)
    for choice in reversed(list(choices(view))):
        later[choice.seat] |= choice.card.bit
        if choice.seat != view.seat:
            chances = lanes.chances(choice, later[choice.seat], shipped()[choice.leads])
            if chances is not None:
                weights = list(map(mul, weights, chances))
    weight_of = dict(zip(different, weights, strict=True))
    return [weight_of[hands] for hands in deals]


@dataclass(frozen=True, slots=True)
class Net:
    """A network with one layer of hidden units; a row, which is one long integer, has a weight for each of them."""

    units: int
    """How many hidden units there are."""
    hand: tuple[int, ...]
    """For each trait, the weights of a card that is held and has it."""
    facts: tuple[int, ...]
    """For each fact, the weights if it is true; the last row is always added."""
    cards: tuple[int, ...]
    """For each trait, how much the units speak for playing a card that has it; the last number is always added."""
    odds: tuple[float, ...]
    """How much more likely a card is than another, by the difference of what speaks for them."""


@cache
def shipped() -> tuple[Net, Net]:
    """Return the networks that come with the project: for who follows, and for who leads."""
    follow, lead = (read(each) for each in json.loads(SHIPPED.read_text(encoding="ascii")))
    return follow, lead


def read(written: dict[str, list[list[int]]]) -> Net:
    """Return a network from its weights."""
    hand, facts, cards = (tuple(map(_row, written[name])) for name in ("hand", "facts", "cards"))
    ((scale,),) = written["scale"]
    # Products of floats are the same on every machine; what `math.exp` returns need not be.
    step = reduce(mul, repeat(1.0 + 1.0 / 4096, 4096 // (scale * COARSE >> _DROPPED)))
    up = list(accumulate(repeat(step, (ZERO >> _DROPPED) - 1), mul, initial=1.0))
    # The first stands for a card that is not held.
    return Net(len(written["hand"][0]), hand, facts, cards, (0.0, *(1 / each for each in up[:0:-1]), *up))


class Lanes:
    """Deals that fit what a seat knows, and how likely choices are in each of them."""

    def __init__(self, deals: Sequence[Hands]) -> None:
        self._number = len(deals)
        self._ones = sum(1 << LANE * lane for lane in range(len(deals)))
        self._planes = [_planes([hands[seat] for hands in deals]) for seat in range(SEATS)]

    def chances(self, choice: Choice, later: int, net: Net) -> list[float] | None:
        """Return for each deal how likely a choice was; `None` if there was none.

        `later` are the cards that the seat has played since, with the one chosen.
        """
        held = dict.fromkeys(cards_in(later & ~choice.card.bit), self._ones) | self._planes[choice.seat]
        options = {card: plane for card, plane in held.items() if choice.options >> card & 1}
        if not options:
            return None
        units = self._units(choice, later, net)
        this = _sum(net.cards, choice.traits[choice.card])
        total, count = [1.0] * self._number, self._ones
        for card, plane in options.items():
            more = _weights(_sum(net.cards, choice.traits[card]) - this, net.units + 1)
            against = self._read(self._against(more, units) & (plane << LANE) - plane)
            total = list(map(add, total, map(net.odds.__getitem__, against)))
            count += plane
        numbers = self._read(count)
        return [(1.0 - UNIFORM) / all_ + UNIFORM / number for all_, number in zip(total, numbers, strict=True)]

    def _against(self, more: Iterable[int], units: list[int]) -> int:
        """Return how much more speaks for another card than for the one chosen, as the place among the odds."""
        spoken: int = ZERO * self._ones + sum(map(mul, more, units))
        return spoken >> _DROPPED & ((1 << LANE - _DROPPED) - 1) * self._ones

    def _units(self, choice: Choice, later: int, net: Net) -> list[int]:
        """Return the hidden units, each 0 to `MAX_UNIT` in every lane, and a last one that is 1."""
        ones = self._ones
        zero, most, too_much = ZERO * ones, MAX_UNIT * ones, _TOO_MUCH * ones
        planes = self._planes[choice.seat]
        sure = net.facts[-1] + _sum(net.facts, choice.facts)
        sure += sum(_sum(net.hand, choice.traits[card]) for card in cards_in(later))
        always, held = _weights(sure, net.units), list(planes.values())
        units = []
        each = [_weights(_sum(net.hand, choice.traits[card]), net.units) for card in planes]
        for base, *weights in zip(always, *each, strict=True):
            unit = zero + base * ones + sum(map(mul, weights, held))
            positive = unit >> LANE - 1 & ones
            unit &= (positive << LANE - 1) - positive
            full = unit + too_much >> LANE - 1 & ones
            units.append((unit >> _SHIFT | full * MAX_UNIT) & most)
        return [*units, ones]

    def _read(self, lanes: int) -> tuple[int, ...]:
        return unpack(f"<{self._number}H", lanes.to_bytes(2 * self._number, "little"))


def _row(weights: Sequence[int]) -> int:
    """Return weights as one long integer, the first one lowest."""
    middle = _middle(len(weights))
    return (int.from_bytes(pack(f"<{len(weights)}i", *weights), "little") ^ middle) - middle


def _weights(row: int, number: int) -> tuple[int, ...]:
    """Return so many weights of a row, or of a sum of rows."""
    middle = _middle(number)
    return unpack(f"<{number}i", (row + middle ^ middle).to_bytes(number * _WIDE // 8, "little"))


@cache
def _middle(number: int) -> int:
    """Return a row that makes every weight positive where it is added."""
    return sum(1 << _WIDE * at + _WIDE - 1 for at in range(number))


def _sum(rows: Sequence[int], which: Iterable[int]) -> int:
    return sum(rows[at] for at in which)


def _planes(hands: Sequence[int]) -> dict[int, int]:
    """Map each card that is held in some lane to an integer of 16-bit lanes, each 1 where its hand has the card.

    `hands` is the hand of a seat as a mask, one for each lane.
    """
    suits, wide, planes = pack(f"<{len(hands)}I", *hands), bytearray(2 * len(hands)), {}
    for card in range(len(CARDS)):
        wide[::2] = suits[card >> 3 :: 4].translate(_BIT[card & 7])
        if plane := int.from_bytes(wide, "little"):
            planes[card] = plane
    return planes
