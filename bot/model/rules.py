"""The rules of a game as a book."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.actions import Action, button


@button("ru1:{game}.{table_id}:{page}")
@dataclass(frozen=True, slots=True)
class ShowRules(Action):
    """Show a page of the rules of a game."""

    game: str
    page: str
    table_id: int = 0
    """The table from whose panel the rules were opened, or 0."""


@button("rc1:{game}.{table_id}")
@dataclass(frozen=True, slots=True)
class ChooseRules(Action):
    """Show the page of the rules of a game that was chosen in the list of all pages."""

    game: str
    table_id: int = 0
    values: tuple[str, ...] = ()
    """The page that was chosen, which the custom_id does not tell."""
