"""Series of games to some number of brčka, which are added or taken (Stovkahra's rules 24 to 26).

Games for brčka are played by two partners against two, and are kept in the ledger.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from engine.moves import ADD, TAKE, Add, IllegalMove, Move, Take
from engine.series import Choice, Outcome, Prize, Series, SeriesResult

SEATS: Final = 4
TEN: Final = 10
"""Brčka that end a usual series; a long series asks which side has them first (rules 25, 26)."""
LONGER: Final[Mapping[int, Literal[10, 20]]] = {1: 10, 3: 10, 5: 10, 10: 20}
"""To which number all who play may agree to go on, when a series to each number has ended (rule 26)."""
POINTS_A_BRCKO: Final = 43
"""Points of a deal that are worth as much as one brčko, early in a game."""
TWO_BRCKA: Final = 0.4
"""The share of games that bring two brčka, between equal players."""


class BrckaSeries(Series):
    """The brčka of both sides; after every game the winners choose to add or to take."""

    pending: Prize | None = None

    def __init__(self, goal: int = TEN) -> None:
        self.goal = goal
        self.brcka = [0, 0]
        self.first_to_ten: int | None = None
        self.balances: list[tuple[int, int]] = []
        """What each side had after each game."""

    @classmethod
    def replay(cls, goal: int, games: Iterable[tuple[Prize, Move]]) -> BrckaSeries:
        """Play the series of these games and choices."""
        played = cls(goal)
        for outcome, move in games:
            played.award(outcome)
            played.push(move)
        return played

    def award(self, outcome: Outcome) -> None:
        if self.result is not None or self.pending is not None:
            raise IllegalMove(25, "not-now", "the series is over, or a choice is still to be made")
        assert isinstance(outcome, Prize)
        self.pending = outcome

    @property
    def balance(self) -> tuple[int, int]:
        return self.brcka[0], self.brcka[1]

    @property
    def came_back(self) -> int | None:
        return side_that_came_back(self.balances)

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
        self.balances.append(self.balance)
        self._finish()
        return Choice(move, amount, self.balance)

    def best_move(self) -> Add | Take:
        if self.pending is None:
            return super().best_move()
        winner = self.pending.winner
        balance = self.brcka[winner], self.brcka[1 - winner]
        first = None if self.first_to_ten is None else self.first_to_ten == winner
        return add_or_take(balance, self.pending.brcka, self.goal, first)

    def extend(self, goal: int) -> None:
        self.goal, self.result = goal, None
        self._finish()

    def _finish(self) -> None:
        for side, brcka in enumerate(self.brcka):
            if brcka >= TEN and self.first_to_ten is None:
                self.first_to_ten = side
            if brcka >= self.goal:
                if self.goal <= TEN:
                    # A single game is won for its brčka, and is no series.
                    self.result = SeriesResult(side, int(self.goal > 1))
                elif side == self.first_to_ten:
                    self.result = SeriesResult(side, 2)
                else:
                    self.result = SeriesResult(None, 0)


def side_that_came_back(balances: Sequence[tuple[int, int]]) -> int | None:
    """Return the side that has ten brčka first, by the last of these balances, after it had 0 against 9.

    >>> side_that_came_back([(0, 9), (9, 9), (10, 9)]), side_that_came_back([(0, 9), (9, 9), (9, 10)])
    (0, None)
    >>> side_that_came_back([(0, 8), (10, 8)]), side_that_came_back([(0, 9), (10, 9), (11, 9)])
    (None, None)
    """
    for side in (0, 1):
        own = [balance[side] for balance in balances]
        nothing = any(balance[side] == 0 and balance[1 - side] == TEN - 1 for balance in balances)
        if nothing and own[-1] >= TEN and max(max(balance) for balance in balances[:-1]) < TEN:
            return side
    return None


# Whether to add or to take

CLEAR: Final = 0.01
"""The series, won less lost, by which a choice must be worse for that to be told."""

Balance = tuple[int, int]
"""The brčka of the side that chooses, and of the other."""


def add_or_take(balance: Balance, won: int, goal: int, first_to_ten: bool | None = None) -> Add | Take:
    """Return the better choice for the winners of a game, between sides of equal strength.

    `first_to_ten` tells whether the side that chooses had ten first, or the other (`False`), or nobody yet (`None`).

    >>> add_or_take((8, 3), 2, 10), add_or_take((0, 9), 2, 10)
    (Add(), Take())
    """
    return ADD if _gained(balance, won, goal, first_to_ten) >= 0 else TAKE


def better_choice(choice: Choice, prize: Prize, goal: int) -> Add | Take | None:
    """Return what would have been better for the winners of a game; `None` where nothing would, by a hundredth or more.

    Of series to more than ten nothing is said: they are played too seldom for what it takes to know.

    >>> better_choice(Choice(ADD, 2, (2, 9)), Prize(0, 2, "dost", (100, 40)), 10)
    Take()
    """
    winner = prize.winner
    ours, theirs = choice.balance[winner], choice.balance[1 - winner]
    is_added = isinstance(choice.move, Add)
    before = (ours - choice.amount, theirs) if is_added else (ours, theirs + choice.amount)
    if goal > TEN or not before[1]:
        return None
    gained = _gained(before, prize.brcka, goal, None)
    if abs(gained) < CLEAR or (gained > 0) is is_added:
        return None
    return ADD if gained > 0 else TAKE


def _gained(balance: Balance, won: int, goal: int, first_to_ten: bool | None) -> float:
    """Return how many series more the side that chooses wins on average if it adds instead of taking."""
    if not balance[1]:
        return 0.0
    added = _added(balance, won)
    taken = (balance[0], max(0, balance[1] - won))
    worth = _series_worth(goal)
    first = first_to_ten if first_to_ten is not None or goal <= TEN else (True if added[0] >= TEN else None)
    return _worth(worth, added, first, goal) - _worth(worth, taken, first_to_ten, goal)


def _added(balance: Balance, won: int) -> Balance:
    return balance[0] + won, balance[1]


Key = tuple[int, int, bool | None]


def _worth(worth: dict[Key, float], balance: Balance, first: bool | None, goal: int) -> float:
    """Return the expected series won minus those lost, from this balance on (rules 25, 26)."""
    if balance[0] >= goal:
        if goal <= TEN:
            return 1.0
        return 2.0 if first else 0.0
    return worth[balance[0], balance[1], first]


@lru_cache
def _series_worth(goal: int) -> dict[Key, float]:
    """Compute the worth of a series for each balance before a game and each side that was first to ten."""
    firsts = (None,) if goal <= TEN else (None, True, False)
    worth: dict[Key, float] = {
        (ours, theirs, first): 0.0 for ours in range(goal) for theirs in range(goal) for first in firsts
    }
    change = 1.0
    while change > 1e-3:
        change = 0.0
        for ours, theirs, first in worth:
            us = _best(worth, (ours, theirs), first, goal)
            them = _best(worth, (theirs, ours), None if first is None else not first, goal)
            new = (us - them) / 2
            change = max(change, abs(new - worth[ours, theirs, first]))
            worth[ours, theirs, first] = new
    return worth


def _best(worth: dict[Key, float], balance: Balance, first: bool | None, goal: int) -> float:
    """Return the worth of winning the next game, with the better choice for one and for two brčka."""
    total = 0.0
    for won, chance in ((1, 1 - TWO_BRCKA), (2, TWO_BRCKA)):
        added = _added(balance, won)
        now_first = first if first is not None or goal <= TEN or added[0] < TEN else True
        best = _worth(worth, added, now_first, goal)
        if balance[1]:
            best = max(best, _worth(worth, (balance[0], max(0, balance[1] - won)), first, goal))
        total += chance * best
    return total
