"""The deals of the days in the database: who has tried them, on their day and after it, and what servers are told."""

from __future__ import annotations

import json
from datetime import date, timedelta
from typing import Final

from bot.model.daily import Daily, EarlierDay, Equals, Rank, Streak, periods_of
from bot.model.delivery import Delivery
from bot.model.event import Field, Form, Stage, Try
from bot.model.honour import HONOURED_STREAK, StreakHonour
from bot.model.mistakes import Mistake
from bot.model.person import Person
from bot.model.table import NOWHERE
from bot.storage.database import Repository, Row, Rows
from bot.storage.event import OPEN, PAST, add_deals, close_event, known_of, named, try_of
from bot.storage.interaction import count
from bot.storage.person import person_of
from bot.storage.retry import retried
from bot.storage.streak_honour import keep_streak_honour

DAYS: Final = f"SELECT * FROM event_deals JOIN events ON id = event WHERE form = '{Form.DAILY}'"
"""The deals of days, with their events."""
OF_DAY: Final = "event = $1 AND deal = 1 AND later = 0"
"""The tries of a deal on its day."""
OWN: Final = "event = $1 AND deal = 1 AND person = $2 AND later = $3"
UNDER_WAY: Final = f"FROM event_tries WHERE {OF_DAY} AND share IS NULL AND ended_at IS NULL"
"""The tries of a deal that have not ended."""
ADD_SHARE: Final = """INSERT INTO shares (period, kind, guild_id, person, share, tries) VALUES ($1, $2, $3, $4, $5, 1)
    ON CONFLICT (period, kind, guild_id, person)
    DO UPDATE SET share = shares.share + excluded.share, tries = shares.tries + 1"""
BEFORE: Final = f"""SELECT name FROM events WHERE form = '{Form.DAILY}' AND ends_at < $1 AND kind = $2
    AND {PAST} AND stage = '{Stage.OVER}' ORDER BY ends_at DESC LIMIT $3"""
PLAYED_BEFORE: Final = f"""SELECT name, event_tries.* FROM event_tries JOIN events ON id = event
    WHERE person = $1 AND form = '{Form.DAILY}' AND kind = $2 AND name BETWEEN $3 AND $4 AND ended_at IS NOT NULL"""


