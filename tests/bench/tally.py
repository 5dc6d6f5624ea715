"""Counts what a process asks of SQLite, by whatever driver it does."""

from __future__ import annotations

import sqlite3
from collections import Counter
from functools import partial
from typing import Any

NAMES = ("writing", "writing statements", "reading", "reading statements", "alone")
counts: Counter[str] = Counter()
"""`reading` and `writing`: transactions that changed nothing, and those that did, each of which waits for the disk.
`reading statements` and `writing statements`: those between their BEGIN and COMMIT. `alone`: those outside of any.
"""


class Counted(sqlite3.Connection):
    """A connection whose transactions and statements are counted."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._changes = 0
        self._statements: int | None = None
        """Of the transaction under way, if there is one."""
        self.set_trace_callback(self._heard)

    def _heard(self, sql: str) -> None:
        match sql.split(None, 1)[0].upper():
            case "BEGIN":
                self._changes, self._statements = self.total_changes, 0
            case "COMMIT" | "ROLLBACK" | "END":
                kind = "reading" if self.total_changes == self._changes else "writing"
                counts[kind] += 1
                counts[f"{kind} statements"] += self._statements or 0
                self._statements = None
            case "--":
                pass
            case _ if self._statements is None:
                counts["alone"] += 1
            case _:
                self._statements += 1


def install() -> None:
    """From now on all connections of this process are counted together."""
    sqlite3.connect = partial(sqlite3.connect, factory=Counted)
