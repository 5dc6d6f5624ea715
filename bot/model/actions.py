"""What a button can mean: one dataclass for each action, and the text by which a button carries it.

Buttons outlive the process, and older and newer versions of the bot: a text that was once sent keeps its meaning.

>>> Sit(table_id=7, version="0.0", seat=2).encode()
'st1:7:0.0:sit 2'
>>> parse("st1:7:3.12:play hA")
MakeMove(table_id=7, version='3.12', move='play hA')
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Final, Self

from bot.model.errors import Refusal
from bot.model.ledger import Period
from engine.players import Level

_NUMBER: Final = re.compile("[0-9]{1,18}")
"""A whole number that the database can hold."""
_SEAT: Final = re.compile("[0-3]")
_CUT: Final = re.compile("[0-9]{1,2}")


class Action(ABC):
    """Whatever a button can mean."""

    __slots__ = ()

    @abstractmethod
    def encode(self) -> str:
        """Return the custom_id of a button."""


@dataclass(frozen=True, slots=True)
class TableAction(Action):
    """Something that is done at a table; `version` tells for which move its button was drawn."""

    word: ClassVar[str]
    """What the button says after table and version."""
    table_id: int
    version: str

    def encode(self) -> str:
        return f"st1:{self.table_id}:{self.version}:{self.words()}"

    def words(self) -> str:
        """Return the last part of the custom_id."""
        return self.word

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        """Read what follows the word; `None` where no button of this action says that."""
        return None if rest else cls(table_id, version)


# In the lobby


@dataclass(frozen=True, slots=True)
class Sit(TableAction):
    """Take a seat before the series begins."""

    word: ClassVar[str] = "sit"
    seat: int

    def words(self) -> str:
        return f"sit {self.seat}"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, int(rest)) if _SEAT.fullmatch(rest) else None


@dataclass(frozen=True, slots=True)
class Stand(TableAction):
    """Give the seat back before the series begins."""

    word: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class SeatComputer(TableAction):
    """Put a computer of a level on the next free seat."""

    word: ClassVar[str] = "computer"
    level: Level

    def words(self) -> str:
        return f"computer {self.level}"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, Level(rest)) if rest in list(Level) else None


@dataclass(frozen=True, slots=True)
class Start(TableAction):
    """Begin the series."""

    word: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class Resume(TableAction):
    """Go on with the series that the same people have not finished."""

    word: ClassVar[str] = "resume"


# The own panel


@dataclass(frozen=True, slots=True)
class OpenHand(TableAction):
    """Open the own hand from the table's message."""

    word: ClassVar[str] = "hand"


@dataclass(frozen=True, slots=True)
class Look(TableAction):
    """Draw the own hand anew."""

    word: ClassVar[str] = "look"


@dataclass(frozen=True, slots=True)
class Back(TableAction):
    """Return from a second step to the own hand."""

    word: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class AskFirst(TableAction):
    """Ask before something that cannot be taken back: `dost`, `concede` or `leave`."""

    word: ClassVar[str] = "ask"
    asking: str

    def words(self) -> str:
        return f"ask {self.asking}"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, rest) if rest in ("dost", "concede", "leave") else None


@dataclass(frozen=True, slots=True)
class ShowMore(TableAction):
    """Show what is seldom done at a table."""

    word: ClassVar[str] = "more"


@dataclass(frozen=True, slots=True)
class ShowCuts(TableAction):
    """Show the exact places of a cut, from this one on."""

    word: ClassVar[str] = "cuts"
    first: int

    def words(self) -> str:
        return f"cuts {self.first}"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, int(rest)) if _CUT.fullmatch(rest) else None


@dataclass(frozen=True, slots=True)
class Hint(TableAction):
    """Ask what a strong player would do."""

    word: ClassVar[str] = "hint"


@dataclass(frozen=True, slots=True)
class ShowPreferences(TableAction):
    """Open the own settings, from where a button leads back to the hand."""

    word: ClassVar[str] = "preferences"


# The table and who sits there


@dataclass(frozen=True, slots=True)
class BringDown(TableAction):
    """Post the table anew below what was said since."""

    word: ClassVar[str] = "down"


@dataclass(frozen=True, slots=True)
class Wake(TableAction):
    """Take a table out again that was put away."""

    word: ClassVar[str] = "wake"


