"""Work that goes on beside the answers to clicks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.model.errors import NotSaved

log = logging.getLogger(__name__)

RETRY_SECONDS: Final = 5.0
"""After which something is tried again, where the database took nothing."""
TRIES: Final = 6
"""How often what is done behind a click is tried then."""


class Background:
    """Tasks that nobody waits for; those that end with an error are logged."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        self._sleep = sleep
        self._tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    def stop(self) -> None:
        """Begin nothing any more."""
        self.stopped = True

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do work beside everything else; an error in it is logged."""
        if self.stopped:
            return
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        for _ in range(TRIES):
            try:
                await work()
            except NotSaved:
                # Which the log tells already.
                await self._sleep(RETRY_SECONDS)
                continue
            except Exception:
                log.exception("Work behind a click failed")
            return

    async def close(self) -> None:
        """End what is under way."""
        self.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
