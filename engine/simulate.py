"""Random legal games, for tests and for whoever wants records to read.

Every kind of decision occurs. In Stovkahra: combinations declared and withheld, signals, dost true
and false, after declarations and after tricks of every number, and counted games. In Trappola and
Bulka: hands exchanged, sets and melds of every kind, said early and late, alifer agreed and refused.
Nobody gives up, and every game is the first at its table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, cast

from engine import record
from engine.chance import next_deal
from engine.games import GAMES, AnyGame, Kind
from engine.moves import AGREE, ALIFER, DOST, EXCHANGE, Dealer, Move, Signal
from engine.record_fields import options_of
from engine.stovkahra.rules import GOAL, Game, Phase, Rules, side_of

NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eliška", "František", "Jiří", "Květa", "Matěj", "Růžena", "Václav", "Žofie")
TRUE_DOST, FALSE_DOST, SIGNAL = 0.5, 0.012, 0.3
"""How often a dost that would be right, one that would be wrong, and a signal that is possible are made."""
SELDOM = 0.25
"""How often cards are exchanged, or dealt anew, where they may be."""


def simulate(games: int, seed: int, name: str = "stovkahra") -> Iterator[record.Json]:
    """Records of random legal games of one kind, always the same for the same seed."""
    random = Random(seed)
    kind = GAMES[name]
    for _ in range(games):
        rules: Any = kind.rules(**{option: random.choice(values) for option, values in options_of(kind.rules).items()})
        secret = random.randbytes(32)
        if isinstance(rules, Rules):
            game: AnyGame = play(rules, secret, random)
        else:
            seats = random.choice(kind.seats)
            game = play_any(kind, rules if kind.may_sit(rules, seats) else kind.rules(), seats, secret, random)
        yield record.write(game, random.sample(NAMES, game.seats), secret)


def play_any(kind: Kind, rules: Any, seats: int, secret: bytes, random: Random) -> AnyGame:
    """One random game of any kind; what would make it long is chosen more rarely."""
    game: Any = kind.begin(rules, seats)
    while game.outcome is None:
        move = kind.chance(game, None, secret, random.randrange)
        game.push(_choose(game.legal_moves(), random) if move is None else move)
    return cast(AnyGame, game)


def _choose(moves: Sequence[Move], random: Random) -> Move:
    seldom = [move for move in moves if move in (ALIFER, AGREE, EXCHANGE)]
    often = [move for move in moves if move not in seldom]
    return random.choice(seldom if seldom and random.random() < SELDOM else often)


def play(rules: Rules, secret: bytes, random: Random) -> Game:
    """One random game, whose packs follow from the secret (rule 28)."""
    game = Game(rules)
    game.push(Dealer(random.randrange(4)))
    while game.phase is not Phase.OVER:
        if game.phase is Phase.DEAL:
            game.push(next_deal(game, secret))
            continue
        if signals := game.legal_moves((game.dealer - 1) % 4):
            signals = tuple(move for move in signals if isinstance(move, Signal))
        if signals and random.random() < SIGNAL:
            game.push(random.choice(signals))
        game.push(_decide(game, random))
    return game


def _decide(game: Game, random: Random) -> Move:
    moves = game.legal_moves()
    if DOST in moves:
        assert game.turn is not None
        true = game.score[side_of(game.turn)] >= GOAL
        if random.random() < (TRUE_DOST if true else FALSE_DOST):
            return DOST
    return random.choice([move for move in moves if move is not DOST and not isinstance(move, Signal)])
