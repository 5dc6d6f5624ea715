"""Tables and evenings at a set time: who comes, and what people write for the time, by the clock of whoever writes."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from itertools import count
from typing import Final
from zoneinfo import ZoneInfo

from bot.model.errors import Refusal
from bot.model.evening import Form
from bot.model.options import Options
from bot.model.person import Person
from bot.model.reminder import Remind
from engine.game import Rules
from engine.games import AnyKind, kind_of

MOST_OWN: Final = 3
"""How many tables at a set time somebody may have open on a server."""
MOST_HERE: Final = 10
"""How many tables at a set time may be open on a server."""
MOST_PEOPLE: Final = 24
"""How many people may sign up for one time."""
LATE: Final = timedelta(minutes=2)
"""How long after its time an appointment begins late."""
TOO_LATE: Final = timedelta(hours=1)
"""How long after its time an appointment is missed."""
BEFORE_MINUTES: Final = 30
"""How many minutes before the time those are told who want to be."""
BEFORE: Final = timedelta(minutes=BEFORE_MINUTES)
WEEK: Final = 7
TO_POST: Final = 0
"""Instead of a message's number, that the message is still to be posted."""

FURTHEST: Final = timedelta(days=60)
"""How far ahead people may agree on a time."""
TODAY: Final = frozenset({"today", "tonight", "dnes", "heute", "ma", "azi", "astazi", "diseara"})
TOMORROW: Final = frozenset({"tomorrow", "tmr", "zitra", "morgen", "holnap", "maine"})
WEEKDAYS: Final[Mapping[str, int]] = {
    word: day
    for day, words in enumerate(
        (
            "mon monday po pondeli mo montag hetfo hetfon lu luni",
            "tue tuesday ut utery di dienstag kedd kedden marti",
            "wed wednesday st streda stredu mi mittwoch sze szerda szerdan miercuri",
            "thu thursday ct ctvrtek do donnerstag csu csutortok csutortokon joi",
            "fri friday pa patek fr freitag pen pentek penteken vi vineri",
            "sat saturday sobota sobotu sa samstag sonnabend szo szombat szombaton sambata",
            "sun sunday ne nedele nedeli sonntag vas vasarnap du duminica",
        )
    )
    for word in words.split()
}
"""What people call the days of the week in the five languages, without accents.

Not "so", which is Saturday to Czechs and Sunday to Germans: whoever writes it is asked again."""
FILLERS: Final = frozenset({"at", "on", "um", "am", "v", "ve", "na", "la", "ora", "pe", "orakor"})
"""Words beside a day or a time that say nothing more."""

ISO_DAY: Final = re.compile(r"\b(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})\b")
DOTTED_DAY: Final = re.compile(r"\b(?P<day>\d{1,2})\. ?(?P<month>\d{1,2})\.(?: ?(?P<year>\d{4})\b)?")
CLOCK: Final = re.compile(
    r"\b(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2})\b)?(?: ?(?P<mark>am|pm|h|uhr|hod|hodin|orakor)\b)?"
)
WAIT: Final = re.compile(
    r"(?:(?:in|za|peste) (?P<number>\d{1,4}) ?(?P<unit>[a-z]+)\.?|(?P<number_hu>\d{1,4}) ?(?P<unit_hu>[a-z]+) mulva)"
)
UNITS: Final[Mapping[str, timedelta]] = {
    **dict.fromkeys(("h", "hour", "hours", "hod", "hodinu", "hodiny", "hodin"), timedelta(hours=1)),
    **dict.fromkeys(("std", "stunde", "stunden", "ora", "ore"), timedelta(hours=1)),
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes", "minuten"), timedelta(minutes=1)),
    **dict.fromkeys(("minutu", "minuty", "minut", "perc"), timedelta(minutes=1)),
}


class Outcome(StrEnum):
    """What has become of an appointment."""

    BEGUN = "begun"
    NOBODY = "nobody"
    """Nobody had signed up."""
    MISSED = "missed"
    """The bot was away for too long."""
    CROWDED = "crowded"
    """There was no room for another table."""
    OFF = "called-off"
    """It was called off."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """What people meet for, and when."""

    rules: Rules
    options: Options
    at: datetime
    form: Form | None = None
    """The form of the evening; `None` where people meet at a table."""
    deals: int | None = None
    """How many deals were chosen for the evening."""
    zone: str | None = None
    """By which clock people meet every week; `None` where they meet once."""

    @property
    def kind(self) -> AnyKind:
        """The game."""
        return kind_of(self.rules)

    def remind_at(self, now: datetime) -> datetime | None:
        """Return when those are told who want to be; `None` where that time is over."""
        return self.at - BEFORE if self.at - BEFORE > now else None

    def next_week(self, now: datetime) -> Meeting:
        """Return the next meeting at the same time by the same clock, some weeks later, that is still to come."""
        assert self.zone is not None
        clock = ZoneInfo(self.zone)
        local = self.at.astimezone(clock)
        for days in count(WEEK, WEEK):
            # Once a year the clocks leave an hour out.
            with suppress(Refusal):
                moment = _moment(local.date() + timedelta(days=days), local.time(), clock)
                if moment > now:
                    return replace(self, at=moment)
        raise AssertionError


@dataclass(frozen=True, slots=True)
class Appointment:
    """A table or an evening at a set time, for which people sign up."""

    id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    event_id: int | None
    """Discord's own event of it."""
    opener: Person
    meeting: Meeting
    people: tuple[Person, ...]
    """Those who have signed up, the first of them first."""
    reminded: Mapping[int, Remind]
    """In which way people want to be told before, by their number."""

    def has(self, person: Person) -> bool:
        """Return whether somebody has signed up."""
        return any(each.id == person.id for each in self.people)

    def outcome(self, now: datetime, people: Sequence[Person]) -> Outcome:
        """Return what becomes of it at its time, or later, where these people may play."""
        if now - self.meeting.at >= TOO_LATE:
            return Outcome.MISSED
        return Outcome.BEGUN if people else Outcome.NOBODY


