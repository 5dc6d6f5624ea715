"""Random legal games, for tests and for anybody who wants records to read; and puzzles.

Every kind of decision occurs, except giving up; every game is the first at its table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine import record
from engine.cards.shuffle import mixed
from engine.game import G, GameKind, O, R, V
from engine.games import GAMES
from engine.record_fields import Json, options_of
from engine.record_seal import DRAWN, CutBy

NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eliška", "František", "Jiří", "Květa", "Matěj", "Růžena", "Václav", "Žofie")
WORDS = ("seven beats all", "šestnáct zápalek", "42", "🍀")


def simulate(games: int, seed: int, name: str = next(iter(GAMES))) -> Iterator[record.Json]:
    """Yield the records of random legal games of one kind; the same seed gives the same records."""
    random = Random(seed)
    kind = GAMES[name]
    for _ in range(games):
        rules = kind.rules(**{option: random.choice(values) for option, values in options_of(kind.rules).items()})
        sealed = random.randbytes(32)
        able = [seats for seats in kind.seats if kind.may_sit(rules, seats)]
        seats = able[0] if len(able) == 1 else random.choice(able)
        words = {seat: random.choice(WORDS) for seat in range(seats) if random.random() < 0.2}
        cut_by: list[CutBy] = []
        game = play(kind, rules, seats, mixed(sealed, words), random, cut_by)
        seal = record.Seal(sealed, words, "drawn", cut_by)
        yield record.write(game, random.sample(NAMES, game.seats), seal)


def play(
    kind: GameKind[R, G, V, O],
    rules: R,
    seats: int,
    secret: bytes,
    random: Random,
    cut_by: list[CutBy] | None = None,
) -> G:
    """Play one random game, whose chance follows from the secret, and in which moves that prolong it are rare.

    With `cut_by`, half the cuts are drawn, and who made each is added to that list.
    """
    game = kind.begin(rules, seats)
    while game.outcome is None:
        move = kind.chance(game, None, secret) or kind.random_move(game, random)
        if game.awaits_cut and cut_by is not None:
            cut_by.append(random.choice((game.turn, DRAWN)))
            move = kind.cut(game, secret) if cut_by[-1] == DRAWN else move
        game.push(move)
    return game


def puzzles(count: int, seed: int, name: str, thrown: Counter[str]) -> Iterator[Json]:
    """Yield so many puzzles of a game, the same for the same seed; count in `thrown` why positions were none."""
    make = GAMES[name].puzzles
    if make is None:
        raise ValueError(f"there are no puzzles of {name}")
    tried, found = make(Random(seed)), 0
    while found < count:
        each = next(tried)
        if isinstance(each, str):
            thrown[each] += 1
        else:
            found += 1
            yield each
