"""Pictures of cards and suit signs: German, French and Trappola.

They are PNG files, made by `python -m bot.cards` from the drawings in `svg`. Their names are plain words, since a
screen reader reads the name of an emoji aloud.
"""

from __future__ import annotations

import hashlib
import re
from enum import StrEnum
from pathlib import Path
from typing import Final

from engine.cards import german_pack, trappola_pack
from engine.cards.pack import AnySuit, PackCard

PNG: Final = Path(__file__).parent / "png"
"""The folder with a file `name.png` for every picture."""


class Deck(StrEnum):
    """The suit signs of the 32 cards; the Trappola pack has its own."""

    GERMAN = "german"
    FRENCH = "french"


# The keys are words, because suits and ranks are numbers and those of different packs are equal.
_FRENCH: Final = {"acorns": "clubs", "leaves": "spades", "bells": "diamonds", "over": "queen", "under": "jack"}
"""Words of German cards, and the words for French cards that differ from them."""
_LEGAL: Final = re.compile(r"[a-z0-9_]{2,32}")
"""What Discord allows as the name of an emoji, without capitals."""


def suit_name(deck: Deck, suit: AnySuit) -> str:
    """Return the name of a suit's sign.

    >>> suit_name(Deck.FRENCH, german_pack.Suit.ACORNS)
    'french_clubs'
    """
    word = suit.name.lower()
    if isinstance(suit, trappola_pack.Suit):
        return f"trappola_{word}"
    return f"{deck}_{_FRENCH.get(word, word) if deck is Deck.FRENCH else word}"


def card_name(deck: Deck, card: PackCard) -> str:
    """Return the name of a card's picture.

    >>> card_name(Deck.FRENCH, german_pack.Card.parse("lO"))
    'french_spades_queen'
    """
    word = card.rank.name.lower()
    return f"{suit_name(deck, card.suit)}_{_FRENCH.get(word, word) if deck is Deck.FRENCH else word}"


def shown(deck: Deck) -> list[str]:
    """Return the names of the 76 pictures for somebody with this deck: its 36, and the Trappola pack's 40."""
    signs = [suit_name(deck, suit) for suits in (german_pack.Suit, trappola_pack.Suit) for suit in suits]
    return signs + [card_name(deck, card) for pack in (german_pack.CARDS, trappola_pack.CARDS) for card in pack]


def names() -> list[str]:
    """Return the names of all 112 pictures: 36 of each deck, and 40 of the Trappola pack."""
    return list(dict.fromkeys(name for deck in Deck for name in shown(deck)))


def pictures() -> dict[str, bytes]:
    """Return all 112 pictures by name, PNG of 128 × 128 pixels; raise `FileNotFoundError` if one is missing."""
    return {name: (PNG / f"{name}.png").read_bytes() for name in names()}


def emoji_name(name: str, content: bytes) -> str:
    """Return the name of a picture at Discord: with six digits that change with its content.

    Raises `ValueError` unless it has 2 to 32 letters, digits and underscores, as Discord wants.

    >>> emoji_name("german_bells", b"picture")
    'german_bells_2cea27'
    """
    whole = f"{name}_{hashlib.sha256(content).hexdigest()[:6]}"
    if not _LEGAL.fullmatch(whole):
        raise ValueError(f"no name for an emoji: {whole!r}")
    return whole
