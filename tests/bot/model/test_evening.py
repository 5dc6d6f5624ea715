"""How an evening of the same deals stands, against a plain reckoning by fractions."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from fractions import Fraction
from random import Random

import pytest

from bot.model.evening import Evening, Play, swapped
from bot.model.person import Person
from bot.ui.evening import deal_page, evening_page
from tests.support.limits import T
from tests.support.service import unbound, words

EVENINGS = 60
"""Of as many random evenings, rounded shares put dozens into a wrong order."""


def evening(points, deals, strong=None, shown=None):
    """An evening of Trappola at which each table has made these points of its deals, `None` where it has not."""
    plays = [
        Play(
            table,
            deal,
            table * 100 + deal,
            made,
            tuple(
                Person(table * 10 + side, 1000 + table * 10 + side, f"P{table}{side}") for side in sides(deal, table)
            ),
            made is None,
        )
        for table, results in points.items()
        for deal, made in enumerate(results, start=1)
    ]
    seeds, end = tuple(bytes([deal]) * 32 for deal in range(deals)), datetime(2026, 11, 23, tzinfo=UTC)
    compared = strong if strong is not None else [None] * deals
    return Evening(
        7, 1, 2, "trappola", end, deals if shown is None else shown, True, seeds, tuple(compared), tuple(plays)
    )


def sides(deal, table):
    """The sides of a table by seat: A, which is 0, sits in the even seat unless they have changed places."""
    return (1, 0) if swapped(deal, table) else (0, 1)


def random_evening(random):
    deals, tables = random.randint(2, 12), random.choice((1, 2, 2, 3, 4, 5, 7, 8, 11, 16))
    spread = random.choice((1, 3, 40))
    points = {
        table: [random.randint(-spread, spread) if random.random() < 0.95 else None for _ in range(deals)]
        for table in range(1, tables + 1)
    }
    strong = [random.randint(-spread, spread) for _ in range(deals)]
    return points, deals, strong


def plain_share(points, deal, strong, table, side):
    """Of which part of the others with the same cards a side is ahead in one deal, equal ones by half.

    A deal that was missed counts 40%, or the mean of the others where that is less.
    """
    own = points[table][deal - 1]
    if own is None:
        played = [at for at, made in enumerate(points[table], start=1) if made is not None]
        shares = [plain_share(points, each, strong, table, side) for each in played]
        return min([Fraction(2, 5), *([sum(shares, Fraction()) / len(shares)] if shares else [])])
    others = [made[deal - 1] for other, made in points.items() if other != table and made[deal - 1] is not None]
    sign = 1 if sides(deal, table)[0] == side else -1
    if not others:
        # Beside strong computers 30 points more or less are all or nothing, and what lies between counts by its points.
        return min(Fraction(1), max(Fraction(0), Fraction(1, 2) + Fraction(sign * (own - strong[deal - 1]), 60)))
    wins = sum(Fraction(1) if sign * own > sign * other else Fraction(own == other, 2) for other in others)
    return Fraction(wins, len(others))


def plain_means(points, deals, strong):
    """The mean of every side of every table."""
    return {
        (table, side): sum(plain_share(points, deal, strong, table, side) for deal in range(1, deals + 1)) / deals
        for table in points
        for side in (0, 1)
    }


def test_equal_sides_share_a_place_and_unequal_ones_stand_in_the_order_of_their_exact_shares():
    seed = Random().randrange(10**6)
    print("seed", seed)
    random = Random(seed)
    for _ in range(EVENINGS):
        points, deals, strong = random_evening(random)
        made = evening(points, deals, strong)
        means = plain_means(points, deals, strong)
        told = unbound(words(evening_page(made, T)))
        if len(points) == 2:
            teams = [sum((means[table, side] for table in points), Fraction()) / 2 for side in (0, 1)]
            found = re.findall(r"Team (\w) · ([\d.]+)%", told)
            ranked = [teams["AB".index(side)] for side, _ in found]
            assert ranked == sorted(teams, reverse=True), (points, told)
            assert [share for _, share in found] == [percent(each) for each in ranked], (points, told)
            continue
        lines = re.findall(r"`(\d+)` \*\*([\d.]+)%\*\* · P(\d+)(\d) ·", told)
        assert len(lines) == 2 * len(points), told
        places = {(int(table), int(side)): int(place) for place, _, table, side in lines}
        for key, mean in means.items():
            assert places[key] == 1 + sum(other > mean for other in means.values()), (key, points, strong, told)
        shown = {(int(table), int(side)): share for _, share, table, side in lines}
        assert shown == {key: percent(mean) for key, mean in means.items()}
        assert list(places.values()) == sorted(places.values())


def percent(share):
    """A share as people are told it: per cent to one place."""
    return f"{round(1000 * share) / 10:g}"


@pytest.mark.parametrize("deal", [1, 2])
def test_a_deal_that_was_missed_counts_forty_per_cent_and_no_more_than_those_that_were_played(deal):
    points = {1: [5, None], 2: [None, 3], 3: [1, 1]}
    told = unbound(words(deal_page(evening(points, 2), deal, T)))
    assert told.count("not finished · 40%") == told.count("not finished · 0%") == 1


def test_whoever_is_compared_with_computers_that_still_think_has_no_share_yet():
    made = evening({1: [4, 2]}, 2)
    assert [line.share for line in made.lines] == [None, None]
    assert "…" in words(evening_page(made, T))


def test_an_evening_brings_people_what_they_made_of_it_unless_one_table_alone_has_played():
    brought = evening({1: [5, 3], 2: [-5, 1]}, 2).shares_of_people
    assert len(brought) == 4 and set(brought.values()) == {
        line.share for line in evening({1: [5, 3], 2: [-5, 1]}, 2).lines
    }
    assert evening({1: [5, 3]}, 2, strong=[0, 0]).shares_of_people == {}


def test_an_evening_brings_nobody_what_others_have_played_before_they_sat_down():
    played = evening({1: [5, -5], 2: [-5, 5]}, 2)
    early, late = played.plays[0].side(0)[0], Person(99, 1099, "Late")
    followed = tuple(
        replace(play, people=tuple(late if each == early else each for each in play.people))
        if (play.table, play.deal) == (1, 2)
        else play
        for play in played.plays
    )
    brought = replace(played, plays=followed).shares_of_people
    assert brought[early.id] == brought[late.id] == (1 + Fraction(2, 5)) / 2 and len(brought) == 5
