"""What happens by itself about a set time on which people agreed: before it, at it, and for the next week.

The transaction that opens the tables deletes the appointment, or moves it by a week. So they open once, by however many
processes. Then people are called: after a kill in between they find their tables in the channel, and are called by
nobody. Whom to tell before the time is noted first too. That the next week's message is to be posted stands in a row.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Final

from bot.model import timing
from bot.model.appointment import LATE, Appointment, Outcome, parties_apart
from bot.model.errors import ChannelGone, MessageGone, PersonGone, Refusal
from bot.model.evening import LASTS, USUAL_DEALS
from bot.model.forms import MOVEMENTS
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.reminder import Remind
from bot.model.table import Table
from bot.service.common.background import logged
from bot.service.common.gateway import ServerEvent
from bot.service.common.outbox import deliver
from bot.service.running.evening_table import join_evening, open_evening
from bot.service.running.ground import Ground
from bot.service.running.updates import Updates
from bot.storage.outbox import Letter, What
from bot.storage.retry import retried
from bot.storage.table import TableSession
from bot.ui.appointment import appointment_page, closed_page, event_about, reminder_page, time_page, what_is_played
from bot.ui.individual import sign_up_page
from bot.ui.screen import Screen

A_MINUTE: Final = 50
"""How many appointments begin in a minute at most, and of how many people are told; the others follow."""
EVENT_LASTS: Final = timedelta(hours=3)
"""How long an event of Discord's is shown from its beginning."""
GATHERING: Final = timedelta(minutes=5)
"""How long an evening for which people sign up waits from the agreed time on for those who come late."""


@dataclass(frozen=True, slots=True)
class Begun:
    """What has become of an appointment whose time has come."""

    appointment: Appointment
    outcome: Outcome
    tables: Sequence[Table] = ()
    notified: Sequence[int] = ()
    """The accounts that the call notifies."""
    evening: int | None = None
    """The evening for which people can sign up, and which begins soon."""
    stepped_back: Sequence[Person] = ()
    """Who has no seat, because they have blocked somebody beside whom they would sit."""


