"""How much of what a promise holds for the plain run tries, and what is left to `-m stress`."""

from collections.abc import Iterable
from typing import Any

import pytest


def some(values: Iterable[Any], plain: int = 1) -> list[Any]:
    """The values of a parameter; so many of them for the plain run, the others with `-m stress` alone.

    >>> [each.values for each in some("abc")]
    [('a',), ('b',), ('c',)]
    >>> [bool(each.marks) for each in some("abc")]
    [False, True, True]
    """
    return [pytest.param(each, marks=pytest.mark.stress if at >= plain else ()) for at, each in enumerate(values)]
