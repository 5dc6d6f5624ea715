"""Move objects of Stovkahra, made once because they are used often, and the outcome of a game."""

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
"""For each suit and each eight-bit mask of its cards, the plays of these cards, from high to low."""
SIGNALS: Final = tuple(tuple(Signal(suit) for suit in Suit if suit is not trump) for trump in Suit)
"""For each trump suit, the signals that may be made."""
CUTS: Final = cuts_of(Card)


def parse_move(text: str) -> Move:
    """Read a move from its text, without asking whether it is legal; raise `ValueError` if the text is no move."""
    return moves.parse_move(text, Card)


class How(StrEnum):
    """How a game ended: by dost, false dost, count (rules 19, 21) or by giving up."""

    DOST = "dost"
    FALSE_DOST = "false dost"
    COUNT = "count"
    CONCEDED = "conceded"


@dataclass(frozen=True, slots=True)
class Outcome(game.Outcome):
    """The outcome of a game (rules 19 to 23)."""

    winner: int
    """The winning side: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    brcka: int
    """The brčka won: 1 or 2."""
    how: How
    score: tuple[int, int]
    """The final points of each side."""
