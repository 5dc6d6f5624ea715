"""The ledger of a server: every game won and every correction, filters, and its export.

Lines are only added to the ledger, never changed. Standings, ratings and pages are computed from it and not stored.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted, stood_in
from bot.model.unlikely import Contest
from engine.brcka import BrckaSeries
from engine.series import Choice, Prize, SeriesResult

MOST_CORRECTED: Final = 20
"""The most brčka that one correction adds or takes."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the ledger: a game, the brčka won, the winners' choice, and the balance after it."""

    game_id: int
    table_id: int
    goal: int
    seats: tuple[Person, ...]
    """Those who answer for the game: who sat in the seats when its first cards were dealt."""
    outcome: Prize
    choice: Choice
    at: datetime
    substituted: tuple[Substituted, ...] = ()
    """Who took over seats of the game later."""

    @property
    def with_computers(self) -> bool:
        """Whether a computer was among those who began the game."""
        return any(person.level is not None for person in self.seats)

    @property
    def substitutes(self) -> list[tuple[Person, Person]]:
        """Each substitute with the player for whom they played."""
        return stood_in(self.seats, self.substituted)

    @property
    def contest(self) -> Contest:
        """Who played on which side, and which has won."""
        return Contest((self.partners(0), self.partners(1)), self.outcome.winner)

    def partners(self, side: int) -> tuple[Person, ...]:
        """Return the two who played for a side."""
        return self.seats[side::2]

    def side_of(self, person: int, partner: int = 0) -> int | None:
        """Return the side for which a person played, with `partner` if not 0; `None` where it was not so."""
        for side in (0, 1):
            keys = {each.id for each in self.partners(side)}
            if person in keys and (not partner or keys == {person, partner}):
                return side
        return None


@dataclass(frozen=True, slots=True)
class Correction:
    """Brčka that a moderator adds to a person or a pair of partners, or takes; it never changes an older line.

    Raise `ValueError` unless it names one or two people and moves 1 to 20 brčka.
    """

    id: int
    people: tuple[Person, ...]
    brcka: int
    """Added to the total of each person, and to that of their pair if there are two; negative if taken."""
    reason: str
    by: Person
    at: datetime

    def __post_init__(self) -> None:
        if len({person.id for person in self.people}) != len(self.people) or len(self.people) not in (1, 2):
            raise ValueError("a correction names one person, or two partners")
        if not 0 < abs(self.brcka) <= MOST_CORRECTED:
            raise ValueError(f"a correction moves 1 to {MOST_CORRECTED} brčka, not {self.brcka}")

    def names(self, person: int, partner: int = 0) -> bool:
        """Return whether it counts for a person, or, with a partner, for the two as a pair."""
        keys = {each.id for each in self.people}
        return keys == {person, partner} if partner else person in keys


class Period(StrEnum):
    """All time, or the year, month or week that it is now, by UTC."""

    ALL = "all"
    YEAR = "year"
    MONTH = "month"
    WEEK = "week"

    def since(self, now: datetime) -> datetime | None:
        """Return its beginning; `None` where it has none. A week begins on Monday.

        >>> Period.WEEK.since(datetime(2026, 1, 8, tzinfo=UTC)).date()
        datetime.date(2026, 1, 5)
        """
        today = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
        match self:
            case Period.ALL:
                return None
            case Period.YEAR:
                return today.replace(month=1, day=1)
            case Period.MONTH:
                return today.replace(day=1)
            case Period.WEEK:
                return today - timedelta(days=today.weekday())

    def key(self, at: datetime) -> str:
        """Return the name of the period to which a moment of UTC belongs; weeks are those of ISO 8601.

        >>> [period.key(datetime(2027, 1, 1, tzinfo=UTC)) for period in Period]
        ['all', '2027', '2027-01', '2026-W53']
        """
        match self:
            case Period.ALL:
                return "all"
            case Period.YEAR:
                return f"{at.year:04}"
            case Period.MONTH:
                return f"{at.year:04}-{at.month:02}"
            case Period.WEEK:
                year, week, _ = at.isocalendar()
                return f"{year:04}-W{week:02}"


@dataclass(frozen=True, slots=True)
class SeriesPlayed:
    """A series at one table: all its games so far, oldest first, and its result."""

    entries: tuple[Entry, ...]
    result: SeriesResult | None
    """`None` while it goes on, or if the table was stopped."""

    @property
    def table_id(self) -> int:
        """The table at which it was played."""
        return self.last.table_id

    @property
    def last(self) -> Entry:
        """Its last game, whose players have won or lost the series."""
        return self.entries[-1]

    @property
    def with_computers(self) -> bool:
        """Whether a computer played in any of its games."""
        return any(entry.with_computers for entry in self.entries)


@dataclass(frozen=True)
class Ledger:
    """Games and corrections, each oldest first, and the series that were stopped and never gone on with."""

    entries: tuple[Entry, ...]
    corrections: tuple[Correction, ...] = ()
    stopped: tuple[StoppedSeries, ...] = ()


def series_played(entries: Iterable[Entry]) -> SeriesPlayed:
    """Return the series of these games, which are all of a table's, oldest first."""
    games = tuple(entries)
    played = BrckaSeries.replay(games[0].goal, [(entry.outcome, entry.choice.move) for entry in games])
    return SeriesPlayed(games, played.result)


# Export

