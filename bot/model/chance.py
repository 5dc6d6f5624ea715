"""The source of secret seeds, from which follows what nobody decides."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """The random source of secret seeds and of what computers think; tests replace it."""

    def seed(self) -> bytes:
        """Return a new secret seed of 32 bytes for a game (rule 27)."""
        return secrets.token_bytes(32)

    def below(self, k: int) -> int:
        """Return a number from 0 to k − 1, each equally likely."""
        return secrets.randbelow(k)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """Return the items in an order of which each is equally likely."""
        left = list(items)
        return [left.pop(self.below(len(left))) for _ in items]
