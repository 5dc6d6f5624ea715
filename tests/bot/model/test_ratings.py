"""Ratings: who is stronger, as the games tell it."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.model.ledger import Entry
from bot.model.person import Person
from bot.model.ratings import Rating, ratings
from engine.moves import ADD
from engine.series import Choice, Prize
from engine.stovkahra.moves import How
from tests.support.ledger import ANNA, BELA, COMPUTER, CROWD, CYRIL, DANA, EVA, FOUR, random_ledger, series
from tests.support.service import NOON


def game(number: int, seats: tuple[Person, ...], winner: int, brcka: int = 1) -> Entry:
    outcome = Prize(winner, brcka, How.COUNT, (100, 60) if winner == 0 else (60, 100))
    return Entry(number, number, 10, seats, outcome, Choice(ADD, brcka, (brcka, 0)), NOON)


def test_a_game_raises_both_winners_and_lowers_both_losers_by_as_much():
    rated = ratings([game(1, FOUR, 1)])
    assert set(rated) == {each.id for each in FOUR}
    assert rated[BELA.id] == rated[DANA.id] and rated[ANNA.id] == rated[CYRIL.id]
    won, lost = rated[BELA.id], rated[ANNA.id]
    assert won.shown > 1000 > lost.shown
    assert won.mu - 25 == pytest.approx(25 - lost.mu)
    assert won.sigma < 25 / 3 and won.games == lost.games == 1


def test_what_is_shown_begins_at_a_thousand_and_is_twenty_points_for_a_point_of_what_is_sure():
    assert Rating(25.0, 25 / 3, 0).shown == 1000
    assert Rating(30.0, 2.0, 50).shown == 1480
    assert Rating(10.0, 5.0, 3).shown == 900


def test_a_rating_grows_surer_with_every_game():
    entries = [game(number, FOUR, number % 2) for number in range(1, 40)]
    sure = [ratings(entries[:played])[ANNA.id] for played in (1, 5, 20, 39)]
    assert [each.games for each in sure] == [1, 5, 20, 39]
    assert sorted((each.sigma for each in sure), reverse=True) == [each.sigma for each in sure]
    assert sure[-1].shown > 1000


def test_to_beat_the_strong_brings_more_than_to_beat_the_weak():
    strong = [game(number, FOUR, 0) for number in range(1, 20)]
    newcomers = (EVA, CROWD[-1])
    against = {}
    for side, beaten in enumerate(((ANNA, CYRIL), (BELA, DANA))):
        seats = (newcomers[0], beaten[0], newcomers[1], beaten[1])
        against[side] = ratings([*strong, game(50, seats, 0)])[EVA.id].shown
    assert against[0] > against[1]


def test_every_game_counts_and_how_many_brcka_it_brought_does_not():
    one, two = ratings([game(1, FOUR, 0, 1)]), ratings([game(1, FOUR, 0, 2)])
    assert one == two
    assert ratings([game(1, FOUR, 0), game(2, FOUR, 0)])[ANNA.id].mu > one[ANNA.id].mu


def test_games_with_computers_are_rated_only_where_asked_for():
    with_computer = [game(2, (ANNA, BELA, CYRIL, COMPUTER), 1)]
    people = [game(1, FOUR, 0)]
    assert ratings([*people, *with_computer]) == ratings(people)
    both = ratings([*people, *with_computer], computers=True)
    assert both[COMPUTER.id].games == 1 and both[ANNA.id].games == 2
    assert both[ANNA.id].mu < ratings(people)[ANNA.id].mu


def test_the_games_count_in_the_order_of_their_end_however_they_are_handed_over():
    entries = list(random_ledger(3, 40).entries)
    shuffled = Random(1).sample(entries, len(entries))
    assert ratings(shuffled) == ratings(entries)
    # Not in that of their numbers: tables play at the same time.
    slow, quick = series(1, "0+1", begins=NOON.replace(hour=20)), series(2, "1+1", begins=NOON)
    assert ratings([*slow, *quick]) == ratings([game(1, FOUR, 1), game(2, FOUR, 0)])
    assert ratings([*slow, *quick]) != ratings([game(1, FOUR, 0), game(2, FOUR, 1)])


def test_whoever_wins_more_often_with_changing_partners_is_rated_higher():
    random, crowd = Random(5), CROWD[:8]
    strength = {person.id: place for place, person in enumerate(crowd)}
    entries = []
    for number in range(600):
        seats = tuple(random.sample(crowd, 4))
        first, second = (sum(strength[each.id] for each in seats[side::2]) for side in (0, 1))
        winner = 0 if random.random() < 1 / (1 + 2 ** ((second - first) / 2)) else 1
        entries.append(game(number, seats, winner))
    rated = ratings(entries)
    by_rating = sorted(strength, key=lambda key: rated[key].shown)
    off = [abs(place - strength[key]) for place, key in enumerate(by_rating)]
    assert max(off) <= 2 and sum(off) <= 4


@settings(max_examples=20)
@given(seed=st.integers(0, 500), games=st.integers(1, 40))
def test_everybody_who_has_played_is_rated_and_by_as_many_games(seed, games):
    entries = random_ledger(seed, games).entries
    played = [person.id for entry in entries for person in entry.seats]
    assert {key: rating.games for key, rating in ratings(entries).items()} == {key: played.count(key) for key in played}
