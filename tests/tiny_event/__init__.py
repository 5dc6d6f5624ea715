"""A form of evening that lives in the tests alone: with each deal everybody moves on by one seat."""

from pathlib import Path

from bot.model.movement import Movement, Plan, Rounds, Starter

LOCALES = Path(__file__).with_name("locales")
"""Its texts."""


class Circle(Movement):
    """Everybody moves on by one seat with each deal."""

    form = "circle"

    def plan(self, playing: int, seats: int) -> Plan:
        """As many places as fill whole tables, and two deals."""
        return Plan(-(-playing // seats) * seats, 2)

    def tables(self, seats: int, places: int, rounds: Rounds, deal: int) -> Starter:
        """The numbers in their order, which begins one further on with each deal.

        >>> [Circle().tables(2, 4, (), deal) for deal in (1, 2)]
        [((1, 2), (3, 0)), ((2, 3), (0, 1))]
        """
        ring = [(number + deal) % places for number in range(places)]
        return tuple(tuple(ring[first : first + seats]) for first in range(0, places, seats))
