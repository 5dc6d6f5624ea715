"""The games for other programs: their own tests of a game pass, and nobody is told what the seat must not know."""

import copy
import pickle
import warnings
from collections import Counter, defaultdict
from importlib import import_module
from random import Random

import pytest

from engine.adapters.course import Course, rules_and_seats
from engine.cards.german_pack import PACK as GERMAN_PACK
from engine.games import GAMES
from engine.moves import Cut, Deal, Dealer, Draw, IllegalMove, Play, Signal
from tests.support.any_game import move
from tests.support.duel import pack_for
from tests.support.every_game import LISTED

COURSES = {name: facts.courses for name, facts in LISTED.items() if facts.courses}
"""Options with which the programs' own tests are run, for each game that has them."""
each_game = pytest.mark.parametrize("name", COURSES)
ENOUGH = 6
"""Deals after which a cup has been followed for long enough."""
PLAYED = [(name, options) for name, several in COURSES.items() for options in several]


def any_action(course, random):
    """Any action, but for what would end a deal early."""
    actions = course.actions()
    return random.choice([each for each in actions if course.is_chance or course.text(each) != "dost"] or actions)


def courses(name, number):
    """So many random courses, yielded when new and again after every action."""
    for seed in range(number):
        random = Random(f"{name} {seed}")
        kind = GAMES[name]
        course = Course(kind, *rules_and_seats(kind, random.choice(COURSES[name])))
        while True:
            yield seed, course
            if course.game.outcome is not None or course.game.deal_number > ENOUGH:
                break
            course.apply(any_action(course, random))


def followed(game):
    """The course of a game, whose moves a course could have; `None` where a signal came too early for that."""
    kind = GAMES[game.view().__module__.split(".")[1]]
    course = Course(kind, game.rules, game.seats)
    for at, made in enumerate(game.moves):
        match made:
            case Dealer(seat):
                actions = [seat]
            case Cut(number):
                actions = [number]
            case Draw(cards) | Deal(cards):
                actions = list(map(int, cards))
            case _:
                actions = [kind.decisions.index(made)]
        if isinstance(made, Play) and course.actor != course.game.turn:
            course.apply(kind.decisions.index(kind.parse("pass")))
        if isinstance(made, Signal) and course.actor != course.game.signal_to + 2 & 3:
            return None
        try:
            for action in actions:
                course.apply(action)
        except IllegalMove as error:
            raise AssertionError(f"move {at}, {made}, of {list(map(str, game.moves))}") from error
    return course


@each_game
def test_a_seat_is_told_the_same_when_only_what_it_must_not_know_is_different(name, sized):
    compared = Counter()
    for seed, course in courses(name, sized(6)):
        random = Random(f"{seed} {len(course.taken)}")
        if course.is_chance or course.game.outcome is not None or random.random() > LISTED[name].looks:
            continue
        for seat in range(course.game.seats):
            anew = LISTED[name].dealt_anew(course.game, seat, random)
            other = anew and followed(anew)
            if other is None:
                continue
            assert other.known(seat) == course.known(seat), f"seed {seed}, {course}"
            compared["told otherwise"] += other.told[seat - 1] != course.told[seat - 1]
    assert compared["told otherwise"] > 8, compared


def told(game, mover, text):
    """What each seat is told of a move."""
    move(game, text, seat=mover)
    return ["/".join(map(str, game.observe_move(seat, mover))) for seat in range(game.seats)]


def test_what_is_kept_back_from_a_seat_is_told_as_all_that_it_may_be_or_not_at_all():
    game = GAMES["stovkahra"].begin(GAMES["stovkahra"].rules(), 4)
    assert told(game, None, "dealer 3") == ["dealer 3"] * 4
    assert told(game, None, f"deal {''.join(map(str, GERMAN_PACK))}") == [""] * 4
    assert told(game, 2, "cut 16") == ["", "", "cut 16", ""]
    assert told(game, 2, "signal a") == ["signal a", "", "signal a", ""]
    assert told(game, 0, "pass") == ["pass", "", "", ""]
    game = GAMES["trappola"].begin(GAMES["trappola"].rules(), 2)
    game.push(Dealer(1))
    game.push(pack_for("sA cA dA sK cK dK bK s7 c7", "", packets=(5, 4)))
    move(game, "cut 11", "keep", "keep")
    assert told(game, 0, "declare K 4") == ["declare K 4", "declare K 4/declare C 4/declare J 4/declare 2 4"]
    assert told(game, 0, "declare A 3") == ["declare A 3"] * 2


@each_game
def test_whoever_knows_the_same_may_do_the_same_and_what_a_seat_did_it_knows(name, sized):
    may, aside = defaultdict(set), 0
    for seed, course in courses(name, sized(3)):
        if course.is_chance or course.game.outcome is not None:
            continue
        actor, actions = course.actor, course.actions()
        aside += actor != course.game.turn
        known = course.known(actor)
        may[known].add(tuple(actions))
        assert len(may[known]) == 1, f"seed {seed}: {known}"
        assert actions == sorted(set(actions)) and actions, f"seed {seed}: {course}"
        # A copy goes its own way, and what was kept as bytes goes on.
        if not len(course.taken) % 17:
            for other in (copy.deepcopy(course), pickle.loads(pickle.dumps(course))):
                other.apply(actions[-1])
                assert other.known(actor) != known == course.known(actor), f"seed {seed}: {course}"
                assert course.text(actions[-1]) in other.known(actor), f"seed {seed}: {course}"
    # Dealer's right in Stovkahra is asked for a signal, though it is eldest's turn.
    assert len(may) > 100 and (aside > 0) == ("signal" in LISTED[name].words)


