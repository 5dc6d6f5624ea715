"""A finished deal looked back on: what is blamed, what is luck, and that no hidden card has a say in it."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from engine.cards.german_pack import Card
from engine.cards.pack import all_cards
from engine.fairness import FairReview, Judged, judge_deal, judge_play
from engine.games import GAMES, kind_of
from engine.judging import Blame, Budget, Fact
from engine.moves import DOST, Play
from engine.record import replay
from engine.simulate import simulate
from engine.stovkahra import duplicate
from engine.stovkahra import judge as stovkahra
from engine.stovkahra.rules import GOAL
from tests.engine.test_judging import cards_of, choices, each_judged
from tests.support.every_game import FACTS
from tests.support.positions import EACH_A_SUIT, deal_on, dealt, everybody_passes, ninety_eight_to_nothing, sweep
from tests.support.positions import lead as lead_and_follow
from tests.support.sizes import in_turn

QUICK, HASTY, FEWEST = Budget(looks=1, deals=10), Budget(looks=1, deals=6), Budget(looks=1, deals=2)
ACE_OR_FIFTY_TWO = (
    "hU h9 lT l9 l7 bU bK bA",
    "l8 hA hK hO a9 a8 aT a7",
    "lA lK lO lU aA aK aO aU",
    "b7 h7 h8 hT bO bT b8 b9",
)
"""Whoever is eldest can win with the ace of hearts, or have the partner trump with the seven."""
EIGHT = 8
"""Tricks of a deal of Stovkahra."""


def simulated(name, seed, number=1):
    return [replay(made) for made in simulate(number, seed, name)]


def fair(game, deal=1, budget=QUICK):
    return FairReview(kind_of(game).reviews.review(game, deal), judge_deal(game, deal, budget))


@cache
def reviewed(name):
    """A game with mistakes and bad luck in its first deal, and the review of that."""
    game = simulated(name, 8 if name == "bulka" else 2)[0]
    return game, fair(game, budget=HASTY)


REVIEWED = [name for name, kind in GAMES.items() if kind.reviews is not None]
each_reviewed = pytest.mark.parametrize("name", in_turn(REVIEWED))


def test_every_game_that_comes_with_the_engine_is_reviewed():
    assert {"stovkahra", "trappola", "bulka"} <= set(REVIEWED)


# What perfect play says


@each_reviewed
def test_what_each_side_lost_leads_from_perfect_play_to_what_came_of_it(name, sized):
    whole = lost = 0
    for game in simulated(name, 3, sized(6, 3)):
        for number in range(1, kind_of(game).reviews.finished(game) + 1):
            made = kind_of(game).reviews.review(game, number)
            assert [(card.before, card.after) for card in made.cards] == [*pairwise(made.line)]
            assert len(made.running) == len(made.line)
            assert all(card.cost >= 0 and (card.cost > 0) == bool(card.better) for card in made.cards)
            assert not any(card.cost for card in made.cards if card.forced)
            assert {(card.seat, card.side) for card in made.cards} <= {
                (seat, side) for side, seats in enumerate(made.sides) for seat in seats
            }
            if len(made.tricks) >= EIGHT:
                assert made.line[-1] == made.running[-1]
                whole += 1
            lost += sum(card.cost for card in made.cards)
    assert whole > 3 and lost


@each_reviewed
def test_what_was_taken_is_what_the_rules_gave_for_tricks(name):
    for game in simulated(name, 9, 3):
        made = kind_of(game).reviews.review(game, 1)
        for side in (0, 1):
            sign = -1 if side else 1
            won = sum(
                sum(card.points for card in trick.trick.cards) + trick.bonus
                for trick in made.tricks
                if trick.trick.winner in made.sides[side]
            )
            other = sum(
                sum(card.points for card in trick.trick.cards) + trick.bonus
                for trick in made.tricks
                if trick.trick.winner not in made.sides[side]
            )
            # In Bulka aces that were declared and lost count beside the tricks.
            assert abs(sign * made.actual - (won - other)) in ({0} if name != "bulka" else {0, 24, 28})


def test_an_ace_that_was_declared_and_lost_costs_what_it_loses_when_it_is_lost():
    """Three aces are worth 30, and 6 as soon as one is lost; four 40, and 12."""
    for seed, deal, lost in ((33, 2, 28), (44, 3, 24), (11, 1, 0)):
        (game,) = simulated("bulka", seed)
        made = kind_of(game).reviews.review(game, deal)
        sign = {seat: -1 if side else 1 for side, (seat,) in enumerate(made.sides)}
        tricks = sum(
            sign[trick.trick.winner] * (sum(card.points for card in trick.trick.cards) + trick.bonus)
            for trick in made.tricks
        )
        assert abs(made.actual - tricks) == lost
        assert made.line[-1] == made.actual and [(card.before, card.after) for card in made.cards] == [
            *pairwise(made.line)
        ]


# What could be known


@each_judged
def test_hidden_cards_make_no_difference_to_what_is_said_of_a_card(name, sized):
    changed = 0
    for game in choices(name, f"fair {name}", sized(5), 5):
        other = FACTS[name].dealt_anew(game, game.turn, Random(len(game.moves)))
        if other is None:
            continue
        hands = [[each.view(seat).hand for seat in range(game.seats)] for each in (game, other)]
        changed += hands[0] != hands[1]
        card = cards_of(game)[0]
        told = [judge_play(each.view(game.turn), 0, card, HASTY) for each in (game, other)]
        assert told[0] == told[1]
    assert changed > 1


@each_judged
@pytest.mark.stress
def test_what_is_said_of_a_deal_does_not_depend_on_what_came_after_it(name):
    game = simulated(name, 4)[0]
    whole = judge_deal(game, 1, HASTY)
    plays = [(ply, move.card) for ply, move in enumerate(game.moves) if isinstance(move, Play)][: len(whole)]
    assert [(each.ply, each.card) for each in whole] == plays
    short = kind_of(game).begin(game.rules, game.seats)
    for move in game.moves[: whole[len(whole) // 2].ply + 1]:
        short.push(move)
    assert judge_deal(short, 1, HASTY) == whole[: len(whole) // 2 + 1]


@each_judged
def test_it_is_read_as_it_was_written(name):
    pack = GAMES[name].cards
    suit, (card, better, *_) = next(iter(pack.suits)), all_cards(pack)
    facts = (Fact(1, better, True, 0.7, 9.5, -1.0), Fact(0, suit, False, 1.0, 2.0, 0.0))
    told = [
        Judged(3, 1, card, -1.5, False, Blame(card, better, 7.25, 1.5, 60, facts)),
        Judged(4, 0, better, 2.0, True, None),
    ]
    written = json.loads(json.dumps([each.written() for each in told]))
    assert [Judged.read(each, pack) for each in written] == told


def test_the_same_record_gives_the_same_review_in_another_process():
    code = (
        "import json; from engine.fairness import judge_deal; from engine.judging import Budget\n"
        "from engine.record import replay; from engine.simulate import simulate\n"
        "for name in ('trappola', 'bulka'):\n"
        "    game = replay(next(simulate(1, 6, name)))\n"
        "    print(json.dumps([each.written() for each in judge_deal(game, 1, Budget(1, 2))]))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1 and len(next(iter(told)).splitlines()) == 2


# What is blamed, and what is luck


def test_the_seven_played_early_by_who_holds_all_trumps_is_blamed_and_nothing_else():
    # Where many play a deal all points count, also beyond a hundred.
    game = dealt(*EACH_A_SUIT, rules=duplicate.rules())
    # Whoever holds all trumps wins every trick: the seven brings 52 in the first, 26 in the last, 10 in any other, and
    # another card in the last 6.
    sweep(game, "bA b7 bK bO bU bT b9 b8")
    made = fair(game, budget=FEWEST)
    assert [(str(card.seen.card), card.seen.cost, card.blame.points) for card in made.mistakes] == [
        ("bA", 32, 32),
        ("b7", 10, 10),
    ]
    assert not made.unlucky


def test_points_beyond_the_end_of_a_game_are_neither_lost_nor_expected():
    """With 98 points the ace is led, which takes the trick; the eight of leaves would have brought the 52 as well."""
    game = ninety_eight_to_nothing()
    deal_on(game, *ACE_OR_FIFTY_TWO)
    everybody_passes(game)
    view, deal = game.view(1), tuple(game.deal.hands)
    lead, better = map(Card.parse, ("hA", "l8"))
    ((ended, played_on),) = stovkahra.played_out(view, [deal], (lead, better), Random(1))
    assert ended == GOAL - 98 >= played_on
    together = replace(view, rules=duplicate.rules())
    ((points,),) = stovkahra.played_out(together, [deal], [better], Random(1))
    assert points > GOAL - 98, "there all points count"
    lead_and_follow(game, "hA lA h8 h9")
    game.push(DOST)
    first = fair(game, 2, FEWEST).cards[0]
    assert first.seen.cost == 20 and first.seen.better == (better,), "with open hands"
    assert (first.cost, first.blame) == (0, None) and first not in fair(game, 2, FEWEST).unlucky


@each_judged
def test_a_card_is_a_mistake_or_luck_or_neither(name):
    made = reviewed(name)[1]
    assert len(made.known) == len(made.cards) == len(made.review.cards)
    for card, known, taken in zip(made.cards, made.known, made.review.running, strict=False):
        lost = card.blame.points if card.blame else 0
        own = (known - taken) * (-1 if card.seen.side else 1)
        assert own == pytest.approx(card.judged.expected + lost), "what was to be had before a mistake"
        assert not (card.blame and card.judged.sound)
        assert card.judged.sound or not card.seen.forced
        assert not card.blame or card.blame.points > 0
    blamed = [card for card in made.cards if card.blame]
    unlucky = [card for card in made.cards if card.judged.sound and card.cost]
    assert made.mistakes == sorted(blamed, key=lambda card: -card.blame.points) != []
    assert made.unlucky == sorted(unlucky, key=lambda card: -card.cost) != []


def test_a_mistake_that_cost_nothing_with_all_hands_seen_is_a_mistake():
    lucky = [card for card in reviewed("bulka")[1].mistakes if not card.seen.cost]
    assert lucky and all(card.blame.points > 0 for card in lucky)
