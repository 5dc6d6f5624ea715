"""Evenings of the same deals: a server plays the same cards at as many tables as want to, and compares.

Each deal at a table of an evening is a table of its own in the database, with the seed of the deal. It is created in
the transaction that ends the one before, so that an evening goes on by its rows alone.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from bot.model import comparing, stopping
from bot.model.errors import ChannelGone, NotSaved, Refusal
from bot.model.evening import (
    LASTS,
    USUAL_DEALS,
    Evening,
    JoinEvening,
    OpenEvening,
    ShowEvening,
    ShowEveningDeal,
    ShowEveningRules,
    options_of,
)
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.table import ACROSS, Status, Table
from bot.service.actions.access import need_allowed
from bot.service.actions.answers import Answers
from bot.service.actions.lobby import LobbyService
from bot.service.common.background import logged
from bot.service.common.outbox import deliver
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.duplicate import played_by_computers
from bot.service.running.evening_table import join_evening, open_evening
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.service.running.server_match import MatchBoards
from bot.service.running.updates import Updates
from bot.storage.outbox import Letter, What
from bot.storage.retry import retried
from bot.storage.table import TableSession
from bot.ui.evening import deal_page, evening_rules
from bot.ui.individual import page_of
from engine.games import GAMES
from engine.players import Level

log = logging.getLogger(__name__)

Create = Callable[[TableSession, Person, Guild], Awaitable[Table]]
"""Creates a table of an evening with a person in its first seat."""


@dataclass(slots=True, eq=False)
class EveningService:
    """Opens evenings and their tables, shows how they stand, and ends them."""

    _ground: Ground
    _answers: Answers
    _moves: Moves
    _updates: Updates
    _lobby: LobbyService
    _matches: MatchBoards
    _ending: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    _worked_out: set[tuple[int, int]] = field(default_factory=set, init=False)
    """The deals of which it is being worked out what strong computers make of them."""
    _counted: dict[int, int] = field(default_factory=dict, init=False)
    """Of evenings under way, how many deals counted when their tables were redrawn for that last."""

    async def show_or_begin(
        self, actor: Actor, reply: Reply, game: str, deals: int | None, form: str | None = None
    ) -> None:
        """Show the evening of a game that goes on in the channel, or begin one; with a number of deals, begin one.

        With a form, an evening of another one that goes on is not meant.
        """
        need_server(actor)
        found = await self._ground.storage.evenings.under_way(actor.guild_id, actor.channel_id, game, form)
        if deals is None and found is not None:
            await self.show(actor, reply, ShowEvening(found))
            return
        seeds, ends_at = [self._ground.chance.seed() for _ in range(deals or USUAL_DEALS)], self._ground.clock() + LASTS

        async def create(session: TableSession, person: Person, guild: Guild) -> Table:
            place, options = (guild.id, actor.channel_id), options_of(guild.settings.options)
            return await open_evening(session, place, game, person, seeds, options, ends_at)

        await self._open(actor, reply, create)

    @does(JoinEvening)
    async def join(self, actor: Actor, reply: Reply, action: JoinEvening) -> None:
        """Open one more table of an evening."""

        async def create(session: TableSession, person: Person, guild: Guild) -> Table:
            place, options = (guild.id, actor.channel_id), options_of(guild.settings.options)
            return await join_evening(session, action.evening, place, person, options)

        await self._open(actor, reply, create)

    async def _open(self, actor: Actor, reply: Reply, create: Create) -> None:
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        table = await self._store(actor, reply, person, guild, create)
        await self._lobby.show_new(actor, reply, table, person)

    @retried
    async def _store(self, actor: Actor, reply: Reply, person: Person, guild: Guild, create: Create) -> Table:
        async with self._lobby.opening, self._ground.tables.session() as session:
            await session.count(actor.delivery)
            await session.need_room(guild.id, person, guild.settings.limits)
            table = await create(session, person, guild)
            self._lobby.note_new_table(reply, table, person)
        return table

    # How it stands

    @does(OpenEvening)
    async def open(self, actor: Actor, reply: Reply, action: OpenEvening) -> None:
        """Show how an evening stands, in a message of its own: a hand stays where it is."""
        evening = await self._ground.storage.evenings.find(action.evening, actor.guild_id, actor.user_id)
        self._work_out(evening)
        await reply.show_note(page_of(evening, await self._ground.identity.to_asker(actor), actor.user_id))

    @does(ShowEvening)
    async def show(self, actor: Actor, reply: Reply, action: ShowEvening) -> None:
        """Show how an evening stands."""
        evening = await self._ground.storage.evenings.find(action.evening, actor.guild_id, actor.user_id)
        self._work_out(evening)
        await reply.show_panel(page_of(evening, await self._ground.identity.to_asker(actor), actor.user_id))

    @does(ShowEveningRules)
    async def show_rules(self, actor: Actor, reply: Reply, action: ShowEveningRules) -> None:
        """Say how an evening counts, and show the seals of its deals."""
        evening = await self._ground.storage.evenings.find(action.evening, actor.guild_id, actor.user_id)
        await reply.show_panel(evening_rules(evening, await self._ground.identity.to_asker(actor)))

    @does(ShowEveningDeal)
    async def show_deal(self, actor: Actor, reply: Reply, action: ShowEveningDeal) -> None:
        """Show what each table has made of a deal that all have finished."""
        evening = await self._ground.storage.evenings.find(action.evening, actor.guild_id, actor.user_id)
        if not 1 <= action.deal <= evening.deals:
            raise Refusal("unknown-button")
        if action.deal > evening.shown:
            raise Refusal("still-played")
        self._work_out(evening)
        await reply.show_panel(deal_page(evening, action.deal, await self._ground.identity.to_asker(actor)))

    # What has changed

    async def show_change(self, table: Table) -> None:
        """Show what is so after a deal at a table is over, or the table is stopped."""
        spot = table.spot
        assert spot is not None
        with logged("The tables of evening %s could not be redrawn", spot.evening):
            await self._show_counted(spot.evening, table.guild_id)
        if table.is_across:
            self._matches.follow()
        if table.status in (Status.FINISHED, Status.STOPPED):
            self.end()

    async def _show_counted(self, evening_id: int, guild_id: int) -> None:
        """Redraw the tables of the deals that have come to count: each tells now what it has made of its deal."""
        shown = await self._ground.storage.evenings.count_finished_deals(evening_id)
        # After a start, the deal that came to count last may not have been drawn.
        before = self._counted.get(evening_id, shown - 1)
        self._counted[evening_id] = shown
        if shown <= before or guild_id == ACROSS:
            return
        evening = await self._ground.storage.evenings.find(evening_id, guild_id)
        for play in evening.plays:
            if before < play.deal <= shown and play.points is not None:
                self._updates.messages.redraw(await self._ground.storage.tables.read(play.table_id))

    # The end

    def end(self) -> None:
        """End the evenings whose time is over, and post how those that are over ended, in the background."""
        self._ground.background.spawn(self._end_all)

    async def _end_all(self) -> None:
        async with self._ending:
            for evening_id, guild_id in await self._ground.storage.evenings.to_end(self._ground.clock()):
                if not self._ground.storage.sharding.owns(guild_id):
                    continue
                with logged("Evening %s could not be ended, trying again", evening_id):
                    await self._end_play(evening_id)
                    await self._ground.storage.evenings.close(evening_id)
            await deliver(self._ground.storage, What.EVENING, self._tell)

    async def _end_play(self, evening_id: int) -> None:
        """Take the tables that are not over out of an evening, and have computers play what is under way there."""
        computers = await self._ground.storage.people.computers(Level.REGULAR)
        for table_id in await self._ground.storage.evenings.unfinished(evening_id):
            self._updates.show_change(await self._retire(table_id, computers))

    async def _tell(self, letter: Letter) -> bool:
        """Post how an evening has ended; return false as long as that is not known."""
        evenings, evening_id, guild_id = self._ground.storage.evenings, letter.number, letter.guild_id
        await self._end_play(evening_id)
        await self._show_counted(evening_id, guild_id)
        if await evenings.unfinished(evening_id):
            # Computers play deals to their end, and it is told when they have.
            return False
        await self._compare_all(await evenings.find(evening_id, guild_id))
        evening = await evenings.find(evening_id, guild_id)
        if evening.of_servers:
            # Each of the two servers is told by the process that serves it.
            self._matches.follow()
            return all(each.number != evening_id for each in await self._ground.storage.outbox.waiting(What.MATCH))
        if evening.unknown:
            # It is being worked out for somebody who has asked, and told in a minute.
            return False
        t = self._ground.identity.to_all(await self._ground.storage.guilds.register_guild(guild_id))
        try:
            if evening.tables:
                await self._ground.gateway.post(evening.channel_id, page_of(evening, t), once=f"evening {evening_id}")
        except ChannelGone:
            log.info("Evening %s cannot be told of: its channel is closed", evening_id)
        await evenings.note_posted(letter)
        self._counted.pop(evening_id, None)
        return True

    @retried
    async def _retire(self, table_id: int, computers: Sequence[Person]) -> Table:
        """Take a table out of its evening, and return it."""
        async with self._ground.tables.open(table_id) as table:
            if table.status in (Status.LOBBY, Status.PLAYING):
                stopping.retire(table, computers)
                self._moves.advance(table)
        return table

    # What strong computers make of it

    def _work_out(self, evening: Evening) -> None:
        """Have it worked out, in the background, what strong computers make of deals of one table alone."""
        if set(evening.unknown) - {deal for key, deal in self._worked_out if key == evening.id}:
            self._ground.background.spawn(lambda: self._compare_all(evening))

    async def _compare_all(self, evening: Evening) -> None:
        for deal in evening.unknown:
            await self._compare(evening, deal)

    async def _compare(self, evening: Evening, deal: int) -> None:
        key, kind = (evening.id, deal), GAMES[evening.game]
        if key in self._worked_out:
            return
        assert kind.duplicates is not None
        self._worked_out.add(key)
        rules = kind.duplicates.rules()
        computers = await self._ground.storage.people.computers(Level.STRONG)
        play = rules, evening.seeds[deal - 1], computers[: kind.most_seats(rules)]
        try:
            table = await played_by_computers(*play, self._ground.workers, self._moves)
            await self._ground.storage.evenings.keep_strong(evening.id, deal, comparing.standing(table, 0))
        except (BrokenProcessPool, NotSaved) as error:
            log.warning("What strong computers make of a deal of evening %s is not known yet: %r", evening.id, error)
        finally:
            self._worked_out.discard(key)
