"""The points that a person lost a card, month by month, as a picture, and the same numbers in words.

`insight_chart` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ui.drawing import FAINT, GREY, INK, SIDES, Axes, Canvas

HEIGHT: Final = 330
LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE = 30, 970, 130, 270
TITLE: Final = 46
"""Pixels from the top to the middle of the title."""
LEAST_BARS: Final = 4
"""The least room for bars, so that a single one is no wall."""
GAP: Final = 10
"""Pixels between two bars."""
NUMBERED: Final = 6
"""With more bars, only every other month is named."""


def insight_chart(title: str, months: Sequence[tuple[str, float, str]]) -> bytes:
    """Draw a bar for each month, and return the picture as PNG.

    A month is its name, the points lost a card, and the same as it is written.
    """
    canvas, room = Canvas(HEIGHT), max(LEAST_BARS, len(months))
    canvas.draw_text((LEFT_EDGE, TITLE), title, colour=INK, bold=True, room=RIGHT_EDGE - LEFT_EDGE)
    most = max(0.1, *(points for _, points, _ in months))
    axes = Axes(LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE, (0, room), (0, most))
    canvas.draw_line([(LEFT_EDGE, BOTTOM_EDGE), (RIGHT_EDGE, BOTTOM_EDGE)], FAINT, 2)
    for at, (name, points, written) in enumerate(months):
        newest = at == len(months) - 1
        top = min(axes.y(points), BOTTOM_EDGE - 3)
        canvas.draw_rectangle(axes.x(at) + GAP, top, axes.x(at + 1) - GAP, BOTTOM_EDGE, SIDES[0] if newest else GREY)
        middle = axes.x(at + 0.5)
        canvas.draw_text((middle, top - 22), written, anchor="middle")
        if len(months) <= NUMBERED or at % 2 == (len(months) - 1) % 2:
            canvas.draw_text((middle, BOTTOM_EDGE + 30), name, colour=GREY, anchor="middle")
    return canvas.png()
