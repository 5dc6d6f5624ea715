"""A series of games to ten or twenty brčka, which are added or taken (rules 24 to 26)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from engine import series
from engine.moves import ADD, TAKE, Add, IllegalMove, Move, Take
from engine.series import Choice, SeriesResult, Won
from engine.stovkahra.moves import Outcome
from engine.stovkahra.rules import TEN, Rules
from engine.stovkahra.series_value import add_or_take


class Series(series.Series):
    """The brčka of both sides; after every game the winners choose to add or to take."""

    pending: Outcome | None = None

    def __init__(self, goal: Literal[10, 20] = 10) -> None:
        self.goal = goal
        self.brcka = [0, 0]
        self.first_to_ten: int | None = None

    @classmethod
    def replay(cls, goal: Literal[10, 20], games: Iterable[tuple[Outcome, Move]]) -> Series:
        """Play the series of these games and choices."""
        played = cls(goal)
        for outcome, move in games:
            played.award(outcome)
            played.push(move)
        return played

    def award(self, outcome: Won) -> None:
        if self.result is not None or self.pending is not None:
            raise IllegalMove(25, "not-now", "the series is over, or a choice is still to be made")
        assert isinstance(outcome, Outcome)
        self.pending = outcome

    @property
    def balance(self) -> tuple[int, int]:
        return self.brcka[0], self.brcka[1]

    def legal_moves(self, seat: int | None = None) -> tuple[Add | Take, ...]:
        """Return what the winners may choose, either of the partners (rule 24); nothing can be taken from 0 brčka."""
        if self.pending is None or (seat is not None and seat % 2 != self.pending.winner):
            return ()
        return (ADD, TAKE) if self.brcka[1 - self.pending.winner] else (ADD,)

    def amount(self, move: Move) -> int:
        if self.pending is None:
            return 0
        there = self.brcka[1 - self.pending.winner]
        return min(self.pending.brcka, there) if isinstance(move, Take) else self.pending.brcka

    def push(self, move: Move, seat: int | None = None) -> Choice:
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
        return Choice(move, amount, self.balance)

    def best_move(self) -> Add | Take:
        if self.pending is None:
            return super().best_move()
        winner = self.pending.winner
        balance = self.brcka[winner], self.brcka[1 - winner]
        first = None if self.first_to_ten is None else self.first_to_ten == winner
        return add_or_take(balance, self.pending.brcka, self.goal, first)

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


def series_of(rules: Rules) -> Series:
    """Start a series by the rules agreed on."""
    return Series(rules.series)
