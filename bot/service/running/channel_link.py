"""Linked channels: which tables are shown, in the transactions that change them, and what a linked channel is told."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from bot.model.channel_link import LinkedEnd, lacks_board
from bot.model.errors import ChannelGone, NoAnswer
from bot.model.table import Table
from bot.service.common.background import Background, logged
from bot.service.common.gateway import Gateway
from bot.service.common.identity import Identity
from bot.storage.storage import Storage
from bot.storage.table import TableSession
from bot.ui.channel_link import linked_note

log = logging.getLogger(__name__)


async def follow_links(session: TableSession, table: Table) -> None:
    """Have a table that is played shown in the channels to which its own is linked."""
    if lacks_board(table):
        await session.channel_links.show(table)


@dataclass(slots=True, eq=False)
class LinkNews:
    """Tells channels of this process's servers that they are linked; the rows are the truth."""

    _storage: Storage
    _gateway: Gateway
    _identity: Identity
    _background: Background
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)

    def follow(self) -> None:
        """Tell everybody soon who was not told."""
        self._background.spawn(self.look)

    async def look(self) -> None:
        """Tell every channel that is linked and was not told."""
        async with self._turn:
            for end in await self._storage.channel_links.untold():
                if self._storage.sharding.owns(end.guild.id):
                    with logged("A channel could not be told that it is linked, trying again"):
                        await self._tell(end)

    async def _tell(self, end: LinkedEnd) -> None:
        """Tell a channel; that it was told is noted last, and Discord shows what is posted twice once."""
        once = f"link {end.channel_id % 10**6} {int(end.since.timestamp())}"
        try:
            await self._gateway.post(end.channel_id, linked_note(self._identity.to_all(end.guild)), once=once)
        except NoAnswer:
            return
        except ChannelGone:
            log.warning("A channel of server %s is linked no more: it is closed to the bot", end.guild.id)
            await self._storage.channel_links.close(end.guild.id, end.channel_id)
        else:
            await self._storage.channel_links.note_told(end)
