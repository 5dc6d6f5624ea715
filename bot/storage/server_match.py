"""Matches of two servers in the database: which servers play, who has signed up, and how far a match has come."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.model.errors import Refusal
from bot.model.event import Form, Stage
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.server_match import MOST_PEOPLE, READY_FOR, TEAMS, ServerMatch, Team, Teammate
from bot.model.table import ACROSS, NOWHERE
from bot.storage.ban import BANNED_ACCOUNTS
from bot.storage.database import Row, Rows, Statements, TimedRepository, Transaction
from bot.storage.evening import evening_of
from bot.storage.guild import guild_of
from bot.storage.moments import moment_of
from bot.storage.outbox import What, put
from bot.storage.person import person_of
from bot.storage.retry import retried

OPEN: Final = """SELECT max(event) AS event FROM event_teams JOIN events ON events.id = event
    WHERE event_teams.guild_id = $1 AND stage = 'open' AND kind = $2"""
LOCK: Final = f"UPDATE events SET shown = shown WHERE id = $1 AND form = '{Form.MATCH}' RETURNING *"
TEAMS_OF: Final = """SELECT event_teams.*, locale, settings FROM event_teams
    LEFT JOIN guilds ON guilds.id = event_teams.guild_id WHERE event = $1 ORDER BY team"""
PEOPLE: Final = f"""SELECT number, wants, here_at, people.* FROM event_people JOIN people ON people.id = person
    WHERE event = $1 AND user_id NOT IN ({BANNED_ACCOUNTS}) ORDER BY number"""
"""Those who have signed up, without whom the operator has shut out."""
ENTER: Final = f"""INSERT INTO event_people (event, person, number, here_at)
    SELECT $1, $2, coalesce(max(number), 0) / {TEAMS} * {TEAMS} + {TEAMS} + $3, $4 FROM event_people
    WHERE event = $1"""


class ServerMatchRows(Rows):
    """The rows of matches, in the transaction of a table."""

    def __init__(self, t: Transaction, now: datetime) -> None:
        super().__init__(t)
        self._now = now

    async def open(self, place: tuple[int, int], game: str, deals: int, code: str, ends_at: datetime) -> int:
        """Store that a server, in a channel, asks for a match, and return the number of its evening.

        Raise `Refusal` where the server has one at this game.
        """
        await self._need_none(place[0], game)
        sql = """INSERT INTO events (guild_id, channel_id, kind, ends_at, form, chosen_deals)
                 VALUES ($1, $2, $3, $4, $5, $6)"""
        key = await self._t.insert(sql, ACROSS, NOWHERE, game, ends_at.isoformat(), Form.MATCH, deals)
        await self._add(key, 0, place, code)
        return key

    async def accept(self, place: tuple[int, int], game: str, code: str) -> int:
        """Store that a server plays the match with this code, and return its number; raise `Refusal` where it cannot.

        The code means nothing after that.
        """
        sql = "SELECT event, event_teams.guild_id, kind, stage FROM event_teams JOIN events ON id = event"
        row = await self._t.row(f"{sql} WHERE code = $1", code)
        if row is None or row["stage"] != Stage.OPEN or row["kind"] != game:
            raise Refusal("match-code-unknown")
        if row["guild_id"] == place[0]:
            raise Refusal("match-own")
        await self._need_none(place[0], game)
        sql = "UPDATE event_teams SET code = NULL WHERE event = $1 AND code = $2 RETURNING event"
        if await self._t.row(sql, row["event"], code) is None:
            raise Refusal("match-code-unknown")
        await self._add(row["event"], 1, place, None)
        return int(row["event"])

    async def _need_none(self, guild_id: int, game: str) -> None:
        # So that of two who ask at once, the second finds the match of the first.
        await self._t.execute("UPDATE guilds SET id = id WHERE id = $1", guild_id)
        if await _open(self._t, guild_id, game) is not None:
            raise Refusal("match-other")

    async def _add(self, evening: int, team: int, place: tuple[int, int], code: str | None) -> None:
        sql = "INSERT INTO event_teams (event, team, guild_id, channel_id, code) VALUES ($1, $2, $3, $4, $5)"
        await self._t.execute(sql, evening, team, *place, code)
        await put(self._t, What.MATCH, evening, place[0])

    async def lock(self, evening: int) -> ServerMatch:
        """Return a match, which nobody else changes meanwhile; raise `Refusal` where there is none."""
        row = await self._t.row(LOCK, evening)
        if row is None:
            raise Refusal("match-over")
        return await match_of(self._t, row, self._now)

    async def enter(self, evening: int, person: Person, team: int) -> None:
        """Store that somebody plays for a team, and is there now."""
        await self._t.execute(ENTER, evening, person.id, team, self._now.isoformat())

    async def be_here(self, evening: int, person: Person) -> None:
        """Store that somebody who has signed up is there now."""
        sql = "UPDATE event_people SET here_at = $3 WHERE event = $1 AND person = $2"
        await self._t.execute(sql, evening, person.id, self._now.isoformat())

    async def be_ready(self, evening: int, team: int) -> None:
        """Store that a team wants to begin, for a while."""
        sql = "UPDATE event_teams SET ready_until = $3 WHERE event = $1 AND team = $2"
        await self._t.execute(sql, evening, team, (self._now + READY_FOR).isoformat())

    async def begin(self, evening: int, ends_at: datetime) -> None:
        """Store until when a match is played that begins; from then on people are at their tables."""
        await self._t.execute("DELETE FROM event_people WHERE event = $1", evening)
        await self._t.execute("UPDATE events SET ends_at = $2 WHERE id = $1", evening, ends_at.isoformat())


class ServerMatchRepository(TimedRepository):
    """The matches of all servers."""

    async def open(self, guild_id: int, game: str) -> int | None:
        """Return the match that a server has at a game; `None` where it has none."""
        async with self._db.snapshot() as t:
            return await _open(t, guild_id, game)

    @retried
    async def find(self, evening: int) -> ServerMatch:
        """Return a match; raise `Refusal` where there is none."""
        async with self._db.snapshot() as t:
            sql = f"SELECT * FROM events WHERE id = $1 AND form = '{Form.MATCH}'"
            row = await t.row(sql, evening)
            if row is None:
                raise Refusal("match-over")
            return await match_of(t, row, self._clock())

    @retried
    async def note_message(self, evening: int, team: int, message_id: int | None) -> None:
        """Note which message shows a match on a team's server."""
        sql = "UPDATE event_teams SET message_id = $3 WHERE event = $1 AND team = $2"
        async with self._db.transaction() as t:
            await t.execute(sql, evening, team, message_id)


