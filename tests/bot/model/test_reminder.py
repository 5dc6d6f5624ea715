"""Reminders: at the person's hour whatever the clock of the country does, once a day and once a deal at most."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random
from zoneinfo import ZoneInfo

import pytest

from bot.i18n.texts import LANGUAGES
from bot.model.reminder import DAY_HOURS, LATEST, OF_LANGUAGES, OF_NOBODY, Quiet, Reminder, usual, zones

NEW_YEAR = datetime(2026, 1, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def sent(reminder, begin=NEW_YEAR, days=370):
    """When a message is sent, to somebody who never plays."""
    now, reminder, found = begin, reminder.scheduled(begin), []
    while reminder.due_at < begin + timedelta(days=days):
        now = reminder.due_at
        found.append(now)
        reminder = replace(reminder, sent_at=now).scheduled(now)
    return found


def days_of(moment, zone):
    return moment.astimezone(ZoneInfo(zone)).date(), moment.astimezone(UTC).date()


SUMMER = ("Europe/Prague", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca")
ALWAYS_THE_SAME = ("Asia/Kathmandu", "Pacific/Kiritimati", OF_NOBODY)


@pytest.mark.parametrize("zone", (*SUMMER, *ALWAYS_THE_SAME))
def test_it_comes_each_day_at_the_persons_hour_in_summer_and_in_winter(zone):
    assert set(LANGUAGES) <= {*OF_LANGUAGES, "en"} and {OF_NOBODY, *OF_LANGUAGES.values()} <= zones().keys()
    found = sent(Reminder(zone, 18))
    hours = [moment.astimezone(ZoneInfo(zone)).hour for moment in found]
    assert hours == [18] * len(hours) and len(found) >= 369
    offsets = {moment.astimezone(ZoneInfo(zone)).utcoffset() for moment in found}
    assert (len(offsets) == 2) is (zone in SUMMER), "by these clocks there is a summer time"


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/Los_Angeles", "Pacific/Auckland", OF_NOBODY])
def test_at_no_hour_two_come_on_a_day_or_about_a_deal_nor_are_two_days_left_out(zone):
    """At hours that a change of the clock leaves out, or has twice, and about midnight by UTC, too."""
    for hour in range(DAY_HOURS):
        found = sent(Reminder(zone, hour))
        days, deals = zip(*(days_of(moment, zone) for moment in found), strict=True)
        assert len({*days}) == len(found) == len({*deals}), hour
        gaps = {after - before for before, after in pairwise(found)}
        assert gaps <= {each * HOUR for each in (23, 24, 25, 47, 48, 49)}, hour
        # Twice a year at most a day is left out, where a change of the clock puts the hour on another deal's day.
        assert len(found) >= 368, hour


def test_whatever_somebody_chooses_when_they_are_told_once_a_day_and_once_a_deal():
    seed = Random().randrange(10**6)
    random = Random(seed)
    for _ in range(40):
        reminder, now, found = Reminder(random.choice([*zones()]), 12), NEW_YEAR, []
        reminder = reminder.scheduled(now)
        while len(found) < 40:
            if random.random() < 0.4:
                now += random.random() * (reminder.due_at - now)
                quiet = Quiet(*random.sample(range(DAY_HOURS), 2)) if random.random() < 0.5 else None
                reminder = replace(reminder, hour=random.randrange(DAY_HOURS), quiet=quiet).scheduled(now)
                if random.random() < 0.1:
                    reminder = replace(reminder, zone=random.choice([*zones()])).scheduled(now)
            else:
                now = reminder.due_at
                assert reminder.is_in_time(now) and now - (found or [now - 2 * HOUR])[-1] >= HOUR, f"seed {seed}"
                if found:
                    new, old = days_of(now, reminder.zone), days_of(found[-1], reminder.zone)
                    assert new[0] > old[0] and new[1] > old[1], f"seed {seed}"
                found.append(now)
                reminder = replace(reminder, sent_at=now).scheduled(now)
            assert reminder.due_at <= now + timedelta(days=3), f"seed {seed}"


def test_in_quiet_hours_it_waits_for_their_end():
    night = Reminder("Europe/Berlin", 23, Quiet(22, 7))
    assert {moment.astimezone(ZoneInfo("Europe/Berlin")).hour for moment in sent(night)} == {7}
    assert sent(replace(night, hour=7)) == sent(night) != sent(replace(night, hour=21))
    assert Reminder("Europe/Berlin").scheduled(NEW_YEAR).due_at is None
    assert replace(night, closed=True).scheduled(NEW_YEAR).due_at is None


def test_what_is_late_is_sent_for_some_hours_and_never_in_quiet_ones():
    reminder = Reminder("Europe/Berlin", 20, Quiet(22, 7)).scheduled(NEW_YEAR)
    assert reminder.is_in_time(reminder.due_at) and not reminder.is_in_time(reminder.due_at + 2 * HOUR)
    loud = replace(reminder, quiet=None)
    assert loud.is_in_time(loud.due_at + LATEST) and not loud.is_in_time(loud.due_at + LATEST + HOUR / 60)


def test_who_has_chosen_nothing_has_the_clock_of_their_language_and_is_not_told():
    assert usual("cs") == Reminder("Europe/Berlin") and usual("en") == Reminder(OF_NOBODY)
    assert not usual("cs").is_told
