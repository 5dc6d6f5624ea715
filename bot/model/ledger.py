"""The ledger of a server: every game won and every correction, and filters.

Lines are only added to the ledger, never changed. Standings, ratings and pages are computed from it and not stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import InitVar, dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted, stood_in
from bot.model.unlikely import Contest
from engine.brcka import BrckaSeries
from engine.series import Choice, Prize, SeriesResult

MOST_CORRECTED: Final = 20
"""The most brčka that one correction adds or takes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger: a game, the brčka won, the winners' choice, and the balance after it."""

    game_id: int
    table_id: int
    goal: int
    seats: tuple[Person, ...]
    """Those who answer for the game: who sat in the seats when its first cards were dealt."""
    outcome: Prize
    choice: Choice
    at: datetime
    substituted: tuple[Substituted, ...] = ()
    """Who took over seats of the game later."""

    @property
    def with_computers(self) -> bool:
        """Whether a computer was among those who began the game."""
        return any(person.level is not None for person in self.seats)

    @property
    def substitutes(self) -> list[tuple[Person, Person]]:
        """Each substitute with the player for whom they played."""
        return stood_in(self.seats, self.substituted)

    @property
    def contest(self) -> Contest:
        """Who played on which side, and which has won."""
        return Contest((self.partners(0), self.partners(1)), self.outcome.winner)

    def partners(self, side: int) -> tuple[Person, ...]:
        """Return the two who played for a side."""
        return self.seats[side::2]

    def side_of(self, person: int, partner: int = 0) -> int | None:
        """Return the side for which a person played, with `partner` if not 0; `None` where it was not so."""
        for side in (0, 1):
            keys = {each.id for each in self.partners(side)}
            if person in keys and (not partner or keys == {person, partner}):
                return side
        return None


@dataclass(frozen=True, slots=True)
class Correction:
    """Brčka that a moderator adds to a person or a pair of partners, or takes; it never changes an older line.

    Raise `ValueError` unless it names one or two people and moves 1 to 20 brčka.
    """

    id: int
    people: tuple[Person, ...]
    brcka: int
    """Added to the total of each person, and to that of their pair if there are two; negative if taken."""
    reason: str
    by: Person
    at: datetime

    def __post_init__(self) -> None:
        if len({person.id for person in self.people}) != len(self.people) or len(self.people) not in (1, 2):
            raise ValueError("a correction names one person, or two partners")
        if not 0 < abs(self.brcka) <= MOST_CORRECTED:
            raise ValueError(f"a correction moves 1 to {MOST_CORRECTED} brčka, not {self.brcka}")

    def names(self, person: int, partner: int = 0) -> bool:
        """Return whether it counts for a person, or, with a partner, for the two as a pair."""
        keys = {each.id for each in self.people}
        return keys == {person, partner} if partner else person in keys


class Period(StrEnum):
    """A period up to now."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"

    def since(self, now: datetime) -> datetime | None:
        """Return its beginning, 365, 30 or 7 days ago; `None` where it has none.

        >>> from datetime import UTC
        >>> Period.WEEK.since(datetime(2026, 1, 8, tzinfo=UTC)).date()
        datetime.date(2026, 1, 1)
        """
        days = {Period.YEAR: 365, Period.MONTH: 30, Period.WEEK: 7}.get(self)
        return None if days is None else now - timedelta(days=days)


@dataclass(frozen=True, slots=True)
class SeriesPlayed:
    """A series at one table: all its games so far, oldest first, and its result."""

    entries: tuple[Entry, ...]
    result: SeriesResult | None
    """`None` while it goes on, or if the table was stopped."""

    @property
    def table_id(self) -> int:
        """The table at which it was played."""
        return self.last.table_id

    @property
    def last(self) -> Entry:
        """Its last game, whose players have won or lost the series."""
        return self.entries[-1]

    @property
    def with_computers(self) -> bool:
        """Whether a computer played in any of its games."""
        return any(entry.with_computers for entry in self.entries)


@dataclass(frozen=True)
class Ledger:
    """Games and corrections, each oldest first, and the series of these games.

    A filtered ledger keeps its series whole, because the result of a series follows from all its games. A series counts
    where its last game does: one that began before a period and ended in it counts in that period.
    """

    entries: tuple[Entry, ...]
    corrections: tuple[Correction, ...] = ()
    whole: InitVar[tuple[SeriesPlayed, ...] | None] = None
    """The series that count, where the entries are not all of their games."""
    stopped: tuple[StoppedSeries, ...] = ()
    """The series that were stopped and never gone on with, in the order of the tables."""
    series: tuple[SeriesPlayed, ...] = field(init=False)
    """Every series with a finished game, in the order of the tables."""

    def __post_init__(self, whole: tuple[SeriesPlayed, ...] | None) -> None:
        object.__setattr__(self, "series", _series(self.entries) if whole is None else whole)

    def since(self, moment: datetime | None) -> Ledger:
        """Return the games and corrections since then; all of them for `None`."""
        if moment is None:
            return self
        return self._only(
            lambda entry: entry.at >= moment,
            lambda series: series.last.at >= moment,
            lambda correction: correction.at >= moment,
            lambda stopped: stopped.at >= moment,
        )

    def among_people(self) -> Ledger:
        """Return the games among four people, and the series without a computer."""
        return self._only(
            lambda entry: not entry.with_computers,
            lambda series: not series.with_computers,
            lambda correction: all(person.level is None for person in correction.people),
            lambda stopped: not stopped.with_computers,
        )

    def of(self, person: int, partner: int = 0) -> Ledger:
        """Return what a person, or two as partners, played, and the corrections that count for them."""
        return self._only(
            lambda entry: entry.side_of(person, partner) is not None,
            lambda series: series.last.side_of(person, partner) is not None,
            lambda correction: correction.names(person, partner),
            lambda stopped: stopped.has(person, partner),
        )

    def people(self) -> dict[int, Person]:
        """Return all people who have played or are named by a correction, by key."""
        played = {person.id: person for entry in self.entries for person in entry.seats}
        played |= {person.id: person for series in self.stopped for person in series.seats}
        return played | {person.id: person for correction in self.corrections for person in correction.people}

    def _only(
        self,
        games: Callable[[Entry], bool],
        series: Callable[[SeriesPlayed], bool],
        corrections: Callable[[Correction], bool],
        stopped: Callable[[StoppedSeries], bool],
    ) -> Ledger:
        return Ledger(
            tuple(filter(games, self.entries)),
            tuple(filter(corrections, self.corrections)),
            tuple(filter(series, self.series)),
            tuple(filter(stopped, self.stopped)),
        )


def _series(entries: Iterable[Entry]) -> tuple[SeriesPlayed, ...]:
    tables: dict[int, list[Entry]] = {}
    for entry in sorted(entries, key=lambda entry: (entry.table_id, entry.game_id)):
        tables.setdefault(entry.table_id, []).append(entry)
    return tuple(SeriesPlayed(tuple(games), _result(games)) for games in tables.values())


def _result(entries: list[Entry]) -> SeriesResult | None:
    return BrckaSeries.replay(entries[0].goal, [(entry.outcome, entry.choice.move) for entry in entries]).result
