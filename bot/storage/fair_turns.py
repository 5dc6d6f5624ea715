"""How people wait for what all share: whoever has had the fewest turns of late comes first, and how long a click waits.

So nobody waits because of how much others want, and whoever has pressed is always told something in time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

from bot.model.errors import Overloaded
from bot.model.waits import NOT_PROMPT_S, PROMPT_S

T = TypeVar("T")

PARTY: ContextVar[int] = ContextVar("party", default=0)
"""For whom a task uses the database: a person's account, a table with a number below zero, or 0 for all of them."""


class FairTurns:
    """So many turns at a time, shared out evenly among those who want them: people, or servers.

    What nobody waits for gets a turn only where nobody wants one who waits.

    This is start-time fair queueing (Goyal, Vin and Cheng, 1996). Each party numbers its turns, and the lowest number
    is next. Who has not come for a while begins one below the number that is served: ahead of all who come often.
    """

    def __init__(self, number: int) -> None:
        self._free = number
        self._waiting: list[tuple[bool, int, int, asyncio.Future[None]]] = []
        """A heap: whether there is time, the number of the party's turn, and who of the same number came first."""
        self._coming = count()
        self._next: dict[tuple[bool, int], int] = {}
        """The number of each party's next turn, and of that for which there is time, as long as somebody waits."""
        self._serving = 0
        """The highest number of a turn that was given."""

    @asynccontextmanager
    async def take_turn(self, party: int, *, has_time: bool = False) -> AsyncIterator[None]:
        """Wait for a turn of this party, and give it back at the end of the block.

        What `has_time` comes after all that has not. Raise `Overloaded` where a click would have to wait too long.
        """
        await self._wait((has_time, party))
        try:
            yield
        finally:
            self._give_back()

    async def _wait(self, party: tuple[bool, int]) -> None:
        turn = asyncio.get_running_loop().create_future()
        number = max(self._serving - 1, self._next.get(party, 0))
        self._next[party] = number + 1
        heappush(self._waiting, (party[0], number, next(self._coming), turn))
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
            _, number, _, turn = heappop(self._waiting)
            if not turn.done():
                self._free -= 1
                self._serving = max(self._serving, number)
                turn.set_result(None)
        if not self._waiting:
            self._next.clear()


class Patience:
    """Until when a click waits for turns: as long as it takes, once something of it is stored or answered."""

    def __init__(self, seconds: float) -> None:
        self.until: float | None = asyncio.get_running_loop().time() + seconds
        """The time by the event loop's clock."""

    def end(self) -> None:
        """Note that the click is no longer given up: it has changed something, or its answer is on the way."""
        self.until = None


CLICK_PATIENCE: ContextVar[Patience | None] = ContextVar("patience", default=None)
"""That of the click for which a task works, if it does."""


def is_awaited() -> bool:
    """Return whether somebody waits for what is done, who must be told in time what came of it."""
    patience = CLICK_PATIENCE.get()
    return patience is not None and patience.until is not None


async def wait_in_time(turn: Awaitable[T]) -> T:
    """Await a turn; raise `Overloaded` where it does not come before the click has to be given up."""
    patience = CLICK_PATIENCE.get()
    try:
        async with asyncio.timeout_at(patience.until if patience is not None else None) as limit:
            return await turn
    except TimeoutError:
        if not limit.expired():
            raise
        raise Overloaded from None


def note_stored() -> None:
    """Note that something of the click was stored, so that nobody may be told that nothing was done."""
    patience = CLICK_PATIENCE.get()
    if patience is not None:
        patience.end()


@contextmanager
def beside() -> Iterator[None]:
    """Do not count what is stored in this block, as who asks: it is nothing that was asked for."""
    patience = CLICK_PATIENCE.get()
    until = patience.until if patience is not None else None
    yield
    if patience is not None:
        patience.until = until


class Promptness:
    """How promptly a database answers: it tells whether people wait for it, or for one another."""

    def __init__(self) -> None:
        self._waits_since: float | None = None
        """Since when somebody wants something of it, and nothing was answered promptly."""

    def note_wait(self) -> None:
        """Note that somebody wants something of it."""
        if self._waits_since is None:
            self._waits_since = time.monotonic()

    @contextmanager
    def asked(self) -> Iterator[None]:
        """Ask it something in this block, and note how long the answer takes."""
        began = time.monotonic()
        self.note_wait()
        yield
        if time.monotonic() - began < PROMPT_S:
            self._waits_since = None

    @property
    def is_lacking(self) -> bool:
        """Whether it has not answered promptly for a while, though somebody has asked."""
        return self._waits_since is not None and time.monotonic() - self._waits_since > NOT_PROMPT_S
