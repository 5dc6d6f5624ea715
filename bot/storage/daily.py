"""The deals of the days in the database: their seeds, who has tried them, and the field, which is counted."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Final

from bot.model.daily import Daily, Equals, Field, Rank, Streak, Try, periods_of
from bot.model.delivery import Delivery
from bot.model.following import TryChange
from bot.model.honour import HONOURED_STREAK, StreakHonour
from bot.model.mistakes import Mistake
from bot.model.person import Person
from bot.model.table import NOWHERE
from bot.storage.database import Repository, Row, Rows, Transaction
from bot.storage.deletion import delete, going_with
from bot.storage.interaction import count
from bot.storage.person import digest_of, person_of
from bot.storage.retry import retried
from bot.storage.streak_honour import keep_streak_honour

UNDER_WAY: Final = "FROM tries WHERE day = $1 AND kind = $2 AND share IS NULL AND ended_at IS NULL"
"""The tries of a deal that have not ended."""
COUNT: Final = """INSERT INTO field (day, kind, points, tries) VALUES ($1, $2, $3, 1)
    ON CONFLICT (day, kind, points) DO UPDATE SET tries = field.tries + 1"""
ADD_SHARE: Final = """INSERT INTO shares (period, kind, guild_id, person, share, tries) VALUES ($1, $2, $3, $4, $5, 1)
    ON CONFLICT (period, kind, guild_id, person)
    DO UPDATE SET share = shares.share + excluded.share, tries = shares.tries + 1"""


class DailyRepository(Repository):
    """The deals of the days."""

    @retried
    async def make(self, day: date, game: str, seed: bytes) -> Daily:
        """Return a game's deal of a day; the first who asks gives it this secret seed."""
        sql = "INSERT INTO dailies (day, kind, seed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        found = await self.find(day, game)
        if found is not None:
            return found
        async with self._db.transaction() as t:
            await t.execute(sql, day.isoformat(), game, seed)
        made = await self.find(day, game)
        assert made is not None
        return made

    async def find(self, day: date, game: str) -> Daily | None:
        """Return a game's deal of a day; `None` where nobody has asked for it."""
        row = await self._db.row("SELECT * FROM dailies WHERE day = $1 AND kind = $2", day.isoformat(), game)
        return _daily(row) if row is not None else None

    async def try_of(self, daily: Daily, person: Person) -> Try | None:
        """Return how a person has played a deal; `None` where they have not begun."""
        sql = "SELECT * FROM tries WHERE day = $1 AND kind = $2 AND person = $3"
        row = await self._db.row(sql, *_key(daily), person.id)
        return _try(row) if row is not None else None

    async def field(self, daily: Daily) -> Field:
        """Return the points of all tries of a deal that people have played to their end."""
        rows = await self._db.rows("SELECT points, tries FROM field WHERE day = $1 AND kind = $2", *_key(daily))
        return Field({row["points"]: row["tries"] for row in rows})

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
        sql = f"""UPDATE tries SET {column} = $4 WHERE day = $1 AND kind = $2 AND person = $3
                  AND ({column} IS NULL OR {column} <> $4) RETURNING person"""
        async with self._db.transaction() as t:
            await count(t, delivery)
            return await t.row(sql, *_key(daily), person.id, channel_id) is not None

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

    @retried
    async def keep_result(self, daily: Daily, strong: int, perfect: int, strong_tricks: Sequence[int]) -> None:
        """Store what strong computers, with each trick, and perfect play make of a deal."""
        sql = "UPDATE dailies SET strong = $3, perfect = $4, strong_tricks = $5 WHERE day = $1 AND kind = $2"
        async with self._db.transaction() as t:
            await t.execute(sql, *_key(daily), strong, perfect, " ".join(map(str, strong_tricks)))

    # The field of a day that is over

    async def best(self, daily: Daily) -> Try | None:
        """Return one of the best tries that people have played to their end, and of which the cards are kept."""
        sql = """SELECT * FROM tries WHERE day = $1 AND kind = $2 AND ended_at IS NOT NULL AND +table_id IS NOT NULL
                 AND left_off = 0 ORDER BY points DESC LIMIT 1"""
        # By the index of points: the sign keeps SQLite from that of the tables.
        row = await self._db.row(sql, *_key(daily))
        return _try(row) if row is not None else None

    async def lines(self, daily: Daily) -> list[tuple[str, int, int]]:
        """Return each line that was played to its end: its own moves, how often it was played, one of its tables."""
        sql = """SELECT line, count(*) AS tries, min(table_id) AS table_id FROM tries WHERE day = $1 AND kind = $2
                 AND ended_at IS NOT NULL AND left_off = 0 AND table_id IS NOT NULL GROUP BY line"""
        return [(row["line"], row["tries"], row["table_id"]) for row in await self._db.rows(sql, *_key(daily))]

    @retried
    async def keep_mistake(self, daily: Daily, mistake: Mistake | None) -> None:
        """Store the dearest mistake that many made at a deal, or that there was none."""
        async with self._db.transaction() as t:
            sql = "UPDATE dailies SET mistake = $3 WHERE day = $1 AND kind = $2"
            await t.execute(sql, *_key(daily), json.dumps(mistake))

    # What servers are told

    async def to_tell(self, day: date) -> list[tuple[int, int]]:
        """Return the servers that have not been told of a day's deals, each with the channel for it."""
        sql = "SELECT guild_id, channel_id FROM announcements WHERE told < $1 ORDER BY guild_id"
        return [(row["guild_id"], row["channel_id"]) for row in await self._db.rows(sql, day.isoformat())]

    @retried
    async def note_announced(self, guild_id: int, day: date) -> None:
        """Note that a server has been told of a day's deals."""
        async with self._db.transaction() as t:
            await t.execute("UPDATE announcements SET told = $1 WHERE guild_id = $2", day.isoformat(), guild_id)

    # The end of a day

    @retried
    async def forget_tables(self, before: date, most: int) -> None:
        """Delete some of the tables at which deals of earlier days were played; what they came to stays."""
        async with self._db.transaction() as t:
            await forget_tables(t, "tries", "day", before, most)

    @retried
    async def forget_tries(self, before: date, before_month: date, most: int) -> None:
        """Delete some of the tries and shares of weeks before a day, and of months before another.

        Fields stay, and tries on which a mark of honour rests.
        """
        key = "period, kind, guild_id, person"
        async with self._db.transaction() as t:
            old = "SELECT day, kind, person FROM tries WHERE honoured = 0 AND day < $1 LIMIT $2"
            await t.execute(f"DELETE FROM tries WHERE (day, kind, person) IN ({old})", before.isoformat(), most)
            for period in (periods_of(before)[0], periods_of(before_month)[1]):
                old = f"SELECT {key} FROM shares WHERE period < $1 AND length(period) = length($1) LIMIT $2"
                await t.execute(f"DELETE FROM shares WHERE ({key}) IN ({old})", period, most)

    async def open_before(self, day: date) -> list[Daily]:
        """Return the deals of earlier days whose tries are not all counted."""
        sql = "SELECT * FROM dailies WHERE closed = 0 AND day < $1 ORDER BY day, kind"
        return [_daily(row) for row in await self._db.rows(sql, day.isoformat())]

    async def left_off(self, daily: Daily, most: int) -> list[int]:
        """Return some of the tables at which cards of a deal were played, and not all."""
        sql = f"SELECT table_id {UNDER_WAY} AND line <> '' ORDER BY person LIMIT $3"
        return [row["table_id"] for row in await self._db.rows(sql, *_key(daily), most)]

    @retried
    async def end_unplayed(self, daily: Daily) -> None:
        """End the tries of a deal in which no card was played; they count for nothing."""
        async with self._db.transaction() as t:
            for change in ("tables SET status = 'finished' WHERE id", "seats SET rests = NULL WHERE table_id"):
                await t.execute(f"UPDATE {change} IN (SELECT table_id {UNDER_WAY} AND line = '')", *_key(daily))

    @retried
    async def share_out(self, daily: Daily, field: Field, after: int, most: int) -> int | None:
        """Give the tries of the people who follow `after` their share, and return the last of these people.

        What somebody has left off has none, nor has any try where too few have played the deal to its end. Where
        there are no more, the deal is closed.
        """
        sql = """SELECT person, guild_id, points FROM tries WHERE day = $1 AND kind = $2 AND person > $3
                 AND share IS NULL AND ended_at IS NOT NULL AND left_off = 0 ORDER BY person LIMIT $4"""
        async with self._db.transaction() as t:
            rows = await t.rows(sql, *_key(daily), after, most) if field.is_ranked else []
            if not rows:
                await t.execute("UPDATE dailies SET closed = 1 WHERE day = $1 AND kind = $2", *_key(daily))
                await t.execute("DELETE FROM spent_tries WHERE day = $1 AND kind = $2", *_key(daily))
                return None
            shares = {row["points"]: field.share(row["points"]) for row in rows}
            sql = "UPDATE tries SET share = $4 WHERE day = $1 AND kind = $2 AND person = $3"
            await t.execute_many(sql, [(*_key(daily), row["person"], shares[row["points"]]) for row in rows])
            added = [
                (period, daily.game, guild_id, row["person"], shares[row["points"]])
                for row in rows
                for period in periods_of(daily.day)
                for guild_id in {NOWHERE, row["guild_id"]}
            ]
            await t.execute_many(ADD_SHARE, added)
        return int(rows[-1]["person"])


