"""The lessons of Trappola and Bulka: the advice leads through the rules to a win, and any other way to an end."""

import importlib
import re
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model.actions import ShowLevels
from bot.model.errors import Refusal
from bot.model.lesson import TurnLesson
from bot.ui import rulebook
from bot.ui.games import SCREENS
from bot.ui.games.duel_lesson import Why
from bot.ui.games.lesson import GO, IN_PLAY, LEARNER, START, AnyCourse, Stage
from bot.ui.lesson import MOST_LEAVES
from bot.ui.screen import Screen, Text
from engine.cards.trappola_pack import CARDS, Rank
from engine.duel.play import TRICKS, Bonus
from engine.moves import Ask
from tests.support.lessons import leaves, whole
from tests.support.service import buttons, words
from tests.support.sizes import in_turn

T = texts()
SYMBOLS = {re.compile(re.escape(T.symbol(card)) + r"(?!\w)"): card for card in CARDS}
UNTOLD = {
    # Of the pack, and of a game with other rules.
    "trappola": {"trappola-pack"},
    "bulka": {"bulka-pack", "bulka-without"},
}
of_each = pytest.mark.parametrize("game", in_turn(UNTOLD))


def page(game: str, answers: str) -> Screen:
    return whole(game, answers, T)


def course(game: str, answers: str) -> AnyCourse:
    return SCREENS[game].lesson.course(answers)


def steps(game: str, answers: str) -> list[str]:
    """What can be answered on a page, as its buttons carry it."""
    start = TurnLesson(game, answers).encode()
    carried = [button.action for button in buttons(page(game, answers)) if button.enabled]
    return [each.removeprefix(start) for each in carried if each.startswith(start) and each != start]


def advised(game: str, answers: str) -> str:
    lesson, at = SCREENS[game].lesson, course(game, answers)
    return lesson.written(lesson.plan(at.view).move) if at.stage in IN_PLAY else GO


def way(game: str) -> list[str]:
    """The pages of whoever does what is advised."""
    answers = [START]
    while steps(game, answers[-1]):
        answers.append(answers[-1] + advised(game, answers[-1]))
    return answers


def random_way(game: str, seed: int) -> list[str]:
    random, answers = Random(seed), [START]
    while following := steps(game, answers[-1]):
        answers.append(answers[-1] + random.choice(following))
    return answers


@of_each
def test_the_advice_leads_through_the_rules_to_a_win_with_a_deuce_in_the_last_trick(game):
    pages = way(game)
    told = [topic for answers in pages for topic in course(game, answers).topics]
    rules = {rule for rule, numbers in rulebook.numbers(game).items() if numbers}
    assert len(told) == len(set(told)) and set(told) == rules - UNTOLD[game]
    assert all(advised(game, before) in steps(game, before) for before in pages[:-1])
    end = course(game, pages[-1]).view
    assert SCREENS[game].lesson.won(end)
    assert {seat for seat, bonus in end.bonuses if bonus in (Bonus.LAST_DEUCE, Bonus.LAST_TWO)} == {LEARNER}
    assert ShowLevels(game).encode() in [button.action for button in buttons(page(game, pages[-1]))]


def test_every_advice_of_the_two_lessons_can_be_met():
    met = {
        SCREENS[game].lesson.plan(at.view).why
        for game in UNTOLD
        for answers in way(game)
        if (at := course(game, answers)).stage in IN_PLAY
    }
    assert met == set(Why)


