"""The ledger: narrowing it, its pages, and its export."""

import csv
import io
import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from bot.i18n.texts import texts
from bot.model import seating
from bot.model.actions import OLDEST, Anchor, LedgerPage, LedgerTopic, parse
from bot.model.errors import Refusal
from bot.model.ledger import Correction, Entry, Period
from bot.model.ledger_export import CsvExport, Export, JsonExport
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from bot.model.table import Table
from bot.ui.ledger_pages import (
    label,
    ledger_screen,
    name,
    names,
)
from bot.ui.screen import Screen
from engine.stovkahra.moves import How
from tests.support.ledger import (
    ANNA,
    BELA,
    COMPUTER,
    CROWD,
    CYRIL,
    DANA,
    EVA,
    FORMER,
    FOUR,
    added_up,
    correction,
    random_ledger,
    series,
)
from tests.support.limits import assert_taken
from tests.support.plain_ledger import Ledger, Rated, content, longest_runs, rated, ratings, standings
from tests.support.service import NOON, buttons, numbers, table_of_four, unbound, words

T = texts()
DAY = timedelta(days=1)
LATER = NOON + 400 * DAY
WON = ["0+2"] * 5
WITH_COMPUTER = (ANNA, BELA, CYRIL, COMPUTER)
EMPTY = Ledger(())
STANDINGS, PAIRS, SERIES, HISTORY = (
    LedgerPage(kind) for kind in (LedgerTopic.STANDINGS, LedgerTopic.PAIRS, LedgerTopic.SERIES, LedgerTopic.HISTORY)
)


def called(title: str) -> tuple[Person, ...]:
    """Many people of one name."""
    return tuple(Person(number, 1000 + number, title) for number in range(1, 15))


@cache
def rated_by(entries: tuple[Entry, ...], stopped: tuple[StoppedSeries, ...]) -> Rated:
    return rated(Ledger(entries, stopped=stopped))


def page(query: LedgerPage, ledger: Ledger, under_way: list[Table] | None = None, now: datetime = LATER) -> Screen:
    shown = content(query, ledger, under_way or [], now, rated_by(ledger.entries, ledger.stopped))
    assert shown is not None
    return ledger_screen(query, shown, T)


def told(query: LedgerPage, ledger: Ledger, **options: object) -> str:
    return words(page(query, ledger, **options))


def leads(screen: Screen) -> dict[str, LedgerPage]:
    """Where the buttons of a screen lead that can be pressed, by what they say."""
    found = {each.label: parse_query(each.action.removeprefix("lg1:")) for each in buttons(screen) if each.enabled}
    assert all(query is not None for query in found.values())
    return found


def under_way(number: int, people: tuple[Person, ...] = FOUR, brcka: tuple[int, int] = (0, 0)) -> Table:
    table = table_of_four(people=people, number=number)
    seating.start(table, people[0])
    table.series.brcka = list(brcka)
    return table


def all_pages(query: LedgerPage, ledger: Ledger, **options: object) -> list[Screen]:
    """Every page from this one on, by pressing the button that leads on."""
    screens = [page(query, ledger, **options)]
    while further := [to for said, to in leads(screens[-1]).items() if said in ("Next", "Older")]:
        screens.append(page(further[0], ledger, **options))
    return screens


# Narrowing


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
    ledger = Ledger((*first[:4], replace(first[4], seats=(*FOUR[:3], later))))
    assert [len(ledger.of(each.id).series) for each in (later, DANA)] == [0, 1]
    assert [len(ledger.of(each.id).entries) for each in (later, DANA)] == [1, 4]
    assert len(ledger.among_people().series) == 1
    assert ledger.series[0].substitutes == [(later, DANA)]
    lines = {line.people[0]: line.sum for line in added_up(ledger).players}
    assert [lines[each].series_won + lines[each].series_lost for each in (later, DANA)] == [0, 1]


def test_a_series_that_a_computer_began_is_the_computers():
    played = series(1, *WON, seats=(*FOUR[:3], COMPUTER))
    ledger = Ledger((*(played[:-1]), replace(played[-1], seats=FOUR)))
    assert not ledger.among_people().series and len(ledger.among_people().entries) == 1
    lines = {line.people[0]: line.sum for line in added_up(ledger).players}
    assert [lines[each].series_won + lines[each].series_lost for each in (COMPUTER, DANA)] == [1, 0]


def test_a_correction_moves_one_to_twenty_brcka_of_one_person_or_two():
    for brcka in (0, 21, -21):
        with pytest.raises(ValueError, match="brčka"):
            correction(1, brcka, ANNA)
    for people in ((), (ANNA, ANNA), (ANNA, BELA, CYRIL)):
        with pytest.raises(ValueError, match="one person"):
            correction(1, 5, *people)
    assert correction(1, 20, ANNA).brcka == 20 and correction(1, -20, ANNA, BELA).brcka == -20


