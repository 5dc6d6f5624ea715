"""What charts share: scales with their numbers, lines in steps, bars, the names of sides, and the same in words.

What is drawn is given plain values alone, so that it can be drawn in another process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, count, pairwise
from math import ceil, floor
from statistics import fmean
from typing import Final, NamedTuple

from bot.i18n.texts import Texts
from bot.ui.drawing import (
    FAINT,
    GREY,
    INK,
    MAX_ALT,
    PAPER,
    SEATS,
    SIZE,
    WIDTH,
    Canvas,
    Point,
    first_that_fits,
    text_width,
)
from bot.ui.formatting import whole_number

GAP, LEAST = 6, 3
"""Pixels on each side of a bar, and the least height of one."""
BELOW: Final = 24
"""Pixels from the lower edge of a chart to the middle of the numbers below it."""
LINE: Final = 5.6
"""The width in pixels of a side's line."""
NAMED: Final = 48
"""The height in pixels of a line that names a side."""
LARGE: Final = SIZE * 1.2
"""The size in pixels of the last value of a side."""
KEY: Final = 29
"""Pixels from the lower edge of a picture to the middle of what explains it."""
APART: Final = 36
"""The least distance in pixels between the last values of two sides."""
MAX_TEXT: Final = 1500
"""The most characters of a chart in words."""
TOGETHER: Final = 5
"""How many games or deals are told on one line."""


class Chart(Canvas):
    """A picture with scales."""

    def __init__(self, height: float, box: tuple[float, float, float, float], across: Point, upward: Point) -> None:
        """Begin a picture: `box` is the left, upper, right and lower edge of the chart in pixels.

        `across` are the values at the left and the right edge, and `upward` at the lower and the upper one.
        """
        super().__init__(height)
        self.left, self.top, self.right, self.bottom = box
        self.across, self.upward = across, upward

    def x(self, value: float) -> float:
        """Return the place of a value in pixels from the left of the picture.

        >>> Chart(100, (100, 0, 200, 50), across=(0, 10), upward=(0, 1)).x(5)
        150.0
        """
        least, most = self.across
        return self.left + (self.right - self.left) * (value - least) / (most - least)

    def y(self, value: float) -> float:
        """Return the place of a value in pixels from the top of the picture."""
        least, most = self.upward
        return self.bottom + (self.top - self.bottom) * (value - least) / (most - least)

    def draw_level(self, value: float, colour: str, width: float = 1.7, dashes: Point | None = None) -> None:
        """Draw a line across the chart at the height of a value."""
        self.draw_line([(x, self.y(value)) for x in (self.left, self.right)], colour, width, dashes)

    def draw_steps(self, values: Iterable[Point], colour: str, width: float, dashes: Point | None = None) -> None:
        """Draw a line that keeps the height of each value until the next one."""
        self.draw_line(steps((self.x(across), self.y(upward)) for across, upward in values), colour, width, dashes)

    def draw_bar(self, number: int, value: float, colour: str) -> float:
        """Fill the bar between a number and the next one; return its upper edge in pixels."""
        top = min(self.y(value), self.bottom - LEAST)
        self.draw_rectangle(self.x(number) + GAP, top, self.x(number + 1) - GAP, self.bottom, colour)
        return top

    def draw_scale(self, most: int, write: Callable[[int], str] = whole_number, *, lines: bool = True) -> None:
        """Write about so many round numbers beside the left edge, and draw a line at each."""
        step = round_step(self.upward[1] - self.upward[0], most)
        for number in range(ceil(self.upward[0] / step) * step, floor(self.upward[1]) + 1, step):
            self.draw_text((self.left - 10, self.y(number)), write(number), anchor="end")
            if lines:
                self.draw_level(number, FAINT if number else GREY)

    def write_below(self, texts: Iterable[tuple[float, str]], colour: str = INK) -> None:
        """Write texts below the chart, each at the place of its value, and none further left than the chart."""
        for value, text in texts:
            x = max(self.x(value), self.left + text_width(text, SIZE) / 2)
            self.draw_text((x, self.bottom + BELOW), text, colour=colour, anchor="middle")


# Sides, each with a line


