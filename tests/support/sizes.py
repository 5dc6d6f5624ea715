"""How much of what a promise holds for the plain run tries, and what is left to `-m stress`."""

from collections.abc import Collection, Iterable
from typing import Any
from zlib import crc32

import pytest


def some(values: Iterable[Any], plain: int = 1) -> list[Any]:
    """The values of a parameter; so many of them for the plain run, the others with `-m stress` alone.

    >>> [each.values for each in some("abc")]
    [('a',), ('b',), ('c',)]
    >>> [bool(each.marks) for each in some("abc")]
    [False, True, True]
    """
    return [pytest.param(each, marks=pytest.mark.stress if at >= plain else ()) for at, each in enumerate(values)]


def in_turn(values: Collection[Any]) -> list[Any]:
    """The values of a parameter: in the plain run each test tries one of them, with `-m stress` all.

    Which one, follows from the name of the test: those of a file try all of them between them.
    """
    of = len(values)
    return [pytest.param(each, marks=pytest.mark.stress(turn=(at, of))) for at, each in enumerate(values)]


def has_turn(test: str, at: int, of: int) -> bool:
    """Whether it is this value that a test tries in the plain run, of so many.

    >>> [has_turn("test_it_is_played", at, 3) for at in range(3)]
    [False, True, False]
    """
    return crc32(test.encode()) % of == at
