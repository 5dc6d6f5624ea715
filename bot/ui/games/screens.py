"""The base class of every game's screens.

The general screens draw what all tables share, and ask the game for the rest. The view that a method gets is that of a
seat or of the whole table; a screen cannot show what the view does not contain.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import Named, lobby_names
from bot.ui.games.lesson import AnyLesson
from bot.ui.games.puzzle import AnyPuzzleScreens
from bot.ui.screen import Block, Button, Screen
from bot.ui.table_picture import Seating, TablePicture
from engine.game import Game, View
from engine.games import GAMES, AnyKind
from engine.moves import Combination, Move
from engine.review import Review

V = TypeVar("V", bound=View)
Topics = Mapping[str, Mapping[str, tuple[int, ...]]]
"""Topics, the rules of each, and their numbers: those by which a refused move or a wrong record names them."""


@dataclass(frozen=True, slots=True)
class BoardParts:
    """The parts of the public message that the game draws."""

    head: str
    """The number of the game and of the deal, and the dealer; empty as long as these are not known."""
    deal: Sequence[Block]
    """The score in the first block, then the deal so far."""
    now: Sequence[str]
    """What the table waits for, or how the game ended, in lines."""
    tricks: Sequence[str] = ()
    """The finished tricks, a line each."""
    beside: Sequence[str] = ()
    """What a picture of the table does not show of the deal under way, in lines, as what was declared."""


@dataclass(frozen=True, slots=True)
class PanelParts:
    """The parts of a player's panel that the game draws."""

    lines: Sequence[str]
    """The score, and what the player is asked to do; empty lines are left out."""
    answers: Sequence[Block] = ()
    """Buttons for everything but playing a card and cutting."""
    instead: Sequence[Block] = ()
    """Buttons of the second step of an answer; they replace all other buttons."""


