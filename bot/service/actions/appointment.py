"""Tables at a set time: people sign up, and at the hour tables open with seats kept for them.

The transaction that opens the tables deletes the appointment. So they open once, by however many processes. Then people
are called: after a kill in between they find their tables in the channel, and are called by nobody.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from bot.model import timing
from bot.model.actions import CallOff, ComeAt, StayAway
from bot.model.appointment import LATE, MOST_PEOPLE, Appointment, Outcome, parties, read_moment
from bot.model.chance import Chance
from bot.model.errors import ChannelGone, MessageGone, Refusal
from bot.model.options import Guild, Options, agreed_terms
from bot.model.person import Person
from bot.model.reminder import usual
from bot.model.table import Table
from bot.service.actions.access import Access, need_allowed
from bot.service.common.background import logged
from bot.service.common.gateway import Gateway
from bot.service.common.identity import Identity
from bot.service.common.replies import Actor, Reply, need_server
from bot.service.running.transaction import Tables
from bot.service.running.updates import Updates
from bot.storage.retry import retried
from bot.storage.storage import Storage
from bot.storage.table import TableSession
from bot.ui.appointment import appointment_page, closed_page, time_page
from bot.ui.screen import Screen
from engine.game import Rules
from engine.games import GAMES

BEGUN_A_MINUTE: Final = 50
"""How many appointments begin in a minute at most; the others begin in the next one."""
Change = Callable[[TableSession, Appointment, Person], Awaitable[None]]
"""Changes who comes to an appointment."""


@dataclass(slots=True, eq=False)
class AppointmentService:
    """Has people sign up for tables at a set time, and opens these at that time."""

    _storage: Storage
    _tables: Tables
    _gateway: Gateway
    _identity: Identity
    _access: Access
    _updates: Updates
    _chance: Chance
    _clock: Callable[[], datetime]
    _idle: timedelta

    async def open(
        self, actor: Actor, reply: Reply, at: str, game: str, rules: Mapping[str, Any], options: Mapping[str, Any]
    ) -> None:
        """Have people sign up for a table at a time, which is read by the clock of whoever asks."""
        need_server(actor)
        # Before anything is stored of whoever asks.
        moment = read_moment(at, await self._zone(actor), self._clock())
        person, guild = await self._identity.person(actor), await self._identity.guild(actor)
        need_allowed(guild, actor)
        settled = asdict(guild.settings.rules_of(GAMES[game]))
        terms = agreed_terms(guild, game, settled | dict(rules), options)
        number = await self._open(actor, person, guild, moment, *terms)
        appointment = await self._storage.appointments.find(number)
        assert appointment is not None
        message_id = await reply.show_public(appointment_page(appointment, self._identity.to_all(guild)))
        if message_id is not None:
            await self._storage.appointments.note_message(number, message_id)

    async def _zone(self, actor: Actor) -> str:
        """Return by which clock somebody lives, as they have chosen it or as most do who speak their language."""
        known = await self._storage.people.find(actor.user_id)
        chosen = await self._storage.reminders.of(known) if known is not None else None
        return (chosen or usual(known.speaks if known is not None else actor.locale)).zone

    @retried
    async def _open(
        self, actor: Actor, person: Person, guild: Guild, at: datetime, rules: Rules, options: Options
    ) -> int:
        async with self._tables.session() as session:
            await session.count(actor.delivery)
            return await session.appointments.open(guild.id, actor.channel_id, person, rules, options, at)

    # Who comes

    async def come(self, actor: Actor, reply: Reply, action: ComeAt) -> None:
        """Sign somebody up."""
        avoided = await self._access.avoided(actor)

        async def enter(session: TableSession, appointment: Appointment, person: Person) -> None:
            if appointment.has(person):
                raise Refusal("appointment-in")
            if any(each.user_id in avoided for each in appointment.people):
                raise Refusal("appointment-closed")
            if len(appointment.people) >= MOST_PEOPLE:
                raise Refusal("appointment-full", most=MOST_PEOPLE)
            await session.appointments.enter(appointment.id, person)

        await self._change(actor, reply, action.appointment, enter)

    async def stay_away(self, actor: Actor, reply: Reply, action: StayAway) -> None:
        """Note that somebody who has signed up does not come."""
        await self._change(actor, reply, action.appointment, _leave)

    async def call_off(self, actor: Actor, reply: Reply, action: CallOff) -> None:
        """End an appointment before its time; its opener and moderators may."""
        person, guild = await self._identity.person(actor), await self._identity.guild(actor)
        called_off = await self._store(actor, action.appointment, person, partial(_end, moderator=actor.moderator))
        await reply.show_public(closed_page(called_off, Outcome.OFF, self._identity.to_all(guild)))

    async def _change(self, actor: Actor, reply: Reply, number: int, change: Change) -> None:
        person, guild = await self._identity.person(actor), await self._identity.guild(actor)
        need_allowed(guild, actor)
        await self._store(actor, number, person, change)
        appointment = await self._storage.appointments.find(number)
        if appointment is not None:
            await reply.show_public(appointment_page(appointment, self._identity.to_all(guild)))

    @retried
    async def _store(self, actor: Actor, number: int, person: Person, change: Change) -> Appointment:
        async with self._tables.session() as session:
            await session.count(actor.delivery)
            appointment = await session.appointments.lock(number)
            if appointment is None or appointment.guild_id != actor.guild_id or appointment.at <= session.now:
                raise Refusal("appointment-over")
            await change(session, appointment, person)
        return appointment

    # At the hour

    async def begin_due(self) -> None:
        """Open the tables whose time has come."""
        due = await self._storage.appointments.due(self._clock())
        # Those of other shards may be left standing by a process that is away, and hold up nothing here.
        own = [each for each in due if self._storage.sharding.owns(each[1])]
        for number, guild_id in own[:BEGUN_A_MINUTE]:
            with logged("Appointment %s could not begin, trying again", number):
                await self._begin(number, await self._storage.guilds.register_guild(guild_id))

    async def _begin(self, number: int, guild: Guild) -> None:
        t = self._identity.to_all(guild)
        try:
            begun = await self._open_tables(number, guild)
        except Refusal:
            begun = await self._open_tables(number, guild, crowded=True)
        if begun is None:
            return
        appointment, outcome, tables, notified = begun
        for table in tables:
            self._updates.show_change(table)
        late = bool(tables) and self._clock() - appointment.at > LATE
        await self._close(appointment, closed_page(appointment, outcome, t))
        try:
            page = time_page(appointment, outcome, tables, t, late=late)
            await self._gateway.post(appointment.channel_id, page, notified, once=f"at {number}")
        except ChannelGone:
            # Tables that nobody can see are put away like all that nobody plays at.
            return

    async def _close(self, appointment: Appointment, screen: Screen) -> None:
        """Take the buttons from the message at which people have signed up; it may be gone."""
        if appointment.message_id is not None:
            try:
                await self._gateway.edit(appointment.channel_id, appointment.message_id, screen)
            except (MessageGone, ChannelGone):
                return

    @retried
    async def _open_tables(self, number: int, guild: Guild, *, crowded: bool = False) -> Begun | None:
        """End an appointment and open its tables, or none where it is `crowded`; `None` where it is over already."""
        async with self._tables.session() as session:
            appointment = await session.appointments.lock(number)
            if appointment is None:
                return None
            await session.appointments.end(number)
            outcome = Outcome.CROWDED if crowded else appointment.outcome(session.now)
            tables, notified = list[Table](), list[int]()
            if outcome is Outcome.BEGUN:
                for people in parties(appointment.people, appointment.kind.most_seats(appointment.rules)):
                    table, told = await self._open_table(session, appointment, guild, people)
                    tables.append(table)
                    notified += told
        return appointment, outcome, tables, notified

    async def _open_table(
        self, session: TableSession, appointment: Appointment, guild: Guild, people: Sequence[Person]
    ) -> tuple[Table, Sequence[int]]:
        """Open a table with seats kept for these people; return it, and the accounts that are notified."""
        await session.need_room(guild.id, people[0], guild.settings.limits)
        agreed_on = appointment.rules, self._chance.seed(), appointment.options
        table = await session.create(guild.id, appointment.channel_id, people[0], *agreed_on, seats={})
        timing.touch(table, session.now, self._idle)
        return table, (await session.keep_for(table, people)).notified


Begun = tuple[Appointment, Outcome, list[Table], list[int]]
"""An appointment whose time has come, what became of it, its tables, and the accounts that are notified."""


async def _leave(session: TableSession, appointment: Appointment, person: Person) -> None:
    if not appointment.has(person):
        raise Refusal("appointment-out")
    await session.appointments.leave(appointment.id, person)


async def _end(session: TableSession, appointment: Appointment, person: Person, *, moderator: bool) -> None:
    if not moderator and person.id != appointment.opener.id:
        raise Refusal("appointment-opener", name=appointment.opener.name)
    await session.appointments.end(appointment.id)
