"""Evenings of the same deals in the database: what they are, how far they have come, and who plays where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import groupby
from typing import Final, NamedTuple

from bot.model.duplicate import Spot
from bot.model.errors import Refusal
from bot.model.evening import Done, Evening, Play
from bot.model.event import ALONE, Form, Stage
from bot.model.forms import MOVEMENTS
from bot.model.options import STORED_OPTIONS, Options
from bot.model.person import Person
from bot.model.server_match import TEAMS
from bot.storage.database import Repository, Row, Rows, Statements, Transaction, marks
from bot.storage.event import OPEN, add_deals, close_event, last_seed
from bot.storage.individual import entries_of
from bot.storage.outbox import Letter, take_out
from bot.storage.person import digest_of, person_of
from bot.storage.retry import retried
from bot.storage.season import count_evening

EVENINGS: Final = f"form NOT IN {tuple(map(str, ALONE))}"
LOCK: Final = f"""UPDATE events SET shown = shown WHERE id = $1 AND {EVENINGS}
    RETURNING *, (SELECT count(*) FROM event_deals WHERE event = events.id) AS deals"""
"""The evening, which nobody else changes before the end of the transaction."""
DONE: Final = """SELECT number, deal, points, stopped, EXISTS (SELECT 1 FROM event_people
    WHERE event = event_tables.event AND number = event_tables.number) AS sits
    FROM event_tables WHERE event = $1"""
PLAYS: Final = """SELECT event_tables.number AS place, deal, event_tables.table_id AS at, points, stopped,
    event_tables.absent, seat, guests.name AS guest, people.*
    FROM event_tables
    LEFT JOIN games ON games.table_id = event_tables.table_id LEFT JOIN players ON players.game = games.id
    LEFT JOIN people ON people.id = players.person
    LEFT JOIN guests ON guests.table_id = event_tables.table_id AND guests.person = people.id
    WHERE event = $1 ORDER BY place, deal, seat"""
"""Each deal at each table, in one row for each of its players, or in one without any."""
FIND: Final = f"""SELECT * FROM events WHERE id = $1 AND {EVENINGS} AND (guild_id = $2
    OR EXISTS (SELECT 1 FROM event_teams WHERE event = events.id AND event_teams.guild_id = $2)
    OR EXISTS (SELECT 1 FROM event_tables JOIN guests ON guests.table_id = event_tables.table_id
        JOIN people ON people.id = person WHERE event = events.id AND user_id = $3))"""
"""An evening of a server; a match of two for both, and wherever somebody is who plays or has played in it."""
ELSEWHERE: Final = """SELECT number FROM event_people WHERE event = $1 AND number <> $2 AND person = $3
    UNION ALL SELECT number FROM event_digests WHERE event = $1 AND number <> $2 AND digest = $4"""
"""The other tables of a person, also of one whose data were deleted meanwhile."""


SIGNED_UP_HERE: Final = f"""SELECT events.id, places FROM event_people JOIN events ON events.id = event
    WHERE person = $1 AND gone = 0 AND stage = 'open' AND (
    (events.guild_id = $2 AND {EVENINGS} AND form NOT IN ('{Form.TEAMS}', '{Form.MATCH}')) OR (form = '{Form.MATCH}'
    AND NOT EXISTS (SELECT 1 FROM event_deals WHERE event = events.id)
    AND EXISTS (SELECT 1 FROM event_teams WHERE event = events.id AND event_teams.guild_id = $2
        AND team = number % {TEAMS}))) ORDER BY events.id"""
"""For which evenings of a server a person has signed up, and for which matches for its team."""
UNPLAYED: Final = f"""DELETE FROM event_deals WHERE event = $1
    AND EXISTS (SELECT 1 FROM events WHERE id = $1 AND form <> '{Form.TEAMS}')
    AND deal > (SELECT coalesce(max(deal), 0) FROM event_tables WHERE event = $1)"""
"""Takes away the deals of an evening for which people sign up that were not begun: nobody has missed them."""


class EveningRepository(Repository):
    """The evenings of all servers."""

    @retried
    async def find(self, evening_id: int, guild_id: int, account: int = 0) -> Evening:
        """Return an evening of a server, or a match in which an account plays; raise `Refusal` where there is none."""
        async with self._db.snapshot() as t:
            row = await t.row(FIND, evening_id, guild_id, account)
            if row is None:
                raise Refusal("evening-none")
            sql = "SELECT 1 FROM event_people JOIN people ON id = person WHERE event = $1 AND user_id = $2"
            asker = await t.row(sql, evening_id, account)
            return replace(await evening_of(t, row), has_asker=asker is not None)

    async def count_finished_deals(self, evening_id: int) -> int:
        """Return how many deals of an evening all tables have finished; 0 where there is no such evening."""
        row = await self._db.row("SELECT shown FROM events WHERE id = $1", evening_id)
        return row["shown"] if row is not None else 0

    async def under_way(self, guild_id: int, channel_id: int, game: str, form: str | None = None) -> int | None:
        """Return the newest evening of a game that goes on in a channel, or that of a form; `None` where none does."""
        sql = f"""SELECT max(id) AS id FROM events WHERE guild_id = $1 AND channel_id = $2 AND kind = $3
                 AND stage = 'open' AND {OPEN} AND form = coalesce($4, form)"""
        row = await self._db.row(sql, guild_id, channel_id, game, form)
        return row["id"] if row is not None else None

    async def to_end(self, now: datetime) -> list[tuple[int, int]]:
        """Return the evenings whose time is over, each with its server."""
        # By the index of those that go on: the sign keeps SQLite from going through all in their order.
        forms = [str(Form.TEAMS), str(Form.MATCH), *map(str, MOVEMENTS)]
        due = f"{OPEN} AND form IN {marks([forms])} AND ends_at <= ${len(forms) + 1}"
        sql = f"SELECT id, guild_id FROM events WHERE {due} ORDER BY +id"
        rows = await self._db.rows(sql, *forms, now.isoformat())
        return [(row["id"], row["guild_id"]) for row in rows]

    async def unfinished(self, evening_id: int) -> list[int]:
        """Return the tables of an evening that are not over."""
        sql = """SELECT table_id FROM event_tables JOIN tables ON tables.id = table_id
                 WHERE event = $1 AND status IN ('lobby', 'playing') ORDER BY table_id"""
        return [row["table_id"] for row in await self._db.rows(sql, evening_id)]

    @retried
    async def close(self, evening_id: int) -> None:
        """End an evening: all of its deals count as they stand."""
        async with self._db.transaction() as t:
            await _locked(t, evening_id)
            await _close(t, evening_id)

    @retried
    async def keep_strong(self, evening_id: int, deal: int, points: int) -> None:
        """Store by how many points the even seats are ahead when strong computers play a deal."""
        sql = "UPDATE event_deals SET strong = $3 WHERE event = $1 AND deal = $2"
        async with self._db.transaction() as t:
            await t.execute(sql, evening_id, deal, points)

    @retried
    async def note_posted(self, letter: Letter) -> None:
        """Note that the final standings of an evening were posted, and count for its season what it has brought."""
        async with self._db.transaction() as t:
            sql = "UPDATE events SET counted = 1 WHERE id = $1 AND counted = 0 RETURNING *"
            if await take_out(t, letter) and (row := await t.row(sql, letter.number)) is not None:
                await count_evening(t, await evening_of(t, row))


async def evening_of(t: Statements, row: Row) -> Evening:
    """Return the evening of a row."""
    deals = await t.rows("SELECT * FROM event_deals WHERE event = $1 ORDER BY deal", row["id"])
    plays = groupby(await t.rows(PLAYS, row["id"]), lambda each: (each["place"], each["deal"], each["at"]))
    return Evening(
        row["id"],
        row["guild_id"],
        row["channel_id"],
        row["kind"],
        datetime.fromisoformat(row["ends_at"]),
        row["shown"],
        row["stage"] == Stage.OVER,
        tuple(bytes(each["seed"]) for each in deals),
        tuple(each["strong"] for each in deals),
        tuple(_play(row["guild_id"], *place, list(rows)) for place, rows in plays),
        await entries_of(t, row),
        row["form"],
    )


def _play(guild_id: int, table: int, deal: int, table_id: int, rows: Sequence[Row]) -> Play:
    people = tuple(_dealt(row, guild_id) for row in rows if row["seat"] is not None)
    absent = frozenset(seat for seat in range(len(people)) if rows[0]["absent"] >> seat & 1)
    return Play(table, deal, table_id, rows[0]["points"], people, bool(rows[0]["stopped"]), absent)


def _dealt(row: Row, guild_id: int) -> Person:
    """Return who was dealt cards, across servers by the name by which the others know them."""
    person = person_of(row, guild_id)
    return person if row["guest"] is None else replace(person, name=row["guest"])


# In the transaction of a table


class EveningState(NamedTuple):
    """How an evening stands, which nobody else changes before the end of the transaction."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    form: str
    deals: int
    chosen_deals: int | None
    """How many deals were asked for, where somebody has."""
    shown: int
    """How many deals all tables have finished."""
    closed: bool


