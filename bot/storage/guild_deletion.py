"""How all data of a server are deleted: in portions, each a transaction of its own, so that nobody waits for years.

A server that has begun to be deleted is so to its end, by whichever process and after whatever start goes on with it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.storage.database import Repository, Row, Transaction, marks, portions
from bot.storage.guild import BEING_DELETED
from bot.storage.person import with_nickname
from bot.storage.retry import retried
from bot.storage.schema import LEADING_ON

TABLES: Final = 10
"""How many tables, or evenings, are deleted at a time at most."""
GAMES: Final = 20
"""How many games are deleted at a time, unless one table has more, in some milliseconds."""
ROWS: Final = 100
"""How many rows of other kinds are deleted at a time."""
CHALLENGES: Final = 20
"""How many challenges are taken out of a server at a time."""
PEOPLE: Final = 2
"""How many people are forgotten at a time: for each the lines of all other servers are looked through."""

LOCKED: Final = f"UPDATE guilds SET removed_at = '{BEING_DELETED}' WHERE id = $1 AND removed_at <= $2 RETURNING id"
"""The statement that begins to delete a server, or goes on, and has others wait who want to do the same."""
MANY: Final = {
    "history": ("person", "partner", "kind", "at", "number"),
    "sums": ("period", "computers", "person", "partner"),
    "rating_points": ("kind", "at", "person"),
    "results_history": ("kind", "person", "opponent", "line", "at", "number"),
    "tallies": ("kind", "computers", "period", "person", "opponent"),
    "insights": ("person", "kind", "month", "aspect"),
    "evening_shares": ("period", "person"),
    "season_places": ("season", "person"),
}
"""The tables in which a server has many rows that belong to no game, each with its key after the server's number."""
CORRECTIONS: Final = "SELECT id, person, partner, author FROM corrections WHERE guild_id = $1 ORDER BY at, id LIMIT $2"
NEXT_TABLES: Final = """SELECT id, (SELECT count(*) FROM games WHERE table_id = tables.id) AS games FROM tables
    WHERE guild_id = $1 ORDER BY id LIMIT $2"""
