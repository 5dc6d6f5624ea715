"""The end of a deal and of a game: each point is told where it came from, and what one can do then."""

import re
from random import Random
from typing import Any

import pytest

from bot.i18n.texts import LANGUAGES, texts
from bot.model import seating
from bot.model.home import OpenHome
from bot.model.options import Guild
from bot.model.seal import Seal
from bot.model.table import Status, Table
from bot.ui.board import board, in_words
from bot.ui.games import SCREENS
from bot.ui.panel import panel
from engine.trappola import rules as trappola
from tests.support.any_game import move
from tests.support.every_game import LISTED
from tests.support.positions import EACH_A_SUIT, deal_on, dealt, ninety_eight_to_nothing, trick
from tests.support.service import CHANNEL, GUILD, PEOPLE, buttons, unbound, words
from tests.support.sizes import in_turn
from tests.support.worlds import cup, match

T = texts()
TOTAL = re.compile(r"^\*\*(?P<names>[^*]+):\*\* (?:(?P<before>\d+)\s\+\s(?P<points>\d+)\s=\s)?\*\*(?P<after>\d+)\*\*$")
PART = re.compile(r"(?:^-# |, )\+(\d+) ")
WHAT = re.compile(r"(?:^-# |, )\+(\d+) ([^,\n]*)", re.M)
TRICK = re.compile(r"^-# `\d+` .* → [^·\n]*· (\d+)(?: \*\*\+(\d+)\*\*)?$", re.M)
"""The points and the bonus of a trick's line."""
Reckoned = list[tuple[int, int, list[int]]]
"""For each side in order: its points before the deal and after it, and the points of each line."""


def at_a_table(game: Any) -> Table:
    """A table at which this game is played."""
    people = PEOPLE[: game.seats]
    table = Table(1, Guild(GUILD), CHANNEL, people[0], game.rules, seal=Seal(next_seed=bytes(32)))
    for seat, person in enumerate(people):
        seating.sit(table, person, seat)
    seating.start(table, people[0])
    table.deal.game, table.deal.game_number = game, 1
    return table


def reckoned(text: str) -> Reckoned:
    """Read what a screen says of where points came from."""
    sides: Reckoned = []
    for line in text.splitlines():
        if total := TOTAL.match(line):
            before, after = int(total["before"] or 0), int(total["after"])
            assert before + int(total["points"] or after) == after, line
            sides.append((before, after, []))
        elif sides and line.startswith("-# +"):
            sides[-1][2].extend(map(int, PART.findall(line)))
    return sides


COUNTED = {name: facts.reckoned for name, facts in LISTED.items() if facts.reckoned is not None}
"""How a game is tried whose screens say where points came from."""
each_game = pytest.mark.parametrize("name", in_turn(COUNTED))


@each_game
def test_the_lines_of_a_deal_add_up_to_what_the_game_counts(name, figures):
    seed, deals, parts = Random().randrange(10**6), 0, 0
    print(f"seed {seed}")
    for at in range(seed, seed + 12):
        for game in COUNTED[name].by_chance(at):
            if not COUNTED[name].over(game):
                continue
            table = at_a_table(game)
            public = words(in_words(table, T))
            told = reckoned(public)
            assert [sum(each) for _, _, each in told] == [scored.points for scored in game.scored], f"{at}\n{public}"
            assert [before for before, _, _ in told] == list(COUNTED[name].before(game)), f"{at}\n{public}"
            for seat in range(game.seats):
                assert reckoned(words(panel(table, seat, T))) == told, f"{at}, seat {seat}"
            deals, parts = deals + 1, parts + sum(len(each) for _, _, each in told)
    assert deals > 10 and parts > 2 * deals
    figures(deals=deals, lines_a_deal=round(parts / deals, 1))


@each_game
def test_each_trick_of_a_finished_deal_has_its_points_which_add_up_to_those_of_tricks_and_bonuses(name):
    looked = 0
    for game in (game for seed in range(30, 36) for game in COUNTED[name].by_chance(seed)):
        if not COUNTED[name].over(game):
            continue
        told = unbound(words(in_words(at_a_table(game), T)))
        tricks = TRICK.findall(told)
        parts = [(int(points), what) for points, what in WHAT.findall(told)]
        won = sum(points for points, what in parts if not what.startswith(("declared", "blanš", "bianka")))
        assert len(tricks) == len(game.tricks) and sum(int(each or 0) for both in tricks for each in both) == won, told
        assert unbound(SCREENS[name].cards_count(T)) in told
        looked += 1
    assert looked > 5


@each_game
def test_what_cards_count_stands_behind_one_button_of_the_hand(name):
    table = at_a_table(next(iter(COUNTED[name].by_chance(3))))
    assert SCREENS[name].cards_count(T) in words(panel(table, 0, T, asking="more"))


@each_game
def test_nothing_is_reckoned_up_before_a_deal_is_over(name):
    looked = 0
    for game in COUNTED[name].by_chance(5):
        if COUNTED[name].over(game):
            continue
        looked, table = looked + 1, at_a_table(game)
        for text in (words(board(table, T)), *(words(panel(table, seat, T)) for seat in range(game.seats))):
            assert not reckoned(text), text
    assert looked > 10


@pytest.mark.parametrize("language", in_turn(LANGUAGES))
@each_game
def test_in_every_language_each_number_has_its_line(name, language):
    t = texts(language)
    ended = [game.copy() for game in COUNTED[name].by_chance(7) if COUNTED[name].over(game)]
    for game in ended:
        told = reckoned(words(in_words(at_a_table(game), t)))
        assert [sum(each) for _, _, each in told] == [scored.points for scored in game.scored]
    assert ended


