"""Chance that comes out the same in every run."""

from random import Random

from bot.model.chance import Chance


class Seeded(Chance):
    """Chance that comes out the same for the same number."""

    def __init__(self, number: int) -> None:
        self._random = Random(number)

    def seed(self) -> bytes:
        return self._random.randbytes(32)

    def below(self, k: int) -> int:
        return self._random.randrange(k)
