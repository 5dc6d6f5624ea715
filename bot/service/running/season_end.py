"""The end of seasons: they are closed, divisions change, and the page of honours is posted."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from bot.model.errors import ChannelGone
from bot.model.season import Season
from bot.service.common.background import logged
from bot.service.common.outbox import deliver
from bot.service.running.ground import Ground
from bot.storage.outbox import Letter, What
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
        """Close what is over, and tell of it."""
        seasons, now = self._ground.storage.seasons, self._ground.clock()
        for guild_id in await seasons.to_close(now, CLOSED_A_MINUTE):
            with logged("The season of server %s could not be closed, trying again", guild_id):
                await seasons.close(guild_id, now)
        await deliver(self._ground.storage, What.SEASON, self._tell)

    async def _tell(self, letter: Letter) -> bool:
        guild_id, season = letter.guild_id, Season.named(letter.name)
        guild = await self._ground.storage.guilds.register_guild(guild_id)
        table = await self._ground.storage.seasons.table(guild, season, self._ground.clock())
        channel = guild.settings.daily_channel
        if channel is not None and table.lines:
            marks = await self._ground.storage.seasons.marks(guild_id, season)
            page = honours_page(table, marks, self._ground.identity.to_all(guild))
            with suppress(ChannelGone):
                await self._ground.gateway.post(channel, page, once=f"{season.months[0]} {guild_id % DIGITS}")
        return True
