"""What cards of Bulka are worth by what a seat can know: points of the round, whoever wins it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from engine.bulka.players import BulkaPlayers
from engine.bulka.rules import View
from engine.cards.trappola_pack import Card
from engine.duel.judge import DuelJudge


class BulkaJudge(DuelJudge[View]):
    """Counts points also where a cup is played for."""

    def seen_by_other(self, view: View) -> View:
        return view

    def values(self, view: View, random: Random) -> dict[Card, float]:
        return super().values(replace(view, rules=replace(view.rules, cup="off")), random)


JUDGE: Final = BulkaJudge(BulkaPlayers())
