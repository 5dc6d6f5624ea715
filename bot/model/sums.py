"""What the games of a server add up to, by game, period and player, alone and with another one: what its pages show.

It is kept in rows beside results, chips, corrections and stopped games, so that no page has to read all of those; they
stay the truth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import permutations
from typing import Final, NamedTuple, Protocol

from bot.model.ledger import Correction, Period, Played, SeatScore, SeriesPlayed
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.unit import Relation, unit_of
from engine.games import GAMES, USUAL

ALWAYS: Final = str(Period.ALL)
"""The period of all games, as it is written in the database."""


class Scope(NamedTuple):
    """Which games are added up together."""

    kind: str
    """The game."""
    computers: bool
    """Whether games with computers are counted too."""
    period: str = ALWAYS
    """The period as in `Period.key`."""


Group = tuple[int, Relation, int]
"""The end of the key of a sum: the person, and the other one."""


class SumKey(NamedTuple):
    """Whose sum it is, and of which games; the first three are those of a `Scope`."""

    kind: str
    computers: bool
    period: str
    person: int
    relation: Relation = Relation.ALONE
    other: int = 0
    """The partner or opponent; 0 for a player alone."""


@dataclass(slots=True)
class Sum:
    """The totals of a player, or of a player with a partner or against an opponent.

    Against an opponent a game is won if the player has won it, and lost if the opponent has; where a third one has, it
    is neither. Chips are those that changed hands between the two.
    """

    series_won: int = 0
    series_drawn: int = 0
    series_lost: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    amount: int = 0
    """Brčka won in games, whether added or taken, or chips won less chips paid; with those of corrections."""
    points: int = 0
    corrected: int = 0
    """The part of what is counted that comes from corrections; negative if taken."""
    lines: int = 0
    """How many games, payments and corrections it adds up, and series without their last game; with none, nobody is
    listed in the standings."""
    stopped: int = 0
    """How many stopped games nobody has gone on with."""
    run: int = 0
    """How many of the last games in a row were won, or as a negative number lost."""
    longest_won: int = 0
    """The most games in a row that were won."""
    longest_lost: int = 0

    @property
    def games(self) -> int:
        """Return how many games were played to the end."""
        return self.won + self.drawn + self.lost

    @property
    def rank(self) -> tuple[int, ...]:
        """Return the results by which standings are ordered."""
        return self.series_won, self.amount, self.won, self.lost, self.points

    def add_game(self, won: bool | None) -> None:
        """Add a finished game, which is the newest one; `None` if nobody has won it."""
        self.won += won is True
        self.drawn += won is None
        self.lost += won is False
        self.run = 0 if won is None else max(self.run, 0) + 1 if won else min(self.run, 0) - 1
        self.longest_won, self.longest_lost = max(self.longest_won, self.run), max(self.longest_lost, -self.run)


@dataclass(slots=True)
class Count:
    """How much there is of a game in a period."""

    games: int = 0
    """How many games are over."""
    players: int = 0
    """How many players are listed in its standings."""
    pairs: int = 0
    """How many pairs of partners are."""
    stopped: int = 0
    """How many stopped games nobody has gone on with."""
    cups: int = 0
    """The chips that went into cups, less those that were taken out: of all time, those that are there."""


def twos(played: Played) -> Iterator[tuple[SeatScore, SeatScore]]:
    """Yield each player with each other one for whom there is a sum of the two, if the game is over."""
    together, side_of = unit_of(played.kind).relation is Relation.PARTNER, GAMES[played.kind].side_of
    for (seat, own), (other, theirs) in permutations(enumerate(played.scores), 2):
        if (side_of(seat) == side_of(other)) == together:
            yield own, theirs


class _Counted(Protocol):
    """What counts in a game, with computers or without."""

    @property
    def kind(self) -> str: ...
    @property
    def with_computers(self) -> bool: ...


def _scopes_of(line: _Counted, at: datetime) -> list[Scope]:
    """Return where a line counts what happened at a moment."""
    return scopes(line.kind, at, computers=line.with_computers)


@dataclass(slots=True)
class Lines:
    """What has happened on a server and is to be added up, the oldest first."""

    played: Sequence[Played] = ()
    series: Sequence[SeriesPlayed] = ()
    """Of each finished game that belongs to one, the series as it stands after it."""
    corrections: Sequence[Correction] = ()
    stopped: Sequence[StoppedSeries] = ()

    def moments(self) -> list[datetime]:
        """Return when it has happened."""
        found = [each.at for each in self.played] + [each.at for each in self.corrections]
        found += [each.at for each in self.stopped]
        return found + [move.at for each in self.played for move in each.moved]


@dataclass(slots=True)
class Sums:
    """The sums that lines are added to; those that are not in `sums` yet begin with nothing."""

    sums: dict[SumKey, Sum] = field(default_factory=dict)
    counts: dict[Scope, Count] = field(default_factory=dict)
    """How much is to be added."""

    def add_lines(self, lines: Lines) -> None:
        """Add lines that are newer than all that were added."""
        for played in lines.played:
            self.add(played)
        for series in lines.series:
            self.add_series(series)
        for correction in lines.corrections:
            self.add_correction(correction)
        for stopped in lines.stopped:
            self.stop(stopped, 1)

    def add(self, played: Played) -> None:
        """Add what a game has brought; a game that is over has to be newer than all that were added before."""
        unit = unit_of(played.kind)
        for of in _scopes_of(played, played.at) if played.scores else ():
            self.count(of).games += 1
            for score in played.scores:
                self._add_score(SumKey(*of, score.person.id), score, unit.results)
            for own, other in twos(played):
                key = SumKey(*of, own.person.id, unit.relation, other.person.id)
                if unit.relation is Relation.PARTNER:
                    self._add_score(key, own, unit.results)
                elif self._listed(key, 1) and (own.won is not False or other.won):
                    self.sums[key].add_game(own.won)
        self.pay(played, 1)

    def _add_score(self, key: SumKey, score: SeatScore, column: str) -> None:
        added = self._listed(key, 1)
        added.add_game(score.won)
        setattr(added, column, getattr(added, column) + score.points)

    def pay(self, played: Played, times: int) -> None:
        """Add the chips that changed hands; with `times` as −1, take them away."""
        relation = unit_of(played.kind).relation
        for giver, taker, chips, at in played.moved:
            for of in _scopes_of(played, at):
                if giver is None or taker is None:
                    self.count(of).cups += times * (chips if taker is None else -chips)
                for person, other, by in ((giver, taker, -chips), (taker, giver, chips)):
                    if person is not None:
                        self._listed(SumKey(*of, person), times).amount += times * by
                    if person is not None and other is not None:
                        self._listed(SumKey(*of, person, relation, other), times).amount += times * by

    def add_series(self, series: SeriesPlayed, times: int = 1) -> None:
        """Add the result of a series, if it has one; with `times` as −1, take it away.

        It belongs to the players of its first game; where its last game is none of theirs, it is a line of its own.
        """
        if series.result is None:
            return
        last = series.last
        listed = {key for side in (0, 1) for key in _keys(last, last.at, last.partners(side))}
        for side in (0, 1):
            for key in _keys(series, last.at, series.partners(side)):
                added = self._listed(key, times * (key not in listed))
                if series.result.winner is None:
                    added.series_drawn += times
                elif series.result.winner == side:
                    added.series_won += series.result.won * times
                else:
                    added.series_lost += series.result.won * times

    def add_correction(self, correction: Correction) -> None:
        """Add what a correction adds or takes."""
        column = unit_of(correction.kind).corrected
        for key in _keys(correction, correction.at, correction.people):
            added = self._listed(key, 1)
            setattr(added, column, getattr(added, column) + correction.amount)
            added.corrected += correction.amount

    def stop(self, series: StoppedSeries, times: int) -> None:
        """Count a stopped game; with `times` as −1, no longer."""
        for of in _scopes_of(series, series.at):
            self.count(of).stopped += times
        for key in (key for side in series.sides for key in _keys(series, series.at, side)):
            self.sums.setdefault(key, Sum()).stopped += times

    def count(self, of: Scope) -> Count:
        """Return how much there is of these games."""
        return self.counts.setdefault(of, Count())

    def _listed(self, key: SumKey, lines: int) -> Sum:
        """Return a sum to which so many lines are added; with the first its player or pair is listed."""
        found = self.sums.setdefault(key, Sum())
        before, found.lines = found.lines, found.lines + lines
        by = bool(found.lines) - bool(before)
        if by and key.relation is Relation.ALONE:
            self.count(Scope(*key[:3])).players += by
        elif by and key.relation is Relation.PARTNER and key.person < key.other:
            self.count(Scope(*key[:3])).pairs += by
        return found


def scopes(kind: str, at: datetime, *, computers: bool) -> list[Scope]:
    """Return where a game of that moment counts: with those with computers, and if it has none, also without.

    >>> [(of.computers, of.period) for of in scopes("bulka", datetime(2026, 1, 8, tzinfo=UTC), computers=True)]
    [(True, 'all'), (True, '2026'), (True, '2026-01'), (True, '2026-W02')]
    >>> len(scopes("bulka", datetime(2026, 1, 8, tzinfo=UTC), computers=False))
    8
    """
    periods = [period.key(at.astimezone(UTC)) for period in Period]
    return [Scope(kind, of, period) for of in ((True,) if computers else (False, True)) for period in periods]


def _keys(line: _Counted, at: datetime, people: Sequence[Person]) -> list[SumKey]:
    """Return the sums of one player, or of both partners and of each with the other, for a line of that moment."""
    groups: list[Group] = [(person.id, Relation.ALONE, 0) for person in people]
    if unit_of(line.kind).relation is Relation.PARTNER:
        groups += [(one.id, Relation.PARTNER, other.id) for one, other in permutations(people, 2)]
    return [SumKey(*of, *group) for of in _scopes_of(line, at) for group in groups]


# The order in which lines are listed


class Listed(NamedTuple):
    """A line or a series in the history of a game."""

    kind: str
    line: str
    """`people`, `computers` (a game with some), `stopped`, `stopped_computers`, `correction` or `series`."""
    at: datetime
    number: int
    """The number of the game or correction, or of the table of a stopped game or a series."""
    places: Sequence[tuple[int, int]]
    """Everybody (0), the players, and each two between whom the game has sums, under whom it is listed."""


PLAYED: Final = ("people", "computers")
"""The lines of finished games, without and with computers."""
STOPPED: Final = ("stopped", "stopped_computers")
"""The lines of stopped games, without and with those of computers."""
CORRECTED: Final = ("correction",)
SERIES: Final = ("series",)
WRITTEN: Final = (*PLAYED, *CORRECTED, *STOPPED)
"""The lines that a history lists."""


def listed_in(lines: Lines) -> list[Listed]:
    """Return under whom lines are listed, without their series."""
    listed = [
        Listed(each.kind, PLAYED[each.with_computers], each.at, each.game_id, _places(each.kind, each.seats))
        for each in lines.played
        if each.scores
    ]
    listed += [
        Listed(each.kind, CORRECTED[0], each.at, each.id, _places(each.kind, each.people, one_side=True))
        for each in lines.corrections
    ]
    return [*listed, *map(listed_stopped, lines.stopped)]


def listed_stopped(series: StoppedSeries) -> Listed:
    """Return under whom a stopped game is listed."""
    line, places = STOPPED[series.with_computers], _places(series.kind, series.seats)
    return Listed(series.kind, line, series.at, series.table_id, places)


def listed_series(series: SeriesPlayed, last: int = -1) -> Listed:
    """Return under whom a series is listed: the players of its first game, at the moment of its last one."""
    places = _places(USUAL, series.first.seats)
    return Listed(USUAL, SERIES[0], series.entries[last].at, series.table_id, places)


def _places(kind: str, people: Sequence[Person], *, one_side: bool = False) -> list[tuple[int, int]]:
    """Return the places of a line with these people, in the order of their seats, or partners."""
    together, side_of = unit_of(kind).relation is Relation.PARTNER, GAMES[kind].side_of
    sides = [(0 if one_side else side_of(seat), person.id) for seat, person in enumerate(people)]
    pairs = {
        (own, other)
        for (side, own), (beside, other) in permutations(sides, 2)
        if own < other and (side == beside) == together
    }
    return [(0, 0), *((key, 0) for key in sorted({key for _, key in sides})), *sorted(pairs)]
