"""The actions that buttons stand for: a dataclass for each, and the custom_id that carries it.

Buttons outlive the process, so a custom_id that was once sent keeps its meaning in all later versions.

>>> Sit(table_id=7, version="0.0", seat=2).encode()
'st1:7:0.0:sit 2'
>>> parse("st1:7:3.12:play hA")
MakeMove(table_id=7, version='3.12', move='play hA')
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, NamedTuple, Self

from bot.model.company import Told
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.reminders import Time
from bot.model.replays import Step
from engine.games import GAMES, with_duplicates
from engine.players import Level

_NUMBER: Final = re.compile("[0-9]{1,18}")
"""A number that fits the database."""
_COMMITMENT: Final = re.compile("[0-9a-f]{64}")
_GAME: Final = re.compile("[0-9]{1,18}[.][0-9]{1,9}")
_SEAT: Final = re.compile("[0-3]")
_OPTION: Final = re.compile("[a-z]{1,20}")
_CUT: Final = re.compile("[0-9]{1,2}")
_LEVEL: Final = re.compile("|".join(Level))
_ASKED: Final = re.compile("dost|concede|leave|stop")
_CARD: Final = re.compile("[a-z][0-9A-Z]")
_LEAF: Final = re.compile("[1-9]")
_OPPONENTS: Final = re.compile("([a-z]+)[.]([1-3])")
_AGAINST: Final = re.compile("([a-z]+)[.]([a-z]+)[.]([1-3])")
"""A game, a level, and how many computers."""
EARLY_GAME: Final = "stovkahra"
"""The game that is meant by buttons of early versions, which name none."""


class Action(ABC):
    """The meaning of a button."""

    __slots__ = ()

    @abstractmethod
    def encode(self) -> str:
        """Return the custom_id of a button."""


@dataclass(frozen=True, slots=True)
class TableAction(Action):
    """An action at a table; `version` tells at which move the button was drawn."""

    word: ClassVar[str]
    """The first word of the button's text, after table and version."""
    table_id: int
    version: str

    def encode(self) -> str:
        return f"st1:{self.table_id}:{self.version}:{self.words()}"

    def words(self) -> str:
        """Return the last part of the custom_id."""
        return self.word

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        """Read the text after the word; return `None` if no button of this action has it."""
        return None if rest else cls(table_id, version)


@dataclass(frozen=True, slots=True)
class CarryingAction(TableAction):
    """An action at a table whose button carries one thing more: the field after table and version."""

    pattern: ClassVar[re.Pattern[str]]
    """The texts that it may be."""
    read: ClassVar[Callable[[str], object]] = str

    def words(self) -> str:
        return f"{self.word} {getattr(self, fields(self)[2].name)}"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        if not cls.pattern.fullmatch(rest):
            return None
        told: list[Any] = [table_id, version, cls.read(rest)]
        return cls(*told)


# In the lobby


@dataclass(frozen=True, slots=True)
class Sit(CarryingAction):
    """Take a seat before the series begins."""

    word: ClassVar[str] = "sit"
    pattern = _SEAT
    read = int
    seat: int


@dataclass(frozen=True, slots=True)
class Stand(TableAction):
    """Give the seat back before the series begins."""

    word: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class SeatComputer(CarryingAction):
    """Put a computer of a level on the next free seat."""

    word: ClassVar[str] = "computer"
    pattern = _LEVEL
    read: ClassVar[Callable[[str], object]] = Level
    level: Level


@dataclass(frozen=True, slots=True)
class Start(TableAction):
    """Begin the series."""

    word: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class Resume(TableAction):
    """Go on with the series that the same people have not finished, or, from its hand, that one has stopped alone."""

    word: ClassVar[str] = "resume"


@dataclass(frozen=True, slots=True)
class AskGiveUp(CarryingAction):
    """Ask whether to give up the game that the same people have not finished: `game` is its table and number."""

    word: ClassVar[str] = "unfinished"
    pattern = _GAME
    game: str


@dataclass(frozen=True, slots=True)
class GiveUp(TableAction):
    """Give that game up, or, with `back`, withdraw the wish."""

    word: ClassVar[str] = "giveup"
    game: str
    back: bool = False

    def words(self) -> str:
        return f"{self.word} {self.game} back" if self.back else f"{self.word} {self.game}"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        game, space, back = rest.partition(" ")
        right = _GAME.fullmatch(game) and back == ("back" if space else "")
        return cls(table_id, version, game, bool(space)) if right else None


@dataclass(frozen=True, slots=True)
class ShowOptions(TableAction):
    """Show the options of a table that can be changed before the first deal."""

    word: ClassVar[str] = "options"


@dataclass(frozen=True, slots=True)
class ChooseOption(CarryingAction):
    """Change an option of a table before the first deal."""

    word: ClassVar[str] = "option"
    pattern = _OPTION
    option: str
    values: tuple[str, ...] = ()
    """What was chosen in the list, which the custom_id does not tell."""


