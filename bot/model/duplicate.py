"""Duplicates: tables at which the same deal is played as at others, so that people compare what they made of it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final, NamedTuple

from bot.model.actions import Action
from engine.games import with_duplicates

DAILY: Final = "daily"
"""The event of the deals of the day, whose name is the day."""
EARLIER: Final = "earlier"
"""The event of deals of earlier days that somebody plays after their day, whose name is the day; they count nowhere."""
EVENING: Final = "evening"
"""The event of the evenings of the same deals, whose names tell which deal is played at which table."""
INDIVIDUAL: Final = "individual"
"""The event of those evenings at which partners change with each deal; its names are like those of the others."""
CHALLENGE: Final = "challenge"
"""The event of challenges, whose names tell which deal is played, and until when."""
SEAT: Final = 0
"""The seat of everybody who plays alone a deal that others play too; who deals follows from its seed."""


class Spot(NamedTuple):
    """Which deal of an evening is played, and at which of its tables."""

    evening: int
    deal: int
    """The number of the deal, counted from 1."""
    deals: int
    """How many deals the evening has."""
    table: int
    """The number of the table in the evening, counted from 1."""
    individual: bool = False
    """Whether partners change with each deal, so that nobody goes on at the same table."""

    @property
    def is_last(self) -> bool:
        """Whether it is the last deal of the evening."""
        return self.deal == self.deals

    @property
    def ends_table(self) -> bool:
        """Whether its people do not go on together with another deal."""
        return self.individual or self.is_last


class Bout(NamedTuple):
    """Which deal of a challenge is played, and until when."""

    challenge: int
    deal: int
    """The number of the deal, counted from 1."""
    ends_at: datetime


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The event for which the deal of a table is played at others too.

    >>> Duplicate.parse("daily 2026-11-22")
    Duplicate(event='daily', name='2026-11-22')
    """

    event: str
    name: str
    """Which event of its kind it is."""

    def __str__(self) -> str:
        return f"{self.event} {self.name}"

    @classmethod
    def parse(cls, text: str) -> Duplicate:
        """Read the text of an event."""
        event, _, name = text.partition(" ")
        return cls(event, name)

    @property
    def spot(self) -> Spot | None:
        """Which deal of an evening it is, and at which table; `None` where it is of another event.

        >>> Duplicate.parse("evening 17.3.4.2").spot
        Spot(evening=17, deal=3, deals=4, table=2, individual=False)
        """
        if self.event not in (EVENING, INDIVIDUAL):
            return None
        evening, deal, deals, table = map(int, self.name.split("."))
        return Spot(evening, deal, deals, table, self.event == INDIVIDUAL)

    @property
    def bout(self) -> Bout | None:
        """Which deal of a challenge it is; `None` where it is of another event.

        >>> Duplicate.parse("challenge 17.3.2026-11-25T12:00:00+00:00").bout.deal
        3
        """
        if self.event != CHALLENGE:
            return None
        challenge, deal, ends_at = self.name.split(".", 2)
        return Bout(int(challenge), int(deal), datetime.fromisoformat(ends_at))

    @property
    def ends_at(self) -> datetime | None:
        """When nobody may play on any more; `None` where there is no such time."""
        if self.bout is not None:
            return self.bout.ends_at
        return end_of(date.fromisoformat(self.name)) if self.event == DAILY else None


def daily_of(day: date) -> Duplicate:
    """Return the event of the deals of a day."""
    return Duplicate(DAILY, day.isoformat())


def earlier_of(day: date) -> Duplicate:
    """Return the event of the deals of a day that are played after it."""
    return Duplicate(EARLIER, day.isoformat())


def end_of(day: date) -> datetime:
    """Return when a day is over, by UTC.

    >>> end_of(date(2026, 11, 22)).isoformat()
    '2026-11-23T00:00:00+00:00'
    """
    return datetime.combine(day, time(), UTC) + timedelta(days=1)


def evening_of(spot: Spot) -> Duplicate:
    """Return the event of a deal at a table of an evening."""
    numbers = spot.evening, spot.deal, spot.deals, spot.table
    return Duplicate(INDIVIDUAL if spot.individual else EVENING, ".".join(map(str, numbers)))


def bout_of(bout: Bout) -> Duplicate:
    """Return the event of a deal of a challenge."""
    return Duplicate(CHALLENGE, f"{bout.challenge}.{bout.deal}.{bout.ends_at.isoformat()}")


@dataclass(frozen=True, slots=True)
class DuplicatesAction(Action):
    """Something about the deals of a game that others play too: those of the day, or challenges."""

    game: str

    def is_sound(self) -> bool:
        return self.game in with_duplicates()
