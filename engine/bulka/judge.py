"""What cards of Bulka are worth by what a seat can know: points of the round, whoever wins it."""

from __future__ import annotations

from dataclasses import replace
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


class BulkaJudge(DuelJudge[View]):
    """Counts points also where a cup is played for."""

    def seen_by_other(self, view: View) -> View:
        return view

    def values(self, view: View, random: Random) -> dict[Card, float]:
        return super().values(replace(view, rules=replace(view.rules, cup="off")), random)

    def told(self, *, certain: bool) -> float:
        return 1.0 if certain else TOLD


JUDGE: Final = BulkaJudge(BulkaPlayers())
