"""What a server's ledger adds up to, kept in rows: sums, and the order in which pages list the lines.

It is written in the transaction that writes a line. The lines stay the truth: all of this can be made anew from them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import datetime
from operator import attrgetter
from typing import Final, NamedTuple

from bot.model.contest import Ended
from bot.model.ledger import Correction, Entry, SeriesPlayed, series_played
from bot.model.person import Person
from bot.model.ratings import given_up
from bot.model.stopped import StoppedSeries
from bot.model.sums import (
    Count,
    Sum,
    SumKey,
    Sums,
    keys_of_correction,
    keys_of_game,
    keys_of_series,
    keys_of_stopped,
)
from bot.storage.database import Row, Transaction, by_keys, marks, portions, upsert
from bot.storage.lines import entries_of
from bot.storage.moments import micros_of, moment_at
from bot.storage.name_words import add_names
from bot.storage.ratings import rate_anew, rate_games
from engine.games import USUAL

SUM_COLUMNS: Final = tuple(each.name for each in fields(Sum))
NUMBERS: Final = attrgetter(*SUM_COLUMNS)
"""Returns the numbers of a sum in the order of its columns."""
KEY_COLUMNS: Final = SumKey._fields
EVERYBODY: Final = (0, 0)
"""The player and partner under whom the lines of everybody are listed."""

OPEN: Final = """INSERT INTO books (guild_id, last_at) VALUES ($1, $2) ON CONFLICT (guild_id) DO UPDATE
    SET last_at = CASE WHEN books.last_at < excluded.last_at THEN excluded.last_at ELSE books.last_at + 1 END
    RETURNING *"""
"""The statement that dates a line after the line before it, and locks the books until the end of the transaction."""
LOCKED: Final = """INSERT INTO books (guild_id) VALUES ($1) ON CONFLICT (guild_id) DO UPDATE
    SET last_at = books.last_at RETURNING *"""
"""The statement that only locks them."""


@dataclass(frozen=True, slots=True)
class Books:
    """The books of a server, open for one line."""

    guild_id: int
    at: datetime
    """The moment of the line: now, but later than that of every line before, whatever the clock says."""
    up_to: str | None
    """Up to which line a database of an earlier version is added up; `None` where all lines are."""
    results_up_to: datetime | None
    """Up to which result or payment of games without brčka an older database is added up; `None` where all are."""

    def has(self, at: datetime) -> bool:
        """Return whether a line of that moment was added up."""
        return self.up_to is None or (self.up_to != "" and at <= datetime.fromisoformat(self.up_to))

    def has_result(self, at: datetime) -> bool:
        """Return whether a result, payment or stopped game without brčka of that moment was added up."""
        return self.results_up_to is None or at <= self.results_up_to


class Listed(NamedTuple):
    """A line or a series in the history."""

    kind: str
    """`people`, `computers` (a game with some), `correction`, `stopped` or `series`."""
    at: datetime
    number: int
    places: Sequence[tuple[int, int]]
    """The players and pairs under whom it is listed."""


@dataclass(slots=True)
class Lines:
    """Lines of one server that are to be added up, the oldest first."""

    games: list[tuple[Entry, SeriesPlayed]] = field(default_factory=list)
    """Each game with its series as it stands after it."""
    corrections: Sequence[Correction] = ()
    stopped: Sequence[StoppedSeries] = ()

    def keys(self) -> set[SumKey]:
        """Return the sums that change."""
        found = {key for correction in self.corrections for key in keys_of_correction(correction)}
        found |= {key for stopped in self.stopped for key in keys_of_stopped(stopped)}
        for entry, series in self.games:
            found.update(keys_of_game(entry))
            if series.result is not None:
                found.update(keys_of_series(series))
        return found

    def contests(self) -> list[Ended]:
        """Return the games that are rated, in the order of their end."""
        return rated_games((entry for entry, _ in self.games), self.stopped)

    def people(self) -> dict[int, Person]:
        """Return all who are named, by key."""
        named = [person for entry, _ in self.games for person in entry.seats]
        named += [person for correction in self.corrections for person in correction.people]
        named += [person for stopped in self.stopped for person in stopped.seats]
        return {person.id: person for person in named}


def rated_games(games: Iterable[Entry], stopped: Iterable[StoppedSeries]) -> list[Ended]:
    """Return these games, and those given up by being stopped, as `Lines.contests` does."""
    rated = [Ended(entry.at, entry.game_id, entry.contest, entry.with_computers) for entry in games]
    return sorted([*rated, *left_off(USUAL, stopped)], key=lambda each: each[:2])


def left_off(kind: str, stopped: Iterable[StoppedSeries]) -> list[Ended]:
    """Return the games that are lost because one side has stopped them as it liked."""
    contests = [(series, given_up(kind, series)) for series in stopped]
    return [Ended(each.at, each.game_id, contest, True) for each, contest in contests if contest is not None]


async def open_books(t: Transaction, guild_id: int, now: datetime) -> Books:
    """Open the books of a server for one more line; whoever else wants to waits for the end of the transaction."""
    return books_of(await t.row(OPEN, guild_id, micros_of(now)))


async def lock_books(t: Transaction, guild_id: int) -> Books:
    """Return the books of a server, in which nobody else writes until the end of the transaction."""
    return books_of(await t.row(LOCKED, guild_id))


BEHIND: Final = "(up_to IS NOT NULL OR results_up_to IS NOT NULL)"
"""The condition for books whose lines of earlier versions are not added up yet."""


def books_of(row: Row | None) -> Books:
    """Return the books of a row."""
    assert row is not None
    results_up_to = moment_at(row["results_up_to"]) if row["results_up_to"] is not None else None
    return Books(row["guild_id"], moment_at(row["last_at"]), row["up_to"], results_up_to)


# Adding lines


async def add_game(t: Transaction, books: Books, game_id: int, table_id: int) -> None:
    """Add a game up that has just been written."""
    if books.up_to is None:
        series = series_played(await entries_of(t, books.guild_id, "table_id = $1", table_id))
        entry = next(each for each in series.entries if each.game_id == game_id)
        await add_lines(t, books, Lines([(entry, series)]))


async def add_correction(t: Transaction, books: Books, correction: Correction) -> None:
    """Add a correction up that has just been written."""
    if books.up_to is None:
        await add_lines(t, books, Lines(corrections=(correction,)))


async def add_stopped(t: Transaction, books: Books, series: StoppedSeries) -> None:
    """Count a series that has just been stopped."""
    if books.up_to is None:
        await add_lines(t, books, Lines(stopped=(series,)))


async def take_stopped(t: Transaction, books: Books, series: StoppedSeries) -> None:
    """Count a stopped series no longer, because somebody goes on with it or has given its game up."""
    if not books.has(series.at):
        return
    keys = keys_of_stopped(series)
    sums = Sums(await read_sums(t, books.guild_id, keys))
    sums.add_stopped(series, -1)
    await _write_sums(t, books.guild_id, sums)
    await _unlist(t, books.guild_id, [_listed_stopped(series)])
    if left_off(USUAL, [series]):
        await rate_anew(t, books.guild_id, USUAL, series.at)


async def change_goal(t: Transaction, books: Books, before: SeriesPlayed, after: SeriesPlayed) -> None:
    """Count the result of a series as it is now that its people go on to more brčka."""
    if before.result == after.result or not books.has(after.last.at):
        return
    keys = keys_of_series(after)
    sums = Sums(await read_sums(t, books.guild_id, keys), await _read_counts(t, books.guild_id, keys))
    sums.add_series(before, -1)
    sums.add_series(after)
    await _write_sums(t, books.guild_id, sums)
    await _write_counts(t, books.guild_id, sums.counts)


async def add_lines(t: Transaction, books: Books, lines: Lines) -> None:
    """Add lines up that are newer than all that were added before."""
    guild_id, keys, people = books.guild_id, lines.keys(), lines.people()
    sums = Sums(await read_sums(t, guild_id, keys), await _read_counts(t, guild_id, keys))
    known = {person for _, _, person, partner in sums.sums if not partner}
    for entry, series in lines.games:
        sums.add_game(entry)
        sums.add_series(series)
    for correction in lines.corrections:
        sums.add_correction(correction)
    for stopped in lines.stopped:
        sums.add_stopped(stopped)
    await _write_sums(t, guild_id, sums)
    await _write_counts(t, guild_id, sums.counts)
    await _list(t, guild_id, lines)
    await rate_games(t, guild_id, lines.contests())
    await add_names(t, guild_id, [person for key, person in people.items() if key not in known])


async def read_sums(t: Transaction, guild_id: int, keys: Iterable[SumKey]) -> dict[SumKey, Sum]:
    """Return those of these sums that there are."""
    found: dict[SumKey, Sum] = {}
    for portion in portions([(guild_id, *key) for key in sorted(keys)]):
        sql = by_keys("sums", ("guild_id", *KEY_COLUMNS), portion)
        rows = await t.rows(sql, *(each for key in portion for each in key))
        found |= {key_of(row): sum_of(row) for row in rows}
    return found


def key_of(row: Row) -> SumKey:
    """Return whose sum stands in a row."""
    return SumKey(row["period"], bool(row["computers"]), row["person"], row["partner"])


def sum_of(row: Row) -> Sum:
    """Return the sum in a row."""
    return Sum(*(row[column] for column in SUM_COLUMNS))


async def _write_sums(t: Transaction, guild_id: int, sums: Sums) -> None:
    changed = ", ".join(f"{column} = excluded.{column}" for column in SUM_COLUMNS)
    columns = f"sums (guild_id, {', '.join(KEY_COLUMNS)}, {', '.join(SUM_COLUMNS)})"
    rows = [(guild_id, *key, *NUMBERS(each)) for key, each in sums.sums.items()]
    await upsert(t, columns, rows, f"(guild_id, {', '.join(KEY_COLUMNS)}) DO UPDATE SET {changed}")


async def _read_counts(t: Transaction, guild_id: int, keys: Iterable[SumKey]) -> dict[tuple[str, bool], Count]:
    periods = sorted({key.period for key in keys})
    if not periods:
        return {}
    sql = f"SELECT * FROM sum_counts WHERE guild_id = ${len(periods) + 1} AND period IN {marks([periods])}"
    return counts_of(await t.rows(sql, *periods, guild_id))


def counts_of(rows: Iterable[Row]) -> dict[tuple[str, bool], Count]:
    """Return the counts in these rows."""
    return {(row["period"], bool(row["computers"])): Count(row["games"], row["players"], row["pairs"]) for row in rows}


async def _write_counts(t: Transaction, guild_id: int, counts: Mapping[tuple[str, bool], Count]) -> None:
    rows = [(guild_id, *of, count.games, count.players, count.pairs) for of, count in counts.items()]
    await upsert(
        t,
        "sum_counts",
        rows,
        """(guild_id, period, computers)
           DO UPDATE SET games = excluded.games, players = excluded.players, pairs = excluded.pairs""",
    )


# The order of the lines


def _places(*groups: Sequence[Person]) -> list[tuple[int, int]]:
    """Return under whom a line is listed: everybody, each player, and each two partners."""
    places = [EVERYBODY]
    for group in groups:
        pair = sorted(person.id for person in group)
        places += [(person, 0) for person in pair]
        places += [(pair[0], pair[1])] if len(pair) == 2 else []
    return places


def _listed_game(entry: Entry) -> Listed:
    kind = "computers" if entry.with_computers else "people"
    return Listed(kind, entry.at, entry.game_id, _places(entry.partners(0), entry.partners(1)))


def listed_series(first: Entry, last: Entry) -> Listed:
    """Return under whom a series is listed: the players of its first game, at the moment of its last one."""
    return Listed("series", last.at, last.table_id, _places(first.partners(0), first.partners(1)))


def _listed_stopped(series: StoppedSeries) -> Listed:
    return Listed("stopped", series.at, series.table_id, _places(series.seats[0::2], series.seats[1::2]))


def listed_lines(lines: Lines) -> list[Listed]:
    """Return under whom lines are listed, without their series."""
    listed = [_listed_game(entry) for entry, _ in lines.games]
    listed += [Listed("correction", each.at, each.id, _places(each.people)) for each in lines.corrections]
    return [*listed, *map(_listed_stopped, lines.stopped)]


def rows_of_history(guild_id: int, listed: Iterable[Listed]) -> list[tuple[int, int, int, str, int, int]]:
    """Return the rows of the history by which lines are listed."""
    return [(guild_id, *place, each.kind, micros_of(each.at), each.number) for each in listed for place in each.places]


async def _list(t: Transaction, guild_id: int, lines: Lines) -> None:
    """List lines in the history, and each series by its newest game alone."""
    listed = listed_lines(lines)
    newest = {series.table_id: series for _, series in lines.games}
    added = {entry.game_id for entry, _ in lines.games}
    for series in newest.values():
        earlier = [entry for entry in series.entries if entry.game_id not in added]
        await _unlist(t, guild_id, [listed_series(series.first, entry) for entry in earlier[-1:]])
        listed.append(listed_series(series.first, series.last))
    columns = "history (guild_id, person, partner, kind, at, number)"
    await upsert(t, columns, rows_of_history(guild_id, listed), "DO NOTHING")


async def _unlist(t: Transaction, guild_id: int, listed: Iterable[Listed]) -> None:
    sql = """DELETE FROM history WHERE guild_id = $1 AND person = $2 AND partner = $3 AND kind = $4 AND at = $5
             AND number = $6"""
    gone = rows_of_history(guild_id, listed)
    if gone:
        await t.execute_many(sql, gone)
