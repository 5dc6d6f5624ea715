"""Records judged by the referees of their games, and the chance of every game read anew from its seed.

`judge(record)` raises an exception unless the record, whose fields have the right types, tells a game such as the
rules allow; `is_right` says whether it does.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator

from tests.support.every_game import FACTS
from tests.support.referee import Json, Referee, Stream, WrongError, need

LINE_BREAKERS = [*map(chr, [*range(32), *range(127, 160)]), "\u2028", "\u2029"]


def is_right(record: Json) -> bool:
    try:
        judge(record)
    except (WrongError, ValueError, TypeError, IndexError, KeyError):
        return False
    return True


def has_referee(name: str) -> bool:
    """Whether there is somebody to judge the records of a game."""
    return FACTS[name].referee is not None


def judge(record: Json) -> None:
    name, _, version = record["format"].partition("/")
    need(name in FACTS and version == "1")
    referee = FACTS[name].referee
    if referee is None:
        raise WrongError
    need(all(record["rules"][option] in values for option, values in referee.options.items()))
    need(all(0 < len(each) <= 100 for each in record["seats"]))
    need(re.fullmatch("[0-9a-f]{64}", record["commitment"]))
    if "seed" in record:
        need(re.fullmatch("[0-9a-f]{64}", record["seed"]) and "result" in record)
        need(hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest() == record["commitment"])
        need(all(deal["pack"].split(" ") == pack for deal, pack in zip(record["deals"], packs(record), strict=True)))
    judge_seal(record, name, referee)
    referee.judge(record)


# The chance


def shuffled(secret: bytes, name: str, deal: int) -> list[str]:
    """The pack of a deal as the rules have it shuffled."""
    return Stream(secret, f"{name}-shuffle/{deal}").permuted([*FACTS[name].order])


def drawn_cut(name: str, secret: bytes, deal: int) -> int:
    """How many cards go to the bottom where nobody cuts."""
    return 1 + Stream(secret, f"{name}-cut/{deal}").below(len(FACTS[name].order) - 1)


def drawn_first(name: str, secret: bytes, seats: int) -> list[str]:
    """The moves by which the first dealer of a series is drawn, or the ranking."""
    return [*FACTS[name].drawn_first(Stream(secret, f"{name}-dealer"), seats)]


def secret_of(record: Json) -> bytes:
    """What all chance of a record's game follows from: its seed, and the words that players added."""
    seed: bytes = bytes.fromhex(record["seed"])
    lines = ["words", *(f"{seat} {words}" for seat, words in record.get("words", []))]
    return hmac.digest(seed, "\n".join(lines).encode(), "sha256") if lines[1:] else seed


def judge_seal(record: Json, name: str, referee: Referee) -> None:
    """Words, the first dealer and the cuts (rules 3, 6, 27)."""
    words = record.get("words", [[0, "one"]])
    need(words and [seat for seat, _ in words] == sorted({seat for seat, _ in words}))
    need(all(seat in range(len(record["seats"])) for seat, _ in words))
    need(all(1 <= len(told) <= 100 and not set(told) & set(LINE_BREAKERS) for _, told in words))
    for at, deal in enumerate(record["deals"]):
        cutter = referee.cutter(deal)
        by = deal.get("cut_by", None if "dealer_by" in record else cutter)
        need(by == "drawn" or (type(by) is int and by == cutter))
        need(by != "drawn" or "seed" not in record or deal["cut"] == drawn_cut(name, secret_of(record), at))
    if "dealer_by" in record:
        need(record["dealer_by"] in ("drawn", "passed"))
    if record.get("dealer_by") == "drawn" and "seed" in record and record["deals"]:
        drawn = drawn_first(name, secret_of(record), len(record["seats"]))
        told = [f"draw {cards.replace(' ', '')}" for cards in record.get("draws", [])]
        need(drawn == (told or [f"dealer {record['deals'][0]['dealer']}"]))


def packs(record: Json) -> Iterator[list[str]]:
    """The pack of each deal, as the seed of a record gives it."""
    secret, name = secret_of(record), record["format"].partition("/")[0]
    referee = FACTS[name].referee
    for at in range(len(record["deals"])):
        gathered = referee.gathered(secret, record, at) if at and referee is not None else None
        yield [*gathered] if gathered is not None else shuffled(secret, name, at)
