"""Random positions of Tiny, and the same ones with other hidden cards."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.moves import Deal
from engine.simulate import play
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
            yield replayed(whole, length)


def replayed(whole: Game, length: int) -> Game:
    """The game after so many moves."""
    game = Game(whole.rules, whole.seats)
    for move in whole.moves[:length]:
        game.push(move)
    return game


def dealt_anew(game: Game, seat: int | None, random: Random) -> Game | None:
    """A game that went just the same for all that a seat, or the table, may know; `None` where nothing is hidden."""
    if game.phase is not Phase.PLAY:
        return None
    deal = game.deal
    known = {*deal.table, *(card for trick in deal.tricks for card in trick.cards)}
    known |= set(deal.hands[seat]) if seat is not None else set()
    hidden = [card for card in deal.pack if card not in known]
    anew = dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    if len(hidden) < 2 or all(card is other for card, other in anew.items()):
        return None
    at = max(place for place, move in enumerate(game.moves) if isinstance(move, Deal))
    other = replayed(game, at)
    other.push(Deal(tuple(anew.get(card, card) for card in deal.pack)))
    for move in game.moves[at + 1 :]:
        other.push(move)
    return other