# What buttons carry


def parse_query(text: str) -> LedgerPage | None:
    """Return the page that a button with this text shows, or `None` where it is refused."""
    try:
        page = parse(f"lg1:{text}")
    except Refusal:
        return None
    assert isinstance(page, LedgerPage)
    return page


TOPICS = [topic for topic in LedgerTopic if topic is not LedgerTopic.PLAYER]
OF_SOMEBODY = st.builds(
    LedgerPage,
    topic=st.sampled_from(LedgerTopic),
    period=st.sampled_from(Period),
    player=st.sampled_from([ANNA.id, BELA.id]) | st.integers(1, 10**18 - 1),
    partner=st.sampled_from([0, CYRIL.id]) | st.integers(1, 10**18 - 1),
    table=st.integers(0, 3) | st.integers(0, 10**18 - 1),
    computers=st.booleans(),
    page=st.integers(1, 3) | st.integers(1, 10**6 - 1),
).filter(lambda query: query.player != query.partner)
OF_ALL = st.builds(replace, OF_SOMEBODY, topic=st.sampled_from(TOPICS), player=st.just(0), partner=st.just(0))
# A moment in microseconds since 1970 has sixteen digits until the year 2286.
ANCHORED = st.builds(
    LedgerPage,
    topic=st.sampled_from([LedgerTopic.HISTORY, LedgerTopic.SERIES]),
    period=st.sampled_from(Period),
    player=st.sampled_from([ANNA.id, BELA.id]) | st.integers(1, 10**12 - 1),
    partner=st.sampled_from([0, CYRIL.id]),
    anchor=st.just(OLDEST)
    | st.builds(
        Anchor, st.booleans(), st.integers(0, 10**16 - 1), st.integers(1000, 9000) | st.integers(0, 10**12 - 1)
    ),
).filter(lambda query: query.player != query.partner)


@settings(max_examples=50)
@given(query=OF_SOMEBODY | OF_ALL | ANCHORED)
def test_a_button_leads_to_the_page_it_was_made_for(query):
    carried = query.encode().removeprefix("lg1:")
    assert carried != query.encode() and len(carried) <= 90
    assert "\n" not in carried and ":" not in carried
    assert parse_query(carried) == query


GOOD = LedgerPage(LedgerTopic.HISTORY, Period.WEEK, 3, 4, 5, True, 6).encode().removeprefix("lg1:")


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


# Every page


@given(seed=st.integers(0, 100), query=OF_SOMEBODY | OF_ALL | ANCHORED)
@example(seed=0, query=replace(HISTORY, anchor=OLDEST))
@example(seed=0, query=replace(SERIES, anchor=OLDEST))
@example(seed=0, query=replace(HISTORY, table=1))
@settings(max_examples=25, deadline=None)
def test_every_button_of_every_page_leads_to_a_page(seed, query):
    ledger = random_ledger(seed, 60, (*CROWD, COMPUTER), corrections=9)
    assume(query.topic is not LedgerTopic.PLAYER or query.player in ledger.people())
    for to in (query, *leads(page(query, ledger)).values()):
        screen = page(to, ledger)
        assert words(screen).strip()
        assert_taken(screen, to)


NUMBERED, NEWER, OLDER = {"First", "Previous", "Next", "Last"}, {"Newest", "Newer"}, {"Older", "Oldest"}


def turns(screen: Screen) -> dict[str, LedgerPage]:
    """Where the buttons lead that turn pages."""
    return {said: to for said, to in leads(screen).items() if said in NUMBERED | NEWER | OLDER}


@pytest.mark.parametrize("query", [PAIRS, replace(STANDINGS, player=1), LedgerPage(LedgerTopic.SERIES, table=1)])
def test_numbered_pages_lead_to_the_first_the_last_and_those_beside(query):
    crowd = tuple(Person(number, 1000 + number, "x") for number in range(1, 60))
    ledger = Ledger(
        (
            *series(1, *["0+1", "1-1"] * 30, seats=crowd[:4]),
            *(entry for at in range(4, 59) for entry in series(at, "0+1", seats=(crowd[0], *crowd[1:3], crowd[at]))),
            *(entry for at in range(60, 115) for entry in series(at, "0+1", seats=(*crowd[:2], crowd[at - 56], EVA))),
        )
    )
    there = len(all_pages(query, ledger))
    assert there > 5
    for number in (1, 2, 3, there - 1, there):
        beside = {"First": 1, "Previous": number - 1, "Next": number + 1, "Last": there}
        found = {said: to.page for said, to in turns(page(replace(query, page=number), ledger)).items()}
        assert set(found.values()) == {each for each in beside.values() if 1 <= each <= there and each != number}
        assert found.items() <= beside.items()
    assert page(replace(query, page=there + 50), ledger) == page(replace(query, page=there), ledger)


