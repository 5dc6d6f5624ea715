"""What computer players of all games share: levels, advice and its reasons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Final, Protocol

from engine.moves import Move

SECONDS: Final = 0.5
"""Time after which no further deal is solved for a move."""
FULL: Final = 0.05
"""Time for a move below which fewer deals are imagined."""
LEAST: Final = 8
"""Deals that are imagined however short the time is, by those who would imagine more."""
SELDOM: Final = 0.25
"""How often random games make a move that would make them long."""


class Level(StrEnum):
    """How well a computer plays."""

    BEGINNER = "beginner"
    REGULAR = "regular"
    STRONG = "strong"


class Reason(StrEnum):
    """Why a strong player would do what it advises; each has a text."""

    HUNDRED = "hundred"
    COUNT = "count"
    DECLARE = "declare"
    NOTHING = "nothing"
    ONLY = "only"
    LEAD_TRUMP = "lead-trump"
    LEAD_MASTER = "lead-master"
    LEAD_LOW = "lead-low"
    WIN = "win"
    WIN_SEVEN = "win-seven"
    GIVE = "give"
    SAVE = "save"


@dataclass(frozen=True, slots=True)
class Advice:
    """What a strong player would do, and why."""

    move: Move
    reason: Reason | None
    """`None` where none can be told in a few words."""
    gain: float = 0.0
    """What it seems to be worth more than the next best card, in points."""


class HasMoves(Protocol):
    """A game, as far as a random move needs to know it."""

    def legal_moves(self, seat: int | None = None) -> Sequence[Move]:
        """The moves of whoever's turn it is."""


def any_move(game: HasMoves, random: Random) -> Move:
    """One of the legal moves, each equally likely."""
    return random.choice(game.legal_moves())


def seldom(moves: Sequence[Move], rare: Collection[Move], random: Random) -> Move:
    """One of these moves, a rare one only now and then."""
    unusual = [move for move in moves if move in rare]
    usual = [move for move in moves if move not in rare]
    return random.choice(unusual if unusual and random.random() < SELDOM else usual)
