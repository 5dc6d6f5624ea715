"""Random legal moves of Stovkahra, in which every kind of decision occurs."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.moves import DOST, Move, Signal
from engine.stovkahra.rules import GOAL, Game, right_of, side_of

TRUE_DOST: Final = 0.5
"""How often a dost that would be right is said."""
FALSE_DOST: Final = 0.012
"""How often one that would be wrong is."""
SIGNAL: Final = 0.3
"""How often a signal that is possible is made."""


def random_move(game: Game, random: Random) -> Move:
    """A signal now and then, a dost rather where it is true, else any legal move."""
    signals = [move for move in game.legal_moves(right_of(game.dealer)) if isinstance(move, Signal)]
    if signals and random.random() < SIGNAL:
        return random.choice(signals)
    moves = game.legal_moves()
    if DOST in moves:
        assert game.turn is not None
        true = game.score[side_of(game.turn)] >= GOAL
        if random.random() < (TRUE_DOST if true else FALSE_DOST):
            return DOST
    return random.choice([move for move in moves if move is not DOST and not isinstance(move, Signal)])
