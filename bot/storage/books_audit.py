"""A part of `check`: it adds a server's ledger up anew, and compares the sums, ratings and history that are kept.

The lines are read in portions, in the order of time, so that of weeks, months and years that are over nothing is kept
in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from datetime import UTC, datetime
from typing import Final

from bot.model.ledger import Period, SeriesPlayed
from bot.model.ratings import Rating, rate
from bot.model.sums import Count, Sum, SumKey, Sums, differences
from bot.storage.bookkeeping import bound, lines_between
from bot.storage.books import (
    Lines,
    counts_of,
    key_of,
    listed_lines,
    listed_series,
    rating_of,
    rows_of_history,
    sum_of,
)
from bot.storage.database import Row, Transaction, by_keys, marks, portions
from bot.storage.moments import micros_of, moment_at

LINES: Final = 1000
"""How many lines are read at a time."""
HISTORY: Final = ("guild_id", "person", "partner", "kind", "at", "number")
"""The columns of the history."""
POINTS: Final = "SELECT DISTINCT at FROM rating_points WHERE guild_id = $1 ORDER BY at"
"""The moments for which a server's ratings are kept as they stood before."""
CLOSE: Final = 1e-6
"""By how much a rating may differ that another version of the library has reckoned."""


@dataclass(slots=True)
class _AddedUp:
    """What the lines that were read so far add up to."""

    sums: Sums = field(default_factory=Sums)
    ratings: dict[bool, dict[int, Rating]] = field(default_factory=lambda: {False: {}, True: {}})
    periods: set[str] = field(default_factory=set)
    """The periods that are compared already."""
    open: set[str] = field(default_factory=set)
    """The others."""
    listed: int = 0
    """How many rows the history has of them."""
    points: list[int] = field(default_factory=list)
    """The moments, oldest first, for which ratings are kept, and up to which not all lines are read."""
    stood: dict[int, dict[int, Rating]] = field(default_factory=dict)
    """The ratings as they stood before those of these moments that have come since one last looked."""

    def add(self, lines: Lines) -> None:
        """Add these lines to the sums and the ratings."""
        moments = [entry.at for entry, _ in lines.games] + [each.at for each in lines.corrections]
        moments += [each.at for each in lines.stopped]
        self.open.update(period.key(at.astimezone(UTC)) for at in moments for period in Period)
        for entry, series in lines.games:
            self.sums.add_game(entry)
            self.sums.add_series(series)
        for correction in lines.corrections:
            self.sums.add_correction(correction)
        for stopped in lines.stopped:
            self.sums.add_stopped(stopped)
        for at, _, contest, with_computers in lines.contests():
            self.come_to(micros_of(at))
            for computers in (True,) if with_computers else (False, True):
                rate(self.ratings[computers], contest)

    def come_to(self, at: int | None) -> None:
        """Note how ratings stood before each moment up to this one, or up to the end."""
        while self.points and (at is None or self.points[0] <= at):
            self.stood[self.points.pop(0)] = dict(self.ratings[True])

    def over(self, until: datetime | None) -> set[str]:
        """Return the periods to which nothing is added any more."""
        now = {period.key(until.astimezone(UTC)) for period in Period} if until is not None else set()
        over = self.open - now
        self.open &= now
        return over

    def take(self, period: str) -> tuple[dict[SumKey, Sum], dict[tuple[str, bool], Count]]:
        """Return the sums of a period, and forget them."""
        sums = {key: each for key, each in self.sums.sums.items() if key.period == period}
        counts = {of: each for of, each in self.sums.counts.items() if of[0] == period}
        for key in sums:
            del self.sums.sums[key]
        for of in counts:
            del self.sums.counts[of]
        self.periods.add(period)
        return sums, counts


async def books_wrong(t: Transaction, guild_id: int) -> list[str]:
    """Return each difference between what a server's ledger adds up to and what is kept.

    Where an older database is still being added up there is nothing to compare, nor are ratings that are to be
    reckoned again.
    """
    books = await t.row("SELECT * FROM books WHERE guild_id = $1", guild_id)
    if books is not None and books["up_to"] is not None:
        return []
    rated_anew = books is not None and books["rate_from"] is not None
    try:
        wrong = await _wrong(t, guild_id, rated_anew=rated_anew)
    except Exception as error:
        wrong = [f"its ledger does not add up: {error!r}"]
    return [f"server {guild_id}: {what}" for what in wrong]


