"""What a server's ledger adds up to, by period and by player or pair: the sums that its pages show.

They are kept in rows beside the ledger, so that no page has to read all lines; the lines stay the truth.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import NamedTuple

from bot.model.ledger import Correction, Entry, Period, SeriesPlayed
from bot.model.person import Person
from bot.model.stopped import StoppedSeries


class SumKey(NamedTuple):
    """Whose sum it is, and of which lines."""

    period: str
    """The period as it is written in the database: `all`, or a year, month or week as in `Period.key`."""
    computers: bool
    """Whether lines with computers are counted too."""
    person: int
    partner: int = 0
    """The partner with the higher key; 0 for a player alone."""


@dataclass(slots=True)
class Sum:
    """The totals of a player or a pair."""

    series_won: int = 0
    series_drawn: int = 0
    series_lost: int = 0
    games_won: int = 0
    games_lost: int = 0
    brcka: int = 0
    """Brčka won in games, whether added or taken, plus those of corrections."""
    corrected: int = 0
    """The part of them that comes from corrections; negative if taken."""
    lines: int = 0
    """How many games and corrections it adds up, and series without their last game; with none, nobody is listed in the
    standings."""
    stopped: int = 0
    """How many stopped series nobody has gone on with."""
    run: int = 0
    """How many of the last games in a row were won, or as a negative number lost."""
    longest_won: int = 0
    """The most games in a row that were won."""
    longest_lost: int = 0

    @property
    def games(self) -> int:
        """Return how many games were finished."""
        return self.games_won + self.games_lost

    def add_game(self, brcka: int, *, won: bool) -> None:
        """Add a finished game, which is the newest one, to all but the lines."""
        if won:
            self.games_won += 1
            self.brcka += brcka
            self.run = max(self.run, 0) + 1
        else:
            self.games_lost += 1
            self.run = min(self.run, 0) - 1
        self.longest_won, self.longest_lost = max(self.longest_won, self.run), max(self.longest_lost, -self.run)


@dataclass(slots=True)
class Count:
    """How much there is in a period."""

    games: int = 0
    players: int = 0
    """How many players are listed in its standings."""
    pairs: int = 0


@dataclass(slots=True)
class Sums:
    """The sums that lines are added to; those that are not in `sums` yet begin with nothing."""

    sums: dict[SumKey, Sum] = field(default_factory=dict)
    counts: dict[tuple[str, bool], Count] = field(default_factory=dict)
    """By period, and whether lines with computers are counted."""

    def add_game(self, entry: Entry) -> None:
        """Add a game; it has to be newer than all games that were added."""
        for of in scopes(entry.at, computers=entry.with_computers):
            self.counts.setdefault(of, Count()).games += 1
        for side in (0, 1):
            for key in keys(entry.at, entry.partners(side), computers=entry.with_computers):
                self._listed(key).add_game(entry.outcome.brcka, won=side == entry.outcome.winner)

    def add_series(self, series: SeriesPlayed, times: int = 1) -> None:
        """Add the result of a series, if it has one; with `times` as −1, take it away.

        It belongs to the players of its first game; where its last game is none of theirs, it is a line of its own.
        """
        if series.result is None:
            return
        listed = set(keys_of_game(series.last))
        for side in (0, 1):
            for key in keys(series.last.at, series.partners(side), computers=series.with_computers):
                added = self._listed(key, times * (key not in listed))
                if series.result.winner is None:
                    added.series_drawn += times
                elif series.result.winner == side:
                    added.series_won += series.result.won * times
                else:
                    added.series_lost += series.result.won * times

    def add_correction(self, correction: Correction) -> None:
        """Add the brčka of a correction."""
        for key in keys_of_correction(correction):
            added = self._listed(key)
            added.brcka += correction.brcka
            added.corrected += correction.brcka

    def add_stopped(self, series: StoppedSeries, times: int = 1) -> None:
        """Count a stopped series; with `times` as −1, no longer."""
        for key in keys_of_stopped(series):
            self.sums.setdefault(key, Sum()).stopped += times

    def _listed(self, key: SumKey, lines: int = 1) -> Sum:
        """Return a sum to which so many lines are added; with the first its player or pair is listed."""
        found = self.sums.setdefault(key, Sum())
        before, found.lines = found.lines, found.lines + lines
        if by := bool(found.lines) - bool(before):
            count = self.counts.setdefault((key.period, key.computers), Count())
            if key.partner:
                count.pairs += by
            else:
                count.players += by
        return found


def scopes(at: datetime, *, computers: bool) -> list[tuple[str, bool]]:
    """Return the periods in which a line counts: each with those with computers, and if it has none, also without."""
    written = [period.key(at.astimezone(UTC)) for period in Period]
    return [(period, of) for of in ((True,) if computers else (False, True)) for period in written]


def keys(at: datetime, people: Sequence[Person], *, computers: bool) -> list[SumKey]:
    """Return the sums of one player, or of both partners and their pair, to which a line of that moment belongs."""
    pair = sorted(person.id for person in people)
    groups = [(person, 0) for person in pair] + ([(pair[0], pair[1])] if len(pair) == 2 else [])
    return [SumKey(*of, *group) for of in scopes(at, computers=computers) for group in groups]


def keys_of_game(entry: Entry) -> list[SumKey]:
    """Return the sums to which a game belongs."""
    return [key for side in (0, 1) for key in keys(entry.at, entry.partners(side), computers=entry.with_computers)]


def keys_of_series(series: SeriesPlayed) -> list[SumKey]:
    """Return the sums to which the result of a series belongs."""
    at, computers = series.last.at, series.with_computers
    return [key for side in (0, 1) for key in keys(at, series.partners(side), computers=computers)]


def keys_of_correction(correction: Correction) -> list[SumKey]:
    """Return the sums to which a correction belongs."""
    return keys(correction.at, correction.people, computers=_computer_among(correction.people))


def keys_of_stopped(series: StoppedSeries) -> list[SumKey]:
    """Return the sums to which a stopped series belongs."""
    return [key for side in (0, 1) for key in keys(series.at, series.seats[side::2], computers=series.with_computers)]


def differences(kept: Mapping[SumKey, Sum], added: Mapping[SumKey, Sum]) -> Iterable[tuple[SumKey, Sum, Sum]]:
    """Yield each sum that is kept otherwise than the lines add up, with both; one of nothing may be missing."""
    for key in sorted({*kept, *added}):
        here, there = kept.get(key, Sum()), added.get(key, Sum())
        if here != there:
            yield key, here, there


def _computer_among(people: Sequence[Person]) -> bool:
    return any(person.level is not None for person in people)
