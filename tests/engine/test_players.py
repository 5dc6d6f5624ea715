"""Computer players of all games: they always move by the rules, and by what their seat knows alone."""

import pickle
import random as chance
from itertools import islice
from random import Random

import pytest

from engine.moves import Cut, Signal
from engine.players import Level
from tests.support.players import advise, choose, plain_move
from tests.support.worlds import DEALT_ANEW, POSITIONS

LONG = 60.0
"""Seconds that no thought takes."""
PACK_SIZES = {"stovkahra": 32, "trappola": 36, "bulka": 36}

pytestmark = pytest.mark.usefixtures("tiny_game")
each_game = pytest.mark.parametrize("name", POSITIONS)
each_level = pytest.mark.parametrize("level", Level)


def moments(name, level, number):
    """So many moments of random games in which somebody is to move; late ones for those who think for long."""
    late = 4 if name == "stovkahra" and level is Level.STRONG else 0
    able = (game for game in POSITIONS[name](Random(f"{name} {level}"), 8) if game.turn is not None)
    return islice((game for game in able if game.awaits_cut or len(game.moves) > 6 * late), number)


@each_game
@each_level
@pytest.mark.parametrize("seconds", [0.0, 0.001])
def test_a_legal_move_is_made_however_little_time_there_is(name, level, seconds, sized):
    for game in moments(name, level, sized(60)):
        view = game.view(game.turn)
        assert choose(view, level, Random(1), seconds) in view.legal, list(map(str, game.moves))
        assert plain_move(view) in view.legal


@each_game
@each_level
def test_nothing_is_chosen_nor_advised_where_nothing_is_asked(name, level, sized):
    """At all times all but the one to move have nothing to say, but for dealer's right in Stovkahra, who may signal."""
    for game in moments(name, level, sized(30)):
        for seat in (*range(game.seats), None):
            if seat == game.turn:
                continue
            view = game.view(seat)
            chosen = choose(view, level, Random(0), LONG)
            assert chosen is None or (isinstance(chosen, Signal) and chosen in view.legal)
            assert plain_move(view) is None
            with pytest.raises(ValueError):
                advise(view, Random(0))


@pytest.mark.parametrize("name", PACK_SIZES)
@each_level
def test_cuts_are_of_all_sizes_and_nobody_advises_on_them(name, level):
    game = next(game for game in moments(name, level, 1000) if game.awaits_cut)
    cuts = {choose(game.view(game.turn), level, Random(seed)) for seed in range(500)}
    assert cuts == {Cut(cards) for cards in range(1, PACK_SIZES[name])}
    with pytest.raises(ValueError):
        advise(game.view(game.turn), Random(0))


@each_game
@each_level
def test_no_card_that_is_hidden_makes_a_difference(name, level, sized, figures):
    compared = otherwise = 0
    for game in moments(name, level, sized(10 if level is Level.STRONG else 40)):
        random = Random(len(game.moves))
        other = DEALT_ANEW[name](game, game.turn, random)
        if other is None:
            continue
        view, same, luck = game.view(game.turn), other.view(game.turn), random.random()
        assert choose(view, level, Random(luck), LONG) == choose(same, level, Random(luck), LONG), game.moves
        assert plain_move(view) == plain_move(same)
        if level is Level.STRONG and not game.awaits_cut:
            assert advise(view, Random(luck), LONG) == advise(same, Random(luck), LONG)
        compared += 1
        hands = [[each.view(seat).hand for seat in range(game.seats)] for each in (game, other)]
        otherwise += hands[0] != hands[1]
    figures(moments=compared, with_other_hands=otherwise)
    assert otherwise > 1


@each_game
@each_level
def test_nothing_but_the_view_and_the_chance_given_goes_into_a_move(name, level, sized):
    for seed, game in enumerate(moments(name, level, sized(5))):
        view = game.view(game.turn)
        chosen = choose(view, level, Random(seed), LONG)
        chance.seed(seed)
        state = chance.getstate()
        assert choose(pickle.loads(pickle.dumps(view)), level, Random(seed), LONG) == chosen
        assert chance.getstate() == state, "all chance comes from what is given"
