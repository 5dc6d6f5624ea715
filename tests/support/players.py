"""Computer players of whichever game a view is of."""

from random import Random

from engine.game import View
from engine.games import kind_of
from engine.moves import Move
from engine.players import SECONDS, Advice, Level


def choose(view: View, level: Level, random: Random, seconds: float = SECONDS) -> Move | None:
    return kind_of(view.rules).players.choose(view, level, random, seconds)


def advise(view: View, random: Random, seconds: float = SECONDS) -> Advice:
    return kind_of(view.rules).players.advise(view, random, seconds)


def plain_move(view: View) -> Move | None:
    return kind_of(view.rules).players.plain_move(view)
