"""A part of `check`: it adds a server's games without brčka up anew, and compares what is kept of them.

That are tallies, ratings and the history. Results and chips are read in portions, in the order of time, so that of
periods that are over nothing is kept in memory.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Final

from bot.model.stopped import StoppedSeries
from bot.model.tally import Played, Scope, Tallies, Tally, TallyCount, TallyKey, listed_game, listed_stopped
from bot.storage.bookkeeping import results_between, results_bound, stopped_between
from bot.storage.books import books_of
from bot.storage.database import Row, Transaction
from bot.storage.history_audit import History, Periods
from bot.storage.ratings_audit import SCOPES, rated_anew
from bot.storage.stopped import LEDGER
from bot.storage.tally import (
    EVER,
    HISTORY,
    count_of,
    games_left_off,
    rows_of_listed,
    scope_of,
    stopped_at,
    tally_key_of,
    tally_of,
)
from engine.games import GAMES

GAMES_AT_ONCE: Final = 200
"""About how many games are read at a time."""
OF_PERIOD: Final = "WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND period = $4"


@dataclass(slots=True)
class _AddedUp:
    """What the games that were read so far add up to."""

    tallies: Tallies = field(default_factory=Tallies)
    periods: Periods = field(default_factory=Periods)
    history: History = field(default_factory=lambda: History("results_history", HISTORY))

    def add(self, played: Sequence[Played], stopped: Sequence[tuple[str, StoppedSeries]]) -> None:
        """Add finished games, chips that changed hands, and stopped games."""
        moments = [each.at for each in played] + [move.at for each in played for move in each.moved]
        moments += [series.at for _, series in stopped]
        self.periods.add(moments)
        for each in played:
            self.tallies.add(each)
        for kind, series in stopped:
            self.tallies.stop(kind, series, 1)

    def take(self, of: Scope) -> tuple[dict[TallyKey, Tally], TallyCount]:
        """Return what was added up of some games, and forget it."""
        keys = [key for key in self.tallies.tallies if key[:3] == of]
        return {key: self.tallies.tallies.pop(key) for key in keys}, self.tallies.counts.pop(of, TallyCount())


def _kinds() -> list[str]:
    """Return the games without brčka."""
    return [kind for kind in GAMES if kind not in LEDGER]


async def tallies_wrong(t: Transaction, guild_id: int) -> list[str]:
    """Return each difference between what a server's games without brčka add up to and what is kept.

    Where an older database is still being added up there is nothing to compare.
    """
    books = await t.row("SELECT * FROM books WHERE guild_id = $1", guild_id)
    if books is None or books_of(books).results_up_to is not None:
        return []
    try:
        wrong = await _wrong(t, guild_id)
    except Exception as error:
        wrong = [f"its games without brčka do not add up: {error!r}"]
    return [f"server {guild_id}: {what}" for what in wrong]


async def _wrong(t: Transaction, guild_id: int) -> list[str]:
    added, after, wrong = _AddedUp(), EVER, list[str]()
    rated = {kind: await rated_anew(t, guild_id, kind) for kind in _kinds()}
    while True:
        until = await results_bound(t, guild_id, after, GAMES_AT_ONCE)
        played = await results_between(t, guild_id, after, until)
        stopped = await stopped_at(t, guild_id, await stopped_between(t, guild_id, after, until))
        added.add(played, stopped)
        listed = [listed_game(each) for each in played if each.scores]
        listed += [listed_stopped(kind, series) for kind, series in stopped]
        missing = await added.history.missing(t, rows_of_listed(guild_id, listed))
        wrong += [f"{row[4]} {row[6]} is missing in the history of {row[1]}, {row[2:4]}" for row in missing]
        ended = [*(each.ended for each in played if each.scores), *games_left_off(stopped)]
        in_order = sorted(ended, key=lambda each: each[:2])
        for kind, anew in rated.items():
            await anew.add(t, [each for each in in_order if each.contest.kind == kind])
        wrong += [what for each in rated.values() for what in await each.points_wrong(t)]
        for period in added.periods.close(until):
            wrong += await _period_wrong(t, guild_id, period, added)
        if until is None:
            break
        after = until
    wrong += await _more_than_games(t, guild_id, added)
    return wrong + [what for each in rated.values() for what in await each.all_wrong(t)]


async def _period_wrong(t: Transaction, guild_id: int, period: str, added: _AddedUp) -> list[str]:
    wrong = []
    for kind in _kinds():
        for computers in (False, True):
            of = Scope(kind, computers, period)
            tallies, count = added.take(of)
            kept = {tally_key_of(row): tally_of(row) for row in await _kept(t, "tallies", guild_id, of)}
            for key in sorted({*kept, *tallies}):
                wrong += _tally_unlike(key, kept.get(key, Tally()), tallies.get(key, Tally()))
            rows = await _kept(t, "tally_counts", guild_id, of)
            found = count_of(rows[0]) if rows else TallyCount()
            if found != count:
                wrong.append(f"{_named(of)}: {found} and should be {count}")
    return wrong


async def _kept(t: Transaction, table: str, guild_id: int, of: Scope) -> Sequence[Row]:
    return await t.rows(f"SELECT * FROM {table} {OF_PERIOD}", guild_id, *of)


def _tally_unlike(key: TallyKey, found: Tally, expected: Tally) -> list[str]:
    against = f" against {key.opponent}" if key.opponent else ""
    unlike = [each.name for each in fields(Tally) if getattr(found, each.name) != getattr(expected, each.name)]
    return [
        f"player {key.person}{against} in {_named(Scope(*key[:3]))}: "
        f"{name} is {getattr(found, name)} and should be {getattr(expected, name)}"
        for name in unlike
    ]


def _named(of: Scope) -> str:
    return f"{of.kind} in {of.period}, {SCOPES[of.computers]}"


async def _more_than_games(t: Transaction, guild_id: int, added: _AddedUp) -> list[str]:
    """Return what is kept and belongs to no game."""
    wrong = []
    if (number := await added.history.surplus(t, guild_id)) is not None:
        wrong.append(f"the history of games without brčka has {number} rows and should have {added.history.listed}")
    sql = """SELECT kind, computers, period, sum(lines + stopped) AS lines FROM tallies WHERE guild_id = $1
             GROUP BY kind, computers, period"""
    here = {scope_of(row) for row in await t.rows(sql, guild_id) if row["lines"]}
    return wrong + [
        f"there are tallies of {_named(of)}, and no games"
        for of in sorted(here)
        if of.period not in added.periods.compared
    ]
