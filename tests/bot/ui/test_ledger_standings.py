"""The standings: everybody once, the best first, by period and by pair, with computers only if asked for."""

import re
from dataclasses import replace
from datetime import timedelta

from bot.i18n.texts import texts
from bot.model.ledger import Period
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.ui.ledger_parts import names
from engine.games import USUAL
from tests.support.ledger import ANNA, BELA, COMPUTER, DANA, EVA, correction, random_ledger, series
from tests.support.ledger_pages import (
    PAIRS,
    STANDINGS,
    WITH_COMPUTER,
    WON,
    all_pages,
    leads,
    line_of,
    numbers_in,
    page,
    told,
    under_way,
)
from tests.support.plain_ledger import Ledger, rated, ratings, standings
from tests.support.service import NOON, numbers, unbound, words

T = texts()
DAY = timedelta(days=1)


def test_the_standings_tell_of_every_player_what_they_have_won_and_how_they_are_rated():
    ledger = Ledger(tuple(series(1, *WON)), (correction(1, -11, ANNA),))
    rated = ratings(ledger.entries)
    screen = page(STANDINGS, ledger)
    # Place, series, games, brčka: ten won, eleven taken; rating.
    assert numbers_in(line_of(screen, "Anna")) == [2, 1, 0, 0, 5, 0, 1, rated[ANNA.id].displayed]
    assert "brčka −1" in unbound(line_of(screen, "Anna"))
    assert numbers_in(line_of(screen, "Béla")) == [3, 0, 0, 1, 0, 5, 0, rated[BELA.id].displayed]
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
    for query in (STANDINGS, LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id)):
        screen = page(query, ledger)
        assert "Tonda" not in words(screen) and 3 in numbers(words(screen))
        with_them = leads(screen)["With computers"]
        assert with_them == replace(query, computers=True)
        assert "🤖 Tonda" in unbound(words(page(with_them, ledger)))
        assert leads(page(with_them, ledger))["Only people"] == query
    assert "3 lost" in told(LedgerPage(USUAL, LedgerTopic.PLAYER, player=COMPUTER.id), ledger)
    known = rated(ledger)
    for query, brcka in ((STANDINGS, 2), (LedgerPage(USUAL, LedgerTopic.STANDINGS, computers=True), 8)):
        shown = page(query, ledger)
        line = unbound(line_of(shown, "Anna"))
        assert f"rating {known.people[ANNA.id].displayed} / 🤖 {known.overall[ANNA.id].displayed}" in line
        assert f"brčka {brcka} " in line
        assert {1464, 1500, 1536} <= numbers(words(shown))
    assert f"**{known.overall[ANNA.id].displayed}**, after 5 games" in told(
        LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id), ledger
    )
    # Where only computers took part it is said that there are games, which are left out.
    left_out = Ledger(tuple(series(2, "0+2", "0+2", seats=WITH_COMPUTER)))
    only = told(STANDINGS, left_out)
    assert T("standings-none-among-people", game=USUAL) in only and T("standings-none-yet", game=USUAL) not in only
    anna = told(LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id), left_out)
    assert T("player-none-among-people") in anna and T("ledger-none") not in anna
    # Whoever has only played with computers is rated too.
    assert f"Rating with computers: **{rated(left_out).overall[ANNA.id].displayed}**, after 2 games" in anna
    assert f"rating 🤖 {rated(left_out).overall[ANNA.id].displayed}" in unbound(
        line_of(page(LedgerPage(USUAL, LedgerTopic.STANDINGS, computers=True), left_out), "Anna")
    )
    # Where no computer has played, there is nothing to ask for.
    assert "With computers" not in leads(page(STANDINGS, Ledger(tuple(series(1, *WON)))))


def test_standings_of_a_period_count_only_its_games_and_say_so():
    old = series(1, *WON, begins=NOON + 9 * DAY)
    new = series(2, "1+1", seats=(ANNA, BELA, EVA, DANA), begins=NOON + 10 * DAY)
    ledger = Ledger((*old, *new))
    # Sunday was last week; now it is Tuesday.
    week = page(LedgerPage(USUAL, LedgerTopic.STANDINGS, Period.WEEK), ledger, now=NOON + 11 * DAY)
    assert "this week, since Monday" in words(week) and "Cyril" not in words(week) and "Eva" in words(week)
    # A rating is no count: it is what it is by all games.
    assert ratings(ledger.entries)[ANNA.id].displayed in numbers(line_of(week, "Anna"))
    for period, said in ((Period.MONTH, "Only this month."), (Period.YEAR, "Only this year.")):
        query = LedgerPage(USUAL, LedgerTopic.STANDINGS, period)
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
        assert T("standings-others-counted", games=5, on="no") in words(screen)
        assert leads(screen)["With computers"] == replace(query, computers=True)
    assert "🤖" in told(replace(STANDINGS, player=BELA.id, computers=True), ledger)
    pair = page(replace(STANDINGS, player=ANNA.id, other=EVA.id), ledger)
    assert T("standings-of-pair", first="Anna", second="Eva") in words(pair) and "Cyril" not in words(pair)
    assert numbers_in(line_of(pair, "Anna", "Eva")) == [1, 0, 0, 0, 0, 1, 0]
    never = told(replace(STANDINGS, player=ANNA.id, other=BELA.id), ledger)
    assert T("ledger-none") in never and not re.search(r"^\d+\. ", never, re.MULTILINE)


def test_series_under_way_stand_above_the_standings_and_the_rest_are_counted():
    tables = [under_way(number, brcka=(3, 4)) for number in range(501, 510)]
    shown = told(STANDINGS, Ledger(tuple(series(1, *WON))), under_way=tables)
    assert {501, 502, 503, 504, 505} <= numbers(shown) and 506 not in numbers(shown)
    assert "And 4 more" in shown and "Anna & Cyril **3** to **4** Béla & Dana" in shown
