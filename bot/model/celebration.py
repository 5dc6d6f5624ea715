"""What people are congratulated on, each thing once a day."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final


class Thing(StrEnum):
    """Something that went well."""

    PERFECT = "perfect"
    """As many points at a deal of the day as perfect play by all brings, or more."""
    STRONG = "strong"
    """More points at a deal of the day than strong computers."""
    STREAK = "streak"
    """So many days in a row on which a deal of the day was played."""
    FIRST_52 = "52"
    """A bonus of 52 for tricks, the first of the person's life."""
    BEHIND = "behind"
    """A series that was won after the others had been well ahead."""


ONCE: Final = frozenset({Thing.FIRST_52})
"""What nobody is congratulated on a second time."""
ROUND_STREAKS: Final = (3, 7, 14, 30, 50)
"""The first streaks that are celebrated; from the last one on, each that is a multiple of it."""


def is_round(days: int) -> bool:
    """Return whether a streak of so many days is celebrated.

    >>> [days for days in range(160) if is_round(days)]
    [3, 7, 14, 30, 50, 100, 150]
    """
    return days in ROUND_STREAKS or (days > 0 and days % ROUND_STREAKS[-1] == 0)


def farthest_behind(balances: Iterable[tuple[int, int]], winner: int, goal: int) -> tuple[int, int] | None:
    """Return what the winners of a series and the others had when the winners were farthest behind.

    It is `None` where they never were by half of the goal.

    >>> farthest_behind([(0, 2), (1, 2), (1, 7), (10, 7)], winner=0, goal=10)
    (1, 7)
    >>> farthest_behind([(0, 2), (10, 2)], winner=0, goal=10) is None
    True
    """
    seen = [(balance[winner], balance[1 - winner]) for balance in balances]
    own, others = min(seen, key=lambda balance: balance[0] - balance[1], default=(0, 0))
    return (own, others) if 2 * (others - own) >= goal else None
