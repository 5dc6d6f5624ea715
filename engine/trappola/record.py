"""The deals in a record of Trappola, format `trappola/1`: writing them, and replaying them by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.cards.pack import cards_text
from engine.duel.play import TRICKS
from engine.duel.record import PLAYED, Made, combination_of, made_in_deals, need_order, push, replay_pack, replay_plays
from engine.moves import EXCHANGE, KEEP, Concede, Dealer, Declare
from engine.record_fields import Json, RecordError, list_of, need_same, number_of, object_of
from engine.trappola.rules import SEATS, DealState, Game, How, Outcome, Phase, Rules, other

MOST_SETS = 10
"""An upper limit of the sets that both players declare in one deal."""


def write_game(game: Game) -> Json:
    """Return the fields of a record that only this game has."""
    made = made_in_deals(game, Game(game.rules))
    return {"deals": [_write_deal(*each) for each in zip(game.deals, made, strict=False) if each[0].play.is_over]}


def write_result(outcome: Outcome) -> Json:
    """Return the field `result` of a record."""
    return {"winner": outcome.winner, "how": str(outcome.how), "score": list(outcome.score)}


def describe_outcome(outcome: Outcome) -> str:
    """Return in words how the match ended."""
    how = " as the other gave up" if outcome.how is How.CONCEDED else ""
    score = f"{outcome.score[0]} to {outcome.score[1]}"
    return f"drawn, {score}" if outcome.winner is None else f"seat {outcome.winner} won{how}, {score}"


def begun(game: Game, names: Sequence[str]) -> str:
    """Return in words how the deal began that has just been cut."""
    return f"{names[game.deal.dealer]} deals"


def _write_deal(deal: DealState, made: list[Made]) -> Json:
    return {
        "dealer": deal.dealer,
        "pack": cards_text(deal.pack),
        "cut": deal.cut,
        "exchanges": [len(cards) // TRICKS for cards in deal.laid],
        "declarations": [
            [seat, move.combination.rank.letter, move.combination.number, after]
            for seat, move, after in made
            if isinstance(move, Declare)
        ],
        "plays": cards_text([card for trick in deal.play.tricks for card in trick.cards]),
        "points": list(deal.points),
    }


def replay_game(rules: Rules, seats: int, record: Json, secret: bytes | None) -> Game:
    """Replay the game of a record; raise `RecordError` with the first mistake."""
    game = Game(rules)
    for number, deal in enumerate(list_of(record["deals"], "deals", 0, rules.deals)):
        _replay_deal(game, deal, f"deals[{number}]", secret)
    match record.get("result"):
        case {"how": How.CONCEDED} as result if game.outcome is None:
            winner = object_of(result, "result", "winner how score")["winner"]
            if not game.deals:
                # Without a finished deal the record does not tell the dealer, and any seat will do.
                game.push(Dealer(0))
            game.push(Concede(other(number_of(winner, "result.winner", 0, SEATS - 1))))
    return game


def _replay_deal(game: Game, value: object, where: str, secret: bytes | None) -> None:
    fields = object_of(value, where, "dealer pack cut exchanges declarations plays points", "cut_by")
    dealer = number_of(fields["dealer"], f"{where}.dealer", 0, SEATS - 1)
    if not game.deals:
        game.push(Dealer(dealer))
    elif dealer != other(game.dealer):
        right = other(game.dealer)
        told = f"dealing alternates: seat {right} deals"
        raise RecordError(f"{where}.dealer", "fault-rules-give", told, right=right, found=dealer)
    replay_pack(game, fields, where, secret, "trappola")
    _replay_exchanges(game, fields["exchanges"], f"{where}.exchanges")
    said = list_of(fields["declarations"], f"{where}.declarations", 0, MOST_SETS)
    declared = [_declaration(entry, f"{where}.declarations[{at}]") for at, entry in enumerate(said)]
    need_order([after for _, _, after, _ in declared], f"{where}.declarations")
    replay_plays(
        game, fields, where, [(after, partial(push, game, move, at, seat)) for seat, move, after, at in declared]
    )
    need_same(fields["points"], list(game.deal.points), f"{where}.points")


def _replay_exchanges(game: Game, value: object, where: str) -> None:
    exchanges = [number_of(each, where, 0, 2) for each in list_of(value, where, SEATS, SEATS)]
    for seat in (game.deal.elder, game.deal.dealer):
        for _ in range(exchanges[seat]):
            push(game, EXCHANGE, where, seat)
        if game.phase is Phase.EXCHANGE and game.turn == seat:
            push(game, KEEP, where, seat)


def _declaration(value: object, where: str) -> tuple[int, Declare, int, str]:
    """Return the seat, the declaration, after how many cards it was made, and the path of the entry."""
    seat, rank, number, after = list_of(value, where, 4, 4)
    return (
        number_of(seat, where, 0, SEATS - 1),
        combination_of(rank, number, where),
        number_of(after, where, 0, PLAYED - 1),
        where,
    )
