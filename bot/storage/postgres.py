"""PostgreSQL, and what speaks its protocol: several connections, and as many processes as there are shards.

A transaction that changes a table first locks its row, and so has it for itself; one that only reads sees everything
as it stood at one moment. What PostgreSQL itself asks to be done again is done again, and so is what a connection
did not live to commit.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Any, ClassVar, Final, TypeVar

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import (
    DeadlockDetected,
    IdleInTransactionSessionTimeout,
    InFailedSqlTransaction,
    OperationalError,
    ReadOnlySqlTransaction,
    SerializationFailure,
)
from psycopg.rows import dict_row
from psycopg.types.string import StrDumper
from psycopg_pool import AsyncConnectionPool

from bot.model.errors import InUse, NotSaved, StartError
from bot.storage.database import Database
from bot.storage.schema import APPLICATION_ID, NUMBERED, STEPS, VERSION, for_postgres

T = TypeVar("T")
Connection = AsyncConnection[dict[str, Any]]
log = logging.getLogger(__name__)

PATIENCE: Final = 2.0
"""Seconds for which a connection, or a table that another process changes, is waited for: Discord waits three."""
AGAIN: Final = (SerializationFailure, DeadlockDetected)
"""Errors after which PostgreSQL wants a transaction done once more: another one was in its way."""
TROUBLE: Final = (OperationalError, ReadOnlySqlTransaction, IdleInTransactionSessionTimeout, InFailedSqlTransaction)
"""What the server, its disk or the network can be blamed for, not this program."""
OPTIONS: Final[dict[str, Any]] = {
    "application_name": "stovkahra",
    "connect_timeout": 2,
    # A server that has vanished without a word is noticed.
    "keepalives_idle": 10,
    "tcp_user_timeout": 5000,
}
SETTINGS: Final = (
    "SET synchronous_commit = on",
    f"SET lock_timeout = {int(PATIENCE * 1000)}",
    # A process that has vanished without a word keeps no table locked.
    "SET idle_in_transaction_session_timeout = 10000",
)
CONNECTIONS: Final = 4
"""A transaction takes some thousandths of a second: so many at a time are more than one process can ask for."""
MARK: Final = "stovkahra"
"""The table that marks a database as this bot's; its one row says the version."""


class Postgres(Database):
    """A database on a server."""

    failures: ClassVar[type[Exception]] = psycopg.Error
    for_change: ClassVar[str] = " FOR UPDATE"
    shared: ClassVar[bool] = True

    def __init__(self, pool: AsyncConnectionPool[Connection], name: str) -> None:
        self._pool = pool
        self._name = name
        self._connection: ContextVar[Connection] = ContextVar("connection")
        """That of the transaction under way: each runs in a task of its own."""
        self._under_way: set[asyncio.Task[Any] | None] = set()

    @classmethod
    async def open(cls, url: str, *, alone: bool = False, as_it_is: bool = False) -> Postgres:
        """Connects, and brings the database to the newest version; raises `StartError` where that cannot be.

        `alone` raises `InUse` where another process of the bot is connected; `as_it_is` raises `StartError` where the
        database would have to be changed first.
        """
        name = name_of(url)
        try:
            async with await AsyncConnection.connect(url, autocommit=True, **OPTIONS) as connection:
                if alone:
                    await _need_alone(connection, name)
                await _prepare(connection, name, as_it_is=as_it_is)
            pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
                url,
                kwargs={**OPTIONS, "autocommit": True, "row_factory": dict_row, "cursor_factory": AsyncRawCursor},
                configure=_configure,
                min_size=1,
                max_size=CONNECTIONS,
                open=False,
            )
            await pool.open(wait=True, timeout=10)
        except psycopg.Error as error:
            raise _unusable(name, error) from None
        return cls(pool, name)

    @property
    def name(self) -> str:
        """Server and database."""
        return self._name

    async def close(self) -> None:
        """Lets go of all connections, after what is under way."""
        await asyncio.gather(*filter(None, self._under_way), return_exceptions=True)
        await self._pool.close()

    async def _run(self, work: Callable[[], Awaitable[T]], *, changes: bool) -> T:
        task = asyncio.current_task()
        self._under_way.add(task)
        begin = "BEGIN" if changes else "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        until = time.monotonic() + PATIENCE
        try:
            while True:
                try:
                    return await self._once(work, begin, max(0.0, until - time.monotonic()))
                except _NotYet as failed:
                    error = failed.error
                    if not failed.may_repeat or time.monotonic() > until:
                        log.error("The database %s takes nothing at the moment: %s", self._name, error)
                        raise NotSaved(str(error)) from error
        finally:
            self._under_way.discard(task)

    async def _once(self, work: Callable[[], Awaitable[T]], begin: str, patience: float) -> T:
        connection: Connection | None = None
        committing = False
        try:
            async with self._pool.connection(timeout=patience) as connection:
                self._connection.set(connection)
                await connection.execute(begin)
                result = await work()
                committing = True
                await connection.execute("COMMIT")
                return result
        except TROUBLE as error:
            # Where a connection broke before the end, the server has taken everything back. Whether it still did
            # what it was told to at the very end, nobody knows: whoever presses again finds out.
            lost = connection is not None and connection.closed and not committing
            raise _NotYet(error, may_repeat=lost or isinstance(error, AGAIN)) from error

    async def all(self, sql: str, *values: object) -> Sequence[dict[str, Any]]:
        """The rows that a question finds."""
        cursor = await self._connection.get().execute(_numbered(sql), list(map(_plain, values)))
        return await cursor.fetchall()

    async def write(self, sql: str, *values: object) -> None:
        """Changes rows."""
        await self._connection.get().execute(_numbered(sql), list(map(_plain, values)))

    async def write_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Does the same with the values of each of these rows."""
        async with self._connection.get().cursor() as cursor:
            await cursor.executemany(_numbered(sql), [list(map(_plain, values)) for values in rows])

    async def count_on(self) -> None:
        """Has new keys follow on the highest there are, after rows were written with theirs."""
        for table in NUMBERED:
            await self.all(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}")


@dataclass(frozen=True, slots=True)
class State:
    """How a database is found, without anything being changed."""

    name: str
    version: int | None
    """`None` where it is empty."""
    keeps: bool
    """Whether the server keeps what it has confirmed, also when it loses its power."""


async def look(url: str) -> State:
    """Looks at a database; raises `StartError` where that cannot be, or where it is not this bot's."""
    name = name_of(url)
    try:
        async with await AsyncConnection.connect(url, autocommit=True, **OPTIONS) as connection:
            settings = (b"SHOW fsync", b"SHOW full_page_writes")
            asked = [await connection.execute(setting) for setting in settings]
            on = [await cursor.fetchone() for cursor in asked]
            return State(name, await _version(connection, name), on == [("on",), ("on",)])
    except psycopg.Error as error:
        raise _unusable(name, error) from None