@dataclass(frozen=True, slots=True)
class Return(TableAction):
    """Take the own seat back from the computer."""

    word: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class ShowSeats(TableAction):
    """Show the seats of computers that may be taken."""

    word: ClassVar[str] = "seats"


@dataclass(frozen=True, slots=True)
class TakeOver(TableAction):
    """Take the seat of a computer while the series goes on."""

    word: ClassVar[str] = "take"
    seat: int

    def words(self) -> str:
        return f"take {self.seat}"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, int(rest)) if _SEAT.fullmatch(rest) else None


# Endings


@dataclass(frozen=True, slots=True)
class Vote(TableAction):
    """Something that is wanted, or, with `back`, wanted no more."""

    back: bool = False

    def words(self) -> str:
        return f"{self.word} back" if self.back else self.word

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, rest == "back") if rest in ("", "back") else None


@dataclass(frozen=True, slots=True)
class Concede(Vote):
    """Give the game up, or take the wish back."""

    word: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class Stop(Vote):
    """Stop the series, or take the vote back."""

    word: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Leave(TableAction):
    """Give the seat up."""

    word: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Rematch(TableAction):
    """Open a table at which the same people play again."""

    word: ClassVar[str] = "rematch"


@dataclass(frozen=True, slots=True)
class ShowRecord(TableAction):
    """Fetch the record of the table's last game."""

    word: ClassVar[str] = "record"


# Moves


@dataclass(frozen=True, slots=True)
class CutAnywhere(TableAction):
    """Cut where chance will have it."""

    word: ClassVar[str] = "cut"

    def words(self) -> str:
        return "cut any"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version) if rest == "any" else None


@dataclass(frozen=True, slots=True)
class MakeMove(TableAction):
    """Make a move, by its text; whether that is one, the game at the table says."""

    move: str

    def words(self) -> str:
        return self.move


AT_TABLES: Final[Mapping[str, type[TableAction]]] = {
    action.word: action
    for action in (
        *(Sit, Stand, SeatComputer, Start, Resume),
        *(OpenHand, Look, Back, AskFirst, ShowMore, ShowCuts, Hint, ShowPreferences),
        *(BringDown, Wake, Return, ShowSeats, TakeOver),
        *(Concede, Stop, Leave, Rematch, ShowRecord, CutAnywhere),
    )
}
"""Everything but a move, by its word."""


def _parse_table(parts: list[str]) -> TableAction | None:
    if len(parts) != 3 or not _NUMBER.fullmatch(parts[0]):
        return None
    table_id, version, words = int(parts[0]), parts[1], parts[2]
    word, space, rest = words.partition(" ")
    if word in AT_TABLES and bool(space) == bool(rest):
        found = AT_TABLES[word].parse(table_id, version, rest)
        if found is not None:
            return found
    return MakeMove(table_id, version, words)


# Not at a table


@dataclass(frozen=True, slots=True)
class PlayAtOnce(Action):
    """Open a table with computers of a level, and begin."""

    level: Level

    def encode(self) -> str:
        return f"go1:{self.level}"

    @classmethod
    def parse(cls, parts: list[str]) -> PlayAtOnce | None:
        return cls(Level(parts[0])) if len(parts) == 1 and parts[0] in list(Level) else None


@dataclass(frozen=True, slots=True)
class ReviewDeal(Action):
    """Show a page of the review of a finished deal; `game` is its number at the table, deal 0 the last one."""

    table_id: int
    game: int
    deal: int
    page: int = 1

    def encode(self) -> str:
        return f"rv1:{self.table_id}:{self.game}:{self.deal}:{self.page}"

    @classmethod
    def parse(cls, parts: list[str]) -> ReviewDeal | None:
        return cls(*map(int, parts)) if len(parts) == 4 and all(map(_NUMBER.fullmatch, parts)) else None


@dataclass(frozen=True, slots=True)
class ShowHands(Action):
    """Lay the hands of a finished deal open; `game` is its number at the table."""

    table_id: int
    game: int
    deal: int

    def encode(self) -> str:
        return f"ah1:{self.table_id}:{self.game}:{self.deal}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowHands | None:
        return cls(*map(int, parts)) if len(parts) == 3 and all(map(_NUMBER.fullmatch, parts)) else None


@dataclass(frozen=True, slots=True)
class TurnLesson(Action):
    """Show the page of the lesson after these answers."""

    answers: str

    def encode(self) -> str:
        return f"ln1:{self.answers}"

    @classmethod
    def parse(cls, parts: list[str]) -> TurnLesson | None:
        return cls(parts[0]) if len(parts) == 1 else None