def written_on(screen: Screen) -> list[str]:
    """The lines of a page of the history or of series."""
    return re.findall(r"^(?:`\d+`|✏️|Table \d+).*", words(screen), re.MULTILINE)


@pytest.mark.parametrize("query", [SERIES, HISTORY, replace(HISTORY, player=1), replace(SERIES, player=1, partner=2)])
def test_lists_lead_to_the_newest_the_oldest_and_to_what_is_newer_and_older_than_a_page(query):
    ledger = random_ledger(2, 150 if query.topic is LedgerTopic.HISTORY else 2500, called("x")[:5], corrections=10)
    screens = all_pages(query, ledger)
    lines = [line for screen in screens for line in written_on(screen)]
    assert len(screens) > 3 and len(set(lines)) == len(lines) > 24
    assert set(turns(screens[0])) == OLDER
    for before, screen in pairwise(screens):
        assert len(written_on(before)) == 8
        ways = turns(screen)
        assert set(ways) == (NEWER if screen is screens[-1] else NEWER | OLDER)
        # What is newer is the page before, and the newest page is the first again.
        assert written_on(page(ways["Newer"], ledger)) == written_on(before)
        assert words(page(ways["Newest"], ledger)) == words(screens[0])
    # The page of the oldest lines is whole.
    oldest = page(turns(screens[0])["Oldest"], ledger)
    assert_taken(oldest, query)
    assert written_on(oldest) == lines[-8:] and set(turns(oldest)) == NEWER
    assert written_on(page(turns(oldest)["Newer"], ledger)) == lines[-16:-8]
    # Where nothing is newer than a page, it is that of the newest lines, however few lines were on it.
    first = page(replace(query, anchor=Anchor(False, 2**51, 0)), ledger)
    assert words(first) == words(screens[0]) and leads(first) == leads(screens[0])


@pytest.mark.parametrize("query", [SERIES, HISTORY])
def test_what_is_played_while_somebody_reads_older_lines_moves_none_of_them(query):
    ledger = random_ledger(2, 150 if query.topic is LedgerTopic.HISTORY else 1500, called("x"))
    older = turns(page(query, ledger))["Older"]
    more = Ledger((*ledger.entries, *series(5000, *WON, begins=NOON + 399 * DAY), *series(5001, "0+1", begins=LATER)))
    assert written_on(page(query, more)) != written_on(page(query, ledger))
    assert written_on(page(older, more)) == written_on(page(older, ledger))


@pytest.mark.parametrize("query", [SERIES, HISTORY])
def test_buttons_of_earlier_versions_lead_to_the_page_with_their_number(query):
    ledger = random_ledger(2, 150 if query.topic is LedgerTopic.HISTORY else 1500, called("x"))
    screens = all_pages(query, ledger)
    for number in (2, 3, len(screens)):
        old = page(replace(query, page=number), ledger)
        assert written_on(old) == written_on(screens[number - 1])
        assert set(turns(old)) >= NEWER
    beyond = page(replace(query, page=len(screens) + 1), ledger)
    assert words(beyond) == words(screens[0]) and leads(beyond) == leads(screens[0])


OF_ANNA, YEARLY = LedgerPage(LedgerTopic.PLAYER, player=ANNA.id), replace(STANDINGS, period=Period.YEAR)


@pytest.mark.parametrize(
    ("query", "said", "to"),
    [
        (replace(HISTORY, player=1, page=2), "Month", replace(HISTORY, period=Period.MONTH, player=1)),
        (replace(HISTORY, player=1, anchor=OLDEST), "Month", replace(HISTORY, period=Period.MONTH, player=1)),
        (replace(SERIES, anchor=Anchor(True, 2**50, 7)), "Week", replace(SERIES, period=Period.WEEK)),
        (replace(HISTORY, period=Period.MONTH, player=1), "All time", replace(HISTORY, player=1)),
        (replace(YEARLY, page=2), "Pairs", replace(YEARLY, topic=LedgerTopic.PAIRS)),
        (replace(YEARLY, topic=LedgerTopic.PAIRS), "Players", YEARLY),
        (OF_ANNA, "Their games", replace(HISTORY, player=ANNA.id)),
        (OF_ANNA, "Their series", replace(SERIES, player=ANNA.id)),
    ],
)
def test_a_button_keeps_all_that_is_chosen_but_the_page(query, said, to):
    assert leads(page(query, random_ledger(2, 200, called("x"))))[said] == to


# Names


