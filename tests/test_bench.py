"""The benchmarks measure what they say: fair seatings, even draws, an OpenSpiel game that is this game."""

import os
import re
import subprocess
import sys
from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from engine.cards.german_pack import CARDS, cards_in
from engine.cards.pack import mask_of
from engine.cards.shuffle import can_be_gathered
from engine.moves import COUNT, DOST, PASS, Cut, Deal, Dealer, Play
from engine.stovkahra.moves import PLAYS
from engine.stovkahra.rules import GOAL, SEATS, Game, Phase, hands_of, side_of
from tests.bench import memory, players, rivals
from tests.bench.players import A, B, Match

ROOT = Path(__file__).parent.parent


def dealt(number: int) -> Game:
    """A random deal before its first lead, nothing declared."""
    game = players._opened(Match(("random", "random"), "play", 77), number)
    while game.phase is Phase.DECLARE:
        game.push(PASS)
    return game


def played(number: int, cards: int) -> Game:
    """A random deal after some random cards."""
    game, random = dealt(number), Random(number)
    for _ in range(cards):
        game.push(any_card(game, random))
    return game


def any_card(game: Game, random: Random) -> Play:
    return random.choice([move for move in game.legal_moves() if isinstance(move, Play)])


def mean(match: Match, deals: int) -> float:
    return players.mean_and_error([score.difference for score in players.play_match(match, deals)])[0]


# Matches


@pytest.mark.parametrize("phase", ["play", "deal", "game"])
@pytest.mark.parametrize("partner", [False, True])
def test_the_same_player_on_both_sides_of_a_table_is_even_to_the_point(phase, partner):
    scores = players.play_match(Match(("greedy", "greedy"), phase, 3, partner=partner), 12)
    assert all(score.difference == 0 for score in scores)
    if phase == "game":
        assert all(score.won == 0.5 and score.brcka[0] == score.brcka[1] for score in scores)


def test_random_play_loses_to_greedy_play_by_about_ten_points_a_deal():
    assert -15 < mean(Match(("random", "greedy"), "play", 5), 300) < -5


