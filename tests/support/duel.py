"""Two hands of nine written as text, for the games of the 36 cards: Trappola and Bulka.

Hands are written in the order in which they are dealt: in Trappola elder's first, then the
dealer's; in Bulka No. 1's first, then the challenger's.
"""

from itertools import chain

from engine.bulka import rules as bulka
from engine.cards.pack import parse_cards
from engine.cards.trappola_pack import PACK, Card
from engine.duel.play import TRICKS, Trick
from engine.moves import Deal
from engine.trappola import rules as trappola
from tests.support.any_game import play

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


def trick(game: AnyGame, cards: str) -> Trick:
    """Plays two cards, in the order written, and gives the trick they made."""
    assert len(cards.split()) == 2 and not game.deal.play.table
    play(game, cards)
    return game.deal.play.tricks[-1]
