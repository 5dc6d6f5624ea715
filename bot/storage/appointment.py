"""Tables and evenings at a set time in the database: what is agreed, and who has signed up, until their time."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Final

from bot.model.appointment import MOST_HERE, MOST_OWN, Appointment, Meeting
from bot.model.company import Friend
from bot.model.errors import Refusal
from bot.model.options import STORED_OPTIONS, rules_from
from bot.model.person import Person
from bot.model.reminder import Remind
from bot.storage.company import find_friends, need_few, note_asked
from bot.storage.database import Repository, Row, Rows, Statements
from bot.storage.moments import text_of
from bot.storage.outbox import What, put
from bot.storage.person import former_of, person_of, selves
from bot.storage.retry import retried

DUE: Final = "SELECT id, guild_id FROM appointments WHERE at <= $1 ORDER BY at, id"
TO_REMIND: Final = "SELECT id, guild_id FROM appointments WHERE remind_at <= $1 ORDER BY remind_at, id"
OF_SERVER: Final = "SELECT * FROM appointments WHERE guild_id = $1 ORDER BY at, id LIMIT $2"
EVENTLESS: Final = "SELECT id, guild_id FROM appointments WHERE event_id IS NULL ORDER BY id"
EVENTS: Final = "SELECT event_id FROM appointments WHERE guild_id = $1 AND event_id IS NOT NULL"
OWN: Final = selves("$2", "$3")
COUNTED: Final = f"""SELECT count(*) AS here, coalesce(sum(CASE WHEN opener IN {OWN} THEN 1 ELSE 0 END), 0) AS own
    FROM appointments WHERE guild_id = $1"""
PEOPLE: Final = """SELECT people.*, number, remind FROM appointment_people JOIN people ON people.id = person
    WHERE appointment = $1 ORDER BY number, people.id"""
OF_PERSON: Final = """SELECT appointments.* FROM appointment_people JOIN appointments ON appointments.id = appointment
    WHERE person = $1 AND at > $2 ORDER BY at, appointments.id LIMIT $3"""
ASKED: Final = 0
"""The number of whoever was asked to come and has not answered."""
WITH_OPENER: Final = 1
"""The number of the opener and of those who come because the opener has asked them, so that they sit together."""


class AppointmentRepository(Repository):
    """The tables and evenings at a set time of all servers."""

    async def due(self, now: datetime) -> list[tuple[int, int]]:
        """Return the appointments whose time has come, each with its server."""
        return _keys(await self._db.rows(DUE, now.isoformat()))

    async def to_remind(self, now: datetime) -> list[tuple[int, int]]:
        """Return the appointments of which people are to be told before the time, each with its server."""
        return _keys(await self._db.rows(TO_REMIND, now.isoformat()))

    async def next_of(self, guild_id: int, most: int) -> list[Appointment]:
        """Return those of a server whose time comes soonest."""
        async with self._db.snapshot() as t:
            return [await _appointment(t, row) for row in await t.rows(OF_SERVER, guild_id, most)]

    async def of_person(self, person: Person, now: datetime, most: int) -> list[Appointment]:
        """Return those of all servers for which a person has signed up or is asked to, the soonest first."""
        async with self._db.snapshot() as t:
            return [await _appointment(t, row) for row in await t.rows(OF_PERSON, person.id, now.isoformat(), most)]

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

    async def without_event(self) -> list[tuple[int, int]]:
        """Return the appointments that have no event of Discord's, each with its server."""
        return _keys(await self._db.rows(EVENTLESS))

    async def events_of(self, guild_id: int) -> set[int]:
        """Return the events of Discord's that a server's appointments have."""
        return {row["event_id"] for row in await self._db.rows(EVENTS, guild_id)}

    @retried
    async def note_event(self, number: int, event_id: int) -> bool:
        """Note which event of Discord's an appointment has; return whether it is not over."""
        async with self._db.transaction() as t:
            sql = "UPDATE appointments SET event_id = $2 WHERE id = $1 RETURNING id"
            return await t.row(sql, number, event_id) is not None


