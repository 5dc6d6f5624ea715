"""What a seat was told as rows of numbers, for programs that learn; numpy must be installed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.adapters.course import Course, Told, numbers_of
from engine.cards.pack import all_cards

ROWS: Final = 48
"""Rows for one deal: more than a seat can be told in one."""

Floats = NDArray[np.float32]


class Layout:
    """The columns of a row: who moved, what it may have been, the hand then, cards shown then, and the standing."""

    def __init__(self, course: Course) -> None:
        self._numbers = numbers_of(tuple(course.kind.decisions))
        self._moves = len(course.told)
        """The first column of moves; those before it are of seats."""
        self._hand = self._moves + len(self._numbers)
        self._shown = self._hand + len(all_cards(course.kind.cards))
        self._standing = self._shown + len(all_cards(course.kind.cards))
        self.shape = ROWS, self._standing + len(course.game.view().standing)
        """Of one deal."""

    def write(self, rows: Floats, told: Iterable[Told]) -> None:
        """Write what was told in one deal, one thing a row, into rows of nothing but 0."""
        for row, each in zip(rows, told, strict=False):
            if each.mover is not None:
                row[each.mover] = 1
            for move in each.moves:
                if move in self._numbers:
                    row[self._moves + self._numbers[move]] = 1
            row[[self._hand + card for card in each.hand]] = 1
            row[[self._shown + card for card in each.shown]] = 1
            row[self._standing :] = each.standing
