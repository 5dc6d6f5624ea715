"""The ledger: narrowing it, its pages, what is offered while somebody types, and its export."""

import csv
import io
import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.texts import texts
from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.ledger import Correction, Entry, Ledger, Period
from bot.model.ledger_export import CsvExport, Export, JsonExport
from bot.model.person import Person
from bot.model.ratings import Rated, rated, ratings
from bot.model.standings import standings
from bot.model.stopped import StoppedSeries
from bot.model.substitutes import Substituted
from bot.model.table import Table
from bot.ui.ledger_pages import (
    games_matching,
    label,
    ledger_screen,
    longest_runs,
    name,
    names,
    players_matching,
    series_matching,
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
    correction,
    random_ledger,
    series,
)
from tests.support.limits import assert_taken
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
    return ledger_screen(query, ledger, under_way or [], T, rated_by(ledger.entries, ledger.stopped), now)


def told(query: LedgerPage, ledger: Ledger, **options: object) -> str:
    return words(page(query, ledger, **options))


def leads(screen: Screen) -> dict[str, LedgerPage]:
    """Where the buttons of a screen lead that can be pressed, by what they say."""
    found = {each.label: parse_query(each.action.removeprefix("lg1:")) for each in buttons(screen) if each.enabled}
    assert all(query is not None for query in found.values())
    return found


def under_way(number: int, people: tuple[Person, ...] = FOUR, brcka: tuple[int, int] = (0, 0)) -> Table:
    table = table_of_four(people=people, number=number)
    table.start(people[0])
    table.series.brcka = list(brcka)
    return table


def all_pages(query: LedgerPage, ledger: Ledger, **options: object) -> list[Screen]:
    """Every page from this one on, by pressing the button that leads on."""
    screens = [page(query, ledger, **options)]
    while further := [to for said, to in leads(screens[-1]).items() if said in ("Next", "Older")]:
        screens.append(page(further[0], ledger, **options))
    return screens


# Narrowing


def test_periods_are_a_year_a_month_and_a_week_of_days():
    assert Period.ALL.since(NOON) is None
    days = {period: NOON - period.since(NOON) for period in (Period.YEAR, Period.MONTH, Period.WEEK)}
    assert days == {Period.YEAR: 365 * DAY, Period.MONTH: 30 * DAY, Period.WEEK: 7 * DAY}


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


def test_a_series_belongs_to_whoever_sat_in_its_last_game():
    first = series(1, *WON)
    ledger = Ledger((*first[:4], replace(first[4], seats=(*FOUR[:3], EVA))))
    assert [len(ledger.of(each.id).series) for each in (EVA, DANA)] == [1, 0]
    assert [len(ledger.of(each.id).entries) for each in (EVA, DANA)] == [1, 4]


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
    return LedgerPage.parse(text.split(":"))


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


@settings(max_examples=50)
@given(query=OF_SOMEBODY | OF_ALL)
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
    ],
)
def test_what_no_button_carries_leads_nowhere(text):
    assert parse_query(text) is None


# Every page


@given(seed=st.integers(0, 100), query=OF_SOMEBODY | OF_ALL)
@settings(max_examples=25, deadline=None)
def test_every_button_of_every_page_leads_to_a_page(seed, query):
    ledger = random_ledger(seed, 60, (*CROWD, COMPUTER), corrections=9)
    for to in (query, *leads(page(query, ledger)).values()):
        screen = page(to, ledger)
        assert words(screen).strip()
        assert_taken(screen, to)


@pytest.mark.parametrize("kind", [LedgerTopic.PAIRS, LedgerTopic.SERIES, LedgerTopic.HISTORY])
def test_pages_lead_to_the_first_the_last_and_those_beside(kind):
    ledger = random_ledger(2, 150 if kind is LedgerTopic.HISTORY else 900, called("x"), corrections=10)
    there = len(all_pages(LedgerPage(kind, computers=True), ledger))
    assert there > 5
    turning = ("First", "Previous", "Next", "Last", "Newest", "Newer", "Older", "Oldest")
    for number in (1, 2, 3, there - 1, there):
        buttons_there = leads(page(LedgerPage(kind, page=number), ledger))
        to = {query.page for said, query in buttons_there.items() if said in turning}
        beside = (1, number - 1, number + 1, there)
        assert to == {each for each in beside if 1 <= each <= there and each != number}
    assert page(LedgerPage(kind, page=there + 50), ledger) == page(LedgerPage(kind, page=there), ledger)


OF_ANNA, YEARLY = LedgerPage(LedgerTopic.PLAYER, player=ANNA.id), replace(STANDINGS, period=Period.YEAR)


