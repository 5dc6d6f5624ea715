"""What games without brčka add up to on a server, by game, period, player and opponent: what their pages show.

They are kept in rows beside the results and the chips, so that no page has to read all of those;
the rows stay the truth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import permutations
from typing import Final, NamedTuple

from bot.model.contest import Ended, contest_of
from bot.model.honour import FirstHonour, StreakHonour
from bot.model.ledger import Period
from bot.model.ledger_pages import Anchor
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from engine.games import GAMES

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


class TallyKey(NamedTuple):
    """Whose tally it is, and of which games; the first three are those of a `Scope`."""

    kind: str
    computers: bool
    period: str
    person: int
    opponent: int = 0
    """The opponent against whom it counts; 0 for all games of the player."""


@dataclass(slots=True)
class Tally:
    """The totals of a player, or of a player against another one.

    Against an opponent a game is won if the player has won it, and lost if the opponent has; where a third one has, it
    is neither. Chips are those that changed hands between the two.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: int = 0
    chips: int = 0
    """Chips won, less chips paid."""
    lines: int = 0
    """How many results and payments it adds up; with none, nobody is listed in the standings."""
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

    def add_game(self, won: bool | None) -> None:
        """Add a finished game, which is the newest one; `None` if nobody has won it."""
        self.won += won is True
        self.drawn += won is None
        self.lost += won is False
        self.run = 0 if won is None else max(self.run, 0) + 1 if won else min(self.run, 0) - 1
        self.longest_won, self.longest_lost = max(self.longest_won, self.run), max(self.longest_lost, -self.run)


@dataclass(slots=True)
class TallyCount:
    """How much there is of a game."""

    games: int = 0
    """How many games are over."""
    players: int = 0
    """How many players are listed in its standings."""
    stopped: int = 0
    """How many stopped games nobody has gone on with."""
    cups: int = 0
    """The chips that went into cups, less those that were taken out: of all time, those that are there."""


class SeatScore(NamedTuple):
    """What a game has brought to one of its players."""

    person: Person
    won: bool | None
    """`None` where nobody has won."""
    points: int


class Move(NamedTuple):
    """Chips that changed hands; as giver or taker, `None` is the cup."""

    giver: int | None
    taker: int | None
    chips: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Played:
    """What counts of a game, or of a part of it."""

    kind: str
    game: int
    at: datetime
    """When the game ended, or the last chips changed hands."""
    with_computers: bool
    scores: Sequence[SeatScore] = ()
    """The results of all seats, if the game is over."""
    moved: Sequence[Move] = ()

    @property
    def ended(self) -> Ended:
        """The game as ratings see it, if it is over."""
        seats, won, _ = zip(*self.scores, strict=True)
        return Ended(self.at, self.game, contest_of(self.kind, seats, won), self.with_computers)

    def duels(self) -> Iterator[tuple[SeatScore, SeatScore]]:
        """Yield each player with each opponent, if the game is over."""
        side_of = GAMES[self.kind].side_of
        for (seat, own), (other, theirs) in permutations(enumerate(self.scores), 2):
            if side_of(seat) != side_of(other):
                yield own, theirs

    def tally_keys(self) -> set[TallyKey]:
        """Return the tallies that it changes."""
        groups = {(self.at, score.person.id, 0) for score in self.scores}
        groups |= {(self.at, own.person.id, other.person.id) for own, other in self.duels()}
        for giver, taker, _, at in self.moved:
            groups |= {(at, person, 0) for person in (giver, taker) if person is not None}
            if giver is not None and taker is not None:
                groups |= {(at, giver, taker), (at, taker, giver)}
        return {TallyKey(*of, *group) for at, *group in groups for of in self.scopes(at)}

    def scopes(self, at: datetime) -> list[Scope]:
        """Return where it counts what happened at a moment of the game."""
        return scopes(self.kind, at, computers=self.with_computers)


@dataclass(slots=True)
class Tallies:
    """The tallies that games are added to; those that are not in `tallies` yet begin with nothing."""

    tallies: dict[TallyKey, Tally] = field(default_factory=dict)
    counts: dict[Scope, TallyCount] = field(default_factory=dict)
    """How much is to be added."""
    listed: set[int] = field(default_factory=set)
    """The players who are listed since."""

    def add(self, played: Played) -> None:
        """Add what a game has brought; a game that is over has to be newer than all that were added."""
        for of in played.scopes(played.at) if played.scores else ():
            self.count(of).games += 1
            for score in played.scores:
                tally = self._listed(TallyKey(*of, score.person.id), 1)
                tally.add_game(score.won)
                tally.points += score.points
            for own, other in played.duels():
                against = self._listed(TallyKey(*of, own.person.id, other.person.id), 1)
                if own.won is not False or other.won:
                    against.add_game(own.won)
        self.pay(played, 1)

    def pay(self, played: Played, times: int) -> None:
        """Add the chips that changed hands; with `times` as −1, take them away."""
        for giver, taker, chips, at in played.moved:
            for of in played.scopes(at):
                if giver is None or taker is None:
                    self.count(of).cups += times * (chips if taker is None else -chips)
                for person, other, by in ((giver, taker, -chips), (taker, giver, chips)):
                    if person is not None:
                        self._listed(TallyKey(*of, person), times).chips += times * by
                    if person is not None and other is not None:
                        self._listed(TallyKey(*of, person, other), times).chips += times * by

    def stop(self, kind: str, series: StoppedSeries, times: int) -> None:
        """Count a stopped game; with `times` as −1, no longer."""
        for of in scopes(kind, series.at, computers=series.with_computers):
            self.count(of).stopped += times
            for person in series.seats:
                self.tallies.setdefault(TallyKey(*of, person.id), Tally()).stopped += times

    def count(self, of: Scope) -> TallyCount:
        """Return how much there is of these games."""
        return self.counts.setdefault(of, TallyCount())

    def _listed(self, key: TallyKey, lines: int) -> Tally:
        """Return a tally to which so many lines are added; with the first its player is listed."""
        found = self.tallies.setdefault(key, Tally())
        before, found.lines = found.lines, found.lines + lines
        if not key.opponent and (by := bool(found.lines) - bool(before)):
            self.count(Scope(*key[:3])).players += by
            self.listed.add(key.person)
        return found


