"""The shuffle that anybody can check afterwards (rules 4, 5, 27, 28)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """What is published before the first cut: SHA-256 of the seed, in hex (rule 27)."""
    return hashlib.sha256(seed).hexdigest()


class Stream:
    """Numbers drawn from a seed under a name, the same for whoever knows both (rule 28)."""

    def __init__(self, seed: bytes, name: str) -> None:
        self._words = self._read(seed, name)

    @staticmethod
    def _read(seed: bytes, name: str) -> Iterator[int]:
        counter = 0
        while True:
            block = hmac.digest(seed, f"{name}/{counter}".encode("ascii"), "sha256")
            for at in range(0, len(block), 4):
                yield int.from_bytes(block[at : at + 4], "big")
            counter += 1

    def below(self, k: int) -> int:
        """A number from 0 to k − 1, each equally likely."""
        limit = 2**32 - 2**32 % k
        return next(word for word in self._words if word < limit) % k

    def permuted(self, items: Sequence[T]) -> list[T]:
        """The items in an order drawn from the stream."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def shuffled(seed: bytes, deal: int, game: str, pack: Sequence[T]) -> tuple[T, ...]:
    """The shuffled pack of a deal of a game by that name, counted from 0, top first (rule 28)."""
    return tuple(Stream(seed, f"{game}-shuffle/{deal}").permuted(pack))


def gathered(seed: bytes, deal: int, game: str, tricks: Sequence[Sequence[T]]) -> tuple[T, ...]:
    """The pack of a later deal, gathered from the tricks of the deal before it, top first (rules 5, 28)."""
    stream = Stream(seed, f"{game}-gather/{deal}")
    return tuple(card for trick in stream.permuted(tricks) for card in stream.permuted(trick))


def can_be_gathered(pack: Sequence[T], tricks: Sequence[Sequence[T]]) -> bool:
    """Whether gathering these tricks can give this pack: the four cards of each together (rule 5)."""
    fours = {frozenset(pack[at : at + 4]) for at in range(0, len(pack), 4)}
    return fours == {frozenset(trick) for trick in tricks}
