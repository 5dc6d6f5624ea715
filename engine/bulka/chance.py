"""The moves of chance in Bulka: the ranking and the packs."""

from __future__ import annotations

from engine.bulka.rules import Game, Phase
from engine.cards.shuffle import Stream, shuffled
from engine.cards.trappola_pack import PACK, Card
from engine.moves import Deal, Draw, Move, Ranking


def _next_draw(game: Game, secret: bytes) -> Draw:
    """Return the cards drawn next for the ranking; a second drawing goes on with the same stream (rule 1)."""
    stream = Stream(secret, "bulka-dealer")
    cards: list[Card] = []
    for seats in (*(len(draw.cards) for draw in game.drawn), len(game.drawing)):
        left = list(PACK)
        cards = [left.pop(stream.below(len(left))) for _ in range(seats)]
    return Draw(tuple(cards))


def chance(game: Game, before: Game | None, secret: bytes) -> Move | None:
    """Return the next move of chance, or `None` where a player is to move.

    The ranking is drawn, or taken over from the game before (rules 1, 8); every deal is shuffled.
    """
    if game.phase is Phase.RANKING:
        if before is not None and before.outcome is not None:
            return Ranking(before.outcome.ranking)
        return _next_draw(game, secret)
    if game.phase is Phase.DEAL:
        return Deal(shuffled(secret, len(game.deals), "bulka", PACK))
    return None
