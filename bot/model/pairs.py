"""Evenings of pairs: which pairs meet in a round, by the Swiss system.

In each round those meet who have done alike so far and have not met yet. Where the number of pairs is odd, two
computers are one more, the last of all: no pair meets them twice as long as that can be helped.

All pairings are compared, so that the best one is taken: no pair is left over that has met everybody who is free.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

MOST_PAIRS: Final = 16
ROUND: Final = 2
"""How many deals a round has: each pair sits once on either side."""


class Match(NamedTuple):
    """Two pairs that meet in a round."""

    pair: int
    against: int | None
    """The other pair; `None` for two computers."""


Rounds = tuple[tuple[Match, ...], ...]
"""Who meets whom in each round so far, at table 1 and the following ones."""
Cost = tuple[int, int, int, int]
"""How many meet who are to be kept apart, how often pairs meet the computers again, how often one another, and how far
apart they stand; less is better."""
Pairing = tuple[Cost, tuple[tuple[int, int], ...]]


def round_of(deal: int) -> int:
    """Return the round of a deal; both are counted from 1.

    >>> [round_of(deal) for deal in (1, 2, 3, 4, 5)]
    [1, 1, 2, 2, 3]
    """
    return 1 + (deal - 1) // ROUND


def deals_of_pairs(pairs: int) -> int:
    """Return how many deals an evening has where nobody has chosen: those of as many rounds as find a winner.

    >>> [deals_of_pairs(pairs) for pairs in (2, 3, 4, 5, 8, 9, 16)]
    [2, 4, 4, 6, 6, 8, 8]
    """
    return ROUND * (pairs - 1).bit_length()


def numbers_of(pair: int | None) -> tuple[int, int]:
    """Return the numbers of the two people of a pair, which nobody has where it is two computers.

    >>> numbers_of(3), numbers_of(None)
    ((6, 7), (-2, -1))
    """
    pair = -1 if pair is None else pair
    return 2 * pair, 2 * pair + 1


def matches_for(ranked: Sequence[int], before: Rounds, apart: Set[frozenset[int]] = frozenset()) -> tuple[Match, ...]:
    """Return which pairs meet in the next round, where they stand in this order, the best one first.

    Those of `apart` do not meet, as long as that can be helped.

    >>> matches_for([2, 0, 1], ((Match(0, 2), Match(1, None)),))
    (Match(pair=2, against=1), Match(pair=0, against=None))
    """
    field = [*ranked, *([None] if len(ranked) % 2 else [])]
    met = Counter(map(frozenset[int | None], chain.from_iterable(before)))

    def cost(one: int, other: int) -> Cost:
        pairs = frozenset((field[one], field[other]))
        times = met[pairs]
        return int(pairs in apart), (times if field[other] is None else 0), times, (other - one) ** 2

    def joined(one: int, other: int, rest: Pairing) -> Pairing:
        blocked, again, times, far = (mine + theirs for mine, theirs in zip(cost(one, other), rest[0], strict=True))
        return (blocked, again, times, far), ((one, other), *rest[1])

    @cache
    def best(left: tuple[int, ...]) -> Pairing:
        """Return the best pairing of those who are left, the lowest place of them first."""
        if not left:
            return (0, 0, 0, 0), ()
        return min(
            joined(left[0], other, best(tuple(each for each in left[1:] if each != other))) for other in left[1:]
        )

    return tuple(Match(ranked[one], field[other]) for one, other in best(tuple(range(len(field))))[1])
