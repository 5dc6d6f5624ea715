"""Pictures of cards and suit signs: German ones in two patterns, French and Trappola.

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
    """The cards that somebody sees: German ones and the Trappola pack's own, or French ones for both packs."""

    GERMAN = "german"
    FRENCH = "french"
    TELL = "tell"
    """German cards of the William Tell pattern."""

    @property
    def words(self) -> str:
        """Return by whose words its cards are called: `german` or `french`."""
        return "french" if self is Deck.FRENCH else "german"


# The keys are words, because suits and ranks are numbers and those of different packs are equal.
_FRENCH: Final = {
    **{"acorns": "clubs", "leaves": "spades", "bells": "diamonds", "over": "queen", "under": "jack"},
    **{"batons": "clubs", "swords": "spades", "cups": "hearts", "coins": "diamonds", "cavalier": "queen"},
}
"""Words of German cards and of the Trappola pack, and the words for French cards that differ from them."""
_LETTERED: Final = {"D": "dame", "B": "bube"}
"""Letters of Dame and Bube, as Germans call them, and the words for French cards that show these letters."""
_LEGAL: Final = re.compile(r"[a-z0-9_]{2,32}")
"""What Discord allows as the name of an emoji, without capitals."""


def suit_name(deck: Deck, suit: AnySuit) -> str:
    """Return the name of a suit's sign.

    >>> suit_name(Deck.FRENCH, german_pack.Suit.ACORNS)
    'french_clubs'
    """
    word = suit.name.lower()
    if deck is Deck.FRENCH:
        return f"french_{_FRENCH.get(word, word)}"
    return f"trappola_{word}" if isinstance(suit, trappola_pack.Suit) else f"german_{word}"


def card_name(deck: Deck, card: PackCard, letter: str = "") -> str:
    """Return the name of a card's picture; `letter` is that of its rank in the language of whoever sees it.

    >>> queen = german_pack.Card.parse("lO")
    >>> card_name(Deck.FRENCH, queen), card_name(Deck.FRENCH, queen, "D")
    ('french_spades_queen', 'french_spades_dame')
    >>> card_name(Deck.TELL, queen), suit_name(Deck.TELL, queen.suit)
    ('tell_leaves_over', 'german_leaves')
    """
    word = card.rank.name.lower()
    if deck is Deck.FRENCH:
        word = _LETTERED.get(letter) or _FRENCH.get(word, word)
    name = f"{suit_name(deck, card.suit)}_{word}"
    return name.replace("german_", "tell_") if deck is Deck.TELL else name


def list_pictures(deck: Deck) -> list[str]:
    """Return the names of the pictures for somebody with this deck, whatever the language: 48 French ones, or 76."""
    signs = [suit_name(deck, suit) for suits in (german_pack.Suit, trappola_pack.Suit) for suit in suits]
    cards = [card for pack in (german_pack.CARDS, trappola_pack.CARDS) for card in pack]
    faces = [card_name(deck, card) for card in cards]
    if deck is Deck.FRENCH:
        faces += [f"{suit_name(deck, suit)}_{word}" for suit in german_pack.Suit for word in _LETTERED.values()]
    return list(dict.fromkeys(signs + faces))


def names() -> list[str]:
    """Return the names of all 156 pictures: 36 German ones, 40 of the Trappola pack, 48 French ones, 32 Tell cards."""
    return list(dict.fromkeys(name for deck in Deck for name in list_pictures(deck)))


def picture_of(name: str) -> bytes:
    """Return a picture by its name, PNG of 128 × 128 pixels; raise `FileNotFoundError` if it is missing."""
    return (PNG / f"{name}.png").read_bytes()


def pictures() -> dict[str, bytes]:
    """Return all 156 pictures by name."""
    return {name: picture_of(name) for name in names()}


def emoji_name(name: str, content: bytes) -> str:
    """Return the name of a picture at Discord: with six digits that change with its content.

    They stand last, where somebody who has the name read aloud can skip them. Fewer would save little, and every
    running bot would have to send all pictures again. Who wants no pictures at all presses *In words* on a hand.

    Raises `ValueError` unless it has 2 to 32 letters, digits and underscores, as Discord wants.

    >>> emoji_name("german_bells", b"picture")
    'german_bells_2cea27'
    """
    whole = f"{name}_{hashlib.sha256(content).hexdigest()[:6]}"
    if not _LEGAL.fullmatch(whole):
        raise ValueError(f"no name for an emoji: {whole!r}")
    return whole