class GameScreens(ABC, Generic[V]):
    """The screens of one game, whose views are `V`.

    Texts are found by the game's name: `game-NAME` is its title, `command-NAME` its command, `topic-TOPIC` and
    `rule-RULE` its rules; `standings-NAME`, `standings-NAME-row` and `standings-NAME-key` its standings.
    """

    game: ClassVar[str]
    """The game's name in `engine.games.GAMES`."""
    topics: ClassVar[Topics]
    """The topics of the rules in order, with the rules of each topic, and the numbers that each has.

    What is told beside the rules has no number.
    """
    computers_about: ClassVar[str] = "option-table-computers-about"
    """The key of the text that describes the option to play at once against computers."""
    length: ClassVar[str | None] = None
    """The option of the rules that says how long people play, which is typed with the command; `None` if none does."""
    switches: ClassVar[Mapping[str, tuple[str, object]]] = {}
    """A server's settings for new tables: by name, an option of the rules and its value while the setting is on.

    While it is off, the option has its default. `settings-option-NAME` is the setting's text.
    """
    lesson: ClassVar[AnyLesson | None] = None
    """The guided deal for beginners; `None` if the game has none."""
    puzzle: ClassVar[AnyPuzzleScreens | None] = None
    """The parts of the page of a puzzle that the game draws; `None` if it has no puzzles."""
    calibrated: ClassVar[bool] = False
    """Whether what its seats think likely is so about as often as they think, so that it may be told in tenths."""
    has_hands: ClassVar[bool] = False
    """Whether there is a page with all hands of a deal."""
    locales: ClassVar[Path | None] = None
    """A folder with the game's own texts, such as `en/tiny.ftl`; `None` where they are in `bot/i18n/locales`."""

    @property
    def kind(self) -> AnyKind:
        """Return the game as the engine knows it."""
        return GAMES[self.game]

    def title(self, t: Texts) -> str:
        """Return the name of the game that stands above a table."""
        return t(f"game-{self.game}")

    # The lobby

    @abstractmethod
    def how(self, table: Table, t: Texts) -> str:
        """Say in a lobby what the game is played for, and when it can start."""

    @abstractmethod
    def options(self, table: Table, t: Texts) -> str:
        """Say which options of the rules were agreed on."""

    def seats(self, table: Table, t: Texts) -> str:
        """Say who sits where, a line for each seat."""
        return "\n".join(f"**{each}**" for each in lobby_names(table, t))

    def resume_offer(self, unfinished: int, brcka: tuple[int, int], t: Texts) -> str:
        """Offer to continue the series of the table `unfinished`; `brcka` is its balance."""
        return t("resume-offer-game", table=unfinished)

    # The table

    @abstractmethod
    def board(self, table: Table, view: V, t: Texts) -> BoardParts:
        """Draw the game for the whole table."""

    def reckoned(self, table: Table, view: V, t: Texts) -> list[str]:
        """Tell in lines where the points of a deal that is over came from; none where it goes on."""
        return []

    def picture(self, view: V, seating: Seating, t: Texts) -> TablePicture | None:
        """Describe a picture of the table; `None` where there is nothing to be seen, or the game has no pictures."""
        return None

    def choices(self, table: Table, version: str, t: Texts) -> list[Button]:
        """Return the buttons for a choice after a game, in the public message."""
        return []

    # Looking back

    def review_parts(self, review: Review, names: Named) -> list[tuple[str, list[str]]]:
        """Return what the review of a deal tells in this game alone: lines under the keys of their titles."""
        return []

    def hands(self, game: Game, deal: int, names: Sequence[str], t: Texts) -> Screen:
        """Show all hands of a finished deal."""
        raise NotImplementedError

    # The panel

    @abstractmethod
    def panel_head(self, table: Table, seat: int, t: Texts) -> str:
        """Say with whom and against whom a player plays."""

    @abstractmethod
    def panel(self, table: Table, view: V, seat: int, t: Texts, asking: str) -> PanelParts:
        """Draw the game for one seat; `asking` names the second step of an answer, if one is open."""

    def players(self, view: V) -> Sequence[int]:
        """Return the seats that play the deal: all, where nobody waits for a turn."""
        return range(len(view.held))

    @abstractmethod
    def in_words(self, table: Table, view: V, t: Texts) -> list[str]:
        """Tell in lines what has been said and played in the deal, without pictures of cards."""

    def worth(self, combination: Combination) -> int:
        """Return the points that a declared combination may bring."""
        raise NotImplementedError

    @abstractmethod
    def advised(self, move: Move, view: V, t: Texts) -> str:
        """Say that a strong player would make this move, which neither plays nor declares cards."""

    def ask_concede(self, table: Table, seat: int, t: Texts) -> str:
        """Ask whether to concede the game, and say what that would cost."""
        return t("never-conceded")

    # The list of a server's tables

    def listed(self, table: Table, people: Sequence[str], place: str, t: Texts) -> str:
        """Write a table's line in the list; `people` are the names by seat, and `place` is a link."""
        return t("tables-line-of", table=table.id, game=self.title(t), names=" · ".join(people), place=place)

    def going_on(self, table: Table, computers: int, t: Texts) -> str:
        """Say how a table in the list stands, where this number of computers' seats can be taken."""
        return t("tables-going-on", computers=computers)

    # Rules

    def rule_values(self, t: Texts) -> Mapping[str, object]:
        """Return the values that the texts of rules use: `ranks`, from high to low, with their points."""
        ranks = reversed(self.kind.cards.ranks)
        return {"ranks": " · ".join(t("rule-points", rank=rank, points=rank.points) for rank in ranks)}

    def seldom(self, table: Table, view: V, t: Texts) -> list[Block]:
        """Make what can be done in the game and hardly ever is; in most games there is nothing."""
        return []

    def cards_count(self, t: Texts) -> str:
        """Say in a line what each card counts in a trick."""
        return t("worth-of-cards", ranks=self.rule_values(t)["ranks"])


AnyScreens: TypeAlias = GameScreens[Any]