class DailyRepository(Repository):
    """The deals of the days."""

    @retried
    async def make(self, day: date, game: str, seed: bytes) -> Daily:
        """Return a game's deal of a day; the first who asks gives it this secret seed."""
        found = await self.find(day, game)
        if found is not None:
            return found
        async with self._db.transaction() as t:
            event = await named(t, Form.DAILY, day.isoformat(), game, day.isoformat())
            # Of two who ask at once, the second waits here for the first.
            await t.execute("UPDATE events SET shown = shown WHERE id = $1", event)
            if await t.row("SELECT 1 FROM event_deals WHERE event = $1", event) is None:
                await add_deals(t, event, [seed])
        made = await self.find(day, game)
        assert made is not None
        return made

    async def find(self, day: date, game: str) -> Daily | None:
        """Return a game's deal of a day; `None` where nobody has asked for it."""
        row = await self._db.row(f"{DAYS} AND name = $1 AND kind = $2", day.isoformat(), game)
        return _daily(row) if row is not None else None

    async def try_of(self, daily: Daily, person: Person, *, later: bool = False) -> Try | None:
        """Return how a person has played a deal on its day, or after it the last time; `None` where they have not."""
        row = await self._db.row(f"SELECT * FROM event_tries WHERE {OWN}", daily.event, person.id, later)
        return try_of(row) if row is not None else None

    async def streak(self, person: Person, game: str, today: date) -> int:
        """Return on how many days in a row, up to today or yesterday, a person has played the deal to its end."""
        row = await self._db.row("SELECT * FROM streaks WHERE person = $1 AND kind = $2", person.id, game)
        yesterday = (today - timedelta(days=1)).isoformat()
        return row["days"] if row is not None and row["day"] >= yesterday else 0

    @retried
    async def share(self, daily: Daily, person: Person, channel_id: int, delivery: Delivery | None) -> bool:
        """Note in which channel a person shares a try; return whether it was not the last one where they did.

        When its day is over and the field is complete, it may be shared there once more.
        """
        column = "shared_whole" if daily.closed else "shared_in"
        sql = f"""UPDATE event_tries SET {column} = $4 WHERE {OWN}
                  AND ({column} IS NULL OR {column} <> $4) RETURNING person"""
        async with self._db.transaction() as t:
            await count(t, delivery)
            return await t.row(sql, daily.event, person.id, False, channel_id) is not None

    async def own_rank(self, period: str, game: str, guild_id: int, person: Person) -> tuple[int, Rank] | None:
        """Return a person's place in a server's table of a week or a month, and the line there."""
        of = "period = $1 AND kind = $2 AND guild_id = $3"
        row = await self._db.row(f"SELECT * FROM shares WHERE {of} AND person = $4", period, game, guild_id, person.id)
        if row is None or not person.ranked:
            return None
        sql = f"SELECT count(*) AS number FROM shares JOIN people ON people.id = person WHERE {of} AND ranked = 1"
        ahead = await self._db.row(f"{sql} AND share > $4", period, game, guild_id, row["share"])
        assert ahead is not None
        return 1 + ahead["number"], Rank(person, row["share"], row["tries"])

    async def ranks(self, period: str, game: str, guild_id: int, most: int) -> tuple[list[Rank], Equals | None]:
        """Return the first people of a server's table of a week or a month; server 0 stands for all.

        Of those who are equal all are among them, or none, and it is told how many they are.
        """
        of = """FROM shares JOIN people ON people.id = person
                WHERE period = $1 AND kind = $2 AND guild_id = $3 AND ranked = 1"""
        sql = f"SELECT shares.share, shares.tries, people.* {of} ORDER BY share DESC, person LIMIT $4"
        table = period, game, guild_id
        rows = await self._db.rows(sql, *table, most + 1)
        ranks = [Rank(person_of(row, guild_id), row["share"], row["tries"]) for row in rows]
        if len(ranks) <= most or ranks[most].share < ranks[most - 1].share:
            return ranks[:most], None
        cut = ranks[most].share
        equal = await self._db.row(f"SELECT count(*) AS number {of} AND share = $4", *table, cut)
        assert equal is not None
        ahead = [rank for rank in ranks if rank.share > cut]
        return ahead, Equals(1 + len(ahead), equal["number"])

    # The field of a day that is over

    async def best(self, daily: Daily) -> Try | None:
        """Return one of the best tries that people have played to their end, and of which the cards are kept."""
        sql = """SELECT * FROM event_tries WHERE event = $1 AND later = 0 AND ended_at IS NOT NULL
                 AND +table_id IS NOT NULL AND left_off = 0 ORDER BY points DESC LIMIT 1"""
        # By the index of points: the sign keeps SQLite from that of the tables.
        row = await self._db.row(sql, daily.event)
        return try_of(row) if row is not None else None

    async def lines(self, daily: Daily) -> list[tuple[str, int, int]]:
        """Return each line that was played to its end: its own moves, how often it was played, one of its tables."""
        sql = f"""SELECT line, count(*) AS tries, min(table_id) AS table_id FROM event_tries WHERE {OF_DAY}
                 AND ended_at IS NOT NULL AND left_off = 0 AND table_id IS NOT NULL GROUP BY line"""
        return [(row["line"], row["tries"], row["table_id"]) for row in await self._db.rows(sql, daily.event)]

    @retried
    async def keep_mistake(self, daily: Daily, mistake: Mistake | None) -> None:
        """Store the dearest mistake that many made at a deal, or that there was none."""
        async with self._db.transaction() as t:
            await t.execute("UPDATE events SET mistake = $2 WHERE id = $1", daily.event, json.dumps(mistake))

    # What servers are told

    async def to_tell(self, day: date) -> list[tuple[int, int]]:
        """Return the servers that have not been told of a day's deals, each with the channel for it."""
        sql = "SELECT id, daily_channel FROM guilds WHERE daily_channel IS NOT NULL AND daily_told < $1 ORDER BY id"
        return [(row["id"], row["daily_channel"]) for row in await self._db.rows(sql, day.isoformat())]

    @retried
    async def note_announced(self, guild_id: int, day: date) -> None:
        """Note that a server has been told of a day's deals."""
        async with self._db.transaction() as t:
            await t.execute("UPDATE guilds SET daily_told = $1 WHERE id = $2", day.isoformat(), guild_id)

    # The end of a day

    @retried
    async def forget_shares(self, before: date, before_month: date, most: int) -> None:
        """Delete some of what weeks before a day, and months before another, have brought people."""
        key = "period, kind, guild_id, person"
        async with self._db.transaction() as t:
            for period in (periods_of(before)[0], periods_of(before_month)[1]):
                old = f"""SELECT {key} FROM shares WHERE kind <> 'evening' AND period < $1
                    AND length(period) = length($1) LIMIT $2"""
                await t.execute(f"DELETE FROM shares WHERE ({key}) IN ({old})", period, most)

    async def open_before(self, day: date) -> list[Daily]:
        """Return the deals of earlier days whose tries are not all counted."""
        sql = f"{DAYS} AND {OPEN} AND ends_at < $1 ORDER BY ends_at, kind"
        return [_daily(row) for row in await self._db.rows(sql, day.isoformat())]

    async def left_off(self, daily: Daily, most: int) -> list[int]:
        """Return some of the tables at which cards of a deal were played, and not all."""
        sql = f"SELECT table_id {UNDER_WAY} AND line <> '' ORDER BY person LIMIT $2"
        return [row["table_id"] for row in await self._db.rows(sql, daily.event, most)]

    @retried
    async def end_unplayed(self, daily: Daily) -> None:
        """End the tries of a deal in which no card was played; they count for nothing."""
        async with self._db.transaction() as t:
            for change in ("tables SET status = 'finished' WHERE id", "seats SET rests = NULL WHERE table_id"):
                await t.execute(f"UPDATE {change} IN (SELECT table_id {UNDER_WAY} AND line = '')", daily.event)

    @retried
    async def share_out(self, daily: Daily, field: Field, after: int, most: int) -> int | None:
        """Give the tries of the people who follow `after` their share, and return the last of these people.

        What somebody has left off has none, nor has any try where too few have played the deal to its end. Where
        there are no more, the deal is closed.
        """
        sql = f"""SELECT person, guild_id, points FROM event_tries WHERE {OF_DAY} AND person > $2
                 AND share IS NULL AND ended_at IS NOT NULL AND left_off = 0 ORDER BY person LIMIT $3"""
        async with self._db.transaction() as t:
            rows = await t.rows(sql, daily.event, after, most) if field.is_ranked else []
            if not rows:
                await close_event(t, daily.event)
                return None
            shares = {row["points"]: field.share(row["points"]) for row in rows}
            sql = f"UPDATE event_tries SET share = $4 WHERE {OWN}"
            await t.execute_many(sql, [(daily.event, row["person"], 0, shares[row["points"]]) for row in rows])
            added = [
                (period, daily.game, guild_id, row["person"], shares[row["points"]])
                for row in rows
                for period in periods_of(daily.day)
                for guild_id in {NOWHERE, row["guild_id"]}
            ]
            await t.execute_many(ADD_SHARE, added)
        return int(rows[-1]["person"])

    # Days that are over

    async def earlier(self, person: Person, game: str, before: date, most: int) -> list[EarlierDay]:
        """Return the last days before one of which all tries of a game's deal are counted, the newest first."""
        days = [row["name"] for row in await self._db.rows(BEFORE, before.isoformat(), game, most)]
        rows = await self._db.rows(PLAYED_BEFORE, person.id, game, days[-1], days[0]) if days else []
        left_off = {row["name"] for row in rows if row["left_off"] and not row["later"]}
        tried, later = [
            {row["name"]: row["points"] for row in rows if row["later"] == n and (n or not row["left_off"])}
            for n in (0, 1)
        ]
        return [EarlierDay(date.fromisoformat(day), tried.get(day), later.get(day), day in left_off) for day in days]


