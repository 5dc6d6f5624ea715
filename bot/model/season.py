"""Seasons: a quarter of a year on a server, in which series, games, evenings and deals of the day count together.

Nothing is added up for a season alone but what its evenings have brought: it is made of the sums of its three months.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import groupby
from typing import Final, NamedTuple

from bot.model.person import Person

MONTHS: Final = 3
QUARTERS: Final = 4
SETTLED: Final = timedelta(days=3)
"""How long after its end a season is closed: by then its last deals of the day are counted, and its evenings over."""
DIVISION: Final = 8
"""How many people a division has; the last one may have fewer."""
MOST_TOGETHER: Final = 16
"""Up to how many people a season has no divisions."""
MOVING: Final = 2
"""How many of a division rise, and fall, with the next season."""

SERIES_WON, SERIES_OTHER, SERIES_A_MONTH = 10, 3, 15
"""The points of a series that was won, of another one, and how many count of a month, those that were won first."""
GAME_WON, GAME_OTHER, GAMES_A_MONTH = 4, 1, 30
"""The same of games in which there are no series."""
EVENING_POINTS, EVENINGS_A_MONTH = 10, 8
"""The points of an evening in which somebody was ahead of all, and how many count of a month."""
DAILY_POINTS: Final = 1
"""The points of a deal of the day in which somebody was ahead of all."""
WHOLE: Final = 1000
"""The share of whoever was ahead of all."""


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """A quarter of a year, by UTC.

    >>> Season.of(datetime(2026, 11, 27, tzinfo=UTC)), Season(2026, 4).key, Season(2026, 4).months
    (Season(year=2026, quarter=4), '2026-Q4', ('2026-10', '2026-11', '2026-12'))
    """

    year: int
    quarter: int

    @classmethod
    def of(cls, moment: datetime) -> Season:
        """Return the season to which a moment belongs."""
        utc = moment.astimezone(UTC)
        return cls(utc.year, (utc.month - 1) // MONTHS + 1)

    @classmethod
    def named(cls, key: str) -> Season:
        """Return the season with a name.

        >>> Season.named("2026-Q4")
        Season(year=2026, quarter=4)
        """
        year, quarter = key.split("-Q")
        return cls(int(year), int(quarter))

    @property
    def key(self) -> str:
        """The name under which it is kept; later seasons have later names."""
        return f"{self.year:04}-Q{self.quarter}"

    @property
    def months(self) -> tuple[str, ...]:
        """Its months, as `Period.MONTH` names them."""
        first = MONTHS * (self.quarter - 1) + 1
        return tuple(f"{self.year:04}-{month:02}" for month in range(first, first + MONTHS))

    @property
    def begins_at(self) -> datetime:
        """When it begins."""
        return datetime(self.year, MONTHS * (self.quarter - 1) + 1, 1, tzinfo=UTC)

    @property
    def ends_at(self) -> datetime:
        """When the next one begins."""
        return self.after.begins_at

    @property
    def before(self) -> Season:
        """The season before.

        >>> Season(2027, 1).before
        Season(year=2026, quarter=4)
        """
        return Season(self.year, self.quarter - 1) if self.quarter > 1 else Season(self.year - 1, QUARTERS)

    @property
    def after(self) -> Season:
        """The season after."""
        return Season(self.year, self.quarter + 1) if self.quarter < QUARTERS else Season(self.year + 1, 1)


def newest_closed(now: datetime) -> Season:
    """Return the newest season of which nothing changes any more.

    >>> [newest_closed(datetime(2027, 1, day, tzinfo=UTC)).key for day in (3, 4)]
    ['2026-Q3', '2026-Q4']
    """
    return Season.of(now - SETTLED).before


class MonthOf(NamedTuple):
    """What somebody has done in a month of a season."""

    series_won: int = 0
    series: int = 0
    """How many series were finished."""
    games_won: int = 0
    games: int = 0
    evenings: int = 0
    evening_share: int = 0
    """The shares of all evenings together, in thousandths."""
    daily_share: int = 0
    """The shares of all deals of the day together, in thousandths."""


class Score(NamedTuple):
    """The points of somebody, by what has brought them."""

    series: int = 0
    games: int = 0
    evenings: int = 0
    days: int = 0

    @property
    def total(self) -> int:
        """All points."""
        return sum(self)


def score_of(month: MonthOf) -> Score:
    """Return the points of a month.

    >>> score_of(MonthOf(2, 3, 1, 2, evenings=1, evening_share=750, daily_share=1900))
    Score(series=23, games=5, evenings=8, days=2)
    """
    return Score(
        _points(month.series_won, month.series, SERIES_A_MONTH, SERIES_WON, SERIES_OTHER),
        _points(month.games_won, month.games, GAMES_A_MONTH, GAME_WON, GAME_OTHER),
        # Of more evenings than count, the mean.
        _rounded(EVENING_POINTS * month.evening_share * min(1, EVENINGS_A_MONTH / max(1, month.evenings))),
        _rounded(DAILY_POINTS * month.daily_share),
    )


def _points(won: int, finished: int, most: int, for_won: int, for_other: int) -> int:
    counted = min(won, most)
    return for_won * counted + for_other * min(finished - won, most - counted)


def _rounded(thousandths: float) -> int:
    return int(thousandths / WHOLE + 0.5)


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """A line of the table of a season."""

    person: Person
    score: Score
    division: int = 0
    """The division, 1 for the highest; 0 where there are none."""

    @property
    def order(self) -> tuple[int, int, int]:
        """What lines are sorted by: the division, then the points, the most first."""
        return self.division, -self.score.total, self.person.id


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """The table of a season, as far as it has come."""

    season: Season
    lines: Sequence[SeasonLine]
    """By division, then by points, the best first."""
    is_closed: bool
    now: Season = field(compare=False)
    """The season that it is now."""

    def place(self, line: SeasonLine) -> int:
        """Return the place of a line in its division; equal ones have the same."""
        return 1 + sum(other.division == line.division and other.score.total > line.score.total for other in self.lines)


def table_of(
    people: Mapping[int, Person], scores: Mapping[int, Score], divisions: Mapping[int, int]
) -> list[SeasonLine]:
    """Return the lines of a season; whoever is new plays in the lowest division."""
    lowest = max(divisions.values(), default=0)
    lines = [
        SeasonLine(people[key], score, divisions.get(key, lowest)) for key, score in scores.items() if score.total > 0
    ]
    return sorted(lines, key=lambda line: line.order)


def divisions_after(lines: Sequence[SeasonLine]) -> dict[int, int]:
    """Return the divisions of the next season, by the sorted lines of the one that has ended; none for a few people.

    The first of a division rise and the last fall. Then all are counted off, so that all but the last are full.
    """
    if len(lines) <= MOST_TOGETHER:
        return {}
    moved: dict[int, int] = {}
    for division, group in groupby(lines, lambda line: line.division):
        own = list(group)
        moved |= {line.person.id: _moved(division, place, len(own)) for place, line in enumerate(own)}
    order = sorted(lines, key=lambda line: (moved[line.person.id], -line.score.total, line.person.id))
    return {line.person.id: place // DIVISION + 1 for place, line in enumerate(order)}


def _moved(division: int, place: int, people: int) -> int:
    """Return the division into which somebody rises or falls, or where they stay; the place counts from 0."""
    if division > 1 and place < MOVING:
        return division - 1
    falls = division > 0 and place >= people - MOVING
    return division + 1 if falls else division


def by_month(rows: Iterable[tuple[int, MonthOf]]) -> dict[int, Score]:
    """Return the points of a season by person, of what each has done in its months."""
    scores: dict[int, Score] = {}
    for person, month in rows:
        scores[person] = Score(*(a + b for a, b in zip(scores.get(person, Score()), score_of(month), strict=True)))
    return scores
