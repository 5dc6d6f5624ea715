"""The rating of a player from month to month, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.ui.chart import Chart
from bot.ui.drawing import GREY, SIDES, WIDTH

BOX: Final = (110, 96, 880, 300)
"""The left, upper, right and lower edge of the chart in pixels."""
ROOM: Final = 20
"""The least room above and below the line, in points of a rating."""
AHEAD: Final = 0.7
"""The room before the first month, of that between two, so that its name fits below."""
NUMBERED: Final = 6
"""With more months, only every other one is named."""


def rating_chart(title: str, months: Sequence[tuple[str, int]]) -> bytes:
    """Draw a line through the ratings of two months or more, the last one with its value; return the picture as PNG."""
    values, last = [value for _, value in months], len(months) - 1
    chart = Chart(360, BOX, across=(-AHEAD, last), upward=(min(values) - ROOM, max(values) + ROOM))
    chart.draw_text((30, 46), title, bold=True, room=WIDTH - 60)
    chart.draw_scale(4)
    places = [(chart.x(at), chart.y(value)) for at, value in enumerate(values)]
    chart.draw_line(places, SIDES[0], 5)
    for place in places:
        chart.draw_mark(place, 0, 18, SIDES[0])
    chart.draw_text((places[-1][0] + 18, places[-1][1]), str(values[-1]), colour=SIDES[0], bold=True, halo=True)
    every = 1 if len(months) <= NUMBERED else 2
    chart.write_below([(at, months[at][0]) for at in range(last, -1, -every)], GREY)
    return chart.png()
