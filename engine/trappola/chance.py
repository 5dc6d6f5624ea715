"""What nobody decides in Trappola: first dealers and packs."""

from __future__ import annotations

from engine.cards.shuffle import shuffled
from engine.cards.trappola_pack import PACK
from engine.game import Below
from engine.moves import Deal, Dealer, Move
from engine.trappola.rules import SEATS, Game, Phase, other


def chance(game: Game, before: Game | None, secret: bytes, below: Below) -> Move | None:
    """The first dealer is drawn, that of another match follows from the one before; every deal is shuffled."""
    if game.phase is Phase.DEALER:
        return Dealer(below(SEATS) if before is None else other(before.dealer))
    if game.phase is Phase.DEAL:
        return Deal(shuffled(secret, len(game.deals), "trappola", PACK))
    return None
