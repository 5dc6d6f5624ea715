"""How much the bot computes for one person at a time, or does on a day."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Final, TypeVar

from bot.model.errors import Refusal

log = logging.getLogger(__name__)
T = TypeVar("T")

MADE_AT_ONCE: Final = 1
"""How many films, hints, charts and exports one person may have in the making, and how many reviews beside them."""
PICTURES: Final = 2
"""How many pictures of positions, which are drawn in a moment, one person may have in the making."""


class Quota:
    """Counts what is computed for each person now."""

    def __init__(self, most: int = MADE_AT_ONCE) -> None:
        self._most = most
        self._under_way: Counter[int] = Counter()

    @contextmanager
    def one_more(self, user_id: int) -> Iterator[None]:
        """Count what the block computes for a person; raise `Refusal` where that would be too much."""
        if self._under_way[user_id] >= self._most:
            raise Refusal("limit-at-once")
        self._under_way[user_id] += 1
        try:
            yield
        finally:
            self._under_way[user_id] -= 1
            if not self._under_way[user_id]:
                del self._under_way[user_id]

    async def do_or_skip(self, user_id: int, work: Callable[[], Awaitable[T]]) -> T | None:
        """Compute something for a person that an answer can do without; `None` where that would be too much."""
        try:
            with self.one_more(user_id):
                return await work()
        except Refusal as refusal:
            log.info("An answer goes without what takes long: %s", refusal)
            return None


class DailyCount:
    """Counts what is done for each person, or in each place, on a day."""

    def __init__(self, clock: Callable[[], datetime]) -> None:
        self._clock = clock
        self._day = clock().date()
        self._done: Counter[Hashable] = Counter()

    def of(self, key: Hashable) -> int:
        """Return how often it was done today."""
        if self._clock().date() != self._day:
            self._day, self._done = self._clock().date(), Counter()
        return self._done[key]

    def add(self, key: Hashable) -> None:
        """Count it once more."""
        self._done[key] += 1
