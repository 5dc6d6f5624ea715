"""The ledger of a server as a file, CSV or JSON, written as its lines are read."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, Literal, Protocol

from bot.i18n.texts import DEFAULT
from bot.model.json_parts import JsonParts
from bot.model.ledger import Correction, Entry, Played
from bot.model.ledger_content import Written
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.unit import BRCKA, unit_of
from engine.games import GAMES

Line = Written
"""A line of the ledger that is exported."""
Part = Literal["games", "corrections", "stopped"]
"""The parts of an export, in their order; each is written, even where it has no lines."""
BRCKA_COLUMNS: Final = ("winner", "brcka", "how", "score0", "score1", "choice", "amount", "balance0", "balance1")
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""Beginnings of a text that a spreadsheet may take for a formula; some take the full-width signs too."""


def columns_of(game: str) -> tuple[str, ...]:
    """Return the header of the CSV file of a game."""
    seats = range(max(GAMES[game].seats))
    seat, key, won, points = ([f"{name}{at}" for at in seats] for name in ("seat", "key", "won", "points"))
    counted = BRCKA_COLUMNS if unit_of(game) is BRCKA else (*won, *points, "corrected")
    return ("kind", "number", "table", "at", *seat, *key, *counted, "by", "reason", "substitutes")


class Export(Protocol):
    """Writes a ledger, some lines of a part at a time."""

    def add(self, part: Part, lines: Sequence[Line]) -> bytes:
        """Write some lines of a part."""

    def end(self) -> bytes:
        """Write what comes after the last line."""


class CsvExport:
    """CSV for spreadsheets: UTF-8 with BOM, the games, then corrections, then stopped series.

    Between the columns stands what Excel expects where this language is spoken, or it would show each line in one
    cell. A line `sep=;` would say it too, but then Excel no longer reads UTF-8.

    `kind` is game, correction or stopped, `number` its number (of a stopped series that of the game under way),
    `at` the time of its entry in UTC. A game has four names, seat 0 first (partners: 0 and 2, 1 and 3), the key of
    each, the side of the `winner` (0 or 1), the `brcka` won, `how` the game ended (dost, false dost, count,
    conceded), the `score` of each side, the `choice` (add, take), the `amount` that it moved, the `balance` of each
    side afterwards, and the `substitutes` who played on for somebody, whose name stands in brackets. A correction
    has one or two people in seat0 and seat1, the `brcka` added (or taken, if negative), its writer (`by`), and the
    `reason`. A stopped series has its four people, the `balance`, and, unless it was stopped between two games, the
    `score` as everybody knew it. The name of somebody whose data were deleted is empty. A text that a spreadsheet
    could take for a formula begins with an apostrophe.

    A game without brčka has for each seat whether it has `won` (1, 0, or nothing where nobody has) and its `points`, or
    in Bulka the chips it won less those it paid; a stopped one the points alone. What a correction adds is `corrected`.
    """

    def __init__(self, game: str, language: str) -> None:
        self._text = io.StringIO()
        separator = "," if language == DEFAULT else ";"
        self._writer = csv.DictWriter(self._text, columns_of(game), restval="", delimiter=separator)
        self._text.write("\ufeff")
        self._writer.writeheader()

    def add(self, part: Part, lines: Sequence[Line]) -> bytes:
        """Write some lines of a part as CSV; the columns are the fields of the JSON export."""
        for line in lines:
            row = _flat(part, _object(line))
            self._writer.writerow({column: _harmless(cell) for column, cell in row.items()})
        return self.end()

    def end(self) -> bytes:
        """Write what has not been given out yet: the header, where there are no lines."""
        written = self._text.getvalue().encode()
        self._text.seek(0)
        self._text.truncate()
        return written


