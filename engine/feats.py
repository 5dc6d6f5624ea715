"""Feats: what is rarely done in a deal, found in the moves of a game, by the seats that did it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple


class Feat(StrEnum):
    """Something that is rarely done in a deal."""

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


class Done(NamedTuple):
    """A feat, with the seat that did it and the number of the deal, counted from 1."""

    feat: Feat
    seat: int
    deal: int


def no_feats(game: object) -> Iterable[Done]:
    """Find no feats, for a game that has none."""
    return ()
