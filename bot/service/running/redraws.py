"""Redraws the messages of a channel one at a time, with pauses between them, and only in their latest state.

Discord allows about five edits in five seconds in a channel, and fifty calls a second for a bot without its answers to
clicks. A channel has a task only while something has to be drawn there. A table is read when its turn comes, so that
the message shows everything that has happened until then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.model.errors import NotSaved
from bot.service.common.background import cancel
from bot.storage.fair_turns import PARTY

log = logging.getLogger(__name__)


DRAWING_ATTEMPTS: Final = 6
"""How often a table is drawn in vain before the bot gives up, in a little over a minute; each pause is longer."""
FIRST_REST: Final = timedelta(minutes=1)
LONGEST_REST: Final = timedelta(hours=1)
Draw = Callable[[], Awaitable[None]]
"""Draws a table in a channel."""


class ClosedChannels:
    """Channels that refused a message; they are tried again, each time after a longer pause.

    Discord blocks a bot that sends ten thousand invalid requests in ten minutes.
    """

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._resting: dict[int, tuple[datetime, timedelta]] = {}
        """The end of each channel's pause, and the length of that pause."""

    def is_resting(self, channel_id: int) -> bool:
        """Return whether a channel's pause has not ended yet."""
        until, _ = self._resting.get(channel_id, (self._clock(), FIRST_REST))
        return self._clock() < until

    def note_refusal(self, channel_id: int) -> None:
        """Note that a channel has refused a message."""
        now = self._clock()
        # Forget channels in which nothing had to be drawn for a long time.
        self._resting = {key: rest for key, rest in self._resting.items() if now < rest[0] + LONGEST_REST}
        _, last = self._resting.get(channel_id, (now, FIRST_REST / 2))
        rest = min(2 * last, LONGEST_REST)
        self._resting[channel_id] = now + rest, rest

    def note_open(self, channel_id: int) -> None:
        """Note that a channel has taken a message, or that Discord says that it would."""
        self._resting.pop(channel_id, None)


class RedrawQueue:
    """The tables to redraw, with one task for each channel that has any.

    `apart` is the least number of seconds between two edits in a channel, `together` that between two in all channels.
    """

    def __init__(self, draw: Callable[[int], Awaitable[None]], apart: float, together: float = 0) -> None:
        self._draw = draw
        self._apart = apart
        self._together = together
        self._free_at = 0.0
        """When the next channel may draw, by the clock of the event loop."""
        self._waiting: dict[int, dict[int, Draw]] = {}
        """By channel, what waits to be drawn there, by its table."""
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def mark(self, channel_id: int, table_id: int, draw: Draw | None = None) -> None:
        """Have a table redrawn in this channel, in the usual way or in another one."""
        self._waiting.setdefault(channel_id, {})[table_id] = draw or partial(self._draw, table_id)
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
                draw = waiting.pop(table_id)
                PARTY.set(-table_id)
                await asyncio.sleep(self._apart * await self._try(table_id, draw, failed, waiting))
        finally:
            del self._waiting[channel_id], self._tasks[channel_id]

    async def _have_turn(self) -> None:
        now = asyncio.get_running_loop().time()
        turn = max(self._free_at, now)
        self._free_at = turn + self._together
        if turn > now:
            await asyncio.sleep(turn - now)

    async def _try(self, table_id: int, draw: Draw, failed: dict[int, int], waiting: dict[int, Draw]) -> int:
        """Draw a table, or put it back to try again; return for how many times `apart` to wait before the next one."""
        try:
            await draw()
        except Exception as error:
            # As long as nothing can be read, drawing waits for the database.
            tries = failed[table_id] = 1 if isinstance(error, NotSaved) else failed.get(table_id, 0) + 1
            if tries == DRAWING_ATTEMPTS:
                log.exception("Table %s could not be drawn, and stays as it is until something happens there", table_id)
                del failed[table_id]
                return 1
            log.warning("Table %s could not be drawn, trying again: %r", table_id, error)
            waiting.setdefault(table_id, draw)
            return 1 << tries
        failed.pop(table_id, None)
        return 1

    async def close(self) -> None:
        """Stop drawing; what was not drawn is drawn after the next start."""
        await cancel(self._tasks.values())
