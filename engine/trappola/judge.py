"""What cards of Trappola are worth by what a seat can know."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.cards.trappola_pack import Rank
from engine.duel.judge import DuelJudge
from engine.trappola.players import TrappolaPlayers
from engine.trappola.rules import View


class TrappolaJudge(DuelJudge[View]):
    """Tells the other only what is said of a set: its number, and the rank of aces alone (rule 3)."""

    def seen_by_other(self, view: View) -> View:
        said = (each if each.rank is Rank.ACE else each._replace(rank=None) for each in view.declared)
        return replace(view, declared=tuple(said))


JUDGE: Final = TrappolaJudge(TrappolaPlayers())