# A player's panel


@dataclass(frozen=True, slots=True)
class OpenHand(TableAction):
    """Open one's own hand from the table's message."""

    word: ClassVar[str] = "hand"


@dataclass(frozen=True, slots=True)
class Look(TableAction):
    """Draw one's own hand again."""

    word: ClassVar[str] = "look"


@dataclass(frozen=True, slots=True)
class Back(TableAction):
    """Return from a second step to one's own hand."""

    word: ClassVar[str] = "back"


@dataclass(frozen=True, slots=True)
class AskFirst(CarryingAction):
    """Ask before something that cannot be taken back: `dost`, `concede`, `leave` or `stop`."""

    word: ClassVar[str] = "ask"
    pattern = _ASKED
    asking: str


@dataclass(frozen=True, slots=True)
class ShowMore(TableAction):
    """Show the actions that are seldom used at a table."""

    word: ClassVar[str] = "more"


@dataclass(frozen=True, slots=True)
class ShowWords(TableAction):
    """Tell in words what has been played."""

    word: ClassVar[str] = "words"


@dataclass(frozen=True, slots=True)
class ReadTable(TableAction):
    """Tell in words what the picture of a table shows."""

    word: ClassVar[str] = "read"


@dataclass(frozen=True, slots=True)
class ShowCuts(CarryingAction):
    """Show the exact places of a cut, from `first` on."""

    word: ClassVar[str] = "cuts"
    pattern = _CUT
    read = int
    first: int


@dataclass(frozen=True, slots=True)
class DealNow(TableAction):
    """Ask for the next deal without the pause."""

    word: ClassVar[str] = "now"


@dataclass(frozen=True, slots=True)
class Hint(TableAction):
    """Ask what a strong player would do."""

    word: ClassVar[str] = "hint"


@dataclass(frozen=True, slots=True)
class ShowPreferences(TableAction):
    """Open the personal settings, with a button that leads back to the hand."""

    word: ClassVar[str] = "preferences"


# The table and its seats


@dataclass(frozen=True, slots=True)
class BringDown(TableAction):
    """Post the table again below the newer messages."""

    word: ClassVar[str] = "down"


@dataclass(frozen=True, slots=True)
class Wake(TableAction):
    """Continue a table that was put away."""

    word: ClassVar[str] = "wake"


@dataclass(frozen=True, slots=True)
class Return(TableAction):
    """Take one's own seat back from a computer."""

    word: ClassVar[str] = "return"


@dataclass(frozen=True, slots=True)
class ShowMenu(TableAction):
    """Show what else can be done at the table."""

    word: ClassVar[str] = "menu"


@dataclass(frozen=True, slots=True)
class ShowSeal(CarryingAction):
    """Show the seals of the shuffles, and how they are checked.

    The button itself carries the seal of the next game, so that it is published with every message of the table.
    """

    word: ClassVar[str] = "seal"
    pattern = _COMMITMENT
    commitment: str


@dataclass(frozen=True, slots=True)
class AskSeedWords(TableAction):
    """Ask for words to add to the seed of the next game."""

    word: ClassVar[str] = "seed"


@dataclass(frozen=True, slots=True)
class AddSeedWords(TableAction):
    """Add what was written to the seed of the next game."""

    word: ClassVar[str] = "seeding"
    values: tuple[str, ...] = ()
    """What was written, which the custom_id does not tell."""


@dataclass(frozen=True, slots=True)
class ShowSeats(TableAction):
    """Show the seats of computers that may be taken."""

    word: ClassVar[str] = "seats"


@dataclass(frozen=True, slots=True)
class TakeOver(CarryingAction):
    """Take the seat of a computer while the series goes on."""

    word: ClassVar[str] = "take"
    pattern = _SEAT
    read = int
    seat: int


@dataclass(frozen=True, slots=True)
class Renounce(TableAction):
    """Give back the seat that is promised for the next deal."""

    word: ClassVar[str] = "renounce"


# Endings


@dataclass(frozen=True, slots=True)
class Vote(TableAction):
    """A wish or a vote, or, with `back`, its withdrawal."""

    back: bool = False

    def words(self) -> str:
        return f"{self.word} back" if self.back else self.word

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, rest == "back") if rest in ("", "back") else None


@dataclass(frozen=True, slots=True)
class Concede(Vote):
    """Give the game up, or withdraw the wish."""

    word: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class Stop(Vote):
    """Stop the series, or withdraw the vote."""

    word: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class Leave(TableAction):
    """Give the seat up."""

    word: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class Rematch(TableAction):
    """Open a table at which the same people play again; where that asks first, `sure` is the answer."""

    word: ClassVar[str] = "rematch"
    sure: bool = False

    def words(self) -> str:
        return f"{self.word} sure" if self.sure else self.word

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version, rest == "sure") if rest in ("", "sure") else None


