"""Everything that chance does in a game, from one sealed seed, so that anybody can check it (rules 3 to 6, 27, 28)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of the seed in hexadecimal, which is published before the first cut (rule 27)."""
    return hashlib.sha256(seed).hexdigest()


def mixed(seed: bytes, words: Mapping[int, str]) -> bytes:
    """Return the secret that all chance of a game follows from: the seed, with the words that seats added (rule 27).

    >>> mixed(bytes(32), {}) == bytes(32)
    True
    >>> mixed(bytes(32), {2: "for luck", 0: "žaludy"}).hex()[:16]
    '9430e23e835d3af5'
    """
    if not words:
        return seed
    lines = ("words", *(f"{seat} {words[seat]}" for seat in sorted(words)))
    return hmac.digest(seed, "\n".join(lines).encode(), "sha256")


class Stream:
    """Random numbers computed from a seed and a name: the same seed and name give the same numbers (rule 28)."""

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
        """Return the next number from 0 to k − 1, each equally likely."""
        limit = 2**32 - 2**32 % k
        return next(word for word in self._words if word < limit) % k

    def permuted(self, items: Sequence[T]) -> list[T]:
        """Return the items in a random order."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order


def shuffled(secret: bytes, deal: int, game: str, pack: Sequence[T]) -> tuple[T, ...]:
    """Return the shuffled pack of a deal, top card first (rule 28).

    `deal` is counted from 0, `game` is the game's name, and `pack` is the unshuffled pack.

    >>> from engine.cards.german_pack import PACK
    >>> shuffled(bytes(32), 0, "stovkahra", PACK)[:4]
    (<lT>, <b9>, <h7>, <aK>)
    """
    return tuple(Stream(secret, f"{game}-shuffle/{deal}").permuted(pack))


def gathered(secret: bytes, deal: int, game: str, tricks: Sequence[Sequence[T]]) -> tuple[T, ...]:
    """Return the pack gathered from the tricks of the deal before, top card first (rules 5, 28)."""
    stream = Stream(secret, f"{game}-gather/{deal}")
    return tuple(card for trick in stream.permuted(tricks) for card in stream.permuted(trick))


def first_dealer(secret: bytes, game: str, seats: int) -> int:
    """Return the first dealer of a series (rules 3, 28)."""
    return Stream(secret, f"{game}-dealer").below(seats)


def drawn_cut(secret: bytes, deal: int, game: str, cards: int) -> int:
    """Return how many of the cards go to the bottom where no player picks the place (rules 6, 28)."""
    return 1 + Stream(secret, f"{game}-cut/{deal}").below(cards - 1)


def thought(secret: bytes, seat: int, moves: Iterable[object]) -> int:
    """Return the number from which a computer's random numbers follow where equal lines of play get equal answers.

    It tells nothing of the secret, and so nothing of hidden cards.

    >>> thought(bytes(32), 1, ["play hA"]) == thought(bytes(32), 2, ["play hA"])
    False
    """
    lines = (f"thought/{seat}", *map(str, moves))
    return int.from_bytes(hmac.digest(secret, "\n".join(lines).encode(), "sha256")[:8], "big")


def can_be_gathered(pack: Sequence[T], tricks: Sequence[Sequence[T]]) -> bool:
    """Return whether gathering these tricks can give this pack: the four cards of a trick stay together (rule 5)."""
    fours = {frozenset(pack[at : at + 4]) for at in range(0, len(pack), 4)}
    return fours == {frozenset(trick) for trick in tricks}