OF_TABLES: Final = (
    "SELECT person FROM seats WHERE table_id IN {0}",
    "SELECT newcomer FROM seats WHERE table_id IN {0} AND newcomer IS NOT NULL",
    "SELECT opener FROM tables WHERE id IN {0}",
    "SELECT person FROM departures WHERE table_id IN {0}",
    "SELECT person FROM invitations WHERE table_id IN {0}",
    "SELECT person FROM panels WHERE table_id IN {0}",
    "SELECT person FROM stopped WHERE table_id IN {0}",
)
"""The people about whom something is stored at some tables."""
OF_GAMES: Final = (
    *(f"SELECT seat{seat} AS person FROM ledger WHERE game IN {{0}}" for seat in range(4)),
    "SELECT person FROM players WHERE game IN {0}",
    "SELECT person FROM substitutes WHERE game IN {0}",
    "SELECT person FROM results WHERE game IN {0}",
    "SELECT giver FROM chips WHERE game IN {0} AND giver IS NOT NULL",
    "SELECT taker FROM chips WHERE game IN {0} AND taker IS NOT NULL",
)
"""The people about whom something is stored in some games."""
FORGET_GAMES: Final = tuple(
    f"DELETE FROM {name} WHERE {key} IN {{0}}"
    for name, key in (
        *((name, "game") for name in ("ledger", "results", "chips", "players", "substitutes", "moves")),
        *((name, "game") for name in ("reviews", "mistakes", "honours")),
        ("games", "id"),
    )
)
FORGET_TABLES: Final = (
    *(
        f"DELETE FROM {name} WHERE table_id IN {{0}}"
        for name in ("evening_tables", "panels", "departures", "invitations", "seats")
    ),
    *(f"UPDATE tables SET {name} = NULL WHERE {name} IN {{0}}" for name in LEADING_ON),
    "DELETE FROM tables WHERE id IN {0}",
)
LISTS: Final = ("ratings", "name_words", "wishes")
"""The tables by which a server knows people without any game."""
KNOWN: Final = " UNION ".join(f"SELECT person FROM {name} WHERE guild_id = $1" for name in LISTS)
EVENINGS: Final = "SELECT id FROM evenings WHERE guild_id = $1 ORDER BY id LIMIT $2"
OF_EVENINGS: Final = ("SELECT person FROM evening_people WHERE evening IN {0}",)
FORGET_EVENINGS: Final = (
    *(
        f"DELETE FROM {name} WHERE evening IN {{0}}"
        for name in ("evening_people", "evening_digests", "evening_matches", "evening_deals")
    ),
    "DELETE FROM evenings WHERE id IN {0}",
)
APPOINTMENTS: Final = "SELECT id FROM appointments WHERE guild_id = $1 ORDER BY id LIMIT $2"
OF_APPOINTMENTS: Final = (
    "SELECT person FROM appointment_people WHERE appointment IN {0}",
    "SELECT opener AS person FROM appointments WHERE id IN {0}",
)
COUNTS_OF: Final = ("shares", "announcements", "seasons", "sum_counts", "tally_counts", "rate_anew")
"""The tables of which a server has few rows, and which name nobody but in shares of its own."""
FORGET_REST: Final = (
    "UPDATE tries SET guild_id = 0 WHERE guild_id = $1",
    "UPDATE reminders SET guild_id = 0 WHERE guild_id = $1",
    "UPDATE guests SET guild_id = 0, channel_id = 0 WHERE guild_id = $1",
    "UPDATE match_teams SET guild_id = 0, channel_id = 0, message_id = NULL, told = 1 WHERE guild_id = $1",
    "DELETE FROM waiting WHERE guild_id = $1",
    "DELETE FROM across_boards WHERE guild_id = $1",
    *(f"DELETE FROM {name} WHERE guild_id = $1" for name in COUNTS_OF),
    "DELETE FROM guilds WHERE id = $1",
)
TOLD_OF: Final = (
    *("players", "substitutes", "stopped", "results", "ratings", "rating_points", "name_words", "tries"),
    *(
        "streaks",
        "streak_honours",
        "shares",
        "evening_shares",
        "season_places",
        "puzzles",
        "solvers",
        "mistakes",
        "insights",
        "honours",
        "wishes",
        "reminders",
        "evening_people",
        "appointment_people",
        "invitations",
        "waiting",
        "guests",
        "seats",
        "corrections",
    ),
)
"""The tables in which an index finds the rows of a person."""
FOUND_AT_ONCE: Final = (
    *((name, "person") for name in TOLD_OF),
    *(("seats", "newcomer"), ("tables", "opener"), ("corrections", "partner"), ("corrections", "author")),
    *(("challenges", "challenger"), ("challenges", "challenged"), ("appointments", "opener"), ("reports", "reporter")),
)
"""All columns in which an index finds a person."""
FOR_EVER: Final = " AND period = 'all' AND opponent = 0"
"""The condition for those tallies of a person that an index finds."""
STRANGERS: Final = "SELECT id FROM people WHERE id IN {0} AND level IS NULL " + " ".join(
    f"AND NOT EXISTS (SELECT 1 FROM {name} WHERE {name}.{column} = people.id{only})"
    for name, column, only in (*((*each, "") for each in FOUND_AT_ONCE), ("tallies", "person", FOR_EVER))
)
"""The statement for those of some people about whom nothing is stored that an index finds."""
FORGET_STRANGER: Final = """DELETE FROM people WHERE id = $1
    AND NOT EXISTS (SELECT 1 FROM panels WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM departures WHERE person = people.id)
    AND NOT EXISTS (SELECT 1 FROM ledger WHERE people.id IN (seat0, seat1, seat2, seat3))
    AND NOT EXISTS (SELECT 1 FROM chips WHERE people.id IN (giver, taker))"""
"""The statement that deletes one of the strangers, unless something is stored that no index finds."""


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
            for delete in (
                _delete_rows,
                _delete_corrections,
                _delete_tables,
                _delete_evenings,
                _delete_appointments,
                _take_out_challenges,
                _delete_people,
                _delete_nicknames,
            ):
                if await delete(t, guild_id):
                    return False
            for sql in FORGET_REST:
                await t.execute(sql, guild_id)
            return True


async def _delete_rows(t: Transaction, guild_id: int) -> bool:
    """Delete rows of a table that has many of them; return whether there were any."""
    for name, key in MANY.items():
        rows = await t.rows(f"SELECT {', '.join(key)} FROM {name} WHERE guild_id = $1 LIMIT $2", guild_id, ROWS)
        if rows:
            # By whole keys one by one: of a list of keys SQLite uses the first columns, and looks through the rest.
            of = " AND ".join(f"{column} = ${at}" for at, column in enumerate(key, start=2))
            keys = [(guild_id, *(row[column] for column in key)) for row in rows]
            await t.execute_many(f"DELETE FROM {name} WHERE guild_id = $1 AND {of}", keys)
            return True
    return False


