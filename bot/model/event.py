"""Events: several play the same deals, and what they make of them is compared; what all events have in common."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from fractions import Fraction
from typing import Final

from bot.model.actions import Action
from engine.cards.shuffle import commitment

LEAST_RANKED: Final = 4
"""How many have to play a deal to its end before it counts in rankings and seasons."""


class Form(StrEnum):
    """How people meet who are compared."""

    DAILY = "daily"
    """Everybody alone with computers, on a day."""
    POOL = "pool"
    """Everybody who plays alone with computers, one after another."""
    TEAMS = "teams"
    """At an evening: the same people all the time."""
    INDIVIDUAL = "individual"
    """At an evening: others with each deal."""
    PAIRS = "pairs"
    """At an evening: the same two, against another pair in each round."""
    MATCH = "match"
    """Two servers, each of which is a team."""
    CHALLENGE = "challenge"
    """Two people, each alone with computers."""


ALONE: Final = (Form.DAILY, Form.POOL, Form.CHALLENGE)
"""The forms in which everybody plays alone with computers; in all others people sit at tables together."""


class Stage(StrEnum):
    """How far an event has come."""

    ASKED = "asked"
    """Nobody has accepted it."""
    OPEN = "open"
    OVER = "over"
    """All of its deals may be looked back on."""
    OFF = "off"
    """It does not take place."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventDeal:
    """A deal that several play, and what it is compared with."""

    event: int
    number: int
    """The number of the deal, counted from 1."""
    seed: bytes = field(repr=False)
    strong: int | None = None
    """What strong computers make of it in the seat of those who play it; `None` as long as nobody knows."""
    perfect: int | None = None
    """What perfect play would make of it."""
    strong_tricks: tuple[int, ...] | None = None
    """How many points each trick brought strong computers, less those that it brought the other side."""

    @property
    def seal(self) -> str:
        """The seal of the deal, which is shown before its first card."""
        return commitment(self.seed)

    @property
    def is_known(self) -> bool:
        """Whether it is all known what strong computers and perfect play make of it."""
        return None not in (self.strong, self.perfect, self.strong_tricks)


@dataclass(frozen=True, slots=True)
class Try:
    """How one person has played a deal alone with computers, or is playing it."""

    table_id: int | None
    """The table of it; `None` where its cards are no longer kept."""
    points: int
    """The points of the person's side less the other's, as the deal stands."""
    ended: bool
    """Whether its deal is over."""
    left_off: bool = False
    """Whether computers have played it to its end, because the person had left it off."""
    number: int = 1
    """How often the person has begun the deal."""

    @property
    def finished(self) -> bool:
        """Whether the person has played it to its end, so that it counts."""
        return self.ended and not self.left_off

    @property
    def is_kept(self) -> bool:
        """Whether the person has played it to its end, and its cards are still kept."""
        return self.finished and self.table_id is not None

    @property
    def under_way(self) -> bool:
        """Whether the person can go on with it."""
        return not self.ended and self.table_id is not None

    def is_again(self, before: Try | None) -> bool:
        """Return whether the person knew the cards, from an earlier time or from a try before."""
        return self.number > 1 or before is not None


@dataclass(frozen=True, slots=True)
class Field:
    """The points of all tries that people have played to their end: how many have come to each number."""

    tries: Mapping[int, int]

    @property
    def size(self) -> int:
        """How many tries there are."""
        return sum(self.tries.values())

    def with_one(self, points: int) -> Field:
        """Return the field as it would be with one more try of so many points.

        >>> Field({10: 1}).with_one(10).with_one(-5).tries
        {10: 2, -5: 1}
        """
        return Field({**self.tries, points: 1 + self.tries.get(points, 0)})

    def place(self, points: int) -> int:
        """Return the place of a try with these points, counted from 1; equal tries share a place."""
        return 1 + sum(number for other, number in self.tries.items() if other > points)

    @property
    def is_ranked(self) -> bool:
        """Whether so many have played the deal to its end that it counts in rankings and seasons."""
        return self.size >= LEAST_RANKED

    def equal(self, points: int) -> int:
        """Return how many others have as many points as a try of the field.

        >>> Field({10: 1, 0: 2}).equal(10), Field({10: 1, 0: 2}).equal(0)
        (0, 1)
        """
        return self.tries.get(points, 1) - 1

    def behind(self, points: int) -> int:
        """Return how many have fewer points."""
        return sum(number for other, number in self.tries.items() if other < points)

    def part(self, points: int) -> Fraction:
        """Return what a try of the field is worth beside the others: the part that is behind, equal ones by half.

        >>> Field({10: 1, 0: 2, -5: 1}).part(10), Field({10: 1, 0: 2, -5: 2}).part(0)
        (Fraction(1, 1), Fraction(5, 8))
        """
        return Fraction(2 * self.behind(points) + self.equal(points), 2 * (self.size - 1))

    def share(self, points: int) -> int:
        """Return what a try is worth in whole thousandths, as it is stored.

        >>> Field({10: 1, 0: 2, -5: 1}).share(10), Field({10: 1, 0: 2, -5: 1}).share(0)
        (1000, 500)
        """
        return round(1000 * self.part(points))

    def percent(self, points: int) -> int:
        """Return of how many per cent of the others a try is ahead, rounded down: 100 only where that is all.

        >>> Field({10: 1, 0: 2, -5: 1}).percent(0), Field({10: 1, 0: 998, -5: 1}).percent(10), Field({3: 2}).percent(3)
        (33, 100, 0)
        """
        return 100 * self.behind(points) // (self.size - 1)


@dataclass(frozen=True, slots=True)
class EveningAction(Action):
    """Something about an evening of the same deals."""

    evening: int
