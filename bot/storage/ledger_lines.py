"""The ledger of a server line by line, in portions, for an export."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final

from bot.model.ledger_export import Line, Part
from bot.storage.database import Repository, Transaction, marks
from bot.storage.lines import corrections_of, entries_in, stopped_in
from bot.storage.retry import retried

PORTION: Final = 200
"""How many lines are read at a time, in some milliseconds, so that others come in between."""
NEXT: Final = """SELECT at, {number} AS number FROM {table} WHERE {table}.guild_id = $1
    AND (at, {number}) > ($2, $3) AND at < $4 {but} ORDER BY at, {number} LIMIT $5"""
"""The statement for the next lines of a part, in the order in which they were written."""
BEGINNING, END = "", "9999"
"""Texts that are sorted before and after all moments."""


class LedgerLines(Repository):
    """The lines of ledgers, for those who need lines and no sums."""

    async def portions(self, guild_id: int, year: int | None = None) -> AsyncIterator[tuple[Part, Sequence[Line]]]:
        """Yield a server's ledger in portions: the games, then corrections, then stopped series, each at least once.

        With a year, only what was entered in that year, by UTC. Each portion is a transaction of its own, so games that
        are won meanwhile may stand at the end.
        """
        begins, ends = (f"{year:04}", f"{year + 1:04}") if year is not None else (BEGINNING, END)
        for part in PARTS:
            after: tuple[str, int] | None = (begins, 0)
            while after is not None:
                lines, after = await self._portion(part, guild_id, after, ends)
                yield part, lines

    @retried
    async def _portion(
        self, part: Part, guild_id: int, after: tuple[str, int], ends: str
    ) -> tuple[Sequence[Line], tuple[str, int] | None]:
        """Return the next lines of a part, and the place of the last one; `None` where no more follow."""
        sql, read = PARTS[part]
        async with self._db.snapshot() as t:
            rows = await t.rows(sql, guild_id, *after, ends, PORTION)
            lines = await read(t, guild_id, [row["number"] for row in rows]) if rows else []
        return lines, (rows[-1]["at"], rows[-1]["number"]) if len(rows) == PORTION else None


async def _games(t: Transaction, guild_id: int, numbers: Sequence[int]) -> Sequence[Line]:
    return sorted(await entries_in(t, guild_id, "game", numbers), key=lambda entry: (entry.at, entry.game_id))


async def _corrections(t: Transaction, guild_id: int, numbers: Sequence[int]) -> Sequence[Line]:
    return sorted(
        await corrections_of(t, guild_id, f"id IN {marks([numbers])}", *numbers), key=lambda each: (each.at, each.id)
    )


async def _stopped(t: Transaction, guild_id: int, tables: Sequence[int]) -> Sequence[Line]:
    return sorted(await stopped_in(t, guild_id, tables), key=lambda each: (each.at, each.table_id))


PARTS: Final[dict[Part, tuple[str, Callable[[Transaction, int, Sequence[int]], Awaitable[Sequence[Line]]]]]] = {
    "games": (NEXT.format(table="results", number="game", but="AND seat = 0 AND kind = 'stovkahra'"), _games),
    "corrections": (NEXT.format(table="corrections", number="id", but="AND kind = 'stovkahra'"), _corrections),
    "stopped": (
        NEXT.format(
            table="stopped",
            number="table_id",
            but="AND seat = 0 AND EXISTS (SELECT 1 FROM tables WHERE id = table_id AND kind = 'stovkahra')",
        ),
        _stopped,
    ),
}
"""How each part is read: the statement for its next lines, and what makes lines of their numbers."""
