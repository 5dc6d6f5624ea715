"""Tables and evenings at a set time: people agree on one, sign up, and choose how they are told before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any

from bot.model.appointment import (
    BEFORE_MINUTES,
    MOST_PEOPLE,
    Appointment,
    CallOff,
    ChooseOptionsAt,
    ComeAt,
    Meeting,
    Outcome,
    RemindAt,
    ShowOptionsAt,
    ShowWaysToRemind,
    StayAway,
)
from bot.model.company import Friend, Invitation
from bot.model.errors import GatewayError, Refusal
from bot.model.evening import options_of
from bot.model.forms import need_plan
from bot.model.options import Guild, agreed_terms, with_chosen
from bot.model.person import Person
from bot.model.reminder import usual
from bot.model.typed_time import read_moment
from bot.service.actions.access import Access, need_allowed
from bot.service.actions.company import CompanyService, need_friends
from bot.service.common.gateway import Mentioned
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.appointment import AppointmentTimes
from bot.service.running.ground import Ground
from bot.service.running.updates import Updates
from bot.storage.retry import retried
from bot.storage.table import TableSession
from bot.ui.appointment import appointment_page, closed_page, ways_page
from bot.ui.options import chosen_there, options_form
from engine.games import GAMES

Change = Callable[[TableSession, Appointment, Person], Awaitable[None]]
"""Changes who comes to an appointment."""


@dataclass(slots=True, eq=False)
class AppointmentService:
    """Has people sign up for tables and evenings at a set time."""

    _ground: Ground
    _access: Access
    _company: CompanyService
    _updates: Updates
    _times: AppointmentTimes

    async def open(
        self,
        actor: Actor,
        reply: Reply,
        at: str,
        game: str,
        rules: Mapping[str, Any],
        options: Mapping[str, Any],
        *,
        weekly: bool = False,
        friends: Sequence[Friend] = (),
    ) -> None:
        """Have people sign up for a table at a time, which is read by the clock of whoever asks.

        `friends` are asked to come.
        """
        need_friends(actor, friends)

        def meeting(guild: Guild, moment: datetime, zone: str | None) -> Meeting:
            settled = asdict(guild.settings.rules_of(GAMES[game]))
            terms = agreed_terms(guild, game, settled | dict(rules), options)
            return Meeting(*terms, moment, zone=zone)

        await self._ask(actor, reply, at, meeting, weekly=weekly, friends=friends)

    async def open_evening(
        self, actor: Actor, reply: Reply, at: str, game: str, deals: int | None, form: str, *, weekly: bool = False
    ) -> None:
        """Have people sign up for an evening at a time, which is read by the clock of whoever asks."""
        duplicates = GAMES[game].duplicates
        assert duplicates is not None
        need_plan(game, form)
        rules = duplicates.rules()

        def meeting(guild: Guild, moment: datetime, zone: str | None) -> Meeting:
            return Meeting(rules, options_of(guild.settings.options), moment, form, deals, zone)

        await self._ask(actor, reply, at, meeting, weekly=weekly)

    async def _ask(
        self,
        actor: Actor,
        reply: Reply,
        at: str,
        meeting: Callable[[Guild, datetime, str | None], Meeting],
        *,
        weekly: bool,
        friends: Sequence[Friend] = (),
    ) -> None:
        need_server(actor)
        # Before anything is stored of whoever asks.
        zone = await self.zone_of(actor)
        moment = read_moment(at, zone, self._ground.clock())
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        agreed = meeting(guild, moment, zone if weekly else None)
        number, invited = await self._open(actor, person, guild, agreed, friends)
        appointment = await self._ground.storage.appointments.find(number)
        assert appointment is not None
        page = appointment_page(appointment, self._ground.identity.to_all(guild))
        message_id = await reply.show_public(page, Mentioned(tuple(invited.notified)))
        await self._company.show_invited(reply, person, invited)
        if message_id is not None:
            await self._ground.storage.appointments.note_message(number, message_id)
        self._ground.background.spawn(partial(self._times.add_event, appointment, guild))

    async def zone_of(self, actor: Actor) -> str:
        """Return by which clock somebody lives, as they have chosen it or as most do who speak their language."""
        known = await self._ground.storage.people.find(actor.user_id, actor.guild_id)
        chosen = await self._ground.storage.reminders.of(known) if known is not None else None
        return (chosen or usual(known.speaks if known is not None else actor.locale)).zone

    @retried
    async def _open(
        self, actor: Actor, person: Person, guild: Guild, meeting: Meeting, friends: Sequence[Friend]
    ) -> tuple[int, Invitation]:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            place = guild.id, actor.channel_id
            number, asked, refused = await session.appointments.open(*place, person, meeting, session.now, friends)
            return number, Invitation(asked, await session.call(asked), refused)

    # Who comes

    @does(ComeAt)
    async def come(self, actor: Actor, reply: Reply, action: ComeAt) -> None:
        """Sign somebody up."""

        async def enter(session: TableSession, appointment: Appointment, person: Person) -> None:
            if appointment.has(person):
                raise Refusal("sign-up-in")
            if len(appointment.people) >= MOST_PEOPLE:
                raise Refusal("sign-up-full", most=MOST_PEOPLE)
            await session.appointments.enter(appointment.id, person)

        appointment = await self._change(actor, reply, action.appointment, enter)
        await self._access.note_blocked(actor, reply, appointment.people)

    @does(StayAway)
    async def stay_away(self, actor: Actor, reply: Reply, action: StayAway) -> None:
        """Note that somebody who has signed up does not come."""
        await self._change(actor, reply, action.appointment, _leave)

    @does(CallOff)
    async def call_off(self, actor: Actor, reply: Reply, action: CallOff) -> None:
        """End an appointment before its time; its opener and moderators may."""
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        called_off = await self._store(actor, action.appointment, person, partial(_end, moderator=actor.moderator))
        await reply.show_public(closed_page(called_off, Outcome.OFF, self._ground.identity.to_all(guild)))
        if called_off.event_id is not None:
            await self._ground.gateway.delete_event(guild.id, called_off.event_id)

    # What its opener changes

    @does(ShowOptionsAt)
    async def ask_options(self, actor: Actor, reply: Reply, action: ShowOptionsAt) -> None:
        """Ask the opener of a table at a set time in a window for its options."""
        person, appointment = await self._ground.identity.person(actor), await self._find(actor, action.appointment)
        _need_opener(appointment, person)
        meeting, does = appointment.meeting, ChooseOptionsAt(appointment.id, action.page)
        t = self._ground.identity.to(person)
        await reply.ask(options_form(meeting.rules, meeting.options, action.page, does, t))

    @does(ChooseOptionsAt)
    async def choose_options(self, actor: Actor, reply: Reply, action: ChooseOptionsAt) -> None:
        """Change the options of a table at a set time as they were chosen in that window."""

        async def agree(session: TableSession, appointment: Appointment, person: Person) -> None:
            _need_opener(appointment, person)
            meeting = appointment.meeting
            chosen = chosen_there(meeting.kind.name, action.page, action.values)
            rules, options = with_chosen(meeting.rules, meeting.options, chosen)
            await session.appointments.agree(appointment.id, replace(meeting, rules=rules, options=options))

        person = await self._ground.identity.person(actor)
        await self._store(actor, action.appointment, person, agree)
        guild = await self._ground.identity.guild(actor)
        appointment = await self._find(actor, action.appointment)
        await reply.show_public(appointment_page(appointment, self._ground.identity.to_all(guild)))

    async def redraw(self, number: int, guild: Guild) -> None:
        """Draw the message at which people sign up; it may be gone."""
        appointment = await self._ground.storage.appointments.find(number)
        if appointment is not None and appointment.message_id:
            page = appointment_page(appointment, self._ground.identity.to_all(guild))
            with suppress(GatewayError):
                await self._ground.gateway.edit(appointment.channel_id, appointment.message_id, page)

    # How they are told before

    @does(ShowWaysToRemind)
    async def show_ways(self, actor: Actor, reply: Reply, action: ShowWaysToRemind) -> None:
        """Show somebody who has signed up in which ways they can be told before the time."""
        person, appointment = await self._ground.identity.person(actor), await self._find(actor, action.appointment)
        _need_signed_up(appointment, person)
        if appointment.meeting.remind_at(self._ground.clock()) is None:
            raise Refusal("appointment-remind-late", minutes=BEFORE_MINUTES)
        await reply.show_note(ways_page(appointment, person, self._ground.identity.to(person)))

    @does(RemindAt)
    async def remind(self, actor: Actor, reply: Reply, action: RemindAt) -> None:
        """Note in which way somebody is told before the time."""

        async def note(session: TableSession, appointment: Appointment, person: Person) -> None:
            _need_signed_up(appointment, person)
            await session.appointments.remind(appointment.id, person, action.way)

        person = await self._ground.identity.person(actor)
        await self._store(actor, action.appointment, person, note)
        appointment = await self._find(actor, action.appointment)
        await reply.show_panel(ways_page(appointment, person, self._ground.identity.to(person)))

    async def _find(self, actor: Actor, number: int) -> Appointment:
        appointment = await self._ground.storage.appointments.find(number)
        if appointment is None or appointment.guild_id != actor.guild_id:
            raise Refusal("appointment-over")
        return appointment

    async def _change(self, actor: Actor, reply: Reply, number: int, change: Change) -> Appointment:
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        before = await self._store(actor, number, person, change)
        appointment = await self._ground.storage.appointments.find(number)
        if appointment is not None:
            await reply.show_public(appointment_page(appointment, self._ground.identity.to_all(guild)))
        return appointment or before

    @retried
    async def _store(self, actor: Actor, number: int, person: Person, change: Change) -> Appointment:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            appointment = await session.appointments.lock(number)
            if appointment is None or appointment.guild_id != actor.guild_id or appointment.meeting.at <= session.now:
                raise Refusal("appointment-over")
            await change(session, appointment, person)
        return appointment


def _need_opener(appointment: Appointment, person: Person) -> None:
    """Raise `Refusal` for whoever cannot change the options: only the opener can, and not those of an evening."""
    if appointment.meeting.form is not None:
        raise Refusal("evening-options")
    if person.id != appointment.opener.id:
        raise Refusal("options-opener", name=appointment.opener.name)


def _need_signed_up(appointment: Appointment, person: Person) -> None:
    """Raise `Refusal` for whoever would be told of a time for which they have not signed up."""
    if not appointment.has(person):
        raise Refusal("appointment-remind-out")


async def _leave(session: TableSession, appointment: Appointment, person: Person) -> None:
    if not (appointment.has(person) or appointment.is_asked(person)):
        raise Refusal("sign-up-out")
    await session.appointments.leave(appointment.id, person)


async def _end(session: TableSession, appointment: Appointment, person: Person, *, moderator: bool) -> None:
    if not moderator and person.id != appointment.opener.id:
        raise Refusal("appointment-opener", name=appointment.opener.name)
    await session.appointments.end(appointment.id)
