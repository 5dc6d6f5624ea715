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
from typing import Final

from bot.model.event import Form
from bot.model.movement import Match, Movement, Plan, Rounds, Starter, swapped

MOST_PAIRS: Final = 16
ROUND: Final = 2
"""How many deals a round has: each pair sits once on either side."""


Cost = tuple[int, int, int, int]
"""How many meet who are to be kept apart, how often pairs meet the computers again, how often one another, and how far
apart they stand; less is better."""
Pairing = tuple[Cost, tuple[tuple[int, int], ...]]


class Pairs(Movement):
    """The same two meet another pair in each round."""

    form = Form.PAIRS
    couples = True

    def plan(self, playing: int, seats: int) -> Plan:
        """Return the numbers of so many pairs, and the deals of as many rounds as find a winner.

        >>> [Pairs().plan(pairs, 4).deals for pairs in (2, 3, 4, 5, 8, 9, 16)]
        [2, 4, 4, 6, 6, 8, 8]
        """
        return Plan(2 * playing, ROUND * (playing - 1).bit_length())

    def tables(self, seats: int, places: int, rounds: Rounds, deal: int) -> Starter:
        """Return who sits where, once it is settled which pairs meet."""
        matches = rounds[self.round_of(deal) - 1] if self.round_of(deal) <= len(rounds) else ()
        sides = (
            (numbers_of(match.pair), numbers_of(match.against))[:: -1 if swapped(deal, table) else 1]
            for table, match in enumerate(matches, start=1)
        )
        return tuple((even[0], odd[0], even[1], odd[1]) for even, odd in sides)

    def round_of(self, deal: int) -> int:
        """Return the round of a deal; both are counted from 1.

        >>> [Pairs().round_of(deal) for deal in (1, 2, 3, 4, 5)]
        [1, 1, 2, 2, 3]
        """
        return 1 + (deal - 1) // ROUND

    def pairings(self, ranked: Sequence[int], before: Rounds, apart: Set[frozenset[int]]) -> tuple[Match, ...]:
        """Return which pairs meet in the next round, by the Swiss system."""
        return matches_for(ranked, before, apart)

    def number_for(self, own: int | None, taken: Set[int], known: Set[int], places: int) -> int | None:
        """Return the own number, that of a computer beside a person, or a number of a new pair."""
        if own is not None and own not in taken:
            return own
        beside = [number ^ 1 for number in taken if number ^ 1 not in taken]
        new = 2 * (1 + max(known, default=-1) // 2)
        return min(beside, default=new if new < 2 * MOST_PAIRS else None)

    def plays_on(self, number: int, rounds: Rounds, deals: int) -> bool:
        """Return whether a pair meets another one in the last round, where that is settled."""
        last = self.round_of(deals) == len(rounds)
        return not last or any(number // 2 in match for match in rounds[-1])


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
