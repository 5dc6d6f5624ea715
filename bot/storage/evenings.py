"""Evenings of the same deals in the database: what they are, how far they have come, and who plays where."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence, Set
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.model.duplicate import Spot
from bot.model.errors import Refusal
from bot.model.evening import MOST_TABLES, Done, Evening, Play, finished_by_all
from bot.model.news import Stands
from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import Status
from bot.storage.database import Database, Row, Statements, Transaction
from bot.storage.people import digest_of, person_of
from bot.storage.retry import repeated

LOCK: Final = """UPDATE evenings SET shown = shown WHERE id = $1
    RETURNING *, (SELECT count(*) FROM evening_deals WHERE evening = evenings.id) AS deals"""
"""The evening, which nobody else changes before the end of the transaction."""
DONE: Final = """SELECT number, deal, points, stopped, EXISTS (SELECT 1 FROM evening_people
    WHERE evening = evening_tables.evening AND number = evening_tables.number) AS sits
    FROM evening_tables WHERE evening = $1"""
PLAYS: Final = """SELECT evening_tables.number AS place, deal, evening_tables.table_id AS at, points, stopped, seat,
    people.*
    FROM evening_tables
    LEFT JOIN games ON games.table_id = evening_tables.table_id LEFT JOIN players ON players.game = games.id
    LEFT JOIN people ON people.id = players.person WHERE evening = $1 ORDER BY place, deal, seat"""
"""Each deal at each table, in one row for each of its players, or in one without any."""
ELSEWHERE: Final = """SELECT number FROM evening_people WHERE evening = $1 AND number <> $2 AND person = $3
    UNION ALL SELECT number FROM evening_digests WHERE evening = $1 AND number <> $2 AND digest = $4"""
"""The other tables of a person, also of one whose data were deleted meanwhile."""
LAST_SEED: Final = "SELECT seed FROM evening_deals WHERE evening = $1 ORDER BY deal DESC LIMIT 1"
"""The seed of the last deal of an evening, which nobody knows as long as it goes on."""


class EveningRepository:
    """The evenings of all servers."""

    def __init__(self, database: Database) -> None:
        self._db = database

    @repeated
    async def find(self, evening_id: int, guild_id: int) -> Evening:
        """Return an evening of a server; raise `Refusal` where there is none."""
        async with self._db.snapshot() as t:
            row = await t.row("SELECT * FROM evenings WHERE id = $1 AND guild_id = $2", evening_id, guild_id)
            if row is None:
                raise Refusal("evening-none")
            return await _evening(t, row)

    async def shown(self, evening_id: int) -> int:
        """Return how many deals of an evening all tables have finished; 0 where there is no such evening."""
        row = await self._db.row("SELECT shown FROM evenings WHERE id = $1", evening_id)
        return row["shown"] if row is not None else 0

    async def under_way(self, guild_id: int, channel_id: int, game: str) -> int | None:
        """Return the newest evening of a game that goes on in a channel; `None` where none does."""
        sql = """SELECT max(id) AS id FROM evenings
                 WHERE guild_id = $1 AND channel_id = $2 AND kind = $3 AND told = 0 AND closed = 0"""
        row = await self._db.row(sql, guild_id, channel_id, game)
        return row["id"] if row is not None else None

    async def to_end(self, now: datetime) -> list[tuple[int, int]]:
        """Return the evenings that are over, or whose time is, and of which nobody was told: each with its server."""
        # By the index of those that go on: the sign keeps SQLite from going through all in their order.
        sql = "SELECT id, guild_id FROM evenings WHERE told = 0 AND (closed = 1 OR ends_at <= $1) ORDER BY +id"
        return [(row["id"], row["guild_id"]) for row in await self._db.rows(sql, now.isoformat())]

    async def unfinished(self, evening_id: int) -> list[int]:
        """Return the tables of an evening that are not over."""
        sql = """SELECT table_id FROM evening_tables JOIN tables ON tables.id = table_id
                 WHERE evening = $1 AND status IN ('lobby', 'playing') ORDER BY table_id"""
        return [row["table_id"] for row in await self._db.rows(sql, evening_id)]

    @repeated
    async def close(self, evening_id: int) -> None:
        """End an evening: all of its deals count as they stand."""
        async with self._db.transaction() as t:
            await _close(t, await _locked(t, evening_id))

    @repeated
    async def keep_strong(self, evening_id: int, deal: int, points: int) -> None:
        """Store what strong computers make of a deal."""
        sql = "UPDATE evening_deals SET strong = $3 WHERE evening = $1 AND deal = $2"
        async with self._db.transaction() as t:
            await t.execute(sql, evening_id, deal, points)

    @repeated
    async def told(self, evening_id: int) -> None:
        """Note that the final standings of an evening were posted."""
        async with self._db.transaction() as t:
            await t.execute("UPDATE evenings SET told = 1 WHERE id = $1", evening_id)


async def _evening(t: Statements, row: Row) -> Evening:
    deals = await t.rows("SELECT * FROM evening_deals WHERE evening = $1 ORDER BY deal", row["id"])
    plays = groupby(await t.rows(PLAYS, row["id"]), lambda each: (each["place"], each["deal"], each["at"]))
    return Evening(
        row["id"],
        row["guild_id"],
        row["channel_id"],
        row["kind"],
        datetime.fromisoformat(row["ends_at"]),
        row["shown"],
        bool(row["closed"]),
        tuple(bytes(each["seed"]) for each in deals),
        tuple(each["strong"] for each in deals),
        tuple(_play(*place, list(rows)) for place, rows in plays),
    )


def _play(table: int, deal: int, table_id: int, rows: Sequence[Row]) -> Play:
    people = tuple(person_of(row) for row in rows if row["seat"] is not None)
    return Play(table, deal, table_id, rows[0]["points"], people, bool(rows[0]["stopped"]))


# In the transaction of a table


async def add_evening(
    t: Transaction, guild_id: int, channel_id: int, game: str, seeds: Iterable[bytes], end: str
) -> int:
    """Store a new evening, and return its number."""
    sql = "INSERT INTO evenings (guild_id, channel_id, kind, ends_at) VALUES ($1, $2, $3, $4)"
    key = await t.insert(sql, guild_id, channel_id, game, end)
    deals = [(key, deal, seed) for deal, seed in enumerate(seeds, start=1)]
    await t.execute_many("INSERT INTO evening_deals (evening, deal, seed) VALUES ($1, $2, $3)", deals)
    return key


async def next_spot(t: Transaction, evening_id: int, guild_id: int) -> tuple[str, Spot]:
    """Return the game of an evening, and where one more of its tables begins: with the first deal that is not over.

    Raise `Refusal` where there can be no other table.
    """
    row = await _locked(t, evening_id)
    if row["guild_id"] != guild_id:
        raise Refusal("evening-none")
    if row["closed"] or row["shown"] == row["deals"]:
        raise Refusal("evening-over")
    last = await t.row("SELECT max(number) AS number FROM evening_tables WHERE evening = $1", evening_id)
    number = 1 + ((last["number"] if last is not None else None) or 0)
    if number > MOST_TABLES:
        raise Refusal("evening-full", most=MOST_TABLES)
    return row["kind"], Spot(evening_id, row["shown"] + 1, row["deals"], number)


async def seed_of(t: Transaction, spot: Spot) -> bytes:
    """Return the seed of a deal."""
    row = await t.row("SELECT seed FROM evening_deals WHERE evening = $1 AND deal = $2", spot.evening, spot.deal)
    assert row is not None
    return bytes(row["seed"])


async def add_table(t: Transaction, table: Table) -> None:
    """Store which deal of an evening a new table plays, and that the people there play at no other table."""
    spot = table.spot
    assert spot is not None
    sql = "INSERT INTO evening_tables (evening, deal, number, table_id) VALUES ($1, $2, $3, $4)"
    await t.execute(sql, spot.evening, spot.deal, spot.table, table.id)
    await _need_only_here(t, spot, _people(table.seats).values())


async def save_evening(t: Transaction, table: Table, status: str, seated: Set[int], promised: Set[int]) -> None:
    """Store what a change of a table means for its evening: who plays there, and how a deal has ended.

    Before the change the table had this status, and these people sat there, or were promised seats.
    """
    spot = table.spot
    if spot is None:
        return
    here = _people((*table.seats, *table.newcomers.values()))
    # Whoever was dealt cards belongs to the table for the whole evening.
    gone = set[int]() if table.goes_on else (promised if status != Status.LOBBY else seated) - here.keys()
    if status == Status.LOBBY and table.status is Status.STOPPED:
        gone, here = here.keys() | gone, {}
    ended = table.between_deals and any(isinstance(item, Stands) for item in table.news)
    stopped = table.status is Status.STOPPED and status != Status.STOPPED
    await _come(t, table, spot, [person for key, person in here.items() if key not in seated | promised])
    if gone:
        sql = "DELETE FROM evening_people WHERE evening = $1 AND person = $2"
        await t.execute_many(sql, [(spot.evening, person) for person in gone])
    if ended:
        await t.execute("UPDATE evening_tables SET points = $2 WHERE table_id = $1", table.id, table.standing(0))
    if stopped:
        await t.execute(STOP_LOBBY if status == Status.LOBBY and table.game is None else STOP, table.id)
    if gone or ended or stopped:
        await _count(t, spot.evening)


STOP: Final = "UPDATE evening_tables SET stopped = 1 WHERE table_id = $1"
STOP_LOBBY: Final = "DELETE FROM evening_tables WHERE table_id = $1"


def _people(sitting: Iterable[Person | None]) -> dict[int, Person]:
    return {person.id: person for person in sitting if person is not None and person.level is None}


async def _come(t: Transaction, table: Table, spot: Spot, people: Collection[Person]) -> None:
    """Note that people play at a table; raise `Refusal` where they may not, or the deal is over everywhere else."""
    if not people:
        return
    row = await _locked(t, spot.evening)
    if row["closed"]:
        raise Refusal("evening-over")
    first = spot.deal if table.status is Status.LOBBY else spot.deal + 1
    if first <= row["shown"]:
        raise Refusal("evening-late")
    await _need_only_here(t, spot, people)


async def _need_only_here(t: Transaction, spot: Spot, people: Collection[Person]) -> None:
    sql = "INSERT INTO evening_people (evening, person, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    seed = await t.row(LAST_SEED, spot.evening)
    assert seed is not None
    for person in sorted(people, key=lambda person: person.id):
        await t.execute(sql, spot.evening, person.id, spot.table)
        digest = digest_of(bytes(seed["seed"]), person)
        other = await t.row(ELSEWHERE, spot.evening, spot.table, person.id, digest)
        if other is not None:
            raise Refusal("evening-elsewhere", table=other["number"])


async def keep_digests(t: Transaction, person: Person) -> None:
    """Note at which tables of evenings under way an account plays, without naming it."""
    sql = "SELECT evening, number FROM evening_people WHERE person = $1"
    for row in await t.rows(sql, person.id):
        seed = await t.row(LAST_SEED, row["evening"])
        assert seed is not None
        digest = digest_of(bytes(seed["seed"]), person)
        sql = "INSERT INTO evening_digests (evening, digest, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await t.execute(sql, row["evening"], digest, row["number"])


async def _count(t: Transaction, evening_id: int) -> None:
    """Count the deals that all tables have finished; with the last one the evening is over."""
    row = await _locked(t, evening_id)
    done = [
        Done(each["number"], each["deal"], each["points"], bool(each["stopped"]), bool(each["sits"]))
        for each in await t.rows(DONE, evening_id)
    ]
    shown = finished_by_all(done, row["deals"], row["shown"])
    if shown == row["deals"]:
        await _close(t, row)
    elif shown != row["shown"]:
        await t.execute("UPDATE evenings SET shown = $2 WHERE id = $1", evening_id, shown)


async def _close(t: Transaction, row: Row) -> None:
    await t.execute("UPDATE evenings SET shown = $2, closed = 1 WHERE id = $1", row["id"], row["deals"])
    for name in ("evening_people", "evening_digests"):
        await t.execute(f"DELETE FROM {name} WHERE evening = $1", row["id"])


async def _locked(t: Transaction, evening_id: int) -> Row:
    row = await t.row(LOCK, evening_id)
    if row is None:
        raise Refusal("evening-none")
    return row
