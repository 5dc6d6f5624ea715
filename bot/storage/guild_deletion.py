"""How all data of a server are deleted: in portions, each a transaction of its own, so that nobody waits for years.

A server that has begun to be deleted is so to its end, by whichever process and after whatever start goes on with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.storage.database import Repository, Row, Transaction
from bot.storage.deletion import SUMMED, change, forget, forget_strangers, going_with, naming
from bot.storage.guild import BEING_DELETED
from bot.storage.person import with_nickname
from bot.storage.retry import retried
from bot.storage.schema import TABLES, Described

AT_ONCE: Final = 10
"""How many tables, evenings or appointments are deleted at a time at most."""
GAMES: Final = 20
"""How many games are deleted at a time, unless one table has more, in some milliseconds."""
ROWS: Final = 100
"""How many rows of other kinds are deleted at a time."""
TAKEN_OUT: Final = 20
"""Of how many rows the server is taken out at a time."""

LOCKED: Final = f"UPDATE guilds SET removed_at = '{BEING_DELETED}' WHERE id = $1 AND removed_at <= $2 RETURNING id"
"""The statement that begins to delete a server, or goes on, and has others wait who want to do the same."""
OF_SERVERS: Final = [each for each in TABLES.values() if "guild_id" in (*each.goes, *each.stays)]
WHOLE: Final = [each for each in OF_SERVERS if "guild_id" in each.goes and naming(each.name)]
"""The tables whose rows are deleted with all that goes with them, so that whoever reads one finds all of it."""
FOUND: Final = [each for each in OF_SERVERS if "guild_id" in each.found and each not in WHOLE]
"""The other ones in which an index finds the rows of a server."""
REST: Final = [each for each in OF_SERVERS if each not in (*WHOLE, *FOUND)]
TAKE_OUT: Final = "UPDATE event_teams SET guild_id = 0, channel_id = 0, message_id = NULL WHERE guild_id = $1"
"""The statement for matches of two servers, which go on; there is nobody to be told of the end any more."""


class GuildDeletion(Repository):
    """Deletes all data of servers."""

    async def forget(self, now: datetime, kept: timedelta) -> list[int]:
        """Delete all data of servers from which the bot was removed at least `kept` ago, and return their ids.

        People about whom nothing else is stored are deleted too.
        """
        until = (now - kept).isoformat()
        rows = await self._db.rows("SELECT id FROM guilds WHERE removed_at <= $1", until)
        forgotten = [row["id"] for row in rows if await self._forget(row["id"], until)]
        if forgotten:
            await self._db.checkpoint()
        return forgotten

    async def _forget(self, guild_id: int, until: str) -> bool:
        """Delete a server; return false where it came back before, or another process has deleted it."""
        while (over := await self._delete_portion(guild_id, until)) is False:
            pass
        return over is True

    @retried
    async def _delete_portion(self, guild_id: int, until: str) -> bool | None:
        """Delete some of a server's data; return whether all are deleted, or `None` where there is no such server."""
        async with self._db.transaction() as t:
            if await t.row(LOCKED, guild_id, until) is None:
                return None
            # Without its books nothing that a server adds up to is compared with lines that are there no more.
            await t.execute("DELETE FROM books WHERE guild_id = $1", guild_id)
            for table in WHOLE:
                if await _delete_whole(t, table, guild_id):
                    return False
            for table in FOUND:
                if await _delete_rows(t, table, guild_id):
                    return False
            if await _delete_nicknames(t, guild_id):
                return False
            await t.execute(TAKE_OUT, guild_id)
            await forget(
                t, [*((table, "guild_id", [guild_id]) for table in REST), (TABLES["guilds"], "id", [guild_id])]
            )
            return True


async def _delete_whole(t: Transaction, table: Described, guild_id: int) -> bool:
    """Delete rows of a server with all that goes with them; return whether there were any."""
    games = "(SELECT count(*) FROM games WHERE table_id = tables.id)" if table.name == "tables" else "0"
    sql = f"SELECT id, {games} AS games FROM {table.name} WHERE guild_id = $1 ORDER BY id LIMIT $2"
    ids = _first(await t.rows(sql, guild_id, AT_ONCE))
    if ids:
        await forget(t, await going_with(t, table.name, ids))
    return bool(ids)


def _first(tables: Sequence[Row]) -> list[int]:
    """Return the first of these tables, as many as have few enough games together, and at least one."""
    taken: list[int] = []
    games = 0
    for row in tables:
        games += row["games"]
        if taken and games > GAMES:
            break
        taken.append(row["id"])
    return taken


async def _delete_rows(t: Transaction, table: Described, guild_id: int) -> bool:
    """Delete rows of a server, or take the server out of them; return whether there were any."""
    people = [*table.people, *(["person"] if table.name in SUMMED else [])]
    columns, goes = ", ".join(dict.fromkeys([*table.key, *people])), "guild_id" in table.goes
    rows = await t.rows(
        f"SELECT {columns} FROM {table.name} WHERE guild_id = $1 LIMIT $2", guild_id, ROWS if goes else TAKEN_OUT
    )
    if rows:
        # By whole keys one by one: of a list of keys SQLite uses the first columns, and looks through the rest.
        key = " AND ".join(f"{column} = ${at}" for at, column in enumerate(table.key, start=1))
        keys = [[row[column] for column in table.key] for row in rows]
        await t.execute_many(change(table, "guild_id", key), keys)
        if goes:
            await forget_strangers(t, {row[column] for row in rows for column in people} - {None})
    return bool(rows)


async def _delete_nicknames(t: Transaction, guild_id: int) -> bool:
    """Delete the names of some people on the server; return whether there were any."""
    sql = "SELECT id, nicknames FROM people WHERE nicknames <> '' AND nicknames LIKE $1 LIMIT $2"
    rows = await t.rows(sql, f'%"{guild_id}": %', ROWS)
    left = [(with_nickname(row["nicknames"], guild_id, None), row["id"]) for row in rows]
    await t.execute_many("UPDATE people SET nicknames = $1 WHERE id = $2", left)
    return bool(rows)
