"""The standings: everybody once, the best first, by period and by pair, with computers only if asked for."""

from dataclasses import replace
from datetime import timedelta
from itertools import permutations, product

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model.ledger import Period
from bot.model.ledger_content import LedgerState, Line, StandingsContent
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.names import columns
from bot.model.person import Person
from bot.model.ratings import Rating
from bot.model.sums import Sum
from bot.ui.ledger import ledger_screen
from bot.ui.ledger_parts import names
from bot.ui.phone import COLUMNS, SCREEN, height
from engine.games import GAMES, USUAL
from tests.support.ledger import ANNA, BELA, COMPUTER, DANA, EVA, correction, random_ledger, series
from tests.support.ledger_pages import (
    PAIRS,
    STANDINGS,
    WITH_COMPUTER,
    WON,
    all_pages,
    leads,
    line_of,
    page,
    told,
)
from tests.support.limits import assert_taken, worst_people
from tests.support.plain_ledger import Ledger, rated, ratings, standings
from tests.support.service import NOON, buttons, figures_on, listed, numbers, unbound, words
from tests.support.sizes import in_turn

T = texts()
DAY = timedelta(days=1)


def test_the_standings_tell_of_every_player_what_they_have_won_and_how_they_are_rated():
    ledger = Ledger(tuple(series(1, *WON)), (correction(1, -11, ANNA),))
    rated = ratings(ledger.entries)
    screen = page(STANDINGS, ledger)
    # Place, brčka: ten won, eleven taken; series and games.
    assert line_of(screen, "Anna") == ["2", "−1", "1", "5–0"]
    assert line_of(screen, "Béla") == ["3", "0", "0", "0–5"]
    assert line_of(page(PAIRS, ledger), "Anna", "Cyril") == ["1", "10", "1"]
    strength = page(leads(screen)["Rating"], ledger)
    assert line_of(strength, "Anna") == ["2", str(rated[ANNA.id].displayed), "5"]
    assert line_of(strength, "Béla") == ["3", str(rated[BELA.id].displayed), "5"]
    assert page(leads(strength)["Players"], ledger) == screen
    # What the figures mean stands on a page of its own, which leads back.
    for shown, said in ((screen, "standings-stovkahra-key"), (strength, "standings-rating")):
        told = page(leads(shown)["❓"], ledger)
        assert T(said) in words(told) and T(said) not in words(shown)
        assert page(leads(told)["Standings"], ledger) == shown


def test_a_reader_s_own_line_is_there_and_marked_on_every_page_and_nobody_s_where_all_see_it():
    people = tuple(Person(number, number, f"P{number}") for number in range(1, 24))
    ledger = random_ledger(3, 100, people)
    for topic in (LedgerTopic.STANDINGS, LedgerTopic.RATING):
        query = LedgerPage(USUAL, topic)
        lines = {name: line for screen in all_pages(query, ledger) for name, line in listed(screen).items()}
        for reader in people[::4]:
            own = lines.get(reader.name)
            for screen in all_pages(query, ledger, reader=reader.id):
                marked = {name: line for name, line in listed(screen).items() if line[0].startswith(">")}
                assert marked == ({reader.name: [f">{own[0]}", *own[1:]]} if own else {})
        assert not any(line[0].startswith(">") for line in lines.values())


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_each_line_fits_on_a_phone_whatever_names_and_numbers_are_in_it(language):
    t = texts(language)
    most = Sum(9999, 0, 0, 9999, 9999, 9999, -99999, -99999, 0, 9999)
    for people, game in product(permutations(worst_people(3), 2), GAMES):
        for topic in (LedgerTopic.STANDINGS, LedgerTopic.PAIRS, LedgerTopic.RATING):
            query = LedgerPage(game, topic)
            if not query.is_sound():
                continue
            shown = people if topic is LedgerTopic.PAIRS else people[:1]
            line = Line(shown, most, Rating(-(10**3), 1.0, 9999))
            content = StandingsContent(
                LedgerState(9, True, True), (), [line] * 10, [9999] * 10, 99, 999, 0, people[1].id
            )
            screen = ledger_screen(query, replace(content, own=(1001, line)), t)
            assert_taken(screen, (language, query))
            _, code, after = words(screen).split("```")
            lines = code.strip("\n").split("\n")
            assert len(lines) == 12 and "`" not in code + after.replace("-#", "")
            assert {columns(each) for each in lines} == {columns(lines[0])} and columns(lines[0]) <= COLUMNS
            assert height(screen.blocks) <= SCREEN and len(buttons(screen)) <= 5


