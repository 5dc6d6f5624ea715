"""What a score before the next deal is worth in brčka, and whether to add or to take brčka.

A good side plays for brčka, not for points; the tables tell what points are worth between equal players.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.moves import ADD, TAKE, Add, Take
from engine.stovkahra.rules import GOAL, TEN

STEP: Final = 11
_OUTLOOK: Final = (
    (0.00, -0.24, -0.49, -0.74, -0.98, -1.20, -1.42, -1.66, -1.83, -1.93),
    (0.24, 0.00, -0.26, -0.52, -0.78, -1.02, -1.26, -1.53, -1.75, -1.89),
    (0.49, 0.26, 0.00, -0.27, -0.52, -0.76, -1.02, -1.33, -1.64, -1.82),
    (0.74, 0.52, 0.27, 0.00, -0.25, -0.49, -0.75, -1.09, -1.45, -1.72),
    (0.98, 0.78, 0.52, 0.25, 0.00, -0.24, -0.47, -0.80, -1.09, -1.41),
    (1.20, 1.02, 0.76, 0.49, 0.24, 0.00, -0.22, -0.51, -0.72, -0.87),
    (1.42, 1.26, 1.02, 0.75, 0.47, 0.22, 0.00, -0.30, -0.60, -0.80),
    (1.66, 1.53, 1.33, 1.09, 0.80, 0.51, 0.30, 0.00, -0.37, -0.67),
    (1.83, 1.75, 1.64, 1.45, 1.09, 0.72, 0.60, 0.37, 0.00, -0.43),
    (1.93, 1.89, 1.82, 1.72, 1.41, 0.87, 0.80, 0.67, 0.43, 0.00),
)
"""The brčka that a side wins on average more than the other, by its points and theirs in steps of 11.

Measured backwards from 100 points over 2,500 deals between computer players who say dost in time (rules 19, 23).
"""
POINTS_A_BRCKO: Final = 43
"""Points that are worth as much as one brčko, early in a game."""
TWO_BRCKA: Final = 0.4
"""The share of games that bring two brčka."""


def outlook(ours: int, theirs: int) -> float:
    """Return the brčka that we win on average more than they, from points below 100 before a deal.

    >>> outlook(0, 0), outlook(77, 0)
    (0.0, 1.66)
    """
    if not (0 <= ours < GOAL and 0 <= theirs < GOAL):
        raise ValueError("before a deal both sides have fewer than a hundred")
    i, more_ours = divmod(ours, STEP)
    j, more_theirs = divmod(theirs, STEP)
    f, g = more_ours / STEP, more_theirs / STEP
    here, above = _OUTLOOK[i], _OUTLOOK[min(i + 1, len(_OUTLOOK) - 1)]
    k = min(j + 1, len(here) - 1)
    return (1 - f) * ((1 - g) * here[j] + g * here[k]) + f * ((1 - g) * above[j] + g * above[k])


# Add or take (rules 24 to 26)

Balance = tuple[int, int]
"""The brčka of the side that chooses, and of the other."""


def add_or_take(balance: Balance, won: int, goal: int, first_to_ten: bool | None = None) -> Add | Take:
    """Return the better choice for the winners of a game, between sides of equal strength.

    `first_to_ten` tells whether the side that chooses had ten first, or the other (`False`), or nobody yet (`None`).

    >>> add_or_take((8, 3), 2, 10), add_or_take((0, 9), 2, 10)
    (Add(), Take())
    """
    if not balance[1]:
        return ADD
    added = _added(balance, won)
    taken = (balance[0], max(0, balance[1] - won))
    worth = _series_worth(goal)
    first = first_to_ten if first_to_ten is not None else (True if added[0] >= TEN else None)
    return ADD if _worth(worth, added, first, goal) >= _worth(worth, taken, first_to_ten, goal) else TAKE


def _added(balance: Balance, won: int) -> Balance:
    return balance[0] + won, balance[1]


Key = tuple[int, int, bool | None]


def _worth(worth: dict[Key, float], balance: Balance, first: bool | None, goal: int) -> float:
    """Return the expected series won minus those lost, from this balance on (rules 25, 26)."""
    if balance[0] >= goal:
        if goal == TEN:
            return 1.0
        return 2.0 if first else 0.0
    return worth[balance[0], balance[1], first]


@lru_cache
def _series_worth(goal: int) -> dict[Key, float]:
    """Compute the worth of a series for each balance before a game and each side that was first to ten."""
    firsts = (None,) if goal == TEN else (None, True, False)
    worth: dict[Key, float] = {
        (ours, theirs, first): 0.0 for ours in range(goal) for theirs in range(goal) for first in firsts
    }
    change = 1.0
    while change > 1e-3:
        change = 0.0
        for ours, theirs, first in worth:
            us = _best(worth, (ours, theirs), first, goal)
            them = _best(worth, (theirs, ours), None if first is None else not first, goal)
            new = (us - them) / 2
            change = max(change, abs(new - worth[ours, theirs, first]))
            worth[ours, theirs, first] = new
    return worth


def _best(worth: dict[Key, float], balance: Balance, first: bool | None, goal: int) -> float:
    """Return the worth of winning the next game, with the better choice for one and for two brčka."""
    total = 0.0
    for won, chance in ((1, 1 - TWO_BRCKA), (2, TWO_BRCKA)):
        added = _added(balance, won)
        now_first = first if first is not None or goal == TEN or added[0] < TEN else True
        best = _worth(worth, added, now_first, goal)
        if balance[1]:
            best = max(best, _worth(worth, (balance[0], max(0, balance[1] - won)), first, goal))
        total += chance * best
    return total
