"""Random legal games, for tests and for anybody who wants records to read.

Every kind of decision occurs, except giving up; every game is the first at its table.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import record
from engine.game import G, GameKind, O, R, V
from engine.games import GAMES
from engine.record_fields import options_of

NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eliška", "František", "Jiří", "Květa", "Matěj", "Růžena", "Václav", "Žofie")


def simulate(games: int, seed: int, name: str = next(iter(GAMES))) -> Iterator[record.Json]:
    """Yield the records of random legal games of one kind; the same seed gives the same records."""
    random = Random(seed)
    kind = GAMES[name]
    for _ in range(games):
        rules = kind.rules(**{option: random.choice(values) for option, values in options_of(kind.rules).items()})
        secret = random.randbytes(32)
        able = [seats for seats in kind.seats if kind.may_sit(rules, seats)]
        seats = able[0] if len(able) == 1 else random.choice(able)
        game = play(kind, rules, seats, secret, random)
        yield record.write(game, random.sample(NAMES, game.seats), secret)


def play(kind: GameKind[R, G, V, O], rules: R, seats: int, secret: bytes, random: Random) -> G:
    """Play one random game, whose packs follow from the secret seed, and in which moves that prolong it are rare."""
    game = kind.begin(rules, seats)
    while game.outcome is None:
        move = kind.chance(game, None, secret, random.randrange)
        game.push(kind.random_move(game, random) if move is None else move)
    return game
