"""The pages of a lesson: what happened, the rules that matter now, what can be done, and the buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import ShowLevels, ShowRules, TurnLesson
from bot.model.errors import Refusal
from bot.ui.formatting import GOLD, GREEN, GREY, hand_to_play, hand_words, large_cards
from bot.ui.games import SCREENS
from bot.ui.games.lesson import GO, IN_PLAY, START, AnyCourse, AnyLesson, LessonView, Stage, playable
from bot.ui.games.screens import GameScreens
from bot.ui.offers import offers
from bot.ui.rule_pages import CONTENTS, hand_button
from bot.ui.screen import Block, Button, Row, Screen, Style, Text, rows
from engine.moves import Declare, Play

WITH_HAND: Final = frozenset({Stage.DEAL, Stage.EXCHANGE, Stage.DECLARE, Stage.PLAY})
"""The stages in which the learner's cards are shown."""


def lesson_page(action: TurnLesson, t: Texts) -> Screen:
    """Draw the page after the answers of a button; raise `Refusal` for what no button of a lesson contains."""
    screens = SCREENS.get(action.game)
    if screens is None or screens.lesson is None:
        raise Refusal("unknown-button")
    return _page(screens, screens.lesson, action, t)


def _page(screens: GameScreens, lesson: AnyLesson, action: TurnLesson, t: Texts) -> Screen:
    course = lesson.course(action.answers)
    happened = "\n".join(line for line in lesson.happened(course, t) if line)
    texts = [_head(screens, lesson, course, t), happened, *_explained(screens, lesson, course, t)]
    texts.append(_asked(screens, lesson, course, t, action.table_id))
    blocks: list[Block] = [Text(text) for text in texts if text]
    if course.stage in WITH_HAND and course.view.hand:
        blocks += _hand(course, action, t)
    return Screen((*blocks, *_buttons(lesson, course, action, t)), _colour(lesson, course))


def _colour(lesson: AnyLesson, course: AnyCourse) -> int:
    """Return gold for a page with a rule or a win, green where the learner has to decide."""
    if course.stage in (Stage.RESULT, Stage.WORTH):
        return GOLD if lesson.won(course.view) else GREY
    return GOLD if course.topics or course.stage is Stage.TABLE else GREEN


def _head(screens: GameScreens, lesson: AnyLesson, course: AnyCourse, t: Texts) -> str:
    number = len(course.view.tricks) + 1
    steps = _steps(lesson.tricks)
    step = steps[course.stage] + (number if course.stage is Stage.PLAY else 0)
    game, stage = screens.title(t), str(course.stage)
    last = steps[Stage.WORTH]
    return t("learn-head", game=game, stage=stage, number=number, tricks=lesson.tricks, step=step, steps=last)


def _steps(tricks: int) -> dict[Stage, int]:
    """Return the number of each stage's step; for a trick the trick's number is added."""
    first = {Stage.TABLE: 1, Stage.DEAL: 2, Stage.EXCHANGE: 3, Stage.DECLARE: 3, Stage.PLAY: 3}
    return first | {Stage.CLAIM: 4 + tricks, Stage.RESULT: 4 + tricks, Stage.WORTH: 5 + tricks}


def _explained(screens: GameScreens, lesson: AnyLesson, course: AnyCourse, t: Texts) -> list[str]:
    """Write the rules of a page, each as a quotation."""
    values = screens.rule_values(t)
    told = [t(f"rule-{topic}", **values) for topic in course.topics]
    if course.stage is Stage.TABLE:
        told = [lesson.opening(t)]
    return ["\n".join(f"> {line}" for line in text.splitlines()) for text in told]


def _asked(screens: GameScreens, lesson: AnyLesson, course: AnyCourse, t: Texts, table_id: int) -> str:
    if course.stage is Stage.WORTH:
        return t("learn-next-hand" if table_id else "learn-next", command=t(f"command-{screens.game}"))
    if course.stage not in IN_PLAY:
        return ""
    return "\n".join(line for line in (*lesson.ask(course.view, t), _advised(lesson, course.view, t)) if line)


def _advised(lesson: AnyLesson, view: LessonView, t: Texts) -> str:
    """Recommend a move and give the reason."""
    advice = lesson.plan(view)
    values = dict(lesson.values(view))
    match advice.move:
        case Play(card):
            values |= {"card": card, "suit": card.suit}
        case Declare(combination):
            values["combination"] = combination
    return t(f"learn-try-{advice.why}", **values)


# Buttons


def _after(action: TurnLesson, answer: str) -> TurnLesson:
    return replace(action, answers=action.answers + answer)


def _hand(course: AnyCourse, action: TurnLesson, t: Texts) -> list[Block]:
    """Show the learner's hand, as buttons where a card is to be played."""
    view = course.view
    if course.stage is not Stage.PLAY:
        return [Text(large_cards(view.hand, t)), Text(t("panel-cards", cards=hand_words(view.hand, t)))]
    return hand_to_play(view.hand, set(playable(view)), lambda card: _after(action, str(card)), t)


def _buttons(lesson: AnyLesson, course: AnyCourse, action: TurnLesson, t: Texts) -> list[Row]:
    """Make the buttons for all answers that are not cards, and the ways back."""
    again = Button(t("learn-button-again"), replace(action, answers=START))
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
    return [rules] if action.table_id else [play, rules, *offers(action.game, t)]


def _moves(lesson: AnyLesson, view: LessonView, action: TurnLesson, t: Texts) -> list[Button]:
    moves = [move for move in view.answers if not isinstance(move, Play)]
    return [
        Button(lesson.label(move, view, t), _after(action, lesson.written(move)), lesson.style(move)) for move in moves
    ]


def _back(action: TurnLesson, t: Texts) -> list[Button]:
    before = replace(action, answers=action.answers[:-2])
    return [] if action.answers == START else [Button(t("button-back"), before)]
