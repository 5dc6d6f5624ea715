"""The parts of the general screens that are special to Trappola."""

from __future__ import annotations

from typing import ClassVar

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import Named
from bot.ui.games.duel import trick_lines
from bot.ui.games.duel_review import parts
from bot.ui.games.screens import BoardParts, GameScreens, PanelParts, Topics
from bot.ui.games.trappola import board, panel, picture
from bot.ui.games.trappola.lesson import TrappolaLesson
from bot.ui.games.trappola.puzzle import TrappolaPuzzleScreens
from bot.ui.table_picture import Seating, TablePicture
from engine.duel.review import DuelReview
from engine.moves import Combination, Move
from engine.review import Review
from engine.trappola.rules import Phase, Rules, View, value_of


class TrappolaScreens(GameScreens[View]):
    """The screens of Trappola."""

    game = "trappola"
    length = "deals"
    lesson = TrappolaLesson()
    puzzle = TrappolaPuzzleScreens()
    topics: ClassVar[Topics] = {
        "trappola-cards": {"trappola-cards": (1,), "trappola-pack": (1,)},
        "trappola-deal": {"trappola-deal": (1,), "trappola-exchange": (2,)},
        "trappola-sets": {"trappola-sets": (3,), "trappola-figures": (3,)},
        "trappola-play": {"trappola-follow": (4,), "trappola-bonuses": (5,)},
        "trappola-match": {"trappola-match": (6,)},
        "origin": {"trappola-venice": (), "trappola-north": (), "trappola-deuce": (), "trappola-names": ()},
    }

    def how(self, table: Table, t: Texts) -> str:
        return t("trappola-how", deals=_rules(table).deals)

    def options(self, table: Table, t: Texts) -> str:
        return t("trappola-rules", deals=_rules(table).deals)

    def seats(self, table: Table, t: Texts) -> str:
        return board.seats(table, t)

    def board(self, table: Table, view: View, t: Texts) -> BoardParts:
        told, now = board.deal(table, view, t), board.now(table, view, t)
        tricks = trick_lines(table, view, t)
        return BoardParts(board.head(table, view, t), told, now, tricks, board.beside(table, view, t))

    def reckoned(self, table: Table, view: View, t: Texts) -> list[str]:
        return board.reckoned(table, view, t)

    def picture(self, view: View, seating: Seating, t: Texts) -> TablePicture | None:
        return picture.picture(view, seating, t)

    def review_parts(self, review: Review, names: Named) -> list[tuple[str, list[str]]]:
        assert isinstance(review, DuelReview)
        return parts(review, names, "review-exchanged")

    def panel_head(self, table: Table, seat: int, t: Texts) -> str:
        return panel.head(table, seat, t)

    def panel(self, table: Table, view: View, seat: int, t: Texts, asking: str) -> PanelParts:
        return PanelParts(panel.lines(table, view, seat, t), panel.answers(table, view, seat, t))

    def in_words(self, table: Table, view: View, t: Texts) -> list[str]:
        return board.in_words(table, view, t)

    def worth(self, combination: Combination) -> int:
        return value_of(combination)

    def advised(self, move: Move, view: View, t: Texts) -> str:
        told = t("hint-choose", label=panel.label(move, t))
        return told + " " + t("duel-hint-anew") if view.phase is Phase.EXCHANGE else told

    def ask_concede(self, table: Table, seat: int, t: Texts) -> str:
        return t("trappola-ask-concede")


def _rules(table: Table) -> Rules:
    assert isinstance(table.rules, Rules)
    return table.rules