@of_each
@pytest.mark.parametrize("seed", range(8))
def test_any_way_shows_what_may_be_known_and_done_and_leads_to_an_end_and_back(game, seed):
    for answers in random_way(game, seed):
        at, screen = course(game, answers), page(game, answers)
        view, shown = at.view, words(screen)
        if at.stage in IN_PLAY:
            assert set(steps(game, answers)) == {SCREENS[game].lesson.written(move) for move in view.legal}, answers
        known = {*view.hand, *view.table, *(card for trick in view.tricks for card in trick.cards)}
        known |= {card for laid in getattr(view, "laid", ()) for card in laid}
        assert {card for symbol, card in SYMBOLS.items() if symbol.search(shown)} <= known, answers
        back = TurnLesson(game, answers[:-2], leaf=MOST_LEAVES).encode()
        assert answers == START or back in [button.action for button in buttons(screen)]
        # A row is no wider than a phone.
        assert len(answers) < 60 and all(len(row.buttons) <= 4 for row in screen.blocks if hasattr(row, "buttons"))
    assert at.stage is Stage.WORTH
    # The end leads on to Home.
    assert f"hm1:open.{game}" in [button.action for button in buttons(page(game, answers))]


@of_each
def test_what_the_other_holds_changes_nothing_before_it_is_played(game, monkeypatch):
    module = importlib.import_module(f"bot.ui.games.{game}.lesson")
    beginning = [answers for answers in way(game) if not course(game, answers).view.tricks]
    before = [page(game, answers) for answers in beginning]
    held = [card for card in course(game, beginning[-1]).game.view(1).hand if card.rank <= Rank.TEN]
    seen = {*held, *course(game, START).view.hand, *course(game, beginning[-1]).view.hand}
    aside = next(card for card in module.PACK if card not in seen and card.rank <= Rank.TEN)
    swapped = {held[0]: aside, aside: held[0]}
    monkeypatch.setattr(module, "PACK", tuple(swapped.get(card, card) for card in module.PACK))
    # Pages that are kept were made with the cards as they were.
    leaves.cache_clear()
    assert [page(game, answers) for answers in beginning] == before


def test_who_asks_for_the_fourth_card_in_bulka_is_told_its_suit():
    asking = next(
        (answers, move)
        for answers in way("bulka")
        for move in course("bulka", answers).view.legal
        if isinstance(move, Ask)
    )
    answers, move = asking
    told = words(page("bulka", answers + SCREENS["bulka"].lesson.written(move)))
    held = {trick_card for trick_card in course("bulka", answers).game.view(1).hand if trick_card.rank is move.rank}
    played = {card for trick in course("bulka", answers).view.tricks for card in trick.cards}
    (fourth,) = {card for card in CARDS if card.rank is move.rank} - held - played
    assert T("bulka-learn-asked", rank=move.rank, suit=fourth.suit) in told


@of_each
@pytest.mark.parametrize("answers", ["g", "zz", "gogogo", "gogosA", "go" * 31, "gogo" + "?K", "gogo+A", "GO"])
def test_answers_that_no_page_offers_are_refused(game, answers):
    with pytest.raises(Refusal, match="unknown-button"):
        page(game, answers)


@of_each
@pytest.mark.parametrize("seed", range(8))
def test_a_trick_is_told_with_its_own_points_and_bonus_and_never_with_those_of_another(game, seed):
    for answers in (way(game) if not seed else random_way(game, seed))[1:]:
        before, at = course(game, answers[:-2]).view, course(game, answers).view
        new = at.tricks[len(before.tricks) :]
        lines = words(page(game, answers)).splitlines()
        held = [int(found[1]) for line in lines if (found := re.search(r"holds (\d+) card points?", line))]
        assert held == [trick.points for trick in new], (seed, answers)
        bonuses = sum(line.startswith("**+") for line in lines)
        brings = sum(trick.by_deuce for trick in new)
        if new and len(at.tricks) == TRICKS:
            # The last trick always brings a bonus, and perhaps one for all nine.
            brings = 1 + sum(bonus is Bonus.ALL for _, bonus in at.bonuses)
        assert bonuses == brings, (seed, answers)


@pytest.mark.parametrize("game", [game for game, screens in SCREENS.items() if screens.lesson is not None])
def test_each_page_of_a_lesson_has_words(game):
    for answers in way(game):
        for leaf in leaves(game, answers, T):
            assert sum(isinstance(block, Text) for block in leaf.blocks) > 1, answers
