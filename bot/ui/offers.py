"""The buttons to what one person can do at any time: Home, the own table, puzzles, own mistakes, own play."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.actions import ShowWords
from bot.model.home import OpenHome
from bot.model.insight import OpenInsights
from bot.model.own_mistake import OpenMistakes
from bot.model.puzzle import OpenPuzzle
from bot.model.table import Table
from bot.ui.screen import Button
from engine.games import with_puzzles, with_reviews


def home_button(game: str, t: Texts) -> Button:
    """Make the button to Home, in a message of its own."""
    return Button(t("button-home"), OpenHome(game), emoji="🏠")


def table_button(table: Table, seat: int, t: Texts) -> Button:
    """Make the button that shows the table in the place of a hand."""
    return Button(t("button-table"), ShowWords(table.id, table.deal.version(seat)), emoji="👀")


def puzzle_buttons(game: str, t: Texts) -> list[Button]:
    """Make the button to a puzzle of a game; none where the game has no puzzles."""
    return [Button(t("button-puzzle"), OpenPuzzle(game), emoji="🧩")] if game in with_puzzles() else []


def mistakes_buttons(game: str, t: Texts) -> list[Button]:
    """Make the button to a person's own mistakes; none where the game has no puzzles, as which they are shown."""
    return [Button(t("button-mistakes"), OpenMistakes(game), emoji="🔁")] if game in with_puzzles() else []


def insights_buttons(game: str, t: Texts) -> list[Button]:
    """Make the button to what a person's play is like; none where the game has no reviews, from which that comes."""
    return [Button(t("button-insights"), OpenInsights(game), emoji="📈")] if game in with_reviews() else []
