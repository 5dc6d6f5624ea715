"""The deal of the day, and of days that are over: what is known of it, and how days are ranked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, NamedTuple

from bot.model.actions import Commitment, button
from bot.model.duplicate import Duplicate, DuplicatesAction, daily_of
from bot.model.event import EventDeal
from bot.model.mistakes import Mistake
from bot.model.person import Person
from engine.game import Rules, TrickMade
from engine.games import GAMES
from engine.routes import Written


@dataclass(frozen=True, slots=True, kw_only=True)
class Daily(EventDeal):
    """A game's deal of a day."""

    day: date
    game: str
    mistake: Mistake | None = None
    """The dearest mistake that many made; `None` as long as it is not known, or where nobody made any."""
    reviewed: bool = False
    """Whether such a mistake has been looked for."""
    closed: bool = False
    """Whether the day is over, and all tries are counted."""

    @property
    def duplicate(self) -> Duplicate:
        """What its tables are played for."""
        return daily_of(self.day)

    @property
    def rules(self) -> Rules:
        """The rules by which it is played."""
        duplicates = GAMES[self.game].duplicates
        assert duplicates is not None
        return duplicates.rules()


class EarlierDay(NamedTuple):
    """A day that is over, and what a person has made of its deal."""

    day: date
    tried: int | None
    """The points of a try that was played to its end on its day; `None` where there is none that is known."""
    later: int | None
    """The points of a later try that has ended."""
    left_off: bool
    """Whether a try was left off on its day."""


def periods_of(day: date) -> tuple[str, str]:
    """Return the week and the month to which a day belongs.

    >>> periods_of(date(2026, 11, 22))
    ('2026-W47', '2026-11')
    """
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}", day.isoformat()[:7]


class Streak(NamedTuple):
    """On how many days in a row somebody has played a game's deal of the day to its end."""

    day: date
    """The last of these days."""
    days: int

    def after(self, day: date) -> Streak:
        """Return the streak with one more day; it goes on with the day after its last one, and else begins anew.

        >>> Streak(date(2026, 11, 22), 4).after(date(2026, 11, 23)).days
        5
        >>> Streak(date(2026, 11, 22), 4).after(date(2026, 11, 24)).days
        1
        """
        return Streak(day, self.days + 1 if self.day == day - timedelta(days=1) else 1)


class Sign(NamedTuple):
    """How a trick of a try is shown to others, who learn no card from it."""

    won: bool
    bonus: bool
    """Whether the trick that was won brought more than its cards."""
    against: int
    """1 where it brought more than the same trick brought strong computers, -1 where it brought less, else 0."""


def signs_of(made: Sequence[TrickMade], strong: Sequence[int] | None, *, in_order: bool) -> list[Sign]:
    """Return a sign for each trick: in the order in which they were played, or the best ones first.

    The order would tell who plays the deal later in which trick there is something to win or to lose.

    >>> made = [TrickMade(False, -4, False), TrickMade(True, 20, True)]
    >>> signs_of(made, [-9, 30], in_order=False)
    [Sign(won=True, bonus=True, against=-1), Sign(won=False, bonus=False, against=1)]
    """
    known = strong if strong is not None and len(strong) == len(made) else [each.points for each in made]
    signs = [
        Sign(each.won, each.won and each.bonus, (each.points > other) - (each.points < other))
        for each, other in zip(made, known, strict=True)
    ]
    return signs if in_order else sorted(signs, reverse=True)


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of the table of a week or a month."""

    person: Person
    share: int
    """The shares of all days together, in thousandths."""
    tries: int


class Equals(NamedTuple):
    """How many people share a place of such a table, where they are too many to be named."""

    place: int
    people: int


def placed(ranks: Sequence[Rank]) -> list[tuple[int, Rank]]:
    """Return the first lines of such a table, the best one first, each with its place; equal shares have the same."""
    shares = [rank.share for rank in ranks]
    return [(1 + shares.index(rank.share), rank) for rank in ranks]


Day = Annotated[str, Written("[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])")]
"""A day, as `2026-11-22`."""


@dataclass(frozen=True, slots=True)
class DailyAction(DuplicatesAction):
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


@button("dy1:best.{game}.{day}")
@dataclass(frozen=True, slots=True)
class ShowBest(DailyAction):
    """Show how one of those who made the most of the deal of a day that is over has played it."""


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
class ShowEarlierDays(DuplicatesAction):
    """List days that are over, the last ones, or those before a day."""

    before: Day = ""


@button("dl1:choose.{game}")
@dataclass(frozen=True, slots=True)
class ChooseDay(DuplicatesAction):
    """Show the deal of a day that was chosen from the list."""

    values: tuple[str, ...] = ()
    """The day, which the custom_id does not tell."""


@button("dt1:{game}")
@dataclass(frozen=True, slots=True)
class OpenDaily(DuplicatesAction):
    """Show a game's deal of the day on which the button is pressed, in a new message."""


@button("dm1:{game}.{day}.{seal}")
@dataclass(frozen=True, slots=True)
class ShowDailyMore(DailyAction):
    """Offer what is seldom done at a deal of the day that one has begun; `seal` as on the page from which it leads."""

    seal: Commitment


@button("dh1:{game}.{day}.{seal}")
@dataclass(frozen=True, slots=True)
class ExplainDaily(DailyAction):
    """Tell how deals of the day work; `seal` is the one on the button, and so on the page before the first card."""

    seal: Commitment


@button("ds1:{game}.{day}.{seal}")
@dataclass(frozen=True, slots=True)
class ShowDailySeal(DailyAction):
    """Show the seal of a deal of the day; `seal` is the one on the button, and so on the pressed message."""

    seal: Commitment


@button("dr1:{game}.week.{everywhere}")
@button("dr1:{game}.month.{everywhere}", month=True)
@dataclass(frozen=True, slots=True)
class ShowRanks(DuplicatesAction):
    """Show who has done best at a game's deals of this week or month, here or on all servers."""

    month: bool = False
    everywhere: bool = False
