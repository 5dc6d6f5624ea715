"""SQLite: one file, used by one bot through one connection of aiosqlite; a command may write a row beside it.

Coroutines take turns with the connection, because a transaction belongs to the connection and not to a coroutine.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from errno import EACCES, EISDIR
from functools import partial
from pathlib import Path
from stat import S_ISDIR
from typing import Any, Final

import aiosqlite
from filelock import FileLock, Timeout

from bot.model.errors import InUse, NotSaved, StartError, Trouble, TryAgain
from bot.model.waits import LOCK_WAIT_MS
from bot.storage.database import Database, Row, Statement, Transaction, finish
from bot.storage.fair_turns import PARTY, FairTurns, Promptness, note_stored
from bot.storage.schema import APPLICATION_ID, PRIVATE_FROM, VERSION, migrations, need_known, schema

log = logging.getLogger(__name__)

CHUNK: Final = 64
"""Rows that aiosqlite fetches in one step where somebody goes through them one by one."""
TROUBLE: Final = {
    sqlite3.SQLITE_BUSY: Trouble.LOCKED,
    sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
    sqlite3.SQLITE_READONLY: Trouble.UNWRITABLE,
    sqlite3.SQLITE_IOERR: Trouble.FAILS,
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_CANTOPEN: Trouble.UNWRITABLE,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
}
"""Errors that are caused by the file or the disk, not by this program, by SQLite's numbers for them."""
LOGS: Final = ("", "-wal", "-shm")
"""The endings of the files that belong to a database."""
OWN: Final = 0o600
"""The mode of a file that its owner alone may read and write."""
WRITE: Final = "BEGIN IMMEDIATE"
"""How a transaction begins that writes."""
PROGRESS: Final = 10_000
"""After how many steps of a statement SQLite looks whether its time is over."""
READING: Final = ("BEGIN", "SELECT", "WITH")
"""How statements begin that change nothing."""
USABLE: Final = "See that DATABASE_URL names a file which this user may write, in a folder which this user may write."
"""What to do where a file cannot be opened."""
DAMAGED: Final = (
    "It is damaged, and was left as it is: restore a backup (python -m bot restore FILE), or name another file in "
    "DATABASE_URL."
)
"""What to do where a file is no sound database."""
RESTORE: Final = (
    "What can still be read goes on. Look with python -m bot check what is hurt, and restore a backup "
    "(python -m bot restore FILE)."
)
"""What to do where a file turns out to be damaged while the bot runs."""
ADVICE: Final = {
    Trouble.FULL: "Make room on its disk.",
    Trouble.FAILS: "See that its disk has room and is sound.",
    Trouble.LOCKED: "Stop the program that has it locked.",
    Trouble.DAMAGED: DAMAGED,
}
"""What to do at other trouble."""
MEGABYTE: Final = 2**20
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
    moves = "(SELECT group_concat(move, char(10)) FROM (SELECT move FROM moves WHERE game = games.id ORDER BY ply))"
    private_number = f"(SELECT coalesce(max(id) + 1, {PRIVATE_FROM}) FROM tables WHERE id >= {PRIVATE_FROM})"

    def __init__(self, database: Sqlite, begin: str) -> None:
        self._database = database
        self._waiting: list[Statement] = [(begin,)]
        """Those that return nothing are sent with the next one that does, or at the end."""
        self._begun = False
        self._spoilt: NotSaved | None = None
        """Why something was not written that was to be; then nothing may be committed."""

    async def rows(self, sql: str, *values: object) -> Sequence[Row]:
        (found,) = await self.together((sql, *values))
        return found

    async def together(self, *statements: Statement) -> list[Sequence[Row]]:
        sent, self._waiting, self._begun = [*self._waiting, *statements], [], True
        try:
            found = await self._database.send(sent)
        except NotSaved as error:
            if not all(sql.lstrip().startswith(READING) for sql, *_ in sent):
                self._spoilt = error
            raise
        return [*found[len(sent) - len(statements) :]]

    async def execute(self, sql: str, *values: object) -> None:
        self._waiting.append((sql, *values))

    async def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        self._waiting += [(sql, *values) for values in rows]

    async def commit(self) -> None:
        """Commit, once all statements that wait have been executed; raise `NotSaved` where one was not."""
        if self._spoilt is not None:
            raise NotSaved(str(self._spoilt), self._spoilt.trouble)
        if self._begun or len(self._waiting) > 1:
            await self.together(("COMMIT",))


