"""What is counted in a game beside its games: brčka, chips or points, and for which two players together."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal

from engine.game import SeatResult
from engine.games import GAMES
from engine.series import Prize


class Relation(StrEnum):
    """Whose sum it is: a player's alone, with a partner, or against an opponent."""

    ALONE = "alone"
    PARTNER = "partner"
    OPPONENT = "opponent"


@dataclass(frozen=True, slots=True)
class Unit:
    """What is won and lost in a game."""

    name: str
    relation: Relation
    """With which other players there are sums of two."""
    results: Literal["amount", "points"]
    """To which number of a sum the results of games are added."""
    corrected: Literal["amount", "points"]
    """To which one corrections are added: that by which players are compared."""
    most_corrected: int
    """The most that one correction adds or takes."""


BRCKA: Final = Unit("brcka", Relation.PARTNER, "amount", "amount", 20)
CHIPS: Final = Unit("chips", Relation.OPPONENT, "points", "amount", 200)
"""Chips are added as they change hands."""
POINTS: Final = Unit("points", Relation.OPPONENT, "points", "points", 1000)


def unit_of(game: str) -> Unit:
    """Return what is counted in a game."""
    kind = GAMES[game]
    return BRCKA if kind.ledger else CHIPS if kind.chips else POINTS


def results_of(outcome: Prize, seats: int) -> list[SeatResult]:
    """Return the result of each seat of a game for brčka: what the winners have won."""
    won = [seat % 2 == outcome.winner for seat in range(seats)]
    return [SeatResult(each, outcome.brcka if each else 0) for each in won]
