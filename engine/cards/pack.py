"""Suits, ranks and cards of any pack, and their text.

A card is a small integer, so that a set of cards is one integer, a mask, in which bit `card` is set.
As text a card is two characters, suit then rank: `hA`, `b7`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import IntEnum
from typing import Any, ClassVar, Generic, TypeVar

C = TypeVar("C", bound="AnyCard[AnySuit, AnyRank]")
L = TypeVar("L", bound="Lettered")
S = TypeVar("S", bound="AnySuit", covariant=True)
R = TypeVar("R", bound="AnyRank", covariant=True)


class Lettered(IntEnum):
    """Suits or ranks, numbered from 0, each with one character that stands for it."""

    letter: str

    @classmethod
    def parse(cls: type[L], letter: str) -> L:
        """Return the member with this character; raise `ValueError` if there is none."""
        for each in cls:
            if each.letter == letter:
                return each
        letters = ", ".join(each.letter for each in cls)
        raise ValueError(f"no {cls.__name__.lower()} is written {letter!r}: {letters}")


def _numbered(kind: type[L], letter: str) -> L:
    number = len(kind.__members__)
    member = int.__new__(kind, number)
    member._value_ = number
    member.letter = letter
    return member


class AnySuit(Lettered):
    """The suits of a pack, numbered in the order of the unshuffled pack."""

    def __new__(cls, letter: str) -> AnySuit:
        return _numbered(cls, letter)


class AnyRank(Lettered):
    """The ranks of a pack, from low to high: the higher number beats the lower one within a suit."""

    points: int
    """Points for taking one card of this rank in a trick."""

    def __new__(cls, letter: str, points: int = 0) -> AnyRank:
        member = _numbered(cls, letter)
        member.points = points
        return member


class AnyCard(int, Generic[S, R]):
    """A card, numbered from 0: suit by suit, and from low to high within a suit."""

    __slots__ = ()
    suits: ClassVar[type[AnySuit]]
    ranks: ClassVar[type[AnyRank]]
    _suits: ClassVar[tuple[Any, ...]]
    _ranks: ClassVar[tuple[Any, ...]]
    _by_text: ClassVar[dict[str, Any]]
    _reads: ClassVar[str]

    def __init_subclass__(cls, *, suits: type[AnySuit], ranks: type[AnyRank]) -> None:
        """Build the tables of a pack with these suits and ranks."""
        cls.suits, cls.ranks = suits, ranks
        cls._suits = tuple(suit for suit in suits for _ in ranks)
        cls._ranks = tuple(rank for _ in suits for rank in ranks)
        cls._by_text = {str(card): card for card in map(cls, range(len(cls._suits)))}
        cls._reads = (
            f"suit {', '.join(suit.letter for suit in suits)} then "
            f"rank {', '.join(rank.letter for rank in reversed(ranks))}"
        )

    @classmethod
    def of(cls: type[C], suit: AnySuit, rank: AnyRank) -> C:
        """Return the card of this suit and rank."""
        return cls.parse(suit.letter + rank.letter)

    @classmethod
    def parse(cls: type[C], text: str) -> C:
        """Return the card written as these two characters; raise `ValueError` if there is none."""
        try:
            card: C = cls._by_text[text]
        except (KeyError, TypeError):
            raise ValueError(f"no card is written {text!r}: {cls._reads}") from None
        return card

    @property
    def suit(self) -> S:
        suit: S = self._suits[self]
        return suit

    @property
    def rank(self) -> R:
        rank: R = self._ranks[self]
        return rank

    @property
    def points(self) -> int:
        """Points for taking this card in a trick."""
        points: int = self._ranks[self].points
        return points

    @property
    def bit(self) -> int:
        """The mask that holds only this card."""
        return 1 << self

    def __str__(self) -> str:
        return str(self.suit.letter + self.rank.letter)

    def __repr__(self) -> str:
        return f"<{self}>"


PackCard = AnyCard[AnySuit, AnyRank]
"""A card of any pack."""


def all_cards(kind: type[C]) -> tuple[C, ...]:
    """Return the cards of a pack, at the index of their number."""
    return tuple(kind._by_text.values())


def as_written(kind: type[C]) -> tuple[C, ...]:
    """Return the unshuffled pack, top card first: suit by suit, from high to low within a suit."""
    return tuple(sorted(all_cards(kind), key=lambda card: (card.suit, -card.rank)))


def reader(cards: Sequence[C]) -> Callable[[int], tuple[C, ...]]:
    """Build the function that returns the cards of a mask, sorted by suit and from high to low within a suit.

    It reads one suit at a time, because four small tables are built faster than one for all masks, and read as fast.
    """
    ranks = len(cards) // 4
    suit = (1 << ranks) - 1
    first, second, third, fourth = (
        tuple(
            tuple(cards[at + rank] for rank in reversed(range(ranks)) if held >> rank & 1) for held in range(suit + 1)
        )
        for at in range(0, len(cards), ranks)
    )
    second_at, third_at, fourth_at = ranks, 2 * ranks, 3 * ranks

    def cards_in(mask: int) -> tuple[C, ...]:
        return (
            first[mask & suit]
            + second[mask >> second_at & suit]
            + third[mask >> third_at & suit]
            + fourth[mask >> fourth_at]
        )

    return cards_in


def mask_of(cards: Iterable[PackCard]) -> int:
    """Return the mask that holds these cards.

    >>> from engine.cards.german_pack import cards_in, parse_cards
    >>> mask_of(parse_cards("a7 a9"))
    5
    >>> cards_in(5)
    (<a9>, <a7>)
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def parse_cards(text: str, kind: type[C]) -> tuple[C, ...]:
    """Read cards written with or without spaces between them; raise `ValueError` where one is no card.

    >>> from engine.cards.german_pack import Card
    >>> parse_cards("hAb7", Card), cards_text(parse_cards("hA b7", Card))
    ((<hA>, <b7>), 'hA b7')
    """
    packed = text.replace(" ", "")
    return tuple(kind.parse(packed[at : at + 2]) for at in range(0, len(packed), 2))


def cards_text(cards: Iterable[PackCard]) -> str:
    """Write cards as text, with a space between two cards."""
    return " ".join(map(str, cards))
