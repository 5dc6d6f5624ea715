"""Every word that a person reads, by key, in the languages of `locales`.

Fluent keeps plurals, cases and variants in the language files, where translators see them: a text that is given a card
or a suit chooses the grammatical case of its name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Any, Final, TypeVar

from babel import Locale
from babel.dates import format_interval, format_skeleton, get_timezone_location
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

from bot.cards import Deck, card_name
from bot.i18n.card_symbols import LETTERED, PLAIN, CardSymbols
from engine.cards import german_pack, trappola_pack
from engine.cards.pack import AnyCard, AnyRank, AnySuit, PackCard
from engine.moves import Combination

C = TypeVar("C", PackCard, AnyRank)
W = TypeVar("W", bound="str | None")

LOCALES: Final = Path(__file__).parent / "locales"
DEFAULT: Final = "en"
OF_TRAPPOLA: Final = "~"
"""The prefix of Trappola suits, ranks and cards: `b` means bells in one pack and batons in the other."""
JOINER: Final = "\u2060"
"""A mark between the sign and the letter of a card, so that no line breaks there."""
FRENCH: Final = {
    **{"swords": "leaves", "cups": "hearts", "coins": "bells", "batons": "acorns"},
    **{"cavalier": "over", "jack": "under"},
}
"""Suits and ranks of the Trappola pack, and those of the 32 cards that are the same French suit or rank."""
HELD: Final = {"cs": re.compile(r"(?<=[\s(*])([KkOoSsUuVvZz]) (?=\S)")}
"""Words of one letter after which a language allows no end of a line."""
VOCALISED: Final = {
    "cs": re.compile(
        r"(?m)((?:^|-# )[VZSK]|\b[vzsk])(?=\u00a0(?:1?[234]|[234]\d{1,3}|1\d\d)(?!\d))"
        r"|((?:^|-# )[ZS]|\b[zs])(?=\u00a0(?:1?[67]|[67]\d{1,3})(?!\d))"
    )
}
"""Prepositions that get a vowel before a number by how that is said: "ze 4", but "z 5"."""
PLAINEST: Final = frozenset((str, int))
"""Types of values that can be keys of a cache as they are; cards and ranks are numbers too, but of other types."""
CACHED_TEXTS: Final = 8192
"""How many formatted texts of one language are cached."""
LANGUAGES: Final = {"en": "English", "cs": "Čeština", "de": "Deutsch", "hu": "Magyar", "ro": "Română"}
"""All languages by code, as their speakers call them."""


def written_once(write: Callable[[Texts, C], W]) -> Callable[[Texts, C], W]:
    """Let a method write each card or rank once: a hand and a table are full of them."""

    @wraps(write)
    def written(self: Texts, card: C) -> W:
        # Cards and ranks are numbers, and those of different packs are equal.
        key = write, type(card), card
        if key not in self.written:
            self.written[key] = write(self, card)
        known: W = self.written[key]
        return known

    return written


class Texts:
    """The texts of one language: call it with a key and the values that the text names.

    >>> texts("cs")("button-hint")
    'Rada'
    """

    def __init__(self, language: str, symbols: CardSymbols) -> None:
        self.language = language
        self.symbols = symbols
        functions: dict[str, Callable[..., Any]] = {
            "SUIT": self._suit_named,
            "SIGN": self._sign_named,
            "RANK": self._rank_named,
            "RANKS": self._ranks_named,
            "CARD": self._card_named,
            "FACE": lambda text: self.symbol(_card(text)),
            "COMBINATION": self._combination_named,
            "OPENING": self.opening,
        }
        # No isolation marks, because Discord shows them as boxes in some places.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for resource in _resources(language):
            self._bundle.add_resource(resource)
        # Cached, because formatting is slow, and most texts of a hand and a table are soon needed again.
        self._made = lru_cache(maxsize=CACHED_TEXTS)(self._make)
        self.written: dict[object, Any] = {}
        """What `written_once` keeps."""

    def __call__(self, key: str, **values: object) -> str:
        """Return the text of a key; raise `KeyError` for an unknown key or a missing value."""
        return self._text(key, None, values)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def _text(self, key: str, case: str | None, values: dict[str, object]) -> str:
        # Nearly all values are text or numbers, so that the question is worth being asked first.
        plain = [(name, value if type(value) in PLAINEST else _plain(value)) for name, value in values.items()]
        return self._made(key, case, tuple(plain))

    def _make(self, key: str, case: str | None, values: tuple[tuple[str, object], ...]) -> str:
        message = self._bundle.get_message(key)
        # A word without this case is written as in its basic form.
        pattern = message.attributes.get(case, message.value) if case else message.value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, {name: _numbered(value) for name, value in values})
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return _vocalised(str(text), self.language)

    def city(self, zone: str) -> str:
        """Name the city of a time zone.

        >>> texts("cs").city("Europe/Prague")
        'Praha'
        """
        return get_timezone_location(zone, locale=self.language, return_city=True)

    def country(self, code: str) -> str:
        """Name a country by its code of two letters; the code itself where it has no name.

        >>> texts("de").country("CZ")
        'Tschechien'
        """
        name: str = Locale(self.language).territories.get(code, code)
        return name

    def months(self, first: date, last: date) -> str:
        """Name the months from one day to another.

        >>> texts("hu").months(date(2026, 10, 1), date(2026, 10, 31))
        '2026. október'
        """
        return format_interval(first, last, "yMMMM", locale=self.language)

    def day(self, day: date) -> str:
        """Write a day of the year as short as it can be.

        >>> texts("de").day(date(2026, 10, 1)), texts("en").day(date(2026, 10, 1))
        ('1.10.', '10/1')
        """
        return format_skeleton("Md", day, locale=self.language).replace(" ", "")

    # Cards

    @property
    def plain(self) -> Texts:
        """The same texts with plain signs for cards, which are far shorter in a message than emojis."""
        return texts(self.language, (LETTERED if self.symbols.letters else PLAIN)[self.symbols.deck])

    @written_once
    def symbol(self, card: PackCard) -> str:
        """Write a card by its emoji; without one, or if the person wants letters, also with its letters.

        >>> texts("en").symbol(german_pack.Card.parse("hA"))
        '❤️\u2060A'
        """
        picture = self.picture(card)
        if picture and not self.symbols.letters:
            return picture
        return (picture or self.symbols.suit(card.suit)) + JOINER + self.letters(card)

    @written_once
    def sign(self, card: PackCard) -> str:
        """Write the plain sign of a card's suit."""
        return self.plain.symbols.suit(card.suit)

    @written_once
    def picture(self, card: PackCard) -> str | None:
        """Return the emoji of a card, with the letter of this language where it shows one; `None` if there is none."""
        return self.symbols.emojis.get(self.face(card))

    def face(self, card: PackCard) -> str:
        """Return the name of a card's picture, with the letter of this language where it shows one.

        >>> texts("de", PLAIN[Deck.FRENCH]).face(german_pack.Card.parse("hO"))
        'french_hearts_dame'
        """
        return card_name(self.symbols.deck, card, self._rank_letter(card))

    def rank_letters(self, cards: type[PackCard]) -> tuple[str, ...]:
        """Return the letters of a pack's ranks, from low to high.

        >>> texts("de", PLAIN[Deck.FRENCH]).rank_letters(german_pack.Card)
        ('7', '8', '9', '10', 'B', 'D', 'K', 'A')
        """
        suit, *_ = cards.suits
        return tuple(self._rank_letter(cards.of(suit, rank)) for rank in cards.ranks)

    @written_once
    def letters(self, card: PackCard) -> str:
        """Write the letter of a card's rank, with that of its suit after it if the person wants that.

        >>> texts("en", LETTERED[Deck.GERMAN]).letters(german_pack.Card.parse("a9"))
        '9\\u2009A'
        """
        rank = self._rank_letter(card)
        if not self.symbols.letters:
            return rank
        # The other way round, the nine of acorns would be read as an ace.
        return rank + "\u2009" + self(f"suit-letter-{self._named(_text_of(card), card.suit)}").upper()

    @written_once
    def _rank_letter(self, card: PackCard) -> str:
        return self(f"rank-letter-{self._named(_text_of(card), card.rank)}")

    def card(self, card: PackCard) -> str:
        """Name a card.

        >>> texts("en").card(german_pack.Card.parse("hO"))
        'over of hearts'
        """
        return self._card_named(_text_of(card))

    @written_once
    def rank(self, rank: AnyRank) -> str:
        """Name a rank.

        >>> texts("en").rank(german_pack.Rank.OVER)
        'over'
        """
        return self._rank_named(_text_of(rank))

    def _pack(self, text: str) -> str:
        """Return whose names a card has: the Trappola pack's own, or those of the person's deck."""
        deck = self.symbols.deck
        latin = text.startswith(OF_TRAPPOLA) and deck is not Deck.FRENCH
        return "trappola" if latin else deck.words

    def _word(self, text: str, each: AnySuit | AnyRank) -> str:
        """Return the word of a suit or a rank in keys: French cards have the words of Stovkahra's in both packs."""
        word = each.name.lower()
        return word if self._pack(text) == "trappola" else FRENCH.get(word, word)

    def _named(self, text: str, each: AnySuit | AnyRank) -> str:
        """Return the end of the key of a suit or a rank."""
        return f"{self._pack(text)}-{self._word(text, each)}"

    def _suit_named(self, text: str, case: str | None = None) -> str:
        return self._text(f"suit-{self._named(text, _suit(text))}", case, {})

    def _sign_named(self, text: str) -> str:
        return self.symbols.suit(_suit(text))

    def _rank_named(self, text: str, case: str | None = None) -> str:
        rank = _kind(text).ranks.parse(text[-1])
        return self._text(f"rank-{self._named(text, rank)}", case, {})

    def _ranks_named(self, text: str, case: str | None = None) -> str:
        rank = _kind(text).ranks.parse(text.removeprefix(OF_TRAPPOLA)[0])
        return self._text(f"ranks-{self._named(text, rank)}", case, {})

    def _card_named(self, text: str, case: str | None = None) -> str:
        card = _card(text)
        values: dict[str, object] = {
            "pack": self._pack(text),
            "suit": self._word(text, card.suit),
            "rank": self._word(text, card.rank),
            "suitName": self._suit_named(text),
            "rankName": self._rank_named(text),
        }
        return self._text("card", case, values)

    def _combination_named(self, text: str, case: str | None = None) -> str:
        values: dict[str, object] = {
            "pack": self._pack(text),
            "number": int(text[-1]),
            "rank": self._word(text, _kind(text).ranks.parse(text[-2])),
            "ranksName": self._ranks_named(text),
        }
        return self._text("combination", case, values)

    def opening(self, games: str) -> str:
        """Name the commands that open a table of these games, whose names are separated by spaces.

        >>> texts("de").opening("trappola bulka")
        '`/trappola neu` oder `/bulka neu`'
        """
        *others, last = [f"`/{self(f'command-{game}')} {self('command-new')}`" for game in games.split()]
        return self("either-command", first=", ".join(others), last=last) if others else last