def test_the_pages_of_the_standings_hold_everybody_once_the_best_first_ten_a_page():
    ledger = random_ledger(3, 100, tuple(Person(number, number, f"P{number}") for number in range(1, 24)))
    added = standings(ledger)
    for query, expected in ((STANDINGS, added.players), (PAIRS, added.pairs)):
        found = []
        for screen in all_pages(query, ledger):
            rows = listed(screen)
            assert len(rows) <= 10
            found += [(line[0], name) for name, line in rows.items()]
        assert found == [(str(at), names(line.people, T)) for at, line in enumerate(expected, start=1)]


def test_games_with_computers_are_left_out_of_the_standings_and_of_a_player_unless_asked_for():
    ledger = Ledger((*series(1, "0+1", "0+1"), *series(2, "0+2", "0+2", "0+2", seats=WITH_COMPUTER)))
    for query in (STANDINGS, LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id)):
        screen = page(query, ledger)
        assert "Tonda" not in words(screen) and 3 in numbers(words(screen))
        with_them = leads(screen)["With computers"]
        assert with_them == replace(query, computers=True)
        counted = unbound(words(page(with_them, ledger)))
        assert ("🤖 Tonda" if query is STANDINGS else "5–0") in counted
        assert leads(page(with_them, ledger))["Only people"] == query
    computer = LedgerPage(USUAL, LedgerTopic.PLAYER, player=COMPUTER.id)
    assert figures_on(page(computer, ledger))["Games"] == "0–3"
    known = rated(ledger)
    for query, brcka in ((STANDINGS, 2), (LedgerPage(USUAL, LedgerTopic.STANDINGS, computers=True), 8)):
        shown = page(query, ledger)
        assert line_of(shown, "Anna")[1] == str(brcka)
        strength = page(leads(shown)["Rating"], ledger)
        rating = (known.overall if query.computers else known.people)[ANNA.id]
        assert line_of(strength, "Anna")[1:] == [str(rating.displayed), str(rating.games)]
        assert {1464, 1500, 1536} <= numbers(words(page(leads(strength)["❓"], ledger)))
    own = LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id)
    assert figures_on(page(own, ledger))["Rating 🤖"] == str(known.overall[ANNA.id].displayed)
    # Where only computers took part it is said that there are games, which are left out.
    left_out = Ledger(tuple(series(2, "0+2", "0+2", seats=WITH_COMPUTER)))
    only = told(STANDINGS, left_out)
    assert T("standings-none-among-people", game=USUAL) in only and T("standings-none-yet", game=USUAL) not in only
    assert leads(page(STANDINGS, left_out))["With computers"] == replace(STANDINGS, computers=True)
    anna = told(own, left_out)
    assert T("player-none-among-people") in anna and T("ledger-none") not in anna
    # Whoever has only played with computers is rated too.
    assert figures_on(page(own, left_out)) == {"Rating 🤖": str(rated(left_out).overall[ANNA.id].displayed)}
    counted = page(LedgerPage(USUAL, LedgerTopic.RATING, computers=True), left_out)
    assert line_of(counted, "Anna")[1] == str(rated(left_out).overall[ANNA.id].displayed)
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
    strength = page(LedgerPage(USUAL, LedgerTopic.RATING, Period.WEEK), ledger, now=NOON + 11 * DAY)
    assert line_of(strength, "Anna")[1] == str(ratings(ledger.entries)[ANNA.id].displayed)
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
        assert "**Pairs**" in words(screen) and list(listed(screen)) == ["Anna & Cyril", "Anna & Eva"]
        # Of a player there are pairs only; what is left out are that player's games.
        assert not {"Players", "Pairs", "Rating"} & set(leads(screen))
        assert T("standings-others-counted", games=5, on="no") in words(page(leads(screen)["❓"], ledger))
        assert leads(screen)["With computers"] == replace(query, computers=True)
    assert "🤖" in told(replace(STANDINGS, player=BELA.id, computers=True), ledger)
    pair = page(replace(STANDINGS, player=ANNA.id, other=EVA.id), ledger)
    assert T("standings-of-pair", first="Anna", second="Eva") in words(pair) and "Cyril" not in words(pair)
    assert line_of(pair, "Anna", "Eva") == ["1", "0", "0"]
    never = page(replace(STANDINGS, player=ANNA.id, other=BELA.id), ledger)
    assert T("ledger-none") in words(never) and not listed(never)
