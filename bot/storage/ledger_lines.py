"""The ledger of a server line by line, in portions, for an export."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Final

from bot.model.ledger_export import Line, Part
from bot.storage.database import Repository, Transaction, marks
from bot.storage.ledger_search import games_in
from bot.storage.lines import corrections_of, stopped_in
from bot.storage.retry import retried

PORTION: Final = 200
"""How many lines are read at a time, in some milliseconds, so that others come in between."""
NEXT: Final = """SELECT at, {number} AS number FROM {table} WHERE guild_id = $1 AND {kind} = $2
    AND (at, {number}) > ($3, $4) AND at < $5 {but} ORDER BY at, {number} LIMIT $6"""
"""The statement for the next lines of a part, in the order in which they were written."""
BEGINNING, END = "", "9999"
"""Texts that are sorted before and after all moments."""


class LedgerLines(Repository):
    """The lines of ledgers, for those who need lines and no sums."""

    async def portions(
        self, guild_id: int, game: str, year: int | None = None
    ) -> AsyncIterator[tuple[Part, Sequence[Line]]]:
        """Yield the ledger of a game in portions: games, then corrections, then stopped games, each at least once.

        With a year, only what was entered in that year, by UTC. Each portion is a transaction of its own, so games that
        are won meanwhile may stand at the end.
        """
        begins, ends = (f"{year:04}", f"{year + 1:04}") if year is not None else (BEGINNING, END)
        for part in PARTS:
            after: tuple[str, int] | None = (begins, 0)
            while after is not None:
                lines, after = await self._portion(part, guild_id, game, after, ends)
                yield part, lines

    @retried
    async def _portion(
        self, part: Part, guild_id: int, game: str, after: tuple[str, int], ends: str
    ) -> tuple[Sequence[Line], tuple[str, int] | None]:
        """Return the next lines of a part, and the place of the last one; `None` where no more follow."""
        sql, read = PARTS[part]
        async with self._db.snapshot() as t:
            rows = await t.rows(sql, guild_id, game, *after, ends, PORTION)
            lines = await read(t, guild_id, game, [row["number"] for row in rows]) if rows else []
        return lines, (rows[-1]["at"], rows[-1]["number"]) if len(rows) == PORTION else None


async def _games(t: Transaction, guild_id: int, game: str, numbers: Sequence[int]) -> Sequence[Line]:
    found = (await games_in(t, guild_id, game, sorted(numbers))).values()
    return sorted(found, key=lambda each: (each.at, each.game_id))


async def _corrections(t: Transaction, guild_id: int, game: str, numbers: Sequence[int]) -> Sequence[Line]:
    found = await corrections_of(t, guild_id, f"id IN {marks([numbers])}", *numbers)
    return sorted(found, key=lambda each: (each.at, each.id))


async def _stopped(t: Transaction, guild_id: int, game: str, tables: Sequence[int]) -> Sequence[Line]:
    return sorted(await stopped_in(t, guild_id, tables), key=lambda each: (each.at, each.table_id))


OF_TABLE: Final = "(SELECT kind FROM tables WHERE tables.id = table_id)"
PARTS: Final[dict[Part, tuple[str, Callable[[Transaction, int, str, Sequence[int]], Awaitable[Sequence[Line]]]]]] = {
    "games": (NEXT.format(table="results", number="game", kind="kind", but="AND seat = 0"), _games),
    "corrections": (NEXT.format(table="corrections", number="id", kind="kind", but=""), _corrections),
    "stopped": (NEXT.format(table="stopped", number="table_id", kind=OF_TABLE, but="AND seat = 0"), _stopped),
}
"""How each part is read: the statement for its next lines, and what makes lines of their numbers."""
