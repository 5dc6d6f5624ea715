"""The end of a day: its deals are counted, what was left off is played out, and servers are told of the next deals."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field, replace
from datetime import UTC, date, timedelta
from typing import Final

from bot.model.daily import Daily
from bot.model.errors import ChannelGone, NoAnswer
from bot.model.event import Field
from bot.model.table import NOWHERE
from bot.model.waits import SHARING_OUT_REST_S
from bot.service.common.background import cancel, logged
from bot.service.running.deal_results import DealResults
from bot.service.running.ground import Ground
from bot.service.running.left_off import play_out
from bot.service.running.moves import Moves
from bot.ui.daily import announcement
from engine.games import GAMES
from engine.players import Level

log = logging.getLogger(__name__)

TRIES_AT_ONCE: Final = 200
"""How many tries get their share in one transaction."""
CARDS_KEPT_FOR: Final = timedelta(days=14)
"""How long the cards of a try are kept."""
TRIES_KEPT_FOR: Final = timedelta(days=70)
"""How long it is kept who came to what."""
MONTHS_KEPT_FOR: Final = timedelta(days=460)
"""How long it is kept what a month came to: a season may be a year, and the bot may be away when it ends."""
SHARED_KEPT_FOR: Final = timedelta(days=70)
"""How long deals are given to others that people have got in games alone with computers."""


@dataclass(slots=True, eq=False)
class DailyEnds:
    """Counts the deals of days that are over, and tells servers of today's."""

    _ground: Ground
    _moves: Moves
    _results: DealResults
    _ending: asyncio.Task[None] | None = field(default=None, init=False)
    _telling: asyncio.Task[None] | None = field(default=None, init=False)

    @property
    def _day(self) -> date:
        return self._ground.clock().astimezone(UTC).date()

    def end_days(self) -> None:
        """Count days that are over, and then tell of today's deals, in the background, unless that is being done."""
        if self._ending is None or self._ending.done():
            self._ending = asyncio.get_running_loop().create_task(self._end_days())

    async def _end_days(self) -> None:
        with logged("A day that is over could not be counted, trying again"):
            await self.close_days()
        self.announce()

    async def close_days(self) -> None:
        """Count the tries of days that are over, and give each its share of the field; who is killed goes on later.

        A try that was left off is played to its end by computers first, so that its person can look back on it.
        """
        if not self._ground.storage.sharding.owns(NOWHERE):
            return
        dailies = self._ground.storage.dailies
        await self._ground.storage.events.forget_tables(self._day - CARDS_KEPT_FOR, TRIES_AT_ONCE)
        await self._ground.storage.events.forget_tries(self._day - TRIES_KEPT_FOR, TRIES_AT_ONCE)
        await dailies.forget_shares(self._day - TRIES_KEPT_FOR, self._day - MONTHS_KEPT_FOR, TRIES_AT_ONCE)
        while await self._ground.storage.shared_deals.forget(self._day - SHARED_KEPT_FOR, TRIES_AT_ONCE):
            await self._ground.sleep(SHARING_OUT_REST_S)
        for daily in await dailies.open_before(self._day):
            await self._play_out(daily)
            await dailies.end_unplayed(daily)
            field, last = await self._ground.storage.events.field(daily), 0
            while (done := await dailies.share_out(daily, field, last, TRIES_AT_ONCE)) is not None:
                last = done
                await self._ground.sleep(SHARING_OUT_REST_S)
            self._results.work_out(replace(daily, closed=True), daily.rules)

    async def _play_out(self, daily: Daily) -> None:
        """Have computers play what was left off, which they do alike wherever the same was played."""
        computers = await self._ground.storage.people.computers(Level.STRONG)
        while left_off := await self._ground.storage.dailies.left_off(daily, TRIES_AT_ONCE):
            for table_id in left_off:
                await play_out(self._ground.tables, table_id, computers, self._ground.workers, self._moves)

    def announce(self) -> None:
        """Tell the servers that want it of today's deals, in the background, unless that is being done."""
        if self._telling is None or self._telling.done():
            self._telling = asyncio.get_running_loop().create_task(self._tell_servers())

    async def close(self) -> None:
        """Stop counting and telling; what is left is done after the next start."""
        await cancel([task for task in (self._ending, self._telling) if task is not None])

    async def _tell_servers(self) -> None:
        """Tell each server in its language.

        It is noted only then, so that after a kill nobody is left out; who was told by then is not told twice.
        """
        day, dailies = self._day, self._ground.storage.dailies
        waiting = [each for each in await dailies.to_tell(day) if self._ground.storage.sharding.owns(each[0])]
        if not waiting or await dailies.open_before(day):
            # First the day before is counted.
            return
        before = await self._fields(day - timedelta(days=1))
        for guild_id, channel_id in waiting:
            with logged("Server %s could not be told of the deal of the day, trying again", guild_id):
                await self._tell_server(guild_id, channel_id, day, before)

    async def _tell_server(self, guild_id: int, channel_id: int, day: date, before: dict[str, Field]) -> None:
        guild = await self._ground.storage.guilds.register_guild(guild_id)
        try:
            screen = announcement(day, before, self._ground.identity.to_all(guild))
            await self._ground.gateway.post(channel_id, screen, once=f"{guild_id} {day:%m%d}")
        except NoAnswer:
            return
        except ChannelGone:
            log.info("Server %s cannot be told of the deal of the day: its channel is closed", guild_id)
        await self._ground.storage.dailies.note_announced(guild_id, day)

    async def _fields(self, day: date) -> dict[str, Field]:
        """Return the fields of a day's deals, by game."""
        found = {game: await self._ground.storage.dailies.find(day, game) for game in GAMES}
        return {
            game: await self._ground.storage.events.field(daily) for game, daily in found.items() if daily is not None
        }
