"""One deal of Trappola by itself, which many tables play with the same cards: the first of a match."""

from __future__ import annotations

from engine.cards.pack import mask_of
from engine.cards.trappola_pack import Card
from engine.duel.play import TRICKS, bonuses, dealt_to, made_by
from engine.game import TrickMade
from engine.trappola.players import between, values_of
from engine.trappola.rules import PACKETS, Game, Rules, other


def rules() -> Rules:
    """Return the rules of a duplicate deal."""
    return Rules(deals=2)


def score(game: Game, seat: int) -> int:
    """Return how many points a seat has more than the other in the first deal, as it stands."""
    points = game.deals[0].points if game.deals else (0, 0)
    return points[seat] - points[other(seat)]


def perfect(game: Game, seat: int) -> int:
    """Return what `score` would be if both exchanged, declared and played on seeing all cards (rules 2, 3).

    Elder chooses first how often to exchange, then the dealer, as far as the stock goes.
    """
    deal = game.deals[0]
    pack = deal.pack[deal.cut :] + deal.pack[: deal.cut]
    hands = dealt_to((deal.elder, deal.dealer), pack, PACKETS)
    stock = [mask_of(pack[at : at + TRICKS]) for at in range(2 * TRICKS, len(pack), TRICKS)]
    elders, best = [hands[deal.elder], *stock], []
    for taken, elder in enumerate(elders):
        dealers = [hands[deal.dealer], *stock[taken:]]
        best.append(min(between(elder, dealer) for dealer in dealers))
    return max(best) if seat == deal.elder else -max(best)


def tricks(game: Game, seat: int) -> list[TrickMade]:
    """Return what each trick of the first deal, as far as it is played, brought a seat (rule 5)."""
    return made_by(seat, game.deals[0].play.tricks, bonuses) if game.deals else []


def values(game: Game) -> list[tuple[Card, int]]:
    """Return each card that the seat to move may play, and by how many points the seat wins the rest after it.

    Everybody sees all cards and plays perfectly.
    """
    assert game.turn is not None
    return list(values_of(game.view(game.turn), game.deals[0].play.hands[other(game.turn)]).items())