@dataclass(frozen=True, slots=True)
class ShowPicture(Action):
    """Draw the race of the series at a table, or for table 0 the standings."""

    table_id: int

    def encode(self) -> str:
        return f"ch1:{self.table_id}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowPicture | None:
        return cls(int(parts[0])) if len(parts) == 1 and _NUMBER.fullmatch(parts[0]) else None


@dataclass(frozen=True, slots=True)
class Prefer(Action):
    """Change one of the own settings; `table_id` is that of the panel from which they were opened, or 0."""

    setting: str
    table_id: int = 0

    def encode(self) -> str:
        return f"pr1:{self.setting}.{self.table_id}"

    @classmethod
    def parse(cls, parts: list[str]) -> Prefer | None:
        if len(parts) != 1:
            return None
        setting, _, table_id = parts[0].partition(".")
        # Buttons of early versions name no table.
        return cls(setting, int(table_id or 0)) if _NUMBER.fullmatch(table_id or "0") else None


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Change one of a server's settings."""

    setting: str

    def encode(self) -> str:
        return f"se1:{self.setting}"

    @classmethod
    def parse(cls, parts: list[str]) -> Settle | None:
        return cls(parts[0]) if len(parts) == 1 else None


@dataclass(frozen=True, slots=True)
class AnswerPrivacy(Action):
    """Answer the question whether all that is kept of somebody shall be deleted."""

    delete: bool

    def encode(self) -> str:
        return "pv1:delete" if self.delete else "pv1:keep"

    @classmethod
    def parse(cls, parts: list[str]) -> AnswerPrivacy | None:
        return cls(parts == ["delete"]) if parts in (["delete"], ["keep"]) else None


# The ledger


class LedgerTopic(StrEnum):
    """What a page of the ledger is about."""

    STANDINGS = "standings"
    PAIRS = "pairs"
    PLAYER = "player"
    SERIES = "series"
    HISTORY = "history"


_PAGE: Final = re.compile(
    r"([a-z]+)\.([a-z]+)\.{0}\.{0}\.{0}\.([01])\.([1-9][0-9]{{0,5}})".format("(0|[1-9][0-9]{0,17})")
)


@dataclass(frozen=True, slots=True)
class LedgerPage(Action):
    """Show a page of the ledger. People are named by key, a series by its table; 0 names none."""

    topic: LedgerTopic
    period: Period = Period.ALL
    player: int = 0
    partner: int = 0
    table: int = 0
    computers: bool = False
    """Whether games with computers count; the history and the series list them anyway."""
    page: int = 1

    def encode(self) -> str:
        numbers = (self.player, self.partner, self.table, int(self.computers), self.page)
        return f"lg1:{self.topic}.{self.period}." + ".".join(map(str, numbers))

    @classmethod
    def parse(cls, parts: list[str]) -> LedgerPage | None:
        found = _PAGE.fullmatch(parts[0]) if len(parts) == 1 else None
        if found is None:
            return None
        topic, period, *numbers = found.groups()
        if topic not in list(LedgerTopic) or period not in list(Period):
            return None
        player, partner, table, computers, page = map(int, numbers)
        if (partner and partner == player) or (not player and (partner or topic == LedgerTopic.PLAYER)):
            return None
        return cls(LedgerTopic(topic), Period(period), player, partner, table, bool(computers), page)


PREFIXES: Final[Mapping[str, Callable[[list[str]], Action | None]]] = {
    "st1": _parse_table,
    "go1": PlayAtOnce.parse,
    "rv1": ReviewDeal.parse,
    "ah1": ShowHands.parse,
    "ln1": TurnLesson.parse,
    "ch1": ShowPicture.parse,
    "pr1": Prefer.parse,
    "se1": Settle.parse,
    "pv1": AnswerPrivacy.parse,
    "lg1": LedgerPage.parse,
}
"""How custom_ids begin, each with the number of its version; the parts after that make an action, or `None`."""


def parse(custom_id: str) -> Action:
    """Return the action that a button carries; raise `Refusal` for a text of no button of this version."""
    prefix, *parts = custom_id.split(":")
    action = PREFIXES[prefix](parts) if prefix in PREFIXES else None
    if action is None:
        raise Refusal("unknown-button")
    return action
