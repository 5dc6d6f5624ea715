"""Rows that cannot be read: they are logged once, left as they are, and everything else goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from bot.model.errors import Damaged, Refusal

log = logging.getLogger(__name__)


class Damage:
    """The tables and games of which it has been logged that they cannot be read."""

    def __init__(self) -> None:
        self._told: set[tuple[str, int]] = set()

    @contextmanager
    def guard(self, key: str, number: int) -> Iterator[None]:
        """Raise `Damaged` where the rows of a table or a game make no sense, whatever is wrong with them."""
        try:
            yield
        except Refusal:
            raise
        except Exception as error:
            if (key, number) not in self._told:
                self._told.add((key, number))
                log.error(
                    "%s %s: its rows make no sense, and are left alone (python -m bot check): %r", key, number, error
                )
            raise Damaged(key, number=number) from error
