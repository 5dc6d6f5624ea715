"""How much of a phone's screen a message fills, as far as that can be told before it is drawn there.

The figures are those of a screen 390 wide and 844 high, without the bars above and below the channel. In a browser the
tests measure that they are not too small.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from bot.model.names import columns
from bot.ui.screen import Block, Button, Channels, People, Roles, Row, Select, Text

SCREEN: Final = 619
"""The height of the channel on a phone, less a little for what cannot be told so exactly."""
BESIDE: Final = 112
"""The height of what is around the blocks of a message only one person sees: names, edges, the way to dismiss it."""
BOX: Final = 40
"""The height of the edges of one more box: buttons outside of the box divide it."""
GAP: Final = 5
"""The height between two texts."""
TEXT, SMALL, LARGE, BUTTON, SELECT = 22, 19, 33, 40, 52
"""The heights of a line of text, of small type, of cards as large as headings, of buttons, and of a list."""
CODE, FENCE = 22, 9
"""The heights of a line in a block of code, and of its upper and its lower edge."""
WIDE, NARROW, MANY, COLUMNS = 31, 29, 36, 29
"""The characters in a line of text, in a quotation, in small type, and in a block of code."""
LINES: Final = (
    ("# ", LARGE, WIDE),
    ("## ", LARGE, WIDE),
    ("### ", TEXT, WIDE),
    ("-# ", SMALL, MANY),
    ("> ", TEXT, NARROW),
)
"""How high a line is, and how many characters it has, by the mark with which it begins."""
ROOM: Final = 270
"""The width of a line of buttons."""
LETTER, AROUND, SIGN = 8, 34, 26
"""The widths of a letter on a button, of what is around its label, and of an emoji beside it."""
EMOJI: Final = re.compile(r"<a?:\w+:\d+>")
MARKS: Final = re.compile(r"\*+|`|\u2060")


def height(blocks: Iterable[Block]) -> int:
    """Return how high a message of these blocks is.

    >>> height([Text("A line.")]), height([Text("A line."), Text("Another, which is longer than the screen is wide.")])
    (139, 188)
    """
    shown = list(blocks)
    divided = any(isinstance(block, Row) and block.wide for block in shown)
    return BESIDE + BOX * divided + sum(map(_height, shown))


def _height(block: Block) -> int:
    match block:
        case Text(markdown):
            texts, codes = (markdown.split("```")[first::2] for first in (0, 1))
            return (
                GAP
                + sum(_line(line) for text in texts for line in text.strip("\n").splitlines())
                + sum(map(_code, codes))
            )
        case Row(buttons):
            return BUTTON * _lines_of_buttons(buttons)
        case Select() | Channels() | Roles() | People():
            return SELECT
    return GAP


def _code(code: str) -> int:
    """Return the height of a block of code, of which a phone breaks lines that are too long."""
    lines = code.strip("\n").splitlines()
    return 2 * FENCE + CODE * sum(max(1, -(-columns(line) // COLUMNS)) for line in lines)


def _line(line: str) -> int:
    """Return the height of a line of markdown, which a phone may break."""
    for mark, size, characters in LINES:
        if line.startswith(mark):
            return size * _broken(line.removeprefix(mark), characters)
    return TEXT * _broken(line, WIDE)


def _broken(line: str, characters: int) -> int:
    """Return into how many lines words are broken."""
    lines, used = 1, 0
    for word in MARKS.sub("", EMOJI.sub("xxx", line)).split(" "):
        if used and used + 1 + len(word) > characters:
            lines, used = lines + 1, len(word)
        else:
            used += len(word) + bool(used)
    return lines


def _lines_of_buttons(buttons: Sequence[Button]) -> int:
    lines, used = 1, 0
    for button in buttons:
        width = AROUND + LETTER * len(button.label) + (SIGN if button.emoji else 0)
        if used and used + width > ROOM:
            lines, used = lines + 1, width
        else:
            used += width
    return lines
