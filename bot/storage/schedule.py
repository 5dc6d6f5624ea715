"""When something is due at the tables: deals, moves, calls and putting away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from pydantic import ValidationError

from bot.model.clock import Durations
from bot.model.errors import NotSaved, Trouble
from bot.model.options import STORED_OPTIONS
from bot.model.panel import TOKEN_LIFE
from bot.model.sharding import Sharding
from bot.model.table import ACROSS
from bot.storage.database import Database, Row, Transaction
from bot.storage.moments import moment_of, text_of
from bot.storage.retry import retried

MOMENTS: Final = (
    "next_deal_at",
    "secret_until",
    "deadline_at",
    "ahead_at",
    "call_at",
    "kept_until",
    "begins_at",
    "idle_at",
)
"""The columns of moments at which something happens by itself."""

DUE: Final = "SELECT id FROM tables WHERE due_at IS NOT NULL"
"""The tables at which something is due; an index tells them, where rows of some are damaged."""
OPEN: Final = "SELECT id FROM tables WHERE status IN ('lobby', 'playing')"
"""The tables that are not over, by an index likewise."""
UNSETTLED: Final = """SELECT id FROM tables WHERE {here} AND put_away = 0 AND status IN ('lobby', 'playing')
    AND (idle_at > $2 OR message_id IS NULL AND channel_id <> 0 OR status = 'lobby' AND message_at > $1
    OR status = 'playing' AND (overdue = 1 OR deadline_at IS NOT NULL OR moved_at > $1
    OR channel_id <> 0 AND EXISTS (SELECT 1 FROM seats JOIN people ON people.id = person
    WHERE table_id = tables.id AND (level IS NOT NULL OR missed > 0))))
    UNION SELECT id FROM tables WHERE {here} AND put_away = 0 AND status IN ('finished', 'stopped') AND idle_at > $2
    UNION SELECT id FROM tables WHERE {here} AND put_away = 0 AND status IN ('finished', 'stopped') AND moved_at > $1
    AND channel_id <> 0"""
"""Each part has an index of its own, so that of all tables that are over only the newest are looked at."""


class Schedule:
    """The times at which something is due, for the tables on the servers of this process's shards."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self.sharding = Sharding.WHOLE

    @property
    def _here(self) -> str:
        """Return the SQL condition that a table's server belongs to these shards, by Discord's formula."""
        if self.sharding.whole:
            return "1 = 1"
        return f"(guild_id >> 22) % {self.sharding.count} IN ({', '.join(map(str, self.sharding.ids))})"

    @property
    def _ours(self) -> str:
        """Return the SQL condition that something due at a table is done by this process.

        At a table across servers any process does it: that in which somebody has pressed knows first when it is due.
        """
        return self._here if self.sharding.whole else f"({self._here} OR guild_id = {ACROSS})"

    async def due(self, now: datetime) -> list[int]:
        """Return the ids of the tables at which this process does what is due, the longest overdue first."""
        sql = f"SELECT id FROM tables WHERE due_at <= $1 AND {self._ours} ORDER BY due_at"
        return [row["id"] for row in await self._db.rows(sql, now.isoformat())]

    async def next_due(self, now: datetime) -> datetime | None:
        """Return when something is due next that is not due yet; `None` where nothing is."""
        sql = f"SELECT min(due_at) AS due_at FROM tables WHERE due_at > $1 AND {self._ours}"
        row = await self._db.row(sql, now.isoformat())
        return moment_of(row["due_at"]) if row is not None else None

    async def put_off(self, table_id: int, until: datetime) -> None:
        """Make nothing due before then at a table that cannot be read."""
        await self._db.execute("UPDATE tables SET due_at = $1 WHERE id = $2", until.isoformat(), table_id)

    @retried
    async def move(self, by: timedelta, now: datetime, durations: Durations, *, across: bool = False) -> None:
        """Move what is due by time that was nobody's.

        Of a negative time only what is further away than it can be is moved: the rest may have been stored since then.
        Where other processes serve other servers, move what is due on one's own, or only at tables `across` servers.
        """
        where = self._here if self.sharding.whole else f"{self._here} AND guild_id <> {ACROSS}"
        if across:
            where = f"guild_id = {ACROSS}"

        async def move(one: str) -> None:
            async with self._db.transaction() as t:
                await self._move(t, where + one, by, now, durations)

        await self._for_all(DUE, move)

    @retried
    async def follow_clock(self, by: timedelta, now: datetime, durations: Durations) -> None:
        """Move what is due, and the ends of the tokens of open hands, by the time by which the clock was set.

        If it was a machine that slept, they have run out: then Discord refuses each once, and it is forgotten.
        """

        async def follow(one: str) -> None:
            async with self._db.transaction() as t:
                await self._move(t, self._here + one, by, now, durations)
                sql = f"SELECT panels.* FROM panels JOIN tables ON id = table_id WHERE {self._here}{one}"
                rows = await t.rows(f"{sql}{self._db.for_update}")
                ends = [min(datetime.fromisoformat(row["expires_at"]) + by, now + TOKEN_LIFE) for row in rows]
                sql = "UPDATE panels SET expires_at = $1 WHERE table_id = $2 AND person = $3"
                kept = [[end.isoformat(), row["table_id"], row["person"]] for end, row in zip(ends, rows, strict=True)]
                await t.execute_many(sql, kept)

        await self._for_all(DUE, follow)

    async def _move(self, t: Transaction, where: str, by: timedelta, now: datetime, durations: Durations) -> None:
        sql = f"SELECT * FROM tables WHERE due_at IS NOT NULL AND {where}{self._db.for_update}"
        later = [[*_moved(row, by, now, durations), row["id"]] for row in await t.rows(sql)]
        sql = """UPDATE tables SET next_deal_at = $1, secret_until = $2, deadline_at = $3, ahead_at = $4,
                 call_at = $5, kept_until = $6, begins_at = $7, idle_at = $8, due_at = $9 WHERE id = $10"""
        await t.execute_many(sql, later)

    async def unsettled(self, since: datetime, idle: timedelta) -> list[int]:
        """Return the tables at which a computer may have to move, a time is shown, or something was done since.

        Include tables that have no message yet, new lobbies, and tables that have just ended, whose messages may not
        show it yet; of private tables only those at which a move was made since. Where a person does something, it is
        at least the time `idle` until the table is put away.
        """
        sql = f"SELECT id FROM ({UNSETTLED.format(here=self._ours)}) AS found WHERE TRUE"
        return await self._found(sql, since.isoformat(), (since + idle).isoformat())

    async def unseen(self) -> set[int]:
        """Return the open tables that have no message; those put away wait for whoever brings them back."""
        sql = f"""SELECT id FROM tables WHERE {self._here} AND message_id IS NULL AND put_away = 0
                 AND status IN ('lobby', 'playing') AND channel_id <> 0"""
        return set(await self._found(sql))

    async def _found(self, sql: str, *values: object) -> list[int]:
        """Return the tables that a statement finds, where some of them are damaged those of the others."""
        found: list[int] = []

        async def look(one: str) -> None:
            found.extend(row["id"] for row in await self._db.rows(sql + one, *values))

        await self._for_all(OPEN, look)
        return found

    async def _for_all(self, among: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Do something for all tables at once, or where some of them are damaged for one after the other.

        `work` gets the condition that it is this table.
        """
        try:
            await work("")
            return
        except NotSaved as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
        for row in await self._db.rows(among):
            try:
                await work(f" AND id = {int(row['id'])}")
            except NotSaved as other:
                if other.trouble is not Trouble.DAMAGED:
                    raise


def _moved(row: Row, by: timedelta, now: datetime, durations: Durations) -> list[str | None]:
    """Return the moments of a table as they are then, and the first of them."""
    longest = _longest(row, durations)
    moments = {name: moment for name in MOMENTS if (moment := moment_of(row[name])) is not None}
    for name, moment in moments.items():
        time = longest.get(name)
        # The pause before a deal is not made longer, because nobody has to think in it.
        later = moment + by if by > timedelta() and name != "next_deal_at" else moment
        if time is not None and later > now + time:
            later = min(later + min(by, timedelta()), now + time)
        moments[name] = later
    dues = (moment for name, moment in moments.items() if name != "secret_until" or row["withheld"])
    # A computer that has to move is looked after at another time than these.
    due = datetime.fromisoformat(row["due_at"]) + max(by, timedelta())
    return [text_of(moment) for moment in (*map(moments.get, MOMENTS), min((due, *dues)))]


def _longest(row: Row, durations: Durations) -> dict[str, timedelta | None]:
    """Return how far away each moment of a table can be; nothing of a damaged table, which is left alone."""
    try:
        return durations.longest(STORED_OPTIONS.validate_json(row["options"]))
    except ValidationError:
        return {}
