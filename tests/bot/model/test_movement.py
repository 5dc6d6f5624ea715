"""The movements of individual evenings have the property for which they are known, for every number of people."""

from collections import Counter
from itertools import combinations

import pytest

from bot.model.movement import LEAST_PEOPLE, MOST_PEOPLE, places_for, tables_of


@pytest.mark.parametrize("seats", [4, 2])
def test_in_a_whole_movement_everybody_meets_everybody_equally_often(seats):
    for places in {places_for(people, seats) for people in range(LEAST_PEOPLE, MOST_PEOPLE + 1)}:
        partners, opponents = Counter(), Counter()
        for deal in range(1, places):
            tables = tables_of(seats, places, deal)
            assert sorted(number for table in tables for number in table) == list(range(places))
            for table in tables:
                for one, other in combinations(range(seats), 2):
                    met = partners if seats == 4 and (one - other) % 2 == 0 else opponents
                    met[frozenset((table[one], table[other]))] += 1
        pairs = set(map(frozenset, combinations(range(places), 2)))
        assert partners == (dict.fromkeys(pairs, 1) if seats == 4 else {})
        assert opponents == dict.fromkeys(pairs, 2 if seats == 4 else 1)
        # Who wants more deals than there are begins anew.
        assert tables_of(seats, places, places) == tables_of(seats, places, 1)
