"""What repositories need of a database: statements, and transactions around them.

SQLite and PostgreSQL both provide it. Statements are the same for both: `$1` is the first value.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, ClassVar, Final, ParamSpec, Protocol, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger(__name__)

TO_THE_END: Final = "database"
"""The name of tasks that no cancellation of their callers reaches."""


class Row(Protocol):
    """A row of an answer: its values by the names of the columns."""

    def __getitem__(self, name: str, /) -> Any: ...

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""


class Transaction(ABC):
    """Sends the statements of one transaction."""

    @abstractmethod
    async def rows(self, sql: str, *values: object) -> Sequence[Row]:
        """Return all rows of an answer."""

    async def row(self, sql: str, *values: object) -> Row | None:
        """Return the first row of an answer."""
        rows = await self.rows(sql, *values)
        return rows[0] if rows else None

    @abstractmethod
    async def execute(self, sql: str, *values: object) -> None:
        """Change rows."""

    @abstractmethod
    async def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Execute a statement once with the values of each row."""

    async def insert(self, sql: str, *values: object) -> int:
        """Insert a row into a table with a numbered `id`, and return that."""
        row = await self.row(f"{sql} RETURNING id", *values)
        assert row is not None
        return int(row["id"])


class Database(ABC):
    """Opens transactions; a single statement is a transaction of its own."""

    for_update: ClassVar[str] = ""
    """The end of a `SELECT … FROM tables` whose rows nobody else may change before the end of the transaction."""
    shared: ClassVar[bool] = False
    """Whether several processes may use it at the same time."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What operators know it by, without its password."""

    @abstractmethod
    async def close(self) -> None:
        """Close it as soon as the transactions under way have ended."""

    @abstractmethod
    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction: committed at the end of the block, rolled back by an exception or a cancellation.

        Raises `NotSaved` where the database does not work at the moment, and `Retry` where the block must be
        repeated; in both cases nothing has changed.
        """

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction that only reads, and sees everything as it is at one moment."""

    @abstractmethod
    async def rows(self, sql: str, *values: object) -> Sequence[Row]:
        """Return all rows of the answer to one statement that changes nothing."""

    async def row(self, sql: str, *values: object) -> Row | None:
        """Return the first row of the answer to one statement that changes nothing."""
        rows = await self.rows(sql, *values)
        return rows[0] if rows else None

    @abstractmethod
    async def execute(self, sql: str, *values: object) -> None:
        """Execute one statement and commit it."""

    async def checkpoint(self) -> None:  # noqa: B027 - most databases see to that themselves
        """Remove deleted rows from the files of the database, as far as this program has to do it."""

    async def renumber(self, transaction: Transaction) -> None:  # noqa: B027 - most databases do that themselves
        """Let new numbers follow the highest ones, after rows were inserted together with their numbers."""


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """Await something to its end even if the caller is cancelled; the cancellation follows afterwards."""
    task = asyncio.create_task(work, name=TO_THE_END)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        # A failure nobody waits for any more.
        task.exception()
        raise cancelled
    return task.result()


def marks(rows: Sequence[Sequence[object]]) -> str:
    """Return the `VALUES` of an `INSERT` of several rows.

    >>> marks([["a", "b"], ["c", "d"]])
    '($1, $2), ($3, $4)'
    """
    width = len(rows[0])
    return ", ".join(
        f"({', '.join(f'${at}' for at in range(first, first + width))})" for first in range(1, len(rows) * width, width)
    )
