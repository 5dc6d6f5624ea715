"""The benchmarks measure what they say: fair seatings, even draws, every click counted, answered and stored."""

import asyncio
import json
import re
import sqlite3
from argparse import Namespace
from collections import Counter
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from bot.app.audit import audit
from bot.model.limits import DEFAULT_LIMITS
from engine.bulka import habits
from engine.cards.german_pack import CARDS, Rank
from engine.cards.pack import mask_of
from engine.cards.shuffle import can_be_gathered
from engine.games import with_duplicates
from engine.moves import COUNT, DOST, PASS, Cut, Deal, Dealer, Declare, Play
from engine.stovkahra import belief
from engine.stovkahra.knowledge import Deals, knowledge
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.players import taken
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, hands_of, side_of
from engine.stovkahra.solver import Position, values
from tests.bench import __main__ as bench
from tests.bench import absurd, common, history, host, load, memory, players, redraws, resume, rivals, tables, years
from tests.bench.players import A, B, Match
from tests.bench.stage import multiply, series_under_way
from tests.support.loopback import LoopbackDiscord
from tests.support.players import plain_move
from tests.support.postgres import connected
from tests.support.storage import DATABASES, Store, new_place

by_hand = pytest.mark.stress


def test_the_command_line_lists_its_parts_and_plays_a_match(capsys):
    with pytest.raises(SystemExit):
        bench.main(["--help"])
    told = capsys.readouterr().out
    assert all(f"  {part:<12}{what}" in told for part, what in bench.PARTS.items())
    bench.main(["players", "--a", "greedy", "--b", "random", "--deals", "2", "--jobs", "1"])
    assert "greedy against random: phase play, 2 deals, each in 2 seatings, seed 1" in capsys.readouterr().out
    assert [rivals.rival(name).name for name in rivals.NAMES if name != "ismcts"] == list(rivals.NAMES[:-1])
    for name in ("nobody", "ismcts:x", "greedy:2"):
        with pytest.raises(ValueError, match="no rival"):
            rivals.rival(name)


def opened(number: int) -> Game:
    """A random deal before its first lead, nothing declared."""
    game = players._opened(Match(("random", "random"), "play", 77), number)
    while game.phase is Phase.DECLARE:
        game.push(PASS)
    return game


def any_card(game: Game, random: Random) -> Play:
    return random.choice([move for move in game.legal_moves() if isinstance(move, Play)])


def played(number: int, cards: int) -> Game:
    """A random deal after some random cards."""
    game, random = opened(number), Random(number)
    for _ in range(cards):
        game.push(any_card(game, random))
    return game


# What is learnt


@by_hand
def test_weights_are_learnt_from_the_same_deals_and_read_by_the_engine(tmp_path, capsys):
    """From so few deals they foretell choices hardly worse than chance does; from all, far better."""
    pytest.importorskip("numpy")
    from tests.bench import learn

    kept, written = tmp_path / "deals", tmp_path / "weights.json"
    bench.main(["learn", "--deals", "60", "--kept", str(kept), "--file", str(written), "--jobs", "1"])
    told = re.findall(r"log-loss ([\d.]+); uniform ([\d.]+)", capsys.readouterr().out)
    assert len(told) == 2 and all(float(loss) < float(even) + 0.1 for loss, even in told)
    assert kept.read_text().splitlines()[7] == learn.play_deal(1, 7)
    assert all(belief.read(each).odds for each in json.loads(written.read_text()))


@by_hand
def test_habits_are_learnt_from_the_same_deals_and_read_by_the_engine(tmp_path, capsys):
    """From so few deals they foretell choices hardly worse than chance does; from all, far better."""
    pytest.importorskip("numpy")
    written = tmp_path / "habits.json"
    bench.main(["habits", "--deals", "60", "--file", str(written), "--jobs", "1"])
    told = re.findall(r"log-loss ([\d.]+); uniform ([\d.]+)", capsys.readouterr().out)
    assert len(told) == 1 and all(float(loss) < float(even) + 0.1 for loss, even in told)
    assert [len(row) for row in json.loads(written.read_text())] == [habits.WIDTH] * habits.SITUATIONS


