"""The storage with shorthands: what tests ask most of its parts, as single calls."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, Final, Self, TypeVar

import pytest
from aiosqlite.core import set_exception, set_result

from bot.model.options import DEFAULT_OPTIONS, Options
from bot.model.person import Person
from bot.model.table import Table
from bot.service.running.transaction import Tables
from bot.storage.retry import retried
from bot.storage.schema import APPLICATION_ID, VERSION, schema
from bot.storage.sqlite import SqliteConnection
from bot.storage.storage import Storage
from engine.game import Rules

T = TypeVar("T")

DATABASES: Final = ("sqlite", "postgresql")
"""The kinds of database."""
LEFT: Final = Path(__file__).parents[1] / "bot" / "storage" / "databases"
"""Where databases stand that 1.1.0 has left: of a village, and with events of every kind, also as PostgreSQL had it."""
OF_POSTGRES: Final = LEFT / "1.1.0-events.postgres.sql.gz"


def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return where a database of the kind that is asked for can be opened, with nothing in it."""
    return tmp_path / "games.db" if request.param == "sqlite" else str(request.getfixturevalue("url"))


@cache
def empty_database() -> bytes:
    """The file of a new database."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(schema("sqlite"))
        database.execute(f"PRAGMA user_version = {VERSION}")
        database.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        return database.serialize()


def laid(path: Path) -> bool:
    """Lay an empty database there, if there is none; return whether it is new."""
    new = not path.exists()
    if new:
        path.write_bytes(empty_database())
    return new


class AtOnce:
    """What waits for a database: done in its turn by the event loop itself, which need not wait for a thread."""

    def put_nowait(self, waiting: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = waiting
        if future is None:
            work()
        else:
            future.get_loop().call_soon(self._do, future, work)

    def _do(self, future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
        try:
            done = work()
        except Exception as error:
            set_exception(future, error)
        else:
            set_result(future, done)


class HereConnection(SqliteConnection):
    """A connection without a thread of its own, between which and the others the processor would go to and fro."""

    def __init__(self, *how: Any) -> None:
        super().__init__(*how)
        self._tx = AtOnce()  # type: ignore[assignment]

    def __await__(self) -> Generator[Any, None, Self]:
        return self._connect().__await__()


class Store(Storage):
    """A storage that is also asked by shorthands, as tests want it."""

    @classmethod
    async def quickly(cls, where: Path | str, clock: Callable[[], datetime]) -> Self:
        """Open a database that no crash of the machine will be tried on: a file waits for no disk.

        A file that is not there begins as a copy of a new one, which is made once for all tests.
        """
        new = isinstance(where, Path) and laid(where)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("bot.storage.sqlite.SqliteConnection", HereConnection)
            store = await cls.open(where, clock)
        if new:
            await store._db.rows("PRAGMA synchronous = OFF")
        return store

    @retried
    async def open_table(
        self,
        guild_id: int,
        channel_id: int,
        opener: Person,
        rules: Rules,
        seed: bytes,
        options: Options = DEFAULT_OPTIONS,
    ) -> Table:
        async with self.tables.session() as session:
            return await session.create(guild_id, channel_id, opener, rules, seed, options)

    @retried
    async def change(self, table_id: int, change: Callable[[Table], T]) -> tuple[Table, T]:
        async with Tables(self).open(table_id) as table:
            result = change(table)
        return table, result

    async def kept(self, person: Person) -> dict[str, Any]:
        """All that is stored about a person, as one whole."""
        whole: dict[str, Any] = {"you": await self.privacy.account(person)}
        async for part, rows in self.privacy.portions(person):
            whole.setdefault(part, []).extend(rows)
        return whole

    async def read(self, table_id: int) -> Table:
        return await self.tables.read(table_id)