def _daily(row: Row) -> Daily:
    found = json.loads(row["mistake"] or "null")
    return Daily(
        **known_of(row),
        day=date.fromisoformat(row["name"]),
        game=row["kind"],
        mistake=Mistake(*found) if found else None,
        reviewed=row["mistake"] is not None,
        closed=row["stage"] == Stage.OVER,
    )


# In the transaction of a table


class TryRows(Rows):
    """The rows of tries of deals of days, in the transaction of a table."""

    async def begin(self, daily: Daily, person: Person, guild_id: int) -> bool:
        """Note that a person's try begins, which counts on a server; return whether it had not begun before."""
        sql = """INSERT INTO event_tries (event, deal, person, guild_id, begun_on) VALUES ($1, 1, $2, $3, $4)
                 ON CONFLICT DO NOTHING RETURNING person"""
        return await self._t.row(sql, daily.event, person.id, guild_id, daily.day.isoformat()) is not None

    async def table_of(self, daily: Daily, person: Person) -> int | None:
        """Return the table at which a person's try is played; `None` where its cards are not kept."""
        row = await self._t.row(f"SELECT table_id FROM event_tries WHERE {OWN}", daily.event, person.id, False)
        return row["table_id"] if row is not None else None

    async def keep_table(self, daily: Daily, person: Person, table_id: int) -> None:
        """Store at which table a person's try is played."""
        await self._t.execute(
            f"UPDATE event_tries SET table_id = $4 WHERE {OWN}", daily.event, person.id, False, table_id
        )

    async def lock_later(self, daily: Daily, person: Person, today: date) -> Try:
        """Return how a person has last played a deal after its day, which nobody else changes meanwhile."""
        sql = """INSERT INTO event_tries (event, deal, person, later, begun_on, number) VALUES ($1, 1, $2, 1, $3, 0)
                 ON CONFLICT (event, deal, person, later) DO UPDATE SET points = event_tries.points RETURNING *"""
        row = await self._t.row(sql, daily.event, person.id, today.isoformat())
        assert row is not None
        return try_of(row)

    async def begin_later(self, daily: Daily, person: Person, table_id: int, today: date) -> None:
        """Store at which table a person begins the deal anew."""
        sql = f"""UPDATE event_tries SET table_id = $4, begun_on = $5, number = number + 1, points = 0, line = '',
                 ended_at = NULL, left_off = 0 WHERE {OWN}"""
        await self._t.execute(sql, daily.event, person.id, True, table_id, today.isoformat())

    async def streak(self, person: Person, game: str) -> Streak | None:
        """Return a person's last streak, which nobody else changes before the end of the transaction."""
        sql = "UPDATE streaks SET days = days WHERE person = $1 AND kind = $2 RETURNING *"
        row = await self._t.row(sql, person.id, game)
        return Streak(date.fromisoformat(row["day"]), row["days"]) if row is not None else None

    async def keep_streak(self, person: Person, game: str, streak: Streak) -> None:
        """Store a person's streak, and the mark of honour that it has earned."""
        sql = """INSERT INTO streaks (person, kind, day, days) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (person, kind) DO UPDATE SET day = excluded.day, days = excluded.days"""
        await self._t.execute(sql, person.id, game, streak.day.isoformat(), streak.days)
        if streak.days == HONOURED_STREAK:
            await keep_streak_honour(self._t, StreakHonour(person.id, game, streak.day))
