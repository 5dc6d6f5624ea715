"""Move objects of Stovkahra, made once because they are used often, and how a game can end."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from engine import moves
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
