"""Seasons: when they begin and end, what points are for, and how divisions rise and fall."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random

import pytest

from bot.model.person import Person
from bot.model.season import (
    DIVISION,
    GAME_WON,
    GAMES_A_MONTH,
    MOST_TOGETHER,
    MOVING,
    SERIES_A_MONTH,
    SERIES_OTHER,
    SERIES_WON,
    Calendar,
    Length,
    MonthOf,
    Score,
    Season,
    by_month,
    divisions_after,
    score_of,
    table_of,
)

QUARTERS = Calendar()


def people(number):
    return {key: Person(key, 1000 + key, f"Person {key}") for key in range(1, number + 1)}


def lines(points, divisions=()):
    """The table of people who have these points, the first of them person 1."""
    scores = {key: Score(series=each) for key, each in enumerate(points, start=1)}
    return table_of(people(len(points)), scores, dict(divisions))


def at(year, month, day=15):
    return datetime(year, month, day, 12, tzinfo=UTC)


def chain(calendar, first, number):
    """So many seasons, each after the one before."""
    found = [first]
    while len(found) < number and (season := calendar.after(found[-1])) is not None:
        found.append(season)
    return [each.key for each in found]


def test_seasons_are_quarters_unless_a_length_is_chosen():
    assert chain(QUARTERS, QUARTERS.at(at(2025, 5)), 4) == ["2025-Q2", "2025-Q3", "2025-Q4", "2026-Q1"]
    assert QUARTERS.at(datetime(2026, 12, 31, 23, 59, tzinfo=UTC)) == Season(2026, 10, 12)
    assert QUARTERS.at(datetime(2027, 1, 1, tzinfo=UTC)) == Season(2027, 1, 3)


@pytest.mark.parametrize(
    ("length", "months"),
    [
        (Length.MONTH, [(4, 4), (5, 5), (6, 6), (7, 7)]),
        (Length.QUARTER, [(4, 6), (7, 9), (10, 12), (1, 3)]),
        (Length.HALF, [(4, 6), (7, 12), (1, 6), (7, 12)]),
        (Length.YEAR, [(4, 12), (1, 12), (1, 12), (1, 12)]),
        (Length.NONE, []),
    ],
)
def test_a_length_holds_from_the_end_of_the_season_under_way_to_the_boundaries_of_the_calendar(length, months):
    calendar = QUARTERS.with_length(length, at(2026, 2))
    found = [Season.named(key) for key in chain(calendar, calendar.at(at(2026, 2)), 5)]
    assert [(each.first, each.last) for each in found] == [(1, 3), *months]


@pytest.mark.parametrize("seed", range(50))
def test_whatever_is_chosen_seasons_begun_stay_as_they_were_and_follow_each_other(seed):
    random, calendar, now, kept = Random(seed), QUARTERS, at(2026, 1), set()
    while now.year < 2036:
        begun = calendar.newest(now)
        kept.add((begun, calendar.before(begun)))
        calendar = calendar.with_length(random.choice(list(Length)), now)
        assert calendar.newest(now) == begun, seed
        now += timedelta(days=random.choice((1, 20, 100)))
    ended = calendar.ended(at(2026, 1), now)
    for season, later in pairwise(ended):
        assert calendar.before(later) == season and calendar.after(season) == later
        assert season.ends_at <= later.begins_at and season.key < later.key, seed
    for season, before in kept:
        assert calendar.at(season.begins_at) == season and calendar.before(season) == before, seed
        assert Season.named(season.key) == season
    assert set(ended) >= {season for season, _ in kept if season.ends_at <= now}


def test_what_does_not_hold_yet_can_be_taken_back():
    for wrong in Length:
        calendar = QUARTERS.with_length(wrong, at(2026, 2))
        assert calendar.with_length(Length.QUARTER, at(2026, 3, 31)) == QUARTERS
        assert calendar.with_length(Length.HALF, at(2026, 3, 31)) == QUARTERS.with_length(Length.HALF, at(2026, 2))


def test_after_a_time_without_seasons_they_begin_with_the_month_after_the_choice():
    none = QUARTERS.with_length(Length.NONE, at(2026, 2))
    again = none.with_length(Length.HALF, at(2026, 8, 31))
    assert again.at(at(2026, 8, 31)) is None and none.after(Season(2026, 1, 3)) is None
    assert chain(again, Season(2026, 1, 3), 3) == ["2026-Q1", "2026-Q3.09-12", "2027-Q1.01-06"]
    assert again.with_length(Length.NONE, at(2026, 8, 31)) == none


def test_more_of_a_month_than_counts_brings_nothing_and_what_was_won_counts_first():
    most = score_of(MonthOf(series_won=SERIES_A_MONTH, series=SERIES_A_MONTH))
    assert most == score_of(MonthOf(series_won=SERIES_A_MONTH + 9, series=99)) == Score(SERIES_A_MONTH * SERIES_WON)
    assert score_of(MonthOf(series_won=1, series=99)).series == SERIES_WON + (SERIES_A_MONTH - 1) * SERIES_OTHER
    assert score_of(MonthOf(games_won=99, games=99)).games == GAMES_A_MONTH * GAME_WON
    # Of many evenings the mean counts, as often as evenings do: a bad one more is no reason to come to another.
    assert score_of(MonthOf(evenings=8, evening_share=4000)) == score_of(MonthOf(evenings=16, evening_share=8000))


def test_the_months_of_a_season_are_added_up():
    assert by_month([(7, MonthOf(series_won=1, series=1)), (7, MonthOf(series=2)), (9, MonthOf(games=1))]) == {
        7: Score(SERIES_WON + 2 * SERIES_OTHER),
        9: Score(games=1),
    }


def test_a_few_people_have_no_divisions_and_many_get_them_by_their_points():
    assert divisions_after(lines(range(1, MOST_TOGETHER + 1))) == {}
    found = divisions_after(lines(range(20, 0, -1)))
    assert [found[key] for key in range(1, 21)] == [1] * DIVISION + [2] * DIVISION + [3] * (20 - 2 * DIVISION)


def test_the_first_of_a_division_rise_and_the_last_fall_whatever_points_others_have():
    before = {key: (key - 1) // DIVISION + 1 for key in range(1, 25)}
    # The lower a division, the more points.
    found = divisions_after(lines([100 * before[key] - key for key in range(1, 25)], before))
    risen, fallen = ({key for key in before if (found[key] - before[key]) == by} for by in (-1, 1))
    assert risen == {9, 10, 17, 18} and fallen == {7, 8, 15, 16} and MOVING == 2


def test_whoever_is_new_begins_in_the_lowest_division_and_whoever_stays_away_leaves_a_place():
    before = {key: (key - 1) // DIVISION + 1 for key in range(1, 25)}
    table = lines([0, *[1000 - key for key in range(2, 27)]], before)
    assert {line.person.id: line.division for line in table if line.person.id > 24} == {25: 3, 26: 3}
    found = divisions_after(table)
    sizes = [list(found.values()).count(division) for division in sorted(set(found.values()))]
    assert 1 not in found and sizes == [8, 8, 8, 1]


@pytest.mark.parametrize("number", range(17, 60, 7))
def test_after_any_number_of_seasons_all_divisions_but_the_last_are_full(number):
    divisions = {}
    for turn in range(5):
        divisions = divisions_after(lines([(key * 7919 + turn * 31) % 101 + 1 for key in range(number)], divisions))
        sizes = [list(divisions.values()).count(each) for each in range(1, max(divisions.values()) + 1)]
        assert sum(sizes) == number and set(sizes[:-1]) == {DIVISION} and 0 < sizes[-1] <= DIVISION


def rotated(points, turn):
    """The same people in another order of their numbers, and where each has gone."""
    order = [*range(turn, len(points)), *range(turn)]
    return [points[at] for at in order], {old + 1: new + 1 for new, old in enumerate(order)}


@pytest.mark.parametrize("seed", range(30))
def test_equal_ones_of_a_division_go_together_and_nothing_depends_on_who_came_first(seed):
    random = Random(seed)
    points = [random.randint(1, 12) for _ in range(random.randint(17, 50))]
    before = {key: (key - 1) // DIVISION + 1 for key in range(1, len(points) + 1)} if seed % 2 else {}
    found = divisions_after(lines(points, before))
    alike = {(before.get(key), points[key - 1], found[key]) for key in found}
    assert len(alike) == len({each[:2] for each in alike}), seed
    sizes = [list(found.values()).count(each) for each in range(1, max(found.values()) + 1)]
    assert all(size >= DIVISION for size in sizes[:-1]), seed
    turned, at = rotated(points, random.randrange(len(points)))
    moved = divisions_after(lines(turned, {at[key]: division for key, division in before.items()}))
    assert all(moved[at[key]] == found[key] for key in found), seed
