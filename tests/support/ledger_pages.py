"""Pages of a ledger as somebody reads them, where their buttons lead, and whatever page may be asked for."""

import re
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache

from hypothesis import strategies as st

from bot.i18n.texts import texts
from bot.model import seating
from bot.model.errors import Refusal
from bot.model.home import OpenSeason
from bot.model.ledger import Entry, Period
from bot.model.ledger_pages import OLDEST, Anchor, LedgerPage, LedgerTopic
from bot.model.person import Person
from bot.model.stopped import StoppedSeries
from bot.model.table import Table
from bot.service.host import parse
from bot.ui.ledger import ledger_screen
from bot.ui.screen import Screen
from engine.games import USUAL
from tests.support.ledger import ANNA, BELA, COMPUTER, CYRIL, FOUR
from tests.support.plain_ledger import Ledger, Rated, content, rated
from tests.support.service import NOON, games_listed, listed, table_of_four, ways, words

T = texts()
DAY = timedelta(days=1)
LATER = NOON + 400 * DAY
WON = ["0+2"] * 5
WITH_COMPUTER = (ANNA, BELA, CYRIL, COMPUTER)
EMPTY = Ledger(())
STANDINGS, PAIRS, SERIES, HISTORY = (
    LedgerPage(USUAL, LedgerTopic(topic)) for topic in ("standings", "pairs", "series", "history")
)


def called(title: str) -> tuple[Person, ...]:
    """Many people of one name."""
    return tuple(Person(number, 1000 + number, title) for number in range(1, 15))


@cache
def rated_by(entries: tuple[Entry, ...], stopped: tuple[StoppedSeries, ...]) -> Rated:
    return rated(Ledger(entries, stopped=stopped))


def page(
    query: LedgerPage, ledger: Ledger, under_way: list[Table] | None = None, now: datetime = LATER, reader: int = 0
) -> Screen:
    shown = content(query, ledger, under_way or [], now, rated_by(ledger.entries, ledger.stopped), reader)
    assert shown is not None
    return ledger_screen(query, shown, T)


def told(query: LedgerPage, ledger: Ledger, **options: object) -> str:
    return words(page(query, ledger, **options))


def leads(screen: Screen) -> dict[str, LedgerPage]:
    """Where the buttons and the list of pages of a screen lead in the ledger, by what they say."""
    season = OpenSeason().encode()
    found = {said: parse_query(to.removeprefix("lg1:")) for said, to in ways(screen).items() if to != season}
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


def parse_query(text: str) -> LedgerPage | None:
    """Return the page that a button with this text shows, or `None` where it is refused."""
    try:
        page = parse(f"lg1:{text}")
    except Refusal:
        return None
    assert isinstance(page, LedgerPage)
    return page


TOPICS = [STANDINGS.topic, PAIRS.topic, SERIES.topic, HISTORY.topic]
OF_SOMEBODY = st.builds(
    LedgerPage,
    game=st.just(USUAL),
    topic=st.sampled_from([*TOPICS, LedgerTopic.PLAYER]),
    period=st.sampled_from(Period),
    player=st.sampled_from([ANNA.id, BELA.id]) | st.integers(1, 10**18 - 1),
    other=st.sampled_from([0, CYRIL.id]) | st.integers(1, 10**18 - 1),
    table=st.integers(0, 3) | st.integers(0, 10**18 - 1),
    computers=st.booleans(),
    page=st.integers(1, 3) | st.integers(1, 10**6 - 1),
).filter(lambda query: query.player != query.other)
OF_ALL = st.builds(replace, OF_SOMEBODY, topic=st.sampled_from(TOPICS), player=st.just(0), other=st.just(0))
# A moment in microseconds since 1970 has sixteen digits until the year 2286.
ANCHORED = st.builds(
    LedgerPage,
    game=st.just(USUAL),
    topic=st.sampled_from([LedgerTopic.HISTORY, LedgerTopic.SERIES]),
    period=st.sampled_from(Period),
    player=st.sampled_from([ANNA.id, BELA.id]) | st.integers(1, 10**12 - 1),
    other=st.sampled_from([0, CYRIL.id]),
    anchor=st.just(OLDEST)
    | st.builds(
        Anchor, st.booleans(), st.integers(0, 10**16 - 1), st.integers(1000, 9000) | st.integers(0, 10**12 - 1)
    ),
).filter(lambda query: query.player != query.other)


def written_on(screen: Screen) -> list[str]:
    """The lines of a page of the history or of series."""
    games = iter(games_listed(screen))
    lines = re.findall(r"^(?:✏️|Table \d+).*|^.*\d–\d+$", words(screen), re.MULTILINE)
    # The lines of games have no numbers, which stand in the list that opens them.
    return [line if line.startswith(("✏️", "Table")) else f"{next(games)} {' '.join(line.split())}" for line in lines]


def line_of(screen: Screen, *people: str) -> list[str]:
    """The place and the figures of a player or a pair in the standings."""
    return listed(screen)[" & ".join(people)]
