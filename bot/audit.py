"""Reads everything again: every game is replayed, and the ledger is held against what comes of it.

Of a SQLite file it makes a copy for itself, and of any other database it sees one moment, so that the bot may run
meanwhile; nothing is changed.
"""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.archive import choice_of, outcome_of
from bot.backup import back_up, faults_of, need_own
from bot.database import Database, Row
from bot.errors import StartError
from bot.schema import VERSION
from bot.sqlite import Sqlite
from bot.store import open_database
from bot.table import Status
from engine import record
from engine.game import ADD, TAKE
from engine.series import Series
from engine.stovkahra import SEATS, Game, Rules
from engine.stovkahra_moves import parse_move


@dataclass(slots=True)
class Findings:
    """What has been looked at, and what is wrong with it."""

    counted: Counter[str] = field(default_factory=Counter)
    """How many tables, games, moves and ledger lines there are."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        numbers = ", ".join(f"{self.counted[what]} {what}" for what in ("tables", "games", "moves", "ledger lines"))
        return f"Read again: {numbers}. " + (f"{len(self.wrong)} things are wrong." if self.wrong else "All is well.")


async def audit(where: str | Path) -> Findings:
    """Replays every game of a database and audits its ledger; raises `StartError` where it cannot be read."""
    if isinstance(where, str):
        database = await open_database(where, as_it_is=True)
        try:
            return await audit_of(database)
        finally:
            await database.close()
    if need_own(where) > VERSION:
        raise StartError(f"{where} was written by a newer version of the bot. Update the bot.")
    with tempfile.TemporaryDirectory(prefix="stovkahra-") as folder:
        copy = Path(folder) / "copy.db"
        back_up(where, copy)
        # One of an older version is looked at as the newest would see it.
        sqlite = await Sqlite.open(copy)
        try:
            found = await audit_of(sqlite)
        finally:
            await sqlite.close()
        found.wrong[:0] = faults_of(copy)
        return found


async def audit_of(database: Database) -> Findings:
    """Reads all of an open database again, as it stands at one moment."""

    async def work() -> Findings:
        findings = Findings()
        for table in await database.all("SELECT * FROM tables ORDER BY id"):
            findings.counted["tables"] += 1
            findings.wrong += [f"table {table['id']}: {what}" for what in await _table(database, table, findings)]
        return findings

    return await database.reading(work)


async def _table(database: Database, table: Row, findings: Findings) -> list[str]:
    """What is wrong with a table, its games and its lines of the ledger."""
    try:
        rules = Rules(**json.loads(table["rules"]))
        status = Status(table["status"])
        json.loads(table["options"])
    except Exception as error:
        return [f"its row makes no sense: {error!r}"]
    wrong: list[str] = []
    series = Series(rules.series)
    games = await database.all("SELECT * FROM games WHERE table_id = ? ORDER BY number", table["id"])
    for number, row in enumerate(games, start=1):
        findings.counted["games"] += 1
        found = [f"has the number {row['number']} and should have {number}"] if row["number"] != number else []
        entry = await database.one("SELECT * FROM ledger WHERE game = ?", row["id"])
        if entry is None and number < len(games):
            found.append("stands in no line of the ledger, and another was begun after it")
        if entry is not None:
            found += await _line(database, table, entry)
        sql = "SELECT ply, seat, move FROM moves WHERE game = ? ORDER BY ply"
        moves = await database.all(sql, row["id"])
        findings.counted["moves"] += len(moves)
        findings.counted["ledger lines"] += entry is not None
        try:
            found += _game(row, moves, entry, rules, series)
        except Exception as error:
            found.append(f"it does not replay: {error!r}")
        wrong += [f"game {row['id']}: {what}" for what in found]
    if (status is Status.FINISHED) != (series.result is not None):
        wrong.append(f"it is {status}, with {series.brcka[0]} and {series.brcka[1]} brčka of {rules.series}")
    return wrong


async def _line(database: Database, table: Row, entry: Row) -> list[str]:
    """What is wrong with where and of whom a line of the ledger tells."""
    wrong = []
    if (entry["table_id"], entry["guild_id"]) != (table["id"], table["guild_id"]):
        wrong.append(f"the ledger has it at table {entry['table_id']} of server {entry['guild_id']}")
    left = await database.one("SELECT 1 FROM departures WHERE table_id = ?", table["id"])
    sitting = await database.all("SELECT seat, person FROM seats WHERE table_id = ?", table["id"])
    played = {entry[f"seat{seat}"]: seat for seat in range(SEATS)}
    # A seat may be somebody else's by now; another seat of the same table nobody gets who has not left the first.
    if left is None and any(played.get(each["person"], each["seat"]) != each["seat"] for each in sitting):
        wrong.append("the ledger names the players in other seats than theirs")
    return wrong


def _game(row: Row, moves: Sequence[Row], entry: Row | None, rules: Rules, series: Series) -> list[str]:
    """What is wrong with a game; enters it into the series."""
    wrong = []
    if [each["ply"] for each in moves] != list(range(len(moves))):
        wrong.append("moves are missing")
    game, chosen, chooser = Game(rules), None, None
    for each in moves:
        move = parse_move(each["move"])
        if move in (ADD, TAKE):
            chosen, chooser = move, each["seat"]
        else:
            game.push(move, each["seat"])
    if game.outcome is not None:
        series.award(game.outcome)
        # The cards dealt must be those of the seed to which the game was sealed.
        record.check(record.write(game, ["?"] * SEATS, row["seed"]))
    if entry is None:
        if chosen is not None:
            wrong.append("a choice was made, and no line of the ledger tells of it")
        return wrong
    if game.outcome != outcome_of(entry):
        wrong.append(f"the ledger says {outcome_of(entry)}, the moves say {game.outcome}")
    if chosen is None or (choice := series.push(chosen, chooser)) != choice_of(entry):
        told = choice if chosen is not None else "nothing"
        wrong.append(f"the ledger says {choice_of(entry)}, the moves say {told}")
    return wrong
