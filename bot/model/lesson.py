"""Lessons: the pages by which a game is learnt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from bot.model.actions import EARLY_GAME, Action, button, early_button
from engine.routes import Written


@button("ln2:{game}.{table_id}:{answers}")
@button("ln3:{game}.{table_id}:{leaf}:{answers}")
@early_button("ln1:{answers}", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class TurnLesson(Action):
    """Show the page of a game's lesson that follows these answers."""

    game: str
    answers: str = ""
    table_id: int = 0
    """The table from whose panel the lesson was opened, or 0."""
    leaf: Annotated[int, Written("[1-9]")] = 0
    """Which leaf of the page, where it is longer than a phone's screen; one that is too high is the last leaf."""
