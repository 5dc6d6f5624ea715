"""What a record tells of the chance in a game: its seed, players' words, and who made each cut (rules 3, 6, 27).

Records of early versions tell the seed alone; of them only the packs can be checked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import eq
from typing import Any, Final, Literal
from unicodedata import category

from engine.cards.shuffle import mixed
from engine.game import GameKind
from engine.moves import Deal
from engine.record_fields import Json, RecordError, list_of, number_of, quote_value, seed_of, text_of

MAX_WORDS: Final = 100
"""Characters of the words that a player adds."""
NOT_IN_A_LINE: Final = ("Cc", "Zl", "Zp", "Cs")
"""Unicode's categories of what would end a line, or is no letter: control characters, separators, surrogates."""
FIRST_PACK: Final = "deals[0].pack"
DRAWN: Final = "drawn"
PASSED: Final = "passed"
FIELDS: Final = "dealer_by words"
"""The fields of the whole game; records of early versions have neither."""

DealerBy = Literal["drawn", "passed"]
"""How the first dealer of a game, or its ranking, is found: drawn from the seed, or passed on by the game before."""
CutBy = int | Literal["drawn"] | None
"""The seat that made a cut, or that it was drawn from the seed; `None` where an early version did not write it down."""


@dataclass(frozen=True, slots=True)
class Seal:
    """The sealed seed of a game, and how its chance came about.

    >>> Seal(bytes(32)).secret == bytes(32)
    True
    """

    seed: bytes = field(repr=False)
    words: Mapping[int, str] = field(default_factory=dict)
    """The words that seats added to the seed."""
    dealer_by: DealerBy | None = None
    """`None` for a game that an early version began."""
    cut_by: Sequence[CutBy] = ()
    """Who made the cut of each deal."""

    @property
    def secret(self) -> bytes:
        """What all chance of the game follows from."""
        return mixed(self.seed, self.words)


def write_seal(seal: Seal) -> Json:
    """Return the fields of a record that tell of its chance, without the seed."""
    written: Json = {}
    if seal.dealer_by is not None:
        written["dealer_by"] = seal.dealer_by
    if seal.words:
        written["words"] = [[seat, seal.words[seat]] for seat in sorted(seal.words)]
    return written


def with_cut_by(deals: Sequence[Json], seal: Seal) -> list[Json]:
    """Return the deals of a record, each with the field `cut_by` after its cut, where that is known."""
    known = [*seal.cut_by, *[None] * len(deals)]
    return [_with_cut_by(deal, by) for deal, by in zip(deals, known, strict=False)]


def _with_cut_by(deal: Json, by: CutBy) -> Json:
    told: Json = {}
    for name, value in deal.items():
        told[name] = value
        if name == "cut" and by is not None:
            told["cut_by"] = by
    return told


def secret_of(record: Json, seats: int) -> bytes | None:
    """Return what all chance of a record's game follows from, or `None` if it does not tell its seed."""
    seed, words = seed_of(record), _words(record, seats)
    return None if seed is None else mixed(seed, words)


def _words(record: Json, seats: int) -> dict[int, str]:
    words: dict[int, str] = {}
    for at, entry in enumerate(list_of(record["words"], "words", 1, seats) if "words" in record else []):
        where = f"words[{at}]"
        seat, text = list_of(entry, where, 2, 2)
        number = number_of(seat, where, 0, seats - 1, "seat")
        if words and number <= max(words):
            raise RecordError(where, "fault-order", "the words stand in the order of the seats")
        words[number] = _line(text, where)
    return words


def _line(value: object, where: str) -> str:
    text = text_of(value, where)
    if not 1 <= len(text) <= MAX_WORDS or any(category(letter) in NOT_IN_A_LINE for letter in text):
        told = f"one line of 1 to {MAX_WORDS} characters is needed"
        raise RecordError(where, "fault-needs-line", told, most=MAX_WORDS)
    return text


def need_words(record: Json, kind: GameKind[Any, Any, Any, Any], game: Any, secret: bytes) -> None:
    """Raise `RecordError` where it is rather the words of a record that are wrong than the pack of its first deal.

    `game` is a new one. A pack that somebody has changed still lies for the most part as the seed gives it; with
    other words hardly a card does.
    """
    while not isinstance(move := kind.chance(game, None, secret), Deal):
        assert move is not None
        game.push(move)
    given, told = [str(card) for card in move.pack], str(record["deals"][0].get("pack")).split(" ")
    if sorted(given) == sorted(told) and sum(map(eq, given, told)) < len(given) / 2:
        raise RecordError("words", "fault-other-chance", "with them the seed gives another pack for deals[0]")


def need_cut(fields: Json, where: str, cutter: int | None, drawn: int | None) -> None:
    """Raise `RecordError` unless the cut of a deal was made by the seat that had to, or is the one that was drawn.

    `drawn` is what the seed gives; `None` where it is not known.
    """
    by = fields.get("cut_by", cutter)
    if by == DRAWN:
        if drawn not in (None, fields["cut"]):
            told = "not what the seed gives when the cut is drawn"
            raise RecordError(f"{where}.cut", "fault-other-chance", told)
    elif type(by) is not int or by != cutter:
        told, values = f'{cutter} or "{DRAWN}" is needed, not {quote_value(by)}', f'{cutter}, "{DRAWN}"'
        raise RecordError(f"{where}.cut_by", "fault-needs-one-of", told, values=values, found=quote_value(by))


def need_bound(record: Json, kind: GameKind[Any, Any, Any, Any], game: Any, secret: bytes | None) -> None:
    """Raise `RecordError` unless a game whose record says how the first dealer was found had it so."""
    if "dealer_by" not in record:
        return
    by = text_of(record["dealer_by"], "dealer_by")
    if by not in (DRAWN, PASSED):
        what, values = f'"{DRAWN}" or "{PASSED}" is needed, not {quote_value(by)}', f'"{DRAWN}", "{PASSED}"'
        raise RecordError("dealer_by", "fault-needs-one-of", what, values=values, found=quote_value(by))
    for told, found in (("draws", DRAWN), ("ranking", PASSED)):
        if told in record and by != found:
            what = f'"{found}" is needed beside {told}, not "{by}"'
            raise RecordError("dealer_by", "fault-needs-one-of", what, values=found, found=by)
    for at, deal in enumerate(record["deals"]):
        if "cut" in deal and "cut_by" not in deal:
            raise RecordError(f"deals[{at}].cut_by", "fault-missing", "missing")
    # A game that was given up before a deal was finished does not tell who dealt.
    if by == DRAWN and secret is not None and record["deals"]:
        _need_drawn(kind, game, secret)


def _need_drawn(kind: GameKind[Any, Any, Any, Any], game: Any, secret: bytes) -> None:
    again = kind.begin(game.rules, game.seats)
    for move in game.moves:
        drawn = kind.chance(again, None, secret)
        if drawn is None or isinstance(drawn, Deal):
            return
        if move != drawn:
            raise RecordError("dealer_by", "fault-other-chance", f"the seed gives {drawn}, not {move}")
        again.push(move)
