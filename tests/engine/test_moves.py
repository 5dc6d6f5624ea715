"""The text of each move, which stands on buttons, in databases and in records."""

from typing import get_args

import pytest

from engine import moves
from engine.cards.german_pack import Card, Rank, Suit
from engine.moves import Combination, Move, parse_move

HEART_ACE, BELL_SEVEN = Card.parse("hA"), Card.parse("b7")
IN_USE = {
    **{"dealer 2": moves.Dealer(2), "ranking 2031": moves.Ranking((2, 0, 3, 1)), "cut 17": moves.Cut(17)},
    **{"draw hAb7": moves.Draw((HEART_ACE, BELL_SEVEN)), "deal b7hA": moves.Deal((BELL_SEVEN, HEART_ACE))},
    **{"declare K 3": moves.Declare(Combination(Rank.parse("K"), 3)), "ask K": moves.Ask(Rank.parse("K"))},
    **{"signal h": moves.Signal(Suit.parse("h")), "play hA": moves.Play(HEART_ACE), "concede 1": moves.Concede(1)},
    **{"dost": moves.DOST, "dost 2": moves.Dost(2), "count": moves.COUNT, "add": moves.ADD, "take": moves.TAKE},
    **{"pass": moves.PASS, "exchange": moves.EXCHANGE, "keep": moves.KEEP, "blanche": moves.BLANCHE},
    **{"bianca": moves.BIANCA, "alifer": moves.ALIFER, "agree": moves.AGREE, "refuse": moves.REFUSE},
}


@pytest.mark.parametrize("text", IN_USE)
def test_a_move_keeps_its_text(text):
    assert parse_move(text, Card) == IN_USE[text]
    assert str(IN_USE[text]) == text


def test_every_move_is_among_them():
    assert {type(move) for move in IN_USE.values()} == set(get_args(Move))


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "play", "play ", "play h5", "play hA ", " play hA", "play  hA", "play hA b7", "Play hA"),
        *("cut", "cut x", "cut -1", "cut 123", "cut ٣", "dealer 1 2", "ranking 0x", "dost x", "pass 1", "passes"),
        *("declare K", "declare 3 K", "declare X 3", "declare K 333", "ask X", "signal x", "draw hAb", "deal h5"),
    ],
)
def test_what_is_no_move_is_refused(text):
    with pytest.raises(ValueError):
        parse_move(text, Card)
