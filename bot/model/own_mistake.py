"""Mistakes of a person that come back until they are answered right: which ones, and when."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from bot.model.actions import Action, Card, button
from bot.model.puzzle import PuzzleAction

DEAR: Final = 5.0
"""A mistake comes back if it cost at least so many points, by what its player could know."""
MISTAKES_KEPT: Final = 100
"""So many mistakes of a person are kept in each game, the dearest."""
FIRST_WAIT: Final = timedelta(days=1)
"""How long after its card a mistake comes back, and how long after a wrong answer."""
WAITS: Final = (timedelta(days=3), timedelta(days=7), timedelta(days=21))
"""How long after each right answer in a row a mistake comes back; after the next one it is gone."""
RIGHT_ANSWERS: Final = len(WAITS)
"""After how many right answers in a row a mistake comes back once more, and then never."""


def wait_after(run: int) -> timedelta:
    """Return how long after an answer a mistake comes back, which was the last of so many right ones in a row.

    >>> [wait_after(run).days for run in range(4)]
    [1, 3, 7, 21]
    """
    return (FIRST_WAIT, *WAITS, timedelta())[run]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A card that was surely a mistake, and how its player does with it since."""

    table_id: int
    number: int
    """The number of the game at the table."""
    deal: int
    ply: int
    """How many moves of the game had been made before the card."""
    run: int
    """How often in a row it was answered right."""
    due_at: datetime

    @property
    def is_learnt(self) -> bool:
        """Whether it was answered right so often that it comes back no more."""
        return self.run > RIGHT_ANSWERS


@dataclass(frozen=True, slots=True)
class Answer:
    """What an answer has changed."""

    mistake: Mistake
    counts: bool
    """Whether the mistake was due; otherwise it was only looked at."""


@button("mo1:open.{game}")
@dataclass(frozen=True, slots=True)
class OpenMistakes(PuzzleAction):
    """Show a mistake of a person that is due, in a new message."""


@button("mo1:next.{game}")
@dataclass(frozen=True, slots=True)
class NextMistake(PuzzleAction):
    """Show the next mistake of a person that is due."""


@button("ma1:{table_id}:{game}:{ply}:{card}")
@dataclass(frozen=True, slots=True)
class AnswerMistake(Action):
    """Play a card where one's own card was a mistake, after so many moves of a game."""

    table_id: int
    game: int
    ply: int
    card: Card


@button("mw1:{table_id}:{game}:{ply}")
@dataclass(frozen=True, slots=True)
class ReadMistake(Action):
    """Tell all that was known at an own mistake in words, in the place of its page."""

    table_id: int
    game: int
    ply: int
