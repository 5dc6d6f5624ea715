"""Servers in the database: their language and their settings."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from typing import Final

from bot.model.delivery import Delivery
from bot.model.options import STORED_SETTINGS, Guild, GuildSettings
from bot.storage.database import Repository, Row
from bot.storage.interaction import count
from bot.storage.moments import text_of
from bot.storage.retry import retried

BEING_DELETED: Final = ""
"""The moment at which the bot was removed from a server that has begun to be deleted, which comes before all others."""

CACHED_SETTINGS: Final = 1024
"""How many settings are kept as they were read: those of a server are read with each of its tables."""


class GuildRepository(Repository):
    """The servers, each with its language and its settings."""

    @retried
    async def register_guild(self, guild_id: int, locale: str | None = None) -> Guild:
        """Store a server where it is new or Discord now names another language; return it."""
        row = await self._db.row("SELECT * FROM guilds WHERE id = $1", guild_id)
        if row is not None and locale in (None, row["locale"]):
            return _known(row)
        async with self._db.transaction() as t:
            sql = "INSERT INTO guilds (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING *"
            row = await t.row(sql, guild_id)
            if locale is not None:
                row = await t.row("UPDATE guilds SET locale = $1 WHERE id = $2 RETURNING *", locale, guild_id)
            return _known(row)

    @retried
    async def store_settings(self, guild: Guild, delivery: Delivery | None = None) -> None:
        """Store the settings of a server."""
        text = STORED_SETTINGS.dump_json(guild.settings).decode()
        async with self._db.transaction() as t:
            await count(t, delivery)
            # Whoever turns the deal of the day off and on again may be told once more.
            sql = """UPDATE guilds SET settings = $1, daily_channel = $3,
                     daily_told = CASE WHEN CAST($3 AS BIGINT) IS NULL THEN '' ELSE daily_told END WHERE id = $2"""
            await t.execute(sql, text, guild.id, guild.settings.daily_channel)

    async def mark_removed(self, guild_id: int, at: datetime | None) -> None:
        """Store the moment at which the bot was removed from a server; `None` where it is a member.

        A server that has begun to be deleted is so to its end.
        """
        # Keep the earlier moment where one is stored already.
        other = "removed_at IS NULL" if at is not None else f"removed_at <> '{BEING_DELETED}'"
        await self._db.execute(f"UPDATE guilds SET removed_at = $1 WHERE id = $2 AND {other}", text_of(at), guild_id)

    async def known(self) -> set[int]:
        """Return the ids of the servers from which the bot has not been removed, as far as the database knows."""
        return {row["id"] for row in await self._db.rows("SELECT id FROM guilds WHERE removed_at IS NULL")}


def _known(row: Row | None) -> Guild:
    """Return the server of a row of its own."""
    assert row is not None
    return replace(guild_of(row), being_deleted=row["removed_at"] == BEING_DELETED)


def guild_of(row: Row | None, key: str = "id") -> Guild:
    """Return the server of a row; `key` is the column of the server's id."""
    assert row is not None
    return Guild(row[key], row["locale"], _settings(row["settings"]))


@lru_cache(maxsize=CACHED_SETTINGS)
def _settings(text: str) -> GuildSettings:
    """Read the settings of a server from their text."""
    settings: GuildSettings = STORED_SETTINGS.validate_json(text)
    return settings
