"""The pages of the ledger: what each is about, and where it begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final, NamedTuple

from bot.model.actions import EARLY_GAME, KEY, Action, Key, button, early_button
from bot.model.ledger import Period
from bot.model.unit import Relation, unit_of
from engine.games import GAMES
from engine.routes import Written


@button("ch1:{table_id}")
@dataclass(frozen=True, slots=True)
class ShowPicture(Action):
    """Draw the chart of the series at a table."""

    table_id: int


class LedgerTopic(StrEnum):
    """What a page of the ledger is about."""

    STANDINGS = "standings"
    PAIRS = "pairs"
    RATING = "rating"
    """The players of the standings, with their ratings instead of their results."""
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
EXPLAINED: Final = (LedgerTopic.STANDINGS, LedgerTopic.PAIRS, LedgerTopic.RATING)
"""The pages whose figures are explained on another one."""


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
@button(f"{_STOVKAHRA}.how", game=EARLY_GAME, how=True)
@button(_OTHERS)
@button(f"{_OTHERS}.{{anchor}}")
@button(f"{_OTHERS}.how", how=True)
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
    how: bool = False
    """Whether the figures of the page are explained instead of shown."""

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
        if (self.how and self.topic not in EXPLAINED) or (self.player and self.topic is LedgerTopic.RATING):
            return False
        listed = history or (self.topic is LedgerTopic.SERIES and self.table == 0)
        return self.anchor is None or listed


@button("lp1:choose")
@dataclass(frozen=True, slots=True)
class ChoosePage(Action):
    """Show the page of the ledger that was chosen from a list."""

    values: tuple[str, ...] = ()
    """The custom_id of a button that would lead there, which that of the list does not tell."""


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


@button("cu1:{game}.{player}")
@dataclass(frozen=True, slots=True)
class DrawRating(Action):
    """Draw how the rating of a player went, month by month."""

    game: str
    player: Key

    def is_sound(self) -> bool:
        return self.game in GAMES and self.player > 0


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
