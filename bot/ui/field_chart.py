"""The picture of the field of a deal of the day, and a description of it in words.

`field_chart` takes only plain values, so that it can run in another process. It shows points and how often each was
made, and nothing of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.i18n.texts import Texts
from bot.ui.drawing import FAINT, GREY, INK, MAX_ALT, SIDES, Axes, Canvas
from bot.ui.formatting import signed

if TYPE_CHECKING:
    from bot.ui.daily_pages import Standing

HEIGHT: Final = 480
LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE = 40, 960, 190, 410
LEAST_BARS, BARS = 9, 16
"""The least room for bars, and the most."""
STEPS: Final = (2, 5, 10, 20, 50, 100)
"""How many points a bar may stand for."""
GAP: Final = 4
"""Pixels between two bars."""
LARGE, MEDIUM = 64.0, 38.0
"""The sizes in pixels of the points, and of the line below them."""


def field_chart(tries: Sequence[tuple[int, int]], own: int | None, lines: tuple[str, str]) -> bytes:
    """Draw how many tries have come to which points, and whose bar is one's own, and return the picture as PNG."""
    canvas = Canvas(HEIGHT)
    canvas.text((LEFT_EDGE, 62), lines[0], size=LARGE, colour=SIDES[0] if own is not None else INK, bold=True, room=920)
    canvas.text((LEFT_EDGE, 132), lines[1], size=MEDIUM, colour=GREY, room=920)
    step, bars = _bars(tries)
    room = max(0, LEAST_BARS - 1 - (max(bars) - min(bars)))
    first, last = min(bars) - room // 2, max(bars) + (room + 1) // 2
    axes = Axes(LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE, (first, last + 1), (0, max(bars.values())))
    for bar, number in bars.items():
        mine = own is not None and own // step == bar
        canvas.rectangle(
            axes.x(bar) + GAP, min(axes.y(number), BOTTOM_EDGE - 3), axes.x(bar + 1) - GAP, BOTTOM_EDGE,
            SIDES[0] if mine else FAINT,
        )  # fmt: skip
    canvas.line([(LEFT_EDGE, BOTTOM_EDGE), (RIGHT_EDGE, BOTTOM_EDGE)], INK, 2)
    every = 1 + (last - first) // 6
    for bar in range(first, last + 1, every):
        canvas.text((axes.x(bar), BOTTOM_EDGE + 34), signed(bar * step), anchor="start" if bar == first else "middle")
    return canvas.png()


def _bars(tries: Sequence[tuple[int, int]]) -> tuple[int, Counter[int]]:
    """Return how many points a bar stands for, and how many tries each has; bar 0 begins with 0 points.

    >>> _bars([(-1, 2), (3, 1), (4, 5)])
    (2, Counter({2: 5, -1: 2, 1: 1}))
    """
    low, high = min(points for points, _ in tries), max(points for points, _ in tries)
    step = next((step for step in STEPS if high // step - low // step < BARS), STEPS[-1])
    bars: Counter[int] = Counter()
    for points, number in tries:
        bars[points // step] += number
    return step, bars


def chart_lines(standing: Standing, own: int | None, t: Texts) -> tuple[str, str]:
    """Return the two lines above the bars: the points, and the place in the field."""
    field = standing.field
    if own is None:
        return t("daily-chart-field"), t("daily-chart-tries", tries=field.size)
    place = t("daily-chart-place", place=field.place(own), size=field.size, percent=field.percent(own))
    streak = t("daily-chart-streak", days=standing.streak)
    return signed(own), f"{place} · {streak}" if standing.streak > 1 else place


def chart_alt(standing: Standing, own: int | None, t: Texts) -> str:
    """Describe the picture in words."""
    bars = sorted(standing.field.tries.items())
    told = ", ".join(f"{signed(points)}: {number}" for points, number in bars)
    return f"{' · '.join(chart_lines(standing, own, t))}. {told}"[:MAX_ALT]
