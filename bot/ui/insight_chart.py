"""The points that a person lost a card, month by month, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ui.chart import Chart
from bot.ui.drawing import GREY, SIDES, WIDTH

BOX: Final = (30, 130, 970, 270)
"""The left, upper, right and lower edge of the bars in pixels."""
LEAST_BARS: Final = 4
"""The least room for bars, so that a single one is no wall."""
NUMBERED: Final = 6
"""With more bars, only every other month is named."""


def insight_chart(title: str, months: Sequence[tuple[str, float, str]]) -> bytes:
    """Draw a bar for each month, and return the picture as PNG.

    A month is its name, the points lost per card, and the same as it is written.
    """
    most, last = max(0.1, *(points for _, points, _ in months)), len(months) - 1
    chart = Chart(330, BOX, across=(0, max(LEAST_BARS, len(months))), upward=(0, most))
    chart.draw_text((chart.left, 46), title, bold=True, room=WIDTH - 2 * chart.left)
    chart.draw_level(0, GREY, 2)
    for at, (_, points, written) in enumerate(months):
        top = chart.draw_bar(at, points, SIDES[0] if at == last else GREY)
        chart.draw_text((chart.x(at + 0.5), top - 22), written, anchor="middle")
    every = 1 if len(months) <= NUMBERED else 2
    chart.write_below([(at + 0.5, months[at][0]) for at in range(last, -1, -every)], GREY)
    return chart.png()
