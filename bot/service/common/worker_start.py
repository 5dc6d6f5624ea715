"""The first things that a worker process does: it sees to it that it ends with the bot, and gives way to it."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process
from typing import Final

NICE: Final = 5
"""By how much less a worker process has of the processor, where both want it: a third of what the bot has."""
LEAST: Final = 10
"""The same for work that has time: it has a tenth of what the bot has."""


def start(leash: connection.Connection, nice: int) -> None:
    """Start a thread that ends this process with its parent or its leash, and let others have the processor."""
    threading.Thread(target=_wait, args=(leash,), name="leash", daemon=True).start()
    # Windows has no such numbers.
    if hasattr(os, "nice"):
        os.nice(nice)


def _wait(leash: connection.Connection) -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel, leash])
    os._exit(1)
