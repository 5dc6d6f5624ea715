"""The actions that buttons stand for: a dataclass for each, with the custom_id that carries it as its route.

Buttons outlive the process, so a custom_id that was once sent keeps its meaning in all later versions. Its first word
contains the version of its format.

>>> Sit(table_id=7, version="0.0", seat=2).encode()
'st1:7:0.0:sit 2'
>>> ROUTES.read("st1:7:3.12:play hA")
MakeMove(table_id=7, version='3.12', move='play hA')
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final, TypeVar

from engine.players import Level
from engine.routes import Routes, Written

A = TypeVar("A", bound="Action")


# What buttons carry that is narrower or wider than its type.

Seat = Annotated[int, Written("[0-3]")]
Text = Annotated[str, Written("[^:]*")]
Opponents = Annotated[int, Written("[1-3]")]
GameKey = Annotated[str, Written("[0-9]{1,18}[.][0-9]{1,9}")]
"""A game, by its table and its number there."""
Card = Annotated[str, Written("[a-z][0-9A-Z]")]
Commitment = Annotated[str, Written("[0-9a-f]{64}")]
KEY: Final = "0|[1-9][0-9]{0,17}"
Key = Annotated[int, Written(KEY)]
"""The key of a person or a table; 0 for none."""
EARLY_GAME: Final = "stovkahra"
"""The game that is meant by buttons of early versions, which name none."""
EVERY: Final = "every"
"""What is chosen in a list beside the level of computers that take all free seats."""
ROUTES: Final = Routes["Action"]()
"""The custom_ids of all actions."""
button = ROUTES.route
early_button = ROUTES.early


def at_table(words: str, **given: object) -> Callable[[type[A]], type[A]]:
    """Declare the button of an action at a table, by the words after table and version."""
    return button(f"st1:{{table_id}}:{{version}}:{words}", **given)


class Action:
    """The meaning of a button."""

    __slots__ = ()

    def encode(self) -> str:
        """Return the custom_id of a button."""
        return ROUTES.write(self)

    def is_sound(self) -> bool:
        """Whether there can be what the fields name together; a button that was pressed is refused otherwise."""
        return True


@dataclass(frozen=True, slots=True)
class TableAction(Action):
    """An action at a table; `version` tells at which move the button was drawn."""

    table_id: int
    version: Text

    def words(self) -> str:
        """Return the last part of the custom_id."""
        return self.encode().split(":")[3]


# In the lobby


@at_table("sit {seat}")
@dataclass(frozen=True, slots=True)
class Sit(TableAction):
    """Take a seat before the series begins."""

    seat: Seat


@at_table("stand")
@dataclass(frozen=True, slots=True)
class Stand(TableAction):
    """Give the seat back before the series begins."""


@at_table("decline")
@dataclass(frozen=True, slots=True)
class Decline(TableAction):
    """Give up the seat that is kept for whoever presses it."""


@at_table("everybody")
@dataclass(frozen=True, slots=True)
class OpenToAll(TableAction):
    """Keep no seat any more; the opener may."""


@at_table("computer {level}")
@dataclass(frozen=True, slots=True)
class SeatComputer(TableAction):
    """Put a computer of a level on the next free seat."""

    level: Level


@at_table("computers")
@dataclass(frozen=True, slots=True)
class SeatComputers(TableAction):
    """Put a computer on the next free seat, or one on each."""

    values: tuple[str, ...] = ()
    """The level, and `EVERY` after it for all free seats, which the custom_id does not tell."""


@at_table("start")
@dataclass(frozen=True, slots=True)
class Start(TableAction):
    """Begin the series."""


@at_table("resume")
@dataclass(frozen=True, slots=True)
class Resume(TableAction):
    """Go on with the series that the same people have not finished, or, from its hand, that one has stopped alone."""


@at_table("unfinished {game}")
@dataclass(frozen=True, slots=True)
class AskGiveUp(TableAction):
    """Ask whether to give up the game that the same people have not finished: `game` is its table and number."""

    game: GameKey


@at_table("giveup {game}")
@at_table("giveup {game} back", back=True)
@dataclass(frozen=True, slots=True)
class GiveUp(TableAction):
    """Give that game up, or, with `back`, withdraw the wish."""

    game: GameKey
    back: bool = False


# A player's panel


@at_table("hand")
@dataclass(frozen=True, slots=True)
class OpenHand(TableAction):
    """Open one's own hand from the table's message."""


@at_table("look")
@dataclass(frozen=True, slots=True)
class Look(TableAction):
    """Draw one's own hand again."""


@at_table("back")
@dataclass(frozen=True, slots=True)
class Back(TableAction):
    """Return from a second step to one's own hand."""


