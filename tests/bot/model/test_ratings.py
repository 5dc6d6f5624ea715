"""Ratings: who is stronger, as the games tell it."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations
from math import exp, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openskill.models import PlackettLuce

from bot.model.across import RATED
from bot.model.contest import Contest, contest_of
from bot.model.ledger import Entry
from bot.model.person import Person
from bot.model.ratings import WHOLE, Rating, Weight, given_up, rate, rated_after, strengths_of, weight_of
from bot.model.stopped import StoppedSeries
from engine.games import GAMES
from engine.moves import ADD
from engine.players import Level
from engine.series import Choice, Prize
from engine.stovkahra.moves import How
from tests.support.every_game import OTHERS_LISTED
from tests.support.ledger import ANNA, BELA, COMPUTER, CROWD, CYRIL, DANA, EVA, FORMER, FOUR, random_ledger, series
from tests.support.plain_ledger import Ledger, rated, ratings, standings
from tests.support.service import NOON


def game(number: int, seats: tuple[Person, ...], winner: int, brcka: int = 1) -> Entry:
    outcome = Prize(winner, brcka, How.COUNT, (100, 60) if winner == 0 else (60, 100))
    return Entry.of(number, number, 10, seats, outcome, Choice(ADD, brcka, (brcka, 0)), NOON)


def test_a_game_raises_both_winners_and_lowers_both_losers_by_as_much():
    rated = ratings([game(1, FOUR, 1)])
    assert set(rated) == {each.id for each in FOUR}
    assert rated[BELA.id] == rated[DANA.id] and rated[ANNA.id] == rated[CYRIL.id]
    won, lost = rated[BELA.id], rated[ANNA.id]
    assert won.displayed > 1000 > lost.displayed
    assert won.mu - 25 == pytest.approx(25 - lost.mu)
    assert won.sigma < 25 / 3 and won.games == lost.games == 1


def test_what_is_shown_begins_at_a_thousand_and_is_twenty_points_for_a_point_of_what_is_sure():
    assert Rating(25.0, 25 / 3, 0).displayed == 1000
    assert Rating(30.0, 2.0, 50).displayed == 1480
    assert Rating(10.0, 5.0, 3).displayed == 900


def test_a_rating_grows_surer_with_every_game():
    entries = [game(number, FOUR, number % 2) for number in range(1, 40)]
    sure = [ratings(entries[:played])[ANNA.id] for played in (1, 5, 20, 39)]
    assert [each.games for each in sure] == [1, 5, 20, 39]
    assert sorted((each.sigma for each in sure), reverse=True) == [each.sigma for each in sure]
    assert sure[-1].displayed > 1000


def test_to_beat_the_strong_brings_more_than_to_beat_the_weak():
    strong = [game(number, FOUR, 0) for number in range(1, 20)]
    newcomers = (EVA, CROWD[-1])
    against = {}
    for side, beaten in enumerate(((ANNA, CYRIL), (BELA, DANA))):
        seats = (newcomers[0], beaten[0], newcomers[1], beaten[1])
        against[side] = ratings([*strong, game(50, seats, 0)])[EVA.id].displayed
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
    by_rating = sorted(strength, key=lambda key: rated[key].displayed)
    off = [abs(place - strength[key]) for place, key in enumerate(by_rating)]
    assert max(off) <= 2 and sum(off) <= 4


# Computers


MACHINES = {
    level: tuple(Person(100 * at + seat, None, f"C{seat}", level=level) for seat in range(3))
    for at, level in enumerate(Level, start=1)
}
"""Three computers of each level."""


def stopped(number: int, seats: tuple[Person, ...], points: int | None = 30) -> StoppedSeries:
    return StoppedSeries(number, number, seats, (points,) * 4, NOON)


LEVELS = strengths_of("stovkahra")


@pytest.mark.parametrize("level", Level)
def test_who_wins_half_of_the_games_beside_and_against_a_level_is_as_strong_as_it(level):
    seats = (ANNA, *MACHINES[level])
    known = ratings([game(number, seats, number % 2) for number in range(200)], computers=True)
    assert known[ANNA.id].mu == pytest.approx(LEVELS[level], abs=1)
    assert known[ANNA.id].games == known[seats[1].id].games == 200


def test_computers_are_as_strong_as_their_level_whatever_they_have_won_and_each_wins_65_percent_against_the_one_below():
    seats = (MACHINES[Level.STRONG][0], ANNA, MACHINES[Level.STRONG][1], MACHINES[Level.BEGINNER][0])
    known = ratings([game(number, seats, 1) for number in range(30)], computers=True)
    assert [known[seat.id].displayed for seat in seats if seat.level] == [1536, 1536, 1464]
    model = PlackettLuce()
    for lower, higher in pairwise(Level):
        gap = 2 * (LEVELS[higher] - LEVELS[lower])
        assert 1 / (1 + exp(-gap / (sqrt(2) * model.beta))) == pytest.approx(0.65, abs=0.005)


def test_a_game_stopped_alone_with_computers_counts_as_lost_so_that_stopping_brings_nothing():
    one, two, three = MACHINES[Level.REGULAR]
    alone, won = (ANNA, one, two, three), [game(number, (ANNA, one, two, three), 0) for number in range(10)]
    left = ratings(won, [stopped(20, alone)], computers=True)
    assert left == ratings([*won, game(20, alone, 1)], computers=True) != ratings(won, computers=True)
    # What people agreed on, what stood between two games, and what is not asked for.
    for none in (stopped(20, (ANNA, BELA, one, two)), stopped(20, FOUR), stopped(20, alone, None)):
        assert ratings(won, [none], computers=True) == ratings(won, computers=True)
    assert ratings(won, [stopped(20, alone)]) == {}


def test_beside_the_rating_among_people_stands_that_by_all_games_and_neither_changes_a_place():
    machines = MACHINES[Level.STRONG]
    hidden, gone = Person(8, 1008, "Hana", ranked=False), FORMER
    people = [game(1, FOUR, 0), game(2, (ANNA, hidden, CYRIL, gone), 1)]
    with_computers = [game(number, (each, *machines), 0) for number, each in enumerate((BELA, EVA, hidden), start=3)]
    ledger = Ledger((*people, *with_computers))
    both = rated(ledger)
    assert both.people == ratings(people)
    assert set(both.overall) == {each.id for each in (*FOUR, EVA, *machines)}
    assert both.overall[BELA.id].displayed > both.people[BELA.id].displayed
    counted = ledger.among_people()
    assert [line.people for line in standings(counted, both).players] == [
        line.people for line in standings(counted).players
    ]
    assert rated(Ledger(tuple(people))).overall == {}


# Given games


@dataclass
class Ladder:
    """The rating across servers of many people, who are known by their keys."""

    weigh: bool
    known: dict[int, Rating] = field(default_factory=dict)
    met: defaultdict[int, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))

    def play(self, seats: Sequence[int], *, first: bool) -> None:
        """A game that the side of the first seat has won, or the other one."""
        weight = Weight(weight_of({each: self.met[each] for each in seats})) if self.weigh else WHOLE
        for one, other in permutations(seats, 2):
            self.met[one][other] += 1
        kind, people = KINDS[len(seats)], [Person(each, each, "") for each in seats]
        rate(self.known, contest_of(kind, people, [first == (at % 2 == 0) for at in range(len(seats))]), weight)

    def place(self, person: int) -> int:
        """Which place of the list somebody has."""
        return 1 + sum(each.displayed > self.known[person].displayed for each in self.known.values())


KINDS = {2: "trappola", 4: "stovkahra"}
CROWD_OF_ALL, OWN, SECOND = range(1, 101), 1001, 1002
"""A hundred honest people, the account that wants to rise, and the one that helps it."""
EACH_PLAYS = 40
MET_EIGHT = {
    2: [(OWN, each) for each in range(1, 9)],
    4: [(OWN, 3 * at, 3 * at + 1, 3 * at + 2) for at in (1, 2, 3)],
}
"""The games by which it has met enough people to stand in the list."""


def honest(random: Random, seats: int, *, weigh: bool) -> Ladder:
    """How a hundred people stand of whom some are far stronger than others, and who play with anybody."""
    ladder, strength = Ladder(weigh), {each: random.gauss(0, 0.45) for each in CROWD_OF_ALL}
    for _ in range(len(CROWD_OF_ALL) * EACH_PLAYS // seats):
        sitting = random.sample(CROWD_OF_ALL, seats)
        ahead = sum(strength[each] * (1 if at % 2 == 0 else -1) for at, each in enumerate(sitting))
        ladder.play(sitting, first=random.random() < 1 / (1 + exp(-ahead)))
    return ladder


def give(ladder: Ladder, random: Random, seats: int, games: int, *, fair: bool) -> int:
    """Play with eight people, then win so many games in which another account of one's own helps; return the place.

    Where four play, two strangers sit there too: one is drawn as an opponent two times of three, whom the helper has
    win, and else as a partner who knows both hands.
    """
    for at, sitting in enumerate(MET_EIGHT[seats]):
        ladder.play(sitting, first=fair and at % 2 == 0)
    for _ in range(games):
        others = random.sample(CROWD_OF_ALL, seats - 2)
        opposed = seats == 2 or random.random() < 2 / 3
        sitting = [OWN, SECOND, *others] if opposed else [OWN, others[0], SECOND, others[1]]
        ladder.play(sitting, first=opposed or random.random() < 0.7)
    return ladder.place(OWN)


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("fair", [False, True])
@pytest.mark.parametrize("seats", KINDS)
def test_two_accounts_do_not_reach_the_first_page_of_a_hundred_honest_people_however_many_games_they_give(
    seats, fair, sized, figures
):
    best, crowds = len(CROWD_OF_ALL), sized(20)
    for number in range(crowds):
        random = Random(f"{seats} {number}")
        ladder = honest(random, seats, weigh=True)
        places = {games: give(deepcopy(ladder), random, seats, games, fair=fair) for games in (0, 15, 100, 1000)}
        assert min(places.values()) > 3 * RATED, number
        # As it was before, where every game counted as a whole.
        before = honest(Random(f"{seats} {number}"), seats, weigh=False)
        assert give(before, random, seats, 1000, fair=fair) <= RATED, number
        best = min(best, *places.values())
    figures(crowds=crowds, best_place=best)


def test_the_games_of_few_people_who_all_meet_alike_lose_no_more_weight_however_long_they_play():
    met: defaultdict[int, Counter[int]] = defaultdict(Counter)
    weights = []
    for _ in range(50):
        for one, other in combinations(range(5), 2):
            weights.append(weight_of({one: met[one], other: met[other]}))
            met[one][other] += 1
            met[other][one] += 1
    assert weights[0] == 1 and all(0.2 < each < 0.3 for each in weights[-10:])


# Every game


def played(game: str, people: Sequence[Person], winner: int | None) -> Contest:
    return contest_of(game, people, [None if winner is None else seat == winner for seat in range(len(people))])


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_a_level_wins_as_often_against_the_one_below_as_it_was_measured(game):
    strengths, beta = strengths_of(game), PlackettLuce().beta
    for won, (lower, higher) in zip(GAMES[game].levels_won, pairwise(Level), strict=True):
        gap = (2 if GAMES[game].partners else 1) * (strengths[higher] - strengths[lower])
        assert 1 / (1 + exp(-gap / (sqrt(2) * beta))) == pytest.approx(won, abs=0.01)
    assert strengths[Level.REGULAR] == 25


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", OTHERS_LISTED)
def test_who_wins_half_of_the_duels_with_a_level_is_as_strong_as_it_however_many_are_played(game, level):
    computer = MACHINES[level][0]
    contests = [played(game, (ANNA, computer), number % 2) for number in range(400)]
    known = rated_after({}, contests)
    assert known[ANNA.id].mu == pytest.approx(strengths_of(game)[level], abs=1)
    assert known[computer.id].mu == strengths_of(game)[level] and known[computer.id].sigma == 0


@pytest.mark.parametrize("game", OTHERS_LISTED)
def test_a_draw_brings_equal_players_together_and_moves_nobody_who_is_as_strong(game):
    even = rated_after({}, [played(game, (ANNA, BELA), None)])
    assert even[ANNA.id].mu == even[BELA.id].mu == pytest.approx(25)
    assert even[ANNA.id].sigma < 25 / 3 and even[ANNA.id].games == 1
    apart = rated_after({}, [played(game, (ANNA, BELA), 0)] * 5)
    drawn = rated_after(apart, [played(game, (ANNA, BELA), None)])
    assert drawn[ANNA.id].mu < apart[ANNA.id].mu and drawn[BELA.id].mu > apart[BELA.id].mu


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_each_plays_alone_the_winner_has_beaten_all_others_who_are_equal(seats):
    known = rated_after({}, [played("bulka", FOUR[:seats], 1)])
    winner, *others = (known[FOUR[seat].id] for seat in (1, *(each for each in range(seats) if each != 1)))
    assert winner.mu > 25 > others[0].mu and all(each == others[0] for each in others)
    assert sum(each.mu for each in (winner, *others)) == pytest.approx(25 * seats)


def test_a_game_of_one_person_with_several_computers_is_lost_by_being_stopped_and_of_two_people_it_is_not():
    one, two, three = MACHINES[Level.REGULAR]
    for computers in ((one,), (one, two), (one, two, three)):
        seats = (*computers, ANNA)
        lost = given_up(StoppedSeries(1, 1, seats, (0,) * len(seats), NOON, kind="bulka"))
        assert lost is not None and rated_after({}, [lost])[ANNA.id].mu < 25
        assert given_up(StoppedSeries(1, 1, (*computers, ANNA, BELA)[-3:], (0,) * 3, NOON, kind="bulka")) is None
        assert given_up(StoppedSeries(1, 1, seats, (None,) * len(seats), NOON, kind="bulka")) is None


@settings(max_examples=20)
@given(seed=st.integers(0, 500), games=st.integers(1, 40))
def test_everybody_who_has_played_is_rated_and_by_as_many_games(seed, games):
    entries = random_ledger(seed, games).entries
    played = [person.id for entry in entries for person in entry.seats]
    assert {key: rating.games for key, rating in ratings(entries).items()} == {key: played.count(key) for key in played}
