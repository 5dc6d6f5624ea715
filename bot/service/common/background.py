"""Work in the background, for which no answer to a click waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from bot.model.errors import Damaged, NotSaved
from bot.model.waits import CANCELLING_RETRY_S, WORK_RETRY_S

log = logging.getLogger(__name__)


@contextmanager
def logged(failure: str, *values: object) -> Iterator[None]:
    """Log whatever goes wrong inside as a failure, and go on after it.

    The storage has logged what is not saved, and what is damaged.
    """
    try:
        yield
    except (Damaged, NotSaved):
        pass
    except Exception:
        log.exception(failure, *values)


async def cancel(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks, and wait until they have ended.

    Python 3.11 loses a cancellation that comes in the moment in which `asyncio.wait_for` ends: so it is repeated.
    """
    running = set(tasks)
    ended = asyncio.gather(*running, return_exceptions=True)
    while not ended.done():
        for task in running:
            task.cancel()
        await asyncio.wait([ended], timeout=CANCELLING_RETRY_S)


class Background:
    """Tasks in the background: tried again until the database works; one that ends with another error is logged."""

    def __init__(self, sleep: Callable[[float], Awaitable[None]]) -> None:
        self._sleep = sleep
        self._tasks: dict[Hashable, asyncio.Task[None]] = {}
        self.stopped = False

    def stop(self) -> None:
        """Start no new tasks from now on."""
        self.stopped = True

    def spawn(self, work: Callable[[], Awaitable[None]], key: Hashable | None = None) -> None:
        """Do work in the background, unless work with this key is being done there; an error in it is logged."""
        key = object() if key is None else key
        if self.stopped or self.does(key):
            return
        task = self._tasks[key] = asyncio.get_running_loop().create_task(self._do(work))
        task.add_done_callback(lambda _: self._tasks.pop(key))

    def does(self, key: Hashable) -> bool:
        """Return whether work with this key is being done."""
        return key in self._tasks

    async def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except NotSaved:
                # The storage has logged it already.
                await self._sleep(WORK_RETRY_S)
                continue
            except Exception:
                log.exception("Work behind a click failed")
            return

    async def close(self) -> None:
        """Start no new tasks, and cancel those that are running."""
        self.stop()
        await cancel(self._tasks.values())
