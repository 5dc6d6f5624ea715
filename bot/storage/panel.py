"""Open panels in the database: the message that shows a player's hand, and the token that edits it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from operator import attrgetter
from typing import Final

from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.storage.across import note_seen
from bot.storage.database import Database, Row, TimedRepository, Transaction, marks
from bot.storage.person import person_of
from bot.storage.retry import retried
from bot.storage.schema import PRIVATE_FROM

OF_TABLE: Final = "SELECT * FROM panels WHERE table_id = $1"
KEEP: Final = """ON CONFLICT (table_id, person) DO UPDATE
    SET message_id = excluded.message_id, token = excluded.token, expires_at = excluded.expires_at
    WHERE excluded.message_id >= panels.message_id"""
"""A panel is not replaced by one that stands above it: the lowest one is kept up to date."""


class PanelRepository(TimedRepository):
    """The panels: the newest of each person at each table."""

    def __init__(self, database: Database, clock: Callable[[], datetime], changed: Callable[[int], None]) -> None:
        super().__init__(database, clock)
        self._changed = changed
        """Is told the number of each table whose panels have changed."""

    async def of(self, table_id: int) -> dict[int, Panel]:
        """Return the panels of a table whose tokens are still valid, by the id of the person."""
        return self._valid(panels_in(await self._db.rows(OF_TABLE, table_id)))

    async def at(self, newest: Table) -> dict[int, Panel]:
        """Return the same of a table in its newest state; nothing is read where they are known with it."""
        known = newest.changes.hands
        return self._valid(known) if known is not None else await self.of(newest.id)

    def _valid(self, panels: Mapping[int, Panel]) -> dict[int, Panel]:
        now = self._clock()
        return {key: panel for key, panel in panels.items() if panel.expires_at > now}

    @retried
    async def keep(self, table_id: int, person: Person, panel: Panel) -> Panel | None:
        """Store a panel that was just shown, if none stands below it; do nothing where the person has no seat there.

        Return the panel that was stored before, if its token is still valid.
        """
        before = "SELECT * FROM panels WHERE table_id = $1 AND person = $2 AND expires_at > $3"
        keep = f"""INSERT INTO panels SELECT table_id, person, $3, $4, $5 FROM seats
                  WHERE table_id = $1 AND person = $2 {KEEP}"""
        async with self._db.transaction() as t:
            row = await t.row(before, table_id, person.id, self._clock().isoformat())
            if table_id >= PRIVATE_FROM:
                await note_seen(t, table_id, [person.id])
            await t.execute(keep, table_id, person.id, panel.message_id, panel.token, panel.expires_at.isoformat())
        self._changed(table_id)
        return _panel(row) if row is not None else None

    async def close(self, table_id: int, user_id: int, lowest: int) -> None:
        """Delete a user's panel at a table, whose message shows something else now; none below the message `lowest`."""
        sql = """DELETE FROM panels WHERE table_id = $1 AND person IN (SELECT id FROM people WHERE user_id = $2)
                 AND message_id <= $3"""
        await self._db.execute(sql, table_id, user_id, lowest)
        self._changed(table_id)

    async def drop(self, table_id: int, person: Person, panel: Panel) -> bool:
        """Delete a panel whose token is of no more use; return whether it was deleted.

        One that has a newer token, or stands in another message by now, is left as it is.
        """
        sql = """DELETE FROM panels WHERE table_id = $1 AND person = $2 AND token = $3 AND message_id = $4
                 RETURNING person"""
        async with self._db.transaction() as t:
            dropped = bool(await t.rows(sql, table_id, person.id, panel.token, panel.message_id))
        self._changed(table_id)
        return dropped

    async def expiring(self, before: datetime) -> list[tuple[int, Person, Panel]]:
        """Return the table, the person and the panel of each token that expires before this moment."""
        sql = "SELECT panels.*, people.* FROM panels JOIN people ON people.id = person WHERE expires_at <= $1"
        rows = await self._db.rows(sql, before.isoformat())
        return [(row["table_id"], person_of(row, NOWHERE), _panel(row)) for row in rows]


def panels_in(rows: Sequence[Row]) -> dict[int, Panel]:
    """Return the panels in these rows, by the key of the person."""
    return {row["person"]: _panel(row) for row in rows}


def _panel(row: Row) -> Panel:
    return Panel(row["message_id"], row["token"], datetime.fromisoformat(row["expires_at"]))


async def take_along(t: Transaction, lobby_id: int, table_id: int, now: str) -> None:
    """Keep the tokens of a lobby for the table at which its people go on, where they have no valid ones there."""
    sql = """INSERT INTO panels SELECT $1, person, message_id, token, expires_at FROM panels WHERE table_id = $2
             ON CONFLICT (table_id, person) DO UPDATE SET message_id = excluded.message_id, token = excluded.token,
             expires_at = excluded.expires_at WHERE panels.expires_at <= $3"""
    await t.execute(sql, table_id, lobby_id, now)


async def hand_on(t: Transaction, old_id: int, table_id: int) -> None:
    """Let the panels of a table show the hands at the table at which its people go on."""
    await t.execute("UPDATE panels SET table_id = $2 WHERE table_id = $1", old_id, table_id)


async def save_panels(t: Transaction, table: Table, known: dict[int, Panel] | None) -> None:
    """Store the new panels of the people who have seats at a table, or to whom one is promised.

    `known` are all that there were before, and then all that there are.
    """
    new = {
        person.id: panel
        for seat, panel in table.changes.panels.items()
        if (person := table.seats.newcomers.get(seat) or table.seats[seat]) is not None
    }
    rows = [(table.id, key, each.message_id, each.token, each.expires_at.isoformat()) for key, each in new.items()]
    if rows:
        if table.is_across:
            await note_seen(t, table.id, [*new])
        values = [value for row in rows for value in row]
        await t.execute(f"INSERT INTO panels VALUES {marks(rows)} {KEEP}", *values)
    if known is not None:
        # As by `KEEP`.
        known |= {key: max(each, known.get(key, each), key=attrgetter("message_id")) for key, each in new.items()}
