"""The interface of a database: statements, and transactions around them.

SQLite and PostgreSQL both provide it. Both execute the same statements, in which `$1` is the first value.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, ClassVar, Final, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.model.sharding import Sharding

Statement: TypeAlias = "tuple[str, *tuple[object, ...]]"
"""The text of a statement, and its values."""
T = TypeVar("T")
P = ParamSpec("P")
log = logging.getLogger(__name__)

MOST_ROWS: Final = 400
"""The most rows that one statement reads or writes by their keys."""
TO_THE_END: Final = "database"
"""The name of tasks that go on when their callers are cancelled."""


class Row(Protocol):
    """One row of a result: its values by the names of the columns."""

    def __getitem__(self, name: str, /) -> Any: ...

    def keys(self) -> Iterable[str]:
        """Return the names of the columns."""


class Statements(ABC):
    """Sends statements to a database."""

    @abstractmethod
    async def rows(self, sql: str, *values: object) -> Sequence[Row]:
        """Return all rows of the result."""

    async def row(self, sql: str, *values: object) -> Row | None:
        """Return the first row of the result; `None` where there is none."""
        rows = await self.rows(sql, *values)
        return rows[0] if rows else None

    @abstractmethod
    async def execute(self, sql: str, *values: object) -> None:
        """Execute a statement that returns no rows."""


class Transaction(Statements):
    """Sends the statements of one transaction, in the order in which they are given.

    One that returns no rows may be sent with the next that does, or at the end; an error of it is raised then.
    """

    async def together(self, *statements: Statement) -> list[Sequence[Row]]:
        """Return all rows of each statement; they are sent in one step where the database can do that."""
        return [await self.rows(*statement) for statement in statements]

    @abstractmethod
    async def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Execute a statement once with the values of each row."""

    public_number: ClassVar[str]
    """What stands in an `INSERT INTO tables` for the next number of a table that people call by it."""
    private_number: ClassVar[str]
    """What stands there for the next number of a private table."""
    moves: ClassVar[str]
    """What stands in a `SELECT … FROM games` for all moves of a game, in their order, each in a line of one text."""

    async def insert(self, sql: str, *values: object) -> int:
        """Insert a row into a table whose `id` the database numbers, and return that `id`."""
        row = await self.row(f"{sql} RETURNING id", *values)
        assert row is not None
        return int(row["id"])


class Database(Statements):
    """Opens transactions; a statement outside of them is a transaction of its own."""

    for_update: ClassVar[str] = ""
    """What to add to a `SELECT … FROM tables` to lock its rows until the end of the transaction."""
    shared: ClassVar[bool] = False
    """Whether several processes may use the database at the same time."""
    damaged = False
    """Whether it was found to be damaged."""

    @property
    @abstractmethod
    def name(self) -> str:
        """Return the name that operators know the database by, without its password."""

    @property
    @abstractmethod
    def is_slow(self) -> bool:
        """Return whether whoever waits for the database waits for its server or its disk, and not for others."""

    @abstractmethod
    async def close(self) -> None:
        """Close the database as soon as the open transactions have ended."""

    async def time(self) -> datetime:
        """Return the time by the clock of the database's machine."""
        return datetime.now(UTC)

    async def claim(self, sharding: Sharding, lost: Callable[[], None]) -> None:
        """See that no other process serves the same servers, where several may use the database.

        Raise `InUse` where one does. Call `lost` where one has begun to since.
        """

    @abstractmethod
    def transaction(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction: committed at the end of the block, rolled back by an exception or a cancellation.

        Raise `NotSaved` where the database does not work at the moment, and `Retry` where the block must be
        repeated; in both cases nothing has changed.
        """

    @abstractmethod
    def snapshot(self) -> AbstractAsyncContextManager[Transaction]:
        """Open a transaction that only reads; all its statements see the same state of the database."""

    def taken(self) -> bool:
        """Return whether another process has the database now that this one was to have alone."""
        return False

    async def look_for_damage(self, seconds: float) -> None:
        """Look for damaged tables where that can be told from here, for so long at most, and log what to do."""

    async def checkpoint(self) -> None:
        """Remove deleted rows from the database's files, where the database does not do so itself."""

    async def renumber(self, transaction: Transaction) -> None:
        """Let new numbers follow the highest one, after rows were inserted with numbers of their own."""


class Repository:
    """One part of what a database keeps."""

    def __init__(self, database: Database) -> None:
        self._db = database


class TimedRepository(Repository):
    """A part of what a database keeps for which it matters what time it is."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        super().__init__(database)
        self._clock = clock


class Rows:
    """Rows that are read and changed in the transaction of a table."""

    def __init__(self, t: Transaction) -> None:
        self._t = t


async def finish(work: Coroutine[Any, Any, T]) -> T:
    """Await work to its end even if the caller is cancelled, and raise the cancellation afterwards."""
    task = asyncio.create_task(work, name=TO_THE_END)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    if cancelled is not None:
        # Read the error, so that asyncio does not warn of an exception that was never retrieved.
        task.exception()
        raise cancelled
    return task.result()


def marks(rows: Sequence[Sequence[object]]) -> str:
    """Return the `VALUES` of an `INSERT` of several rows; of one row, also the list of an `IN`.

    >>> marks([["a", "b"], ["c", "d"]])
    '($1, $2), ($3, $4)'
    >>> marks([["a"]])
    '($1)'
    """
    return _marks(len(rows), len(rows[0]))


@lru_cache(maxsize=64)
def _marks(number: int, width: int) -> str:
    return ", ".join(
        f"({', '.join(f'${at}' for at in range(first, first + width))})"
        for first in range(1, number * width + 1, width)
    )


def by_keys(table: str, columns: Sequence[str], keys: Sequence[Sequence[object]]) -> str:
    """Return the statement for the rows of a table with these keys, which reads no others.

    SQLite looks at all rows that have the first column of a key where one writes `(a, b) IN (VALUES …)`.

    >>> by_keys("sums", ["person", "partner"], [(1, 2)])
    'WITH wanted (person, partner) AS (VALUES ($1, $2)) SELECT sums.* FROM wanted JOIN sums USING (person, partner)'
    """
    named = ", ".join(columns)
    return f"WITH wanted ({named}) AS (VALUES {marks(keys)}) SELECT {table}.* FROM wanted JOIN {table} USING ({named})"


def portions(rows: Sequence[T]) -> list[Sequence[T]]:
    """Divide rows into portions, each of which one statement can take.

    >>> [len(portion) for portion in portions(range(1000))]
    [400, 400, 200]
    """
    return [rows[at : at + MOST_ROWS] for at in range(0, len(rows), MOST_ROWS)]


async def upsert(t: Transaction, into: str, rows: Sequence[Sequence[object]], conflict: str) -> None:
    """Insert rows into a table; `conflict` says what to do where there is one with the same key."""
    for portion in portions(rows):
        values = (value for row in portion for value in row)
        await t.execute(f"INSERT INTO {into} VALUES {marks(portion)} ON CONFLICT {conflict}", *values)
