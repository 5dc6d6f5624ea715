"""What a process that thinks does first: see to it that it does not outlive the bot, however that ends."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process


def end_with_parent() -> None:
    """From now on this process ends as soon as the one that started it has."""
    threading.Thread(target=_wait, name="leash", daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