FORMAT: Final = "stovkahra-ledger/1"
COLUMNS: Final = (
    *("kind", "number", "table", "at"),
    *("seat0", "seat1", "seat2", "seat3", "key0", "key1", "key2", "key3"),
    *("winner", "brcka", "how", "score0", "score1", "choice", "amount", "balance0", "balance1", "by", "reason"),
    "substitutes",
)
"""The header of the CSV file."""
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
"""Beginnings of a text that a spreadsheet may take for a formula; some take the full-width signs too."""


def export_csv(ledger: Ledger) -> bytes:
    """Return the ledger as CSV for spreadsheets: UTF-8 with BOM, the games, then corrections, then stopped series.

    `kind` is game, correction or stopped, `number` its number (of a stopped series that of the game under way),
    `at` the time of its entry in UTC. A game has four names, seat 0 first (partners: 0 and 2, 1 and 3), the key of
    each, the side of the `winner` (0 or 1), the `brcka` won, `how` the game ended (dost, false dost, count,
    conceded), the `score` of each side, the `choice` (add, take), the `amount` that it moved, the `balance` of each
    side afterwards, and the `substitutes` who played on for somebody, whose name stands in brackets. A correction
    has one or two people in seat0 and seat1, the `brcka` added (or taken, if negative), its writer (`by`), and the
    `reason`. A stopped series has its four people, the `balance`, and, unless it was stopped between two games, the
    `score` as everybody knew it. The name of somebody whose data were deleted is empty. A text that a spreadsheet
    could take for a formula begins with an apostrophe.
    """
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, restval="")
    writer.writeheader()
    games, corrections = map(_game_row, ledger.entries), map(_correction_row, ledger.corrections)
    for row in (*games, *corrections, *map(_stopped_row, ledger.stopped)):
        writer.writerow({column: _harmless(cell) for column, cell in row.items()})
    return text.getvalue().encode("utf-8-sig")


def export_json(ledger: Ledger) -> bytes:
    """Return the ledger as one JSON object: `format`, `games`, `corrections` and `stopped`, as in `export_csv`.

    People are objects with `key` and `name`: in `seats` of a game or series, in `people` of a correction, in `by`, and
    as `player` and `substitute` in the `substitutes` of a game that somebody has left.
    """
    whole = {
        "format": FORMAT,
        "games": [_game(entry) for entry in ledger.entries],
        "corrections": [_correction(correction) for correction in ledger.corrections],
        "stopped": [_stopped(series) for series in ledger.stopped],
    }
    return json.dumps(whole, ensure_ascii=False).encode()


def _harmless(cell: object) -> object:
    # Numbers are written by the bot itself, and −3 brčka must stay a number.
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _won(entry: Entry) -> dict[str, object]:
    return {
        "winner": entry.outcome.winner,
        "brcka": entry.outcome.brcka,
        "how": str(entry.outcome.how),
        "score": list(entry.outcome.score),
        "choice": str(entry.choice.move),
        "amount": entry.choice.amount,
        "balance": list(entry.choice.balance),
    }


def _numbered(name: str, values: Iterable[object]) -> dict[str, object]:
    """Return values as columns of their own: name0, name1 and so on.

    >>> _numbered("score", (104, 61))
    {'score0': 104, 'score1': 61}
    """
    return {f"{name}{at}": value for at, value in enumerate(values)}


def _game_row(entry: Entry) -> dict[str, object]:
    won = _won(entry)
    del won["score"], won["balance"]
    return {
        **{"kind": "game", "number": entry.game_id, "table": entry.table_id, "at": _utc(entry.at)},
        **_people_columns(entry.seats),
        **won,
        **_numbered("score", entry.outcome.score),
        **_numbered("balance", entry.choice.balance),
        "substitutes": "; ".join(f"{who.title} ({whom.title})" for who, whom in entry.substitutes),
    }


def _correction_row(correction: Correction) -> dict[str, object]:
    return {
        **{"kind": "correction", "number": correction.id, "at": _utc(correction.at)},
        **_people_columns(correction.people),
        **{"brcka": correction.brcka, "by": correction.by.title, "reason": correction.reason},
    }


def _stopped_row(series: StoppedSeries) -> dict[str, object]:
    return {
        **{"kind": "stopped", "number": series.game_id, "table": series.table_id, "at": _utc(series.at)},
        **_people_columns(series.seats),
        **_numbered("score", series.score or ()),
        **_numbered("balance", series.balance),
    }


def _people_columns(people: tuple[Person, ...]) -> dict[str, object]:
    names = _numbered("seat", (person.title for person in people))
    return names | _numbered("key", (person.id for person in people))


def _person(person: Person) -> dict[str, object]:
    return {"key": person.id, "name": person.title}


def _game(entry: Entry) -> dict[str, object]:
    return {
        **{"game": entry.game_id, "table": entry.table_id, "at": _utc(entry.at)},
        "seats": [_person(person) for person in entry.seats],
        **_won(entry),
        "substitutes": [{"player": _person(whom), "substitute": _person(who)} for who, whom in entry.substitutes],
    }


def _correction(correction: Correction) -> dict[str, object]:
    return {
        **{"correction": correction.id, "at": _utc(correction.at)},
        "people": [_person(person) for person in correction.people],
        **{"brcka": correction.brcka, "by": _person(correction.by), "reason": correction.reason},
    }


def _stopped(series: StoppedSeries) -> dict[str, object]:
    return {
        **{"game": series.game_id, "table": series.table_id, "at": _utc(series.at)},
        "seats": [_person(person) for person in series.seats],
        "score": list(series.score or ()),
        "balance": list(series.balance),
    }
