"""The page of a puzzle of Stovkahra: four players by where they sit, trumps, open cards and declarations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.i18n.texts import Texts
from bot.ui.games.puzzle import PuzzleScreens
from bot.ui.games.stovkahra.panel import duty_told
from engine.cards.german_pack import Card
from engine.stovkahra.declarations import value_of
from engine.stovkahra.players import taken
from engine.stovkahra.rules import Game, View, side_of
from engine.stovkahra.trick import Trick


class StovkahraPuzzles(PuzzleScreens[View, Game]):
    """The parts of the page of a puzzle that Stovkahra draws."""

    places = ("puzzle-you", "puzzle-left", "puzzle-partner", "puzzle-right")
    short_places = ("puzzle-short-you", "puzzle-short-left", "puzzle-short-partner", "puzzle-short-right")
    open_note = "puzzle-still-held"

    def trump(self, view: View) -> Card | None:
        return view.trump_card

    def now(self, view: View, t: Texts) -> str:
        assert view.trump_card is not None
        ours, theirs = self.points(view)
        return t("panel-trump", suit=view.trump_card.suit) + f" · {ours}\u00a0:\u00a0{theirs}"

    def points(self, view: View) -> Sequence[int]:
        assert view.seat is not None
        return taken(view)[:: -1 if side_of(view.seat) else 1]

    def declared(self, view: View, t: Texts) -> Mapping[int, Sequence[str]]:
        said: dict[int, list[str]] = {}
        for seat, combination in view.declarations:
            said.setdefault(seat, []).append(t("puzzle-set", combination=combination, points=value_of(combination)))
        return said

    def open_cards(self, view: View) -> Mapping[int, Sequence[Card]]:
        """Return what the others are known to hold: the card that was shown, and eldest's open cards."""
        played = {*view.table, *(card for trick in view.tricks for card in trick.cards)}
        held: dict[int, list[Card]] = {}
        for seat, card in [(view.dealer, view.trump_card), *((view.eldest, card) for card in view.open_cards)]:
            if card is not None and card not in played and seat != view.seat:
                held.setdefault(seat, []).append(card)
        return held

    def duty(self, view: View, t: Texts) -> str:
        return duty_told(view, t)

    def tricks(self, game: Game) -> Sequence[Trick]:
        return game.deal.tricks

    def bonuses(self, game: Game) -> Sequence[int]:
        return [trick.bonus for trick in game.deal.tricks]