@dataclass(frozen=True, slots=True)
class GoOn(TableAction):
    """Ask to go on with a finished series to more brčka."""

    word: ClassVar[str] = "on"


@dataclass(frozen=True, slots=True)
class ShowRecord(TableAction):
    """Fetch the record of the table's last game."""

    word: ClassVar[str] = "record"


# Moves


@dataclass(frozen=True, slots=True)
class Advise(TableAction):
    """Ask for the words to tell the council."""

    word: ClassVar[str] = "advise"


@dataclass(frozen=True, slots=True)
class TellCouncil(TableAction):
    """Tell the council what was written."""

    word: ClassVar[str] = "tell"
    values: tuple[str, ...] = ()
    """What was written, which the custom_id does not tell."""


@dataclass(frozen=True, slots=True)
class CutAnywhere(TableAction):
    """Cut at a random place."""

    word: ClassVar[str] = "cut"

    def words(self) -> str:
        return "cut any"

    @classmethod
    def parse(cls, table_id: int, version: str, rest: str) -> Self | None:
        return cls(table_id, version) if rest == "any" else None


@dataclass(frozen=True, slots=True)
class MakeMove(TableAction):
    """Make a move, given by its text; the game decides whether it is one."""

    move: str

    def words(self) -> str:
        return self.move


AT_TABLES: Final[Mapping[str, type[TableAction]]] = {
    action.word: action
    for action in (
        *(Sit, Stand, SeatComputer, Start, Resume, AskGiveUp, GiveUp, ShowOptions, ChooseOption),
        *(OpenHand, Look, Back, AskFirst, ShowMore, ShowWords, ShowCuts, DealNow, Hint, ShowPreferences),
        *(Advise, TellCouncil, AskSeedWords, AddSeedWords),
        *(BringDown, Wake, Return, ShowMenu, ReadTable, ShowSeal, ShowSeats, TakeOver, Renounce),
        *(Concede, Stop, Leave, Rematch, GoOn, ShowRecord, CutAnywhere),
    )
}
"""All actions at a table but moves, by their word."""


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


# Actions elsewhere


@dataclass(frozen=True, slots=True)
class PlayAtOnce(Action):
    """Open a table with computers of a level, and start."""

    level: Level
    game: str
    opponents: int = 0
    """How many computers sit down; 0 for as few as the game needs."""

    def encode(self) -> str:
        return f"go3:{self.game}.{self.level}.{self.opponents}" if self.opponents else f"go2:{self.game}.{self.level}"

    @classmethod
    def parse(cls, parts: list[str]) -> PlayAtOnce | None:
        game, _, level = parts[0].partition(".") if len(parts) == 1 else ("", "", "")
        return cls(Level(level), game) if level in list(Level) else None

    @classmethod
    def parse_with_opponents(cls, parts: list[str]) -> PlayAtOnce | None:
        """Read a button that says how many computers sit down."""
        found = _AGAINST.fullmatch(parts[0]) if len(parts) == 1 else None
        if found is None or found[2] not in list(Level):
            return None
        return cls(Level(found[2]), found[1], int(found[3]))

    @classmethod
    def parse_early(cls, parts: list[str]) -> PlayAtOnce | None:
        """Read a button of the time when only Stovkahra could be played at once."""
        return cls.parse([f"{EARLY_GAME}.{parts[0]}"]) if len(parts) == 1 else None


@dataclass(frozen=True, slots=True)
class ShowLevels(Action):
    """Ask how strong the computers shall be with which a game is played at once."""

    game: str
    opponents: int = 0
    """How many of them were chosen; 0 for as few as the game needs."""

    def encode(self) -> str:
        return f"pl2:{self.game}.{self.opponents}" if self.opponents else f"pl1:{self.game}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowLevels | None:
        return cls(parts[0]) if len(parts) == 1 else None

    @classmethod
    def parse_with_opponents(cls, parts: list[str]) -> ShowLevels | None:
        """Read a button by which the number of computers was chosen."""
        found = _OPPONENTS.fullmatch(parts[0]) if len(parts) == 1 else None
        return cls(found[1], int(found[2])) if found is not None else None


@dataclass(frozen=True, slots=True)
class ReviewDeal(Action):
    """Show a page of a deal's review; `game` is the game's number at the table, and deal 0 is the last one.

    Page 0 is the first page in a message of its own.
    """

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
    """Show all hands of a finished deal; `game` is the game's number at the table."""

    table_id: int
    game: int
    deal: int

    def encode(self) -> str:
        return f"ah1:{self.table_id}:{self.game}:{self.deal}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowHands | None:
        return cls(*map(int, parts)) if len(parts) == 3 and all(map(_NUMBER.fullmatch, parts)) else None


