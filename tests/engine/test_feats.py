"""Feats: what was rarely done is found in the moves, and by the seats that did it."""

from collections import Counter

import pytest

from engine.cards.trappola_pack import Rank
from engine.feats import Feat
from engine.games import GAMES, kind_of
from engine.record import replay
from engine.simulate import simulate


def found(game, feat):
    """In which deals of a game a feat was done, and by which seats."""
    return {(deal, seat) for done, seat, deal in kind_of(game).feats(game) if done is feat}


@pytest.mark.parametrize("game", GAMES)
def test_the_bonus_of_52_is_the_feat_of_who_had_it_when_it_came(game):
    for record in simulate(20, 1, game):
        over = replay(record)
        again, came = GAMES[game].begin(over.rules, over.seats), set()
        for move in over.moves:
            before, deal = again.great_bonus, again.deal_number
            again.push(move)
            if before is None and again.great_bonus is not None:
                came.add((deal, again.great_bonus))
        assert found(over, Feat.GREAT_BONUS) == came, record


def test_whoever_wins_a_trick_with_each_deuce_or_all_nine_tricks_has_done_so():
    seen = Counter()
    for record in simulate(100, 2, "trappola"):
        over, deuces, tricks = replay(record), Counter(), Counter()
        for number, deal in enumerate(over.deals, start=1):
            for trick in deal.play.tricks:
                tricks[number, trick.winner] += 1
                deuces[number, trick.winner] += dict(trick.plays)[trick.winner].rank is Rank.DEUCE
        for feat, counted, most in ((Feat.FOUR_DEUCES, deuces, 4), (Feat.ALL_TRICKS, tricks, 9)):
            rightly = {of for of, many in counted.items() if many == most}
            assert found(over, feat) == rightly, record
            seen[feat] += len(rightly)
    assert seen[Feat.ALL_TRICKS]


def test_what_a_side_of_stovkahra_has_done_both_partners_have():
    for record in simulate(100, 3, "stovkahra"):
        over = replay(record)
        winners = [{trick.winner % 2 for trick in deal.tricks} for deal in over.deals]
        won = {
            (number, seat)
            for number, (deal, sides) in enumerate(zip(over.deals, winners, strict=True), start=1)
            if len(deal.tricks) == 8 and len(sides) == 1
            for side in sides
            for seat in (side, side + 2)
        }
        assert found(over, Feat.ALL_TRICKS) == won, record
