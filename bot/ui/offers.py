"""The buttons to what one person can do at any time: the deal of the day, and puzzles."""

from __future__ import annotations

from bot.i18n.texts import Texts
from bot.model.daily import OpenDaily
from bot.model.insight import OpenInsights
from bot.model.own_mistake import OpenMistakes
from bot.model.puzzle import OpenPuzzle
from bot.ui.screen import Button
from engine.games import with_duplicates, with_puzzles, with_reviews


def offers(game: str, t: Texts) -> list[Button]:
    """Make the buttons to a game's deal of the day, and to a puzzle where the game has any."""
    buttons = [Button(t("button-daily"), OpenDaily(game), emoji="📅")] if game in with_duplicates() else []
    return [*buttons, *puzzle_buttons(game, t)]


def puzzle_buttons(game: str, t: Texts) -> list[Button]:
    """Make the button to a puzzle of a game; none where the game has no puzzles."""
    return [Button(t("button-puzzle"), OpenPuzzle(game), emoji="🧩")] if game in with_puzzles() else []


def mistakes_buttons(game: str, t: Texts) -> list[Button]:
    """Make the button to a person's own mistakes; none where the game has no puzzles, as which they are shown."""
    return [Button(t("button-mistakes"), OpenMistakes(game), emoji="🔁")] if game in with_puzzles() else []


def insights_buttons(game: str, t: Texts) -> list[Button]:
    """Make the button to what a person's play is like; none where the game has no reviews, from which that comes."""
    return [Button(t("button-insights"), OpenInsights(game), emoji="📈")] if game in with_reviews() else []
