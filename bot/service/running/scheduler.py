"""Calls a function for each table at which something is due: a deal, a move, a call, or putting away.

The times stand in the rows of the tables, so that nothing is lost when the process ends. One task asks which row is
next, sleeps until then, and asks again. What is due is done side by side, so that no table waits for another one.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.model.errors import NotSaved
from bot.service.common.background import cancel, logged
from bot.service.common.clock_watch import ClockWatch
from bot.service.running.ground import Ground
from bot.storage.fair_turns import PARTY

log = logging.getLogger(__name__)

RETRY: Final = timedelta(seconds=2)
"""The time after which a table that failed is tried again."""
AT_ONCE: Final = 8
"""At how many tables something is done at the same time, so that whoever presses meanwhile does not wait for all."""


@dataclass(slots=True, eq=False)
class Scheduler:
    """One task that waits for all tables."""

    _ground: Ground
    _ring: Callable[[int], Awaitable[None]]
    _clock_watch: ClockWatch
    _until: datetime | None = field(default=None, init=False)
    """When the next table is due."""
    _sleeping: bool = field(default=False, init=False)
    _task: asyncio.Task[None] | None = field(default=None, init=False)
    _under_way: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    """The tables at which something is being done, or is tried again after a while."""
    _turns: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE), init=False)

    def start(self) -> None:
        """Look now at what is due, whatever was waited for: the clock may have been set since."""
        self._until = None
        self.set(self._ground.clock())

    def set(self, at: datetime | None) -> None:
        """Wake the task at that time at the latest; a row of the database says already what is due then."""
        if at is None or (self._until is not None and self._until <= at):
            return
        self._until = at
        if self._sleeping and self._task is not None:
            self._task.cancel()
            self._sleeping, self._task = False, None
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run(), name="alarms")

    async def close(self) -> None:
        """Stop waiting; what is due then is done after the next start."""
        # Whatever ends now may wake the task once more.
        await cancel(self._under_way.values())
        if self._task is not None:
            await cancel([self._task])

    async def _run(self) -> None:
        while self._until is not None:
            self._sleeping = True
            await self._ground.sleep(max(0.0, (self._until - self._ground.clock()).total_seconds()))
            self._sleeping = False
            # Clear it first: a time that is set while the rows are read must not be lost.
            self._until = None
            later = await self._see_to_all()
            self._until = min((moment for moment in (self._until, later) if moment is not None), default=None)
        self._task = None

    async def _see_to_all(self) -> datetime | None:
        """Begin what is due at all tables; return when to look again."""
        # The task began in whatever context woke it, and is nobody's.
        PARTY.set(0)
        try:
            await self._clock_watch.look()
            now = self._ground.clock()
            for table_id in await self._ground.storage.schedule.due(now):
                if table_id not in self._under_way:
                    self._under_way[table_id] = asyncio.get_running_loop().create_task(self._see_to(table_id))
            return await self._ground.storage.schedule.next_due(now)
        except NotSaved:
            return self._ground.clock() + RETRY
        except Exception:
            log.exception("It could not be found out what is due, trying again")
            return self._ground.clock() + RETRY

    async def _see_to(self, table_id: int) -> None:
        PARTY.set(-table_id)
        done = False
        async with self._turns:
            with logged("What was due at table %s could not be done, trying again", table_id):
                await self._ring(table_id)
                done = True
        if not done:
            await self._ground.sleep(RETRY.total_seconds())
        del self._under_way[table_id]
        if not (done and self._under_way):
            self.set(self._ground.clock())
