"""The page of a puzzle of Trappola: what both have laid aside and declared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n.texts import Texts
from bot.ui.games.duel_puzzle import DuelPuzzleScreens
from engine.cards.trappola_pack import Card
from engine.duel.play import Bonus, Duel
from engine.moves import Combination
from engine.trappola.rules import Game, View, value_of


class TrappolaPuzzleScreens(DuelPuzzleScreens[View, Game]):
    """The parts of the page of a puzzle that Trappola draws."""

    open_note = "puzzle-laid-aside"

    def play(self, game: Game) -> Duel:
        return game.deals[-1].play

    def given(self, game: Game) -> Sequence[tuple[int, Bonus]]:
        return game.deals[-1].bonuses

    def points(self, view: View) -> Sequence[int]:
        return view.open_points[:: -1 if view.seat else 1]

    def declared(self, view: View, t: Texts) -> Mapping[int, Sequence[str]]:
        told: dict[int, list[str]] = {}
        for said in view.declared:
            secret = said.rank is None
            combination = Combination(said.rank, said.number)
            told.setdefault(said.seat, []).append(
                t("duel-puzzle-figures", number=said.number)
                if secret
                else t("puzzle-set", combination=combination, points=value_of(combination))
            )
        return told

    def open_cards(self, view: View) -> Mapping[int, Sequence[Card]]:
        return dict(enumerate(view.laid))
