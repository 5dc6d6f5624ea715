"""What games given away, and friends who tell each other the cards of an evening, bring those who try it.

First: the rating of two accounts that win every game against two of their own, who give up at once, beside ten people
who have played fair games among themselves; and after how many such games moderators are told. Then: what one person
gains who knows all hands of a deal that others play too, with the best card of perfect play each time, over a strong
computer in the same seat, among strong computers.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from random import Random
from statistics import fmean

from bot.model import comparing, timing
from bot.model.contest import Contest
from bot.model.person import Person
from bot.model.ratings import Rating, rate
from bot.model.table import Table
from bot.model.unlikely import Result, unlikely
from bot.model.waits import UNHURRIED_MOVE_S
from bot.service.running.duplicate import table_of_computers
from bot.service.running.moves import Moves
from engine.games import GAMES, with_duplicates
from engine.moves import Move, Play
from engine.players import Level
from tests.bench.common import in_processes, mean_and_error, options
from tests.support.chance import Seeded
from tests.support.service import NOON

TOLD = (5, 20, 50, 100, 200)
"""After how many games given away the rating is shown."""
FAIR = tuple(range(1, 11))
"""The keys of those who play fair games."""
GIVEN = (11, 12, 13, 14)
"""Those of the two who are given games and, beside them, of the two who give them up."""


def run(arguments: list[str]) -> None:
    known = {
        "fair": (300, "fair games"), "servers": (10, "servers of which the moderators are told"),
        "deals": (40, "deals of each game"), "jobs": (2, "processes"), "seed": (1, "of all chance"),
    }  # fmt: skip
    plan = options("unearned", __doc__, **known).parse_args(arguments)
    for line in report(plan):
        print(line, flush=True)


def report(plan: Namespace) -> Iterator[str]:
    yield from ratings(plan)
    for size, what in ((2, "duels"), (4, "fours")):
        for fair in (0, plan.fair):
            counts = sorted(named_after(Random(f"{plan.seed} {at}"), fair, size) for at in range(plan.servers))
            told = f"{counts[0]} to {counts[-1]}" if counts[0] < counts[-1] else f"{counts[0]}"
            yield f"{what}, beside {fair} fair games: moderators are told after {told} games given away"
    for game in with_duplicates():
        deals = [(game, f"{plan.seed} {at}") for at in range(plan.deals)]
        gains = in_processes(gain, deals, plan.jobs)
        mean, error = mean_and_error(gains)
        better, worse = sum(each > 0 for each in gains), sum(each < 0 for each in gains)
        told = f"{mean:.1f} points a deal (error {error:.1f}, {plan.deals} deals, better in {better}, worse in {worse})"
        yield f"{game}, all hands known: {told}"


# Games given away


def fair_game(random: Random, size: int) -> Result:
    """A game that luck alone decides."""
    return random.randrange(2), *random.sample(FAIR, size)


def given_game(size: int) -> Result:
    """A game that is given up to the same ones."""
    first, second, third, fourth = GIVEN
    return (0, first, third) if size == 2 else (0, first, third, second, fourth)


def ratings(plan: Namespace) -> Iterator[str]:
    """How the ratings stand after so many games given away."""
    random, known = Random(plan.seed), dict[int, Rating]()
    people = {key: Person(key, key, str(key)) for key in (*FAIR, *GIVEN)}

    def play(result: Result) -> None:
        winner, *seats = result
        sides = tuple(tuple(people[key] for key in seats[side::2]) for side in (0, 1))
        rate(known, Contest("stovkahra", sides, (winner == 0, winner == 1)))

    for _ in range(plan.fair):
        play(fair_game(random, 4))
    shown = sorted(known[key].displayed for key in FAIR)
    yield f"{len(FAIR)} people after {plan.fair} fair games: {shown[0]} to {shown[-1]}, on average {fmean(shown):.0f}"
    for games in range(1, TOLD[-1] + 1):
        play(given_game(4))
        if games in TOLD:
            yield f"two after {games} games given to them: {known[GIVEN[0]].displayed}"


def named_after(random: Random, fair: int, size: int) -> int:
    """After how many games given away moderators are told, where so many fair ones were played before."""
    played = [fair_game(random, size) for _ in range(fair)]
    named = set[int]()
    while not named & set(GIVEN):
        played.append(given_game(size))
        named = {key for each in unlikely(played, partners=size == 4) for key in each.people}
    return len(played) - fair


# A deal that is known


def gain(deal: tuple[str, str]) -> float:
    """How many points more a deal brings the side of somebody who sees all hands."""
    return played(*deal, best_card) - played(*deal, strong_move)


def played(game: str, seed: str, choose: Callable[[Table, int], Move | None]) -> int:
    """What strong computers make of a deal, with somebody who chooses otherwise in the first seat."""
    kind = GAMES[game]
    assert kind.duplicates is not None
    rules = kind.duplicates.rules()
    computers = [Person(1 + at, None, f"Computer {at}", level=Level.STRONG) for at in range(kind.most_seats(rules))]
    moves = Moves(lambda: NOON, Seeded(1), timedelta(), timedelta())
    table = table_of_computers(rules, Random(seed).randbytes(32), computers, moves)
    while (seat := timing.computer_to_move(table)) is not None:
        move = (choose if seat == 0 else strong_move)(table, seat)
        moves.make(table, seat, table.deal.version(seat), move, instead=True)
    return comparing.standing(table, 0)


def strong_move(table: Table, seat: int) -> Move | None:
    """What a strong computer does, as at an evening."""
    choose = partial(table.kind.players.choose, table.view(seat), Level.STRONG)
    return choose(Random(comparing.thought(table, seat)), UNHURRIED_MOVE_S)


def best_card(table: Table, seat: int) -> Move | None:
    """The best card of perfect play where one is to be played; declarations are left to a strong computer."""
    assert table.game is not None
    assert table.kind.duplicates is not None
    if not all(isinstance(move, Play) for move in table.view(seat).legal):
        return strong_move(table, seat)
    card, _ = max(table.kind.duplicates.values(table.game), key=lambda each: each[1])
    return Play(card)
