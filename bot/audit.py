"""Reads everything again: every game is replayed, and the ledger is held against what comes of it.

It works on a copy that it makes for itself, so that the bot may run meanwhile and nothing is changed.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.archive import choice_of, outcome_of
from bot.backup import back_up, faults, need_own
from bot.database import Database
from bot.errors import StartError
from bot.schema import MIGRATIONS
from bot.table import Status
from engine import record
from engine.game import ADD, TAKE, parse_move
from engine.series import Series
from engine.stovkahra import SEATS, Game, Rules


@dataclass(slots=True)
class Findings:
    """What has been looked at, and what is wrong with it."""

    counted: Counter[str] = field(default_factory=Counter)
    """How many tables, games, moves and ledger lines there are."""
    wrong: list[str] = field(default_factory=list)


def audit(database: Path) -> Findings:
    """Replays every game of a database and audits its ledger; raises `StartError` where it cannot be read."""
    if need_own(database) > len(MIGRATIONS):
        raise StartError(f"{database} was written by a newer version of the bot. Update the bot.")
    with tempfile.TemporaryDirectory(prefix="stovkahra-") as folder:
        copy = Path(folder) / "copy.db"
        back_up(database, copy)
        # One of an older version is looked at as the newest would see it.
        asyncio.run(_open_once(copy))
        with closing(sqlite3.connect(copy)) as connection:
            connection.row_factory = sqlite3.Row
            findings = Findings(wrong=faults(connection))
            for table in connection.execute("SELECT * FROM tables ORDER BY id").fetchall():
                findings.counted["tables"] += 1
                findings.wrong += [f"table {table['id']}: {what}" for what in _table(connection, table, findings)]
            return findings


async def _open_once(path: Path) -> None:
    await (await Database.open(path)).close()


def _table(connection: sqlite3.Connection, table: sqlite3.Row, findings: Findings) -> Iterator[str]:
    """What is wrong with a table, its games and its lines of the ledger."""
    try:
        rules = Rules(**json.loads(table["rules"]))
        status = Status(table["status"])
        json.loads(table["options"])
    except Exception as error:
        yield f"its row makes no sense: {error!r}"
        return
    series = Series(rules.series)
    games = connection.execute("SELECT * FROM games WHERE table_id = ? ORDER BY number", (table["id"],)).fetchall()
    for number, row in enumerate(games, start=1):
        findings.counted["games"] += 1
        where = f"game {row['id']}"
        if row["number"] != number:
            yield f"{where} has the number {row['number']} and should have {number}"
        entry = connection.execute("SELECT * FROM ledger WHERE game = ?", (row["id"],)).fetchone()
        if entry is None and number < len(games):
            yield f"{where} stands in no line of the ledger, and another was begun after it"
        if entry is not None:
            yield from (f"{where}: {what}" for what in _line(connection, table, entry))
        try:
            found = list(_game(connection, row, entry, rules, series, findings))
        except Exception as error:
            found = [f"it does not replay: {error!r}"]
        yield from (f"{where}: {what}" for what in found)
    if (status is Status.FINISHED) != (series.result is not None):
        yield f"it is {status}, with {series.brcka[0]} and {series.brcka[1]} brčka of {rules.series}"


def _line(connection: sqlite3.Connection, table: sqlite3.Row, entry: sqlite3.Row) -> Iterator[str]:
    """What is wrong with where and of whom a line of the ledger tells."""
    if (entry["table_id"], entry["guild_id"]) != (table["id"], table["guild_id"]):
        yield f"the ledger has it at table {entry['table_id']} of server {entry['guild_id']}"
    left = connection.execute("SELECT 1 FROM departures WHERE table_id = ?", (table["id"],)).fetchone()
    sitting = connection.execute("SELECT seat, person FROM seats WHERE table_id = ?", (table["id"],)).fetchall()
    played = {entry[f"seat{seat}"]: seat for seat in range(SEATS)}
    # A seat may be somebody else's by now; another seat of the same table nobody gets who has not left the first.
    if left is None and any(played.get(each["person"], each["seat"]) != each["seat"] for each in sitting):
        yield "the ledger names the players in other seats than theirs"


def _game(
    connection: sqlite3.Connection,
    row: sqlite3.Row,
    entry: sqlite3.Row | None,
    rules: Rules,
    series: Series,
    findings: Findings,
) -> Iterator[str]:
    """What is wrong with a game; enters it into the series."""
    rows = connection.execute("SELECT ply, seat, move FROM moves WHERE game = ? ORDER BY ply", (row["id"],)).fetchall()
    findings.counted["moves"] += len(rows)
    if [each["ply"] for each in rows] != list(range(len(rows))):
        yield "moves are missing"
    game, chosen, chooser = Game(rules), None, None
    for each in rows:
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
            yield "a choice was made, and no line of the ledger tells of it"
        return
    findings.counted["ledger lines"] += 1
    if game.outcome != outcome_of(entry):
        yield f"the ledger says {outcome_of(entry)}, the moves say {game.outcome}"
    if chosen is None or (choice := series.push(chosen, chooser)) != choice_of(entry):
        told = choice if chosen is not None else "nothing"
        yield f"the ledger says {choice_of(entry)}, the moves say {told}"