@pytest.mark.parametrize(
    ("query", "said", "to"),
    [
        (replace(HISTORY, player=1, page=2), "Month", replace(HISTORY, period=Period.MONTH, player=1)),
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


def test_standings_of_a_period_or_a_player_count_only_those_games_and_say_so():
    old = series(1, *WON)
    new = series(2, "1+1", seats=(ANNA, BELA, EVA, DANA), begins=NOON + 10 * DAY)
    ledger = Ledger((*old, *new))
    week = page(LedgerPage(LedgerTopic.STANDINGS, Period.WEEK), ledger, now=NOON + 11 * DAY)
    assert "last 7 days" in words(week) and "Cyril" not in words(week) and "Eva" in words(week)
    # A rating is no count: it is what it is by all games.
    assert ratings(ledger.entries)[ANNA.id].shown in numbers(line_of(week, "Anna"))
    pair = page(LedgerPage(LedgerTopic.STANDINGS, player=ANNA.id, partner=EVA.id), ledger)
    assert "Anna and Eva were partners" in words(pair) and "Cyril" not in words(pair)
    assert "Anna played" in told(LedgerPage(LedgerTopic.STANDINGS, player=ANNA.id), ledger)


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
    assert "Nobody" in told(LedgerPage(LedgerTopic.PLAYER, player=EVA.id), ledger), "who never played is not known"


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


# What is offered while somebody types


def crowd_ledger(*titles: str) -> Ledger:
    """One series for each four of these people."""
    people = [Person(number, number, title) for number, title in enumerate(titles, start=1)]
    fours = [tuple(people[at : at + 4]) for at in range(0, len(people), 4)]
    return Ledger(
        tuple(e for n, four in enumerate(fours, start=1) for e in series(n, "0+2", seats=four, begins=NOON + n * DAY))
    )


def test_players_are_found_by_their_name_without_accents_the_best_match_first():
    ledger = crowd_ledger("Žofie Čížková", "Cizek", "Ačiž", "Karel", "ciz", "Anna", "Béla", "Dana")
    found = players_matching(ledger, "ČIZ", T)
    # The same, its beginning, a word's beginning, anywhere.
    assert [key for _, key in found] == [5, 2, 1, 3]
    assert found[0] == ("ciz · 1 game", 5)
    assert len(players_matching(ledger, "", T)) == 8
    assert players_matching(ledger, "xyz", T) == []


def test_who_has_played_most_is_offered_first_and_no_more_than_asked_for():
    seats = ((FORMER, BELA, CYRIL, COMPUTER), (EVA, BELA, CROWD[-1], CROWD[-2]))
    ledger = Ledger((*series(1, *WON, seats=seats[0]), *series(2, *WON, seats=seats[1])), (correction(1, 1, ANNA),))
    found = players_matching(ledger, "", T)
    assert found[0] == ("Béla · 10 games", BELA.id)
    # Whose data were deleted is not offered, and computers bear their sign.
    assert {key for _, key in found} == {person.id for person in (*seats[0][1:], *seats[1], ANNA)}
    assert ("🤖 Tonda · 5 games", COMPUTER.id) in players_matching(ledger, "tond", T)
    assert len(players_matching(ledger, "", T, limit=3)) == 3
    many = crowd_ledger(*(f"Ann {number}" for number in range(120)))
    for matching in (players_matching, games_matching, series_matching):
        assert len(matching(many, "ann", T)) == 25


def test_games_and_series_are_found_by_number_and_by_player():
    ledger = Ledger((*series(1, *WON, every=DAY), *series(12, *WON, seats=(EVA, BELA, CYRIL, DANA), begins=LATER)))
    first, later = [1004, 1003, 1002, 1001, 1000], [12004, 12003, 12002, 12001, 12000]
    # The newest first.
    for typed, expected in (
        *(("", [*later, *first]), ("1003", [1003]), ("12", later), ("003", [])),
        *(("BELA anna", first), ("eva", later)),
    ):
        assert [number for _, number in games_matching(ledger, typed, T)] == expected, typed
    ((said, _),) = games_matching(ledger, "1003", T)
    assert said.startswith("1003 · ") and said.endswith("Anna & Cyril 100–60") and "2026" in said
    assert [table for _, table in series_matching(ledger, "1", T)] == [1, 12]
    assert [table for _, table in series_matching(ledger, "", T)] == [12, 1]
    ((said, table),) = series_matching(ledger, "anna & cyril", T)
    assert table == 1 and said.endswith("Anna & Cyril 10–0 Béla & Dana")


@settings(max_examples=40, deadline=None)
@given(titles=st.lists(st.text(min_size=1, max_size=32), min_size=4, max_size=4), typed=st.text(max_size=20))
def test_whatever_is_typed_and_whoever_has_played_what_is_offered_is_taken(titles, typed):
    ledger = crowd_ledger(*titles)
    for found in (players_matching, series_matching, games_matching):
        for text, _ in found(ledger, typed, T) + found(ledger, "", T):
            assert 1 <= len(text.encode("utf-16-le")) // 2 <= 100 and text.strip()
            assert text.isprintable()
    for title, (key, person) in zip(titles, ledger.people().items(), strict=True):
        if person.name.isprintable() and person.name.strip():
            assert key in {each for _, each in players_matching(ledger, title, T)}


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
