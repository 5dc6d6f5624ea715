"""The portable record of one game: writing it, reading it, and checking it by replay.

A record is one JSON object; in a file each stands on a line of its own. The record of a finished game has the fields
`seed` and `result`, that of a running game neither. Even so it has the whole pack of each deal that it tells, so it
is not for those who still play one of them. `check` accepts a record only if every field is what the rules give, and
names the first mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from engine.cards.shuffle import commitment
from engine.game import Game, Outcome, Rules
from engine.games import GAMES, AnyKind, kind_of
from engine.record_fields import (
    Json,
    RecordError,
    dumps,
    loads,
    names_of,
    need_result,
    object_of,
    options_of,
    quote_value,
    rules_of,
)
from engine.record_seal import FIELDS, FIRST_PACK, Seal, need_bound, need_words, secret_of, with_cut_by, write_seal
from engine.record_substitutes import Substitute, check_substitutes, read_substitutes, write_substitutes

GIVEN_UP: Final = "conceded"
"""What `how` says in the result of a game that was given up."""
__all__ = [
    "Json",
    "RecordError",
    "Seal",
    "Substitute",
    "check",
    "dumps",
    "loads",
    "read_substitutes",
    "replay",
    "write",
]


def write(game: Game, seats: Sequence[str], seal: Seal, substitutes: Sequence[Substitute] = ()) -> Json:
    """Return the record of a game; `seed` and `result` are written only once it is over (rule 27).

    `seats` are the names of those who answer for the game, and `substitutes` stand in the order in which they came.

    >>> from engine.games import GAMES
    >>> kind = GAMES["trappola"]
    >>> dumps(write(kind.begin(kind.rules(), 2), ["Anna", "Béla"], Seal(bytes(32))))[:65]
    '{"format":"trappola/1","rules":{"deals":4},"seats":["Anna","Béla"'
    """
    kind = kind_of(game)
    record: Json = {
        "format": kind.format,
        "rules": _write_rules(game.rules),
        "seats": list(seats),
        "commitment": commitment(seal.seed),
    }
    if game.outcome is not None:
        record["seed"] = seal.seed.hex()
    record |= write_seal(seal) | kind.records.write_game(game)
    record["deals"] = with_cut_by(record["deals"], seal)
    record |= write_substitutes(substitutes, game, record["deals"])
    if game.outcome is not None:
        record["result"] = kind.records.write_result(game.outcome)
    return record


def _write_rules(rules: Rules) -> Json:
    """Return the field `rules` of a record.

    >>> from engine.stovkahra import rules
    >>> _write_rules(rules.Rules()), _write_rules(rules.Rules(dost="side"))["dost"]
    ({'shuffle': 'first', 'signals': 'on', 'count': 'closed', 'series': 10}, 'side')
    """
    usual = {name: values[0] for name, values in options_of(type(rules)).items() if name in rules.later}
    return {name: agreed for name, agreed in asdict(rules).items() if name not in usual or agreed != usual[name]}


def check(record: object) -> Outcome | None:
    """Return the outcome of a valid record, or `None` where the game is still going on.

    Raise `RecordError` with the first mistake.

    >>> check(loads('{"format": "stovkahra/1"}'))
    Traceback (most recent call last):
    engine.record_fields.RecordError: rules: missing
    """
    return replay(record).outcome


def replay(record: object) -> Game:
    """Replay the game of a record by the rules; raise `RecordError` with the first mistake."""
    try:
        return _replay(record)
    except RecursionError:
        raise RecordError("", "fault-too-deep", "nested too deeply") from None


def _unless_given_up(result: object, kind: AnyKind) -> str:
    """Return what else to say of a game that is not over: whether its result says that it was given up."""
    if not kind.concedes or not isinstance(result, dict) or result.get("how") == GIVEN_UP:
        return ""
    return f', and how is {quote_value(result.get("how"))}, not "{GIVEN_UP}"'


def _replay(record: object) -> Game:
    formats = {kind.format: kind for kind in GAMES.values()}
    told = record.get("format") if isinstance(record, dict) else None
    kind = formats.get(told) if isinstance(told, str) else None
    needed, optional = "format rules seats commitment deals", f"seed result substitutes {FIELDS}"
    if kind is None:
        object_of(record, "", needed, f"{optional} {' '.join(kind.own_fields for kind in GAMES.values())}")
        known = ", ".join(formats)
        what = f"{known} is needed, not {quote_value(told)}"
        raise RecordError("format", "fault-needs-one-of", what, values=known, found=quote_value(told))
    fields = object_of(record, "", needed, f"{optional} {kind.own_fields}")
    rules = rules_of(fields["rules"], kind.rules)
    seats = names_of(fields["seats"], min(kind.seats), max(kind.seats))
    secret = secret_of(fields, len(seats))
    try:
        game: Game = kind.records.replay_game(rules, len(seats), fields, secret)
    except RecordError as error:
        if error.where == FIRST_PACK and secret is not None and "words" in fields:
            need_words(fields, kind, kind.begin(rules, len(seats)), secret)
        raise
    need_bound(fields, kind, game, secret)
    check_substitutes(fields, game)
    if "result" not in fields:
        if game.outcome is not None:
            raise RecordError("result", "fault-missing", "missing, though the game is over")
    elif game.outcome is None:
        what = f"the game is not over{_unless_given_up(fields['result'], kind)}"
        raise RecordError("result", "fault-not-over", what)
    else:
        need_result(fields["result"], kind.records.write_result(game.outcome))
    return game
