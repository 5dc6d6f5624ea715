"""What the pages of a server's ledger show, free of how it is kept and of how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.model.honour import FirstHonour, StreakHonour
from bot.model.ledger import Correction, Played, SeriesPlayed
from bot.model.ledger_pages import Anchor
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.stopped import StoppedSeries
from bot.model.sums import Sum
from bot.model.table import Table

MOST_COUNTED: Final = 1000
"""How many lines at most are counted to find somebody's place; whoever stands further back has the one after them."""
Written = Played | Correction | StoppedSeries
"""What has a line in the history."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the standings: a player or a pair; or of a player's partners or opponents."""

    people: tuple[Person, ...]
    """The player, or both partners, the one with the smaller key first; or the opponent."""
    sum: Sum
    rating: Rating | None = None
    """The rating of a player by games among people; `None` for two and for players without such a game."""
    overall: Rating | None = None
    """The rating by all games, computers too; `None` where there is none, or it is not to be shown."""


@dataclass(frozen=True, slots=True)
class UnderWay:
    """The series under way."""

    tables: Sequence[Table] = ()
    more: int = 0
    """How many others there are."""


@dataclass(frozen=True, slots=True)
class LedgerState:
    """What a server has of a game at all."""

    games: int = 0
    """How many are over."""
    lines: bool = False
    """Whether somebody is listed in the standings, or a game was stopped."""
    with_computers: bool = False
    """Whether computers have played in a finished game."""
    cups: int = 0
    """The chips that are in cups now."""
    adding_up: int | None = None
    """How many percent of an older database's lines are added up so far; `None` where all are."""


@dataclass(frozen=True, slots=True)
class StandingsContent:
    """A page of the standings."""

    state: LedgerState
    people: tuple[Person, ...]
    """The player or the pair of whom alone it tells."""
    lines: Sequence[Line]
    """The players or pairs on this page, the best first."""
    places: Sequence[int]
    """The place of each of them; equal ones share one."""
    page: int
    pages: int
    with_computers: int
    """At how many games of the period computers have played."""
    reader: int = 0
    """The only person who sees the page; 0 where everybody does."""
    own: tuple[int, Line] | None = None
    """The place and the line of the reader, where it is listed on another page."""


@dataclass(frozen=True, slots=True)
class PlayerContent:
    """The page of a player."""

    state: LedgerState
    person: Person
    line: Line
    """With a sum of nothing where nothing counts."""
    games: Sequence[Played]
    """The last games, the newest first."""
    left_out: int
    """How many games with computers are not counted here."""
    with_computers: bool
    """Whether the player has played with computers at all."""
    honours: Sequence[FirstHonour | StreakHonour]
    curve: bool = False
    """Whether a rating of an earlier month can be shown."""


@dataclass(frozen=True, slots=True)
class OpponentsContent:
    """A page of those against whom a player has played, those first with whom there was most to do."""

    state: LedgerState
    person: Person
    lines: Sequence[Line]
    page: int
    pages: int
    left_out: int
    with_computers: bool


@dataclass(frozen=True, slots=True)
class HistoryContent:
    """A page of the history."""

    state: LedgerState
    people: tuple[Person, ...]
    written: Sequence[Written]
    """The newest first."""
    newer: Anchor | None
    """Where newer lines begin; `None` where there are none."""
    older: Anchor | None


@dataclass(frozen=True, slots=True)
class SeriesListContent:
    """A page of the list of series."""

    state: LedgerState
    people: tuple[Person, ...]
    under_way: UnderWay
    """Those under way, on the first page."""
    begun: frozenset[int]
    """The tables of these at which a game is finished."""
    series: Sequence[SeriesPlayed]
    """The others, the newest first."""
    newer: Anchor | None
    older: Anchor | None


@dataclass(frozen=True, slots=True)
class OneSeriesContent:
    """The page of one series."""

    table_id: int
    series: SeriesPlayed | None
    """`None` where no game of it is finished."""
    running: Table | None
    """Its table, while it goes on."""


Content = StandingsContent | PlayerContent | OpponentsContent | HistoryContent | SeriesListContent | OneSeriesContent
