"""The rules of a game as a book: the contents, a picture of every card, and a page for each topic."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Look
from bot.model.errors import Refusal
from bot.model.lesson import TurnLesson
from bot.model.rules import ChooseRules, ShowRules
from bot.ui.formatting import GOLD
from bot.ui.games import SCREENS
from bot.ui.rulebook import numbers_of, topic_text
from bot.ui.screen import Block, Button, Choice, Picture, Row, Screen, Select, Style, Text, rows

CONTENTS: Final = "contents"
PACK: Final = "pack"
"""The page that shows every card."""


def reading(game: str, table_id: int, t: Texts) -> list[Button]:
    """Make the buttons to a game's rules, and to its lesson if it has one; `table_id` is where they stand, or 0."""
    learn = Button(t("button-learn"), TurnLesson(game, table_id=table_id), emoji="🎓")
    rules = Button(t("button-rules"), ShowRules(game, CONTENTS, table_id), emoji="📖")
    return [rules] if SCREENS[game].lesson is None else [learn, rules]


def pages_of(game: str) -> list[str]:
    """Return the pages of a game's rules in order; the topics are in the order of the numbers of their rules."""
    return [CONTENTS, PACK, *SCREENS[game].topics]


def rule_page(action: ShowRules, t: Texts, shown: Picture | Row | None = None, words: str = "") -> Screen:
    """Draw a page of the rules; `shown` is the picture of the page `PACK` or leads to it, and `words` explain it.

    Raises `Refusal` for a page that no button leads to.
    """
    if action.game not in SCREENS or action.page not in pages_of(action.game):
        raise Refusal("unknown-button")
    blocks: list[Block] = [Text(_head(action, t))]
    if action.page == CONTENTS:
        blocks.append(Text(_contents(action.game, t)))
    elif action.page == PACK:
        blocks += [*([shown] if shown else []), Text(words)]
    else:
        blocks.append(Text(topic_text(action.game, action.page, t)))
    return Screen((*blocks, _list(action, t), *_buttons(action, t)), GOLD)


def _title(page: str, t: Texts) -> str:
    if page in (CONTENTS, PACK):
        return t(f"rules-{page}")
    return t(f"topic-{page}")


def _head(action: ShowRules, t: Texts) -> str:
    pages, game = pages_of(action.game), SCREENS[action.game].title(t)
    if action.page == CONTENTS:
        return t("rules-of", game=game)
    title, page = _title(action.page, t), pages.index(action.page)
    return t("rules-title", title=title, game=game, page=page, pages=len(pages) - 1)


def _contents(game: str, t: Texts) -> str:
    """List the topics with the numbers of their rules."""
    return "\n".join([f"🃏 {_title(PACK, t)}", *(_listed(game, topic, t) for topic in SCREENS[game].topics)])


def _listed(game: str, topic: str, t: Texts) -> str:
    its = numbers_of(game, topic)
    return f"{f'`{its}`' if its else '📜'} {_title(topic, t)}"


def _list(action: ShowRules, t: Texts) -> Select:
    choices = (Choice(_title(page, t), page, chosen=page == action.page) for page in pages_of(action.game))
    return Select(ChooseRules(action.game, action.table_id), tuple(choices))


def _buttons(action: ShowRules, t: Texts) -> list[Row]:
    """Make the buttons to the pages around, to the lesson, and back to the hand."""
    pages = pages_of(action.game)
    at = pages.index(action.page)
    buttons = [Button(t("button-back"), replace(action, page=pages[at - 1]), emoji="◀️")] if at else []
    if at + 1 < len(pages):
        buttons.append(Button(t("button-next"), replace(action, page=pages[at + 1]), Style.GO, emoji="▶️"))
    if action.page == CONTENTS and SCREENS[action.game].lesson is not None:
        buttons.append(Button(t("button-learn"), TurnLesson(action.game, table_id=action.table_id), emoji="🎓"))
    return rows([*buttons, *hand_button(action.table_id, t)])


def hand_button(table_id: int, t: Texts) -> list[Button]:
    """Make the button back to the hand for what was opened from the panel of a table; `table_id` is 0 elsewhere."""
    return [Button(t("button-hand"), Look(table_id, "0.0"), emoji="🖐️")] if table_id else []