class AppointmentRows(Rows):
    """The rows of tables and evenings at a set time, in the transaction of a table."""

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        opener: Person,
        meeting: Meeting,
        now: datetime,
        friends: Sequence[Friend] = (),
    ) -> tuple[int, list[Person], list[int]]:
        """Store a new appointment, for which its opener has signed up and to which friends are asked.

        Return its number, who is asked, and the accounts of those who may not be. Raise `Refusal` where the opener, or
        the server, has too many, or where the opener has invited too many people of late.
        """
        # So that of two who ask at once, the second counts that of the first.
        await self._t.execute("UPDATE guilds SET id = id WHERE id = $1", guild_id)
        counted = await self._t.row(COUNTED, guild_id, opener.id, await former_of(self._t, opener))
        assert counted is not None
        if counted["own"] >= MOST_OWN:
            raise Refusal("appointment-most-own", most=MOST_OWN)
        if counted["here"] >= MOST_HERE:
            raise Refusal("appointment-most-here", most=MOST_HERE)
        sql = """INSERT INTO appointments (guild_id, channel_id, opener, kind, rules, options, at, form, deals, zone,
                 remind_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"""
        when = meeting.at.isoformat(), meeting.form, meeting.deals, meeting.zone, text_of(meeting.remind_at(now))
        number = await self._t.insert(sql, guild_id, channel_id, opener.id, meeting.kind.name, *_agreed(meeting), *when)
        await self.enter(number, opener)
        found = {}
        if friends:
            await need_few(self._t, opener, len(friends), now)
            found = await find_friends(self._t, guild_id, opener, friends, now)
            await note_asked(self._t, opener, len(friends), now)
        asked = [(number, each.id, ASKED) for each in found.values()]
        sql = "INSERT INTO appointment_people (appointment, person, number) VALUES ($1, $2, $3)"
        await self._t.execute_many(sql, asked)
        return number, list(found.values()), [each.account for each in friends if each.account not in found]

    async def agree(self, number: int, meeting: Meeting) -> None:
        """Store the rules and options of a meeting, which have changed."""
        sql = "UPDATE appointments SET rules = $2, options = $3 WHERE id = $1"
        await self._t.execute(sql, number, *_agreed(meeting))

    async def lock(self, number: int) -> Appointment | None:
        """Return an appointment, which nobody else changes meanwhile; `None` where it is over."""
        row = await self._t.row("UPDATE appointments SET at = at WHERE id = $1 RETURNING *", number)
        return await _appointment(self._t, row) if row is not None else None

    async def enter(self, number: int, person: Person) -> None:
        """Store that somebody has signed up, after all others; whoever was asked to, beside the opener."""
        sql = """INSERT INTO appointment_people (appointment, person, number)
                 SELECT $1, $2, coalesce(max(number), 0) + 1 FROM appointment_people WHERE appointment = $1
                 ON CONFLICT (appointment, person) DO UPDATE
                 SET number = CASE appointment_people.number WHEN $3 THEN $4 ELSE excluded.number END"""
        await self._t.execute(sql, number, person.id, ASKED, WITH_OPENER)

    async def leave(self, number: int, person: Person) -> None:
        """Store that somebody does not come."""
        sql = "DELETE FROM appointment_people WHERE appointment = $1 AND person = $2"
        await self._t.execute(sql, number, person.id)

    async def signed_up(self, person: Person, guild_id: int) -> list[int]:
        """Return the appointments of a server for which somebody has signed up."""
        sql = """SELECT id FROM appointments JOIN appointment_people ON appointment = id
                 WHERE person = $1 AND guild_id = $2 ORDER BY id"""
        return [row["id"] for row in await self._t.rows(sql, person.id, guild_id)]

    async def remind(self, number: int, person: Person, way: Remind) -> None:
        """Store in which way somebody who has signed up wants to be told before the time."""
        sql = "UPDATE appointment_people SET remind = $3 WHERE appointment = $1 AND person = $2"
        await self._t.execute(sql, number, person.id, None if way is Remind.NOT else way)

    async def note_reminded(self, number: int) -> bool:
        """Store that people are told before the time; return whether nobody has done so before."""
        sql = "UPDATE appointments SET remind_at = NULL WHERE id = $1 AND remind_at IS NOT NULL RETURNING id"
        return await self._t.row(sql, number) is not None

    async def end(self, number: int) -> None:
        """Delete an appointment whose time has come, or that was called off."""
        await self._t.execute("DELETE FROM appointments WHERE id = $1", number)

    async def renew(self, appointment: Appointment, now: datetime) -> None:
        """Have people sign up anew for a later week."""
        later = appointment.meeting.next_week(now)
        sql = "UPDATE appointments SET at = $2, remind_at = $3, message_id = NULL, event_id = NULL WHERE id = $1"
        await self._t.execute(sql, appointment.id, later.at.isoformat(), text_of(later.remind_at(now)))
        await put(self._t, What.WEEK, appointment.id, appointment.guild_id)
        await self._t.execute("DELETE FROM appointment_people WHERE appointment = $1", appointment.id)


def _agreed(meeting: Meeting) -> tuple[str, str]:
    return json.dumps(asdict(meeting.rules)), STORED_OPTIONS.dump_json(meeting.options).decode()


def _keys(rows: Sequence[Row]) -> list[tuple[int, int]]:
    return [(row["id"], row["guild_id"]) for row in rows]


async def _appointment(t: Statements, row: Row) -> Appointment:
    opener = await t.row("SELECT * FROM people WHERE id = $1", row["opener"])
    assert opener is not None
    people: Sequence[Row] = await t.rows(PEOPLE, row["id"])
    meeting = Meeting(
        rules_from(row["kind"], json.loads(row["rules"])),
        STORED_OPTIONS.validate_json(row["options"]),
        datetime.fromisoformat(row["at"]),
        row["form"],
        row["deals"],
        row["zone"],
    )
    return Appointment(
        row["id"],
        row["guild_id"],
        row["channel_id"],
        row["message_id"],
        row["event_id"],
        person_of(opener, row["guild_id"]),
        meeting,
        tuple(person_of(each, row["guild_id"]) for each in people if each["number"] != ASKED),
        {each["id"]: Remind(each["remind"]) for each in people if each["remind"] is not None},
        tuple(person_of(each, row["guild_id"]) for each in people if each["number"] == ASKED),
    )
