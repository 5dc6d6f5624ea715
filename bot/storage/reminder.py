"""When people are told once a day, of what, and when of nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from bot.model.delivery import Delivery
from bot.model.person import Person
from bot.model.reminder import OF_NOBODY, Quiet, Reminder, zones
from bot.model.table import NOWHERE
from bot.storage.database import Repository, Row
from bot.storage.interaction import count
from bot.storage.moments import moment_of, text_of
from bot.storage.person import person_of
from bot.storage.retry import retried

KEEP: Final = """INSERT INTO reminders (person, zone, hour, quiet_from, quiet_until, guild_id, closed, daily, waiting,
    sent_at, due_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT (person) DO UPDATE SET zone = excluded.zone, hour = excluded.hour, quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until, guild_id = excluded.guild_id, closed = excluded.closed, daily = excluded.daily,
    waiting = excluded.waiting, due_at = excluded.due_at"""


class ReminderRepository(Repository):
    """The reminders."""

    async def of(self, person: Person) -> Reminder | None:
        """Return what a person has chosen; `None` where that is nothing."""
        row = await self._db.row("SELECT * FROM reminders WHERE person = $1", person.id)
        return _reminder(row) if row is not None else None

    @retried
    async def change(
        self,
        person: Person,
        otherwise: Reminder,
        change: Callable[[Reminder], Reminder],
        delivery: Delivery | None = None,
    ) -> Reminder:
        """Change what a person has chosen, or what holds `otherwise`, and return it."""
        # Written first, so that on a server nobody is told, and the row changed, in between.
        sql = "UPDATE reminders SET zone = zone WHERE person = $1 RETURNING *"
        async with self._db.transaction() as t:
            await count(t, delivery)
            row = await t.row(sql, person.id)
            new = change(_reminder(row) if row is not None else otherwise)
            quiet = (new.quiet.start, new.quiet.end) if new.quiet is not None else (None, None)
            moments = text_of(new.sent_at), text_of(new.due_at)
            told = int(new.closed), int(new.daily), int(new.waiting)
            await t.execute(KEEP, person.id, new.zone, new.hour, *quiet, new.guild_id, *told, *moments)
        return new

    async def due(self, now: datetime, most: int) -> list[tuple[Person, Reminder]]:
        """Return some of the people for whom a message is due, those who have waited longest."""
        sql = """SELECT reminders.*, people.* FROM reminders JOIN people ON people.id = person
                 WHERE due_at <= $1 ORDER BY due_at LIMIT $2"""
        return [(person_of(row, NOWHERE), _reminder(row)) for row in await self._db.rows(sql, now.isoformat(), most)]

    @retried
    async def move(self, person: Person, old: Reminder, new: Reminder) -> bool:
        """Store when a person is told, and was; return whether nobody else has stored anything else meanwhile."""
        sql = """UPDATE reminders SET sent_at = $3, due_at = $4, closed = $5 WHERE person = $1 AND due_at = $2
                 RETURNING person"""
        moments = text_of(old.due_at), text_of(new.sent_at), text_of(new.due_at)
        async with self._db.transaction() as t:
            return await t.row(sql, person.id, *moments, int(new.closed)) is not None


def quiet(first: int) -> str:
    """Return the SQL condition that a person wants to be told of nothing now.

    `hours_at` are its values from `$first` on. It is neither true nor false for whoever has chosen no quiet hours.
    """
    hours = " ".join(f"WHEN '{zone}' THEN ${number}" for number, zone in enumerate(zones(), start=first))
    return f"(CASE zone {hours} END - quiet_from + 24) % 24 < (quiet_until - quiet_from + 24) % 24"


def hours_at(now: datetime) -> list[int]:
    """Return the hour that it is now by each clock that can be chosen."""
    return _hours_at(now.replace(minute=now.minute // 15 * 15, second=0, microsecond=0))


@lru_cache(maxsize=1)
def _hours_at(quarter: datetime) -> list[int]:
    # All clocks of the world differ by quarters of an hour, and there are some six hundred.
    return [quarter.astimezone(ZoneInfo(zone)).hour for zone in zones()]


def _reminder(row: Row) -> Reminder:
    quiet = Quiet(row["quiet_from"], row["quiet_until"]) if row["quiet_from"] is not None else None
    return Reminder(
        row["zone"] if row["zone"] in zones() else OF_NOBODY,
        row["hour"],
        quiet,
        row["guild_id"],
        bool(row["closed"]),
        moment_of(row["sent_at"]),
        moment_of(row["due_at"]),
        bool(row["daily"]),
        bool(row["waiting"]),
    )
