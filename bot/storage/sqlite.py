"""SQLite: one file, used by one bot through one connection of aiosqlite; a command may write a row beside it.

Coroutines take turns with the connection, because a transaction belongs to the connection and not to a coroutine.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import aiosqlite
from filelock import FileLock, Timeout

from bot.model.errors import InUse, NotSaved, StartError
from bot.model.waits import LOCK_WAIT_MS
from bot.storage.database import Database, Row, Statement, Transaction, finish
from bot.storage.fair_turns import PARTY, FairTurns
from bot.storage.patience import Promptness, note_stored
from bot.storage.schema import APPLICATION_ID, PRIVATE_FROM, VERSION, migrations

log = logging.getLogger(__name__)

CHUNK: Final = 64
"""Rows that aiosqlite fetches in one step where somebody goes through them one by one."""
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
"""Errors that are caused by the file or the disk, not by this program."""
WRITE: Final = "BEGIN IMMEDIATE"
"""How a transaction begins that writes."""
USABLE: Final = "See that DATABASE_URL names a file which this user may write, in a folder which this user may write."
"""What to do where a file cannot be opened."""
DAMAGED: Final = (
    "It is damaged, and was left as it is: restore a backup (python -m bot restore FILE), or name another file in "
    "DATABASE_URL."
)
"""What to do where a file is no sound database."""
ADVICE: Final = {
    sqlite3.SQLITE_FULL: "Make room on its disk.",
    sqlite3.SQLITE_IOERR: "See that its disk has room and is sound.",
    sqlite3.SQLITE_BUSY: "Stop the program that has it locked.",
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
}
"""What to do at other errors of the start, by SQLite's numbers for them."""
SETTINGS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "secure_delete = ON",
    f"busy_timeout = {LOCK_WAIT_MS}",
)


