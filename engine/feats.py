"""Feats: what is rarely done in a deal, found in the moves of a game, by the seats that did it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple, TypeVar

D = TypeVar("D")


class Feat(StrEnum):
    """Something that is rarely done."""

    GREAT_BONUS = "great-bonus"
    """A bonus of 52 for tricks."""
    LAST_THREE = "last-three"
    """The last three tricks, each won with a deuce."""
    FOUR_SEVENS = "four-sevens"
    """A trick won with each of the four sevens."""
    FOUR_DEUCES = "four-deuces"
    """A trick won with each of the four deuces."""
    ALL_TRICKS = "all-tricks"
    """All tricks of a deal."""
    FROM_NOTHING = "from-nothing"
    """The first ten brčka of a series, after 0 against 9; in the last deal of the game that brought them."""


class Done(NamedTuple):
    """A feat, with the seat that did it and the number of the deal, counted from 1."""

    feat: Feat
    seat: int
    deal: int


def feats_of(deals: Iterable[D], found: Callable[[D], Iterable[tuple[Feat, int]]]) -> Iterator[Done]:
    """Yield the feats of deals, the first one first; `found` tells those of a deal, each with its seat."""
    for number, deal in enumerate(deals, start=1):
        for feat, seat in found(deal):
            yield Done(feat, seat, number)


def no_feats(game: object) -> Iterable[Done]:
    """Find no feats, for a game that has none."""
    return ()