@dataclass(frozen=True, slots=True)
class OpenReplay(Action):
    """Open the replay of a game in a message of its own, at the beginning of a deal; deal 0 is the first one."""

    table_id: int
    game: int
    deal: int

    def encode(self) -> str:
        return f"ro1:{self.table_id}:{self.game}:{self.deal}"

    @classmethod
    def parse(cls, parts: list[str]) -> OpenReplay | None:
        return cls(*map(int, parts)) if len(parts) == 3 and all(map(_NUMBER.fullmatch, parts)) else None


@dataclass(frozen=True, slots=True)
class ReplayAction(Action):
    """An action at a position of a replay; `at` is how many moves of the game have been made there."""

    prefix: ClassVar[str]
    table_id: int
    game: int
    at: int
    hands: bool
    """Whether all hands are shown."""

    def encode(self) -> str:
        return f"{self.prefix}:{self.table_id}:{self.game}:{self.at}:{int(self.hands)}"

    @classmethod
    def parse(cls, parts: list[str]) -> Self | None:
        """Read the parts after the prefix; return `None` if no button of this action has them."""
        if len(parts) != 4 or not all(map(_NUMBER.fullmatch, parts)) or parts[3] not in ("0", "1"):
            return None
        table_id, game, at, hands = map(int, parts)
        return cls(table_id, game, at, bool(hands))


@dataclass(frozen=True, slots=True)
class TurnReplay(ReplayAction):
    """Show the position of a replay to which a step leads."""

    prefix: ClassVar[str] = "rp1"
    step: Step = Step.STAY

    def encode(self) -> str:
        return f"{self.prefix}:{self.table_id}:{self.game}:{self.at}:{int(self.hands)}:{self.step}"

    @classmethod
    def parse(cls, parts: list[str]) -> TurnReplay | None:
        place, step = PostMoment.parse(parts[:4]), parts[4:]
        if place is None or len(step) != 1 or step[0] not in list(Step):
            return None
        return cls(place.table_id, place.game, place.at, place.hands, Step(step[0]))


@dataclass(frozen=True, slots=True)
class PostMoment(ReplayAction):
    """Show a position of a replay to everybody."""

    prefix: ClassVar[str] = "rm1"


@dataclass(frozen=True, slots=True)
class ShowFilm(ReplayAction):
    """Show the deal of a position as a moving picture."""

    prefix: ClassVar[str] = "rf1"


@dataclass(frozen=True, slots=True)
class PostFilm(ReplayAction):
    """Show that moving picture to everybody."""

    prefix: ClassVar[str] = "rq1"


@dataclass(frozen=True, slots=True)
class TurnLesson(Action):
    """Show the page of a game's lesson that follows these answers."""

    game: str
    answers: str = ""
    table_id: int = 0
    """The table from whose panel the lesson was opened, or 0."""
    leaf: int = 0
    """Which leaf of the page, where it is longer than a phone's screen; one that is too high is the last leaf."""

    def encode(self) -> str:
        if self.leaf:
            return f"ln3:{self.game}.{self.table_id}:{self.leaf}:{self.answers}"
        return f"ln2:{self.game}.{self.table_id}:{self.answers}"

    @classmethod
    def parse(cls, parts: list[str]) -> TurnLesson | None:
        place = _game_and_table(parts[0]) if len(parts) == 2 else None
        return cls(place[0], parts[1], place[1]) if place is not None else None

    @classmethod
    def parse_with_leaf(cls, parts: list[str]) -> TurnLesson | None:
        """Read a button that leads to another leaf than the first one."""
        if len(parts) != 3 or not _LEAF.fullmatch(parts[1]):
            return None
        page = cls.parse([parts[0], parts[2]])
        return replace(page, leaf=int(parts[1])) if page is not None else None

    @classmethod
    def parse_early(cls, parts: list[str]) -> TurnLesson | None:
        """Read a button of the time when only Stovkahra had a lesson."""
        return cls(EARLY_GAME, parts[0]) if len(parts) == 1 else None


@dataclass(frozen=True, slots=True)
class ShowRules(Action):
    """Show a page of the rules of a game."""

    game: str
    page: str
    table_id: int = 0
    """The table from whose panel the rules were opened, or 0."""

    def encode(self) -> str:
        return f"ru1:{self.game}.{self.table_id}:{self.page}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowRules | None:
        place = _game_and_table(parts[0]) if len(parts) == 2 else None
        return cls(place[0], parts[1], place[1]) if place is not None else None


@dataclass(frozen=True, slots=True)
class ChooseRules(Action):
    """Show the page of the rules of a game that was chosen in the list of all pages."""

    game: str
    table_id: int = 0
    values: tuple[str, ...] = ()
    """The page that was chosen, which the custom_id does not tell."""

    def encode(self) -> str:
        return f"rc1:{self.game}.{self.table_id}"

    @classmethod
    def parse(cls, parts: list[str]) -> ChooseRules | None:
        place = _game_and_table(parts[0]) if len(parts) == 1 else None
        return cls(*place) if place is not None else None


