"""Random positions of Tiny, and the same ones with other hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.simulate import play
from tests.support.any_game import again, dealt_anew
from tests.tiny_game.kind import TINY
from tests.tiny_game.rules import Game, Phase, Rules


def positions(random: Random, of_each: int) -> Iterator[Game]:
    """Moments of random games, so many of each, and its end."""
    while True:
        rules, seats = (
            Rules(hand=random.choice((3, 4)), deals=2, low=random.choice(("off", "on"))),
            random.choice((2, 3)),
        )
        whole = play(TINY, rules, seats, random.randbytes(32), random)
        count = len(whole.moves)
        for length in (*random.sample(range(2, count), min(of_each, count - 2)), count):
            yield again(whole, whole.moves[:length])


def anew(game: Game, seat: int | None, random: Random) -> Game | None:
    """A game that went just the same for all that a seat, or the table, may know; `None` where nothing is hidden."""
    if game.phase is not Phase.PLAY:
        return None
    hands = [hand for other, hand in enumerate(game.deal.hands) if other != seat]
    left = game.deal.pack[game.seats * game.rules.hand :]
    other: Game | None = dealt_anew(game, [*hands, left], random)
    return other
