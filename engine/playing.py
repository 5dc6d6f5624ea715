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
MAX_TOLD: Final = 200
"""Characters that are told of an error, or of moves."""
UNHURRIED: Final = 1000.0
"""Seconds that no thought takes, so that the same random numbers give the same moves on any machine."""


class PlayerError(ValueError):
    """A player has failed: which one, and what it raised or chose."""


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


class Named:
    """A player whose mistakes are told with its name and seat."""

    def __init__(self, name: str, seat: int, random: Random) -> None:
        self._name = f"the player {name} in seat {seat}"
        try:
            self._player = maker_of(name)(random)
        except Exception as error:
            raise PlayerError(f"{self._name} could not be made, and raised {in_one_line(error)}") from error

    def choose(self, view: View) -> Move | None:
        try:
            move = self._player.choose(view)
        except Exception as error:
            raise PlayerError(f"{self._name} raised {in_one_line(error)}") from error
        if move not in view.legal and (move is not None or view.turn == view.seat):
            raise PlayerError(f"{self._name} chose {_moves_text(move)}, and may choose {_moves_text(*view.legal)}")
        return move


def in_one_line(error: BaseException) -> str:
    """Return what an error is called and what it says, as one line.

    >>> in_one_line(ValueError("no hand\\nat all"))
    'ValueError: no hand at all'
    """
    return _cut(f"{type(error).__name__}: {error}" if str(error) else type(error).__name__)


def _moves_text(*moves: object) -> str:
    return _cut(", ".join(map(str, moves)))


def _cut(text: str) -> str:
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= MAX_TOLD else f"{line[: MAX_TOLD - 1]}…"


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
            raise ValueError(f"the module {module} raised {in_one_line(error)}") from error
        raise ValueError(f"there is no module {module}") from None
    except Exception as error:
        raise ValueError(f"the module {module} raised {in_one_line(error)}") from error
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
