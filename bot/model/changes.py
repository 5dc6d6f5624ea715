"""What was done at a table in one transaction, which the storage writes down at its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from bot.model.news import Moved, News, Withheld
from bot.model.panel import Panel
from bot.model.person import Person
from engine.moves import Move


class NextDeal(NamedTuple):
    """Who plays the next deal of an evening, at a table of its own."""

    seats: tuple[Person, ...]
    """Who sits in each seat there."""
    missed: tuple[int, ...]
    """How many moves in a row the computer has made for the owner of each."""


@dataclass(slots=True)
class Changes:
    """What was done in this transaction."""

    news: list[News] = field(default_factory=list)
    panels: dict[int, Panel] = field(default_factory=dict)
    """The panels opened or redrawn, by seat, to be stored with the table: see `keep_panel`."""
    hands: dict[int, Panel] | None = None
    """All panels at the table when this was committed, by the key of the person; `None` where that is not known."""
    guests: set[int] = field(default_factory=set)
    """Those at a table across servers who have said something, or want to read it no more, by their keys."""
    came_back: bool = False
    """Whether somebody moves again for whom a computer played."""
    seated: list[Person] = field(default_factory=list)
    """Who has got the seat that was promised to them."""
    disappointed: list[Person] = field(default_factory=list)
    """Who gets no seat that was promised, since the series has ended before the next deal."""
    next_deal: NextDeal | None = None
    """Who plays the next deal of an evening, where the time for it has come."""

    def keep_panel(self, seat: int, panel: Panel) -> None:
        """Have the panel that shows the hand of a seat now stored with the table."""
        self.panels[seat] = panel

    @property
    def moves_made(self) -> list[Move]:
        """The moves made."""
        return [item.move for item in self.news if isinstance(item, Moved)]

    @property
    def goes_on(self) -> bool:
        """Whether the next deal of an evening has come, at a table of its own."""
        return self.next_deal is not None

    @property
    def has_withheld(self) -> bool:
        """Whether a pass was withheld."""
        return any(isinstance(item, Withheld) for item in self.news)
