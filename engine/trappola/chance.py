"""The moves of chance in Trappola: the first dealer and the packs."""

from __future__ import annotations

from engine.cards.shuffle import first_dealer, shuffled
from engine.cards.trappola_pack import PACK
from engine.moves import Deal, Dealer, Move
from engine.trappola.rules import SEATS, Game, Phase, other


def chance(game: Game, before: Game | None, secret: bytes) -> Move | None:
    """Return the next move of chance, or `None` where a player is to move.

    The first dealer is drawn, and dealing alternates from match to match; every deal is shuffled.
    """
    if game.phase is Phase.DEALER:
        return Dealer(first_dealer(secret, "trappola", SEATS) if before is None else other(before.dealer))
    if game.phase is Phase.DEAL:
        return Deal(shuffled(secret, len(game.deals), "trappola", PACK))
    return None
