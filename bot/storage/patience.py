"""How long a click waits for what all share, so that whoever has pressed is always told something in time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TypeVar

from bot.model.errors import Overloaded

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
