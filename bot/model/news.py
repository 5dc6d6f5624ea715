"""What has happened at a table, for the storage to write in the same transaction."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import Payment, SeatResult
from engine.moves import Move
from engine.series import Choice, Prize


@dataclass(frozen=True, slots=True)
class GameBegun:
    """A game was begun; the moves that follow are its own."""

    number: int
    seed: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Moved:
    """A move was made: by a seat, or by chance or necessity."""

    ply: int
    seat: int | None
    move: Move


@dataclass(frozen=True, slots=True)
class Entered:
    """The winners' choice went into the ledger."""

    outcome: Prize
    choice: Choice


@dataclass(frozen=True, slots=True)
class Finished:
    """A game without matchsticks is over."""

    results: tuple[SeatResult, ...]
    """Of each seat."""


@dataclass(frozen=True, slots=True)
class Paid:
    """Chips changed hands by a move."""

    ply: int
    payments: tuple[Payment, ...]


News = GameBegun | Moved | Entered | Finished | Paid
