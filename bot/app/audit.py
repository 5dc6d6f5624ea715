"""The command `check`: it replays every game, and compares the ledger with the results.

A SQLite file is copied first, and any other database is read in one snapshot, so the bot may run meanwhile.
Nothing is changed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from bot.app.backup import faults_of
from bot.app.reading import reading
from bot.model.table_state import NOWHERE, Status
from bot.storage.archive import replay, rules_of, seal_of
from bot.storage.database import Database, Row, Transaction
from bot.storage.lines import choice_of, outcome_of
from engine import record
from engine.brcka import SEATS
from engine.game import Game, Rules
from engine.games import kind_of
from engine.moves import ADD, TAKE, Move
from engine.series import Series


@dataclass(slots=True)
class Findings:
    """How much was checked, and what is wrong."""

    counted: Counter[str] = field(default_factory=Counter)
    """How many tables, games, moves and ledger lines were checked."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        numbers = ", ".join(f"{self.counted[what]} {what}" for what in ("tables", "games", "moves", "ledger lines"))
        return f"Read again: {numbers}. " + (f"{len(self.wrong)} things are wrong." if self.wrong else "All is well.")


async def audit(where: str | Path) -> Findings:
    """Check all of a database; raise `StartError` if it cannot be read."""
    async with reading(where) as (database, copy):
        found = await audit_of(database)
        if copy is not None:
            found.wrong[:0] = await faults_of(copy)
        return found


async def audit_of(database: Database) -> Findings:
    """Check all of an open database, in one snapshot."""

    findings = Findings()
    async with database.snapshot() as t:
        for table in await t.rows("SELECT * FROM tables ORDER BY id"):
            findings.counted["tables"] += 1
            findings.wrong += [f"table {table['id']}: {what}" for what in await _table(t, table, findings)]
    return findings


async def _table(t: Transaction, table: Row, findings: Findings) -> list[str]:
    """Return what is wrong with a table, its games and its ledger lines."""
    try:
        rules = rules_of(table)
        status = Status(table["status"])
        json.loads(table["options"])
    except Exception as error:
        return [f"its row makes no sense: {error!r}"]
    if table["duplicate"] is not None or table["channel_id"] == NOWHERE:
        return await _uncounted(t, table, rules, findings)
    wrong: list[str] = []
    series = kind_of(rules).series(rules)
    sitting = await _people(t, table)
    games = await t.rows("SELECT * FROM games WHERE table_id = $1 ORDER BY number", table["id"])
    for number, row in enumerate(games, start=1):
        findings.counted["games"] += 1
        found = [f"has the number {row['number']} and should have {number}"] if row["number"] != number else []
        kept = await _kept(t, row)
        if not kept.finished and number < len(games):
            found.append("stands in no line of the ledger, and another was begun after it")
        if kept.entry is not None:
            found += await _line(t, table, kept)
        found += _places(table, kept)
        if kept.players:
            found += await _played(t, table, kept, under_way=number == len(games) and not kept.finished)
        findings.counted["moves"] += len(kept.moves)
        findings.counted["ledger lines"] += kept.finished
        try:
            found += _game(row, kept, rules, table["players"], series, kept.players or sitting)
        except Exception as error:
            found.append(f"it does not replay: {error!r}")
        wrong += [f"game {row['id']}: {what}" for what in found]
    wrong += await _stopped(t, table, games)
    if (status is Status.FINISHED) != (series.result is not None):
        wrong.append(f"it is {status}, with {series.balance[0]} and {series.balance[1]} brčka")
    return wrong + await _promised(t, table)


async def _uncounted(t: Transaction, table: Row, rules: Rules, findings: Findings) -> list[str]:
    """Return what is wrong with a table whose deal others play too, or of practice: it counts for no results."""
    wrong: list[str] = []
    for row in await t.rows("SELECT * FROM games WHERE table_id = $1", table["id"]):
        findings.counted["games"] += 1
        kept = await _kept(t, row)
        findings.counted["moves"] += len(kept.moves)
        if kept.finished or kept.chips:
            wrong.append(f"game {row['id']}: it counts although it is practice, or its deal was played elsewhere too")
        try:
            game = replay(rules, table["players"], kept.moves)
            wrong += await _tried(t, table, game) + await _compared(t, table, game)
        except Exception as error:
            wrong.append(f"game {row['id']}: it does not replay: {error!r}")
    return wrong


async def _tried(t: Transaction, table: Row, game: Game) -> list[str]:
    """Return what is wrong with what is stored of a try of the deal of a day."""
    row = await t.row("SELECT * FROM tries WHERE table_id = $1", table["id"])
    duplicates = kind_of(game).duplicates
    if row is None or duplicates is None:
        return []
    scores = {duplicates.score(game, seat) for seat in range(game.seats)}
    wrong = [] if row["points"] in scores else [f"its try says {row['points']} points, its moves say {max(scores)}"]
    if row["ended_at"] is not None:
        counted = await t.row(
            "SELECT tries FROM field WHERE day = $1 AND kind = $2 AND points = $3",
            row["day"],
            row["kind"],
            row["points"],
        )
        wrong += ["its try has ended, and the field does not count it"] if counted is None else []
    return wrong


