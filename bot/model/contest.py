"""A finished game as ratings see it: who has beaten whom."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.person import Person


@dataclass(frozen=True, slots=True)
class Contest:
    """A finished game: who played on each side, in the order of the seats, and which side has won."""

    sides: tuple[tuple[Person, ...], ...]
    winner: int

    @property
    def people(self) -> list[Person]:
        """All who have played."""
        return [person for side in self.sides for person in side]
