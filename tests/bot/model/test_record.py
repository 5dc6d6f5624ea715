"""Records that people hand in: what is wrong with one is told in the reader's language, and where it stands."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.texts import DEFAULT, LANGUAGES, texts
from bot.model.errors import Refusal
from bot.model.record import read
from bot.service.common.replies import explain
from engine import record
from engine.cards.pack import AnyCard
from engine.moves import IllegalMove

DOCUMENT = (Path(__file__).parents[3] / "docs" / "records.md").read_text(encoding="utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]
OTHERS = (None, -1, 99, "", "`x`", "hA hA", "a" * 101, [], [[]], {}, {"x": 1})
"""What stands in a field instead; no field may be all of them."""


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path to each field of a record, and in lists to the last entry."""
    keys = list(value) if isinstance(value, dict) else [len(value) - 1] if isinstance(value, list) else []
    for key in keys:
        if not isinstance(value, list) or value:
            yield (*path, key)
            yield from places(value[key], (*path, key))  # type: ignore[index]


def spoilt() -> Iterator[bytes]:
    """Yield files in which one thing is wrong: text that is no JSON, and records with a field changed or left out."""
    yield from (b"[1]", b"{", b'{\n"format": }', b"NaN", b'{"a": 1, "a": 1}', b"[" * 50_000)
    for example in EXAMPLES:
        for at, path in enumerate(places(example)):
            # Each place takes its turn with a few of them, and every field is left out.
            for other in (*OTHERS[at % 4 :: 4], ...):
                bad = deepcopy(example)
                within = bad
                for key in path[:-1]:
                    within = within[key]
                if other is ... and isinstance(within, dict):
                    del within[path[-1]]
                elif other is not ...:
                    within[path[-1]] = other
                yield record.dumps(bad).encode()
        plays = example["deals"][0]["plays"].split(" ")
        for at in range(0, len(plays) - 1, 5):
            changed = [*plays[:at], plays[at + 1], plays[at], *plays[at + 2 :]]
            bad = example | {"deals": [example["deals"][0] | {"plays": " ".join(changed)}, *example["deals"][1:]]}
            yield record.dumps(bad).encode()


@cache
def refusals() -> list[tuple[bytes, Refusal]]:
    """Return the spoilt files that are refused; where another value is right too, as in an option, none is."""
    found = []
    for content in spoilt():
        try:
            read(content)
        except Refusal as refusal:
            found.append((content, refusal))
    return found


def checked(content: bytes) -> record.RecordError:
    """Return what the checker says of a file, in English."""
    with pytest.raises(record.RecordError) as caught:
        record.check(record.loads(content.decode()))
    return caught.value


def plain(text: str) -> str:
    """Leave out what a text has around parts of a file, and what it writes otherwise."""
    return re.sub(r"[`'\s]+", "", text)


def test_what_is_wrong_with_a_record_is_told_in_the_readers_language():
    kinds = set()
    for content, refusal in refusals():
        error = checked(content)
        what = str(error).removeprefix(f"{error.where}: ")
        told = {language: explain(refusal, texts(language)).splitlines() for language in LANGUAGES}
        for language, (_, fault) in told.items():
            assert plain(error.where) in plain(fault), (language, content[:200], fault)
            assert (what in fault) <= (language == DEFAULT) and len(fault) < 700, (language, content[:200], fault)
        for line in (0, 1):
            assert len({lines[line] for lines in told.values()}) == len(LANGUAGES), (content[:200], told)
        kinds.add(error.key)
    assert len(kinds) > 18, sorted(kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_card_that_the_rules_forbid_the_reason_is_told_as_a_player_is_told(language):
    t, reasons = texts(language), set()
    for _, refusal in refusals():
        fault = refusal.details.get("fault")
        if isinstance(fault, Refusal) and fault.key == "fault-forbidden-card":
            reason, card = fault.details["reason"], fault.details["card"]
            assert isinstance(reason, IllegalMove) and isinstance(card, AnyCard)
            assert explain(reason, t) in explain(refusal, t)
            reasons.add(reason.key)
    assert {"follow-suit", "card-not-held"} <= reasons
