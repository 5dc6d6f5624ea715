"""Series that were stopped after their first cards were dealt, and that nobody has gone on with."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from bot.model.contest import Sides, sides_of
from bot.model.person import Person
from engine.games import USUAL


@dataclass(frozen=True, slots=True)
class StoppedSeries:
    """A series as it stood when it was stopped."""

    table_id: int
    game_id: int
    """The game under way, or the last one."""
    seats: tuple[Person, ...]
    """Those who answer for it."""
    points: tuple[int | None, ...]
    """What each seat had in the game under way, as everybody knew it; `None` between two games."""
    at: datetime
    balance: tuple[int, int] = (0, 0)
    """The brčka of both sides."""
    kind: str = USUAL

    @property
    def sides(self) -> Sides:
        """Who played on each side."""
        return sides_of(self.kind, self.seats)

    @property
    def with_computers(self) -> bool:
        """Whether a computer answers for a seat."""
        return any(person.level is not None for person in self.seats)

    @property
    def score(self) -> tuple[int, int] | None:
        """The points of both sides in the game under way; `None` between two games."""
        first, second = self.points[0], self.points[1]
        return None if first is None or second is None else (first, second)

    def has(self, person: int, partner: int = 0) -> bool:
        """Return whether a person, given by id, answers for it, with a partner as two of one side."""
        return any({key for key in (person, partner) if key} <= {each.id for each in side} for side in self.sides)
