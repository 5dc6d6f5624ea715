"""A game of Stovkahra given up: at any point of it, told to nobody before, and borne out by its record."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import record
from engine.moves import Concede
from engine.stovkahra.moves import How, Outcome, parse_move
from engine.stovkahra.rules import GOAL, Game, Phase, Rules, side_of
from engine.stovkahra.series import Series
from tests.support.positions import (
    DEALERS,
    EACH_A_SUIT,
    ELDERS,
    EVERYBODY,
    ending,
    lead,
    ninety_eight_to_nothing,
    pack_for,
    refused,
    trick,
    walk,
    written,
)
from tests.support.positions import dealt as deal_out

NAMES = ("Anna", "Béla", "Cyril", "Dana")
RULES = (Rules(), Rules(shuffle="every", signals="off"), Rules(count="open"))
SEEDS = range(3)


def secret(seed: int) -> bytes:
    """The secret of a random game whose rules are given: what is drawn first."""
    return Random(seed).randbytes(32)


def given_up(game: Game, side: int) -> Game:
    """The same game, given up by a side; the game itself goes on."""
    other = Game.replay(game.rules, game.moves)
    other.push(Concede(side))
    return other


def everywhere() -> Iterator[tuple[str, bytes, Game, Game, int]]:
    """Random games at every point, and the same given up there by each side in turn."""
    for seed in SEEDS:
        for at, game in enumerate(walk(seed, RULES[seed % len(RULES)])):
            if game.phase not in (Phase.DEALER, Phase.OVER):
                side = (seed + at) % 2
                yield f"seed {seed}, move {at}", secret(seed), game, given_up(game, side), side


# The move


@pytest.mark.parametrize("side", [0, 1])
def test_it_has_one_text(side):
    assert parse_move(f"concede {side}") == Concede(side)
    assert str(Concede(side)) == f"concede {side}"


@pytest.mark.parametrize(
    "text", ["concede", "concede ", "concede x", "concede -1", "concede 0 1", "concede 100", "Concede 0"]
)
def test_nothing_else_is_that_move(text):
    with pytest.raises(ValueError, match=r"."):
        parse_move(text)


def test_the_others_win_at_any_point_of_a_game_with_the_score_as_it_stands():
    phases = set()
    for where, _, game, ended, side in everywhere():
        phases.add(game.phase)
        outcome = ending(ended)
        assert outcome.how is How.CONCEDED, where
        assert (outcome.winner, outcome.score) == (1 - side, tuple(game.score)), where
        # Rule 23: two where the losers have fewer than half a hundred, whatever the winners have.
        assert outcome.brcka == (2 if game.score[side] < GOAL // 2 else 1), where
        for seat in EVERYBODY:
            assert ended.view(seat).outcome == outcome
            assert not ended.legal_moves(seat)
    assert phases == set(Phase) - {Phase.DEALER, Phase.OVER}


def test_either_partner_gives_up_their_own_side_and_not_the_other():
    for seat in range(4):
        game = deal_out(*EACH_A_SUIT)
        assert refused(game, Concede(1 - side_of(seat)), seat).key == "not-now"
        game.push(Concede(side_of(seat)), seat)
        assert ending(game).winner == 1 - side_of(seat)


def test_there_are_two_sides():
    game = deal_out(*EACH_A_SUIT)
    for side in (2, 99):
        refused(game, Concede(side))


def test_there_is_nothing_to_give_up_before_the_dealer_is_known_nor_after_the_end():
    refused(Game(), Concede(0))
    for seed in SEEDS:
        *_, last = walk(seed)
        for side in (0, 1):
            assert refused(last, Concede(side)).key == "game-over"
            assert refused(given_up_early(), Concede(side)).key == "game-over"


def given_up_early() -> Game:
    game = deal_out(*EACH_A_SUIT)
    game.push(Concede(ELDERS))
    return game


def test_nothing_follows_on_it():
    game = given_up_early()
    for what in ("pass", "play aA", "dost", "count", "cut 3", "signal a", "declare A 4", "dealer 0"):
        refused(game, what)
    refused(game, pack_for(*EACH_A_SUIT))
    assert [game.legal_moves(seat) for seat in (None, *range(4))] == [()] * 5


def test_a_trick_under_way_goes_back_into_the_hands_and_counts_for_nobody():
    game = deal_out(*EACH_A_SUIT)
    trick(game, "aA lA hA bA")
    before = [game.view(seat).hand for seat in range(4)], written(game), list(game.score)
    lead(game, "bK aK lK")
    game.push(Concede(ELDERS))
    assert [game.view(seat).hand for seat in range(4)] == before[0]
    assert (written(game), list(game.score)) == before[1:] or not game.view().table
    assert ending(game).score == tuple(before[2])
    assert len(game.view().tricks) == 1 and not game.view().table


def test_what_is_shown_afterwards_is_of_one_deal_even_if_the_next_pack_lay_ready():
    game = ninety_eight_to_nothing()
    shown = game.view()
    for pack in ([], [pack_for(*EACH_A_SUIT, dealer=0)]):
        for deal in pack:
            game.push(deal)
        view = given_up(game, ELDERS).view()
        assert (view.dealer, view.trump_card) == (shown.dealer, shown.trump_card)
        assert view.tricks[0].leader == view.eldest


def test_who_had_a_hundred_and_gives_up_has_lost_one_brcko():
    game = ninety_eight_to_nothing()
    # The dealers' side, which has 98, gives up before the next deal.
    game.push(Concede(DEALERS))
    assert ending(game) == Outcome(ELDERS, 1, How.CONCEDED, (0, 98))


def test_the_winners_choose_what_to_do_with_their_brcka_as_after_any_game():
    for winner in (0, 1):
        game = deal_out(*EACH_A_SUIT)
        game.push(Concede(1 - winner))
        series = Series()
        series.award(ending(game))
        series.push(series.legal_moves(winner)[0], winner)
        assert series.brcka[winner] == 2 and series.brcka[1 - winner] == 0


def test_nobody_is_ever_asked_for_it():
    for _, _, game, _, _ in everywhere():
        for seat in EVERYBODY:
            listed = (*game.legal_moves(seat), *game.view(seat).legal)
            assert not any(isinstance(each, Concede) for each in listed)


def test_a_game_given_up_anywhere_is_borne_out_by_its_record():
    for where, seed, _, ended, _ in everywhere():
        kept = record.loads(record.dumps(record.write(ended, NAMES, seed)))
        again = record.replay(kept)
        assert again.outcome == ending(ended), where
        # All that anybody may know of it afterwards is in it.
        for seat in EVERYBODY:
            one, other = ended.view(seat), again.view(seat)
            assert (one.tricks, one.declarations, one.outcome) == (other.tricks, other.declarations, other.outcome)
            assert (one.points, one.hand, one.signal) == (other.points, other.hand, other.signal), where
