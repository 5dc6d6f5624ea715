"""The portable record of one game, `stovkahra/1`: written, read, and checked by replay.

A record is one JSON object, on one line where several stand in a file. A finished
game carries its `seed` and its `result`; one still going on has neither, and its last
deal is cut off at the last finished trick. `check` accepts a record only if every
field is what the rules give, and names the first thing that is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from engine.cards import Card, Rank, Suit
from engine.game import COUNT, DOST, PASS, Combination, Concede, Cut, Deal, Dealer, Declare, IllegalMove, Signal
from engine.pack import cards_text
from engine.shuffle import SEED_BYTES, commitment, gathered, shuffled
from engine.stovkahra import SEATS, DealState, Game, Phase, Rules, eldest_of, right_of
from engine.stovkahra_moves import PLAYS, How, Outcome
from engine.trick import TRICKS

FORMAT: Final = "stovkahra/1"
OPTIONS: Final[dict[str, tuple[object, ...]]] = {
    "shuffle": ("first", "every"),
    "signals": ("on", "off"),
    "count": ("closed", "open"),
    "series": (10, 20),
}
"""Table options and their values, the default first."""
MAX_NAME: Final = 100
MAX_DEALS: Final = 3
"""No game has more: a deal brings the two sides at least 78 points, so after three one of them has 100."""

Json = dict[str, Any]


class RecordError(Exception):
    """The first thing that is wrong with a record: where it is, and what the rules give instead."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where


# Writing


def write(game: Game, seats: Sequence[str], seed: bytes) -> Json:
    """The record of a game, with `seed` and `result` only once it is over (rule 27)."""
    over = game.outcome is not None
    record: Json = {
        "format": FORMAT,
        "rules": {name: getattr(game.rules, name) for name in OPTIONS},
        "seats": list(seats),
        "commitment": commitment(seed),
    }
    if over:
        record["seed"] = seed.hex()
    record["deals"] = [_write_deal(deal) for deal in game.deals]
    if game.outcome is not None:
        result = game.outcome
        record["result"] = {
            "winner": result.winner,
            "brcka": result.brcka,
            "how": str(result.how),
            "score": list(result.score),
        }
    return record


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


