"""Seasons: months of a year on a server, in which series, games, evenings and deals of the day count together.

Nothing is added up for a season alone but what its evenings have brought: it is made of the sums of its months.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from itertools import groupby
from typing import Annotated, Final, NamedTuple

from bot.model.actions import Action, button, early_button
from bot.model.person import Person
from engine.routes import Written

DAY: Final = timedelta(days=1)
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


class Length(StrEnum):
    """How long the seasons of a server are."""

    MONTH = "month"
    QUARTER = "quarter"
    HALF = "half"
    YEAR = "year"
    NONE = "none"
    """There are no seasons."""

    @property
    def months(self) -> int:
        """How many months a whole season has."""
        return {Length.MONTH: 1, Length.QUARTER: 3, Length.HALF: 6, Length.YEAR: 12, Length.NONE: 0}[self]


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """Some months of a year, by UTC; the first and the last are numbers from 1 to 12.

    >>> Season(2026, 10, 12).key, Season(2026, 10, 12).months
    ('2026-Q4', ('2026-10', '2026-11', '2026-12'))
    """

    year: int
    first: int
    last: int

    @classmethod
    def named(cls, key: str) -> Season:
        """Return the season with a name.

        >>> [Season.named(key) for key in ("2026-Q4", "2026-Q4.11-11")]
        [Season(year=2026, first=10, last=12), Season(year=2026, first=11, last=11)]
        """
        quarter, _, months = key.partition(".")
        year, number = quarter.split("-Q")
        first, last = months.split("-") if months else (3 * int(number) - 2, 3 * int(number))
        return cls(int(year), int(first), int(last))

    @property
    def key(self) -> str:
        """The name under which it is kept: a quarter's own, or the quarter in which it begins, with its months.

        Later seasons of a server have later names.
        """
        quarter = f"{self.year:04}-Q{(self.first + 2) // 3}"
        return quarter if self.length is Length.QUARTER else f"{quarter}.{self.first:02}-{self.last:02}"

    @property
    def length(self) -> Length | None:
        """Its length; `None` for the rest of a longer one, after a season that has ended in the middle of it.

        >>> [Season(2026, *months).length for months in ((2, 2), (4, 6), (7, 12), (2, 3))]
        [<Length.MONTH: 'month'>, <Length.QUARTER: 'quarter'>, <Length.HALF: 'half'>, None]
        """
        months = self.last - self.first + 1
        return next((each for each in Length if each.months == months and self.last % months == 0), None)

    @property
    def months(self) -> tuple[str, ...]:
        """Its months, as `Period.MONTH` names them."""
        return tuple(f"{self.year:04}-{month:02}" for month in range(self.first, self.last + 1))

    @property
    def begins_at(self) -> datetime:
        """When it begins."""
        return datetime(self.year, self.first, 1, tzinfo=UTC)

    @property
    def ends_at(self) -> datetime:
        """When the next month begins."""
        return datetime(self.year + self.last // 12, self.last % 12 + 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True)
class Change:
    """Since when the seasons of a server have a length."""

    since: datetime
    """The first moment of a month, at which the season before has ended."""
    length: Length


BEGINNING: Final = datetime.min.replace(tzinfo=UTC)
USUAL_LENGTH: Final = Change(BEGINNING, Length.QUARTER)


@dataclass(frozen=True, slots=True)
class Calendar:
    """The seasons of a server: quarters, until moderators choose another length.

    >>> halves = Calendar().with_length(Length.HALF, datetime(2026, 2, 7, tzinfo=UTC))
    >>> [season.key for season in halves.ended(datetime(2026, 1, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC))]
    ['2026-Q1', '2026-Q2', '2026-Q3.07-12']
    """

    changes: tuple[Change, ...] = ()
    """In the order of time. Those that hold already are never changed, so that past seasons stay as they were."""

    @property
    def newest_change(self) -> Change:
        """What was chosen last, though it may hold only later."""
        return (USUAL_LENGTH, *self.changes)[-1]

    def with_length(self, length: Length, now: datetime) -> Calendar:
        """Return the seasons if a length is chosen now: it holds from the end of the season under way.

        Where none is under way, it holds from the next month.
        """
        holding = Calendar(tuple(each for each in self.changes if each.since <= now))
        if holding.newest_change.length is length:
            return holding
        season = holding.at(now) or MONTHS.newest(now)
        return Calendar((*holding.changes, Change(season.ends_at, length)))

    def at(self, moment: datetime) -> Season | None:
        """Return the season that is under way at a moment, if there is one."""
        utc, change = moment.astimezone(UTC), self._change_at(moment)
        if not (months := change.length.months):
            return None
        first = (utc.month - 1) // months * months + 1
        begins_at = max(datetime(utc.year, first, 1, tzinfo=UTC), change.since)
        return Season(utc.year, begins_at.month, first + months - 1)

    def newest(self, moment: datetime) -> Season:
        """Return the season that is under way at a moment, or the last one that was."""
        while (season := self.at(moment)) is None:
            moment = self._change_at(moment).since - DAY
        return season

    def before(self, season: Season) -> Season:
        """Return the season before."""
        return self.newest(season.begins_at - DAY)

    def after(self, season: Season) -> Season | None:
        """Return the season after; `None` where moderators have chosen that there is none."""
        begins = [season.ends_at, *(each.since for each in self.changes if each.since > season.ends_at)]
        return next(filter(None, map(self.at, begins)), None)

    def ended(self, after: datetime, until: datetime) -> list[Season]:
        """Return the seasons that have ended after a moment, and not after another one, the earliest first."""
        found, season = [], self.newest(until)
        while season.ends_at > after:
            if season.ends_at <= until:
                found.append(season)
            season = self.before(season)
        return found[::-1]

    def _change_at(self, moment: datetime) -> Change:
        return [each for each in (USUAL_LENGTH, *self.changes) if each.since <= moment][-1]


MONTHS: Final = Calendar((Change(BEGINNING, Length.MONTH),))
"""Each month by itself."""


def settled_month(now: datetime) -> Season:
    """Return the newest month of which nothing changes any more.

    >>> [settled_month(datetime(2027, 1, day, tzinfo=UTC)).months for day in (3, 4)]
    [('2026-11',), ('2026-12',)]
    """
    return MONTHS.before(MONTHS.newest(now - SETTLED))


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
    calendar: Calendar
    """The seasons of the server."""
    now: datetime

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

    The first of a division rise and the last fall. Then all are counted off, so that all but the last are full. Equal
    ones rise, fall and stay together, so that a division may have more.
    """
    if len(lines) <= MOST_TOGETHER:
        return {}
    moved: list[tuple[int, int, int]] = []
    for division, group in groupby(lines, lambda line: line.division):
        own = list(group)
        points = [line.score.total for line in own]
        moved += [(_moved(division, line.score.total, points), -line.score.total, line.person.id) for line in own]
    later: dict[int, int] = {}
    number, taken = 1, 0
    for _, equal in groupby(sorted(moved), lambda each: each[:2]):
        if taken >= DIVISION:
            number, taken = number + 1, 0
        together = dict.fromkeys((person for *_, person in equal), number)
        later, taken = later | together, taken + len(together)
    return later


