"""What a phone shows of a row of buttons: every label whole, and one button as the next step."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import regex

from bot.model import actions
from bot.service.host import parse
from bot.ui.screen import Row, Screen, Style
from engine import moves

MOST_LABEL, MOST_BESIDE_EMOJI = 38, 34
"""How many characters of a button's label a phone shows in one line, and how many beside an emoji."""
PRIMARY = 1
"""How Discord numbers the style of the next step."""
DECLARED = (str(moves.BLANCHE), str(moves.BIANCA))


def kind_of(action: actions.Action) -> tuple[type, str]:
    """What kind of step a button is: of moves, whether a card is played, something declared, and so on."""
    move = action.move.partition(" ")[0] if isinstance(action, actions.MakeMove) else ""
    return type(action), "declare" if move in DECLARED else move


class Shown(NamedTuple):
    """What a phone shows of a button."""

    label: str
    beside_emoji: bool
    step: tuple[type, str] | None
    """What kind of step it is, if it is shown as the next one."""


def assert_clear(row: Sequence[Shown], where: object) -> None:
    """Assert that no label of a row of buttons is cut on a phone, and that one is shown as the next step.

    Of things to choose from, such as cards, levels or what may be declared, all may be.
    """
    long = [
        each.label
        for each in row
        if len(regex.findall(r"\X", each.label)) > (MOST_BESIDE_EMOJI if each.beside_emoji else MOST_LABEL)
    ]
    assert not long, (where, long)
    steps = {each.step for each in row} - {None}
    assert len(steps) <= 1, (where, [each.label for each in row])


def assert_clear_screen(screen: Screen, where: object = "") -> None:
    """Assert the same of every row of a screen."""
    for block in screen.blocks:
        if isinstance(block, Row):
            row = [
                Shown(each.label, bool(each.emoji), kind_of(each.does) if each.style is Style.GO else None)
                for each in block.buttons
            ]
            assert_clear(row, where)


def assert_clear_sent(parts: Sequence[dict[str, Any]], where: object = "") -> None:
    """Assert the same of a row of buttons as it is sent to Discord."""
    row = [
        Shown(
            part.get("label") or "",
            bool(part.get("emoji")),
            kind_of(parse(part["custom_id"])) if part["style"] == PRIMARY else None,
        )
        for part in parts
    ]
    assert_clear(row, where)
