"""The commands and buttons in Discord; discord.py loads them with `setup`."""

from __future__ import annotations

from discord import app_commands

from bot.app.client import StovkahraBot
from cogs.channels import Channels
from cogs.emojis import Emojis
from cogs.entry import answer_failed, is_offered, press
from cogs.games import groups
from cogs.gateway import DiscordGateway
from cogs.guild import Servers
from cogs.ledger import brcko
from cogs.menus import menus
from cogs.moderation import Moderation
from cogs.privacy import privacy
from cogs.unread import leave_answers_unread
from cogs.words import Translator


async def setup(bot: StovkahraBot) -> None:
    """Register the commands, and the one listener for all buttons, which work even after a restart."""
    leave_answers_unread()
    bot.put_on(DiscordGateway(bot))
    bot.add_listener(press, "on_interaction")
    bot.tree.error(answer_failed)
    await bot.tree.set_translator(Translator())
    for group in (*groups(), brcko()):
        bot.tree.add_command(group)
    bot.tree.add_command(privacy())
    for menu in menus():
        bot.tree.add_command(menu)
    for cog in (Moderation, Servers, Channels, Emojis):
        await bot.add_cog(cog(bot))
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            command.add_check(is_offered)
