"""The outbox: what is still to be told or shown, of what has happened in the same transaction."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from bot.storage.database import Repository, Transaction
from bot.storage.retry import retried

PUT: Final = "INSERT INTO outbox (what, name, guild_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
TAKE_OUT: Final = "DELETE FROM outbox WHERE what = $1 AND name = $2 AND guild_id = $3 RETURNING what"


class What(StrEnum):
    """What a letter is about; its name says of which one."""

    CHALLENGE = "challenge"
    """How a challenge has ended, in the process that serves no server."""
    EVENING = "evening"
    """How an evening or a match has ended, once computers have played what was left off."""
    MATCH = "match"
    """How a match stands, until its server knows the end."""
    SEASON = "season"
    """The honours of a season that is closed."""
    WEEK = "week"
    """Where people sign up for a set time of the next week."""


class Letter(NamedTuple):
    """Something that a server is still to be told."""

    what: What
    name: str
    guild_id: int

    @property
    def number(self) -> int:
        """The number of the event or the set time that it is about."""
        return int(self.name)


class Outbox(Repository):
    """The letters of all servers."""

    async def waiting(self, what: What) -> list[Letter]:
        """Return the letters of a kind."""
        sql = "SELECT name, guild_id FROM outbox WHERE what = $1 ORDER BY guild_id, name"
        return [Letter(what, row["name"], row["guild_id"]) for row in await self._db.rows(sql, what)]

    @retried
    async def take_out(self, letter: Letter) -> None:
        """Note that a server was told, or can be told no more."""
        async with self._db.transaction() as t:
            await take_out(t, letter)


async def put(t: Transaction, what: What, name: object, guild_id: int) -> None:
    """Have a server be told of something, when the transaction is committed."""
    await t.execute(PUT, what, str(name), guild_id)


async def take_out(t: Transaction, letter: Letter) -> bool:
    """Take a letter out in a transaction; return whether it was there."""
    return await t.row(TAKE_OUT, *letter) is not None
