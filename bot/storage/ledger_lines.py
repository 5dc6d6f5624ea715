"""The ledger of a server line by line: in portions for an export, and the games of one series for its chart."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Final

from bot.model.ledger import Correction, Entry
from bot.model.ledger_export import Line, Part
from bot.model.person import Person
from bot.model.substitutes import Substituted
from bot.storage.database import Database, Row, Transaction, marks
from bot.storage.ledger import SEAT_COLUMNS, choice_of, outcome_of
from bot.storage.people import person_of
from bot.storage.retry import repeated
from bot.storage.stopped import LEDGER, stopped_of
from engine.games import GAMES

PORTION: Final = 200
"""How many lines are read at a time, in some milliseconds, so that others come in between."""
SERIES: Final = """SELECT ledger.*, kind, rules FROM ledger JOIN tables ON tables.id = table_id
    WHERE ledger.guild_id = $1 AND table_id = $2 ORDER BY game"""
NEWEST: Final = "SELECT table_id FROM ledger WHERE guild_id = $1 ORDER BY game DESC LIMIT 1"
ENTRIES: Final = """SELECT ledger.*, kind, rules FROM ledger JOIN tables ON tables.id = table_id
    WHERE ledger.guild_id = $1 AND game > $2 ORDER BY game LIMIT $3"""
CORRECTIONS: Final = "SELECT * FROM corrections WHERE guild_id = $1 AND id > $2 ORDER BY id LIMIT $3"
STOPPED: Final = """SELECT stopped.table_id, stopped.game, points, stopped.at, kind, people.*
    FROM stopped JOIN tables ON tables.id = stopped.table_id JOIN people ON people.id = person
    WHERE stopped.table_id IN (SELECT DISTINCT table_id FROM stopped WHERE guild_id = $1 AND table_id > $2
    ORDER BY table_id LIMIT $3) ORDER BY stopped.table_id, seat"""


class LedgerLines:
    """The lines of ledgers, for those who need lines and no sums."""

    def __init__(self, database: Database) -> None:
        self._db = database

    @repeated
    async def series(self, guild_id: int, table_id: int | None) -> list[Entry]:
        """Return the games of a server's series, the oldest first; without a table, of the one that was played last."""
        async with self._db.snapshot() as t:
            if table_id is None:
                newest = await t.row(NEWEST, guild_id)
                table_id = newest["table_id"] if newest is not None else 0
            return await _entries(t, await t.rows(SERIES, guild_id, table_id))

    async def portions(self, guild_id: int, year: int | None = None) -> AsyncIterator[tuple[Part, Sequence[Line]]]:
        """Yield a server's ledger in portions: the games, then corrections, then stopped series, each at least once.

        With a year, only what was entered in that year, by UTC. Each portion is a transaction of its own, so games that
        are won meanwhile may stand at the end.
        """
        for part in PARTS:
            after: int | None = 0
            while after is not None:
                lines, after = await self._portion(part, guild_id, after, year)
                yield part, lines

    @repeated
    async def _portion(
        self, part: Part, guild_id: int, after: int, year: int | None
    ) -> tuple[Sequence[Line], int | None]:
        """Return the next lines of a part, and the number of the last one; `None` where no more follow."""
        sql, number, read = PARTS[part]
        async with self._db.snapshot() as t:
            rows = await t.rows(sql, guild_id, after, PORTION)
            lines = await read(t, [row for row in rows if year is None or row["at"].startswith(f"{year}-")])
        numbers = {row[number] for row in rows}
        return lines, max(numbers) if len(numbers) == PORTION else None


async def _entries(t: Transaction, rows: Sequence[Row]) -> list[Entry]:
    if not rows:
        return []
    games = [row["game"] for row in rows]
    sql = f"""SELECT * FROM substitutes WHERE game IN {marks([games])}
              AND ply < (SELECT max(ply) FROM moves WHERE moves.game = substitutes.game) ORDER BY game, ply, seat"""
    later = await t.rows(sql, *games)
    people = await _people(t, [row[column] for row in rows for column in SEAT_COLUMNS], later)
    substituted: dict[int, list[Substituted]] = {}
    for row in later:
        substituted.setdefault(row["game"], []).append(Substituted(row["ply"], row["seat"], people[row["person"]]))
    return [_entry(row, people, tuple(substituted.get(row["game"], ()))) for row in rows]


def _entry(row: Row, people: Mapping[int, Person], substituted: tuple[Substituted, ...]) -> Entry:
    return Entry(
        game_id=row["game"],
        table_id=row["table_id"],
        goal=_goal(row["kind"], row["rules"]),
        seats=tuple(people[row[column]] for column in SEAT_COLUMNS),
        outcome=outcome_of(row),
        choice=choice_of(row),
        at=datetime.fromisoformat(row["at"]),
        substituted=substituted,
    )


@lru_cache(maxsize=64)
def _goal(name: str, rules: str) -> int:
    """Return how many brčka make a series; the usual number where the table's rules cannot be read."""
    kind = GAMES[name]
    try:
        return kind.series(kind.rules(**json.loads(rules))).goal
    except (ValueError, TypeError):
        return kind.series(kind.rules()).goal


async def _corrections(t: Transaction, rows: Sequence[Row]) -> list[Correction]:
    people = await _people(t, [row[each] for row in rows for each in ("person", "partner", "author")])
    return [_correction(row, people) for row in rows]


def _correction(row: Row, people: Mapping[int, Person]) -> Correction:
    named = tuple(people[key] for key in (row["person"], row["partner"]) if key is not None)
    moment = datetime.fromisoformat(row["at"])
    return Correction(row["id"], named, row["brcka"], row["reason"], people[row["author"]], moment)


async def _stopped(t: Transaction, rows: Sequence[Row]) -> Sequence[Line]:
    kept = [row for row in rows if row["kind"] in LEDGER]
    tables = sorted({row["table_id"] for row in kept})
    if not tables:
        return []
    sql = f"""SELECT table_id, balance0, balance1 FROM ledger WHERE game IN
              (SELECT max(game) FROM ledger WHERE table_id IN {marks([tables])} GROUP BY table_id)"""
    balances = {row["table_id"]: (row["balance0"], row["balance1"]) for row in await t.rows(sql, *tables)}
    return stopped_of(kept, balances)


async def _people(t: Transaction, keys: Sequence[int | None], later: Sequence[Row] = ()) -> dict[int, Person]:
    wanted = sorted({key for key in keys if key is not None} | {row["person"] for row in later})
    if not wanted:
        return {}
    rows = await t.rows(f"SELECT * FROM people WHERE id IN {marks([wanted])}", *wanted)
    return {row["id"]: person_of(row) for row in rows}


PARTS: Final[dict[Part, tuple[str, str, Callable[[Transaction, Sequence[Row]], Awaitable[Sequence[Line]]]]]] = {
    "games": (ENTRIES, "game", _entries),
    "corrections": (CORRECTIONS, "id", _corrections),
    "stopped": (STOPPED, "table_id", _stopped),
}
"""How each part is read: the statement, the column by which it goes on, and what makes lines of the rows."""
