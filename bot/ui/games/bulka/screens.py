"""The parts of the general screens that are special to Bulka."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import Named
from bot.ui.games.bulka import board, panel, picture
from bot.ui.games.bulka.lesson import BulkaLesson
from bot.ui.games.bulka.puzzle import BulkaPuzzleScreens
from bot.ui.games.duel import trick_lines
from bot.ui.games.duel_review import parts
from bot.ui.games.screens import BoardParts, GameScreens, PanelParts, Topics
from bot.ui.table_picture import Seating, TablePicture
from engine.bulka.rules import Phase, Rules, View, worth_of
from engine.duel.review import DuelReview
from engine.moves import Combination, Declare, Move
from engine.review import Review


class BulkaScreens(GameScreens[View]):
    """The screens of Bulka."""

    game = "bulka"
    lesson = BulkaLesson()
    puzzle = BulkaPuzzleScreens()
    computers_about = "option-bulka-computers-about"
    topics: ClassVar[Topics] = {
        "bulka-ranking": {"bulka-ranking": (1,)},
        "bulka-deal": {"bulka-stake": (2, 11), "bulka-deal": (2,), "bulka-pack": (2,)},
        "bulka-melds": {"bulka-melds": (3,), "bulka-ask": (3,), "bulka-aces": (4,), "bulka-bianca": (5,)},
        "bulka-play": {"bulka-follow": (6,), "bulka-bonuses": (6,)},
        "bulka-cup": {"bulka-round": (7,), "bulka-cup": (8,)},
        "bulka-alifer": {"bulka-alifer": (9,)},
        "bulka-without": {"bulka-without": (10,)},
        "origin": {"bulka-venice": (), "bulka-silesia": (), "bulka-deuce": (), "bulka-names": ()},
    }

    def how(self, table: Table, t: Texts) -> str:
        return board.how(_rules(table), t)

    def options(self, table: Table, t: Texts) -> str:
        return board.options(_rules(table), t)

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
        return parts(review, names, "review-alifer")

    def panel_head(self, table: Table, seat: int, t: Texts) -> str:
        return panel.head(table, seat, t)

    def panel(self, table: Table, view: View, seat: int, t: Texts, asking: str) -> PanelParts:
        return PanelParts(panel.lines(table, view, seat, t), panel.answers(table, view, seat, t))

    def players(self, view: View) -> Sequence[int]:
        return view.pair

    def in_words(self, table: Table, view: View, t: Texts) -> list[str]:
        return board.in_words(table, view, t)

    def worth(self, combination: Combination) -> int:
        return worth_of(Declare(combination))[0]

    def advised(self, move: Move, view: View, t: Texts) -> str:
        told = t("hint-choose", label=panel.label(move, view, t))
        return told + " " + t("bulka-hint-anew") if view.phase in (Phase.ALIFER, Phase.ANSWER) else told


def _rules(table: Table) -> Rules:
    assert isinstance(table.rules, Rules)
    return table.rules
