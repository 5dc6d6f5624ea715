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
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import accumulate, repeat
from math import gcd
from operator import add, mul, sub
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
"""What a hidden unit passes on is given in sixteenths, and is at least 0 and at most `MOST`."""
MOST: Final = 63
UNIFORM: Final = 0.05
"""The share of choices that are taken to be made without thinking."""
SHIPPED: Final = Path(__file__).with_name("belief.json")
"""The weights, as `tests/bench/learn.py` finds them."""

_SHIFT: Final = (FINE // COARSE).bit_length() - 1
_TOO_MUCH: Final = ZERO - (MOST + 1) * (FINE // COARSE)
_DROPPED: Final = 3
"""How many bits of a difference between two cards are too fine to matter."""
_SPREAD: Final = 0.618
"""Steps of this share of a circle come everywhere about equally soon."""
_BIT: Final = tuple(bytes(byte >> rank & 1 for byte in range(256)) for rank in range(8))
"""For each rank, a table from the byte of a suit's cards to 1 if it is among them."""

Row = tuple[int, ...]


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
    """A network with one layer of hidden units, each of which has one weight in every row."""

    hand: tuple[Row, ...]
    """For each number of a card, the weights if it is held."""
    facts: tuple[Row, ...]
    """For each fact, the weights if it is true; the last row is always added."""
    cards: tuple[Row, ...]
    """For each number of a card, how much the units speak for playing it."""
    bias: Row
    """For each number of a card, how much speaks for playing it whatever the units say."""
    odds: tuple[float, ...]
    """How much more likely a card is than another, by the difference of what speaks for them."""


@cache
def shipped() -> tuple[Net, Net]:
    """Return the networks that come with the project: for who follows, and for who leads."""
    follow, lead = (read(each) for each in json.loads(SHIPPED.read_text(encoding="ascii")))
    return follow, lead


def read(written: dict[str, list[list[int]]]) -> Net:
    """Return a network from its weights."""
    hand, facts, cards = (tuple(map(tuple, written[name])) for name in ("hand", "facts", "cards"))
    (bias,), ((scale,),) = written["bias"], written["scale"]
    # Products of floats are the same on every machine; what `math.exp` returns need not be.
    step = reduce(mul, repeat(1.0 + 1.0 / 4096, 4096 // (scale * COARSE >> _DROPPED)))
    up = list(accumulate(repeat(step, (ZERO >> _DROPPED) - 1), mul, initial=1.0))
    # The first stands for a card that is not held.
    return Net(hand, facts, cards, tuple(bias), (0.0, *(1 / each for each in up[:0:-1]), *up))


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
        total, count = [1.0] * self._number, self._ones
        for card, plane in options.items():
            against = self._read(self._against(card, choice, units, net) & (plane << LANE) - plane)
            total = list(map(add, total, map(net.odds.__getitem__, against)))
            count += plane
        numbers = self._read(count)
        return [(1.0 - UNIFORM) / all_ + UNIFORM / number for all_, number in zip(total, numbers, strict=True)]

    def _against(self, card: int, choice: Choice, units: list[int], net: Net) -> int:
        """Return how much more speaks for another card than for the one chosen, as the place among the odds."""
        this, that = choice.numbers[choice.card], choice.numbers[card]
        always = self._ones * (net.bias[that] - net.bias[this] + ZERO)
        more: int = always + sum(map(mul, map(sub, net.cards[that], net.cards[this]), units))
        return more >> _DROPPED & ((1 << LANE - _DROPPED) - 1) * self._ones

    def _units(self, choice: Choice, later: int, net: Net) -> list[int]:
        """Return the hidden units, each 0 to `MOST` in every lane."""
        ones, numbers = self._ones, choice.numbers
        zero, most, too_much = ZERO * ones, MOST * ones, _TOO_MUCH * ones
        planes = self._planes[choice.seat]
        sure = [net.facts[fact] for fact in choice.facts] + [net.hand[numbers[card]] for card in cards_in(later)]
        always = map(sum, zip(net.facts[-1], *sure, strict=True))
        held = list(planes.values())
        units = []
        for base, *weights in zip(always, *[net.hand[numbers[card]] for card in planes], strict=True):
            unit = zero + base * ones + sum(map(mul, weights, held))
            positive = unit >> LANE - 1 & ones
            unit &= (positive << LANE - 1) - positive
            full = unit + too_much >> LANE - 1 & ones
            units.append((unit >> _SHIFT | full * MOST) & most)
        return units

    def _read(self, lanes: int) -> tuple[int, ...]:
        return unpack(f"<{self._number}H", lanes.to_bytes(2 * self._number, "little"))


def _planes(hands: Sequence[int]) -> dict[int, int]:
    """Return for each card that a seat holds in some lane the integer with 1 where it does."""
    suits, wide, planes = pack(f"<{len(hands)}I", *hands), bytearray(2 * len(hands)), {}
    for card in range(len(CARDS)):
        wide[::2] = suits[card >> 3 :: 4].translate(_BIT[card & 7])
        if plane := int.from_bytes(wide, "little"):
            planes[card] = plane
    return planes
