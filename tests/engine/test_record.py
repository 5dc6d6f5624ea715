"""The records of all games: what was played passes, and whatever is spoiled in it is caught and named.

What is right is said by the referees, who read the rules anew: of a record that was changed they say whether it is
wrong now, or tells another game that is as right. Without one it is tried that the fault is named, or may be none.
"""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bulka import rules as bulka
from engine.cards.shuffle import commitment
from engine.games import GAMES
from engine.moves import Play
from engine.record import RecordError, Seal, Substitute, check, dumps, loads, replay, write
from engine.simulate import End, Style, simulate
from tests.support.any_game import seal_of
from tests.support.every_game import FACTS, LISTED, each_game, some_game
from tests.support.referee import Json
from tests.support.referees import has_referee, is_right, judge

NAMES = ("Anna", "Béla", "Jiří", "Žofie")
SECRET = bytes(range(32))
ROOT = Path(__file__).parents[2]
DESCRIBED = [name for name, facts in LISTED.items() if facts.described]
CONCEDED = [name for name, facts in FACTS.items() if facts.concedes]
pytestmark = pytest.mark.usefixtures("other_games")

# Written once and kept: old records must stay right. Seat 0 says dost in time although the other side has more.
KEPT_TEXT = """
{"format": "stovkahra/1",
 "rules": {"shuffle": "first", "signals": "on", "count": "open", "series": 10},
 "seats": ["Anna", "Béla", "Jiří", "Žofie"],
 "commitment": "5b8fb21fff18093b839b73c880714034a005e69348b3a9c967b23d499d521975",
 "seed": "f55e55d975d3d05304675745458acfe8fcfe948130503129ed16730b38679a73",
 "deals": [
   {"dealer": 2,
    "pack": "aK a9 lU a7 hA b7 hK lA h9 bA l8 h8 lO aA bU bO aT l9 bT aO hT aU b9 l7 bK a8 hO h7 lK lT b8 hU",
    "cut": 3, "trump": "l", "declarations": [[3, "7", 3]], "signal": "a",
    "plays": "b7 bT bA bU h8 lO hA h9 lU l7 lK lT hO hU aU a8 l9 l8 a9 a7 h7 hT aA bK aO aK aT lA hK b8 b9 bO",
    "points": [58, 30]},
   {"dealer": 3,
    "pack": "hO hU aU a8 hK b8 bO b9 l7 lT lK lU aO aT aK lA l9 a7 l8 a9 lO hA h9 h8 b7 bU bT bA hT bK aA h7",
    "cut": 24, "trump": "h", "declarations": [[3, "U", 3]],
    "plays": "hK hT h7 hA h9 aT bK hO a9 aU aO a7 bU bO l8 h8 lU b8 lA l7 bA lO hU b7 a8 aK l9 aA lT lK bT b9",
    "points": [27, 57]},
   {"dealer": 0,
    "pack": "hK hA h7 hT aT bK h9 hO lO bA hU b7 bT lT lK b9 bO bU h8 l8 lU l7 b8 lA l9 a8 aA aK aU a9 aO a7",
    "cut": 28, "trump": "a", "declarations": [[3, "T", 4], [0, "K", 3]], "signal": "b",
    "plays": "bO b7 b8 bK lK lO l7 lA h7 hO h8 hA a7 aT aK aO",
    "dost": {"seat": 0, "after": "trick", "trick": 4},
    "points": [34, 35]}],
 "result": {"winner": 0, "brcka": 1, "how": "dost", "score": [119, 122]}}
"""
KEPT = json.loads(KEPT_TEXT)
DOCUMENT = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
EXAMPLES = [loads(text) for text in re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)]


# Records of every kind

STYLES = {
    "usual": Style(),
    "rare": Style(rare=True),
    "given up": Style(end=End.CONCEDED),
    "carried": Style(rare=True, in_a_row=2, seed_told=False),
}


def through_text(record: Json) -> Json:
    return loads(dumps(record))


@cache
def simulated(name: str, seed: int = 0, style: str = "usual") -> Json:
    """The last record of a table."""
    chosen = STYLES[style]
    return through_text(list(simulate(chosen.in_a_row, seed, name, chosen))[-1])


@cache
def records(name: str) -> list[Json]:
    """Some short records that together have everything; those given up are the last."""
    return [simulated(name, seed, style) for style, seeds in FACTS[name].simulated.items() for seed in seeds]


def given_up(name: str) -> list[Json]:
    """Those of them that were given up."""
    return records(name)[-len(FACTS[name].simulated["given up"]) :]


SEALED = (r'"words":\[\[',)
CUT = (r'"cut_by":"drawn"', r'"cut_by":\d')
"""What the records of all games must have between them, and those of games whose pack is cut."""


@each_game
def test_what_was_played_passes(name, sized):
    for record in [*records(name), *(simulated(name, seed) for seed in range(sized(15)))]:
        outcome = check(record)
        if has_referee(name):
            judge(record)
        assert outcome is not None
        assert dumps(GAMES[name].records.write_result(outcome)) == dumps(record["result"])
    texts = "\n".join(map(dumps, records(name)))
    wanted = (*FACTS[name].recorded, *SEALED, *(CUT if FACTS[name].cut else ()))
    assert not [kind for kind in wanted if not re.search(kind, texts)]


@each_game
def test_a_record_is_replayed_to_the_game_that_was_played(name):
    for record in records(name):
        known = record if "seed" in record else record | {"seed": SECRET.hex(), "commitment": commitment(SECRET)}
        assert known == through_text(write(replay(record), record["seats"], seal_of(known)))


