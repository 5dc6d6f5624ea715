"""Whether what is said of exchanging in Trappola and of alifer in Bulka is so: both ways are played on.

Where a hand may be laid aside, the hint says by how many points one way is better; of alifer, looking back does. Then
players of the level play the deal on after either, each seeing their own cards alone. A third of the dealer's questions
comes after elder has laid a hand aside. Alifer is asked by each who would ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from engine.bulka import rules as bulka
from engine.bulka.players import gain_of_keeping
from engine.bulka.review import REVIEWS as of_bulka
from engine.games import GAMES, kind_of
from engine.moves import AGREE, ALIFER, EXCHANGE, KEEP, PASS, REFUSE, Move, Ranking
from engine.players import Level
from engine.trappola.review import REVIEWS
from tests.bench.common import in_processes, mean_and_error, options

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
    parser.add_argument("--game", default="trappola", choices=TRIED, help="which game (default: trappola)")
    parser.add_argument("--player", default=str(Level.REGULAR), choices=list(Level), help="the level that plays on")
    plan = parser.parse_args(arguments)
    seeds = [f"{plan.seed} {at}" for at in range(plan.deals)]
    tried = in_processes(partial(TRIED[plan.game], player=plan.player), seeds, plan.jobs)
    cases = [case for each in tried for case in each]
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


def exchanging(seed: str, player: str) -> list[Case]:
    """Play a deal of Trappola on after both answers to a question; nothing where nothing can be exchanged."""
    random, kind = Random(seed), GAMES["trappola"]
    game = begun(kind.begin(kind.rules(), 2), random)
    if random.random() < 0.5:
        game.push(random.choice((EXCHANGE, KEEP, KEEP)))
    if game.turn is None or EXCHANGE not in game.legal_moves():
        return []
    view = game.view(game.turn)
    advice = kind.players.advise(view, random, SURE)
    told = advice.gain if advice.move == KEEP else -advice.gain
    came = [after(game, view.seat, move, Level(player), Random(seed)) for move in (KEEP, EXCHANGE)]
    who = "dealer" if view.seat == view.dealer else "elder" if view.stock == 2 * len(view.hand) else "elder again"
    chosen = kind.players.choose(view, Level(player), Random(seed), SURE)
    points, blamed = sum(card.points for card in view.hand), said(REVIEWS, view, kept=chosen == KEEP)
    return [Case(who, points, told, came[0] - came[1], blamed)]


def alifer(seed: str, player: str) -> list[Case]:
    """Play a round of Bulka on after both answers to each who would ask for alifer."""
    random, kind, cases = Random(seed), GAMES["bulka"], list[Case]()
    game = bulka.Game(bulka.Rules(cup="off"), seats=2)
    game.push(Ranking(random.choice(((0, 1), (1, 0)))))
    begun(game, random)
    while ALIFER in game.legal_moves():
        asked = game.copy()
        asked.push(ALIFER)
        if kind.players.choose(game.view(game.turn), Level(player), Random(seed), SURE) == ALIFER:
            view = asked.view(asked.turn)
            came = [after(asked, view.seat, move, Level(player), Random(seed)) for move in (REFUSE, AGREE)]
            refuses = kind.players.choose(view, Level(player), Random(seed), SURE) == REFUSE
            points, blamed = sum(card.points for card in view.hand), said(of_bulka, view, kept=refuses)
            told = gain_of_keeping(view, Random(seed))
            cases.append(Case("is asked", points, told, came[0] - came[1], blamed))
        game.push(PASS)
    return cases


TRIED = {"trappola": exchanging, "bulka": alifer}


def said(reviews: Any, view: Any, kept: bool) -> int:
    """By how much looking back says that keeping was better than what was chosen."""
    lost: int = reviews.lost_by(view, kept=kept)
    return -lost if kept else lost


def begun(game: Any, random: Random) -> Any:
    """A game with its first cards dealt."""
    secret = random.randbytes(32)
    while game.awaits_chance or game.awaits_cut:
        game.push(kind_of(game).chance(game, None, secret) if game.awaits_chance else random.choice(game.legal_moves()))
    return game


def after(game: Any, seat: int, move: Move, level: Level, random: Random) -> int:
    """How many points a seat is ahead by when the cards are played, after this move; given-up ones are dealt anew."""
    played = deepcopy(game)
    played.push(move)
    while played.outcome is None and not (played.awaits_chance and played.tricks):
        if played.awaits_chance:
            begun(played, random)
        played.push(kind_of(game).players.choose(played.view(played.turn), level, random, SURE))
    points = played.view().points
    ahead = points[-1] if kind_of(game).name == "trappola" else points
    return ahead[seat] - ahead[1 - seat]
