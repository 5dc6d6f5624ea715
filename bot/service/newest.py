"""Results that take long to make: each is made once, and the newest are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Generic, TypeVar

from bot.model.errors import Refusal
from bot.service.background import cancel

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")

PATIENCE: Final = 1.5
"""Seconds to wait for a result before something without it is shown; Discord waits three seconds."""


class Newest(Generic[K, T]):
    """Makes results for whoever asks, and keeps those that were asked for last."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._made: dict[K, asyncio.Task[T]] = {}

    async def get(self, key: K, make: Callable[[], Coroutine[None, None, T]]) -> T | None:
        """Return the result of a key, or `None` as long as it is being made; raise `Refusal` where that takes too long.

        One that failed is made anew.
        """
        task = self._made.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.get_running_loop().create_task(make())
        # The one that was asked for last is the last one to be dropped.
        self._made[key] = task
        while len(self._made) > self._kept:
            del self._made[next(iter(self._made))]
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            return None
        try:
            return task.result()
        except (TimeoutError, BrokenProcessPool):
            raise Refusal("too-busy") from None

    async def close(self) -> None:
        """Stop what is being made."""
        await cancel(self._made.values())
