"""The first thing that a worker process does: it makes sure that it ends when the bot ends, in whatever way."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process


def end_with_parent() -> None:
    """Start a thread that ends this process as soon as its parent process has ended."""
    threading.Thread(target=_wait, name="leash", daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
