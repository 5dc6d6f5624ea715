"""Deals of earlier days: what is known of how one person has played one, on its day and after it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from bot.model.daily import Try


@dataclass(frozen=True, slots=True)
class LaterTry:
    """How one person has last played the deal of a day after its day, which counts nowhere."""

    table_id: int | None
    """The table of it; `None` where its cards are no longer kept."""
    points: int
    """The points of the person's side less the other's, as the deal stands."""
    ended: bool
    number: int
    """How often the person has begun the deal after its day."""

    @property
    def under_way(self) -> bool:
        """Whether the person can go on with it."""
        return not self.ended and self.table_id is not None

    def is_again(self, tried: Try | None) -> bool:
        """Return whether the person knew the cards, from an earlier time or from the try on the day."""
        return self.number > 1 or tried is not None


class EarlierDay(NamedTuple):
    """A day that is over, and what a person has made of its deal."""

    day: date
    tried: int | None
    """The points of a try that was played to its end on its day; `None` where there is none that is known."""
    later: int | None
    """The points of a later try that has ended."""
    left_off: bool
    """Whether a try was left off on its day."""
