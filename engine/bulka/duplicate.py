"""One deal of Bulka by itself, which many tables play with the same cards: a round of two without a cup (rule 10)."""

from __future__ import annotations

from engine.bulka.players import between, values_of
from engine.bulka.rules import Game, Rules, bonuses_of
from engine.cards.trappola_pack import Card
from engine.duel.play import made_by
from engine.game import TrickMade


def rules() -> Rules:
    """Return the rules of a duplicate deal."""
    return Rules(alifer="off", cup="off")


def score(game: Game, seat: int) -> int:
    """Return how many points a seat has more than the other in the first deal, as it stands."""
    if not game.deals:
        return 0
    deal = game.deals[0]
    return deal.points[seat] - deal.points[deal.play.other(seat)]


def perfect(game: Game, seat: int) -> int:
    """Return what `score` would be if both declared what they were dealt, and played on seeing all cards."""
    deal = game.deals[0]
    value = between(deal.dealt[deal.challenger], deal.dealt[deal.first])
    return value if seat == deal.challenger else -value


def tricks(game: Game, seat: int) -> list[TrickMade]:
    """Return what each trick of the first deal, as far as it is played, brought a seat (rule 6)."""
    return made_by(seat, game.deals[0].play.tricks, bonuses_of) if game.deals else []


def values(game: Game) -> list[tuple[Card, int]]:
    """Return each card of the seat to move, and how many points it gets more then, if all cards are seen."""
    assert game.turn is not None
    play = game.deals[0].play
    return list(values_of(game.view(game.turn), play.hands[play.other(game.turn)]).items())
