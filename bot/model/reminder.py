"""Reminders: at which hour a person is told once a day, of what, and in which hours of nothing at all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from functools import cache
from importlib.resources import files
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from bot.model.actions import Action, button

OF_NOBODY: Final = "Etc/UTC"
"""The clock of whoever has chosen none, and of whom no language tells one."""
LISTED: Final = re.compile(r"(?P<country>[A-Z]{2})\t\S+\t(?P<zone>\S+)")
"""How a line of the list of all time zones begins."""
RENAMED: Final = re.compile(r"L (?P<zone>\S+) (?P<old>\S+/\S+)")
"""How a line says that a time zone has another name."""
OF_LANGUAGES: Final[Mapping[str, str]] = {
    **dict.fromkeys(("cs", "de", "hu"), "Europe/Berlin"),
    "ro": "Europe/Bucharest",
}
"""The clock that most who speak a language have; English is spoken by all."""
DAY_HOURS: Final = 24
QUIET_HOURS: Final = 9
"""How long the night is of somebody who has said when it begins, and not yet when it ends."""
LATEST: Final = timedelta(hours=3)
"""How much later than at their hour people are told where the bot was not running; otherwise it is left out."""


@cache
def zones() -> Mapping[str, str]:
    """Return the clocks that can be chosen, each with the code of its country; nothing for `OF_NOBODY`.

    >>> zones()["Europe/Prague"]
    'CZ'
    """
    listed = map(LISTED.match, _lines("zone.tab"))
    return {OF_NOBODY: "", **{found["zone"]: found["country"] for found in listed if found is not None}}


@cache
def renamed() -> Mapping[str, str]:
    """Return the clocks that have other names too, by these names.

    >>> renamed()["Asia/Calcutta"]
    'Asia/Kolkata'
    """
    links = {found["old"]: found["zone"] for line in _lines("tzdata.zi") if (found := RENAMED.match(line)) is not None}
    return {old: zone for old, zone in links.items() if zone in zones() and old not in zones()}


def _lines(name: str) -> list[str]:
    return (files("tzdata") / "zoneinfo" / name).read_text(encoding="utf-8").splitlines()


class Time(StrEnum):
    """What a person chooses about reminders from a list."""

    HOUR = "hour"
    ZONE = "zone"
    CITY = "city"
    """What is typed to find the clock."""
    START = "from"
    END = "until"


class Remind(StrEnum):
    """In which way somebody wants to be told before the time of a table."""

    MENTION = "mention"
    MESSAGE = "message"
    NOT = "not"


class About(StrEnum):
    """Of what a person can be told once a day."""

    DAILY = "daily"
    WAITING = "waiting"


@dataclass(frozen=True, slots=True)
class Quiet:
    """The hours of each day in which a person is told of nothing.

    >>> [hour for hour in range(24) if hour in Quiet(22, 3)]
    [0, 1, 2, 22, 23]
    """

    start: int
    end: int

    def __contains__(self, hour: int) -> bool:
        return (hour - self.start) % DAY_HOURS < (self.end - self.start) % DAY_HOURS


@dataclass(frozen=True, slots=True)
class Reminder:
    """What a person has chosen, and when the next message is due."""

    zone: str
    hour: int | None = None
    """At which hour the person is told; `None` for never."""
    quiet: Quiet | None = None
    guild_id: int = 0
    """The server on which that was asked for, where tries count that are begun from the message; 0 for none."""
    closed: bool = False
    """Whether nothing is sent any more, because a message could not be delivered."""
    sent_at: datetime | None = None
    due_at: datetime | None = None
    daily: bool = False
    """Whether the message tells of the deal of the day."""
    waiting: bool = False
    """Whether it tells what waits for the person: tables of all servers, and deals of the day under way."""

    @property
    def is_told(self) -> bool:
        """Whether the person is told of anything."""
        return self.hour is not None and not self.closed

    def asked(self, about: About, now: datetime) -> Reminder:
        """Return the wish to be told of one thing more: at the hour that was chosen, or else at the one that it is."""
        hour = self.hour if self.hour is not None else self.local(now).hour
        return replace(self._told_of(about, told=True), hour=hour, closed=False)

    def without(self, about: About) -> Reminder:
        """Return the wish to be told of one thing no more."""
        left = self._told_of(about, told=False)
        return replace(left, hour=left.hour if left.daily or left.waiting else None, closed=False)

    def _told_of(self, about: About, *, told: bool) -> Reminder:
        return replace(self, daily=told) if about is About.DAILY else replace(self, waiting=told)

    @property
    def comes_at(self) -> int | None:
        """The hour at which a message comes: where the chosen one is a quiet one, that at which these end."""
        if self.hour is not None and self.quiet is not None and self.hour in self.quiet:
            return self.quiet.end
        return self.hour

    def local(self, now: datetime) -> datetime:
        """Return a moment by the person's clock."""
        return now.astimezone(ZoneInfo(self.zone))

    def is_quiet(self, now: datetime) -> bool:
        """Return whether the person wants to be told of nothing now."""
        return self.quiet is not None and self.local(now).hour in self.quiet

    def is_in_time(self, now: datetime) -> bool:
        """Return whether the message that is due may still be sent."""
        return self.due_at is not None and now - self.due_at <= LATEST and not self.is_quiet(now)

    def scheduled(self, now: datetime) -> Reminder:
        """Return this with the moment at which the next message is due.

        It is on a day by the person's clock, and about a deal, of which nothing was told yet.

        >>> moment = datetime(2026, 3, 28, 20, tzinfo=UTC)
        >>> at = Reminder("Europe/Berlin", hour=18, sent_at=moment).scheduled(moment).due_at
        >>> at.isoformat()
        '2026-03-29T16:00:00+00:00'
        """
        hour = self.comes_at
        if hour is None or self.closed:
            return replace(self, due_at=None)
        today, clock = self.local(now).date(), ZoneInfo(self.zone)
        moments = (
            datetime.combine(today + timedelta(days=days), time(hour), clock).astimezone(UTC) for days in count()
        )
        return replace(self, due_at=next(due for due in moments if due > now and self._is_new(due)))

    def _is_new(self, due: datetime) -> bool:
        if self.sent_at is None:
            return True
        return all(new > old for new, old in zip(self._days(due), self._days(self.sent_at), strict=True))

    def _days(self, moment: datetime) -> tuple[date, date]:
        """Return the day of a moment by the person's clock, and that of its deal."""
        return self.local(moment).date(), moment.astimezone(UTC).date()


