"""What the games without brčka add up to on a server, by game and by player: the sums that their standings show.

They are kept in rows beside the results and the chips, so that no page has to read all of those;
the rows stay the truth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.model.person import Person
from bot.model.stopped import StoppedSeries


class TallyKey(NamedTuple):
    """Whose tally it is, and of which games."""

    kind: str
    """The game."""
    computers: bool
    """Whether games with computers are counted too."""
    person: int


@dataclass(slots=True)
class Tally:
    """The totals of a player."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    points: int = 0
    chips: int = 0
    """Chips won, less chips paid."""
    lines: int = 0
    """How many results and payments it adds up; with none, nobody is listed in the standings."""

    @property
    def games(self) -> int:
        """Return how many games were played to the end."""
        return self.won + self.drawn + self.lost


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

    person: int
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
    with_computers: bool
    scores: Sequence[SeatScore] = ()
    """The results of all seats, if the game is over."""
    moved: Sequence[Move] = ()


@dataclass(slots=True)
class Tallies:
    """How much is to be added to the tallies of a server."""

    tallies: dict[TallyKey, Tally] = field(default_factory=dict)
    counts: dict[tuple[str, bool], TallyCount] = field(default_factory=dict)
    """By game, and whether games with computers are counted."""

    def add(self, played: Played, times: int = 1) -> None:
        """Add what a game has brought; with `times` as −1, take it away."""
        for of in scopes(played.kind, computers=played.with_computers):
            if played.scores:
                self.count(of).games += times
            for score in played.scores:
                self._add_score(of, score, times)
            for move in played.moved:
                self._add_chips(of, move.giver, -move.chips, times)
                self._add_chips(of, move.taker, move.chips, times)

    def count(self, of: tuple[str, bool]) -> TallyCount:
        """Return how much there is of a game."""
        return self.counts.setdefault(of, TallyCount())

    def _add_score(self, of: tuple[str, bool], score: SeatScore, times: int) -> None:
        tally = self.tallies.setdefault(TallyKey(*of, score.person), Tally())
        tally.won += times * (score.won is True)
        tally.drawn += times * (score.won is None)
        tally.lost += times * (score.won is False)
        tally.points += times * score.points
        tally.lines += times

    def _add_chips(self, of: tuple[str, bool], person: int | None, chips: int, times: int) -> None:
        if person is None:
            self.count(of).cups += times * chips
            return
        tally = self.tallies.setdefault(TallyKey(*of, person), Tally())
        tally.chips += times * chips
        tally.lines += times


def scopes(kind: str, *, computers: bool) -> list[tuple[str, bool]]:
    """Return the standings in which a game counts, each as its kind and whether games with computers count there.

    >>> scopes("bulka", computers=True)
    [('bulka', True)]
    >>> scopes("bulka", computers=False)
    [('bulka', False), ('bulka', True)]
    """
    return [(kind, of) for of in ((True,) if computers else (False, True))]


@dataclass(frozen=True, slots=True)
class ResultsContent:
    """What the standings of a game without brčka show."""

    best: Sequence[tuple[Person, Tally]]
    """The players on the page, the best first."""
    count: TallyCount
    with_computers: int
    """At how many games computers have played."""
    stopped: Sequence[StoppedSeries]
    """The stopped games on the page, the newest first."""
    adding_up: int | None = None
    """How many percent of an older database's games are added up so far; `None` where all are."""
