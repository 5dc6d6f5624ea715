"""The picture of the field of a deal of the day, perhaps with the tricks of a try, and a description of it in words.

It shows points and how often each was made, a sign for each trick, and nothing of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.daily import Sign
from bot.model.event import Field
from bot.model.names import cut
from bot.ui.chart import Chart
from bot.ui.drawing import FAINT, GREY, INK, MAX_ALT, PAPER, SIDES, YELLOW, Canvas, Point
from bot.ui.formatting import signed

LEFT_EDGE, RIGHT_EDGE = 40, 960
LEAST_BARS, BARS, HIGHEST = 9, 16, 220
"""The least room for bars, and the most; the height in pixels of the highest one."""
STEPS: Final = (2, 5, 10, 20, 50, 100)
"""How many points a bar may stand for."""
LARGE, MEDIUM, BELOW = 64.0, 38.0, 56
"""The sizes in pixels of the points, and of the lines below them; how far the next one is below a line."""
SIGN, APART, ROW = 66, 96, 100
"""The size of the sign of a trick, how far they are apart, and the room that a row of them takes."""


def field_chart(
    tries: Sequence[tuple[int, int]], own: int | None, lines: Sequence[str], signs: Sequence[Sign] = ()
) -> bytes:
    """Draw how many tries have come to which points, and whose bar is one's own, and return the picture as PNG.

    The first line is written large. There are no bars where only one try is known, and no row without `signs`.
    """
    end = 76 + BELOW * (len(lines) - 1) + (ROW if signs else 0)
    several = sum(number for _, number in tries) > 1
    canvas = _bars_below(end, tries, own) if several else Canvas(end + BELOW)
    colour = SIDES[0] if own is not None else INK
    canvas.draw_text((LEFT_EDGE, 62), lines[0], size=LARGE, colour=colour, bold=True, room=920)
    for number, line in enumerate(lines[1:]):
        canvas.draw_text((LEFT_EDGE, 132 + BELOW * number), line, size=MEDIUM, colour=GREY, room=920)
    for number, sign in enumerate(signs):
        _draw_sign(canvas, (LEFT_EDGE + SIGN / 2 + APART * number, end - 23), sign)
    return canvas.png()


def _draw_sign(canvas: Canvas, middle: Point, sign: Sign) -> None:
    """Draw a star for a trick with a bonus, else a square for one that was won and a circle for one that was lost."""
    (x, y), half = middle, SIGN / 2
    colour = (INK, SIDES[0], SIDES[1])[sign.against]
    if sign.bonus:
        canvas.draw_star(middle, half * 1.1, YELLOW)
    elif sign.won:
        canvas.draw_rectangle(x - half, y - half, x + half, y + half, colour, corner=12)
    else:
        canvas.draw_circle(middle, half, colour, PAPER, 0)


def _bars_below(above: float, tries: Sequence[tuple[int, int]], own: int | None) -> Chart:
    """Draw the bars of the field below so many pixels."""
    step, bars = _bars(tries)
    room = max(0, LEAST_BARS - 1 - (max(bars) - min(bars)))
    first, last = min(bars) - room // 2, max(bars) + (room + 1) // 2
    box = (LEFT_EDGE, above + 58, RIGHT_EDGE, above + 58 + HIGHEST)
    chart = Chart(box[3] + 60, box, across=(first, last + 1), upward=(0, max(bars.values())))
    for bar, number in bars.items():
        chart.draw_bar(bar, number, SIDES[0] if own is not None and own // step == bar else FAINT)
    chart.draw_level(0, INK, 2)
    chart.write_below((bar, signed(bar * step)) for bar in range(first, last + 1, 1 + (last - first) // 6))
    return chart


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


def chart_lines(
    field: Field, own: int | None, compared: Sequence[str], t: Texts, *, streak: int = 0
) -> tuple[str, ...]:
    """Return the lines above the bars: the points, the place in the field, and what the points are compared with."""
    if own is None:
        return t("daily-chart-field"), t("daily-chart-tries", tries=field.size)
    told = []
    if field.size > 1:
        told.append(place_in(field, own, t))
    if streak > 1:
        told.append(t("daily-chart-streak", days=streak))
    return (signed(own), *(line for line in (" · ".join(told), *compared) if line))


def place_in(field: Field, points: int, t: Texts) -> str:
    """Tell the place of so many points among the results of several, and how many have as many."""
    equal = field.equal(points)
    return t("daily-place", place=field.place(points), size=field.size, percent=field.percent(points), equal=equal)


def chart_alt(field: Field, lines: Sequence[str]) -> str:
    """Describe the picture in words."""
    bars = sorted(field.tries.items())
    told = ", ".join(f"{signed(points)}: {number}" for points, number in bars)
    return cut(f"{' · '.join(lines)}. {told}", MAX_ALT)
