"""A part of `check`: it adds a server's ledger up anew, and compares the sums, ratings and history that are kept.

The lines are read in portions, in the order of time, so that of weeks, months and years that are over nothing is kept
in memory.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from datetime import datetime
from typing import Final

from bot.model.ledger import SeriesPlayed
from bot.model.sums import Count, Sum, SumKey, Sums, differences
from bot.storage.bookkeeping import bound, lines_between
from bot.storage.books import (
    Lines,
    counts_of,
    key_of,
    listed_lines,
    listed_series,
    rows_of_history,
    sum_of,
)
from bot.storage.database import Transaction, marks, portions
from bot.storage.history_audit import History, Periods
from bot.storage.ratings_audit import SCOPES, rated_anew
from engine.games import USUAL

LINES: Final = 1000
"""How many lines are read at a time."""
HISTORY: Final = ("guild_id", "person", "partner", "kind", "at", "number")
"""The columns of the history."""


@dataclass(slots=True)
class _AddedUp:
    """What the lines that were read so far add up to."""

    sums: Sums = field(default_factory=Sums)
    periods: Periods = field(default_factory=Periods)
    history: History = field(default_factory=lambda: History("history", HISTORY))

    def add(self, lines: Lines) -> None:
        """Add these lines to the sums and the ratings."""
        moments = [entry.at for entry, _ in lines.games] + [each.at for each in lines.corrections]
        moments += [each.at for each in lines.stopped]
        self.periods.add(moments)
        for entry, series in lines.games:
            self.sums.add_game(entry)
            self.sums.add_series(series)
        for correction in lines.corrections:
            self.sums.add_correction(correction)
        for stopped in lines.stopped:
            self.sums.add_stopped(stopped)

    def take(self, period: str) -> tuple[dict[SumKey, Sum], dict[tuple[str, bool], Count]]:
        """Return the sums of a period, and forget them."""
        sums = {key: each for key, each in self.sums.sums.items() if key.period == period}
        counts = {of: each for of, each in self.sums.counts.items() if of[0] == period}
        for key in sums:
            del self.sums.sums[key]
        for of in counts:
            del self.sums.counts[of]
        return sums, counts


async def books_wrong(t: Transaction, guild_id: int) -> list[str]:
    """Return each difference between what a server's ledger adds up to and what is kept.

    Where an older database is still being added up there is nothing to compare, nor are ratings that are to be
    reckoned again.
    """
    books = await t.row("SELECT * FROM books WHERE guild_id = $1", guild_id)
    if books is not None and books["up_to"] is not None:
        return []
    try:
        wrong = await _wrong(t, guild_id)
    except Exception as error:
        wrong = [f"its ledger does not add up: {error!r}"]
    return [f"server {guild_id}: {what}" for what in wrong]


async def _wrong(t: Transaction, guild_id: int) -> list[str]:
    added, rated, wrong, after = _AddedUp(), await rated_anew(t, guild_id, USUAL), list[str](), ""
    until: str | None = ""
    while until is not None:
        until = await bound(t, guild_id, after, LINES)
        lines = await lines_between(t, guild_id, after, until)
        added.add(lines)
        await rated.add(t, lines.contests())
        wrong += await _missing(t, added.history, rows_of_history(guild_id, listed_lines(lines)))
        series = [listed_series(each.first, each.last) for each in await _whole_series(t, lines)]
        wrong += await _missing(t, added.history, rows_of_history(guild_id, series))
        for period in added.periods.close(datetime.fromisoformat(until) if until is not None else None):
            wrong += await _period_wrong(t, guild_id, period, added)
        wrong += await rated.points_wrong(t)
        after = until or after
    wrong += await _more_than_lines(t, guild_id, added)
    return wrong + await rated.all_wrong(t)


async def _period_wrong(t: Transaction, guild_id: int, period: str, added: _AddedUp) -> list[str]:
    sums, counts = added.take(period)
    of = "WHERE guild_id = $1 AND period = $2"
    kept = {key_of(row): sum_of(row) for row in await t.rows(f"SELECT * FROM sums {of}", guild_id, period)}
    counted = counts_of(await t.rows(f"SELECT * FROM sum_counts {of}", guild_id, period))
    wrong = []
    for key, here, there in differences(kept, sums):
        for column in fields(Sum):
            found, expected = getattr(here, column.name), getattr(there, column.name)
            if found != expected:
                wrong.append(f"{_named(key)}: {column.name} is {found} and should be {expected}")
    for each in sorted({*counts, *counted}):
        if counted.get(each, Count()) != counts.get(each, Count()):
            wrong.append(f"{each[0]}, {SCOPES[each[1]]}: {counted.get(each)} and should be {counts.get(each)}")
    return wrong


def _named(key: SumKey) -> str:
    whose = f"the pair {key.person} and {key.partner}" if key.partner else f"player {key.person}"
    return f"{whose} in {key.period}, {SCOPES[key.computers]}"


async def _whole_series(t: Transaction, lines: Lines) -> list[SeriesPlayed]:
    """Return the series whose last games are among these lines."""
    tables, last = sorted({entry.table_id for entry, _ in lines.games}), set[int]()
    for portion in portions(tables):
        sql = f"SELECT max(game) AS game FROM ledger WHERE table_id IN {marks([portion])} GROUP BY table_id"
        last |= {row["game"] for row in await t.rows(sql, *portion)}
    return [series for entry, series in lines.games if entry.game_id in last]


async def _missing(t: Transaction, history: History, rows: list[tuple[int, int, int, str, int, int]]) -> list[str]:
    return [f"{row[3]} {row[5]} is missing in the history of {row[1:3]}" for row in await history.missing(t, rows)]


async def _more_than_lines(t: Transaction, guild_id: int, added: _AddedUp) -> list[str]:
    """Return what is kept and belongs to no line."""
    wrong = []
    if (number := await added.history.surplus(t, guild_id)) is not None:
        wrong.append(f"the history has {number} rows and should have {added.history.listed}")
    sql = "SELECT period, sum(lines + stopped) AS lines FROM sums WHERE guild_id = $1 GROUP BY period"
    here = {row["period"] for row in await t.rows(sql, guild_id) if row["lines"]}
    wrong += [f"there are sums of {period}, and no lines" for period in sorted(here - added.periods.compared)]
    return wrong
