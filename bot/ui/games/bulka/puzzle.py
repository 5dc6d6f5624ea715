"""The page of a puzzle of Bulka: what both have declared, and which cards were asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n.texts import Texts
from bot.ui.games.duel_puzzle import DuelPuzzleScreens
from engine.bulka.rules import Game, View, worth_of
from engine.cards.trappola_pack import Card
from engine.duel.play import Bonus, Duel
from engine.moves import BIANCA, Declare


class BulkaPuzzleScreens(DuelPuzzleScreens[View, Game]):
    """The parts of the page of a puzzle that Bulka draws."""

    open_note = "puzzle-asked-for"

    def names(self, view: View, t: Texts, *, short: bool = False) -> list[str]:
        names = super().names(view, t, short=short)
        # Those who wait play no part in the deal.
        waiting = [t("review-chart-seat", seat=seat + 1) for seat in range(len(view.ranking))]
        for seat, name in zip(sorted(self.seats(view)), names, strict=True):
            waiting[seat] = name
        return waiting

    def seats(self, view: View) -> Sequence[int]:
        return view.pair

    def play(self, game: Game) -> Duel:
        return game.deals[-1].play

    def given(self, game: Game) -> Sequence[tuple[int, Bonus]]:
        return game.deals[-1].bonuses

    def points(self, view: View) -> Sequence[int]:
        return [view.points[seat] for seat in sorted(view.points, key=lambda seat: seat != view.seat)]

    def declared(self, view: View, t: Texts) -> Mapping[int, Sequence[str]]:
        said: dict[int, list[str]] = {}
        for meld in view.melds:
            told = said.setdefault(meld.seat, [])
            if isinstance(meld.said, Declare):
                told.append(t("puzzle-set", combination=meld.said.combination, points=worth_of(meld.said)[0]))
            else:
                told.append(t("duel-puzzle-bianca" if meld.said is BIANCA else "duel-puzzle-blanche"))
        return said

    def open_cards(self, view: View) -> Mapping[int, Sequence[Card]]:
        """Return the fourth cards that each has asked for."""
        asked: dict[int, list[Card]] = {}
        for each in view.asked:
            asked.setdefault(each.seat, []).append(Card.of(each.suit, each.rank))
        return asked
