"""Whether what a hint says of exchanging in Trappola is so: both ways are played on, in the same deal.

Where a hand may be laid aside, the hint says by how many points one way is better. Then players of the level play the
deal on after either, each seeing their own cards alone. A third of the dealer's questions comes after elder has laid
a hand aside.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from engine.games import GAMES
from engine.moves import EXCHANGE, KEEP, Move
from engine.players import Level
from engine.trappola.review import lost_by
from engine.trappola.rules import Game
from tests.bench.common import in_processes, mean_and_error, options

KIND = GAMES["trappola"]
SURE = 10.0
"""Seconds that a player may think, of which none needs any."""
TOLD = 1.5
"""From so many points on a hint says how many."""


class Case(NamedTuple):
    """A question, and what came of it."""

    who: str
    points: int
    """The card points of the hand."""
    told: float
    """By how many points the hint says that keeping is better."""
    came: int
    """By how many it was, in this deal."""
    blamed: int
    """By how much looking back says that keeping was better than what the level chooses; 0 where it says nothing."""


def run(arguments: list[str]) -> None:
    known = {"deals": (2000, "deals"), "jobs": (2, "processes"), "seed": (1, "of all chance")}
    parser = options("exchanges", __doc__, **known)
    parser.add_argument("--player", default=str(Level.REGULAR), choices=list(Level), help="the level that plays on")
    plan = parser.parse_args(arguments)
    seeds = [f"{plan.seed} {at}" for at in range(plan.deals)]
    tried = in_processes(partial(case, player=plan.player), seeds, plan.jobs)
    cases = [each for each in tried if each is not None]
    for who in sorted({each.who for each in cases}):
        for line in report(who, [each for each in cases if each.who == who]):
            print(line, flush=True)
    blamed = [each._replace(told=each.blamed) for each in cases if each.blamed]
    for line in islice(report("blamed", blamed), 1) if blamed else ():
        print(line, flush=True)


def report(who: str, cases: list[Case]) -> Iterator[str]:
    told = [each for each in cases if abs(each.told) >= TOLD]
    came = [each.came if each.told > 0 else -each.came for each in told]
    claim, _ = mean_and_error([abs(each.told) for each in told])
    too_much, error = mean_and_error([abs(each.told) - got for each, got in zip(told, came, strict=True)])
    mean, its_error = mean_and_error(came)
    came_told = f"came {mean:+.1f} ({its_error:.1f}), too much {too_much:+.1f} ({error:.1f})"
    yield f"{who}: told {claim:.1f} in {len(told)}, {came_told}"
    for least in range(12, 32, 4):
        here = [each.came for each in cases if least <= each.points < least + 4]
        if len(here) > 1:
            mean, error = mean_and_error(here)
            yield f"  {least} to {least + 3} card points: keeping brings {mean:+.1f} ({error:.1f}), {len(here)} hands"


def case(seed: str, player: str) -> Case | None:
    """Play a deal on after both answers to a question; `None` where nothing can be exchanged."""
    random = Random(seed)
    game = begun(random)
    if random.random() < 0.5:
        game.push(random.choice((EXCHANGE, KEEP, KEEP)))
    if game.turn is None or EXCHANGE not in game.legal_moves():
        return None
    view = game.view(game.turn)
    advice = KIND.players.advise(view, random, SURE)
    told = advice.gain if advice.move == KEEP else -advice.gain
    came = [after(game, move, Level(player), Random(seed)) for move in (KEEP, EXCHANGE)]
    who = "dealer" if view.seat == view.dealer else "elder" if view.stock == 2 * len(view.hand) else "elder again"
    chosen = KIND.players.choose(view, Level(player), Random(seed), SURE)
    lost = lost_by(view, kept=chosen == KEEP)
    points, blamed = sum(card.points for card in view.hand), lost if chosen == EXCHANGE else -lost
    return Case(who, points, told, came[0] - came[1], blamed)


def begun(random: Random) -> Game:
    """A game with its first cards dealt."""
    game = KIND.begin(KIND.rules(), 2)
    assert isinstance(game, Game)
    secret = random.randbytes(32)
    while game.awaits_chance or game.awaits_cut:
        chance = KIND.chance(game, None, secret) if game.awaits_chance else random.choice(game.legal_moves())
        assert chance is not None
        game.push(chance)
    return game


def after(game: Game, move: Move, level: Level, random: Random) -> int:
    """How many points a seat is ahead by when the deal is over, after this move."""
    assert game.turn is not None
    seat, played = game.turn, deepcopy(game)
    played.push(move)
    while played.outcome is None and not played.awaits_chance:
        assert played.turn is not None
        chosen = KIND.players.choose(played.view(played.turn), level, random, SURE)
        assert chosen is not None
        played.push(chosen)
    points = played.view().points[-1]
    return points[seat] - points[1 - seat]
