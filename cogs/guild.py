"""Servers: send a welcome when the bot is added to one, and note the date when it is removed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.model.errors import NotSaved
from bot.model.waits import SERVERS_RETRY_S
from cogs.words import language_of

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot


class Servers(commands.Cog):
    """Tells the settings service on which servers the bot is."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot
        self._due = False
        """Whether the list of servers has to be compared with the stored one."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome the people on a server to which the bot was added."""
        await self.bot.host.settings.post_welcome(guild.id, language_of(guild.preferred_locale))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server."""
        try:
            await self.bot.host.settings.note_removed(guild.id)
        except NotSaved:
            self._due = True
            await self._take_stock()

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """Compare the servers with the stored ones after a start or a long break."""
        self._due = True
        await self._take_stock()

    @commands.Cog.listener()
    async def on_shard_resumed(self, _: int) -> None:
        """Compare the servers after a short break, in which another shard may have become ready."""
        await self._take_stock()

    async def _take_stock(self) -> None:
        # Wait until all shards are ready: the servers of a missing shard are not known.
        while self._due and self.bot.stands and not self.bot.closing:
            try:
                await self.bot.host.settings.take_stock({guild.id for guild in self.bot.guilds})
                self._due = False
            except NotSaved:
                await asyncio.sleep(SERVERS_RETRY_S)