def _game_and_table(text: str) -> tuple[str, int] | None:
    game, _, table_id = text.partition(".")
    return (game, int(table_id)) if _NUMBER.fullmatch(table_id) else None


@dataclass(frozen=True, slots=True)
class ShowPicture(Action):
    """Draw the chart of a series at a table, or, for table 0, of the server's standings."""

    table_id: int

    def encode(self) -> str:
        return f"ch1:{self.table_id}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowPicture | None:
        return cls(int(parts[0])) if len(parts) == 1 and _NUMBER.fullmatch(parts[0]) else None


@dataclass(frozen=True, slots=True)
class Prefer(Action):
    """Change a personal setting; `table_id` is the table from whose panel they were opened, or 0."""

    setting: str
    table_id: int = 0
    values: tuple[str, ...] = ()
    """What was chosen in a list, which its custom_id does not tell."""

    def encode(self) -> str:
        return f"pr1:{self.setting}.{self.table_id}"

    @classmethod
    def parse(cls, parts: list[str]) -> Prefer | None:
        if len(parts) != 1:
            return None
        setting, _, table_id = parts[0].partition(".")
        # Buttons of early versions have no table.
        return cls(setting, int(table_id or 0)) if _NUMBER.fullmatch(table_id or "0") else None


@dataclass(frozen=True, slots=True)
class Settle(Action):
    """Change one of a server's settings."""

    setting: str
    values: tuple[str, ...] = ()
    """What was chosen in the list, which its custom_id does not tell."""

    def encode(self) -> str:
        return f"se1:{self.setting}"

    @classmethod
    def parse(cls, parts: list[str]) -> Settle | None:
        return cls(parts[0]) if len(parts) == 1 else None


class SettingsPage(StrEnum):
    """The pages of a server's settings."""

    TABLES = "tables"
    DAILY = "daily"
    COMPANY = "company"
    RESEARCH = "research"


@dataclass(frozen=True, slots=True)
class ShowSettings(Action):
    """Show a page of a server's settings: those of tables, of the deal of the day, of company, or of research."""

    page: SettingsPage

    def encode(self) -> str:
        return f"sp1:{self.page}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowSettings | None:
        return cls(SettingsPage(parts[0])) if len(parts) == 1 and parts[0] in list(SettingsPage) else None


@dataclass(frozen=True, slots=True)
class AnswerPrivacy(Action):
    """Answer whether all data about a person shall be deleted."""

    delete: bool

    def encode(self) -> str:
        return "pv1:delete" if self.delete else "pv1:keep"

    @classmethod
    def parse(cls, parts: list[str]) -> AnswerPrivacy | None:
        return cls(parts == ["delete"]) if parts in (["delete"], ["keep"]) else None


# Company


@dataclass(frozen=True, slots=True)
class CompanyAction(Action):
    """Something about with whom a person sits."""

    word: ClassVar[str]

    def encode(self) -> str:
        return f"co1:{self.word}"

    @classmethod
    def parse(cls, rest: str) -> CompanyAction | None:
        """Read the text after the word; return `None` if no button of this action has it."""
        return None if rest else cls()


@dataclass(frozen=True, slots=True)
class ShowTold(CompanyAction):
    """Show how a person is told when a table opens here."""

    word: ClassVar[str] = "told"


@dataclass(frozen=True, slots=True)
class ChooseTold(CompanyAction):
    """Choose how to be told when a table opens here."""

    word: ClassVar[str] = "tell"
    told: Told

    def encode(self) -> str:
        return f"co1:{self.word}.{self.told}"

    @classmethod
    def parse(cls, rest: str) -> ChooseTold | None:
        return cls(Told(rest)) if rest in (Told.OFF, Told.MENTION, Told.DIRECT) else None


@dataclass(frozen=True, slots=True)
class ShowBlocks(CompanyAction):
    """Show whom a person has blocked."""

    word: ClassVar[str] = "blocks"


@dataclass(frozen=True, slots=True)
class Block(CompanyAction):
    """Sit at a table with these people no more."""

    word: ClassVar[str] = "block"
    values: tuple[str, ...] = ()
    """The accounts that were chosen, which the custom_id does not tell."""


@dataclass(frozen=True, slots=True)
class Unblock(CompanyAction):
    """Sit at a table with these people again."""

    word: ClassVar[str] = "unblock"
    values: tuple[str, ...] = ()
    """The accounts that were chosen, which the custom_id does not tell."""


@dataclass(frozen=True, slots=True)
class ShowReminders(CompanyAction):
    """Show when a person is told of the deal of the day, and the quiet hours."""

    word: ClassVar[str] = "reminders"


