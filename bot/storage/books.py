"""What a server's ledger adds up to, kept in rows: sums, counts, and the order in which pages list the lines.

It is written in the transaction that writes a line, with the ratings of those who played. The lines stay the truth: all
of this can be made anew from them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from operator import attrgetter
from typing import Final

from bot.model.contest import Ended
from bot.model.ledger import Played, SeriesPlayed
from bot.model.ratings import left_off
from bot.model.stopped import StoppedSeries
from bot.model.sums import (
    Count,
    Lines,
    Listed,
    Scope,
    Sum,
    SumKey,
    Sums,
    listed_in,
    listed_series,
    listed_stopped,
)
from bot.model.unit import Relation
from bot.storage.database import Row, Transaction, by_keys, portions, upsert
from bot.storage.lines import people_of, played_in
from bot.storage.moments import micros_of, moment_at
from bot.storage.name_words import add_names
from bot.storage.ratings import rate_anew, rate_games

SUM_COLUMNS: Final = tuple(each.name for each in fields(Sum))
COUNT_COLUMNS: Final = tuple(each.name for each in fields(Count))
NUMBERS: Final = attrgetter(*SUM_COLUMNS)
"""Returns the numbers of a sum in the order of its columns."""
COUNTED: Final = attrgetter(*COUNT_COLUMNS)
"""Returns those of a count."""
KEY: Final = ("guild_id", *SumKey._fields)
SCOPE: Final = ("guild_id", *Scope._fields)
HISTORY: Final = ("guild_id", "kind", "person", "other", "line", "at", "number")
"""The columns of the history."""

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
    up_to: datetime | None
    """Up to which line a database of an earlier version is added up; `None` where all lines are."""

    def has(self, at: datetime) -> bool:
        """Return whether a line of that moment was added up."""
        return self.up_to is None or at <= self.up_to


async def open_books(t: Transaction, guild_id: int, now: datetime) -> Books:
    """Open the books of a server for one more line; whoever else wants to waits for the end of the transaction."""
    return books_of(await t.row(OPEN, guild_id, micros_of(now)))


async def lock_books(t: Transaction, guild_id: int) -> Books:
    """Return the books of a server, in which nobody else writes until the end of the transaction."""
    return books_of(await t.row(LOCKED, guild_id))


def books_of(row: Row | None) -> Books:
    """Return the books of a row."""
    assert row is not None
    return Books(
        row["guild_id"], moment_at(row["last_at"]), moment_at(row["up_to"]) if row["up_to"] is not None else None
    )


# Adding lines


async def add_newest(t: Transaction, books: Books, lines: Lines) -> None:
    """Add lines up that have just been written, unless those before them are still to be added up."""
    if books.up_to is None:
        await add_lines(t, books.guild_id, lines)


async def add_lines(t: Transaction, guild_id: int, lines: Lines) -> None:
    """Add lines up that are newer than all that were added before."""
    await _change(t, guild_id, lambda sums: sums.add_lines(lines))
    await _list(t, guild_id, lines)
    await rate_games(t, guild_id, rated_in(lines))


async def _change(t: Transaction, guild_id: int, change: Callable[[Sums], None]) -> None:
    """Change sums, and write them; whoever had none is found by name from now on."""
    # What is changed shows itself where nothing is added up yet.
    change(changed := Sums())
    kept = await read_sums(t, guild_id, changed.sums)
    known = {key.person for key in kept}
    change(sums := Sums(kept))
    await _write(t, guild_id, sums)
    if new := {key.person for key in sums.sums} - known:
        await add_names(t, guild_id, (await people_of(t, guild_id, new)).values())


def rated_in(lines: Lines) -> list[Ended]:
    """Return the games that are rated, in the order of their end, and with them those given up by being stopped."""
    ended = [*(each.ended for each in lines.played if each.scores), *left_off(lines.stopped)]
    return sorted(ended, key=lambda each: each[:2])


async def take_stopped(t: Transaction, books: Books, series: StoppedSeries) -> None:
    """Count a stopped game no longer, because somebody goes on with it or has given it up."""
    if not books.has(series.at):
        return
    await _change(t, books.guild_id, lambda sums: sums.stop(series, -1))
    await _unlist(t, books.guild_id, [listed_stopped(series)])
    for each in left_off([series]):
        await rate_anew(t, books.guild_id, each.contest.kind, each.at)


async def change_goal(t: Transaction, books: Books, before: SeriesPlayed, after: SeriesPlayed) -> None:
    """Count the result of a series as it is now that its people go on to more brčka."""
    if before.result == after.result or not books.has(after.last.at):
        return

    def change(sums: Sums) -> None:
        sums.add_series(before, -1)
        sums.add_series(after)

    await _change(t, books.guild_id, change)


async def move_chips(t: Transaction, books: Books, before: Sequence[Played], game_id: int) -> None:
    """Count the chips of a game for those who answer for it by its present rows, instead of as it was `before`."""
    after = await played_in(t, books.guild_id, [game_id], until=books.up_to)

    def change(sums: Sums) -> None:
        for played, times in ((before, -1), (after, 1)):
            for each in played:
                sums.pay(each, times)

    await _change(t, books.guild_id, change)


# Sums and counts


async def read_sums(t: Transaction, guild_id: int, keys: Iterable[SumKey]) -> dict[SumKey, Sum]:
    """Return those of these sums that there are."""
    found: dict[SumKey, Sum] = {}
    for portion in portions([(guild_id, *key) for key in sorted(keys)]):
        rows = await t.rows(by_keys("sums", KEY, portion), *(each for key in portion for each in key))
        found |= {key_of(row): sum_of(row) for row in rows}
    return found


def key_of(row: Row) -> SumKey:
    """Return whose sum stands in a row."""
    return SumKey(*scope_of(row), row["person"], Relation(row["relation"]), row["other"])


def scope_of(row: Row) -> Scope:
    """Return which games are added up in a row."""
    return Scope(row["kind"], bool(row["computers"]), row["period"])


def sum_of(row: Row) -> Sum:
    """Return the sum in a row."""
    return Sum(*(row[column] for column in SUM_COLUMNS))


def counts_of(rows: Iterable[Row]) -> Mapping[Scope, Count]:
    """Return the counts in these rows."""
    return {scope_of(row): Count(*(row[column] for column in COUNT_COLUMNS)) for row in rows}


async def _write(t: Transaction, guild_id: int, changed: Sums) -> None:
    """Write sums of a server, and add to its counts."""
    new = ", ".join(f"{column} = excluded.{column}" for column in SUM_COLUMNS)
    rows = [(guild_id, *key, *NUMBERS(each)) for key, each in sorted(changed.sums.items(), key=lambda each: each[0])]
    await upsert(t, f"sums ({', '.join((*KEY, *SUM_COLUMNS))})", rows, f"({', '.join(KEY)}) DO UPDATE SET {new}")
    rows = [(guild_id, *of, *COUNTED(count)) for of, count in changed.counts.items() if any(COUNTED(count))]
    more = ", ".join(f"{column} = counts.{column} + excluded.{column}" for column in COUNT_COLUMNS)
    await upsert(
        t, f"counts ({', '.join((*SCOPE, *COUNT_COLUMNS))})", rows, f"({', '.join(SCOPE)}) DO UPDATE SET {more}"
    )


# The order of the lines


def rows_of_history(guild_id: int, listed: Iterable[Listed]) -> list[tuple[int, str, int, int, str, int, int]]:
    """Return the rows of the history by which lines are listed."""
    return [
        (guild_id, each.kind, *place, each.line, micros_of(each.at), each.number)
        for each in listed
        for place in each.places
    ]


async def _list(t: Transaction, guild_id: int, lines: Lines) -> None:
    """List lines in the history, and each series by its newest game alone."""
    listed = listed_in(lines)
    added = {series.last.game_id for series in lines.series}
    for series in {series.table_id: series for series in lines.series}.values():
        earlier = [at for at, entry in enumerate(series.entries) if entry.game_id not in added]
        await _unlist(t, guild_id, [listed_series(series, at) for at in earlier[-1:]])
        listed.append(listed_series(series))
    await upsert(t, f"history ({', '.join(HISTORY)})", rows_of_history(guild_id, listed), "DO NOTHING")


async def _unlist(t: Transaction, guild_id: int, listed: Iterable[Listed]) -> None:
    columns = " AND ".join(f"{column} = ${at}" for at, column in enumerate(HISTORY, start=1))
    if gone := rows_of_history(guild_id, listed):
        await t.execute_many(f"DELETE FROM history WHERE {columns}", gone)
