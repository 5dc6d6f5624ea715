"""How much the bot computes for one person at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Final

from bot.model.errors import Refusal

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


class DailyQuota:
    """Counts what is computed for each person on a day."""

    def __init__(self, most: int, clock: Callable[[], datetime]) -> None:
        self._most = most
        self._clock = clock
        self._day = clock().date()
        self._used: Counter[int] = Counter()

    def left(self, user_id: int) -> int:
        """Return how much more may be computed for a person today."""
        if self._clock().date() != self._day:
            self._day, self._used = self._clock().date(), Counter()
        return self._most - self._used[user_id]

    def use(self, user_id: int) -> None:
        """Count one more that is computed for a person."""
        self._used[user_id] += 1
