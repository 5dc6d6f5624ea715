"""What cards of Bulka are worth by what a seat can know: points of the round, with a cup for winning it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.bulka.players import BulkaPlayers
from engine.bulka.rules import View
from engine.cards.trappola_pack import Card
from engine.duel.judge import DuelJudge

TOLD: Final = 0.77
"""This share of what a mistake costs here it costs among beginner and regular, with all hands that fit alike.

8.2 of 10.6 points in 173 blames; the share has an error of 0.07. They do not read the cards, nor use a mistake so well.
"""
TOLD_FOR_THE_CUP: Final = 0.63
"""The same where a cup is played for: 3.0 of 4.8 points in 313 blames; the share has an error of 0.03."""


class BulkaJudge(DuelJudge[View]):
    """Counts points; where a cup is played for, as far as they help to win the round."""

    def __init__(self, players: BulkaPlayers) -> None:
        super().__init__(players)
        self._goal_of: Final = players.goal

    def seen_by_other(self, view: View) -> View:
        return view

    def played_out(self, view: View, deals: Sequence[int], cards: Sequence[Card], random: Random) -> list[list[float]]:
        found = super().played_out(view, deals, cards, random)
        return [list(map(self._goal_of(view, deal), points)) for deal, points in zip(deals, found, strict=True)]

    def told(self, view: View, *, certain: bool) -> float:
        if certain:
            return 1.0
        return TOLD if view.rules.cup == "off" else TOLD_FOR_THE_CUP


JUDGE: Final = BulkaJudge(BulkaPlayers())
