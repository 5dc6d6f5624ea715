"""Who is said to take the rest takes it, whatever the others play, and with the most that it can bring."""

from collections.abc import Sequence
from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine.games import GAMES
from engine.moves import Play
from engine.record import replay
from engine.simulate import simulate
from tests.support.sizes import in_turn

TRIED = 3
"""How often what the others play is drawn for each order."""


def led(game: Any, cards: Sequence[Any], random: Random) -> tuple[bool, int]:
    """Lead these cards one after the other, the others as drawn: whether each takes its trick, and the points ahead."""
    game, leader = game.copy(), game.turn
    for card in cards:
        if game.turn != leader:
            return False, 0
        game.push(Play(card))
        while game.mid_trick:
            game.push(random.choice([each for each in game.legal_moves() if isinstance(each, Play)]))
    ahead = sum(each.points if leader in each.seats else -each.points for each in game.scored)
    return game.tricks[-1].winner == leader, ahead


@pytest.mark.parametrize("name", in_turn(["stovkahra", "trappola", "bulka"]))
def test_what_is_sure_is_taken_whatever_others_play_and_no_order_brings_more(name, figures):
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    random, found, cards = Random(seed), 0, 0
    for record in simulate(60, seed, name):
        game = replay(record)
        again = GAMES[name].begin(game.rules, game.seats)
        for move in game.moves:
            view = again.view(again.turn) if again.turn is not None else None
            if view is not None and view.sure:
                assert sorted(view.sure) == sorted(view.hand) and not view.table
                outcomes = {led(again, view.sure, random) for _ in range(TRIED)}
                assert all(taken for taken, _ in outcomes)
                orders = permutations(view.sure) if len(view.sure) <= 4 else ()
                for order in orders:
                    taken, ahead = led(again, order, random)
                    assert not taken or ahead <= max(points for _, points in outcomes), (order, view.sure)
                found, cards = found + 1, cards + len(view.sure)
            again.push(move)
    figures(positions=found, cards=cards)
    assert found
