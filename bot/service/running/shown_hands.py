"""What the open hands show, as far as this process has drawn them, so that each is redrawn only when that changes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.ui.panel import STEPS, hand_key, lasting, panel
from bot.ui.screen import Screen

PREFERENCES: Final = "preferences"
"""What is read in the place of a hand where its owner's preferences are shown, which tell nothing of the table."""


@dataclass(slots=True)
class ShownHand:
    """What one hand shows, each screen as a number that is another one for another screen."""

    hand: int | None = None
    """The hand itself, when it was drawn last; `None` where this process does not know it."""
    key: int | None = None
    """What it was drawn from, as `hand_key` tells it, where that tells anything."""
    asking: str = ""
    """What is shown in its place, as `panel` calls it."""
    page: int | None = None
    """That page, when it was drawn last."""
    drawings: int = 0
    """How often it was drawn, so that an older drawing is not sent after a newer one."""
    lowest: int = 0
    """The message in which it stands, or has to stand above."""
    waits: bool = False
    """Whether it will be looked at as soon as it may be redrawn again."""
    asked: bool = False
    """Whether its owner is asked something that it does not show yet."""
    expires_at: datetime | None = None
    """When its token runs out."""

    def is_kept(self, now: datetime) -> bool:
        """Return whether the hand can still be redrawn."""
        return self.expires_at is not None and self.expires_at > now

    def take(self, table: Table, seat: int, t: Texts, asking: str = "", hand: Screen | None = None) -> None:
        """Note what is shown now: the hand, which may be at hand already, or a page in its place."""
        paged = asking not in ("", PREFERENCES)
        page = hash(lasting(panel(table, seat, t, asking=asking))) if paged else None
        self._note(hash(lasting(hand or panel(table, seat, t))), asking, page)
        self.key = hand_key(table, seat, t)

    def _note(self, hand: int, asking: str = "", page: int | None = None) -> None:
        """Note what was just drawn, by the hashes of its screens: the hand, or the page `asking` in its place."""
        self.drawings += 1
        self.hand, self.asking, self.page = hand, asking, page

    def due(self, table: Table, seat: int, t: Texts, *, asked: bool) -> Screen | None:
        """Return what has to be drawn, and note it as drawn; `None` where what is shown is still so."""
        key = hand_key(table, seat, t)
        if key is None or key != self.key or self.hand is None:
            hand = panel(table, seat, t)
            number = hash(lasting(hand))
            is_new = self.hand != number
            self.key = None if is_new else key
            if is_new and (asked or self.hand is None or not self.asking or self.asking.split()[0] in STEPS):
                self._note(number)
                self.key = key
                return hand
        if self.page is None:
            return None
        page = panel(table, seat, t, asking=self.asking)
        number = hash(lasting(page))
        if self.page == number:
            return None
        self.page, self.drawings = number, self.drawings + 1
        return page
