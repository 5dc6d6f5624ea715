"""The lesson: whoever follows its advice meets the rules in order, and every other way leads to an honest end too."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cards import Deck
from bot.i18n.card_symbols import PLAIN
from bot.i18n.texts import Texts, texts
from bot.model.actions import ShowLevels
from bot.model.errors import Refusal
from bot.model.home import OpenHome
from bot.model.lesson import TurnLesson
from bot.ui.games.lesson import GO, LEARNER, MAX_ANSWERS, START
from bot.ui.games.stovkahra import lesson as course
from bot.ui.games.stovkahra.lesson import Topic, Why, plan
from bot.ui.lesson import MOST_LEAVES, lesson_page
from bot.ui.phone import SCREEN, height
from bot.ui.rulebook import rule_text
from bot.ui.screen import Button, Row, Screen
from engine.cards.german_pack import CARDS, Card, Rank
from engine.moves import COUNT, DOST, PASS, Combination, Cut, Deal, Dealer, Declare, Move, Play
from engine.stovkahra.declarations import VALUES
from engine.stovkahra.moves import PLAYS, How
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, Rules
from engine.stovkahra.trick import TRICKS, Duty
from tests.support.lessons import leaves, whole
from tests.support.service import buttons as buttons_of
from tests.support.service import words

T = texts()
GAME = "stovkahra"
SEED = 1
pytestmark = pytest.mark.stress(small=True)


def lesson(answers: str, t: Texts = T) -> Screen:
    return whole(GAME, answers, t)


def buttons(screen: Screen) -> dict[str, Button]:
    """The buttons of a page by what they carry."""
    return {button.action: button for button in buttons_of(screen)}


def steps_on(answers: str, screen: Screen) -> list[str]:
    """The answers that can be given on a page."""
    start = TurnLesson(GAME, answers).encode()
    return [
        does.removeprefix(start)
        for does, button in buttons(screen).items()
        if button.enabled and does.startswith(start) and does != start
    ]


def bold(text: str) -> str:
    return text.split("**")[1]


def explained(screen: Screen) -> list[str]:
    """The rules that a page explains, by their titles."""
    return [bold(line) for line in words(screen).splitlines() if re.match(r"> \*\*", line)]


OPENING = "opening"
TITLES = {topic: bold(rule_text("stovkahra", topic, T)) for topic in Topic} | {
    OPENING: bold(T("learn-table", left="", partner="", right="", goal=GOAL))
}
ADVICE = {
    **{bold(T("learn-try-only", card=card)): str(card) for card in CARDS},
    **{
        bold(T("learn-try-declare", combination=Combination(rank, number))): f"d{rank.letter}"
        for rank in VALUES
        for number in (3, 4)
    },
    bold(T("learn-try-dost", ours=0, goal=0)): "do",
    bold(T("learn-try-count", ours=0, goal=0)): "co",
}
"""What is advised in bold letters, as it is answered."""


def advised(screen: Screen) -> str:
    """What a page advises; to go on where it advises nothing."""
    lines = [line for line in words(screen).splitlines() if line.startswith("💡")]
    if not lines:
        return GO
    return ADVICE[bold(lines[0])] if "**" in lines[0] else "pp"


def follow_advice() -> Iterator[tuple[str, Screen]]:
    """Every page that somebody sees who does what is advised."""
    answers = START
    while True:
        screen = lesson(answers, T)
        yield answers, screen
        following = steps_on(answers, screen)
        if not following:
            return
        step = advised(screen)
        assert step in following
        answers += step


def game_after(answers: str) -> Game:
    """The game behind a page, played anew beside the lesson."""
    game = Game.replay(Rules(signals="off"), (Dealer(course.DEALER), Deal(course.PACK), Cut(course.CUT)))
    moves = [answers[at : at + 2] for at in range(0, len(answers), 2)]
    if moves[:2] == [GO, GO]:
        others_move(game)
    for text in moves[2:]:
        if text != GO:
            game.push(move_of(text, game), LEARNER)
            others_move(game)
    return game


def others_move(game: Game) -> None:
    while game.turn is not None:
        if game.turn != LEARNER:
            game.push(plan(game.view(game.turn)).move)
        elif game.view(LEARNER).answers == [PASS]:
            # Nobody has to say that nothing is left to declare.
            game.push(PASS, LEARNER)
        else:
            return


def move_of(text: str, game: Game) -> Move:
    if text.startswith("d") and text != "do":
        rank = Rank.parse(text[1])
        return next(move for move in game.legal_moves() if isinstance(move, Declare) and move.combination.rank is rank)
    return {"pp": PASS, "do": DOST, "co": COUNT}.get(text) or PLAYS[Card.parse(text)]


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the lesson, and the game behind it."""

    answers: str
    screen: Screen
    game: Game

    @property
    def steps(self) -> list[str]:
        return steps_on(self.answers, self.screen)

    @property
    def words(self) -> str:
        return words(self.screen)

    @property
    def in_play(self) -> bool:
        """Whether the learner is asked for a move."""
        return self.answers.startswith(GO * 2) and self.game.turn == LEARNER


