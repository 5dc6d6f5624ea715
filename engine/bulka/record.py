"""The deals in a record of Bulka, format `bulka/1`: writing them, and replaying them by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from engine.bulka.rules import SEATS, DealState, Game, Outcome, Phase, Result, Rules
from engine.cards.pack import cards_text
from engine.cards.trappola_pack import Card, Rank
from engine.duel.record import PLAYED, Made, combination_of, made_in_deals, need_order, push, replay_pack, replay_plays
from engine.game import Payment
from engine.moves import (
    AGREE,
    ALIFER,
    BIANCA,
    BLANCHE,
    PASS,
    REFUSE,
    Agree,
    Ask,
    Bianca,
    Blanche,
    Deal,
    Declare,
    Draw,
    Move,
    Ranking,
    Refuse,
)
from engine.record_fields import (
    Json,
    RecordError,
    cards_of,
    letter_of,
    list_of,
    need_same,
    number_of,
    object_of,
    quote_value,
    text_of,
)

MAX_DRAWS: Final = 50
MAX_DEALS: Final = 1000
MAX_SAID: Final = 20
"""An upper limit of the melds, and of the questions, in one deal."""
WORDS: Final[dict[str, Move]] = {str(move): move for move in (BLANCHE, BIANCA)}
ANSWERS: Final[dict[str, Move]] = {str(move): move for move in (AGREE, REFUSE)}
RESULTS: Final = tuple(map(str, Result))
ALWAYS: Final = "players pack cut payments result"
"""The fields of every deal."""
IF_PLAYED: Final = "melds questions plays points"
"""The fields of a deal that was played, not dealt anew."""
SOMETIMES: Final = "cut_by alifer"


def write_game(game: Game) -> Json:
    """Return the fields of a record that only this game has."""
    written: Json = {"draws": [cards_text(draw.cards) for draw in game.drawn]}
    ranked = next((move for move in game.moves if isinstance(move, Ranking)), None)
    if ranked is not None:
        written = {"ranking": list(ranked.seats)}
    made = made_in_deals(game, Game(game.rules, game.seats))
    told = zip(game.deals, made, _payments(game), strict=False)
    return written | {"deals": [_write_deal(*each) for each in told if each[0].result is not None]}


def write_result(outcome: Outcome) -> Json:
    """Return the field `result` of a record."""
    return {"winner": outcome.winner, "chips": outcome.chips, "ranking": list(outcome.ranking)}


def describe_outcome(outcome: Outcome) -> str:
    """Return in words how the game ended."""
    return f"seat {outcome.winner} won {outcome.chips} chips"


def begun(game: Game, names: Sequence[str]) -> str:
    """Return in words how the deal began that has just been cut."""
    first, challenger = names[game.deal.first], names[game.deal.challenger]
    return f"{challenger} deals, challenging {first}"


def _payments(game: Game) -> list[Sequence[Payment]]:
    """Return what was paid in each deal, the stakes included."""
    again, starts = Game(game.rules, game.seats), []
    for move in game.moves:
        if isinstance(move, Deal):
            starts.append(len(again.payments))
        again.push(move)
    return [game.payments[start:end] for start, end in pairwise([*starts, len(game.payments)])]


def _write_deal(deal: DealState, made: list[Made], paid: Sequence[Payment]) -> Json:
    written: Json = {
        "players": list(deal.ranking[:2]),
        "pack": cards_text(deal.pack),
        "cut": deal.cut,
        "payments": [[each.giver, each.taker, each.chips, str(each.why)] for each in paid],
        "result": str(deal.result),
    }
    for seat, move, _ in made:
        if isinstance(move, Agree | Refuse) and seat is not None:
            written["alifer"] = [deal.play.other(seat), str(move)]
    if deal.result is Result.ALIFER:
        return written
    asked = [after for _, move, after in made if isinstance(move, Ask)]
    return written | {
        "melds": [
            [seat, *_said(move), after] for seat, move, after in made if isinstance(move, Declare | Blanche | Bianca)
        ],
        "questions": [
            [question.seat, question.rank.letter, question.suit.letter, after]
            for question, after in zip(deal.asked, asked, strict=True)
        ],
        "plays": cards_text([card for trick in deal.play.tricks for card in trick.cards]),
        "points": [deal.points[seat] for seat in deal.ranking[:2]],
    }


def _said(move: Declare | Blanche | Bianca) -> list[object]:
    """Return a meld as two entries: the rank or the word, and the number or `None`."""
    if isinstance(move, Declare):
        return [move.combination.rank.letter, move.combination.number]
    return [str(move), None]


def replay_game(rules: Rules, seats: int, record: Json, secret: bytes | None) -> Game:
    """Replay the game of a record; raise `RecordError` with the first mistake."""
    if rules.cup == "off" and seats != min(SEATS):
        raise RecordError("seats", "fault-needs-list", "only two play without a cup", size=min(SEATS))
    game = Game(rules, seats)
    _replay_ranking(game, record)
    for number, deal in enumerate(list_of(record["deals"], "deals", 0, MAX_DEALS)):
        where = f"deals[{number}]"
        if game.outcome is not None:
            raise RecordError(where, "fault-over-before", "the game was over before this deal")
        if game.phase is Phase.RANKING:
            raise RecordError(where, "fault-ranking", "the ranking is not known yet")
        _replay_deal(game, deal, where, secret)
    return game


def _replay_ranking(game: Game, record: Json) -> None:
    if ("draws" in record) == ("ranking" in record):
        told = "either cards drawn for the ranking, or the ranking of the game before is needed"
        raise RecordError("draws", "fault-ranking", told)
    if "ranking" in record:
        seats = list_of(record["ranking"], "ranking", game.seats, game.seats)
        push(game, Ranking(tuple(number_of(seat, "ranking", 0, game.seats - 1) for seat in seats)), "ranking")
        return
    for at, cards in enumerate(list_of(record["draws"], "draws", 0, MAX_DRAWS)):
        where = f"draws[{at}]"
        push(game, Draw(cards_of(cards, where, Card, 2, game.seats)), where)


def _replay_deal(game: Game, value: object, where: str, secret: bytes | None) -> None:
    fields = object_of(value, where, ALWAYS, f"{IF_PLAYED} {SOMETIMES}")
    if text_of(fields["result"], f"{where}.result") not in RESULTS:
        found, values = quote_value(fields["result"]), ", ".join(RESULTS)
        told = f"{values} is needed, not {found}"
        raise RecordError(f"{where}.result", "fault-needs-one-of", told, values=values, found=found)
    anew = fields["result"] == Result.ALIFER
    object_of(fields, where, ALWAYS if anew else f"{ALWAYS} {IF_PLAYED}", SOMETIMES)
    need_same(fields["players"], list(game.ranking[:2]), f"{where}.players")
    before = len(game.payments)
    replay_pack(game, fields, where, secret, "bulka")
    _replay_alifer(game, fields, where)
    if not anew:
        _replay_play(game, fields, where)
    deal = game.deal
    need_same(fields["result"], deal.result and str(deal.result), f"{where}.result")
    paid = [[each.giver, each.taker, each.chips, str(each.why)] for each in game.payments[before:]]
    need_same(fields["payments"], paid, f"{where}.payments")


def _replay_alifer(game: Game, fields: Json, where: str) -> None:
    if "alifer" in fields:
        here = f"{where}.alifer"
        asking, answer = list_of(fields["alifer"], here, 2, 2)
        seat = number_of(asking, here, 0, game.seats - 1)
        if text_of(answer, here) not in ANSWERS:
            told, values = f"{' or '.join(ANSWERS)} is needed, not {quote_value(answer)}", ", ".join(ANSWERS)
            raise RecordError(here, "fault-needs-one-of", told, values=values, found=quote_value(answer))
        if game.phase is Phase.ALIFER and seat != game.turn:
            push(game, PASS, here)
        push(game, ALIFER, here, seat)
        push(game, ANSWERS[answer], here)
    while game.phase is Phase.ALIFER:
        push(game, PASS, where)


def _replay_play(game: Game, fields: Json, where: str) -> None:
    if game.phase is not Phase.MELD:
        right, found = str(Result.ALIFER), str(fields["result"])
        raise RecordError(f"{where}.result", "fault-rules-give", "the cards were dealt anew", right=right, found=found)
    said = [
        *(_meld(game, entry, at) for at, entry in _entries(fields, "melds", where)),
        *(_question(game, entry, at) for at, entry in _entries(fields, "questions", where)),
    ]
    first = [each for each in said if each[0] == 0]
    for _, say in first:
        say()
    while game.phase is Phase.MELD:
        push(game, PASS, where)
    replay_plays(game, fields, where, sorted(said[len(first) :], key=lambda each: each[0]))
    need_same(fields["points"], [game.deal.points[seat] for seat in game.deal.ranking[:2]], f"{where}.points")


def _entries(fields: Json, name: str, where: str) -> list[tuple[str, list[object]]]:
    found = list_of(fields[name], f"{where}.{name}", 0, MAX_SAID)
    entries = [
        (f"{where}.{name}[{at}]", list_of(entry, f"{where}.{name}[{at}]", 4, 4)) for at, entry in enumerate(found)
    ]
    need_order([number_of(entry[3], at, 0, PLAYED - 1) for at, entry in entries], f"{where}.{name}")
    return entries


Saying = tuple[int, Callable[[], None]]
"""After how many cards something was said, and a function that says it."""


def _meld(game: Game, entry: list[object], where: str) -> Saying:
    seat = number_of(entry[0], where, 0, game.seats - 1)
    after = number_of(entry[3], where, 0, PLAYED - 1)
    word = text_of(entry[1], where)
    if word in WORDS:
        need_same(entry[2], None, where)
        move = WORDS[word]
    else:
        move = combination_of(word, entry[2], where)

    def say() -> None:
        while game.phase is Phase.MELD and game.turn != seat:
            push(game, PASS, where)
        push(game, move, where, seat)

    return after, say


def _question(game: Game, entry: list[object], where: str) -> Saying:
    seat = number_of(entry[0], where, 0, game.seats - 1)
    after = number_of(entry[3], where, 0, PLAYED - 1)
    rank = letter_of(entry[1], where, Rank)

    def say() -> None:
        push(game, Ask(rank), where, seat)
        need_same(entry[2], game.deal.asked[-1].suit.letter, where)

    return after, say
