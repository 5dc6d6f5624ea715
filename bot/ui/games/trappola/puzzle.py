"""The page of a puzzle of Trappola: what both have laid aside and declared."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from bot.ui.games.duel_puzzle import DuelPuzzleScreens
from bot.ui.games.trappola import picture
from bot.ui.in_words import cards_in_words
from bot.ui.table_picture import Seating, TablePicture
from engine.duel.play import Bonus, Duel
from engine.moves import Combination
from engine.trappola.rules import SEATS, Game, View


class TrappolaPuzzleScreens(DuelPuzzleScreens[View, Game]):
    """The parts of the page of a puzzle that Trappola draws."""

    def picture(self, view: View, t: Texts) -> TablePicture:
        described = picture.picture(view, Seating(tuple(self.names(view, t))), t)
        assert described is not None
        return described

    def play(self, game: Game) -> Duel:
        return game.deals[-1].play

    def given(self, game: Game) -> Sequence[tuple[int, Bonus]]:
        return game.deals[-1].bonuses

    def points(self, view: View) -> Sequence[int]:
        return view.open_points[:: -1 if view.seat else 1]

    def declared_lines(self, view: View, t: Texts) -> list[str]:
        names = self.names(view, t)
        lines = [
            t("duel-puzzle-laid", name=names[seat], cards=cards_in_words(view.laid[seat], t))
            for seat in range(SEATS)
            if view.laid[seat]
        ]
        for said in view.declared:
            if said.rank is None:
                lines.append(t("duel-puzzle-figures", name=names[said.seat], number=said.number))
            else:
                combination = Combination(said.rank, said.number)
                lines.append(t("duel-puzzle-declared", name=names[said.seat], combination=combination))
        return lines
