"""The 32 cards of the German pack (rule 1)."""

from __future__ import annotations

from typing import Final

from engine.cards import pack
from engine.cards.pack import AnyCard, AnyRank, AnySuit, all_cards, as_written, reader


class Suit(AnySuit):
    """A German suit, in the order in which the pack is written down (rule 28)."""

    ACORNS = "a"
    LEAVES = "l"
    HEARTS = "h"
    BELLS = "b"


class Rank(AnyRank):
    """A rank, and its card points (rule 1)."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    UNDER = "U", 3
    OVER = "O", 4
    KING = "K", 5
    ACE = "A", 6


class Card(AnyCard[Suit, Rank], suits=Suit, ranks=Rank):
    """One of the 32 cards, numbered 0 to 31: eight times the suit plus the rank."""

    __slots__ = ()


CARDS: Final = all_cards(Card)
"""All 32 cards by number."""
PACK: Final = as_written(Card)
"""The pack in the order from which it is shuffled, top first (rule 28)."""
POINTS: Final = tuple(card.points for card in CARDS)
"""The points of each card by its number, for whoever has no time to ask the card."""
CARD_POINTS: Final = sum(POINTS)
"""All card points of a deal: 72 (rule 1)."""

SUIT_MASKS: Final = tuple(0xFF << 8 * suit for suit in Suit)
"""For each suit, the mask of its eight cards."""
RANK_MASKS: Final = tuple(0x01010101 << rank for rank in Rank)
"""For each rank, the mask of its four cards."""

cards_in: Final = reader(CARDS)
"""The cards of a mask, sorted as a hand is held: by suit, each from high to low."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards written with or without spaces between them; `ValueError` for anything else."""
    return pack.parse_cards(text, Card)
