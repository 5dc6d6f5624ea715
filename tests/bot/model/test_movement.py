"""The movements of individual evenings have the property for which they are known, for every number of people."""

from collections import Counter
from itertools import combinations

import pytest

from bot.model.individual import Individual

INDIVIDUAL = Individual()


@pytest.mark.parametrize("seats", [4, 2])
def test_in_a_whole_movement_everybody_meets_everybody_equally_often(seats):
    for places in {INDIVIDUAL.plan(people, seats).places for people in range(INDIVIDUAL.least, INDIVIDUAL.most + 1)}:
        partners, opponents = Counter(), Counter()
        for deal in range(1, places):
            tables = INDIVIDUAL.tables(seats, places, (), deal)
            assert sorted(number for table in tables for number in table) == list(range(places))
            for table in tables:
                for one, other in combinations(range(seats), 2):
                    met = partners if seats == 4 and (one - other) % 2 == 0 else opponents
                    met[frozenset((table[one], table[other]))] += 1
        pairs = set(map(frozenset, combinations(range(places), 2)))
        assert partners == (dict.fromkeys(pairs, 1) if seats == 4 else {})
        assert opponents == dict.fromkeys(pairs, 2 if seats == 4 else 1)
        # Who wants more deals than there are begins anew.
        assert INDIVIDUAL.tables(seats, places, (), places) == INDIVIDUAL.tables(seats, places, (), 1)
