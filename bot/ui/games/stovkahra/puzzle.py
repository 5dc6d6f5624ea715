"""The page of a puzzle of Stovkahra: four players by where they sit, trumps, open cards and declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.i18n.texts import Texts
from bot.ui.games.puzzle import PuzzleScreens
from bot.ui.games.stovkahra import picture
from bot.ui.games.stovkahra.panel import duty_told
from bot.ui.in_words import cards_in_words
from bot.ui.table_picture import Seating, TablePicture
from engine.cards.german_pack import Card, cards_in
from engine.stovkahra.declarations import value_of
from engine.stovkahra.players import taken
from engine.stovkahra.rules import Game, View, side_of
from engine.stovkahra.trick import Trick


class StovkahraPuzzles(PuzzleScreens[View, Game]):
    """The parts of the page of a puzzle that Stovkahra draws."""

    places = ("puzzle-you", "puzzle-left", "puzzle-partner", "puzzle-right")
    short_places = ("puzzle-short-you", "puzzle-short-left", "puzzle-short-partner", "puzzle-short-right")

    def picture(self, view: View, t: Texts) -> TablePicture:
        described = picture.picture(view, Seating(tuple(self.names(view, t))), t)
        assert described is not None
        scores = zip(described.scores, taken(view), strict=True)
        return replace(described, scores=tuple(replace(score, points=points) for score, points in scores))

    def known(self, view: View, t: Texts) -> list[str]:
        assert view.trump_card is not None and view.seat is not None
        names, ours = self.names(view, t), side_of(view.seat)
        points = taken(view)
        lines = [
            t("panel-trump", suit=view.trump_card.suit),
            t("puzzle-score", players=self.players, ours=points[ours], theirs=points[1 - ours]),
            t("puzzle-shown", name=names[view.dealer], card=view.trump_card),
        ]
        if view.open_cards:
            lines.append(t("puzzle-open", name=names[view.eldest], cards=cards_in_words(view.open_cards, t)))
        return lines + [
            t("puzzle-declared", place=self.place(seat, view), combination=combination, points=value_of(combination))
            for seat, combination in view.declarations
        ]

    def duty(self, view: View, t: Texts) -> str:
        return duty_told(view, t)

    def hands(self, game: Game) -> Mapping[int, Sequence[Card]]:
        return {seat: cards_in(hand) for seat, hand in enumerate(game.deal.hands)}

    def tricks(self, game: Game) -> Sequence[Trick]:
        return game.deal.tricks

    def bonuses(self, game: Game) -> Sequence[int]:
        return [trick.bonus for trick in game.deal.tricks]