async def _compared(t: Transaction, table: Row, game: Game) -> list[str]:
    """Return what is wrong with what is stored of a deal of an evening."""
    row = await t.row("SELECT points FROM evening_tables WHERE table_id = $1", table["id"])
    duplicates = kind_of(game).duplicates
    if row is None or row["points"] is None or duplicates is None:
        return []
    score = duplicates.score(game, 0)
    return [] if row["points"] == score else [f"its evening says {row['points']} points, its moves say {score}"]


async def _promised(t: Transaction, table: Row) -> list[str]:
    """Return what is wrong with the seats that are promised for the next deal."""
    sql = """SELECT seat, newcomer, level FROM seats JOIN people ON people.id = person
             WHERE table_id = $1 AND newcomer IS NOT NULL"""
    promised = await t.rows(sql, table["id"])
    sitting = await t.rows("SELECT person FROM seats WHERE table_id = $1", table["id"])
    taken = [each["newcomer"] for each in promised] + [each["person"] for each in sitting]
    wrong = [f"seat {each['seat']} is promised, and no computer's" for each in promised if each["level"] is None]
    if promised and table["status"] != Status.PLAYING:
        wrong.append("a seat is promised at it although no deal will come")
    if len(set(taken)) < len(taken):
        wrong.append("somebody is promised a seat and has another one")
    return wrong


@dataclass(frozen=True, slots=True)
class Kept:
    """What the rows of a game tell."""

    moves: Sequence[Row]
    entry: Row | None
    """Its line of the ledger."""
    results: Sequence[Row]
    """The result of each seat, in games that are not played for brčka."""
    chips: Sequence[Row]
    players: dict[int, int]
    """The person who answers for each seat; empty in a game of an older database."""
    substitutes: Sequence[Row]

    @property
    def finished(self) -> bool:
        """Whether the game was entered as finished."""
        return self.entry is not None or bool(self.results)


async def _kept(t: Transaction, game: Row) -> Kept:
    return Kept(
        await t.rows("SELECT ply, seat, move FROM moves WHERE game = $1 ORDER BY ply", game["id"]),
        await t.row("SELECT * FROM ledger WHERE game = $1", game["id"]),
        await t.rows("SELECT * FROM results WHERE game = $1 ORDER BY seat", game["id"]),
        await t.rows("SELECT * FROM chips WHERE game = $1 ORDER BY ply, number", game["id"]),
        {row["seat"]: row["person"] for row in await t.rows("SELECT * FROM players WHERE game = $1", game["id"])},
        await t.rows("SELECT * FROM substitutes WHERE game = $1 ORDER BY ply, seat", game["id"]),
    )


async def _people(t: Transaction, table: Row) -> dict[int, int] | None:
    """Return the person in each seat, or `None` where others may have sat there before."""
    if await t.row("SELECT 1 FROM departures WHERE table_id = $1", table["id"]) is not None:
        return None
    sitting = await t.rows("SELECT seat, person FROM seats WHERE table_id = $1", table["id"])
    return {each["seat"]: each["person"] for each in sitting}


def _places(table: Row, kept: Kept) -> list[str]:
    """Return what is wrong with the table and server that results and chips name."""
    rows = (*kept.results, *kept.chips)
    wrong = [row for row in rows if (row["table_id"], row["guild_id"]) != (table["id"], table["guild_id"])]
    wrong += [row for row in kept.results if row["kind"] != table["kind"]]
    return ["results or chips of it are said to be of another table, server or game"] if wrong else []


async def _played(t: Transaction, table: Row, kept: Kept, *, under_way: bool) -> list[str]:
    """Return what is wrong with the players of a game, and with those who have taken over seats of it."""
    wrong = [] if sorted(kept.players) == list(range(table["players"])) else ["not every seat has a player"]
    if any(each["ply"] > len(kept.moves) or each["seat"] not in kept.players for each in kept.substitutes):
        wrong.append("a seat is said to be taken over that it does not have, or after its last move")
    last = kept.players | {each["seat"]: each["person"] for each in kept.substitutes}
    now = await t.rows("SELECT seat, person FROM seats WHERE table_id = $1", table["id"])
    if under_way and last != {each["seat"]: each["person"] for each in now}:
        wrong.append("others sit there than its players and those who have taken over from them")
    return wrong