def chart_of_sides(lines: Sequence[Sequence[int]], below: str, goal: int = 0) -> Chart:
    """Return a chart for what each side had before the first game or deal and after each, with `below` as their name.

    With a goal there is room for as many games as it takes in games of two.
    """
    values, last = [*chain(*lines), goal or 1], max(1, len(lines[0]) - 1, goal // 2)
    low, high = min(values), max(values)
    room, names = 0.07 * (high - low), NAMED * len(lines)
    left = 26 + max(text_width(whole_number(value), SIZE) for value in values)
    right = WIDTH - 45 - max(text_width(whole_number(line[-1]), LARGE, bold=True) for line in lines)
    box = (left, names + 14, right, names + 380)
    chart = Chart(names + 464, box, across=(0, last), upward=(low - room, high + room))
    chart.draw_scale(13 if goal else 8)
    step = round_step(last)
    chart.write_below((number, str(number)) for number in range(step, last + 1, step))
    chart.draw_text((left, chart.height - KEY), below)
    return chart


def draw_lines(chart: Chart, lines: Sequence[Sequence[int]], *, changes: bool = False) -> None:
    """Draw the lines of all sides with a mark for each game, and write the last values beside them.

    With `changes` only a game that changes the value has a mark, which is hollow where the value becomes less.
    """
    size, places = min(21.0, max(5.6, 0.72 * WIDTH / chart.across[1])), list[list[Point]]()
    for side, line in enumerate(lines):
        # Where sides are equal, their lines run side by side.
        shift = (side - (len(lines) - 1) / 2) * LINE
        places.append([(chart.x(at), chart.y(value) + shift) for at, value in enumerate(line)])
        chart.draw_line(steps(places[side]), SEATS[side], LINE)
    for side, line in enumerate(lines):
        for place, (before, after) in zip(places[side][1:], pairwise(line), strict=True):
            if changes and after < before:
                chart.draw_mark(place, side, size, PAPER, edge=SEATS[side], edge_width=size / 5)
            elif after != before or not changes:
                chart.draw_mark(place, side, size, SEATS[side], edge_width=size / 10)
    order = sorted(range(len(lines)), key=lambda side: chart.y(lines[side][-1]))
    lowest = (chart.bottom - 10 - APART * left for left in range(len(lines) - 1, -1, -1))
    heights = apart([min(chart.y(lines[side][-1]), most) for side, most in zip(order, lowest, strict=True)], APART)
    for side, y in zip(order, heights, strict=True):
        text, x = whole_number(lines[side][-1]), places[side][-1][0] + 19
        chart.draw_text((x, y), text, size=LARGE, colour=SEATS[side], bold=True, halo=True)


def draw_names(canvas: Canvas, sides: Sequence[tuple[str, str]]) -> None:
    """Write the names of each side with its mark, and how it fared."""
    for side, (names, fared) in enumerate(sides):
        y = 31 + NAMED * side
        canvas.draw_mark((35, y), side, 21, SEATS[side])
        canvas.draw_text((65, y), names, colour=SEATS[side], room=640 if fared else 910)
        if fared:
            canvas.draw_text((975, y), fared, anchor="end", bold=True, room=250)


def apart(heights: Sequence[float], least: float) -> list[float]:
    """Move heights, which are in order, so far apart; those that are moved stay about the middle of where they were.

    >>> apart([10, 10, 100], 36)
    [-8.0, 28.0, 100.0]
    """
    groups: list[list[float]] = []
    for height in heights:
        groups.append([height])
        while len(groups) > 1 and fmean(groups[-1]) - fmean(groups[-2]) < least * len(groups[-1] + groups[-2]) / 2:
            moved = groups.pop()
            groups[-1] += moved
    return [fmean(group) + least * (at - (len(group) - 1) / 2) for group in groups for at in range(len(group))]


# Numbers


def round_step(most: float, numbers: int = 10) -> int:
    """Return a step of one, two or five, or such tens, by which at most so many numbers lead up to a value.

    >>> round_step(7), round_step(11), round_step(130, 5)
    (1, 2, 50)
    """
    steps: Iterator[int] = (step * 10**zeros for zeros in count() for step in (1, 2, 5))
    return next(step for step in steps if most / step <= numbers)


def steps(points: Iterable[Point]) -> Iterator[Point]:
    """Return the corners of a line that keeps the height of each point until the next one.

    >>> list(steps([(0, 5), (10, 8)]))
    [(0, 5), (10, 5), (10, 8)]
    """
    points = list(points)
    for (x, y), (after, _) in pairwise(points):
        yield from ((x, y), (after, y))
    yield from points[-1:]


# In words


def seat_names(seats: int, t: Texts) -> tuple[str, ...]:
    """Return the names for players whose own names the type cannot write, by seat."""
    return tuple(t("review-chart-seat", seat=seat + 1) for seat in range(seats))


class Keys(NamedTuple):
    """The texts by which games or deals are told."""

    order: str
    """In which order their sides are named."""
    order_of_last: str
    """The same where the first ones are left out."""
    one: str
    some: str


def in_words(said: Sequence[str], told: Sequence[str], names: str, keys: Keys, t: Texts, *, markdown: bool) -> str:
    """Describe a chart: what is said of it, then what is told of each game or deal, as markdown five on a line.

    Where that is too long, the first ones are left out; `names` are the sides in the order in which they are told.
    """
    many, beside, between, most = (TOGETHER, "\n", "\n", MAX_TEXT) if markdown else (1, " ", ", ", MAX_ALT)
    lines = [
        _line(told[first : first + many], first, keys, t) if markdown else told[first]
        for first in range(0, len(told), many)
    ]

    def since(line: int) -> str:
        left = len(told) - line * many
        head = t(keys.order_of_last if line else keys.order, told=left, all=len(told), names=names)
        return beside.join((*said, head, between.join(lines[line:])))

    return first_that_fits(chain(map(since, range(len(lines))), [beside.join(said)]), most)


def _line(told: Sequence[str], first: int, keys: Keys, t: Texts) -> str:
    key = keys.some if len(told) > 1 else keys.one
    return t(key, first=first + 1, last=first + len(told), points=", ".join(told))
