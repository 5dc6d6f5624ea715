"""The parts of the general screens that are special to Stovkahra."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import Named
from bot.ui.games.screens import BoardParts, GameScreens, PanelParts, Topics
from bot.ui.games.stovkahra import board, panel, picture
from bot.ui.games.stovkahra.hands import hands_page
from bot.ui.games.stovkahra.lesson import StovkahraLesson
from bot.ui.games.stovkahra.puzzle import StovkahraPuzzles
from bot.ui.games.stovkahra.review import parts
from bot.ui.screen import Block, Button, Screen
from bot.ui.table_picture import Seating, TablePicture
from engine.game import Game as AnyGame
from engine.moves import Combination, Move
from engine.review import Review as AnyReview
from engine.stovkahra.declarations import value_of
from engine.stovkahra.review import Review
from engine.stovkahra.rules import GOAL, Game, Rules, View


class StovkahraScreens(GameScreens[View]):
    """The screens of Stovkahra."""

    game = "stovkahra"
    topics: ClassVar[Topics] = {
        "cards": {"cards": (1,), "german-pack": (1,), "partners": (2,)},
        "deal": {"passes": (3,), "gather": (4, 5), "deal": (6, 7, 8, 13)},
        "declarations": {"declare": (9, 10, 11)},
        "signal": {"signal": (12,)},
        "play": {
            **{"follow-beat": (14, 15), "follow-below": (14, 15), "trump": (14, 16)},
            **{"overtrump": (15,), "undertrump": (15,), "discard": (14,)},
        },
        "bonuses": {"seven-first": (17,), "seven": (17,), "last": (17,)},
        "dost": {"count": (18,), "dost": (19, 20), "dost-side": (19,)},
        "game": {"counted": (21, 22), "worth": (23,)},
        "series": {"series": (24, 25), "twenty": (26,)},
        "shuffle": {"seal": (27, 28)},
        "origin": {"stovkahra-venice": (), "stovkahra-banat": (), "stovkahra-seven": (), "stovkahra-names": ()},
    }
    lesson = StovkahraLesson()
    puzzle = StovkahraPuzzles()
    calibrated = True
    has_hands = True
    computers_about = "option-computers-about"
    length = "series"
    switches: ClassVar[Mapping[str, tuple[str, object]]] = {
        "every": ("shuffle", "every"),
        "quiet": ("signals", "off"),
        "open": ("count", "open"),
        "twenty": ("series", 20),
        "side": ("dost", "side"),
    }

    def how(self, table: Table, t: Texts) -> str:
        return t("lobby-how", series=_rules(table).series)

    def options(self, table: Table, t: Texts) -> str:
        return board.options(_rules(table), t)

    def seats(self, table: Table, t: Texts) -> str:
        return board.seats(table, t) if not table.awaits_draw else super().seats(table, t)

    def resume_offer(self, unfinished: int, brcka: tuple[int, int], t: Texts) -> str:
        first, second = brcka
        return t("resume-offer", table=unfinished, first=first, second=second)

    def board(self, table: Table, view: View, t: Texts) -> BoardParts:
        deal = board.deal(table, view, _rules(table).series, t)
        now, tricks = board.now(table, view, t), board.tricks(table, view, t)
        return BoardParts(board.head(table, view, t), deal, now, tricks, board.beside(table, view, t))

    def seldom(self, table: Table, view: View, t: Texts) -> list[Block]:
        return panel.signal_buttons(table, view, view.seat or 0, t, helps=False)

    def reckoned(self, table: Table, view: View, t: Texts) -> list[str]:
        return board.reckoned(table, view, t)

    def picture(self, view: View, seating: Seating, t: Texts) -> TablePicture | None:
        return picture.picture(view, seating, t)

    def choices(self, table: Table, version: str, t: Texts) -> list[Button]:
        return panel.choice_buttons(table, version, t)

    def review_parts(self, review: AnyReview, names: Named) -> list[tuple[str, list[str]]]:
        assert isinstance(review, Review)
        return parts(review, names)

    def hands(self, game: AnyGame, deal: int, names: Sequence[str], t: Texts) -> Screen:
        assert isinstance(game, Game)
        return hands_page(game.deals[deal - 1], names, deal, t)

    def panel_head(self, table: Table, seat: int, t: Texts) -> str:
        return panel.head(table, seat, t)

    def panel(self, table: Table, view: View, seat: int, t: Texts, asking: str) -> PanelParts:
        instead = panel.sure_of_dost(table, view, seat, t) if asking == "dost" else []
        lines = panel.lines(table, view, seat, t, asking)
        return PanelParts(lines, panel.answers(table, view, seat, t), instead)

    def in_words(self, table: Table, view: View, t: Texts) -> list[str]:
        return board.in_words(table, view, t)

    def worth(self, combination: Combination) -> int:
        return value_of(combination)

    def advised(self, move: Move, view: View, t: Texts) -> str:
        return t(f"hint-{move}")

    def ask_concede(self, table: Table, seat: int, t: Texts) -> str:
        return panel.ask_concede(table, seat, t)

    def listed(self, table: Table, people: Sequence[str], place: str, t: Texts) -> str:
        if table.awaits_draw:
            return super().listed(table, people, place, t)
        sides = {f"names{side}": t("side-names", first=people[side], second=people[side + 2]) for side in (0, 1)}
        return t("tables-line", table=table.id, place=place, **sides)

    def going_on(self, table: Table, computers: int, t: Texts) -> str:
        first, second = table.series.balance
        return t("tables-playing", first=first, second=second, computers=computers)

    def rule_values(self, t: Texts) -> Mapping[str, object]:
        return {**super().rule_values(t), "goal": GOAL}


def _rules(table: Table) -> Rules:
    assert isinstance(table.rules, Rules)
    return table.rules
