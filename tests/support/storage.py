"""The storage with shorthands: what tests ask most of its parts, as single calls."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from bot.model.options import DEFAULT_OPTIONS, Options
from bot.model.person import Person
from bot.model.table import Table
from bot.storage.retry import repeated
from bot.storage.storage import Storage
from engine.game import Rules

T = TypeVar("T")

DATABASES: Final = ("sqlite", "postgresql")
"""The kinds of database."""


def new_place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return where a database of the kind that is asked for can be opened, with nothing in it."""
    return tmp_path / "games.db" if request.param == "sqlite" else str(request.getfixturevalue("url"))


class Store(Storage):
    """A storage that is also asked by shorthands, as tests want it."""

    @repeated
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

    @repeated
    async def change(self, table_id: int, change: Callable[[Table], T]) -> tuple[Table, T]:
        async with self.tables.open(table_id) as table:
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
