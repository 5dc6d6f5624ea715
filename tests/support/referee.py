"""A referee reads the rules of a game anew, from the text of a record, so that the engine is not its own only witness.

A game that has one names it in its facts.
"""

import hmac
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]


class WrongError(Exception):
    """What the referee has against a record."""


def need(right: object) -> None:
    if not right:
        raise WrongError


# The shuffle


class Stream:
    """Numbers drawn from a seed under a name."""

    def __init__(self, seed: bytes, name: str) -> None:
        blocks = (hmac.digest(seed, f"{name}/{at}".encode(), "sha256") for at in range(10**6))
        self.words = (int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4))

    def below(self, number: int) -> int:
        return next(word for word in self.words if word < 2**32 - 2**32 % number) % number

    def permuted(self, items: list[Any]) -> list[Any]:
        items = items[:]
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


@dataclass(frozen=True, kw_only=True)
class Referee:
    """The rules of one game, read from its rulebook and not from the code."""

    options: Mapping[str, Sequence[Any]]
    """What the rules agreed on may say, by option."""
    cutter: Callable[[Json], int]
    """The seat that may cut a deal."""
    judge: Callable[[Json], None]
    """Raise an exception unless a record, whose fields have the right types, tells a game such as the rules allow."""
    gathered: Callable[[bytes, Json, int], Sequence[str] | None] = lambda secret, record, deal: None
    """The pack of a later deal that is gathered from the tricks before it; `None` where it is shuffled."""
