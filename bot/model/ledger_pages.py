"""The pages of the ledger and of the results of games without one: what each is about, and where it begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final, NamedTuple

from bot.model.actions import KEY, Action, Key, button, early_button
from bot.model.ledger import Period
from engine.games import GAMES
from engine.routes import Written


@button("ch1:{table_id}")
@dataclass(frozen=True, slots=True)
class ShowPicture(Action):
    """Draw the chart of a series at a table, or, for table 0, of the server's standings."""

    table_id: int


class LedgerTopic(StrEnum):
    """What a page of the ledger is about."""

    STANDINGS = "standings"
    PAIRS = "pairs"
    PLAYER = "player"
    SERIES = "series"
    HISTORY = "history"


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
_PAGE: Final = "lg1:{topic}.{period}.{player}.{partner}.{table}.{computers}.{page}"


@button(_PAGE)
@button(f"{_PAGE}.{{anchor}}")
@early_button("hi1:0", topic=LedgerTopic.HISTORY)
@early_button("hi1:{page}", topic=LedgerTopic.HISTORY)
@dataclass(frozen=True, slots=True)
class LedgerPage(Action):
    """Show a page of the ledger; people are named by key and a series by its table, 0 for none."""

    topic: LedgerTopic
    period: Period = Period.ALL
    player: Key = 0
    partner: Key = 0
    table: Key = 0
    computers: bool = False
    """Whether games with computers count; history and series always list them."""
    page: PageNumber = 1
    """The page of the standings or of one series; other lists were numbered by earlier versions only."""
    anchor: AnchorAt | None = None
    """Where a page of the history or of series begins; `None` for the newest lines."""

    def is_sound(self) -> bool:
        if not self.player and (self.partner or self.topic == LedgerTopic.PLAYER):
            return False
        numbered = self.topic != LedgerTopic.HISTORY and (self.topic != LedgerTopic.SERIES or self.table != 0)
        return (not self.partner or self.partner != self.player) and (self.anchor is None or not numbered)


class ResultsTopic(StrEnum):
    """What a page about a game without a ledger tells."""

    STANDINGS = "standings"
    PLAYER = "player"
    OPPONENTS = "opponents"
    HISTORY = "history"


_RESULTS: Final = "rs2:{game}.{topic}.{period}.{player}.{opponent}.{computers}.{page}"


@button(_RESULTS)
@button(f"{_RESULTS}.{{anchor}}")
@early_button("rs1:{game}.{computers}", topic=ResultsTopic.STANDINGS)
@early_button("rl1:{game}.{player}.{computers}", topic=ResultsTopic.PLAYER)
@dataclass(frozen=True, slots=True)
class ResultsPage(Action):
    """Show a page of the results of a game without a ledger; people are named by key, 0 for none."""

    game: str
    topic: ResultsTopic
    period: Period = Period.ALL
    player: Key = 0
    opponent: Key = 0
    computers: bool = False
    """Whether games with computers count; the history always lists them."""
    page: PageNumber = 1
    """The page of the standings or of opponents."""
    anchor: AnchorAt | None = None
    """Where a page of the history begins; `None` for the newest games."""

    def is_sound(self) -> bool:
        history = self.topic is ResultsTopic.HISTORY
        if self.topic in (ResultsTopic.PLAYER, ResultsTopic.OPPONENTS) and not self.player:
            return False
        if self.opponent and (not history or self.opponent == self.player or not self.player):
            return False
        return self.game in GAMES and not GAMES[self.game].ledger and (self.anchor is None or history)


@button("cg1:{game_id}")
@dataclass(frozen=True, slots=True)
class ShowCourse(Action):
    """Draw the chart of a finished game."""

    game_id: Key

    def is_sound(self) -> bool:
        return self.game_id > 0


@button("rg1:{game}.{period}.{computers}")
@dataclass(frozen=True, slots=True)
class DrawResults(Action):
    """Draw the first page of the standings of a game without a ledger."""

    game: str
    period: Period = Period.ALL
    computers: bool = False

    def is_sound(self) -> bool:
        return self.game in GAMES and not GAMES[self.game].ledger


@button("gm1:{game}")
@dataclass(frozen=True, slots=True)
class ChooseGame(Action):
    """Show the finished game that was chosen from a page of the history of a game without a ledger."""

    game: str
    values: tuple[str, ...] = ()
    """The number of the finished game, which the custom_id does not tell."""

    def is_sound(self) -> bool:
        return self.game in GAMES and not GAMES[self.game].ledger


@button("gr1:{game_id}")
@dataclass(frozen=True, slots=True)
class SendRecord(Action):
    """Fetch the record of a finished game."""

    game_id: Key

    def is_sound(self) -> bool:
        return self.game_id > 0
