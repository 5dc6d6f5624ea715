"""The portable record of one game: written, read, and checked by replay.

A record is one JSON object, on one line where several stand in a file. A finished
game carries its `seed` and its `result`; one still going on has neither, and ends where
nothing of it is secret any more. `check` accepts a record only if every field is what
the rules give, and names the first thing that is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from engine.cards.shuffle import commitment
from engine.game import Game, Outcome
from engine.games import GAMES, kind_of
from engine.record_fields import (
    Json,
    RecordError,
    dumps,
    loads,
    names_of,
    need_result,
    object_of,
    rules_of,
    seed_of,
    shown,
)

__all__ = ["Json", "RecordError", "check", "dumps", "loads", "replay", "write"]


def write(game: Game, seats: Sequence[str], seed: bytes) -> Json:
    """The record of a game, with `seed` and `result` only once it is over (rule 27).

    >>> from engine.games import GAMES
    >>> kind = GAMES["trappola"]
    >>> dumps(write(kind.begin(kind.rules(), 2), ["Anna", "Béla"], bytes(32)))[:65]
    '{"format":"trappola/1","rules":{"deals":4},"seats":["Anna","Béla"'
    """
    kind = kind_of(game)
    record: Json = {
        "format": kind.format,
        "rules": asdict(game.rules),
        "seats": list(seats),
        "commitment": commitment(seed),
    }
    if game.outcome is not None:
        record["seed"] = seed.hex()
    record |= kind.records.write_game(game)
    if game.outcome is not None:
        record["result"] = kind.records.write_result(game.outcome)
    return record


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
    formats = {kind.format: kind for kind in GAMES.values()}
    told = record.get("format") if isinstance(record, dict) else None
    kind = formats.get(told) if isinstance(told, str) else None
    needed, optional = "format rules seats commitment deals", "seed result"
    if kind is None:
        object_of(record, "", needed, f"{optional} {' '.join(kind.own_fields for kind in GAMES.values())}")
        raise RecordError("format", f"{', '.join(formats)} is needed, not {shown(told)}")
    fields = object_of(record, "", needed, f"{optional} {kind.own_fields}")
    rules = rules_of(fields["rules"], kind.rules)
    seats = names_of(fields["seats"], min(kind.seats), max(kind.seats))
    game: Game = kind.records.replay_game(rules, len(seats), fields, seed_of(fields))
    if "result" not in fields:
        if game.outcome is not None:
            raise RecordError("result", "missing, though the game is over")
    elif game.outcome is None:
        raise RecordError("result", "the game is not over")
    else:
        need_result(fields["result"], kind.records.write_result(game.outcome))
    return game
