"""What Discord takes of a message, and names and tables that ask much of it."""

import re
from collections.abc import Iterator
from functools import cache

from bot.i18n.texts import LOCALES, Texts, texts
from bot.model.actions import CutAnywhere, MakeMove, ShowCuts
from bot.model.person import Person
from bot.model.puzzle import TryCard
from bot.model.table import Status, Table
from bot.ui.board import board
from bot.ui.panel import panel
from bot.ui.phone import height
from bot.ui.screen import Channels, People, Picture, Roles, Row, Screen, Select, Style, Text
from cogs.components import ScreenView
from engine.moves import DOST
from engine.stovkahra.rules import Phase
from tests.support.simulated_discord import V2, check_limits, contract

T = texts()


INVISIBLE = "\u200b\u200c\u200d\u2060\ufeff\u200e\u200f\u061c\u00ad\u180e\u202e\u2066"
"""Letters that show nothing, or turn the rest of a line around."""


WORST = (
    "👩‍👩‍👧‍👦" * 32,
    "🧑🏿" * 16,
    "*" * 32,
    "\\" * 32,
    "`" * 32,
    "||" * 16,
    "_" * 31 + "~",
    "\u202e\u200f" + "abc" * 9,
    "\u200b" * 32,
    " " * 32,
    INVISIBLE,
    "@everyone",
    "@here",
    "<@123>",
    "<@&123> <#456>",
    "<t:1:R>",
    "[click](https://example.com)",
    "# big",
    "-# small",
    "> quote",
    ">>> quote",
    "- item",
    "\n\n```\n",
    "a\tb\rc\u2028d\u2029e",
    "﷽" * 32,
    "M" * 32,
    "𒐫" * 32,
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L",
    "{ $name }",
    "",
)


PICTURE = 175
"""The height of most pictures on a phone, which are 270 wide there and two thirds as high."""


def weight(screen: Screen) -> tuple[int, int, int]:
    """How high a screen is on a phone, how many words stand in it, and how many buttons and lists."""
    shown = [block for block in screen.blocks if not isinstance(block, Picture)]
    told = "\n".join("".join(block.markdown.split("```")[::2]) for block in shown if isinstance(block, Text))
    words = re.findall(r"[^\W\d_][\w’'-]*", re.sub(r"<[^>]*>", "", told))
    buttons = sum(len(block.buttons) for block in shown if isinstance(block, Row))
    lists = sum(isinstance(block, Select | Channels | Roles | People) for block in shown)
    return height(shown) + PICTURE * (len(screen.blocks) - len(shown)), len(words), buttons + lists


def primary(screen: Screen) -> list[str]:
    """The buttons that are drawn as what one would press, beside answers of equal right: cards, cuts, brčka."""
    drawn = [each for block in screen.blocks if isinstance(block, Row) for each in block.buttons if each.enabled]
    asked = [each for each in drawn if not isinstance(each.does, MakeMove | CutAnywhere | ShowCuts | TryCard)]
    return [each.label for each in asked if each.style in (Style.GO, Style.GOOD)]


NAMED = re.compile(r"(?<!\*)\*([^*\n]+)\*(?!\*)")
"""What a text names as something to press."""


@cache
def _labels(language: str) -> frozenset[str]:
    """All that may stand on a button and does not change."""
    told = "\n".join(file.read_text(encoding="utf-8") for file in (LOCALES / language).glob("*.ftl"))
    return frozenset(map(texts(language), re.findall(r"^(button-[\w-]+) = [^{\n]+$", told, re.MULTILINE)))


def named_in_vain(screen: Screen, t: Texts) -> list[str]:
    """The buttons that a screen tells of and does not have."""
    told = "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))
    there = {each.label for block in screen.blocks if isinstance(block, Row) for each in block.buttons}
    there |= {block.label for block in screen.blocks if isinstance(block, Select)}
    return [name for name in NAMED.findall(told) if name in _labels(t.language) - there]


def screens(table: Table) -> Iterator[tuple[str, Screen]]:
    """Everything that somebody could have on their screen now."""
    yield "board", board(table, T)
    for seat in range(4):
        yield f"panel {seat}", panel(table, seat, T)
        yield f"panel {seat} with a word", panel(table, seat, T, notice="x" * 200)
        if table.status is Status.PLAYING and table.game is not None:
            for aside in ("more", "concede", "leave", "stop"):
                yield f"panel {seat}, {aside}", panel(table, seat, T, asking=aside)
            if DOST in table.view(seat).answers:
                yield f"panel {seat}, sure?", panel(table, seat, T, asking="dost")
            for first in (1, 9, 17, 25):
                if table.game.phase is Phase.CUT:
                    yield f"panel {seat}, cuts", panel(table, seat, T, asking=f"cuts {first}")


HUGE = 10**18
"""An id of Discord's: 19 digits."""


def worst_people(number: int) -> list[Person]:
    """So many people whose names take as much room as names can."""
    return [Person(1 + at, HUGE + at, (WORST[2] if at % 2 else WORST[10]) or "x") for at in range(number)]


_TAKEN: set[int] = set()


def assert_taken(screen: Screen, where: object) -> None:
    """Assert that Discord takes a message as it would be sent, and that its buttons can be told apart at a glance.

    The same message is looked at once.
    """
    if hash(screen) in _TAKEN:
        return
    body = {"flags": V2, "components": ScreenView(screen).to_components()}
    try:
        check_limits(body)
    except AssertionError as error:
        raise AssertionError(f"{where}: {error}") from error
    api = contract()
    if api is not None:
        api.check("POST", f"/channels/{HUGE}/messages", body)
    _TAKEN.add(hash(screen))
