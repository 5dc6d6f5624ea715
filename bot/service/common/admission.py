"""Who is let in: one click or letter typed of each person at a time, and so many people."""

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
        self._typed: dict[int, object] = {}
        """What each person who waits for choices has typed last."""

    @asynccontextmanager
    async def admit(self, person: int) -> AsyncIterator[None]:
        """Wait for the person's own earlier clicks, then for a turn among the people; have it during the block."""
        async with self._own.setdefault(person, asyncio.Lock()), self._people.take_turn(person):
            yield

    @asynccontextmanager
    async def turn_of_the_newest(self, person: int) -> AsyncIterator[bool]:
        """Wait for a turn as a click does; tell whether the person has asked for nothing newer by this meanwhile."""
        own = self._typed[person] = object()
        try:
            async with self.admit(person):
                yield self._typed.get(person) is own
        finally:
            if self._typed.get(person) is own:
                del self._typed[person]
