"""The picture of the field of a deal of the day, perhaps with the tricks of a try, and a description of it in words.

`field_chart` takes only plain values, so that it can run in another process. It shows points and how often each was
made, a sign for each trick, and nothing of the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.i18n.texts import Texts
from bot.model.daily import Sign
from bot.model.event import Field
from bot.model.names import cut
from bot.ui.drawing import FAINT, GREY, INK, MAX_ALT, PAPER, SIDES, YELLOW, Axes, Canvas, Point
from bot.ui.formatting import signed

HEIGHT: Final = 480
LEFT_EDGE, RIGHT_EDGE, TOP_EDGE, BOTTOM_EDGE = 40, 960, 190, 410
LEAST_BARS, BARS = 9, 16
"""The least room for bars, and the most."""
STEPS: Final = (2, 5, 10, 20, 50, 100)
"""How many points a bar may stand for."""
GAP: Final = 4
"""Pixels between two bars."""
LARGE, MEDIUM = 64.0, 38.0
"""The sizes in pixels of the points, and of the lines below them."""
FIRST_LINE, BELOW = 132, 56
"""The height of the first of these lines, and how far the next one is below it."""
SIGN, APART, ROW = 66, 96, 100
"""The size of the sign of a trick, how far they are apart, and the room that a row of them takes."""
CORNER: Final = 12


def field_chart(
    tries: Sequence[tuple[int, int]], own: int | None, lines: Sequence[str], signs: Sequence[Sign] = ()
) -> bytes:
    """Draw how many tries have come to which points, and whose bar is one's own, and return the picture as PNG.

    The first line is written large. There are no bars where only one try is known, and no row without `signs`.
    """
    lower = BELOW * (len(lines) - 2) + (ROW if signs else 0)
    bars = sum(number for _, number in tries) > 1
    canvas = Canvas((HEIGHT if bars else FIRST_LINE + BELOW) + lower)
    canvas.draw_text(
        (LEFT_EDGE, 62), lines[0], size=LARGE, colour=SIDES[0] if own is not None else INK, bold=True, room=920
    )
    for number, line in enumerate(lines[1:]):
        canvas.draw_text((LEFT_EDGE, FIRST_LINE + BELOW * number), line, size=MEDIUM, colour=GREY, room=920)
    for number, sign in enumerate(signs):
        _draw_sign(canvas, (LEFT_EDGE + SIGN / 2 + APART * number, FIRST_LINE - BELOW + lower + SIGN / 2), sign)
    if bars:
        _draw_bars(canvas, tries, own, lower)
    return canvas.png()


def _draw_sign(canvas: Canvas, middle: Point, sign: Sign) -> None:
    """Draw a star for a trick with a bonus, else a square for one that was won and a circle for one that was lost."""
    (x, y), half = middle, SIGN / 2
    colour = (INK, SIDES[0], SIDES[1])[sign.against]
    if sign.bonus:
        canvas.draw_star(middle, half * 1.1, YELLOW)
    elif sign.won:
        canvas.draw_rectangle(x - half, y - half, x + half, y + half, colour, corner=CORNER)
    else:
        canvas.draw_circle(middle, half, colour, PAPER, 0)


def _draw_bars(canvas: Canvas, tries: Sequence[tuple[int, int]], own: int | None, lower: int) -> None:
    """Draw the bars of the field, so much lower than where nothing stands between them and the lines."""
    top, bottom = TOP_EDGE + lower, BOTTOM_EDGE + lower
    step, bars = _bars(tries)
    room = max(0, LEAST_BARS - 1 - (max(bars) - min(bars)))
    first, last = min(bars) - room // 2, max(bars) + (room + 1) // 2
    axes = Axes(LEFT_EDGE, RIGHT_EDGE, top, bottom, (first, last + 1), (0, max(bars.values())))
    for bar, number in bars.items():
        mine = own is not None and own // step == bar
        canvas.draw_rectangle(
            axes.x(bar) + GAP, min(axes.y(number), bottom - 3), axes.x(bar + 1) - GAP, bottom,
            SIDES[0] if mine else FAINT,
        )  # fmt: skip
    canvas.draw_line([(LEFT_EDGE, bottom), (RIGHT_EDGE, bottom)], INK, 2)
    every = 1 + (last - first) // 6
    for bar in range(first, last + 1, every):
        canvas.draw_text((axes.x(bar), bottom + 34), signed(bar * step), anchor="start" if bar == first else "middle")


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
