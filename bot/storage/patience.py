"""How long a click waits for what all share, so that whoever has pressed is always told something in time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from bot.model.errors import Overloaded
from bot.model.waits import NOT_PROMPT_S, PROMPT_S

T = TypeVar("T")


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