def _plain(value: object) -> object:
    """Return a value that can be a key of a cache: cards, suits and ranks as text, other values unchanged."""
    match value:
        case AnySuit() | AnyRank() | AnyCard():
            return _text_of(value)
        case Combination(rank, number):
            return f"{_text_of(rank)}{number}"
    return value


def _text_of(value: AnySuit | AnyRank | PackCard) -> str:
    text = str(value) if isinstance(value, AnyCard) else value.letter
    of_trappola = isinstance(value, trappola_pack.Suit | trappola_pack.Rank | trappola_pack.Card)
    return OF_TRAPPOLA + text if of_trappola else text


def _kind(text: str) -> type[PackCard]:
    return trappola_pack.Card if text.startswith(OF_TRAPPOLA) else german_pack.Card


def _card(text: str) -> PackCard:
    return _kind(text).parse(text.removeprefix(OF_TRAPPOLA))


def _suit(text: str) -> AnySuit:
    return _kind(text).suits.parse(text.removeprefix(OF_TRAPPOLA)[0])


def _numbered(value: object) -> object:
    """Return a value as Fluent takes it: whole numbers without separators, as the number of a table has none."""
    return _number(value) if type(value) is int else value


@lru_cache(maxsize=CACHED_TEXTS)
def _number(value: int) -> object:
    return fluent_number(value, useGrouping=False)


