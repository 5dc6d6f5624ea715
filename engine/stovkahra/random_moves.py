"""Random legal moves of Stovkahra, among which every kind of decision occurs."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.moves import DOST, Dost, Move, Signal
from engine.stovkahra.rules import GOAL, SEATS, Game, right_of, side_of

TRUE_DOST: Final = 0.5
"""The probability that a correct dost is said."""
FALSE_DOST: Final = 0.012
"""The probability that a false dost is said."""
SIGNAL: Final = 0.3
"""The probability that a possible signal is made."""


def random_move(game: Game, random: Random) -> Move:
    """Return a random legal move; a signal and a dost come with probabilities of their own."""
    signals = [move for move in game.legal_moves(right_of(game.dealer)) if isinstance(move, Signal)]
    if signals and random.random() < SIGNAL:
        return random.choice(signals)
    moves = game.legal_moves()
    claims = [move for seat in range(SEATS) for move in game.legal_moves(seat) if isinstance(move, Dost)]
    if claims:
        claim = claims[0] if len(claims) == 1 else random.choice(claims)
        assert game.turn is not None
        true = game.score[side_of(game.turn if claim.seat is None else claim.seat)] >= GOAL
        if random.random() < (TRUE_DOST if true else FALSE_DOST):
            return claim
    return random.choice([move for move in moves if move is not DOST and not isinstance(move, Signal)])