@dataclass(frozen=True, slots=True)
class TellTomorrow(CompanyAction):
    """Be told of the deal of the day from tomorrow on; what was pressed stays as it is."""

    word: ClassVar[str] = "tomorrow"


@dataclass(frozen=True, slots=True)
class TellDaily(CompanyAction):
    """Choose whether to be told of the deal of the day by a direct message."""

    word: ClassVar[str] = "daily"
    told: bool

    def encode(self) -> str:
        return f"co1:{self.word}.{'on' if self.told else 'off'}"

    @classmethod
    def parse(cls, rest: str) -> TellDaily | None:
        return cls(rest == "on") if rest in ("on", "off") else None


@dataclass(frozen=True, slots=True)
class ChooseTime(CompanyAction):
    """Choose from a list when to be told."""

    word: ClassVar[str] = "time"
    time: Time
    values: tuple[str, ...] = ()
    """What was chosen, which the custom_id does not tell."""

    def encode(self) -> str:
        return f"co1:{self.word}.{self.time}"

    @classmethod
    def parse(cls, rest: str) -> ChooseTime | None:
        return cls(Time(rest)) if rest in list(Time) else None


COMPANY: Final[Mapping[str, type[CompanyAction]]] = {
    each.word: each
    for each in (ShowTold, ChooseTold, ShowBlocks, Block, Unblock, ShowReminders, TellTomorrow, TellDaily, ChooseTime)
}
"""All actions about company, by their word."""


def _parse_company(parts: list[str]) -> CompanyAction | None:
    word, dot, rest = parts[0].partition(".") if len(parts) == 1 else ("", "", "")
    return COMPANY[word].parse(rest) if word in COMPANY and bool(dot) == bool(rest) else None


# The deal of the day


@dataclass(frozen=True, slots=True)
class DailyAction(Action):
    """Something about a game's deal of a day."""

    word: ClassVar[str]
    game: str
    day: str
    """The day, as in `2026-11-22`."""

    def encode(self) -> str:
        return f"dy1:{self.word}.{self.game}.{self.day}"


@dataclass(frozen=True, slots=True)
class ShowDaily(DailyAction):
    """Show the deal of a day: what it is, or what the person has made of it."""

    word: ClassVar[str] = "show"


@dataclass(frozen=True, slots=True)
class PlayDaily(DailyAction):
    """Play the deal of a day, or go on with it."""

    word: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class ShareDaily(DailyAction):
    """Tell everybody in the channel what the person has made of the deal of a day."""

    word: ClassVar[str] = "share"


@dataclass(frozen=True, slots=True)
class ShowField(DailyAction):
    """Show what all who have tried it made of the deal of a day that is over."""

    word: ClassVar[str] = "field"


DAILY: Final[Mapping[str, type[DailyAction]]] = {
    each.word: each for each in (ShowDaily, PlayDaily, ShareDaily, ShowField)
}
"""All actions about a deal of the day, by their word."""
_DAY: Final = re.compile("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")


def _parse_daily(parts: list[str]) -> DailyAction | None:
    word, game, day = parts[0].split(".") if len(parts) == 1 and parts[0].count(".") == 2 else ("", "", "")
    asked = word in DAILY and game in with_duplicates()
    return DAILY[word](game, day) if asked and _DAY.fullmatch(day) else None


@dataclass(frozen=True, slots=True)
class OpenDaily(Action):
    """Show a game's deal of the day on which the button is pressed, in a new message."""

    game: str

    def encode(self) -> str:
        return f"dt1:{self.game}"

    @classmethod
    def parse(cls, parts: list[str]) -> OpenDaily | None:
        return cls(parts[0]) if len(parts) == 1 and parts[0] in with_duplicates() else None


@dataclass(frozen=True, slots=True)
class ShowDailySeal(Action):
    """Show the seal of a deal of the day; `seal` is the one on the button, and so on the pressed message."""

    game: str
    day: str
    seal: str

    def encode(self) -> str:
        return f"ds1:{self.game}.{self.day}.{self.seal}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowDailySeal | None:
        game, day, seal = parts[0].split(".") if len(parts) == 1 and parts[0].count(".") == 2 else ("", "", "")
        right = game in with_duplicates() and _DAY.fullmatch(day) and _COMMITMENT.fullmatch(seal)
        return cls(game, day, seal) if right else None


@dataclass(frozen=True, slots=True)
class ShowRanks(Action):
    """Show who has done best at a game's deals of this week or month, here or on all servers."""

    game: str
    month: bool = False
    everywhere: bool = False

    def encode(self) -> str:
        return f"dr1:{self.game}.{'month' if self.month else 'week'}.{int(self.everywhere)}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowRanks | None:
        found = _RANKS.fullmatch(parts[0]) if len(parts) == 1 else None
        if found is None or found[1] not in GAMES or GAMES[found[1]].duplicates is None:
            return None
        return cls(found[1], found[2] == "month", found[3] == "1")


