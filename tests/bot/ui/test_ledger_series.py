"""The series of the ledger: the list of them, and one of them game by game."""

import re
from datetime import timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.texts import texts
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from engine.games import USUAL
from tests.support.ledger import ANNA, BELA, CYRIL, DANA, EVA, random_ledger, series
from tests.support.ledger_pages import SERIES, WON, all_pages, called, leads, page, told, under_way, written_on
from tests.support.limits import assert_taken
from tests.support.plain_ledger import Ledger
from tests.support.service import NOON, unbound, words

T = texts()
DAY = timedelta(days=1)


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
    shown = unbound(told(LedgerPage(USUAL, LedgerTopic.SERIES, table=7), ledger))
    games = [line for line in shown.splitlines() if line.startswith("`")]
    assert [re.findall(r"\d+", line)[0] for line in games] == ["7000", "7001", "7002", "7003"]
    assert [re.search(r"brčka \*\*(\d+–\d+)\*\*", line)[1] for line in games] == ["2–0", "1–0", "1–2", "1–1"]
    assert "took 1" in games[1] and "added" in games[2] and "**Béla & Dana** +2" in games[2]


@given(seed=st.integers(0, 100))
@settings(max_examples=8)
def test_the_pages_of_a_series_hold_every_game_once_the_oldest_first(seed):
    ledger = random_ledger(seed, 80)
    longest = max(ledger.series, key=lambda each: len(each.entries))
    screens = all_pages(LedgerPage(USUAL, LedgerTopic.SERIES, table=longest.table_id), ledger)
    found = [int(n) for screen in screens for n in re.findall(r"^`(\d+)`", words(screen), re.MULTILINE)]
    assert found == [entry.game_id for entry in longest.entries]
    assert leads(screens[-1])["All series"] == SERIES


def test_the_series_of_a_player_are_those_they_sit_in():
    ledger = Ledger((*series(1, *WON), *series(2, *WON, seats=(EVA, BELA, CYRIL, DANA))))
    tables = [under_way(3), under_way(4, (EVA, BELA, CYRIL, DANA))]
    shown = told(LedgerPage(USUAL, LedgerTopic.SERIES, player=ANNA.id), ledger, under_way=tables)
    assert [int(n) for n in re.findall(r"^Table (\d+)", shown, re.MULTILINE)] == [3, 1]
    opponents = told(LedgerPage(USUAL, LedgerTopic.SERIES, player=ANNA.id, other=BELA.id), ledger, under_way=tables)
    assert "Table" not in opponents
    # A table without a finished game has no series to tell.
    nothing = told(LedgerPage(USUAL, LedgerTopic.SERIES, table=9), ledger)
    assert "9" in nothing and "No game" in nothing
    assert "under way" in told(LedgerPage(USUAL, LedgerTopic.SERIES, table=9), ledger, under_way=[under_way(9)])
