"""The review of a finished deal in any game: what perfect play, with all hands seen, would have made of each card.

All values are differences of points, side 0 minus side 1. Which points count, the game says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from engine.cards.pack import AnySuit, PackCard


class PlayedTrick(Protocol):
    """What every game tells of the cards of a finished trick."""

    @property
    def leader(self) -> int:
        """Return the seat that led."""

    @property
    def winner(self) -> int:
        """Return the seat that won the trick."""

    @property
    def cards(self) -> Sequence[PackCard]:
        """Return the cards in the order played."""

    @property
    def points(self) -> int:
        """Return the points of its cards."""


@dataclass(frozen=True, slots=True)
class ReviewedCard:
    """A card played, and what it changed."""

    seat: int
    side: int
    """The side of the seat, 0 or 1."""
    card: PackCard
    before: int
    """The value under perfect play before this card, which the best card keeps."""
    after: int
    """The value under perfect play after this card."""
    better: tuple[PackCard, ...]
    """The cards that would have cost nothing; empty if this one cost nothing."""
    forced: bool
    """Whether the rules allowed no other card."""

    @property
    def cost(self) -> int:
        """The points that the card cost the player's own side."""
        return self.after - self.before if self.side else self.before - self.after


class Said(StrEnum):
    """What is counted of what a player said, and did not say."""

    DECLARED = "declared"
    KEPT_BACK = "kept-back"
    """A combination that could have been declared."""
    KEPT_HAND = "kept-hand"
    """A hand that was kept where a new one was better."""
    GAVE_UP_HAND = "gave-up-hand"
    """A hand that was laid aside, or given up for alifer, though it was worth keeping."""
    DOST = "dost"
    """A right dost."""
    FALSE_DOST = "false-dost"
    MISSED_DOST = "missed-dost"
    """A right dost that was not said, or was said late."""


class Spoken(NamedTuple):
    """Something that a seat said in a deal, kept back, or should have said."""

    seat: int
    what: Said
    lost: float = 0.0
    """The points that it surely lost its side, or those that the brčka it lost are worth."""
    tricks: int = 0
    """After how many tricks it was said, or should have been."""


@dataclass(frozen=True, slots=True)
class ReviewedTrick:
    """A trick and its reviewed cards."""

    number: int
    trick: PlayedTrick
    cards: tuple[ReviewedCard, ...]
    bonus: int
    """The points that it brought its winner beyond those of its cards."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished deal compared with perfect play."""

    sides: tuple[tuple[int, ...], tuple[int, ...]]
    """The seats of each side."""
    tricks: tuple[ReviewedTrick, ...]
    line: tuple[int, ...]
    """The value under perfect play at the start and after each card."""
    running: tuple[int, ...]
    """The difference of the points taken so far, at the start and after each card."""

    @property
    def trump(self) -> AnySuit | None:
        """The suit of trumps; `None` in a game without trumps."""
        return None

    @property
    def won(self) -> int | None:
        """Return the side that won by this deal what further points would not have made more."""
        return None

    @property
    def spoken(self) -> Iterable[Spoken]:
        """What was declared, kept back, and said or not said of dost, as far as the game has that."""
        return ()

    @property
    def perfect(self) -> int:
        """The difference of points that perfect play would have brought."""
        return self.line[0]

    @property
    def actual(self) -> int:
        """The difference of points that was taken."""
        return self.running[-1]

    @property
    def cards(self) -> tuple[ReviewedCard, ...]:
        """All cards in the order played."""
        return tuple(card for trick in self.tricks for card in trick.cards)

    @property
    def dearest(self) -> tuple[tuple[int, ReviewedCard], ...]:
        """The cards that cost something with the numbers of their tricks, the most expensive first."""
        costly = [(trick.number, card) for trick in self.tricks for card in trick.cards if card.cost]
        return tuple(sorted(costly, key=lambda each: -each[1].cost))
