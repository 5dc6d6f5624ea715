"""SQLite: one file behind one connection.

One process has the file, and one connection serves it, so every transaction holds a lock: coroutines that share a
connection share its transaction too.

What takes long is done in a thread: waiting for the disk at the end of a transaction, and for whoever has locked the
file. A statement itself takes some millionths of a second, a tenth of what handing it to a thread would.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from filelock import FileLock, Timeout

from bot.model.errors import InUse, NotSaved, StartError
from bot.storage.database import Database
from bot.storage.schema import APPLICATION_ID, STEPS, VERSION, for_sqlite

T = TypeVar("T")
log = logging.getLogger(__name__)

PATIENCE_MS: Final = 1000
"""How long is waited for another program that has locked the file: Discord waits three seconds."""
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
SETTINGS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
    f"busy_timeout = {PATIENCE_MS}",
)


class Sqlite(Database):
    """A file, which this process has for itself."""

    failures: ClassVar[type[Exception]] = sqlite3.Error

    def __init__(self, connection: sqlite3.Connection, path: str | Path, held: FileLock) -> None:
        self._connection = connection
        self._path = path
        self._held = held
        self._lock = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._troubles = 0
        """How often a transaction has failed for which the file or the disk was to blame."""

    @classmethod
    async def open(cls, path: str | Path) -> Sqlite:
        """Opens or creates the file; raises `StartError` where that cannot be."""
        held = hold(path)
        connection = None
        try:
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            connection.row_factory = sqlite3.Row
            _prepare(connection, path)
        except (sqlite3.Error, StartError) as error:
            if connection is not None:
                connection.close()
            held.release()
            if isinstance(error, StartError):
                raise
            raise _unusable(path, error) from None
        return cls(connection, path, held)

    @property
    def name(self) -> str:
        """The file."""
        return str(self._path)

    async def close(self) -> None:
        """Closes the file, after what is under way."""
        async with self._lock:
            await self._in_thread(self._connection.close)
        self._thread.shutdown()
        self._held.release()

    async def _in_thread(self, work: Callable[..., T], *values: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)

    async def _run(self, work: Callable[[], Awaitable[T]], *, changes: bool) -> T:
        troubles = self._troubles
        async with self._lock:
            if self._troubles != troubles:
                # Who has been waiting behind somebody that waited in vain is told in time.
                raise NotSaved("as a moment ago")
            try:
                return await self._commit(work, "BEGIN IMMEDIATE" if changes else "BEGIN")
            except sqlite3.Error as error:
                # The kind of trouble stands in the low byte, its details above.
                if getattr(error, "sqlite_errorcode", 0) & 0xFF not in TROUBLE:
                    raise
                self._troubles += 1
                log.error("The database %s takes nothing at the moment, so that nothing changes: %s", self._path, error)
                raise NotSaved(str(error)) from error

    async def _commit(self, work: Callable[[], Awaitable[T]], begin: str) -> T:
        try:
            self._connection.execute(begin)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            await self._in_thread(self._begin_in_time, begin)
        before = self._connection.total_changes
        try:
            result = await work()
            if self._connection.total_changes == before:
                self._connection.execute("COMMIT")
            else:
                await self._in_thread(self._connection.execute, "COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return result

    def _begin_in_time(self, begin: str) -> None:
        """Begins as soon as another program has unlocked the file."""
        self._connection.execute(f"PRAGMA busy_timeout = {PATIENCE_MS}")
        try:
            self._connection.execute(begin)
        finally:
            self._connection.execute("PRAGMA busy_timeout = 0")

    async def checkpoint(self) -> None:
        """Writes the log into the file and empties it, so that what was deleted stands in neither."""
        async with self._lock:
            # Its answer is fetched: a question that is still open would be in the way of the next transaction.
            await self._in_thread(lambda: self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())

    async def all(self, sql: str, *values: object) -> Sequence[sqlite3.Row]:
        """The rows that a question finds."""
        return self._connection.execute(sql, values).fetchall()

    async def write(self, sql: str, *values: object) -> None:
        """Changes rows."""
        self._connection.execute(sql, values)

    async def write_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Does the same with the values of each of these rows."""
        self._connection.executemany(sql, rows)


def _prepare(connection: sqlite3.Connection, path: str | Path) -> None:
    """Settings of the connection, and the steps to the newest version.

    Raises `StartError` for a file of some other program, or of a newer version.
    """
    version, mark = [_pragma(connection, name) for name in ("user_version", "application_id")]
    tables = connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()
    if mark != APPLICATION_ID and tables:
        raise StartError(f"The database {path} belongs to some other program. Name another file in DATABASE_URL.")
    if version > VERSION:
        raise StartError(
            f"The database {path} was written by a newer version of the bot "
            f"(version {version}, this one knows {VERSION}). Update the bot."
        )
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    tomorrow = (datetime.now(UTC) + timedelta(days=1)).isoformat()
    for number, step in enumerate(STEPS[version:], start=version + 1):
        marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
        connection.executescript(f"BEGIN IMMEDIATE; {for_sqlite(step, tomorrow)} {marks} COMMIT;")
    # Whoever may only read finds out now, not at the first click.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute("COMMIT")
    # From now on nobody waits in the event loop.
    connection.execute("PRAGMA busy_timeout = 0")


def _pragma(connection: sqlite3.Connection, name: str) -> int:
    (row,) = connection.execute(f"PRAGMA {name}").fetchall()
    return int(row[0])


def hold(path: str | Path) -> FileLock:
    """Holds a database for this process, until that ends or lets go of it; raises `StartError` where another has it."""
    held = FileLock(f"{path}.lock", thread_local=False)
    try:
        # Which the lock would make otherwise.
        Path(path).parent.resolve(strict=True)
        held.acquire(blocking=False)
    except Timeout:
        raise InUse(
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
