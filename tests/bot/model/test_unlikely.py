"""Who is named to moderators: two who keep winning, and hardly ever anybody whose strength explains it."""

import math
from collections.abc import Callable, Sequence
from random import Random

import pytest

from bot.model.unlikely import LEAST, Result, Unlikely, unlikely

SEED = 30
SERVERS, GAMES = 100, 500
CROWD = tuple(range(1, 13))
"""The keys of those who play."""
SPREAD = 0.3
"""How different people's strengths are, as logarithms of odds: partners one above the mean win 65 of 100 games."""
Seats = Callable[[Random], Sequence[int]]


def anybody(random: Random) -> Sequence[int]:
    return random.sample(CROWD, 4)


def always_the_same_four(random: Random) -> Sequence[int]:
    return random.sample(CROWD[:4], 4)


def couples(random: Random) -> Sequence[int]:
    """Partners who never play with anybody else."""
    one, other = random.sample(range(6), 2)
    return CROWD[2 * one], CROWD[2 * other], CROWD[2 * one + 1], CROWD[2 * other + 1]


def often_together(random: Random) -> Sequence[int]:
    """Two who are partners in every other game, against others."""
    others = random.sample(CROWD[2:], 2)
    return (CROWD[0], others[0], CROWD[1], others[1]) if random.random() < 0.5 else anybody(random)


def duels(random: Random) -> Sequence[int]:
    """Six people, of whom two play mostly each other."""
    return random.sample(CROWD[:2], 2) if random.random() < 0.5 else random.sample(CROWD[:6], 2)


def cups(random: Random) -> Sequence[int]:
    return random.sample(CROWD[:6], random.choice((2, 3, 4)))


def games(
    random: Random, seats: Seats, number: int, helped: tuple[float, frozenset[int]] | None = None
) -> list[Result]:
    """Games that are won by strength and luck; two may help each other, as partners or one the other to win."""
    strength = {person: random.gauss(0, SPREAD) for person in CROWD}
    played = []
    for _ in range(number):
        people = seats(random)
        partners = are_partners(seats)
        sides = [tuple(people[side::2]) for side in (0, 1)] if partners else [(person,) for person in people]
        brings = [math.exp(sum(strength[person] for person in side)) for side in sides]
        if helped is not None and helped[1] <= set(people):
            for at, side in enumerate(sides):
                if helped[1] <= set(side) or (not partners and side[0] == min(helped[1])):
                    brings[at] *= helped[0]
        played.append((random.choices(range(len(sides)), brings)[0], *people))
    return played


def are_partners(seats: Seats) -> bool:
    return seats not in (duels, cups)


def found(seats: Seats, played: Sequence[Result]) -> list[Unlikely]:
    return unlikely(played, partners=are_partners(seats))


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("seats", [anybody, always_the_same_four, couples, duels, cups])
def test_where_strength_and_luck_decide_hardly_anybody_is_named(seats, sized, figures):
    random, servers = Random(f"{SEED} {seats.__name__}"), sized(SERVERS)
    named = sum(bool(found(seats, games(random, seats, GAMES))) for _ in range(servers))
    figures(seed=SEED, servers=servers, games_each=GAMES, named_on=named)
    assert named <= 1 + servers // 50


@pytest.mark.parametrize(("seats", "odds"), [(often_together, 6), (couples, 30), (duels, 40), (cups, 40)])
def test_two_who_help_each_other_are_named_and_nobody_else(seats, odds):
    random = Random(f"{SEED} {seats.__name__}")
    helped = frozenset((1, 2))
    (first,) = found(seats, games(random, seats, 2 * GAMES, (odds, helped)))
    assert set(first.people) == helped
    assert first.games >= LEAST and first.won > 1.3 * first.expected
    # Of two against each other the one who wins is named first.
    assert first.partners or first.people[0] == 1
