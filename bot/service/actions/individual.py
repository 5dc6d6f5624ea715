"""Evenings for which people sign up, alone or in pairs: they sit down for each deal, which all tables play at once.

When the next deal comes stands in a row. It begins in one transaction, for all tables, as soon as that time has come:
so an evening goes on by its rows alone, and nobody has to be there for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import partial

from bot.model.errors import GatewayError, Refusal
from bot.model.evening import LASTS, Evening, ShowEvening, options_of
from bot.model.event import Form
from bot.model.forms import need_plan
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.signing_up import APART, SIGN_UP, BeginEvening, ChoosePartner, Entries, SignOff, SignUp, choose
from bot.model.table import Table
from bot.service.actions.access import Access, need_allowed
from bot.service.actions.evening import EveningService
from bot.service.common.background import logged
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.ground import Ground
from bot.service.running.individual import DealBegun, Terms, begin_deal, lock_individual
from bot.service.running.updates import Updates
from bot.storage.evening import EveningState
from bot.storage.retry import retried
from bot.storage.table import TableSession
from bot.ui.individual import sign_up_page
from engine.players import Level

Change = Callable[[TableSession, EveningState, Entries, Person], Awaitable[None]]
"""Changes who plays in an evening."""


@dataclass(slots=True, eq=False)
class IndividualService:
    """Has people sign up for individual evenings and those of pairs, and begins their deals."""

    _ground: Ground
    _access: Access
    _updates: Updates
    _evenings: EveningService

    async def show_or_open(
        self, actor: Actor, reply: Reply, game: str, deals: int | None, form: str = Form.INDIVIDUAL
    ) -> None:
        """Show such an evening of a game that goes on on the server, or have people sign up for one."""
        need_server(actor)
        need_plan(game, form)
        found = await self._ground.storage.individuals.under_way(actor.guild_id, game)
        if found is not None:
            await self._evenings.show(actor, reply, ShowEvening(found))
            return
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        key = await self._open(actor, person, guild, game, form, deals)
        evening = await self._ground.storage.evenings.find(key, guild.id)
        message_id = await reply.show_public(sign_up_page(evening, self._ground.identity.to_all(guild)))
        if message_id is not None:
            await self._ground.storage.individuals.note_message(key, message_id)
        self._go_on_after(SIGN_UP)

    @retried
    async def _open(self, actor: Actor, person: Person, guild: Guild, game: str, form: str, deals: int | None) -> int:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            await session.need_room(guild.id, person, guild.settings.limits)
            times = session.now + SIGN_UP, session.now + SIGN_UP + LASTS
            key = await session.individuals.open(guild.id, actor.channel_id, game, form, deals, *times)
            await session.individuals.enter(key, person, 0, session.now)
        return key

    # Who plays

    @does(SignUp)
    async def sign_up(self, actor: Actor, reply: Reply, action: SignUp) -> None:
        """Have a person play from the next deal on."""
        await self._sign_up(actor, reply, action.evening, _enter)

    @does(ChoosePartner)
    async def choose_partner(self, actor: Actor, reply: Reply, action: ChoosePartner) -> None:
        """Have a person sign up, and want somebody for a partner; they are a pair if that one wants it too."""
        await self._sign_up(actor, reply, action.evening, partial(_choose, chosen=action.values))

    async def _sign_up(self, actor: Actor, reply: Reply, evening_id: int, change: Change) -> None:
        entries = (await self._change(actor, reply, evening_id, change)).entries
        assert entries is not None
        await self._access.note_blocked(actor, reply, [each.person for each in entries.present])

    @does(SignOff)
    async def sign_off(self, actor: Actor, reply: Reply, action: SignOff) -> None:
        """Have a computer play for a person from the next deal on."""
        await self._change(actor, reply, action.evening, _leave)

    @does(BeginEvening)
    async def begin(self, actor: Actor, reply: Reply, action: BeginEvening) -> None:
        """Begin the first deal before its time."""
        await self._change(actor, reply, action.evening, _begin)
        self._go_on_after(timedelta())

    async def _change(self, actor: Actor, reply: Reply, evening_id: int, change: Change) -> Evening:
        """Change who plays in an evening, and show it where it was pressed and where people sign up."""
        need_server(actor)
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        await self._store(actor, evening_id, person, change)
        evening = await self._ground.storage.evenings.find(evening_id, actor.guild_id)
        if reply.message_id is not None and not reply.on_panel:
            await reply.show_public(sign_up_page(evening, self._ground.identity.to_all(guild)))
        else:
            await self._evenings.show(actor, reply, ShowEvening(evening_id))
            self._ground.background.spawn(partial(self.redraw, evening_id, guild))
        return evening

    @retried
    async def _store(self, actor: Actor, evening_id: int, person: Person, change: Change) -> None:
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            evening = await lock_individual(session, evening_id, actor.guild_id)
            await change(session, evening, await session.individuals.entries(evening_id), person)

    async def _redraw_if_over(self, evening_id: int, guild: Guild) -> None:
        if (await self._ground.storage.evenings.find(evening_id, guild.id)).over:
            await self.redraw(evening_id, guild)

    async def redraw(self, evening_id: int, guild: Guild) -> None:
        """Draw the message at which people sign up; it may be gone, and a match has others."""
        evening = await self._ground.storage.evenings.find(evening_id, guild.id)
        if evening.entries is None or evening.entries.message_id is None:
            return
        screen = sign_up_page(evening, self._ground.identity.to_all(guild))
        try:
            await self._ground.gateway.edit(evening.channel_id, evening.entries.message_id, screen)
        except GatewayError:
            return

    # The deals

    def follow(self, table: Table) -> None:
        """Have the next deal begin when its time comes, after a deal at a table is over."""
        if table.spot is not None and table.spot.individual:
            self._go_on_after(APART)
            self._ground.background.spawn(partial(self._redraw_if_over, table.spot.evening, table.guild))

    def _go_on_after(self, wait: timedelta) -> None:
        async def go_on() -> None:
            await self._ground.sleep(wait.total_seconds())
            await self.go_on()

        self._ground.background.spawn(go_on)

    async def go_on(self) -> None:
        """Begin the deals that are due."""
        for evening_id, guild_id in await self._ground.storage.individuals.due(self._ground.clock()):
            if not self._ground.storage.sharding.owns(guild_id):
                continue
            with logged("The next deal of evening %s could not begin, trying again", evening_id):
                guild = await self._ground.storage.guilds.register_guild(guild_id)
                begun = await self._begin_deal(evening_id, guild)
                for table in begun.tables:
                    self._updates.wake(table)
                await self._tell_apart(evening_id, guild_id, begun.stepped_back)
                await self.redraw(evening_id, guild)
                self._evenings.end()

    async def _tell_apart(self, evening_id: int, guild_id: int, people: Sequence[Person]) -> None:
        if people:
            evening = await self._ground.storage.evenings.find(evening_id, guild_id)
            message_id = evening.entries.message_id if evening.entries is not None else None
            self._updates.seat_news.step_back(people, guild_id, evening.channel_id, message_id)

    @retried
    async def _begin_deal(self, evening_id: int, guild: Guild) -> DealBegun:
        computers = await self._ground.storage.people.computers(Level.STRONG)
        terms = Terms(options_of(guild.settings.options), computers, self._ground.durations.idle)
        async with self._ground.tables.session() as session:
            return await begin_deal(session, evening_id, terms, self._ground.chance)


async def _enter(session: TableSession, evening: EveningState, entries: Entries, person: Person) -> None:
    """Sign somebody up, or note that somebody who has is there."""
    own, rows = entries.find(person), session.individuals
    if own is not None and not own.gone:
        if own.here:
            raise Refusal("sign-up-in")
        await rows.enter(evening.id, person, own.number, session.now)
        return
    if await session.events.was_forgotten(evening.id, person):
        raise Refusal("individual-forgotten")
    if entries.places and entries.due_at is None and evening.shown + 1 == evening.deals:
        raise Refusal("individual-late")
    number = entries.number_for(person)
    if number is None:
        raise Refusal("sign-up-full", most=entries.places or entries.movement.most)
    if entries.places and not entries.movement.plays_on(number, entries.rounds, evening.deals):
        raise Refusal("individual-late")
    await rows.enter(evening.id, person, number, session.now)


async def _choose(
    session: TableSession,
    evening: EveningState,
    entries: Entries,
    person: Person,
    *,
    chosen: Sequence[str],
) -> None:
    if entries.places or not entries.movement.couples:
        raise Refusal("individual-begun")
    wanted = choose(chosen, person, entries.present)
    own = entries.find(person)
    if wanted is not None and (own is None or not own.here):
        await _enter(session, evening, entries, person)
    await session.individuals.want(evening.id, person, wanted.number if wanted is not None else None)


async def _leave(session: TableSession, evening: EveningState, entries: Entries, person: Person) -> None:
    own = entries.find(person)
    if own is None or own.gone:
        raise Refusal("sign-up-out")
    if entries.places:
        await session.individuals.leave_out(evening.id, [person.id])
    else:
        await session.individuals.withdraw(evening.id, person)


async def _begin(session: TableSession, evening: EveningState, entries: Entries, person: Person) -> None:
    if entries.places:
        raise Refusal("individual-begun")
    if len(entries.present) < entries.movement.least:
        raise Refusal("individual-few", least=entries.movement.least)
    opener = entries.present[0]
    if opener.person.id != person.id:
        raise Refusal("individual-opener", name=opener.person.name)
    await session.individuals.enter(evening.id, person, opener.number, session.now)
    await session.individuals.make_due(evening.id, session.now)
