"""What a deal adds to what is known of its players: every point that was lost stands somewhere once."""

from collections import Counter
from dataclasses import replace
from math import isclose

import pytest

from engine.brcka import POINTS_A_BRCKO
from engine.cards.german_pack import Card, Suit
from engine.fairness import FairReview
from engine.games import with_reviews
from engine.insights import NOTHING, OF_CARDS, OF_SPEECH, Aspect, Habit, Sum, habit_of, insights_of, of_trick
from engine.review import ReviewedCard, ReviewedTrick, Said
from engine.stovkahra import review
from engine.stovkahra.review import review_deal
from engine.stovkahra.rules import Game, side_of
from engine.stovkahra.trick import Trick
from tests.engine.test_fairness import reviewed
from tests.support.positions import walk
from tests.support.reviews import blame_of, fairly, invented, unblamed, worst
from tests.support.sizes import in_turn

each_reviewed = pytest.mark.parametrize("name", in_turn(with_reviews()))


@each_reviewed
def test_where_and_how_points_were_lost_add_up_to_all_that_was_lost(name):
    _, made = reviewed(name)
    found = insights_of(made)
    for seat, sums in found.sums.items():
        own = [card for card in made.cards if card.seen.seat == seat]
        blames = [card.blame.points for card in own if card.blame is not None]
        choices = sums[Aspect.CHOICES]
        assert choices.number == sum(not card.seen.forced for card in own)
        assert isclose(choices.points, sum(blames))
        parts = [[of_trick(number) for number in range(1, 10)], [Aspect.LEAD, Aspect.FOLLOW]]
        if made.review.trump is not None:
            parts.append([Aspect.TRUMP, Aspect.PLAIN])
        for part in parts:
            numbers, points = zip(*(sums.get(each, NOTHING) for each in part), strict=True)
            assert sum(numbers) == choices.number and isclose(sum(points), choices.points, abs_tol=1e-9)
        habits = [sums[habit] for habit in OF_CARDS if habit in sums]
        assert sum(each.number for each in habits) == len(blames)
        assert isclose(sum(each.points for each in habits), choices.points, abs_tol=1e-9)
    assert found.habits.keys() == {card.judged.ply for card in made.cards if card.blame is not None} != set()


@each_reviewed
def test_the_cards_dealt_are_good_for_one_side_as_far_as_they_are_bad_for_the_other(name):
    _, made = reviewed(name)
    sums = insights_of(made).sums
    (ours,), (theirs,) = ({sums[seat][Aspect.DEALS].points for seat in side} for side in made.review.sides)
    assert ours == -theirs == made.review.perfect


@pytest.mark.parametrize(
    ("played", "better", "leads", "follows"),
    [
        ("hA", "bA", Habit.LED_TRUMP, Habit.PLAYED_TRUMP),
        ("bA", "hA", Habit.LED_NO_TRUMP, Habit.PLAYED_NO_TRUMP),
        ("bA", "lA", Habit.LED_SUIT, Habit.THREW_SUIT),
        ("bA", "bK", Habit.LED_HIGH, Habit.PLAYED_HIGH),
        ("h7", "h8", Habit.LED_LOW, Habit.PLAYED_LOW),
        # What players speak of is how high a card is, of whichever suit.
        ("bK", "l9", Habit.LED_HIGH, Habit.PLAYED_HIGH),
        ("b9", "lK", Habit.LED_LOW, Habit.PLAYED_LOW),
        ("b9", "lA", Habit.KEPT_ACE, Habit.KEPT_ACE),
    ],
)
def test_a_mistake_belongs_to_one_habit(played, better, leads, follows):
    played, better = Card.parse(played), Card.parse(better)
    for leader, habit in ((0, leads), (3, follows)):
        seen = ReviewedCard(0, 0, played, 9, 0, (better,), False)
        trick = ReviewedTrick(1, Trick(leader, (played,), 0, 0), (seen,), 0)
        made = fairly(replace(invented(), tricks=(trick,)), {0: blame_of(played, better, 9.0)})
        assert habit_of(made.cards[0], trick, Suit.HEARTS) is habit


def test_what_was_said_kept_back_and_missed_is_counted_for_its_seat():
    said = [insights_of(fairly(worst())).sums[seat] for seat in range(4)]
    assert [sums[Said.KEPT_BACK] for sums in said] == [Sum(2, 40), Sum(2, 16), Sum(2, 36), Sum(2, 12)]
    brcka = [sums.get(Said.MISSED_DOST, NOTHING).points / POINTS_A_BRCKO for sums in said]
    assert brcka == [0, 4, 3, 0]
    assert [sums.get(Said.MISSED_DOST, NOTHING).number for sums in said] == [0, 1, 1, 0]
    assert [sums.get(Said.FALSE_DOST, NOTHING).number for sums in said] == [0, 0, 1, 0]
    assert all(Said.DOST not in sums for sums in said)


def test_an_example_of_what_was_said_is_the_move_after_which_it_was_or_should_have_been(sized, monkeypatch):
    # What cards are worth is of no matter here, and takes its time.
    monkeypatch.setattr(review, "values_of_plays", lambda trump, hands, eldest, plays: [{card: 0} for card in plays])
    monkeypatch.setattr(review, "solve", lambda position: 0)
    seen = Counter[Habit]()
    for seed in range(sized(60)):
        *_, game = walk(seed)
        number = len(game.deals)
        made = FairReview(review_deal(game, number), unblamed(game, number))
        for ply, seat, habit, lost in insights_of(made).said:
            again = Game(game.rules)
            for each in game.moves[: ply + 1]:
                again.push(each)
            seen[habit] += 1
            assert lost > 0
            if habit is Habit.KEPT_BACK:
                assert again.deal_number == number and not again.deal.tricks and not again.deal.table, f"seed {seed}"
            else:
                after = again.score[side_of(seat)] >= 100
                assert after == (habit is Habit.MISSED_DOST), f"seed {seed}"
                assert (str(game.moves[ply + 1]) == "dost") != after, f"seed {seed}"
                assert any(str(move) == "dost" for move in again.legal_moves(seat)) or not again.deal.tricks
    assert seen.keys() == set(OF_SPEECH) - {Habit.KEPT_HAND, Habit.GAVE_UP_HAND}, seen
