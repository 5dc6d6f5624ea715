"""The moves of Stovkahra that are made most, made once; and how a game of it ends."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine import game, moves
from engine.cards.german_pack import Card, Suit, cards_in
from engine.moves import Move, Signal, cuts_of, plays_of

PLAYS: Final = tuple(plays_of(Card).values())
PLAYS_BY_SUIT: Final = tuple(
    tuple(tuple(PLAYS[card] for card in cards_in(byte << 8 * suit)) for byte in range(256)) for suit in Suit
)
"""For each suit and each of its eight-bit masks, the plays of these cards, from high to low."""
SIGNALS: Final = tuple(tuple(Signal(suit) for suit in Suit if suit is not trump) for trump in Suit)
"""For each suit, the signals that there are while it is trumps."""
CUTS: Final = cuts_of(Card)


def parse_move(text: str) -> Move:
    """The move that a text stands for, whatever the game makes of it; `ValueError` where it is none."""
    return moves.parse_move(text, Card)


class How(StrEnum):
    """How a game ended (rules 19, 21), or that it was given up."""

    DOST = "dost"
    FALSE_DOST = "false dost"
    COUNT = "count"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class Outcome(game.Outcome):
    """The end of a game (rules 19 to 23)."""

    winner: int
    """Winning side: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    brcka: int
    """Matchsticks won: 1 or 2."""
    how: How
    score: tuple[int, int]
    """Final points of each side."""
