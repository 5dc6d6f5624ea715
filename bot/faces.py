"""What cards look like to a person: German or French, as emojis of this application or as signs that any font has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.cards import Deck, card_name, suit_name
from engine.cards import Card, Suit

SIGNS: Final = {
    Deck.GERMAN: {Suit.ACORNS: "🌰", Suit.LEAVES: "🍃", Suit.HEARTS: "❤️", Suit.BELLS: "🔔"},
    Deck.FRENCH: {Suit.ACORNS: "♣️", Suit.LEAVES: "♠️", Suit.HEARTS: "♥️", Suit.BELLS: "♦️"},
}


@dataclass(frozen=True, eq=False)
class Faces:
    """One pack's faces. Two of them are the same only if they are one object, so that texts can be kept by them."""

    deck: Deck
    emojis: Mapping[str, str] = field(default_factory=dict)
    """How messages write the emojis that Discord has of this pack, by name without the hash."""
    letters: bool = False
    """Whether buttons bear the letter of the suit too."""

    def card(self, card: Card) -> str | None:
        """The picture of a card; `None` where Discord has none."""
        return self.emojis.get(card_name(self.deck, card))

    def suit(self, suit: Suit) -> str:
        """The sign of a suit: a picture, or a character."""
        return self.emojis.get(suit_name(self.deck, suit), SIGNS[self.deck][suit])


PLAIN: Final = {deck: Faces(deck) for deck in Deck}
"""Faces without pictures."""
LETTERED: Final = {deck: Faces(deck, letters=True) for deck in Deck}
"""The same with the letters of suits."""
