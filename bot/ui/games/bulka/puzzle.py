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

    def names(self, view: View, t: Texts, *, short: bool = False) -> list[str]:
        names = super().names(view, t, short=short)
        # Those who wait play no part in the deal.
        waiting = [t("review-chart-seat", seat=seat + 1) for seat in range(len(view.ranking))]
        for seat, name in zip(sorted(self.seats(view)), names, strict=True):
            waiting[seat] = name
        return waiting

    def picture(self, view: View, t: Texts) -> TablePicture:
        described = picture.picture(view, Seating(tuple(self.names(view, t))), t)
        assert described is not None
        # No chips are played for.
        return replace(described, chairs=tuple(replace(chair, chips=None) for chair in described.chairs))

    def seats(self, view: View) -> Sequence[int]:
        return view.pair

    def play(self, game: Game) -> Duel:
        return game.deals[-1].play

    def given(self, game: Game) -> Sequence[tuple[int, Bonus]]:
        return game.deals[-1].bonuses

    def points(self, view: View) -> Sequence[int]:
        return [view.points[seat] for seat in sorted(view.points, key=lambda seat: seat != view.seat)]

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
