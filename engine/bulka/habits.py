"""How players of Bulka choose cards: with which odds a card is played, learnt from games of computers.

The odds of a card depend on its suit alone: which of its cards the player holds, which it has not seen, and how many
cards the hand still has. So they are worked out once for each suit that comes up, and looked up from then on. They
serve twice: a hand with which the opponent would have played as it has is likelier than others, and deals are played
out by players who see no more than players do.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, repeat
from operator import add, mul
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from engine.cards.trappola_pack import CARDS, RANK_MASKS, SUIT_MASKS, Card, Rank
from engine.duel.play import Trick
from engine.duel.solver import Position

SHIPPED: Final = Path(__file__).with_name("habits.json")
"""The weights, as `tests/bench/habits.py` finds them."""
STEP: Final = 1.01
"""One more in the weights makes a card so much more likely."""
MAX_WEIGHT: Final = 1000
"""No card's weights come to more than this, nor to less than minus this."""
UNIFORM: Final = 0.05
"""The share of choices that are taken to be made without thinking."""
SITUATIONS: Final = 4
"""A card leads, beats the card led, loses to it, or is of another suit."""

_RANKS: Final = len(Rank)
_ACES: Final = RANK_MASKS[Rank.ACE]
_SUIT_OF: Final = tuple(SUIT_MASKS[card.suit] for card in CARDS)
_SUIT: Final = (1 << _RANKS) - 1
_KINDS: Final = (0, 1, 1, 1, 1, 2, 2, 2, 3)
"""By rank: deuce, plain card, picture, ace."""
_STAGES: Final = (5, 5, 5, 4, 3, 2, 2, 1, 1, 0)
"""By the number of cards held: the first trick is 0, the last two are 5."""
_NONE: Final = _RANKS
"""Stands for the rank of the card led where none is."""
SIZES: Final = (216, 840, 80, 18, 378, 180, 240, 18, 90, 12, 96)
"""How many numbers each fact about a card can be."""
WIDTH: Final = sum(SIZES)
"""How many weights each situation has."""

_PLACES: Final = tuple(accumulate(SIZES[:-1], initial=0))
"""Where the weights of each fact begin."""

# A key is one number: the cards held and not seen of a suit, and from these bits on what else matters.
_UNSEEN: Final = _RANKS
_STAGE: Final = 2 * _RANKS
_LED: Final = _STAGE + 3
_OTHER: Final = 4
"""Set above the rank led if the suit led is another one."""
_KEEPS: Final = _LED + _OTHER + 1

_ALWAYS: Final = tuple(stage << _STAGE for stage in _STAGES)
_STARTS: Final = tuple(range(0, len(CARDS), _RANKS))

Odds = tuple[float, tuple[tuple[float, int], ...], tuple[float, ...]]
"""All the odds of a suit, its legal cards by rank with the sum of odds up to each, and the odds by rank."""


def facts(key: int, rank: int) -> tuple[int, list[int]]:
    """Return the situation of a card, and what is true of it as places among that situation's weights."""
    held, unseen, stage = key & _SUIT, key >> _UNSEEN & _SUIT, key >> _STAGE & 7
    led, other, keeps = key >> _LED & 15, key >> _LED + _OTHER & 1, key >> _KEEPS
    above, many, length = min(3, (unseen >> rank + 1).bit_count()), min(6, unseen.bit_count()), held.bit_count()
    length, kind, low = min(5, length) - 1, _KINDS[rank], held & (1 << rank) - 1
    situation = 0 if led == _NONE else 3 if other else 1 if rank > led else 2
    lowest = not (low >> led + 1 if situation == 1 else low)
    deuce, deuce_out = held & 1, unseen & 1
    numbers = (
        # How many unseen cards beat it, how many of the suit are unseen, and how many are held.
        (rank * 4 + above) * 6 + stage,
        ((kind * 5 + length) * 7 + many) * 6 + stage,
        ((kind * 2 + deuce) * 5 + length) * 2 + (above > 0),
        rank * 2 + deuce_out,
        (rank * 7 + many) * 6 + stage,
        (rank * 5 + length) * 4 + above,
        ((kind * 5 + length) * 2 + deuce_out) * 6 + stage,
        # Whether aces can still be kept, what was led, and whether a lower card would do as well.
        rank * 2 + (keeps and rank == Rank.ACE),
        rank * 10 + led,
        lowest * 6 + stage,
        (kind * 4 + _KINDS[led % _NONE]) * 6 + stage,
    )
    return situation, list(map(add, _PLACES, numbers))


@cache
def shipped() -> tuple[tuple[int, ...], ...]:
    """Return the weights that come with the project, by situation."""
    return tuple(map(tuple, json.loads(SHIPPED.read_text(encoding="ascii"))))


@cache
def _powers() -> tuple[float, ...]:
    """Return the odds by the sum of weights; products are the same on every machine, powers need not be."""
    up = list(accumulate(repeat(STEP, MAX_WEIGHT), mul, initial=1.0))
    return (*(1 / each for each in up[:0:-1]), *up)


