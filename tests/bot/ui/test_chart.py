"""What all charts promise: every text can be read, whatever the numbers are, and what is drawn is what was given."""

import pickle
from functools import partial

import pytest

from bot.i18n.texts import texts
from bot.model.daily import Sign
from bot.ui.course_chart import Course, course_chart, course_labels
from bot.ui.daily_chart import field_chart
from bot.ui.drawing import SEATS, SIDES
from bot.ui.insight_chart import insight_chart
from bot.ui.rating_chart import rating_chart
from tests.support.pictures import LONGEST, Seen, look_at

NAMES = ("Anna", "Béla", "Cyril", "Dana")
SIGNS = [
    Sign(won, bonus, against) for won, bonus, against in ((True, False, 0), (False, False, 1), (True, True, -1)) * 3
]
COURSES = {
    "none": ((0, 0, 0, 0),) * 100,
    "level": ((5, 5, 5, 5), (-7, -7, -7, -7)),
    "losses": ((-3, -2), (-12, -2), (-30, -30)),
    "far": ((12345, -9), (23456, -99), (23450, -99)),
    "many": tuple((deal * 7 % 90 + deal * 3, deal * 11 % 70 + deal * 4) for deal in range(300)),
}
FIELDS = {
    "two": ({4: 1, 6: 1}, 6, ()),
    "wide": ({-1100: 1, -40: 12, -3: 140, 112: 5, 400: 1}, -40, SIGNS),
    "narrow": (dict.fromkeys(range(-8, 8), 3), None, ()),
    "alone": ({-12: 1}, -12, SIGNS),
}


def course_seen(points, names=NAMES) -> Seen:
    course = Course(names[: len(points[0])], points, 0)
    return look_at(course_chart, course, course_labels(texts("de")))


def field_seen(tries, own, signs) -> Seen:
    return look_at(field_chart, tuple(tries.items()), own, (str(own), "Platz 48 von 126 · zwei gleich"), signs)


def months(number: int) -> list[tuple[str, float, str]]:
    return [(f"{month:02}/26", month * 7 % 5 / 2, f"{month * 7 % 5 / 2:.1f}") for month in range(1, number + 1)]


@pytest.mark.parametrize("points", COURSES.values(), ids=COURSES)
def test_a_course_is_legible_and_has_a_mark_for_each_deal_and_ends_with_what_each_side_has(points):
    course_seen(points, LONGEST).assert_legible()
    seen = course_seen(points)
    seen.assert_legible()
    # One more stands beside the name of each side.
    assert len(seen.marks) == (len(points) + 1) * len(points[-1]) and {mark.fill for mark in seen.marks} <= {*SEATS}
    for side, value in enumerate(points[-1]):
        (last,) = [text for text in seen.texts if text.colour == SEATS[side] and text.bold]
        (line,) = [line for line in seen.lines if line.colour == SEATS[side]]
        assert last.text == str(value).replace("-", "−") and last.left > line.points[-1][0]
        assert abs(last.middle - line.points[-1][1]) < 36 * len(points[-1])


@pytest.mark.parametrize("case", FIELDS.values(), ids=FIELDS)
def test_a_field_is_legible_and_its_bars_are_as_high_as_tries_are_many(case):
    tries, own, signs = case
    seen = field_seen(tries, own, signs)
    seen.assert_legible()
    bars = [area for area in seen.areas[1:] if area.right - area.left != 66]
    if sum(tries.values()) == 1:
        assert not bars
        return
    assert [bar.colour for bar in bars].count(SIDES[0]) == (own is not None)
    assert all(bar.right - bar.left > 20 and bar.bottom - bar.top >= 3 for bar in bars)
    highest = max(bars, key=lambda bar: bar.bottom - bar.top)
    (shown,) = [bar for bar in bars if bar.colour == SIDES[0]] or [highest]
    assert highest.bottom - highest.top == pytest.approx(220) and shown.bottom == highest.bottom


@pytest.mark.parametrize("number", [1, 6, 7, 12])
def test_months_are_legible_and_the_newest_one_is_named_and_stands_out(number):
    seen = look_at(insight_chart, "Laponként elvesztett pontok havonta", months(number))
    seen.assert_legible()
    *others, newest = seen.areas[1:]
    assert newest.colour == SIDES[0] and {bar.colour for bar in others} <= {"#B9BEC8"}
    assert f"{number:02}/26" in seen.words and len(others) == number - 1
    assert [text for text in seen.words if "." in text] == [written for *_, written in months(number)]


@pytest.mark.parametrize("number", [2, 6, 7, 13])
def test_ratings_of_months_are_legible_and_the_newest_one_is_named(number):
    ratings = [(month, 1000 + 37 * at % 200) for at, (month, *_) in enumerate(months(number))]
    for drawn in (ratings, [(month, 1234) for month, _ in ratings]):
        seen = look_at(rating_chart, "Értékszám", drawn)
        seen.assert_legible()
        assert {drawn[-1][0], str(drawn[-1][1])} <= set(seen.words)


def test_a_drawing_can_go_to_another_process():
    drawing = partial(course_chart, Course(NAMES, COURSES["level"], None), course_labels(texts("hu")))
    assert pickle.loads(pickle.dumps(drawing))() == drawing()
