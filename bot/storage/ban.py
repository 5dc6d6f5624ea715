"""Whom the operator has shut out."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot.model.ban import Ban, Banned
from bot.model.person import Person
from bot.model.table import NOWHERE
from bot.storage.database import Repository
from bot.storage.person import person_of
from bot.storage.retry import retried

BANNED_ACCOUNTS: Final = f"SELECT number FROM bans WHERE kind = '{Banned.PERSON}'"
"""The statement for the accounts that are shut out."""
SEATED: Final = f"""SELECT * FROM people WHERE user_id IN ({BANNED_ACCOUNTS}) AND (
    EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = table_id
        WHERE person = people.id AND rests IS NOT NULL AND guild_id <> 0)
    OR EXISTS (SELECT 1 FROM seats WHERE newcomer = people.id)) ORDER BY id"""


class BanRepository(Repository):
    """The bans, which are few."""

    @retried
    async def all(self) -> list[Ban]:
        """Return all bans, those of people first, each kind in the order in which they were made."""
        rows = await self._db.rows("SELECT * FROM bans ORDER BY kind, at, number")
        return [
            Ban(Banned(row["kind"]), row["number"], row["reason"], datetime.fromisoformat(row["at"])) for row in rows
        ]

    @retried
    async def seated(self) -> list[Person]:
        """Return the people who are shut out and have a seat at a table of a server, or are promised one."""
        return [person_of(row, NOWHERE) for row in await self._db.rows(SEATED)]

    async def ban(self, ban: Ban) -> None:
        """Shut somebody out, or a server; where that is so already, the new reason and time hold."""
        sql = """INSERT INTO bans (kind, number, reason, at) VALUES ($1, $2, $3, $4) ON CONFLICT (kind, number)
                 DO UPDATE SET reason = excluded.reason, at = excluded.at"""
        await self._db.execute(sql, str(ban.kind), ban.number, ban.reason, ban.at.isoformat())

    async def lift(self, kind: Banned, number: int) -> bool:
        """Shut somebody, or a server, out no more; return whether they were."""
        async with self._db.transaction() as t:
            sql = "DELETE FROM bans WHERE kind = $1 AND number = $2 RETURNING number"
            return await t.row(sql, str(kind), number) is not None
