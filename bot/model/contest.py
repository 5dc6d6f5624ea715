"""A finished game as ratings see it: who has beaten whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import NamedTuple

from bot.model.person import Person
from engine.games import GAMES

Sides = tuple[tuple[Person, ...], ...]
"""Who played on each side, in the order of the seats."""


@dataclass(frozen=True, slots=True)
class Contest:
    """A finished game: its kind, who played on each side, and which sides have won; all of them where nobody has."""

    kind: str
    sides: Sides
    won: tuple[bool, ...]

    @property
    def people(self) -> list[Person]:
        """All who have played."""
        return [person for side in self.sides for person in side]


class Ended(NamedTuple):
    """A contest with its place in the order of time."""

    at: datetime
    number: int
    contest: Contest
    with_computers: bool


def sides_of(kind: str, seats: Sequence[Person]) -> Sides:
    """Return who plays on each side of a game, given in the order of the seats."""
    sides: dict[int, list[Person]] = {}
    for seat, person in enumerate(seats):
        sides.setdefault(GAMES[kind].side_of(seat), []).append(person)
    return tuple(map(tuple, sides.values()))


def contest_of(kind: str, seats: Sequence[Person], won: Sequence[bool | None]) -> Contest:
    """Return the contest of a finished game, of which it is told whether each seat has won; `None` if nobody has."""
    sides = sides_of(kind, seats)
    by_person = {person.id: each for person, each in zip(seats, won, strict=True)}
    return Contest(kind, sides, tuple(by_person[side[0].id] is not False for side in sides))