@pytest.fixture(scope="module")
def found(sized) -> dict[str, Page]:
    """Pages that are reached by pressing buttons, with all before them; every one of the 4795 at the whole size."""
    found: dict[str, Page] = {}
    random, waiting = Random(SEED), [START]
    while waiting and len(found) < sized(10_000):
        answers = waiting.pop()
        page = found[answers] = Page(answers, lesson(answers, T), game_after(answers))
        waiting += [answers + step for step in page.steps]
        if not page.steps:
            # One way has been followed to its end; the next begins anywhere.
            random.shuffle(waiting)
    return found


@pytest.fixture
def pages(found) -> Iterable[Page]:
    return found.values()


@pytest.fixture
def asked(pages) -> list[Page]:
    """The pages that ask for a move."""
    return [page for page in pages if page.in_play]


@cache
def is_page(answers: str) -> bool:
    """Whether pressing buttons leads there."""
    before = answers[:-2]
    return answers == START or (is_page(before) and answers[-2:] in steps_on(before, lesson(before, T)))


# Following the advice


def test_whoever_follows_the_advice_meets_the_rules_in_order_and_wins_by_a_seven_and_dost():
    way = list(follow_advice())
    order = (
        *(OPENING, Topic.CARDS, Topic.DEAL, Topic.DECLARE, Topic.TRUMP, Topic.SEVEN_FIRST, Topic.COUNT, Topic.DOST),
        *(Topic.FOLLOW_BEAT, Topic.FOLLOW_BELOW, Topic.OVERTRUMP, Topic.LAST, Topic.WORTH, Topic.SERIES),
    )
    assert [title for _, screen in way for title in explained(screen)] == [TITLES[topic] for topic in order]
    # The learner has a choice where the great bonus is to be won.
    (bonus,) = (page for page in way if TITLES[Topic.SEVEN_FIRST] in explained(page[1]))
    assert len([step for step in steps_on(*bonus) if step[0] in "alhb"]) >= 2 and advised(bonus[1])[1] == "7"
    game = game_after(way[-1][0])
    first = game.deal.tricks[0]
    assert (first.winner, first.bonus, first.best.rank) == (LEARNER, 52, Rank.SEVEN)
    assert game.deal.dost == LEARNER
    assert game.outcome is not None and game.outcome.winner == 0 and game.outcome.brcka == 2
    # Announced points alone would not have been enough: the learner has to count.
    assert game.deal.written[0] < GOAL
    assert [advised(screen) for answers, screen in way if answers + "do" in dict(way)] == ["do"]
    end = way[-1][1]
    assert buttons(end)[TurnLesson(GAME, START).encode()].label == T("learn-button-again")
    assert ShowLevels(GAME).encode() in buttons(end) and OpenHome(GAME).encode() in buttons(end)
    assert all(refused(way[-1][0] + step) for step in (GO, "pp", "do", "co", *map(str, CARDS)))


# Any other way


