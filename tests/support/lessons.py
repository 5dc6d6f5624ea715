"""Pages of lessons as they are read to the end: all leaves of a page, one below the other."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from bot.i18n.texts import Texts
from bot.model.lesson import TurnLesson
from bot.ui.lesson import MOST_LEAVES, lesson_page
from bot.ui.screen import Block, Row, Screen
from tests.support.service import buttons


@lru_cache(maxsize=2000)
def leaves(game: str, answers: str, t: Texts, table_id: int = 0) -> tuple[Screen, ...]:
    """Each leaf of the page after these answers, made once for all tests."""
    action, read = TurnLesson(game, answers, table_id), list[Screen]()
    while not read or replace(action, leaf=len(read)) in [button.does for button in buttons(read[-1])]:
        read.append(lesson_page(replace(action, leaf=len(read)), t))
        assert len(read) <= MOST_LEAVES
    return tuple(read)


def whole(game: str, answers: str, t: Texts) -> Screen:
    """The page after these answers, without the buttons that turn its leaves."""
    read = leaves(game, answers, t)
    return Screen(tuple(block for leaf in read for block in _unturned(leaf, answers)), read[-1].colour)


def _unturned(leaf: Screen, answers: str) -> Iterator[Block]:
    for block in leaf.blocks:
        if not isinstance(block, Row):
            yield block
            continue
        kept = [
            each for each in block.buttons if not (isinstance(each.does, TurnLesson) and each.does.answers == answers)
        ]
        if kept:
            yield replace(block, buttons=tuple(kept))
