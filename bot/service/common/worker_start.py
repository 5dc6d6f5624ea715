"""The first things that a worker process does: it sees to it that it ends with the bot, and gives way to it."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process
from typing import Final

NICE: Final = 5
"""By how much less a worker process has of the processor, where both want it: a third of what the bot has."""


def start() -> None:
    """Start a thread that ends this process as soon as its parent has ended, and let others have the processor."""
    threading.Thread(target=_wait, name="leash", daemon=True).start()
    # Windows has no such numbers.
    if hasattr(os, "nice"):
        os.nice(NICE)


def _wait() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
