"""The history of the ledger: every game and correction once, with all that stands there."""

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n.texts import LANGUAGES, texts
from bot.model.ledger import Played, SeatScore
from bot.model.ledger_content import HistoryContent, LedgerState
from bot.model.ledger_pages import Anchor, LedgerPage, LedgerTopic
from bot.model.names import columns
from bot.model.person import Person
from bot.ui.ledger import ledger_screen
from bot.ui.ledger_history import game_page
from bot.ui.ledger_parts import PAGE
from bot.ui.phone import COLUMNS, SCREEN, height
from bot.ui.screen import Select
from engine.games import GAMES, USUAL
from engine.stovkahra.moves import How
from tests.support.ledger import ANNA, CYRIL, correction, random_ledger, series
from tests.support.ledger_pages import HISTORY, all_pages, page, told, written_on
from tests.support.limits import assert_taken, worst_people
from tests.support.plain_ledger import Ledger
from tests.support.service import NOON, games_listed, unbound, words
from tests.support.sizes import in_turn

T = texts()


@given(seed=st.integers(0, 100), whose=st.sampled_from([(0, 0), (ANNA.id, 0), (ANNA.id, CYRIL.id)]))
@settings(max_examples=12)
def test_the_history_holds_every_game_and_correction_once_the_newest_first(seed, whose):
    ledger = random_ledger(seed, 60, corrections=9)
    player, partner = whose
    narrowed = ledger.of(player, partner) if player else ledger
    screens = all_pages(replace(HISTORY, player=player, other=partner), ledger)
    text = "\n".join(line for screen in screens for line in written_on(screen))
    found = [game or f"R{reason}" for game, reason in re.findall(r"^(?:(\d+) |✏️.*“R(\d+)”)", text, re.MULTILINE)]
    written = [(entry.at, str(entry.game_id)) for entry in narrowed.entries]
    written += [(each.at, each.reason) for each in narrowed.corrections]
    assert sorted(found) == sorted(what for _, what in written)
    when = {what: at for at, what in written}
    moments = [when[each] for each in found]
    assert moments == sorted(moments, reverse=True)


def test_a_game_has_a_line_in_the_history_and_all_that_stands_in_the_ledger_on_its_page():
    entries = series(1, "0+2", "1-1")
    screen = page(HISTORY, Ledger(tuple(entries)))
    head, first, second = ([*line.split()] for line in words(screen).split("```")[1].strip().splitlines())
    assert head == ["Won", "by"]
    assert first == ["Béla", "&", "Dana", "5/1", "100–60"]
    assert second == ["Anna", "&", "Cyril", "5/1", "100–60"]
    assert games_listed(screen) == [1001, 1000]
    assert T("history-open") in [block.label for block in screen.blocks if isinstance(block, Select)]
    oldest, newest = (unbound(words(game_page(USUAL, entry, (1, 1), T))) for entry in entries)
    assert "**Béla & Dana** +1 against Anna & Cyril · 100–60 · dost, took 1 · brčka 0–1" in newest
    assert "**Anna & Cyril** +2 against Béla & Dana · 100–60 · dost, added · brčka 2–0" in oldest
    assert f"<t:{int(NOON.timestamp())}:d>" in newest
    # However it ended.
    said = {How.DOST: "dost", How.FALSE_DOST: "false dost", How.COUNT: "counted", How.CONCEDED: "given up"}
    for how in How:
        ended = replace(entries[0], outcome=replace(entries[0].outcome, how=how))
        assert f"· {said[how]}, added" in words(game_page(USUAL, ended, (1, 1), T))


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
def test_a_history_fits_on_a_phone_with_a_line_for_each_game(language):
    t, people, ways = texts(language), worst_people(4), (Anchor(False, 10**18, 7), Anchor(True, 10**18, 7))
    for game, kind in GAMES.items():
        (brcka,) = series(1, "0+2", seats=tuple(people)) if kind.ledger else (None,)
        for seats in kind.seats:
            scores = [SeatScore(each, at == 1, -999) for at, each in enumerate(people[:seats])]
            played = brcka or Played(game, 1, NOON, False, scores)
            written = [replace(played, game_id=99_990 + at) for at in range(PAGE)]
            content = HistoryContent(LedgerState(9, True, True), tuple(people[:1]), written, *ways)
            query = LedgerPage(game, LedgerTopic.HISTORY, player=people[0].id, anchor=ways[1])
            screen = ledger_screen(query, content, t)
            assert_taken(screen, (language, game))
            lines = words(screen).split("```")[1].strip("\n").splitlines()
            assert len(lines) == PAGE + 1 and all(columns(line) <= COLUMNS for line in lines)
            assert height(screen.blocks) <= SCREEN


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
