"""How people fared against computers, by game and level: games won and what was gained, with errors, and no names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import sqrt
from typing import NamedTuple

from engine.games import GAMES
from engine.players import Level


class Sat(NamedTuple):
    """Whoever answers for a seat of a game."""

    person: int
    """The key in the database."""
    level: Level | None
    """`None` for people."""
    listed: bool = True
    """Whether a person may be counted: not one who chose not to be listed, or whose data were deleted."""


class LeftOut(StrEnum):
    """Why a game of people and computers tells nothing of the level."""

    HINTS = "at tables with hints"
    BOTH = "with people on several sides"
    LEVELS = "against several levels"
    UNLISTED = "of people who are not listed, or whose data were deleted"


class Match(NamedTuple):
    """Who played against whom: a line of the table."""

    game: str
    level: Level
    """The level of all opponents."""
    beside: Level | None
    """The level of the partner; `None` for a person, or where nobody has a partner."""
    sides: int
    """Against how many sides."""


@dataclass(slots=True)
class Fared:
    """The results of people in one kind of match."""

    people: set[int] = field(default_factory=set)
    games: int = 0
    won: float = 0.0
    """Games won; a drawn one counts half."""
    gained: int = 0
    squares: int = 0
    """The sum of the squares of what was gained, from which its error follows."""
    stopped: int = 0
    """Games that were stopped by the people alone, and not gone on with."""

    def add(self, won: float, gained: int) -> None:
        """Add a finished game."""
        self.games += 1
        self.won += won
        self.gained += gained
        self.squares += gained * gained

    @property
    def share(self) -> tuple[float, float]:
        """The share of games won, and its standard error, which a few games won in a row do not bring to nought.

        >>> [round(figure, 3) for figure in Fared(games=100, won=60).share]
        [0.6, 0.049]
        """
        likely = (self.won + 1) / (self.games + 2)
        return self.won / self.games, sqrt(likely * (1 - likely) / self.games)

    @property
    def mean(self) -> tuple[float, float | None]:
        """What was gained in a game, and its standard error; `None` after a single game."""
        mean = self.gained / self.games
        if self.games == 1:
            return mean, None
        return mean, sqrt(max(0.0, self.squares - self.games * mean * mean) / (self.games - 1) / self.games)


@dataclass(slots=True)
class Strength:
    """How people fared against computers."""

    lines: dict[Match, Fared] = field(default_factory=dict)
    left_out: Counter[LeftOut] = field(default_factory=Counter)

    def add_finished(
        self, game: str, seats: Sequence[Sat], won: Sequence[float], gained: Sequence[int], *, hints: bool
    ) -> None:
        """Add a finished game: for each seat, whether it has won, and what it has gained."""
        if (fared := self._line(game, seats, hints=hints)) is not None:
            at = next(at for at, sat in enumerate(seats) if sat.level is None)
            fared.add(won[at], gained[at])

    def add_stopped(self, game: str, seats: Sequence[Sat], *, hints: bool) -> None:
        """Add a game that was stopped while cards were played."""
        if (fared := self._line(game, seats, hints=hints)) is not None:
            fared.stopped += 1

    def _line(self, game: str, seats: Sequence[Sat], *, hints: bool) -> Fared | None:
        match = match_of(game, seats)
        if match is None:
            return None
        if hints:
            match = LeftOut.HINTS
        if isinstance(match, LeftOut):
            self.left_out[match] += 1
            return None
        fared = self.lines.setdefault(match, Fared())
        fared.people |= {sat.person for sat in seats if sat.level is None}
        return fared


def match_of(game: str, seats: Sequence[Sat]) -> Match | LeftOut | None:
    """Return who played against whom, or why that tells nothing; `None` where not both people and computers played."""
    sides: dict[int, list[Sat]] = {}
    for seat, sat in enumerate(seats):
        sides.setdefault(GAMES[game].side_of(seat), []).append(sat)
    ours = [side for side in sides.values() if any(sat.level is None for sat in side)]
    levels = {sat.level for side in sides.values() if side not in ours for sat in side}
    if not ours or all(sat.level is None for sat in seats):
        return None
    if len(ours) > 1:
        return LeftOut.BOTH
    if not all(sat.listed for sat in seats):
        return LeftOut.UNLISTED
    if len(levels) > 1:
        return LeftOut.LEVELS
    level = levels.pop()
    assert level is not None
    return Match(game, level, next((sat.level for sat in ours[0] if sat.level is not None), None), len(sides) - 1)
