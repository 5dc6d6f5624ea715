"""Deals of earlier days in the database: which there are, and who has played them after their day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from bot.model.daily import Daily
from bot.model.earlier_day import EarlierDay, LaterTry
from bot.model.following import TryChange
from bot.model.person import Person
from bot.storage.daily import forget_tables
from bot.storage.database import Repository, Row, Rows
from bot.storage.retry import retried


class EarlierDayRepository(Repository):
    """The days that are over."""

    async def days(self, person: Person, game: str, before: date, most: int) -> list[EarlierDay]:
        """Return the last days before one of which all tries of a game's deal are counted, the newest first."""
        sql = "SELECT day FROM dailies WHERE day < $1 AND kind = $2 AND closed = 1 ORDER BY day DESC LIMIT $3"
        days = [row["day"] for row in await self._db.rows(sql, before.isoformat(), game, most)]
        if not days:
            return []
        asked = person.id, game, days[-1], days[0]
        tried, left_off = [
            await self._points("tries", f"ended_at IS NOT NULL AND left_off = {n}", *asked) for n in (0, 1)
        ]
        later = await self._points("later_tries", "ended = 1", *asked)
        return [EarlierDay(date.fromisoformat(day), tried.get(day), later.get(day), day in left_off) for day in days]

    async def _points(self, name: str, ended: str, person: int, game: str, first: str, last: str) -> Mapping[str, int]:
        sql = (
            f"""SELECT day, points FROM {name} WHERE person = $1 AND kind = $2 AND day BETWEEN $3 AND $4 AND {ended}"""
        )
        return {row["day"]: row["points"] for row in await self._db.rows(sql, person, game, first, last)}

    async def later_try_of(self, daily: Daily, person: Person) -> LaterTry | None:
        """Return how a person has last played a deal after its day; `None` where they have not."""
        sql = "SELECT * FROM later_tries WHERE person = $1 AND kind = $2 AND day = $3"
        row = await self._db.row(sql, *_key(daily, person))
        return _later_try(row) if row is not None else None

    @retried
    async def forget_tables(self, before: date, most: int) -> None:
        """Delete some of the tables at which such deals were begun before a day; what they came to stays."""
        async with self._db.transaction() as t:
            await forget_tables(t, "later_tries", "begun_on", before, most)

    @retried
    async def forget_tries(self, before: date, most: int) -> None:
        """Delete some of what such deals came to that were begun before a day."""
        # By the index of beginnings: the sign keeps SQLite from that of the tables.
        old = "SELECT person, kind, day FROM later_tries WHERE begun_on < $1 AND +table_id IS NULL LIMIT $2"
        async with self._db.transaction() as t:
            await t.execute(f"DELETE FROM later_tries WHERE (person, kind, day) IN ({old})", before.isoformat(), most)


# In the transaction of a table


class LaterTryRows(Rows):
    """The rows of later tries, in the transaction of a table."""

    async def lock(self, daily: Daily, person: Person, today: date) -> LaterTry:
        """Return how a person has last played a deal after its day, which nobody else changes meanwhile."""
        sql = """INSERT INTO later_tries (person, kind, day, begun_on) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (person, kind, day) DO UPDATE SET points = later_tries.points RETURNING *"""
        row = await self._t.row(sql, *_key(daily, person), today.isoformat())
        assert row is not None
        return _later_try(row)

    async def begin(self, daily: Daily, person: Person, table_id: int, today: date) -> None:
        """Store at which table a person begins the deal anew."""
        sql = """UPDATE later_tries SET table_id = $4, begun_on = $5, number = number + 1, points = 0, ended = 0
                 WHERE person = $1 AND kind = $2 AND day = $3"""
        await self._t.execute(sql, *_key(daily, person), table_id, today.isoformat())

    async def keep(self, table_id: int, change: TryChange) -> None:
        """Store how the later try at a table stands."""
        sql = "UPDATE later_tries SET points = $2, ended = $3 WHERE table_id = $1"
        await self._t.execute(sql, table_id, change.points, change.over)


def _later_try(row: Row) -> LaterTry:
    return LaterTry(row["table_id"], row["points"], bool(row["ended"]), row["number"])


def _key(daily: Daily, person: Person) -> tuple[int, str, str]:
    return person.id, daily.game, daily.day.isoformat()
