"""Adding up what is not added up yet: the lines of earlier versions, in portions, and ratings that have changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from bot.model.contest import Contest
from bot.model.ledger import Entry, Played, SeriesPlayed, series_played
from bot.model.ratings import Rating
from bot.model.sums import Lines
from bot.storage.books import Books, add_lines, books_of, rated_in
from bot.storage.database import Repository, Transaction
from bot.storage.honour import honoured_between, note_honours
from bot.storage.lines import corrections_of, entries_in, played_in, stopped_games
from bot.storage.moments import micros_of, moment_at
from bot.storage.ratings import rating_of, write_ratings
from bot.storage.retry import retried
from engine.games import GAMES

BEHIND: Final = "SELECT * FROM books WHERE up_to IS NOT NULL OR honours_up_to IS NOT NULL"
RATE_ANEW: Final = "SELECT * FROM rate_anew ORDER BY guild_id, kind"
LOCK: Final = "UPDATE books SET up_to = up_to WHERE guild_id = $1 RETURNING *"
"""The statement that locks the books of a server until the end of the transaction."""
BOUND: Final = "SELECT at FROM {} WHERE guild_id = $1 AND at > $2 ORDER BY at LIMIT 1 OFFSET $3"
BOUND_OF_KIND: Final = """SELECT at FROM results WHERE guild_id = $1 AND kind = $2 AND at > $3
    ORDER BY at LIMIT 1 OFFSET $4"""
POINTS: Final = "rating_points WHERE guild_id = $1 AND kind = $2"
"""The ratings of a game as they stood when months began."""
ROWS_OF_GAME: Final = {"results": 4, "chips": 20, "stopped": 4, "corrections": 1}
"""About how many rows a game has in each table of lines."""
LAST_LINE: Final = "SELECT max(at) AS at FROM ({}) AS newest".format(
    " UNION ALL ".join(f"SELECT max(at) AS at FROM {name} WHERE guild_id = $1" for name in ROWS_OF_GAME)
)


class ToDo(NamedTuple):
    """A server whose books are not up to date."""

    guild_id: int
    add: bool
    """Whether lines of an earlier version are not added up yet."""
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
        behind = {row["guild_id"]: (row["up_to"] is not None, row["honours_up_to"] is not None) for row in books}
        rate_from: dict[int, dict[str, int]] = {guild_id: {} for guild_id in behind}
        for row in anew:
            rate_from.setdefault(row["guild_id"], {})[row["kind"]] = row["rate_from"]
        return [ToDo(guild_id, *behind.get(guild_id, (False, False)), kinds) for guild_id, kinds in rate_from.items()]

    @retried
    async def add(self, guild_id: int, most: int) -> int:
        """Add up some more lines of an earlier version, and return about how many; 0 where none are left."""
        async with self._db.transaction() as t:
            books = books_of(await t.row(LOCK, guild_id))
            if books.up_to is None:
                return 0
            until = await bound(t, guild_id, books.up_to, most)
            lines = await lines_between(t, guild_id, books.up_to, until)
            await add_lines(t, guild_id, lines)
            if until is None:
                await _date_after_all(t, books)
            up_to = micros_of(until) if until is not None else None
            await t.execute("UPDATE books SET up_to = $2 WHERE guild_id = $1", guild_id, up_to)
            return max(1, len(lines.played) + len(lines.corrections) + len(lines.stopped))

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


async def bound(t: Transaction, guild_id: int, after: datetime, most: int) -> datetime | None:
    """Return the moment up to which there are about so many lines of each kind; `None` where it is the end."""
    bounds = [
        await t.row(BOUND.format(table), guild_id, after.isoformat(), most * rows - 1)
        for table, rows in ROWS_OF_GAME.items()
    ]
    return min((datetime.fromisoformat(row["at"]) for row in bounds if row is not None), default=None)


async def honours_bound(t: Transaction, guild_id: int, after: str, most: int) -> str | None:
    """Return the moment up to which there are about so many finished games; `None` where it is the end."""
    row = await t.row(BOUND.format("results"), guild_id, after, most * ROWS_OF_GAME["results"] - 1)
    return row["at"] if row is not None else None


async def lines_between(t: Transaction, guild_id: int, after: datetime, until: datetime | None) -> Lines:
    """Return the lines after one moment and up to another, with each series as it stood after each of its games."""
    between, values = _between(guild_id, after, until)
    sql = " UNION ".join(f"SELECT game FROM {name} WHERE {between.format(name)}" for name in ("results", "chips"))
    games = [row["game"] for row in await t.rows(f"{sql} ORDER BY game", *values)]
    played = await played_in(t, guild_id, games, after, until)
    return Lines(
        played,
        await _series_of(t, guild_id, played),
        await corrections_of(t, guild_id, between.format("corrections"), *values),
        await stopped_games(t, guild_id, between.format("stopped"), *values),
    )


def _between(guild_id: int, after: datetime, until: datetime | None) -> tuple[str, list[object]]:
    """Return the condition, with the table left open, and the values for lines after one moment and up to another."""
    between = "{0}.guild_id = $1 AND {0}.at > $2" + (" AND {0}.at <= $3" if until is not None else "")
    return between, [guild_id, after.isoformat(), *([until.isoformat()] if until is not None else [])]


async def _series_of(t: Transaction, guild_id: int, played: Sequence[Played]) -> list[SeriesPlayed]:
    """Return the series of these games for brčka, as each stood after it."""
    games = [each.game_id for each in played if each.scores and GAMES[each.kind].ledger]
    entries = {entry.game_id: entry for entry in await entries_in(t, guild_id, "game", sorted(games))}
    of_tables: dict[int, list[Entry]] = {}
    for entry in await entries_in(t, guild_id, "table_id", sorted({entry.table_id for entry in entries.values()})):
        of_tables.setdefault(entry.table_id, []).append(entry)
    until = {game: (entries[game].at, game) for game in games}
    return [
        series_played(each for each in of_tables[entries[game].table_id] if (each.at, each.game_id) <= until[game])
        for game in games
    ]


async def _contests_after(t: Transaction, guild_id: int, kind: str, at: datetime, most: int) -> Rated | None:
    row = await t.row(BOUND_OF_KIND, guild_id, kind, at.isoformat(), most * ROWS_OF_GAME["results"] - 1)
    until = datetime.fromisoformat(row["at"]) if row is not None else None
    between, values = _between(guild_id, at, until)
    of_kind = f"{between} AND kind = ${len(values) + 1}"
    sql = f"SELECT DISTINCT game FROM results WHERE {of_kind.format('results')} ORDER BY game"
    games = [row["game"] for row in await t.rows(sql, *values, kind)]
    stopped = await stopped_games(t, guild_id, of_kind.format("stopped"), *values, kind)
    ended = rated_in(Lines(await played_in(t, guild_id, games, at, until), stopped=stopped))
    return Rated(ended[-1].at, [each.contest for each in ended]) if ended else None
