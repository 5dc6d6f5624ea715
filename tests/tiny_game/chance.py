"""What nobody decides in Tiny: the first dealer and the packs."""

from __future__ import annotations

from engine.cards.shuffle import first_dealer, shuffled
from engine.moves import Deal, Dealer, Move
from tests.tiny_game.rules import PACK, Game, Phase


def next_deal(game: Game, secret: bytes) -> Deal:
    """Return the pack of the next deal as the game's secret seed gives it."""
    return Deal(shuffled(secret, len(game.deals), "tiny", PACK))


def chance(game: Game, before: Game | None, secret: bytes) -> Move | None:
    """Draw the first dealer, have later ones follow from the game before, and then shuffle the packs."""
    if game.phase is Phase.DEALER:
        return Dealer(first_dealer(secret, "tiny", game.seats) if before is None else (before.dealer + 1) % game.seats)
    return next_deal(game, secret) if game.phase is Phase.DEAL else None
