"""When something is due at the tables: deals, moves, calls and putting away."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.model.sharding import Sharding
from bot.storage.database import Database
from bot.storage.moments import moment_of, text_of
from bot.storage.retry import repeated


class Schedule:
    """The times at which something is due, for the tables on the servers of this process's shards."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.sharding = Sharding.WHOLE

    @property
    def _here(self) -> str:
        """Return the SQL condition that a table's server belongs to these shards, by Discord's formula."""
        if self.sharding.whole:
            return "1 = 1"
        return f"(guild_id >> 22) % {self.sharding.count} IN ({', '.join(map(str, self.sharding.ids))})"

    async def due(self, now: datetime) -> list[int]:
        """Return the ids of the tables at which something is due."""
        sql = f"SELECT id FROM tables WHERE due_at <= $1 AND {self._here} ORDER BY due_at"
        return [row["id"] for row in await self._db.rows(sql, now.isoformat())]

    async def next_due(self) -> datetime | None:
        """Return when something is due next; `None` where nothing is."""
        row = await self._db.row(f"SELECT min(due_at) AS due_at FROM tables WHERE due_at IS NOT NULL AND {self._here}")
        return moment_of(row["due_at"]) if row is not None else None

    async def put_off(self, table_id: int, until: datetime) -> None:
        """Make nothing due before then at a table that cannot be read."""
        await self._db.execute("UPDATE tables SET due_at = $1 WHERE id = $2", until.isoformat(), table_id)

    @repeated
    async def extend(self, by: timedelta) -> None:
        """Move the end of secret turns, deadlines, calls and putting away later by the time that the bot was away.

        The pause before a deal is not made longer, because nobody has to think in it.
        """
        later = []
        async with self._db.transaction() as t:
            sql = f"SELECT * FROM tables WHERE due_at IS NOT NULL AND {self._here}{self._db.for_update}"
            for row in await t.rows(sql):
                names = ("secret_until", "deadline_at", "call_at", "idle_at")
                moved = [moment + by if (moment := moment_of(row[name])) else None for name in names]
                dues = (moment_of(row["next_deal_at"]), *(moved if row["withheld"] else moved[1:]))
                due = min(moment for moment in dues if moment is not None)
                later.append([*map(text_of, (*moved, due)), row["id"]])
            sql = """UPDATE tables SET secret_until = $1, deadline_at = $2, call_at = $3, idle_at = $4, due_at = $5
                     WHERE id = $6"""
            await t.execute_many(sql, later)

    async def unsettled(self, since: datetime) -> list[int]:
        """Return the tables at which a computer may have to move, a time is shown, or a move was made since.

        Include tables that have no message yet, new lobbies, and tables that have just ended, whose messages may not
        show it yet.
        """
        sql = f"""SELECT id FROM tables WHERE {self._here} AND put_away = 0
                 AND (status IN ('lobby', 'playing') AND message_id IS NULL
                 OR status = 'lobby' AND message_at > $1
                 OR status IN ('finished', 'stopped') AND EXISTS (
                 SELECT 1 FROM games JOIN moves ON game = games.id WHERE table_id = tables.id AND at > $1)
                 OR status = 'playing'
                 AND (overdue = 1 OR deadline_at IS NOT NULL OR EXISTS (
                 SELECT 1 FROM games JOIN moves ON game = games.id WHERE table_id = tables.id AND at > $1)
                 OR EXISTS (SELECT 1 FROM seats JOIN people ON people.id = person
                 WHERE table_id = tables.id AND (level IS NOT NULL OR missed > 0))))"""
        return [row["id"] for row in await self._db.rows(sql, since.isoformat())]

    async def unseen(self) -> set[int]:
        """Return the open tables that have no message; those put away wait for whoever brings them back."""
        sql = f"""SELECT id FROM tables WHERE {self._here} AND message_id IS NULL AND put_away = 0
                 AND status IN ('lobby', 'playing')"""
        return {row["id"] for row in await self._db.rows(sql)}
