"""The clock of several processes, and the watch over that of a single one, both by a clock that only ever ticks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

log = logging.getLogger(__name__)

TOLERANCE: Final = timedelta(seconds=2)
"""By how much the clocks may differ between two looks without anybody's having set one."""

STEP: Final = timedelta(seconds=1)
"""By how much the clock of several processes is put right at a time; nobody is late because of it."""


class SharedClock:
    """The clock of the database, by which several processes go: setting that of one of their machines changes nothing.

    Between two looks at it the seconds are counted here.
    """

    def __init__(self, seconds: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._zero: datetime | None = None
        """The time at which no second was counted."""

    def __call__(self) -> datetime:
        assert self._zero is not None, "the database was not asked yet"
        return self._zero + timedelta(seconds=self._seconds())

    async def follow(self, ask: Callable[[], Awaitable[datetime]]) -> timedelta:
        """Ask the database for the time; return by how much this clock was off, of which one step is put right."""
        before = self._seconds()
        there = await ask()
        zero = there - timedelta(seconds=(before + self._seconds()) / 2)
        off = zero - self._zero if self._zero is not None else timedelta()
        self._zero = zero if self._zero is None else self._zero + min(max(off, -STEP), STEP)
        return off


class ClockWatch:
    """Compares the clock with one that counts seconds; a machine that sleeps does not count them either."""

    def __init__(
        self,
        clock: Callable[[], datetime],
        seconds: Callable[[], float],
        follow: Callable[[timedelta], Awaitable[None]],
    ) -> None:
        self._clock = clock
        self._seconds = seconds
        self._follow = follow
        self._seen = clock(), seconds()
        self._lock = asyncio.Lock()

    async def look(self) -> bool:
        """Return whether the clock was set since the last look, after all that is due has followed it.

        Where that fails, the next look tries it again.
        """
        async with self._lock:
            seen, counted = self._seen
            now, seconds = self._clock(), self._seconds()
            by = now - seen - timedelta(seconds=seconds - counted)
            was_set = abs(by) > TOLERANCE
            if was_set:
                await self._follow(by)
                told = "The clock was set by %.0f seconds, or the machine slept: what is due follows"
                log.warning(told, by.total_seconds())
            self._seen = now, seconds
            return was_set