class JsonExport:
    """One JSON object: `format`, `games`, `corrections` and `stopped`, as in `CsvExport`.

    People are objects with `key` and `name`: in `seats` of a game or series, in `people` of a correction, in `by`, and
    as `player` and `substitute` in the `substitutes` of a game that somebody has left.
    """

    def __init__(self, game: str, language: str) -> None:
        self._parts = JsonParts("format", f"{game}-ledger/1")

    def add(self, part: Part, lines: Sequence[Line]) -> bytes:
        """Write some lines of a part."""
        return self._parts.add(part, map(_object, lines))

    def end(self) -> bytes:
        """Write the end."""
        return self._parts.end()


EXPORTS: Final[dict[str, Callable[[str, str], Export]]] = {"csv": CsvExport, "json": JsonExport}
"""How each format of a game's ledger is written for somebody of a language."""


def _object(line: Line) -> dict[str, object]:
    match line:
        case Played():
            return _game(line)
        case Correction():
            return _correction(line)
        case StoppedSeries():
            return _stopped(line)


def _harmless(cell: object) -> object:
    # Numbers are written by the bot itself, and −3 brčka must stay a number.
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _flat(part: Part, line: Mapping[str, Any]) -> dict[str, object]:
    """Return a line of the JSON export as a row of the CSV file: the cells that are not empty, by their columns.

    >>> _flat("corrections", {"correction": 4, "people": [{"key": 1, "name": "Anna"}], "brcka": -2})
    {'kind': 'correction', 'number': 4, 'seat0': 'Anna', 'key0': 1, 'brcka': -2}
    """
    row: dict[str, object] = {"kind": part.removesuffix("s")}
    for name, value in line.items():
        match name:
            case "game" | "correction":
                row["number"] = value
            case "at":
                # So spreadsheets know it as a date.
                row[name] = value[: len("2026-05-01T12:00:00")].replace("T", " ")
            case "seats" | "people":
                row |= {f"seat{seat}": person["name"] for seat, person in enumerate(value)}
                row |= {f"key{seat}": person["key"] for seat, person in enumerate(value)}
            case "score" | "balance" | "won" | "points":
                row |= {f"{name}{at}": number for at, number in enumerate(value)}
            case "by":
                row[name] = value["name"]
            case "substitutes":
                row[name] = "; ".join(f"{each['substitute']['name']} ({each['player']['name']})" for each in value)
            case _:
                row[name] = value
    return row


def _person(person: Person) -> dict[str, object]:
    return {"key": person.id, "name": person.title}


def _game(game: Played) -> dict[str, object]:
    return {
        **{"game": game.game_id, "table": game.table_id, "at": _utc(game.at)},
        "seats": [_person(person) for person in game.seats],
        **(_prize(game) if isinstance(game, Entry) else _results(game)),
        "substitutes": [{"player": _person(whom), "substitute": _person(who)} for who, whom in game.substitutes],
    }


def _prize(entry: Entry) -> dict[str, object]:
    outcome, choice = entry.outcome, entry.choice
    won = {"winner": outcome.winner, "brcka": outcome.brcka, "how": str(outcome.how), "score": list(outcome.score)}
    return {**won, "choice": str(choice.move), "amount": choice.amount, "balance": list(choice.balance)}


def _results(game: Played) -> dict[str, object]:
    won = [None if score.won is None else int(score.won) for score in game.scores]
    return {"won": won, "points": [score.points for score in game.scores]}


def _correction(correction: Correction) -> dict[str, object]:
    counted = "brcka" if unit_of(correction.kind) is BRCKA else "corrected"
    return {
        **{"correction": correction.id, "at": _utc(correction.at)},
        "people": [_person(person) for person in correction.people],
        **{counted: correction.amount, "by": _person(correction.by), "reason": correction.reason},
    }


def _stopped(series: StoppedSeries) -> dict[str, object]:
    told = {"score": list(series.score or ()), "balance": list(series.balance)}
    return {
        **{"game": series.game_id, "table": series.table_id, "at": _utc(series.at)},
        "seats": [_person(person) for person in series.seats],
        **(told if unit_of(series.kind) is BRCKA else {"points": list(series.points)}),
    }