def keys_of_stopped(kind: str, series: StoppedSeries) -> set[TallyKey]:
    """Return the tallies that a stopped game changes."""
    counted = scopes(kind, series.at, computers=series.with_computers)
    return {TallyKey(*of, person.id) for of in counted for person in series.seats}


def scopes(kind: str, at: datetime, *, computers: bool) -> list[Scope]:
    """Return where a game of that moment counts: with those with computers, and if it has none, also without.

    >>> [(of.computers, of.period) for of in scopes("bulka", datetime(2026, 1, 8, tzinfo=UTC), computers=True)]
    [(True, 'all'), (True, '2026'), (True, '2026-01'), (True, '2026-W02')]
    >>> len(scopes("bulka", datetime(2026, 1, 8, tzinfo=UTC), computers=False))
    8
    """
    periods = [period.key(at.astimezone(UTC)) for period in Period]
    return [Scope(kind, of, period) for of in ((True,) if computers else (False, True)) for period in periods]


# The order in which games are listed


class Listed(NamedTuple):
    """A game, or a stopped one, in the history of a game."""

    kind: str
    line: str
    """`people`, `computers` (a game with some), `stopped`, or `stopped_computers`."""
    at: datetime
    number: int
    """The number of the game, or of the table of a stopped one."""
    places: Sequence[tuple[int, int]]
    """Everybody (0), the players, and each two opponents, under whom it is listed."""


PLAYED: Final = ("people", "computers")
"""The lines of finished games."""
STOPPED: Final = {False: ("stopped",), True: ("stopped", "stopped_computers")}
"""The lines of stopped games, without and with those of computers."""


def listed_game(played: Played) -> Listed:
    """Return under whom a finished game is listed."""
    line, players = PLAYED[played.with_computers], [score.person.id for score in played.scores]
    return Listed(played.kind, line, played.at, played.game, _places(played.kind, players))


def listed_stopped(kind: str, series: StoppedSeries) -> Listed:
    """Return under whom a stopped game is listed."""
    line, players = STOPPED[True][series.with_computers], [person.id for person in series.seats]
    return Listed(kind, line, series.at, series.table_id, _places(kind, players))


def _places(kind: str, players: Sequence[int]) -> list[tuple[int, int]]:
    """Return the places of a game with these players, in the order of their seats."""
    side_of = GAMES[kind].side_of
    both = permutations(enumerate(players), 2)
    pairs = {(own, other) for (seat, own), (beside, other) in both if own < other and side_of(seat) != side_of(beside)}
    return [(0, 0), *((player, 0) for player in sorted(set(players))), *sorted(pairs)]


# What pages show


class Ranked(NamedTuple):
    """A player in the standings."""

    person: Person
    tally: Tally
    rating: Rating | None = None
    """The rating by games among people; `None` where there was none."""
    overall: Rating | None = None
    """The rating by all games; `None` where no computer has played, or the player is not to be listed."""


@dataclass(frozen=True, slots=True)
class ResultsState:
    """What a server has of a game at all."""

    anything: bool = False
    """Whether a game is over, or was stopped, or chips have changed hands."""
    with_computers: bool = False
    """Whether computers have played in a finished game."""
    cups: int = 0
    """The chips that are in cups now."""
    adding_up: int | None = None
    """How many percent of an older database's games are added up so far; `None` where all are."""


@dataclass(frozen=True, slots=True)
class RankedContent:
    """A page of the standings of a game without brčka."""

    state: ResultsState
    best: Sequence[Ranked]
    """The players on the page, the best first."""
    places: Sequence[int]
    """The place of each of them; equal ones share one."""
    count: TallyCount
    """How much there is in the period."""
    with_computers: int
    """At how many games of the period computers have played."""
    stopped: Sequence[StoppedSeries]
    """The newest stopped games of the period, on its first page."""
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class TalliedPlayer:
    """The page of a player in a game without brčka."""

    state: ResultsState
    person: Person
    tally: Tally
    rating: Rating | None
    """By games among people."""
    overall: Rating | None
    """By all games; `None` where no computer has played, or the player is not to be listed."""
    left_out: int
    """How many games with computers are not counted here."""
    with_computers: bool
    """Whether the player has finished games with computers."""
    honours: Sequence[FirstHonour | StreakHonour]


@dataclass(frozen=True, slots=True)
class OpponentsContent:
    """A page of those with whom a player has played."""

    state: ResultsState
    person: Person
    opponents: Sequence[tuple[Person, Tally]]
    """The player's tallies against them: those first with whom the player has played most."""
    left_out: int
    with_computers: bool
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class PlayedContent:
    """A page of the history of a game without brčka."""

    state: ResultsState
    people: tuple[Person, ...]
    """The player, or the two opponents, of whom alone it tells."""
    written: Sequence[Played | StoppedSeries]
    """Finished and stopped games, the newest first."""
    substituted: Mapping[int, Sequence[Substituted]]
    """Who took over seats later, by the number of the game."""
    newer: Anchor | None
    """Where newer lines begin; `None` where there are none."""
    older: Anchor | None


ResultsContent = RankedContent | TalliedPlayer | OpponentsContent | PlayedContent