def test_whoever_keeps_the_seven_in_the_first_trick_is_told_what_it_would_have_brought():
    answers, screen = next(page for page in follow_advice() if TITLES[Topic.SEVEN_FIRST] in explained(page[1]))
    seven = advised(screen)
    told = T("learn-missed-seven", card=Card.parse(seven))
    others = [step for step in steps_on(answers, screen) if step in map(str, CARDS) and step != seven]
    assert others and told not in words(lesson(answers + seven))
    for step in others:
        page = lesson(answers + step)
        assert told in words(page)
        following = steps_on(answers + step, page)[0]
        assert told not in words(lesson(answers + step + following)), "said once"


def test_the_lesson_says_that_a_game_may_take_several_deals():
    assert "which may take several deals" in words(lesson(START))


def test_every_way_leads_forward_and_back_and_to_an_end(pages, found):
    def step(page: Page) -> int:
        return int(re.search(r"Step (\d+) of 12", page.words)[1])

    for page in pages:
        there, is_first = buttons(page.screen), page.answers == START
        assert bool(page.steps) or (page.game.turn is None and TurnLesson(GAME, START).encode() in there), page.answers
        before = found[page.answers[:-2]]
        back = there.get(TurnLesson(GAME, before.answers, leaf=MOST_LEAVES).encode())
        assert is_first or (back.enabled and back.label == T("button-back")), page.answers
        assert step(before) <= step(page), page.answers
        assert (step(page) == 1) == is_first and (step(page) == 12) == (not page.steps), page.answers
        # A row is no wider than a phone.
        assert all(len(block.buttons) <= 4 for block in page.screen.blocks if isinstance(block, Row)), page.answers
    assert not all(page.steps for page in pages)
    assert max(map(len, found)) <= MAX_ANSWERS
    assert len(TurnLesson(GAME, "x" * MAX_ANSWERS, 10**17, leaf=9).encode()) <= 100


def test_each_leaf_of_a_page_leads_on_and_back_and_the_last_one_holds_all_that_a_decision_rests_on(asked):
    divided = 0
    for page in asked:
        read = leaves(GAME, page.answers, T)
        for number, leaf in enumerate(read):
            turned = [each.does for each in buttons_of(leaf) if each.does in turns(page.answers)]
            assert [each.leaf for each in turned] == [at for at in (number + 1, number - 1) if 0 <= at < len(read)]
            assert f" · {number + 1}/{len(read)}" in words(leaf) or len(read) == 1
        told, view = words(read[-1]), page.game.view(LEARNER)
        assert all(T.symbol(card) in told for card in view.table) and T("panel-trump", suit=view.trump) in told
        divided += len(read) > 1
        # What follows an answer begins with its first leaf; older messages lead there too.
        assert lesson_page(TurnLesson(GAME, page.answers), T) == read[0]
        assert lesson_page(TurnLesson(GAME, page.answers, leaf=MOST_LEAVES), T) == read[-1]
    assert divided


def turns(answers: str) -> list[TurnLesson]:
    return [TurnLesson(GAME, answers, leaf=leaf) for leaf in range(MOST_LEAVES)]


def test_a_leaf_is_no_higher_than_the_screen_of_a_phone(pages):
    for page in pages:
        for leaf in leaves(GAME, page.answers, T):
            assert height(leaf.blocks) <= SCREEN, page.answers


def test_a_page_shows_nothing_that_the_learner_may_not_know(pages):
    symbols = {re.compile(re.escape(T.symbol(card)) + r"(?!\w)"): card for card in CARDS}
    named = {name: Card.parse(step) for name, step in ADVICE.items() if step[0] in "alhb"}
    opened = game_after(START).view(LEARNER).open_cards
    for page in pages:
        view = page.game.view(LEARNER)
        played = {card for trick in view.tricks for card in trick.cards} | set(view.table)
        known = {*view.hand, *opened, *played, view.trump_card}
        seen = {card for gateway, card in symbols.items() if gateway.search(page.words)}
        seen |= {card for name, card in named.items() if name in page.words}
        assert seen <= known, f"{page.answers}: {seen - known}"


