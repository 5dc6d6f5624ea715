"""What the games without brčka add up to, kept in rows: tallies, counts, and the order of stopped games.

It is written in the transaction that writes a result, chips, or a stopped game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import astuple, fields
from typing import Final

from bot.model.stopped import StoppedSeries
from bot.model.tally import Move, Played, SeatScore, Tallies, Tally, TallyCount, TallyKey, scopes
from bot.storage.books import Books
from bot.storage.database import Row, Transaction, marks, portions, upsert
from bot.storage.lines import people_of, rows_in
from bot.storage.moments import micros_of
from bot.storage.name_words import add_names
from bot.storage.stopped import stopped_of

TALLY_COLUMNS: Final = tuple(each.name for each in fields(Tally))
COUNT_COLUMNS: Final = tuple(each.name for each in fields(TallyCount))

SCORES: Final = "SELECT game, kind, person, won, points FROM results WHERE game IN {} ORDER BY game, seat"
MOVED: Final = """SELECT game, kind, giver, taker, chips FROM chips JOIN tables ON tables.id = table_id
    WHERE game IN {} ORDER BY game, ply, number"""
ANSWERING: Final = "SELECT game, person FROM players WHERE game IN {}"
SITTING: Final = """SELECT games.id AS game, person FROM games JOIN seats ON seats.table_id = games.table_id
    WHERE games.id IN {}"""
COMPUTERS: Final = "SELECT id FROM people WHERE level IS NOT NULL AND id IN {}"
STOPPED: Final = """SELECT stopped.table_id, stopped.game, kind, points, stopped.at, people.*
    FROM stopped JOIN tables ON tables.id = stopped.table_id JOIN people ON people.id = stopped.person
    WHERE stopped.table_id IN {} ORDER BY stopped.table_id, stopped.seat"""


async def add_played(t: Transaction, guild_id: int, played: Iterable[Played]) -> None:
    """Add what games have brought that has just been written."""
    tallies = Tallies()
    for each in played:
        tallies.add(each)
    await write_tallies(t, guild_id, tallies)


async def write_tallies(t: Transaction, guild_id: int, added: Tallies) -> None:
    """Add to the tallies of a server; who is listed for the first time is found by name from now on."""
    listed: list[int] = []
    for (kind, computers, person), by in (await _add_to_tallies(t, guild_id, added.tallies)).items():
        added.count((kind, computers)).players += by
        if by > 0 and computers:
            listed.append(person)
    rows = [(guild_id, *of, *astuple(count)) for of, count in added.counts.items() if any(astuple(count))]
    sums = ", ".join(f"{column} = tally_counts.{column} + excluded.{column}" for column in COUNT_COLUMNS)
    columns = f"tally_counts (guild_id, kind, computers, {', '.join(COUNT_COLUMNS)})"
    await upsert(t, columns, rows, f"(guild_id, kind, computers) DO UPDATE SET {sums}")
    if listed:
        await add_names(t, guild_id, (await people_of(t, listed)).values())


async def _add_to_tallies(t: Transaction, guild_id: int, added: Mapping[TallyKey, Tally]) -> dict[TallyKey, int]:
    """Add to tallies, and return 1 for each player who is listed since, and −1 for who is no longer."""
    sums = ", ".join(f"{column} = tallies.{column} + excluded.{column}" for column in TALLY_COLUMNS)
    rows = [(guild_id, *key, *astuple(tally)) for key, tally in sorted(added.items()) if any(astuple(tally))]
    changed: dict[TallyKey, int] = {}
    for portion in portions(rows):
        sql = f"""INSERT INTO tallies (guild_id, kind, computers, person, {", ".join(TALLY_COLUMNS)})
                  VALUES {marks(portion)} ON CONFLICT (guild_id, kind, computers, person) DO UPDATE SET {sums}
                  RETURNING kind, computers, person, lines"""
        for row in await t.rows(sql, *(value for each in portion for value in each)):
            key = TallyKey(row["kind"], bool(row["computers"]), row["person"])
            before, after = row["lines"] - added[key].lines, row["lines"]
            if (before > 0) != (after > 0):
                changed[key] = 1 if after else -1
    return changed


# Games as their rows tell them


async def played_in(t: Transaction, games: Sequence[int]) -> list[Played]:
    """Return what counts of these games by their rows."""
    scores, moved = await rows_in(t, SCORES, games), await rows_in(t, MOVED, games)
    kinds: dict[int, str] = {row["game"]: row["kind"] for row in (*scores, *moved)}
    computers = await _with_computers(t, list(kinds), scores, moved)
    return [
        Played(
            kind,
            game in computers,
            [SeatScore(row["person"], _switch(row["won"]), row["points"]) for row in scores if row["game"] == game],
            [Move(row["giver"], row["taker"], row["chips"]) for row in moved if row["game"] == game],
        )
        for game, kind in kinds.items()
    ]


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


async def count_anew(t: Transaction, books: Books, game_id: int, before: Sequence[Played]) -> None:
    """Count a game by its present rows, instead of what it was `before`."""
    tallies = Tallies()
    if books.counts(game_id):
        for each in before:
            tallies.add(each, -1)
        for each in await played_in(t, [game_id]):
            tallies.add(each)
        await write_tallies(t, books.guild_id, tallies)


# Stopped games


async def add_stopped_games(t: Transaction, guild_id: int, tables: Sequence[int]) -> None:
    """Count the games that were stopped at these tables."""
    await _count_stopped(t, guild_id, await stopped_at(t, tables), 1)


async def take_stopped_games(t: Transaction, books: Books, table_id: int) -> None:
    """Count the stopped game of a table no longer."""
    stopped = [(kind, each) for kind, each in await stopped_at(t, [table_id]) if books.counts(each.game_id)]
    await _count_stopped(t, books.guild_id, stopped, -1)


async def stopped_at(t: Transaction, tables: Sequence[int]) -> list[tuple[str, StoppedSeries]]:
    """Return the games that were stopped at these tables, each with its kind."""
    rows = await rows_in(t, STOPPED, sorted(tables))
    kinds = {row["table_id"]: row["kind"] for row in rows}
    return [(kinds[each.table_id], each) for each in stopped_of(rows, {})]


async def _count_stopped(
    t: Transaction, guild_id: int, stopped: Sequence[tuple[str, StoppedSeries]], times: int
) -> None:
    tallies, listed = Tallies(), []
    for kind, series in stopped:
        for of in scopes(kind, computers=series.with_computers):
            tallies.count(of).stopped += times
            listed.append((guild_id, *of, micros_of(series.at), series.table_id))
    await write_tallies(t, guild_id, tallies)
    if times > 0:
        await upsert(t, "stopped_games (guild_id, kind, computers, at, table_id)", listed, "DO NOTHING")
    elif listed:
        sql = """DELETE FROM stopped_games WHERE guild_id = $1 AND kind = $2 AND computers = $3 AND at = $4
                 AND table_id = $5"""
        await t.execute_many(sql, listed)
