"""The deals of a record of Tiny, `tiny/1`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.german_pack import Card
from engine.cards.pack import cards_text
from engine.moves import Deal, Dealer, IllegalMove, Play
from engine.record_fields import Json, RecordError, cards_of, forbidden, list_of, number_of, object_of
from tests.tiny_game.chance import next_deal
from tests.tiny_game.rules import PACK, DealState, Game, Outcome, Rules


def write_game(game: Game) -> Json:
    """Return the fields of a record that are this game's own; nothing of a deal that is not finished."""
    return {"deals": [_write_deal(deal) for deal in game.deals if not any(deal.hands)]}


def _write_deal(deal: DealState) -> Json:
    plays = [card for trick in deal.tricks for card in trick.cards]
    return {"dealer": deal.dealer, "pack": cards_text(deal.pack), "plays": cards_text(plays)}


def write_result(outcome: Outcome) -> Json:
    """How a game ended."""
    return {"winner": outcome.winner, "tricks": list(outcome.tricks)}


def describe_outcome(outcome: Outcome) -> str:
    """How a game ended, in words."""
    tricks = " to ".join(map(str, outcome.tricks))
    return f"drawn, {tricks}" if outcome.winner is None else f"seat {outcome.winner} won, {tricks}"


def begun(game: Game, names: Sequence[str]) -> str:
    """How a deal began, in words."""
    return f"{names[game.deal.dealer]} deals"


def replay_game(rules: Rules, seats: int, record: Json, secret: bytes | None) -> Game:
    """Return the game of a record; raise `RecordError` with the first thing that is wrong."""
    game = Game(rules, seats)
    for number, deal in enumerate(list_of(record["deals"], "deals", 0, rules.deals)):
        _replay_deal(game, deal, f"deals[{number}]", secret)
    return game


def _replay_deal(game: Game, value: object, where: str, secret: bytes | None) -> None:
    fields = object_of(value, where, "dealer pack plays")
    dealer = number_of(fields["dealer"], f"{where}.dealer", 0, game.seats - 1)
    if not game.deals:
        game.push(Dealer(dealer))
    elif dealer != (game.dealer + 1) % game.seats:
        right = (game.dealer + 1) % game.seats
        raise RecordError(f"{where}.dealer", "fault-rules-give", "dealer's left deals next", right=right, found=dealer)
    pack = Deal(cards_of(fields["pack"], f"{where}.pack", Card, len(PACK), len(PACK)))
    if secret is not None and pack != next_deal(game, secret):
        told = "not what the seed gives when the pack is shuffled"
        raise RecordError(f"{where}.pack", "fault-other-chance", told)
    cards = cards_of(
        fields["plays"], f"{where}.plays", Card, game.seats * game.rules.hand, game.seats * game.rules.hand
    )
    try:
        game.push(pack)
        for card in cards:
            game.push(Play(card))
    except IllegalMove as error:
        raise forbidden(error, where) from None