# What is judged


@by_hand
def test_portions_of_judged_cards_add_up(tmp_path, capsys):
    file, other = tmp_path / "judged.jsonl", tmp_path / "again.jsonl"
    for seed in ("1", "2"):
        part = ["judging", "--game", "trappola", "--player", "beginner", "--deals", "2", "--again", "2", "--seed", seed]
        bench.main([*part, "--file", str(file)])
    bench.main([*part, "--file", str(other)])
    lines, again = ([json.loads(line) for line in each.read_text().splitlines()] for each in (file, other))
    untimed = [{key: case[key] for key in case if key != "seconds"} for case in lines]
    assert untimed[-len(again) :] == [{key: case[key] for key in case if key != "seconds"} for case in again]
    capsys.readouterr()
    bench.main(["judging", "--report", "--file", str(file)])
    (row,) = (line for line in capsys.readouterr().out.splitlines() if "trappola beginner" in line)
    assert row.split()[2] == "4"
    blamed = [case for case in lines if "said" in case]
    # Where both players know all cards there is but one way to play the deal out.
    assert int(row.split()[5]) == len(blamed) > 0 and all(len(case["loss"]) in (1, 2) for case in blamed)
    assert any(len(case["loss"]) == 2 for case in blamed)


def test_what_is_believed_is_compared_with_what_is(capsys):
    bench.main(["calibration", "--game", "bulka", "--player", "beginner", "--moments", "40"])
    rows = [line.split() for line in capsys.readouterr().out.splitlines() if "%" in line]
    said, so = ([float(row[at].rstrip("%")) for row in rows] for at in (0, 1))
    assert len(rows) == 10 and said == sorted(said)
    assert so[0] < 20 < 80 < so[-1]


# What is tried against the bot


@by_hand
def test_what_is_not_earned_is_reckoned_for_all_games(capsys):
    bench.main(["unearned", "--deals", "1", "--servers", "1", "--fair", "30", "--jobs", "1"])
    told = capsys.readouterr().out
    assert "two after 5 games given to them: 1164" in told
    assert all(f"{game}, all hands known" in told for game in with_duplicates())
    assert len(re.findall(r"moderators are told after \d+ games", told)) == 4


@by_hand
def test_what_a_hint_says_of_exchanging_is_tried_by_playing_on(capsys):
    bench.main(["exchanges", "--deals", "60", "--jobs", "1"])
    told = re.findall(r"^(.+): told [\d.]+ in \d+, came", capsys.readouterr().out, re.M)
    assert told[:3] == ["dealer", "elder", "elder again"]


# Matches


@by_hand
@pytest.mark.parametrize("phase", ["play", "deal", "game"])
@pytest.mark.parametrize("sitting", [{}, {"partner": True}, {"mate": "greedy"}])
def test_the_same_player_on_both_sides_of_a_table_is_even_to_the_point(phase, sitting):
    scores = players.play_match(Match(("greedy", "greedy"), phase, 3, **sitting), 12)
    if phase == "game":
        assert all(score.won == 0.5 and score.brcka[0] == score.brcka[1] for score in scores)
    else:
        assert all(score.difference == 0 for score in scores)


@by_hand
def test_random_play_loses_to_greedy_play_whoever_sits_where_and_however_many_work():
    there, back = Match(("random", "greedy"), "play", 5), Match(("greedy", "random"), "play", 5)
    lost, won = ([score.difference for score in players.play_match(match, 300)] for match in (there, back))
    assert -15 < common.mean_and_error(lost)[0] < -5 < 5 < common.mean_and_error(won)[0] < 15
    assert lost[:6] == [score.difference for score in players.play_match(there, 6, jobs=2)]
    declared = Match(there.names, "play", 5, declared=True)
    assert abs(common.mean_and_error([score.difference for score in players.play_match(declared, 300)])[0]) < 15
    # Every card is timed, and every choice counted.
    (score,) = players.play_match(there, 1)
    for meter in score.meters:
        assert meter.moves == 32 and 0 < meter.unforced < 32 and 0 < meter.unforced_time < meter.time


