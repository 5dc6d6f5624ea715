"""The course of a finished game as a picture: what its sides had after each deal, and the same numbers in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.i18n.texts import Texts
from bot.model.names import short
from bot.ui.chart import Keys, chart_of_sides, draw_lines, draw_names, in_words, seat_names
from bot.ui.drawing import SEATS, drawable, together
from bot.ui.formatting import plain, whole_number

KEYS: Final = Keys("course-order", "course-order-last", "course-one-deal", "course-some-deals")


@dataclass(frozen=True, slots=True)
class Course:
    """A finished game deal by deal."""

    names: tuple[str, ...]
    """Who plays on each side."""
    points: tuple[tuple[int, ...], ...]
    """What each side had after each deal, in order: points, or chips won less those paid."""
    winner: int | None
    """The side that has won; `None` where nobody has."""


class CourseLabels(NamedTuple):
    """The words on the chart of a course."""

    deals: str
    won: str
    seats: tuple[str, ...]
    """The names for players whose own names the type cannot write, by side."""


def course_labels(t: Texts) -> CourseLabels:
    """Return the words on the chart of a course in a language."""
    return CourseLabels(t("course-deals"), t("course-label-won"), seat_names(len(SEATS), t))


def course_chart(course: Course, labels: CourseLabels) -> bytes:
    """Draw what each side had after each deal as a line, and return the picture as PNG."""
    lines = list(zip(*[(0,) * len(course.names), *course.points], strict=True))
    chart = chart_of_sides(lines, labels.deals)
    draw_lines(chart, lines)
    names = [together([drawable(*both)]) for both in zip(course.names, labels.seats, strict=False)]
    draw_names(chart, [(name, labels.won if side == course.winner else "") for side, name in enumerate(names)])
    return chart.png()


def course_alt(course: Course, game: str, t: Texts) -> str:
    """Describe the chart of a course in words; where there are too many deals, leave out the first ones."""
    names = [short(name) for name in course.names]
    said = t("course-alt", game=game, deals=len(course.points), standing=_standing(course, names, t))
    return _in_words(course, said, names, t, markdown=False)


def course_text(course: Course, t: Texts) -> str:
    """Write a course in words as markdown: how it ended, and then each deal; of too many, leave out the first ones."""
    names = [plain(name) for name in course.names]
    said = t("course-text", deals=len(course.points), standing=_standing(course, [f"**{name}**" for name in names], t))
    return _in_words(course, said, names, t, markdown=True)


def _standing(course: Course, names: Sequence[str], t: Texts) -> str:
    sides = zip(names, course.points[-1], strict=True)
    return ", ".join(t("course-standing", name=name, points=whole_number(points)) for name, points in sides)


def _in_words(course: Course, said: str, names: Sequence[str], t: Texts, *, markdown: bool) -> str:
    ended = t("course-drawn") if course.winner is None else t("course-won", name=names[course.winner])
    told = ["\u00a0:\u00a0".join(map(whole_number, points)) for points in course.points]
    return in_words([said, ended], told, ", ".join(names), KEYS, t, markdown=markdown)