async def _wrong(t: Transaction, guild_id: int, *, rated_anew: bool) -> list[str]:
    moments = [] if rated_anew else await t.rows(POINTS, guild_id)
    added, wrong, after = _AddedUp(points=[row["at"] for row in moments]), list[str](), ""
    until: str | None = ""
    while until is not None:
        until = await bound(t, guild_id, after, LINES)
        lines = await lines_between(t, guild_id, after, until)
        added.add(lines)
        wrong += await _missing(t, added, rows_of_history(guild_id, listed_lines(lines)))
        series = [listed_series(each.first, each.last) for each in await _whole_series(t, lines)]
        wrong += await _missing(t, added, rows_of_history(guild_id, series))
        for period in sorted(added.over(datetime.fromisoformat(until) if until is not None else None)):
            wrong += await _period_wrong(t, guild_id, period, added)
        if until is None:
            added.come_to(None)
        wrong += await _points_wrong(t, guild_id, added)
        after = until or after
    wrong += await _more_than_lines(t, guild_id, added)
    return wrong + await _ratings_wrong(t, guild_id, {False: added.ratings[False]} if rated_anew else added.ratings)


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
            wrong.append(f"{each[0]}, {_scope(each[1])}: {counted.get(each)} and should be {counts.get(each)}")
    return wrong


def _named(key: SumKey) -> str:
    whose = f"the pair {key.person} and {key.partner}" if key.partner else f"player {key.person}"
    return f"{whose} in {key.period}, {_scope(key.computers)}"


def _scope(computers: bool) -> str:
    return "with computers" if computers else "among people"


async def _whole_series(t: Transaction, lines: Lines) -> list[SeriesPlayed]:
    """Return the series whose last games are among these lines."""
    tables, last = sorted({entry.table_id for entry, _ in lines.games}), set[int]()
    for portion in portions(tables):
        sql = f"SELECT max(game) AS game FROM ledger WHERE table_id IN {marks([portion])} GROUP BY table_id"
        last |= {row["game"] for row in await t.rows(sql, *portion)}
    return [series for entry, series in lines.games if entry.game_id in last]


async def _missing(t: Transaction, added: _AddedUp, rows: list[tuple[int, int, int, str, int, int]]) -> list[str]:
    """Return what is missing in the history of these rows."""
    added.listed += len(rows)
    wrong = []
    for portion in portions(rows):
        found = await t.rows(by_keys("history", HISTORY, portion), *(value for row in portion for value in row))
        there = {tuple(row[name] for name in HISTORY) for row in found}
        wrong += [f"{row[3]} {row[5]} is missing in the history of {row[1:3]}" for row in portion if row not in there]
    return wrong


async def _more_than_lines(t: Transaction, guild_id: int, added: _AddedUp) -> list[str]:
    """Return what is kept and belongs to no line."""
    wrong = []
    row = await t.row("SELECT count(*) AS number FROM history WHERE guild_id = $1", guild_id)
    if row is not None and row["number"] > added.listed:
        wrong.append(f"the history has {row['number']} rows and should have {added.listed}")
    sql = "SELECT period, sum(lines + stopped) AS lines FROM sums WHERE guild_id = $1 GROUP BY period"
    here = {row["period"] for row in await t.rows(sql, guild_id) if row["lines"]}
    wrong += [f"there are sums of {period}, and no lines" for period in sorted(here - added.periods)]
    return wrong


async def _points_wrong(t: Transaction, guild_id: int, added: _AddedUp) -> list[str]:
    """Return what is wrong in the ratings that are kept as they stood before some moments."""
    wrong = []
    while added.stood:
        at, stood = added.stood.popitem()
        rows = await t.rows("SELECT * FROM rating_points WHERE guild_id = $1 AND at = $2", guild_id, at)
        wrong += _unlike(rows, stood, f"before {moment_at(at):%Y-%m-%d %H:%M}")
    return wrong


async def _ratings_wrong(t: Transaction, guild_id: int, expected: dict[bool, dict[int, Rating]]) -> list[str]:
    wrong = []
    for computers, rated in expected.items():
        sql = "SELECT * FROM ratings WHERE guild_id = $1 AND computers = $2"
        wrong += _unlike(await t.rows(sql, guild_id, computers), rated, _scope(computers))
    return wrong


def _unlike(rows: Sequence[Row], rated: dict[int, Rating], which: str) -> list[str]:
    """Return which ratings in these rows differ from what they should be."""
    kept, wrong = {row["person"]: rating_of(row) for row in rows}, []
    for person in sorted({*kept, *rated}):
        here, there = kept.get(person), rated.get(person)
        same = here is not None and there is not None and here.games == there.games
        if not (same and here and there and abs(here.mu - there.mu) + abs(here.sigma - there.sigma) < CLOSE):
            wrong.append(f"the rating of player {person}, {which}, is {here} and should be {there}")
    return wrong
