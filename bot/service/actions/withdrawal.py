"""Moderators take somebody off all lists of their server: whatever a person has signed up for that has not begun."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.model import seating
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Table
from bot.service.actions.appointment import AppointmentService
from bot.service.actions.individual import IndividualService
from bot.service.common.replies import Actor, Reply, need_moderator, need_server
from bot.service.running.ground import Ground
from bot.service.running.updates import Updates
from bot.storage.retry import retried
from bot.ui.pages import note


class Lists(NamedTuple):
    """The lists off which somebody was taken."""

    evenings: list[int]
    """Those of matches, too."""
    appointments: list[int]
    tables: list[Table]
    """Which have not begun."""


@dataclass(frozen=True, slots=True)
class WithdrawalService:
    """Takes people off lists; nobody of another server, and from no game that has begun."""

    _ground: Ground
    _updates: Updates
    _individuals: IndividualService
    _appointments: AppointmentService

    async def withdraw(self, actor: Actor, reply: Reply, account: int) -> None:
        """Take the person of an account off all lists of the server, and show the lists anew."""
        need_server(actor)
        need_moderator(actor)
        guild, person = (
            await self._ground.identity.guild(actor),
            await self._ground.storage.people.find(account, actor.guild_id),
        )
        off = await self._take_off(actor, person) if person is not None else Lists([], [], [])
        number = len(off.evenings) + len(off.appointments) + len(off.tables)
        if not number:
            raise Refusal("withdraw-nothing", person=f"<@{account}>")
        t = await self._ground.identity.to_asker(actor)
        await reply.show_note(note(t("withdraw-done", person=f"<@{account}>", lists=number)))
        for evening in off.evenings:
            await self._individuals.redraw(evening, guild)
        for appointment in off.appointments:
            await self._appointments.redraw(appointment, guild)
        for table in off.tables:
            self._updates.show_change(table)
        self._updates.matches.follow()

    @retried
    async def _take_off(self, actor: Actor, person: Person) -> Lists:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            evenings = await session.evenings.signed_up(person, actor.guild_id)
            for evening, begun in evenings.items():
                await session.evenings.lock(evening)
                if begun:
                    await session.individuals.leave_out(evening, [person.id])
                else:
                    await session.individuals.withdraw(evening, person)
            appointments = await session.appointments.signed_up(person, actor.guild_id)
            for appointment in appointments:
                await session.appointments.leave(appointment, person)
            tables = [await session.load(number) for number in await session.signed_up(person, actor.guild_id)]
            for table in tables:
                seating.take_off(table, person)
        return Lists([*evenings], appointments, tables)
