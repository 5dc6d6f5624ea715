"""A rule that a record or a refusal names by its number can be looked up, in the book and in the document."""

import re

import pytest

from bot.i18n.texts import texts
from bot.ui import rulebook
from bot.ui.games import SCREENS
from bot.ui.rules_document import DOCUMENT, rules_document
from tests.support.every_game import LISTED

T = texts()


def test_the_document_is_what_the_texts_say_now():
    assert DOCUMENT.read_text(encoding="utf-8") == rules_document(T), "python -m bot.ui.rules_document writes it anew"


@pytest.mark.parametrize("game", LISTED)
def test_every_number_is_in_the_book_and_leads_to_its_topic(game):
    numbers = [number for of_rule in rulebook.numbers(game).values() for number in of_rule]
    assert set(numbers) == set(range(1, LISTED[game].last_rule + 1))
    for topic, rules in SCREENS[game].topics.items():
        for number in {number for of_rule in rules.values() for number in of_rule}:
            assert topic in [found for _, found in rulebook.topics_matching(game, str(number), T)]


@pytest.mark.parametrize(
    ("game", "number", "about"),
    [
        *(("stovkahra", 9, "declare"), ("stovkahra", 13, "led"), ("stovkahra", 24, "take")),
        *(("trappola", 2, "stock"), ("bulka", 9, "Alifer"), ("bulka", 4, "Aces")),
    ],
)
def test_the_document_has_the_rule_under_its_number(game, number, about):
    _, _, chapter = DOCUMENT.read_text(encoding="utf-8").partition(f"\n## {SCREENS[game].title(T)}\n")
    told = [text for text in re.split(r"\n\n(?=`)", chapter.partition("\n## ")[0]) if has(text, number)]
    assert any(about in text for text in told)


def has(text: str, number: int) -> bool:
    """Whether a rule of the document has a number; runs are written as `6–8, 13`."""
    numbers = re.match(r"`([^`]*)`", text)
    runs = [list(map(int, run.split("–"))) for run in numbers[1].split(", ")] if numbers else []
    return any(run[0] <= number <= run[-1] for run in runs)
