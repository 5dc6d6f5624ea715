"""Events in the database: what all of them have in common, be they days, evenings, matches or challenges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime
from typing import Any, Final

from bot.model.event import EventDeal, Field, Form, Stage, Try
from bot.model.following import TryChange
from bot.model.person import Person
from bot.storage.database import Repository, Row, Rows, Statements, Transaction
from bot.storage.deletion import delete, going_with
from bot.storage.outbox import What, put
from bot.storage.person import digest_of
from bot.storage.retry import retried

LAST_SEED: Final = "SELECT seed FROM event_deals WHERE event = $1 ORDER BY deal DESC LIMIT 1"
"""The seed of the last deal of an event, which nobody knows as long as it goes on."""
OPEN: Final = "stage IN ('asked', 'open')"
PAST: Final = "stage IN ('over', 'off')"
"""Beside a single stage as well: by these words a database finds the index of events under way, or over."""
NAMED: Final = "SELECT id FROM events WHERE form = $1 AND name = $2 AND kind = $3"
NAME: Final = "INSERT INTO events (form, name, kind, ends_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
KEEP: Final = """UPDATE event_tries SET points = $2, line = line || $3, ended_at = $4, left_off = $5
    WHERE table_id = $1 RETURNING event, deal, later"""
COUNT: Final = """INSERT INTO event_fields (event, deal, points, tries) VALUES ($1, $2, $3, 1)
    ON CONFLICT (event, deal, points) DO UPDATE SET tries = event_fields.tries + 1"""
END: Final = f"UPDATE events SET stage = '{Stage.OVER}' WHERE id = $1 AND stage <> '{Stage.OVER}' RETURNING *"
SHOW_ALL: Final = """UPDATE events SET due_at = NULL,
    shown = (SELECT count(*) FROM event_deals WHERE event = events.id) WHERE id = $1"""
PLAYS_IN: Final = f"""SELECT event, 0 AS number FROM event_tries JOIN events ON id = event
    WHERE person = $1 AND form = '{Form.DAILY}' AND stage = '{Stage.OPEN}' AND later = 0
    UNION ALL SELECT event, number FROM event_people JOIN events ON id = event
    WHERE person = $1 AND form NOT IN ('{Form.POOL}', '{Form.CHALLENGE}')"""
"""The events under way in which a person plays, or has signed up to play, and under which number."""
ASKED: Final = f"""SELECT event FROM event_people JOIN events ON id = event
    WHERE person = $1 AND state = 1 AND stage = '{Stage.ASKED}'"""
ELSEWHERE: Final = f"""SELECT event, person FROM event_people JOIN events ON id = event
    WHERE state <> CASE WHEN form = '{Form.POOL}' THEN 2 WHEN {OPEN} THEN 1 ELSE 0 END ORDER BY event, person"""
GO_HOME: Final = "UPDATE event_people SET state = 0 WHERE event = $1"
"""Nobody plays in an event any more."""


class EventRepository(Repository):
    """The deals of all events."""

    async def field(self, deal: EventDeal) -> Field:
        """Return the points of all tries of a deal that people have played to their end."""
        sql = "SELECT points, tries FROM event_fields WHERE event = $1 AND deal = $2"
        return Field({row["points"]: row["tries"] for row in await self._db.rows(sql, deal.event, deal.number)})

    @retried
    async def keep_result(self, deal: EventDeal, strong: int, perfect: int, strong_tricks: Sequence[int]) -> None:
        """Store what strong computers, with each trick, and perfect play make of a deal."""
        sql = "UPDATE event_deals SET strong = $3, perfect = $4, strong_tricks = $5 WHERE event = $1 AND deal = $2"
        async with self._db.transaction() as t:
            await t.execute(sql, deal.event, deal.number, strong, perfect, " ".join(map(str, strong_tricks)))

    @retried
    async def forget_tables(self, before: date, most: int) -> None:
        """Delete some of the tables of tries that were begun before a day; what they came to stays."""
        sql = "SELECT table_id FROM event_tries WHERE begun_on < $1 AND table_id IS NOT NULL LIMIT $2"
        async with self._db.transaction() as t:
            await delete_private(t, [row["table_id"] for row in await t.rows(sql, before.isoformat(), most)])

    @retried
    async def forget_tries(self, before: date, most: int) -> None:
        """Delete some of the tries that were begun before a day, but for those on which a mark of honour rests."""
        key = "event, deal, person, later"
        # By the index of those that may go: the sign keeps SQLite from that of the tables.
        old = f"SELECT {key} FROM event_tries WHERE honoured = 0 AND begun_on < $1 AND +table_id IS NULL LIMIT $2"
        async with self._db.transaction() as t:
            await t.execute(f"DELETE FROM event_tries WHERE ({key}) IN ({old})", before.isoformat(), most)


def known_of(row: Row) -> dict[str, Any]:
    """Return what a row of a deal says of it, by the names of `EventDeal`."""
    tricks = row["strong_tricks"]
    return {
        "event": row["event"],
        "number": row["deal"],
        "seed": bytes(row["seed"]),
        "strong": row["strong"],
        "perfect": row["perfect"],
        "strong_tricks": None if tricks is None else tuple(map(int, tricks.split())),
    }


def try_of(row: Row) -> Try:
    """Return the try of a row."""
    return Try(row["table_id"], row["points"], row["ended_at"] is not None, bool(row["left_off"]), row["number"])


async def named(t: Transaction, form: Form, name: str, kind: str, ends_at: str = "") -> int:
    """Return the number of an event that goes by its name; it is created where there is none."""
    if (row := await t.row(NAMED, form, name, kind)) is None:
        await t.execute(NAME, form, name, kind, ends_at)
        row = await t.row(NAMED, form, name, kind)
        assert row is not None
    return int(row["id"])


async def add_deals(t: Transaction, event: int, seeds: Iterable[bytes]) -> None:
    """Store the secret seed of each deal of an event."""
    rows = [(event, deal, seed) for deal, seed in enumerate(seeds, start=1)]
    await t.execute_many("INSERT INTO event_deals (event, deal, seed) VALUES ($1, $2, $3)", rows)


async def count_in_field(t: Transaction, event: int, deal: int, points: int) -> None:
    """Count a try in the field of its deal."""
    await t.execute(COUNT, event, deal, points)


async def close_event(t: Transaction, event: int) -> None:
    """End an event: all of its deals may be looked back on, and nobody has to be known by a digest any more.

    How an evening or a challenge has ended is to be told.
    """
    ended = await t.row(END, event)
    await t.execute(SHOW_ALL, event)
    await t.execute(GO_HOME, event)
    if ended is not None and ended["form"] != Form.DAILY:
        await put(t, What.CHALLENGE if ended["form"] == Form.CHALLENGE else What.EVENING, event, ended["guild_id"])
    await t.execute("DELETE FROM event_digests WHERE event = $1", event)


async def delete_private(t: Transaction, table_ids: Sequence[int]) -> None:
    """Delete private tables with their games."""
    await delete(t, await going_with(t, "tables", table_ids))


# In the transaction of a table


class EventRows(Rows):
    """The rows of what people play alone, in the transaction of a table."""

    async def keep(self, table_id: int, change: TryChange, now: datetime) -> Row | None:
        """Store the points and the end of the try at a table, and append its new moves: once for each change.

        Return the event, the number of the deal, and whether it is a later try; `None` where it is no longer kept.
        """
        ended_at = now.isoformat() if change.over else None
        return await self._t.row(KEEP, table_id, change.points, change.line, ended_at, change.left_off)

    async def count(self, event: int, deal: int, points: int) -> None:
        """Count a try in the field of its deal."""
        await count_in_field(self._t, event, deal, points)

    async def was_forgotten(self, event: int, person: Person) -> bool:
        """Return whether somebody has played in an event, and has deleted all data since."""
        seed = await last_seed(self._t, event)
        sql = "SELECT number FROM event_digests WHERE event = $1 AND digest = $2"
        return seed is not None and await self._t.row(sql, event, digest_of(seed, person)) is not None


# Who deletes all data


async def last_seed(t: Statements, event: int) -> bytes | None:
    """Return the seed of the last deal of an event; `None` before there is one."""
    row = await t.row(LAST_SEED, event)
    return bytes(row["seed"]) if row is not None else None


async def call_off(t: Transaction, event: int, at: datetime | None = None) -> None:
    """Note that an event does not take place, perhaps since a moment."""
    sql = f"UPDATE events SET stage = '{Stage.OFF}', ends_at = coalesce($2, ends_at) WHERE id = $1"
    await t.execute(sql, event, at.isoformat() if at is not None else None)
    await t.execute(GO_HOME, event)


async def states_wrong(t: Transaction) -> list[str]:
    """Return for each person of an event of whom it is told wrongly whether the event is under way, that it is so."""
    told = "event {event}: it is wrong whether it is under way for player {person}"
    return [told.format(event=row["event"], person=row["person"]) for row in await t.rows(ELSEWHERE)]


async def leave_events(t: Transaction, person: Person) -> None:
    """Store under digests in which events a person plays, before the account is deleted.

    Where people still sign up, and nobody has seen a card, nothing stays. A challenge that was not accepted does not
    take place; of others the other one plays on.
    """
    for row in await t.rows(PLAYS_IN, person.id):
        seed = await last_seed(t, row["event"])
        if seed is None:
            await withdraw(t, row["event"], person)
        else:
            sql = "INSERT INTO event_digests (event, digest, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            await t.execute(sql, row["event"], digest_of(seed, person), row["number"])
    for row in await t.rows(ASKED, person.id):
        await call_off(t, row["event"])
    await t.execute("UPDATE event_people SET gone = 1 WHERE person = $1", person.id)
    await t.execute("DELETE FROM event_people WHERE person = $1 AND state = 2", person.id)


async def withdraw(t: Transaction, event: int, person: Person) -> None:
    """Take somebody out of an event that has not begun, and have nobody want to play with them any more."""
    sql = """UPDATE event_people SET wants = NULL WHERE event = $1 AND wants =
             (SELECT number FROM event_people WHERE event = $1 AND person = $2)"""
    await t.execute(sql, event, person.id)
    await t.execute("DELETE FROM event_people WHERE event = $1 AND person = $2", event, person.id)