_RANKS: Final = re.compile("([a-z]+)[.](week|month)[.]([01])")


# Evenings of the same deals


@dataclass(frozen=True, slots=True)
class EveningAction(Action):
    """Something about an evening of the same deals."""

    word: ClassVar[str]
    evening: int

    def encode(self) -> str:
        return f"ev1:{self.word}.{self.evening}"


@dataclass(frozen=True, slots=True)
class OpenEvening(EveningAction):
    """Show how an evening stands, in a message of its own."""

    word: ClassVar[str] = "open"


@dataclass(frozen=True, slots=True)
class ShowEvening(EveningAction):
    """Show how an evening stands."""

    word: ClassVar[str] = "show"


@dataclass(frozen=True, slots=True)
class ShowEveningRules(EveningAction):
    """Say how an evening counts."""

    word: ClassVar[str] = "rules"


@dataclass(frozen=True, slots=True)
class JoinEvening(EveningAction):
    """Open one more table of an evening."""

    word: ClassVar[str] = "join"


@dataclass(frozen=True, slots=True)
class ShowEveningDeal(EveningAction):
    """Show what each table of an evening has made of a deal."""

    word: ClassVar[str] = "deal"
    deal: int

    def encode(self) -> str:
        return f"ev1:{self.word}.{self.evening}.{self.deal}"


EVENING: Final[Mapping[str, type[EveningAction]]] = {
    each.word: each for each in (OpenEvening, ShowEvening, ShowEveningRules, JoinEvening, ShowEveningDeal)
}
"""All actions about an evening, by their word."""


def _parse_evening(parts: list[str]) -> EveningAction | None:
    word, *rest = parts[0].split(".") if len(parts) == 1 else [""]
    if word not in EVENING or not all(map(_NUMBER.fullmatch, rest)) or len(rest) != len(fields(EVENING[word])):
        return None
    return EVENING[word](*map(int, rest))


# The ledger


class LedgerTopic(StrEnum):
    """What a page of the ledger is about."""

    STANDINGS = "standings"
    PAIRS = "pairs"
    PLAYER = "player"
    SERIES = "series"
    HISTORY = "history"


_PAGE: Final = re.compile(
    r"([a-z]+)\.([a-z]+)\.{0}\.{0}\.{0}\.([01])\.([1-9][0-9]{{0,5}})(?:\.([on]){0}\.{0})?".format(
        "(0|[1-9][0-9]{0,17})"
    )
)


class Anchor(NamedTuple):
    """From which line on a page of the history or of series lists older or newer ones."""

    older: bool
    at: int
    """The moment of that line, in microseconds since 1970."""
    number: int

    def encode(self) -> str:
        """Write it as a part of a custom_id."""
        return f".{'o' if self.older else 'n'}{self.at}.{self.number}"


OLDEST: Final = Anchor(False, 0, 0)
"""The page of the oldest lines: those newer than the beginning of time."""


@dataclass(frozen=True, slots=True)
class LedgerPage(Action):
    """Show a page of the ledger; people are named by key and a series by its table, 0 for none."""

    topic: LedgerTopic
    period: Period = Period.ALL
    player: int = 0
    partner: int = 0
    table: int = 0
    computers: bool = False
    """Whether games with computers count; history and series always list them."""
    page: int = 1
    """The page of the standings or of one series; other lists were numbered by earlier versions only."""
    anchor: Anchor | None = None
    """Where a page of the history or of series begins; `None` for the newest lines."""

    def encode(self) -> str:
        numbers = (self.player, self.partner, self.table, int(self.computers), self.page)
        anchor = self.anchor.encode() if self.anchor is not None else ""
        return f"lg1:{self.topic}.{self.period}." + ".".join(map(str, numbers)) + anchor

    @classmethod
    def parse(cls, parts: list[str]) -> LedgerPage | None:
        found = _PAGE.fullmatch(parts[0]) if len(parts) == 1 else None
        if found is None:
            return None
        topic, period, *numbers, way, at, number = found.groups()
        anchor = Anchor(way == "o", int(at), int(number)) if way is not None else None
        if topic not in list(LedgerTopic) or period not in list(Period):
            return None
        player, partner, table, computers, page = map(int, numbers)
        if (partner and partner == player) or (not player and (partner or topic == LedgerTopic.PLAYER)):
            return None
        numbered = topic != LedgerTopic.HISTORY and (topic != LedgerTopic.SERIES or table)
        if anchor is not None and numbered:
            return None
        return cls(LedgerTopic(topic), Period(period), player, partner, table, bool(computers), page, anchor)


# Puzzles


