"""The standings of a server, computed from its ledger and not stored."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.ledger import Correction, Entry, Ledger, SeriesPlayed
from bot.model.person import Person
from bot.model.ratings import UNRATED, Rated, Rating


@dataclass(slots=True)
class Line:
    """The totals of a player or a pair."""

    people: tuple[Person, ...]
    """The player, or both partners, the one with the smaller key first."""
    series_won: int = 0
    series_drawn: int = 0
    series_lost: int = 0
    games_won: int = 0
    games_lost: int = 0
    brcka: int = 0
    """Brčka won in games, whether added or taken, plus those of corrections."""
    corrected: int = 0
    """The part of them that comes from corrections; negative if taken."""
    rating: Rating | None = None
    """The rating of a player by games among people; `None` for pairs and for players without such a game."""
    overall: Rating | None = None
    """The rating by all games, computers too; `None` where there is none, or it is not to be shown."""

    def _order(self) -> tuple[int, ...]:
        keys = (person.id for person in self.people)
        return (-self.series_won, -self.brcka, -self.games_won, self.games_lost, *keys)


@dataclass(frozen=True, slots=True)
class Standings:
    """Everybody who has finished a game or is named by a correction, the best first."""

    players: list[Line]
    pairs: list[Line]


_Lines = dict[tuple[int, ...], Line]


def standings(ledger: Ledger, rated: Rated = UNRATED) -> Standings:
    """Add the ledger up by player and by pair of partners, and attach the players' ratings."""
    lines: _Lines = {}
    for entry in ledger.entries:
        _add_game(entry, lines)
    for series in ledger.series:
        _add_series(series, lines)
    for correction in ledger.corrections:
        _add_correction(correction, lines)
    ordered = sorted(lines.values(), key=Line._order)
    players = [line for line in ordered if len(line.people) == 1]
    for line in players:
        key = line.people[0].id
        line.rating, line.overall = rated.people.get(key), rated.overall.get(key)
    return Standings(players, [line for line in ordered if len(line.people) == 2])


def _lines(people: tuple[Person, ...], lines: _Lines) -> list[Line]:
    """Return the line of one player, or those of both partners and of their pair."""
    pair = tuple(sorted(people, key=lambda person: person.id))
    groups = [(person,) for person in pair] + ([pair] if len(pair) == 2 else [])
    return [lines.setdefault(tuple(person.id for person in group), Line(group)) for group in groups]


def _add_game(entry: Entry, lines: _Lines) -> None:
    winner = entry.outcome.winner
    for line in _lines(entry.partners(winner), lines):
        line.games_won += 1
        line.brcka += entry.outcome.brcka
    for line in _lines(entry.partners(1 - winner), lines):
        line.games_lost += 1


def _add_series(series: SeriesPlayed, lines: _Lines) -> None:
    result = series.result
    if result is None:
        return
    for side in (0, 1):
        for line in _lines(series.last.partners(side), lines):
            if result.winner is None:
                line.series_drawn += 1
            elif result.winner == side:
                line.series_won += result.won
            else:
                line.series_lost += result.won


def _add_correction(correction: Correction, lines: _Lines) -> None:
    for line in _lines(correction.people, lines):
        line.brcka += correction.brcka
        line.corrected += correction.brcka