@by_hand
def test_our_side_is_that_of_a_or_with_partners_the_mixed_one_and_the_dealer_goes_round():
    swapped, mixed = Match(("x", "y"), "play", 1), Match(("x", "y"), "play", 1, partner=True)
    for seating in swapped.seatings:
        assert {seating[seat] for seat in range(SEATS) if side_of(seat) == swapped.first_side(seating)} == {A}
    assert len(set(mixed.seatings)) == SEATS
    for seating in mixed.seatings:
        assert sorted(seating[seat] for seat in range(SEATS) if side_of(seat) == mixed.first_side(seating)) == [A, B]
    for number in range(8):
        first, second = players._opened(swapped, number), players._opened(swapped, number)
        assert first.moves == second.moves and first.dealer == number % SEATS


# What looks absurd


class Plain:
    """Says all there is, dost where it is right, and plays greedily: a simple player, and not an absurd one."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def choose(self, view):
        if view.turn != view.seat:
            return None
        if any(isinstance(move, Cut) for move in view.legal):
            return self.random.choice(view.legal)
        return self.speak(view) or PLAYS[rivals.greedy(view)]

    def speak(self, view):
        if DOST in view.legal and taken(view)[side_of(view.seat)] >= GOAL:
            return DOST
        said = [move for move in view.legal if isinstance(move, Declare)]
        others = [move for move in view.legal if move in (PASS, COUNT)]
        return next(iter([*said, *others]), None)


class Wasteful(Plain):
    """Throws the trump seven away, gives points to opponents and none to the partner, and declares nothing."""

    def speak(self, view):
        said = super().speak(view)
        return PASS if isinstance(said, Declare) else said

    def choose(self, view):
        cards = rivals.legal_plays(view)
        if not cards or view.turn != view.seat:
            return super().choose(view)
        partner_wins = len(view.table) >= 2 and view.table[-2] == view.best
        seven = [card for card in cards if card.rank is Rank.SEVEN and card.suit is view.trump]
        least, most = (pick(cards, key=lambda card: card.points) for pick in (min, max))
        return PLAYS[seven[0] if seven else least if partner_wins else most]


class Boastful(Plain):
    """Says dost whenever that is allowed and wrong."""

    def speak(self, view):
        return DOST if DOST in view.legal else super().speak(view)


class Shy(Plain):
    """Never says dost."""

    def speak(self, view):
        said = super().speak(replace(view, legal=tuple(move for move in view.legal if move != DOST)))
        return said or (COUNT if COUNT in view.legal else None)


class Farsighted(Plain):
    """Plays the card that is the best in the mean of all deals that fit, where these are few."""

    def choose(self, view):
        cards = rivals.legal_plays(view)
        if view.turn != view.seat or len(cards) < 2 or len(view.hand) > absurd.ENDING:
            return super().choose(view)
        deals, sign = Deals(knowledge(view, believing=False)), -1 if side_of(view.seat) else 1
        if self.speak(view) or deals.count > absurd.MOST_DEALS_LISTED:
            return super().choose(view)
        worths = [values(Position(view.trump, hands, view.leader, view.table)) for hands in deals.every()]
        return PLAYS[max(cards, key=lambda card: sign * sum(each[card] for each in worths))]


class Thrifty(Plain):
    """Says all there is, and plays the card of least points, in any game."""

    def choose(self, view):
        return self.random.choice(view.legal) if any(isinstance(move, Cut) for move in view.legal) else plain_move(view)


class Spendthrift(Thrifty):
    """Says nothing, and plays the card of most points."""

    def choose(self, view):
        plays = [move for move in view.legal if isinstance(move, Play)]
        quiet = replace(view, legal=tuple(move for move in view.legal if not isinstance(move, Declare)))
        return max(plays, key=lambda move: move.card.points) if plays else super().choose(quiet)


PLANTED = {
    Wasteful: {"seven", "points", "nothing", "set", "worse", "far worse"},
    Boastful: {"false dost", "wild dost"},
    Shy: {"late dost"},
}
"""What each of them is found to do."""
WASTES = {"seven", "points", "set", "false dost", "wild dost", "late dost"}


@by_hand
def test_what_is_absurd_is_found_where_it_is_done_on_purpose_and_nowhere_else():
    for make, does in PLANTED.items():
        tally = absurd.watch("stovkahra", make, 1, 0, 40)
        assert does <= set(tally.done), make
        for what in does - {"worse", "far worse"}:
            assert tally.done[what] > tally.could[what] / 2 > 0, (make, what)
    sane = absurd.watch("stovkahra", Plain, 1, 0, 40)
    assert not WASTES & set(sane.done) and WASTES - {"late dost"} <= set(sane.could)
    wise = absurd.watch("stovkahra", Farsighted, 1, 0, 40)
    assert not {"worse", "far worse"} & set(wise.done) and wise.could["far worse"] > 10
    for game in ("trappola", "bulka"):
        thrifty, spendthrift = (absurd.watch(game, make, 1, 0, 150) for make in (Thrifty, Spendthrift))
        assert not {"points", "set"} & set(thrifty.done) and thrifty.could["points"]
        assert spendthrift.done["points"] > spendthrift.could["points"] / 2 > 0
        # Four aces or deuces are too rare in Trappola to come up here.
        assert spendthrift.done["set"] == spendthrift.could["set"] and (spendthrift.done["set"] or game == "trappola")
        assert spendthrift.done["far worse"]


@by_hand
def test_what_is_absurd_is_told_as_rates_and_shown_on_request(capsys):
    """Whoever plays, and in however many processes."""
    told = []
    for jobs in "12":
        plan = ["--players", "random", "beginner", "--deals", "21", "--jobs", jobs, "--show", "1"]
        bench.main(["absurd", *plan])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert re.search(r"^points +[1-9][\d.]* / [\d.]+ \([\d.]+%\) +0.0 / ", told[0], re.MULTILINE)
    assert re.search(r"^random, points: seat \d holds .+, says play ..\n    on the table \d: ", told[0], re.MULTILINE)


# Memory


def undone(pack, cut):
    return tuple(pack[len(pack) - cut :] + pack[: len(pack) - cut])


@by_hand
@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("cards", [0, 9, 22])
def test_memory_draws_only_what_can_have_been_gathered_and_fits_what_is_known(number, cards):
    game, random = memory.second_deal(1, number), Random(number)
    for _ in range(cards):
        game.push(any_card(game, random))
    seat, true = game.turn, game.deal.pack[game.deal.cut :] + game.deal.pack[: game.deal.cut]
    last = [trick.cards for trick in game.deals[-2].tricks]
    # What really lies there is among what is drawn.
    allowed = memory.allowed_cards(game, seat)
    assert all(mask & card.bit for mask, card in zip(allowed, true, strict=True))
    fitting = memory.gatherings(game, seat)
    moves = [move for move in game.moves[-cards:] if isinstance(move, Play)] if cards else []
    for _ in range(25):
        pack, cut = fitting.draw(random)
        assert 1 <= cut < len(CARDS) and can_be_gathered(undone(pack, cut), last)
        again = Game(game.rules)
        again.push(Dealer(game.dealer))
        again.push(Deal(undone(pack, cut)))
        again.push(Cut(cut))
        assert again.deal.trump_card == game.deal.trump_card and again.deal.opened == game.deal.opened
        for _ in range(SEATS):
            again.push(PASS)
        # The cards played can all be played again, and leave the seat what it holds.
        for card in moves:
            again.push(card)
        assert again.deal.hands[seat] == game.deal.hands[seat]
    if not cards:
        (hands,) = memory.draw_with_memory(game, seat, Random(8))(1)
        pack, _ = memory.gatherings(game, seat).draw(Random(8))
        assert list(hands) == [mask_of(hand) for hand in hands_of(pack, game.dealer)]


@by_hand
def test_memory_draws_every_gathering_alike_where_all_can_be_listed():
    tricks = [CARDS[0:4], CARDS[4:8]]
    # Which cards may lie where: the last is known, and two places hold high cards only.
    low, high = mask_of(list(CARDS[:3])), mask_of(list(CARDS[2:8]))
    allowed = [0xFF, 0xFF, high, 0xFF, 0xFF, high, 0xFF ^ low, CARDS[5].bit]
    fit: set[tuple[tuple[int, ...], int]] = set()
    for first, second in (tricks, tricks[::-1]):
        for gathered in (one + two for one in permutations(first) for two in permutations(second)):
            for cut in range(1, 8):
                pack = gathered[cut:] + gathered[:cut]
                if all(mask & card.bit for mask, card in zip(allowed, pack, strict=True)):
                    fit.add((pack, cut))
    sampler, random = memory.Gatherings(tricks, allowed), Random(6)
    assert sampler.count == len(fit)
    counted = Counter(sampler.draw(random) for _ in range(60 * len(fit)))
    assert set(counted) == fit
    # Chi-squared over its degrees of freedom is 1 with a deviation of the root of 2 over them.
    freedom = len(fit) - 1
    squared = sum((count - 60) ** 2 / 60 for count in counted.values())
    assert abs(squared - freedom) < 5 * (2 * freedom) ** 0.5


# Yardsticks


@by_hand
def test_openspiels_search_plays_this_game():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from tests.bench import ismcts

    for number in range(12):
        game, random = opened(number), Random(number)
        position = ismcts.position_of(game)
        while game.phase is Phase.PLAY:
            legal = sorted(move.card for move in game.legal_moves() if isinstance(move, Play))
            assert position.legal_actions() == legal
            player = position.current_player()
            assert (player + game.deal.eldest) % SEATS == game.turn
            known = position.information_state_string()
            assert known == ismcts.position_of(game).information_state_string()
            # A drawn position looks the same to whoever draws it, and there are as many as the seat may think of.
            other = position.redrawn(player, random)
            assert (other.information_state_string(player), other.legal_actions()) == (known, legal)
            assert sum(other.start) == 2**32 - 1 and all(hand.bit_count() == 8 for hand in other.start)
            assert position._deals(player).count == rivals.drawn(game.view(game.turn)).count
            card = random.choice(legal)
            game.push(PLAYS[card])
            position.apply_action(card)
        assert position.is_terminal()
        elders = game.deal.eldest % 2
        difference = game.deal.earned[elders] - game.deal.earned[1 - elders]
        assert position.returns() == [difference, -difference, difference, -difference]
    game = played(3, 7)
    assert PLAYS[ismcts.Search(0.01).card(game, game.turn, Random(1))] in game.legal_moves()


@by_hand
def test_the_solver_stands_beside_a_yardstick_that_counts_the_leaders_tricks(capsys):
    pytest.importorskip("endplay", reason="endplay, and with it DDS, is not installed")
    from tests.bench import solver

    bridge = solver.bridge()
    # North holds all spades: with these as trumps every trick is north's, whoever leads; with hearts all are east's.
    suit = "AKQJT98765432"
    north = f"{suit}... .{suit}.. ..{suit}. ...{suit}"
    assert [bridge.tricks(bridge.dealt(north, 0, leader)) for leader in range(4)] == [13, 0, 13, 0]
    assert [bridge.tricks(bridge.dealt(north, 1, leader)) for leader in range(4)] == [0, 13, 0, 13]
    assert bridge.tricks(bridge.dealt("A2... KQ... 43... 65...", 3, 0)) == 1
    for ranks in ("23456789TJQKA", "789TJQKA"):
        deals = [bridge.deal(ranks, Random(number)) for number in range(40)]
        assert len({str(each) for each in deals}) == 40 and len({each.first for each in deals}) == 4
        assert all(len(each.north) == len(each.west) == len(ranks) for each in deals)
    solver.run(["--deals", "5", "--seed", "2"])
    told = capsys.readouterr().out
    assert all(f"{theirs} / {solver.SOLVE}" in told for theirs in (solver.DDS, solver.DDS_SHORT))


@by_hand
def test_the_engine_stands_beside_yardsticks_whose_games_are_whole(monkeypatch, capsys):
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from tests.bench import engine

    games: list[Game] = []
    monkeypatch.setattr(engine, "Game", lambda: games.append(Game()) or games[-1])
    measured = engine.stovkahra(30, Random(4))
    assert len(games) == 30 and len({game.deal.pack for game in games}) == 30
    for game in games:
        # Neither dealer nor pack is a player's choice.
        assert [type(move) for move in game.moves[:3]] == [Dealer, Deal, Cut]
        assert len(game.deal.tricks) == 8 and game.moves[-1] == COUNT and game.deal.dost is None
    assert measured.moves == sum(len(game.moves) - 2 for game in games)
    # Four bids and 52 cards; 52 cards, and twelve that are passed on in three deals of four.
    assert engine.openspiel("spades")(5, Random(2)).moves == 5 * 56
    assert {engine.openspiel("hearts")(1, Random(number)).moves for number in range(30)} == {52, 64}
    assert engine.Measured(200, playing=4e-4, dealing=2e-4, by_outcomes=6e-4).apiece == pytest.approx((2, 3, 5))
    engine.run(["--deals", "3", "--rounds", "2", "--seed", "8"])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[-2:]] == ["hearts", "spades"]


# The whole bot


def asked(file: Path, sql: str) -> list[int]:
    """Numbers out of a database."""
    with closing(sqlite3.connect(file)) as database:
        return [int(number) for (number,) in database.execute(sql)]


@by_hand
async def test_every_click_is_a_card_in_the_file_and_the_bare_bot_sends_the_same_bodies(tmp_path):
    plan = Namespace(tables=2, clicks=6, rounds=2, redraw_seconds=0.2, seed=1)
    measured = await host.measure(plan, tmp_path)
    assert (measured.trouble, dict(measured.refused), dict(measured.different)) == ([], {}, {})
    assert list(measured.modes) == ["one by one", "2 at once"]
    clicks = 0
    for mode, sides in measured.modes.items():
        bot, same = sides[host.OURS], sides[host.SAME]
        assert bot.clicks == same.clicks == bot.calls["callback"] == 12, mode
        assert same.calls == bot.calls and bot.calls["refresh"] > 0, mode
        assert bot.calls.keys() <= {"callback", "edit", "refresh", "post", "followup", "delete"}, mode
        assert all(len(side.rates) == len(side.costs) == plan.rounds for side in sides.values())
        clicks += bot.clicks
    warm = host.WARM_UP * 2 * plan.tables
    assert asked(tmp_path / "games.db", "SELECT count(*) FROM moves WHERE move LIKE 'play %'") == [clicks + warm]
    calls = Counter(callback=400, edit=100)
    ours, theirs = (host.Figures([rate], [cost], [0.2], calls, 400) for rate, cost in ((70.0, 0.004), (100.0, 0.002)))
    told = host.report(plan, host.Measured({"one by one": {host.OURS: ours, host.SAME: theirs, host.RAW: theirs}}))
    assert any(re.fullmatch(r"one by one: bot / the same calls +0.70 +0.50", line) for line in told)


@by_hand
async def test_every_request_for_a_card_is_counted_by_its_kind(tmp_path):
    plan = Namespace(tables=2, games=9, clicks=30, think=0.01, pause=0, seed=1)
    counted = await redraws.count(plan, tmp_path)
    assert (counted.trouble, dict(counted.refused)) == ([], {})
    assert counted.kinds["callback"] == counted.clicks >= 30
    assert [counted.cards] == asked(tmp_path / "games.db", "SELECT count(*) FROM moves WHERE move LIKE 'play %'")
    assert "answers beyond one for a click: 0" in "\n".join(redraws.report(plan, counted))


@by_hand
async def test_memory_is_weighed_after_as_many_clicks_on_every_file(tmp_path):
    plan = Namespace(played=3, stored=9, seed=1)
    files = await tables.measure(plan, tmp_path)
    assert [(file.tables, file.played) for file in files] == [(1, 1), (3, 3), (9, 1)]
    assert all(file.trouble == [] and len(file.weights) == 3 for file in files)
    # At each table four open their hands, and one of them is asked.
    assert [file.clicks for file in files] == [30, 30, 30]
    assert all(weight.resident > 2**20 for file in files for weight in file.weights)
    text = "\n".join(tables.report(plan, files))
    assert all(" → ".join(str(weight.tables) for weight in file.weights) in text for file in files)


@by_hand
async def test_the_first_click_is_answered_on_files_with_as_many_series_as_are_named(tmp_path):
    plan = Namespace(tables=7, starts=1, seed=1)
    figures = await resume.measure(plan, tmp_path)
    there = {name: asked(tmp_path / f"{name}.db", "SELECT count(*) FROM tables") for name in resume.FILES}
    assert there == {"one series": [1], "many series": [7]}
    assert all(len(each.answered) == 1 and each.trouble == [] for each in figures.values())
    assert all(0 < each.let_in[0] < each.answered[0] for each in figures.values())
    assert resume.report(plan, figures)


@by_hand
async def test_copied_series_are_as_good_as_played_ones(tmp_path):
    file = tmp_path / "games.db"
    async with LoopbackDiscord() as server:
        games = await series_under_way(server, file, 3, seed=1, moves=(4, 20))
        multiply(server, file, games, 10)
        boards = {message.id for channel in server.channels for message in server.in_channel(channel)}
    assert asked(file, "SELECT count(*) FROM pragma_foreign_key_check") == [0]
    assert set(asked(file, "SELECT message_id FROM tables")) == boards
    assert len(set(asked(file, "SELECT channel_id FROM tables WHERE status = 'playing'"))) == 10
    async with await Store.open(file, lambda: datetime.now(UTC)) as store:
        read = [await store.read(number) for number in asked(file, "SELECT id FROM tables ORDER BY id")]
    assert [table.game.moves for table in read[:3]] * 4 == [table.game.moves for table in read]


@by_hand
async def test_every_click_under_load_is_counted_with_its_answer(tmp_path):
    plan = Namespace(
        tables=6,
        minutes=0.2,
        think=0.2,
        arrival=0.1,
        processes=1,
        pictures=100,
        across=33,
        unfriendly=10,
        spam=10.0,
        confirm=0.5,
        seed=1,
    )
    figures = await load.measure(plan, tmp_path)
    # A hand that is asked for anew while its table moves on is taken away by both, or by one while the
    # other redraws it: it is gone for the second, and stands in a new message.
    for gone in ("delete 404", "refresh 404"):
        figures.refused.pop(gone, None)
    assert (figures.trouble, dict(figures.refused), figures.unanswered, figures.refusals) == ([], {}, 0, 0)
    assert figures.people + figures.computers == 24 and figures.computers > 0
    assert figures.pressed > 0
    assert figures.calls["callback"] == len(figures.answers) + figures.annoyed
    assert len(figures.answers) >= figures.pressed
    # The unfriendly come in the second half, and get no more tables than anybody.
    assert figures.alone and figures.among and figures.annoyed > 0
    assert 0 < figures.wasted <= figures.unfriendly * DEFAULT_LIMITS.own_tables
    assert [figures.moves] <= asked(tmp_path / "games.db", "SELECT count(*) FROM moves")
    assert figures.cpu.keys() == {"bot", "thinking", "Discord and people"}
    assert figures.pictures > 0 and f"with {figures.pictures} pictures" in "\n".join(load.report(plan, figures))
    assert f"worst {1000 * max(figures.answers):.0f} ms" in "\n".join(load.report(plan, figures))


@pytest.fixture
def place(request, tmp_path):
    return new_place(request, tmp_path)


@by_hand
@pytest.mark.parametrize("place", DATABASES, indirect=True)
def test_years_have_as_many_games_as_are_asked_for_and_all_are_sound(place):
    years.make(place, 130, seed=5, played=30)
    found = asyncio.run(audit(place))
    assert (found.wrong, found.counted["ledger lines"]) == ([], 130)
    with connected(place) as ask:
        finished = "SELECT DISTINCT game, at FROM results ORDER BY game"
        moments = [datetime.fromisoformat(at) for _, at in ask(finished)]
        # Numbers and moments have the same order, up to the end.
        assert len(moments) == 130 and moments == sorted(moments)
        assert years.END - years.YEARS < moments[0] < years.END - 0.9 * years.YEARS
        assert years.END - years.YEARS / 100 < moments[-1] < years.END
        people = {person for (person,) in ask("SELECT person FROM results WHERE kind = 'stovkahra'")}
        computers = {person for (person,) in ask("SELECT id FROM people WHERE level IS NOT NULL")}
        assert len(people - computers) > 20 and people & computers
        kinds = {kind for (kind,) in ask("SELECT kind FROM results")}
        assert kinds == {"stovkahra", "trappola", "bulka"} and ask("SELECT count(*) FROM corrections") == [(1,)]
        amid = "SELECT 1 FROM stopped JOIN tables ON tables.id = table_id WHERE kind = 'stovkahra' AND points >= 0"
        assert ask(amid)
    if isinstance(place, Path):
        assert asked(place, "SELECT count(*) FROM pragma_foreign_key_check") == [0]


@by_hand
def test_every_page_of_a_history_is_timed_while_others_play(tmp_path, capsys):
    small = ["--games", "40", "--seconds", "4", "--rounds", "1", "--tables", "3", "--think", "0.1"]
    bench.main(["history", *small, "--databases", "sqlite", "--folder", str(tmp_path)])
    told = capsys.readouterr().out
    assert "All is well." in told and "| SQLite, games of a server | 40 |" in told
    for page in history.FIRST.values():
        assert re.search(rf"^\| {re.escape(page)}, ms \| \d+ / \d+ \|$", told, re.MULTILINE)
    assert re.search(r"^\| a card on another server: half within / worst, ms \| \d+ / \d+ \|$", told, re.MULTILINE)
    # The file is there for another run, with nothing under way.
    file = tmp_path / "history-40-1.db"
    assert asked(file, "SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing')") == [0]
    assert asked(file, f"SELECT count(*) FROM tables WHERE guild_id = {history.NEIGHBOURS}") >= [3]
    bench.main(["history", "--games", "40", "--databases", "sqlite", "--folder", str(tmp_path), "--only-make"])
    assert "40 games: was there" in capsys.readouterr().out


@by_hand
def test_the_other_parts_print_their_figures(capsys):
    bench.main(["duelists", "--game", "bulka", "--a", "random", "--b", "beginner", "--deals", "2", "--jobs", "1"])
    assert "bulka: random against beginner: " in capsys.readouterr().out
    bench.main(["duelists", "--game", "bulka", "--a", "sight", "--b", "strong-1.0", "--deals", "1", "--jobs", "1"])
    assert "bulka: sight against strong-1.0: " in capsys.readouterr().out
    bench.main(
        ["duelists", "--game", "bulka", "--a", "points", "--b", "regular", "--deals", "1", "--jobs", "1", "--whole"]
    )
    assert re.search(r"games won: \d", capsys.readouterr().out)
    bench.main(["memory", "--deals", "2", "--told", "1", "--draws", "3", "--jobs", "1"])
    told = capsys.readouterr().out
    assert re.search(r"^all +\d+ +0\.\d+ +0\.\d+$", told, re.MULTILINE) and "points per deal" in told
    bench.main(["loop", "--tables", "1", "--seconds", "2"])
    assert "event loop late by at most" in capsys.readouterr().out
