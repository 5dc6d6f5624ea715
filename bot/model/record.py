"""Records that people hand in as files: what is in one, or why it cannot be looked back on."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.model.errors import Refusal
from bot.model.names import cut
from bot.model.person import Person
from bot.model.roster import SIGN
from bot.model.substitutes import Substituted
from engine import record
from engine.game import Game
from engine.players import Level

MOST_BYTES: Final = 100_000
"""The largest file that is read; a real record has some 3,000 bytes, and a long one of Bulka ten times as many."""
TOLD: Final = 160
"""How many characters of a file are repeated where it is told what is wrong."""


class HandedIn(NamedTuple):
    """The game of a record, and those whom it names."""

    game: Game
    people: Sequence[Person]
    substituted: tuple[Substituted, ...]


def number_of(content: bytes) -> int:
    """Return the number by which the buttons of a record's pages name it, always the same for the same file.

    >>> number_of(b"{}")
    74850268042675
    """
    return int.from_bytes(hashlib.sha256(content).digest()[:6])


def read(content: bytes) -> HandedIn:
    """Read a file with one record and replay its game; raise `Refusal` with the first mistake."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("record-no-text") from None
    try:
        told = record.loads(text)
        game = record.replay(told)
    except record.RecordError as error:
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) > 1 and all(map(_is_object, lines[:2])):
            raise Refusal("record-several", records=len(lines)) from None
        raise _wrong(error) from None
    people = [_named(key, name) for key, name in enumerate(told["seats"])]
    later = record.read_substitutes(told, game)
    substituted = (
        Substituted(each.ply, each.seat, _named(len(people) + at, each.name)) for at, each in enumerate(later)
    )
    return HandedIn(game, people, tuple(substituted))


def _wrong(error: record.RecordError) -> Refusal:
    """Return the refusal that tells the mistake in a record, and the place where it is one."""
    details = {name: _in_one_line(value) if isinstance(value, str) else value for name, value in error.details.items()}
    fault = Refusal(error.key, **details)
    if error.where:
        return Refusal("record-wrong-at", where=_in_one_line(error.where), fault=fault)
    return Refusal("record-wrong", fault=fault)


def _is_object(line: str) -> bool:
    try:
        return isinstance(record.loads(line), dict)
    except record.RecordError:
        return False


def _named(key: int, name: str) -> Person:
    """Return somebody named in a record, of whom nothing else is known; the sign marks a computer, as in messages.

    >>> _named(0, "🤖 Matěj").title, _named(1, "Anna").title
    ('🤖 Matěj', 'Anna')
    """
    level = Level.REGULAR if name.startswith(SIGN) else None
    return Person(key, 0, name.replace(SIGN, "").strip() or str(key), level=level)


def _in_one_line(part: str) -> str:
    """Return a part of the file, or where it stands, as it can stand between two backticks."""
    told = " ".join("".join(each if each.isprintable() else " " for each in part.replace("`", "'")).split())
    return cut(told, TOLD)
