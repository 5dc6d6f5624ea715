"""The database: one SQLite file behind one connection, and transactions on it.

One process has the file, and one connection serves it, so every transaction holds a lock, and runs in a task
of its own that no cancellation reaches: coroutines that share a connection share its
transaction too.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import aiosqlite
from filelock import FileLock, Timeout

from bot.errors import NotSaved, StartError
from bot.schema import prepare

T = TypeVar("T")
log = logging.getLogger(__name__)

TROUBLE: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOTADB,
}
"""What a file or a disk can be blamed for, not this program."""

# At level DEBUG it writes every statement with its values: seeds and tokens among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Database:
    """Statements, and transactions around them. Statements belong into a transaction."""

    def __init__(self, connection: aiosqlite.Connection, path: str | Path, held: FileLock) -> None:
        self._connection = connection
        self._path = path
        self._held = held
        self._lock = asyncio.Lock()
        self._troubles = 0
        """How often a transaction has failed for which the file or the disk was to blame."""

    @classmethod
    async def open(cls, path: str | Path) -> Database:
        """Opens or creates the file; raises `StartError` where that cannot be."""
        held = hold(path)
        connection = None
        try:
            # Once without the worker thread, which would outlive this event loop where it fails.
            sqlite3.connect(path).close()
            connection = await aiosqlite.connect(path, isolation_level=None)
            connection.row_factory = sqlite3.Row
            await prepare(connection, path)
        except sqlite3.Error as error:
            if connection is not None:
                await connection.close()
            held.release()
            raise _unusable(path, error) from None
        except StartError:
            assert connection is not None
            await connection.close()
            held.release()
            raise
        return cls(connection, path, held)

    async def close(self) -> None:
        """Closes the file, after what is under way; an open connection would keep the process alive."""
        async with self._lock:
            await self._connection.close()
        self._held.release()

    async def transaction(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs `work` in a transaction of its own, to its end even where the caller is cancelled.

        Raises `NotSaved` where disk or file do not allow it; then nothing has changed.
        """
        return await asyncio.shield(asyncio.ensure_future(self._run(work)))

    async def _run(self, work: Callable[[], Awaitable[T]]) -> T:
        troubles = self._troubles
        async with self._lock:
            if self._troubles != troubles:
                # Who has been waiting behind somebody that waited in vain is told in time.
                raise NotSaved("as a moment ago")
            try:
                return await self._commit(work)
            except sqlite3.Error as error:
                # The kind of trouble stands in the low byte, its details above.
                if getattr(error, "sqlite_errorcode", 0) & 0xFF not in TROUBLE:
                    raise
                self._troubles += 1
                log.error("The database %s takes nothing at the moment, so that nothing changes: %s", self._path, error)
                raise NotSaved(str(error)) from error

    async def _commit(self, work: Callable[[], Awaitable[T]]) -> T:
        await self._connection.execute("BEGIN IMMEDIATE")
        try:
            result = await work()
            await self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                await self._connection.execute("ROLLBACK")
            raise
        return result

    async def checkpoint(self) -> None:
        """Writes the log into the file and empties it, so that what was deleted stands in neither."""
        async with self._lock:
            await self._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")

    async def all(self, sql: str, *values: object) -> list[sqlite3.Row]:
        """The rows that a question finds."""
        return list(await self._connection.execute_fetchall(sql, values))

    async def one(self, sql: str, *values: object) -> sqlite3.Row | None:
        """The first row that a question finds, or `None`."""
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def write(self, sql: str, *values: object) -> int:
        """Changes rows; the key of the one inserted, if any."""
        async with self._connection.execute(sql, values) as cursor:
            return cursor.lastrowid or 0


def hold(path: str | Path) -> FileLock:
    """Holds a database for this process, until that ends or lets go of it; raises `StartError` where another has it."""
    held = FileLock(f"{path}.lock", thread_local=False)
    try:
        # Which the lock would make otherwise.
        Path(path).parent.resolve(strict=True)
        held.acquire(blocking=False)
    except Timeout:
        raise StartError(
            f"Another process has the database {path}. Stop that one first, or name another file in DATABASE_URL."
        ) from None
    except OSError as error:
        raise _unusable(path, error) from None
    return held


def _unusable(path: str | Path, error: Exception) -> StartError:
    return StartError(
        f"The database {path} cannot be used ({error}). See that DATABASE_URL names a file "
        "which this user may write, in a folder which this user may write."
    )
