"""The shapes and types of the JSON fields in a record, checked before the rules are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, ClassVar, Final, Protocol, TypeVar, get_args, get_type_hints

from engine.cards.pack import Lettered, PackCard
from engine.cards.shuffle import SEED_BYTES, commitment
from engine.moves import IllegalMove


class Options(Protocol):
    """What a record has to know of the options of a game."""

    later: ClassVar[tuple[str, ...]]


C = TypeVar("C", bound=PackCard)
L = TypeVar("L", bound=Lettered)
R = TypeVar("R", bound=Options)

MAX_NAME: Final = 100
MAX_SHOWN: Final = 40
"""Characters of a value that is shown in a message."""

HINTS: Final = cache(get_type_hints)
"""The types of a rulebook's options, which take long to find out and are always the same."""

Json = dict[str, Any]
Detail = str | int | PackCard | IllegalMove
"""What a mistake mentions; a forbidden move says itself why it is one."""


class RecordError(Exception):
    """The first mistake in a record: the field, and what is wrong there.

    `key` names the kind of mistake for translation, and `details` are the values, numbers and cards that it mentions;
    `what` says the same in English, for programs.
    """

    def __init__(self, where: str, key: str, what: str, **details: Detail) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where
        self.key = key
        self.details = details


def dumps(record: Json) -> str:
    """Write a record as one line of JSON."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def loads(text: str, first: int = 1) -> Any:
    """Read JSON; raise `RecordError` for NaN, infinities, doubled fields and anything else that is not plain JSON.

    `first` is the number of the text's first line in its file.
    """
    if text.startswith("\ufeff"):
        raise RecordError("", "fault-not-json", "not JSON: a byte-order mark, which may only stand where a file begins")
    try:
        return json.loads(text, object_pairs_hook=_object, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        line = first + error.lineno - 1
        told = f"not JSON: {_told(error, line)}"
        raise RecordError("", "fault-not-json-at", told, line=line, column=error.colno) from None
    except ValueError:
        raise RecordError("", "fault-not-json", "not JSON: a number of absurd length") from None
    except RecursionError:
        raise RecordError("", "fault-too-deep", "not JSON: nested too deeply") from None


def _told(error: json.JSONDecodeError, line: int) -> str:
    """Return what is wrong with a text, and where; its line in the file is named where the text has several."""
    in_line = f"line {line}, " if "\n" in error.doc else ""
    return f"{error.msg.rstrip(': ').removesuffix(' at')} at {in_line}column {error.colno}"


def _object(pairs: list[tuple[str, Any]]) -> Json:
    built: Json = {}
    for name, value in pairs:
        if name in built:
            raise RecordError(
                "", "fault-twice", f"the field {quote_value(name)} is given twice", field=quote_value(name)
            )
        built[name] = value
    return built


def _refuse_constant(name: str) -> None:
    raise RecordError("", "fault-not-json", f"not JSON: {name}")


def quote_value(value: object) -> str:
    """Return a value as JSON of at most `MAX_SHOWN` characters, for a message."""
    text = json.dumps(value)
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 3] + "..."


def object_of(value: object, where: str, needed: str, optional: str = "") -> Json:
    """Return a value that must be an object with these fields; `needed` and `optional` name them, spaces between."""
    if not isinstance(value, dict):
        raise RecordError(
            where, "fault-needs-object", f"an object is needed, not {quote_value(value)}", found=quote_value(value)
        )
    prefix = f"{where}." if where else ""
    for name in needed.split():
        if name not in value:
            raise RecordError(prefix + name, "fault-missing", "missing")
    for name in value:
        if name not in needed.split() and name not in optional.split():
            raise RecordError(prefix + quote_value(name).strip('"'), "fault-no-such-field", "no such field")
    return value


def number_of(value: object, where: str, low: int, high: int, what: str = "") -> int:
    """Return a value that must be a whole number from `low` to `high`; `what` tells which of several it is."""
    if type(value) is not int or not low <= value <= high:
        needed = f"is needed for the {what}" if what else "is needed"
        told = f"a whole number from {low} to {high} {needed}, not {quote_value(value)}"
        raise RecordError(where, "fault-needs-number", told, low=low, high=high, found=quote_value(value))
    return value


def text_of(value: object, where: str) -> str:
    """Return a value that must be a text."""
    if not isinstance(value, str):
        raise RecordError(
            where, "fault-needs-text", f"a text is needed, not {quote_value(value)}", found=quote_value(value)
        )
    return value


def need_name(value: object, where: str) -> None:
    """Raise `RecordError` unless a value is a name of 1 to `MAX_NAME` characters."""
    name = text_of(value, where)
    if not 1 <= len(name) <= MAX_NAME or any("\ud800" <= letter <= "\udfff" for letter in name):
        raise RecordError(where, "fault-needs-line", f"a name of 1 to {MAX_NAME} characters is needed", most=MAX_NAME)


def list_of(value: object, where: str, low: int, high: int) -> list[Any]:
    """Return a value that must be a list of `low` to `high` entries."""
    if not isinstance(value, list) or not low <= len(value) <= high:
        given = f"one of {len(value)}" if isinstance(value, list) else quote_value(value)
        told = f"a list of {_size(low, high, ' to ')} is needed, not {given}"
        raise RecordError(where, "fault-needs-list", told, size=_size(low, high))
    return value


def _size(low: int, high: int, between: str = "–") -> str:
    return f"{low}" if low == high else f"{low}{between}{high}"


def hex_of(value: object, where: str) -> bytes:
    """Return the 32 bytes of a value that must be 64 hexadecimal digits."""
    text = text_of(value, where)
    if len(text) != 2 * SEED_BYTES or not set(text) <= set("0123456789abcdef"):
        told = f"{2 * SEED_BYTES} hexadecimal digits in lower case are needed"
        raise RecordError(where, "fault-needs-hex", told, digits=2 * SEED_BYTES)
    return bytes.fromhex(text)


def cards_of(value: object, where: str, kind: type[C], low: int, high: int) -> tuple[C, ...]:
    """Return `low` to `high` different cards of a pack from a value that must be their text."""
    text = text_of(value, where)
    cards = tuple(_card(word, where, kind) for word in text.split(" ")) if text else ()
    if not low <= len(cards) <= high:
        told = f"{_size(low, high, ' to ')} cards are needed, not {len(cards)}"
        raise RecordError(where, "fault-needs-cards", told, size=_size(low, high), found=len(cards))
    if len(set(cards)) != len(cards):
        raise RecordError(where, "fault-card-twice", "a card stands twice")
    return cards


def _card(word: str, where: str, kind: type[C]) -> C:
    try:
        return kind.parse(word)
    except ValueError as error:
        raise RecordError(where, "fault-no-card", str(error)[:120], found=word) from None


def letter_of(value: object, where: str, kind: type[L]) -> L:
    """Return the suit or the rank of a pack from a value that must be its letter."""
    text = text_of(value, where)
    try:
        return kind.parse(text)
    except ValueError as error:
        letters = ", ".join(each.letter for each in kind)
        raise RecordError(where, "fault-needs-one-of", str(error)[:80], values=letters, found=text) from None


def options_of(rules: type[Any]) -> Mapping[str, tuple[object, ...]]:
    """Return the options of a rulebook and their values, the default first.

    >>> from engine.stovkahra.rules import Rules
    >>> options_of(Rules)["shuffle"]
    ('first', 'every')
    """
    # A class can be hashed, which mypy does not see.
    hints = HINTS(rules)  # type: ignore[arg-type]
    return {option.name: get_args(hints[option.name]) for option in fields(rules)}


def rules_of(value: object, kind: type[R]) -> R:
    """Return the options agreed on, from the field `rules`."""
    options = options_of(kind)
    needed = " ".join(name for name in options if name not in kind.later)
    given = object_of(value, "rules", needed, " ".join(kind.later))
    for name, values in options.items():
        if name in given and not any(
            type(given[name]) is type(allowed) and given[name] == allowed for allowed in values
        ):
            found, allowed_values = quote_value(given[name]), ", ".join(map(str, values))
            told = f"one of {allowed_values} is needed, not {found}"
            raise RecordError(f"rules.{name}", "fault-needs-one-of", told, values=allowed_values, found=found)
    return kind(**given)


def names_of(value: object, low: int, high: int) -> list[str]:
    """Return the names of the players, seat 0 first, from the field `seats`."""
    names = list_of(value, "seats", low, high)
    for at, name in enumerate(names):
        need_name(name, f"seats[{at}]")
    return names


def seed_of(record: Json) -> bytes | None:
    """Return the seed of a record, or `None` if it has none; the seed must fit the commitment."""
    promised = hex_of(record["commitment"], "commitment")
    if "seed" not in record:
        return None
    seed = hex_of(record["seed"], "seed")
    if commitment(seed) != promised.hex():
        raise RecordError("seed", "fault-other-secret", "it is not the seed of the commitment")
    if "result" not in record:
        raise RecordError("seed", "fault-secret-early", "a game still going on keeps its seed secret")
    return seed


def need_result(value: object, rightly: Json) -> None:
    """Raise `RecordError` unless the field `result` is what the rules give."""
    result = object_of(value, "result", " ".join(rightly))
    for name, right in rightly.items():
        need_same(result[name], right, f"result.{name}")


def need_same(value: object, right: object, where: str) -> None:
    """Raise `RecordError` unless a value is what the rules give; in a long list it names the first wrong entry."""
    if dumps({"": value}) == dumps({"": right}):
        return
    if isinstance(value, list) and isinstance(right, list) and max(map(_length, (value, right))) > MAX_SHOWN:
        for at, both in enumerate(zip(value, right, strict=False)):
            need_same(*both, f"{where}[{at}]")
        at = min(len(value), len(right))
        if value[at:]:
            found = quote_value(value[at])
            told = f"the rules give nothing more, not {found}"
            raise RecordError(f"{where}[{at}]", "fault-nothing-more", told, found=found)
        raise RecordError(f"{where}[{at}]", "fault-missing", f"the rules give {quote_value(right[at])} there too")
    given, found = quote_value(right), quote_value(value)
    raise RecordError(where, "fault-rules-give", f"the rules give {given}, not {found}", right=given, found=found)


def forbidden(error: IllegalMove, where: str, seat: int | None = None) -> RecordError:
    """Return the mistake of a move that the rules forbid, made by a seat or, without one, by nobody in particular."""
    if seat is None:
        return RecordError(where, "fault-forbidden", str(error), reason=error)
    return RecordError(where, "fault-forbidden-seat", f"seat {seat}: {error}", seat=seat, reason=error)


def forbidden_card(error: IllegalMove, where: str, at: int, card: PackCard, seat: int | None) -> RecordError:
    """Return the mistake of a card that the rules forbid, which is number `at` of its deal, the first one 0."""
    told = f"card {at + 1}, {card} of seat {seat}: {error}"
    if seat is None:
        return RecordError(where, "fault-forbidden", told, reason=error)
    return RecordError(where, "fault-forbidden-card", told, number=at + 1, card=card, seat=seat, reason=error)


def _length(value: object) -> int:
    return len(json.dumps(value))
