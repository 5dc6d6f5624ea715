"""Results that take long to make: each is made once, and the newest are kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from typing import Any, Generic, TypeVar

from bot.model.errors import Refusal
from bot.service.common.background import cancel
from bot.service.common.quota import Quota

log = logging.getLogger(__name__)
K = TypeVar("K", bound=Hashable)
T = TypeVar("T")


class Newest(Generic[K, T]):
    """Makes results for whoever asks, and keeps those that were asked for last."""

    def __init__(self, kept: int, quota: Quota) -> None:
        """Keep so many results."""
        self._kept = kept
        self._quota = quota
        self._made: dict[K, asyncio.Task[T]] = {}

    async def get(
        self,
        key: K,
        make: Callable[[], Coroutine[None, None, T]],
        person: int,
        defer: Callable[[], Awaitable[object]],
    ) -> T:
        """Return the result of a key; where it is not there yet, say so by `defer` and wait for it.

        Whoever asks for what is being made already waits for the same result. One that failed is made anew. Raise
        `Refusal` where something else is being made for the person, or where it takes too long.
        """
        task = self._made.pop(key, None)
        if task is None or _has_failed(task):
            task = self._begin(make, person)
        # The one that was asked for last is the last one to be dropped.
        self._made[key] = task
        self._drop()
        if not task.done():
            await defer()
            await asyncio.wait([task])
        try:
            return task.result()
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("What was asked for could not be made: %r", error)
            raise Refusal("too-busy") from None

    def drop(self, key: K) -> None:
        """Keep what was made for a key no longer."""
        if key in self._made and self._made[key].done():
            del self._made[key]

    def _begin(self, make: Callable[[], Coroutine[None, None, T]], person: int) -> asyncio.Task[T]:
        counted = ExitStack()
        counted.enter_context(self._quota.one_more(person))
        task = asyncio.get_running_loop().create_task(make())
        # A task that is cancelled before it begins executes nothing, not even what it does at its end.
        task.add_done_callback(lambda _: counted.close())
        return task

    def _drop(self) -> None:
        done = [key for key, task in self._made.items() if task.done()]
        for key in done[: max(0, len(self._made) - self._kept)]:
            del self._made[key]

    async def close(self) -> None:
        """Stop what is being made."""
        await cancel(self._made.values())


def _has_failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
