"""How long perfect play takes to find: whole random deals, and every legal card of all their 32 plays."""

from argparse import ArgumentParser
from collections.abc import Sequence
from random import Random
from statistics import median, quantiles
from time import process_time

from engine.cards import PACK, Card, Suit, cards_in, mask_of
from engine.solver import Position, Solver, values_of_plays

Hands = tuple[int, int, int, int]


def random_deal(random: Random) -> tuple[Suit, Hands, int]:
    """Trumps, four hands, and who leads."""
    pack = random.sample(PACK, 32)
    a, b, c, d = (mask_of(pack[at : at + 8]) for at in range(0, 32, 8))
    return random.choice(list(Suit)), (a, b, c, d), random.randrange(4)


def random_plays(trump: Suit, hands: Hands, leader: int, random: Random) -> list[Card]:
    """The 32 cards of a deal whose players choose by chance."""
    position = Position(trump, hands, leader)
    plays = []
    for _ in range(32):
        plays.append(random.choice(cards_in(position.legal)))
        position = position.after(plays[-1])
        if len(position.table) == 4:
            position = position.collected[1]
    return plays


def line(name: str, times: Sequence[float]) -> str:
    """Median, 95th percentile and worst."""
    high = quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]
    return f"{name:<24} median {median(times):7.1f} ms   95 % under {high:7.1f}   worst {max(times):7.1f}"


def run(arguments: Sequence[str]) -> None:
    """Prints CPU times; `--deals` says of how many random deals, `--seed` of which."""
    parser = ArgumentParser(prog="python -m tests.bench solver", description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    random = Random(options.seed)
    deals: list[float] = []
    plays: list[float] = []
    expanded: list[int] = []
    for _ in range(options.deals):
        trump, hands, leader = random_deal(random)
        start = process_time()
        solver = Solver(trump, hands)
        solver.solve(Position(trump, hands, leader))
        deals.append((process_time() - start) * 1000)
        expanded.append(solver.expanded)
        cards = random_plays(trump, hands, leader, random)
        start = process_time()
        values_of_plays(trump, hands, leader, cards)
        plays.append((process_time() - start) * 1000)
    print(f"{options.deals} random deals, seed {options.seed}, CPU time")
    print(line("solve, 8 tricks", deals))
    print(line("values of all 32 plays", plays))
    print(f"positions expanded per deal: median {median(expanded):.0f}, mean {sum(expanded) / len(expanded):.0f}")
