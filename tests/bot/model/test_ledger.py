"""The ledger: periods, whose games and series they are, corrections, and what its buttons carry."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.model.ledger import Period
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from engine.games import USUAL
from tests.support.ledger import (
    ANNA,
    BELA,
    COMPUTER,
    CROWD,
    CYRIL,
    DANA,
    EVA,
    FOUR,
    added_up,
    correction,
    series,
    with_seats,
)
from tests.support.ledger_pages import ANCHORED, OF_ALL, OF_SOMEBODY, WON, parse_query
from tests.support.plain_ledger import Ledger
from tests.support.service import NOON

DAY = timedelta(days=1)


@pytest.mark.parametrize(
    ("now", "begins"),
    [
        # A Friday; a Sunday at the end of a month and of a week; the first day of a year in the last week of another.
        (NOON, {Period.YEAR: (2026, 1, 1), Period.MONTH: (2026, 5, 1), Period.WEEK: (2026, 4, 27)}),
        (
            datetime(2026, 5, 31, 23, 59, 59, 999_999, UTC),
            {Period.YEAR: (2026, 1, 1), Period.MONTH: (2026, 5, 1), Period.WEEK: (2026, 5, 25)},
        ),
        (
            datetime(2027, 1, 1, tzinfo=UTC),
            {Period.YEAR: (2027, 1, 1), Period.MONTH: (2027, 1, 1), Period.WEEK: (2026, 12, 28)},
        ),
        # By the clock of Central Europe it is June and Monday, by UTC neither.
        (
            datetime(2026, 6, 1, 1, 30, tzinfo=timezone(timedelta(hours=2))),
            {Period.YEAR: (2026, 1, 1), Period.MONTH: (2026, 5, 1), Period.WEEK: (2026, 5, 25)},
        ),
    ],
)
def test_periods_are_the_year_the_month_and_the_week_of_the_calendar_by_utc(now, begins):
    assert Period.ALL.since(now) is None
    assert {period: period.since(now) for period in begins} == {
        period: datetime(*day, tzinfo=UTC) for period, day in begins.items()
    }


@given(
    period=st.sampled_from(Period),
    now=st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)),
    earlier=st.timedeltas(timedelta(0), 800 * DAY),
)
@example(period=Period.WEEK, now=datetime(2027, 1, 1, tzinfo=UTC), earlier=4 * DAY)
@example(period=Period.WEEK, now=datetime(2027, 1, 3, 23, tzinfo=UTC), earlier=6 * DAY + timedelta(hours=23, minutes=1))
def test_two_moments_belong_to_the_same_period_if_the_earlier_one_is_not_before_its_beginning(period, now, earlier):
    begins = period.since(now)
    assert (period.key(now - earlier) == period.key(now)) is (begins is None or now - earlier >= begins)


def test_of_a_player_are_the_games_they_played_and_of_a_pair_those_they_played_as_partners():
    opposed = series(2, *WON, seats=(ANNA, CYRIL, BELA, DANA))
    other = series(3, *WON, seats=(EVA, BELA, CROWD[-1], DANA))
    corrected = (
        correction(1, 1, ANNA),
        correction(2, 1, CYRIL, ANNA),
        correction(3, 1, ANNA, BELA),
        correction(4, 1, EVA),
    )
    ledger = Ledger((*series(1, *WON), *opposed, *other), corrected)
    one, pair = ledger.of(ANNA.id), ledger.of(ANNA.id, CYRIL.id)
    assert {entry.table_id for entry in one.entries} == {each.table_id for each in one.series} == {1, 2}
    assert [each.id for each in one.corrections] == [1, 2, 3]
    assert {entry.table_id for entry in pair.entries} == {each.table_id for each in pair.series} == {1}
    assert [each.id for each in pair.corrections] == [2]
    assert pair == ledger.of(CYRIL.id, ANNA.id)


@pytest.mark.parametrize("later", [EVA, COMPUTER])
def test_a_series_belongs_to_whoever_was_dealt_its_first_game(later):
    """Whoever plays its last card: somebody who has come at nine to nothing, or a computer."""
    first = series(1, *WON)
    ledger = Ledger((*first[:4], with_seats(first[4], (*FOUR[:3], later))))
    assert [len(ledger.of(each.id).series) for each in (later, DANA)] == [0, 1]
    assert [len(ledger.of(each.id).entries) for each in (later, DANA)] == [1, 4]
    assert len(ledger.among_people().series) == 1
    assert ledger.series[0].substitutes == [(later, DANA)]
    lines = {line.people[0]: line.sum for line in added_up(ledger).players}
    assert [lines[each].series_won + lines[each].series_lost for each in (later, DANA)] == [0, 1]


def test_a_series_that_a_computer_began_is_the_computers():
    played = series(1, *WON, seats=(*FOUR[:3], COMPUTER))
    ledger = Ledger((*(played[:-1]), with_seats(played[-1], FOUR)))
    assert not ledger.among_people().series and len(ledger.among_people().entries) == 1
    lines = {line.people[0]: line.sum for line in added_up(ledger).players}
    assert [lines[each].series_won + lines[each].series_lost for each in (COMPUTER, DANA)] == [1, 0]


def test_a_correction_moves_one_to_twenty_brcka_of_one_person_or_two():
    for brcka in (0, 21, -21):
        with pytest.raises(ValueError, match="brcka"):
            correction(1, brcka, ANNA)
    for people in ((), (ANNA, ANNA), (ANNA, BELA, CYRIL)):
        with pytest.raises(ValueError, match="one person"):
            correction(1, 5, *people)
    assert correction(1, 20, ANNA).amount == 20 and correction(1, -20, ANNA, BELA).amount == -20


@settings(max_examples=50)
@given(query=OF_SOMEBODY | OF_ALL | ANCHORED)
def test_a_button_leads_to_the_page_it_was_made_for(query):
    carried = query.encode().removeprefix("lg1:")
    assert carried != query.encode() and len(carried) <= 90
    assert "\n" not in carried and ":" not in carried
    assert parse_query(carried) == query


GOOD = LedgerPage(USUAL, LedgerTopic.HISTORY, Period.WEEK, 3, 4, 5, True, 6).encode().removeprefix("lg1:")


@pytest.mark.parametrize(
    "text",
    [
        *("", "lg1:" + GOOD, GOOD + "\n", GOOD + ".1", " " + GOOD, "history.week.3.4.5.1", "player.week.0.0.0.1.6"),
        *(GOOD.replace("history", "rules"), GOOD.replace("history", "HISTORY"), GOOD.replace("week", "day")),
        *(f"history.week.3.4.5.1.{page}" for page in ("0", "-1", "1000000")),
        *(f"history.week.{numbers}.1.6" for numbers in ("-3.4.5", "03.4.5", "٣.4.5", "3.3.5", "0.4.5")),
        *("history.week.3.4.5.2.6", f"history.week.{'9' * 19}.4.5.1.6", f"history.week.3.4.{'9' * 400}.1.6"),
        *(f"history.all.3.4.0.1.1.{anchor}" for anchor in ("o5", "x5.6", "5.6", "o-5.6", "o05.6", "o5.6.7", "")),
        f"history.all.3.4.0.1.1.n{'9' * 19}.6",
        # Standings and the games of one series have pages with numbers.
        *("standings.all.0.0.0.0.1.o5.6", "pairs.all.0.0.0.0.1.n0.0", "player.all.3.0.0.0.1.o5.6"),
        "series.all.0.0.7.0.1.o5.6",
    ],
)
def test_what_no_button_carries_leads_nowhere(text):
    assert parse_query(text) is None
