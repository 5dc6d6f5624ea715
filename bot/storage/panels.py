"""Open panels in the database: the message that shows a player's hand, and the token that edits it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.table import Table
from bot.storage.database import Database, Transaction, marks

KEEP: Final = """ON CONFLICT (table_id, person) DO UPDATE
    SET message_id = excluded.message_id, token = excluded.token, expires_at = excluded.expires_at"""


class PanelRepository:
    """The panels: the newest of each person at each table."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._db = database
        self._clock = clock

    async def of(self, table_id: int) -> dict[int, Panel]:
        """Return the panels of a table whose tokens are still valid, by the id of the person."""
        sql = "SELECT * FROM panels WHERE table_id = $1 AND expires_at > $2"
        rows = await self._db.rows(sql, table_id, self._clock().isoformat())
        return {
            row["person"]: Panel(row["message_id"], row["token"], datetime.fromisoformat(row["expires_at"]))
            for row in rows
        }

    async def keep(self, table_id: int, user_id: int, panel: Panel) -> None:
        """Store a user's newest panel; do nothing where the user has no seat at the table."""
        sql = f"""INSERT INTO panels SELECT table_id, person, $3, $4, $5 FROM seats JOIN people ON people.id = person
                 WHERE table_id = $1 AND user_id = $2 {KEEP}"""
        await self._db.execute(sql, table_id, user_id, panel.message_id, panel.token, panel.expires_at.isoformat())

    async def close(self, table_id: int, user_id: int) -> None:
        """Delete a user's panel at a table, where the message shows something else now."""
        sql = "DELETE FROM panels WHERE table_id = $1 AND person IN (SELECT id FROM people WHERE user_id = $2)"
        await self._db.execute(sql, table_id, user_id)

    async def drop(self, table_id: int, person: Person, panel: Panel) -> None:
        """Delete a panel whose token no longer works, unless a newer panel has been stored."""
        sql = "DELETE FROM panels WHERE table_id = $1 AND person = $2 AND token = $3"
        await self._db.execute(sql, table_id, person.id, panel.token)

    async def drop_expired(self) -> None:
        """Delete all panels whose tokens have expired."""
        await self._db.execute("DELETE FROM panels WHERE expires_at <= $1", self._clock().isoformat())


async def save_panels(t: Transaction, table: Table) -> None:
    """Store the new panels of the people who have seats at a table."""
    rows = [
        (table.id, person.id, panel.message_id, panel.token, panel.expires_at.isoformat())
        for seat, panel in table.new_panels.items()
        if (person := table.seats[seat]) is not None
    ]
    if rows:
        values = [value for row in rows for value in row]
        await t.execute(f"INSERT INTO panels VALUES {marks(rows)} {KEEP}", *values)
