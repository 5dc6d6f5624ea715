"""`/privacy`: shows what is stored about a person, exports it as a file, and deletes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.entry import answer_everybody
from cogs.words import word

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
@app_commands.allowed_installs(guilds=True, users=True)
class Privacy(commands.GroupCog, group_name=word("command-privacy"), group_description=word("command-privacy-about")):
    """The commands for a person's own data, which are open also to those whom the operator has shut out."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-privacy-show"), description=word("command-privacy-show-about"))
    async def show(self, interaction: Interaction) -> None:
        """Show what is stored, and for how long."""
        await answer_everybody(interaction, self.bot.host.settings.show_privacy)

    @app_commands.command(name=word("command-privacy-export"), description=word("command-privacy-export-about"))
    async def export(self, interaction: Interaction) -> None:
        """Send all stored data as a file."""
        await answer_everybody(interaction, self.bot.host.settings.export_data)

    @app_commands.command(name=word("command-privacy-delete"), description=word("command-privacy-delete-about"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether all data should be deleted."""
        await answer_everybody(interaction, self.bot.host.settings.ask_to_delete)
