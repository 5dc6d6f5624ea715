"""What the store needs of a database: statements, and transactions around them.

Two databases have it: one SQLite file, and PostgreSQL. The statements are the same for both: `?` stands for a value,
`?1` for the first one wherever it is needed again.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

T = TypeVar("T")


class Row(Protocol):
    """A row that a question finds: its values by the names of the columns."""

    def __getitem__(self, name: str, /) -> Any: ...

    def keys(self) -> Iterable[str]:
        """The names of the columns."""


class Database(ABC):
    """Statements, and transactions around them. Statements belong into a transaction."""

    failures: ClassVar[type[Exception]]
    """What errors of the database itself have in common: where one comes, nothing is known of the rows."""
    for_change: ClassVar[str] = ""
    """What a question for a row ends with that is to be changed: nobody else changes it before the end."""
    shared: ClassVar[bool] = False
    """Whether several processes may have it at the same time."""

    @property
    @abstractmethod
    def name(self) -> str:
        """What operators know it by; tells no password."""

    @abstractmethod
    async def close(self) -> None:
        """Closes it, after what is under way."""

    async def transaction(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work` in a transaction of its own, to its end even where the caller is cancelled.

        Where the database asks for that, `work` is done once more from its beginning. Raises `NotSaved` where the
        database takes nothing at the moment; then nothing has changed.
        """
        # In a task of its own, which no cancellation reaches.
        return await asyncio.shield(asyncio.ensure_future(self._run(work, changes=True)))

    async def reading(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work`, which only reads, and sees everything as it stood at one moment."""
        return await asyncio.shield(asyncio.ensure_future(self._run(work, changes=False)))

    @abstractmethod
    async def _run(self, work: Callable[[], Awaitable[T]], *, changes: bool) -> T: ...

    @abstractmethod
    async def all(self, sql: str, *values: object) -> Sequence[Row]:
        """The rows that a question finds."""

    async def one(self, sql: str, *values: object) -> Row | None:
        """The first row that a question finds, or `None`."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    @abstractmethod
    async def write(self, sql: str, *values: object) -> None:
        """Changes rows."""

    @abstractmethod
    async def write_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Does the same with the values of each of these rows."""

    async def insert(self, sql: str, *values: object) -> int:
        """Adds a row to a table whose key is `id`; that key."""
        row = await self.one(f"{sql} RETURNING id", *values)
        assert row is not None
        return int(row["id"])

    async def checkpoint(self) -> None:  # noqa: B027 - most databases see to that themselves
        """Has what was deleted stand nowhere any more, as far as that is this program's to do."""

    async def count_on(self) -> None:  # noqa: B027 - most databases do that anyway
        """Has new keys follow on the highest there are, after rows were written with theirs."""
