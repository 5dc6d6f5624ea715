"""Cards that give something away for nothing: told from what a seat can know, and never all of its cards."""

from itertools import chain
from random import Random

import pytest

from engine.cards.german_pack import parse_cards
from engine.moves import Play
from engine.players import Level
from engine.stovkahra.players import choose
from engine.stovkahra.rules import Phase
from engine.stovkahra.waste import Waste, sensible, wastes
from tests.support.positions import dealt, lead, walk

SEVEN, POINTS, NOTHING = Waste
POSITIONS = {
    "the trump seven is led with the eight in hand": (("h7 h8 aA",), "", {SEVEN: "h7"}),
    "the trump seven may draw trumps where a hidden nine lies below the ten": (("h7 hT", "h9 h8"), "", {}),
    "the seven of another suit may be led": (("a7 a8 aA",), "", {}),
    "the seven of trumps may be led by whoever holds all trumps left": (
        ("aA aK aO aU aT a9 a8 l8", "lA lK lO lU lT l9 l7 b8", "bA bK bO bU bT b9 b7 a7", "h7 h8 h9 hT hU hO hK hA"),
        "l8 lA b9",
        {},
    ),
    "the trump seven is put below a trump, and the eight is there": (("hK", "h7 h8", "h9", "hA"), "hK", {SEVEN: "h7"}),
    "to keep the trump seven would cost an over": (("hK", "h7 hO", "h9", "hA"), "hK", {}),
    "a king is given to opponents, and a ten is there": (("lA", "l9", "l8", "lK lT hA"), "lA l9 l8", {POINTS: "lK"}),
    "any points are": (("lA", "l9", "l8", "lK lU lT hA"), "lA l9 l8", {POINTS: "lK lU"}),
    "a seven need not be given in its place": (("lA", "l9", "l8", "lK l7 hA"), "lA l9 l8", {}),
    "what is thrown off is a matter of judgement": (("l9", "lA", "aK aT a9 a8 bK bT b9 b8", "hA"), "l9 lA", {}),
    "the partner may still trump": (("lA", "lK lT", "l8", "hA"), "lA", {}),
    "the partner wins, and the under is as high": (
        ("l9", "lA", "l8", "lU lT hA"),
        "l9 lA l8",
        {NOTHING: "lT"},
    ),
    "an over may be kept for later, the under being hidden": (("l9", "lA", "l8", "lO lT hA"), "l9 lA l8", {}),
    "a trump may be chosen that wins": (("l9", "lA", "l8 lT lK lO lU l7", "h7 h8 h9 hT hU hO hK hA"), "l9 lA l8", {}),
    "the opponent behind may still trump": (("lA", "l9", "lU lT", "hA"), "lA l9", {}),
}
"""What is dealt and played, hearts being trumps, and which cards of the seat to move are a waste."""


@pytest.mark.parametrize("what", POSITIONS)
def test_a_card_is_a_waste_where_that_is_certain(what):
    hands, table, wasted = POSITIONS[what]
    game = dealt(*hands, *("",) * (3 - len(hands)), *(() if len(hands) == 4 else ("hA",)))
    lead(game, table)
    found = {waste: cards for waste, cards in wastes(game.view(game.turn)) if waste in (SEVEN, POINTS, NOTHING)}
    assert found == {waste: list(parse_cards(cards)) for waste, cards in wasted.items()}


def test_some_card_wastes_nothing_and_beginners_and_regular_players_choose_it(sized):
    """Strong players try all cards in many deals, and may have reasons."""
    random, tempted = Random(4), 0
    for game in chain(*map(walk, range(sized(15)))):
        if game.phase is not Phase.PLAY or random.random() > 0.2:
            continue
        view = game.view(game.turn)
        cards = [move.card for move in view.legal if isinstance(move, Play)]
        left = sensible(view, cards)
        assert left and set(left) <= set(cards)
        for level in (Level.BEGINNER, Level.REGULAR) if len(left) < len(cards) else ():
            move = choose(view, level, random)
            assert not isinstance(move, Play) or move.card in left, game.moves
            tempted += 1
    assert tempted > 20
