"""Notices that the machine's clock was set while the bot runs, by a clock beside it that only ever ticks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

log = logging.getLogger(__name__)

TOLERANCE: Final = timedelta(seconds=2)
"""By how much the clocks may differ between two looks without anybody's having set one."""


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
