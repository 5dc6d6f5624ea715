"""How cards look: as emojis of the application, or as characters that every font has.

Cards are German, of one pattern or the other, or French, as the person likes; where they are German, the Trappola pack
has suits of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.cards import Deck, suit_name
from engine.cards.pack import AnySuit

SIGNS: Final = {
    **{"german_acorns": "🌰", "german_leaves": "🍃", "german_hearts": "❤️", "german_bells": "🔔"},
    **{"french_clubs": "♣️", "french_spades": "♠️", "french_hearts": "♥️", "french_diamonds": "♦️"},
    **{"trappola_swords": "⚔️", "trappola_cups": "🏆", "trappola_coins": "💰", "trappola_batons": "🏏"},
}
"""A character for every suit. Those of coins and batons are older than a coin and a log, which older phones lack."""


@dataclass(frozen=True, eq=False)
class CardSymbols:
    """How all cards look to one person.

    Two objects are never equal, so that texts can be cached by them.
    """

    deck: Deck
    emojis: Mapping[str, str] = field(default_factory=dict)
    """The emojis of the cards at Discord, as messages write them, by picture name without the hash."""
    letters: bool = False
    """Whether card buttons also show the letter of the suit."""

    def suit(self, suit: AnySuit) -> str:
        """Return the sign of a suit: an emoji, or a character.

        >>> from engine.cards.german_pack import Suit
        >>> PLAIN[Deck.FRENCH].suit(Suit.HEARTS)
        '♥️'
        """
        name = suit_name(self.deck, suit)
        return self.emojis.get(name, SIGNS[name])


PLAIN: Final = {deck: CardSymbols(deck) for deck in Deck}
"""Symbols without emojis."""
LETTERED: Final = {deck: CardSymbols(deck, letters=True) for deck in Deck}
"""Symbols without emojis, with the letters of suits on buttons."""
