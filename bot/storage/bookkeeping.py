"""Adding up what is not added up yet: the ledgers of earlier versions, in portions, and ratings that have changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from bot.model.contest import Contest
from bot.model.ledger import Entry, SeriesPlayed, series_played
from bot.model.ratings import Rating
from bot.storage.books import Lines, add_lines, books_of, rated_games, rating_of, write_ratings
from bot.storage.database import Repository, Statements, Transaction
from bot.storage.lines import FOR_BRCKA, corrections_of, entries_in, entries_of, stopped_series
from bot.storage.moments import micros_of, moment_at
from bot.storage.retry import retried
from bot.storage.tally import add_played, add_stopped_games, played_in

LOCK: Final = "UPDATE books SET up_to = up_to WHERE guild_id = $1 RETURNING *"
"""The statement that locks the books of a server until the end of the transaction."""
BOUND: Final = "SELECT at FROM {} WHERE guild_id = $1 AND at > $2 ORDER BY at LIMIT 1 OFFSET $3"
GAME_BOUND: Final = "SELECT game FROM {} WHERE guild_id = $1 AND game > $2 ORDER BY game LIMIT 1 OFFSET $3"
ROWS_OF_GAME: Final = {"results": 4, "chips": 20, "stopped": 4}
"""About how many rows a game has in each table."""
LAST: Final = 2**62
"""A number after those of all games."""
LAST_LINE: Final = """SELECT max(at) AS at FROM (SELECT max(at) AS at FROM ledger WHERE guild_id = $1
    UNION ALL SELECT max(at) FROM corrections WHERE guild_id = $1
    UNION ALL SELECT max(at) FROM stopped WHERE guild_id = $1) AS newest"""


class ToDo(NamedTuple):
    """A server whose books are not up to date."""

    guild_id: int
    add: bool
    """Whether lines of an earlier version are not added up yet."""
    add_results: bool
    """Whether games without brčka of an earlier version are not added up yet."""
    rate_from: int | None
    """From which moment on the ratings by all games have changed, in microseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Rated:
    """How far the ratings by all games are reckoned again."""

    at: datetime
    """The moment of the last line."""
    contests: Sequence[Contest]
    """The games that follow until then, in the order of their end."""


class Bookkeeping(Repository):
    """Brings the books of servers up to date."""

    async def to_do(self) -> list[ToDo]:
        """Return the servers whose books are not up to date."""
        rows = await self._db.rows(
            "SELECT * FROM books WHERE up_to IS NOT NULL OR rate_from IS NOT NULL OR results_up_to IS NOT NULL"
        )
        return [
            ToDo(row["guild_id"], row["up_to"] is not None, row["results_up_to"] is not None, row["rate_from"])
            for row in rows
        ]

    @retried
    async def add(self, guild_id: int, most: int) -> int:
        """Add up some more lines of an earlier version, and return how many; 0 where none are left."""
        async with self._db.transaction() as t:
            books = books_of(await t.row(LOCK, guild_id))
            if books.up_to is None:
                return 0
            until = await bound(t, guild_id, books.up_to, most)
            lines = await lines_between(t, guild_id, books.up_to, until)
            await add_lines(t, books, lines)
            newest = await t.row(LAST_LINE, guild_id) if until is None else None
            if newest is not None and newest["at"] is not None:
                last_at = max(micros_of(datetime.fromisoformat(newest["at"])), micros_of(books.at))
                await t.execute("UPDATE books SET last_at = $2 WHERE guild_id = $1", guild_id, last_at)
            await t.execute("UPDATE books SET up_to = $2 WHERE guild_id = $1", guild_id, until)
            return max(1, len(lines.games) + len(lines.corrections) + len(lines.stopped))

    @retried
    async def add_results(self, guild_id: int, most: int) -> int:
        """Add up some more games without brčka of an earlier version, and return how many; 0 where none are left."""
        async with self._db.transaction() as t:
            after = books_of(await t.row(LOCK, guild_id)).results_up_to
            if after is None:
                return 0
            until = await _last_game(t, guild_id, after, most)
            games = await _games_between(t, guild_id, after, until)
            await add_played(t, guild_id, await played_in(t, games))
            await add_stopped_games(t, guild_id, await _stopped_between(t, guild_id, after, until))
            await t.execute("UPDATE books SET results_up_to = $2 WHERE guild_id = $1", guild_id, until)
            return max(1, len(games))

    # Ratings

    @retried
    async def ratings_before(self, guild_id: int, at: int) -> tuple[datetime, dict[int, Rating]]:
        """Return the last ratings by all games that were kept as they stood before a moment, and of which moment."""
        async with self._db.snapshot() as t:
            row = await t.row("SELECT max(at) AS at FROM rating_points WHERE guild_id = $1 AND at <= $2", guild_id, at)
            point = (row["at"] if row is not None else None) or 0
            rows = await t.rows("SELECT * FROM rating_points WHERE guild_id = $1 AND at = $2", guild_id, point)
        # What was kept stood before the line of that moment.
        return moment_at(point - 1), {row["person"]: rating_of(row) for row in rows}

    @retried
    async def contests_after(self, guild_id: int, at: datetime, most: int) -> Rated | None:
        """Return about so many games after a moment; `None` where there are none."""
        async with self._db.snapshot() as t:
            return await _contests_after(t, guild_id, at, most)

    @retried
    async def set_ratings(self, guild_id: int, rate_from: int, at: datetime, known: dict[int, Rating]) -> bool:
        """Write the ratings by all games up to a moment; return false where other lines have come or gone meanwhile."""
        async with self._db.transaction() as t:
            row = await t.row(LOCK, guild_id)
            assert row is not None
            if row["rate_from"] != rate_from or await _contests_after(t, guild_id, at, 1) is not None:
                return False
            await t.execute("DELETE FROM ratings WHERE guild_id = $1 AND computers = 1", guild_id)
            await write_ratings(t, guild_id, {True: known})
            await t.execute("DELETE FROM rating_points WHERE guild_id = $1 AND at > $2", guild_id, rate_from)
            await t.execute("UPDATE books SET rate_from = NULL WHERE guild_id = $1", guild_id)
            return True