def test_the_kept_record_and_the_examples_of_the_document_are_right():
    assert [example["format"] for example in EXAMPLES] == [f"{name}/1" for name in DESCRIBED]
    for record in (KEPT, *EXAMPLES):
        assert fault(record) is None
        assert "seed" in record
        if has_referee(game_of(record)):
            judge(record)


@pytest.mark.parametrize("name", DESCRIBED)
def test_every_field_is_explained_in_the_document(name):
    _, _, chapter = DOCUMENT.partition(f"`{name}/1`\n")
    named = set(re.findall(r"`([^`]+)`", DOCUMENT.partition("\n# ")[0] + chapter.partition("\n## ")[0]))
    used = {word for each in named for word in re.split(r"[^\w ]+", each)}
    for record in records(name):
        fields = {field_of(path) for path, _ in nodes(record) if path}
        assert fields <= used, fields - used


@each_game
def test_the_order_of_fields_is_free(name):
    for record in records(name):
        turned = {field: record[field] for field in reversed(record)}
        turned["deals"] = [dict(reversed(deal.items())) for deal in record["deals"]]
        assert check(turned) == check(record)


@each_game
def test_names_are_free_and_a_record_is_one_line_and_readable(name):
    for told in ("Ž", "Květoslava z Růžové", "吴", "👩‍👩‍👧", "\u202eanna", 'a "b" \\ \n', "a" * 100):
        named = put(simulated(name), "seats[1]", told)
        assert fault(named) is None
        assert "\n" not in dumps(named) and ("\n" in told or json.dumps(told, ensure_ascii=False) in dumps(named))


# Ways of spoiling them


def steps(path: str) -> list[int | str]:
    return [int(step) if step.isdecimal() else step for step in re.findall(r"\w+", path)]


def get(record: Json, path: str) -> Any:
    found: Any = record
    for step in steps(path):
        found = found[step]
    return found


def changed(record: Json, path: str, change: Callable[[Any, Any], object]) -> Json:
    """A copy, in which something was done to what holds a place; it is given that and the name, or the number."""
    copy: Json = loads(dumps(record))
    *way, last = steps(path)
    holder: Any = copy
    for step in way:
        holder = holder[step]
    change(holder, last)
    return copy


def put(record: Json, path: str, value: object) -> Json:
    """The record with something else in one place."""
    return changed(record, path, lambda holder, last: holder.__setitem__(last, value))


def drop(record: Json, path: str) -> Json:
    """The record without one field, or without one entry of a list."""
    return changed(record, path, lambda holder, last: holder.__delitem__(last))