class EveningRows(Rows):
    """The rows of evenings, in the transaction of a table."""

    async def add(self, guild_id: int, channel_id: int, game: str, seeds: Iterable[bytes], end: datetime) -> int:
        """Store a new evening, and return its number."""
        sql = "INSERT INTO events (guild_id, channel_id, kind, ends_at, form) VALUES ($1, $2, $3, $4, $5)"
        key = await self._t.insert(sql, guild_id, channel_id, game, end.isoformat(), Form.TEAMS)
        await self.add_deals(key, seeds)
        return key

    async def add_deals(self, evening_id: int, seeds: Iterable[bytes]) -> None:
        """Store the secret seed of each deal of an evening."""
        await add_deals(self._t, evening_id, seeds)

    async def lock(self, evening_id: int) -> EveningState:
        """Return how an evening stands; raise `Refusal` where there is none."""
        row = await _locked(self._t, evening_id)
        place = row["id"], row["guild_id"], row["channel_id"]
        chosen = row["deals"], row["chosen_deals"]
        closed = row["stage"] == Stage.OVER
        return EveningState(*place, row["kind"], row["form"], *chosen, row["shown"], closed)

    async def read(self, evening_id: int) -> Evening:
        """Return an evening as far as it has come."""
        row = await self._t.row("SELECT * FROM events WHERE id = $1", evening_id)
        assert row is not None
        return await evening_of(self._t, row)

    async def tables(self, evening_id: int) -> int:
        """Return how many tables an evening has."""
        sql = "SELECT max(number) AS number FROM event_tables WHERE event = $1"
        row = await self._t.row(sql, evening_id)
        return (row["number"] if row is not None else None) or 0

    async def options(self, evening_id: int) -> Options | None:
        """Return the options of an evening's tables, which stay those of its first deal; `None` before that."""
        sql = """SELECT options FROM tables WHERE id = (SELECT max(table_id) FROM event_tables WHERE event = $1)"""
        row = await self._t.row(sql, evening_id)
        return STORED_OPTIONS.validate_json(row["options"]) if row is not None else None

    async def seed(self, spot: Spot) -> bytes:
        """Return the seed of a deal."""
        sql = "SELECT seed FROM event_deals WHERE event = $1 AND deal = $2"
        row = await self._t.row(sql, spot.evening, spot.deal)
        assert row is not None
        return bytes(row["seed"])

    async def add_table(self, spot: Spot, table_id: int) -> None:
        """Store at which table a deal is played."""
        sql = "INSERT INTO event_tables (event, deal, number, table_id) VALUES ($1, $2, $3, $4)"
        await self._t.execute(sql, spot.evening, spot.deal, spot.table, table_id)

    async def come(self, spot: Spot, people: Iterable[Person]) -> int | None:
        """Note that people play at a table; return the number of another one where somebody of them plays already."""
        sql = "INSERT INTO event_people (event, person, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        seed = await last_seed(self._t, spot.evening)
        assert seed is not None
        for person in people:
            await self._t.execute(sql, spot.evening, person.id, spot.table)
            digest = digest_of(seed, person)
            other = await self._t.row(ELSEWHERE, spot.evening, spot.table, person.id, digest)
            if other is not None:
                return int(other["number"])
        return None

    async def leave(self, evening_id: int, people: Iterable[int]) -> None:
        """Note that people, given by their keys, play at no table any more."""
        sql = "DELETE FROM event_people WHERE event = $1 AND person = $2"
        await self._t.execute_many(sql, [(evening_id, person) for person in people])

    async def signed_up(self, person: Person, guild_id: int) -> dict[int, bool]:
        """Return for what somebody has signed up on a server: evenings and matches, and whether each has begun."""
        rows = await self._t.rows(SIGNED_UP_HERE, person.id, guild_id)
        return {row["id"]: row["places"] > 0 for row in rows}

    async def keep_points(self, table_id: int, points: int, absent: Iterable[int]) -> None:
        """Store what the even seats of a table have made of its deal, and whose people were not there at its end."""
        seats = sum(1 << seat for seat in absent)
        sql = "UPDATE event_tables SET points = $2, absent = $3 WHERE table_id = $1"
        await self._t.execute(sql, table_id, points, seats)

    async def stop(self, table_id: int) -> None:
        """Note that a table was stopped."""
        await self._t.execute("UPDATE event_tables SET stopped = 1 WHERE table_id = $1", table_id)

    async def remove(self, table_id: int) -> None:
        """Take a table out of its evening, at which nothing was played."""
        await self._t.execute("DELETE FROM event_tables WHERE table_id = $1", table_id)

    async def done(self, evening_id: int) -> list[Done]:
        """Return how far each table has come with each deal."""
        return [
            Done(each["number"], each["deal"], each["points"], bool(each["stopped"]), bool(each["sits"]))
            for each in await self._t.rows(DONE, evening_id)
        ]

    async def show(self, evening_id: int, shown: int) -> None:
        """Store how many deals all tables have finished."""
        await self._t.execute("UPDATE events SET shown = $2 WHERE id = $1", evening_id, shown)

    async def close(self, evening: EveningState) -> None:
        """End an evening: all of its deals count as they stand."""
        await _close(self._t, evening.id)


async def _close(t: Transaction, evening_id: int) -> None:
    await t.execute(UNPLAYED, evening_id)
    await close_event(t, evening_id)
    await t.execute("DELETE FROM event_people WHERE event = $1", evening_id)


async def _locked(t: Transaction, evening_id: int) -> Row:
    row = await t.row(LOCK, evening_id)
    if row is None:
        raise Refusal("evening-none")
    return row
