"""The newest games of a server among people: who played on which side, and which has won."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.model.person import Person
from bot.model.unlikely import GAMES_LOOKED_AT, Result
from bot.storage.database import Repository, Row
from bot.storage.lines import people_of
from bot.storage.retry import retried
from engine.games import GAMES

PORTION: Final = 1000
"""How many games are read at a time, in some milliseconds, so that others come in between."""
RESULTS: Final = """SELECT game, at, side, won, person FROM results WHERE game IN (
    SELECT number FROM history WHERE guild_id = $1 AND kind = $2 AND person = 0 AND line = 'people' AND number < $3
    ORDER BY number DESC LIMIT $4) ORDER BY game DESC, seat"""
PORTIONS: Final = 5
"""How many portions are read at most of a game."""
BEYOND: Final = 2**62
"""A number above those of all games."""


class ContestRepository(Repository):
    """The newest games among people, read in portions."""

    async def newest(self, guild_id: int, since: datetime) -> dict[str, list[Result]]:
        """Return a server's newest games since then that somebody has won, by kind, the oldest first.

        Those at which computers played are left out.
        """
        found: dict[str, list[Result]] = {}
        for kind in GAMES:
            results = [each async for each in self._results(guild_id, kind, since.isoformat())]
            if results:
                found[kind] = results[:GAMES_LOOKED_AT][::-1]
        return found

    async def people(self, guild_id: int, keys: Iterable[int]) -> dict[int, Person]:
        """Return those of these people who have an account, by key."""
        async with self._db.snapshot() as t:
            found = await people_of(t, guild_id, keys)
        return {key: person for key, person in found.items() if person.user_id is not None}

    async def _results(self, guild_id: int, kind: str, since: str) -> AsyncIterator[Result]:
        """Yield the newest games since a moment that somebody has won, the newest first."""
        before = BEYOND
        for _ in range(PORTIONS):
            rows = await self._rows(RESULTS, guild_id, kind, before, PORTION)
            games = [(game, list(seats)) for game, seats in groupby(rows, lambda row: int(row["game"]))]
            recent = [seats for _, seats in games if seats[0]["at"] >= since]
            for seats in recent:
                winner = next((row["side"] for row in seats if row["won"]), None)
                if winner is not None:
                    yield (winner, *(row["person"] for row in seats))
            if len(games) < PORTION or not recent:
                break
            before = games[-1][0]

    @retried
    async def _rows(self, sql: str, *values: object) -> Sequence[Row]:
        return await self._db.rows(sql, *values)
