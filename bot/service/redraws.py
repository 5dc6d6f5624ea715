"""Redrawing the messages of a channel: one at a time, apart in time, only the latest state.

Discord allows about five edits in five seconds for a whole channel, and fifty calls a second for a bot, answers to
clicks not counted. A task lives only while there is something to draw in its channel; what it draws is read from the
store when its turn comes, so that whatever happened in between is in it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

log = logging.getLogger(__name__)


TRIES: Final = 6
"""How often a table is drawn that Discord does not take for no fault of its own: over a minute, ever more rarely."""
FIRST_REST: Final = timedelta(minutes=1)
LONGEST_REST: Final = timedelta(hours=1)


class ClosedChannels:
    """Channels that took nothing, which are tried again ever more rarely.

    Discord bans whoever sends it ten thousand requests in ten minutes that it has to refuse.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._resting: dict[int, tuple[datetime, timedelta]] = {}
        """Until when a channel is left alone, and how long it has been."""

    def is_resting(self, channel_id: int) -> bool:
        """Whether it is too early to try a channel again."""
        until, _ = self._resting.get(channel_id, (self._clock(), FIRST_REST))
        return self._clock() < until

    def refused(self, channel_id: int) -> None:
        """A channel took nothing."""
        now = self._clock()
        # Those nobody has wanted to draw in for long are forgotten.
        self._resting = {key: rest for key, rest in self._resting.items() if now < rest[0] + LONGEST_REST}
        _, last = self._resting.get(channel_id, (now, FIRST_REST / 2))
        rest = min(2 * last, LONGEST_REST)
        self._resting[channel_id] = now + rest, rest

    def opened(self, channel_id: int) -> None:
        """A channel took something, or Discord says that it would."""
        self._resting.pop(channel_id, None)


class RedrawQueue:
    """One redraw task per channel that has something to draw.

    `apart` is the least time between two in a channel, `together` that in all channels, both in seconds.
    """

    def __init__(self, draw: Callable[[int], Awaitable[None]], apart: float, together: float = 0) -> None:
        self._draw = draw
        self._apart = apart
        self._together = together
        self._free_at = 0.0
        """When the next channel may have its turn, by the clock of the event loop."""
        self._waiting: dict[int, dict[int, None]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def mark(self, channel_id: int, table_id: int) -> None:
        """The table has to be drawn again, in this channel."""
        self._waiting.setdefault(channel_id, {})[table_id] = None
        if channel_id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._work(channel_id), name=f"redraw-{channel_id}")
            self._tasks[channel_id] = task

    async def _work(self, channel_id: int) -> None:
        try:
            waiting = self._waiting[channel_id]
            failed: dict[int, int] = {}
            while waiting:
                await self._have_turn()
                table_id = next(iter(waiting))
                del waiting[table_id]
                await asyncio.sleep(self._apart * await self._try(table_id, failed, waiting))
        finally:
            del self._waiting[channel_id], self._tasks[channel_id]

    async def _have_turn(self) -> None:
        now = asyncio.get_running_loop().time()
        turn = max(self._free_at, now)
        self._free_at = turn + self._together
        if turn > now:
            await asyncio.sleep(turn - now)

    async def _try(self, table_id: int, failed: dict[int, int], waiting: dict[int, None]) -> int:
        """Draws a table, or has it tried again; how much of the time between two edits is to pass before the next."""
        try:
            await self._draw(table_id)
        except Exception as error:
            tries = failed[table_id] = failed.get(table_id, 0) + 1
            if tries == TRIES:
                log.exception("Table %s could not be drawn, and stays as it is until something happens there", table_id)
                del failed[table_id]
                return 1
            log.warning("Table %s could not be drawn, trying again: %r", table_id, error)
            waiting[table_id] = None
            return 1 << tries
        failed.pop(table_id, None)
        return 1

    async def close(self) -> None:
        """Stops drawing; what was not drawn is drawn at the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