@dataclass(frozen=True, slots=True)
class OpenPuzzle(Action):
    """Show the next puzzle of a person in a new message."""

    def encode(self) -> str:
        return "po1"

    @classmethod
    def parse(cls, parts: list[str]) -> OpenPuzzle | None:
        return None if parts else cls()


@dataclass(frozen=True, slots=True)
class NextPuzzle(Action):
    """Show the next puzzle of a person."""

    def encode(self) -> str:
        return "pn1"

    @classmethod
    def parse(cls, parts: list[str]) -> NextPuzzle | None:
        return None if parts else cls()


@dataclass(frozen=True, slots=True)
class TryCard(Action):
    """Play a card in a puzzle, or look at what it allows where the puzzle is decided."""

    puzzle: int
    card: str

    def encode(self) -> str:
        return f"pz1:{self.puzzle}:{self.card}"

    @classmethod
    def parse(cls, parts: list[str]) -> TryCard | None:
        right = len(parts) == 2 and _NUMBER.fullmatch(parts[0]) and _CARD.fullmatch(parts[1])
        return cls(int(parts[0]), parts[1]) if right else None


@dataclass(frozen=True, slots=True)
class ReadPuzzle(Action):
    """Tell the tricks of a puzzle in words."""

    puzzle: int
    card: str = ""
    """The card that is looked at; none as long as the puzzle is not decided."""

    def encode(self) -> str:
        return f"pw1:{self.puzzle}:{self.card}" if self.card else f"pw1:{self.puzzle}"

    @classmethod
    def parse(cls, parts: list[str]) -> ReadPuzzle | None:
        if len(parts) not in (1, 2) or not _NUMBER.fullmatch(parts[0]) or not all(map(_CARD.fullmatch, parts[1:])):
            return None
        return cls(int(parts[0]), *parts[1:])


@dataclass(frozen=True, slots=True)
class ShowResults(Action):
    """Show the standings of a game without a ledger, with games at which computers played or without them."""

    game: str
    computers: bool

    def encode(self) -> str:
        return f"rs1:{self.game}.{int(self.computers)}"

    @classmethod
    def parse(cls, parts: list[str]) -> ShowResults | None:
        game, _, computers = parts[0].rpartition(".") if len(parts) == 1 else ("", "", "")
        if game not in GAMES or GAMES[game].ledger or computers not in ("0", "1"):
            return None
        return cls(game, computers == "1")


WITH_VALUES: Final = (Prefer, Settle, ChooseRules, ChooseOption, TellCouncil, AddSeedWords, Block, Unblock, ChooseTime)
"""The actions to which something belongs that was chosen or written."""
PREFIXES: Final[Mapping[str, Callable[[list[str]], Action | None]]] = {
    "st1": _parse_table,
    "go1": PlayAtOnce.parse_early,
    "go2": PlayAtOnce.parse,
    "go3": PlayAtOnce.parse_with_opponents,
    "pl1": ShowLevels.parse,
    "pl2": ShowLevels.parse_with_opponents,
    "rv1": ReviewDeal.parse,
    "ah1": ShowHands.parse,
    "ro1": OpenReplay.parse,
    "rp1": TurnReplay.parse,
    "rm1": PostMoment.parse,
    "rf1": ShowFilm.parse,
    "rq1": PostFilm.parse,
    "ln1": TurnLesson.parse_early,
    "ln2": TurnLesson.parse,
    "ln3": TurnLesson.parse_with_leaf,
    "ru1": ShowRules.parse,
    "rc1": ChooseRules.parse,
    "po1": OpenPuzzle.parse,
    "pn1": NextPuzzle.parse,
    "pz1": TryCard.parse,
    "pw1": ReadPuzzle.parse,
    "ch1": ShowPicture.parse,
    "pr1": Prefer.parse,
    "se1": Settle.parse,
    "pv1": AnswerPrivacy.parse,
    "co1": _parse_company,
    "dy1": _parse_daily,
    "dt1": OpenDaily.parse,
    "ds1": ShowDailySeal.parse,
    "dr1": ShowRanks.parse,
    "ev1": _parse_evening,
    "sp1": ShowSettings.parse,
    "lg1": LedgerPage.parse,
    "rs1": ShowResults.parse,
}
"""The functions that read a custom_id, by its prefix, which contains the version of its format."""


def parse(custom_id: str, values: Sequence[str] = ()) -> Action:
    """Return the action of a button, of a list in which these values were chosen, or of a form where they were written.

    Raises `Refusal` if the custom_id is not one of this version.

    >>> parse("lg1:standings.all.0.0.0.0.2").page
    2
    """
    prefix, *parts = custom_id.split(":")
    action = PREFIXES[prefix](parts) if prefix in PREFIXES else None
    if action is None:
        raise Refusal("unknown-button")
    return replace(action, values=tuple(values)) if isinstance(action, WITH_VALUES) else action