def nodes(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every place in a record, with what stands there."""
    yield path, value
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from nodes(inner, f"{path}.{name}" if path else name)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from nodes(inner, f"{path}[{at}]")


def kind_of_place(path: str) -> str:
    """A place without the numbers of entries, such as `deals.points`."""
    return re.sub(r"\[\d+\]", "", path)


def field_of(path: str) -> str:
    """The name of the field in which a place is."""
    return kind_of_place(path).rpartition(".")[2]


def some_places(record: Json, random: Random, most: int) -> Iterator[tuple[str, Any]]:
    """So many places of every kind; numbers of entries alone make no other kind, but the first two of them do."""
    kinds: dict[str, list[tuple[str, Any]]] = {}
    for path, value in nodes(record):
        if path:
            kinds.setdefault(re.sub(r"^deals\[\d+\]", "deals", path) + type(value).__name__, []).append((path, value))
    for places in kinds.values():
        yield from random.sample(places, min(most, len(places)))


def fault(record: object) -> RecordError | None:
    """What the checker has against a record, once it has been through text."""
    try:
        check(loads(json.dumps(record)))
    except RecordError as error:
        where = error.where
        assert str(error).startswith(f"{where}: " if where else "")
        assert "\n" not in str(error)
        assert len(str(error)) < 250
        return error
    return None


def caught(record: object) -> RecordError:
    found = fault(record)
    assert found is not None
    return found


def game_of(record: Json) -> str:
    return str(record["format"].partition("/")[0])


def right_or_caught(name: str, bad: Json, path: str, what: str) -> str:
    """Has the checker and the referee judge a record; nothing if it is right, or where the fault was found."""
    found = fault(bad)
    if has_referee(name):
        assert (found is None) == is_right(bad), f"{path} {what}: {found}"
    if found is None:
        place = kind_of_place(path)
        assert place in TOLD_ALONE | FACTS[name].told_alone or place.startswith("rules."), f"{path} {what}"
        return ""
    assert found.where, f"{path} {what}: {found}"
    return found.where


TOLD_ALONE = frozenset(
    {
        *("seats", "seed", "commitment", "deals", "result", "result.winner", "dealer_by", "words"),
        *(f"deals.{field}" for field in ("dealer", "pack", "cut", "cut_by", "plays")),
    }
)
"""Where another value may tell another right game: other options, another seed, given up in place of counted."""
NAMED = {"payments", "points", "players", "trump"}
"""Fields which are what the rules give, so that the fault is found where it is."""


def missed_at(record: Json, path: str) -> set[str]:
    """Where it may be told that a field is missing."""
    last, gave_up = f"deals[{len(record['deals']) - 1}]", record["result"].get("how") == "conceded"
    elsewhere = {
        "result": {"seed" if "seed" in record else "result"},
        **dict.fromkeys(("result.how", "result.winner"), {path, "result", f"{last}.plays"} if gave_up else {path}),
        "ranking": {"draws"},
        "words": {"deals[0].pack"},
        # Without it each says dost after what is their own.
        "rules.dost": {f"{last}.dost"},
        f"{last}.dost": {f"{last}.plays", "result.how", "result.winner", "result"},
    }
    return elsewhere.get(path) or {path.replace("alifer", "result") if path.startswith("deals") else path}


@some_game
def test_a_missing_field_is_named(name):
    for record in records(name):
        for path, _ in nodes(record):
            if path and not path.endswith("]"):
                where = right_or_caught(name, drop(record, path), path, "is missing")
                assert not where or where in missed_at(record, path), path


@each_game
def test_a_field_too_many_or_given_twice_is_named(name):
    for record in records(name):
        for path, value in some_places(record, Random(name), 1):
            if isinstance(value, dict):
                there = f"{path}.comment"
                assert caught(put(record, there, "well played")).where == there
                field = list(value)[-1]
                text = dumps(put(record, path, {"twice": value[field]} | value)).replace('"twice":', f'"{field}":')
                with pytest.raises(RecordError, match=rf"\b{field}\b.* twice"):
                    loads(text)
        assert caught(record | {"comment": "well played"}).where == "comment"


def of_another_type(value: Any) -> list[object]:
    """What somebody might write instead, in another JSON type."""
    others = [None, True, 0, 1.5, -0.0, "", [], {}, [value], {"": value}, json.dumps(value)]
    if isinstance(value, int):
        others += [float(value), str(value)]
    elif value is not None:
        others.append(list(value))
    return [other for other in others if type(other) is not type(value)]


def holders(path: str) -> set[str]:
    """A place, and the field with its entries that it is part of, which are named as a whole."""
    found = {path}
    while path.endswith("]") and not re.fullmatch(r"deals\[\d+\]", path):
        path = path.rpartition("[")[0]
        found.add(path)
    return found


@some_game
def test_another_type_is_caught_where_it_stands(name, sized):
    random = Random(name)
    for record in records(name):
        for path, value in some_places(record, random, sized(1)):
            # Whether a game was given up, and by whom, is only known from its result.
            of_the_end = path in ("result", "result.how", "result.winner")
            allowed = holders(path) | (missed_at(record, "result.how") if of_the_end else set())
            others = [
                other for other in of_another_type(value) if field_of(path) != "cut_by" or not isinstance(other, int)
            ]
            for other in random.sample(others, 2):
                error = caught(put(record, path, other))
                assert error.where in allowed, f"{path}: {other!r}: {error}"


OTHER_SEED = "ab" * 32
INSTEAD: dict[str, list[str]] = {
    "format": [*(f"{name}/1" for name in FACTS), "trappola/0", "bulka/2", "trappola", "BULKA/1"],
    "commitment": [hashlib.sha256(bytes.fromhex(OTHER_SEED)).hexdigest()],
    "seed": [OTHER_SEED],
    "how": ["points", "conceded", "count", "dost", "false dost"],
    "result": ["won", "tied", "alifer"],
    "alifer": ["agree", "refuse", "on", "off"],
    "cup": ["on", "off"],
    "signals": ["on", "off"],
    "shuffle": ["first", "every"],
    "count": ["closed", "open"],
    "dost": ["own", "side"],
    "trump": [*"alhb"],
    "signal": [*"alhb"],
    "after": ["trick", "declaration"],
    "melds": [*"2789TJCKA", "blanche", "bianca"],
    "declarations": [*"2789TJCKAOU"],
    "questions": [*"2789TJCKA", *"scdb"],
    "payments": ["stake", "pro", "meld", "bonus", "cup", "difference"],
}
"""What the same field may say in a right record."""


def exchanged(text: str, one: int, other: int) -> str:
    """Card text with two places exchanged."""
    words = text.split(" ")
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def of_the_same_type(path: str, value: Any, random: Random) -> set[Any]:
    """Other values for a leaf."""
    if value is None:
        return {0, 1, 2, 3}
    if isinstance(value, int):
        return {value + 1, value - 1, value + 2, value + 17, -1 - value, 0, 1, 2, 3, 4, 5, 10**30} - {value}
    others = {"", " ", value + "x", value + " ", value[:-1], value[::-1], value.swapcase(), value.replace(" ", "")}
    others |= {value.replace(" ", "  ", 1), value + " s2", "A" * 101, *INSTEAD.get(field_of(path), ())}
    if " " in value:
        last = value.count(" ")
        pairs = {tuple(random.sample(range(last + 1), 2)) for _ in range(6)} | {(0, 1), (0, last), (last - 1, last)}
        others |= {exchanged(value, *pair) for pair in pairs}
        others |= {"s2" + value[2:], "a6" + value[2:], value[3:], value.rpartition(" ")[0]}
    return others - {value}


@some_game
def test_another_value_is_caught_unless_it_tells_another_right_game(name, sized):
    random = Random(name)
    for record in records(name):
        for path, value in some_places(record, random, sized(1)):
            if isinstance(value, dict | list):
                continue
            others = sorted(of_the_same_type(path, value, random), key=repr)
            for other in random.sample(others, min(sized(3, 2), len(others))):
                where = right_or_caught(name, put(record, path, other), path, f"is {other!r}")
                if not where:
                    continue
                where = re.sub(r"((payments|ranking)(\[\d+\])+)$", r"\2", where)
                field = path.partition("[")[0] if "." not in path else re.sub(r"(\.\w+).*", r"\1", path)
                if field_of(path) in NAMED or (field_of(path) == "pack" and "seed" in record):
                    assert where == field, f"{path} is {other!r}"
                elif path.startswith("result.") and not FACTS[name].tells_tricks:
                    assert where in (field, "result"), f"{path} is {other!r}"


@some_game
def test_entries_doubled_missing_or_in_another_order_are_caught(name, sized):
    random = Random(name)
    for record in records(name):
        for path, value in some_places(record, random, sized(1)):
            if not isinstance(value, list) or not value:
                continue
            for place in random.sample(range(len(value)), min(sized(1), len(value))):
                before, entry, after = value[:place], value[place], value[place + 1 :]
                bad = {
                    "doubled": [*before, entry, entry, *after],
                    "doubled at the end": [*value, entry],
                    "missing": [*before, *after],
                    "moved up": [*before[:-1], entry, *before[-1:], *after],
                    "backwards": value[::-1],
                }
                for what, other in bad.items():
                    if other != value:
                        right_or_caught(name, put(record, path, other), path, f"has entry {place} {what}")


PACK, PLAYS = KEPT["deals"][0]["pack"], KEPT["deals"][0]["plays"]
GATHERED = KEPT["deals"][1]["pack"]
UNSEALED = drop(KEPT, "seed")
"""Without a seed, gathering is only known not to take a trick apart."""


def going_on(deals: int, tricks: int) -> Json:
    """The kept record as it stood after so many deals and so many tricks of the next; its points stand for more."""
    record = drop(drop(KEPT, "seed"), "result")
    record["deals"] = record["deals"][: deals + 1]
    record["deals"][-1]["plays"] = " ".join(record["deals"][-1]["plays"].split()[: 4 * tricks])
    return record


FAULTS: list[tuple[Json, str, object, str, str]] = [
    # A record, what is put where, where fault is found with it, and a word of what is said.
    (KEPT, "rules.shuffle", "every", "deals[1].pack", "shuffled"),
    (KEPT, "rules.series", 7, "rules.series", "one of 10, 20, 1, 3, 5 is needed, not 7"),
    (KEPT, "rules.signals", "off", "deals[0].signal", "rule 12"),
    (KEPT, "commitment", "g" * 64, "commitment", "hexadecimal"),
    (KEPT, "commitment", KEPT["commitment"].upper(), "commitment", "lower case"),
    (KEPT, "seed", "٣" * 64, "seed", "hexadecimal"),
    (KEPT, "seed", OTHER_SEED, "seed", "commitment"),
    (KEPT, "deals", KEPT["deals"][:2], "result", 'not over, and how is "dost", not "conceded"'),
    (KEPT, "deals", KEPT["deals"][1:], "deals[0].pack", "seed"),
    (KEPT, "deals", [*KEPT["deals"], KEPT["deals"][2]], "deals", "0 to 3"),
    (KEPT, "deals[1].dealer", 2, "deals[1].dealer", "left"),
    (KEPT, "deals[0].pack", "aA" + PACK[2:], "deals[0].pack", "twice"),
    (KEPT, "deals[0].pack", PACK[3:], "deals[0].pack", "31"),
    (KEPT, "deals[0].pack", exchanged(PACK, 0, 1), "deals[0].pack", "seed"),
    (KEPT, "deals[1].pack", exchanged(GATHERED, 0, 1), "deals[1].pack", "gathered"),
    (UNSEALED, "deals[1].pack", exchanged(GATHERED, 3, 4), "deals[1].pack", "rule 5"),
    (going_on(1, 3), "deals[1].pack", exchanged(GATHERED, 0, 31), "deals[1].pack", "rule 5"),
    (KEPT, "deals[0].cut", 32, "deals[0].cut", "1 to 31"),
    (KEPT, "deals[0].trump", "h", "deals[0].trump", "so l"),
    (KEPT, "deals[0].declarations[0]", [3, "8", 3], "deals[0].declarations[0]", "rule 9"),
    (KEPT, "deals[0].declarations[0]", [3, "7", 2], "deals[0].declarations[0]", "3 to 4"),
    (KEPT, "deals[2].declarations[0]", [3, "T", 3], "deals[2].declarations[0]", "rule 10"),
    (KEPT, "deals[0].declarations", [[3, "7", 3], [3, "7", 3]], "deals[0].declarations[1]", "rule 10"),
    (KEPT, "deals[2].declarations", [[0, "K", 3], [3, "T", 4]], "deals[2].declarations[1]", "turn"),
    (KEPT, "deals[0].declarations", [[3, "7", 3]] * 9, "deals[0].declarations", "0 to 8"),
    (KEPT, "deals[0].declarations", [], "deals[0].points", "the rules give"),
    (KEPT, "deals[0].signal", "l", "deals[0].signal", "rule 12"),
    (KEPT, "deals[0].plays", exchanged(PLAYS, 0, 1), "deals[0].plays", "card 1, bT of seat 3: rule 13"),
    (KEPT, "deals[0].plays", PLAYS + " b7", "deals[0].plays", "cards"),
    (KEPT, "deals[0].plays", PLAYS[: 3 * 28 - 1], "deals[0].plays", "not played out, and no dost was said"),
    (
        going_on(1, 3) | {"result": KEPT["result"]},
        "deals[0].points",
        [58, 30],
        "deals[1].plays",
        'how is not "conceded"',
    ),
    (KEPT, "deals[2].plays", KEPT["deals"][2]["plays"][:-3], "deals[2].plays", "not finished"),
    (going_on(1, 5), "deals[1].plays", GATHERED[:5], "deals[1].plays", "not finished"),
    (KEPT, "deals[0].dost", {"seat": 0, "after": "trick", "trick": 8}, "deals[1]", "over before"),
    (KEPT, "deals[2].dost.seat", 2, "deals[2].dost", "turn"),
    (KEPT, "deals[2].dost", {"seat": 0, "after": "trick"}, "deals[2].dost.trick", "missing"),
    (KEPT, "deals[2].dost.trick", 5, "deals[2].dost.trick", "4 tricks were played"),
    (KEPT, "deals[2].dost.after", "deal", "deals[2].dost.after", "needed"),
    (KEPT, "deals[2].dost.after", "declaration", "deals[2].dost.trick", "before any trick"),
    (KEPT, "deals[2].dost", {"seat": 0, "after": "declaration"}, "deals[2].plays", "nothing to play"),
    (KEPT, "deals[1].points", [57, 27], "deals[1].points", "the rules give [27, 57]"),
    (KEPT, "result.how", "conceded", "result.how", 'the rules give "dost", not "conceded"'),
    (KEPT, "result.winner", 1, "result.winner", "the rules give 0"),
    (KEPT, "result.brcka", 2, "result.brcka", "the rules give 1"),
    (KEPT, "result.score", [34, 35], "result.score", "the rules give [119, 122]"),
    (going_on(1, 7), "result", KEPT["result"], "deals[1].plays", "not played out"),
]


SEALED_RECORD = EXAMPLES[0]
"""A record that tells all of its chance: words, the first dealer, a cut that was drawn, and one of seat 1."""
FAULTS += [
    (SEALED_RECORD, "words[0][1]", "other words", "words", "the seed gives another pack for deals[0]"),
    (SEALED_RECORD, "words[0][0]", 1, "words", "the seed gives another pack for deals[0]"),
    (SEALED_RECORD, "deals[0].pack", exchanged(SEALED_RECORD["deals"][0]["pack"], 0, 1), "deals[0].pack", "seed"),
    *(
        (SEALED_RECORD, "words[0][1]", f"two{end}lines", "words[0]", "one line of 1 to 100 characters is needed")
        for end in ("\n", "\r", "\0", "\x1b", "\v", "\f", "\t", "\x7f", "\x85", "\u2028", "\u2029")
    ),
    (SEALED_RECORD, "words[0][0]", 4, "words[0]", "from 0 to 3 is needed for the seat, not 4"),
    (SEALED_RECORD, "words", [SEALED_RECORD["words"][0]] * 2, "words[1]", "order"),
    (SEALED_RECORD, "words", [], "words", "list of 1 to 4"),
    (SEALED_RECORD, "dealer_by", "chosen", "dealer_by", "passed"),
    *(
        (SEALED_RECORD, f"deals[{at}].cut_by", by, f"deals[{at}].{where}", word)
        for at, deal in enumerate(SEALED_RECORD["deals"])
        for by, where, word in (
            ((deal["dealer"] + 1) % 4, "cut_by", "is needed, not"),
            ("drawn", "cut", "not what the seed gives"),
            (True, "cut_by", "is needed, not"),
        )
        if deal["cut_by"] != by
    ),
]


@pytest.mark.parametrize(("record", "path", "value", "where", "word"), FAULTS)
def test_the_first_fault_is_named_with_its_rule(record, path, value, where, word):
    error = caught(put(record, path, value))
    assert error.where == where
    assert word in str(error)
    # A fault behind it is not named.
    if where.startswith("deals[0]"):
        assert caught(put(put(record, "result.brcka", 2), path, value)).where == where


@each_game
def test_where_the_record_says_that_chance_was_sealed_the_first_dealer_and_every_cut_have_to_be(name):
    drawn = next(each for each in records(name) if each["deals"] and each["dealer_by"] == "drawn")
    if FACTS[name].cut:
        assert caught(drop(drawn, "deals[0].cut_by")).where == "deals[0].cut_by"
    # As a bot would write it that has drawn the dealer as it liked: another secret gives the same packs to nobody else.
    rules, seats = replay(drawn).rules, len(drawn["seats"])
    unlike = 0
    for number in range(12):
        random, seed = Random(number), bytes([number]) * 32
        game = GAMES[name].begin(rules, seats)
        game.push(GAMES[name].chance(game, None, bytes([number + 100]) * 32))
        cut_by = []
        while game.outcome is None:
            made = GAMES[name].chance(game, None, seed) or GAMES[name].random_move(game, random)
            if game.awaits_cut:
                cut_by.append(game.turn)
            game.push(made)
        record = through_text(write(game, NAMES[:seats], Seal(seed, {}, "drawn", cut_by)))
        found = fault(record)
        if has_referee(name):
            assert (found is None) == is_right(record)
        unlike += found is not None and found.where == "dealer_by" and "the seed gives" in str(found)
        # Where it was passed on, or an early record does not know, the seed says nothing of it.
        if "draws" in record:
            assert caught(record | {"dealer_by": "passed"}).where == "dealer_by"
        else:
            assert fault(record | {"dealer_by": "passed"}) is None
        assert fault(drop(record, "dealer_by")) is None
    assert unlike >= 3, "some dealers are the same by luck"


def deals_with(name: str, field: str) -> Iterator[tuple[Json, str]]:
    """The deals of records that say something there."""
    for record in records(name):
        for number, deal in enumerate(record["deals"]):
            if deal.get(field):
                yield record, f"deals[{number}].{field}"


def test_a_long_list_is_wrong_at_its_first_entry_that_differs():
    paid = EXAMPLES[2]["deals"][0]["payments"]
    for wrong, at, told in (
        (put(EXAMPLES[2], "deals[0].payments[2][2]", 10), 2, 'give [1, 2, 5, "meld"], not [1, 2, 10, "meld"]'),
        (drop(EXAMPLES[2], "deals[0].payments[3]"), 3, 'give [1, null, 10, "bonus"] there too'),
        (put(EXAMPLES[2], "deals[0].payments", [*paid, paid[0]]), 4, 'nothing more, not [1, null, 10, "stake"]'),
    ):
        error = caught(wrong)
        assert error.where == f"deals[0].payments[{at}]"
        assert told in str(error)


def test_a_limit_is_named_where_it_is_passed():
    whole = simulated("bulka", 29, "rare")
    anew = drop(drop(whole, "seed"), "result") | {"deals": whole["deals"][: bulka.MOST_ANEW]}
    assert check(anew) is None and {deal["result"] for deal in anew["deals"]} == {"alifer"}
    error = caught(put(anew, "deals", [*anew["deals"], anew["deals"][-1]]))
    assert error.where == "deals[9].alifer" and "dealt anew 9 times at most" in str(error)
    record, path = next(each for each in deals_with("trappola", "exchanges") if sum(get(*each)) == 2)
    dealer, exchanges = get(record, path.replace("exchanges", "dealer")), get(record, path)
    more = [number + (seat == dealer) for seat, number in enumerate(exchanges)]
    error = caught(put(record, path, more))
    assert error.where == path
    assert ("twice at most" if max(more) < 3 else "from 0 to 2") in str(error)


def test_dost_where_nothing_was_declared_is_caught():
    record, path = next(each for each in deals_with("stovkahra", "dost") if get(*each)["after"] == "declaration")
    assert caught(put(record, path.replace("dost", "declarations"), [])).where == path


def test_questions_stand_in_the_order_in_which_they_were_asked():
    # There are hardly ever two of them; two of which the first was asked later are enough to be refused.
    record, path = next(deals_with("bulka", "questions"))
    (seat, rank, suit, _), *_ = get(record, path)
    error = caught(put(record, path, [[seat, rank, suit, 3], [seat, rank, suit, 2]]))
    assert error.where == path and "order" in str(error)


def test_what_was_dealt_anew_after_alifer_was_not_played():
    record, path = next(each for each in deals_with("bulka", "alifer") if get(*each)[1] == "refuse")
    assert caught(put(record, f"{path}[1]", "agree")).where == path.replace("alifer", "result")


def test_the_ranking_is_either_drawn_or_carried_over():
    drawn, carried = (next(each for each in records("bulka") if field in each) for field in ("draws", "ranking"))
    assert caught(drawn | {"ranking": carried["ranking"]}).where == "draws"
    assert caught(carried | {"draws": []}).where == "draws"
    draws = drawn["draws"]
    assert caught(drawn | {"draws": [*draws, draws[0]]}).where == f"draws[{len(draws)}]"
    error = caught(drawn | {"draws": draws[:-1]})
    assert error.where == "deals[0]" and "ranking" in str(error)


@each_game
def test_a_deal_after_the_end_is_named(name):
    for record in records(name):
        number = len(record["deals"])
        agreed = "deals" in record["rules"]
        if record["result"].get("how") != "conceded" and (agreed or number < 3):
            longer = record | {"deals": [*record["deals"], *record["deals"][-1:]]}
            # Where so many deals are agreed on there is no other; other games are over when somebody has won them.
            assert caught(longer).where == ("deals" if agreed else f"deals[{number}]")


@pytest.mark.parametrize("name", CONCEDED)
def test_of_a_game_given_up_it_is_told_that_it_was_and_nothing_of_what_was_not_finished(name):
    record = next(each for each in records(name) if each["result"]["how"] != "conceded")
    assert caught(put(record, "result.how", "conceded")).where.startswith("result")
    error = caught(put(given_up(name)[-1], "result.how", "points"))
    assert error.where == "result" and 'how is "points", not "conceded"' in str(error)
    facts = FACTS[name]
    for record in given_up(name):
        game = replay(record)
        told_at_once = facts.to_a_trick(game) if facts.tells_tricks else facts.dealt(game)
        assert all(len(deal["plays"].split()) % told_at_once == 0 for deal in record["deals"])
        assert dumps(record).count('"pack"') == len(record["deals"])


@pytest.mark.parametrize("name", CONCEDED)
@pytest.mark.parametrize("winner", [4, -1, None, "0", True, 1.0, [1]])
def test_who_is_said_to_have_won_a_game_that_was_given_up_is_a_side_or_it_is_named(name, winner):
    for record in given_up(name):
        sides = {GAMES[name].side_of(seat) for seat in range(len(record["seats"]))}
        error = caught(put(record, "result.winner", winner))
        assert error.where == "result.winner" and f"from 0 to {max(sides)}" in str(error)
        assert caught(drop(record, "result.winner")).where == "result.winner"


@pytest.mark.parametrize("seed_told", [True, False])
def test_how_the_ranking_of_bulka_was_found_fits_what_is_told_of_it(seed_told):
    first, later = map(through_text, simulate(2, 11, "bulka", Style(in_a_row=2, seed_told=seed_told)))
    assert check(first) and check(later)
    for record, by, told in ((first, "passed", "draws"), (later, "drawn", "ranking")):
        error = caught(record | {"dealer_by": by})
        assert error.where == "dealer_by" and f'"{by}"' in str(error) and told in str(error)
        # Nothing of it is known before a card is dealt, and who drew has drawn.
        early = {field: value for field, value in record.items() if field not in ("seed", "result")} | {"deals": []}
        assert check(early) is None
        assert caught(early | {"dealer_by": by}).where == "dealer_by"
    begun = {field: value for field, value in first.items() if field not in ("seed", "result")}
    empty = begun | {"draws": [], "deals": []}
    assert check(empty) is None
    assert caught(empty | {"dealer_by": "passed"}).where == "dealer_by"


# Those who took over a seat


def taken_over(record: Json) -> Json:
    """The record of the same game, in which seat 1 was left before some of its moves, and its player came back once."""
    game = replay(record)
    came = [Substitute(1, ("Eva", "Béla")[ply % 2], ply) for ply in range(1, len(game.moves), 7)]
    return through_text(write(game, record["seats"], seal_of(record), came))


@each_game
def test_who_took_over_a_seat_is_named_and_everything_else_stays_the_same(name):
    for record in [each for each in records(name) if "seed" in each]:
        told = taken_over(record)
        assert check(told) == check(record)
        assert drop(told, "substitutes") == record
        for seat, by, deal, after in told["substitutes"]:
            cards = told["deals"][deal].get("plays", "").split() if deal < len(told["deals"]) else []
            assert (seat, by) in ((1, "Eva"), (1, "Béla")) and 0 <= after <= len(cards)
        places = [(deal, after) for _, _, deal, after in told["substitutes"]]
        assert places == sorted(places)
    # Whoever came when all was over has played nothing.
    game = replay(simulated(name))
    assert "substitutes" not in write(game, NAMES[: game.seats], Seal(SECRET), [Substitute(0, "Eva", len(game.moves))])


def test_when_somebody_came_is_counted_in_deals_and_cards_of_the_deal():
    game = replay(KEPT)
    plays = [ply for ply, made in enumerate(game.moves) if isinstance(made, Play)]
    came = [Substitute(2, "Eva", plays[0]), Substitute(0, "Eva", plays[9]), Substitute(2, "Jiří", plays[32 + 5])]
    told = write(game, KEPT["seats"], seal_of(KEPT), came)
    assert told["substitutes"] == [[2, "Eva", 0, 0], [0, "Eva", 0, 9], [2, "Jiří", 1, 5]]


@pytest.mark.parametrize(
    "spoilt",
    [
        *([], {}, [[4, "Eva", 0, 1]], [[-1, "Eva", 0, 1]], [[1, "", 0, 1]], [[1, "Eva", 3, 0]], [[1, "Eva", -1, 0]]),
        *([[1, "Eva", 0, 33]], [[1, "Eva", 2, 17]], [[1, "Eva", 0]], [[1, "Eva", 0, 1, 1]], [[1, "Eva", True, 1]]),
        *([[1, "Eva", 1, 0], [1, "Béla", 0, 9]], [[1, "Eva", 0, 9], [1, "Béla", 0, 8]], [[1, 5, 0, 0]], ["Eva"]),
    ],
)
def test_a_seat_that_cannot_have_been_taken_over_so_is_named(spoilt):
    where = caught(KEPT | {"substitutes": spoilt}).where
    assert where == ("substitutes" if not spoilt else f"substitutes[{len(spoilt) - 1}]")


@pytest.mark.parametrize(
    ("spoilt", "number"),
    [
        *(([4, "Eva", 0, 1], "from 0 to 3 is needed for the seat, not 4"),),
        *(([1, "Eva", 3, 0], "from 0 to 2 is needed for the deal, not 3"),),
        *(([1, "Eva", 0, 33], "from 0 to 32 is needed for the cards played before, not 33"),),
    ],
)
def test_of_the_numbers_in_one_entry_the_wrong_one_is_named(spoilt, number):
    assert number in str(caught(KEPT | {"substitutes": [[1, "Eva", 0, 0], spoilt]}))


def test_a_seat_may_change_hands_twice_at_a_moment_after_the_last_card_and_amid_a_trick():
    plays = [ply for ply, made in enumerate(replay(KEPT).moves) if isinstance(made, Play)]
    # Seat 1 is taken twice before the same card; seat 2 when all cards of the first deal are played, before its count.
    came = [Substitute(1, "Eva", plays[4]), Substitute(1, "Béla", plays[4]), Substitute(2, "Eva", plays[31] + 1)]
    told = write(replay(KEPT), KEPT["seats"], seal_of(KEPT), came)
    assert told["substitutes"] == [[1, "Eva", 0, 4], [1, "Béla", 0, 4], [2, "Eva", 0, 32]]
    assert fault(told) is None
    # Two cards into the fourth trick, of which the record tells nothing yet: after the three that it tells.
    game = GAMES["stovkahra"].begin(replay(KEPT).rules, 4)
    for made in replay(KEPT).moves[: plays[13] + 1]:
        game.push(made)
    told = write(game, KEPT["seats"], Seal(SECRET), [Substitute(3, "Eva", plays[13])])
    assert told["substitutes"] == [[3, "Eva", 0, 12]] and fault(told) is None


def test_an_early_record_may_have_words_and_its_cuts_are_checked_where_they_are_told():
    early = drop(SEALED_RECORD, "dealer_by")
    assert fault(early) is None
    assert caught(put(early, "words[0][1]", "other words")).where == "words"
    assert fault(drop(early, "deals[0].cut_by")) is None
    drawn = next(f"deals[{at}]" for at, deal in enumerate(early["deals"]) if deal["cut_by"] == "drawn")
    assert caught(put(early, f"{drawn}.cut", get(early, f"{drawn}.cut") % 31 + 1)).where == f"{drawn}.cut"


# What is no record at all


@each_game
def test_formats_and_names_that_there_are_not_are_caught(name):
    for told in ("bulka", "bulka/2", "Bulka/1", "", "trappola/1 ", "tarock/1", "bulka/1\x00"):
        assert caught(simulated(name) | {"format": told}).where == "format"
    for told in ("", "a" * 101, "B\ud83d", "\udcff", None, 5):
        assert caught(put(simulated(name), "seats[1]", told)).where == "seats[1]"
    for record in (simulated(name), *records(name)):
        for number in {*range(6)} - FACTS[name].seats(replay(record).rules):
            assert caught(put(record, "seats", [*NAMES, "Adam"][:number])).where == "seats"


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "{", "}", "{}", "[]", "null", "true", "1", '"stovkahra/1"', "[[]]", '{"format"}', "{'format': 1}"),
        *("NaN", "Infinity", "-Infinity", "1e999", "-0", "1" * 10_000, "-" + "1" * 10_000, "01", "0x10", "1_0"),
        *("\x00", "\ufeff" + KEPT_TEXT, KEPT_TEXT + "x", KEPT_TEXT + KEPT_TEXT, KEPT_TEXT[:-4], "// a\n" + KEPT_TEXT),
        *('"\\ud83d"', '"\ud83d"', '"\\u12"', '"\t"', '{"a":1,"a":1}', '{"":0}', '{"\\ud83d":0}', '{"a\\nb":0}'),
        *('{"format": "stovkahra/1"}', '{"format": "\0"}', "{}" + "\0" * 100, "\x1b[2J", '{"format": "\u2028"}'),
    ],
    ids=lambda text: ascii(text[:20]),
)
def test_text_that_is_no_record_is_refused(text):
    assert "\n" not in str(caught_in(text))


def with_text(name: str, path: str, text: str) -> str:
    """A record in which other text stands in one place."""
    return dumps(put(records(name)[0], path, "here")).replace('"here"', text)


@each_game
def test_an_absurd_number_is_refused_where_it_stands(name):
    path = next(path for path, value in nodes(records(name)[0]) if path.startswith("deals[0]") and type(value) is int)
    for number in ("1e999", "-1e999", "3e0", "3.0", "1" * 4000, "0.1e1"):
        error = caught_in(with_text(name, path, number))
        assert error.where in holders(path) and len(str(error)) < 250
    for number in ("NaN", "Infinity", "-Infinity", "1" * 10_000, "01", "+1", "0x1"):
        assert str(caught_in(with_text(name, path, number))).startswith("not JSON: ")


def caught_in(text: str) -> RecordError:
    """What the checker has against a text."""
    with pytest.raises(RecordError) as error:
        check(loads(text))
    return error.value


@each_game
def test_deep_nesting_is_refused_at_any_depth(name, sized):
    # Where recursion ends depends on who calls: just below that is the place where something else may give in.
    places = [path for path, _ in some_places(records(name)[0], Random(name), 1)]
    for path in Random(name).sample(places, 6):
        for depth in [2, *Random(path).sample(range(850, 1010), min(sized(3), 160)), 20_000]:
            for opening, inner, closing in ("[", "", "]"), ('{"a":', "1", "}"):
                nested = opening * depth + inner + closing * depth
                for text in (nested, with_text(name, path, nested)):
                    assert caught_in(text)


# Whatever comes, nothing but a RecordError

LETTERS = st.text(st.characters())
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | LETTERS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LETTERS, inner, max_size=4),
    max_leaves=12,
)
NUMBERS = st.integers(0, 10**6)
A_RECORD = st.builds(lambda name, at: records(name)[at % len(records(name))], st.sampled_from([*LISTED]), NUMBERS)
FORMATS = st.fixed_dictionaries({"format": st.sampled_from([f"{name}/1" for name in LISTED])})


def place_of(record: Json, at: int) -> str:
    paths = [path for path, _ in nodes(record) if path]
    return paths[at % len(paths)]


def with_a_piece_replaced(record: Json, at: int, length: int, text: str) -> str:
    whole = dumps(record)
    at %= len(whole)
    return whole[:at] + text + whole[at + length :]


def with_another_subtree(record: Json, at: int, value: object) -> str:
    return json.dumps(put(record, place_of(record, at), value))


def with_one_part_in_place_of_another(record: Json, at: int, other: int) -> str:
    return with_another_subtree(record, at, get(record, place_of(record, other)))


def junk_under_the_name_of_a_game(start: Json, value: object) -> str:
    return json.dumps(start | (value if isinstance(value, dict) else {"deals": value}))


@settings(max_examples=200)
@given(
    st.builds(with_a_piece_replaced, A_RECORD, NUMBERS, st.integers(0, 9), LETTERS)
    | st.builds(with_another_subtree, A_RECORD, NUMBERS, JSON_VALUES)
    | st.builds(with_one_part_in_place_of_another, A_RECORD, NUMBERS, NUMBERS)
    | st.builds(junk_under_the_name_of_a_game, FORMATS, JSON_VALUES)
    | LETTERS
    | JSON_VALUES.map(json.dumps)
)
def test_arbitrary_text_is_a_record_or_none(text):
    try:
        check(loads(text))
    except RecordError as error:
        assert str(error)
        assert "\n" not in str(error)


# Games still going on


@pytest.mark.parametrize("seed", range(2))
@each_game
def test_a_record_can_be_written_after_every_move_and_tells_nothing_secret(name, seed):
    whole: Any = replay(simulated(name, seed))
    game: Any = GAMES[name].begin(whole.rules, whole.seats)
    assert check(write(game, NAMES[: game.seats], Seal(SECRET))) is None
    before = ""
    for made in whole.moves:
        game.push(made)
        where = f"seed {seed}, move {len(game.moves)}"
        text = dumps(write(game, NAMES[: game.seats], Seal(SECRET)))
        record = loads(text)
        assert ("seed" in record, "result" in record) == (game.outcome is not None,) * 2, where
        if game.outcome is not None:
            break
        assert SECRET.hex() not in text, where
        if text != before:
            assert check(record) is None, where
            assert caught(record | {"seed": SECRET.hex()}).where == "seed", where
            if has_referee(name):
                judge(record)
        if not FACTS[name].tells_tricks:
            # While a deal is under way nothing is said of it.
            assert len(record["deals"]) == max(0, game.deal_number - (not game.awaits_chance)), where
        elif record["deals"]:
            tricks = FACTS[name].to_a_trick(game) * len(game.tricks)
            assert len(record["deals"][-1]["plays"].split()) == tricks, where
        before = text
    assert game.outcome is not None
