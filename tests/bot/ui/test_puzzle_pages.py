"""Puzzles in words: what the players are called by where they sit fits into every sentence, in every language."""

import re

import pytest

from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.ratings import Rating
from bot.storage.puzzles import Attempt, Field, Seen, Solver
from bot.ui.games.stovkahra.puzzle_pages import PLACES, answer_screen, puzzle_picture, question_screen
from bot.ui.table_picture import table_alt
from engine.cards.german_pack import CARDS
from engine.stovkahra.puzzles import Puzzle, played_out, shipped
from tests.support.service import words
from tests.support.you_forms import NAME, Marked, beside_words

MARK = "\u200e"
"""The mark after a name that keeps the line in order."""


def told(puzzle: Puzzle, t: Texts) -> str:
    """All that is said of a puzzle and its solution, in pictures' descriptions too."""
    rating = Rating(25.0, 8.0, 3)
    seen = Seen(Attempt(1), Solver(rating), Field(rating, 1))
    lines = [table_alt(puzzle_picture(puzzle, t), t).replace(MARK, "")]
    for in_words in (False, True):
        lines.append(words(question_screen(puzzle, seen, None, t, in_words=in_words)))
        for card in (puzzle.best, puzzle.choices[-1]):
            after = played_out(puzzle, card)
            lines.append(words(answer_screen(puzzle, seen, card, after, None, t, in_words=in_words)))
    return "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_left_and_right_never_stand_for_a_name(language):
    t = Marked(language, PLACES)
    for puzzle in shipped()[::60]:
        said = told(puzzle, t)
        names = [NAME.format(place) for place in PLACES]
        assert all(name in said for name in names)
        # Two partners, and a player with the card played, stand side by side in lists.
        for first in names:
            for second in names:
                said = said.replace(t("side-names", first=first, second=second), first)
            for card in CARDS:
                said = said.replace(f"{first} {t.card(card)}", first)
        assert not beside_words(said)


def test_who_declares_and_who_wins_is_told_by_place():
    t = texts()
    said = "\n".join(told(puzzle, t) for puzzle in shipped()[::20])
    for who in ("You declare", "Your partner declares", "The player at your left declares", "You win it"):
        assert who in said, who
    assert not re.search(r"\b[Yy]ou (wins|declares)\b|\b[Yy]ou’s", said)