def _moved(division: int, total: int, points: Sequence[int]) -> int:
    """Return the division into which somebody rises or falls with these points of all in their own, or where they stay.

    >>> [_moved(2, total, [9, 8, 8, 5, 3, 3]) for total in (9, 8, 5, 3)]
    [1, 2, 2, 3]
    """
    if division > 1 and sum(other >= total for other in points) <= MOVING:
        return division - 1
    falls = division > 0 and sum(other <= total for other in points) <= MOVING
    return division + 1 if falls else division


def by_month(rows: Iterable[tuple[int, MonthOf]]) -> dict[int, Score]:
    """Return the points of a season by person, of what each has done in its months."""
    scores: dict[int, Score] = {}
    for person, month in rows:
        scores[person] = Score(*(a + b for a, b in zip(scores.get(person, Score()), score_of(month), strict=True)))
    return scores


@button("sn2:{year}.{month}.{page}")
@button("sn2:{year}.{month}.{page}.how", how=True)
@early_button("sn1:{year}.1.{page}", month=1)
@early_button("sn1:{year}.2.{page}", month=4)
@early_button("sn1:{year}.3.{page}", month=7)
@early_button("sn1:{year}.4.{page}", month=10)
@dataclass(frozen=True, slots=True)
class ShowSeason(Action):
    """Show a page of the table of the season to which a month belongs."""

    year: int
    month: Annotated[int, Written("[1-9]|1[0-2]")]
    page: int = 1
    how: bool = False
    """Whether it is explained how points come about, instead."""