def test_whoever_had_their_data_deleted_is_named_by_a_text_on_every_page():
    entries = series(1, *WON, seats=(FORMER, BELA, CYRIL, DANA))
    ledger = Ledger(tuple(entries), (Correction(1, (FORMER,), 2, "why", FORMER, NOON),))
    for query in (STANDINGS, PAIRS, SERIES, HISTORY, LedgerPage(LedgerTopic.PLAYER, player=FORMER.id)):
        assert "a former player" in told(query, ledger)
    assert name(FORMER, T) == label((FORMER,), T) == "a former player"
    assert names((FORMER, ANNA), T) == "a former player & Anna"
    assert unbound(name(COMPUTER, T)) == label((COMPUTER,), T) == "🤖 Tonda", "a computer has a sign"


# Standings


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def line_of(screen: Screen, *people: str) -> str:
    (line,) = [each for each in words(screen).splitlines() if f"**{' & '.join(people)}**" in each]
    return line


def test_the_standings_tell_of_every_player_what_they_have_won_and_how_they_are_rated():
    ledger = Ledger(tuple(series(1, *WON)), (correction(1, -11, ANNA),))
    rated = ratings(ledger.entries)
    screen = page(STANDINGS, ledger)
    # Place, rating, series, games, brčka: ten won, eleven taken.
    assert numbers_in(line_of(screen, "Anna")) == [2, rated[ANNA.id].shown, 1, 0, 0, 5, 0, 1]
    assert line_of(screen, "Anna").endswith("−1")
    assert numbers_in(line_of(screen, "Béla")) == [3, rated[BELA.id].shown, 0, 0, 1, 0, 5, 0]
    pairs = page(PAIRS, ledger)
    assert numbers_in(line_of(pairs, "Anna", "Cyril")) == [1, 1, 0, 0, 5, 0, 10]


def test_the_pages_of_the_standings_hold_everybody_once_the_best_first_ten_a_page():
    ledger = random_ledger(3, 100, tuple(Person(number, number, f"P{number}") for number in range(1, 24)))
    added = standings(ledger)
    for query, expected in ((STANDINGS, added.players), (PAIRS, added.pairs)):
        found = []
        for screen in all_pages(query, ledger):
            rows = re.findall(r"^(\d+)\. \*\*(.+?)\*\*", words(screen), re.MULTILINE)
            assert len(rows) <= 10
            found += rows
        assert found == [(str(at), names(line.people, T)) for at, line in enumerate(expected, start=1)]


def test_games_with_computers_are_left_out_of_the_standings_and_of_a_player_unless_asked_for():
    ledger = Ledger((*series(1, "0+1", "0+1"), *series(2, "0+2", "0+2", "0+2", seats=WITH_COMPUTER)))
    for query in (STANDINGS, LedgerPage(LedgerTopic.PLAYER, player=ANNA.id)):
        screen = page(query, ledger)
        assert "Tonda" not in words(screen) and 3 in numbers(words(screen))
        with_them = leads(screen)["With computers"]
        assert with_them == replace(query, computers=True)
        assert "🤖 Tonda" in unbound(words(page(with_them, ledger)))
        assert leads(page(with_them, ledger))["Only people"] == query
    assert "3 lost" in told(LedgerPage(LedgerTopic.PLAYER, player=COMPUTER.id), ledger)
    known = rated(ledger)
    for query, brcka in ((STANDINGS, 2), (LedgerPage(LedgerTopic.STANDINGS, computers=True), 8)):
        shown = page(query, ledger)
        line = unbound(line_of(shown, "Anna"))
        assert f"rating {known.people[ANNA.id].shown} / 🤖 {known.overall[ANNA.id].shown} ·" in line
        assert line.endswith(f"brčka {brcka}")
        assert {1464, 1500, 1536} <= numbers(words(shown))
    assert f"**{known.overall[ANNA.id].shown}**, after 5 games" in told(
        LedgerPage(LedgerTopic.PLAYER, player=ANNA.id), ledger
    )
    # Where only computers took part it is said that there are games, which are left out.
    left_out = Ledger(tuple(series(2, "0+2", "0+2", seats=WITH_COMPUTER)))
    only = told(STANDINGS, left_out)
    assert T("no-games-among-people") in only and T("no-games") not in only
    anna = told(LedgerPage(LedgerTopic.PLAYER, player=ANNA.id), left_out)
    assert T("player-none-among-people") in anna and T("ledger-none") not in anna
    # Whoever has only played with computers is rated too.
    assert f"Rating with computers: **{rated(left_out).overall[ANNA.id].shown}**, after 2 games" in anna
    assert f"rating 🤖 {rated(left_out).overall[ANNA.id].shown} ·" in unbound(
        line_of(page(LedgerPage(LedgerTopic.STANDINGS, computers=True), left_out), "Anna")
    )
    # Where no computer has played, there is nothing to ask for.
    assert "With computers" not in leads(page(STANDINGS, Ledger(tuple(series(1, *WON)))))


