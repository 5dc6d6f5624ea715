"""Deals of earlier days: whoever has time plays them after their day, in private, and sees how the day's field did.

Nothing that is played so counts anywhere: no streak, rank, field or congratulation follows from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date
from functools import partial
from typing import Final

from bot.model.daily import Daily, PlayLater, ShowEarlierDays, ShowLater
from bot.model.errors import Refusal
from bot.service.actions.answers import Answers
from bot.service.actions.private_table import PrivateTables
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.alone import begin_later_try
from bot.service.running.deal_results import DealResults
from bot.service.running.duplicate import tricks_of
from bot.service.running.ground import Ground
from bot.ui.daily import Standing
from bot.ui.earlier_day import DAYS_LISTED, day_choices, earlier_days_page, later_page

DAYS_SEARCHED: Final = 50
"""Among how many days is looked for what somebody types."""


@dataclass(frozen=True, slots=True)
class EarlierDayService:
    """Lists the days that are over, and deals their cards again."""

    _ground: Ground
    _answers: Answers
    _private_tables: PrivateTables
    _results: DealResults

    async def days(self, actor: Actor, game: str, typed: str) -> list[tuple[str, str]]:
        """Return days that are over and match the typed text: the label and the day of each."""
        person = await self._ground.identity.person(actor)
        found = await self._ground.storage.dailies.earlier(person, game, self._day, DAYS_SEARCHED)
        return day_choices(found, typed, self._ground.identity.to(person))

    @does(ShowEarlierDays)
    async def show_days(self, actor: Actor, reply: Reply, action: ShowEarlierDays) -> None:
        """List days that are over, each with what the person has made of its deal."""
        person = await self._ground.identity.person(actor)
        before = _day(action.before) if action.before else self._day
        found = await self._ground.storage.dailies.earlier(person, action.game, min(before, self._day), DAYS_LISTED + 1)
        streak = 0 if action.before else await self._ground.storage.dailies.streak(person, action.game, self._day)
        t = self._ground.identity.to(person)
        await reply.show_panel(earlier_days_page(action.game, found, self._day, t, streak=streak))

    @does(PlayLater)
    async def play(self, actor: Actor, reply: Reply, action: PlayLater) -> None:
        """Begin the deal of a day that is over, or go on with it."""
        person, daily = await self._ground.identity.person(actor), await self._closed(action.game, action.day)
        computers = await self._results.computers(daily)
        begin = partial(begin_later_try, daily=daily, person=person, today=self._day, computers=computers)
        await self._private_tables.open(actor, reply, person, begin)
        self._results.work_out(daily, daily.rules)

    @does(ShowLater)
    async def show(self, actor: Actor, reply: Reply, action: ShowLater) -> None:
        """Show what the person has made of a deal after its day, beside what was made of it on its day."""
        person, daily = await self._ground.identity.person(actor), await self._closed(action.game, action.day)
        later = await self._ground.storage.dailies.try_of(daily, person, later=True)
        if later is None:
            raise Refusal("daily-later-none")
        table = await self._ground.storage.tables.read(later.table_id) if later.table_id is not None else None
        made = tricks_of(table) if table is not None and later.ended else ()
        dailies = self._ground.storage.dailies
        tried, field = await dailies.try_of(daily, person), await self._ground.storage.events.field(daily)
        self._results.work_out(daily, daily.rules)
        standing = Standing(daily, tried, field, 0, table, over=True, made=made, later=later)
        screen = later_page(standing, later, self._ground.identity.to(person))
        await self._answers.show_aside(actor, reply, later.table_id or 0, screen)

    async def _closed(self, game: str, day: str) -> Daily:
        """Return a game's deal of a day that is over and counted; raise `Refusal` where there is none."""
        daily = await self._ground.storage.dailies.find(_day(day), game)
        if daily is None:
            raise Refusal("daily-none")
        if not daily.closed:
            raise Refusal("daily-still-counts")
        return daily

    @property
    def _day(self) -> date:
        return self._ground.clock().astimezone(UTC).date()


def _day(text: str) -> date:
    """Read the day on a button; raise `Refusal` where there is no such day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refusal("daily-none") from None