def dumps(record: Json) -> str:
    """A record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


# Reading: shapes and types before any rule is asked


def loads(text: str) -> Any:
    """The JSON value of a text; raises `RecordError` for anything that is not plain JSON."""
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except json.JSONDecodeError as error:
        raise RecordError("", f"not JSON: {error.msg} at column {error.colno}") from None
    except ValueError:
        raise RecordError("", "not JSON: a number of absurd length") from None
    except RecursionError:
        raise RecordError("", "not JSON: nested too deeply") from None


def _object(pairs: list[tuple[str, Any]]) -> Json:
    built: Json = {}
    for name, value in pairs:
        if name in built:
            raise RecordError("", f"the field {_shown(name)} is given twice")
        built[name] = value
    return built


def _constant(name: str) -> None:
    raise RecordError("", f"not JSON: {name}")


def _shown(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 40 else text[:37] + "..."


def _fields(value: object, where: str, needed: str, optional: str = "") -> Json:
    """An object with just these fields."""
    if not isinstance(value, dict):
        raise RecordError(where, f"an object is needed, not {_shown(value)}")
    prefix = f"{where}." if where else ""
    for name in needed.split():
        if name not in value:
            raise RecordError(prefix + name, "missing")
    for name in value:
        if name not in needed.split() and name not in optional.split():
            raise RecordError(prefix + _shown(name).strip('"'), "no such field")
    return value


def _whole(value: object, where: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise RecordError(where, f"a whole number from {low} to {high} is needed, not {_shown(value)}")
    return value


def _text(value: object, where: str) -> str:
    if not isinstance(value, str):
        raise RecordError(where, f"a text is needed, not {_shown(value)}")
    return value


def _name(value: object, where: str) -> None:
    name = _text(value, where)
    if not 1 <= len(name) <= MAX_NAME or any("\ud800" <= letter <= "\udfff" for letter in name):
        raise RecordError(where, f"a name of 1 to {MAX_NAME} characters is needed")


def _list(value: object, where: str, low: int, high: int) -> list[Any]:
    if not isinstance(value, list) or not low <= len(value) <= high:
        size = f"{low}" if low == high else f"{low} to {high}"
        raise RecordError(where, f"a list of {size} is needed")
    return value


def _hex(value: object, where: str) -> bytes:
    text = _text(value, where)
    if len(text) != 2 * SEED_BYTES or not set(text) <= set("0123456789abcdef"):
        raise RecordError(where, f"{2 * SEED_BYTES} hexadecimal digits in lower case are needed")
    return bytes.fromhex(text)


def _cards(value: object, where: str, low: int, high: int) -> tuple[Card, ...]:
    text = _text(value, where)
    try:
        cards = tuple(Card.parse(word) for word in text.split(" ")) if text else ()
    except ValueError as error:
        raise RecordError(where, str(error)[:120]) from None
    if not low <= len(cards) <= high:
        size = f"{low}" if low == high else f"{low} to {high}"
        raise RecordError(where, f"{size} cards are needed, not {len(cards)}")
    if len(set(cards)) != len(cards):
        raise RecordError(where, "a card stands twice")
    return cards


def _rules(value: object) -> Rules:
    given = _fields(value, "rules", " ".join(OPTIONS))
    for name, values in OPTIONS.items():
        if not any(type(given[name]) is type(allowed) and given[name] == allowed for allowed in values):
            raise RecordError(f"rules.{name}", f"one of {', '.join(map(str, values))} is needed")
    return Rules(**given)


# Checking: the replay


def check(record: object) -> Outcome | None:
    """The outcome of a record that the rules bear out, or `None` where the game is still going on.

    Raises `RecordError` with the first thing that is wrong.
    """
    return replay(record).outcome


def replay(record: object) -> Game:
    """The game of a record, played by the rules. Raises `RecordError` with the first thing that is wrong."""
    try:
        return _replay(record)
    except RecursionError:
        raise RecordError("", "nested too deeply") from None


def _replay(record: object) -> Game:
    fields = _fields(record, "", "format rules seats commitment deals", "seed result")
    if fields["format"] != FORMAT:
        raise RecordError("format", f"{FORMAT} is needed, not {_shown(fields['format'])}")
    rules = _rules(fields["rules"])
    for at, name in enumerate(_list(fields["seats"], "seats", SEATS, SEATS)):
        _name(name, f"seats[{at}]")
    promised = _hex(fields["commitment"], "commitment")
    seed = _hex(fields["seed"], "seed") if "seed" in fields else None
    if seed is not None and commitment(seed) != promised.hex():
        raise RecordError("seed", "it is not the seed of the commitment")
    if seed is not None and "result" not in fields:
        raise RecordError("seed", "a game still going on keeps its seed secret")
    game = Game(rules)
    deals = _list(fields["deals"], "deals", 0, MAX_DEALS)
    conceded = _conceded(fields.get("result"))
    for number, deal in enumerate(deals):
        where = f"deals[{number}]"
        if game.outcome is not None:
            raise RecordError(where, "the game was over before this deal")
        broken_off = "result" not in fields or conceded is not None
        _replay_deal(game, deal, where, seed, last=number == len(deals) - 1, over=not broken_off)
    if conceded is not None and game.outcome is None:
        if not deals:
            # Which seat was to deal is not told where no card was.
            game.push(Dealer(0))
        game.push(Concede(conceded))
    _check_result(game, fields.get("result"), "result" in fields)
    return game


def _replay_deal(game: Game, value: object, where: str, seed: bytes | None, *, last: bool, over: bool) -> None:
    fields = _fields(value, where, "dealer pack cut trump declarations plays points", "signal dost")
    _replay_dealing(game, fields, where, seed)
    _replay_declarations(game, fields, where)
    _replay_signal(game, fields, where)
    plays = _cards(fields["plays"], f"{where}.plays", 0, 4 * TRICKS)
    said = _dost(fields, where) if "dost" in fields else None
    if said is None or said[1]:
        _replay_plays(game, plays, where)
    elif plays:
        raise RecordError(f"{where}.plays", "dost after a declaration leaves nothing to play")
    if said is not None:
        _replay_dost(game, *said, where)
    elif len(game.deal.tricks) == TRICKS and (over or not last):
        game.push(COUNT)
    elif not last or over:
        raise RecordError(f"{where}.plays", "the deal is not played out, and no dost was said")
    points = [_whole(each, f"{where}.points", 0, 999) for each in _list(fields["points"], f"{where}.points", 2, 2)]
    if points != game.deal.earned:
        raise RecordError(f"{where}.points", f"the rules give {game.deal.earned}, not {points}")


def _replay_dealing(game: Game, fields: Json, where: str, seed: bytes | None) -> None:
    dealer = _whole(fields["dealer"], f"{where}.dealer", 0, SEATS - 1)
    pack = _cards(fields["pack"], f"{where}.pack", 32, 32)
    cut = _whole(fields["cut"], f"{where}.cut", 1, 31)
    number = len(game.deals)
    if number == 0:
        game.push(Dealer(dealer))
    elif dealer != eldest_of(game.dealer):
        raise RecordError(f"{where}.dealer", f"the deal passes to the left: seat {eldest_of(game.dealer)} deals")
    if seed is not None:
        every = number == 0 or game.rules.shuffle == "every"
        tricks = [] if every else [trick.cards for trick in game.deal.tricks]
        if pack != (shuffled(seed, number) if every else gathered(seed, number, tricks)):
            raise RecordError(f"{where}.pack", f"not what the seed gives when the pack is {_given(every)}")
    try:
        game.push(Deal(pack))
    except IllegalMove as error:
        raise RecordError(f"{where}.pack", str(error)) from None
    game.push(Cut(cut))
    trump = _suit(fields["trump"], f"{where}.trump")
    if trump is not game.deal.trump:
        raise RecordError(f"{where}.trump", f"the card shown is {game.deal.trump_card}, so {game.deal.trump.letter}")


def _given(every: bool) -> str:
    return "shuffled" if every else "gathered"


def _suit(value: object, where: str) -> Suit:
    try:
        return Suit.parse(_text(value, where))
    except ValueError as error:
        raise RecordError(where, str(error)[:80]) from None


def _replay_declarations(game: Game, fields: Json, where: str) -> None:
    said = _list(fields["declarations"], f"{where}.declarations", 0, 8)
    for at, entry in enumerate(said):
        here = f"{where}.declarations[{at}]"
        if not isinstance(entry, list) or len(entry) != 3:
            raise RecordError(here, "a seat, a rank and a number are needed")
        seat = _whole(entry[0], here, 0, SEATS - 1)
        number = _whole(entry[2], here, 3, 4)
        move = _declaration(_text(entry[1], here), number, here)
        try:
            while game.phase is Phase.DECLARE and game.turn != seat:
                game.push(PASS)
            if game.phase is not Phase.DECLARE:
                raise RecordError(here, f"seat {seat} declares out of turn")
            game.push(move)
        except IllegalMove as error:
            raise RecordError(here, str(error)) from None
    if "dost" not in fields or fields["plays"]:
        _pass_all(game)


def _declaration(rank: str, number: int, where: str) -> Declare:
    try:
        return Declare(Combination(Rank.parse(rank), number))
    except ValueError as error:
        raise RecordError(where, str(error)[:80]) from None


def _pass_all(game: Game) -> None:
    while game.phase is Phase.DECLARE:
        game.push(PASS)


def _replay_signal(game: Game, fields: Json, where: str) -> None:
    if "signal" not in fields:
        return
    try:
        game.push(Signal(_suit(fields["signal"], f"{where}.signal")), right_of(game.dealer))
    except IllegalMove as error:
        raise RecordError(f"{where}.signal", str(error)) from None


def _replay_plays(game: Game, plays: tuple[Card, ...], where: str) -> None:
    if len(plays) % SEATS:
        raise RecordError(f"{where}.plays", "the last trick is not finished")
    for at, card in enumerate(plays):
        try:
            game.push(PLAYS[card])
        except IllegalMove as error:
            raise RecordError(f"{where}.plays", f"card {at + 1}, {card}: {error}") from None


def _dost(fields: Json, where: str) -> tuple[int, int]:
    """Seat and trick of a dost; trick 0 stands for one after a declaration."""
    here = f"{where}.dost"
    said = _fields(fields["dost"], here, "seat after", "trick")
    seat = _whole(said["seat"], f"{here}.seat", 0, SEATS - 1)
    if said["after"] == "trick":
        if "trick" not in said:
            raise RecordError(f"{here}.trick", "missing")
        return seat, _whole(said["trick"], f"{here}.trick", 1, TRICKS)
    if said["after"] != "declaration":
        raise RecordError(f"{here}.after", f'"declaration" or "trick" is needed, not {_shown(said["after"])}')
    if "trick" in said:
        raise RecordError(f"{here}.trick", "dost after a declaration comes before any trick")
    return seat, 0


def _replay_dost(game: Game, seat: int, trick: int, where: str) -> None:
    if len(game.deal.tricks) != trick:
        raise RecordError(f"{where}.dost.trick", f"{len(game.deal.tricks)} tricks were played, not {trick}")
    try:
        game.push(DOST, seat)
    except IllegalMove as error:
        raise RecordError(f"{where}.dost", str(error)) from None


def _conceded(result: object) -> int | None:
    """The side that gave the game up, if one did: the record stops where it did so."""
    match result:
        case {"how": How.CONCEDED, "winner": 0 | 1 as winner}:
            return 1 - int(winner)
    return None


def _check_result(game: Game, value: object, given: bool) -> None:
    if not given:
        if game.outcome is not None:
            raise RecordError("result", "missing, though the game is over")
        return
    result = _fields(value, "result", "winner brcka how score")
    outcome = game.outcome
    if outcome is None:
        raise RecordError("result", "the game is not over")
    rightly: Json = {
        "winner": outcome.winner,
        "brcka": outcome.brcka,
        "how": str(outcome.how),
        "score": list(outcome.score),
    }
    for name, right in rightly.items():
        if dumps({"": result[name]}) != dumps({"": right}):
            raise RecordError(f"result.{name}", f"the rules give {right}, not {_shown(result[name])}")
