"""What the pages of puzzles of Trappola and Bulka share: two players, and bonuses for deuces."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from bot.i18n.texts import Texts
from bot.ui.games.duel import card_asked
from bot.ui.games.puzzle import PuzzleScreens
from engine.duel.play import AT_THE_END, TRICKS, Bonus, Duel, DuelView, Trick
from engine.game import Game

V = TypeVar("V", bound=DuelView)
G = TypeVar("G", bound=Game)
ROWS: Final = {bonus.points: number for number, bonus in AT_THE_END.items()}
"""How many of the last tricks were won with deuces, by the points of the bonus for that."""


class DuelPuzzleScreens(PuzzleScreens[V, G], Generic[V, G]):
    """The parts of the page of a puzzle that are alike in both games."""

    places = ("puzzle-you", "puzzle-opponent")
    short_places = ("puzzle-short-you", "puzzle-short-opponent")

    @abstractmethod
    def play(self, game: G) -> Duel:
        """Return the play of the deal."""

    @abstractmethod
    def given(self, game: G) -> Sequence[tuple[int, Bonus]]:
        """Return the seat and the bonus for each trick that brings one."""

    def duty(self, view: V, t: Texts) -> str:
        return card_asked(view, t)

    def tricks(self, game: G) -> Sequence[Trick]:
        return self.play(game).tricks

    def bonuses(self, game: G) -> Sequence[int]:
        tricks = self.play(game).tricks
        points = [bonus.points for _, bonus in self.given(game) if bonus is not Bonus.ALL]
        row = ROWS.get(points[-1], 0) if len(tricks) == TRICKS else 0
        each, brought = iter(points), list[int]()
        for number, trick in enumerate(tricks, start=1):
            single = trick.by_deuce and number <= TRICKS - row
            brought.append(next(each) if single or number == TRICKS else 0)
        return brought
