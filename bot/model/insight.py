"""Insights: what a person's own judged deals add up to, month by month, and the habits that cost most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from bot.model.actions import Action, button
from engine.games import with_reviews
from engine.insights import NOTHING, Aspect, Habit, Sum, Sums

MONTHS: Final = 12
"""Of so many months insights tell, the one under way among them."""
HABITS: Final = 2
"""So many habits are named."""
EXAMPLES: Final = 3
"""So many games show each of them."""
FEW: Final = 20
"""With fewer deals chance says more than a habit."""


class Example(NamedTuple):
    """A deal with a mistake that shows a habit."""

    table_id: int
    number: int
    """The number of the game at the table."""
    deal: int
    points: float
    """What the dearest of these mistakes cost."""


@dataclass(frozen=True, slots=True)
class Insights:
    """What the deals of a person in one kind of game add up to."""

    months: Mapping[str, Sums]
    """The sums of each month in which there were any, in the order of time; a month is written `2026-11`."""
    examples: Mapping[Habit, Sequence[Example]]
    """Deals that show the habits that cost most, the dearest first."""

    def sum_of(self, aspect: str) -> Sum:
        """Return the sum of an aspect over all months."""
        found = NOTHING
        for sums in self.months.values():
            found = found.plus(sums.get(aspect, NOTHING))
        return found

    @property
    def deals(self) -> int:
        """Return how many deals there are."""
        return self.sum_of(Aspect.DEALS).number


def dearest_habits(months: Mapping[str, Sums]) -> list[Habit]:
    """Return the habits that cost most over these months, the dearest first."""
    insights = Insights(months, {})
    lost = {habit: insights.sum_of(habit).points for habit in Habit}
    return sorted((habit for habit in Habit if lost[habit] > 0), key=lambda habit: -lost[habit])[:HABITS]


def first_month(now: datetime) -> str:
    """Return the first month of which insights tell.

    >>> first_month(datetime(2026, 11, 27)), first_month(datetime(2026, 12, 1))
    ('2025-12', '2026-01')
    """
    at = 12 * now.year + now.month - MONTHS
    return f"{at // 12:04}-{at % 12 + 1:02}"


def month_of(at: datetime) -> str:
    """Return the month of a moment."""
    return f"{at.year:04}-{at.month:02}"


@dataclass(frozen=True, slots=True)
class InsightsAction(Action):
    """An action on the insights of a person in one kind of game."""

    game: str

    def is_sound(self) -> bool:
        return self.game in with_reviews()


@button("in1:open.{game}")
@dataclass(frozen=True, slots=True)
class OpenInsights(InsightsAction):
    """Show a person's insights, in a new message."""


@button("in1:share.{game}")
@dataclass(frozen=True, slots=True)
class ShareInsights(InsightsAction):
    """Tell everybody in the channel what a person's play is like."""


@button("ih1:{habit}:{table_id}:{game}:{deal}")
@dataclass(frozen=True, slots=True)
class ShowExample(Action):
    """Show the mistakes of a finished deal, one of which shows a habit."""

    habit: Habit
    table_id: int
    game: int
    deal: int
