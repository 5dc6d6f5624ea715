"""The ledger of brčka in the database: won games and corrections; rows are added and never changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

from bot.model.delivery import Delivery
from bot.model.ledger import Correction, Entry, Ledger
from bot.model.news import Entered
from bot.model.person import Person
from bot.model.substitutes import Substituted
from bot.model.table import Table
from bot.storage.database import Database, Row, Transaction
from bot.storage.interactions import count
from bot.storage.people import person_of
from bot.storage.retry import repeated
from bot.storage.stopped import LEDGER, rows_of_stopped, stopped_of
from engine.brcka import SEATS
from engine.games import GAMES
from engine.moves import ADD, TAKE
from engine.series import Choice, Prize

SEAT_COLUMNS: Final = tuple(f"seat{seat}" for seat in range(SEATS))
PLAYERS: Final = " UNION ".join(
    [f"SELECT {column} FROM ledger WHERE guild_id = $1" for column in SEAT_COLUMNS]
    + [f"SELECT {column} FROM corrections WHERE guild_id = $1" for column in ("person", "partner", "author")]
    + ["SELECT person FROM substitutes JOIN ledger ON ledger.game = substitutes.game WHERE guild_id = $1"]
)
"""All people named in the ledger of a server."""
SERIES: Final = "SELECT * FROM ledger WHERE table_id = $1 ORDER BY game"
"""The rows of the ledger for the games of a table, oldest first; none where the game is not played for brčka."""


class LedgerRepository:
    """The ledgers of all servers."""

    def __init__(self, database: Database, clock: Callable[[], datetime]) -> None:
        self._db = database
        self._clock = clock

    @repeated
    async def of_guild(self, guild_id: int) -> Ledger:
        """Return all won games and corrections of a server, oldest first."""
        async with self._db.snapshot() as t:
            people = await t.rows(f"SELECT * FROM people WHERE id IN ({PLAYERS})", guild_id)
            sql = """SELECT ledger.*, kind, rules FROM ledger JOIN tables ON tables.id = table_id
                     WHERE ledger.guild_id = $1 ORDER BY game"""
            played = await t.rows(sql, guild_id)
            corrected = await t.rows("SELECT * FROM corrections WHERE guild_id = $1 ORDER BY id", guild_id)
            sql = """SELECT substitutes.* FROM substitutes JOIN ledger ON ledger.game = substitutes.game
                     WHERE guild_id = $1 AND ply < (SELECT max(ply) FROM moves WHERE moves.game = substitutes.game)
                     ORDER BY substitutes.game, ply, seat"""
            later = await t.rows(sql, guild_id)
            stopped = await rows_of_stopped(t, guild_id, LEDGER)
        # In a thread: building the ledger of thousands of games takes some hundredths of a second.
        return await asyncio.to_thread(_ledger_of, people, played, corrected, later, stopped)

    @repeated
    async def correct(
        self,
        guild_id: int,
        people: Sequence[Person],
        brcka: int,
        reason: str,
        author: Person,
        delivery: Delivery | None = None,
    ) -> int:
        """Add a correction, and return its number."""
        partner = people[1].id if len(people) > 1 else None
        sql = """INSERT INTO corrections (guild_id, person, partner, brcka, reason, author, at)
                 VALUES ($1, $2, $3, $4, $5, $6, $7)"""
        values = guild_id, people[0].id, partner, brcka, reason, author.id, self._clock().isoformat()
        async with self._db.transaction() as t:
            await count(t, delivery)
            return await t.insert(sql, *values)


def replay_series(table: Table, rows: Sequence[Row]) -> None:
    """Award a table's series the games in these rows of the ledger."""
    for row in rows:
        table.series.award(outcome_of(row))
        table.series.push(choice_of(row).move)
    table.last_choice = choice_of(rows[-1]) if rows else None


async def enter(t: Transaction, table: Table, game_id: int, entered: Entered, at: str) -> None:
    """Add a won game to the ledger."""
    outcome, choice = entered.outcome, entered.choice
    await t.execute(
        "INSERT INTO ledger VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)",
        game_id,
        table.guild_id,
        table.id,
        *(person.id for person in entered.players),
        outcome.winner,
        outcome.brcka,
        str(outcome.how),
        *outcome.score,
        str(choice.move),
        choice.amount,
        *choice.balance,
        at,
    )


def outcome_of(row: Row) -> Prize:
    """Return the outcome of the game in a row."""
    return Prize(row["winner"], row["brcka"], row["how"], (row["score0"], row["score1"]))


def choice_of(row: Row) -> Choice:
    """Return the choice of the winners in a row."""
    move = ADD if row["choice"] == str(ADD) else TAKE
    return Choice(move, row["amount"], (row["balance0"], row["balance1"]))


def _ledger_of(
    people: Sequence[Row], played: Sequence[Row], corrected: Sequence[Row], later: Sequence[Row], stopped: Sequence[Row]
) -> Ledger:
    named = {row["id"]: person_of(row) for row in people}
    substituted: dict[int, list[Substituted]] = {}
    for row in later:
        substituted.setdefault(row["game"], []).append(Substituted(row["ply"], row["seat"], named[row["person"]]))
    entries = tuple(_entry(row, named, tuple(substituted.get(row["game"], ()))) for row in played)
    balances = {entry.table_id: entry.choice.balance for entry in entries}
    corrections = tuple(_correction(row, named) for row in corrected)
    return Ledger(entries, corrections, stopped=stopped_of(stopped, balances))


def _entry(row: Row, people: dict[int, Person], substituted: tuple[Substituted, ...]) -> Entry:
    return Entry(
        game_id=row["game"],
        table_id=row["table_id"],
        goal=_goal_of(row),
        seats=tuple(people[row[column]] for column in SEAT_COLUMNS),
        outcome=outcome_of(row),
        choice=choice_of(row),
        at=datetime.fromisoformat(row["at"]),
        substituted=substituted,
    )


def _goal_of(row: Row) -> int:
    """Return how many brčka make a series; the usual number where the table's rules cannot be read."""
    kind = GAMES[row["kind"]]
    try:
        rules = kind.rules(**json.loads(row["rules"]))
    except (ValueError, TypeError):
        rules = kind.rules()
    return kind.series(rules).goal


def _correction(row: Row, people: dict[int, Person]) -> Correction:
    named = tuple(people[key] for key in (row["person"], row["partner"]) if key is not None)
    moment = datetime.fromisoformat(row["at"])
    return Correction(row["id"], named, row["brcka"], row["reason"], people[row["author"]], moment)
