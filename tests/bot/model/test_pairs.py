"""Which pairs meet by the Swiss system: those alike, nobody twice if it can be helped, and all on both sides."""

from collections import Counter
from itertools import chain
from random import Random

import pytest

from bot.model.evening import MOST_DEALS
from bot.model.movement import Match
from bot.model.pairs import MOST_PAIRS, ROUND, Pairs, matches_for


def rounds_of(pairs, number, random):
    """So many rounds of so many pairs, whose results nobody can foresee."""
    rounds, points = (), Counter(dict.fromkeys(range(pairs), 0))
    for _ in range(number):
        ranked = sorted(points, key=lambda pair: (-points[pair], pair))
        rounds += (matches_for(ranked, rounds),)
        points.update({pair: random.randrange(100) for pair in points})
    return rounds


def pairings(left):
    """Every way in which these can meet."""
    if not left:
        yield ()
    for other in left[1:]:
        rest = tuple(each for each in left[1:] if each != other)
        yield from ((frozenset((left[0], other)), *more) for more in pairings(rest))


@pytest.mark.parametrize("pairs", range(2, MOST_PAIRS + 1))
@pytest.mark.stress(small=True)
def test_nobody_meets_the_same_pair_or_the_computers_twice_as_long_as_it_can_be_helped(pairs, sized):
    for seed in range(max(2, sized(20))):
        print("seed", seed)
        met, rounds = Counter(), rounds_of(pairs, MOST_DEALS // ROUND, Random(seed))
        for number, matches in enumerate(rounds, start=1):
            playing = [pair for match in matches for pair in match if pair is not None]
            assert sorted(playing) == list(range(pairs))
            assert sum(match.against is None for match in matches) == pairs % 2
            met.update(frozenset(match) for match in matches)
            computers = [times for meeting, times in met.items() if None in meeting]
            if number <= pairs:
                assert max(computers, default=0) <= 1
            # In that many rounds somebody new is left for everybody, whoever has met whom.
            if number <= (pairs + 1) // 2:
                assert max(met.values()) == 1
        assert Pairs().plan(pairs, 4).deals // ROUND <= (pairs + 1) // 2, "the usual number is one of these"


@pytest.mark.parametrize("pairs", [3, 6, 7, 8])
def test_of_all_ways_to_meet_that_is_taken_in_which_fewest_meet_again_and_then_those_most_alike(pairs):
    for seed in range(40):
        print("seed", seed)
        random = Random(seed)
        before = rounds_of(pairs, random.randrange(1, 6), random)
        met = Counter(map(frozenset, chain.from_iterable(before)))
        ranked = random.sample(range(pairs), pairs)
        field = [*ranked, *([None] if pairs % 2 else [])]

        def worth(meetings, met=met, field=field):
            computers = sum(met[each] for each in meetings if None in each)
            places = [sorted(map(field.index, each)) for each in meetings]
            return computers, sum(met[each] for each in meetings), sum((two - one) ** 2 for one, two in places)

        taken = [frozenset(each) for each in matches_for(ranked, before)]
        assert worth(taken) == min(map(worth, pairings(tuple(field))))


def test_each_pair_sits_once_on_either_side_in_each_round_and_partners_opposite():
    for pairs in range(2, MOST_PAIRS + 1):
        rounds = rounds_of(pairs, 4, Random(pairs))
        sides = Counter()
        for deal in range(1, 4 * ROUND + 1):
            tables = Pairs().tables(4, 2 * pairs, rounds, deal)
            sat = [number for table in tables for number in table if number >= 0]
            assert sorted(sat) == list(range(2 * pairs))
            for match, table in zip(rounds[Pairs().round_of(deal) - 1], tables, strict=True):
                met = {tuple(number // 2 for number in table[odd::2]): odd for odd in (0, 1)}
                assert {one if one == other >= 0 else None for one, other in met} == set(match)
                sides.update({(one, odd): 1 for (one, _), odd in met.items() if one >= 0})
        assert set(sides.values()) == {4}
        assert not Pairs().tables(4, 2 * pairs, rounds, 4 * ROUND + 1), "who meets next is not known before the round"


FULL = set(range(2 * MOST_PAIRS))


@pytest.mark.parametrize(
    ("own", "taken", "known", "number"),
    [
        (None, {0, 1, 2}, {0, 1, 2}, 3),
        (None, {0, 1, 2, 3}, {0, 1, 2, 3}, 4),
        (None, {0, 1, 2, 3}, {0, 1, 2, 3, 4}, 6),
        (5, {0, 1, 4}, {0, 1, 4, 5}, 5),
        (5, {0, 1, 4, 5}, {0, 1, 4, 5}, 6),
        (None, FULL - {7}, FULL, 7),
        (None, FULL, FULL, None),
        (9, FULL - {8, 9}, FULL, 9),
    ],
)
def test_who_comes_late_has_the_own_number_or_one_beside_a_person_or_a_new_pair_as_long_as_one_is_left(
    own, taken, known, number
):
    assert Pairs().number_for(own, taken, known, len(known)) == number


def test_whoever_is_out_is_met_by_nobody():
    before = ((Match(0, 1), Match(2, 3), Match(4, None)),)
    assert set(chain.from_iterable(matches_for([4, 0, 2], before))) == {0, 2, 4, None}
