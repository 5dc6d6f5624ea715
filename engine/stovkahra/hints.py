"""What can be told in a few words of a card of Stovkahra before it is played, for a hint (`engine/hints.py`)."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.cards.german_pack import SUIT_MASKS, Card, Rank
from engine.cards.pack import mask_of
from engine.hints import Prospect, why
from engine.moves import Play
from engine.players import Reason
from engine.stovkahra.knowledge import ALL_CARDS, Knowledge, deals_of, knowledge
from engine.stovkahra.rules import View, side_of
from engine.stovkahra.trick import winning_place
from engine.stovkahra.waste import are_alike, is_beaten_by_nobody, sure_winner

IMAGINED: Final = 100
"""On how many deals it is looked whether the other side has trumps."""
NEARLY_ALL: Final = 0.9
"""It is told if it has some on so many of them."""


def are_as_good(view: View, a: Card, b: Card) -> bool:
    """Return whether two cards are equally high, and bring the same."""
    return are_alike(a, b, _hidden(view)) and a.points == b.points and Rank.SEVEN not in (a.rank, b.rank)


def reason_for(view: View, best: Card, other: Card, random: Random) -> Reason | None:
    """Return why one card is better than another."""
    facts, draws = knowledge(view, believing=False), best.suit is view.trump and _has_trumps(view, random)
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    legal = {card: _prospect(view, card, facts, draws=draws) for card in cards}
    return why(legal[best], legal[other], list(legal.values()), leads=not view.table)


def _hidden(view: View) -> int:
    """Return the cards that others hold, as a mask."""
    seen = [card for trick in view.tricks for card in trick.cards]
    return ALL_CARDS & ~mask_of([*seen, *view.table, *view.hand])


def _prospect(view: View, card: Card, facts: Knowledge, *, draws: bool) -> Prospect:
    assert view.seat is not None and view.trump is not None
    table, own = (*view.table, card), side_of(view.seat)
    winner, takes = sure_winner(view, table, facts), winning_place(view.trump, table) == len(view.table)
    seven = card.rank is Rank.SEVEN
    return Prospect(
        card=card,
        takes=takes,
        ours=winner == own,
        lost=winner == 1 - own,
        scores=seven and takes and is_beaten_by_nobody(view, table, facts),
        bonus=seven,
        master=not _hidden(view) & SUIT_MASKS[card.suit] & ~(2 * card.bit - 1),
        draws=draws and card.suit is view.trump,
    )


def _has_trumps(view: View, random: Random) -> bool:
    """Return whether the other side holds trumps on nearly all deals that fit."""
    assert view.seat is not None and view.trump is not None
    trumps, left, right = SUIT_MASKS[view.trump], (view.seat + 1) % 4, (view.seat + 3) % 4
    deals = deals_of(view).draw(random, IMAGINED)
    return sum(bool((hands[left] | hands[right]) & trumps) for hands in deals) >= NEARLY_ALL * IMAGINED
