"""How long perfect play takes to find, next to DDS, the solver of bridge written in C++, by the package `endplay`.

Deals are random, all hands are seen, and the time is CPU time of the whole process, whatever its threads. The solvers
take turns deal by deal, each deal is new, and building it is not timed. One deal each is solved beforehand, uncounted.

What is asked of both is the value of a deal with trumps and a leader: of this solver the points, of DDS the tricks
(`solve_board` for one best card, which it calls OptimalOne). What is not alike: a bridge deal has 52 cards and 13
tricks, a deal of Stovkahra 32 cards and 8. But tricks have 14 results at most and points some 300, and players of
bridge need not beat or trump. The harder yardstick is DDS with hands of 8 out of the same 32 cards, where only the
rules and what is counted differ.
"""

from collections.abc import Callable, Sequence
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any, NamedTuple

from engine.cards.german_pack import PACK, Card, Suit, cards_in
from engine.cards.pack import mask_of
from engine.stovkahra.solver import Position, Solver, values_of_plays
from tests.bench.common import options

Hands = tuple[int, int, int, int]

BRIDGE_RANKS = "23456789TJQKA"

SOLVE, PLAYS = "solve, 8 tricks", "values of all 32 plays"
DDS, DDS_SHORT = "DDS, 13 tricks", "DDS, 8 tricks"


class Bridge(NamedTuple):
    """The parts of endplay that are used."""

    version: str
    types: Any
    dds: Any
    one: Any
    """What makes `solve_board` look for one best card only."""

    def deal(self, ranks: str, random: Random) -> Any:
        """A random deal of the cards of these ranks, with trumps and a leader."""
        pack = [(suit, rank) for suit in range(4) for rank in ranks]
        random.shuffle(pack)
        hands = [sorted(pack[seat::4]) for seat in range(4)]
        text = " ".join(".".join("".join(r for s, r in hand if s == suit) for suit in range(4)) for hand in hands)
        return self.dealt(text, random.randrange(4), random.randrange(4))

    def dealt(self, hands: str, trump: int, leader: int) -> Any:
        """A deal written as in PBN: north, east, south, west, and in each hand spades, hearts, diamonds, clubs."""
        return self.types.Deal(f"N:{hands}", first=self.types.Player(leader), trump=self.types.Denom(trump))

    def tricks(self, deal: Any) -> int:
        """How many tricks the leader's side takes."""
        ((_, tricks), *_) = self.dds.solve_board(deal, self.one)
        return int(tricks)


def bridge() -> Bridge | None:
    """DDS, where it is installed."""
    try:
        from endplay import __version__, dds, types
        from endplay.dds.solve import SolveMode
    except (ImportError, RuntimeError):
        # A RuntimeError is what endplay says of a library that cannot be loaded.
        return None
    return Bridge(__version__, types, dds, SolveMode.OptimalOne)


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


def timed(question: Callable[[], object]) -> float:
    """CPU time of an answer, in milliseconds."""
    start = process_time()
    question()
    return (process_time() - start) * 1000


def high(times: Sequence[float]) -> float:
    """The 95th percentile."""
    return quantiles(times, n=20, method="inclusive")[-1] if len(times) > 1 else times[0]


def line(name: str, times: Sequence[float]) -> str:
    """Median, 95th percentile and worst."""
    return f"{name:<24} median {median(times):7.2f} ms   95 % under {high(times):7.2f}   worst {max(times):7.2f}"


def ratio(yardstick: str, times: dict[str, list[float]]) -> str:
    """By how much the yardstick takes longer, in the median and in the 95th percentile."""
    theirs, ours = times[yardstick], times[SOLVE]
    of_median, of_high = median(theirs) / median(ours), high(theirs) / high(ours)
    return f"{yardstick + ' / ' + SOLVE:<42} median {of_median:6.3f}   95 % {of_high:6.3f}"


def run(arguments: Sequence[str]) -> None:
    chosen = options("solver", __doc__, deals=(200, "random deals"), seed=(1, "of all chance")).parse_args(arguments)
    yardstick = bridge()
    random, bridge_random = Random(chosen.seed), Random(f"bridge {chosen.seed}")
    times: dict[str, list[float]] = {SOLVE: [], PLAYS: []}
    if yardstick:
        times |= {DDS: [], DDS_SHORT: []}
        yardstick.tricks(yardstick.deal(BRIDGE_RANKS, Random(0)))
    trump, hands, leader = random_deal(Random(0))
    Solver(trump, hands).solve(Position(trump, hands, leader))
    expanded: list[int] = []
    for _ in range(chosen.deals):
        trump, hands, leader = random_deal(random)
        position = Position(trump, hands, leader)
        start = process_time()
        solver = Solver(trump, hands)
        solver.solve(position)
        times[SOLVE].append((process_time() - start) * 1000)
        expanded.append(solver.expanded)
        if yardstick:
            deal = yardstick.deal(BRIDGE_RANKS, bridge_random)
            times[DDS].append(timed(lambda deal=deal: yardstick.tricks(deal)))
            deal = yardstick.deal(BRIDGE_RANKS[-8:], bridge_random)
            times[DDS_SHORT].append(timed(lambda deal=deal: yardstick.tricks(deal)))
        cards = random_plays(trump, hands, leader, random)
        times[PLAYS].append(timed(lambda deal=(trump, hands, leader, cards): values_of_plays(*deal)))
    print(f"{chosen.deals} random deals, seed {chosen.seed}, CPU time")
    for name, of_deals in times.items():
        print(line(name, of_deals))
    print(f"positions expanded per deal: median {median(expanded):.0f}, mean {sum(expanded) / len(expanded):.0f}")
    if yardstick:
        print(f"the yardstick's time by ours (above 1 ours is faster), DDS of endplay {yardstick.version}")
        for theirs in (DDS, DDS_SHORT):
            print(ratio(theirs, times))
    else:
        print("endplay is not installed: no yardstick")