def test_what_others_hold_changes_nothing_before_they_play(monkeypatch):
    before = [lesson(answers, T) for answers in (START, GO)]
    hands = game_after(START).deal.hands
    # A card of the partner's and one of the opponent's at the right, neither of them shown to anybody.
    first, second = (next(card for card in CARDS if hands[seat] & card.bit) for seat in (2, 3))
    swapped = {first: second, second: first}
    monkeypatch.setattr(course, "PACK", tuple(swapped.get(card, card) for card in course.PACK))
    assert game_after(START).deal.hands != hands
    # Pages that are kept were made with the cards as they were.
    leaves.cache_clear()
    assert [lesson(answers, T) for answers in (START, GO)] == before


def test_what_the_rules_allow_can_be_pressed_and_all_else_is_shown_and_refused(pages, asked):
    for page in asked:
        view = page.game.view(LEARNER)
        assert {move_of(step, page.game) for step in page.steps} == set(view.answers), page.answers
        if page.game.phase is Phase.PLAY:
            hand = [TurnLesson(GAME, f"{page.answers}{card}").encode() for card in view.hand]
            may = [does for does in buttons(page.screen) if does in hand]
            assert may == [does for does in hand if not refused(does.removeprefix(TurnLesson(GAME, START).encode()))]
            told = words(page.screen)
            assert all(T.symbol(card) in told for card, does in zip(view.hand, hand, strict=True) if does not in may)
    for page in pages:
        for does, button in buttons(page.screen).items():
            assert button.enabled or refused(does.removeprefix(TurnLesson(GAME, START).encode())), page.answers


def test_each_rule_is_explained_by_the_time_it_matters_and_none_twice(pages, found):
    for page in pages:
        ways = (page.answers[:at] for at in range(0, len(page.answers) + 1, 2))
        told = [title for way in ways for title in explained(found[way].screen)]
        view = page.game.view(LEARNER)
        assert len(told) == len(set(told)), page.answers
        # That any card may be led is told with the deal.
        if page.in_play and view.duty not in (None, Duty.LEAD):
            assert TITLES[Topic(str(view.duty))] in told, page.answers
        if "do" in page.steps or view.dost is not None:
            assert TITLES[Topic.DOST] in told, page.answers
        for number, trick in enumerate(view.tricks, start=1):
            topic = {1: Topic.SEVEN_FIRST, TRICKS: Topic.LAST}.get(number, Topic.SEVEN)
            assert not trick.bonus or TITLES[topic] in told, page.answers


def test_every_rule_and_every_advice_can_be_met_and_none_leads_to_a_false_dost(pages, asked):
    assert {title for page in pages for title in explained(page.screen)} == set(TITLES.values())
    assert {plan(page.game.view(LEARNER)).why for page in asked} == set(Why)
    for page in asked:
        advice = advised(page.screen)
        assert advice in page.steps, page.answers
        assert (advice == "do") == ("do" in page.steps and page.game.score[0] >= GOAL), page.answers


def test_each_page_tells_of_the_tricks_since_the_page_before_and_who_won_them(pages, found):
    for page in pages:
        before = found.get(page.answers[:-2])
        done = len(before.game.deal.tricks) if before and page.answers else 0
        told = list(map(int, re.findall(r"\*\*Trick (\d)\*\*", page.words)))
        begun = len(page.game.deal.tricks) + bool(page.game.deal.table)
        assert told == list(range(done + 1, begun + 1)), page.answers
        for number, trick in enumerate(page.game.deal.tricks[done:], start=done + 1):
            head, won = page.words.split(f"**Trick {number}**")[1].splitlines()[:2]
            assert [play.split(" ")[-1] for play in head.split(" · ")[1:]] == list(map(T.symbol, trick.cards))
            assert won.startswith("You") == (trick.winner == LEARNER), page.answers
            assert ("partner" in won) == (trick.winner == 2), page.answers
            assert int(re.search(r"(\d+) card point", won)[1]) == trick.points, page.answers
            bonus = re.search(r"\*\*(\d+)\*\*", won)
            assert (int(bonus[1]) if bonus else 0) == trick.bonus, page.answers


