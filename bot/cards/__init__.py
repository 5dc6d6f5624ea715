"""Card faces: a picture of every card and every suit's sign, for German and for French suits.

The pictures are PNG files, made by `python -m bot.cards` from the drawings in `svg`.
Their names are plain words, since a screen reader reads the name of an emoji aloud.
"""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum
from pathlib import Path
from typing import Final

from engine.cards import CARDS, Card, Rank, Suit

PNG: Final = Path(__file__).parent / "png"
"""The folder with a file `name.png` for every picture."""


class Deck(StrEnum):
    """Whose signs the cards bear."""

    GERMAN = "german"
    FRENCH = "french"


_SUITS: Final = {
    Deck.GERMAN: {Suit.ACORNS: "acorns", Suit.LEAVES: "leaves", Suit.HEARTS: "hearts", Suit.BELLS: "bells"},
    Deck.FRENCH: {Suit.ACORNS: "clubs", Suit.LEAVES: "spades", Suit.HEARTS: "hearts", Suit.BELLS: "diamonds"},
}
_FRENCH_RANKS: Final = {Rank.OVER: "queen", Rank.UNDER: "jack"}
_LEGAL: Final = re.compile(r"[a-z0-9_]{2,32}")
"""What Discord takes as the name of an emoji, without capitals."""


def suit_name(deck: Deck, suit: Suit) -> str:
    """The name of a suit's sign, such as `german_acorns`."""
    return f"{deck}_{_SUITS[deck][suit]}"


def card_name(deck: Deck, card: Card) -> str:
    """The name of a card's face, such as `german_acorns_king` or `french_spades_queen`."""
    rank = card.rank.name.lower()
    if deck is Deck.FRENCH:
        rank = _FRENCH_RANKS.get(card.rank, rank)
    return f"{suit_name(deck, card.suit)}_{rank}"


def names() -> list[str]:
    """The names of all 72 pictures: of each deck the four signs, then the 32 cards."""
    return [
        name
        for deck in Deck
        for name in [*(suit_name(deck, suit) for suit in Suit), *(card_name(deck, card) for card in CARDS)]
    ]


def pictures() -> dict[str, bytes]:
    """All 72 pictures by name, each a PNG of 128 by 128 pixels. `FileNotFoundError` if one was not made."""
    return {name: (PNG / f"{name}.png").read_bytes() for name in names()}


def emoji_name(name: str, content: bytes) -> str:
    """What a picture is called at Discord: its name, and six digits that change with its content.

    `ValueError` where Discord would not take it: it wants 2 to 32 letters, digits and underscores.
    """
    whole = f"{name}_{hashlib.sha256(content).hexdigest()[:6]}"
    if not _LEGAL.fullmatch(whole):
        raise ValueError(f"no name for an emoji: {whole!r}")
    return whole
