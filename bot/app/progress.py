"""How far a command has come: one line on a terminal, which is written anew again and again, and is gone at the end."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from bot.model.waits import PROGRESS_LINE_S

Told = Callable[[int, int], None]
"""Is told how much is done, and of how much."""
ERASE: Final = "\r\x1b[K"


def tell_nobody(done: int, of: int) -> None:
    """Tell nobody how much is done."""


@contextmanager
def progress(doing: str, unit: str) -> Iterator[Told]:
    """Show a line on the terminal, as long as the block lasts: `Checking: 1,200 of 47,460 tables (3 %)`.

    Where errors are not written to a terminal, nothing is shown.
    """
    stream = sys.stderr
    if not stream.isatty():
        yield tell_nobody
        return
    stream.write(f"{ERASE}{doing} …")
    stream.flush()
    next_time = time.monotonic()

    def tell(done: int, of: int) -> None:
        nonlocal next_time
        if time.monotonic() >= next_time:
            next_time = time.monotonic() + PROGRESS_LINE_S
            share = min(100, 100 * done // max(1, of))
            stream.write(f"{ERASE}{doing}: {done:,} of {of:,} {unit} ({share} %)")
            stream.flush()

    try:
        yield tell
    finally:
        stream.write(ERASE)
        stream.flush()