def test_a_gathered_pack_can_be_drawn_and_every_gathering_is_as_likely():
    random, kind = Random(3), GAMES["stovkahra"]
    chances = set()
    for seed in range(20):
        course = Course(kind, *rules_and_seats(kind, {}))
        chance = 1
        while course.game.outcome is None and len(course.game.deals) < 2:
            chance *= len(course.actions()) if course.is_chance and len(course.game.deals) == 1 else 1
            course.apply(any_action(course, random))
        if len(course.game.deals) == 2:
            chances.add(chance)
            assert course.game.deals[1].pack, f"game {seed}"
    # Eight tricks in any order, the four cards of each in any order, and 31 cuts.
    assert chances == {40320 * 24**8 * 31}


def test_what_cannot_be_played_is_refused():
    for name, options in (("bulka", {"players": 5}), ("bulka", {"players": 3, "cup": "off"}), ("trappola", {"key": 1})):
        with pytest.raises(ValueError):
            rules_and_seats(GAMES[name], options)


# What the other programs say


def spiel():
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    import_module("engine.adapters.openspiel")
    return pyspiel


@pytest.mark.stress
@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_openspiel_finds_nothing_wrong_with_a_game(name, options, sized):
    pyspiel = spiel()
    game = pyspiel.load_game(f"{name}({','.join(f'{key}={value}' for key, value in options.items())})")
    pyspiel.random_sim_test(game, num_sims=sized(2), serialize=True, verbose=False)


@pytest.mark.stress
@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_openspiel_is_given_all_that_a_seat_was_told_as_numbers(name, options):
    pyspiel, rows = spiel(), import_module("engine.adapters.tensors").ROWS
    game, random = pyspiel.load_game(name, options), Random(name)
    kind, whole = GAMES[name], game.get_type().provides_information_state_tensor
    cards, seats = list(map(kind.cards, range(game.max_chance_outcomes()))), game.num_players()
    state, deals = game.new_initial_state(), set()
    while not state.is_terminal() and len(deals) < ENOUGH:
        course = state.course
        if not state.is_chance_node() and random.random() < 0.1:
            deal = course.game.deal_number
            deals.add(deal)
            for player in range(seats):
                tensors = {deal: state.observation_tensor(player)[seats:]}
                if whole:
                    recalled, size = state.information_state_tensor(player)[seats:], len(tensors[deal])
                    tensors |= {at + 1: recalled[at * size : (at + 1) * size] for at in range(deal)}
                    assert not any(recalled[deal * size :])
                for number, tensor in tensors.items():
                    told = [
                        (each.mover, {*each.moves}, {*each.hand}, {*each.shown}, each.standing)
                        for each in course.told_in(player, number)
                    ]
                    assert read(tensor, rows, seats, kind, cards) == told, str(course)
        state.apply_action(any_action(course, random))
    assert deals


def read(tensor, rows, seats, kind, cards):
    """What the rows of one deal tell: who moved, what it may have been, hand, other cards, and how the game stood."""
    width, told = len(tensor) // rows, []
    for row in (tensor[at : at + width] for at in range(0, len(tensor), width)):
        columns = iter(row)
        mover = [next(columns) for _ in range(seats)]
        moves = {move for move in kind.decisions if next(columns)}
        hand, shown = ({card for card in cards if next(columns)} for _ in range(2))
        if any(row):
            told.append((mover.index(1) if any(mover) else None, moves, hand, shown, tuple(map(int, columns))))
    return told


@pytest.mark.stress
@pytest.mark.parametrize(("name", "options"), PLAYED)
def test_pettingzoo_finds_nothing_wrong_with_a_game(name, options, sized):
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from pettingzoo.test import api_test, seed_test

    from engine.adapters.pettingzoo import CardEnvironment

    with warnings.catch_warnings():
        # It warns of all observations that come with a mask, but for those of its own games.
        warnings.simplefilter("ignore", UserWarning)
        api_test(CardEnvironment(name, **options), num_cycles=sized(500))
        seed_test(lambda: CardEnvironment(name, **options), num_cycles=sized(500))


@pytest.mark.stress
@each_game
def test_a_whole_game_is_rewarded_at_its_end(name):
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    from engine.adapters.pettingzoo import CardEnvironment

    environment = CardEnvironment(name, render_mode="ansi")
    environment.reset(seed=2)
    # Else the moves are others each time, and a match may be drawn.
    for agent in environment.possible_agents:
        environment.action_space(agent).seed(2)
    rewards = Counter()
    for agent in environment.agent_iter():
        observation, reward, terminated, _, _ = environment.last()
        rewards[agent] += reward
        assert terminated or not any(rewards.values())
        environment.step(None if terminated else environment.action_space(agent).sample(observation["action_mask"]))
    assert sum(rewards.values()) == 0 < max(rewards.values())
    assert environment.render().startswith(("dealer", "draw"))
