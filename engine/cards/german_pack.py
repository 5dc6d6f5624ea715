"""The 32 cards of the German pack (rule 1)."""

from __future__ import annotations

from typing import Final

from engine.cards import pack
from engine.cards.pack import AnyCard, AnyRank, AnySuit, all_cards, as_written, reader


class Suit(AnySuit):
    """A German suit, numbered in the order of the unshuffled pack (rule 28)."""

    ACORNS = "a"
    LEAVES = "l"
    HEARTS = "h"
    BELLS = "b"


class Rank(AnyRank):
    """A rank from low to high, with its card points (rule 1)."""

    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    UNDER = "U", 3
    OVER = "O", 4
    KING = "K", 5
    ACE = "A", 6


class Card(AnyCard[Suit, Rank], suits=Suit, ranks=Rank):
    """One of the 32 cards, numbered 0 to 31: eight times the suit plus the rank.

    >>> ace = Card.parse("hA")
    >>> ace, int(ace), ace.suit.name, ace.rank.name, ace.points
    (<hA>, 23, 'HEARTS', 'ACE', 6)
    """

    __slots__ = ()


CARDS: Final = all_cards(Card)
"""All 32 cards, at the index of their number."""
PACK: Final = as_written(Card)
"""The pack before it is shuffled, top card first (rule 28)."""
POINTS: Final = tuple(card.points for card in CARDS)
"""The points of each card, at the index of its number; faster than asking the card."""
CARD_POINTS: Final = sum(POINTS)
"""The points of all cards together: 72 (rule 1)."""

SUIT_MASKS: Final = tuple(0xFF << 8 * suit for suit in Suit)
"""For each suit, the mask of its eight cards."""
RANK_MASKS: Final = tuple(0x01010101 << rank for rank in Rank)
"""For each rank, the mask of its four cards."""

cards_in: Final = reader(CARDS)
"""Return the cards of a mask, sorted by suit and from high to low within a suit."""


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards written with or without spaces between them; raise `ValueError` where one is no card."""
    return pack.parse_cards(text, Card)
