"""When the bot was last running, noted by each process for the servers of its shards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from bot.model.sharding import Sharding
from bot.storage.database import Database
from bot.storage.notes import NoteRepository

ALIVE: Final = "alive"
"""The name of the note."""
LEFT: Final = " left"
"""The end of the value where the bot has said that it stops."""
SURELY_GONE: Final = timedelta(minutes=2)
"""The age from which a note means that its process is gone; running processes write it every minute."""


class Presence:
    """Notes that the bot is running, and tells since when it was not."""

    def __init__(self, database: Database, notes: NoteRepository, clock: Callable[[], datetime]) -> None:
        self._db = database
        self._notes = notes
        self._clock = clock
        self.sharding = Sharding.WHOLE

    @property
    def _name(self) -> str:
        sharding = self.sharding
        return ALIVE if sharding.whole else f"{ALIVE}/{sharding.count}/{','.join(map(str, sharding.ids))}"

    async def note_alive(self, *, leaving: bool = False) -> None:
        """Note that the bot is running for its shards, or that it is about to stop."""
        await self._notes.keep(self._name, self._clock().isoformat() + (LEFT if leaving else ""))

    async def gone_since(self, *, anywhere: bool = False) -> datetime | None:
        """Return when the bot last ran for its shards, or for any shards where the servers were divided otherwise.

        With `anywhere`, return when any of its processes last ran. Return `None` where it has never run, or where
        another process may still be running.
        """
        sql = "SELECT value FROM notes WHERE name = $1 OR name LIKE $2 ORDER BY name = $3 DESC, value DESC LIMIT 1"
        row = await self._db.row(sql, ALIVE, f"{ALIVE}/%", "" if anywhere else self._name)
        if row is None:
            return None
        moment = datetime.fromisoformat(row["value"].removesuffix(LEFT))
        may_be_there = self._db.shared and not row["value"].endswith(LEFT)
        return None if may_be_there and self._clock() - moment < SURELY_GONE else moment
