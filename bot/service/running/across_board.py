"""Boards of tables across servers: each server shows those that its people have found, where its moderators want it."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Final

from bot.model.across import AcrossBoard, Place
from bot.model.errors import ChannelGone, MessageGone
from bot.model.table import Status, Table
from bot.service.running.ground import Ground
from bot.service.running.redraws import RedrawQueue
from bot.ui.board import across_board
from bot.ui.screen import Screen

log = logging.getLogger(__name__)


class AcrossBoards:
    """Draws the boards of the servers of this process, each when its channel's turn comes; the rows are the truth."""

    def __init__(self, ground: Ground, redraws: RedrawQueue, message_life: timedelta) -> None:
        self._ground = ground
        self._redraws = redraws
        self._message_life: Final = message_life
        self._seen: dict[Place, str] = {}
        """At which version of its table each board was marked last."""
        self._drawn: dict[Place, Screen] = {}
        """What each board shows."""

    def follow(self, table: Table) -> None:
        """Have a table that has just changed redrawn where it is shown."""
        self._ground.background.spawn(partial(self._follow, table.id))

    async def _follow(self, table_id: int) -> None:
        for board in await self._ground.storage.across_boards.of(table_id):
            self._mark(board)

    async def look(self) -> None:
        """Bring up to date what another process has changed, or left undone, and take away what is wanted no more."""
        there = {}
        for board in await self._ground.storage.across_boards.all():
            there[board.place] = board.version
            if not board.is_wanted or self._seen.get(board.place) != board.version:
                self._mark(board)
        self._seen = {place: version for place, version in self._seen.items() if place in there}
        self._drawn = {place: screen for place, screen in self._drawn.items() if place in there}

    def _mark(self, board: AcrossBoard) -> None:
        if self._ground.background.stopped or not self._ground.storage.sharding.owns(board.guild.id):
            return
        self._seen[board.place] = board.version
        self._redraws.mark(board.channel_id, board.table_id, partial(self._draw, *board.place))

    async def _draw(self, table_id: int, channel_id: int) -> None:
        boards = await self._ground.storage.across_boards.of(table_id)
        board = next((each for each in boards if each.channel_id == channel_id), None)
        if board is None:
            return
        table = await self._ground.storage.tables.read(table_id)
        # An earlier version showed tables of other servers too.
        unwanted = not board.is_wanted or not table.is_across
        try:
            if unwanted or table.status is Status.STOPPED:
                await self._take_away(board)
            else:
                await self._show(board, table)
        except ChannelGone:
            await self._close(board)

    async def _take_away(self, board: AcrossBoard) -> None:
        if board.message_id is not None:
            await self._ground.gateway.delete(board.channel_id, board.message_id)
        await self._ground.storage.across_boards.drop(board)

    async def _show(self, board: AcrossBoard, table: Table) -> None:
        """Draw a table; at the end of its game for the last time."""
        screen = across_board(table, self._ground.identity.to_all(board.guild))
        if not await self._edit(board, screen, over=table.status is Status.FINISHED):
            await self._post(board, screen)
        if table.status is Status.FINISHED:
            await self._ground.storage.across_boards.drop(board)

    async def _edit(self, board: AcrossBoard, screen: Screen, *, over: bool) -> bool:
        """Redraw the message of a board; return false where there is none, or one too old to be redrawn often."""
        if board.message_id is None or board.posted_at is None:
            return False
        if self._ground.clock() - board.posted_at >= self._message_life and not over:
            await self._ground.gateway.delete(board.channel_id, board.message_id)
            return False
        if self._drawn.get(board.place) == screen:
            return True
        try:
            await self._ground.gateway.edit(board.channel_id, board.message_id, screen)
        except MessageGone:
            return over
        self._drawn[board.place] = screen
        return True

    async def _post(self, board: AcrossBoard, screen: Screen) -> None:
        # After a kill before it is stored, Discord shows the first message alone.
        once = f"{board.table_id % 10**5} {board.channel_id}" if board.posted_at is None else None
        message_id = await self._ground.gateway.post(board.channel_id, screen, once=once)
        if await self._ground.storage.across_boards.keep(board, message_id, self._ground.clock()):
            self._drawn[board.place] = screen
        else:
            await self._ground.gateway.delete(board.channel_id, message_id)

    async def _close(self, board: AcrossBoard) -> None:
        """Show nothing any more in a channel that is deleted, or closed to the bot."""
        guild = await self._ground.storage.guilds.register_guild(board.guild.id)
        if guild.settings.across_channel == board.channel_id:
            await self._ground.storage.guilds.store_settings(
                replace(guild, settings=replace(guild.settings, across_channel=None))
            )
        await self._ground.storage.across_boards.close(guild.id, board.channel_id)
        log.warning("Server %s shows no tables across servers any more: the channel is closed to the bot", guild.id)
