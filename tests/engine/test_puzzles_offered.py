"""The puzzles of all games that are offered: a real choice, which nobody finds by pressing or by a simple rule."""

from collections import Counter
from random import Random

import pytest

from engine.bulka.players import BulkaPlayers
from engine.game import Puzzle, offered
from engine.games import puzzles_of, with_puzzles
from engine.players import Level
from engine.reasons import FEWEST, HUGE
from engine.stovkahra import players as of_stovkahra
from engine.trappola.players import TrappolaPlayers
from tests.support.sizes import in_turn

CHOOSE = {"stovkahra": of_stovkahra.choose, "trappola": TrappolaPlayers().choose, "bulka": BulkaPlayers().choose}
each_game = pytest.mark.parametrize("name", with_puzzles())


def offered_of(name: str) -> list[Puzzle]:
    puzzles = puzzles_of(name)
    return [puzzles.shipped()[number - 1] for number in offered(puzzles)]


@each_game
def test_each_has_three_cards_or_more_to_choose_from_and_none_of_them_is_absurd(name, figures):
    every = offered_of(name)
    numbers = Counter(len(puzzle.choices) for puzzle in every)
    at_random = sum(number / choices for choices, number in numbers.items()) / len(every)
    assert min(numbers) >= FEWEST and at_random <= 1 / 3
    for puzzle in every:
        assert set(puzzle.why) == set(puzzle.choices)
        assert all(reason.least < HUGE for reason in puzzle.why.values())
    rule = {"highest": max, "lowest": min}
    by_rule = {
        told: sum(best(puzzle.choices, key=lambda card: (card.points, card.rank)) is puzzle.best for puzzle in every)
        for told, best in rule.items()
    }
    assert max(by_rule.values()) < 0.6 * len(every)
    figures(**{f"of_{each}": number for each, number in sorted(numbers.items())}, at_random=round(at_random, 3))
    figures(**{told: round(found / len(every), 3) for told, found in by_rule.items()})


@pytest.mark.parametrize("name", in_turn(with_puzzles()))
@pytest.mark.stress
def test_how_many_of_them_computers_solve(name, sized, figures):
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    random, every = Random(seed), offered_of(name)
    some = random.sample(every, min(sized(100), len(every)))
    for level in Level:
        chosen = [CHOOSE[name](puzzle.view, level, random, 0.3) for puzzle in some]
        found = sum(getattr(move, "card", None) is puzzle.best for move, puzzle in zip(chosen, some, strict=True))
        figures(**{level.value: round(found / len(some), 2)})
