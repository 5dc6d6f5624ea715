"""The actions that buttons stand for: a dataclass for each, with the custom_id that carries it as its route.

Buttons outlive the process, so a custom_id that was once sent keeps its meaning in all later versions. Its first word
contains the version of its format.

>>> Sit(table_id=7, version="0.0", seat=2).encode()
'st1:7:0.0:sit 2'
>>> parse("st1:7:3.12:play hA")
MakeMove(table_id=7, version='3.12', move='play hA')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import date
from enum import StrEnum
from typing import Annotated, Final, NamedTuple, TypeVar

from bot.model.company import Told
from bot.model.errors import Refusal
from bot.model.guest import Phrase
from bot.model.honour import TEN_DAYS, StreakHonour
from bot.model.ledger import Period
from bot.model.reminder import Remind, Time
from bot.model.replay import Step
from bot.model.unit import Relation, unit_of
from engine.games import GAMES, with_duplicates, with_puzzles, with_reviews
from engine.insights import Habit
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
Led = Annotated[str, Written("[a-z-]")]
"""The letter of the suit that is led, or `-` where the player leads."""
Seal = Annotated[str, Written("[0-9a-f]{64}")]
Reference = Annotated[str, Written("[0-9a-f]{8}")]
"""By which an error stands in the log."""
Day = Annotated[str, Written("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")]
"""A day, as `2026-11-22`."""
KEY: Final = "0|[1-9][0-9]{0,17}"
Key = Annotated[int, Written(KEY)]
"""The key of a person or a table; 0 for none."""

EARLY_GAME: Final = "stovkahra"
"""The game that is meant by buttons of early versions, which name none."""
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


@at_table("options")
@dataclass(frozen=True, slots=True)
class ShowOptions(TableAction):
    """Show the options of a table that can be changed before the first deal."""


@at_table("option {option}")
@dataclass(frozen=True, slots=True)
class ChooseOption(TableAction):
    """Change an option of a table before the first deal."""

    option: Annotated[str, Written("[a-z]{1,20}")]
    values: tuple[str, ...] = ()
    """What was chosen in the list, which the custom_id does not tell."""


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
    """Ask before something that cannot be taken back: `dost`, `concede`, `leave` or `stop`; or for a `phrase`."""

    asking: Annotated[str, Written("dost|concede|leave|stop|phrase")]


@at_table("say {phrase}")
@dataclass(frozen=True, slots=True)
class SayPhrase(TableAction):
    """Say something to the others at a table across servers."""

    phrase: Phrase


@at_table("deaf {deaf}")
@dataclass(frozen=True, slots=True)
class TurnDeaf(TableAction):
    """Read no more, or again, what the others at a table across servers say."""

    deaf: bool


@at_table("report")
@dataclass(frozen=True, slots=True)
class ReportMet(TableAction):
    """Report somebody at a table across servers to the operator."""

    values: tuple[str, ...] = ()
    """Why, and by which name the person is known there, which the custom_id does not tell."""


@at_table("block")
@dataclass(frozen=True, slots=True)
class BlockMet(TableAction):
    """Sit at a table with somebody no more who was met at a table across servers."""

    values: tuple[str, ...] = ()
    """By which name the person is known there, which the custom_id does not tell."""


@at_table("more")
@dataclass(frozen=True, slots=True)
class ShowMore(TableAction):
    """Show the actions that are seldom used at a table."""


@at_table("words")
@dataclass(frozen=True, slots=True)
class ShowWords(TableAction):
    """Tell in words what has been played."""


@at_table("ahead")
@dataclass(frozen=True, slots=True)
class ShowAhead(TableAction):
    """Show what a person has said in advance of the next cards, and what else can be supposed."""


@at_table("ahead {deal}.{held}{led}")
@dataclass(frozen=True, slots=True)
class Suppose(TableAction):
    """Ask what to play where a suit, or nothing yet, is led to somebody who holds so many cards of a deal."""

    deal: int
    held: int
    led: Led


@at_table("ahead {deal}.{held}{led} nothing", answer="")
@at_table("ahead {deal}.{held}{led} {answer}")
@dataclass(frozen=True, slots=True)
class SayAhead(TableAction):
    """Say in advance what is played then: a card, or the way in which one is chosen; with no answer, nothing."""

    deal: int
    held: int
    led: Led
    answer: Annotated[str, Written("beat|low|high|[a-z][0-9A-Z]")]


@at_table("ahead nothing")
@dataclass(frozen=True, slots=True)
class TakeBackAhead(TableAction):
    """Take back all that a person has said in advance."""


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


@at_table("fared")
@dataclass(frozen=True, slots=True)
class ShowFared(TableAction):
    """Show what others have made of the first deal of a game alone with computers."""


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


@at_table("seal {commitment}")
@dataclass(frozen=True, slots=True)
class ShowSeal(TableAction):
    """Show the seals of the shuffles, and how they are checked.

    The button itself carries the seal of the next game, so that it is published with every message of the table.
    """

    commitment: Seal


@at_table("seed")
@dataclass(frozen=True, slots=True)
class AskSeedWords(TableAction):
    """Ask for words to add to the seed of the next game."""


@at_table("seeding")
@dataclass(frozen=True, slots=True)
class AddSeedWords(TableAction):
    """Add what was written to the seed of the next game."""

    values: tuple[str, ...] = ()
    """What was written, which the custom_id does not tell."""


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


@at_table("again")
@dataclass(frozen=True, slots=True)
class PlayAgain(TableAction):
    """Play on once more from the moment from which the deal of this table was played on."""


@at_table("origin")
@dataclass(frozen=True, slots=True)
class GoBack(TableAction):
    """Show the moment from which the deal of this table is played on."""


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


MISTAKES_PAGE: Final = 2
"""The page of a review that tells of mistakes, and leads to playing on from before them."""


@button("rv1:{table_id}:{game}:{deal}:{page}")
@dataclass(frozen=True, slots=True)
class ReviewDeal(Action):
    """Show a page of a deal's review; `game` is the game's number at the table, and deal 0 is the last one.

    Page 0 is the first page in a message of its own.
    """

    table_id: int
    game: int
    deal: int
    page: int = 1


@button("ah1:{table_id}:{game}:{deal}")
@dataclass(frozen=True, slots=True)
class ShowHands(Action):
    """Show all hands of a finished deal; `game` is the game's number at the table."""

    table_id: int
    game: int
    deal: int


