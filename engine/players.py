"""What the computer players of all games share: levels, advice and its reasons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final, Protocol

from engine.cards.pack import AnySuit, PackCard
from engine.moves import Move

SECONDS: Final = 0.5
"""Seconds for one move, after which no further deal is solved."""
FULL: Final = 0.05
"""Seconds for one move, below which fewer deals are sampled."""
LEAST: Final = 8
"""Deals that are sampled however short the time is, at levels that sample at least as many."""
NOTICED: Final = 20
"""Points of a combination that no level overlooks."""
SELDOM: Final = 0.25
"""How often a random game makes a move that makes the game longer (a probability)."""


class Level(StrEnum):
    """How well a computer player plays."""

    BEGINNER = "beginner"
    REGULAR = "regular"
    STRONG = "strong"


class Reason(StrEnum):
    """Why the advised move is better than the next best one; each reason has a text in every language."""

    HUNDRED = "hundred"
    COUNT = "count"
    DECLARE = "declare"
    NOTHING = "nothing"
    BONUS = "bonus"
    TAKE = "take"
    ADD = "add"
    SAVE = "save"
    SPARE = "spare"
    MASTER = "master"
    DRAW = "draw"
    RISK = "risk"
    KEEP = "keep"
    KEEP_BONUS = "keep-bonus"


@dataclass(frozen=True, slots=True)
class Expectation:
    """What a strong player expects of a hidden hand, though nothing shown tells it for certain."""

    seat: int
    suit: AnySuit
    holds: bool
    """Whether the seat probably holds a card of the suit; if not, it probably holds none."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a strong player would do, and why."""

    move: Move
    reason: Reason | None
    """`None` where no fact tells it from the next best card."""
    other: PackCard | None = None
    """The next best card, but for those as good by their rank; `None` where there is none."""
    gain: float = 0.0
    """How many points the move seems to be worth more than `other`."""
    expects: Expectation | None = None
    """What matters most to the move of what others have told by the cards they played."""
    in_points: bool = True
    """Whether `gain` is a number of points; in a round for a cup, points beyond a win count for nothing in it."""


class HasMoves(Protocol):
    """The part of a game that a random move needs."""

    def legal_moves(self, seat: int | None = None) -> Sequence[Move]:
        """Return the moves of the seat whose turn it is."""


def any_move(game: HasMoves, random: Random) -> Move:
    """Return one of the legal moves, each equally likely."""
    return random.choice(game.legal_moves())


def seldom(moves: Sequence[Move], rare: Collection[Move], random: Random) -> Move:
    """Return one of these moves, a rare one only with the probability `SELDOM`."""
    unusual = [move for move in moves if move in rare]
    usual = [move for move in moves if move not in rare]
    return random.choice(unusual if unusual and random.random() < SELDOM else usual)
