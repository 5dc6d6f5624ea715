"""Seasons: what points are for, and how divisions rise and fall."""

from datetime import UTC, datetime

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
    MonthOf,
    Score,
    Season,
    by_month,
    divisions_after,
    score_of,
    table_of,
)

Q4 = Season(2026, 4)


def people(number):
    return {key: Person(key, 1000 + key, f"Person {key}") for key in range(1, number + 1)}


def lines(points, divisions=()):
    """The table of people who have these points, the first of them person 1."""
    scores = {key: Score(series=each) for key, each in enumerate(points, start=1)}
    return table_of(people(len(points)), scores, dict(divisions))


def test_seasons_follow_each_other_without_a_gap_over_the_years():
    season = Season(2025, 1)
    for _ in range(9):
        assert season.after.before == season and season.ends_at == season.after.begins_at and season < season.after
        assert Season.of(season.begins_at) == season and Season.named(season.key) == season
        season = season.after
    assert Season.of(datetime(2026, 12, 31, 23, 59, tzinfo=UTC)) == Q4


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