class Sqlite(Database):
    """An SQLite file, which no other bot uses."""

    def __init__(self, connection: SqliteConnection, path: str | Path, held: FileLock | None) -> None:
        self._connection = connection
        self._path = path
        self._held = held
        self._lock = _number(Path(held.lock_file)) if held is not None else None
        """The device and number of the file that is locked."""
        self._turns = FairTurns(1)
        self._holder: asyncio.Task[Any] | None = None
        self._troubles = 0
        """How often the file or the disk has failed."""
        self._trouble = Trouble.FAILS
        """Why it has failed last."""
        self._files = _files_of(Path(path))
        """The files that the connection has open: the device and number of each."""
        self._lost = False
        """Whether they were no longer at their paths when somebody looked last."""
        self._taken = False
        """Whether another process has the database now, for good: it may have changed what this one knows of it."""

    @classmethod
    async def open(cls, path: str | Path) -> Sqlite:
        """Open or create the file; raise `StartError` where that fails."""
        # Its debug log would contain the values of statements: seeds, hands and tokens.
        logging.getLogger("aiosqlite").setLevel(logging.WARNING)
        held = hold(path)
        connection: SqliteConnection | None = None
        try:
            await asyncio.to_thread(_make, Path(path))
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
            await asyncio.to_thread(need_access, path, os.W_OK)
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
            self._held = None

    def transaction(self) -> AbstractAsyncContextManager[SqliteTransaction]:
        return self._transaction(WRITE)

    def snapshot(self) -> AbstractAsyncContextManager[SqliteTransaction]:
        return self._transaction("BEGIN")

    async def rows(self, sql: str, *values: object) -> Sequence[sqlite3.Row]:
        async with self._hold_connection():
            (found,) = await self.send([(sql, *values)])
            return found

    async def execute(self, sql: str, *values: object) -> None:
        async with self._hold_connection():
            self._need_files()
            await self.send([(sql, *values)])
            note_stored()

    async def send(self, statements: Sequence[Statement]) -> list[list[sqlite3.Row]]:
        """Execute statements for whoever holds the connection; raise `NotSaved` where the file or its disk fails."""
        with self._telling():
            return await self._connection.execute_all(statements)

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Log trouble with the file or its disk, and raise `NotSaved` for it."""
        try:
            yield
        except sqlite3.Error as error:
            trouble = trouble_of(error)
            if trouble is None:
                raise
            self._note(error, trouble)
            raise NotSaved(str(error), trouble) from error

    async def look_for_damage(self, seconds: float) -> None:
        """Look for damaged tables, and log what to do; once the time is over, leave out the tables that are left."""
        until = time.monotonic() + seconds
        async with self._hold_connection():
            found: dict[str, list[str]] = {}
            await self._connection.set_progress_handler(lambda: time.monotonic() > until, PROGRESS)
            try:
                with self._telling():
                    await find_faults(self._connection, "quick_check", found)
            except sqlite3.OperationalError:
                # The time is over.
                log.info("The database %s is large; python -m bot check looks for damage in all of it", self._path)
            finally:
                await self._connection.set_progress_handler(None, 0)  # type: ignore[arg-type]
        if found:
            self.damaged = True
            hurt = "; ".join(f"table {table}: {faults[0]}" for table, faults in found.items())
            log.error("The database %s is damaged (%s). %s", self._path, hurt, RESTORE)

    async def checkpoint(self) -> None:
        """Write the log into the file and empty it, so that deleted rows are in neither of them."""
        await self.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncIterator[SqliteTransaction]:
        async with self._hold_connection():
            transaction = SqliteTransaction(self, begin)
            try:
                yield transaction
                self._need_files()
                if begin == WRITE:
                    await transaction.commit()
                    note_stored()
                else:
                    # After it has met a damaged page a transaction cannot be committed, even if it has only read.
                    await self._connection.rollback()
            except BaseException:
                # A statement whose caller was cancelled is still executed, before the rollback.
                await finish(self._connection.rollback())
                raise

    def _need_files(self) -> None:
        """Raise `NotSaved` where the files were deleted or replaced: what is written then is gone at the next start.

        SQLite goes on writing into the files that it has open. Looking for them takes ten microseconds.
        """
        if self.taken():
            raise NotSaved("it is in the hands of that one now", Trouble.TAKEN)
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
            raise NotSaved("nothing that is written now would stay", Trouble.GONE)

    def taken(self) -> bool:
        """Return whether another process has the database now, which can be where its lock was deleted.

        As long as no other process has come, it is locked again.
        """
        if self._held is not None and not self._taken and _number(Path(self._held.lock_file)) != self._lock:
            try:
                held = hold(self._path)
            except InUse as error:
                self._taken = True
                log.critical("The lock of the database %s was deleted. %s", self._path, error)
            except StartError:
                # Its folder is gone too, at least for now.
                return False
            else:
                log.warning("The lock of the database %s was deleted, and was made again", self._path)
                self._held.release()
                self._held, self._lock = held, _number(Path(held.lock_file))
        return self._taken

    @asynccontextmanager
    async def _hold_connection(self) -> AsyncIterator[None]:
        """Wait until no other coroutine uses the connection, and hold it during the block."""
        if self._holder is asyncio.current_task():
            raise RuntimeError("a transaction inside of a transaction would wait for itself")
        troubles = self._troubles
        async with self._turns.take_turn(PARTY.get()):
            if self._troubles != troubles:
                # The file has failed while this coroutine waited: it must not wait for another failure.
                raise NotSaved("as a moment ago", self._trouble)
            self._holder = asyncio.current_task()
            try:
                with self._telling():
                    yield
            finally:
                self._holder = None

    def _note(self, error: sqlite3.Error, trouble: Trouble) -> None:
        """Log trouble with what to do; damage, which does not pass and leaves other pages sound, only once."""
        if trouble is not Trouble.DAMAGED:
            self._troubles += 1
            self._trouble = trouble
            told = "The database %s takes nothing at the moment, so that nothing changes: %s (%s). %s"
            log.error(told, self._path, trouble, error, _advice(error))
        elif not self.damaged:
            self.damaged = True
            log.error("The database %s is damaged (%s). %s", self._path, error, RESTORE)


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
    if tables or version:
        need_known(f"The database {path}", version)
    for setting in SETTINGS:
        await connection.execute_fetchall(f"PRAGMA {setting}")
    if tables and version < VERSION:
        kept = await _keep(connection, await asyncio.to_thread(Path(path).resolve), version)
        log.info(
            "The database %s is brought from version %s to %s; before, it is kept as %s", path, version, VERSION, kept
        )
    scripts = [script for _, script in migrations("sqlite", version)] if tables else [schema("sqlite")]
    # Something is written now, so that a file that can only be read is found at the start and not at the first click.
    marked = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION};"
    async with connection.executescript(f"BEGIN IMMEDIATE; {' '.join(scripts)} {marked} COMMIT;"):
        pass


async def _keep(connection: aiosqlite.Connection, path: Path, version: int) -> Path:
    """Keep a database as it is beside itself, for the way back to the program of its version, in place of an older one.

    Raise `StartError` where there is no room for it.
    """
    size, free = path.stat().st_size, shutil.disk_usage(path.parent).free  # noqa: ASYNC240 - nobody waits yet
    copy, part = (path.with_name(f"{path.name}.version-{version}{ending}") for ending in ("", ".part"))
    if free < size:
        raise StartError(
            f"There is no room to keep {path} as it is before it is brought to version {VERSION}: "
            f"free {(size - free) // MEGABYTE + 1} MB on its disk, and start again."
        )
    part.unlink(missing_ok=True)
    await connection.execute_fetchall("VACUUM INTO ?", [str(part)])
    shut(part)
    for older in path.parent.glob(f"{path.name}.version-*"):
        if older != part:
            older.unlink()
    return part.replace(copy)


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    (row,) = await connection.execute_fetchall(f"PRAGMA {name}")
    return int(row[0])


def _make(path: Path) -> None:
    """Make an empty file for a new database, and see to it that only its owner can read what belongs to one."""
    if not path.exists():
        path.touch(mode=OWN)
    for end in LOGS:
        shut(Path(f"{path.resolve()}{end}"))
    need_access(path, os.W_OK)
    _need_one_name(path)


async def find_faults(connection: aiosqlite.Connection, check: str, found: dict[str, list[str]]) -> None:
    """Put into `found` the tables in which SQLite finds something wrong, with what it is.

    `check` is `integrity_check`, or `quick_check`, which does not look whether indexes hold what their tables do.
    """
    # The largest one comes last, so that all others are looked at where the time is short.
    sql = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name = 'moves', name"
    names = ["sqlite_schema", *(name for (name,) in await connection.execute_fetchall(sql))]
    for name in names:
        if faults := await _faults(connection, check, name):
            found[name] = faults


async def _faults(connection: aiosqlite.Connection, check: str, table: str) -> list[str]:
    try:
        found = [row[0] for row in await connection.execute_fetchall(f'PRAGMA {check}("{table}")')]
    except sqlite3.Error as error:
        if trouble_of(error) is not Trouble.DAMAGED:
            raise
        return [str(error)]
    return [" ".join(fault.split()) for fault in found if fault != "ok"]


def need_access(path: str | Path, how: int = os.R_OK) -> None:
    """Raise `OSError` where a file cannot be read, or written.

    If aiosqlite were the first to try, its thread would end after the event loop, with a traceback. The file is not
    opened for that: when it is closed again, this process would lose all of SQLite's locks on it.
    """
    if S_ISDIR(Path(path).stat().st_mode):
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    if not os.access(path, how):
        raise PermissionError(EACCES, os.strerror(EACCES), str(path))


def lies_open(file: Path) -> bool:
    """Return whether others than its owner may read or write a file; Windows does not say so."""
    try:
        return os.name == "posix" and bool(file.stat().st_mode & ~OWN & 0o777)
    except OSError:
        return False


def shut(file: Path) -> None:
    """Let only its owner read and write a file, which holds cards, seeds and tokens; log where that cannot be."""
    if lies_open(file):
        try:
            file.chmod(OWN)
        except OSError as error:
            log.warning("Others than the bot can read %s, and that cannot be changed (%s)", file, error)


def read_only(path: Path) -> str:
    """Return the address by which SQLite opens a file without changing it."""
    return f"{address_of(path)}?mode=ro"


def address_of(path: Path) -> str:
    """Return the address by which SQLite opens a file."""
    return path.absolute().as_uri()


def hold(path: str | Path) -> FileLock:
    """Lock a database for this process until it releases the lock or ends; raise `InUse` where another has it.

    The lock lies beside the file itself, by whatever link it is named.
    """
    real = Path(path).resolve()
    held = FileLock(lock_of(real), mode=OWN, thread_local=False)
    try:
        # Check that the folder exists, because the lock would create it.
        real.parent.resolve(strict=True)
        held.acquire(blocking=False)
    except Timeout:
        raise InUse(
            f"Another process has the database {path}. Stop that one first, or name another file in DATABASE_URL."
        ) from None
    except OSError as error:
        raise _unusable(path, error) from None
    return held


def lock_of(file: Path) -> Path:
    """Return the file whose lock whoever uses a database has."""
    return Path(f"{file}.lock")


def _need_one_name(path: Path) -> None:
    """Raise `StartError` for a file with several names, of which each would have a log and a lock of its own."""
    if path.stat().st_nlink > 1:
        raise StartError(
            f"The database {path} has another name (a hard link), by which another bot could destroy it. "
            "Delete the other one, or put a copy in its place."
        )


def _unusable(path: str | Path, error: Exception) -> StartError:
    kind = TryAgain if trouble_of(error) is Trouble.LOCKED else StartError
    return kind(f"The database {path} cannot be used ({error}). {_advice(error)}")


def _advice(error: Exception) -> str:
    """Return what an operator can do about an error of a database."""
    trouble = trouble_of(error)
    return USABLE if trouble is None else ADVICE.get(trouble, USABLE)


def trouble_of(error: Exception) -> Trouble | None:
    """Return what is wrong with the file or its disk by an error of SQLite; `None` for an error of this program."""
    # The low byte is the kind of the error, the higher bytes are its details.
    return TROUBLE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
