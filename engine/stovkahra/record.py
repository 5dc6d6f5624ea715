"""The deals in a record of Stovkahra, format `stovkahra/1`: writing them, and replaying them by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.cards.german_pack import Card, Rank, Suit
from engine.cards.pack import cards_text
from engine.cards.shuffle import drawn_cut
from engine.moves import (
    COUNT,
    DOST,
    PASS,
    Combination,
    Concede,
    Cut,
    Deal,
    Dealer,
    Declare,
    Dost,
    IllegalMove,
    Signal,
)
from engine.record_fields import (
    Json,
    RecordError,
    cards_of,
    forbidden,
    forbidden_card,
    letter_of,
    list_of,
    need_same,
    number_of,
    object_of,
    quote_value,
)
from engine.record_seal import need_cut
from engine.series import Prize
from engine.stovkahra.chance import next_deal
from engine.stovkahra.moves import PLAYS, How
from engine.stovkahra.rules import SEATS, DealState, Game, Phase, Rules, eldest_of, right_of
from engine.stovkahra.trick import TRICKS

FORMAT: Final = "stovkahra/1"
MAX_DEALS: Final = 3
"""The most deals a game can have: each brings the two sides at least 78 points, so after three one side has 100."""


def write_game(game: Game) -> Json:
    """Return the fields of a record that only this game has."""
    return {"deals": [_write_deal(deal) for deal in game.deals]}


def write_result(outcome: Prize) -> Json:
    """Return the field `result` of a record."""
    return {
        "winner": outcome.winner,
        "brcka": outcome.brcka,
        "how": str(outcome.how),
        "score": list(outcome.score),
    }


def describe_outcome(outcome: Prize) -> str:
    """Return in words how the game ended."""
    how = "as the others gave up" if outcome.how is How.CONCEDED else f"by {outcome.how}"
    brcka = f"{outcome.brcka} {'brčko' if outcome.brcka == 1 else 'brčka'}"
    return f"side {outcome.winner} won {brcka} {how}, {outcome.score[0]} to {outcome.score[1]}"


def begun(game: Game, names: Sequence[str]) -> str:
    """Return in words how the deal began that has just been cut."""
    deal = game.deal
    return f"{names[deal.dealer]} deals, trumps are {deal.trump.name.lower()}: {deal.trump_card} was shown"


def _write_deal(deal: DealState) -> Json:
    written: Json = {
        "dealer": deal.dealer,
        "pack": cards_text(deal.pack),
        "cut": deal.cut,
        "trump": deal.trump.letter,
        "declarations": [[seat, said.rank.letter, said.number] for seat, said in deal.declarations],
    }
    if deal.signal is not None:
        written["signal"] = deal.signal.letter
    written["plays"] = cards_text([card for trick in deal.tricks for card in trick.cards])
    if deal.dost is not None:
        after: Json = {"after": "trick", "trick": len(deal.tricks)} if deal.tricks else {"after": "declaration"}
        written["dost"] = {"seat": deal.dost} | after
    written["points"] = list(deal.earned)
    return written


def replay_game(rules: Rules, seats: int, record: Json, secret: bytes | None) -> Game:
    """Replay the game of a record; raise `RecordError` with the first mistake."""
    game = Game(rules)
    deals = list_of(record["deals"], "deals", 0, MAX_DEALS)
    result = record.get("result")
    conceded = isinstance(result, dict) and result.get("how") == How.CONCEDED
    for number, deal in enumerate(deals):
        where = f"deals[{number}]"
        if game.outcome is not None:
            raise RecordError(where, "fault-over-before", "the game was over before this deal")
        broken_off = "result" not in record or conceded
        _replay_deal(game, deal, where, secret, last=number == len(deals) - 1, over=not broken_off)
    if conceded and game.outcome is None:
        winner = object_of(result, "result", "winner brcka how score")["winner"]
        if not deals:
            # Without cards the record does not tell the dealer, and any seat will do.
            game.push(Dealer(0))
        game.push(Concede(1 - number_of(winner, "result.winner", 0, 1)))
    return game


def _replay_deal(game: Game, value: object, where: str, secret: bytes | None, *, last: bool, over: bool) -> None:
    fields = object_of(value, where, "dealer pack cut trump declarations plays points", "cut_by signal dost")
    _replay_dealing(game, fields, where, secret)
    _replay_declarations(game, fields, where)
    _replay_signal(game, fields, where)
    plays = cards_of(fields["plays"], f"{where}.plays", Card, 0, 4 * TRICKS)
    said = _dost(fields, where) if "dost" in fields else None
    if said is None or said[1]:
        _replay_plays(game, plays, where)
    elif plays:
        told = "dost after a declaration leaves nothing to play"
        raise RecordError(f"{where}.plays", "fault-dost-declared", told)
    if said is not None:
        _replay_dost(game, *said, where)
    elif len(game.deal.tricks) == TRICKS and (over or not last):
        game.push(COUNT)
    elif not last:
        told = "the deal is not played out, and no dost was said"
        raise RecordError(f"{where}.plays", "fault-unfinished", told)
    elif over:
        told = f'the deal is not played out, no dost was said, and how is not "{How.CONCEDED}"'
        raise RecordError(f"{where}.plays", "fault-unfinished", told)
    need_same(fields["points"], game.deal.earned, f"{where}.points")


def _replay_dealing(game: Game, fields: Json, where: str, secret: bytes | None) -> None:
    dealer = number_of(fields["dealer"], f"{where}.dealer", 0, SEATS - 1)
    pack = cards_of(fields["pack"], f"{where}.pack", Card, 32, 32)
    cut = number_of(fields["cut"], f"{where}.cut", 1, 31)
    number = len(game.deals)
    if number == 0:
        game.push(Dealer(dealer))
    elif dealer != eldest_of(game.dealer):
        right = eldest_of(game.dealer)
        told = f"the deal passes to the left: seat {right} deals"
        raise RecordError(f"{where}.dealer", "fault-rules-give", told, right=right, found=dealer)
    if secret is not None and pack != next_deal(game, secret).pack:
        given = "shuffled" if number == 0 or game.rules.shuffle == "every" else "gathered"
        told = f"not what the seed gives when the pack is {given}"
        raise RecordError(f"{where}.pack", "fault-other-chance", told)
    try:
        game.push(Deal(pack))
    except IllegalMove as error:
        raise RecordError(f"{where}.pack", "fault-gathered", str(error)) from None
    drawn = None if secret is None else drawn_cut(secret, number, "stovkahra", len(pack))
    need_cut(fields, where, game.turn, drawn)
    game.push(Cut(cut))
    trump = letter_of(fields["trump"], f"{where}.trump", Suit)
    if trump is not game.deal.trump:
        shown_suit = game.deal.trump.letter
        told = f"the card shown is {game.deal.trump_card}, so {shown_suit}"
        raise RecordError(f"{where}.trump", "fault-rules-give", told, right=shown_suit, found=trump.letter)


def _replay_declarations(game: Game, fields: Json, where: str) -> None:
    said = list_of(fields["declarations"], f"{where}.declarations", 0, 8)
    for at, entry in enumerate(said):
        here = f"{where}.declarations[{at}]"
        if not isinstance(entry, list) or len(entry) != 3:
            raise RecordError(here, "fault-needs-list", "a seat, a rank and a number are needed", size=3)
        seat = number_of(entry[0], here, 0, SEATS - 1)
        number = number_of(entry[2], here, 3, 4)
        move = Declare(Combination(letter_of(entry[1], here, Rank), number))
        try:
            while game.phase is Phase.DECLARE and game.turn != seat:
                game.push(PASS)
            if game.phase is not Phase.DECLARE:
                raise RecordError(here, "fault-order", f"seat {seat} declares out of turn")
            game.push(move)
        except IllegalMove as error:
            raise forbidden(error, here, seat) from None
    if "dost" not in fields or fields["plays"]:
        _pass_all(game)


def _pass_all(game: Game) -> None:
    while game.phase is Phase.DECLARE:
        game.push(PASS)


def _replay_signal(game: Game, fields: Json, where: str) -> None:
    if "signal" not in fields:
        return
    try:
        game.push(Signal(letter_of(fields["signal"], f"{where}.signal", Suit)), right_of(game.dealer))
    except IllegalMove as error:
        raise forbidden(error, f"{where}.signal") from None


def _replay_plays(game: Game, plays: tuple[Card, ...], where: str) -> None:
    if len(plays) % SEATS:
        raise RecordError(f"{where}.plays", "fault-unfinished", "the last trick is not finished")
    for at, card in enumerate(plays):
        try:
            game.push(PLAYS[card])
        except IllegalMove as error:
            raise forbidden_card(error, f"{where}.plays", at, card, game.turn) from None


def _dost(fields: Json, where: str) -> tuple[int, int]:
    """Return the seat and the trick of a dost; trick 0 means after a declaration."""
    here = f"{where}.dost"
    said = object_of(fields["dost"], here, "seat after", "trick")
    seat = number_of(said["seat"], f"{here}.seat", 0, SEATS - 1)
    if said["after"] == "trick":
        if "trick" not in said:
            raise RecordError(f"{here}.trick", "fault-missing", "missing")
        return seat, number_of(said["trick"], f"{here}.trick", 1, TRICKS)
    if said["after"] != "declaration":
        found, values = quote_value(said["after"]), '"declaration", "trick"'
        told = f'"declaration" or "trick" is needed, not {found}'
        raise RecordError(f"{here}.after", "fault-needs-one-of", told, values=values, found=found)
    if "trick" in said:
        told = "dost after a declaration comes before any trick"
        raise RecordError(f"{here}.trick", "fault-dost-declared", told)
    return seat, 0


def _replay_dost(game: Game, seat: int, trick: int, where: str) -> None:
    """Claim dost after so many tricks; raise `RecordError` where that cannot be."""
    if len(game.deal.tricks) != trick:
        right = len(game.deal.tricks)
        told = f"{right} tricks were played, not {trick}"
        raise RecordError(f"{where}.dost.trick", "fault-rules-give", told, right=right, found=trick)
    try:
        game.push(DOST if seat == game.turn or game.rules.dost == "own" else Dost(seat), seat)
    except IllegalMove as error:
        raise forbidden(error, f"{where}.dost", seat) from None
