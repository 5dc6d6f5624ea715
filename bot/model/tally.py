"""What the games without brčka add up to on a server, by game, player and opponent: the sums that their pages show.

They are kept in rows beside the results and the chips, so that no page has to read all of those;
the rows stay the truth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import permutations
from typing import NamedTuple

from bot.model.contest import Ended, contest_of
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.stopped import StoppedSeries
from engine.games import GAMES


class TallyKey(NamedTuple):
    """Whose tally it is, and of which games."""

    kind: str
    """The game."""
    computers: bool
    """Whether games with computers are counted too."""
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
    """The chips that are in cups."""


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
        groups = {(score.person.id, 0) for score in self.scores}
        groups |= {(own.person.id, other.person.id) for own, other in self.duels()}
        for giver, taker, _ in self.moved:
            groups |= {(person, 0) for person in (giver, taker) if person is not None}
            if giver is not None and taker is not None:
                groups |= {(giver, taker), (taker, giver)}
        return {TallyKey(*of, *group) for of in scopes(self.kind, computers=self.with_computers) for group in groups}


@dataclass(slots=True)
class Tallies:
    """The tallies that games are added to; those that are not in `tallies` yet begin with nothing."""

    tallies: dict[TallyKey, Tally] = field(default_factory=dict)
    counts: dict[tuple[str, bool], TallyCount] = field(default_factory=dict)
    """How much is to be added, by game, and whether games with computers are counted."""
    listed: set[int] = field(default_factory=set)
    """The players who are listed since."""

    def add(self, played: Played) -> None:
        """Add what a game has brought; a game that is over has to be newer than all that were added."""
        for of in scopes(played.kind, computers=played.with_computers):
            if played.scores:
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
        for of in scopes(played.kind, computers=played.with_computers):
            for giver, taker, chips in played.moved:
                if giver is None or taker is None:
                    self.count(of).cups += times * (chips if taker is None else -chips)
                for person, other, by in ((giver, taker, -chips), (taker, giver, chips)):
                    if person is not None:
                        self._listed(TallyKey(*of, person), times).chips += times * by
                    if person is not None and other is not None:
                        self._listed(TallyKey(*of, person, other), times).chips += times * by

    def stop(self, kind: str, series: StoppedSeries, times: int) -> None:
        """Count a stopped game; with `times` as −1, no longer."""
        for of in scopes(kind, computers=series.with_computers):
            self.count(of).stopped += times
            for person in series.seats:
                self.tallies.setdefault(TallyKey(*of, person.id), Tally()).stopped += times

    def count(self, of: tuple[str, bool]) -> TallyCount:
        """Return how much there is of a game."""
        return self.counts.setdefault(of, TallyCount())

    def _listed(self, key: TallyKey, lines: int) -> Tally:
        """Return a tally to which so many lines are added; with the first its player is listed."""
        found = self.tallies.setdefault(key, Tally())
        before, found.lines = found.lines, found.lines + lines
        if not key.opponent and (by := bool(found.lines) - bool(before)):
            self.count((key.kind, key.computers)).players += by
            self.listed.add(key.person)
        return found


def keys_of_stopped(kind: str, series: StoppedSeries) -> set[TallyKey]:
    """Return the tallies that a stopped game changes."""
    return {TallyKey(*of, person.id) for of in scopes(kind, computers=series.with_computers) for person in series.seats}


def scopes(kind: str, *, computers: bool) -> list[tuple[str, bool]]:
    """Return the standings in which a game counts, each as its kind and whether games with computers count there.

    >>> scopes("bulka", computers=True)
    [('bulka', True)]
    >>> scopes("bulka", computers=False)
    [('bulka', False), ('bulka', True)]
    """
    return [(kind, of) for of in ((True,) if computers else (False, True))]


class Ranked(NamedTuple):
    """A player in the standings."""

    person: Person
    tally: Tally
    rating: Rating | None = None
    """The rating by games among people; `None` where there was none."""


@dataclass(frozen=True, slots=True)
class ResultsContent:
    """What the standings of a game without brčka show."""

    best: Sequence[Ranked]
    """The players on the page, the best first."""
    count: TallyCount
    with_computers: int
    """At how many games computers have played."""
    stopped: Sequence[StoppedSeries]
    """The stopped games on the page, the newest first."""
    adding_up: int | None = None
    """How many percent of an older database's games are added up so far; `None` where all are."""


@dataclass(frozen=True, slots=True)
class TalliedPlayer:
    """What the page of a player shows in a game without brčka."""

    person: Person
    tally: Tally
    rating: Rating | None
    """By games among people."""
    overall: Rating | None
    """By all games; `None` where no computer has played, or the player is not to be listed."""
    opponents: Sequence[tuple[Person, Tally]]
    """Those with whom the player has played most."""
    more_opponents: bool
    """Whether there are others."""
    games: Sequence[Played]
    """The last games, the newest first, whoever has played."""
    left_out: int
    """How many games with computers are not counted here."""
    with_computers: bool
    """Whether the player has finished games with computers."""
    adding_up: int | None = None
    """As in `ResultsContent`."""
