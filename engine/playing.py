"""Who plays a game without people: computers of a level, players at random, or anybody's own class."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Final, Protocol

from engine.game import Game, View
from engine.games import kind_of
from engine.moves import DOST, Move
from engine.players import Level

RANDOM: Final = "random"
UNHURRIED: Final = 1000.0
"""Seconds that no thought takes, so that the same random numbers give the same moves on any machine."""


class Player(Protocol):
    """Who decides for one seat of one game, or of several games one after another."""

    def choose(self, view: View) -> Move | None:
        """Return one of `view.legal`; `None`, for nothing to say, only where it is not this seat's turn."""


Maker = Callable[[Random], Player]
"""What makes a player: a class, which is given random numbers of its own."""


class RandomPlayer:
    """Makes any legal move in its turn; it never speaks out of turn, and says *dost* only if it can do nothing else."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, view: View) -> Move | None:
        moves = [move for move in view.legal if move != DOST] or view.legal
        return self._random.choice(moves) if view.turn == view.seat else None


class Computer:
    """A computer player of one of the levels."""

    def __init__(self, level: Level, random: Random) -> None:
        self._level = level
        self._random = random

    def choose(self, view: View) -> Move | None:
        return kind_of(view.rules).players.choose(view, self._level, self._random, UNHURRIED)


def maker_of(name: str) -> Maker:
    """Return what makes the player of a name: a level, `random`, or `module:class`; raise `ValueError` if nothing does.

    >>> maker_of("random").__name__
    'RandomPlayer'
    >>> maker_of("weak")
    Traceback (most recent call last):
    ValueError: no player is called weak: beginner, regular, strong, random, or module:class
    """
    if name == RANDOM:
        return RandomPlayer
    if name in tuple(Level):
        return lambda random: Computer(Level(name), random)
    module, _, attribute = name.partition(":")
    if not module or not attribute:
        raise ValueError(f"no player is called {name}: {', '.join((*Level, RANDOM))}, or module:class")
    try:
        made: Maker | None = getattr(import_module(module), attribute, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise ValueError(f"there is no module {module}") from None
    if made is None:
        raise ValueError(f"there is no {attribute} in the module {module}")
    return made


def next_move(game: Game, players: Sequence[Player], without: Sequence[Move] = ()) -> tuple[Move, int]:
    """Return the next move that a player makes, and its seat; those who may speak out of turn are asked first.

    The moves in `without` are not offered. Raise `ValueError` if a player chooses what is not.
    """
    asked = sorted(range(game.seats), key=lambda seat: seat == game.turn)
    for seat in asked:
        legal = tuple(move for move in game.legal_moves(seat) if move not in without)
        if not legal:
            continue
        move = players[seat].choose(replace(game.view(seat), legal=legal))
        if move in legal:
            assert move is not None
            return move, seat
        if move is not None or seat == game.turn:
            raise ValueError(f"seat {seat} chose {move}, and may choose {', '.join(map(str, legal))}")
    raise ValueError("nobody is to move")
