"""The 36 cards of the Trappola pack, with the Italian suits, of Trappola and Bulka."""

from __future__ import annotations

from typing import Final

from engine.cards.pack import AnyCard, AnyRank, AnySuit, all_cards, as_written, mask_of, reader


class Suit(AnySuit):
    """An Italian suit, in the order in which the pack is written down."""

    SWORDS = "s"
    CUPS = "c"
    COINS = "d"
    BATONS = "b"


class Rank(AnyRank):
    """A rank, and its card points."""

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
"""All 36 cards by number."""
PACK: Final = as_written(Card)
"""The pack in the order from which it is shuffled, top first."""
CARD_POINTS: Final = sum(card.points for card in CARDS)
"""All card points of the pack: 72."""

SUIT_MASKS: Final = tuple(0x1FF << 9 * suit for suit in Suit)
"""For each suit, the mask of its nine cards."""
RANK_MASKS: Final = tuple(mask_of(card for card in CARDS if card.rank is rank) for rank in Rank)
"""For each rank, the mask of its four cards."""
FIGURES: Final = (Rank.KING, Rank.CAVALIER, Rank.JACK)
"""The ranks with figures."""

cards_in: Final = reader(CARDS)
"""The cards of a mask, sorted as a hand is held: by suit, each from high to low."""
