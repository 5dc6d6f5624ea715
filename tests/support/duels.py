"""Two hands of nine and moves written as text, for the games of the 36 cards: Trappola and Bulka.

Hands are written in the order in which they are dealt: in Trappola elder's first, then the
dealer's; in Bulka No. 1's first, then the challenger's.
"""

from itertools import chain

import pytest

from engine.bulka import rules as bulka
from engine.cards.pack import parse_cards
from engine.cards.trappola_pack import PACK, Card
from engine.duel.play import TRICKS, Trick
from engine.moves import Deal, IllegalMove, Move, Play
from engine.moves import parse_move as parse_any_move
from engine.trappola import rules as trappola

AnyGame = trappola.Game | bulka.Game

TABLE = None
"""The seat of whoever only looks on."""

# Dealing


def cards_of(text: str) -> tuple[Card, ...]:
    """The cards that a text names."""
    return parse_cards(text, Card)


def filled(first: str, second: str, rest: str = "") -> list[list[Card]]:
    """Two full hands and the 18 cards left over, top first.

    What is not written is handed out in the order of the pack, first to the hands and then to what is left over.
    """
    given = [list(cards_of(text)) for text in (first, second, rest)]
    free = [card for card in PACK if card not in chain(*given)]
    for cards, size in zip(given, (TRICKS, TRICKS, 2 * TRICKS), strict=True):
        missing = size - len(cards)
        assert missing >= 0, "too many cards are written"
        cards += free[:missing]
        del free[:missing]
    assert sorted(chain(*given)) == sorted(PACK), "a card is written twice"
    return given


def pack_for(first: str, second: str, rest: str = "", *, packets: tuple[int, ...], cut: int = 11) -> Deal:
    """The pack which, cut at `cut` and dealt in these packets, gives these hands; `rest` is what is left over."""
    *hands, left = filled(first, second, rest)
    dealt: list[Card] = []
    for packet in packets:
        for hand in hands:
            dealt += hand[:packet]
            del hand[:packet]
    dealt += left
    return Deal(tuple(dealt[len(PACK) - cut :] + dealt[: len(PACK) - cut]))


# Moving


def parse_move(text: str) -> Move:
    """The move that a text stands for."""
    return parse_any_move(text, Card)


def move(game: AnyGame, *texts: str, seat: int | None = None) -> None:
    """Makes moves written as text."""
    for text in texts:
        game.push(parse_move(text), seat)


def play(game: AnyGame, cards: str) -> None:
    """Plays cards, in the order written, by whoever's turn it is."""
    for card in cards.split():
        move(game, f"play {card}")


def trick(game: AnyGame, cards: str) -> Trick:
    """Plays two cards, in the order written, and gives the trick they made."""
    assert len(cards.split()) == 2 and not game.deal.play.table
    play(game, cards)
    return game.deal.play.tricks[-1]


def may_play(game: AnyGame) -> str:
    """The cards that the player whose turn it is may play."""
    return " ".join(str(each.card) for each in game.legal_moves() if isinstance(each, Play))


# Looking


def everybody(game: AnyGame) -> tuple[int | None, ...]:
    """All seats, and the table."""
    return (*range(game.seats if isinstance(game, bulka.Game) else trappola.SEATS), TABLE)


def views(game: AnyGame) -> dict[int | None, trappola.View | bulka.View]:
    """What each seat, and the table, may know."""
    return {seat: game.view(seat) for seat in everybody(game)}


def snapshot(game: AnyGame) -> tuple[object, ...]:
    """All that there is to a game, and all that can be seen of it: two equal snapshots are the same state."""
    legal = {seat: game.legal_moves(seat) for seat in everybody(game)}
    return views(game), legal, {name: repr(value) for name, value in vars(game).items()}


def refused(game: AnyGame, what: Move | str, seat: int | None = None) -> IllegalMove:
    """The refusal of a move, which leaves the game as it was."""
    before = snapshot(game)
    with pytest.raises(IllegalMove) as refusal:
        game.push(parse_move(what) if isinstance(what, str) else what, seat)
    assert snapshot(game) == before, f"{what} was refused, but changed the game"
    return refusal.value
