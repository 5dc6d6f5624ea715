"""How cards look: as emojis of the application, or as characters that every font has.

Stovkahra's cards are German or French, as the person likes; the Trappola pack has suits of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.cards import Deck, card_name, suit_name
from engine.cards import trappola_pack
from engine.cards.german_pack import Suit
from engine.cards.pack import AnySuit, PackCard

SIGNS: Final = {
    Deck.GERMAN: {Suit.ACORNS: "🌰", Suit.LEAVES: "🍃", Suit.HEARTS: "❤️", Suit.BELLS: "🔔"},
    Deck.FRENCH: {Suit.ACORNS: "♣️", Suit.LEAVES: "♠️", Suit.HEARTS: "♥️", Suit.BELLS: "♦️"},
}
TRAPPOLA_SIGNS: Final = {
    trappola_pack.Suit.SWORDS: "⚔️",
    trappola_pack.Suit.CUPS: "🏆",
    trappola_pack.Suit.COINS: "💰",
    trappola_pack.Suit.BATONS: "🏏",
}
"""Older characters than a coin's and a log's, which phones lack that are not of the newest."""


@dataclass(frozen=True, eq=False)
class CardSymbols:
    """How all cards look to one person.

    Two objects are never equal, so that texts can be cached by them.
    """

    deck: Deck
    emojis: Mapping[str, str] = field(default_factory=dict)
    """How messages write the emojis that Discord has of these cards, by name without the hash."""
    letters: bool = False
    """Whether buttons bear the letter of the suit too."""

    def card(self, card: PackCard) -> str | None:
        """Return the emoji of a card; `None` where Discord has none."""
        return self.emojis.get(card_name(self.deck, card))

    def suit(self, suit: AnySuit) -> str:
        """Return the sign of a suit: an emoji, or a character.

        >>> PLAIN[Deck.FRENCH].suit(Suit.HEARTS)
        '♥️'
        """
        # Which pack it is of is asked first: as numbers, and so as keys, the suits of two packs are the same.
        signs: Mapping[Any, str] = TRAPPOLA_SIGNS if isinstance(suit, trappola_pack.Suit) else SIGNS[self.deck]
        return self.emojis.get(suit_name(self.deck, suit), signs[suit])


PLAIN: Final = {deck: CardSymbols(deck) for deck in Deck}
"""Cards drawn with characters alone."""
LETTERED: Final = {deck: CardSymbols(deck, letters=True) for deck in Deck}
"""The same, with the letters of suits on buttons."""
