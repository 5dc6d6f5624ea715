"""Tiny by the engine alone: its rules, its records, its computers, and its place on the list."""

from collections import Counter

import pytest

from engine import record
from engine.__main__ import verdict
from engine.games import GAMES, add, kind_of
from engine.moves import Deal, Dealer, IllegalMove, parse_move
from engine.simulate import Style, puzzles, simulate
from tests.tiny_game.kind import TINY
from tests.tiny_game.rules import PACK, Game, Rules

pytestmark = pytest.mark.usefixtures("other_games")


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
    made = [*simulate(40, 7, TINY.name), *simulate(4, 7, TINY.name, Style(rare=True, in_a_row=2))]
    assert {each["result"]["winner"] for each in made} == {0, 1, 2, None}
    for each in made:
        line = record.dumps(each)
        assert record.loads(line) == each
        assert kind_of(record.replay(each)) is GAMES[TINY.name]
        assert verdict(line.encode()) == (True, f"ok: {TINY.records.describe_outcome(record.check(each))}")


def test_a_record_that_was_changed_is_refused():
    made = next(simulate(1, 7, TINY.name))
    deal, *others = made["deals"]
    backwards = [{field: " ".join(reversed(deal[field].split()))} for field in ("pack", "plays")]
    wrong = [{"deals": [deal | fields, *others]} for fields in (*backwards, {"dealer": 9})]
    for changed in (*wrong, {"result": made["result"] | {"tricks": [9, 9]}}, {"seed": "0" * 64}):
        with pytest.raises(record.RecordError):
            record.check(made | changed)


def test_no_two_games_have_one_name():
    with pytest.raises(ValueError, match="tiny"):
        add(TINY)


def test_that_there_are_no_puzzles_of_it_is_said(other_games):
    with pytest.raises(ValueError, match="no puzzles of tiny"):
        next(puzzles(1, 1, "tiny", Counter()))
