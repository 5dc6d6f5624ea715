"""Suits, ranks and the 32 cards of the German pack (rule 1).

A card is a small integer, so that a hand is one 32-bit mask and a question about
a hand is one `&`. As text a card is two characters, suit then rank: `hA`, `b7`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """A German suit, in the order in which the pack is written down (rule 28)."""

    ACORNS = 0
    LEAVES = 1
    HEARTS = 2
    BELLS = 3

    @property
    def letter(self) -> str:
        """The letter that stands for the suit in card text."""
        return "alhb"[self]

    @classmethod
    def parse(cls, letter: str) -> Suit:
        """The suit of a letter; `ValueError` if there is none."""
        if len(letter) != 1 or letter not in "alhb":
            raise ValueError(f"no suit is written {letter!r}: a, l, h or b")
        return cls("alhb".index(letter))


class Rank(IntEnum):
    """A rank; the greater value beats the smaller within a suit (rule 1)."""

    SEVEN = 0
    EIGHT = 1
    NINE = 2
    TEN = 3
    UNDER = 4
    OVER = 5
    KING = 6
    ACE = 7

    @property
    def letter(self) -> str:
        """The character that stands for the rank in card text."""
        return "789TUOKA"[self]

    @property
    def points(self) -> int:
        """Card points: ace 6, king 5, over 4, under 3, others none (rule 1)."""
        return _RANK_POINTS[self]

    @classmethod
    def parse(cls, letter: str) -> Rank:
        """The rank of a character; `ValueError` if there is none."""
        if len(letter) != 1 or letter not in "789TUOKA":
            raise ValueError(f"no rank is written {letter!r}: A, K, O, U, T, 9, 8 or 7")
        return cls("789TUOKA".index(letter))


class Card(int):
    """One of the 32 cards, numbered 0 to 31: eight times the suit plus the rank."""

    __slots__ = ()

    @classmethod
    def of(cls, suit: Suit, rank: Rank) -> Card:
        """The card of this suit and rank."""
        return CARDS[suit * 8 + rank]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written as two characters; `ValueError` if there is none."""
        try:
            return _BY_TEXT[text]
        except (KeyError, TypeError):
            raise ValueError(f"no card is written {text!r}: suit a, l, h, b then rank A, K, O, U, T, 9, 8, 7") from None

    @property
    def suit(self) -> Suit:
        """The suit."""
        return _SUITS[self >> 3]

    @property
    def rank(self) -> Rank:
        """The rank."""
        return _RANKS[self & 7]

    @property
    def points(self) -> int:
        """Card points for whoever takes it in a trick (rule 1)."""
        return _RANK_POINTS[self & 7]

    @property
    def bit(self) -> int:
        """The mask that holds this card alone."""
        return 1 << self

    def __str__(self) -> str:
        return self.suit.letter + self.rank.letter

    def __repr__(self) -> str:
        return f"<{self}>"


_SUITS: Final = tuple(Suit)
_RANKS: Final = tuple(Rank)
_RANK_POINTS: Final = (0, 0, 0, 0, 3, 4, 5, 6)
CARDS: Final = tuple(Card(number) for number in range(32))
"""All 32 cards by number."""
_BY_TEXT: Final = {str(card): card for card in CARDS}
PACK: Final = tuple(Card.of(suit, rank) for suit in Suit for rank in reversed(Rank))
"""The pack in the order from which it is shuffled, top first (rule 28)."""
POINTS: Final = tuple(card.points for card in CARDS)
"""The points of each card by its number, for whoever has no time to ask the card."""
CARD_POINTS: Final = sum(POINTS)
"""All card points of a deal: 72 (rule 1)."""

SUIT_MASKS: Final = tuple(0xFF << 8 * suit for suit in Suit)
"""For each suit, the mask of its eight cards."""
RANK_MASKS: Final = tuple(0x01010101 << rank for rank in Rank)
"""For each rank, the mask of its four cards."""

# Reading a mask byte by byte, a suit at a time, needs four tables of 256 rows;
# one table of 65,536 rows would be no faster and cost 0.4 s at import.
_BY_SUIT: Final = tuple(
    tuple(tuple(CARDS[8 * suit + rank] for rank in range(7, -1, -1) if byte >> rank & 1) for byte in range(256))
    for suit in range(4)
)


def cards_in(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, sorted as a hand is held: by suit, each from high to low."""
    return (
        _BY_SUIT[0][mask & 0xFF]
        + _BY_SUIT[1][mask >> 8 & 0xFF]
        + _BY_SUIT[2][mask >> 16 & 0xFF]
        + _BY_SUIT[3][mask >> 24]
    )


def mask_of(cards: tuple[Card, ...] | list[Card]) -> int:
    """The mask that holds these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards written with or without spaces between them; `ValueError` for anything else."""
    packed = text.replace(" ", "")
    return tuple(Card.parse(packed[at : at + 2]) for at in range(0, len(packed), 2))


def cards_text(cards: tuple[Card, ...] | list[Card]) -> str:
    """Cards as text, a space between two."""
    return " ".join(map(str, cards))
