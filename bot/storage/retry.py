"""Repeats functions whose transactions were in the way of others.

Only PostgreSQL asks for that. SQLite waits for its lock by itself (`sqlite.py`).
"""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from bot.model.errors import Retry
from bot.model.waits import RETRYING_S

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger(__name__)


def retried(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Have an asynchronous function tried again while it raises `Retry`, for at most `RETRYING_S` seconds."""

    @functools.wraps(work)
    async def repeating(*args: P.args, **kwargs: P.kwargs) -> T:
        until = time.monotonic() + RETRYING_S
        while True:
            try:
                return await work(*args, **kwargs)
            except Retry as error:
                if time.monotonic() > until:
                    log.error("The database takes nothing at the moment: %s", error)
                    raise

    return repeating
