"""Tables at which a deal is played that others play too: what is not done there, and how the deal stands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.model.errors import Refusal
from bot.model.table import Table
from engine.cards import shuffle

FIRST_DEAL: Final = "1.1"
"""The numbers of the first game at a table, and of its first deal."""


def need_ordinary(table: Table) -> None:
    """Raise `Refusal` where a deal is played that others play too, or is played on: it is played to its end."""
    if table.origin is not None:
        raise Refusal("play-on-alone")
    if table.duplicate is not None:
        raise Refusal("duplicate-alone" if table.is_solitary else "duplicate-compared")


def need_company(table: Table) -> None:
    """Raise `Refusal` where somebody tries the deal of the day, and so neither leaves nor stops."""
    if table.is_solitary and table.duplicate is not None:
        raise Refusal("duplicate-alone")


def is_compared(table: Table) -> bool:
    """Return whether others play the deal under way too, so that all but what players decide is alike everywhere."""
    return table.duplicate is not None or (table.shared is not None and table.deal.key == FIRST_DEAL)


def note_help(table: Table) -> None:
    """Note that somebody else has had a part in what a person does in a shared deal."""
    if table.shared is not None and not table.shared.over:
        table.shared = replace(table.shared, helped=True)


def hints(table: Table) -> bool:
    """Return whether people may ask what a strong player would do: where it was agreed, or where only one person plays.

    Nobody may at a duplicate, where people compare what they make of the cards. In a shared deal they may, and then
    their result is not counted among others.
    """
    return table.duplicate is None and (table.options.hints or len(table.seats.sitting) == 1)


def thought(table: Table, seat: int) -> int:
    """Return the number from which a computer chooses at a duplicate, so that equal play gets equal answers."""
    assert table.game is not None
    return shuffle.thought(table.seal.secret, seat, table.game.moves)


def standing(table: Table, seat: int) -> int:
    """Return how many points the side of a seat has more than the other, as the deal of a duplicate stands."""
    assert table.game is not None
    assert table.kind.duplicates is not None
    return table.kind.duplicates.score(table.game, seat)
