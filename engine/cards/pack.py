"""What every pack of cards has: suits, ranks, cards as small integers, and their two-letter text.

A card is a small integer, so that a hand is one mask and a question about a hand is one
`&`. As text a card is two characters, suit then rank: `hA`, `b7`.
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
    """Suits or ranks, numbered from 0, each with the character that stands for it in card text."""

    letter: str

    @classmethod
    def parse(cls: type[L], letter: str) -> L:
        """The one of a character; `ValueError` if there is none."""
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
    """The suits of a pack, in the order in which the pack is written down."""

    def __new__(cls, letter: str) -> AnySuit:
        """A suit by its letter."""
        return _numbered(cls, letter)


class AnyRank(Lettered):
    """The ranks of a pack, from low to high: the greater value beats the smaller within a suit."""

    points: int
    """Card points for whoever takes a card of this rank in a trick."""

    def __new__(cls, letter: str, points: int = 0) -> AnyRank:
        """A rank by its letter, and what its cards count."""
        member = _numbered(cls, letter)
        member.points = points
        return member


class AnyCard(int, Generic[S, R]):
    """A card, numbered from 0 suit by suit, each from low to high."""

    __slots__ = ()
    suits: ClassVar[type[AnySuit]]
    ranks: ClassVar[type[AnyRank]]
    _suits: ClassVar[tuple[Any, ...]]
    _ranks: ClassVar[tuple[Any, ...]]
    _by_text: ClassVar[dict[str, Any]]
    _reads: ClassVar[str]

    def __init_subclass__(cls, *, suits: type[AnySuit], ranks: type[AnyRank]) -> None:
        """The cards of a pack with these suits and ranks."""
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
        """The card of this suit and rank."""
        return cls.parse(suit.letter + rank.letter)

    @classmethod
    def parse(cls: type[C], text: str) -> C:
        """The card written as two characters; `ValueError` if there is none."""
        try:
            card: C = cls._by_text[text]
        except (KeyError, TypeError):
            raise ValueError(f"no card is written {text!r}: {cls._reads}") from None
        return card

    @property
    def suit(self) -> S:
        """The suit."""
        suit: S = self._suits[self]
        return suit

    @property
    def rank(self) -> R:
        """The rank."""
        rank: R = self._ranks[self]
        return rank

    @property
    def points(self) -> int:
        """Card points for whoever takes it in a trick."""
        points: int = self._ranks[self].points
        return points

    @property
    def bit(self) -> int:
        """The mask that holds this card alone."""
        return 1 << self

    def __str__(self) -> str:
        return str(self.suit.letter + self.rank.letter)

    def __repr__(self) -> str:
        return f"<{self}>"


PackCard = AnyCard[AnySuit, AnyRank]
"""A card of any pack."""


def all_cards(kind: type[C]) -> tuple[C, ...]:
    """The cards of a pack by number."""
    return tuple(kind._by_text.values())


def as_written(kind: type[C]) -> tuple[C, ...]:
    """A pack in the order in which it is written down and from which it is shuffled, top first."""
    return tuple(sorted(all_cards(kind), key=lambda card: (card.suit, -card.rank)))


def reader(cards: Sequence[C]) -> Callable[[int], tuple[C, ...]]:
    """What reads a mask: its cards as a hand is held, by suit, each from high to low.

    A suit at a time it needs a small table for each; one table for all would be no faster and take long to make.
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
    """The mask that holds these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def parse_cards(text: str, kind: type[C]) -> tuple[C, ...]:
    """Cards written with or without spaces between them; `ValueError` for anything else."""
    packed = text.replace(" ", "")
    return tuple(kind.parse(packed[at : at + 2]) for at in range(0, len(packed), 2))


def cards_text(cards: Iterable[PackCard]) -> str:
    """Cards as text, a space between two."""
    return " ".join(map(str, cards))
