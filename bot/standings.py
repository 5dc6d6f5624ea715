"""Standings of a server, derived from its ledger: nothing of them is stored."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from bot.store import Entry
from bot.table import Person
from engine.series import Series, SeriesResult
from engine.stovkahra import side_of


@dataclass(slots=True)
class Line:
    """What a player, or a pair, has to show."""

    people: tuple[Person, ...]
    series_won: int = 0
    series_drawn: int = 0
    series_lost: int = 0
    games_won: int = 0
    games_lost: int = 0
    brcka: int = 0
    """Brčka won in games, whether added or taken."""

    def _order(self) -> tuple[int, ...]:
        return (-self.series_won, -self.brcka, -self.games_won, self.games_lost)


@dataclass(frozen=True, slots=True)
class Standings:
    """Everybody who has finished a game, the best first."""

    players: list[Line]
    pairs: list[Line]


def result_of(entries: list[Entry]) -> SeriesResult | None:
    """How the series of these entries, all of one table, ended; `None` where it has not."""
    replayed = Series.replay(
        10 if entries[0].goal == 10 else 20, [(entry.outcome, entry.choice.move) for entry in entries]
    )
    return replayed.result


def standings(entries: Iterable[Entry]) -> Standings:
    """Adds the ledger up, by player and by pair of partners."""
    lines: dict[frozenset[int], Line] = {}
    for _, group in groupby(sorted(entries, key=lambda entry: (entry.table_id, entry.game_id)), lambda e: e.table_id):
        _add_series(list(group), lines)
    ordered = sorted(lines.values(), key=Line._order)
    return Standings(
        players=[line for line in ordered if len(line.people) == 1],
        pairs=[line for line in ordered if len(line.people) == 2],
    )


def _add_series(entries: list[Entry], lines: dict[frozenset[int], Line]) -> None:
    for entry in entries:
        for side in (0, 1):
            for line in _lines(entry, side, lines):
                _add_game(line, entry, side)
    result = result_of(entries)
    if result is None:
        return
    for side in (0, 1):
        for line in _lines(entries[-1], side, lines):
            if result.winner is None:
                line.series_drawn += 1
            elif result.winner == side:
                line.series_won += result.won
            else:
                line.series_lost += result.won


def _lines(entry: Entry, side: int, lines: dict[frozenset[int], Line]) -> list[Line]:
    """The lines of both partners of a side, and of their pair."""
    partners = tuple(person for seat, person in enumerate(entry.seats) if side_of(seat) == side)
    groups: list[tuple[Person, ...]] = [(partners[0],), (partners[1],), partners]
    return [lines.setdefault(frozenset(person.id for person in people), Line(people)) for people in groups]


def _add_game(line: Line, entry: Entry, side: int) -> None:
    if entry.outcome.winner == side:
        line.games_won += 1
        line.brcka += entry.outcome.brcka
    else:
        line.games_lost += 1
