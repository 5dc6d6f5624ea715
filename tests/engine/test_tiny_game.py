"""Tiny by the engine alone: records are replayed and checked, computers play, and Tiny is on the list while it is."""

from dataclasses import replace
from random import Random

import pytest

from engine import record
from engine.__main__ import verdict
from engine.games import GAMES, add, kind_of
from engine.moves import Deal, Dealer, IllegalMove, parse_move
from engine.players import Level
from engine.simulate import simulate
from tests.tiny_game.kind import TINY
from tests.tiny_game.rules import PACK, Game, Rules

pytestmark = pytest.mark.usefixtures("tiny_game")


def dealt(seats: int = 2, **options: object) -> Game:
    """A game whose pack lies in order: seat 1 leads with the acorns."""
    game = Game(Rules(**{"deals": 1} | options), seats)
    game.push(Dealer(0))
    game.push(Deal(PACK))
    return game


def play(game: Game, cards: str) -> None:
    for card in cards.split():
        game.push(parse_move(f"play {card}", TINY.cards))


def test_rule_1_three_cards_are_dealt_or_four_and_dealers_left_leads():
    assert [len(dealt(hand=hand).view(0).hand) for hand in (3, 4)] == [3, 4]
    assert dealt().turn == 1
    with pytest.raises(IllegalMove, match="rule 1"):
        dealt().push(Deal(PACK))


@pytest.mark.parametrize(("low", "winner"), [("off", 0), ("on", 1)])
def test_rule_2_the_highest_rank_takes_a_trick_or_the_lowest(low, winner):
    game = dealt(low=low)
    play(game, "lO aA")
    assert (game.deal.tricks[0].winner, game.turn) == (winner, winner)


def test_rule_2_of_equal_ranks_the_first_takes_it_and_most_tricks_win():
    game = dealt()
    play(game, "lA aA")
    assert game.turn == 1
    play(game, "lK aK lO aO")
    assert (game.outcome.winner, game.outcome.tricks) == (1, (0, 3))
    assert [game.result_of(seat) for seat in (0, 1)] == [(False, 0), (True, 3)]


def test_a_game_with_as_many_tricks_for_two_is_drawn():
    game = dealt(hand=4)
    play(game, "hA aO lK aK lO aA lA hK")
    assert (game.outcome.winner, game.outcome.tricks) == (None, (2, 2))
    assert [game.result_of(seat).won for seat in (0, 1)] == [None, None]


def test_records_are_replayed_and_checked():
    made = list(simulate(40, 7, TINY.name))
    assert {each["result"]["winner"] for each in made} == {0, 1, 2, None}
    for each in made:
        line = record.dumps(each)
        assert record.loads(line) == each
        assert kind_of(record.replay(each)) is GAMES[TINY.name]
        assert verdict(line.encode()) == (True, f"ok: {TINY.records.told(record.check(each))}")


@pytest.mark.parametrize("wrong", ["pack", "plays", "dealer", "result", "seed"])
def test_a_record_that_was_changed_is_refused(wrong):
    made = next(simulate(1, 7, TINY.name))
    deal = made["deals"][0]
    match wrong:
        case "pack":
            deal["pack"] = " ".join(reversed(deal["pack"].split()))
        case "plays":
            deal["plays"] = " ".join(reversed(deal["plays"].split()))
        case "dealer":
            deal["dealer"] = 9
        case "result":
            made["result"]["tricks"][0] += 1
        case "seed":
            made["seed"] = "0" * 64
    with pytest.raises(record.RecordError):
        record.check(made)


@pytest.mark.parametrize("level", Level)
def test_computers_play_whole_games_and_know_only_their_view(level):
    for seed in range(20):
        random = Random(seed)
        game = dealt(random.choice((2, 3)), hand=random.choice((3, 4)), low=random.choice(("off", "on")))
        while game.outcome is None:
            view = game.view(game.turn)
            move = TINY.players.choose(view, level, Random(seed), 0.1)
            assert move in view.legal and TINY.players.plain_move(view) in view.legal
            assert TINY.players.advise(view, random, 0.1).move in view.legal
            assert move == TINY.players.choose(replace(view), level, Random(seed), 0.1)
            game.push(move, game.turn)


def test_no_two_games_have_one_name():
    with pytest.raises(ValueError, match="tiny"):
        add(TINY)