async def _open(t: Statements, guild_id: int, game: str) -> int | None:
    row = await t.row(OPEN, guild_id, game)
    return row["event"] if row is not None else None


async def match_of(t: Statements, row: Row, now: datetime) -> ServerMatch:
    """Return the match of an evening's row, as it stands now."""
    evening = await evening_of(t, row)
    people = [] if evening.deals else await t.rows(PEOPLE, evening.id)
    teams = tuple([_team(each, people, now) for each in await t.rows(TEAMS_OF, evening.id)])
    return ServerMatch(evening, row["chosen_deals"], teams)


def _team(row: Row, people: Sequence[Row], now: datetime) -> Team:
    place = row["guild_id"], row["channel_id"]
    own = [each for each in people if each["number"] % TEAMS == row["team"]][:MOST_PEOPLE]
    since = (now - READY_FOR).isoformat()
    people_there = [
        Teammate(
            person_of(each, row["guild_id"]),
            each["known_as"],
            *place,
            each["number"],
            each["wants"],
            here=each["here_at"] is not None and each["here_at"] > since,
        )
        for each in own
    ]
    ready_until = moment_of(row["ready_until"])
    held = ready_until if ready_until is not None and ready_until > now else None
    # A server whose data were deleted is none any more.
    guild = guild_of(row, "guild_id") if row["settings"] is not None else Guild(row["guild_id"])
    shown = row["channel_id"], row["message_id"], row["code"]
    return Team(guild, *shown, held, tuple(people_there))
