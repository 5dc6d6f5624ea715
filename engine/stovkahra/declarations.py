"""Combinations of a rank, and the points for declaring them (rules 9 to 11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.cards.german_pack import RANK_MASKS, Rank
from engine.moves import Combination

VALUES: Final = {
    Rank.ACE: (30, 40),
    Rank.TEN: (10, 20),
    Rank.SEVEN: (10, 20),
    Rank.KING: (6, 12),
    Rank.OVER: (6, 12),
    Rank.UNDER: (6, 12),
}
"""For each rank that may be declared, the points for three and for four cards (rule 9)."""


class Declaration(NamedTuple):
    """A combination that a seat has declared."""

    seat: int
    combination: Combination


def value_of(combination: Combination) -> int:
    """Return the points for declaring a combination (rule 9).

    >>> value_of(Combination(Rank.TEN, 4))
    20
    """
    return VALUES[combination.rank][combination.number - 3]


def combinations(hand: int) -> tuple[Combination, ...]:
    """Return the combinations in a hand, the most valuable rank first; four are never called three (rules 9, 10)."""
    acorns, leaves, hearts, bells = hand.to_bytes(4, "little")
    if not (acorns & leaves & (hearts | bells) | hearts & bells & (acorns | leaves)):
        return ()  # No rank is in three suits: true of most hands, and quickly found out.
    held = ((rank, (hand & RANK_MASKS[rank]).bit_count()) for rank in VALUES)
    return tuple(Combination(rank, number) for rank, number in held if number >= 3)
