"""The card that the strong level of version 1.0.0 plays: every deal that fits is as likely as any other."""

from __future__ import annotations

from random import Random

from engine.brcka import POINTS_A_BRCKO
from engine.cards.german_pack import Card
from engine.moves import Play
from engine.stovkahra.knowledge import Hands, deals_of
from engine.stovkahra.players import taken
from engine.stovkahra.rules import GOAL, View, side_of
from engine.stovkahra.score_value import outlook
from engine.stovkahra.solver import Position, values
from engine.stovkahra.trick import TRICKS
from tests.bench.frozen.playout import Lanes, Start

EXACT_FROM, EXACT_SHARE = 4, 0.5


def card(view: View, random: Random, *, rough: int = 500, exact: int = 25, for_game: bool = True) -> Card:
    """The card that brings most, over deals played out and from the fourth trick on deals solved."""
    cards = [move.card for move in view.legal if isinstance(move, Play)]
    if len(cards) == 1:
        return cards[0]
    deals = deals_of(view).draw(random, rough)
    worths = _centred(_rough(view, cards, deals, random, for_game))
    if exact and EXACT_FROM <= len(view.tricks) + 1 < TRICKS:
        solved = _centred(_exact(view, cards, deals[:exact]))
        worths = [(1 - EXACT_SHARE) * a + EXACT_SHARE * b for a, b in zip(worths, solved, strict=True)]
    return max(zip(cards, worths, strict=True), key=lambda trial: trial[1])[0]


def _rough(view: View, cards: list[Card], deals: list[Hands], random: Random, for_game: bool) -> list[float]:
    assert view.seat is not None and view.trump is not None and view.leader is not None
    start = Start(view.trump, len(view.tricks) + 1, view.leader, view.table, taken(view))
    lanes = Lanes(start, deals, cards, random)
    sign = -1 if side_of(view.seat) else 1
    if for_game and max(start.score) < GOAL:
        return [sign * POINTS_A_BRCKO * worth for worth in lanes.brcka(outlook)]
    return [sign * worth for worth in lanes.points()]


def _exact(view: View, cards: list[Card], deals: list[Hands]) -> list[float]:
    assert view.seat is not None and view.trump is not None and view.leader is not None
    sign = -1 if side_of(view.seat) else 1
    solved = [values(Position(view.trump, hands, view.leader, view.table)) for hands in deals]
    return [sum(sign * worth[card] for worth in solved) / len(solved) for card in cards]


def _centred(worths: list[float]) -> list[float]:
    mean = sum(worths) / len(worths)
    return [worth - mean for worth in worths]