@at_table("ask {asking}")
@dataclass(frozen=True, slots=True)
class AskFirst(TableAction):
    """Ask before what cannot be taken back, `dost`, `concede`, `leave` or `stop`; or for a `phrase`, or a `text`."""

    asking: Annotated[str, Written("dost|concede|leave|stop|phrase|text")]


@at_table("more")
@dataclass(frozen=True, slots=True)
class ShowMore(TableAction):
    """Show the actions that are seldom used at a table."""


@at_table("words")
@dataclass(frozen=True, slots=True)
class ShowWords(TableAction):
    """Show the table from the own seat, as a picture, and what has been played."""


@at_table("read")
@dataclass(frozen=True, slots=True)
class ReadTable(TableAction):
    """Tell in words what the picture of a table shows."""


@at_table("cuts {first}")
@dataclass(frozen=True, slots=True)
class ShowCuts(TableAction):
    """Show the exact places of a cut, from `first` on."""

    first: Annotated[int, Written("[0-9]{1,2}")]


@at_table("now")
@dataclass(frozen=True, slots=True)
class DealNow(TableAction):
    """Ask for the next deal without the pause."""


@at_table("hint")
@dataclass(frozen=True, slots=True)
class Hint(TableAction):
    """Ask what a strong player would do."""


@at_table("preferences")
@dataclass(frozen=True, slots=True)
class ShowPreferences(TableAction):
    """Open the personal settings, with a button that leads back to the hand."""


# The table and its seats


@at_table("down")
@dataclass(frozen=True, slots=True)
class BringDown(TableAction):
    """Post the table again below the newer messages."""


@at_table("wake")
@dataclass(frozen=True, slots=True)
class Wake(TableAction):
    """Continue a table that was put away."""


@at_table("return")
@dataclass(frozen=True, slots=True)
class Return(TableAction):
    """Take one's own seat back from a computer."""


@at_table("menu")
@dataclass(frozen=True, slots=True)
class ShowMenu(TableAction):
    """Show what else can be done at the table."""


@at_table("seats")
@dataclass(frozen=True, slots=True)
class ShowSeats(TableAction):
    """Show the seats of computers that may be taken."""


@at_table("take {seat}")
@dataclass(frozen=True, slots=True)
class TakeOver(TableAction):
    """Take the seat of a computer while the series goes on."""

    seat: Seat


@at_table("renounce")
@dataclass(frozen=True, slots=True)
class Renounce(TableAction):
    """Give back the seat that is promised for the next deal."""


# Endings


@at_table("concede")
@at_table("concede back", back=True)
@dataclass(frozen=True, slots=True)
class Concede(TableAction):
    """Give the game up, or withdraw the wish."""

    back: bool = False


@at_table("stop")
@at_table("stop back", back=True)
@dataclass(frozen=True, slots=True)
class Stop(TableAction):
    """Stop the series, or withdraw the vote."""

    back: bool = False


@at_table("leave")
@dataclass(frozen=True, slots=True)
class Leave(TableAction):
    """Give the seat up."""


@at_table("rematch")
@at_table("rematch sure", sure=True)
@dataclass(frozen=True, slots=True)
class Rematch(TableAction):
    """Open a table at which the same people play again; where that asks first, `sure` is the answer."""

    sure: bool = False


@at_table("on")
@dataclass(frozen=True, slots=True)
class GoOn(TableAction):
    """Ask to go on with a finished series to more brčka."""


@at_table("record")
@dataclass(frozen=True, slots=True)
class ShowRecord(TableAction):
    """Fetch the record of the table's last game."""


# Moves


@at_table("advise")
@dataclass(frozen=True, slots=True)
class Advise(TableAction):
    """Ask for the words to tell the council."""


@at_table("tell")
@dataclass(frozen=True, slots=True)
class TellCouncil(TableAction):
    """Tell the council what was written."""

    values: tuple[str, ...] = ()
    """What was written, which the custom_id does not tell."""


@at_table("cut any")
@dataclass(frozen=True, slots=True)
class CutAnywhere(TableAction):
    """Cut at a random place."""


@at_table("{move}")
@dataclass(frozen=True, slots=True)
class MakeMove(TableAction):
    """Make a move, given by its text: what is no other action at a table. The game decides whether it is one."""

    move: Text


# Actions elsewhere


@button("go2:{game}.{level}")
@button("go3:{game}.{level}.{opponents}")
@early_button("go1:{level}", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class PlayAtOnce(Action):
    """Open a table with computers of a level, and start."""

    level: Level
    game: str
    opponents: Opponents = 0
    """How many computers sit down; 0 for as few as the game needs."""


@button("pl1:{game}")
@button("pl2:{game}.{opponents}")
@dataclass(frozen=True, slots=True)
class ShowLevels(Action):
    """Ask how strong the computers shall be with which a game is played at once."""

    game: str
    opponents: Opponents = 0
    """How many of them were chosen; 0 for as few as the game needs."""