_FOLDERS: Final = [LOCALES]
"""The folders of texts, each with a folder for every language."""


def add_folder(folder: Path) -> None:
    """Read texts from one more folder, which has texts in `en` and in any other languages."""
    _FOLDERS.append(folder)
    _forget()


def remove_folder(folder: Path) -> None:
    """Stop reading texts from a folder that was added."""
    _FOLDERS.remove(folder)
    _forget()


def _forget() -> None:
    _resources.cache_clear()
    texts.cache_clear()


@cache
def _resources(language: str) -> list[Resource]:
    """Read the texts of a language; in an added folder, English ones stand in for what is missing."""
    read = [
        folder / each
        for folder in _FOLDERS
        for each in dict.fromkeys((language, DEFAULT))
        if folder != LOCALES or each == language
    ]
    files = [file for folder in read for file in sorted(folder.glob("*.ftl"))]
    return [FluentResource(_held(file.read_text(encoding="utf-8"), language)) for file in files]


def _held(text: str, language: str) -> str:
    """Keep words of one letter on the line of the word after them, where a language wants it.

    >>> _held("šlo by o hrnek", "cs")
    'šlo by o\\xa0hrnek'
    """
    words = HELD.get(language)
    return words.sub("\\1\u00a0", text) if words else text


def _vocalised(text: str, language: str) -> str:
    """Write prepositions as they are said before the number after them.

    >>> _vocalised("3 z\\xa04", "cs"), _vocalised("3 z\\xa05", "cs")
    ('3 ze\\xa04', '3 z\\xa05')
    """
    prepositions = VOCALISED.get(language)
    return prepositions.sub(r"\g<0>e", text) if prepositions else text


@lru_cache(maxsize=64)
def texts(language: str = DEFAULT, symbols: CardSymbols = PLAIN[Deck.GERMAN]) -> Texts:
    """Return the texts of a language, with cards drawn by these symbols."""
    return Texts(language, symbols)
