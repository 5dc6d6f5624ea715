"""The lines of a ledger as objects: games, payments, corrections, and stopped games, with all who are named there."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby
from typing import Final

from bot.model.ledger import Correction, Entry, Move, Played, SeatScore
from bot.model.names import told_apart
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from bot.storage.database import Row, Statements, marks
from bot.storage.person import person_of
from bot.storage.stopped import stopped_of
from engine.games import GAMES
from engine.moves import ADD, TAKE
from engine.series import Choice, Prize

FOR_BRCKA: Final = ", ".join(f"'{name}'" for name, kind in GAMES.items() if kind.ledger)
"""The kinds of games that are played for brčka, as a list of SQL."""
MOST_VALUES: Final = 500
"""The most values of one list in a statement."""
EVER: Final = datetime.min.replace(tzinfo=UTC)
ENTRIES: Final = """SELECT results.seat, results.person, results.at, prizes.*, kind, rules FROM results
    JOIN prizes ON prizes.game = results.game JOIN (SELECT id, rules FROM tables) AS tables
    ON tables.id = results.table_id WHERE {} ORDER BY results.game, results.seat"""
"""The statement for games for brčka with all their seats."""
SUBSTITUTED: Final = """SELECT substitutes.* FROM substitutes WHERE game IN {}
    AND ply < (SELECT max(ply) FROM moves WHERE moves.game = substitutes.game) ORDER BY game, ply, seat"""
"""The substitutes of games; whoever came after the last move has played nothing."""
SCORES: Final = "SELECT game, table_id, at, kind, person, won, points FROM results WHERE game IN {} ORDER BY game, seat"
MOVED: Final = """SELECT game, table_id, at, kind, giver, taker, chips FROM chips JOIN tables ON tables.id = table_id
    WHERE game IN {} ORDER BY game, ply, number"""
ANSWERING: Final = "SELECT game, person FROM players WHERE game IN {}"
SITTING: Final = """SELECT games.id AS game, person FROM games JOIN seats ON seats.table_id = games.table_id
    WHERE games.id IN {}"""
COMPUTERS: Final = "SELECT id FROM people WHERE level IS NOT NULL AND id IN {}"


# Games


async def entries_of(t: Statements, guild_id: int, where: str, *values: object) -> list[Entry]:
    """Return the games for brčka of a server for whose results a condition holds, in the order of their numbers."""
    rows = await t.rows(ENTRIES.format(where), *values)
    if not rows:
        return []
    games = {game: list(seats) for game, seats in groupby(rows, lambda row: int(row["game"]))}
    later = await rows_in(t, SUBSTITUTED, list(games))
    people = await people_of(t, guild_id, {row["person"] for row in (*rows, *later)})
    substituted = _by_game(later, people)
    return [entry_of(seats, people, substituted.get(game, ())) for game, seats in games.items()]


async def entries_in(t: Statements, guild_id: int, column: str, values: Sequence[int]) -> list[Entry]:
    """Return the games for brčka with one of these values in a column of their results, in the same order."""
    return await entries_of(t, guild_id, f"results.{column} IN {marks([values])}", *values) if values else []


async def substituted_in(t: Statements, guild_id: int, games: Sequence[int]) -> Mapping[int, tuple[Substituted, ...]]:
    """Return who took over seats of games later."""
    rows = await rows_in(t, SUBSTITUTED, sorted(games))
    return _by_game(rows, await people_of(t, guild_id, {row["person"] for row in rows}))


def _by_game(rows: Sequence[Row], people: Mapping[int, Person]) -> dict[int, tuple[Substituted, ...]]:
    found: dict[int, tuple[Substituted, ...]] = {}
    for row in rows:
        came = Substituted(row["ply"], row["seat"], people[row["person"]])
        found[row["game"]] = (*found.get(row["game"], ()), came)
    return found


async def played_in(
    t: Statements, guild_id: int, games: Sequence[int], after: datetime = EVER, until: datetime | None = None
) -> list[Played]:
    """Return what counts of these games by their rows after one moment and up to another, in the order of time."""
    scores, moved = await rows_in(t, SCORES, games), await rows_in(t, MOVED, games)
    kinds: dict[int, tuple[str, int]] = {row["game"]: (row["kind"], row["table_id"]) for row in (*scores, *moved)}
    computers = await _with_computers(t, list(kinds), scores, moved)
    people = await people_of(t, guild_id, {row["person"] for row in scores})
    of_games: dict[int, tuple[list[SeatScore], list[Move], list[datetime]]] = {game: ([], [], []) for game in kinds}

    def counted(row: Row) -> bool:
        at = datetime.fromisoformat(row["at"])
        if counts := after < at and (until is None or at <= until):
            of_games[row["game"]][2].append(at)
        return counts

    for row in filter(counted, scores):
        won = None if row["won"] is None else bool(row["won"])
        of_games[row["game"]][0].append(SeatScore(people[row["person"]], won, row["points"]))
    for row in filter(counted, moved):
        of_games[row["game"]][1].append(
            Move(row["giver"], row["taker"], row["chips"], datetime.fromisoformat(row["at"]))
        )
    played = [
        Played(kinds[game][0], game, max(moments), game in computers, results, moves, kinds[game][1])
        for game, (results, moves, moments) in of_games.items()
        if moments
    ]
    return sorted(played, key=lambda each: (each.at, each.game_id))


async def _with_computers(
    t: Statements, games: Collection[int], scores: Sequence[Row], moved: Sequence[Row]
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


# Corrections and stopped games


async def corrections_of(t: Statements, guild_id: int, where: str, *values: object) -> list[Correction]:
    """Return the corrections of a server for which a condition holds, in the order of their numbers."""
    rows = await t.rows(f"SELECT * FROM corrections WHERE {where} ORDER BY id", *values)
    named = {row[column] for row in rows for column in ("person", "partner", "author") if row[column] is not None}
    people = await people_of(t, guild_id, named)
    return [correction_of(row, people) for row in rows]


async def stopped_games(t: Statements, guild_id: int, where: str, *values: object) -> list[StoppedSeries]:
    """Return the stopped games of a server for which a condition on `stopped` holds, by their tables."""
    sql = f"""SELECT stopped.table_id, stopped.game, kind, stopped.points, stopped.at, people.*
              FROM stopped JOIN tables ON tables.id = stopped.table_id JOIN people ON people.id = stopped.person
              WHERE {where} ORDER BY table_id, seat"""
    rows = await t.rows(sql, *values)
    last = "SELECT table_id, balance0, balance1 FROM prizes WHERE table_id IN {} ORDER BY game"
    won = await rows_in(t, last, sorted({row["table_id"] for row in rows if GAMES[row["kind"]].ledger}))
    return list(stopped_of(rows, guild_id, {row["table_id"]: (row["balance0"], row["balance1"]) for row in won}))


async def stopped_in(t: Statements, guild_id: int, tables: Sequence[int]) -> list[StoppedSeries]:
    """Return the games that were stopped at these tables."""
    where = f"stopped.table_id IN {marks([tables])}" if tables else ""
    return await stopped_games(t, guild_id, where, *tables) if tables else []


# Parts of lines


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


def entry_of(seats: Sequence[Row], people: Mapping[int, Person], substituted: tuple[Substituted, ...] = ()) -> Entry:
    """Return the game of these rows, one for each seat, which also have the kind and the rules of its table."""
    row, there = seats[0], [people[each["person"]] for each in seats]
    apart = told_apart([*there, *(each.person for each in substituted)])
    return Entry.of(
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
    return Correction(row["id"], named, row["amount"], row["reason"], people[row["author"]], moment, row["kind"])


@lru_cache(maxsize=64)
def _goal(name: str, rules: str) -> int:
    """Return how many brčka make a series; the usual number where the table's rules cannot be read."""
    kind = GAMES[name]
    try:
        return kind.series(kind.rules(**json.loads(rules))).goal
    except (ValueError, TypeError):
        return kind.series(kind.rules()).goal
