"""The page of a player: all that they have to show."""

from datetime import timedelta

from bot.model.ledger_pages import ChooseGame, LedgerPage, LedgerTopic
from bot.ui.phone import SCREEN, height
from bot.ui.screen import Select
from engine.games import USUAL
from tests.support.ledger import ANNA, BELA, CYRIL, DANA, EVA, correction, series
from tests.support.ledger_pages import WON, all_pages, leads, page
from tests.support.plain_ledger import Ledger, longest_runs, ratings
from tests.support.service import NOON, figures_on, listed, words

DAY = timedelta(days=1)


def test_a_player_is_told_all_that_they_have_to_show():
    opposed = series(2, "1+2", "1+1", "0+2", seats=(ANNA, CYRIL, BELA, DANA), begins=NOON + DAY)
    corrected = (correction(1, 3, ANNA, CYRIL, reason="forgotten"), correction(2, 5, BELA, reason="of another"))
    ledger = Ledger((*series(1, *WON), *opposed), corrected)
    rated = ratings(ledger.entries)[ANNA.id]
    screen = page(LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id), ledger)
    assert figures_on(screen) == {
        "Rating": str(rated.displayed),
        "Brčka": "15",
        "Corrections": "+3",
        "Series": "1–0–0",
        "Games": "6–2",
        "Longest runs": "5–2",
    }
    # The last games are there to be opened, and the partners, the best first, and all games one press further.
    (games,) = [block for block in screen.blocks if isinstance(block, Select) and isinstance(block.does, ChooseGame)]
    assert [each.value for each in games.choices] == ["2002", "2001", "2000", "1004"]
    pairs = listed(page(leads(screen)["Pairs"], ledger))
    assert {name: line[1] for name, line in pairs.items()} == {"Anna & Cyril": "13", "Anna & Béla": "2"}
    history = "".join(map(words, all_pages(leads(screen)["Games"], ledger)))
    assert "forgotten" in history and "of another" not in history
    assert height(screen.blocks) <= SCREEN


def test_runs_are_the_most_games_won_and_lost_one_after_another():
    games = ["0+1", "0+1", "1-1", "0+1", "1-1", "1+1", "1+1", "0+1", "0-1"]
    entries = series(1, *games, every=DAY)
    assert longest_runs(Ledger(tuple(entries)), ANNA.id) == (2, 3)
    assert longest_runs(Ledger(tuple(entries[::-1])), BELA.id) == (3, 2)
    assert longest_runs(Ledger(tuple(entries)), EVA.id) == (0, 0)
