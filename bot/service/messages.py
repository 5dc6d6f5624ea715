"""The public messages of tables: the board, and the call to whoever is waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.i18n.texts import Texts
from bot.model.errors import ChannelGone, MessageGone
from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import Status
from bot.service.background import Background
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.service.redraws import ClosedChannels, RedrawQueue
from bot.storage.retry import repeated
from bot.storage.storage import Storage
from bot.ui import pages
from bot.ui.board import board, left_behind
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

MESSAGE_LIFE: Final = timedelta(minutes=54)
"""How long a message is redrawn: Discord takes fewer edits of one that is over an hour old."""


class TableMessages:
    """Draws the messages of tables when the turn of their channel comes."""

    def __init__(
        self,
        storage: Storage,
        gateway: Gateway,
        identity: Identity,
        background: Background,
        clock: Callable[[], datetime],
        redraw_apart: float,
        redraw_together: float,
    ) -> None:
        self._storage = storage
        self._gateway = gateway
        self._identity = identity
        self._background = background
        self._clock = clock
        self._closed = ClosedChannels(clock)
        self._redraws = RedrawQueue(self._draw, redraw_apart, redraw_together)
        self._calls: dict[int, tuple[str, list[Person]]] = {}
        """Who is to be mentioned at a table, and the move for which they are."""
        self._changed: dict[int, Table] = {}
        """Tables as they were committed last, whose messages are to be drawn."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """In a channel one thing is done after another; a lock is there as long as somebody holds it or waits."""
        self._told_open: set[int] = set()
        """Channels in which something is done of which Discord has said meanwhile that they are open."""

    async def close(self) -> None:
        """Stop drawing; what was not drawn is drawn at the next start."""
        await self._redraws.close()

    def call(self, table: Table, people: list[Person]) -> None:
        """Mention people with the next drawing of a table, unless somebody has moved by then."""
        self._calls[table.id] = (table.version(None), people)

    def redraw(self, table: Table) -> None:
        """Have the message of a table drawn anew when its channel's turn comes."""
        if not self._background.stopped:
            self._changed[table.id] = table
            self._redraws.mark(table.channel_id, table.id)

    async def draw_unless(self, table: Table, screen: Screen) -> None:
        """Draw a table anew unless it still looks like this, as when one answer has overtaken another."""
        now = await self._storage.tables.newest(table)
        if now is not table and board(now, self._identity.to_all(now.guild)) != screen:
            self.redraw(now)

    def take_away(self, *messages: tuple[int, int]) -> None:
        """Delete old messages of a table, by channel and id, when the channel's turn comes."""
        for channel_id, message_id in messages:
            self._background.spawn(partial(self._delete, channel_id, message_id))

    async def _delete(self, channel_id: int, message_id: int) -> None:
        async with self._turn(channel_id):
            await self._gateway.delete(channel_id, message_id)

    def _turn(self, channel_id: int) -> asyncio.Lock:
        return self._turns.setdefault(channel_id, asyncio.Lock())

    async def _draw(self, table_id: int) -> None:
        """Bring the public message of a table up to date, in a new message for every deal."""
        changed = self._changed.pop(table_id, None)
        table = await (
            self._storage.tables.newest(changed) if changed is not None else self._storage.tables.read(table_id)
        )
        if self._closed.is_resting(table.channel_id):
            return
        t = self._identity.to_all(table.guild)
        async with self._turn(table.channel_id):
            self._told_open.discard(table.channel_id)
            try:
                await self._draw_message(table, t)
                await self._draw_call(table, t)
            except ChannelGone:
                if table.channel_id in self._told_open:
                    # Discord has said meanwhile that it is not closed; what was pressed then is to be seen.
                    self.redraw(table)
                    return
                self._closed.refused(table.channel_id)
                log.info("Table %s waits: its channel is closed to the bot", table_id)
            else:
                self._closed.opened(table.channel_id)
            finally:
                self._told_open.discard(table.channel_id)

    def may_draw_in(self, channel_id: int) -> None:
        """Note that Discord says that the bot may write in this channel."""
        self._closed.opened(channel_id)
        if channel_id in self._turns:
            self._told_open.add(channel_id)

    async def _draw_message(self, table: Table, t: Texts) -> None:
        if table.message_id is None and table.status is Status.STOPPED:
            # As a lobby whose message is another table's now: it is no news.
            return
        screen = board(table, t)
        # That a table is put away is no news to post: its message, however old, is made to say so.
        fresh = table.put_away or (table.message_at is not None and self._clock() - table.message_at < MESSAGE_LIFE)
        same_deal = table.message_id is not None and table.message_shows == table.deal_key
        if same_deal and fresh:
            assert table.message_id is not None
            try:
                await self._gateway.edit(table.channel_id, table.message_id, screen)
                if self._storage.shared:
                    # What another process has drawn meanwhile may just have been overtaken.
                    self._background.spawn(partial(self.draw_unless, table, screen))
                return
            except MessageGone:
                log.info("The message of table %s is gone, posting it anew", table.id)
                # Should that fail, nobody asks for the old one again.
                table = await self._forget_message(table)
        message_id = await self._gateway.post(table.channel_id, screen)
        if not await self._keep_message(table, message_id, self._clock()):
            await self._gateway.delete(table.channel_id, message_id)
        elif same_deal and not fresh:
            await self._leave_behind(table, message_id, t)

    @repeated
    async def _keep_message(self, drawn: Table, message_id: int, at: datetime) -> bool:
        """Make a message posted the one of its table, unless another was posted meanwhile."""
        async with self._storage.tables.open(drawn.id) as table:
            kept = (table.channel_id, table.message_id) == (drawn.channel_id, drawn.message_id)
            if kept:
                table.message_id, table.message_shows, table.message_at = message_id, drawn.deal_key, at
        return kept

    @repeated
    async def _forget_message(self, drawn: Table) -> Table:
        """Forget the message of a table that is gone, unless it has another by now."""
        async with self._storage.tables.open(drawn.id) as table:
            if table.message_id == drawn.message_id:
                table.message_id = None
        return table

    async def _leave_behind(self, table: Table, message_id: int, t: Texts) -> None:
        """Make a record of a message that is too old to be redrawn, and say where the table goes on."""
        assert table.message_id is not None
        link = pages.link(table.guild_id, table.channel_id, message_id)
        try:
            await self._gateway.edit(table.channel_id, table.message_id, left_behind(table, link, t))
        except MessageGone:
            log.debug("The old message of table %s is gone", table.id)

    async def _draw_call(self, table: Table, t: Texts) -> None:
        """Take the call back for whoever has moved, and call whoever is waited for."""
        version, called = self._calls.pop(table.id, ("", []))
        if (table.call_over or called) and table.call_id is not None:
            await self._gateway.delete(table.channel_id, table.call_id)
            await self._forget_call(table.id, table.call_id)
        if not called:
            return
        # The table's message may be another by now.
        table = await self._storage.tables.read(table.id)
        if version != table.version(None):
            return
        mentioned = [person.user_id for person in called if person.user_id is not None]
        screen = pages.call(table, mentioned, t)
        call_id = await self._gateway.post(table.channel_id, screen, mentioned)
        if await self._keep_call(table.id, version, call_id):
            self.redraw(table)

    @repeated
    async def _keep_call(self, table_id: int, version: str, call_id: int) -> bool:
        """Store the message of a call; return whether it is over already, since somebody has moved meanwhile."""
        async with self._storage.tables.open(table_id) as table:
            table.call_id = call_id
            table.call_over = table.version(None) != version
        return table.call_over

    @repeated
    async def _forget_call(self, table_id: int, call_id: int) -> None:
        async with self._storage.tables.open(table_id) as table:
            if table.call_id == call_id:
                table.call_id, table.call_over = None, False
