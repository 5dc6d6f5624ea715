"""Every word that a person reads, by key, in the languages of `bot/locales`.

Fluent keeps plural forms, cases and variants in the language files, where translators see
them: a text is given a card or a suit, and says itself in which case it wants its name.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from bot.cards import Deck
from bot.faces import LETTERED, PLAIN, Faces
from engine.cards import Card, Rank, Suit
from engine.game import Combination

LOCALES: Final = Path(__file__).parent / "locales"
DEFAULT: Final = "en"
KEPT: Final = 1024
"""Texts of a language that are kept as they were put together."""
LANGUAGES: Final = {"en": "English", "cs": "Čeština", "de": "Deutsch", "hu": "Magyar", "ro": "Română"}
"""Every language there is, by its code, as its speakers call it."""


class Texts:
    """The texts of one language: call it with a key and the values that the text names."""

    def __init__(self, language: str, faces: Faces) -> None:
        self.language = language
        self.faces = faces
        functions: dict[str, Any] = {
            "SUIT": self._suit_named,
            "SIGN": self._sign_named,
            "RANK": self._rank_named,
            "RANKS": self._ranks_named,
            "CARD": self._card_named,
            "FACE": lambda text: self.face(Card.parse(text)),
            "COMBINATION": self._combination_named,
        }
        # No isolation marks: Discord shows them as boxes in places.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for resource in _resources(language):
            self._bundle.add_resource(resource)
        # Most of what a hand and a table say is said again a moment later, and putting it together takes long.
        self._made = lru_cache(maxsize=KEPT)(self._make)

    def __call__(self, key: str, **values: object) -> str:
        """The text of a key; raises `KeyError` for an unknown key or a value that is missing."""
        return self._text(key, None, values)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _text(self, key: str, case: str | None, values: dict[str, object]) -> str:
        return self._made(key, case, tuple((name, _plain(value)) for name, value in values.items()))

    def _make(self, key: str, case: str | None, values: tuple[tuple[str, object], ...]) -> str:
        message = self._bundle.get_message(key)
        # A word without that case is the same in it.
        pattern = message.attributes.get(case, message.value) if case else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {name: _numbered(value) for name, value in values})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    # Cards

    @property
    def plain(self) -> Texts:
        """The same words with plain signs for cards, which are far shorter in a message than emojis."""
        return texts(self.language, (LETTERED if self.faces.letters else PLAIN)[self.faces.deck])

    def face(self, card: Card) -> str:
        """A card by picture or sign, and by the letter of its rank."""
        return (self.faces.card(card) or self.faces.suit(card.suit)) + self._rank_letter(card)

    def letters(self, card: Card) -> str:
        """A card by the letter of its rank, and before it that of its suit for whoever wants it."""
        rank = self._rank_letter(card)
        if not self.faces.letters:
            return rank
        return self(f"suit-letter-{self.faces.deck}-{card.suit.name.lower()}").upper() + "\u2009" + rank

    def _rank_letter(self, card: Card) -> str:
        return self(f"rank-letter-{self.faces.deck}-{card.rank.name.lower()}")

    def rank(self, rank: Rank) -> str:
        """A rank in words."""
        return self._rank_named(rank.letter)

    def _suit_named(self, text: str, case: str | None = None) -> str:
        suit = Suit.parse(text[0])
        return self._text(f"suit-{self.faces.deck}-{suit.name.lower()}", case, {})

    def _sign_named(self, text: str) -> str:
        return self.faces.suit(Suit.parse(text[0]))

    def _rank_named(self, text: str, case: str | None = None) -> str:
        rank = Rank.parse(text[-1])
        return self._text(f"rank-{self.faces.deck}-{rank.name.lower()}", case, {})

    def _ranks_named(self, text: str, case: str | None = None) -> str:
        rank = Rank.parse(text[0])
        return self._text(f"ranks-{self.faces.deck}-{rank.name.lower()}", case, {})

    def _card_named(self, text: str, case: str | None = None) -> str:
        card = Card.parse(text)
        values: dict[str, object] = {
            "pack": str(self.faces.deck),
            "suit": card.suit.name.lower(),
            "rank": card.rank.name.lower(),
            "suitName": self._suit_named(text),
            "rankName": self._rank_named(text),
        }
        return self._text("card", case, values)

    def _combination_named(self, text: str, case: str | None = None) -> str:
        rank = Rank.parse(text[0]).name.lower()
        ranks = self._ranks_named(text)
        values: dict[str, object] = {
            "pack": str(self.faces.deck),
            "number": int(text[1]),
            "rank": rank,
            "ranksName": ranks,
        }
        return self._text("combination", case, values)


def _plain(value: object) -> object:
    """Cards as they are written; other values as they are."""
    match value:
        case Suit() | Rank():
            return value.letter
        case Card():
            return str(value)
        case Combination(rank, number):
            return f"{rank.letter}{number}"
    return value


def _numbered(value: object) -> object:
    """A value as Fluent takes it: whole numbers without separators. The number of a table is no quantity."""
    return fluent_number(value, useGrouping=False) if type(value) is int else value


@cache
def _resources(language: str) -> list[Resource]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    return [FluentResource(file.read_text(encoding="utf-8")) for file in files]


@lru_cache(maxsize=64)
def texts(language: str = DEFAULT, faces: Faces = PLAIN[Deck.GERMAN]) -> Texts:
    """The texts of a language, with cards of those faces; without pictures where none are given."""
    return Texts(language, faces)