def usual(language: str) -> Reminder:
    """Return what holds for somebody who has chosen nothing: the clock of most who speak their language."""
    return Reminder(OF_LANGUAGES.get(language, OF_NOBODY))


@button("co1:reminders")
@dataclass(frozen=True, slots=True)
class ShowReminders(Action):
    """Show when a person is told of the deal of the day, and the quiet hours."""


@button("co1:tomorrow")
@dataclass(frozen=True, slots=True)
class TellTomorrow(Action):
    """Be told of the deal of the day from tomorrow on; what was pressed stays as it is."""


@button("co1:daily.on", told=True)
@button("co1:daily.off", told=False)
@dataclass(frozen=True, slots=True)
class TellDaily(Action):
    """Choose whether to be told of the deal of the day by a direct message."""

    told: bool


@button("co1:waiting.on", told=True)
@button("co1:waiting.off", told=False)
@dataclass(frozen=True, slots=True)
class TellWaiting(Action):
    """Choose whether to be told by a direct message, once a day, what waits for a person."""

    told: bool


@button("co1:waiting")
@dataclass(frozen=True, slots=True)
class ShowWaiting(Action):
    """Show what waits for a person on all servers."""


@button("co1:time.{time}")
@dataclass(frozen=True, slots=True)
class ChooseTime(Action):
    """Choose from a list when to be told."""

    time: Time
    values: tuple[str, ...] = ()
    """What was chosen, which the custom_id does not tell."""
