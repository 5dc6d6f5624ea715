"""How people who are on no server are forgotten after two years in which they have not used the bot.

Whoever stands on the pages of a server is kept as long as the server has the bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.model.table import ACROSS, NOWHERE
from bot.storage.database import Repository, Row
from bot.storage.deletion import SUMMED, naming
from bot.storage.person import month_of, person_of
from bot.storage.privacy import forget_in
from bot.storage.retry import retried
from bot.storage.schema import TABLES, Described

YEARS: Final = 2
"""How many years somebody has to be silent."""
PEOPLE_AT_ONCE: Final = 50
"""How many people are looked at in one statement."""

OF_NONE: Final = f"({NOWHERE}, {ACROSS})"
"""The numbers that are no server's."""


def _on_servers(table: Described) -> str:
    """Return what finds the rows of a table that go with a server; nothing where none do."""
    joined, owner = table.name, table
    while "guild_id" not in owner.goes:
        through = next((column for column in owner.goes if owner.names[column] != "people"), None)
        if through is None:
            return ""
        above = owner.names[through]
        joined += f" JOIN {above} ON {above}.id = {owner.name}.{through}"
        owner = TABLES[above]
    return f"SELECT 1 FROM {joined} WHERE {owner.name}.guild_id NOT IN {OF_NONE}"


TRACES: Final = (
    *(
        f"{rows} AND {table.name}.{column} = people.id"
        for table, column in naming("people")
        # What would go with the person keeps them only where it is the server's own: not what stands at a table.
        if column in table.found and ("guild_id" in table.goes or column not in table.goes)
        if (rows := _on_servers(table))
    ),
    *(f"{_on_servers(TABLES[name])} AND {name}.person = people.id AND {only}" for name, only in SUMMED.items()),
    # A game that stands on no server goes on by clicks alone, which note no month.
    "SELECT 1 FROM seats JOIN tables ON tables.id = table_id WHERE seats.person = people.id AND moved_at >= $1",
    # Until the ledgers of earlier versions are added up, no index finds everybody in them.
    "SELECT 1 FROM books WHERE up_to IS NOT NULL",
)
"""The statements that find something because of which a person is not forgotten; the month is `$1`."""
SILENT: Final = "user_id IS NOT NULL AND used_in < $1 " + " ".join(f"AND NOT EXISTS ({sql})" for sql in TRACES)
"""The condition that a person is on no server, and has not used the bot since before a month, `$1`."""
NEXT: Final = f"""SELECT id, used_in FROM people WHERE user_id IS NOT NULL AND used_in < $1
    AND (used_in, id) > ($2, $3) ORDER BY used_in, id LIMIT {PEOPLE_AT_ONCE}"""
"""The statement for the next people who have not used the bot for so long, wherever they are."""
LOCKED: Final = f"UPDATE people SET used_in = used_in WHERE id = $2 AND {SILENT} RETURNING *"
"""The statement for a person who is still silent, and for whose end everybody waits who wants to note the month."""


class SilentPeople(Repository):
    """Forgets those who have not used the bot for two years."""

    async def forget(self, now: datetime) -> int:
        """Delete the data of silent people who are on no server, as they could themselves; return how many these are.

        Each is a transaction of its own, so that others come in between.
        """
        before, forgotten = month_of(now.replace(year=now.year - YEARS, day=1)), 0
        rows = await self._next(before, "", 0)
        while rows:
            for person in await self._silent(before, [row["id"] for row in rows]):
                forgotten += await self._forget(before, person)
            rows = await self._next(before, rows[-1]["used_in"], rows[-1]["id"])
        if forgotten:
            await self._db.checkpoint()
        return forgotten

    @retried
    async def _next(self, before: str, month: str, person: int) -> Sequence[Row]:
        return await self._db.rows(NEXT, before, month, person)

    @retried
    async def _silent(self, before: str, people: Sequence[int]) -> list[int]:
        """Return those of these people who are on no server."""
        # `$1` is the month.
        these = ", ".join(f"${at}" for at in range(2, len(people) + 2))
        sql = f"SELECT id FROM people WHERE id IN ({these}) AND {SILENT} ORDER BY id"
        return [row["id"] for row in await self._db.rows(sql, before, *people)]

    @retried
    async def _forget(self, before: str, person: int) -> bool:
        """Delete the data of a person; return false for somebody who has come back meanwhile."""
        async with self._db.transaction() as t:
            row = await t.row(LOCKED, before, person)
            if row is not None:
                await forget_in(t, person_of(row, NOWHERE))
        return row is not None
