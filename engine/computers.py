"""Computer players of any game, by whoever knows it: a view and some chance go in, a move comes out."""

from __future__ import annotations

from random import Random

from engine.duel import players as duel_players
from engine.games import AnyView
from engine.moves import DOST, Declare, Move, Play, Signal
from engine.stovkahra import players
from engine.stovkahra.players import Advice, Level
from engine.stovkahra.rules import View


def choose(view: AnyView, level: Level, random: Random, seconds: float) -> Move | None:
    """The move of a seat; `None` where nothing is asked of it and it has nothing to say."""
    if isinstance(view, View):
        return players.choose(view, level, random, seconds)
    return duel_players.choose(view, level, random, seconds)


def advise(view: AnyView, random: Random, seconds: float) -> Advice:
    """What a strong player would do at this seat's turn; raises `ValueError` at any other time, and for a cut."""
    if isinstance(view, View):
        return players.advise(view, random, seconds)
    return duel_players.advise(view, random, seconds)


def plain_move(view: AnyView) -> Move | None:
    """A move that costs no thought: what is worth least is played, all is declared, nothing else is said."""
    if not isinstance(view, View):
        return duel_players.plain_move(view)
    plays = [move for move in view.legal if isinstance(move, Play)]
    if plays:
        return min(plays, key=lambda move: (move.card.points, move.card.rank))
    said = [move for move in view.legal if isinstance(move, Declare)]
    others = [move for move in view.legal if not isinstance(move, Signal) and move != DOST]
    return next(iter(said + others), None)
