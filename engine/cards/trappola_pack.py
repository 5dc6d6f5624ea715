"""The 36 cards of the Trappola pack, which Trappola and Bulka are played with."""

from __future__ import annotations

from typing import Final

from engine.cards.pack import AnyCard, AnyRank, AnySuit, all_cards, as_written, mask_of, reader


class Suit(AnySuit):
    """An Italian suit, numbered in the order of the unshuffled pack."""

    SWORDS = "s"
    CUPS = "c"
    COINS = "d"
    BATONS = "b"


class Rank(AnyRank):
    """A rank from low to high, with its card points."""

    DEUCE = "2"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "T"
    JACK = "J", 3
    CAVALIER = "C", 4
    KING = "K", 5
    ACE = "A", 6


class Card(AnyCard[Suit, Rank], suits=Suit, ranks=Rank):
    """One of the 36 cards, numbered 0 to 35: nine times the suit plus the rank."""

    __slots__ = ()


CARDS: Final = all_cards(Card)
"""All 36 cards, at the index of their number."""
PACK: Final = as_written(Card)
"""The pack before it is shuffled, top card first."""
CARD_POINTS: Final = sum(card.points for card in CARDS)
"""The points of all cards together: 72."""

SUIT_MASKS: Final = tuple(0x1FF << 9 * suit for suit in Suit)
"""For each suit, the mask of its nine cards."""
RANK_MASKS: Final = tuple(mask_of(card for card in CARDS if card.rank is rank) for rank in Rank)
"""For each rank, the mask of its four cards."""
FIGURES: Final = (Rank.KING, Rank.CAVALIER, Rank.JACK)
"""The picture cards: king, cavalier and jack."""

cards_in: Final = reader(CARDS)
"""Return the cards of a mask, sorted by suit and from high to low within a suit."""