def test_standings_of_a_period_count_only_its_games_and_say_so():
    old = series(1, *WON, begins=NOON + 9 * DAY)
    new = series(2, "1+1", seats=(ANNA, BELA, EVA, DANA), begins=NOON + 10 * DAY)
    ledger = Ledger((*old, *new))
    # Sunday was last week; now it is Tuesday.
    week = page(LedgerPage(LedgerTopic.STANDINGS, Period.WEEK), ledger, now=NOON + 11 * DAY)
    assert "this week, since Monday" in words(week) and "Cyril" not in words(week) and "Eva" in words(week)
    # A rating is no count: it is what it is by all games.
    assert ratings(ledger.entries)[ANNA.id].shown in numbers(line_of(week, "Anna"))
    for period, said in ((Period.MONTH, "Only this month."), (Period.YEAR, "Only this year.")):
        query = LedgerPage(LedgerTopic.STANDINGS, period)
        shown = told(query, ledger, now=NOON + 11 * DAY)
        assert said in shown and "Cyril" in shown and "Eva" in shown
        over = told(query, ledger, now=NOON + (31 * DAY if period is Period.MONTH else 245 * DAY))
        assert said in over and T("ledger-none") in over


def test_standings_of_a_player_list_the_pairs_of_that_player_and_of_two_that_pair():
    opposed = series(2, "1+1", seats=(ANNA, BELA, EVA, DANA), begins=NOON + DAY)
    ledger = Ledger((*series(1, *WON), *opposed, *series(3, *WON, seats=WITH_COMPUTER)))
    for query in (replace(STANDINGS, player=ANNA.id), replace(PAIRS, player=ANNA.id)):
        screen = page(query, ledger)
        assert T("standings-of-one", name="Anna") in words(screen)
        assert "**Pairs**" in words(screen) and "**Players**" not in words(screen)
        assert re.findall(r"^\d+\. \*\*(.+?)\*\*", words(screen), re.MULTILINE) == ["Anna & Cyril", "Anna & Eva"]
        # Of a player there are pairs only; what is left out are that player's games.
        assert not {"Players", "Pairs"} & set(leads(screen))
        assert T("standings-left-out", games=5) in words(screen)
        assert leads(screen)["With computers"] == replace(query, computers=True)
    assert "🤖" in told(replace(STANDINGS, player=BELA.id, computers=True), ledger)
    pair = page(replace(STANDINGS, player=ANNA.id, partner=EVA.id), ledger)
    assert T("standings-of-pair", first="Anna", second="Eva") in words(pair) and "Cyril" not in words(pair)
    assert numbers_in(line_of(pair, "Anna", "Eva")) == [1, 0, 0, 0, 0, 1, 0]
    never = told(replace(STANDINGS, player=ANNA.id, partner=BELA.id), ledger)
    assert T("ledger-none") in never and not re.search(r"^\d+\. ", never, re.MULTILINE)


def test_series_under_way_stand_above_the_standings_and_the_rest_are_counted():
    tables = [under_way(number, brcka=(3, 4)) for number in range(501, 510)]
    shown = told(STANDINGS, Ledger(tuple(series(1, *WON))), under_way=tables)
    assert {501, 502, 503, 504, 505} <= numbers(shown) and 506 not in numbers(shown)
    assert "And 4 more" in shown and "Anna & Cyril **3** to **4** Béla & Dana" in shown


# One player


def test_a_player_is_told_all_that_they_have_to_show():
    opposed = series(2, "1+2", "1+1", "0+2", seats=(ANNA, CYRIL, BELA, DANA), begins=NOON + DAY)
    corrected = (correction(1, 3, ANNA, CYRIL, reason="forgotten"), correction(2, 5, BELA, reason="of another"))
    ledger = Ledger((*series(1, *WON), *opposed), corrected)
    rated = ratings(ledger.entries)[ANNA.id]
    shown = told(LedgerPage(LedgerTopic.PLAYER, player=ANNA.id), ledger)
    assert f"**{rated.shown}**, after 8 games" in shown
    assert "Series: **1** won, 0 drawn, 0 lost" in shown
    assert "Games: **6** won, 2 lost" in shown
    assert "Brčka: **15**, with +3 by corrections" in shown
    assert "5 games won, 2 games lost" in shown
    with_cyril, with_bela = (line for line in shown.splitlines() if line.startswith("With "))
    assert "Cyril" in with_cyril and numbers_in(with_cyril)[3:] == [5, 0, 13]
    assert "Béla" in with_bela and numbers_in(with_bela)[3:] == [1, 2, 2]
    assert "forgotten" in shown and "of another" not in shown
    last = re.findall(r"^`(\d+)`", shown, re.MULTILINE)
    assert last == ["2002", "2001", "2000", "1004"]


