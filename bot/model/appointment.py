"""Tables and evenings at a set time, and who comes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import count, pairwise
from typing import Final
from zoneinfo import ZoneInfo

from bot.model.actions import Action, button
from bot.model.company import Blocks, kept_apart, stepping_back
from bot.model.errors import Refusal
from bot.model.options import Options, OptionsPage
from bot.model.person import Person
from bot.model.reminder import Remind
from bot.model.typed_time import moment_at
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
    form: str | None = None
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
                moment = moment_at(local.date() + timedelta(days=days), local.time(), clock)
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
    asked: tuple[Person, ...] = ()
    """Those whom its opener has asked to come, and who have not answered."""

    def has(self, person: Person) -> bool:
        """Return whether somebody has signed up."""
        return any(each.id == person.id for each in self.people)

    def is_asked(self, person: Person) -> bool:
        """Return whether somebody was asked to come, and has not answered."""
        return any(each.id == person.id for each in self.asked)

    def outcome(self, now: datetime, people: Sequence[Person]) -> Outcome:
        """Return what becomes of it at its time, or later, where these people may play."""
        if now - self.meeting.at >= TOO_LATE:
            return Outcome.MISSED
        return Outcome.BEGUN if people else Outcome.NOBODY


def parties_apart(people: Sequence[Person], most: int, blocks: Blocks) -> tuple[list[list[Person]], list[Person]]:
    """Return who sits down together, apart from whom they have blocked, and who gets no seat where that cannot be."""
    number = {each.id: at for at, each in enumerate(people)}

    def tables(order: Sequence[Person]) -> list[list[int]]:
        return [sorted((each.id for each in party), key=number.__getitem__) for party in parties(order, most)]

    order = kept_apart(people, tables, blocks)
    out = stepping_back(tables(order), blocks)
    seated = [[each for each in party if each.id not in out] for party in parties(order, most)]
    return seated, [each for each in people if each.id in out]


def parties(people: Sequence[Person], most: int) -> list[Sequence[Person]]:
    """Return who sits down together: at as few tables as seat everybody, as evenly as can be.

    Who has signed up one after the other sits together.

    >>> parties("opener and friends".split(), 2)
    [['opener', 'and'], ['friends']]
    """
    tables = -(-len(people) // most)
    ends = [-(-len(people) * table // max(tables, 1)) for table in range(tables + 1)]
    return [people[start:end] for start, end in pairwise(ends)]


@dataclass(frozen=True, slots=True)
class AppointmentAction(Action):
    """Something about a table at a set time."""

    appointment: int


@button("at1:in.{appointment}")
@dataclass(frozen=True, slots=True)
class ComeAt(AppointmentAction):
    """Sign up for a table at a set time."""


@button("at1:out.{appointment}")
@dataclass(frozen=True, slots=True)
class StayAway(AppointmentAction):
    """Come to a table at a set time no more."""


@button("at1:remind.{appointment}")
@dataclass(frozen=True, slots=True)
class ShowWaysToRemind(AppointmentAction):
    """Show in which ways one can be told before the time of a table."""


@button("at1:told.{appointment}.{way}")
@dataclass(frozen=True, slots=True)
class RemindAt(AppointmentAction):
    """Be told in one way before the time of a table, or not."""

    way: Remind


@button("at1:off.{appointment}")
@dataclass(frozen=True, slots=True)
class CallOff(AppointmentAction):
    """Call a table at a set time off."""


@button("at1:options.{appointment}.{page}")
@dataclass(frozen=True, slots=True)
class ShowOptionsAt(AppointmentAction):
    """Show the options of the tables that open at a set time."""

    page: OptionsPage = OptionsPage.USUAL


@button("at1:agree.{appointment}.{page}")
@dataclass(frozen=True, slots=True)
class ChooseOptionsAt(AppointmentAction):
    """Change the options of the tables that open at a set time, as they were chosen in a window."""

    page: OptionsPage
    values: tuple[str, ...] = ()
    """What was chosen in each list, which the custom_id does not tell."""
