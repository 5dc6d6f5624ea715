"""What a card was worth by what could be known: the view alone decides it, and nothing is said that is not sure."""

import pickle
import random as chance
from itertools import islice
from random import Random
from statistics import fmean, stdev

import pytest

from engine.games import GAMES, kind_of
from engine.judging import Budget, Holding, blame, weigh
from engine.moves import Play
from engine.stovkahra import judge as stovkahra
from engine.stovkahra.belief import weights_of
from engine.stovkahra.knowledge import WITHHELD, deals_of, knowledge, three_of
from engine.stovkahra.rules import GOAL, Phase, side_of
from tests.support.every_game import FACTS
from tests.support.sizes import in_turn

SMALL = Budget(looks=1, deals=4)
JUDGED = [name for name, kind in GAMES.items() if kind.judge is not None]
each_judged = pytest.mark.parametrize("name", in_turn(JUDGED))


def choices(name, seed, number, most):
    """So many moments at which a seat with so many cards at most can play several."""
    found = (game for game in FACTS[name].positions(Random(seed), 12) if game.turn is not None)
    return islice(
        (game for game in found if len(cards_of(game)) > 1 and len(game.view(game.turn).hand) <= most), number
    )


def cards_of(game):
    return [move.card for move in game.view(game.turn).legal if isinstance(move, Play)]


def test_every_game_that_comes_with_the_engine_has_a_judge():
    assert {"stovkahra", "trappola", "bulka"} <= set(JUDGED)


@each_judged
def test_hidden_cards_and_any_other_chance_make_no_difference(name, sized):
    changed = 0
    for game in choices(name, name, sized(12, 5), 5):
        random = Random(len(game.moves))
        other = FACTS[name].dealt_anew(game, game.turn, random)
        if other is None:
            continue
        judge, view, same = kind_of(game).judge, game.view(game.turn), other.view(game.turn)
        state = chance.getstate()
        worths = weigh(judge, view, Random(1), SMALL)
        assert worths == weigh(judge, pickle.loads(pickle.dumps(same)), Random(1), SMALL)
        assert {worth.card for worth in worths} == set(cards_of(game))
        for card in cards_of(game):
            assert blame(judge, view, card, Random(2), SMALL) == blame(judge, same, card, Random(2), SMALL)
        assert chance.getstate() == state
        hands = [[each.view(seat).hand for seat in range(game.seats)] for each in (game, other)]
        changed += hands[0] != hands[1]
    assert changed > 1


@each_judged
def test_only_cards_are_judged_and_only_for_whose_turn_it_is(name):
    game = next(choices(name, 1, 1, 5))
    for seat in {*range(game.seats), None} - {game.turn}:
        with pytest.raises(ValueError):
            weigh(kind_of(game).judge, game.view(seat), Random(1), SMALL)


# Where everything can be listed


class Exact:
    """What each card brings over all deals that fit, weighted, if whoever is next plays so that it is best, too.

    So each later seat takes the card that is best on average over all deals that fit what it knows by then.
    """

    def __init__(self):
        self._best = {}

    def points(self, game, weights_of=None):
        view = game.view(game.turn)
        deals = list(deals_of(view).every())
        weights = weights_of(view, deals) if weights_of else [1.0] * len(deals)
        return {
            card: sum(
                weight * self._played_out(game, hands, card) for hands, weight in zip(deals, weights, strict=True)
            )
            / sum(weights)
            for card in cards_of(game)
        }

    def _played_out(self, game, hands, card):
        game, mover = game.copy(), game.turn
        game.deal.hands[:] = hands
        before = list(game.score)
        while True:
            tricks = len(game.deal.tricks)
            game.push(Play(card))
            # Whoever wins a trick and has a hundred then says so.
            won = (
                len(game.deal.tricks) > tricks
                and max(before) < GOAL <= game.score[side_of(game.deal.tricks[-1].winner)]
            )
            if won or game.phase is not Phase.PLAY:
                after = [min(points, GOAL) if won else points for points in game.score]
                ahead = [after[side] - before[side] for side in range(2)]
                return ahead[side_of(mover)] - ahead[1 - side_of(mover)]
            cards = cards_of(game)
            card = cards[0] if len(cards) == 1 else self._card(game)

    def _card(self, game):
        view = game.view(game.turn)
        if view not in self._best:
            points = self.points(game)
            self._best[view] = max(points, key=points.__getitem__)
        return self._best[view]


