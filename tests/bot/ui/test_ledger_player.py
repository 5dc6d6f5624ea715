"""The page of a player: all that they have to show."""

import re
from datetime import timedelta

from bot.model.ledger_pages import LedgerPage, LedgerTopic
from engine.games import USUAL
from tests.support.ledger import ANNA, BELA, CYRIL, DANA, EVA, correction, series
from tests.support.ledger_pages import WON, numbers_in, told
from tests.support.plain_ledger import Ledger, longest_runs, ratings
from tests.support.service import NOON

DAY = timedelta(days=1)


def test_a_player_is_told_all_that_they_have_to_show():
    opposed = series(2, "1+2", "1+1", "0+2", seats=(ANNA, CYRIL, BELA, DANA), begins=NOON + DAY)
    corrected = (correction(1, 3, ANNA, CYRIL, reason="forgotten"), correction(2, 5, BELA, reason="of another"))
    ledger = Ledger((*series(1, *WON), *opposed), corrected)
    rated = ratings(ledger.entries)[ANNA.id]
    shown = told(LedgerPage(USUAL, LedgerTopic.PLAYER, player=ANNA.id), ledger)
    assert f"**{rated.displayed}**, after 8 games" in shown
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
    assert longest_runs(Ledger(tuple(entries)), ANNA.id) == (2, 3)
    assert longest_runs(Ledger(tuple(entries[::-1])), BELA.id) == (3, 2)
    assert longest_runs(Ledger(tuple(entries)), EVA.id) == (0, 0)