def test_a_match_turned_round_has_the_opposite_result():
    # The players' own chance differs with the seating, so that only players without any will do.
    match = Match(("greedy", "lowest"), "play", 5)
    rivals_by_name = {"greedy": rivals.rival("greedy"), "lowest": rivals.CardRival("lowest", lowest)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(players, "_rival", lambda name, seconds: rivals_by_name[name])
        there = [score.difference for score in players.play_match(match, 20)]
        back = [score.difference for score in players.play_match(Match(("lowest", "greedy"), "play", 5), 20)]
    assert there == [-difference for difference in back] and any(there)


def lowest(game: Game, seat: int, random: Random):
    return min(move.card for move in game.legal_moves(seat) if isinstance(move, Play))


def test_every_seating_plays_the_same_cards_and_the_dealer_goes_round():
    match = Match(("random", "random"), "play", 9)
    for number in range(8):
        first, second = players._opened(match, number), players._opened(match, number)
        assert first.moves == second.moves and first.dealer == number % SEATS


def test_our_side_is_that_of_a_or_with_partners_the_mixed_one():
    swapped, mixed = Match(("x", "y"), "play", 1), Match(("x", "y"), "play", 1, partner=True)
    for seating in swapped.seatings:
        assert {seating[seat] for seat in range(SEATS) if side_of(seat) == swapped.first_side(seating)} == {A}
    assert len(set(mixed.seatings)) == SEATS
    for seating in mixed.seatings:
        assert sorted(seating[seat] for seat in range(SEATS) if side_of(seat) == mixed.first_side(seating)) == [A, B]


def test_several_processes_find_what_one_finds():
    match = Match(("random", "greedy"), "play", 4)
    alone, together = players.play_match(match, 6), players.play_match(match, 6, jobs=2)
    assert [score.difference for score in alone] == [score.difference for score in together]


def test_declaring_for_nothing_changes_no_points():
    match = Match(("greedy", "random"), "play", 4)
    declared = Match(("greedy", "random"), "play", 4, declared=True)
    assert mean(match, 10) == mean(declared, 10)


def test_every_card_is_timed_and_every_choice_counted():
    (score,) = players.play_match(Match(("random", "greedy"), "play", 2), 1)
    for meter in score.meters:
        assert meter.moves == 32 and 0 < meter.unforced < 32 and 0 < meter.unforced_time < meter.time


def test_whoever_counts_says_dost_only_when_it_is_right():
    game = players._opened(Match(("greedy", "greedy"), "game", 1), 0)
    table = players.Table(game, (rivals.rival("greedy"),) * 4, (players.Meter(),) * 4, Random(1))
    players._play_game(table, Random(1))
    assert game.outcome
    if DOST in game.moves:
        assert game.outcome.score[game.outcome.winner] >= GOAL


@pytest.mark.parametrize("name", ["nobody", "ismcts:x", "pimc", "greedy:2"])
def test_unknown_players_are_refused(name):
    with pytest.raises(ValueError, match="no rival"):
        rivals.rival(name)


def test_the_command_line_lists_its_parts_and_plays_a_match():
    def bench(*arguments: str) -> str:
        run = [sys.executable, "-m", "tests.bench", *arguments]
        environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(run, cwd=ROOT, check=True, capture_output=True, encoding="utf-8", env=environment).stdout

    assert all(part in bench("--help") for part in ("players", "memory", "engine", "solver"))
    told = bench("players", "--a", "greedy", "--b", "random", "--deals", "2", "--jobs", "1")
    assert "greedy against random: phase play, 2 deals, each in 2 seatings, seed 1" in told


# Greedy


def greedy_choice(hand: str, *played: str, dealer: int = 3) -> str:
    """What eldest, or whoever's turn it is after some cards, plays from a hand."""
    from tests.support.positions import dealt as deal
    from tests.support.positions import everybody_passes, move

    hands = ["", "", "", ""]
    seat = (dealer + 1 + len(played)) % SEATS
    hands[seat] = hand
    for place, text in enumerate(played):
        hands[(dealer + 1 + place) % SEATS] = text
    game = deal(*hands, dealer=dealer)
    everybody_passes(game)
    for text in played:
        move(game, f"play {text.split()[0]}")
    return str(rivals.greedy(game.view(seat)))


def test_greedy_leads_a_master_before_other_cards_and_keeps_sevens():
    assert greedy_choice("aA a7 l9 l8 h9 h8 hT a9") == "aA"
    assert greedy_choice("aT a7 l9 l8 h9 h8 hT a9")[1] != "7"


DEALERS_HANDS = ("l7 lK hA h9 h8 b9 b8 lT", "aK aU aT h9 h8 b9 b8 lT")
"""Without an acorn, leaves being trumps; and with some."""


@pytest.mark.parametrize(
    ("hand", "before", "chosen"),
    [
        (DEALERS_HANDS[0], ("aA", "a8", "a9"), "l7"),
        (DEALERS_HANDS[1], ("aA", "a8", "a9"), "aT"),
        (DEALERS_HANDS[1], ("a9", "aA", "a8"), "aK"),
    ],
    ids=["a seven that wins", "the cheapest to the others", "the dearest to the partner"],
)
def test_greedy_thinks_of_the_trick_on_the_table(hand, before, chosen):
    assert greedy_choice(hand, *before) == chosen


# Memory


def undone(pack, cut):
    return tuple(pack[len(pack) - cut :] + pack[: len(pack) - cut])


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("cards", [0, 9, 22])
def test_memory_draws_only_what_can_have_been_gathered_and_fits_what_is_known(number, cards):
    game, random = memory.second_deal(1, number), Random(number)
    for _ in range(cards):
        game.push(any_card(game, random))
    seat = game.turn
    last = [trick.cards for trick in game.deals[-2].tricks]
    fitting = memory.gatherings(game, seat)
    moves = [move for move in game.moves[-cards:] if isinstance(move, Play)] if cards else []
    for _ in range(25):
        pack, cut = fitting.draw(random)
        assert 1 <= cut < len(CARDS) and can_be_gathered(undone(pack, cut), last)
        again = Game(game.rules)
        again.push(Dealer(game.dealer))
        again.push(Deal(undone(pack, cut)))
        again.push(Cut(cut))
        deal = again.deal
        assert deal.trump_card == game.deal.trump_card and deal.opened == game.deal.opened
        for _ in range(SEATS):
            again.push(PASS)
        # The cards played can all be played again, and leave the seat what it holds.
        for move in moves:
            again.push(move)
        assert deal.hands[seat] == game.deal.hands[seat]


def test_what_really_lies_there_is_among_what_memory_draws():
    for number in range(6):
        game = memory.second_deal(2, number)
        pack = game.deal.pack[game.deal.cut :] + game.deal.pack[: game.deal.cut]
        for seat in range(SEATS):
            allowed = memory.allowed_cards(game, seat)
            assert all(mask & card.bit for mask, card in zip(allowed, pack, strict=True))
            assert memory.gatherings(game, seat).count > 0


def test_memory_draws_every_gathering_alike_where_all_can_be_listed():
    tricks = [CARDS[0:4], CARDS[4:8]]
    # Which cards may lie where: the last is known, and two places hold high cards only.
    low, high = mask_of(list(CARDS[:3])), mask_of(list(CARDS[2:8]))
    allowed = [0xFF, 0xFF, high, 0xFF, 0xFF, high, 0xFF ^ low, CARDS[5].bit]
    fit: set[tuple[tuple[int, ...], int]] = set()
    for first, second in (tricks, tricks[::-1]):
        for one in permutations(first):
            for two in permutations(second):
                gathered = one + two
                for cut in range(1, 8):
                    pack = gathered[cut:] + gathered[:cut]
                    if all(mask & card.bit for mask, card in zip(allowed, pack, strict=True)):
                        fit.add((pack, cut))
    sampler, random = memory.Gatherings(tricks, allowed), Random(6)
    assert sampler.count == len(fit)
    draws = 60 * len(fit)
    counted = Counter(sampler.draw(random) for _ in range(draws))
    assert set(counted) == fit
    # Chi-squared over its degrees of freedom is 1 with a deviation of the root of 2 over them.
    freedom = len(fit) - 1
    squared = sum((count - 60) ** 2 / 60 for count in counted.values())
    assert abs(squared - freedom) < 5 * (2 * freedom) ** 0.5


def test_drawn_hands_are_those_of_the_drawn_pack():
    game = memory.second_deal(3, 1)
    seat = game.turn
    (hands,) = memory.draw_with_memory(game, seat, Random(8))(1)
    pack, _ = memory.gatherings(game, seat).draw(Random(8))
    assert list(hands) == [mask_of(hand) for hand in hands_of(pack, game.dealer)]


# OpenSpiel


@pytest.fixture
def openspiel():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from tests.bench import openspiel

    return openspiel


def state_of(openspiel, game: Game):
    """The game as a state of OpenSpiel, dealt card by card."""
    state = openspiel.StovkahraGame().new_initial_state()
    pack = game.deal.pack[game.deal.cut :] + game.deal.pack[: game.deal.cut]
    for card in pack:
        assert state.is_chance_node() and state.current_player() < 0
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(int(card))
    return state


def test_openspiel_plays_this_game(openspiel):
    for number in range(12):
        game, random = dealt(number), Random(number)
        state = state_of(openspiel, game)
        while game.phase is Phase.PLAY:
            legal = sorted(int(move.card) for move in game.legal_moves() if isinstance(move, Play))
            assert state.legal_actions() == legal
            assert (state.current_player() + game.deal.eldest) % SEATS == game.turn
            assert state.information_state_string() == openspiel.position_of(game).information_state_string()
            card = random.choice(legal)
            game.push(PLAYS[card])
            state.apply_action(card)
        assert state.is_terminal() and not state.legal_actions()
        elders = game.deal.eldest % 2
        difference = game.deal.earned[elders] - game.deal.earned[1 - elders]
        assert state.returns() == [difference, -difference, difference, -difference]


def test_openspiels_own_simulation_finds_nothing_wrong(openspiel):
    import pyspiel

    pyspiel.random_sim_test(openspiel.StovkahraGame(), num_sims=5, serialize=False, verbose=False)


def test_a_drawn_position_looks_the_same_to_whoever_draws_it(openspiel):
    for number in range(10):
        game = played(number, 3 * number)
        state = openspiel.StovkahraState(openspiel.StovkahraGame())
        state.position = openspiel.position_of(game)
        random, player = Random(number), state.current_player()
        for _ in range(20):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            start = other.position.start
            assert sum(start) == 2**32 - 1 and all(hand.bit_count() == 8 for hand in start)
            # Whatever was played could have been played from these hands.
            again = openspiel.Position(start, other.position.opened, other.position.trump_card)
            line = state.position.line
            for at in range(0, len(line), 2):
                card = next(card for card in cards_in(again.playable()) if str(card) == line[at : at + 2])
                again.play(card)
            assert again.hands == other.position.hands


def test_what_a_position_knows_is_what_the_seat_knows(openspiel):
    for number in range(20):
        game = played(number, number + 4)
        position = openspiel.position_of(game)
        assert position.turn == (game.turn - game.deal.eldest) % SEATS
        assert position._deals(position.turn).count == rivals.drawn(game.view(game.turn)).count


def test_the_search_plays_a_legal_card(openspiel):
    search = openspiel.Search(seconds=1, simulations=60)
    for number in range(4):
        game = played(number, 7 * number)
        assert PLAYS[search.card(game, game.turn, Random(1))] in game.legal_moves()


def test_the_search_keeps_to_its_time(openspiel):
    search = openspiel.Search(seconds=0.02)
    game = dealt(1)
    for _ in range(12):
        search.card(game, game.turn, Random(1))
    before, began = search.simulations, players.process_time()
    for _ in range(10):
        search.card(game, game.turn, Random(1))
    assert search.simulations > before
    assert 0.1 < players.process_time() - began < 0.4


# The solver


@pytest.fixture
def bridge():
    pytest.importorskip("endplay", reason="endplay, and with it DDS, is not installed")
    from tests.bench import solver

    return solver.bridge()


def test_the_solvers_yardstick_is_asked_for_the_tricks_of_the_leaders_side(bridge):
    # North holds all spades: with these as trumps every trick is north's, whoever leads.
    one_suit = "AKQJT98765432"
    north = f"{one_suit}... .{one_suit}.. ..{one_suit}. ...{one_suit}"
    assert [bridge.tricks(bridge.dealt(north, 0, leader)) for leader in range(4)] == [13, 0, 13, 0]
    # With hearts as trumps east takes them all.
    assert [bridge.tricks(bridge.dealt(north, 1, leader)) for leader in range(4)] == [0, 13, 0, 13]
    # One suit only: whichever of the ace and the two is led first, the ace takes a trick and the two none.
    ending = bridge.dealt("A2... KQ... 43... 65...", 3, 0)
    assert bridge.tricks(ending) == 1
    assert sorted(bridge.tricks_of_leads(ending).values()) == [1, 1]


@pytest.mark.parametrize("ranks", ["23456789TJQKA", "789TJQKA"])
def test_the_solvers_yardstick_gets_another_whole_pack_each_time(bridge, ranks):
    random = Random(1)
    deals = [bridge.deal(ranks, random) for _ in range(40)]
    for deal in deals:
        hands = [deal.north, deal.east, deal.south, deal.west]
        assert [len(hand) for hand in hands] == [len(ranks)] * 4
        assert len({str(card) for hand in hands for card in hand}) == 4 * len(ranks)
    assert len({str(deal) for deal in deals}) == 40
    assert len({deal.first for deal in deals}) == len({deal.trump for deal in deals}) == 4


def figures_of(told: str) -> dict[str, list[float]]:
    """The median and the 95th percentile in each line that has them."""
    return {
        found[1].strip(): [float(found[2]), float(found[3])]
        for found in re.finditer(r"^(.+?) median +([\d.]+).*?95 % (?:under)? *([\d.]+)", told, re.MULTILINE)
    }


def test_the_solvers_figures_stand_beside_those_of_its_yardstick(bridge, capsys):
    from tests.bench import solver

    solver.run(["--deals", "5", "--seed", "2"])
    told = figures_of(capsys.readouterr().out)
    pairs = [(solver.DDS, solver.SOLVE), (solver.DDS_FIRST, solver.FIRST), (solver.DDS_SHORT, solver.SOLVE)]
    for theirs, ours in pairs:
        expected = [of_them / of_us for of_them, of_us in zip(told[theirs], told[ours], strict=True)]
        assert told[f"{theirs} / {ours}"] == pytest.approx(expected, rel=0.05, abs=0.005)


def test_the_solver_is_timed_without_its_yardstick_too(monkeypatch, capsys):
    from tests.bench import solver

    monkeypatch.setitem(sys.modules, "endplay", None)
    solver.run(["--deals", "2"])
    told = capsys.readouterr().out
    assert "endplay is not installed" in told
    assert set(figures_of(told)) == {solver.SOLVE, solver.FIRST, solver.PLAYS}


# The engine's speed


@pytest.fixture
def speed():
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from tests.bench import engine

    return engine


def test_the_engines_deals_are_whole_and_every_move_of_a_player_is_counted(speed, monkeypatch):
    games: list[Game] = []

    class Watched(Game):
        def __init__(self) -> None:
            super().__init__()
            games.append(self)

    monkeypatch.setattr(speed, "Game", Watched)
    measured = speed.stovkahra(30, Random(4))
    assert len(games) == 30 and len({game.deal.pack for game in games}) == 30
    for game in games:
        # Neither dealer nor pack is a player's choice.
        assert [type(move) for move in game.moves[:3]] == [Dealer, Deal, Cut]
        assert len(game.deal.tricks) == 8 and game.moves[-1] == COUNT and game.deal.dost is None
    assert measured.moves == sum(len(game.moves) - 2 for game in games)
    assert any(game.deal.declarations for game in games) and any(game.deal.signal is not None for game in games)


@pytest.mark.parametrize("checked", [False, True])
def test_hearts_and_spades_are_played_to_their_end(speed, checked):
    # Four bids and 52 cards; 52 cards, and twelve that are passed on in three deals of four.
    assert speed.openspiel("spades", checked)(5, Random(2)).moves == 5 * 56
    lengths = {speed.openspiel("hearts", checked)(1, Random(number)).moves for number in range(30)}
    assert lengths == {52, 64}


def test_the_time_of_a_move_is_told_without_dealing_and_with_it_in_both_ways(speed):
    measured = speed.Measured(moves=200, playing=0.0004, dealing=0.0002, by_outcomes=0.0006)
    assert measured.apiece == pytest.approx((2, 3, 5))


def test_the_engine_is_told_beside_its_yardsticks(speed, capsys):
    speed.run(["--deals", "3", "--rounds", "2", "--seed", "8"])
    told = capsys.readouterr().out
    assert "rounds 2, deals in each 3, seed 8" in told
    numbers = {row[0]: [float(number) for number in row[1:] if number != "ratio"] for row in table_of(told)}
    assert list(numbers) == ["stovkahra", "hearts", "spades"]
    moves, *own = numbers["stovkahra"]
    assert 38 <= moves <= 45 and len(own) == 3 and min(own) > 0
    for name in ("hearts", "spades"):
        moves, *rest = numbers[name]
        assert 52 <= moves <= 64
        for time, ratio, ours in zip(rest[::2], rest[1::2], own, strict=True):
            # All three numbers have been rounded.
            assert ratio == pytest.approx(time / ours, rel=0.02, abs=0.01), told


def table_of(told: str) -> list[list[str]]:
    return [line.split() for line in told.splitlines() if line.startswith(("stovkahra", "hearts", "spades"))]
