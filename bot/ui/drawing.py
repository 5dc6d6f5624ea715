"""What all pictures share: their paper and colours, type that a phone can show, and names as far as it has letters.

It keeps to matplotlib's objects, since `pyplot` would hold every figure in global state, and loads them only when
something is drawn.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final
from unicodedata import category, normalize

from bot.ui.formatting import NOBODY, bare

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from matplotlib.text import Text

WIDTH: Final = 1000
"""Pixels. A phone shows them 390 wide, so that type has to be two and a half times as big as it should look."""
DPI: Final = 100
SIZE: Final = 21.0
"""Points of the type: 29 pixels, 11 on a phone."""
MAX_ALT: Final = 1024
"""Characters of a description that Discord takes."""
LEFT: Final = "\u200e"
"""A mark that keeps the order of the names where one of them is written from right to left."""

PAPER, INK, GREY, FAINT = "#1B1F27", "#F2F2F2", "#B9BEC8", "#4A5160"
SIDES: Final = ("#56B4E9", "#E69F00")
"""Sky blue and orange of the palette of Okabe and Ito, which everybody can tell apart."""
MARKS: Final = ("o", "D")
"""The sides' marks, for whoever sees no colours at all."""
MARKS_ON_A_LETTER: Final = 2


def paper(height: int) -> Figure:
    """An empty picture, as high as that in pixels."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(WIDTH / DPI, height / DPI), dpi=DPI, facecolor=PAPER)
    FigureCanvasAgg(figure)
    return figure


def png(figure: Figure) -> bytes:
    """The finished picture."""
    drawn = io.BytesIO()
    figure.savefig(drawn, format="png", dpi=DPI, facecolor=PAPER)
    return drawn.getvalue()


def drawable(name: str, otherwise: str) -> str:
    """What of a name the type can draw, without what would grow out of its line; it has no emoji, and no Chinese."""
    letters = "".join(letter for letter in _low(normalize("NFC", name)) if ord(letter) in _letters())
    shown = bare(" ".join(letters.split()))
    return otherwise if shown == NOBODY else shown


def _low(name: str) -> Iterator[str]:
    """The letters of a name, with as many marks above and below one as languages put there."""
    in_a_row = 0
    for letter in name:
        in_a_row = in_a_row + 1 if category(letter).startswith("M") else 0
        if in_a_row <= MARKS_ON_A_LETTER:
            yield letter


@cache
def _letters() -> frozenset[int]:
    from matplotlib.font_manager import findfont, get_font

    return frozenset(get_font(findfont("DejaVu Sans")).get_charmap())


def fit(words: Text, width: float) -> None:
    """Makes the type smaller where the words would be wider than that, in pixels."""
    wide = words.get_window_extent().width
    if wide > width:
        words.set_fontsize(float(words.get_fontsize()) * width / wide)