def test_runs_are_the_most_games_won_and_lost_one_after_another():
    games = ["0+1", "0+1", "1-1", "0+1", "1-1", "1+1", "1+1", "0+1", "0-1"]
    entries = series(1, *games, every=DAY)
    assert longest_runs(entries, ANNA.id) == (2, 3)
    assert longest_runs(entries[::-1], BELA.id) == (3, 2)
    assert longest_runs(entries, EVA.id) == (0, 0)


# Series


def test_the_series_are_listed_with_how_they_ended_those_under_way_first():
    drawn = series(2, *["0+2"] * 5, *["1+2"] * 10, goal=20, begins=NOON + DAY)
    twice = series(3, *["1+2"] * 10, goal=20, begins=NOON + 2 * DAY)
    stopped = series(4, "0+2", "1+1", begins=NOON + 3 * DAY)
    running = series(5, "0+1", "0+1", begins=NOON - DAY)
    ledger = Ledger((*running, *series(1, *WON), *drawn, *twice, *stopped))
    screen = page(SERIES, ledger, [under_way(5, brcka=(2, 0)), under_way(6)])
    lines = [line for line in words(screen).splitlines() if line.startswith("Table")]
    assert [int(line.split()[1]) for line in lines] == [5, 6, 4, 3, 2, 1]
    assert "under way" in lines[0] and "**2** to **0**" in lines[0] and "under way" in lines[1]
    assert "stopped" in lines[2] and "2 to 1" in lines[2]
    assert "**Béla & Dana** won two series against Anna & Cyril, 20 to 0" in lines[3]
    assert "drew, 10 to 20" in lines[4]
    assert "**Anna & Cyril** won the series against Béla & Dana, 10 to 0" in lines[5]
    # Table 6 has no finished game yet: there is nothing to open.
    opened = {to.table for to in leads(screen).values() if to.table}
    assert opened == {1, 2, 3, 4, 5}


def test_of_many_series_under_way_eight_are_listed_on_the_first_page_and_the_rest_are_counted():
    ledger = random_ledger(2, 1500, called("x"))
    tables = [under_way(number) for number in range(5001, 5012)]
    first, second = all_pages(SERIES, ledger, under_way=tables)[:2]
    running = [int(line.split()[1]) for line in written_on(first) if "under way" in line]
    assert running == list(range(5001, 5009)) and T("series-more", more=3) in words(first)
    # They take no place of the others, and stand on no other page.
    assert len(written_on(first)) == 8 + 8
    assert "under way" not in words(second) and len(written_on(second)) == 8
    assert_taken(first, SERIES)
    assert T("series-more", more=1) not in told(SERIES, ledger, under_way=tables[:8])


def test_a_series_is_told_game_by_game_with_the_brcka_after_each():
    entries = series(7, "0+2", "1-1", "1+2", "0-1", every=DAY)
    ledger = Ledger((*series(1, *WON), *entries))
    shown = unbound(told(LedgerPage(LedgerTopic.SERIES, table=7), ledger))
    games = [line for line in shown.splitlines() if line.startswith("`")]
    assert [re.findall(r"\d+", line)[0] for line in games] == ["7000", "7001", "7002", "7003"]
    assert [re.search(r"brčka \*\*(\d+–\d+)\*\*", line)[1] for line in games] == ["2–0", "1–0", "1–2", "1–1"]
    assert "took 1" in games[1] and "added" in games[2] and "**Béla & Dana** +2" in games[2]


@given(seed=st.integers(0, 100))
@settings(max_examples=8, deadline=None)
def test_the_pages_of_a_series_hold_every_game_once_the_oldest_first(seed):
    ledger = random_ledger(seed, 80)
    longest = max(ledger.series, key=lambda each: len(each.entries))
    screens = all_pages(LedgerPage(LedgerTopic.SERIES, table=longest.table_id), ledger)
    found = [int(n) for screen in screens for n in re.findall(r"^`(\d+)`", words(screen), re.MULTILINE)]
    assert found == [entry.game_id for entry in longest.entries]
    assert leads(screens[-1])["All series"] == SERIES


def test_the_series_of_a_player_are_those_they_sit_in():
    ledger = Ledger((*series(1, *WON), *series(2, *WON, seats=(EVA, BELA, CYRIL, DANA))))
    tables = [under_way(3), under_way(4, (EVA, BELA, CYRIL, DANA))]
    shown = told(LedgerPage(LedgerTopic.SERIES, player=ANNA.id), ledger, under_way=tables)
    assert [int(n) for n in re.findall(r"^Table (\d+)", shown, re.MULTILINE)] == [3, 1]
    opponents = told(LedgerPage(LedgerTopic.SERIES, player=ANNA.id, partner=BELA.id), ledger, under_way=tables)
    assert "Table" not in opponents
    # A table without a finished game has no series to tell.
    nothing = told(LedgerPage(LedgerTopic.SERIES, table=9), ledger)
    assert "9" in nothing and "No game" in nothing
    assert "under way" in told(LedgerPage(LedgerTopic.SERIES, table=9), ledger, under_way=[under_way(9)])


