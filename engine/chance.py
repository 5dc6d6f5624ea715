"""What nobody decides: first dealers, rankings and packs, as moves, from a game's secret seed and numbers drawn.

`below(k)` gives a number from 0 to k − 1, each equally likely; `before` is the game that was played before at the same
table, if there was one.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.bulka import rules as bulka
from engine.cards import trappola_pack
from engine.cards.german_pack import PACK
from engine.cards.shuffle import gathered, shuffled
from engine.moves import Deal, Dealer, Draw, Move, Ranking
from engine.stovkahra import rules as stovkahra
from engine.trappola import rules as trappola

Below = Callable[[int], int]


def next_deal(game: stovkahra.Game, secret: bytes) -> Deal:
    """The pack of the next deal as the game's secret seed gives it (rules 4, 5, 28)."""
    number = len(game.deals)
    if number == 0 or game.rules.shuffle == "every":
        return Deal(shuffled(secret, number, "stovkahra", PACK))
    return Deal(gathered(secret, number, [trick.cards for trick in game.deal.tricks]))


def chance_of_stovkahra(
    game: stovkahra.Game, before: stovkahra.Game | None, secret: bytes, below: Below
) -> Move | None:
    """The first dealer is drawn, later ones follow from the game before (rule 3); then the packs."""
    if game.phase is stovkahra.Phase.DEALER:
        return Dealer(below(stovkahra.SEATS) if before is None else stovkahra.eldest_of(before.dealer))
    return next_deal(game, secret) if game.phase is stovkahra.Phase.DEAL else None


def chance_of_trappola(game: trappola.Game, before: trappola.Game | None, secret: bytes, below: Below) -> Move | None:
    """The first dealer is drawn, that of another match follows from the one before; every deal is shuffled."""
    if game.phase is trappola.Phase.DEALER:
        return Dealer(below(trappola.SEATS) if before is None else trappola.other(before.dealer))
    if game.phase is trappola.Phase.DEAL:
        return Deal(shuffled(secret, len(game.deals), "trappola", trappola_pack.PACK))
    return None


def chance_of_bulka(game: bulka.Game, before: bulka.Game | None, secret: bytes, below: Below) -> Move | None:
    """The ranking is drawn, or follows from the game before (rules 1, 8); every deal is shuffled."""
    if game.phase is bulka.Phase.RANKING:
        if before is not None and before.outcome is not None:
            return Ranking(before.outcome.ranking)
        left = list(trappola_pack.PACK)
        return Draw(tuple(left.pop(below(len(left))) for _ in game.drawing))
    if game.phase is bulka.Phase.DEAL:
        return Deal(shuffled(secret, len(game.deals), "bulka", trappola_pack.PACK))
    return None
