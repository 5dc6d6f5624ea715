"""At every moment of random games: what is legal is accepted, and all else is refused and changes nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engine.cards import german_pack
from engine.cards.trappola_pack import PACK
from engine.games import GAMES, kind_of
from engine.moves import Concede, Cut, Deal, Dealer, Draw, IllegalMove, Move
from tests.support import positions
from tests.support.worlds import cup, match

WALKS = {"stovkahra": positions.walk, "trappola": lambda seed: match(seed, deals=2), "bulka": cup}
RULES = {"stovkahra": range(1, 25), "trappola": range(7), "bulka": range(12)}
"""Numbers of rules that a refusal may name; what Trappola and Bulka share has the number 0."""
WORDS = ["pass", "dost", "count", "add", "take", "exchange", "keep", "alifer", "agree", "refuse", "blanche", "bianca"]
WORDS += ["ranking 01", "dealer 4", "concede 9", "cut 0", "cut 32", "cut 36"]


def every_move(name: str) -> set[Move]:
    """All that can be written with the cards of a game, but for packs and cards drawn."""
    kind = GAMES[name]
    cards = german_pack.PACK if name == "stovkahra" else PACK
    ranks, suits = {card.rank.letter for card in cards}, {card.suit.letter for card in cards}
    texts = [*WORDS, *(f"play {card}" for card in cards), *(f"cut {at}" for at in range(1, len(cards)))]
    texts += [f"declare {rank} {number}" for rank in ranks for number in (2, 3, 4)]
    texts += [f"signal {suit}" for suit in suits] if name != "trappola" else []
    texts += [f"ask {rank}" for rank in ranks] if name == "bulka" else []
    return {kind.parse(text) for text in texts}


def again(game: Any) -> Any:
    other: Any = kind_of(game).begin(game.rules, game.seats)
    for move in game.moves:
        other.push(move)
    return other


def some_moments(name: str, seed: int, number: int) -> Iterator[Any]:
    """So many moments of a random game."""
    *_, whole = WALKS[name](seed)
    at = set(Random(seed).sample(range(len(whole.moves)), min(number, len(whole.moves))))
    yield from (game for game in WALKS[name](seed) if len(game.moves) in at)


def snapshot(game: Any) -> tuple[object, ...]:
    """All that there is to a game, and all that can be seen of it."""
    seats = (*range(game.seats), None)
    return [game.view(seat) for seat in seats], {name: repr(value) for name, value in vars(game).items()}


@pytest.mark.parametrize("name", WALKS)
def test_every_legal_move_is_accepted(name, sized):
    for seed in range(sized(5)):
        random = Random(seed)
        for game in some_moments(name, seed, 15):
            for seat in (None, *range(game.seats)):
                moves = game.legal_moves(seat)
                for move in random.sample(moves, min(3, len(moves))):
                    other = again(game)
                    other.push(move, seat)
                    assert other.moves == [*game.moves, move], f"seed {seed}, {move}"


@pytest.mark.parametrize("name", WALKS)
def test_every_other_move_is_refused_and_changes_nothing(name, sized):
    every = every_move(name)
    for seed in range(sized(5)):
        for game in some_moments(name, seed, 15):
            before, where = snapshot(game), f"seed {seed}, move {len(game.moves)}"
            untimely: set[Move] = set() if game.awaits_chance else {Deal(PACK), Draw(PACK[:2]), Dealer(0)}
            for seat in range(game.seats):
                for move in (every | untimely | {Concede(1 - seat % 2)}) - set(game.legal_moves(seat)):
                    with pytest.raises(IllegalMove) as refusal:
                        game.push(move, seat)
                    assert refusal.value.rule in RULES[name], f"{where}, {move}"
            assert snapshot(game) == before, where


@pytest.mark.parametrize("name", WALKS)
def test_cuts_move_every_number_of_cards(name):
    game = next(game for game in WALKS[name](1) if game.awaits_cut)
    size = 32 if name == "stovkahra" else 36
    assert set(game.legal_moves()) == {Cut(cards) for cards in range(1, size)}
