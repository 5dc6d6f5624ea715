"""Reminders: tells people of the deal of the day, and of what waits for them, by one direct message a day at most.

It comes at their hour. Who has played by then is told of no deal, and for whom nothing waits of no table. When that is
due stands in rows. It is noted first and told then, so that after a kill somebody may be told too seldom, and never
twice, by however many processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Final

from bot.model import say
from bot.model.errors import NoAnswer, PersonGone, Refusal
from bot.model.person import Person
from bot.model.reminder import (
    DAY_HOURS,
    QUIET_HOURS,
    About,
    ChooseTime,
    Quiet,
    Reminder,
    ShowReminders,
    ShowWaiting,
    TellDaily,
    TellTomorrow,
    TellWaiting,
    Time,
    usual,
    zones,
)
from bot.model.table import NOWHERE, Table
from bot.service.actions.ban import BanService
from bot.service.actions.daily import DailyService
from bot.service.common.background import cancel, logged
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.ui.daily import Standing
from bot.ui.reminder import NEVER, cities_page, city_form, reminder_message, reminder_page, zones_called
from bot.ui.screen import Screen
from bot.ui.waiting import CHALLENGES_WAITING, TABLES_WAITING, Waiting, waiting_page

log = logging.getLogger(__name__)

LOOKED_AT: Final = 40
"""At how many tables of a person it is looked whose turn it is, the most urgent first."""
TOLD_A_MINUTE: Final = 500
"""How many people are told in a minute at most; the others are told in the next one."""


@dataclass(slots=True, eq=False)
class ReminderService:
    """Tells people of the deal of the day, and lets them choose when."""

    _ground: Ground
    _dailies: DailyService
    _bans: BanService
    _telling: asyncio.Task[None] | None = field(default=None, init=False)

    # What people choose

    @does(ShowReminders)
    async def show(self, actor: Actor, reply: Reply, _: ShowReminders) -> None:
        """Show when a person is told of the deal of the day, and the quiet hours."""
        person = await self._ground.identity.person(actor)
        reminder = await self._ground.storage.reminders.of(person) or usual(person.speaks)
        await reply.show_note(self._page(actor, person, reminder))

    @does(TellTomorrow)
    async def tell_tomorrow(self, actor: Actor, reply: Reply, _: TellTomorrow) -> None:
        """Tell a person of the deal of the day from now on, and leave the pressed message as it is."""
        person, reminder = await self._change(actor, lambda reminder: self._asked(actor, reminder))
        await reply.show_note(self._page(actor, person, reminder))

    @does(TellDaily)
    async def tell_daily(self, actor: Actor, reply: Reply, action: TellDaily) -> None:
        """Tell a person of the deal of the day from now on, or no more."""

        def change(reminder: Reminder) -> Reminder:
            return self._asked(actor, reminder) if action.told else reminder.without(About.DAILY)

        person, reminder = await self._change(actor, change)
        await reply.show_panel(self._page(actor, person, reminder))

    @does(TellWaiting)
    async def tell_waiting(self, actor: Actor, reply: Reply, action: TellWaiting) -> None:
        """Tell a person from now on what waits for them, or no more."""

        def change(reminder: Reminder) -> Reminder:
            return (
                reminder.asked(About.WAITING, self._ground.clock()) if action.told else reminder.without(About.WAITING)
            )

        person, reminder = await self._change(actor, change)
        await reply.show_panel(self._page(actor, person, reminder))

    @does(ShowWaiting)
    async def show_waiting(self, actor: Actor, reply: Reply, _: ShowWaiting) -> None:
        """Show a person what waits for them on all servers."""
        person = await self._ground.identity.person(actor)
        waiting = await self.waiting(person, begun(await self._dailies.standings(person)))
        await reply.show_note(waiting_page(waiting, self._ground.identity.to(person)))

    @does(ChooseTime)
    async def choose(self, actor: Actor, reply: Reply, action: ChooseTime) -> None:
        """Note at which hour a person wants to be told, by which clock, and in which hours not."""
        if action.time is Time.CITY:
            await self._find_clock(actor, reply, action.values)
            return
        person, reminder = await self._change(actor, lambda reminder: _chosen(reminder, action))
        await reply.show_panel(self._page(actor, person, reminder))

    async def _find_clock(self, actor: Actor, reply: Reply, typed: Sequence[str]) -> None:
        """Ask for a city; note the clock of the one that was typed, or show those that it may be."""
        t = await self._ground.identity.to_asker(actor)
        if not typed:
            await reply.ask(city_form(t))
            return
        found = zones_called(" ".join(typed), t)
        if not found:
            raise Refusal("city-unknown")
        if len(found) > 1:
            await reply.show_panel(cities_page(found, self._ground.clock(), t))
            return
        await self.choose(actor, reply, ChooseTime(Time.ZONE, tuple(found)))

    async def _change(self, actor: Actor, change: Callable[[Reminder], Reminder]) -> tuple[Person, Reminder]:
        person, now = await self._ground.identity.person(actor), self._ground.clock()
        changed = await self._ground.storage.reminders.change(
            person, usual(person.speaks), lambda reminder: change(reminder).scheduled(now), actor.delivery
        )
        return person, changed

    def _asked(self, actor: Actor, reminder: Reminder) -> Reminder:
        """Return the wish to be told of the deal of the day, and where what is begun from the message counts."""
        asked = reminder.asked(About.DAILY, self._ground.clock())
        return replace(asked, guild_id=actor.guild_id or reminder.guild_id)

    def _page(self, actor: Actor, person: Person, reminder: Reminder) -> Screen:
        return reminder_page(
            reminder, self._ground.clock(), self._ground.identity.to(person), on_server=actor.on_server
        )

    # What happens by itself

    def tell(self) -> None:
        """Tell those for whom it is time, in the background, unless that is being done."""
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell())

    async def close(self) -> None:
        """Stop telling; whoever was not told is told after the next start, if that is soon."""
        if self._telling is not None:
            await cancel([self._telling])

    async def _tell(self) -> None:
        if not self._ground.storage.sharding.owns(NOWHERE):
            return
        with logged("It could not be found out whom to tell of the deal of the day, trying again"):
            for person, reminder in await self._ground.storage.reminders.due(self._ground.clock(), TOLD_A_MINUTE):
                with logged("Somebody could not be told of the deal of the day"):
                    await self._tell_one(person, reminder)

    async def _tell_one(self, person: Person, due: Reminder) -> None:
        now, reminders = self._ground.clock(), self._ground.storage.reminders
        wanted = due.is_in_time(now) and not self._bans.is_shut_out(person)
        screen = await self._message(person, due, now) if wanted else None
        told = (due if screen is None else replace(due, sent_at=now)).scheduled(now)
        if not await reminders.move(person, due, told) or screen is None or person.user_id is None:
            return
        try:
            await self._ground.gateway.write(person.user_id, screen, once=f"daily {person.id} {now:%m%d}")
        except NoAnswer:
            # A minute later it is tried again, as long as it is not too late.
            await reminders.move(person, told, due)
        except PersonGone:
            await reminders.move(person, told, replace(told, closed=True, due_at=None))

    async def _message(self, person: Person, due: Reminder, now: datetime) -> Screen | None:
        """Return the message for a person; `None` where there is nothing to tell.

        Of the deals of the day nothing new is told to whoever has played one of today to its end.
        """
        standings = await self._dailies.standings(person)
        new = standings if due.daily and not any(map(_is_played, standings)) else []
        begun_today = [] if new else begun(standings)
        waiting = await self.waiting(person, begun_today) if due.waiting else Waiting(person.user_id or 0)
        if not (new or waiting):
            return None
        return reminder_message(now.astimezone(UTC).date(), new, waiting, self._ground.identity.to(person))

    async def waiting(self, person: Person, of_days: Sequence[Standing]) -> Waiting:
        """Return what waits for a person on all servers, with the deals of the day that they have begun."""
        found = await self._ground.storage.tables.under_way_of(person, LOOKED_AT)
        tables = [table for table in found if _waits_for(table, person)][:TABLES_WAITING]
        challenges = await self._ground.storage.challenges.waiting_for(person, self._ground.clock())
        return Waiting(person.user_id or 0, tables, challenges[:CHALLENGES_WAITING], of_days)


def _waits_for(table: Table, person: Person) -> bool:
    """Return whether a person is asked for a move, or can have the next deal dealt to them alone."""
    seat = table.seats.seat_of(person)
    if table.is_alone and table.deal.between_deals:
        return True
    return seat in table.awaited() and say.is_asked(table, seat)


def _is_played(standing: Standing) -> bool:
    return standing.tried is not None and standing.tried.ended


def begun(standings: Sequence[Standing]) -> list[Standing]:
    """Return the deals of today that a person has begun and not played to their end."""
    return [each for each in standings if each.tried is not None and not each.tried.ended]


def _chosen(reminder: Reminder, action: ChooseTime) -> Reminder:
    match action.time, list(action.values):
        case Time.ZONE, [zone] if zone in zones():
            return replace(reminder, zone=zone)
        case Time.HOUR, [hour] if (number := _hour(hour)) is not None:
            return replace(reminder, hour=number)
        case Time.START, [hour] if hour == NEVER:
            return replace(reminder, quiet=None)
        case Time.START, [hour] if (number := _hour(hour)) is not None:
            end = reminder.quiet.end if reminder.quiet is not None else (number + QUIET_HOURS) % DAY_HOURS
            return replace(reminder, quiet=_quiet(number, end))
        case Time.END, [hour] if (number := _hour(hour)) is not None and reminder.quiet is not None:
            return replace(reminder, quiet=_quiet(reminder.quiet.start, number))
    raise Refusal("unknown-button")


def _hour(text: str) -> int | None:
    return int(text) if text in map(str, range(DAY_HOURS)) else None


def _quiet(start: int, end: int) -> Quiet | None:
    """Return the quiet hours; none where they would end when they begin."""
    return Quiet(start, end) if start != end else None