@lru_cache(1 << 13)
def _odds(key: int) -> Odds:
    """Return the odds of the cards of one suit."""
    held = key & _SUIT
    powers, by_rank, upto, ladder = _powers(), [0.0] * _RANKS, 0.0, []
    for rank in range(_RANKS):
        if held >> rank & 1:
            situation, true = facts(key, rank)
            total = sum(map(shipped()[situation].__getitem__, true))
            by_rank[rank] = powers[max(-MAX_WEIGHT, min(MAX_WEIGHT, total)) + MAX_WEIGHT]
            upto += by_rank[rank]
            ladder.append((upto, rank))
    return upto, tuple(ladder), tuple(by_rank)


def suits_of(hand: int, unseen: int, led: int, keeps: bool) -> list[tuple[int, int]]:
    """Return each suit that may be played, by its lowest card, with the key of its odds; `led` is -1 where none is."""
    always = _ALWAYS[hand.bit_count()]
    if led < 0:
        always |= _NONE << _LED
    else:
        start = led // _RANKS * _RANKS
        always |= led - start << _LED
        if held := hand >> start & _SUIT:
            aces = (keeps and held >> Rank.ACE) << _KEEPS
            return [(start, held | (unseen >> start & _SUIT) << _UNSEEN | always | aces)]
        always |= 1 << _LED + _OTHER
    return [
        (start, held | (unseen >> start & _SUIT) << _UNSEEN | always | (keeps and held >> Rank.ACE) << _KEEPS)
        for start in _STARTS
        if (held := hand >> start & _SUIT)
    ]


def card_of(hand: int, unseen: int, led: int, keeps: bool, random: Random) -> int:
    """Return a card that the holder of a hand may play, each with its odds."""
    suits = []
    total = 0.0
    for start, key in suits_of(hand, unseen, led, keeps):
        odds = _odds(key)
        total += odds[0]
        suits.append((start, odds))
    aim = random.random() * total
    for start, (all_odds, ladder, _) in suits:
        if aim < all_odds:
            for upto, rank in ladder:
                if aim < upto:
                    return start + rank
        aim -= all_odds
    return start + rank


class Players:
    """Two who play a deal out, each seeing its own hand and the cards played."""

    def __init__(self, position: Position, card: Card, open_: int, lacked: Sequence[int], random: Random) -> None:
        """Start with the card that the side to move plays.

        `open_` are the cards not played before it, `lacked` the suits that each side is known to lack.
        """
        self._open, self._lacked, self._random = open_, list(lacked), random
        self._keeps = [aces > 0 for aces in position.aces]
        self._show(position.turn, -1 if position.led is None else position.led, card)

    def choose(self, hands: Sequence[int], side: int, led: int) -> int:
        """Choose a card for a side; `led` is the card led, or -1."""
        hand = hands[side]
        may = hand if led < 0 else hand & _SUIT_OF[led] or hand
        card = may.bit_length() - 1
        if may & may - 1:
            unseen = self._open & ~(hand | self._lacked[1 - side])
            card = card_of(hand, unseen, led, self._keeps[side], self._random)
        self._show(side, led, card)
        return card

    def _show(self, side: int, led: int, card: int) -> None:
        self._open &= ~(1 << card)
        if led >= 0 and not _SUIT_OF[led] >> card & 1:
            self._lacked[side] |= _SUIT_OF[led]


class Choice(NamedTuple):
    """A card that the opponent has played."""

    card: int
    led: int
    """The card led to the trick before it, or -1."""
    hidden: int
    """The cards neither played nor of suits that the other is known to lack; the opponent has seen its own of them."""
    later: int
    """The cards that the opponent has played from then on, as a mask."""


def choices(tricks: Sequence[Trick], led: Card | None, opponent: int) -> list[Choice]:
    """Return the cards that the opponent has played, in order; `led` is its card on the table."""
    gone = lacked = 0
    found: list[tuple[int, int, int]] = []
    for trick in tricks:
        first, second = trick.cards
        hidden = (1 << len(CARDS)) - 1 & ~(gone | lacked)
        if trick.leader == opponent:
            found.append((first, -1, hidden))
            if second.suit is not first.suit:
                lacked |= SUIT_MASKS[first.suit]
        else:
            found.append((second, first, hidden & ~first.bit))
        gone |= first.bit | second.bit
    if led is not None:
        found.append((led, -1, (1 << len(CARDS)) - 1 & ~(gone | lacked)))
    later, told = 0, []
    for card, before, hidden in reversed(found):
        later |= 1 << card
        told.append(Choice(card, before, hidden, later))
    return told[::-1]


def weight_of(hand: int, told: Sequence[Choice], aces: int) -> float:
    """Return how likely the cards are that the opponent has played, if it still holds this hand.

    `aces` are the aces it has played.
    """
    weight, keeps = 1.0, (hand & _ACES | aces).bit_count() >= 3
    for choice in told:
        held = hand | choice.later
        total = number = 0.0
        for start, key in suits_of(held, choice.hidden & ~held, choice.led, keeps):
            all_odds, ladder, by_rank = _odds(key)
            total += all_odds
            number += len(ladder)
            if start <= choice.card < start + _RANKS:
                mine = by_rank[choice.card - start]
        if number > 1:
            weight *= (1.0 - UNIFORM) * mine / total + UNIFORM / number
    return weight