@button("ro1:{table_id}:{game}:{deal}")
@dataclass(frozen=True, slots=True)
class OpenReplay(Action):
    """Open the replay of a game in a message of its own, at the beginning of a deal; deal 0 is the first one."""

    table_id: int
    game: int
    deal: int


@button("ho1:open")
@dataclass(frozen=True, slots=True)
class OpenHonour(Action):
    """Show what has earned the mark of honour that was chosen: the replay of a deal, or the days of a streak."""

    values: tuple[str, ...] = ()
    """The mark and the custom_id of its deal's replay, or its owner, game and last day."""

    @property
    def replay(self) -> OpenReplay | None:
        """The deal; `None` where nothing was chosen, or nothing that there is.

        >>> OpenHonour(("great-bonus ro1:7:1:2",)).replay
        OpenReplay(table_id=7, game=1, deal=2)
        >>> OpenHonour(()).replay is OpenHonour(("great-bonus",)).replay is None
        True
        """
        found = ROUTES.read(self.values[0].partition(" ")[2]) if self.values else None
        return found if isinstance(found, OpenReplay) else None

    @property
    def streak(self) -> StreakHonour | None:
        """The mark for deals of the day in a row; `None` where it is not that one that was chosen.

        >>> OpenHonour(("ten-days 7 bulka 2026-03-04",)).streak
        StreakHonour(person=7, game='bulka', day=datetime.date(2026, 3, 4))
        >>> OpenHonour(("ten-days 7 bulka 2026",)).streak is OpenHonour(("great-bonus ro1:7:1:2",)).streak is None
        True
        """
        name, *told = " ".join(self.values).split(" ")
        if name != TEN_DAYS or len(told) != 3 or not re.fullmatch(KEY, told[0]):
            return None
        with suppress(ValueError):
            return StreakHonour(int(told[0]), told[1], date.fromisoformat(told[2]))
        return None


@dataclass(frozen=True, slots=True)
class ReplayAction(Action):
    """An action at a position of a replay; `at` is how many moves of the game have been made there."""

    table_id: int
    game: int
    at: int
    hands: bool
    """Whether all hands are shown."""


@button("rp1:{table_id}:{game}:{at}:{hands}:{step}")
@dataclass(frozen=True, slots=True)
class TurnReplay(ReplayAction):
    """Show the position of a replay to which a step leads."""

    step: Step = Step.STAY


