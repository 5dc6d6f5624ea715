"""Adding up what is not added up yet: the ledgers of earlier versions, in portions, and ratings that have changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from bot.model.contest import Contest
from bot.model.ledger import Entry, SeriesPlayed, series_played
from bot.model.ratings import Rating
from bot.model.tally import Played
from bot.storage.books import Books, Lines, add_lines, books_of, rated_games
from bot.storage.database import Repository, Statements, Transaction
from bot.storage.honour import honoured_between, note_honours
from bot.storage.lines import FOR_BRCKA, corrections_of, entries_in, entries_of, stopped_series
from bot.storage.moments import micros_of, moment_at
from bot.storage.ratings import rating_of, write_ratings
from bot.storage.retry import retried
from bot.storage.tally import add_played, games_left_off, played_in, stopped_at
from engine.games import GAMES

BEHIND: Final = """SELECT * FROM books
    WHERE up_to IS NOT NULL OR results_up_to IS NOT NULL OR honours_up_to IS NOT NULL"""
RATE_ANEW: Final = "SELECT * FROM rate_anew ORDER BY guild_id, kind"
LOCK: Final = "UPDATE books SET up_to = up_to WHERE guild_id = $1 RETURNING *"
"""The statement that locks the books of a server until the end of the transaction."""
BOUND: Final = "SELECT at FROM {} WHERE guild_id = $1 AND at > $2 ORDER BY at LIMIT 1 OFFSET $3"
RESULT_BOUND: Final = """SELECT at FROM results WHERE guild_id = $1 AND kind = $2 AND at > $3
    ORDER BY at LIMIT 1 OFFSET $4"""
POINTS: Final = "rating_points WHERE guild_id = $1 AND kind = $2"
"""The ratings of a game as they stood when months began."""
ROWS_OF_GAME: Final = {"results": 4, "chips": 20, "stopped": 4}
"""About how many rows a game has in each table."""
LAST_LINE: Final = "SELECT max(at) AS at FROM ({}) AS newest".format(
    " UNION ALL ".join(
        f"SELECT max(at) AS at FROM {name} WHERE guild_id = $1"
        for name in ("ledger", "corrections", "stopped", "results", "chips")
    )
)


class ToDo(NamedTuple):
    """A server whose books are not up to date."""

    guild_id: int
    add: bool
    """Whether lines of an earlier version are not added up yet."""
    add_results: bool
    """Whether games without brčka of an earlier version are not added up yet."""
    find_honours: bool
    """Whether games of an earlier version are not looked through for marks of honour yet."""
    rate_from: Mapping[str, int]
    """From which moment on the ratings by all games have changed, in microseconds since 1970, by game."""


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
        async with self._db.snapshot() as t:
            books, anew = await t.together((BEHIND,), (RATE_ANEW,))
        behind = {row["guild_id"]: row for row in books}
        rate_from: dict[int, dict[str, int]] = {guild_id: {} for guild_id in behind}
        for row in anew:
            rate_from.setdefault(row["guild_id"], {})[row["kind"]] = row["rate_from"]
        return [
            ToDo(
                guild_id,
                guild_id in behind and behind[guild_id]["up_to"] is not None,
                guild_id in behind and behind[guild_id]["results_up_to"] is not None,
                guild_id in behind and behind[guild_id]["honours_up_to"] is not None,
                kinds,
            )
            for guild_id, kinds in rate_from.items()
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
            if until is None:
                await _date_after_all(t, books)
            await t.execute("UPDATE books SET up_to = $2 WHERE guild_id = $1", guild_id, until)
            return max(1, len(lines.games) + len(lines.corrections) + len(lines.stopped))

    @retried
    async def add_results(self, guild_id: int, most: int) -> int:
        """Add up some more games without brčka of an earlier version, and return how many; 0 where none are left."""
        async with self._db.transaction() as t:
            books = books_of(await t.row(LOCK, guild_id))
            if books.results_up_to is None:
                return 0
            until = await results_bound(t, guild_id, books.results_up_to, most)
            played = await results_between(t, guild_id, books.results_up_to, until)
            stopped = await stopped_between(t, guild_id, books.results_up_to, until)
            await add_played(t, guild_id, played, stopped)
            if until is None:
                await _date_after_all(t, books)
            up_to = micros_of(until) if until is not None else None
            await t.execute("UPDATE books SET results_up_to = $2 WHERE guild_id = $1", guild_id, up_to)
            return max(1, len({each.game for each in played}))

    @retried
    async def find_honours(self, guild_id: int, most: int) -> int:
        """Look through some more games of an earlier version for marks of honour; return how many, 0 for none left."""
        async with self._db.transaction() as t:
            books = await t.row(LOCK, guild_id)
            if books is None or books["honours_up_to"] is None:
                return 0
            until = await honours_bound(t, guild_id, books["honours_up_to"], most)
            honoured = await honoured_between(t, guild_id, books["honours_up_to"], until)
            await note_honours(t, guild_id, honoured)
            await t.execute("UPDATE books SET honours_up_to = $2 WHERE guild_id = $1", guild_id, until)
            return max(1, len(honoured))

    # Ratings

    @retried
    async def ratings_before(self, guild_id: int, kind: str, at: int) -> tuple[datetime, dict[int, Rating]]:
        """Return the last ratings by all games that were kept as they stood before a moment, and of which moment."""
        async with self._db.snapshot() as t:
            row = await t.row(f"SELECT max(at) AS at FROM {POINTS} AND at <= $3", guild_id, kind, at)
            point = (row["at"] if row is not None else None) or 0
            rows = await t.rows(f"SELECT * FROM {POINTS} AND at = $3", guild_id, kind, point)
        # What was kept stood before the line of that moment.
        return moment_at(point - 1), {row["person"]: rating_of(row) for row in rows}

    @retried
    async def contests_after(self, guild_id: int, kind: str, at: datetime, most: int) -> Rated | None:
        """Return about so many games of a kind after a moment; `None` where there are none."""
        async with self._db.snapshot() as t:
            return await _contests_after(t, guild_id, kind, at, most)

    @retried
    async def set_ratings(
        self, guild_id: int, kind: str, rate_from: int, at: datetime, known: dict[int, Rating]
    ) -> bool:
        """Write the ratings by all games up to a moment; return false where other games have come or gone meanwhile."""
        async with self._db.transaction() as t:
            await t.row(LOCK, guild_id)
            row = await t.row("SELECT rate_from FROM rate_anew WHERE guild_id = $1 AND kind = $2", guild_id, kind)
            changed = row is None or row["rate_from"] != rate_from
            if changed or await _contests_after(t, guild_id, kind, at, 1) is not None:
                return False
            sql = "DELETE FROM ratings WHERE guild_id = $1 AND kind = $2 AND computers = 1"
            await t.execute(sql, guild_id, kind)
            await write_ratings(t, guild_id, kind, {True: known})
            await t.execute(f"DELETE FROM {POINTS} AND at > $3", guild_id, kind, rate_from)
            await t.execute("DELETE FROM rate_anew WHERE guild_id = $1 AND kind = $2", guild_id, kind)
            return True


async def _date_after_all(t: Transaction, books: Books) -> None:
    """Have new lines of a server dated after all that older versions have written."""
    newest = await t.row(LAST_LINE, books.guild_id)
    if newest is not None and newest["at"] is not None:
        last_at = max(micros_of(datetime.fromisoformat(newest["at"])), micros_of(books.at))
        await t.execute("UPDATE books SET last_at = $2 WHERE guild_id = $1", books.guild_id, last_at)


async def bound(t: Transaction, guild_id: int, after: str, most: int) -> str | None:
    """Return the moment up to which there are at most so many lines of each kind; `None` where it is the end."""
    bounds = [await t.row(BOUND.format(table), guild_id, after, most - 1) for table in ("ledger", "corrections")]
    return min((row["at"] for row in bounds if row is not None), default=None)


async def results_bound(t: Transaction, guild_id: int, after: datetime, most: int) -> datetime | None:
    """Return the moment up to which there are about so many games without brčka; `None` where it is the end."""
    bounds = [
        await t.row(BOUND.format(table), guild_id, after.isoformat(), most * rows - 1)
        for table, rows in ROWS_OF_GAME.items()
    ]
    return min((datetime.fromisoformat(row["at"]) for row in bounds if row is not None), default=None)


async def honours_bound(t: Transaction, guild_id: int, after: str, most: int) -> str | None:
    """Return the moment up to which there are about so many finished games; `None` where it is the end."""
    numbers = {"ledger": most, "results": most * ROWS_OF_GAME["results"]}
    bounds = [await t.row(BOUND.format(table), guild_id, after, number - 1) for table, number in numbers.items()]
    return min((row["at"] for row in bounds if row is not None), default=None)


async def results_between(t: Transaction, guild_id: int, after: datetime, until: datetime | None) -> list[Played]:
    """Return what games without brčka have brought after one moment and up to another, in the order of time."""
    between = "guild_id = $1 AND at > $2" + (" AND at <= $3" if until is not None else "")
    values = [guild_id, after.isoformat(), *([until.isoformat()] if until is not None else [])]
    sql = f"SELECT game FROM results WHERE {between} UNION SELECT game FROM chips WHERE {between} ORDER BY game"
    games = [row["game"] for row in await t.rows(sql, *values)]
    return await played_in(t, guild_id, games, after, until)


async def stopped_between(t: Transaction, guild_id: int, after: datetime, until: datetime | None) -> list[int]:
    """Return the tables at which games without brčka were stopped."""
    between, values = _between(guild_id, after.isoformat(), until.isoformat() if until is not None else None)
    sql = f"""SELECT DISTINCT table_id FROM stopped JOIN tables ON tables.id = table_id
              WHERE {between.format("stopped")} AND game IS NOT NULL AND kind NOT IN ({FOR_BRCKA})"""
    return [row["table_id"] for row in await t.rows(sql, *values)]


async def lines_between(t: Transaction, guild_id: int, after: str, until: str | None) -> Lines:
    """Return the lines after one moment and up to another, each game with its series as it stood then."""
    between, values = _between(guild_id, after, until)
    games = sorted(
        await entries_of(t, guild_id, between.format("ledger"), *values), key=lambda each: (each.at, each.game_id)
    )
    played: dict[int, list[Entry]] = {}
    new = {entry.game_id for entry in games}
    for entry in await _same_tables(t, guild_id, games):
        if entry.game_id not in new and entry.at < games[0].at:
            played.setdefault(entry.table_id, []).append(entry)
    with_series: list[tuple[Entry, SeriesPlayed]] = []
    for entry in games:
        series = played.setdefault(entry.table_id, [])
        series.append(entry)
        with_series.append((entry, series_played(series)))
    return Lines(
        with_series,
        await corrections_of(t, guild_id, between.format("corrections"), *values),
        await stopped_series(t, guild_id, between.format("stopped"), *values),
    )


async def _same_tables(t: Statements, guild_id: int, games: Sequence[Entry]) -> list[Entry]:
    return await entries_in(t, guild_id, "table_id", sorted({entry.table_id for entry in games}))


async def _contests_after(t: Transaction, guild_id: int, kind: str, at: datetime, most: int) -> Rated | None:
    if GAMES[kind].ledger:
        after = at.isoformat()
        row = await t.row(BOUND.format("ledger"), guild_id, after, most - 1)
        between, values = _between(guild_id, after, row["at"] if row is not None else None)
        games = await entries_of(t, guild_id, between.format("ledger"), *values)
        ended = rated_games(games, await stopped_series(t, guild_id, between.format("stopped"), *values))
    else:
        row = await t.row(RESULT_BOUND, guild_id, kind, at.isoformat(), most * ROWS_OF_GAME["results"] - 1)
        until = datetime.fromisoformat(row["at"]) if row is not None else None
        played = await results_between(t, guild_id, at, until)
        stopped = await stopped_at(t, guild_id, await stopped_between(t, guild_id, at, until))
        both = [*(each.ended for each in played if each.scores), *games_left_off(stopped)]
        ended = sorted((each for each in both if each.contest.kind == kind), key=lambda each: each[:2])
    return Rated(ended[-1].at, [each.contest for each in ended]) if ended else None


def _between(guild_id: int, after: str, until: str | None) -> tuple[str, list[object]]:
    """Return the condition, with the table left open, and the values for lines after one moment and up to another."""
    between = "{0}.guild_id = $1 AND {0}.at > $2" + (" AND {0}.at <= $3" if until is not None else "")
    return between, [guild_id, after, *([until] if until is not None else [])]
