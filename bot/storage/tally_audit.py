"""A part of `check`: it adds a server's games without brčka up anew, and compares tallies and ratings that are kept.

Results and chips are read in portions, in the order of time; in memory is what each player has come to.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from bot.model.tally import Tallies, Tally, TallyCount, TallyKey
from bot.storage.bookkeeping import results_between, results_bound, stopped_between
from bot.storage.books import books_of
from bot.storage.database import Transaction
from bot.storage.ratings_audit import SCOPES, rated_anew
from bot.storage.stopped import LEDGER
from bot.storage.tally import COUNT_COLUMNS, EVER, games_left_off, stopped_at, tally_key_of, tally_of
from engine.games import GAMES

GAMES_AT_ONCE: Final = 200
"""About how many games are read at a time."""


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
    added, after, wrong = Tallies(), EVER, list[str]()
    rated = {kind: await rated_anew(t, guild_id, kind) for kind in GAMES if kind not in LEDGER}
    while True:
        until = await results_bound(t, guild_id, after, GAMES_AT_ONCE)
        played = await results_between(t, guild_id, after, until)
        stopped = await stopped_at(t, await stopped_between(t, guild_id, after, until))
        for each in played:
            added.add(each)
        for kind, series in stopped:
            added.stop(kind, series, 1)
        ended = [*(each.ended for each in played if each.scores), *games_left_off(stopped)]
        for each_ended in sorted(ended, key=lambda each: each[:2]):
            rated[each_ended.contest.kind].add([each_ended])
        wrong += [what for each in rated.values() for what in await each.points_wrong(t)]
        if until is None:
            break
        after = until
    wrong += await _tallies_unlike(t, guild_id, added) + await _counts_unlike(t, guild_id, added)
    return wrong + [what for each in rated.values() for what in await each.all_wrong(t)]


async def _tallies_unlike(t: Transaction, guild_id: int, added: Tallies) -> list[str]:
    rows = await t.rows("SELECT * FROM tallies WHERE guild_id = $1", guild_id)
    kept, wrong = {tally_key_of(row): tally_of(row) for row in rows}, []
    for key in sorted({*kept, *added.tallies}):
        here, there = kept.get(key, Tally()), added.tallies.get(key, Tally())
        for column in fields(Tally):
            found, expected = getattr(here, column.name), getattr(there, column.name)
            if found != expected:
                wrong.append(f"{_named(key)}: {column.name} is {found} and should be {expected}")
    return wrong


def _named(key: TallyKey) -> str:
    against = f" against {key.opponent}" if key.opponent else ""
    return f"player {key.person}{against} in {key.kind}, {SCOPES[key.computers]}"


async def _counts_unlike(t: Transaction, guild_id: int, added: Tallies) -> list[str]:
    rows = await t.rows("SELECT * FROM tally_counts WHERE guild_id = $1", guild_id)
    kept = {
        (row["kind"], bool(row["computers"])): TallyCount(*(row[column] for column in COUNT_COLUMNS)) for row in rows
    }
    return [
        f"{kind}, {SCOPES[computers]}: {kept.get((kind, computers))} and should be {added.count((kind, computers))}"
        for kind, computers in sorted({*kept, *added.counts})
        if kept.get((kind, computers), TallyCount()) != added.count((kind, computers))
    ]
