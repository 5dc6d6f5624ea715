"""What can be told in a few words of a card of Trappola or Bulka before it is played, for a hint."""

from __future__ import annotations

from engine.cards.trappola_pack import SUIT_MASKS, Card, Rank
from engine.duel.play import DuelView, beats
from engine.hints import Prospect, why
from engine.moves import Play
from engine.players import Reason


def are_as_good(a: Card, b: Card, may: int) -> bool:
    """Return whether two cards are equally high, and bring the same; `may` are those that the opponent may hold."""
    between = (1 << max(a, b)) - (2 << min(a, b))
    return a.suit is b.suit and a.points == b.points and Rank.DEUCE not in (a.rank, b.rank) and not may & between


def reason_for(view: DuelView, best: Card, other: Card, may: int) -> Reason | None:
    """Return why one card is better than another, where the opponent may hold these cards."""
    legal = {move.card: _prospect(view, move.card, may) for move in view.legal if isinstance(move, Play)}
    return why(legal[best], legal[other], list(legal.values()), leads=not view.table)


def _prospect(view: DuelView, card: Card, may: int) -> Prospect:
    master, deuce = not may & SUIT_MASKS[card.suit] & ~(2 * card.bit - 1), card.rank is Rank.DEUCE
    takes = not view.table or beats(card, view.table[0])
    ours = takes if view.table else master
    return Prospect(card, takes, ours, lost=not takes, scores=deuce and ours, bonus=deuce, master=master)
