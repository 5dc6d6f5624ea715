"""PostgreSQL, and databases that speak its protocol: several connections, and one or more processes.

A transaction that changes a table locks its row first; one that only reads sees one state of the database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, ClassVar, Final

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.errors import (
    DataCorrupted,
    DeadlockDetected,
    IdleInTransactionSessionTimeout,
    IndexCorrupted,
    InFailedSqlTransaction,
    OperationalError,
    ReadOnlySqlTransaction,
    SerializationFailure,
)
from psycopg.pq import PGconn, Ping, TransactionStatus
from psycopg.rows import dict_row
from psycopg.types.string import StrDumper
from psycopg_pool import AsyncConnectionPool

from bot.model.errors import InUse, NotSaved, Retry, StartError, Trouble, TryAgain, Unsure
from bot.model.sharding import Sharding
from bot.model.waits import CLICK_STATEMENT_S, RECONNECTING_S, RETRYING_S, STATEMENT_S
from bot.storage.claim import Claim
from bot.storage.database import Database, Transaction, finish
from bot.storage.fair_turns import Promptness, is_awaited, note_stored, wait_in_time
from bot.storage.retry import retried
from bot.storage.schema import APPLICATION_ID, NUMBERED, PRIVATE_FROM, VERSION, migrations, need_known, schema

Connection = AsyncConnection[dict[str, Any]]
log = logging.getLogger(__name__)

AGAIN: Final = (SerializationFailure, DeadlockDetected)
"""Errors after which a transaction must be repeated, because another one was in its way."""
TROUBLE: Final = (
    *(OperationalError, ReadOnlySqlTransaction, IdleInTransactionSessionTimeout, InFailedSqlTransaction),
    *(DataCorrupted, IndexCorrupted),
)
"""Errors that are caused by the server, its disk or the network, not by this program."""
STATES: Final = {
    "25006": Trouble.UNWRITABLE,
    "53100": Trouble.FULL,
    "55P03": Trouble.LOCKED,
    "58030": Trouble.FAILS,
    "XX001": Trouble.DAMAGED,
    "XX002": Trouble.DAMAGED,
}
"""What is wrong by the server's codes of errors; by all others it is not there for us."""
OPTIONS: Final[dict[str, Any]] = {
    "application_name": "stovkahra",
    "connect_timeout": 2,
    # Notice a server that has disappeared without closing the connection.
    "keepalives_idle": 2,
    "keepalives_interval": 2,
    "tcp_user_timeout": 5000,
}
SETTINGS: Final = (
    "SET synchronous_commit = on",
    f"SET lock_timeout = {int(RETRYING_S * 1000)}",
    # Release the locks of a process that has disappeared in the middle of a transaction.
    "SET idle_in_transaction_session_timeout = 10000",
)
CROWDED: Final = ("too many", "remaining connection slots")
"""What a server says that answers and has no room for one more; it tells no code for that."""
WRITE: Final = "BEGIN"
"""How a transaction begins that writes."""
CONNECTIONS: Final = 4
"""The most connections of one process; a transaction takes only some thousandths of a second."""
LAST_NUMBERS: Final = (
    *(
        f"""SELECT setval(pg_get_serial_sequence('{table}', 'id'), max(id)) FROM {table}
        WHERE id BETWEEN 1 AND {PRIVATE_FROM - 1}"""
        for table in NUMBERED
    ),
    f"SELECT setval('private_tables', max(id)) FROM tables WHERE id >= {PRIVATE_FROM}",
)
"""The statements by which new numbers follow the highest ones."""
MARK: Final = "stovkahra"
"""The table that marks a database as this bot's; its one row holds the version."""