@button("rm1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class PostMoment(ReplayAction):
    """Show a position of a replay to everybody."""


@button("rf1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class ShowFilm(ReplayAction):
    """Show the deal of a position as a moving picture."""


@button("rq1:{table_id}:{game}:{at}:{hands}")
@dataclass(frozen=True, slots=True)
class PostFilm(ReplayAction):
    """Show that moving picture to everybody."""


@dataclass(frozen=True, slots=True)
class PlayOn(Action):
    """Play on from a moment, alone with computers; without a seat, choose one first."""

    seat: Seat | None = field(default=None, kw_only=True)

    @property
    def way_back(self) -> Action:
        """The action that shows the moment again."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PlayOnPast(PlayOn):
    """Play on from a position of a past game; `at` is how many of its moves have been made there."""

    table_id: int
    game: int
    at: int


@button("on1:replay.{table_id}.{game}.{at}.{hands}")
@button("on1:replay.{table_id}.{game}.{at}.{hands}.{seat}")
@dataclass(frozen=True, slots=True)
class PlayOnReplay(PlayOnPast):
    """Play on from a position of a replay."""

    hands: bool
    """Whether all hands were shown there."""

    @property
    def way_back(self) -> Action:
        return TurnReplay(self.table_id, self.game, self.at, self.hands)


@button("on1:review.{table_id}.{game}.{at}.{deal}")
@button("on1:review.{table_id}.{game}.{at}.{deal}.{seat}")
@dataclass(frozen=True, slots=True)
class PlayOnReview(PlayOnPast):
    """Play on from before a card that a review has found costly."""

    deal: int

    @property
    def way_back(self) -> Action:
        return ReviewDeal(self.table_id, self.game, self.deal, MISTAKES_PAGE)


@button("on1:puzzle.{game}.{puzzle}.{card}")
@button("on1:puzzle.{game}.{puzzle}.{card}.{seat}")
@dataclass(frozen=True, slots=True)
class PlayOnPuzzle(PlayOn):
    """Play on from a puzzle that is decided; `card` is the one that was looked at there."""

    game: str
    puzzle: int
    card: Card

    @property
    def way_back(self) -> Action:
        return TryCard(self.game, self.puzzle, self.card)

    def is_sound(self) -> bool:
        return self.game in with_puzzles()


@button("ln2:{game}.{table_id}:{answers}")
@button("ln3:{game}.{table_id}:{leaf}:{answers}")
@early_button("ln1:{answers}", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class TurnLesson(Action):
    """Show the page of a game's lesson that follows these answers."""

    game: str
    answers: str = ""
    table_id: int = 0
    """The table from whose panel the lesson was opened, or 0."""
    leaf: Annotated[int, Written("[1-9]")] = 0
    """Which leaf of the page, where it is longer than a phone's screen; one that is too high is the last leaf."""


@button("ru1:{game}.{table_id}:{page}")
@dataclass(frozen=True, slots=True)
class ShowRules(Action):
    """Show a page of the rules of a game."""

    game: str
    page: str
    table_id: int = 0
    """The table from whose panel the rules were opened, or 0."""


@button("rc1:{game}.{table_id}")
@dataclass(frozen=True, slots=True)
class ChooseRules(Action):
    """Show the page of the rules of a game that was chosen in the list of all pages."""

    game: str
    table_id: int = 0
    values: tuple[str, ...] = ()
    """The page that was chosen, which the custom_id does not tell."""


@button("ch1:{table_id}")
@dataclass(frozen=True, slots=True)
class ShowPicture(Action):
    """Draw the chart of the series at a table."""

    table_id: int


@button("pr1:{setting}.{table_id}")
@early_button("pr1:{setting}")
@early_button("pr1:{setting}:{table_id}")
@dataclass(frozen=True, slots=True)
class ChangePreference(Action):
    """Change a personal setting; `table_id` is the table from whose panel they were opened, or 0."""

    setting: str
    table_id: int = 0
    values: tuple[str, ...] = ()
    """What was chosen in a list, which its custom_id does not tell."""


@button("se1:{setting}")
@dataclass(frozen=True, slots=True)
class ChangeSetting(Action):
    """Change one of a server's settings."""

    setting: str
    values: tuple[str, ...] = ()
    """What was chosen in the list, which its custom_id does not tell."""


class SettingsPage(StrEnum):
    """The pages of a server's settings."""

    TABLES = "tables"
    DAILY = "daily"
    COMPANY = "company"
    RESEARCH = "research"


@button("sp1:{page}")
@dataclass(frozen=True, slots=True)
class ShowSettings(Action):
    """Show a page of a server's settings: those of tables, of the deal of the day, of company, or of research."""

    page: SettingsPage


@button("pv1:delete", delete=True)
@button("pv1:keep", delete=False)
@dataclass(frozen=True, slots=True)
class AnswerPrivacy(Action):
    """Answer whether all data about a person shall be deleted."""

    delete: bool


# Company


@button("co1:told")
@dataclass(frozen=True, slots=True)
class ShowTold(Action):
    """Show how a person is told when a table opens here."""


@button("co1:tell.{told}")
@dataclass(frozen=True, slots=True)
class ChooseTold(Action):
    """Choose how to be told when a table opens here."""

    told: Annotated[Told, Written("off|mention|direct")]


@button("co1:blocks")
@dataclass(frozen=True, slots=True)
class ShowBlocks(Action):
    """Show whom a person has blocked."""


@button("co1:block")
@dataclass(frozen=True, slots=True)
class Block(Action):
    """Sit at a table with these people no more."""

    values: tuple[str, ...] = ()
    """The accounts that were chosen, which the custom_id does not tell."""


@button("co1:unblock")
@dataclass(frozen=True, slots=True)
class Unblock(Action):
    """Sit at a table with these people again."""

    values: tuple[str, ...] = ()
    """The accounts that were chosen, or where and by which names people were met, which the custom_id does not tell."""


# Tables across servers

Minutes = Annotated[int, Written("15|30|60|120")]


@dataclass(frozen=True, slots=True)
class AcrossAction(Action):
    """Something about the tables across servers of a game."""

    game: str

    def is_sound(self) -> bool:
        return self.game in GAMES


@button("ac1:find.{game}.{minutes}")
@dataclass(frozen=True, slots=True)
class FindTable(AcrossAction):
    """Wait for a table across servers for so many minutes."""

    minutes: Minutes


@button("ac1:look.{game}")
@dataclass(frozen=True, slots=True)
class ShowQueue(AcrossAction):
    """Show how the wait for a table across servers stands, or the hand at that table."""


@button("ac1:stop.{game}")
@dataclass(frozen=True, slots=True)
class StopWaiting(AcrossAction):
    """Wait for a table across servers no more."""


@button("ac1:fill.{game}.{computers}")
@dataclass(frozen=True, slots=True)
class FillSeats(AcrossAction):
    """Choose whether computers may take the seats that are left."""

    computers: bool


@button("ac1:rating.{game}")
@dataclass(frozen=True, slots=True)
class ShowAcrossRating(AcrossAction):
    """Show the rating of a game across servers."""


@button("ac1:list.{game}.{listed}")
@dataclass(frozen=True, slots=True)
class ListAcross(AcrossAction):
    """Choose whether to stand in the rating across servers."""

    listed: bool


@button("ac1:name.{game}")
@dataclass(frozen=True, slots=True)
class ChooseKnownAs(AcrossAction):
    """Choose by which name to be known across servers."""

    values: tuple[str, ...] = ()
    """The name that was chosen, which the custom_id does not tell."""


@button("co1:reminders")
@dataclass(frozen=True, slots=True)
class ShowReminders(Action):
    """Show when a person is told of the deal of the day, and the quiet hours."""


@button("co1:tomorrow")
@dataclass(frozen=True, slots=True)
class TellTomorrow(Action):
    """Be told of the deal of the day from tomorrow on; what was pressed stays as it is."""


@button("co1:daily.on", told=True)
@button("co1:daily.off", told=False)
@dataclass(frozen=True, slots=True)
class TellDaily(Action):
    """Choose whether to be told of the deal of the day by a direct message."""

    told: bool


@button("co1:waiting.on", told=True)
@button("co1:waiting.off", told=False)
@dataclass(frozen=True, slots=True)
class TellWaiting(Action):
    """Choose whether to be told by a direct message, once a day, what waits for a person."""

    told: bool


@button("co1:waiting")
@dataclass(frozen=True, slots=True)
class ShowWaiting(Action):
    """Show what waits for a person on all servers."""


@button("co1:time.{time}")
@dataclass(frozen=True, slots=True)
class ChooseTime(Action):
    """Choose from a list when to be told."""

    time: Time
    values: tuple[str, ...] = ()
    """What was chosen, which the custom_id does not tell."""


# About the bot


@button("ab1:{table_id}")
@dataclass(frozen=True, slots=True)
class ShowAbout(Action):
    """Show which version of the bot this is, and who runs it; from the hand at a table, if one is named."""

    table_id: Key = 0


@button("rt1:{table_id}")
@button("rt1:{table_id}:{reference}")
@dataclass(frozen=True, slots=True)
class ShowReport(Action):
    """Show how to report somebody or a fault; from the hand at a table, if one is named."""

    table_id: Key = 0
    reference: Reference = ""
    """By which an error that is to be reported stands in the log."""


# The deal of the day


@dataclass(frozen=True, slots=True)
class GameOfTheDay(Action):
    """Something about the deals of the day of a game that has them."""

    game: str

    def is_sound(self) -> bool:
        return self.game in with_duplicates()


@dataclass(frozen=True, slots=True)
class DailyAction(GameOfTheDay):
    """Something about a game's deal of a day."""

    day: Day


@button("dy1:show.{game}.{day}")
@dataclass(frozen=True, slots=True)
class ShowDaily(DailyAction):
    """Show the deal of a day: what it is, or what the person has made of it."""


@button("dy1:play.{game}.{day}")
@dataclass(frozen=True, slots=True)
class PlayDaily(DailyAction):
    """Play the deal of a day, or go on with it."""


@button("dy1:share.{game}.{day}")
@dataclass(frozen=True, slots=True)
class ShareDaily(DailyAction):
    """Tell everybody in the channel what the person has made of the deal of a day."""


@button("dy1:field.{game}.{day}")
@dataclass(frozen=True, slots=True)
class ShowField(DailyAction):
    """Show what all who have tried it made of the deal of a day that is over."""


@button("dl1:play.{game}.{day}")
@dataclass(frozen=True, slots=True)
class PlayLater(DailyAction):
    """Play the deal of a day that is over, or go on with it; that counts nowhere."""


@button("dl1:show.{game}.{day}")
@dataclass(frozen=True, slots=True)
class ShowLater(DailyAction):
    """Show what the person has made of the deal of a day after its day."""


@button("dl1:days.{game}")
@button("dl1:days.{game}.{before}")
@dataclass(frozen=True, slots=True)
class ShowEarlierDays(GameOfTheDay):
    """List days that are over, the last ones, or those before a day."""

    before: Day = ""


@button("dl1:choose.{game}")
@dataclass(frozen=True, slots=True)
class ChooseDay(GameOfTheDay):
    """Show the deal of a day that was chosen from the list."""

    values: tuple[str, ...] = ()
    """The day, which the custom_id does not tell."""


@button("dt1:{game}")
@dataclass(frozen=True, slots=True)
class OpenDaily(GameOfTheDay):
    """Show a game's deal of the day on which the button is pressed, in a new message."""


@button("dh1:{game}.{day}.{seal}")
@dataclass(frozen=True, slots=True)
class ExplainDaily(DailyAction):
    """Tell how deals of the day work; `seal` is the one on the button, and so on the page before the first card."""

    seal: Seal


@button("ds1:{game}.{day}.{seal}")
@dataclass(frozen=True, slots=True)
class ShowDailySeal(DailyAction):
    """Show the seal of a deal of the day; `seal` is the one on the button, and so on the pressed message."""

    seal: Seal


@button("dr1:{game}.week.{everywhere}")
@button("dr1:{game}.month.{everywhere}", month=True)
@dataclass(frozen=True, slots=True)
class ShowRanks(GameOfTheDay):
    """Show who has done best at a game's deals of this week or month, here or on all servers."""

    month: bool = False
    everywhere: bool = False


# Evenings of the same deals


@dataclass(frozen=True, slots=True)
class EveningAction(Action):
    """Something about an evening of the same deals."""

    evening: int


@button("ev1:open.{evening}")
@dataclass(frozen=True, slots=True)
class OpenEvening(EveningAction):
    """Show how an evening stands, in a message of its own."""


@button("ev1:show.{evening}")
@dataclass(frozen=True, slots=True)
class ShowEvening(EveningAction):
    """Show how an evening stands."""


@button("ev1:rules.{evening}")
@dataclass(frozen=True, slots=True)
class ShowEveningRules(EveningAction):
    """Say how an evening counts."""


@button("ev1:join.{evening}")
@dataclass(frozen=True, slots=True)
class JoinEvening(EveningAction):
    """Open one more table of an evening."""


@button("ev1:sign.{evening}")
@dataclass(frozen=True, slots=True)
class SignUp(EveningAction):
    """Play in an individual evening, from the next deal on."""


@button("ev1:off.{evening}")
@dataclass(frozen=True, slots=True)
class SignOff(EveningAction):
    """Play no more in an individual evening, from the next deal on."""


@button("ev1:with.{evening}")
@dataclass(frozen=True, slots=True)
class ChoosePartner(EveningAction):
    """Want somebody for a partner at an evening of pairs."""

    values: tuple[str, ...] = ()
    """The key of the person."""


@button("ev1:begin.{evening}")
@dataclass(frozen=True, slots=True)
class BeginEvening(EveningAction):
    """Begin an individual evening before its time."""


@button("ev1:deal.{evening}.{deal}")
@dataclass(frozen=True, slots=True)
class ShowEveningDeal(EveningAction):
    """Show what each table of an evening has made of a deal."""

    deal: int


# Tables at a set time


@dataclass(frozen=True, slots=True)
class AppointmentAction(Action):
    """Something about a table at a set time."""

    appointment: int


@button("at1:in.{appointment}")
@dataclass(frozen=True, slots=True)
class ComeAt(AppointmentAction):
    """Sign up for a table at a set time."""


@button("at1:out.{appointment}")
@dataclass(frozen=True, slots=True)
class StayAway(AppointmentAction):
    """Come to a table at a set time no more."""


@button("at1:remind.{appointment}")
@dataclass(frozen=True, slots=True)
class ShowWaysToRemind(AppointmentAction):
    """Show in which ways one can be told before the time of a table."""


@button("at1:told.{appointment}.{way}")
@dataclass(frozen=True, slots=True)
class RemindAt(AppointmentAction):
    """Be told in one way before the time of a table, or not."""

    way: Remind


@button("at1:off.{appointment}")
@dataclass(frozen=True, slots=True)
class CallOff(AppointmentAction):
    """Call a table at a set time off."""


# Seasons


@button("sn2:{year}.{month}.{page}")
@early_button("sn1:{year}.1.{page}", month=1)
@early_button("sn1:{year}.2.{page}", month=4)
@early_button("sn1:{year}.3.{page}", month=7)
@early_button("sn1:{year}.4.{page}", month=10)
@dataclass(frozen=True, slots=True)
class ShowSeason(Action):
    """Show a page of the table of the season to which a month belongs."""

    year: int
    month: Annotated[int, Written("[1-9]|1[0-2]")]
    page: int = 1


# Matches of two servers


@dataclass(frozen=True, slots=True)
class MatchAction(Action):
    """Something about a match of two servers."""

    evening: Key


@button("sm1:in.{evening}")
@dataclass(frozen=True, slots=True)
class JoinMatch(MatchAction):
    """Play for the own server."""


@button("sm1:out.{evening}")
@dataclass(frozen=True, slots=True)
class LeaveMatch(MatchAction):
    """Play no more, before a match has begun."""


@button("sm1:with.{evening}")
@dataclass(frozen=True, slots=True)
class ChooseTeammate(MatchAction):
    """Want somebody of the own team for a partner."""

    values: tuple[str, ...] = ()
    """The key of the person."""


@button("sm1:begin.{evening}")
@dataclass(frozen=True, slots=True)
class BeginMatch(MatchAction):
    """Say that the own server's team wants to begin."""


@button("sm1:off.{evening}")
@dataclass(frozen=True, slots=True)
class CallMatchOff(MatchAction):
    """Call a match off that has not begun."""


@button("sm1:hand.{evening}")
@dataclass(frozen=True, slots=True)
class OpenMatchHand(MatchAction):
    """Open the own hand at whichever table of a match one plays."""


# Challenges


@dataclass(frozen=True, slots=True)
class ChallengeAction(Action):
    """Something about a challenge."""

    challenge: Key


@button("ch2:yes.{challenge}", accept=True)
@button("ch2:no.{challenge}", accept=False)
@dataclass(frozen=True, slots=True)
class AnswerChallenge(ChallengeAction):
    """Accept a challenge, or do not; who has made it takes it back."""

    accept: bool


@button("ch2:open.{challenge}")
@dataclass(frozen=True, slots=True)
class OpenChallenge(ChallengeAction):
    """Show how a challenge stands, in a message of its own."""


@button("ch2:show.{challenge}")
@dataclass(frozen=True, slots=True)
class ShowChallenge(ChallengeAction):
    """Show how a challenge stands."""


@button("ch2:rules.{challenge}")
@dataclass(frozen=True, slots=True)
class ShowChallengeRules(ChallengeAction):
    """Say how a challenge counts, and show the seals of its deals."""


@button("ch2:play.{challenge}")
@dataclass(frozen=True, slots=True)
class PlayChallenge(ChallengeAction):
    """Play the next deal of a challenge, or go on with the one under way."""


@button("ch2:deal.{challenge}.{deal}")
@dataclass(frozen=True, slots=True)
class ShowChallengeDeal(ChallengeAction):
    """Show what both have made of a deal of a challenge that is over."""

    deal: Annotated[int, Written("[1-9]")]


@button("ch2:again.{challenge}")
@dataclass(frozen=True, slots=True)
class ChallengeAgain(ChallengeAction):
    """Challenge the other one of a challenge that is over again."""


@dataclass(frozen=True, slots=True)
class ChallengesAt(Action):
    """Something about the challenges at a game."""

    game: str

    def is_sound(self) -> bool:
        return self.game in with_duplicates()


@button("ch2:list.{game}")
@dataclass(frozen=True, slots=True)
class ShowChallenges(ChallengesAt):
    """List the person's challenges at a game."""


@button("ch2:ask.{game}.{account}")
@dataclass(frozen=True, slots=True)
class MakeChallenge(ChallengesAt):
    """Challenge an account at a game."""

    account: Annotated[int, Written("[1-9][0-9]{0,19}")]


# The ledger


class LedgerTopic(StrEnum):
    """What a page of the ledger is about."""

    STANDINGS = "standings"
    PAIRS = "pairs"
    PLAYER = "player"
    OPPONENTS = "opponents"
    SERIES = "series"
    HISTORY = "history"


ONLY_OF: Final = {
    LedgerTopic.PAIRS: Relation.PARTNER,
    LedgerTopic.SERIES: Relation.PARTNER,
    LedgerTopic.OPPONENTS: Relation.OPPONENT,
}
"""The pages that there are only in games of partners, or only in the others."""


class Anchor(NamedTuple):
    """From which line on a page of the history or of series lists older or newer ones."""

    older: bool
    at: int
    """The moment of that line, in microseconds since 1970."""
    number: int

    def encode(self) -> str:
        """Write it as a part of a custom_id."""
        return f"{'o' if self.older else 'n'}{self.at}.{self.number}"

    @classmethod
    def parse(cls, text: str) -> Anchor:
        """Read it as it is written."""
        at, number = text[1:].split(".")
        return cls(text[0] == "o", int(at), int(number))


OLDEST: Final = Anchor(False, 0, 0)
"""The page of the oldest lines: those newer than the beginning of time."""
AnchorAt = Annotated[Anchor, Written(f"[on]({KEY})[.]({KEY})", Anchor.parse, Anchor.encode)]
PageNumber = Annotated[int, Written("[1-9][0-9]{0,5}")]
_STOVKAHRA: Final = "lg1:{topic}.{period}.{player}.{other}.{table}.{computers}.{page}"
_OTHERS: Final = "rs2:{game}.{topic}.{period}.{player}.{other}.{computers}.{page}"


@button(_STOVKAHRA, game=EARLY_GAME)
@button(f"{_STOVKAHRA}.{{anchor}}", game=EARLY_GAME)
@button(_OTHERS)
@button(f"{_OTHERS}.{{anchor}}")
@early_button("hi1:0", game=EARLY_GAME, topic=LedgerTopic.HISTORY)
@early_button("hi1:{page}", game=EARLY_GAME, topic=LedgerTopic.HISTORY)
@early_button("rs1:{game}.{computers}", topic=LedgerTopic.STANDINGS)
@early_button("rl1:{game}.{player}.{computers}", topic=LedgerTopic.PLAYER)
@dataclass(frozen=True, slots=True)
class LedgerPage(Action):
    """Show a page of the ledger of a game; people are named by key and a series by its table, 0 for none."""

    game: str
    topic: LedgerTopic
    period: Period = Period.ALL
    player: Key = 0
    other: Key = 0
    """The partner, or in a history of a game without partners the opponent."""
    table: Key = 0
    computers: bool = False
    """Whether games with computers count; history and series always list them."""
    page: PageNumber = 1
    """The page of the standings, of opponents or of one series; other lists were numbered by earlier versions only."""
    anchor: AnchorAt | None = None
    """Where a page of the history or of series begins; `None` for the newest lines."""

    def is_sound(self) -> bool:
        if self.game not in GAMES:
            return False
        relation, history = unit_of(self.game).relation, self.topic is LedgerTopic.HISTORY
        if ONLY_OF.get(self.topic, relation) is not relation:
            return False
        if not self.player and (self.other or self.topic in (LedgerTopic.PLAYER, LedgerTopic.OPPONENTS)):
            return False
        if self.other and (self.other == self.player or not (history or relation is Relation.PARTNER)):
            return False
        listed = history or (self.topic is LedgerTopic.SERIES and self.table == 0)
        return self.anchor is None or listed


# Puzzles


@dataclass(frozen=True, slots=True)
class PuzzleAction(Action):
    """An action at the puzzles of a game."""

    game: str

    def is_sound(self) -> bool:
        return self.game in with_puzzles()


@button("po2:{game}")
@early_button("po1", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class OpenPuzzle(PuzzleAction):
    """Show the next puzzle of a person in a new message."""


@button("pn2:{game}")
@early_button("pn1", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class NextPuzzle(PuzzleAction):
    """Show the next puzzle of a person."""


@button("pz2:{game}.{puzzle}:{card}")
@early_button("pz1:{puzzle}:{card}", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class TryCard(PuzzleAction):
    """Play a card in a puzzle, or look at what it allows where the puzzle is decided."""

    puzzle: int
    card: Card


@button("pw2:{game}.{puzzle}")
@button("pw2:{game}.{puzzle}:{card}")
@early_button("pw1:{puzzle}", game=EARLY_GAME)
@early_button("pw1:{puzzle}:{card}", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class ReadPuzzle(PuzzleAction):
    """Tell the tricks of a puzzle in words."""

    puzzle: int
    card: Card = ""
    """The card that is looked at; none as long as the puzzle is not decided."""


# Own mistakes


@button("mo1:open.{game}")
@dataclass(frozen=True, slots=True)
class OpenMistakes(PuzzleAction):
    """Show a mistake of a person that is due, in a new message."""


@button("mo1:next.{game}")
@dataclass(frozen=True, slots=True)
class NextMistake(PuzzleAction):
    """Show the next mistake of a person that is due."""


@button("ma1:{table_id}:{game}:{ply}:{card}")
@dataclass(frozen=True, slots=True)
class AnswerMistake(Action):
    """Play a card where one's own card was a mistake, after so many moves of a game."""

    table_id: int
    game: int
    ply: int
    card: Card


@button("mw1:{table_id}:{game}:{ply}")
@dataclass(frozen=True, slots=True)
class ReadMistake(Action):
    """Tell the tricks before an own mistake in words."""

    table_id: int
    game: int
    ply: int


# Insights


class InsightsAction(Action):
    """An action on the insights of a person in one kind of game."""

    game: str

    def is_sound(self) -> bool:
        return self.game in with_reviews()


@button("in1:open.{game}")
@dataclass(frozen=True, slots=True)
class OpenInsights(InsightsAction):
    """Show a person's insights, in a new message."""

    game: str


@button("in1:share.{game}")
@dataclass(frozen=True, slots=True)
class ShareInsights(InsightsAction):
    """Tell everybody in the channel what a person's play is like."""

    game: str


@button("ih1:{habit}:{table_id}:{game}:{deal}")
@dataclass(frozen=True, slots=True)
class ShowExample(Action):
    """Show the mistakes of a finished deal, one of which shows a habit."""

    habit: Habit
    table_id: int
    game: int
    deal: int


@button("cg1:{game_id}")
@dataclass(frozen=True, slots=True)
class ShowCourse(Action):
    """Draw the chart of a finished game."""

    game_id: Key

    def is_sound(self) -> bool:
        return self.game_id > 0


@button("rg1:{game}.{period}.{computers}")
@early_button("ch1:0", game=EARLY_GAME)
@dataclass(frozen=True, slots=True)
class DrawStandings(Action):
    """Draw the first page of the standings of a game."""

    game: str
    period: Period = Period.ALL
    computers: bool = False

    def is_sound(self) -> bool:
        return self.game in GAMES


@button("gm1:{game}")
@dataclass(frozen=True, slots=True)
class ChooseGame(Action):
    """Show the finished game that was chosen from a page of the ledger."""

    game: str
    values: tuple[str, ...] = ()
    """The number of the finished game, which the custom_id does not tell."""

    def is_sound(self) -> bool:
        return self.game in GAMES


@button("gr1:{game_id}")
@dataclass(frozen=True, slots=True)
class SendRecord(Action):
    """Fetch the record of a finished game."""

    game_id: Key

    def is_sound(self) -> bool:
        return self.game_id > 0


WITH_VALUES: Final = (
    ChangePreference,
    ChangeSetting,
    ChoosePartner,
    ChooseTeammate,
    ChooseRules,
    ChooseOption,
    TellCouncil,
    AddSeedWords,
    ReportMet,
    BlockMet,
    Block,
    Unblock,
    ChooseTime,
    ChooseDay,
    ChooseGame,
    ChooseKnownAs,
    OpenHonour,
)
"""The actions to which something belongs that was chosen or written."""


def parse(custom_id: str, values: Sequence[str] = ()) -> Action:
    """Return the action of a button, of a list in which these values were chosen, or of a form where they were written.

    Raises `Refusal` if the custom_id is not one of this version.

    >>> parse("lg1:standings.all.0.0.0.0.2").page
    2
    """
    action = ROUTES.read(custom_id)
    if action is None or not action.is_sound():
        raise Refusal("links-gone" if custom_id.startswith("cl1:") else "unknown-button")
    return replace(action, values=tuple(values)) if isinstance(action, WITH_VALUES) else action
