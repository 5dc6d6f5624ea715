"""Hands that were laid aside or kept: what looking back tells of them, by what their player could know."""

from collections.abc import Sequence
from random import Random

from engine.duel.review import TOLD
from engine.games import GAMES
from engine.moves import EXCHANGE, KEEP, Move, Play
from engine.trappola.players import margin_of
from engine.trappola.review import REVIEWS
from engine.trappola.rules import Game, Rules

KIND = GAMES["trappola"]
DEALS, IN_PLAIN = 12, 6


def a_deal(seed: int, answers: Sequence[Move] = (KEEP, EXCHANGE)) -> tuple[Game, list[tuple[int, object, float]]]:
    """A deal in which hands are exchanged at random; who answered each question how, and what keeping was worth."""
    random, game, asked = Random(seed), KIND.begin(Rules(), 2), []
    secret = random.randbytes(32)
    while not game.deals or not game.deals[0].play.is_over:
        if game.awaits_chance:
            game.push(KIND.chance(game, None, secret))
            continue
        legal = game.legal_moves()
        if EXCHANGE in legal:
            view = game.view(game.turn)
            # By other deals than those that looking back draws.
            worth = KIND.players.advise(view, Random(f"other {seed}"), 10.0)
            asked.append((game.turn, random.choice(answers), worth.gain * (1 if worth.move == KEEP else -1)))
            game.push(asked[-1][1])
            continue
        game.push(random.choice(legal))
    return game, asked


def test_what_was_kept_or_laid_aside_wrongly_is_told_and_nothing_that_was_right(sized):
    told, deals = 0, sized(DEALS, IN_PLAIN)
    for seed in range(deals):
        game, asked = a_deal(seed)
        found = REVIEWS.review(game, 1).exchanged
        if not seed:
            assert found == REVIEWS.review(game, 1).exchanged, "everybody who looks back is told the same"
        # Where it is close, other deals may say otherwise.
        wrong = {(seat, move == KEEP) for seat, move, worth in asked if (worth > 0) != (move == KEEP)}
        surely = {
            (seat, move == KEEP)
            for seat, move, worth in asked
            if (worth > 0) != (move == KEEP) and abs(worth) > 3 * TOLD
        }
        right = {(seat, move == KEEP) for seat, move, worth in asked if (worth > 0) == (move == KEEP)} - wrong
        close = {(seat, move == KEEP) for seat, move, worth in asked if abs(worth) < 2 * TOLD}
        said = {(each.seat, each.kept) for each in found}
        assert surely <= said and not said & (right - close), f"seed {seed}"
        assert all(each.points >= TOLD for each in found)
        told += len(found)
    assert told > deals / 4


def test_elder_needs_a_better_hand_to_keep_it_while_the_whole_stock_is_there():
    game = KIND.begin(Rules(), 2)
    while game.awaits_chance or game.awaits_cut:
        game.push(KIND.chance(game, None, bytes(32)) if game.awaits_chance else game.legal_moves()[0])
    elder = margin_of(game.view(game.turn))
    game.push(KEEP)
    assert elder > margin_of(game.view(game.turn)) > 0


def test_where_both_know_all_cards_what_could_be_expected_is_what_perfect_play_makes_of_it():
    game, _ = a_deal(5, (EXCHANGE,))
    review, seen = REVIEWS.review(game, 1), 0
    again = KIND.begin(game.rules, 2)
    for move in game.moves:
        if isinstance(move, Play) and seen < len(review.cards):
            view = again.view(again.turn)
            expected = KIND.judge.expect(view, move.card, Random(seen))
            taken = review.running[seen]
            assert taken + (-expected if view.seat else expected) == review.line[seen + 1], seen
            seen += 1
        again.push(move)
    assert seen == 18