@dataclass(slots=True, eq=False)
class AppointmentTimes:
    """Begins what was agreed on for a set time, and tells people before it."""

    _ground: Ground
    _updates: Updates
    _is_shut_out: Callable[[Person], bool]
    _made_up: bool = field(default=False, init=False)
    """Whether events are there that a killed process has left undone."""

    async def look_after(self) -> None:
        """Begin what is due, tell those who want to be told before, and post what was not posted yet."""
        appointments, now = self._ground.storage.appointments, self._ground.clock()
        for number, guild_id in self._own(await appointments.due(now)):
            with logged("Appointment %s could not begin, trying again", number):
                await self._begin(number, await self._ground.storage.guilds.register_guild(guild_id))
        for number, guild_id in self._own(await appointments.to_remind(now)):
            with logged("People could not be told of appointment %s, trying again", number):
                await self._remind(number, await self._ground.storage.guilds.register_guild(guild_id))
        await deliver(self._ground.storage, What.WEEK, self._post)
        if not self._made_up:
            self._made_up = True
            await self._make_up_events()

    def _own(self, found: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """Return those of the servers of this process, as many as are done in a minute.

        Those of other shards may be left standing by a process that is away, and hold up nothing here.
        """
        return [each for each in found if self._ground.storage.sharding.owns(each[1])][:A_MINUTE]

    # At the hour

    async def _begin(self, number: int, guild: Guild) -> None:
        try:
            begun = await self._open(number, guild)
        except Refusal:
            begun = await self._open(number, guild, crowded=True)
        if begun is None:
            return
        for table in begun.tables:
            self._updates.show_change(table)
        await self._close(
            begun.appointment, closed_page(begun.appointment, begun.outcome, self._ground.identity.to_all(guild))
        )
        own = begun.appointment
        self._updates.seat_news.step_back(begun.stepped_back, own.guild_id, own.channel_id, own.message_id)
        await self._follow_in_event(begun)
        if begun.outcome in (Outcome.MISSED, Outcome.NOBODY):
            # The message at which people sign up says so, and a bot that was away leaves no heap of others.
            return
        # Tables that nobody can see are put away like all that nobody plays at.
        with suppress(ChannelGone):
            await self._tell(begun, guild)

    async def _tell(self, begun: Begun, guild: Guild) -> None:
        """Call people to their tables, and show where to sign up for an evening that begins soon."""
        appointment, t = begun.appointment, self._ground.identity.to_all(guild)
        late = begun.outcome is Outcome.BEGUN and self._ground.clock() - appointment.meeting.at > LATE
        page = time_page(appointment, begun.outcome, begun.tables, t, late=late, called=begun.notified)
        once = f"at {appointment.id} {appointment.meeting.at:%m%d}"
        await self._ground.gateway.post(appointment.channel_id, page, begun.notified, once=once)
        if begun.evening is not None:
            evening = await self._ground.storage.evenings.find(begun.evening, guild.id)
            message_id = await self._ground.gateway.post(evening.channel_id, sign_up_page(evening, t))
            await self._ground.storage.individuals.note_message(evening.id, message_id)

    async def _close(self, appointment: Appointment, screen: Screen) -> None:
        """Take the buttons from the message at which people have signed up; it may be gone."""
        if appointment.message_id:
            with suppress(MessageGone, ChannelGone):
                await self._ground.gateway.edit(appointment.channel_id, appointment.message_id, screen)

    async def _follow_in_event(self, begun: Begun) -> None:
        """Have Discord's event begin where it does, and take it away where it does not."""
        if (event := begun.appointment.event_id) is not None:
            follow = (
                self._ground.gateway.start_event
                if begun.outcome is Outcome.BEGUN
                else self._ground.gateway.delete_event
            )
            await follow(begun.appointment.guild_id, event)

    @retried
    async def _open(self, number: int, guild: Guild, *, crowded: bool = False) -> Begun | None:
        """End an appointment and open what was agreed on, or nothing where it is `crowded`; `None` where it is over."""
        async with self._ground.tables.session() as session:
            appointment = await session.appointments.lock(number)
            if appointment is None or appointment.meeting.at > session.now:
                return None
            people = [each for each in appointment.people if not self._is_shut_out(each)]
            outcome = Outcome.CROWDED if crowded else appointment.outcome(session.now, people)
            if appointment.meeting.zone is None or outcome is Outcome.NOBODY:
                await session.appointments.end(number)
            else:
                await session.appointments.renew(appointment, session.now)
            if outcome is not Outcome.BEGUN:
                return Begun(appointment, outcome)
            if (form := appointment.meeting.form) is not None and form in MOVEMENTS:
                return await self._open_individual(session, appointment, form, guild, people)
            return await self._open_tables(session, appointment, guild, people)

    async def _open_tables(
        self, session: TableSession, appointment: Appointment, guild: Guild, people: Sequence[Person]
    ) -> Begun:
        """Open as many tables as seat these people, in an evening or each for itself, with a seat kept for each."""
        tables, notified, evening = list[Table](), list[int](), None
        seated, stepped_back = parties_apart(
            people,
            appointment.meeting.kind.most_seats(appointment.meeting.rules),
            await session.blocks_among(people),
        )
        for party in seated:
            opener = await _opener(session, guild, party)
            table = await self._open_table(session, appointment, opener, evening)
            evening = table.spot.evening if table.spot is not None else None
            timing.touch(table, session.now, self._ground.durations.idle)
            tables.append(table)
            notified += (await session.keep_for(table, party)).notified
        return Begun(appointment, Outcome.BEGUN, tables, notified, stepped_back=stepped_back)

    async def _open_table(
        self, session: TableSession, appointment: Appointment, opener: Person, evening: int | None
    ) -> Table:
        place, meeting = (appointment.guild_id, appointment.channel_id), appointment.meeting
        if meeting.form is None:
            return await session.create(
                *place, opener, meeting.rules, self._ground.chance.seed(), meeting.options, seats={}
            )
        if evening is not None:
            return await join_evening(session, evening, place, opener, meeting.options, sits=False)
        seeds = [self._ground.chance.seed() for _ in range(meeting.deals or USUAL_DEALS)]
        ends_at = session.now + LASTS
        return await open_evening(
            session, place, appointment.meeting.kind.name, opener, seeds, meeting.options, ends_at, sits=False
        )

    async def _open_individual(
        self, session: TableSession, appointment: Appointment, form: str, guild: Guild, people: Sequence[Person]
    ) -> Begun:
        """Open an evening for which these people are signed up; others can sign up for a while."""
        await _opener(session, guild, people)
        times = session.now + GATHERING, session.now + GATHERING + LASTS
        game, place = appointment.meeting.kind.name, (appointment.guild_id, appointment.channel_id)
        key = await session.individuals.open(*place, game, form, appointment.meeting.deals, *times, agreed=True)
        entries = await session.individuals.entries(key)
        new = [person for person in people if entries.find(person) is None]
        first = entries.number_for(new[0]) if new else None
        if first is not None:
            for number, person in enumerate(new[: entries.movement.most - len(entries.entrants)], start=first):
                await session.individuals.enter(key, person, number, None)
        return Begun(appointment, Outcome.BEGUN, notified=await session.call(people), evening=key)

    # Before it

    async def _remind(self, number: int, guild: Guild) -> None:
        """Tell those who want to be told, unless the time has come or it is a quiet hour of theirs."""
        appointment = await self._note_reminded(number)
        if appointment is None or appointment.meeting.at <= self._ground.clock():
            return
        wanted = [
            each for each in appointment.people if each.id in appointment.reminded and not self._is_shut_out(each)
        ]
        told = [each for each in wanted if each.user_id is not None and not await self._is_quiet(each)]
        mentioned = [each.user_id for each in told if appointment.reminded[each.id] is Remind.MENTION and each.user_id]
        if mentioned:
            page = reminder_page(appointment, mentioned, self._ground.identity.to_all(guild))
            once = f"soon {number} {appointment.meeting.at:%m%d}"
            with suppress(ChannelGone):
                await self._ground.gateway.post(appointment.channel_id, page, mentioned, once=once)
        for person in told:
            if appointment.reminded[person.id] is Remind.MESSAGE:
                await self._write(appointment, person)

    async def _write(self, appointment: Appointment, person: Person) -> None:
        assert person.user_id is not None
        page = reminder_page(appointment, (), self._ground.identity.to(person))
        with suppress(PersonGone):
            await self._ground.gateway.tell(appointment.guild_id, appointment.channel_id, person.user_id, page)

    async def _is_quiet(self, person: Person) -> bool:
        reminder = await self._ground.storage.reminders.of(person)
        return reminder is not None and reminder.is_quiet(self._ground.clock())

    @retried
    async def _note_reminded(self, number: int) -> Appointment | None:
        """Note that people are told of an appointment, and return it; `None` where others have done so."""
        async with self._ground.tables.session() as session:
            appointment = await session.appointments.lock(number)
            if appointment is None or not await session.appointments.note_reminded(number):
                return None
        return appointment

    # The next week

    async def _post(self, letter: Letter) -> bool:
        """Post where people sign up for the next week; where that is not possible any more, it is over."""
        number, guild = letter.number, await self._ground.storage.guilds.register_guild(letter.guild_id)
        appointment = await self._ground.storage.appointments.find(number)
        if appointment is None:
            return True
        page = appointment_page(appointment, self._ground.identity.to_all(guild))
        try:
            once = f"week {number} {appointment.meeting.at:%m%d}"
            message_id = await self._ground.gateway.post(appointment.channel_id, page, once=once)
        except ChannelGone:
            await self._end(number)
            return True
        await self._ground.storage.appointments.note_message(number, message_id)
        await self.add_event(appointment, guild)
        return True

    @retried
    async def _end(self, number: int) -> None:
        async with self._ground.tables.session() as session:
            await session.appointments.end(number)

    # Discord's own events

    async def _make_up_events(self) -> None:
        """Add events that are missing: a process may be killed before Discord has one, or before that is noted."""
        for number, guild_id in await self._ground.storage.appointments.without_event():
            if not self._ground.storage.sharding.owns(guild_id):
                continue
            with logged("Appointment %s could not be made an event", number):
                appointment = await self._ground.storage.appointments.find(number)
                if appointment is not None:
                    await self.add_event(appointment, await self._ground.storage.guilds.register_guild(guild_id))

    async def add_event(self, appointment: Appointment, guild: Guild) -> None:
        """Add an appointment to the events of its server, where the bot may; take it away where it is over by then."""
        at, t = appointment.meeting.at, self._ground.identity.to_all(guild)
        place = f"https://discord.com/channels/{guild.id}/{appointment.channel_id}"
        event = ServerEvent(what_is_played(appointment, t), event_about(t), place, at, at + EVENT_LASTS)
        others = await self._ground.storage.appointments.events_of(guild.id)
        event_id = await self._ground.gateway.add_event(guild.id, event, others)
        if event_id is not None and not await self._ground.storage.appointments.note_event(appointment.id, event_id):
            await self._ground.gateway.delete_event(guild.id, event_id)


async def _opener(session: TableSession, guild: Guild, people: Sequence[Person]) -> Person:
    """Return the first of these people who may open another table; raise `Refusal` where nobody may."""
    for person in people[:-1]:
        with suppress(Refusal):
            await session.need_room(guild.id, person, guild.settings.limits)
            return person
    await session.need_room(guild.id, people[-1], guild.settings.limits)
    return people[-1]
