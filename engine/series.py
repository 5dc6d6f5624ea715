"""A series of games: brčka won, added or taken, to ten or twenty (rules 24 to 26)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, Literal, Protocol

from engine.moves import ADD, TAKE, Add, IllegalMove, Move, Take
from engine.stovkahra.moves import Outcome

TEN: Final = 10


class Won(Protocol):
    """How a game of any kind ended."""

    @property
    def winner(self) -> int | None:
        """Who won it, if anybody did."""


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """How a series ended (rules 25, 26)."""

    winner: int | None
    """The side that won; `None` where the series is drawn."""
    won: int
    """Series that it has won: 1, at `series` 20 two, 0 where drawn."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the winners of a game made of their brčka: an entry of the ledger."""

    move: Add | Take
    amount: int
    """Brčka added, or really taken."""
    balance: tuple[int, int]
    """Brčka of each side afterwards."""


class Series:
    """Brčka of both sides; after every game the winners choose, by `push`."""

    def __init__(self, goal: Literal[10, 20] = 10) -> None:
        self.goal = goal
        self.brcka = [0, 0]
        self.pending: Outcome | None = None
        """The game whose winners have yet to choose."""
        self.first_to_ten: int | None = None
        self.result: SeriesResult | None = None

    @classmethod
    def replay(cls, goal: Literal[10, 20], games: Iterable[tuple[Outcome, Move]]) -> Series:
        """The series after these games and choices."""
        series = cls(goal)
        for outcome, move in games:
            series.award(outcome)
            series.push(move)
        return series

    def award(self, outcome: Any) -> None:
        """A game has been won, in Stovkahra's way; its winners are to choose."""
        if self.result is not None or self.pending is not None:
            raise IllegalMove(25, "not-now", "the series is over, or a choice is still to be made")
        self.pending = outcome

    def legal_moves(self, seat: int | None = None) -> tuple[Add | Take, ...]:
        """What the winners may choose: either partner (rule 24). Taking needs something to take."""
        if self.pending is None or (seat is not None and seat % 2 != self.pending.winner):
            return ()
        return (ADD, TAKE) if self.brcka[1 - self.pending.winner] else (ADD,)

    def amount(self, move: Move) -> int:
        """How many brčka a choice would move: not more can be taken than the other side has (rule 24)."""
        if self.pending is None:
            return 0
        there = self.brcka[1 - self.pending.winner]
        return min(self.pending.brcka, there) if isinstance(move, Take) else self.pending.brcka

    def push(self, move: Move, seat: int | None = None) -> Choice:
        """Add or take; raises `IllegalMove` and changes nothing where that may not be chosen."""
        pending = self.pending
        if pending is None or not isinstance(move, Add | Take):
            raise IllegalMove(24, "not-now", "there is nothing to choose now")
        winner = pending.winner
        if seat is not None and seat % 2 != winner:
            raise IllegalMove(24, "not-your-choice", "the winners of the game choose")
        if move == TAKE and not self.brcka[1 - winner]:
            raise IllegalMove(24, "nothing-to-take", "the other side has nothing to take")
        amount = self.amount(move)
        if isinstance(move, Add):
            self.brcka[winner] += amount
        else:
            self.brcka[1 - winner] -= amount
        self.pending = None
        self._finish()
        return Choice(move, amount, (self.brcka[0], self.brcka[1]))

    def _finish(self) -> None:
        for side, brcka in enumerate(self.brcka):
            if brcka >= TEN and self.first_to_ten is None:
                self.first_to_ten = side
            if brcka >= self.goal:
                if self.goal == TEN:
                    self.result = SeriesResult(side, 1)
                elif side == self.first_to_ten:
                    self.result = SeriesResult(side, 2)
                else:
                    self.result = SeriesResult(None, 0)


class Match(Series):
    """Games after which nobody has anything to choose: one, or as many as people like."""

    def __init__(self, *, ends: bool) -> None:
        super().__init__()
        self._ends = ends

    def award(self, outcome: Won) -> None:
        """A game has been won, or drawn; where it is the only one, that is the result."""
        if self._ends:
            self.result = SeriesResult(outcome.winner, int(outcome.winner is not None))
