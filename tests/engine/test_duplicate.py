"""One deal by itself, as many tables play it: its score, perfect play, and computers that answer alike to like play."""

import os
import subprocess
import sys
from copy import deepcopy
from random import Random

import pytest

from engine.cards.trappola_pack import RANK_MASKS, Rank
from engine.games import GAMES, with_duplicates
from engine.moves import COUNT, DOST, KEEP, PASS, Bianca, Blanche, Declare, Play
from engine.trappola.rules import VALUES
from tests.support.every_game import LISTED

IN_EVERY_GAME = pytest.mark.parametrize("name", with_duplicates())


def line(name, secret, choose):
    """A deal move by move: the game before each move that somebody makes, and that move."""
    kind = GAMES[name]
    game = kind.begin(kind.duplicates.rules(), kind.seats[0])
    while not (game.deal_number and (game.awaits_chance or game.outcome is not None)):
        drawn = kind.chance(game, None, secret) or (kind.cut(game, secret) if game.awaits_cut else None)
        move = drawn or choose(game)
        yield game, None if drawn else move
        game.push(move)
    yield game, None


def at_random(random):
    def choose(game):
        moves = [move for move in game.legal_moves() if move != DOST]
        said = [move for move in moves if not isinstance(move, Play)]
        return random.choice([move for move in said if str(move) != "exchange"] or moves)

    return choose


@IN_EVERY_GAME
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_card_is_worth_is_what_it_brings_and_what_is_best_after_it(name, seed):
    duplicates, random = GAMES[name].duplicates, Random(seed)
    expected = None
    for game, move in line(name, random.randbytes(32), at_random(random)):
        # In Bulka aces count at the end, so that a deal in which some are to be kept is not followed.
        if name == "bulka" and game.deals and has_aces(game):
            return
        over = bool(game.deals) and game.turn is None
        if over or isinstance(move, Play):
            values = {} if over else dict(duplicates.values(game))
            mover = 0 if over else game.turn
            worth = duplicates.score(game, mover) + max(values.values(), default=0)
            if expected is not None:
                side, was = expected
                assert worth == (was if GAMES[name].side_of(mover) == side else -was)
            if not over:
                expected = GAMES[name].side_of(mover), duplicates.score(game, mover) + values[move.card]
    assert duplicates.score(game, 0) == -duplicates.score(game, 1)


@IN_EVERY_GAME
@pytest.mark.parametrize("seed", range(8))
def test_what_the_tricks_bring_adds_up_to_the_score_where_nothing_is_declared(name, seed):
    duplicates, random = GAMES[name].duplicates, Random(seed)

    def silently(game):
        moves = [move for move in game.legal_moves() if move != DOST]
        said = [move for move in moves if not isinstance(move, Play | Declare | Blanche | Bianca)]
        return said[0] if said else random.choice(moves)

    for game, _ in line(name, random.randbytes(32), silently):
        for seat in (0, 1):
            made = duplicates.tricks(game, seat)
            # In Trappola a set may have to be declared.
            points = game.deals[0].open_points if made and name == "trappola" else ()
            score = points[seat] - points[1 - seat] if points else duplicates.score(game, seat)
            assert not made or sum(each.points for each in made) == score, seed
            assert all(each.points == 0 or each.won == (each.points > 0) for each in made[:-1])
            assert [each.won for each in made] != [each.won for each in duplicates.tricks(game, 1 - seat)] or not made
    assert len(made) == LISTED[name].dealt(game) // LISTED[name].to_a_trick(game) and made[-1].bonus


def has_aces(game):
    """Whether somebody was dealt aces that are worth keeping."""
    return any((hand & RANK_MASKS[Rank.ACE]).bit_count() > 2 for hand in game.deals[0].dealt.values())


@pytest.mark.parametrize("name", ["stovkahra", "bulka"])
def test_perfect_play_declares_everything_and_then_plays_its_best_card(name):
    duplicates = GAMES[name].duplicates

    def perfectly(game):
        moves = [move for move in game.legal_moves() if move != DOST]
        said = [move for move in moves if isinstance(move, Declare | Blanche | Bianca)]
        plays = [move for move in moves if isinstance(move, Play)]
        if said or not plays:
            return said[-1] if said else next(move for move in moves if move in (PASS, COUNT))
        values = dict(duplicates.values(game))
        return max(plays, key=lambda move: values[move.card])

    *_, (game, _) = line(name, Random(2).randbytes(32), perfectly)
    assert duplicates.perfect(game, 0) == duplicates.score(game, 0) == -duplicates.perfect(game, 1)


def test_perfect_play_of_trappola_exchanges_as_often_as_is_best():
    duplicates = GAMES["trappola"].duplicates

    def best(game):
        """What elder has more than the dealer in the end."""
        deal = game.deals[0]
        if KEEP in game.legal_moves():
            chances = []
            for move in game.legal_moves():
                after = deepcopy(game)
                after.push(move)
                chances.append(best(after))
            return (max if game.turn == deal.elder else min)(chances)
        sets = [sum(worth(deal.play.hands[seat], rank) for rank in VALUES) for seat in (deal.elder, deal.dealer)]
        return max(value for _, value in duplicates.values(game)) + sets[0] - sets[1]

    def worth(hand, rank):
        number = (hand & RANK_MASKS[rank]).bit_count()
        return VALUES[rank][number - 3] if number > 2 else 0

    game = next(game for game, move in line("trappola", Random(5).randbytes(32), lambda _: KEEP) if move == KEEP)
    assert (
        duplicates.perfect(game, game.deals[0].elder) == best(game) == -duplicates.perfect(game, game.deals[0].dealer)
    )


THINK = """
import sys
from random import Random
from engine.games import GAMES, with_duplicates
from engine.cards.shuffle import thought
from engine.moves import DOST
from engine.players import Level
from tests.engine.test_duplicate import line

secret = bytes(range(32))
for name, kind in GAMES.items():
    def choose(game):
        random = Random(thought(secret, game.turn, game.moves))
        move = kind.players.choose(game.view(game.turn), Level.STRONG, random, 1e3)
        return move if move != DOST else game.legal_moves()[0]
    print(*(move for _, move in line(name, secret, choose) if move))
"""


@pytest.mark.stress
def test_strong_computers_answer_alike_in_processes_that_order_their_sets_differently():
    told = set()
    for seed in range(4):
        run = subprocess.run(
            [sys.executable, "-c", THINK],
            env=os.environ | {"PYTHONHASHSEED": str(seed)},
            capture_output=True,
            check=True,
        )
        told.add(run.stdout)
    (lines,) = told
    assert len(lines.split()) > 60
