"""The storage with shorthands: what tests ask most of its parts, as single calls."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TypeVar

from bot.model.options import DEFAULT_OPTIONS, Options
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.table import Table
from bot.storage.retry import repeated
from bot.storage.storage import Storage
from engine.game import Rules

T = TypeVar("T")


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

    async def rematch(self, table_id: int, person: Person, seed: bytes, now: datetime, idle: timedelta) -> Table:
        return await self.tables.rematch(table_id, person, seed, now, idle)

    async def resume(self, lobby_id: int, now: datetime, idle: timedelta) -> tuple[Table, list[tuple[int, int]]]:
        return await self.tables.resume(lobby_id, now, idle)

    async def read(self, table_id: int) -> Table:
        return await self.tables.read(table_id)

    async def tables_of(self, person: Person, guild_id: int) -> list[Table]:
        return await self.tables.of_person(person, guild_id)

    async def tables_in(self, guild_id: int, channel_id: int) -> list[Table]:
        return await self.tables.in_channel(guild_id, channel_id)

    async def open_tables(self, guild_id: int, most: int) -> tuple[list[Table], int]:
        return await self.tables.on_guild(guild_id, most)

    async def playing(self, guild_id: int) -> list[Table]:
        return await self.tables.playing(guild_id)

    async def last_table(self, person: Person, guild_id: int, channel_id: int) -> int:
        return await self.tables.last_dealt(person, guild_id, channel_id)

    async def due(self, now: datetime) -> list[int]:
        return await self.schedule.due(now)

    async def next_due(self) -> datetime | None:
        return await self.schedule.next_due()

    async def put_off(self, table_id: int, until: datetime) -> None:
        await self.schedule.put_off(table_id, until)

    async def extend(self, by: timedelta) -> None:
        await self.schedule.extend(by)

    async def unsettled(self, since: datetime) -> list[int]:
        return await self.schedule.unsettled(since)

    async def note_alive(self, *, leaving: bool = False) -> None:
        await self.presence.note_alive(leaving=leaving)

    async def gone_since(self) -> datetime | None:
        return await self.presence.gone_since()

    async def keep_panel(self, table_id: int, user_id: int, panel: Panel) -> None:
        await self.panels.keep(table_id, user_id, panel)

    async def drop_panel(self, table_id: int, person: Person, panel: Panel) -> None:
        await self.panels.drop(table_id, person, panel)

    async def drop_expired(self) -> None:
        await self.panels.drop_expired()

    async def note(self, name: str) -> str | None:
        return await self.notes.get(name)

    async def keep_note(self, name: str, value: str) -> None:
        await self.notes.keep(name, value)

    async def turn(self, name: str, seconds: float) -> float:
        return await self.notes.turn(name, seconds)
