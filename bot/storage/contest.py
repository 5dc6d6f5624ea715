"""The newest games of a server among people: who played on which side, and which has won."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import datetime
from typing import Final

from bot.model.person import Person
from bot.model.unlikely import GAMES_LOOKED_AT, Result
from bot.storage.database import Repository, Row
from bot.storage.lines import SEAT_COLUMNS, people_of
from bot.storage.retry import retried
from engine.games import GAMES, USUAL

PORTION: Final = 1000
"""How many games are read at a time, in some milliseconds, so that others come in between."""
LEDGER: Final = """SELECT game, at, winner, seat0, seat1, seat2, seat3 FROM ledger WHERE game IN (
    SELECT number FROM history WHERE guild_id = $1 AND person = 0 AND kind = 'people' AND number < $2
    ORDER BY number DESC LIMIT $3) ORDER BY game DESC"""
RESULTS: Final = f"""SELECT game, min(at) AS at, min(kind) AS kind, min(CASE won WHEN 1 THEN seat END) AS winner,
    {", ".join(f"min(CASE seat WHEN {seat} THEN person END) AS {name}" for seat, name in enumerate(SEAT_COLUMNS))}
    FROM results WHERE guild_id = $1 AND game < $2 GROUP BY game ORDER BY game DESC LIMIT $3"""
PORTIONS: Final = 5
"""How many portions are read at most of games of a kind: where computers play nearly always, fewer games are found."""
BEYOND: Final = 2**62
"""A number above those of all games."""
OTHERS: Final = tuple(name for name, kind in GAMES.items() if not kind.ledger)
"""The games without brčka."""


class ContestRepository(Repository):
    """The newest games among people, read in portions."""

    async def newest(self, guild_id: int, since: datetime) -> dict[str, list[Result]]:
        """Return a server's newest games since then that somebody has won, by kind, the oldest first.

        Those at which computers played are left out.
        """
        computers = {row["id"] for row in await self._rows("SELECT id FROM people WHERE level IS NOT NULL")}
        found: dict[str, list[Result]] = {kind: [] for kind in (USUAL, *OTHERS)}
        async for rows in self._portions(LEDGER, guild_id, since.isoformat()):
            found[USUAL] += [(row["winner"], row["seat0"], row["seat1"], row["seat2"], row["seat3"]) for row in rows]
        async for rows in self._portions(RESULTS, guild_id, since.isoformat()):
            for row in rows:
                people = [row[seat] for seat in SEAT_COLUMNS if row[seat] is not None]
                if row["winner"] is not None and computers.isdisjoint(people):
                    found[row["kind"]].append((row["winner"], *people))
        return {kind: results[:GAMES_LOOKED_AT][::-1] for kind, results in found.items() if results}

    async def people(self, guild_id: int, keys: Iterable[int]) -> dict[int, Person]:
        """Return those of these people who have an account, by key."""
        async with self._db.snapshot() as t:
            found = await people_of(t, guild_id, keys)
        return {key: person for key, person in found.items() if person.user_id is not None}

    async def _portions(self, sql: str, guild_id: int, since: str) -> AsyncIterator[list[Row]]:
        """Yield the newest games since a moment, the newest first."""
        before = BEYOND
        for _ in range(PORTIONS):
            rows = await self._rows(sql, guild_id, before, PORTION)
            recent = [row for row in rows if row["at"] >= since]
            yield recent
            if len(rows) < PORTION or not recent:
                break
            before = rows[-1]["game"]

    @retried
    async def _rows(self, sql: str, *values: object) -> Sequence[Row]:
        return await self._db.rows(sql, *values)
