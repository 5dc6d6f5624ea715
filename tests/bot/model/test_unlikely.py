"""Who is named to moderators: two who keep winning, and hardly ever anybody whose strength explains it."""

import math
from collections.abc import Callable, Sequence
from random import Random

import pytest

from bot.model.person import Person
from bot.model.unlikely import LEAST, Contest, unlikely

SEED = 30
SERVERS, GAMES = 100, 500
CROWD = tuple(Person(number, 1000 + number, f"Person {number}") for number in range(1, 13))
SPREAD = 0.3
"""How different people's strengths are, as logarithms of odds: partners one above the mean win 65 of 100 games."""
Seats = Callable[[Random], Sequence[Person]]


def anybody(random: Random) -> Sequence[Person]:
    return random.sample(CROWD, 4)


def always_the_same_four(random: Random) -> Sequence[Person]:
    return random.sample(CROWD[:4], 4)


def couples(random: Random) -> Sequence[Person]:
    """Partners who never play with anybody else."""
    one, other = random.sample(range(6), 2)
    return CROWD[2 * one], CROWD[2 * other], CROWD[2 * one + 1], CROWD[2 * other + 1]


def often_together(random: Random) -> Sequence[Person]:
    """Two who are partners in every other game, against others."""
    others = random.sample(CROWD[2:], 2)
    return (CROWD[0], others[0], CROWD[1], others[1]) if random.random() < 0.5 else anybody(random)


def duels(random: Random) -> Sequence[Person]:
    """Six people, of whom two play mostly each other."""
    return random.sample(CROWD[:2], 2) if random.random() < 0.5 else random.sample(CROWD[:6], 2)


def cups(random: Random) -> Sequence[Person]:
    return random.sample(CROWD[:6], random.choice((2, 3, 4)))


def games(
    random: Random, seats: Seats, number: int, helped: tuple[float, frozenset[int]] | None = None
) -> list[Contest]:
    """Games that are won by strength and luck; two may help each other, as partners or one the other to win."""
    strength = {person.id: random.gauss(0, SPREAD) for person in CROWD}
    played = []
    for _ in range(number):
        people = seats(random)
        partners = seats not in (duels, cups)
        sides = [tuple(people[side::2]) for side in (0, 1)] if partners else [(person,) for person in people]
        brings = [math.exp(sum(strength[person.id] for person in side)) for side in sides]
        if helped is not None and helped[1] <= {person.id for person in people}:
            for at, side in enumerate(sides):
                if helped[1] <= {person.id for person in side} or (not partners and side[0].id == min(helped[1])):
                    brings[at] *= helped[0]
        played.append(Contest(tuple(sides), random.choices(range(len(sides)), brings)[0]))
    return played


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("seats", [anybody, always_the_same_four, couples, duels, cups])
def test_where_strength_and_luck_decide_hardly_anybody_is_named(seats, sized, figures):
    random, servers = Random(f"{SEED} {seats.__name__}"), sized(SERVERS)
    named = sum(bool(unlikely(games(random, seats, GAMES))) for _ in range(servers))
    figures(seed=SEED, servers=servers, games_each=GAMES, named_on=named)
    assert named <= 1 + servers // 50


@pytest.mark.parametrize(("seats", "odds"), [(often_together, 6), (couples, 30), (duels, 40), (cups, 40)])
def test_two_who_help_each_other_are_named_and_nobody_else(seats, odds):
    random = Random(f"{SEED} {seats.__name__}")
    helped = frozenset((1, 2))
    (first,) = unlikely(games(random, seats, 2 * GAMES, (odds, helped)))
    assert {person.id for person in first.people} == helped
    assert first.games >= LEAST and first.won > 1.3 * first.expected
    # Of two against each other the one who wins is named first.
    assert first.partners or first.people[0].id == 1
