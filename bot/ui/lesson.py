"""The pages of a lesson: what happened, the rules that matter now, what can be done, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ShowLevels
from bot.model.errors import Refusal
from bot.model.lesson import TurnLesson
from bot.model.rules import ShowRules
from bot.ui.formatting import GOLD, GREEN, GREY, hand_to_play, hand_words, large_cards
from bot.ui.games import SCREENS
from bot.ui.games.lesson import GO, IN_PLAY, START, AnyCourse, AnyLesson, LessonView, Plan, Stage, playable
from bot.ui.games.screens import AnyScreens
from bot.ui.offers import home_button
from bot.ui.phone import SCREEN, height
from bot.ui.rules import CONTENTS, hand_button
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.moves import Declare, Play

SMALL: Final = "-# "
"""The beginning of a line in small type."""
MOST_LEAVES: Final = 9
"""A number that no page has more leaves than."""
WITH_HAND: Final = frozenset({Stage.DEAL, Stage.EXCHANGE, Stage.DECLARE, Stage.PLAY})
"""The stages in which the learner's cards are shown."""


def lesson_page(action: TurnLesson, t: Texts) -> Screen:
    """Draw the page after the answers of a button; raise `Refusal` for what no button of a lesson contains."""
    screens = SCREENS.get(action.game)
    if screens is None or screens.lesson is None:
        raise Refusal("unknown-button")
    return _page(screens, screens.lesson, action, t)


def _page(screens: AnyScreens, lesson: AnyLesson, action: TurnLesson, t: Texts) -> Screen:
    course = _course(lesson, action.answers)
    leaves = _leaves(screens, lesson, course, action, t)
    number = min(action.leaf, len(leaves) - 1)
    head = Text(_head(screens, lesson, course, t, number + 1, len(leaves)))
    return Screen((head, *leaves[number]), _colour(lesson, course))


@lru_cache(maxsize=64)
def _course(lesson: AnyLesson, answers: str) -> AnyCourse:
    """Return a lesson after some answers, which is asked for again with each leaf of a page."""
    return lesson.course(answers)


def _leaves(
    screens: AnyScreens, lesson: AnyLesson, course: AnyCourse, action: TurnLesson, t: Texts
) -> list[list[Block]]:
    """Divide a page into leaves, each of which fits on the screen of a phone; on the last one something is answered."""
    head, small = Text(_head(screens, lesson, course, t, 1, MOST_LEAVES)), False
    parts = [*_read(screens, lesson, course, t)]
    if height([head, *_last(screens, lesson, course, action, t)]) > SCREEN:
        # What is in small type is read before.
        parts, small = [*parts, *_small_type(lesson, course, t)], True
    read: list[list[Block]] = [[]]
    for part in parts:
        if read[-1] and height([head, *read[-1], part, _turning(action, t)]) > SCREEN:
            read.append([])
        read[-1].append(part)
    if small and len(read) > 1 and len(read[-1]) == 1 and len(read[-2]) > 1:
        # It is not alone on a leaf where the text before it fits there, too.
        together = [read[-2][-1], *read[-1]]
        if height([head, *together, _turning(action, t)]) <= SCREEN:
            read[-2:] = [read[-2][:-1], together]
    last = _last(screens, lesson, course, replace(action, leaf=len(read)), t, small=small)
    if height([head, *read[-1], *last]) <= SCREEN or not read[-1]:
        *read, before = read
        last = [*before, *_last(screens, lesson, course, replace(action, leaf=len(read)), t, small=small)]
    elif all(isinstance(block, Row) for block in last):
        # No leaf has buttons alone.
        moved = read[-1].pop()
        read = [leaf for leaf in read if leaf]
        last = [moved, *_last(screens, lesson, course, replace(action, leaf=len(read)), t, small=small)]
    turned = [[*leaf, _turning(replace(action, leaf=number), t)] for number, leaf in enumerate(read)]
    return [*turned, last]


def _read(screens: AnyScreens, lesson: AnyLesson, course: AnyCourse, t: Texts) -> Iterator[Text]:
    """Yield what is read on a page before something is answered: what happened, and its rules."""
    happened = "\n".join(filter(None, lesson.happened(course, t)))
    yield from [Text(happened)] if happened else []
    for rule in _explained(screens, lesson, course, t):
        yield from map(Text, rule)


def _small_type(lesson: AnyLesson, course: AnyCourse, t: Texts) -> list[Text]:
    """Return what can be read before the last leaf where that has no room for it: the score, and the hand in words."""
    score = [line for line in lesson.stands(course, t) if line.startswith(SMALL)]
    return [Text("\n".join([*score, t("panel-cards", cards=hand_words(course.view.hand, t))]))]


def _last(
    screens: AnyScreens, lesson: AnyLesson, course: AnyCourse, action: TurnLesson, t: Texts, *, small: bool = False
) -> list[Block]:
    """Make what belongs together: how it stands, the question, the hand, and the buttons.

    With `small`, what is in small type was read before.
    """
    stands = [line for line in lesson.stands(course, t) if line and not (small and line.startswith(SMALL))]
    texts = ["\n".join(stands), _asked(screens, lesson, course, t, action.table_id)]
    hand = _hand(course, action, t, words=not small) if course.stage in WITH_HAND and course.view.hand else []
    return [*(Text(text) for text in texts if text), *hand, *_buttons(lesson, course, action, t)]


