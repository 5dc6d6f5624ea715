"""Repeats functions whose transactions were in the way of others."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec, TypeVar

from bot.model.errors import Retry

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds for which a failed transaction is repeated; Discord waits three seconds for an answer."""


def repeated(work: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let an asynchronous function be repeated while it raises `Retry`, for at most `PATIENCE` seconds."""

    @functools.wraps(work)
    async def repeating(*args: P.args, **kwargs: P.kwargs) -> T:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await work(*args, **kwargs)
            except Retry as error:
                if time.monotonic() > until:
                    log.error("The database takes nothing at the moment: %s", error)
                    raise

    return repeating
