"""What a game shows that no other does: the base class of every game's screens.

The general screens draw what all tables have alike, and ask a game for the rest. A view that is handed over is one of
that game, of the seat or of the whole table; what it does not hold cannot be shown.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.formatting import lobby_name
from bot.ui.screen import Block, Button
from engine.game import View
from engine.games import GAMES, AnyKind
from engine.moves import Move


@dataclass(frozen=True, slots=True)
class BoardParts:
    """What a game shows on the table that everybody sees."""

    head: str
    """Which deal of which game it is, and who deals; empty before that is known."""
    deal: Sequence[Block]
    """The score, and the deal as far as it is played."""
    now: Sequence[str]
    """What the table waits for, or how the game ended: a line each."""


@dataclass(frozen=True, slots=True)
class PanelParts:
    """What a game shows in a player's panel."""

    lines: Sequence[str]
    """The score, and what is asked of the player; empty lines are left out."""
    answers: Sequence[Block] = ()
    """Buttons for everything but playing a card and cutting."""
    instead: Sequence[Block] = ()
    """Buttons of the second step of an answer, which replace all other buttons."""


class GameScreens(ABC):
    """The screens of one game.

    Texts are found by the game's name: `game-NAME` is its title, `command-NAME` its command, `topic-TOPIC` and
    `rule-RULE` its rules; `standings-NAME`, `standings-NAME-row` and `standings-NAME-key` its standings.
    """

    game: ClassVar[str]
    """The game's name in `engine.games.GAMES`."""
    topics: ClassVar[Mapping[str, Sequence[str]]]
    """Topics of the rules, and the rules of each, in the order of their numbers."""
    computers_about: ClassVar[str] = "option-table-computers-about"
    """Text that describes the option of playing at once against computers."""
    locales: ClassVar[Path | None] = None
    """A folder with the game's own texts, such as `en/tiny.ftl`; `None` where they are in `bot/i18n/locales`."""

    @property
    def kind(self) -> AnyKind:
        """The game as the engine knows it."""
        return GAMES[self.game]

    def title(self, t: Texts) -> str:
        """Name the game as it stands above a table."""
        return t(f"game-{self.game}")

    # The lobby

    @abstractmethod
    def how(self, table: Table, t: Texts) -> str:
        """Say in a lobby what is played for, and when the game can start."""

    @abstractmethod
    def options(self, table: Table, t: Texts) -> str:
        """Say which options of the rules are agreed on."""

    def seats(self, table: Table, t: Texts) -> str:
        """Say who sits where, a line for each seat."""
        return "\n".join(f"**{lobby_name(sitting, t)}**" for sitting in table.seats)

    def resume_offer(self, unfinished: int, brcka: tuple[int, int], t: Texts) -> str:
        """Offer to continue the table `unfinished`; `brcka` is how its series stands."""
        return t("resume-offer-game", table=unfinished)

    # The table

    @abstractmethod
    def board(self, table: Table, view: View, t: Texts) -> BoardParts:
        """Show the game to the whole table."""

    def choices(self, table: Table, version: str, t: Texts) -> list[Button]:
        """Offer what may be chosen after a game, on the table's message."""
        return []

    def look_back(self, table: Table, t: Texts) -> list[Button]:
        """Offer what may be looked at after a deal, on the table's message."""
        return []

    # The panel

    @abstractmethod
    def panel_head(self, table: Table, seat: int, t: Texts) -> str:
        """Say with whom, and against whom, a seat plays."""

    @abstractmethod
    def panel(self, table: Table, view: View, seat: int, t: Texts, asking: str) -> PanelParts:
        """Show the game to one seat. `asking` names the second step of an answer that was opened."""

    @abstractmethod
    def advised(self, move: Move, view: View, t: Texts) -> str:
        """Say that a strong player would make this move, which neither plays nor declares cards."""

    def ask_concede(self, t: Texts) -> str:
        """Ask whether to give the game up, and say what that would mean."""
        return t("never-conceded")

    # The list of a server's tables

    def listed(self, table: Table, people: Sequence[str], place: str, t: Texts) -> str:
        """Name a table in the list: `people` by seat, as text, and `place` as a link."""
        return t("tables-line-of", table=table.id, game=self.title(t), names=" · ".join(people), place=place)

    def going_on(self, table: Table, computers: int, t: Texts) -> str:
        """Say how a table in the list stands, where so many computers' seats may be taken."""
        return t("tables-going-on", computers=computers)

    # Rules

    def rule_values(self, t: Texts) -> Mapping[str, object]:
        """Give the values that texts of rules may name: `ranks`, from high to low, with their points."""
        ranks = reversed(self.kind.cards.ranks)
        return {"ranks": " · ".join(t("rule-points", rank=rank, points=rank.points) for rank in ranks)}
