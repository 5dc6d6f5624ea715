"""Computer players of Trappola and Bulka: points a deal of each level against the one below and against random play.

Every deal is played twice, with the hands swapped, so that the cards are even.

`python -m tests.bench duelists --game trappola --a strong --b regular --deals 300 --seed 1`
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from time import process_time
from typing import Final

from engine.bulka import rules as bulka
from engine.cards.trappola_pack import PACK
from engine.moves import Cut, Deal, Dealer, Move, Play, Ranking
from engine.players import Level
from engine.trappola import rules as trappola
from tests.bench.common import in_processes, mean_and_error, options
from tests.bench.players import Meter, times
from tests.support.players import choose

Game = trappola.Game | bulka.Game
RANDOM: Final = "random"
NAMES: Final = (RANDOM, *Level)
GAMES: Final = ("trappola", "bulka")
LONG: Final = 60.0
"""Seconds that no thought takes: so the same seed gives the same points on any machine."""


def opened(game: str, dealer: int) -> Game:
    """A game before its first deal; in Bulka without a cup and with its chips, so that one round is all."""
    if game == "trappola":
        opened: Game = trappola.Game(trappola.Rules(deals=2))
        opened.push(Dealer(dealer))
    else:
        opened = bulka.Game(bulka.Rules(cup="off"), seats=2)
        opened.push(Ranking((1 - dealer, dealer)))
    return opened


def moved(game: Game, name: str, random: Random, seconds: float = LONG) -> Move:
    """What a player does whose turn it is."""
    assert game.turn is not None
    if name == RANDOM:
        return random.choice(game.legal_moves())
    move = choose(game.view(game.turn), Level(name), random, seconds)
    assert move is not None
    return move


def play_deal(game: Game, names: tuple[str, str], chance: Random, random: Random, meters: Sequence[Meter]) -> float:
    """The points that seat 0 gets more in one deal; after an alifer, or a tie, in the one that is played for it."""
    while True:
        game.push(Deal(tuple(chance.sample(PACK, len(PACK)))))
        game.push(Cut(chance.randrange(1, len(PACK))))
        while game.turn is not None and not (game.deal.play.is_over):
            began, seat = process_time(), game.turn
            choices = sum(isinstance(move, Play) for move in game.legal_moves())
            move = moved(game, names[seat], random)
            meters[seat].read(process_time() - began, choices)
            game.push(move)
        if game.deal.play.is_over:
            return float(game.deal.points[0] - game.deal.points[1])


def play_number(game: str, names: tuple[str, str], seed: int, number: int) -> tuple[float, tuple[Meter, Meter]]:
    """What the first player gets more a deal, the hands swapped once; and the time both took."""
    meters = Meter(), Meter()
    points = 0.0
    for swapped in (False, True):
        chance, random = Random(f"{seed}/{number}"), Random(f"{seed}/{number}/{swapped}")
        # The same cards go to the same place at the table, and the players change places.
        seated = names[::-1] if swapped else names
        timed = meters[::-1] if swapped else meters
        difference = play_deal(opened(game, number % 2), seated, chance, random, timed)
        points += -difference if swapped else difference
    return points / 2, meters


def report(game: str, a: str, b: str, deals: int, seed: int, jobs: int) -> Iterator[str]:
    """The points more a deal that A gets than B, and the time of each."""
    results = in_processes(partial(play_number, game, (a, b), seed), range(deals), jobs)
    mean, error = mean_and_error([points for points, _ in results])
    yield f"{game}: {a} against {b}: {mean:+.2f} points a deal (se {error:.2f}), {deals} deals twice, seed {seed}"
    yield from times((a, b), [meters for _, meters in results])


def run(arguments: Sequence[str]) -> None:
    parser = options(
        "duelists",
        __doc__,
        deals=(200, "how many deals, each played twice"),
        seed=(1, "of all chance"),
        jobs=(2, "processes"),
    )
    parser.add_argument("--game", choices=GAMES, required=True)
    parser.add_argument("--a", choices=NAMES, required=True, help="the first player")
    parser.add_argument("--b", choices=NAMES, required=True, help="the second")
    chosen = parser.parse_args(arguments)
    print("\n".join(report(chosen.game, chosen.a, chosen.b, chosen.deals, chosen.seed, chosen.jobs)))
