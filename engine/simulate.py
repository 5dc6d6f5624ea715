"""Random legal games, for tests and for whoever wants records to read.

Every kind of decision occurs: combinations declared and withheld, signals, dost true
and false, after declarations and after tricks of every number, and counted games.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine import record
from engine.game import DOST, Deal, Dealer, Move, Signal
from engine.shuffle import gathered, shuffled
from engine.stovkahra import GOAL, Game, Phase, Rules, side_of

NAMES = ("Anna", "Béla", "Cyril", "Dana", "Eliška", "František", "Jiří", "Květa", "Matěj", "Růžena", "Václav", "Žofie")
TRUE_DOST, FALSE_DOST, SIGNAL = 0.5, 0.012, 0.3
"""How often a dost that would be right, one that would be wrong, and a signal that is possible are made."""


def simulate(games: int, seed: int) -> Iterator[record.Json]:
    """Records of random legal games, always the same for the same seed."""
    random = Random(seed)
    for _ in range(games):
        rules = Rules(
            shuffle=random.choice(("first", "every")),
            signals=random.choice(("on", "off")),
            count=random.choice(("closed", "open")),
            series=random.choice((10, 20)),
        )
        secret = random.randbytes(32)
        yield record.write(play(rules, secret, random), random.sample(NAMES, 4), secret)


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


def next_deal(game: Game, secret: bytes) -> Deal:
    """The pack of the next deal as the game's secret seed gives it (rules 4, 5, 28)."""
    number = len(game.deals)
    if number == 0 or game.rules.shuffle == "every":
        return Deal(shuffled(secret, number))
    return Deal(gathered(secret, number, [trick.cards for trick in game.deal.tricks]))


def _decide(game: Game, random: Random) -> Move:
    moves = game.legal_moves()
    if DOST in moves:
        assert game.turn is not None
        true = game.score[side_of(game.turn)] >= GOAL
        if random.random() < (TRUE_DOST if true else FALSE_DOST):
            return DOST
    return random.choice([move for move in moves if move is not DOST and not isinstance(move, Signal)])