def likelihoods(view, deals):
    """How likely deals are: by the cards played, and by what was not declared."""
    facts = knowledge(view)
    withheld = [
        any(
            each & three_of(hand | gone) for each, hand, gone in zip(facts.undeclared, hands, facts.played, strict=True)
        )
        for hands in deals
    ]
    seldom = WITHHELD if not all(withheld) else 1.0
    return [weight * (seldom if rare else 1.0) for weight, rare in zip(weights_of(view, deals), withheld, strict=True)]


def test_near_the_end_it_is_the_exact_value_of_the_best_play_that_nobody_hidden_is_seen_in(sized):
    """In the last two tricks, within the error of the deals drawn; where one deal fits, to the point."""
    budget, far, certain, compared = Budget(deals=150), 0, 0, 0
    found = (game for game in FACTS["stovkahra"].positions(Random(5), 30) if game.phase is Phase.PLAY)
    endings = (game for game in found if len(game.view(game.turn).hand) == 2 and len(cards_of(game)) == 2)
    for game in islice(endings, sized(25, 12)):
        view = game.view(game.turn)
        points = Exact().points(game, likelihoods)
        best, other = weigh(stovkahra, view, Random(3), budget)
        lead = points[best.card] - points[other.card]
        one = deals_of(view).count == 1
        far += abs(lead + other.points) > (0.0 if one else 3.5 * other.error + 0.3)
        assert lead > -2.0, (list(map(str, game.moves)), points)
        certain += one
        compared += 1
    assert far <= compared // 20 and certain, (far, certain, compared)


# What is said, and what is not


class Noise:
    """A choice of two cards: a deal is a number from 0 to 9, and the good card brings `lead` points more on average."""

    def __init__(self, lead, hangs=0.0):
        self.lead, self.hangs = lead, hangs

    def values(self, view, random):
        return {"good": 5.0, "bad": 0.0}

    def deals(self, view, number, random):
        return [random.randrange(10) for _ in range(number)]

    def played_out(self, view, deals, cards, random):
        return [[self.brought(deal, random) if card == "good" else 0.0 for card in cards] for deal in deals]

    def brought(self, deal, random):
        return self.lead + (self.hangs * 0.3 if deal < 7 else -self.hangs * 0.7) + 20 * random.choice((-1, 1))

    def told(self, view, *, certain):
        return 1.0 if certain else 0.8

    def holdings(self, view, deal):
        if deal < 7:
            yield Holding(1, "seven")
        if deal % 2:
            yield Holding(2, "nothing")


def test_a_card_that_is_not_worse_is_hardly_ever_blamed_and_one_that_is_by_the_share_that_is_told():
    budget = Budget(deals=100)
    assert sum(blame(Noise(1.0), None, "bad", Random(seed), budget) is not None for seed in range(200)) <= 4
    said = [found for seed in range(100) if (found := blame(Noise(9.0), None, "bad", Random(seed), budget))]
    points = [each.points for each in said]
    assert len(points) > 60
    assert fmean(points) == pytest.approx(0.8 * 9.0, abs=1.0)
    assert all(each.better == "good" and each.error > 0 for each in said)
    assert stdev(points) == pytest.approx(fmean(each.error for each in said), rel=0.5)
    assert blame(Noise(9.0), None, "good", Random(1), budget) is None


class Certain(Noise):
    """The same without chance."""

    def brought(self, deal, random):
        return self.lead


def test_what_is_certain_is_told_as_such():
    found = blame(Certain(9.0), None, "bad", Random(1), Budget(deals=100))
    assert (found.points, found.error) == (9.0, 0.0)


def test_what_speaks_for_a_card_is_told_with_how_often_it_is_so():
    found = blame(Noise(12.0, hangs=40.0), None, "bad", Random(1), Budget(deals=400))
    (fact,) = found.facts
    assert (fact.seat, fact.what, fact.holds) == (1, "seven", True)
    assert fact.share == pytest.approx(0.7, abs=0.1)
    assert fact.points == pytest.approx(0.8 * 24.0, abs=4) and fact.otherwise == pytest.approx(0.8 * -16.0, abs=6.5)
    assert not blame(Noise(12.0), None, "bad", Random(1), Budget(deals=400)).facts


def test_the_best_card_comes_first_and_how_sure_that_is():
    best, other = weigh(Noise(6.0), None, Random(1), Budget(deals=200))
    assert (best.card, best.points, best.error, best.sure) == ("good", 0.0, 0.0, 0.5)
    assert other.points == pytest.approx(-6.0, abs=3 * other.error) and 0.9 < other.sure <= 1.0
