"""Servers: welcome people where the bot is added, and note the date where it is removed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import discord
from discord.ext import commands

from bot.model.errors import NotSaved
from cogs.words import language_of

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

RETRY_SECONDS: Final = 30.0
"""After which stock is taken again, where the database took nothing."""
TRIED: Final = 3
"""Channels that are tried for the welcome: a refused message is not repeated without end."""


class Servers(commands.Cog):
    """Tells the settings service which servers there are."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot
        self._due = False
        """Whether it has to be seen who came and went."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added."""
        channels = [channel.id for channel in _speakable(guild)][:TRIED]
        await self.bot.host.settings.welcome(guild.id, language_of(guild.preferred_locale), channels)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed."""
        try:
            await self.bot.host.settings.farewell(guild.id)
        except NotSaved:
            self._due = True
            await self._take_stock()

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """After a start, or a long break: who came and went meanwhile."""
        self._due = True
        await self._take_stock()

    @commands.Cog.listener()
    async def on_shard_resumed(self, _: int) -> None:
        """After a short break, in which another shard may have become ready."""
        await self._take_stock()

    async def _take_stock(self) -> None:
        # Of a shard that is not there it is not known on which servers the bot is.
        while self._due and self.bot.stands and not self.bot.closing:
            try:
                await self.bot.host.settings.take_stock({guild.id for guild in self.bot.guilds})
                self._due = False
            except NotSaved:
                await asyncio.sleep(RETRY_SECONDS)


def _speakable(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return the channels in which the bot may write, the one for announcements of joining first."""
    channels = [channel for channel in (guild.system_channel, *guild.text_channels) if channel is not None]
    may = [
        channel
        for channel in channels
        if channel.permissions_for(guild.me).send_messages and channel.permissions_for(guild.me).view_channel
    ]
    return list(dict.fromkeys(may))