@each_game
def test_the_end_of_a_game_and_nothing_before_it_leads_to_home(name):
    seen = set()
    for game in (game for seed in range(3) for game in COUNTED[name].by_chance(seed)):
        over, table = game.outcome is not None, at_a_table(game)
        table.status = Status.FINISHED if over else Status.PLAYING
        for shown in (board(table, T), panel(table, 0, T)):
            assert (OpenHome(name).encode() in {each.action for each in buttons(shown)}) == over
        seen.add(over)
    assert seen == {True, False}


# Exact screens


def told_at(game: Any, seat: int | None = None) -> str:
    """What is told of the whole deal on the table, or in the hand of a seat, of which each part has a line here."""
    table = at_a_table(game)
    told = words(in_words(table, T) if seat is None else panel(table, seat, T))
    return unbound(told).replace(", +", "\n-# +")


def test_a_deal_that_decides_nothing_says_what_it_adds_and_that_the_game_goes_on():
    game = ninety_eight_to_nothing()
    lines = """**Anna & Cyril:** **0**
**Béla & Dana:** **98**
-# +72 cards
-# +26 the last trick, won with a seven
**0 : 98.** Nobody has a hundred yet: the game goes on, and these points are carried over."""
    assert lines in told_at(game) and lines.replace("Anna & Cyril:", "You & Cyril:") in told_at(game, 0)


def test_a_dost_in_the_second_deal_says_what_was_there_before_and_why_it_brings_two():
    game = ninety_eight_to_nothing()
    deal_on(game, "lA lK lO lU lT l9 l8 a7", "aA aK aO aU aT a9 a8 l7", *EACH_A_SUIT[2:])
    trick(game, "aA h7 b7 a7")
    move(game, "dost")
    lines = """**Dost!** Béla is right: Béla & Dana win two brčka, 104 to 0.
-# Two: the losers have fewer than 50.
**Anna & Cyril:** **0**
**Béla & Dana:** 98 + 6 = **104**
-# +6 cards"""
    assert lines in told_at(game) and lines.replace("Béla & Dana:", "You & Béla:") in told_at(game, 3)


def test_a_false_dost_says_what_it_costs():
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA l7 h7 b7")
    move(game, "dost")
    lines = """**Dost?** Dana has only 58. Anna & Cyril win two brčka, 0 to 58.
-# A false *dost* always costs two.
**Anna & Cyril:** **0**
**Béla & Dana:** **58**
-# +6 cards
-# +52 the first trick, won with a seven"""
    assert lines in told_at(game) and lines.replace("Anna & Cyril:", "You & Anna:") in told_at(game, 2)


def test_a_bonus_is_explained_when_it_comes_at_the_table_and_in_the_hand_of_who_is_to_move():
    game = dealt(*EACH_A_SUIT)
    trick(game, "aA l7 h7 b7")
    why = "-# +52 the first trick, won with a seven"
    assert "**+52**" in told_at(game) and why in told_at(game, 3)
    assert why in unbound(words(panel(at_a_table(game), 3, T, asking="words")))
    trick(game, "bA a7 l8 h8")
    assert "**+52**" in told_at(game) and why not in told_at(game, 3), "the trick before is not the last one any more"


def test_a_deuce_that_wins_is_explained_when_it_comes():
    told = 0
    for game in (game for seed in range(9) for game in match(seed)):
        tricks = game.tricks
        if game.phase is trappola.Phase.PLAY and tricks and tricks[-1].by_deuce and not game.mid_trick:
            winner = tricks[-1].winner
            assert "-# **+10** you · a trick with a deuce" in told_at(game, winner)
            assert re.search(rf"`{len(tricks)}` .*→ {PEOPLE[winner].name} · \d+ \*\*\+10\*\*", told_at(game))
            told += 1
    assert told


def test_a_match_says_how_many_deals_are_still_to_come():
    left = []
    for game in match(1, deals=4):
        if COUNTED["trappola"].over(game) and game.phase is trappola.Phase.DEAL:
            left += re.findall(r"(One|\d) more deals?; then the higher total wins the match\.", told_at(game))
    assert left == ["3", "2", "One"]


def test_a_round_without_a_cup_says_why_it_brings_so_many_chips():
    rounds = 0
    for seed in range(12):
        *_, game = cup(seed)
        if game.rules.cup == "on":
            assert "of difference" not in told_at(game) and " a point." not in told_at(game)
            continue
        fewer, more = sorted(scored.points for scored in game.scored)
        (line,) = re.findall(r"-# (\d+) − (\d+) = (\d+) points?, at (a|\d+) chips? a point\.", told_at(game))
        assert line == (str(more), str(fewer), str(more - fewer), {1: "a"}.get(game.rules.key, str(game.rules.key)))
        assert game.outcome.chips == (more - fewer) * game.rules.key
        rounds += 1
    assert rounds


def test_aces_say_whether_they_were_kept():
    told: set[str] = set()
    for seed in range(30):
        for game in cup(seed):
            if COUNTED["bulka"].over(game):
                told |= set(
                    re.findall(r"\+(\d+) declared: (?:three|four) aces, (all|not all) of them kept", told_at(game))
                )
    assert told and told <= {("30", "all"), ("40", "all"), ("6", "not all"), ("12", "not all")}