async def _stopped(t: Transaction, table: Row, games: Sequence[Row]) -> list[str]:
    """Return what is wrong with how the history says that a series was stopped."""
    rows = await t.rows("SELECT * FROM stopped WHERE table_id = $1 ORDER BY seat", table["id"])
    if not rows:
        return []
    last = games[-1]["id"] if games else None
    placed = all((row["guild_id"], row["game"]) == (table["guild_id"], last) for row in rows)
    whole = [row["seat"] for row in rows] == list(range(table["players"]))
    wrong = [] if placed and whole else ["it is said to have been stopped in another game, or without all its seats"]
    if table["status"] != Status.STOPPED:
        wrong.append(f"it is {table['status']}, and said to be stopped")
    if rows[0]["points"] is not None:
        players = {row["seat"]: row["person"] for row in await t.rows("SELECT * FROM players WHERE game = $1", last)}
        if players and players != {row["seat"]: row["person"] for row in rows}:
            wrong.append("others are said to have stopped it than its players")
    return wrong


async def _line(t: Transaction, table: Row, kept: Kept) -> list[str]:
    """Return what is wrong with the table, server and players that a ledger line names."""
    entry, wrong = kept.entry, []
    assert entry is not None
    if (entry["table_id"], entry["guild_id"]) != (table["id"], table["guild_id"]):
        wrong.append(f"the ledger has it at table {entry['table_id']} of server {entry['guild_id']}")
    if kept.players:
        if kept.players != {seat: entry[f"seat{seat}"] for seat in range(SEATS)}:
            wrong.append("the ledger names others than the players of the game")
        return wrong
    left = await t.row("SELECT 1 FROM departures WHERE table_id = $1", table["id"])
    sitting = await t.rows("SELECT seat, person FROM seats WHERE table_id = $1", table["id"])
    played = {entry[f"seat{seat}"]: seat for seat in range(SEATS)}
    # A seat that was left may belong to somebody else now, but whoever never left must still have the same seat.
    if left is None and any(played.get(each["person"], each["seat"]) != each["seat"] for each in sitting):
        wrong.append("the ledger names the players in other seats than theirs")
    return wrong


def _game(begun: Row, kept: Kept, rules: Rules, seats: int, series: Series, people: dict[int, int] | None) -> list[str]:
    """Return what is wrong with a game, and enter its outcome into the series."""
    wrong = []
    if [each["ply"] for each in kept.moves] != list(range(len(kept.moves))):
        wrong.append("moves are missing")
    kind = kind_of(rules)
    game, chosen, chooser = kind.begin(rules, seats), None, None
    paid: list[tuple[object, ...]] = []
    for each in kept.moves:
        move = kind.parse(each["move"])
        if move in (ADD, TAKE):
            chosen, chooser = move, each["seat"]
        else:
            before = len(game.payments)
            game.push(move, each["seat"])
            for giver, taker, chips, why in game.payments[before:]:
                paid.append((each["ply"], *_named((giver, taker), people), chips, str(why)))
    if game.outcome is not None:
        series.award(game.outcome)
        # This also checks that all that nobody decided comes from the seed of the commitment.
        record.check(record.write(game, ["?"] * seats, seal_of(begun, kept.moves)))
    told = []
    for row in kept.chips:
        named = row["giver"], row["taker"]
        told.append((row["ply"], *(named if people is not None else _named(named, None)), row["chips"], row["why"]))
    if told != paid:
        wrong.append("the chips that changed hands are not those of the moves")
    if not kind.ledger:
        return wrong + _results(game, kept.results, people)
    return wrong + _entered(game, kept.entry, chosen, chooser, series)


def _named(seats: Sequence[int | None], people: dict[int, int] | None) -> list[object]:
    """Return the people who gave and took chips, or, where they are not known, only whether it was the cup."""
    if people is None:
        return [seat is None for seat in seats]
    return [people.get(seat) if seat is not None else None for seat in seats]


def _results(game: Game, results: Sequence[Row], people: dict[int, int] | None) -> list[str]:
    """Return what is wrong with the stored results of the seats."""
    told = [(each["won"], each["points"]) for each in results]
    rightly = [game.result_of(seat) for seat in range(game.seats)] if game.outcome is not None else []
    wrong = [] if told == rightly else [f"the results say {told}, the moves say {rightly}"]
    if people is not None and any(people.get(each["seat"]) != each["person"] for each in results):
        wrong.append("the results name others than the players of the game")
    return wrong


def _entered(game: Game, entry: Row | None, chosen: Move | None, chooser: int | None, series: Series) -> list[str]:
    """Return what is wrong with a ledger line."""
    if entry is None:
        return ["a choice was made, and no line of the ledger tells of it"] if chosen is not None else []
    wrong = []
    if game.outcome != outcome_of(entry):
        wrong.append(f"the ledger says {outcome_of(entry)}, the moves say {game.outcome}")
    if chosen is None or (choice := series.push(chosen, chooser)) != choice_of(entry):
        told = choice if chosen is not None else "nothing"
        wrong.append(f"the ledger says {choice_of(entry)}, the moves say {told}")
    return wrong
