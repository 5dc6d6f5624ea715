"""The deal of a record of Tiny, `tiny/1`."""

from __future__ import annotations

from engine.cards.german_pack import Card
from engine.cards.pack import cards_text
from engine.moves import Deal, Dealer, IllegalMove, Play
from engine.record_fields import Json, RecordError, cards_of, list_of, number_of, object_of
from tests.tiny_game.chance import next_deal
from tests.tiny_game.rules import PACK, Game, Outcome, Rules


def write_game(game: Game) -> Json:
    """The fields of a record that are this game's own; nothing of a deal that is not finished."""
    if game.outcome is None:
        return {"deals": []}
    plays = [card for trick in game.deal.tricks for card in trick.cards]
    return {"deals": [{"dealer": game.dealer, "pack": cards_text(game.deal.pack), "plays": cards_text(plays)}]}


def write_result(outcome: Outcome) -> Json:
    """How a game ended."""
    return {"winner": outcome.winner, "tricks": list(outcome.tricks)}


def told(outcome: Outcome) -> str:
    """How a game ended, in words."""
    tricks = " to ".join(map(str, outcome.tricks))
    return f"drawn, {tricks}" if outcome.winner is None else f"seat {outcome.winner} won, {tricks}"


def replay_game(rules: Rules, seats: int, record: Json, seed: bytes | None) -> Game:
    """The game of a record; raises `RecordError` with the first thing that is wrong."""
    game = Game(rules, seats)
    for deal in list_of(record["deals"], "deals", 0, 1):
        fields = object_of(deal, "deals[0]", "dealer pack plays")
        game.push(Dealer(number_of(fields["dealer"], "deals[0].dealer", 0, seats - 1)))
        pack = Deal(cards_of(fields["pack"], "deals[0].pack", Card, len(PACK), len(PACK)))
        if seed is not None and pack != next_deal(seed):
            raise RecordError("deals[0].pack", "not what the seed gives when the pack is shuffled")
        try:
            game.push(pack)
            for card in cards_of(fields["plays"], "deals[0].plays", Card, 0, len(PACK)):
                game.push(Play(card))
        except IllegalMove as error:
            raise RecordError("deals[0]", str(error)) from None
    return game
