"""The series that the games at a table add up to: a single match, or games for brčka, or nothing."""

from __future__ import annotations

from dataclasses import dataclass

from engine.moves import Add, IllegalMove, Move, Take


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended."""

    winner: int | None
    """The seat that won, or the side in a game of partners; `None` if nobody won."""


@dataclass(frozen=True, slots=True)
class Prize(Outcome):
    """How a game ended that is played for brčka, as the ledger keeps it."""

    winner: int
    """The side that won: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    brcka: int
    """The brčka that it won."""
    how: str
    """In which way it won, in the game's own words."""
    score: tuple[int, int]
    """The final points of each side."""


@dataclass(frozen=True, slots=True)
class SeriesResult:
    """How a series ended."""

    winner: int | None
    """The side that won; `None` if the series is drawn."""
    won: int
    """How many series the winner has won: 1, in a long series 2, and 0 in a drawn one or in a single game."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What the winners of a game did with their brčka: one entry of the ledger."""

    move: Add | Take
    amount: int
    """How many brčka were added or taken."""
    balance: tuple[int, int]
    """What each side has afterwards."""


class Series:
    """Games played one after another without a common score; the base of the series that have one."""

    result: SeriesResult | None = None
    """How the series ended; `None` while it goes on."""
    goal: int = 0
    """How many brčka a side needs to end the series; 0 where it is not played for brčka."""
    pending: Prize | None = None
    """The game whose winners still have to choose what to do with their brčka."""

    @property
    def balance(self) -> tuple[int, int]:
        """What each of two sides has won in this series; 0 where nothing is kept."""
        return 0, 0

    @property
    def came_back(self) -> int | None:
        """The side that the last game has brought from 0 against 9 brčka to 10, which it is the first to have."""
        return None

    def award(self, outcome: Outcome) -> None:
        """Enter the outcome of a game."""

    def legal_moves(self, seat: int | None = None) -> tuple[Add | Take, ...]:
        """Return what a seat, or anybody, may choose now."""
        return ()

    def amount(self, move: Move) -> int:
        """Return how many brčka a choice would move."""
        return 0

    def push(self, move: Move, seat: int | None = None) -> Choice:
        """Make a choice; raise `IllegalMove` and change nothing if it is not legal."""
        raise IllegalMove(0, "not-now", "there is nothing to choose now")

    def extend(self, goal: int) -> None:
        """Go on with a series that has ended, up to more brčka."""

    def best_move(self) -> Add | Take:
        """Return the best choice for the side that has to choose; raise `ValueError` if none has."""
        raise ValueError("there is nothing to choose")


class Match(Series):
    """A series of one game."""

    def award(self, outcome: Outcome) -> None:
        self.result = SeriesResult(outcome.winner, int(outcome.winner is not None))
