"""Who meets whom at an evening for which people sign up: what every such form of evening says of itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence, Set
from typing import ClassVar, NamedTuple

from engine.games import GAMES

Starter = tuple[tuple[int, ...], ...]
"""The numbers at each table in a deal, by seat; of four, opposite ones are partners."""


class Match(NamedTuple):
    """Two pairs that meet in a round."""

    pair: int
    against: int | None
    """The other pair; `None` for two computers."""


Rounds = tuple[tuple[Match, ...], ...]
"""Which pairs have met in each round so far, at table 1 and the following ones."""


class Plan(NamedTuple):
    """What is settled with the first deal."""

    places: int
    """How many numbers there are; computers have those that nobody has."""
    deals: int
    """How many deals the evening has where nobody has chosen."""


class Movement(ABC):
    """Who meets whom at a form of evening for which people sign up.

    Everybody has a number. Those of a movement of `couples` choose each other for partners, and have the numbers 0 and
    1, 2 and 3, and so on.
    """

    form: ClassVar[str]
    """The form; its texts begin with this word."""
    couples: ClassVar[bool] = False
    least: ClassVar[int] = 3
    """How many people it takes."""
    most: ClassVar[int] = 32
    """How many people can sign up."""

    def fits(self, game: str) -> bool:
        """Return whether there are such evenings of a game."""
        return seats_of(game) is not None and (GAMES[game].partners or not self.couples)

    @abstractmethod
    def plan(self, playing: int, seats: int) -> Plan:
        """Return what is settled for so many people, or pairs, with so many seats at a table."""

    @abstractmethod
    def tables(self, seats: int, places: int, rounds: Rounds, deal: int) -> Starter:
        """Return the numbers at each table of a deal, by seat; none as long as they are not known."""

    def round_of(self, deal: int) -> int:
        """Return the round for which is settled before a deal who meets; 0 where that follows from the plan."""
        return 0

    def pairings(self, ranked: Sequence[int], before: Rounds, apart: Set[frozenset[int]]) -> tuple[Match, ...]:
        """Return which pairs meet in the next round, where they stand in this order, the best one first.

        Those of `apart` do not meet, as long as that can be helped.
        """
        raise NotImplementedError

    def number_for(self, own: int | None, taken: Set[int], known: Set[int], places: int) -> int | None:
        """Return the number that somebody gets who comes after the first deal; `None` where there is none.

        `own` is the number that they had before, `taken` are those of people who play, `known` those of all who have.
        """
        return next((number for number in range(places) if number not in taken), None)

    def plays_on(self, number: int, rounds: Rounds, deals: int) -> bool:
        """Return whether there is a deal to come for a number, at an evening of so many deals."""
        return True


def swapped(deal: int, table: int) -> int:
    """Return 1 where the sides have changed places: side A of a table sits in the odd seats then, else 0.

    They do so with each deal, and at every second table the other way round. Every second pair of tables turns once
    more after two deals, so that everybody is compared with as many on the one side as on the other.

    >>> [[swapped(deal, table) for deal in (1, 2, 3, 4)] for table in (1, 2, 3, 4)]
    [[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 1, 0], [1, 0, 0, 1]]
    """
    return (deal - 1 + table - 1 + (table - 1) // 2 * ((deal - 1) // 2)) % 2


def seats_of(game: str) -> int | None:
    """Return how many sit at a table of such an evening of a game; `None` where no movement fits the game.

    >>> seats_of("stovkahra"), seats_of("trappola")
    (4, 2)
    """
    kind = GAMES[game]
    if kind.duplicates is None:
        return None
    seats = kind.most_seats(kind.duplicates.rules())
    return seats if seats == 2 or (seats == 4 and kind.partners) else None