# The history


@given(seed=st.integers(0, 100), whose=st.sampled_from([(0, 0), (ANNA.id, 0), (ANNA.id, CYRIL.id)]))
@settings(max_examples=12, deadline=None)
def test_the_history_holds_every_game_and_correction_once_the_newest_first(seed, whose):
    ledger = random_ledger(seed, 60, corrections=9)
    player, partner = whose
    narrowed = ledger.of(player, partner) if player else ledger
    text = "\n".join(
        words(screen) for screen in all_pages(LedgerPage(LedgerTopic.HISTORY, player=player, partner=partner), ledger)
    )
    found = [game or f"R{reason}" for game, reason in re.findall(r"^(?:`(\d+)`|✏️.*“R(\d+)”)", text, re.MULTILINE)]
    written = [(entry.at, str(entry.game_id)) for entry in narrowed.entries]
    written += [(each.at, each.reason) for each in narrowed.corrections]
    assert sorted(found) == sorted(what for _, what in written)
    when = {what: at for at, what in written}
    moments = [when[each] for each in found]
    assert moments == sorted(moments, reverse=True)


def test_a_game_is_told_with_all_that_stands_in_the_ledger():
    entries = series(1, "0+2", "1-1")
    shown = unbound(told(HISTORY, Ledger(tuple(entries))))
    assert unbound(T("history-record")) in shown
    newest, oldest = (line for line in shown.splitlines() if line.startswith("`"))
    assert "**Béla & Dana** +1 against Anna & Cyril · 100–60 · dost, took 1 · brčka 0–1" in newest
    assert "**Anna & Cyril** +2 against Béla & Dana · 100–60 · dost, added · brčka 2–0" in oldest
    assert f"<t:{int(NOON.timestamp())}:d>" in newest
    # However it ended.
    said = {How.DOST: "dost", How.FALSE_DOST: "false dost", How.COUNT: "counted", How.CONCEDED: "given up"}
    for how in How:
        ended = replace(entries[0], outcome=replace(entries[0].outcome, how=how))
        assert f"· {said[how]}, added" in told(HISTORY, Ledger((ended,)))


def test_a_correction_tells_who_wrote_it_and_why():
    def history(brcka: int, *people: Person, reason: str) -> str:
        return told(HISTORY, Ledger((), (correction(4, brcka, *people, reason=reason),)))

    (line,) = re.findall("✏️.*", history(-2, ANNA, CYRIL, reason="counted  twice\nby\tmistake"))
    assert "**Anna & Cyril** −2 · correction 4 by Dana: “counted twice by mistake”" in line
    # It is text and nothing more.
    (line,) = re.findall("✏️.*", history(1, ANNA, reason="**b** <@1> [x](http://y) `c`\n# d \u202ee"))
    _, _, reason = line.partition("“")
    assert not {*"*<@[`#\u202e"} & {*re.sub(r"\\.", "", reason)}
    # A long one is cut, and one that cannot be seen is not left empty.
    assert "“" + "x" * 219 + "…”" in history(1, ANNA, reason="x" * 500)
    assert "“…”" in history(1, ANNA, reason="\u200b")
    # Two hundred characters, the most that may be written, are told whole.
    whole = "A reason: " + "it was so. " * 17
    assert whole.strip().replace(":", "\\:") in history(1, ANNA, reason=whole)


# Export


def exported(export: Export, ledger: Ledger, portion: int = 3) -> bytes:
    """A ledger as it is written portion by portion."""
    parts = {"games": ledger.entries, "corrections": ledger.corrections, "stopped": ledger.stopped}
    written = []
    for part, lines in parts.items():
        written += [export.add(part, lines[at : at + portion]) for at in range(0, max(1, len(lines)), portion)]
    return b"".join([*written, export.end()])


def export_csv(ledger: Ledger) -> bytes:
    return exported(CsvExport(), ledger)


def export_json(ledger: Ledger) -> bytes:
    return exported(JsonExport(), ledger)


def rows_of(ledger: Ledger) -> list[dict[str, str]]:
    written = export_csv(ledger)
    assert written.startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(io.StringIO(written.decode("utf-8-sig"), newline="")))


