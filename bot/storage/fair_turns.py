"""Turns at something that all share: whoever has had the fewest of late comes first, however much others want."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count

from bot.model.errors import Overloaded
from bot.storage.patience import wait_in_time

PARTY: ContextVar[int] = ContextVar("party", default=0)
"""For whom a task uses the database: a person's account, a table with a number below zero, or 0 for all of them."""


class FairTurns:
    """So many turns at a time, shared out evenly among those who want them: people, or servers.

    This is start-time fair queueing (Goyal, Vin and Cheng, 1996). Each party numbers its turns, and the lowest number
    is next. Who has not come for a while begins one below the number that is served: ahead of all who come often.
    """

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        """A heap of those who wait: the number of the party's turn, and who of the same number came first."""
        self._coming = count()
        self._next: dict[int, int] = {}
        """The number of each party's next turn, as long as somebody waits."""
        self._serving = 0
        """The highest number of a turn that was given."""

    @asynccontextmanager
    async def take_turn(self, party: int) -> AsyncIterator[None]:
        """Wait for a turn of this party, and give it back at the end of the block.

        Raise `Overloaded` where a click would have to wait too long.
        """
        await self._wait(party)
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, party: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        number = max(self._serving - 1, self._next.get(party, 0))
        self._next[party] = number + 1
        heappush(self._waiting, (number, next(self._coming), turn))
        self._hand_out()
        try:
            await wait_in_time(turn)
        except (asyncio.CancelledError, Overloaded):
            if not turn.cancelled():
                # The turn came in the moment in which it was given up.
                self._give_back()
            raise

    def _give_back(self) -> None:
        self._free += 1
        self._hand_out()

    def _hand_out(self) -> None:
        """Give free turns to the lowest numbers that wait; where nobody waits, forget who has had how many."""
        while self._free and self._waiting:
            number, _, turn = heappop(self._waiting)
            if not turn.done():
                self._free -= 1
                self._serving = max(self._serving, number)
                turn.set_result(None)
        if not self._waiting:
            self._next.clear()
