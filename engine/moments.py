"""Moments: what decided a deal or a game, or was the most remarkable in it, certain from what everybody has seen.

A game finds them in the view that everybody has when a deal is over, so that none can tell what not all may know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Final, NamedTuple, Protocol

from engine.cards.pack import PackCard
from engine.moves import Combination


class MomentKind(StrEnum):
    """What is told of a moment."""

    HUNDRED_UNSAID = "hundred-unsaid"
    """The side that lost had a hundred, could say dost, and did not; `seat` is who could, `trick` after which."""
    DOST_RIGHT = "dost-right"
    """The side that won by the count could have said dost rightly since a trick."""
    LAST_TRICK = "last-trick"
    """The last trick brought the winners their hundred; `more` is what they had before it."""
    SET_DECIDED = "set-decided"
    """Without a set that was declared its side would have had no hundred, but `more`."""
    SET_AHEAD = "set-ahead"
    """A declared set brought more points than its side is ahead by in the deal."""
    KEPT_BACK = "kept-back"
    """Somebody held a set that could be declared, and did not."""
    ACES_LOST = "aces-lost"
    """Declared aces brought `points` instead of `more`, because one of them was lost in a trick."""
    FIRST_LOW = "first-low"
    """The first trick was won with the lowest rank, for the great bonus."""
    LAST_LOW = "last-low"
    """The last trick, or the last `more` tricks, were won with the lowest rank."""
    SWEPT = "swept"
    """One side won all tricks."""
    TURNED = "turned"
    """Whoever won the game was behind before its last deal, by `points`."""
    BIG_TRICK = "big-trick"
    """The richest trick: had the others won it, they would be ahead in the deal."""
    ACE_FELL = "ace-fell"
    """An ace was beaten by a trump; `other` had played it."""
    STREAK = "streak"
    """One side won the last `more` tricks, more than half of all."""


OF_THE_END: Final = (
    MomentKind.HUNDRED_UNSAID,
    MomentKind.SET_DECIDED,
    MomentKind.LAST_TRICK,
    MomentKind.DOST_RIGHT,
    MomentKind.TURNED,
)
"""The kinds that tell why a game ended as it did."""
GREAT: Final = 52
"""The great bonus, for the first trick."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened in a deal."""

    kind: MomentKind
    seat: int
    """Who did it, or somebody of the side that did."""
    trick: int = 0
    """The number of the trick, from 1; 0 for what was before the first."""
    card: PackCard | None = None
    """The card it is about, which was played."""
    combination: Combination | None = None
    points: int = 0
    more: int = 0
    other: int | None = None
    """Somebody else in it."""


class Brought(NamedTuple):
    """What a finished trick brought."""

    seat: int
    """Who won it."""
    side: int
    best: PackCard
    points: int
    """Its card points and its bonus."""
    bonus: int
    low: bool
    """Whether it was won with the lowest rank."""


class AnyTrick(Protocol):
    """A finished trick, as far as moments need it."""

    @property
    def plays(self) -> Sequence[tuple[int, PackCard]]:
        """Return the seat and the card of each play, in order."""


def no_moments(view: object) -> Iterable[Moment]:
    """Find no moments, for a game that has none."""
    return ()


def of_tricks(tricks: Sequence[Brought], all_tricks: int, last_low: int) -> Iterator[Moment]:
    """Yield the moments of the tricks of a deal that has `all_tricks`, if it was played to its end.

    `last_low` is how many of the last tricks have brought their bonus together, won with the lowest rank.
    """
    if tricks and tricks[0].low and tricks[0].bonus == GREAT:
        yield Moment(MomentKind.FIRST_LOW, tricks[0].seat, 1, tricks[0].best, points=GREAT)
    if len(tricks) < all_tricks:
        return
    last, row = tricks[-1], [list(won) for _, won in groupby(tricks, lambda trick: trick.side)]
    won = row[-1]
    if len(row) == 1:
        yield Moment(MomentKind.SWEPT, last.seat, all_tricks, points=sum(trick.points for trick in tricks))
    if last_low:
        yield Moment(MomentKind.LAST_LOW, last.seat, all_tricks, last.best, points=last.bonus, more=last_low)
    if len(row) > 1 and 2 * len(won) > all_tricks:
        brought = sum(trick.points for trick in won)
        yield Moment(MomentKind.STREAK, last.seat, all_tricks - len(won) + 1, points=brought, more=len(won))


def big_trick(tricks: Sequence[Brought], lead: tuple[int, int]) -> Iterator[Moment]:
    """Yield the richest trick, where the other side would be ahead in the deal if it had won that one.

    It would have the cards of it, but no bonus. `lead` is what each side has more than the other.
    """
    number, trick = max(enumerate(tricks, start=1), key=lambda each: each[1].points)
    ahead, as_rich = lead[trick.side], [each for each in tricks if each.points == trick.points]
    if 0 < ahead < 2 * trick.points - trick.bonus and len(as_rich) == 1:
        yield Moment(MomentKind.BIG_TRICK, trick.seat, number, trick.best, points=trick.points)


def kept_sets(
    tricks: Sequence[AnyTrick], declared: Container[tuple[int, object]], worth: Mapping[Combination, int]
) -> Iterator[Moment]:
    """Yield the set that nobody declared in hands that were played to the end, the dearest where there are several.

    `declared` has the seat and the rank of what was, `worth` the points of each set.
    """
    held = Counter((seat, card.rank) for trick in tricks for seat, card in trick.plays)
    kept = [
        (worth[combination], -seat, combination)
        for (seat, rank), number in held.items()
        if (combination := Combination(rank, number)) in worth and (seat, rank) not in declared
    ]
    if kept:
        points, seat, combination = max(kept)
        yield Moment(MomentKind.KEPT_BACK, -seat, combination=combination, points=points)
