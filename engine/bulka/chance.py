"""The moves of chance in Bulka: the ranking and the packs."""

from __future__ import annotations

from engine.bulka.rules import Game, Phase
from engine.cards.shuffle import shuffled
from engine.cards.trappola_pack import PACK
from engine.game import Below
from engine.moves import Deal, Draw, Move, Ranking


def chance(game: Game, before: Game | None, secret: bytes, below: Below) -> Move | None:
    """Return the next move of chance, or `None` where a player is to move.

    The ranking is drawn, or taken over from the game before (rules 1, 8); every deal is shuffled.
    """
    if game.phase is Phase.RANKING:
        if before is not None and before.outcome is not None:
            return Ranking(before.outcome.ranking)
        left = list(PACK)
        return Draw(tuple(left.pop(below(len(left))) for _ in game.drawing))
    if game.phase is Phase.DEAL:
        return Deal(shuffled(secret, len(game.deals), "bulka", PACK))
    return None
