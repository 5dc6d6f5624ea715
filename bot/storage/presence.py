"""When the bot was last there, for each division of the servers among processes."""

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
"""What it ends with where the bot has left since."""
SURELY_GONE: Final = timedelta(minutes=2)
"""How old the note must be where the bot did not say that it left: it is written every minute."""


class Presence:
    """Notes that the bot is there, and tells since when it was gone."""

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
        """Note that the bot is there, for its shards, or that it is just about to leave."""
        await self._notes.keep(self._name, self._clock().isoformat() + (LEFT if leaving else ""))

    async def gone_since(self) -> datetime | None:
        """Return when the bot was last there for its shards; where the servers were divided otherwise, for any.

        `None` where it was never there, or where another process may still be.
        """
        sql = "SELECT value FROM notes WHERE name = $1 OR name LIKE $2 ORDER BY name = $3 DESC, value DESC LIMIT 1"
        row = await self._db.row(sql, ALIVE, f"{ALIVE}/%", self._name)
        if row is None:
            return None
        moment = datetime.fromisoformat(row["value"].removesuffix(LEFT))
        may_be_there = self._db.shared and not row["value"].endswith(LEFT)
        return None if may_be_there and self._clock() - moment < SURELY_GONE else moment
