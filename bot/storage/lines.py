"""The lines of the ledger as objects: games, corrections, and stopped series, with all who are named there."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from functools import lru_cache
from typing import Final

from bot.model.ledger import Correction, Entry
from bot.model.names import told_apart
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from bot.storage.database import Row, Statements, marks
from bot.storage.person import person_of
from bot.storage.stopped import LEDGER, stopped_of
from engine.brcka import SEATS
from engine.games import GAMES
from engine.moves import ADD, TAKE
from engine.series import Choice, Prize

SEAT_COLUMNS: Final = tuple(f"seat{seat}" for seat in range(SEATS))
"""The columns of a line of the ledger that hold its players."""
CORRECTED: Final = ("person", "partner", "author")
"""The columns of a correction that hold people."""
FOR_BRCKA: Final = ", ".join(f"'{kind}'" for kind in LEDGER)
"""The kinds of games that are played for brčka, as a list of SQL."""
MOST_VALUES: Final = 500
"""The most values of one list in a statement."""


async def entries_of(t: Statements, guild_id: int, where: str, *values: object) -> list[Entry]:
    """Return the games of a server's ledger for which a condition holds, in the order of their numbers."""
    sql = f"""SELECT ledger.*, kind, rules FROM ledger JOIN tables ON tables.id = table_id WHERE {where}
              ORDER BY game"""
    rows = await t.rows(sql, *values)
    if not rows:
        return []
    later = await rows_in(t, SUBSTITUTED, [row["game"] for row in rows])
    keys = {row[column] for row in rows for column in SEAT_COLUMNS} | {row["person"] for row in later}
    people = await people_of(t, guild_id, keys)
    substituted: dict[int, list[Substituted]] = {}
    for row in later:
        substituted.setdefault(row["game"], []).append(Substituted(row["ply"], row["seat"], people[row["person"]]))
    return [entry_of(row, people, tuple(substituted.get(row["game"], ()))) for row in rows]


async def entries_in(t: Statements, guild_id: int, column: str, values: Sequence[int]) -> list[Entry]:
    """Return the games of a server's ledger with one of these values in a column, in the order of their numbers."""
    return await entries_of(t, guild_id, f"ledger.{column} IN {marks([values])}", *values) if values else []


SUBSTITUTED: Final = """SELECT substitutes.* FROM substitutes WHERE game IN {}
    AND ply < (SELECT max(ply) FROM moves WHERE moves.game = substitutes.game) ORDER BY game, ply, seat"""
"""The substitutes of games; whoever came after the last move has played nothing."""


async def corrections_of(t: Statements, guild_id: int, where: str, *values: object) -> list[Correction]:
    """Return the corrections of a server for which a condition holds, in the order of their numbers."""
    rows = await t.rows(f"SELECT * FROM corrections WHERE {where} ORDER BY id", *values)
    people = await people_of(
        t, guild_id, {row[column] for row in rows for column in CORRECTED if row[column] is not None}
    )
    return [correction_of(row, people) for row in rows]


async def stopped_series(t: Statements, guild_id: int, where: str, *values: object) -> list[StoppedSeries]:
    """Return the stopped series for brčka of a server for which a condition on `stopped` holds, by their tables."""
    sql = f"""SELECT stopped.table_id, stopped.game, stopped.points, stopped.at, people.*
              FROM stopped JOIN tables ON tables.id = stopped.table_id JOIN people ON people.id = stopped.person
              WHERE kind IN ({FOR_BRCKA}) AND {where} ORDER BY table_id, seat"""
    rows = await t.rows(sql, *values)
    last = """SELECT table_id, balance0, balance1 FROM ledger WHERE table_id IN {} ORDER BY game"""
    won = await rows_in(t, last, sorted({row["table_id"] for row in rows}))
    return list(stopped_of(rows, guild_id, {row["table_id"]: (row["balance0"], row["balance1"]) for row in won}))


async def people_of(t: Statements, guild_id: int, keys: Iterable[int]) -> dict[int, Person]:
    """Return the people with these keys, as a server names them."""
    rows = await rows_in(t, "SELECT * FROM people WHERE id IN {}", sorted(keys))
    return {row["id"]: person_of(row, guild_id) for row in rows}


async def rows_in(t: Statements, sql: str, values: Sequence[int]) -> list[Row]:
    """Return the rows of a statement whose list `IN {}` has these values, which are sent in portions."""
    found: list[Row] = []
    for at in range(0, len(values), MOST_VALUES):
        portion = values[at : at + MOST_VALUES]
        found += await t.rows(sql.format(marks([portion])), *portion)
    return found


def outcome_of(row: Row) -> Prize:
    """Return the outcome of the game in a row."""
    return Prize(row["winner"], row["brcka"], row["how"], (row["score0"], row["score1"]))


def choice_of(row: Row) -> Choice:
    """Return what the winners of a game chose, from its row."""
    move = ADD if row["choice"] == str(ADD) else TAKE
    return Choice(move, row["amount"], (row["balance0"], row["balance1"]))


def entry_of(row: Row, people: Mapping[int, Person], substituted: tuple[Substituted, ...] = ()) -> Entry:
    """Return the game in a row of the ledger, which also has the kind and the rules of its table."""
    there = [people[row[column]] for column in SEAT_COLUMNS]
    apart = told_apart([*there, *(each.person for each in substituted)])
    return Entry(
        game_id=row["game"],
        table_id=row["table_id"],
        goal=_goal(row["kind"], row["rules"]),
        seats=tuple(apart[person.id] for person in there),
        outcome=outcome_of(row),
        choice=choice_of(row),
        at=datetime.fromisoformat(row["at"]),
        substituted=tuple(replace(each, person=apart[each.person.id]) for each in substituted),
    )


def correction_of(row: Row, people: Mapping[int, Person]) -> Correction:
    """Return the correction in a row."""
    named = tuple(people[key] for key in (row["person"], row["partner"]) if key is not None)
    moment = datetime.fromisoformat(row["at"])
    return Correction(row["id"], named, row["brcka"], row["reason"], people[row["author"]], moment)


@lru_cache(maxsize=64)
def _goal(name: str, rules: str) -> int:
    """Return how many brčka make a series; the usual number where the table's rules cannot be read."""
    kind = GAMES[name]
    try:
        return kind.series(kind.rules(**json.loads(rules))).goal
    except (ValueError, TypeError):
        return kind.series(kind.rules()).goal
