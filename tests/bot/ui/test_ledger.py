"""Every page of the ledger: where its buttons lead, and whom it names."""

from dataclasses import replace
from datetime import timedelta
from itertools import pairwise

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from bot.i18n.texts import texts
from bot.model.ledger import Correction, Period
from bot.model.ledger_pages import OLDEST, Anchor, LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.ui.formatting import name
from bot.ui.ledger_parts import label, names
from bot.ui.screen import Screen
from engine.games import USUAL
from tests.support.ledger import ANNA, BELA, COMPUTER, CROWD, CYRIL, DANA, EVA, FORMER, random_ledger, series
from tests.support.ledger_pages import (
    ANCHORED,
    HISTORY,
    LATER,
    OF_ALL,
    OF_SOMEBODY,
    PAIRS,
    SERIES,
    STANDINGS,
    WON,
    all_pages,
    called,
    leads,
    page,
    told,
    written_on,
)
from tests.support.limits import assert_taken
from tests.support.plain_ledger import Ledger
from tests.support.service import NOON, unbound, words
from tests.support.sizes import in_turn

T = texts()
DAY = timedelta(days=1)


@given(seed=st.integers(0, 100), query=OF_SOMEBODY | OF_ALL | ANCHORED)
@example(seed=0, query=replace(HISTORY, anchor=OLDEST))
@example(seed=0, query=replace(SERIES, anchor=OLDEST))
@example(seed=0, query=replace(HISTORY, table=1))
@settings(max_examples=25)
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


@pytest.mark.parametrize(
    "query", in_turn([PAIRS, replace(STANDINGS, player=1), LedgerPage(USUAL, LedgerTopic.SERIES, table=1)])
)
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
        ends = {1, there} if not query.table else set()
        expected = {number - 1, number + 1} | ends
        assert set(found.values()) == {each for each in expected if 1 <= each <= there and each != number}
        assert found.items() <= beside.items()
    assert page(replace(query, page=there + 50), ledger) == page(replace(query, page=there), ledger)


@pytest.mark.parametrize(
    "query", in_turn([SERIES, HISTORY, replace(HISTORY, player=1), replace(SERIES, player=1, other=2)])
)
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


@pytest.mark.parametrize("query", in_turn([SERIES, HISTORY]))
def test_what_is_played_while_somebody_reads_older_lines_moves_none_of_them(query):
    ledger = random_ledger(2, 150 if query.topic is LedgerTopic.HISTORY else 1500, called("x"))
    older = turns(page(query, ledger))["Older"]
    more = Ledger((*ledger.entries, *series(5000, *WON, begins=NOON + 399 * DAY), *series(5001, "0+1", begins=LATER)))
    assert written_on(page(query, more)) != written_on(page(query, ledger))
    assert written_on(page(older, more)) == written_on(page(older, ledger))


@pytest.mark.parametrize("query", in_turn([SERIES, HISTORY]))
def test_buttons_of_earlier_versions_lead_to_the_page_with_their_number(query):
    ledger = random_ledger(2, 150 if query.topic is LedgerTopic.HISTORY else 1500, called("x"))
    screens = all_pages(query, ledger)
    for number in (2, 3, len(screens)):
        old = page(replace(query, page=number), ledger)
        assert written_on(old) == written_on(screens[number - 1])
        assert set(turns(old)) >= NEWER
    beyond = page(replace(query, page=len(screens) + 1), ledger)
    assert words(beyond) == words(screens[0]) and leads(beyond) == leads(screens[0])


OF_ANNA, YEARLY = LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id), replace(STANDINGS, period=Period.YEAR)


@pytest.mark.parametrize(
    ("query", "said", "to"),
    [
        (replace(HISTORY, player=1, page=2), "Month", replace(HISTORY, period=Period.MONTH, player=1)),
        (replace(HISTORY, player=1, anchor=OLDEST), "Month", replace(HISTORY, period=Period.MONTH, player=1)),
        (replace(SERIES, anchor=Anchor(True, 2**50, 7)), "Week", replace(SERIES, period=Period.WEEK)),
        (replace(HISTORY, period=Period.MONTH, player=1), "All time", replace(HISTORY, player=1)),
        (replace(YEARLY, page=2), "Pairs", replace(YEARLY, topic=LedgerTopic.PAIRS)),
        (replace(YEARLY, topic=LedgerTopic.PAIRS), "Players", YEARLY),
        (OF_ANNA, "Games", replace(HISTORY, player=ANNA.id)),
        (OF_ANNA, "Series", replace(SERIES, player=ANNA.id)),
    ],
)
def test_a_button_keeps_all_that_is_chosen_but_the_page(query, said, to):
    assert leads(page(query, random_ledger(2, 200, called("x"))))[said] == to


def test_whoever_had_their_data_deleted_is_named_by_a_text_on_every_page():
    entries = series(1, *WON, seats=(FORMER, BELA, CYRIL, DANA))
    ledger = Ledger(tuple(entries), (Correction(1, (FORMER,), 2, "why", FORMER, NOON),))
    for query in (STANDINGS, PAIRS, SERIES, HISTORY, LedgerPage(USUAL, LedgerTopic.PLAYER, player=FORMER.id)):
        assert "a former" in told(query, ledger)
    assert name(FORMER, T) == label((FORMER,), T) == "a former player"
    assert names((FORMER, ANNA), T) == "a former player & Anna"
    assert unbound(name(COMPUTER, T)) == label((COMPUTER,), T) == "🤖 Tonda", "a computer has a sign"
