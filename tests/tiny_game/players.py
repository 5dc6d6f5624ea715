"""Computer players of Tiny: a beginner plays any card, others the best one they have."""

from __future__ import annotations

from random import Random

from engine.moves import Move, Play
from engine.players import Advice, Level
from tests.tiny_game.rules import View


def choose(view: View, level: Level, random: Random, seconds: float) -> Move | None:
    """Return the move of a seat; `None` where nothing is asked of it."""
    if not view.legal:
        return None
    return random.choice(view.legal) if level is Level.BEGINNER else _best(view)


def advise(view: View, random: Random, seconds: float) -> Advice:
    """Return the best card; raise `ValueError` where none is asked for."""
    if not view.legal:
        raise ValueError("advice is given to whose turn it is")
    return Advice(_best(view), None)


def plain_move(view: View) -> Move | None:
    """Return the first card of the hand."""
    return next(iter(view.legal), None)


def _best(view: View) -> Move:
    plays = [move for move in view.legal if isinstance(move, Play)]
    return (min if view.rules.low == "on" else max)(plays, key=lambda play: play.card.rank)
