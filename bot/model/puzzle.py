"""Puzzles: what is asked and tried there."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model.actions import EARLY_GAME, Action, Card, button, early_button
from engine.games import with_puzzles


@dataclass(frozen=True, slots=True)
class PuzzleAction(Action):
    """An action at the puzzles of a game."""

    game: str

    def is_sound(self) -> bool:
        return self.game in with_puzzles()


@button("po2:{game}")
@early_button("po1", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class OpenPuzzle(PuzzleAction):
    """Show the next puzzle of a person in a new message."""


@button("pn2:{game}")
@early_button("pn1", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class NextPuzzle(PuzzleAction):
    """Show the next puzzle of a person."""


@button("pz2:{game}.{puzzle}:{card}")
@early_button("pz1:{puzzle}:{card}", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class TryCard(PuzzleAction):
    """Play a card in a puzzle, or look at what it allows where the puzzle is decided."""

    puzzle: int
    card: Card


@button("pw2:{game}.{puzzle}")
@button("pw2:{game}.{puzzle}:{card}")
@early_button("pw1:{puzzle}", game=EARLY_GAME)
@early_button("pw1:{puzzle}:{card}", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class ReadPuzzle(PuzzleAction):
    """Tell all that is known in a puzzle in words, or why a card is right, in the place of its page."""

    puzzle: int
    card: Card = ""
    """The card that is looked at; none as long as the puzzle is not decided."""


@button("ph1:{game}.{puzzle}")
@dataclass(frozen=True, slots=True)
class ExplainPuzzle(PuzzleAction):
    """Say what a puzzle is about, in the place of its page."""

    puzzle: int


@button("pb1:{game}.{puzzle}")
@dataclass(frozen=True, slots=True)
class BackToPuzzle(PuzzleAction):
    """Ask a puzzle again, in the place of what explains it."""

    puzzle: int
