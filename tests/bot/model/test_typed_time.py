"""What people write for a moment: understood in five languages by their own clock, or refused in one way."""

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

import pytest

from bot.model.errors import Refusal
from bot.model.typed_time import read_moment

FRIDAY: Final = datetime(2026, 11, 27, 18, 30, tzinfo=UTC)
"""19:30 in Prague."""
PRAGUE: Final = ZoneInfo("Europe/Prague")
MEANT: Final = {
    "2026-11-27 20:00": """
        20:00|20.00|8pm|8 pm|8:00 pm|8:00PM|8 p.m.|20h|20h00|20:00h|today 20:00|tonight at 8pm|tonight at 8|at 20:00
        20:00 today|today at 8:00 PM|8pm today|fri 8:00PM|Friday 8pm|friday at 20:00|this friday 20:00
        27.11. 20:00|Nov 27 8pm
        27 Nov 20:00|November 27th at 8 pm|27 November 2026 20:00|2026-11-27 20:00|2026-11-27T20:00
        in 30 minutes|in 30 min|in half an hour|30 minutes from now
        ve 20:00|v 20.00|dnes ve 20:00|dnes večer ve 20:00|dnes večer v 8|v pátek ve 20:00|pá 20:00|za půl hodiny
        za 30 minut|20:00 hod.|20 hod|dnes ve 20 hodin
        20 Uhr|20.00 Uhr|20:00 Uhr|um 20 Uhr|heute 20 Uhr|heute Abend um 20 Uhr|heute Abend um 8|heute um 20:00
        Freitag 20 Uhr
        am Freitag um 20 Uhr|Fr 20:00|in einer halben Stunde|in 30 Minuten|heute Abend 8 Uhr
        20 óra|20 órakor|este 8|este 8-kor|este 8 órakor|ma 20:00|ma este 8-kor|ma 20 órakor|péntek 20:00
        pénteken 20:00-kor
        fél óra múlva|30 perc múlva
        ora 20|la ora 20|la ora 20:00|azi la 20:00|astăzi la ora 20|diseară la 8|deseară la 20:00|vineri la 20:00
        vineri ora 20
        peste 30 de minute|peste o jumătate de oră|<t:1795806000>|<t:1795806000:F>""",
    "2026-11-27 20:30": """
        8:30pm|8.30pm|20h30|20:30h|in an hour|in 1 hour|in 1h|in 60 minutes|za hodinu|za 1 hodinu|in einer Stunde
        in 1 Std.
        egy óra múlva|1 óra múlva|peste o oră|într-o oră|heute um 20.30 Uhr|ma 20.30""",
    "2026-11-27 21:30": "in 2 hours|in 2h|za 2 hodiny|in 2 Stunden|2 óra múlva|peste 2 ore|în 2 ore",
    "2026-11-27 21:00": """
        in 90 minutes|in 1.5 hours|in 1,5 Stunden|in 1h 30m|in 1 hour and 30 minutes
        in 1 Stunde und 30 Minuten""",
    "2026-11-28 00:00": "midnight|at midnight|o půlnoci|um Mitternacht|éjfélkor|la miezul nopții",
    "2026-11-28 12:00": "tomorrow noon|tomorrow at noon|zítra v poledne|morgen Mittag|holnap délben|mâine la prânz",
    "2026-11-28 19:00": "19:00|7pm|19 Uhr|ve 19:00|ora 19|19 órakor",
    "2026-11-28 20:00": """
        tomorrow 20:00|tomorrow at 8pm|tmr 8pm|sat 20:00|Saturday 8 pm|saturday, 20:00|8pm tomorrow|Nov 28, 8pm
        28.11. 20:00
        28. 11. 20:00|28.11.2026 20:00|tomorrow evening at 8|on saturday at 20:00
        zítra ve 20:00|zitra 20h|zítra ve 20 hodin|zítra večer v 8|v sobotu ve 20.00|sobota 20:00
        28. listopadu ve 20:00
        morgen 20 Uhr|morgen um 20.00 Uhr|Samstag 20 Uhr|am Samstag, 20 Uhr|Sa 20:00|morgen Abend um 8
        holnap 20:00|holnap este 8-kor|szombaton 20 órakor|szombat este 8
        mâine la 20:00|mâine seară la 8|sâmbătă la 20.00|sâmbătă ora 20""",
    "2026-11-29 20:00": """
        pozítří 20:00|übermorgen 20 Uhr|holnapután 20:00|poimâine la 20:00|day after tomorrow 8pm|sunday 8pm""",
    "2026-11-30 19:30": "in 3 days|za 3 dny|in 3 Tagen|3 nap múlva|peste 3 zile",
    "2026-11-30 20:00": """
        next monday 20:00|monday 8pm|příští pondělí 20:00|v pondělí ve 20:00|nächsten Montag 20 Uhr
        Montag, den 30.11., 20 Uhr
        jövő hétfőn 20:00|hétfőn 20:00|lunea viitoare la ora 20|luni la 20:00""",
    "2026-12-01 20:00": """
        Dec 1 8pm|1 Dec 20:00|1.12. 20:00|1.12 20:00|tue 20:00|on tuesday at 20:00|December 1st, 8pm
        2026-12-01 20:00|1. 12. 20:00
        1. prosince ve 20:00|1. prosince 20.00|1.12. ve 20:00|v úterý ve 20:00|1. Dezember 20 Uhr
        am 1.12. um 20:00 Uhr
        1. Dez. 20:00|Di 1.12. 20:00|Dienstag 20 Uhr|december 1. 20:00|dec. 1. 20:00|2026. 12. 01. 20:00
        2026.12.01. 20:00
        kedden 20:00|december 1-jén 20:00|1 decembrie ora 20:00|1 dec. 20:00|pe 1 decembrie la 20:00
        marți la 20:00""",
    "2026-12-02 18:00": "Mi. 18:00|wed 6pm",
    "2026-12-04 19:00": "pátek 19:00",
    "2027-01-06 20:00": "6.1. 20:00|Jan 6 8pm",
    "2026-12-04 19:30": "in a week|in 1 week|in 7 days|za týden|in einer Woche|egy hét múlva|peste o săptămână",
    "2026-12-04 20:00": """
        next friday 20:00|next Friday at 8pm|příští pátek ve 20:00|nächsten Freitag 20 Uhr|jövő pénteken 20:00
        vinerea viitoare la 20:00""",
}
"""Phrases by the moment that they mean, by that clock."""
UNCLEAR: Final = """
    8|20|at 8|v 8|um 8|so 20:00|12/1 8pm|1/12 20:00|25:00|20:75|sometime|friday|tomorrow|32.12. 20:00|31.2. 20:00|13pm
    0pm|20:00 21:00|saturday or sunday 20:00|monday 1.12. 20:00|in many hours|in 2 moons|za 2|morgen
    soon 20:00|half past eight"""
"""What may mean this or that, or nothing: to ask again is better than to guess."""


def phrases(listed: str) -> list[str]:
    return list(filter(None, map(str.strip, listed.replace("\n", "|").split("|"))))


def test_what_people_write_is_a_moment_by_their_clock_or_asked_again_and_never_another_one():
    understood = {text: meant for meant, listed in MEANT.items() for text in phrases(listed)}
    assert len(understood) > 220
    for text, meant in understood.items():
        moment = read_moment(text, "Europe/Prague", FRIDAY).astimezone(PRAGUE)
        assert f"{moment:%Y-%m-%d %H:%M}" == meant, text
    for text in phrases(UNCLEAR):
        with pytest.raises(Refusal, match="at-unreadable"):
            print(text, read_moment(text, "Europe/Prague", FRIDAY))


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
