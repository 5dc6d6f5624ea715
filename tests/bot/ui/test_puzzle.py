"""Puzzles in words: what the players are called by where they sit fits into every sentence, in every language."""

import re
from collections import Counter

import pytest

from bot.cards import Deck, names
from bot.i18n.card_symbols import CardSymbols
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.ratings import Rating
from bot.storage.puzzle import Attempt, Field, Seen, Solver
from bot.ui.drawing import text_width
from bot.ui.games.stovkahra.puzzle import StovkahraPuzzles
from bot.ui.puzzle import (
    answer_explained,
    answer_screen,
    goal,
    puzzle_picture,
    question_explained,
    question_in_words,
    question_screen,
    rest_picture,
)
from engine.cards.german_pack import CARDS, cards_in
from engine.game import offered
from engine.games import puzzles_of, with_puzzles
from engine.reasons import What, Who
from engine.stovkahra import puzzle as of_stovkahra
from engine.stovkahra.puzzle import Puzzle, played_out, shipped
from tests.support.service import words
from tests.support.sizes import in_turn
from tests.support.you_forms import NAME, Marked, beside_words

PLACES, SHORT_PLACES = StovkahraPuzzles.places, StovkahraPuzzles.short_places
ROOM = 270
"""The width of a line of small type on a phone 390 wide, in type a little wider than the phone's; a card takes 20."""


def told(puzzle: Puzzle, t: Texts) -> str:
    """All that is said of a puzzle and its solution, in pictures' descriptions too."""
    rating = Rating(25.0, 8.0, 3)
    seen = Seen(Attempt(1), Solver(rating), Field(rating, 1))
    lines = [puzzle_picture(puzzle, t).alt, words(question_screen(puzzle, seen, None, t))]
    lines += [words(question_in_words(puzzle, seen, t)), words(question_explained(puzzle, seen, t))]
    for card in (puzzle.best, puzzle.choices[-1]):
        after = played_out(puzzle, card)
        lines += [rest_picture(puzzle, after, t).alt, words(answer_screen(puzzle, seen, card, after, None, t))]
        lines.append(words(answer_explained(puzzle, seen, card, t)))
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


def test_who_wins_is_told_by_place():
    t = texts()
    said = "\n".join(told(puzzle, t) for puzzle in shipped()[::20])
    for who in ("You win it", "Your partner wins it", "The player at your left wins it", "Declared · you: "):
        assert who in said, who
    assert not re.search(r"\b[Yy]ou wins\b|\b[Yy]ou’s", said)


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
        lines.update(re.sub(r"<:\w+:1>|^-# ", "", line) for line in shown.splitlines() if " →" in line)
    assert any("+26" in line for line in lines)
    for line in lines:
        plain, *bonus = line.replace("`", "").removesuffix("**").split("**")
        width = 4 * 20 + text_width(plain, 14) + sum(text_width(each, 14, bold=True) for each in bonus)
        assert width <= ROOM, (line, round(width))


def test_the_picture_after_a_card_shows_every_card_that_was_left_with_whoever_held_it():
    t = texts()
    for puzzle in shipped()[::60]:
        view, after = puzzle.view, played_out(puzzle, puzzle.best)
        picture = rest_picture(puzzle, after, t)
        hands = [set(cards_in(puzzle.game.deal.hands[(view.seat + place) % 4])) for place in range(4)]
        lying = {(view.leader + at - view.seat) % 4: card for at, card in enumerate(view.table)}
        for place, name in enumerate(PLACES):
            shown = {line.cards[place] for line in picture.lines}
            assert shown == hands[place] | ({lying[place]} if place in lying else set())
            assert all(f"{t(name)}: {t.card(card)}" in picture.alt for card in shown)


@pytest.mark.parametrize("name", with_puzzles())
def test_what_a_puzzle_asks_for_is_reached_by_its_card_on_every_deal_and_is_asked_in_words(name, figures):
    asked = Counter[str]()
    for number in offered(puzzles_of(name)):
        puzzle = puzzles_of(name).shipped()[number - 1]
        told = goal(puzzle)
        asked[told["goal"]] += 1
        sure = [fact for fact in puzzle.why[puzzle.best].facts if fact.deals == puzzle.deals]
        if told["goal"] == "cards":
            assert any(fact.who in (Who.US, Who.YOU) and fact.points == told["points"] > 0 for fact in sure)
        elif told["goal"].startswith("idle"):
            (card,) = next(fact.cards for fact in sure if fact.what is What.IDLE)
            assert card not in puzzle.view.hand
        elif told["goal"].startswith("last-"):
            assert any(fact.what is What.LAST and fact.bonus == int(told["goal"][5:]) for fact in sure)
        for language in LANGUAGES:
            said = texts(language)("puzzle-ask", **told)
            assert (said == texts(language)("puzzle-ask", goal="none")) == (told["goal"] == "none")
    assert asked["none"] < 0.05 * asked.total()
    figures(**{each.replace("-", "_"): number for each, number in asked.most_common()})


def test_a_picture_shows_all_tricks_whose_lead_it_is_and_what_the_others_are_known_to_hold():
    t, held = texts(), 0
    for puzzle in shipped()[::25]:
        view, picture = puzzle.view, puzzle_picture(puzzle, t)
        assert picture.names == tuple(t(place) for place in SHORT_PLACES) and picture.trump is view.trump_card
        for trick, line in zip(view.tricks, picture.lines, strict=False):
            assert line.leader == (trick.leader - view.seat) % 4 and line.winner == (trick.winner - view.seat) % 4
            assert all(line.cards[(seat - view.seat) % 4] is card for seat, card in trick.plays)
        now = picture.lines[-1]
        assert len(picture.lines) == len(view.tricks) + 1 and now.winner is None and now.cards[0] is None
        assert now.leader == (view.leader - view.seat) % 4
        assert {card for card in now.cards if card is not None} == set(view.table)
        for place, cards in enumerate(picture.open):
            held += len(cards)
            assert set(cards) <= set(cards_in(puzzle.game.deal.hands[(view.seat + place) % 4])) and (place or not cards)
    assert held