def _turning(action: TurnLesson, t: Texts) -> Row:
    """Make the buttons of a leaf that is not the last one."""
    on = Button(t("learn-button-go"), replace(action, leaf=action.leaf + 1), Style.GO)
    return Row((on, *_back(action, t), *hand_button(action.table_id, t)))


def _colour(lesson: AnyLesson, course: AnyCourse) -> int:
    """Return gold for a page with a rule or a win, green where the learner has to decide."""
    if course.stage in (Stage.RESULT, Stage.WORTH):
        return GOLD if lesson.won(course.view) else GREY
    return GOLD if course.topics or course.stage is Stage.TABLE else GREEN


def _head(screens: AnyScreens, lesson: AnyLesson, course: AnyCourse, t: Texts, leaf: int, leaves: int) -> str:
    number = len(course.view.tricks) + 1
    steps = _steps(lesson.tricks)
    step = steps[course.stage] + (number if course.stage is Stage.PLAY else 0)
    game, stage = screens.title(t), str(course.stage)
    last = steps[Stage.WORTH]
    where = {"number": number, "tricks": lesson.tricks, "step": step, "steps": last, "leaf": leaf, "leaves": leaves}
    return t("learn-head", game=game, stage=stage, **where)


def _steps(tricks: int) -> dict[Stage, int]:
    """Return the number of each stage's step; the caller adds a trick's number to that of `PLAY`."""
    first = {Stage.TABLE: 1, Stage.DEAL: 2, Stage.EXCHANGE: 3, Stage.DECLARE: 3, Stage.PLAY: 3}
    # The last trick plays itself.
    return first | {Stage.CLAIM: 3 + tricks, Stage.RESULT: 3 + tricks, Stage.WORTH: 4 + tricks}


def _explained(screens: AnyScreens, lesson: AnyLesson, course: AnyCourse, t: Texts) -> list[list[str]]:
    """Write the rules of a page, each as quotations of its paragraphs."""
    values = screens.rule_values(t)
    told = [t(f"rule-{topic}", **values) for topic in course.topics]
    if course.stage is Stage.TABLE:
        told = [lesson.opening(t)]
    return [[f"> {line}" for line in text.splitlines()] for text in told]


def _asked(screens: AnyScreens, lesson: AnyLesson, course: AnyCourse, t: Texts, table_id: int) -> str:
    if course.stage is Stage.WORTH:
        return t("learn-next-hand" if table_id else "learn-next", command=t(f"command-{screens.game}"))
    if course.stage not in IN_PLAY:
        return ""
    advice = lesson.plan(course.view)
    return "\n".join(filter(None, (*lesson.ask(course.view, t), _advised(advice, lesson, course.view, t))))


def _advised(advice: Plan, lesson: AnyLesson, view: LessonView, t: Texts) -> str:
    """Recommend a move and give the reason."""
    values = dict(lesson.values(view))
    match advice.move:
        case Play(card):
            values |= {"card": card, "suit": card.suit}
        case Declare(combination):
            values["combination"] = combination
    return t(f"learn-try-{advice.why}", **values)


# Buttons


def _after(action: TurnLesson, answer: str) -> TurnLesson:
    return replace(action, answers=action.answers + answer, leaf=0)


def _hand(course: AnyCourse, action: TurnLesson, t: Texts, *, words: bool) -> list[Block]:
    """Show the learner's hand, as buttons where a card is to be played, and perhaps in words."""
    view = course.view
    if course.stage is Stage.PLAY:
        may = set(playable(view))
        return hand_to_play(view.hand, may, lambda card: _after(action, str(card)), t, words=words)
    told = [Text(t("panel-cards", cards=hand_words(view.hand, t)))] if words else []
    return [Text(large_cards(view.hand, t)), *told]


def _buttons(lesson: AnyLesson, course: AnyCourse, action: TurnLesson, t: Texts) -> list[Row]:
    """Make the buttons for all answers that are not cards, and the ways back."""
    again = Button(t("learn-button-again"), replace(action, answers=START, leaf=0))
    ended = course.stage in (Stage.RESULT, Stage.WORTH)
    buttons = [*_answers(lesson, course, action, t), *_back(action, t), *([again] if ended else [])]
    return rows([*buttons, *hand_button(action.table_id, t)])


def _answers(lesson: AnyLesson, course: AnyCourse, action: TurnLesson, t: Texts) -> list[Button]:
    if course.stage in IN_PLAY:
        return _moves(lesson, course.view, action, t)
    if course.stage is not Stage.WORTH:
        return [Button(t("learn-button-go"), _after(action, GO), Style.GO)]
    play = Button(t("learn-button-play"), ShowLevels(action.game), Style.GO, emoji="🃏")
    rules = Button(t("button-rules"), ShowRules(action.game, CONTENTS, action.table_id), emoji="📖")
    return [rules] if action.table_id else [play, rules, home_button(action.game, t)]


def _moves(lesson: AnyLesson, view: LessonView, action: TurnLesson, t: Texts) -> list[Button]:
    moves = [move for move in view.answers if not isinstance(move, Play)]
    return [
        Button(lesson.label(move, view, t), _after(action, lesson.written(move)), lesson.style(move)) for move in moves
    ]


def _back(action: TurnLesson, t: Texts) -> list[Button]:
    """Make the button to the leaf before, which may be the last one of the page before."""
    if action.leaf:
        before = replace(action, leaf=action.leaf - 1)
    elif action.answers != START:
        before = replace(action, answers=action.answers[:-2], leaf=MOST_LEAVES)
    else:
        return []
    return [Button(t("button-back"), before)]