class SqliteConnection(aiosqlite.Connection):
    """A connection whose thread executes several statements in one step.

    To wait for that thread takes longer than most statements, above all where the processors are busy.
    """

    def __init__(self, connector: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(connector, iter_chunk_size)
        self.promptness = Promptness()

    async def execute_all(self, statements: Sequence[Statement]) -> list[list[sqlite3.Row]]:
        """Execute statements until one fails, and return the rows of each."""
        with self.promptness.asked():
            found: list[list[sqlite3.Row]] = await self._execute(self._execute_all, statements)  # type: ignore[no-untyped-call]
        return found

    def _execute_all(self, statements: Sequence[Statement]) -> list[list[sqlite3.Row]]:
        return [self._conn.execute(sql, _named(values)).fetchall() for sql, *values in statements]


class SqliteTransaction(Transaction):
    """Sends the statements of a transaction, as many together as possible."""

    public_number = f"(SELECT coalesce(max(id), 0) + 1 FROM tables WHERE id < {PRIVATE_FROM})"
    private_number = f"(SELECT coalesce(max(id) + 1, {PRIVATE_FROM}) FROM tables WHERE id >= {PRIVATE_FROM})"

    def __init__(self, connection: SqliteConnection, begin: str) -> None:
        self._connection = connection
        self._waiting: list[Statement] = [(begin,)]
        """Those that return nothing are sent with the next one that does, or at the end."""
        self._begun = False

    async def rows(self, sql: str, *values: object) -> Sequence[Row]:
        (found,) = await self.together((sql, *values))
        return found

    async def together(self, *statements: Statement) -> list[Sequence[Row]]:
        sent, self._waiting, self._begun = [*self._waiting, *statements], [], True
        found = await self._connection.execute_all(sent)
        return [*found[len(sent) - len(statements) :]]

    async def execute(self, sql: str, *values: object) -> None:
        self._waiting.append((sql, *values))

    async def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        self._waiting += [(sql, *values) for values in rows]

    async def commit(self) -> None:
        """Commit, once all statements that wait have been executed."""
        if self._begun or len(self._waiting) > 1:
            await self.together(("COMMIT",))


class Sqlite(Database):
    """An SQLite file, which no other bot uses."""

    def __init__(self, connection: SqliteConnection, path: str | Path, held: FileLock | None) -> None:
        self._connection = connection
        self._path = path
        self._held = held
        self._turns = FairTurns(1)
        self._holder: asyncio.Task[Any] | None = None
        self._troubles = 0
        """How often the file or the disk has failed."""
        self._files = _files_of(Path(path))
        """The files that the connection has open: the device and number of each."""
        self._lost = False
        """Whether they were no longer at their paths when somebody looked last."""

    @classmethod
    async def open(cls, path: str | Path) -> Sqlite:
        """Open or create the file; raise `StartError` where that fails."""
        # Its debug log would contain the values of statements: seeds, hands and tokens.
        logging.getLogger("aiosqlite").setLevel(logging.WARNING)
        held = hold(path)
        connection: SqliteConnection | None = None
        try:
            await try_to_open(path, "ab")
            connection = SqliteConnection(partial(sqlite3.connect, path, isolation_level=None), CHUNK)
            await connection
            connection.row_factory = sqlite3.Row
            await _prepare(connection, path)
        except BaseException as error:
            if connection is not None:
                await finish(connection.close())
            held.release()
            if isinstance(error, sqlite3.Error | OSError):
                raise _unusable(path, error) from None
            raise
        return cls(connection, path, held)

    @classmethod
    async def look_into(cls, path: Path) -> Sqlite:
        """Open a file of the newest version only to read it, also while a bot uses it."""
        return await cls._beside(path, read_only(path))

    @classmethod
    async def join(cls, path: Path) -> Sqlite:
        """Open a file of the newest version to write little into it, also while a bot uses it."""
        try:
            await try_to_open(path, "ab")
        except OSError as error:
            raise _unusable(path, error) from None
        joined = await cls._beside(path, address_of(path))
        try:
            for setting in SETTINGS:
                await joined.rows(f"PRAGMA {setting}")
        except BaseException:
            await joined.close()
            raise
        return joined

    @classmethod
    async def _beside(cls, path: Path, address: str) -> Sqlite:
        connection = SqliteConnection(partial(sqlite3.connect, address, uri=True, isolation_level=None), CHUNK)
        await connection
        connection.row_factory = sqlite3.Row
        return cls(connection, path, None)

    @property
    def name(self) -> str:
        return str(self._path)

    @property
    def is_slow(self) -> bool:
        return self._connection.promptness.is_lacking

    async def close(self) -> None:
        async with self._turns.take_turn(PARTY.get()):
            # The thread of an open connection would keep the process from ending.
            await finish(self._connection.close())
        if self._held is not None:
            self._held.release()

    def transaction(self) -> AbstractAsyncContextManager[SqliteTransaction]:
        return self._transaction(WRITE)

    def snapshot(self) -> AbstractAsyncContextManager[SqliteTransaction]:
        return self._transaction("BEGIN")

    async def rows(self, sql: str, *values: object) -> Sequence[sqlite3.Row]:
        async with self._hold_connection():
            (found,) = await self._connection.execute_all([(sql, *values)])
            return found

    async def execute(self, sql: str, *values: object) -> None:
        async with self._hold_connection():
            self._need_files()
            await self._connection.execute_all([(sql, *values)])
            note_stored()

    async def checkpoint(self) -> None:
        """Write the log into the file and empty it, so that deleted rows are in neither of them."""
        await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncIterator[SqliteTransaction]:
        async with self._hold_connection():
            transaction = SqliteTransaction(self._connection, begin)
            try:
                yield transaction
                self._need_files()
                await transaction.commit()
                if begin == WRITE:
                    note_stored()
            except BaseException:
                # A statement whose caller was cancelled is still executed, before the rollback.
                await finish(self._connection.rollback())
                raise

    def _need_files(self) -> None:
        """Raise `NotSaved` where the files were deleted or replaced: what is written then is gone at the next start.

        SQLite goes on writing into the files that it has open. Looking for them takes ten microseconds.
        """
        lost, self._lost = self._lost, any(_number(file) != known for file, known in self._files.items())
        if self._lost and not lost:
            log.error(
                "The database %s takes nothing any more: it was deleted, moved or replaced while the bot has it open. "
                "Put it back with its -wal file, or stop the bot and restore a backup (python -m bot restore FILE)",
                self._path,
            )
        elif lost and not self._lost:
            log.info("The database %s is back in its place, and takes everything again", self._path)
        if self._lost:
            raise NotSaved("its file was deleted, moved or replaced")

    @asynccontextmanager
    async def _hold_connection(self) -> AsyncIterator[None]:
        """Wait until no other coroutine uses the connection, and hold it during the block."""
        if self._holder is asyncio.current_task():
            raise RuntimeError("a transaction inside of a transaction would wait for itself")
        troubles = self._troubles
        async with self._turns.take_turn(PARTY.get()):
            if self._troubles != troubles:
                # The file has failed while this coroutine waited: it must not wait for another failure.
                raise NotSaved("as a moment ago")
            self._holder = asyncio.current_task()
            try:
                yield
            except sqlite3.Error as error:
                # The low byte is the kind of the error, the higher bytes are its details.
                if getattr(error, "sqlite_errorcode", 0) & 0xFF not in TROUBLE:
                    raise
                self._troubles += 1
                log.error("The database %s takes nothing at the moment, so that nothing changes: %s", self._path, error)
                raise NotSaved(str(error)) from error
            finally:
                self._holder = None


def _files_of(path: Path) -> dict[Path, tuple[int, int]]:
    """Return the files of an open database, each with its device and number."""
    # Of a link SQLite follows, the log lies beside the file itself. Some disks have databases without a log.
    files = (path.absolute(), Path(f"{path.resolve()}-wal"))
    return {file: number for file in files if (number := _number(file)) is not None}


def _number(file: Path) -> tuple[int, int] | None:
    """Return the device and number of a file; `None` where there is none."""
    try:
        state = file.stat()
    except OSError:
        return None
    return state.st_dev, state.st_ino


def _named(values: Sequence[object]) -> dict[str, object]:
    """Return the values by the names that SQLite gives to `$1`, `$2` and so on.

    >>> _named(["a", "b"])
    {'1': 'a', '2': 'b'}
    """
    return {str(number): value for number, value in enumerate(values, start=1)}


async def _prepare(connection: aiosqlite.Connection, path: str | Path) -> None:
    """Set up the connection and migrate the file to the newest version.

    Raise `StartError` for a file of another program, or of a newer version.
    """
    version, mark = [await _pragma(connection, name) for name in ("user_version", "application_id")]
    tables = await connection.execute_fetchall("SELECT 1 FROM sqlite_master LIMIT 1")
    if mark != APPLICATION_ID and tables:
        raise StartError(f"The database {path} belongs to some other program. Name another file in DATABASE_URL.")
    if version > VERSION:
        raise StartError(
            f"The database {path} was written by a newer version of the bot "
            f"(version {version}, this one knows {VERSION}). Update the bot."
        )
    for setting in SETTINGS:
        await connection.execute_fetchall(f"PRAGMA {setting}")
    for number, script in migrations("sqlite", version):
        marked = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number};"
        async with connection.executescript(f"BEGIN IMMEDIATE; {script} {marked} COMMIT;"):
            pass
    # Write something now, so that a file that can only be read is found at the start and not at the first click.
    for statement in ("BEGIN IMMEDIATE", f"PRAGMA application_id = {APPLICATION_ID}", "COMMIT"):
        await connection.execute_fetchall(statement)


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    (row,) = await connection.execute_fetchall(f"PRAGMA {name}")
    return int(row[0])


async def try_to_open(path: str | Path, mode: str) -> None:
    """Raise `OSError` where a file cannot be opened.

    If aiosqlite were the first to try, its thread would end after the event loop, with a traceback.
    """

    def open_file() -> None:
        with Path(path).open(mode):
            pass

    await asyncio.to_thread(open_file)


def read_only(path: Path) -> str:
    """Return the address by which SQLite opens a file without changing it."""
    return f"{address_of(path)}?mode=ro"


def address_of(path: Path) -> str:
    """Return the address by which SQLite opens a file."""
    return path.absolute().as_uri()


def hold(path: str | Path) -> FileLock:
    """Lock a database for this process until it releases the lock or ends; raise `InUse` where another has it."""
    held = FileLock(f"{path}.lock", thread_local=False)
    try:
        # Check that the folder exists, because the lock would create it.
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
    return StartError(f"The database {path} cannot be used ({error}). {_advice(error)}")


def _advice(error: Exception) -> str:
    """Return what an operator can do about an error of opening a database."""
    if isinstance(error, OSError):
        return USABLE
    return ADVICE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, USABLE)