def _daily(row: Row) -> Daily:
    day = date.fromisoformat(row["day"])
    found = json.loads(row["mistake"] or "null")
    return Daily(
        day,
        row["kind"],
        bytes(row["seed"]),
        row["strong"],
        row["perfect"],
        None if row["strong_tricks"] is None else tuple(map(int, row["strong_tricks"].split())),
        Mistake(*found) if found else None,
        row["mistake"] is not None,
        bool(row["closed"]),
    )


def _try(row: Row) -> Try:
    return Try(row["table_id"], row["points"], row["ended_at"] is not None, bool(row["left_off"]))


def _key(daily: Daily) -> tuple[str, str]:
    return daily.day.isoformat(), daily.game


# In the transaction of a table


class TryRows(Rows):
    """The rows of tries, in the transaction of a table."""

    async def is_spent(self, daily: Daily, person: Person) -> bool:
        """Return whether an account has had its try, and all of its data were deleted since."""
        sql = "SELECT 1 FROM spent_tries WHERE day = $1 AND kind = $2 AND digest = $3"
        return await self._t.row(sql, *_key(daily), digest_of(daily.seed, person)) is not None

    async def begin(self, daily: Daily, person: Person, guild_id: int) -> bool:
        """Note that a person's try begins, which counts on a server; return whether it had not begun before."""
        sql = """INSERT INTO tries (day, kind, person, guild_id) VALUES ($1, $2, $3, $4)
                 ON CONFLICT DO NOTHING RETURNING person"""
        return await self._t.row(sql, *_key(daily), person.id, guild_id) is not None

    async def table_of(self, daily: Daily, person: Person) -> int | None:
        """Return the table at which a person's try is played; `None` where its cards are not kept."""
        sql = "SELECT table_id FROM tries WHERE day = $1 AND kind = $2 AND person = $3"
        row = await self._t.row(sql, *_key(daily), person.id)
        return row["table_id"] if row is not None else None

    async def keep_table(self, daily: Daily, person: Person, table_id: int) -> None:
        """Store at which table a person's try is played."""
        sql = "UPDATE tries SET table_id = $1 WHERE day = $2 AND kind = $3 AND person = $4"
        await self._t.execute(sql, table_id, *_key(daily), person.id)

    async def keep(self, table_id: int, change: TryChange, now: datetime) -> None:
        """Store the points and the end of the try at a table, and append its new moves: once for each change."""
        sql = "UPDATE tries SET points = $2, line = line || $3, ended_at = $4, left_off = $5 WHERE table_id = $1"
        ended_at = now.isoformat() if change.over else None
        await self._t.execute(sql, table_id, change.points, change.line, ended_at, change.left_off)

    async def count(self, change: TryChange) -> None:
        """Count a try in the field."""
        await self._t.execute(COUNT, change.day.isoformat(), change.game, change.points)

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


async def spend_tries(t: Transaction, person: Person) -> None:
    """Note that an account has had its tries at the deals of the day that is under way, without naming it."""
    sql = """SELECT day, kind, seed FROM tries JOIN dailies USING (day, kind) WHERE person = $1 AND closed = 0"""
    rows = await t.rows(sql, person.id)
    sql = "INSERT INTO spent_tries (day, kind, digest) VALUES ($1, $2, $3)"
    await t.execute_many(sql, [(row["day"], row["kind"], digest_of(bytes(row["seed"]), person)) for row in rows])


async def forget_tables(t: Transaction, tries: str, begun: str, before: date, most: int) -> None:
    """Delete some of the tables of tries that were begun before a day, by the names of their table and its column."""
    sql = f"SELECT table_id FROM {tries} WHERE {begun} < $1 AND table_id IS NOT NULL LIMIT $2"
    tables = [row["table_id"] for row in await t.rows(sql, before.isoformat(), most)]
    await delete_private(t, tables)


async def delete_private(t: Transaction, table_ids: Sequence[int]) -> None:
    """Delete private tables with their games."""
    await delete(t, await going_with(t, "tables", table_ids))
