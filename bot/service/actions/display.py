"""Shows tables: posts them again, lists them, and opens hands by command."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.actions import BringDown, ReadTable, ShowMenu, ShowSeats
from bot.model.errors import Refusal
from bot.model.seal import ShowLobbyMenu, ShowSeal
from bot.service.actions.access import Access, need_allowed, need_shown
from bot.service.actions.answers import Answers
from bot.service.actions.play import PlayService
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.service.running.updates import Updates
from bot.ui import pages
from bot.ui.appointment import appointment_line
from bot.ui.board import in_words, seats_to_take
from bot.ui.seal import seals


@dataclass(frozen=True, slots=True)
class DisplayService:
    """Answers questions about tables; no game changes."""

    _ground: Ground
    _access: Access
    _answers: Answers
    _moves: Moves
    _updates: Updates
    _play: PlayService

    async def show(self, actor: Actor, reply: Reply, number: int | None) -> None:
        """Post a table again in the channel where somebody asks, and bring it back if it was put away."""
        need_server(actor)
        person = await self._ground.identity.person(actor)
        table = await self._access.which(actor, person, number, seated=False)
        need_shown(table)
        if table.channel_id != actor.channel_id:
            if not actor.moderator and person.id != table.opener.id and table.seats.seat_of(person) is None:
                raise Refusal("not-yours-to-move", place=f"<#{table.channel_id}>")
            need_allowed(table.guild, actor)
        if table.clock.put_away:
            async with self._access.change(actor, table.id) as (table, _):
                self._access.return_to(table, person)
                self._moves.advance(table)
        if not await self._answers.post(actor, reply, table):
            self._updates.messages.redraw(table)

    async def list_tables(self, actor: Actor, reply: Reply) -> None:
        """List the tables of the server, with links and free seats."""
        need_server(actor)
        t = await self._ground.identity.to_asker(actor)
        times = await self._ground.storage.appointments.next_of(actor.guild_id, pages.TIMES_LISTED)
        most = pages.TABLES_BESIDE if times else pages.TABLES_LISTED
        tables, others = await self._ground.storage.tables.on_guild(actor.guild_id, most, pages.COUNTED)
        await reply.show_note(pages.tables_page(tables, t, others, [appointment_line(each, t) for each in times]))

    async def open_hand(self, actor: Actor, reply: Reply, number: int | None) -> None:
        """Open the hand of the person who asks."""
        person = await self._ground.identity.person(actor)
        table = await self._access.which(actor, person, number, seated=True)
        await self._play.show_hand(actor, reply, table.id)

    @does(ShowMenu, ShowLobbyMenu)
    async def show_menu(self, actor: Actor, reply: Reply, action: ShowMenu | ShowLobbyMenu) -> None:
        """Offer what is seldom done at a table."""
        person = await self._ground.identity.person(actor)
        table = await self._access.read(actor, action.table_id)
        await reply.show_note(self._answers.menu_of(actor, table, person))

    @does(ReadTable)
    async def read_table(self, actor: Actor, reply: Reply, action: ReadTable) -> None:
        """Tell whoever asks in words what the picture of a table shows."""
        table = await self._access.read(actor, action.table_id)
        if table.game is None:
            raise Refusal("no-game")
        await reply.show_note(in_words(table, await self._ground.identity.to_asker(actor)))

    @does(ShowSeal)
    async def show_seal(self, actor: Actor, reply: Reply, action: ShowSeal) -> None:
        """Show the seals of a table's shuffles."""
        table = await self._access.read(actor, action.table_id)
        seat = next((at for at, each in enumerate(table.seats) if each and each.user_id == actor.user_id), None)
        await reply.show_note(seals(table, action.commitment, await self._ground.identity.to_asker(actor), seat))

    @does(ShowSeats)
    async def show_seats(self, actor: Actor, reply: Reply, action: ShowSeats) -> None:
        """Show the seats of computers that may be taken."""
        person = await self._ground.identity.person(actor)
        table = await self._access.read(actor, action.table_id)
        if table.seats.seat_of(person) is not None:
            raise Refusal("seated-already")
        await reply.show_note(seats_to_take(table, person, self._ground.identity.to(person)))

    @does(BringDown)
    async def bring_down(self, actor: Actor, reply: Reply, action: BringDown) -> None:
        """Post the table again at the end of the chat."""
        async with self._access.change(actor, action.table_id) as (table, person):
            left = [(table.channel_id, table.message.id)] if table.message.id is not None else []
            table.message.id = None
            seat = table.seats.seat_of(person) if reply.on_panel else None
        self._updates.messages.take_away(*left)
        if seat is not None:
            await self._answers.show_hand(reply, table, person, seat, notice="brought-down", kept=False)
        else:
            await reply.show_note(pages.note(self._ground.identity.to(person)("brought-down")))
        self._updates.show_change(table)
