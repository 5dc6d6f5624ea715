"""Turns at something that all servers share: the servers take them one after the other, however much each wants."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairTurns:
    """So many turns at a time, which go around among the servers that wait for one."""

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: dict[int, deque[asyncio.Future[None]]] = {}
        """Those who wait, by their servers; the server whose turn is next comes first."""

    @asynccontextmanager
    async def turn(self, guild_id: int) -> AsyncIterator[None]:
        """Wait for a turn of this server, and give it back at the end of the block."""
        await self._wait(guild_id)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, guild_id: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(guild_id, deque()).append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                # The turn came in the moment in which it was given up.
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free turns to the first of each server, as long as somebody waits; the server then waits behind all."""
        while self._free and self._waiting:
            guild_id = next(iter(self._waiting))
            waiting = deque(turn for turn in self._waiting.pop(guild_id) if not turn.done())
            if waiting:
                self._free -= 1
                waiting.popleft().set_result(None)
            if waiting:
                self._waiting[guild_id] = waiting
