"""Puzzles in words: what the players are called by where they sit fits into every sentence, in every language."""

import re

import pytest

from bot.cards import Deck, names
from bot.i18n.card_symbols import CardSymbols
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.ratings import Rating
from bot.storage.puzzle import Attempt, Field, Seen, Solver
from bot.ui.drawing import text_width
from bot.ui.games.stovkahra.puzzle import StovkahraPuzzles
from bot.ui.puzzle import answer_screen, puzzle_picture, question_screen
from bot.ui.table_picture import table_alt
from engine.cards.german_pack import CARDS
from engine.game import offered
from engine.stovkahra import puzzle as of_stovkahra
from engine.stovkahra.puzzle import Puzzle, played_out, shipped
from tests.support.service import words
from tests.support.sizes import in_turn
from tests.support.you_forms import NAME, Marked, beside_words

PLACES, SHORT_PLACES = StovkahraPuzzles.places, StovkahraPuzzles.short_places
MARK = "\u200e"
"""The mark after a name that keeps the line in order."""
ROOM = 270
"""The width of a line on a phone 390 wide, in type a little wider than the phone's; a card takes 20 of it."""


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


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_you_left_and_right_never_stand_for_a_name(language):
    t = Marked(language, PLACES + SHORT_PLACES)
    for puzzle in shipped()[::60]:
        said = told(puzzle, t)
        called = [NAME.format(place) for place in PLACES + SHORT_PLACES]
        assert all(NAME.format(place) in said for place in PLACES)
        # Two partners, and a player with the card played, stand side by side in lists.
        for first in called:
            for second in called:
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


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
@pytest.mark.stress(small=True)
def test_every_trick_of_a_puzzle_fits_in_one_line_of_a_phone(language, sized):
    t = texts(language, CardSymbols(Deck.GERMAN, {name: f"<:{name}:1>" for name in names()}))
    rating = Rating(25.0, 8.0, 3)
    seen = Seen(Attempt(1), Solver(rating), Field(rating, 1))
    lines: set[str] = set()
    for number in offered(of_stovkahra)[:: max(1, 6 // sized(6))]:
        puzzle = shipped()[number - 1]
        shown = words(answer_screen(puzzle, seen, puzzle.best, played_out(puzzle, puzzle.best), None, t))
        lines.update(re.sub(r"<:\w+:1>", "", line) for line in shown.splitlines() if " →" in line)
    assert any("+26" in line for line in lines)
    for line in lines:
        plain, *bonus = line.replace("`", "").removesuffix("**").split("**")
        width = 4 * 20 + text_width(plain, 16) + sum(text_width(each, 16, bold=True) for each in bonus)
        assert width <= ROOM, (line, round(width))


def test_all_hands_are_shown_clockwise_from_the_own_one():
    t = texts()
    for puzzle in shipped()[::60]:
        said = told(puzzle, t)
        hands = re.findall(r"^-# \*\*(\w+):\*\*", said, re.MULTILINE)
        assert hands and hands[:4] == [t(place) for place in PLACES]
