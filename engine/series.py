"""What games at a table add up to: nothing, one match, or a series of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from engine.moves import Add, IllegalMove, Move, Take


class Won(Protocol):
    """How a game of any kind ended."""

    @property
    def winner(self) -> int | None:
        """Who won it, if anybody did."""


class Prize(Protocol):
    """How a game ended that was won for brčka: what a line of the ledger tells of it."""

    @property
    def winner(self) -> int:
        """The side that won."""

    @property
    def brcka(self) -> int:
        """What it won."""

    @property
    def how(self) -> str:
        """How it did."""

    @property
    def score(self) -> tuple[int, int]:
        """Final points of each side."""


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """How a series ended."""

    winner: int | None
    """The side that won; `None` where the series is drawn."""
    won: int
    """Series that it has won: 1, in a long series 2, 0 where drawn."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the winners of a game made of what they won: an entry of the ledger."""

    move: Add | Take
    amount: int
    """How much was added, or really taken."""
    balance: tuple[int, int]
    """What each side has afterwards."""


class Series:
    """Games one after another, as long as people like, after which nobody has anything to choose."""

    result: SeriesResult | None = None
    """How it ended; `None` while it goes on."""
    pending: Prize | None = None
    """The game whose winners have yet to choose what becomes of what they won."""

    @property
    def balance(self) -> tuple[int, int]:
        """What each of two sides has won in this series, where games are played for something that is kept."""
        return 0, 0

    def award(self, outcome: Won) -> None:
        """A game is over."""

    def legal_moves(self, seat: int | None = None) -> tuple[Add | Take, ...]:
        """What a seat, or anybody, may choose now."""
        return ()

    def amount(self, move: Move) -> int:
        """How much a choice would move."""
        return 0

    def push(self, move: Move, seat: int | None = None) -> Choice:
        """Make a choice; raises `IllegalMove` and changes nothing where that may not be chosen."""
        raise IllegalMove(0, "not-now", "there is nothing to choose now")

    def best_move(self) -> Add | Take:
        """What is best for whoever has to choose; raises `ValueError` where nobody has."""
        raise ValueError("there is nothing to choose")


class Match(Series):
    """One game."""

    def award(self, outcome: Won) -> None:
        self.result = SeriesResult(outcome.winner, int(outcome.winner is not None))
