"""The course of a finished game as a picture: the points of its sides after each deal, and the same numbers in words.

`course_chart` takes only plain values, so that it can run in another process.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.i18n.texts import Texts
from bot.model.names import short
from bot.ui.drawing import (
    FAINT,
    GREY,
    INK,
    LEFT,
    MAX_ALT,
    PAPER,
    SEATS,
    SIZE,
    Axes,
    Canvas,
    drawable,
    first_that_fits,
    round_step,
    steps,
)
from bot.ui.formatting import plain

HEIGHT: Final = 430
"""The height of a chart in pixels, without the lines that name the sides."""
NAMED: Final = 48
"""The height in pixels of a line that names a side."""
MAX_TEXT: Final = 1500
"""The most characters of a course in words."""
TOGETHER: Final = 5
"""How many deals are told on one line."""
NUMBERS: Final = 5
"""At most about how many numbers stand above zero, and below it."""
LEFT_EDGE, RIGHT_EDGE = 96, 980
"""The edges in pixels between which the deals stand."""
LINE: Final = 5.6
"""The width in pixels of a side's line."""
APART: Final = 36
"""The least distance in pixels between the last values of two sides."""


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game deal by deal."""

    names: tuple[str, ...]
    """Who plays on each side."""
    points: tuple[tuple[int, ...], ...]
    """What each side had after each deal, in order: points, or chips won less those paid."""
    winner: int | None
    """The side that has won; `None` where nobody has."""

    @property
    def last(self) -> tuple[int, ...]:
        """Return what each side has at the end."""
        return self.points[-1]

    def line(self, side: int) -> list[int]:
        """Return what a side had before the first deal and after each."""
        return [0, *(points[side] for points in self.points)]


@dataclass(frozen=True, slots=True)
class CourseLabels:
    """The words on the chart of a course."""

    deals: str
    won: str
    seats: tuple[str, ...]
    """The names for players whose own names the type cannot write, by side."""


def course_labels(t: Texts) -> CourseLabels:
    """Return the words on the chart of a course in a language."""
    return CourseLabels(
        t("course-deals"),
        t("course-label-won"),
        tuple(t("review-chart-seat", seat=side + 1) for side in range(len(SEATS))),
    )


def course_chart(course: Course, labels: CourseLabels) -> bytes:
    """Draw what each side had after each deal as a line, and return the picture as PNG."""
    above = NAMED * len(course.names)
    canvas, axes = Canvas(HEIGHT + above), _axes(course, above)
    _draw_grid(canvas, axes, len(course.points), labels)
    for side in range(len(course.names)):
        _draw_line(canvas, axes, course, side)
    _draw_ends(canvas, axes, course)
    for side in range(len(course.names)):
        _draw_name(canvas, course, side, labels)
    return canvas.png()


def _axes(course: Course, above: int) -> Axes:
    values = [value for side in range(len(course.names)) for value in course.line(side)]
    low, high = min(values), max(1, *values)
    room = 0.08 * (high - low)
    across = (0, 1.12 * len(course.points))
    return Axes(LEFT_EDGE, RIGHT_EDGE, above + 34, above + HEIGHT - 86, across, (low - room, high + room))


def _draw_grid(canvas: Canvas, axes: Axes, deals: int, labels: CourseLabels) -> None:
    """Draw lines for round numbers of points, and write the numbers of deals below."""
    low, high = axes.upward
    step = round_step(max(high, -low), NUMBERS)
    for points in range(-int(-low // step) * step if low < 0 else 0, int(high) + 1, step):
        canvas.draw_text((axes.left - 10, axes.y(points)), str(points).replace("-", "−"), anchor="end")
        canvas.draw_line([axes.at(0, points), axes.at(deals, points)], FAINT if points else GREY, 1.7)
    across = round_step(deals)
    for deal in range(across, deals + 1, across):
        canvas.draw_text((axes.x(deal), axes.bottom + 24), str(deal), anchor="middle")
    canvas.draw_text((axes.left, axes.bottom + 62), labels.deals)


def _draw_line(canvas: Canvas, axes: Axes, course: Course, side: int) -> None:
    # Where sides are equal, their lines run side by side.
    shift = (side - (len(course.names) - 1) / 2) * LINE
    points = [axes.at(deal, value) for deal, value in enumerate(course.line(side))]
    places = [(x, y + shift) for x, y in points]
    canvas.draw_line(steps(places), SEATS[side], LINE)
    size = min(19.0, max(5.6, 500 / len(places)))
    for place in places[1:]:
        canvas.draw_mark(place, side, size, SEATS[side], edge=PAPER, edge_width=size / 10)


def _draw_ends(canvas: Canvas, axes: Axes, course: Course) -> None:
    """Write the last values beside the lines, from the top down, at a distance even where they are equal."""
    x, below = axes.x(len(course.points)) + 19, axes.top - APART
    order = sorted(range(len(course.last)), key=lambda side: -course.last[side])
    for at, side in enumerate(order):
        lowest = axes.bottom - APART * (len(order) - 1 - at)
        below = min(max(axes.y(course.last[side]), below + APART), lowest)
        text = str(course.last[side]).replace("-", "−")
        canvas.draw_text((x, below), text, size=SIZE * 1.2, colour=SEATS[side], bold=True, halo=True)


def _draw_name(canvas: Canvas, course: Course, side: int, labels: CourseLabels) -> None:
    """Write the name of a side with its mark, and whether it has won."""
    y, won = 31 + NAMED * side, course.winner == side
    canvas.draw_mark((35, y), side, 21, SEATS[side])
    name = f"{LEFT}{drawable(course.names[side], labels.seats[side])}{LEFT}"
    canvas.draw_text((65, y), name, colour=SEATS[side], room=640 if won else 910)
    if won:
        canvas.draw_text((975, y), labels.won, colour=INK, anchor="end", bold=True, room=250)


# In words


def course_alt(course: Course, game: str, t: Texts) -> str:
    """Describe the chart of a course in words; where there are too many deals, leave out the first ones."""
    names, told = [short(name) for name in course.names], [_points(points) for points in course.points]
    said = [t("course-alt", game=game, deals=len(told), standing=_standing(course, names, t)), _ended(course, names, t)]
    whole = ((_order(course, at, names, t), ", ".join(told[at:])) for at in range(len(told)))
    return first_that_fits((" ".join((*said, *deals)) for deals in (*whole, ())), MAX_ALT)


def course_text(course: Course, t: Texts) -> str:
    """Write a course in words as markdown: how it ended, and then each deal.

    Where there are too many deals, leave out the first ones.
    """
    names, lines = [plain(name) for name in course.names], list(_by_fives(course, t))
    standing = _standing(course, [f"**{name}**" for name in names], t)
    said = [t("course-text", deals=len(course.points), standing=standing), _ended(course, names, t)]
    whole = ((_order(course, at * TOGETHER, names, t), *lines[at:]) for at in range(len(lines)))
    return first_that_fits(("\n".join((*said, *deals)) for deals in (*whole, ())), MAX_TEXT)


def _standing(course: Course, names: Sequence[str], t: Texts) -> str:
    sides = zip(names, course.last, strict=True)
    return ", ".join(t("course-standing", name=name, points=str(points).replace("-", "−")) for name, points in sides)


def _ended(course: Course, names: Sequence[str], t: Texts) -> str:
    return t("course-drawn") if course.winner is None else t("course-won", name=names[course.winner])


def _points(points: Sequence[int]) -> str:
    return "\u00a0:\u00a0".join(map(str, points)).replace("-", "−")


def _order(course: Course, left_out: int, names: Sequence[str], t: Texts) -> str:
    """Say which deals are told, and in which order."""
    deals, sides = len(course.points), ", ".join(names)
    if not left_out:
        return t("course-order", names=sides)
    return t("course-order-last", told=deals - left_out, deals=deals, names=sides)


def _by_fives(course: Course, t: Texts) -> Iterator[str]:
    """Write what each side had, five deals on a line."""
    for since in range(0, len(course.points), TOGETHER):
        told = [_points(points) for points in course.points[since : since + TOGETHER]]
        if len(told) == 1:
            yield t("course-one-deal", deal=since + 1, points=told[0])
        else:
            yield t("course-some-deals", first=since + 1, last=since + len(told), points=", ".join(told))
