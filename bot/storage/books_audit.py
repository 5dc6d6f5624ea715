"""A part of `check`: it adds a server's lines up anew, and compares the sums, ratings and history that are kept.

The lines are read in portions, in the order of time, so that of weeks, months and years that are over nothing is kept
in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from typing import Final

from bot.model.ledger import Period, SeriesPlayed
from bot.model.sums import Count, Lines, Scope, Sum, SumKey, Sums, listed_in, listed_series
from bot.storage.bookkeeping import bound, lines_between
from bot.storage.books import HISTORY, books_of, counts_of, key_of, rated_in, rows_of_history, sum_of
from bot.storage.database import Transaction, by_keys, marks, portions
from bot.storage.lines import EVER
from bot.storage.ratings_audit import SCOPES, rated_anew
from engine.games import GAMES

LINES: Final = 400
"""About how many games are read at a time."""
OF_PERIOD: Final = "WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND period = $4"
HistoryRow = tuple[int, str, int, int, str, int, int]


@dataclass(slots=True)
class _AddedUp:
    """What the lines that were read so far add up to."""

    sums: Sums = field(default_factory=Sums)
    open: set[str] = field(default_factory=set)
    """The weeks, months and years to which something may still be added."""
    compared: set[str] = field(default_factory=set)
    """The others, which are compared."""
    listed: int = 0
    """How many rows the history should have."""

    def add(self, lines: Lines) -> None:
        """Add these lines."""
        self.sums.add_lines(lines)
        self.open.update(period.key(at.astimezone(UTC)) for at in lines.moments() for period in Period)

    def close(self, until: datetime | None) -> list[str]:
        """Return the periods that end before a moment, in their order; `None` for the end of time."""
        now = {period.key(until.astimezone(UTC)) for period in Period} if until is not None else set()
        over = self.open - now
        self.open &= now
        self.compared |= over
        return sorted(over)

    def take(self, of: Scope) -> tuple[dict[SumKey, Sum], Count]:
        """Return what was added up of some games, and forget it."""
        keys = [key for key in self.sums.sums if key[:3] == of]
        return {key: self.sums.sums.pop(key) for key in keys}, self.sums.counts.pop(of, Count())


async def books_wrong(t: Transaction, guild_id: int) -> list[str]:
    """Return each difference between what a server's lines add up to and what is kept.

    Where an older database is still being added up there is nothing to compare, nor are ratings that are to be
    reckoned again.
    """
    books = await t.row("SELECT * FROM books WHERE guild_id = $1", guild_id)
    if books is not None and books_of(books).up_to is not None:
        return []
    try:
        wrong = await _wrong(t, guild_id)
    except Exception as error:
        wrong = [f"its ledger does not add up: {error!r}"]
    return [f"server {guild_id}: {what}" for what in wrong]


async def _wrong(t: Transaction, guild_id: int) -> list[str]:
    added, wrong, after = _AddedUp(), list[str](), EVER
    rated = {kind: await rated_anew(t, guild_id, kind) for kind in GAMES}
    until: datetime | None = EVER
    while until is not None:
        until = await bound(t, guild_id, after, LINES)
        lines = await lines_between(t, guild_id, after, until)
        added.add(lines)
        listed = [*listed_in(lines), *map(listed_series, await _whole_series(t, lines.series))]
        rows = rows_of_history(guild_id, listed)
        added.listed += len(rows)
        wrong += await _missing(t, rows)
        ended = rated_in(lines)
        for kind, anew in rated.items():
            await anew.add(t, [each for each in ended if each.contest.kind == kind])
            wrong += await anew.points_wrong(t)
        for period in added.close(until):
            for kind in GAMES:
                for computers in (False, True):
                    wrong += await _period_wrong(t, guild_id, Scope(kind, computers, period), added)
        after = until or after
    wrong += await _more_than_lines(t, guild_id, added)
    return wrong + [what for each in rated.values() for what in await each.all_wrong(t)]


async def _period_wrong(t: Transaction, guild_id: int, of: Scope, added: _AddedUp) -> list[str]:
    sums, count = added.take(of)
    kept = {key_of(row): sum_of(row) for row in await t.rows(f"SELECT * FROM sums {OF_PERIOD}", guild_id, *of)}
    counted = counts_of(await t.rows(f"SELECT * FROM counts {OF_PERIOD}", guild_id, *of)).get(of, Count())
    wrong = []
    for key in sorted({*kept, *sums}):
        here, there = kept.get(key, Sum()), sums.get(key, Sum())
        for column in fields(Sum):
            found, expected = getattr(here, column.name), getattr(there, column.name)
            if found != expected:
                wrong.append(f"{_whose(key)}: {column.name} is {found} and should be {expected}")
    return [*wrong, f"{_named(of)}: {counted} and should be {count}"] if counted != count else wrong


def _whose(key: SumKey) -> str:
    other = f" with {key.relation} {key.other}" if key.other else ""
    return f"player {key.person}{other} in {_named(Scope(*key[:3]))}"


def _named(of: Scope) -> str:
    return f"{of.kind} in {of.period}, {SCOPES[of.computers]}"


async def _whole_series(t: Transaction, series: Sequence[SeriesPlayed]) -> list[SeriesPlayed]:
    """Return those of these series that end with their last game."""
    last = set[int]()
    for portion in portions(sorted({each.table_id for each in series})):
        sql = f"SELECT max(game) AS game FROM prizes WHERE table_id IN {marks([portion])} GROUP BY table_id"
        last |= {row["game"] for row in await t.rows(sql, *portion)}
    return [each for each in series if each.last.game_id in last]


async def _missing(t: Transaction, rows: Sequence[HistoryRow]) -> list[str]:
    """Return which of these rows of the history are missing."""
    wrong = []
    for portion in portions(rows):
        found = await t.rows(by_keys("history", HISTORY, portion), *(value for row in portion for value in row))
        there = {tuple(row[name] for name in HISTORY) for row in found}
        wrong += [
            f"{row[4]} {row[6]} is missing in the history of {row[1]}, {row[2:4]}"
            for row in portion
            if row not in there
        ]
    return wrong


async def _more_than_lines(t: Transaction, guild_id: int, added: _AddedUp) -> list[str]:
    """Return what is kept and belongs to no line."""
    wrong = []
    row = await t.row("SELECT count(*) AS number FROM history WHERE guild_id = $1", guild_id)
    if row is not None and row["number"] > added.listed:
        wrong.append(f"the history has {row['number']} rows and should have {added.listed}")
    sql = "SELECT period, sum(lines + stopped) AS lines FROM sums WHERE guild_id = $1 GROUP BY period"
    here = {row["period"] for row in await t.rows(sql, guild_id) if row["lines"]}
    wrong += [f"there are sums of {period}, and no lines" for period in sorted(here - added.compared)]
    return wrong
