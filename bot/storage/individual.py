"""Evenings for which people sign up in the database: who has, which pairs have met, and when the next deal comes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from typing import Final

from bot.model.errors import Refusal
from bot.model.event import Form
from bot.model.forms import MOVEMENTS
from bot.model.movement import Match, Rounds
from bot.model.person import Person
from bot.model.signing_up import Entrant, Entries
from bot.storage.database import Repository, Row, Rows, Statements
from bot.storage.event import OPEN, withdraw
from bot.storage.moments import text_of
from bot.storage.person import person_of
from bot.storage.retry import retried

ENTRANTS: Final = """SELECT number, gone, wants, here_at, people.* FROM event_people JOIN people ON people.id = person
    WHERE event = $1 ORDER BY number, gone, person"""
UNDER_WAY: Final = f"""SELECT max(id) AS id FROM events
    WHERE guild_id = $1 AND kind = $2 AND stage = 'open' AND {OPEN} AND form <> '{Form.TEAMS}'"""
MATCHES: Final = "SELECT round, pair, against FROM event_pairings WHERE event = $1 ORDER BY round, number"
HAND_ON: Final = """UPDATE panels SET table_id = $3 WHERE person = $4 AND table_id IN
    (SELECT table_id FROM event_tables WHERE event = $1 AND deal = $2)"""


class IndividualRepository(Repository):
    """The evenings of all servers for which people sign up."""

    async def under_way(self, guild_id: int, game: str) -> int | None:
        """Return the evening of a game that goes on on a server; `None` where none does."""
        row = await self._db.row(UNDER_WAY, guild_id, game)
        return row["id"] if row is not None else None

    async def due(self, now: datetime) -> list[tuple[int, int]]:
        """Return the evenings whose next deal is due, each with its server."""
        sql = "SELECT id, guild_id FROM events WHERE due_at <= $1 ORDER BY due_at, id"
        return [(row["id"], row["guild_id"]) for row in await self._db.rows(sql, now.isoformat())]

    @retried
    async def note_message(self, evening_id: int, message_id: int) -> None:
        """Note at which message people sign up."""
        async with self._db.transaction() as t:
            await t.execute("UPDATE events SET message_id = $2 WHERE id = $1", evening_id, message_id)


async def entries_of(t: Statements, row: Row) -> Entries | None:
    """Return who plays in an evening for which people sign up; `None` for another one."""
    movement = MOVEMENTS.get(row["form"])
    if movement is None:
        return None
    due_at = datetime.fromisoformat(row["due_at"]) if row["due_at"] is not None else None
    found = await t.rows(ENTRANTS, row["id"])
    entrants = tuple(
        Entrant(
            person_of(each, row["guild_id"]),
            each["number"],
            bool(each["gone"]),
            each["wants"],
            here=each["here_at"] is not None,
        )
        for each in found
    )
    rounds = await _rounds(t, row["id"]) if movement.couples else ()
    return Entries(movement, row["places"], due_at, entrants, row["chosen_deals"], row["message_id"], rounds)


async def _rounds(t: Statements, evening_id: int) -> Rounds:
    by_round = groupby(await t.rows(MATCHES, evening_id), lambda each: each["round"])
    return tuple(tuple(Match(each["pair"], each["against"]) for each in rows) for _, rows in by_round)


class IndividualRows(Rows):
    """The rows of evenings for which people sign up, in the transaction of a table."""

    async def open(
        self,
        guild_id: int,
        channel_id: int,
        game: str,
        form: str,
        deals: int | None,
        due_at: datetime,
        ends_at: datetime,
        *,
        agreed: bool = False,
    ) -> int:
        """Store an evening, for which people sign up until it is due, and return its number.

        Raise `Refusal` where one of the game goes on on the server. But one for which people still sign up becomes this
        one where this was agreed on long before: nobody stops by opening one what others have agreed on.
        """
        times = due_at.isoformat(), ends_at.isoformat()
        (under_way,) = await self._t.rows(UNDER_WAY, guild_id, game)
        number: int | None = under_way["id"]
        if number is None:
            sql = """INSERT INTO events (guild_id, channel_id, kind, form, chosen_deals, due_at, ends_at)
                     VALUES ($1, $2, $3, $4, $5, $6, $7)"""
            return await self._t.insert(sql, guild_id, channel_id, game, form, deals, *times)
        sql = """UPDATE events SET channel_id = $2, form = $3, chosen_deals = $4, due_at = $5, ends_at = $6
                 WHERE id = $1 AND places = 0 RETURNING id"""
        if not agreed or await self._t.row(sql, number, channel_id, form, deals, *times) is None:
            raise Refusal("individual-other")
        return number

    async def entries(self, evening_id: int) -> Entries:
        """Return who plays; raise `Refusal` where people sign up for no such evening."""
        row = await self._t.row("SELECT * FROM events WHERE id = $1", evening_id)
        entries = await entries_of(self._t, row) if row is not None else None
        if entries is None:
            raise Refusal("evening-none")
        return entries

    async def enter(self, evening_id: int, person: Person, number: int, here_at: datetime | None) -> None:
        """Store that somebody plays, with a number, from the next deal on, and when they were there."""
        sql = """INSERT INTO event_people (event, person, number, here_at) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (event, person) DO UPDATE SET number = excluded.number, gone = 0,
                 here_at = excluded.here_at"""
        await self._t.execute(sql, evening_id, person.id, number, text_of(here_at))

    async def want(self, evening_id: int, person: Person, number: int | None) -> None:
        """Store with whom somebody wants to play, by the number, or that they take whoever comes."""
        sql = "UPDATE event_people SET wants = $3 WHERE event = $1 AND person = $2"
        await self._t.execute(sql, evening_id, person.id, number)

    async def withdraw(self, evening_id: int, person: Person) -> None:
        """Take out somebody before the first deal."""
        await withdraw(self._t, evening_id, person)

    async def meet(self, evening_id: int, number: int, matches: Sequence[Match]) -> None:
        """Store which pairs meet in a round."""
        sql = "INSERT INTO event_pairings (event, round, number, pair, against) VALUES ($1, $2, $3, $4, $5)"
        rows = [(evening_id, number, table, *match) for table, match in enumerate(matches, start=1)]
        await self._t.execute_many(sql, rows)

    async def leave_out(self, evening_id: int, people: Iterable[int]) -> None:
        """Note that people, given by their keys, play no more from the next deal on."""
        sql = "UPDATE event_people SET gone = 1 WHERE event = $1 AND person = $2"
        await self._t.execute_many(sql, [(evening_id, person) for person in people])

    async def take_back(self, evening_id: int, people: Iterable[int]) -> None:
        """Note that people who had gone play on."""
        sql = "UPDATE event_people SET gone = 0 WHERE event = $1 AND person = $2"
        await self._t.execute_many(sql, [(evening_id, person) for person in people])

    async def begin(self, evening_id: int, numbers: Mapping[int, int], places: int) -> None:
        """Store the numbers of people, given by their keys, and for how many the movement is."""
        sql = "UPDATE event_people SET number = $3, wants = NULL WHERE event = $1 AND person = $2"
        await self._t.execute_many(sql, [(evening_id, person, number) for person, number in numbers.items()])
        await self._t.execute("UPDATE events SET places = $2 WHERE id = $1", evening_id, places)

    async def make_due(self, evening_id: int, at: datetime | None) -> None:
        """Store when the next deal comes; `None` as long as one is played."""
        due_at = at.isoformat() if at is not None else None
        await self._t.execute("UPDATE events SET due_at = $2 WHERE id = $1", evening_id, due_at)

    async def hand_on(self, evening_id: int, deal: int, person: Person, table_id: int) -> None:
        """Let a person's panel at the table of a deal show the hand at the table of the next one."""
        await self._t.execute(HAND_ON, evening_id, deal, table_id, person.id)
