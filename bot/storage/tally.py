"""What the games without brčka add up to, kept in rows: tallies, counts, and the order in which pages list games.

It is written in the transaction that writes a result, chips, or a stopped game, with the ratings of those who played.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from operator import attrgetter
from typing import Final

from bot.model.contest import Ended
from bot.model.stopped import StoppedSeries
from bot.model.tally import (
    Listed,
    Move,
    Played,
    Scope,
    SeatScore,
    Tallies,
    Tally,
    TallyCount,
    TallyKey,
    keys_of_stopped,
    listed_game,
    listed_stopped,
)
from bot.storage.books import Books, left_off
from bot.storage.database import Row, Transaction, by_keys, portions, upsert
from bot.storage.lines import people_of, rows_in
from bot.storage.moments import micros_of
from bot.storage.name_words import add_names
from bot.storage.ratings import rate_anew, rate_games
from bot.storage.stopped import stopped_of

TALLY_COLUMNS: Final = tuple(each.name for each in fields(Tally))
COUNT_COLUMNS: Final = tuple(each.name for each in fields(TallyCount))
NUMBERS: Final = attrgetter(*TALLY_COLUMNS)
"""Returns the numbers of a tally in the order of its columns."""
COUNTED: Final = attrgetter(*COUNT_COLUMNS)
"""Returns those of a count."""

KEY_COLUMNS: Final = TallyKey._fields
HISTORY: Final = ("guild_id", "kind", "person", "opponent", "line", "at", "number")
"""The columns of the history."""

SCORES: Final = "SELECT game, at, kind, person, won, points FROM results WHERE game IN {} ORDER BY game, seat"
MOVED: Final = """SELECT game, at, kind, giver, taker, chips FROM chips JOIN tables ON tables.id = table_id
    WHERE game IN {} ORDER BY game, ply, number"""
ANSWERING: Final = "SELECT game, person FROM players WHERE game IN {}"
SITTING: Final = """SELECT games.id AS game, person FROM games JOIN seats ON seats.table_id = games.table_id
    WHERE games.id IN {}"""
COMPUTERS: Final = "SELECT id FROM people WHERE level IS NOT NULL AND id IN {}"
STOPPED: Final = """SELECT stopped.table_id, stopped.game, kind, points, stopped.at, people.*
    FROM stopped JOIN tables ON tables.id = stopped.table_id JOIN people ON people.id = stopped.person
    WHERE stopped.table_id IN {} ORDER BY stopped.table_id, stopped.seat"""
EVER: Final = datetime.min.replace(tzinfo=UTC)


async def add_played(t: Transaction, guild_id: int, played: Sequence[Played], tables: Sequence[int] = ()) -> None:
    """Add games that ended, or were stopped at these tables, later than all others, and rate them as they ended.

    `played` is what they have brought, in the order of time.
    """
    tallies = Tallies(await read_tallies(t, guild_id, {key for each in played for key in each.tally_keys()}))
    for each in played:
        tallies.add(each)
    await write_tallies(t, guild_id, tallies)
    await _list(t, guild_id, [listed_game(each) for each in played if each.scores])
    stopped = await stopped_at(t, guild_id, tables) if tables else []
    await _count_stopped(t, guild_id, stopped, 1)
    ended = [*(each.ended for each in played if each.scores), *games_left_off(stopped)]
    await rate_games(t, guild_id, sorted(ended, key=lambda each: each[:2]))


async def read_tallies(t: Transaction, guild_id: int, keys: Iterable[TallyKey]) -> dict[TallyKey, Tally]:
    """Return those of these tallies that there are."""
    found: dict[TallyKey, Tally] = {}
    for portion in portions([(guild_id, *key) for key in sorted(keys)]):
        sql = by_keys("tallies", ("guild_id", *KEY_COLUMNS), portion)
        rows = await t.rows(sql, *(each for key in portion for each in key))
        found |= {tally_key_of(row): tally_of(row) for row in rows}
    return found


def tally_key_of(row: Row) -> TallyKey:
    """Return whose tally stands in a row."""
    return TallyKey(*scope_of(row), row["person"], row["opponent"])


def scope_of(row: Row) -> Scope:
    """Return which games are added up in a row."""
    return Scope(row["kind"], bool(row["computers"]), row["period"])


def count_of(row: Row) -> TallyCount:
    """Return the count in a row."""
    return TallyCount(*(row[column] for column in COUNT_COLUMNS))


def tally_of(row: Row) -> Tally:
    """Return the tally in a row."""
    return Tally(*(row[column] for column in TALLY_COLUMNS))


async def write_tallies(t: Transaction, guild_id: int, changed: Tallies) -> None:
    """Write tallies of a server, and add to its counts; who is listed is found by name from now on."""
    columns = f"tallies (guild_id, {', '.join(KEY_COLUMNS)}, {', '.join(TALLY_COLUMNS)})"
    new = ", ".join(f"{column} = excluded.{column}" for column in TALLY_COLUMNS)
    rows = [(guild_id, *key, *NUMBERS(tally)) for key, tally in sorted(changed.tallies.items())]
    await upsert(t, columns, rows, f"(guild_id, {', '.join(KEY_COLUMNS)}) DO UPDATE SET {new}")
    rows = [(guild_id, *of, *COUNTED(count)) for of, count in changed.counts.items() if any(COUNTED(count))]
    sums = ", ".join(f"{column} = tally_counts.{column} + excluded.{column}" for column in COUNT_COLUMNS)
    columns = f"tally_counts (guild_id, {', '.join(Scope._fields)}, {', '.join(COUNT_COLUMNS)})"
    await upsert(t, columns, rows, f"(guild_id, {', '.join(Scope._fields)}) DO UPDATE SET {sums}")
    if changed.listed:
        await add_names(t, guild_id, (await people_of(t, guild_id, changed.listed)).values())


# Games as their rows tell them


async def played_in(
    t: Transaction, guild_id: int, games: Sequence[int], after: datetime = EVER, until: datetime | None = None
) -> list[Played]:
    """Return what counts of these games by their rows after one moment and up to another, in the order of time."""
    scores, moved = await rows_in(t, SCORES, games), await rows_in(t, MOVED, games)
    kinds: dict[int, str] = {row["game"]: row["kind"] for row in (*scores, *moved)}
    computers = await _with_computers(t, list(kinds), scores, moved)
    people = await people_of(t, guild_id, {row["person"] for row in scores})
    of_games: dict[int, tuple[list[SeatScore], list[Move], list[datetime]]] = {game: ([], [], []) for game in kinds}

    def counted(row: Row) -> bool:
        at = datetime.fromisoformat(row["at"])
        if counts := after < at and (until is None or at <= until):
            of_games[row["game"]][2].append(at)
        return counts

    for row in filter(counted, scores):
        of_games[row["game"]][0].append(SeatScore(people[row["person"]], _switch(row["won"]), row["points"]))
    for row in filter(counted, moved):
        of_games[row["game"]][1].append(
            Move(row["giver"], row["taker"], row["chips"], datetime.fromisoformat(row["at"]))
        )
    played = [
        Played(kinds[game], game, max(moments), game in computers, results, moves)
        for game, (results, moves, moments) in of_games.items()
        if moments
    ]
    return sorted(played, key=lambda each: (each.at, each.game))


async def _with_computers(
    t: Transaction, games: Collection[int], scores: Sequence[Row], moved: Sequence[Row]
) -> set[int]:
    """Return the games that a computer answers for, or at which one sits if nobody knows who does."""
    answering = await rows_in(t, ANSWERING, sorted(games))
    known = {row["game"] for row in (*scores, *answering)}
    sitting = await rows_in(t, SITTING, sorted(set(games) - known))
    of_games: list[tuple[int, int]] = [(row["game"], row["person"]) for row in (*scores, *answering, *sitting)]
    of_games += [(row["game"], row[hand]) for row in moved for hand in ("giver", "taker") if row[hand] is not None]
    found = await rows_in(t, COMPUTERS, sorted({person for _, person in of_games}))
    computers = {row["id"] for row in found}
    return {game for game, person in of_games if person in computers}


def _switch(value: int | None) -> bool | None:
    return None if value is None else bool(value)


async def move_chips(t: Transaction, books: Books, before: Sequence[Played], game_id: int) -> None:
    """Count the chips of a game for those who answer for it by its present rows, instead of as it was `before`."""
    after = await played_in(t, books.guild_id, [game_id], until=books.results_up_to)
    tallies = Tallies(
        await read_tallies(t, books.guild_id, {key for each in (*before, *after) for key in each.tally_keys()})
    )
    for played, times in ((before, -1), (after, 1)):
        for each in played:
            tallies.pay(each, times)
    await write_tallies(t, books.guild_id, tallies)


# Stopped games


async def take_stopped_games(t: Transaction, books: Books, table_id: int) -> None:
    """Count the stopped game of a table no longer, and reckon the ratings again where it was lost by that."""
    stopped = [
        (kind, each) for kind, each in await stopped_at(t, books.guild_id, [table_id]) if books.has_result(each.at)
    ]
    await _count_stopped(t, books.guild_id, stopped, -1)
    for each in games_left_off(stopped):
        await rate_anew(t, books.guild_id, each.contest.kind, each.at)


def games_left_off(stopped: Iterable[tuple[str, StoppedSeries]]) -> list[Ended]:
    """Return those of these games that are lost because one side has stopped them as it liked."""
    return [ended for kind, series in stopped for ended in left_off(kind, [series])]


async def stopped_at(t: Transaction, guild_id: int, tables: Sequence[int]) -> list[tuple[str, StoppedSeries]]:
    """Return the games without brčka that were stopped at these tables of a server, each with its kind."""
    rows = await rows_in(t, STOPPED, sorted(tables))
    kinds = {row["table_id"]: row["kind"] for row in rows}
    return [(kinds[each.table_id], each) for each in stopped_of(rows, guild_id, {})]


async def _count_stopped(
    t: Transaction, guild_id: int, stopped: Sequence[tuple[str, StoppedSeries]], times: int
) -> None:
    if not stopped:
        return
    keys = {key for kind, series in stopped for key in keys_of_stopped(kind, series)}
    tallies = Tallies(await read_tallies(t, guild_id, keys))
    for kind, series in stopped:
        tallies.stop(kind, series, times)
    await write_tallies(t, guild_id, tallies)
    listed = [listed_stopped(kind, series) for kind, series in stopped]
    if times > 0:
        await _list(t, guild_id, listed)
    else:
        columns = " AND ".join(f"{column} = ${at}" for at, column in enumerate(HISTORY, start=1))
        await t.execute_many(f"DELETE FROM results_history WHERE {columns}", rows_of_listed(guild_id, listed))


# The order in which games are listed


def rows_of_listed(guild_id: int, listed: Iterable[Listed]) -> list[tuple[int, str, int, int, str, int, int]]:
    """Return the rows of the history by which games are listed."""
    return [
        (guild_id, each.kind, *place, each.line, micros_of(each.at), each.number)
        for each in listed
        for place in each.places
    ]


async def _list(t: Transaction, guild_id: int, listed: Iterable[Listed]) -> None:
    await upsert(t, f"results_history ({', '.join(HISTORY)})", rows_of_listed(guild_id, listed), "DO NOTHING")
