"""Notes in the database: single values, each stored under a name."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from bot.storage.database import TimedRepository
from bot.storage.retry import retried

KEEP: Final = "INSERT INTO notes VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class NoteRepository(TimedRepository):
    """The notes, such as the fingerprint of the commands that were last sent to Discord."""

    async def get(self, name: str) -> str | None:
        """Return the value of a note; `None` where there is none."""
        row = await self._db.row("SELECT value FROM notes WHERE name = $1", name)
        return row["value"] if row is not None else None

    async def keep(self, name: str, value: str) -> None:
        """Store the value of a note."""
        await self._db.execute(KEEP, name, value)

    @retried
    async def take_turn(self, name: str, seconds: float) -> float:
        """Take a turn that all processes together may take once in so many seconds.

        Return 0 where the turn was taken, else the number of seconds to wait before asking again.
        """
        now = self._clock()
        # A turn in the future was taken by a wrong clock: do not wait for it.
        free, wrong = (now - timedelta(seconds=seconds)).isoformat(), (now + timedelta(seconds=seconds)).isoformat()
        taking = f"{KEEP} WHERE notes.value <= $3 OR notes.value >= $4 RETURNING value"
        async with self._db.transaction() as t:
            if await t.row(taking, f"turn/{name}", now.isoformat(), free, wrong) is not None:
                return 0.0
            row = await t.row("SELECT value FROM notes WHERE name = $1", f"turn/{name}")
            assert row is not None
            return max(0.0, seconds - (now - datetime.fromisoformat(row["value"])).total_seconds())