def parties(people: Sequence[Person], most: int) -> list[Sequence[Person]]:
    """Return who sits down together: at as few tables as seat everybody, as evenly as can be."""
    tables = -(-len(people) // most)
    return [people[table::tables] for table in range(tables)]


def read_moment(text: str, zone: str, now: datetime) -> datetime:
    """Return the moment that a person means, who lives by the clock of a zone.

    >>> now = datetime(2026, 11, 27, 18, 30, tzinfo=UTC)
    >>> [read_moment(text, "Europe/Prague", now).isoformat() for text in ("20:00", "zítra 19.30", "in 2 hours")]
    ['2026-11-27T19:00:00+00:00', '2026-11-28T18:30:00+00:00', '2026-11-27T20:30:00+00:00']
    """
    words = _bare(text)
    wait = _wait(words)
    moment = now + wait if wait is not None else _at(words, ZoneInfo(zone), now)
    if moment <= now:
        raise Refusal("at-past")
    if moment - now > FURTHEST:
        raise Refusal("at-far", days=FURTHEST.days)
    return moment


def _bare(text: str) -> str:
    """Return a text in small letters without accents, with single blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(each for each in letters if not unicodedata.combining(each)).replace(",", " ").split())


def _wait(words: str) -> timedelta | None:
    """Return how long it is until then where that is what a person wrote."""
    found = WAIT.fullmatch(words)
    if found is None:
        return None
    unit = UNITS.get(found["unit"] or found["unit_hu"])
    if unit is None:
        raise Refusal("at-unreadable")
    return int(found["number"] or found["number_hu"]) * unit


def _at(words: str, clock: ZoneInfo, now: datetime) -> datetime:
    """Return the moment of a time, with or without its day."""
    dated = ISO_DAY.search(words) or DOTTED_DAY.search(words)
    left = words.replace(dated[0], " ", 1) if dated is not None else words
    timed = CLOCK.search(left)
    if timed is None:
        raise Refusal("at-unreadable")
    at = _time(timed)
    named = [word for word in left.replace(timed[0], " ", 1).split() if word.rstrip(".") not in FILLERS]
    if len(named) > 1 or (named and dated is not None):
        raise Refusal("at-unreadable")
    if dated is not None:
        return _on_date(dated, at, clock, now)
    return _on_named_day(named[0].rstrip("."), at, clock, now) if named else _next(at, clock, now, 1)


def _time(found: re.Match[str]) -> time:
    hour, mark = int(found["hour"]), found["mark"]
    if found["minute"] is None and mark is None:
        # A number alone may as well be a day.
        raise Refusal("at-unreadable")
    if mark in ("am", "pm"):
        if not 1 <= hour <= 12:
            raise Refusal("at-unreadable")
        hour = hour % 12 + (12 if mark == "pm" else 0)
    try:
        return time(hour, int(found["minute"] or 0))
    except ValueError:
        raise Refusal("at-unreadable") from None


def _on_date(found: re.Match[str], at: time, clock: ZoneInfo, now: datetime) -> datetime:
    """Return the moment on a date; without a year it is the next such date."""
    today = now.astimezone(clock).date()
    years = [int(found["year"])] if found["year"] else [today.year, today.year + 1]
    days = [day for year in years if (day := _date(year, int(found["month"]), int(found["day"]))) is not None]
    if not days:
        raise Refusal("at-unreadable")
    day = next((day for day in days if day >= today), days[0])
    # Before a moment is made of it: at either end of the calendar there is none by other clocks.
    if day < today:
        raise Refusal("at-past")
    if day - today > FURTHEST:
        raise Refusal("at-far", days=FURTHEST.days)
    return _moment(day, at, clock)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _on_named_day(word: str, at: time, clock: ZoneInfo, now: datetime) -> datetime:
    today = now.astimezone(clock).date()
    if word in TODAY:
        return _moment(today, at, clock)
    if word in TOMORROW:
        return _moment(today + timedelta(days=1), at, clock)
    if word not in WEEKDAYS:
        raise Refusal("at-unreadable")
    return _next(at, clock, now, 7, WEEKDAYS[word] - today.weekday())


def _next(at: time, clock: ZoneInfo, now: datetime, apart: int, first: int = 0) -> datetime:
    """Return the first moment that is still to come, of those some days apart."""
    local = now.astimezone(clock)
    days = (local.date() + timedelta(days=number) for number in count(first, apart))
    # By the clock first, so that a time which was left out today is not asked for.
    to_come = (_moment(day, at, clock) for day in days if (day, at) > (local.date(), local.time()))
    return next(moment for moment in to_come if moment > now)


def _moment(day: date, at: time, clock: ZoneInfo) -> datetime:
    """Return a moment by a clock; a time that comes twice is the first, and one that is left out is refused."""
    local = datetime.combine(day, at, clock)
    moment = local.astimezone(UTC)
    if moment.astimezone(clock).replace(tzinfo=None) != local.replace(tzinfo=None):
        raise Refusal("at-left-out")
    return moment
