"""Channels: have tables drawn that could not be, as soon as the gateway tells that the bot may write there again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from cogs.entry import lacking

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot


class Channels(commands.Cog):
    """Tells the host that channels may be open which were closed, or on a server that Discord could not reach."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    def _look_at(self, guild: discord.Guild) -> None:
        self.bot.host.draw_missed(guild.id, partial(_is_open, guild))

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look at a server that is there after an outage, or in a new session."""
        self._look_at(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Look at a server to which the bot was added: it may have been there before."""
        self._look_at(guild)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        """Look at all servers after a break, in which Discord may have answered nothing else either."""
        for guild in self.bot.guilds:
            if guild.shard_id == shard_id:
                self._look_at(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Look where permissions in a channel may be others, and with them those in its threads."""
        self._look_at(channel.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, before: discord.Thread, thread: discord.Thread) -> None:
        """Look where a thread was unlocked; that it is no longer archived may be the bot's own doing, in vain."""
        if before.locked and not thread.locked:
            self._look_at(thread.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Draw the tables that could not be drawn: the permissions of the role may have changed."""
        self._look_at(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """Look where the bot's own roles may be others; of other people's it is not told."""
        self._look_at(member.guild)


def _is_open(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether the bot may write in a channel; not where it does not know it, as an archived thread."""
    channel, thread = guild.get_channel(channel_id), guild.get_thread(channel_id)
    # A thread has the permissions of its channel.
    channel = thread.parent if thread is not None else channel
    if channel is None or guild.unavailable:
        return False
    return not lacking(channel.permissions_for(guild.me), thread or channel)