async def bound(t: Transaction, guild_id: int, after: str, most: int) -> str | None:
    """Return the moment up to which there are at most so many lines of each kind; `None` where it is the end."""
    bounds = [await t.row(BOUND.format(table), guild_id, after, most - 1) for table in ("ledger", "corrections")]
    return min((row["at"] for row in bounds if row is not None), default=None)


async def _last_game(t: Transaction, guild_id: int, after: int, most: int) -> int | None:
    """Return the game up to which there are about so many games without brčka; `None` where it is the end."""
    bounds = [
        await t.row(GAME_BOUND.format(table), guild_id, after, most * rows - 1) for table, rows in ROWS_OF_GAME.items()
    ]
    return min((row["game"] for row in bounds if row is not None), default=None)


async def _games_between(t: Transaction, guild_id: int, after: int, until: int | None) -> list[int]:
    sql = """SELECT game FROM results WHERE guild_id = $1 AND game > $2 AND game <= $3
             UNION SELECT game FROM chips WHERE guild_id = $1 AND game > $2 AND game <= $3 ORDER BY game"""
    return [row["game"] for row in await t.rows(sql, guild_id, after, LAST if until is None else until)]


async def _stopped_between(t: Transaction, guild_id: int, after: int, until: int | None) -> list[int]:
    """Return the tables at which games without brčka were stopped."""
    sql = f"""SELECT DISTINCT table_id FROM stopped JOIN tables ON tables.id = table_id
              WHERE stopped.guild_id = $1 AND game > $2 AND game <= $3 AND kind NOT IN ({FOR_BRCKA})"""
    return [row["table_id"] for row in await t.rows(sql, guild_id, after, LAST if until is None else until)]


async def lines_between(t: Transaction, guild_id: int, after: str, until: str | None) -> Lines:
    """Return the lines after one moment and up to another, each game with its series as it stood then."""
    between, values = _between(guild_id, after, until)
    games = sorted(await entries_of(t, between.format("ledger"), *values), key=lambda each: (each.at, each.game_id))
    played: dict[int, list[Entry]] = {}
    new = {entry.game_id for entry in games}
    for entry in await _same_tables(t, games):
        if entry.game_id not in new and entry.at < games[0].at:
            played.setdefault(entry.table_id, []).append(entry)
    with_series: list[tuple[Entry, SeriesPlayed]] = []
    for entry in games:
        series = played.setdefault(entry.table_id, [])
        series.append(entry)
        with_series.append((entry, series_played(series)))
    return Lines(
        with_series,
        await corrections_of(t, between.format("corrections"), *values),
        await stopped_series(t, between.format("stopped"), *values),
    )


async def _same_tables(t: Statements, games: Sequence[Entry]) -> list[Entry]:
    return await entries_in(t, "table_id", sorted({entry.table_id for entry in games}))


async def _contests_after(t: Statements, guild_id: int, at: datetime, most: int) -> Rated | None:
    after = at.isoformat()
    row = await t.row(BOUND.format("ledger"), guild_id, after, most - 1)
    between, values = _between(guild_id, after, row["at"] if row is not None else None)
    games = await entries_of(t, between.format("ledger"), *values)
    ended = rated_games(games, await stopped_series(t, between.format("stopped"), *values))
    return Rated(ended[-1][0], [contest for _, _, contest, _ in ended]) if ended else None


def _between(guild_id: int, after: str, until: str | None) -> tuple[str, list[object]]:
    """Return the condition, with the table left open, and the values for lines after one moment and up to another."""
    between = "{0}.guild_id = $1 AND {0}.at > $2" + (" AND {0}.at <= $3" if until is not None else "")
    return between, [guild_id, after, *([until] if until is not None else [])]