def test_points_that_are_told_are_the_true_ones(pages):
    for page in pages:
        game = page.game
        if page.in_play and not game.deal.tricks:
            # Before the first trick all points are declared ones.
            assert sum(map(int, re.findall(r"\*\* · \+(\d+)", page.words))) == sum(game.score), page.answers
        if page.in_play and game.deal.tricks:
            (line,) = [each for each in page.words.splitlines() if each.startswith("-# Counted")]
            ours, announced, cards, theirs = map(int, re.findall(r"\d+", line))
            assert [ours, theirs] == game.score, page.answers
            assert announced + cards == ours and announced == game.deal.written[0], page.answers
        if "do" in page.steps:
            assert ("*Dost* would be false" in page.words) == (game.score[0] < GOAL), page.answers


def test_the_end_tells_what_the_deal_came_to(pages):
    ends = set()
    for page in pages:
        if page.game.turn is not None or page.steps != [GO]:
            continue
        outcome, (ours, theirs) = page.game.outcome, page.game.score
        # A false dost is told by what was missing; what the others have does not matter then.
        needed = {ours} if outcome and outcome.how is How.FALSE_DOST else {ours, theirs}
        assert needed <= set(map(int, re.findall(r"\d+", page.words))), page.answers
        declared, bonuses, cards = map(int, re.findall(r"\d+", page.words.split("Yours: ")[1].splitlines()[0]))
        assert declared + bonuses + cards == ours, page.answers
        worth = words(lesson(page.answers + GO, T))
        if outcome is None:
            assert "**two brčka**" not in worth and max(ours, theirs) < GOAL, page.answers
        else:
            assert ("Your side wins **two brčka**" in worth) == (outcome.winner == 0), page.answers
            assert ("The others win **two brčka**" in worth) == (outcome.winner == 1), page.answers
            assert outcome.brcka == 2, page.answers
        ends.add((outcome.how, outcome.winner, page.game.deal.dost) if outcome else None)
    assert ends == {None, (How.DOST, 0, 0), (How.DOST, 0, 2), (How.FALSE_DOST, 1, 0), (How.COUNT, 0, None)}


# Texts that no button carries


def refused(answers: str) -> bool:
    """Whether there is no such page; anything but a refusal is an error."""
    try:
        lesson(answers, T)
    except Refusal as refusal:
        assert refusal.key == "unknown-button"
        return True
    return False


PIECES = st.sampled_from([*map(str, CARDS), GO, "pp", "do", "co", *(f"d{rank.letter}" for rank in Rank), "g", ""])


@settings(max_examples=50)
@given(st.data(), st.text(max_size=3) | PIECES)
def test_a_page_of_which_the_answers_were_tampered_with_is_refused_or_a_page(found, data, put):
    answers = data.draw(st.sampled_from(list(found)))
    at, gone = data.draw(st.integers(0, len(answers))), data.draw(st.integers(0, 2))
    changed = answers[:at] + put + answers[at + gone :]
    assert refused(changed) != is_page(changed)


@pytest.mark.parametrize(
    "answers",
    ["g", "GO", "go\n", "go ", "pp", "do", "gogodo", "gogoco", "gogogo", "gogod8", "gogohA", "go" * 45, "go" * 5000],
)
def test_answers_that_no_page_offers_are_refused(answers):
    assert refused(answers)


# Cards


def test_whoever_plays_with_french_cards_reads_of_no_german_ones(found):
    for answers in (answers for answers in found if len(answers) < 22):
        told = words(lesson(answers, texts("en", PLAIN[Deck.FRENCH])))
        assert not re.search(r"acorns|bells|of leaves|\bunder \*|\bover \*|🌰|🍃|🔔", told), answers


# The computers


@pytest.mark.parametrize("seed", range(20))
def test_a_plan_is_made_in_any_deal(seed):
    random = Random(seed)
    game = Game(Rules(signals="off"))
    game.push(Dealer(random.randrange(SEATS)))
    game.push(Deal(tuple(random.sample(CARDS, 32))))
    game.push(Cut(random.randrange(1, 32)))
    while game.turn is not None:
        view = game.view(game.turn)
        move = plan(view).move
        assert move in view.legal
        assert not isinstance(move, Play) or move.card in view.hand
        game.push(move)
    assert game.outcome is None or game.outcome.how == "dost"
