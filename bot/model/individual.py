"""Individual evenings: who sits where in each deal, by published designs.

A movement is one arrangement of all numbers, its starter, and a step: with each deal every number but the last grows by
one, and begins again at 0. So everybody meets everybody else, as a property of the starter alone.

Four at a table play a whist tournament: each two people are partners once and opponents twice. E. H. Moore described
such tournaments in 1896, and R. D. Baker proved in 1975 that there is one wherever four divides the number of people.
Those made by a step like this one are called Z-cyclic: I. Anderson, *Combinatorial Designs and Tournaments*, 1997.
Two at a table play by the circle method, which is older than its name: everybody plays everybody once.
"""

from __future__ import annotations

from typing import Final

from bot.model.event import Form
from bot.model.movement import Movement, Plan, Rounds, Starter

USUAL_DEALS: Final = 7
"""How many deals there are at most where nobody has chosen a number."""
WHIST: Final[dict[int, Starter]] = {
    4: ((3, 1, 0, 2),),
    8: ((7, 2, 0, 6), (1, 4, 3, 5)),
    12: ((11, 7, 0, 6), (1, 3, 10, 9), (2, 4, 5, 8)),
    16: ((15, 8, 0, 4), (1, 7, 2, 14), (3, 10, 13, 12), (5, 6, 11, 9)),
    20: ((19, 2, 0, 17), (1, 6, 9, 16), (3, 12, 15, 14), (4, 8, 7, 13), (5, 10, 18, 11)),
    24: ((23, 18, 0, 11), (1, 2, 20, 10), (3, 13, 16, 22), (4, 12, 9, 15), (5, 19, 17, 21), (6, 8, 7, 14)),
    28: (
        *((27, 14, 0, 23), (1, 2, 24, 3), (4, 12, 6, 19), (5, 8, 11, 21), (7, 16, 15, 26), (9, 13, 25, 18)),
        (10, 17, 22, 20),
    ),
    32: (
        *((31, 14, 0, 17), (1, 2, 6, 3), (4, 7, 16, 27), (5, 12, 23, 18), (8, 9, 30, 24), (10, 22, 20, 29)),
        *((11, 15, 25, 19), (13, 26, 21, 28)),
    ),
}
"""The starters by the number of people: each difference of partners comes once, each difference of opponents twice."""


class Individual(Movement):
    """Others meet with each deal."""

    form = Form.INDIVIDUAL

    def plan(self, playing: int, seats: int) -> Plan:
        """Return a movement of whole tables, and all of its deals if these are not too many.

        >>> Individual().plan(3, 4), Individual().plan(9, 2), Individual().plan(32, 4)
        (Plan(places=4, deals=3), Plan(places=10, deals=7), Plan(places=32, deals=7))
        """
        places = -(-playing // seats) * seats
        return Plan(places, min(places - 1, USUAL_DEALS))

    def tables(self, seats: int, places: int, rounds: Rounds, deal: int) -> Starter:
        """Return who sits where; after the whole movement it begins again.

        >>> [Individual().tables(4, 4, (), deal) for deal in (1, 2, 3)]
        [((3, 1, 0, 2),), ((3, 2, 1, 0),), ((3, 0, 2, 1),)]
        """
        last = places - 1
        step = (deal - 1) % last
        return tuple(
            tuple(number if number == last else (number + step) % last for number in table)
            for table in _starter(seats, places)
        )


def _starter(seats: int, places: int) -> Starter:
    if seats == 4:
        return WHIST[places]
    last = places - 1
    return ((last, 0), *((number, last - number) for number in range(1, places // 2)))
