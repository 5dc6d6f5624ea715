"""The moves of chance in Stovkahra: the first dealer and the packs."""

from __future__ import annotations

from engine.cards.german_pack import PACK
from engine.cards.shuffle import first_dealer, gathered, shuffled
from engine.moves import Deal, Dealer, Move
from engine.stovkahra.rules import SEATS, Game, Phase, eldest_of


def next_deal(game: Game, secret: bytes) -> Deal:
    """Return the next deal, with the pack computed from the game's secret (rules 4, 5, 28)."""
    number, tricks = len(game.deals), game.kept_together
    if tricks:
        return Deal(gathered(secret, number, "stovkahra", tricks))
    return Deal(shuffled(secret, number, "stovkahra", PACK))


def chance(game: Game, before: Game | None, secret: bytes) -> Move | None:
    """Return the next move of chance, or `None` where a player is to move.

    The first dealer of a series is drawn; in later games the deal passes to the left (rule 3). The pack follows.
    """
    if game.phase is Phase.DEALER:
        return Dealer(first_dealer(secret, "stovkahra", SEATS) if before is None else eldest_of(before.dealer))
    return next_deal(game, secret) if game.phase is Phase.DEAL else None
