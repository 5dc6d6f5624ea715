"""What people write for a moment: understood in five languages by their own clock, or refused in one way."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.model.appointment import read_moment
from bot.model.errors import Refusal

FRIDAY = datetime(2026, 11, 27, 18, 30, tzinfo=UTC)
"""19:30 in Prague."""
PRAGUE = ZoneInfo("Europe/Prague")


@pytest.mark.parametrize(
    ("text", "local"),
    [
        ("20:00", "2026-11-27 20:00"),
        ("19.30", "2026-11-28 19:30"),
        ("8 pm", "2026-11-27 20:00"),
        ("12am", "2026-11-28 00:00"),
        ("20h", "2026-11-27 20:00"),
        ("um 20 Uhr", "2026-11-27 20:00"),
        ("tomorrow 19:30", "2026-11-28 19:30"),
        ("zítra v 19.30", "2026-11-28 19:30"),
        ("morgen um 19:30", "2026-11-28 19:30"),
        ("holnap 19:30", "2026-11-28 19:30"),
        ("mâine la ora 19:30", "2026-11-28 19:30"),
        ("Fri 20:00", "2026-11-27 20:00"),
        ("pátek 19:00", "2026-12-04 19:00"),
        ("19:00 on Sunday", "2026-11-29 19:00"),
        ("Mi. 18:00", "2026-12-02 18:00"),
        ("csütörtökön 18:00", "2026-12-03 18:00"),
        ("sâmbătă 18:00", "2026-11-28 18:00"),
        ("2026-12-01 20:00", "2026-12-01 20:00"),
        ("1. 12. 2026 20:00", "2026-12-01 20:00"),
        ("6.1. 20:00", "2027-01-06 20:00"),
        ("in 2 hours", "2026-11-27 21:30"),
        ("za 90 minut", "2026-11-27 21:00"),
        ("in 45 min.", "2026-11-27 20:15"),
        ("2 óra múlva", "2026-11-27 21:30"),
        ("peste 2 ore", "2026-11-27 21:30"),
    ],
)
def test_what_people_write_is_a_moment_by_their_clock(text, local):
    moment = read_moment(text, "Europe/Prague", FRIDAY)
    assert moment.astimezone(PRAGUE).strftime("%Y-%m-%d %H:%M") == local


@pytest.mark.parametrize(
    ("text", "key"),
    [
        *((text, "at-unreadable") for text in ("", "soon", "20", "25:00", "13 pm", "in 2 moons", "x" * 5000)),
        *(
            (text, "at-unreadable")
            for text in ("fri sun 20:00", "fri 2026-12-01 20:00", "2026-02-30 20:00", "So 20:00")
        ),
        ("today 19:00", "at-past"),
        ("2026-11-01 20:00", "at-past"),
        ("in 0 min", "at-past"),
        ("2027-02-01 20:00", "at-far"),
        ("9999-12-31 23:59", "at-far"),
        ("0001-01-01 00:00", "at-past"),
        ("in 9999 hours", "at-far"),
    ],
)
def test_what_cannot_be_is_refused_in_one_way(text, key):
    with pytest.raises(Refusal) as refused:
        read_moment(text, "Europe/Prague", FRIDAY)
    assert refused.value.key == key


def test_a_day_that_only_one_year_has_is_that_one():
    january = datetime(2028, 1, 15, tzinfo=UTC)
    assert read_moment("29.2. 20:00", "Europe/Prague", january) == datetime(2028, 2, 29, 19, tzinfo=UTC)


def test_where_clocks_change_a_time_that_is_left_out_is_refused_and_one_that_comes_twice_is_the_first():
    with pytest.raises(Refusal, match="at-left-out"):
        read_moment("2027-03-28 02:30", "Europe/Prague", datetime(2027, 3, 27, 12, tzinfo=UTC))
    autumn = read_moment("2026-10-25 02:30", "Europe/Prague", datetime(2026, 10, 24, 12, tzinfo=UTC))
    assert autumn == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)


def test_after_a_change_of_clocks_a_time_is_the_next_that_comes():
    noon = datetime(2027, 3, 28, 10, tzinfo=UTC)
    assert read_moment("2:30", "Europe/Prague", noon) == datetime(2027, 3, 29, 0, 30, tzinfo=UTC)
    twice = datetime(2026, 10, 25, 1, 10, tzinfo=UTC)
    assert read_moment("2:30", "Europe/Prague", twice) == datetime(2026, 10, 26, 1, 30, tzinfo=UTC)


def test_hours_of_waiting_are_not_changed_by_a_change_of_clocks():
    night = datetime(2026, 10, 24, 23, tzinfo=UTC)
    assert read_moment("in 3 hours", "Europe/Prague", night) == datetime(2026, 10, 25, 2, tzinfo=UTC)
