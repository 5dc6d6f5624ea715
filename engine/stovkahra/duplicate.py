"""One deal of Stovkahra by itself, which many play with the same cards: the first of a game, in which all points count.

Nobody signals: a signal has to be given in time, and what a deal brings must not depend on how fast somebody presses.
Nobody says dost either (the tables see to that): there is no hundred to be reached in one deal, so it is played out.
"""

from __future__ import annotations

from engine.cards.german_pack import Card
from engine.game import TrickMade
from engine.stovkahra.declarations import combinations, value_of
from engine.stovkahra.review import dealt
from engine.stovkahra.rules import SEATS, Game, Rules, side_of
from engine.stovkahra.solver import Position, solve
from engine.stovkahra.solver import values as values_at


def rules() -> Rules:
    """Return the rules of a duplicate deal."""
    return Rules(series=1, signals="off")


def score(game: Game, seat: int) -> int:
    """Return how many points the side of a seat has more than the other in the first deal, as it stands."""
    earned = game.deals[0].earned if game.deals else (0, 0)
    return _of(seat, earned[0] - earned[1])


def perfect(game: Game, seat: int) -> int:
    """Return what `score` would be if all declared what they were dealt, and played on seeing all cards."""
    deal = game.deals[0]
    hands = dealt(deal)
    declared = [sum(value_of(each) for each in combinations(hand)) for hand in hands]
    ahead = sum(-points if side_of(at) else points for at, points in enumerate(declared))
    return _of(seat, ahead + solve(Position(deal.trump, hands, deal.eldest)))


def tricks(game: Game, seat: int) -> list[TrickMade]:
    """Return what each trick of the first deal, as far as it is played, brought the side of a seat."""
    made = []
    for trick in game.deals[0].tricks if game.deals else ():
        won, points = side_of(trick.winner) == side_of(seat), trick.points + trick.bonus
        made.append(TrickMade(won, points if won else -points, trick.bonus > 0))
    return made


def values(game: Game) -> list[tuple[Card, int]]:
    """Return each card of the seat to move, and how many points its side gets more then, if all cards are seen."""
    deal = game.deals[0]
    a, b, c, d = deal.hands
    found = values_at(Position(deal.trump, (a, b, c, d), deal.leader, tuple(deal.table)))
    return [(card, _of((deal.leader + len(deal.table)) % SEATS, value)) for card, value in found.items()]


def _of(seat: int, difference: int) -> int:
    """Return a difference of side 0 less side 1 as the side of a seat sees it."""
    return -difference if side_of(seat) else difference