def test_the_table_has_a_line_for_every_game_and_every_correction():
    at = NOON.astimezone(timezone(timedelta(hours=2)))
    played, other = series(3, "0+2", "1-1", begins=at)
    # Anna left, a computer and then Eva played for her, and she came back; somebody left before for a moment only.
    later = tuple(Substituted(ply, 0, who) for ply, who in ((9, EVA), (9, COMPUTER), (17, EVA), (20, ANNA), (25, EVA)))
    played = replace(played, substituted=later)
    ledger = Ledger((played, other), (correction(4, -2, ANNA, CYRIL, reason="a;b\n“c”", at=at),))
    first, second, corrected = rows_of(ledger)
    assert first == {
        **{"kind": "game", "number": "3000", "table": "3", "at": "2026-05-01T12:00:00+00:00"},
        **{"seat0": "Anna", "seat1": "Béla", "seat2": "Cyril", "seat3": "Dana"},
        **{"key0": "1", "key1": "2", "key2": "3", "key3": "4"},
        **{"winner": "0", "brcka": "2", "how": "dost", "score0": "100", "score1": "60"},
        **{"choice": "add", "amount": "2", "balance0": "2", "balance1": "0", "by": "", "reason": ""},
        "substitutes": "🤖 Tonda (Anna); Eva (Anna)",
    }
    pair = [
        (each["substitute"]["key"], each["player"]["key"])
        for each in json.loads(export_json(ledger))["games"][0]["substitutes"]
    ]
    assert pair == [(COMPUTER.id, ANNA.id), (EVA.id, ANNA.id)]
    assert (second["winner"], second["choice"], second["amount"], second["balance0"]) == ("1", "take", "1", "1")
    filled = {column: cell for column, cell in corrected.items() if cell}
    assert filled == {
        **{"kind": "correction", "number": "4", "at": "2026-05-01T12:00:00+00:00", "seat0": "Anna", "seat1": "Cyril"},
        **{"key0": "1", "key1": "3", "brcka": "-2", "by": "Dana", "reason": "a;b\n“c”"},
    }


@settings(max_examples=40, deadline=None)
@given(
    title=st.text(alphabet="=+-@\t\r\n＝＋a1'\" ,;", min_size=1, max_size=6),
    reason=st.text(alphabet="=+-@\t\r\n＠－a1'\" ,;", max_size=6),
)
def test_no_text_in_the_table_is_run_as_a_formula_and_none_is_lost(title, reason):
    person = Person(1, 1001, title)
    ledger = Ledger(
        tuple(series(1, "0+2", seats=(person, BELA, CYRIL, DANA))),
        (Correction(1, (person,), -1, reason, person, NOON),),
    )
    game, corrected = rows_of(ledger)
    for written, cell in ((title, game["seat0"]), (title, corrected["by"]), (reason, corrected["reason"])):
        assert not cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"))
        assert cell in (written, "'" + written)


@given(seed=st.integers(0, 100))
@settings(max_examples=8, deadline=None)
def test_both_exports_hold_the_whole_ledger_and_no_account(seed):
    people = tuple(Person(n, 555_000_000_000 + n, f"P{n}") for n in range(1, 9))
    ledger = random_ledger(seed, 40, people, corrections=5)
    whole = json.loads(export_json(ledger))
    assert len(whole["games"]) == 40 and len(whole["corrections"]) == 5
    for entry, game in zip(ledger.entries, whole["games"], strict=True):
        outcome, choice = entry.outcome, entry.choice
        assert game == {
            **{"game": entry.game_id, "table": entry.table_id, "at": entry.at.astimezone(UTC).isoformat()},
            "seats": [{"key": person.id, "name": person.name} for person in entry.seats],
            **{"winner": outcome.winner, "brcka": outcome.brcka, "how": str(outcome.how), "score": [*outcome.score]},
            **{"choice": str(choice.move), "amount": choice.amount, "balance": [*choice.balance], "substitutes": []},
        }
    for each, corrected in zip(ledger.corrections, whole["corrections"], strict=True):
        assert [person["key"] for person in corrected["people"]] == [person.id for person in each.people]
        assert (corrected["brcka"], corrected["reason"]) == (each.brcka, each.reason)
        assert corrected["by"] == {"key": DANA.id, "name": "Dana"}
    rows = rows_of(ledger)
    assert [int(row["number"]) for row in rows] == [e.game_id for e in ledger.entries] + [
        c.id for c in ledger.corrections
    ]
    assert b"555" not in export_json(ledger) and b"555" not in export_csv(ledger)


def test_an_empty_ledger_is_exported_with_its_header_alone_and_no_name_of_whom_was_deleted():
    assert rows_of(EMPTY) == [] and export_csv(EMPTY).decode("utf-8-sig").startswith("kind,number,table,at,")
    whole = {"games": [], "corrections": [], "stopped": []}
    assert json.loads(export_json(EMPTY)) == {"format": "stovkahra-ledger/1"} | whole
    (row,) = rows_of(Ledger(tuple(series(1, "0+2", seats=(FORMER, BELA, CYRIL, COMPUTER)))))
    assert (row["seat0"], row["key0"], row["seat3"]) == ("", str(FORMER.id), "🤖 Tonda")
