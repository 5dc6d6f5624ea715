"""The deal of the day: what is known of it, of one person's try, and of the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, timedelta
from fractions import Fraction
from typing import Final, NamedTuple

from bot.model.duplicate import Duplicate, daily_of
from bot.model.mistakes import Mistake
from bot.model.person import Person
from engine.cards.shuffle import commitment
from engine.game import Rules, TrickMade
from engine.games import GAMES

LEAST_RANKED: Final = 4
"""How many have to play a deal to its end before it counts in rankings and seasons."""


@dataclass(frozen=True, slots=True)
class Daily:
    """A game's deal of a day."""

    day: date
    game: str
    seed: bytes = field(repr=False)
    strong: int | None = None
    """What strong computers make of the deal in the seat of those who try it; `None` as long as nobody knows."""
    perfect: int | None = None
    """What perfect play would make of it."""
    strong_tricks: tuple[int, ...] | None = None
    """How many points each trick brought strong computers, less those that it brought the other side."""
    mistake: Mistake | None = None
    """The dearest mistake that many made; `None` as long as it is not known, or where nobody made any."""
    reviewed: bool = False
    """Whether such a mistake has been looked for."""
    closed: bool = False
    """Whether the day is over, and all tries are counted."""

    @property
    def seal(self) -> str:
        """The seal of the deal, which is shown before its first card."""
        return commitment(self.seed)

    @property
    def duplicate(self) -> Duplicate:
        """What its tables are played for."""
        return daily_of(self.day)

    @property
    def rules(self) -> Rules:
        """The rules by which it is played."""
        duplicates = GAMES[self.game].duplicates
        assert duplicates is not None
        return duplicates.rules()


def periods_of(day: date) -> tuple[str, str]:
    """Return the week and the month to which a day belongs.

    >>> periods_of(date(2026, 11, 22))
    ('2026-W47', '2026-11')
    """
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}", day.isoformat()[:7]


@dataclass(frozen=True, slots=True)
class Try:
    """How one person has played a deal of the day."""

    table_id: int | None
    """The table of it; `None` where its cards are no longer kept."""
    points: int
    """The points of the person's side less the other's, as the deal stands."""
    ended: bool
    """Whether its deal is over."""
    left_off: bool = False
    """Whether computers have played it to its end, because the person had left it off."""

    @property
    def finished(self) -> bool:
        """Whether the person has played it to its end, so that it counts."""
        return self.ended and not self.left_off

    @property
    def is_kept(self) -> bool:
        """Whether the person has played it to its end, and its cards are still kept."""
        return self.finished and self.table_id is not None


class Streak(NamedTuple):
    """On how many days in a row somebody has played a game's deal of the day to its end."""

    day: date
    """The last of these days."""
    days: int

    def after(self, day: date) -> Streak:
        """Return the streak with one more day; it goes on with the day after its last one, and else begins anew.

        >>> Streak(date(2026, 11, 22), 4).after(date(2026, 11, 23)).days
        5
        >>> Streak(date(2026, 11, 22), 4).after(date(2026, 11, 24)).days
        1
        """
        return Streak(day, self.days + 1 if self.day == day - timedelta(days=1) else 1)


class Sign(NamedTuple):
    """How a trick of a try is shown to others, who learn no card from it."""

    won: bool
    bonus: bool
    """Whether the trick that was won brought more than its cards."""
    against: int
    """1 where it brought more than the same trick brought strong computers, -1 where it brought less, else 0."""


def signs_of(made: Sequence[TrickMade], strong: Sequence[int] | None, *, in_order: bool) -> list[Sign]:
    """Return a sign for each trick: in the order in which they were played, or the best ones first.

    The order would tell who plays the deal later in which trick there is something to win or to lose.

    >>> made = [TrickMade(False, -4, False), TrickMade(True, 20, True)]
    >>> signs_of(made, [-9, 30], in_order=False)
    [Sign(won=True, bonus=True, against=-1), Sign(won=False, bonus=False, against=1)]
    """
    known = strong if strong is not None and len(strong) == len(made) else [each.points for each in made]
    signs = [
        Sign(each.won, each.won and each.bonus, (each.points > other) - (each.points < other))
        for each, other in zip(made, known, strict=True)
    ]
    return signs if in_order else sorted(signs, reverse=True)


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the table of a week or a month."""

    person: Person
    share: int
    """The shares of all days together, in thousandths."""
    tries: int


class Equals(NamedTuple):
    """How many people share a place of such a table, where they are too many to be named."""

    place: int
    people: int


def placed(ranks: Sequence[Rank]) -> list[tuple[int, Rank]]:
    """Return the first lines of such a table, the best one first, each with its place; equal shares have the same."""
    shares = [rank.share for rank in ranks]
    return [(1 + shares.index(rank.share), rank) for rank in ranks]


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
