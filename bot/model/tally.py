"""What the pages of games without brčka show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.model.actions import Anchor
from bot.model.honour import FirstHonour, StreakHonour
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from bot.model.sums import Count, Played, Sum


class Ranked(NamedTuple):
    """A player in the standings."""

    person: Person
    tally: Sum
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
    count: Count
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
    tally: Sum
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
    opponents: Sequence[tuple[Person, Sum]]
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
