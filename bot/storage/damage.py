"""Damaged rows: each is logged once and left as it is, and the bot goes on without it."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.model.errors import Damaged, NotSaved, Refusal, Trouble

log = logging.getLogger(__name__)


class Damage:
    """The tables and games whose damage has been logged already."""

    def __init__(self) -> None:
        self._logged: set[tuple[str, int]] = set()

    @contextmanager
    def guard(self, key: str, number: int) -> Iterator[None]:
        """Raise `Damaged` for any error in the block but `Refusal`, and log it once for each table or game."""
        try:
            yield
        except Refusal:
            raise
        except Exception as error:
            if (key, number) not in self._logged:
                self._logged.add((key, number))
                log.error(
                    "%s %s: its rows make no sense, and are left alone (python -m bot check): %r", key, number, error
                )
            raise Damaged(key, number=number) from error

    @contextmanager
    def reading(self, key: str, number: int) -> Iterator[None]:
        """Raise `Damaged` where rows cannot be read because the database itself is damaged, which it has logged."""
        try:
            yield
        except NotSaved as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            raise Damaged(key, number=number) from error
