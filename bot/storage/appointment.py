"""Tables at a set time in the database: what is agreed, and who has signed up, until their time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Final

from bot.model.appointment import MOST_HERE, MOST_OWN, Appointment
from bot.model.errors import Refusal
from bot.model.options import STORED_OPTIONS, Options, rules_from
from bot.model.person import Person
from bot.storage.database import Repository, Row, Rows, Statements
from bot.storage.person import person_of
from bot.storage.retry import retried
from engine.game import Rules
from engine.games import kind_of

DUE: Final = "SELECT id, guild_id FROM appointments WHERE at <= $1 ORDER BY at, id"
COUNTED: Final = """SELECT count(*) AS here, coalesce(sum(CASE opener WHEN $2 THEN 1 ELSE 0 END), 0) AS own
    FROM appointments WHERE guild_id = $1"""
PEOPLE: Final = """SELECT people.* FROM appointment_people JOIN people ON people.id = person
    WHERE appointment = $1 ORDER BY number"""


class AppointmentRepository(Repository):
    """The tables at a set time of all servers."""

    async def due(self, now: datetime) -> list[tuple[int, int]]:
        """Return the appointments whose time has come, each with its server."""
        return [(row["id"], row["guild_id"]) for row in await self._db.rows(DUE, now.isoformat())]

    async def find(self, number: int) -> Appointment | None:
        """Return an appointment; `None` where it is over."""
        async with self._db.snapshot() as t:
            row = await t.row("SELECT * FROM appointments WHERE id = $1", number)
            return await _appointment(t, row) if row is not None else None

    @retried
    async def note_message(self, number: int, message_id: int) -> None:
        """Note at which message people sign up."""
        async with self._db.transaction() as t:
            await t.execute("UPDATE appointments SET message_id = $2 WHERE id = $1", number, message_id)


class AppointmentRows(Rows):
    """The rows of tables at a set time, in the transaction of a table."""

    async def open(
        self, guild_id: int, channel_id: int, opener: Person, rules: Rules, options: Options, at: datetime
    ) -> int:
        """Store a new appointment, for which its opener has signed up, and return its number.

        Raise `Refusal` where the opener, or the server, has too many.
        """
        # So that of two who ask at once, the second counts that of the first.
        await self._t.execute("UPDATE guilds SET id = id WHERE id = $1", guild_id)
        counted = await self._t.row(COUNTED, guild_id, opener.id)
        assert counted is not None
        if counted["own"] >= MOST_OWN:
            raise Refusal("appointment-most-own", most=MOST_OWN)
        if counted["here"] >= MOST_HERE:
            raise Refusal("appointment-most-here", most=MOST_HERE)
        sql = """INSERT INTO appointments (guild_id, channel_id, opener, kind, rules, options, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)"""
        agreed = json.dumps(asdict(rules)), STORED_OPTIONS.dump_json(options).decode()
        number = await self._t.insert(
            sql, guild_id, channel_id, opener.id, kind_of(rules).name, *agreed, at.isoformat()
        )
        await self.enter(number, opener)
        return number

    async def lock(self, number: int) -> Appointment | None:
        """Return an appointment, which nobody else changes meanwhile; `None` where it is over."""
        row = await self._t.row("UPDATE appointments SET at = at WHERE id = $1 RETURNING *", number)
        return await _appointment(self._t, row) if row is not None else None

    async def enter(self, number: int, person: Person) -> None:
        """Store that somebody has signed up, after all others."""
        sql = """INSERT INTO appointment_people (appointment, person, number)
                 SELECT $1, $2, coalesce(max(number), 0) + 1 FROM appointment_people WHERE appointment = $1"""
        await self._t.execute(sql, number, person.id)

    async def leave(self, number: int, person: Person) -> None:
        """Store that somebody does not come."""
        sql = "DELETE FROM appointment_people WHERE appointment = $1 AND person = $2"
        await self._t.execute(sql, number, person.id)

    async def end(self, number: int) -> None:
        """Delete an appointment whose time has come, or that was called off."""
        await self._t.execute("DELETE FROM appointments WHERE id = $1", number)


async def _appointment(t: Statements, row: Row) -> Appointment:
    opener = await t.row("SELECT * FROM people WHERE id = $1", row["opener"])
    assert opener is not None
    people: Sequence[Row] = await t.rows(PEOPLE, row["id"])
    return Appointment(
        row["id"],
        row["guild_id"],
        row["channel_id"],
        row["message_id"],
        person_of(opener),
        rules_from(row["kind"], json.loads(row["rules"])),
        STORED_OPTIONS.validate_json(row["options"]),
        datetime.fromisoformat(row["at"]),
        tuple(map(person_of, people)),
    )