class _NotYet(Exception):
    """A transaction that has changed nothing, or of which nobody knows whether it has."""

    def __init__(self, error: psycopg.Error, *, may_repeat: bool) -> None:
        super().__init__(str(error))
        self.error = error
        self.may_repeat = may_repeat


def name_of(url: str) -> str:
    """What operators know a database by, without its password; raises `StartError` for what is no such URL."""
    account, _, _ = url.partition("://")[2].partition("?")[0].rpartition("@")
    if "@" in account or "/" in account:
        # A part of the password would be taken for the host, and told.
        raise StartError("DATABASE_URL is not usable: in its password write %40 for @, and %2F for /.")
    try:
        told = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        raise StartError("DATABASE_URL is not usable: it must be like postgresql://user@host/name.") from None
    return f"postgresql://{told.get('host', '')}/{told.get('dbname', '')}"


def _unusable(name: str, error: psycopg.Error) -> StartError:
    told = " ".join(str(error).split())
    return StartError(
        f"The database {name} cannot be used ({told}). See that DATABASE_URL names a database on a server that runs, "
        "and a user who may make tables there."
    )


async def _configure(connection: Connection) -> None:
    connection.adapters.register_dumper(str, StrDumper)
    for setting in SETTINGS:
        await connection.execute(setting.encode())


async def _need_alone(connection: AsyncConnection[Any], name: str) -> None:
    sql = """SELECT 1 FROM pg_stat_activity WHERE application_name = %s
             AND datname = current_database() AND pid <> pg_backend_pid()"""
    if await (await connection.execute(sql, [OPTIONS["application_name"]])).fetchone() is not None:
        raise InUse(f"Another process has the database {name}.")


async def _prepare(connection: AsyncConnection[Any], name: str, *, as_it_is: bool) -> None:
    """Takes the steps to the newest version; raises `StartError` where the database is not this bot's to have."""
    async with connection.transaction():
        # Of several processes that start together the first takes the steps, and the others wait.
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [APPLICATION_ID])
        version = await _version(connection, name)
        if version is None:
            await _mark(connection, name)
            version = 0
        if as_it_is and version < VERSION:
            raise StartError(f"The database {name} is not at version {VERSION} yet. Start the bot on it once.")
        if version > VERSION:
            raise StartError(
                f"The database {name} was written by a newer version of the bot "
                f"(version {version}, this one knows {VERSION}). Update the bot."
            )
        tomorrow = (datetime.now(UTC) + timedelta(days=1)).isoformat()
        for step in STEPS[version:]:
            await connection.execute(for_postgres(step, tomorrow).encode())
        await connection.execute(f"UPDATE {MARK} SET version = {VERSION}".encode())


async def _version(connection: AsyncConnection[Any], name: str) -> int | None:
    """How many steps were taken before; `None` where the database is empty."""
    sql = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = %s"
    there = {found for (found,) in await (await connection.execute(sql, ["BASE TABLE"])).fetchall()}
    if MARK in there:
        row = await (await connection.execute(f"SELECT version FROM {MARK}".encode())).fetchone()
        assert row is not None
        return int(row[0])
    if there:
        raise StartError(f"The database {name} belongs to some other program. Name an empty one in DATABASE_URL.")
    return None


async def _mark(connection: AsyncConnection[Any], name: str) -> None:
    """Marks an empty database as this bot's."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StartError(
            f"The database {name} is made for {encoding}. Make one for UTF8, in which all names can be kept."
        )
    await connection.execute(f"CREATE TABLE {MARK} (version BIGINT NOT NULL); INSERT INTO {MARK} VALUES (0)".encode())


@cache
def _numbered(sql: str) -> str:
    """A statement with its values marked as PostgreSQL does; there are as many as stand in this project."""
    counted = iter(range(1, 1000))
    return re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(counted)}", sql)


def _plain(value: object) -> object:
    """A value as its column has it: truth is kept as 0 and 1, and a text cannot hold the character that ends texts."""
    if isinstance(value, bool):
        return int(value)
    return str(value).replace("\0", "") if isinstance(value, str) else value
