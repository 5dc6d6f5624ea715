"""The end of seasons: they are closed, divisions change, and the page of honours is posted."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.model.errors import ChannelGone
from bot.model.season import Season
from bot.service.common.background import logged
from bot.service.running.ground import Ground
from bot.ui.season import honours_page

CLOSED_A_MINUTE: Final = 100
"""Of how many servers a season is closed in a minute at most; the others follow in the next one."""
DIGITS: Final = 10**16
"""Of a server's number so many of the last digits stand in the word by which its page is posted once."""


@dataclass(frozen=True, slots=True)
class SeasonEnds:
    """Closes seasons that are over, and tells their servers."""

    _ground: Ground

    async def look_after(self) -> None:
        """Close what is over; that it was told is noted last, so that after a kill it is not left out."""
        seasons, now = self._ground.storage.seasons, self._ground.clock()
        for guild_id in await seasons.to_close(now, CLOSED_A_MINUTE):
            with logged("The season of server %s could not be closed, trying again", guild_id):
                await seasons.close(guild_id, now)
        for guild_id, season in await seasons.untold():
            if self._ground.storage.sharding.owns(guild_id):
                with logged("Server %s could not be told of its season, trying again", guild_id):
                    await self._tell(guild_id, season)

    async def _tell(self, guild_id: int, season: Season) -> None:
        guild = await self._ground.storage.guilds.register_guild(guild_id)
        table = await self._ground.storage.seasons.table(guild, season, self._ground.clock())
        channel = guild.settings.daily_channel
        if channel is not None and table.lines:
            marks = await self._ground.storage.seasons.marks(guild_id, season)
            page = honours_page(table, marks, self._ground.identity.to_all(guild))
            with suppress(ChannelGone):
                await self._ground.gateway.post(channel, page, once=f"{season.months[0]} {guild_id % DIGITS}")
        await self._ground.storage.seasons.note_told(guild_id, season)