class PostgresTransaction(Transaction):
    """Sends the statements of one transaction to one connection."""

    public_number = "DEFAULT"
    private_number = "nextval('private_tables')"
    moves = "(SELECT string_agg(move, chr(10) ORDER BY ply) FROM moves WHERE game = games.id)"

    def __init__(self, connection: Connection, promptness: Promptness, *, unbounded: bool) -> None:
        self._connection = connection
        self._promptness = promptness
        self._unbounded = unbounded

    async def rows(self, sql: str, *values: object) -> Sequence[dict[str, Any]]:
        with self._in_time():
            cursor = await self._connection.execute(sql, list(map(_plain, values)))
            return await cursor.fetchall()

    async def execute(self, sql: str, *values: object) -> None:
        with self._in_time():
            await self._connection.execute(sql, list(map(_plain, values)))

    async def execute_many(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        with self._in_time():
            async with self._connection.cursor() as cursor:
                await cursor.executemany(sql, [list(map(_plain, values)) for values in rows])

    async def say(self, sql: str) -> None:
        """Begin or end the transaction."""
        with self._in_time():
            await self._connection.execute(sql.encode())

    @contextmanager
    def _in_time(self) -> Iterator[None]:
        """Ask the server something, and cut the connection where the answer does not come in time."""
        if self._unbounded:
            yield
            return
        seconds = CLICK_STATEMENT_S if is_awaited() else STATEMENT_S
        cutting = asyncio.get_running_loop().call_later(seconds, _cut, self._connection)
        try:
            with self._promptness.asked():
                yield
        finally:
            cutting.cancel()


class Postgres(Database):
    """A database on a PostgreSQL server."""

    for_update: ClassVar[str] = " FOR UPDATE OF tables"
    shared: ClassVar[bool] = True

    def __init__(self, url: str, pool: AsyncConnectionPool[Connection], name: str, *, unbounded: bool) -> None:
        self._url = url
        self._pool = pool
        self._unbounded = unbounded
        """Whether statements may take as long as they do: those of commands, which read whole databases."""
        self._claim: Claim | None = None
        self._name = name
        self._promptness = Promptness()
        self._used = 0
        """How many connections are in use."""
        self._unused = asyncio.Event()
        self._unused.set()

    @classmethod
    async def open(cls, url: str, *, alone: bool = False, as_it_is: bool = False) -> Postgres:
        """Connect, and migrate the database to the newest version; raise `StartError` where that fails.

        With `alone`, raise `InUse` where another process of the bot is connected; with `as_it_is`, raise `StartError`
        where the database would have to be migrated first.
        """
        name, unbounded = name_of(url), alone or as_it_is
        try:
            async with await AsyncConnection.connect(url, autocommit=True, **OPTIONS) as connection:
                if alone:
                    await _need_alone(connection, name)
                await _prepare(connection, name, as_it_is=as_it_is)
            pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
                url,
                kwargs={**OPTIONS, "autocommit": True, "row_factory": dict_row, "cursor_factory": AsyncRawCursor},
                configure=_configure if unbounded else _configure_bounded,
                min_size=1,
                max_size=CONNECTIONS,
                reconnect_timeout=RECONNECTING_S,
                open=False,
            )
            await pool.open(wait=True, timeout=10)
        except psycopg.Error as error:
            raise await asyncio.to_thread(_unusable, url, error) from None
        return cls(url, pool, name, unbounded=unbounded)

    @property
    def name(self) -> str:
        return self._name

    @property
    def is_slow(self) -> bool:
        return self._promptness.is_lacking

    async def close(self) -> None:
        await self._unused.wait()
        await self._pool.close()
        if self._claim is not None:
            await self._claim.close()

    async def claim(self, sharding: Sharding, lost: Callable[[], None]) -> None:
        claim = Claim(self._url, OPTIONS, self._name, sharding, lost)
        try:
            await claim.take()
        except psycopg.Error as error:
            raise NotSaved(str(error)) from error
        self._claim = claim

    def transaction(self) -> AbstractAsyncContextManager[PostgresTransaction]:
        return self._transaction(WRITE)

    def snapshot(self) -> AbstractAsyncContextManager[PostgresTransaction]:
        return self._transaction("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    @retried
    async def rows(self, sql: str, *values: object) -> Sequence[dict[str, Any]]:
        async with self._borrowed() as connection:
            try:
                return await self._on(connection).rows(sql, *values)
            except TROUBLE as error:
                raise self._failed(error, lost=connection.closed) from error

    @retried
    async def execute(self, sql: str, *values: object) -> None:
        async with self.transaction() as transaction:
            await transaction.execute(sql, *values)

    async def time(self) -> datetime:
        (row,) = await self.rows("SELECT clock_timestamp() AS time")
        told: datetime = row["time"]
        return told.astimezone(UTC)

    async def renumber(self, transaction: Transaction) -> None:
        for last in LAST_NUMBERS:
            await transaction.rows(last)

    @asynccontextmanager
    async def _transaction(self, begin: str) -> AsyncIterator[PostgresTransaction]:
        async with self._borrowed(begin) as connection:
            try:
                yield self._on(connection)
            except TROUBLE as error:
                # If the connection was lost before the commit, the server has rolled the transaction back.
                raise self._failed(error, lost=connection.closed) from error
            try:
                await finish(self._on(connection).say("COMMIT"))
            except TROUBLE as error:
                failed = self._failed(error, lost=False)
                # If the connection was lost during the commit, it may have happened all the same: do not repeat it.
                raise Unsure(str(error)) if begin == WRITE and connection.closed else failed from error
            if begin == WRITE:
                note_stored()

    def _on(self, connection: Connection) -> PostgresTransaction:
        return PostgresTransaction(connection, self._promptness, unbounded=self._unbounded)

    def _failed(self, error: psycopg.Error, *, lost: bool) -> NotSaved:
        if lost or isinstance(error, AGAIN):
            return Retry(str(error))
        trouble = STATES.get(error.sqlstate or "", Trouble.AWAY)
        if trouble is not Trouble.DAMAGED or not self.damaged:
            log.error("The database %s takes nothing at the moment: %s (%s)", self._name, trouble, error)
        self.damaged |= trouble is Trouble.DAMAGED
        return NotSaved(str(error), trouble)

    @asynccontextmanager
    async def _borrowed(self, begin: str = "") -> AsyncIterator[Connection]:
        """Lend a connection of the pool on which a transaction has begun."""
        self._promptness.note_wait()
        self._used += 1
        self._unused.clear()
        try:
            connection = await self._begin(begin)
            try:
                yield connection
            finally:
                await finish(self._give_back(connection))
        finally:
            self._used -= 1
            if not self._used:
                self._unused.set()

    async def _begin(self, begin: str) -> Connection:
        """Begin a transaction, and try another connection where one is lost: nothing has been done on it yet."""
        until = time.monotonic() + RETRYING_S
        while True:
            connection: Connection | None = None
            try:
                connection = await wait_in_time(self._pool.getconn(timeout=max(0.0, until - time.monotonic())))
                if begin:
                    await self._on(connection).say(begin)
                return connection
            except BaseException as error:
                if connection is not None:
                    await finish(self._give_back(connection))
                if not isinstance(error, TROUBLE):
                    raise
                if connection is None or not connection.closed or time.monotonic() > until:
                    raise self._failed(error, lost=False) from error

    async def _give_back(self, connection: Connection) -> None:
        if not connection.closed and connection.info.transaction_status != TransactionStatus.IDLE:
            with suppress(psycopg.Error):
                await self._on(connection).say("ROLLBACK")
        await self._pool.putconn(connection)


@dataclass(frozen=True, slots=True)
class State:
    """The state of a database, found without changing anything."""

    name: str
    version: int | None
    """The version; `None` where the database is empty."""
    keeps: bool
    """Whether the server keeps what it has confirmed even when its power fails."""


async def look(url: str) -> State:
    """Return the state of a database; raise `StartError` where it cannot be reached or belongs to another program."""
    name = name_of(url)
    try:
        async with await AsyncConnection.connect(url, autocommit=True, **OPTIONS) as connection:
            settings = (b"SHOW fsync", b"SHOW full_page_writes")
            asked = [await connection.execute(setting) for setting in settings]
            on = [await cursor.fetchone() for cursor in asked]
            return State(name, await _version(connection, name), on == [("on",), ("on",)])
    except psycopg.Error as error:
        raise await asyncio.to_thread(_unusable, url, error) from None


def name_of(url: str) -> str:
    """Return a database's name for operators, without its password; raise `StartError` for an unusable URL."""
    account, _, _ = url.partition("://")[2].partition("?")[0].rpartition("@")
    if "@" in account or "/" in account:
        # A part of the password would be taken for the host, and shown with the name.
        raise StartError("DATABASE_URL is not usable: in its password write %40 for @, and %2F for /.")
    try:
        told = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        told = {"port": "none"}
    if not str(told.get("port", 0)).replace(",", "").isdecimal():
        raise StartError("DATABASE_URL is not usable: it must be like postgresql://user@host/name.")
    return f"postgresql://{told.get('host', '')}/{told.get('dbname', '')}"


def place_of(url: str) -> tuple[str, str, str]:
    """Return the host, the port and the database that a URL names; raise `StartError` for an unusable one."""
    name_of(url)
    told = {name: str(value) for name, value in conninfo_to_dict(url).items()}
    return told.get("host", ""), told.get("port", "5432"), told.get("dbname", told.get("user", ""))


def _unusable(url: str, error: psycopg.Error) -> StartError:
    """Return why a database cannot be used; `TryAgain` where its server does not answer, or takes nobody now."""
    told = f"The database {name_of(url)} cannot be used ({' '.join(str(error).split())})."
    state = PGconn.ping(make_conninfo(url, connect_timeout=OPTIONS["connect_timeout"]).encode())
    if state in (Ping.NO_RESPONSE, Ping.REJECT) or any(crowded in str(error) for crowded in CROWDED):
        return TryAgain(f"{told} See that DATABASE_URL names a server that runs.")
    return StartError(f"{told} See that DATABASE_URL names a database, and a user who may make tables there.")


async def _configure(connection: Connection) -> None:
    connection.adapters.register_dumper(str, StrDumper)
    for setting in SETTINGS:
        await connection.execute(setting.encode())


async def _configure_bounded(connection: Connection) -> None:
    await _configure(connection)
    await connection.execute(f"SET statement_timeout = {int(STATEMENT_S * 1000)}".encode())


async def _need_alone(connection: AsyncConnection[Any], name: str) -> None:
    sql = """SELECT 1 FROM pg_stat_activity WHERE application_name = %s
             AND datname = current_database() AND pid <> pg_backend_pid()"""
    if await (await connection.execute(sql, [OPTIONS["application_name"]])).fetchone() is not None:
        raise InUse(f"Another process has the database {name}.")


async def _prepare(connection: AsyncConnection[Any], name: str, *, as_it_is: bool) -> None:
    """Migrate to the newest version; raise `StartError` where the database belongs to another program."""
    async with connection.transaction():
        # Of several processes that start together, the first migrates and the others wait.
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", [APPLICATION_ID])
        version = await _version(connection, name)
        if version is not None:
            need_known(f"The database {name}", version)
        if as_it_is and (version is None or version < VERSION):
            raise StartError(f"The database {name} is not at version {VERSION} yet. Start the bot on it once.")
        if version is None:
            await _mark(connection, name)
            await connection.execute(schema("postgres").encode())
        elif version < VERSION:
            log.info("The database %s is brought from version %s to %s", name, version, VERSION)
            for _, script in migrations("postgres", version):
                await connection.execute(script.encode())
            for last in LAST_NUMBERS:
                await connection.execute(last.encode())
        await connection.execute(f"UPDATE {MARK} SET version = {VERSION}".encode())


async def _version(connection: AsyncConnection[Any], name: str) -> int | None:
    """Return the version of the database; `None` where it is empty."""
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
    """Mark an empty database as this bot's."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise StartError(
            f"The database {name} is made for {encoding}. Make one for UTF8, in which all names can be kept."
        )
    await connection.execute(f"CREATE TABLE {MARK} (version BIGINT NOT NULL); INSERT INTO {MARK} VALUES (0)".encode())


def _cut(connection: Connection) -> None:
    """Cut a connection whose server has not answered: whoever waits for it finds it lost.

    To cancel the statement would take an answer of the server, and may last as long.
    """
    if connection.closed:
        return
    with socket.socket(fileno=os.dup(connection.fileno())) as other:
        try:
            # An answer that is there already was only not read yet, because so much else is done here.
            other.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT)
        except BlockingIOError:
            other.shutdown(socket.SHUT_RDWR)
        except OSError:
            # It is lost anyway.
            return


def _plain(value: object) -> object:
    """Return a value as its column stores it: booleans as 0 and 1, texts without NUL, which PostgreSQL refuses."""
    if isinstance(value, bool):
        return int(value)
    return str(value).replace("\0", "") if isinstance(value, str) else value
