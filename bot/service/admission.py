"""Who is let in: one click of each person at a time, and so many people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from bot.storage.fair_turns import FairTurns


class Admission:
    """The clicks that are worked on: whoever presses again while one is at work waits for that one alone."""

    def __init__(self, people: int) -> None:
        self._people = FairTurns(people)
        self._own: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """A lock for each person who has a click at work, or waits."""

    @asynccontextmanager
    async def turn(self, person: int) -> AsyncIterator[None]:
        """Wait for the person's own earlier clicks, then for a turn among the people; have it during the block."""
        async with self._own.setdefault(person, asyncio.Lock()), self._people.turn(person):
            yield
