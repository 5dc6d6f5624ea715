"""The page of a puzzle of Bulka: what both have declared, and which cards were asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.i18n.texts import Texts
from bot.ui.games.bulka import picture
from bot.ui.games.duel_puzzle import DuelPuzzleScreens
from bot.ui.table_picture import Seating, TablePicture
from engine.bulka.rules import Game, View
from engine.cards.trappola_pack import Card
from engine.duel.play import Bonus, Duel
from engine.moves import Declare


class BulkaPuzzleScreens(DuelPuzzleScreens[View, Game]):
    """The parts of the page of a puzzle that Bulka draws."""

    def picture(self, view: View, t: Texts) -> TablePicture:
        described = picture.picture(view, Seating(tuple(self.names(view, t))), t)
        assert described is not None
        # No chips are played for.
        return replace(described, chairs=tuple(replace(chair, chips=None) for chair in described.chairs))

    def play(self, game: Game) -> Duel:
        return game.deals[0].play

    def given(self, game: Game) -> Sequence[tuple[int, Bonus]]:
        return game.deals[0].bonuses

    def points(self, view: View) -> Sequence[int]:
        return [view.points[seat] for seat in sorted(view.points)]

    def declared_lines(self, view: View, t: Texts) -> list[str]:
        names, lines = self.names(view, t), list[str]()
        for meld in view.melds:
            if isinstance(meld.said, Declare):
                combination = meld.said.combination
                lines.append(t("duel-puzzle-declared", name=names[meld.seat], combination=combination))
            else:
                lines.append(t("duel-puzzle-blank", name=names[meld.seat], said=str(meld.said)))
        fourth = [Card.of(asked.suit, asked.rank) for asked in view.asked]
        return lines + [t("duel-puzzle-asked", card=card) for card in fourth]
