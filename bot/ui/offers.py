"""The buttons to what one person can do at any time: the deal of the day, and puzzles."""

from __future__ import annotations

from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import OpenDaily, OpenPuzzle
from bot.ui.screen import Button
from engine.games import USUAL, with_duplicates

PUZZLED: Final = USUAL
"""The game of which there are puzzles."""


def offers(game: str, t: Texts) -> list[Button]:
    """Make the buttons to a game's deal of the day, and to a puzzle where the game has any."""
    buttons = [Button(t("button-daily"), OpenDaily(game), emoji="📅")] if game in with_duplicates() else []
    return [*buttons, puzzle_button(t)] if game == PUZZLED else buttons


def puzzle_button(t: Texts) -> Button:
    """Make the button to a puzzle."""
    return Button(t("button-puzzle"), OpenPuzzle(), emoji="🧩")
