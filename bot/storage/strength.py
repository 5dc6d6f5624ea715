"""The games of people and computers in the database, on one server or on all of them."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.model.strength import Sat, Strength
from bot.storage.database import Database, Row, Transaction
from engine.games import GAMES
from engine.players import Level

PORTION: Final = 5000
"""How many games are read at a time."""
PEOPLE: Final = "SELECT id, level, user_id, ranked FROM people"
HERE: Final = "game > $1 AND game <= $2 AND ($3 = 0 OR {of}.guild_id = $3)"
"""The condition for a portion of the games of a server, or of all servers."""
RESULTS: Final = f"""SELECT results.*, options FROM results JOIN tables ON tables.id = table_id
    WHERE {HERE.format(of="results")} ORDER BY game, seat"""
STOPPED: Final = f"""SELECT stopped.*, kind, options FROM stopped JOIN tables ON tables.id = table_id
    WHERE {HERE.format(of="stopped")} AND points IS NOT NULL ORDER BY game, seat"""


async def strength_of(database: Database, guild_id: int = 0) -> Strength:
    """Return how people fared against computers on a server; on all servers for 0."""
    strength = Strength()
    async with database.snapshot() as t:
        people = {row["id"]: _sat(row) for row in await t.rows(PEOPLE)}
        async for seats in _games(t, RESULTS, guild_id):
            _add_finished(strength, seats, people)
        async for seats in _games(t, STOPPED, guild_id):
            who = [people[row["person"]] for row in seats]
            strength.add_stopped(seats[0]["kind"], who, hints=_hints(seats[0]))
    return strength


def _sat(row: Row) -> Sat:
    if row["level"] is not None:
        return Sat(row["id"], Level(row["level"]))
    return Sat(row["id"], None, bool(row["ranked"]) and row["user_id"] is not None)


async def _games(t: Transaction, sql: str, guild_id: int) -> AsyncIterator[Sequence[Row]]:
    """Yield the rows of each game together, reading a portion at a time."""
    last = await t.row("SELECT coalesce(max(id), 0) AS id FROM games")
    assert last is not None
    for start in range(0, last["id"], PORTION):
        for _, seats in groupby(await t.rows(sql, start, start + PORTION, guild_id), lambda row: int(row["game"])):
            yield list(seats)


def _hints(row: Row) -> bool:
    """Return whether hints could be asked for at a table; not where its options cannot be read."""
    try:
        return bool(json.loads(row["options"]).get("hints"))
    except (ValueError, AttributeError):
        return False


def _add_finished(strength: Strength, seats: Sequence[Row], people: Mapping[int, Sat]) -> None:
    """Add a game; of points and brčka it counts what a side has more than the others, chips are gained already."""
    kind, points = seats[0]["kind"], [row["points"] for row in seats]
    won = [0.5 if row["won"] is None else float(row["won"]) for row in seats]
    every = sum({row["side"]: row["points"] for row in seats}.values())
    gained = points if GAMES[kind].chips else [2 * each - every for each in points]
    strength.add_finished(kind, [people[row["person"]] for row in seats], won, gained, hints=_hints(seats[0]))
