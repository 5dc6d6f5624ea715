"""Computer players of all games: they always move by the rules, and by what their seat knows alone."""

import pickle
import random as chance
from itertools import cycle, islice, product
from random import Random

import pytest

from engine.games import kind_of
from engine.moves import Cut, Signal
from engine.players import Level
from engine.record_fields import options_of
from tests.support.every_game import FACTS, some_game
from tests.support.players import advise, choose, plain_move

LONG = 60.0
"""Seconds that no thought takes."""
BRIEF = 0.0005
"""Seconds that are soon over, where only what is legal matters."""
SOON_OVER = 5
"""Cards in hand at which even the strong have soon thought everything through."""

pytestmark = pytest.mark.usefixtures("other_games")
each_level = pytest.mark.parametrize("level", Level)


def moments(name, level, number):
    """So many moments of random games in which somebody is to move; late ones for those who think for long."""
    able = (game for game in FACTS[name].positions(Random(f"{name} {level}"), 8) if game.turn is not None)
    most = SOON_OVER if level is Level.STRONG else 9
    return islice((game for game in able if game.awaits_cut or len(game.view(game.turn).hand) <= most), number)


@some_game
def test_games_are_played_to_their_end_by_legal_moves(name, sized):
    """By players of all levels at one table, with every value of every option; where larger, in all combinations."""
    kind, moves = kind_of(next(FACTS[name].positions(Random(0), 1)).rules), {level: set() for level in Level}
    options = options_of(kind.rules)
    every = [kind.rules(**dict(zip(options, values, strict=True))) for values in product(*options.values())]
    # Every seventh of many still has each value of each option, and every third of sixteen.
    step = 1 if sized(1) > 1 or len(every) < 16 else 7 if len(every) > 16 else 3
    tried = every[::step]
    assert all({getattr(rules, name) for rules in tried} == {*values} for name, values in options.items())
    must = {*FACTS[name].all_do.split()}
    # Whoever is next sits down, so that every level has sat after two games, and plays until it has made all moves.
    least, sitting = len(tried) * sized(1), cycle(Level)
    for number, rules in enumerate(islice(cycle(tried), 4 * least + 4)):
        if number >= least and all(must <= words for words in moves.values()):
            break
        random, secret = Random(f"{name} {number}"), bytes([number % 256]) * 32
        seats = random.choice([seats for seats in kind.seats if kind.may_sit(rules, seats)])
        game, levels = kind.begin(rules, seats), random.sample([*islice(sitting, seats)], seats)
        while game.outcome is None:
            dealt = kind.chance(game, None, secret)
            if dealt is not None:
                game.push(dealt)
                continue
            # Dealer's right in Stovkahra may speak before anybody moves, all others only in turn.
            chosen = ((seat, choose(game.view(seat), levels[seat], random, BRIEF)) for seat in range(seats))
            seat, move = next(each for each in chosen if each[1] is not None)
            where = f"{rules}, {number}: {move} after {list(map(str, game.moves))}"
            assert move in game.legal_moves(seat), where
            assert len(game.moves) < 5000, where
            game.push(move, seat)
            moves[levels[seat]].add(str(move).split()[0])
    assert all(must <= words for words in moves.values()), moves
    assert "signal" not in moves[Level.BEGINNER]


@some_game
@each_level
def test_somebody_moves_in_turn_however_little_time_there_is_and_nobody_else_is_asked(name, level, sized):
    for game in moments(name, level, sized(30)):
        view = game.view(game.turn)
        for seconds in (0.0, 0.001):
            assert choose(view, level, Random(1), seconds) in view.legal, list(map(str, game.moves))
        assert plain_move(view) in view.legal
        for seat in {*range(game.seats), None} - {game.turn}:
            view = game.view(seat)
            chosen = choose(view, level, Random(0), LONG)
            # All but the one to move have nothing to say, but for dealer's right in Stovkahra, who may signal.
            assert chosen is None or (isinstance(chosen, Signal) and chosen in view.legal)
            assert plain_move(view) is None
            with pytest.raises(ValueError):
                advise(view, Random(0))


@pytest.mark.parametrize("name", [name for name, facts in FACTS.items() if facts.cut])
@each_level
def test_cuts_are_of_all_sizes_and_nobody_advises_on_them(name, level):
    game = next(game for game in moments(name, level, 1000) if game.awaits_cut)
    cuts = {choose(game.view(game.turn), level, Random(seed)) for seed in range(500)}
    assert cuts == {Cut(cards) for cards in range(1, len(FACTS[name].order))}
    with pytest.raises(ValueError):
        advise(game.view(game.turn), Random(0))


@some_game
@each_level
def test_nothing_but_the_view_and_the_chance_given_makes_a_difference(name, level, sized):
    """Neither hidden cards nor any other chance; what goes to another process and back is the same."""
    otherwise = 0
    for game in moments(name, level, sized(10 if level is Level.STRONG else 40)):
        random = Random(len(game.moves))
        other = FACTS[name].dealt_anew(game, game.turn, random)
        if other is None:
            continue
        view, same, luck = game.view(game.turn), other.view(game.turn), random.random()
        chosen = choose(view, level, Random(luck), LONG)
        chance.seed(luck)
        state = chance.getstate()
        assert choose(pickle.loads(pickle.dumps(same)), level, Random(luck), LONG) == chosen, game.moves
        assert chance.getstate() == state, "all chance comes from what is given"
        assert plain_move(view) == plain_move(same)
        if level is Level.STRONG and not game.awaits_cut:
            assert advise(view, Random(luck), LONG) == advise(same, Random(luck), LONG)
        hands = [[each.view(seat).hand for seat in range(game.seats)] for each in (game, other)]
        otherwise += hands[0] != hands[1]
    assert otherwise > 1