async def _delete_corrections(t: Transaction, guild_id: int) -> bool:
    rows = await t.rows(CORRECTIONS, guild_id, ROWS)
    if rows:
        await _delete(t, ("DELETE FROM corrections WHERE id IN {0}",), [row["id"] for row in rows])
        named = {row[column] for row in rows for column in ("person", "partner", "author")}
        await _forget_strangers(t, named - {None})
    return bool(rows)


async def _delete_tables(t: Transaction, guild_id: int) -> bool:
    """Delete tables whole, so that whoever reads one finds all that belongs to it."""
    tables = _first(await t.rows(NEXT_TABLES, guild_id, TABLES))
    if not tables:
        return False
    games = [row["id"] for row in await t.rows(f"SELECT id FROM games WHERE table_id IN {marks([tables])}", *tables)]
    people = await _people(t, OF_TABLES, tables) | await _people(t, OF_GAMES, games)
    await _delete(t, ("DELETE FROM stopped WHERE table_id IN {0}",), tables)
    await _delete(t, FORGET_GAMES, games)
    await _delete(t, FORGET_TABLES, tables)
    await _forget_strangers(t, people)
    return True


async def _delete_evenings(t: Transaction, guild_id: int) -> bool:
    """Delete evenings, which have no tables any more."""
    evenings = [row["id"] for row in await t.rows(EVENINGS, guild_id, TABLES)]
    people = await _people(t, OF_EVENINGS, evenings)
    await _delete(t, FORGET_EVENINGS, evenings)
    await _forget_strangers(t, people)
    return bool(evenings)


async def _delete_appointments(t: Transaction, guild_id: int) -> bool:
    """Delete appointments with those who have signed up; return whether there were any."""
    appointments = [row["id"] for row in await t.rows(APPOINTMENTS, guild_id, TABLES)]
    people = await _people(t, OF_APPOINTMENTS, appointments)
    await _delete(t, ("DELETE FROM appointments WHERE id IN {0}",), appointments)
    await _forget_strangers(t, people)
    return bool(appointments)


async def _take_out_challenges(t: Transaction, guild_id: int) -> bool:
    """Have challenges go on that were made on the server, as if they had been made nowhere."""
    some = "SELECT id FROM challenges WHERE guild_id = $1 LIMIT $2"
    sql = f"UPDATE challenges SET guild_id = 0, channel_id = 0 WHERE id IN ({some}) RETURNING id"
    return bool(await t.rows(sql, guild_id, CHALLENGES))


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


async def _delete_people(t: Transaction, guild_id: int) -> bool:
    """Delete what is left of some people; return whether there were any."""
    rows = await t.rows(f"SELECT person FROM ({KNOWN}) AS known LIMIT $2", guild_id, PEOPLE)
    people = [row["person"] for row in rows]
    if people:
        for name in LISTS:
            sql = f"DELETE FROM {name} WHERE guild_id = ${len(people) + 1} AND person IN {marks([people])}"
            await t.execute(sql, *people, guild_id)
        await _forget_strangers(t, people)
    return bool(people)


async def _delete_nicknames(t: Transaction, guild_id: int) -> bool:
    """Delete the names of some people on the server; return whether there were any."""
    sql = "SELECT id, nicknames FROM people WHERE nicknames <> '' AND nicknames LIKE $1 LIMIT $2"
    rows = await t.rows(sql, f'%"{guild_id}": %', ROWS)
    left = [(with_nickname(row["nicknames"], guild_id, None), row["id"]) for row in rows]
    await t.execute_many("UPDATE people SET nicknames = $1 WHERE id = $2", left)
    return bool(rows)


async def _people(t: Transaction, statements: Sequence[str], numbers: Sequence[int]) -> set[int]:
    """Return the people in the first column of statements whose list `{0}` has these numbers."""
    found: set[int] = set()
    for portion in portions(numbers):
        sql = " UNION ".join(each.format(marks([portion])) for each in statements)
        found |= {row["person"] for row in await t.rows(sql, *portion)}
    return found


async def _delete(t: Transaction, statements: Sequence[str], numbers: Sequence[int]) -> None:
    for sql in statements:
        for portion in portions(numbers):
            await t.execute(sql.format(marks([portion])), *portion)


async def _forget_strangers(t: Transaction, people: Collection[int]) -> None:
    """Delete those of these people about whom nothing else is stored on any server."""
    for portion in portions(sorted(people)):
        strangers = await t.rows(STRANGERS.format(marks([portion])), *portion)
        await t.execute_many(FORGET_STRANGER, [(row["id"],) for row in strangers])
