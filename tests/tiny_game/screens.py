"""What Tiny shows on the general screens."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import last_trick_lines, name_of, trick_text
from bot.ui.games.screens import BoardParts, GameScreens, PanelParts, Topics
from bot.ui.in_words import trick_in_words
from bot.ui.screen import Text
from engine.moves import Move
from tests.tiny_game.rules import Phase, Rules, View


class TinyScreens(GameScreens[View]):
    """The screens of Tiny."""

    game = "tiny"
    length = "deals"
    topics: ClassVar[Topics] = {"tiny": {"tiny-cards": (1,), "tiny-tricks": (2,)}}
    locales = Path(__file__).parent / "locales"

    def how(self, table: Table, t: Texts) -> str:
        return t("tiny-how")

    def options(self, table: Table, t: Texts) -> str:
        assert isinstance(table.rules, Rules)
        return t("tiny-rules", deals=table.rules.deals, hand=table.rules.hand, low=table.rules.low)

    def board(self, table: Table, view: View, t: Texts) -> BoardParts:
        head = t("tiny-head", deal=view.deal_number, dealer=name_of(table, view.dealer)) if view.deal_number else ""
        return BoardParts(head, [Text("\n".join(_score(table, view, t)))], _now(table, view, t))

    def panel_head(self, table: Table, seat: int, t: Texts) -> str:
        return t("tiny-seated", place=seat + 1)

    def panel(self, table: Table, view: View, seat: int, t: Texts, asking: str) -> PanelParts:
        asked = t("ask-lead") if view.turn == seat else ""
        told = _score(table, view, t, seat)
        for trick in view.tricks[-1:]:
            told += last_trick_lines(table, trick.plays, trick.winner, t, seat)
        return PanelParts([*told, asked])

    def in_words(self, table: Table, view: View, t: Texts) -> list[str]:
        return [
            trick_in_words(table, number, trick.plays, trick.winner, t, reader=view.seat)
            for number, trick in enumerate(view.tricks, start=1)
        ]

    def advised(self, move: Move, view: View, t: Texts) -> str:
        raise ValueError(f"nothing but cards is played: {move}")


def _score(table: Table, view: View, t: Texts, reader: int | None = None) -> list[str]:
    """Tell the tricks of each seat, and the one under way."""
    lines = [t("tiny-taken", name=name_of(table, seat), tricks=tricks) for seat, tricks in enumerate(view.taken)]
    return [*lines, trick_text(table, view.plays, t, reader)] if view.plays else lines


def _now(table: Table, view: View, t: Texts) -> list[str]:
    """Tell what the table waits for, or how the game ended."""
    if view.phase is Phase.PLAY and view.turn is not None:
        return [t("to-play", name=name_of(table, view.turn))]
    if view.outcome is None:
        return []
    winner = view.outcome.winner
    return [t("tiny-drawn") if winner is None else t("tiny-won", name=name_of(table, winner))]
