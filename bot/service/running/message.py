"""The public messages of tables: the board, and the call to the players who are waited for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.i18n.texts import Texts
from bot.model import looking_back
from bot.model.errors import ChannelGone, MessageGone
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.running.across_board import AcrossBoards
from bot.service.running.ground import Ground
from bot.service.running.panel import OpenPanels
from bot.service.running.redraws import ClosedChannels, RedrawQueue
from bot.service.running.table_picture import TablePictures
from bot.storage.retry import retried
from bot.ui import pages
from bot.ui.board import begun, left_behind, pictured_board, settled
from bot.ui.screen import Picture, Screen

log = logging.getLogger(__name__)

MESSAGE_LIFE: Final = timedelta(minutes=54)
"""How long a message is redrawn; Discord allows fewer edits of a message that is over an hour old."""


class TableMessages:
    """Draws the messages of tables, each when its channel's turn comes."""

    def __init__(self, ground: Ground, panels: OpenPanels, *, redraw_apart: float, redraw_together: float) -> None:
        self._ground = ground
        self._panels = panels
        self.pictures: Final = TablePictures(ground.workers)
        self._closed = ClosedChannels(ground.clock)
        self._redraws = RedrawQueue(self._draw, redraw_apart, redraw_together)
        self.across_boards: Final = AcrossBoards(ground, self._redraws, MESSAGE_LIFE)
        self._calls: dict[int, tuple[str, list[Person]]] = {}
        """By table, the move for which people are to be mentioned, and those people."""
        self._changed: dict[int, Table] = {}
        """The tables whose messages have to be drawn, as they were last committed."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each channel, so that only one thing is done there at a time; unused locks disappear."""
        self._told_open: set[int] = set()
        """Channels that Discord has called open while something was being drawn there."""
        self._covered: dict[int, Screen] = {}
        """What the messages of an evening's tables show that are under way."""
        self._missed: dict[int, tuple[int, int]] = {}
        """The server and channel of each table that could not be drawn as it was committed last."""

    async def close(self) -> None:
        """Stop drawing; what was not drawn is drawn after the next start."""
        await self._redraws.close()
        await self.pictures.close()

    def call(self, table: Table, people: list[Person]) -> None:
        """Mention people when a table is drawn next, unless somebody has moved by then."""
        self._calls[table.id] = (table.deal.version(None), people)

    def redraw(self, table: Table) -> None:
        """Have the message of a table redrawn when its channel's turn comes."""
        if not self._ground.background.stopped:
            self._changed[table.id] = table
            self._redraws.mark(table.channel_id, table.id)

    async def draw_unless(self, table: Table, screen: Screen) -> None:
        """Redraw a table unless it still looks like this screen, because an older answer may have come later.

        The screen is compared without its picture, which shows no more than the text.
        """
        now = await self._ground.storage.tables.newest(table)
        if now is not table and await self.board(now, self._ground.identity.to_all(now.guild)) != screen:
            self.redraw(now)

    async def board(self, table: Table, t: Texts, picture: Picture | None = None) -> Screen:
        """Draw a table for everybody, with its picture if there is one.

        A table of an evening tells what came of its deal once all have finished it.
        """
        return pictured_board(table, picture, t, counts=await self._counts(table))

    async def _counts(self, table: Table) -> bool:
        """Return whether all tables of an evening have finished the deal that is over at this one."""
        spot = table.spot
        return (
            spot is not None
            and table.deal.between_deals
            and await self._ground.storage.evenings.count_finished_deals(spot.evening) >= spot.deal
        )

    def take_away(self, *messages: tuple[int, int]) -> None:
        """Delete old messages of a table, given by channel and id, when the channel's turn comes."""
        for channel_id, message_id in messages:
            self._ground.background.spawn(partial(self._delete, channel_id, message_id))

    def leave_word(self, screen: Screen, *messages: tuple[int, int]) -> None:
        """Show something else in old messages of a table, given by channel and id, when the channel's turn comes."""
        for channel_id, message_id in messages:
            self._ground.background.spawn(partial(self._replace, channel_id, message_id, screen))

    async def _replace(self, channel_id: int, message_id: int, screen: Screen) -> None:
        async with self._lock_of(channel_id):
            with contextlib.suppress(MessageGone, ChannelGone):
                await self._ground.gateway.edit(channel_id, message_id, screen)

    async def _delete(self, channel_id: int, message_id: int) -> None:
        async with self._lock_of(channel_id):
            await self._ground.gateway.delete(channel_id, message_id)

    def _lock_of(self, channel_id: int) -> asyncio.Lock:
        return self._turns.setdefault(channel_id, asyncio.Lock())

    async def _draw(self, table_id: int) -> None:
        """Bring the public message of a table up to date; every deal gets a new message."""
        changed = self._changed.pop(table_id, None)
        table = await (
            self._ground.storage.tables.newest(changed)
            if changed is not None
            else self._ground.storage.tables.read(table_id)
        )
        if self._closed.is_resting(table.channel_id):
            self._miss(table)
            return
        turn = self._lock_of(table.channel_id)
        must_wait = turn.locked()
        async with turn:
            if must_wait:
                # An answer may have drawn a newer state meanwhile, which this drawing must not undo.
                table = await self._ground.storage.tables.newest(table)
            t = self._ground.identity.to_all(table.guild)
            self._told_open.discard(table.channel_id)
            try:
                await self._draw_message(table, t)
                await self._draw_call(table, t)
            except ChannelGone:
                if table.channel_id in self._told_open:
                    # Discord has said in the meantime that the channel is open: draw again what was pressed there.
                    self.redraw(table)
                    return
                self._miss(table)
                self._closed.note_refusal(table.channel_id)
                log.info("Table %s waits: its channel is closed to the bot", table_id)
            except Exception:
                self._miss(table)
                raise
            else:
                self._missed.pop(table_id, None)
                self._closed.note_open(table.channel_id)
            finally:
                self._told_open.discard(table.channel_id)

    def note_open_channel(self, channel_id: int) -> None:
        """Note that Discord says that the bot may write in this channel."""
        self._closed.note_open(channel_id)
        if channel_id in self._turns:
            self._told_open.add(channel_id)

    def _miss(self, table: Table) -> None:
        self._covered.pop(table.id, None)
        self._missed[table.id] = table.guild_id, table.channel_id

    def draw_missed(self, guild_id: int, may_draw: Callable[[int], bool]) -> None:
        """Draw the tables of a server that could not be drawn, in those channels where the bot may write now."""
        if self._ground.background.stopped:
            return
        for table_id, (there, channel_id) in list(self._missed.items()):
            if there == guild_id and may_draw(channel_id):
                # Where it is refused again, it is missed again.
                del self._missed[table_id]
                self.note_open_channel(channel_id)
                self._redraws.mark(channel_id, table_id)

    async def _draw_message(self, table: Table, t: Texts) -> None:
        if table.message.id is None and table.status is Status.STOPPED:
            # A lobby that was continued as another table, which has taken its message: there is nothing to show.
            return
        screen = await self.board(table, t)
        picture = await self.pictures.drawn(table, t, partial(self.redraw, table))
        pictured = await self.board(table, t, picture) if picture is not None else screen
        # Neither putting away nor what came of a deal of an evening that goes on elsewhere is worth a new message: edit
        # the old one, whatever its age.
        old = table.next_table_id is not None
        fresh = (
            old
            or table.clock.put_away
            or (table.message.posted_at is not None and self._ground.clock() - table.message.posted_at < MESSAGE_LIFE)
        )
        same_deal = table.message.id is not None and table.message.shows == table.deal.key
        covered = self._covered.pop(table.id, None)
        if table.spot is not None and table.status is Status.PLAYING and not table.clock.put_away:
            self._covered[table.id] = screen
            if same_deal and fresh and covered == screen:
                # A card of an evening changes nothing that the channel sees.
                return
        if same_deal and fresh:
            assert table.message.id is not None
            try:
                await self._ground.gateway.edit(table.channel_id, table.message.id, pictured)
                if self._ground.storage.shared:
                    # Another process may have drawn a different state just before this edit.
                    self._ground.background.spawn(partial(self.draw_unless, table, screen))
                return
            except MessageGone:
                log.info("The message of table %s is gone, posting it anew", table.id)
                # If the next post fails, nobody tries the old message again.
                table = await self._forget_message(table)
        if old:
            return
        message_id = await self._ground.gateway.post(table.channel_id, pictured)
        if not await self._keep_message(table, message_id, self._ground.clock()):
            await self._ground.gateway.delete(table.channel_id, message_id)
            return
        self._ground.background.spawn(partial(self._panels.follow, table))
        if same_deal and not fresh:
            await self._leave_behind(table, message_id, t)
        elif not same_deal and table.message.id is not None:
            await self._settle(table, message_id, t)

    @retried
    async def _keep_message(self, drawn: Table, message_id: int, at: datetime) -> bool:
        """Make a posted message that of its table, unless another message was posted in the meantime."""
        async with self._ground.tables.open(drawn.id) as table:
            kept = (table.channel_id, table.message.id) == (drawn.channel_id, drawn.message.id)
            if kept:
                table.message.id, table.message.shows, table.message.posted_at = message_id, drawn.deal.key, at
        return kept

    @retried
    async def _forget_message(self, drawn: Table) -> Table:
        """Remove a message that no longer exists from its table, unless the table has another by now."""
        async with self._ground.tables.open(drawn.id) as table:
            if table.message.id == drawn.message.id:
                table.message.id = None
        return table

    async def _leave_behind(self, table: Table, message_id: int, t: Texts) -> None:
        """Turn a message that is too old to be redrawn into a record, with a link to the new message."""
        assert table.message.id is not None
        link = pages.link(table.guild_id, table.channel_id, message_id)
        try:
            await self._ground.gateway.edit(table.channel_id, table.message.id, left_behind(table, link, t))
        except MessageGone:
            log.debug("The old message of table %s is gone", table.id)

    async def _settle(self, table: Table, message_id: int, t: Texts) -> None:
        """Let the message of the deal before tell only how that deal ended, and that of the lobby where play began."""
        assert table.message.id is not None
        before = looking_back.before_last_deal(table)
        if before is None and table.deal.game_number > 1:
            archive, number = self._ground.storage.archive, table.deal.game_number - 1
            game, players = await archive.game_at(table.id, number)
            substituted = await archive.substituted_at(table.id, number)
            before = looking_back.with_game(table, game, number, players, substituted)
        if before is None:
            screen = begun(table, pages.link(table.guild_id, table.channel_id, message_id), t)
        else:
            screen = settled(before, self.pictures.ready(before, t), t)
        with contextlib.suppress(MessageGone):
            await self._ground.gateway.edit(table.channel_id, table.message.id, screen)

    async def _draw_call(self, table: Table, t: Texts) -> None:
        """Delete the call to players who have moved, and post a call to players who are waited for."""
        version, called = self._calls.pop(table.id, ("", []))
        if (table.clock.call_over or called) and table.clock.call_id is not None:
            await self._ground.gateway.delete(table.channel_id, table.clock.call_id)
            await self._forget_call(table.id, table.clock.call_id)
        if not called:
            return
        # The table may have another message by now.
        table = await self._ground.storage.tables.read(table.id)
        if version != table.deal.version(None):
            return
        mentioned = [person.user_id for person in called if person.user_id is not None]
        screen = pages.call(table, mentioned, t)
        call_id = await self._ground.gateway.post(table.channel_id, screen, mentioned)
        if await self._keep_call(table.id, version, call_id):
            self.redraw(table)

    @retried
    async def _keep_call(self, table_id: int, version: str, call_id: int) -> bool:
        """Store the message of a call; return whether somebody has moved in the meantime, which ends the call."""
        async with self._ground.tables.open(table_id) as table:
            table.clock.call_id = call_id
            table.clock.call_over = table.deal.version(None) != version
        return table.clock.call_over

    @retried
    async def _forget_call(self, table_id: int, call_id: int) -> None:
        async with self._ground.tables.open(table_id) as table:
            if table.clock.call_id == call_id:
                table.clock.drop_call()
