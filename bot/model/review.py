"""Reviews: the pages that tell how a finished deal was played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.model.actions import Action, button

TOLD_PAGE: Final = 2
"""The page of a review that tells of its first tricks, and leads to playing on from before their mistakes."""


@button("rv1:{table_id}:{game}:{deal}:{page}")
@dataclass(frozen=True, slots=True)
class ReviewDeal(Action):
    """Show a page of a deal's review; `game` is the game's number at the table, and deal 0 is the last one.

    Page 0 is the first page in a message of its own.
    """

    table_id: int
    game: int
    deal: int
    page: int = 1


@button("ah1:{table_id}:{game}:{deal}")
@dataclass(frozen=True, slots=True)
class ShowHands(Action):
    """Show all hands of a finished deal; `game` is the game's number at the table."""

    table_id: int
    game: int
    deal: int
