"""`/brcko`: the ledger of matchsticks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.entry import answer

if TYPE_CHECKING:
    from bot.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]


class Brcko(commands.GroupCog, name="brcko", description="Matchsticks won and lost on this server"):
    """The commands of the ledger."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    @app_commands.command(description="Series, games and brčka, by player and by pair")
    @app_commands.describe(computers="Whether games in which computers played count too")
    async def standings(self, interaction: Interaction, computers: bool = False) -> None:
        """The standings of the server."""
        await answer(interaction, lambda host, who: host.standings(who, computers=computers))

    @app_commands.command(description="The games played here and how they ended; only you see it")
    async def history(self, interaction: Interaction) -> None:
        """The games of the server."""
        await answer(interaction, lambda host, who: host.history(who, 1))

    @app_commands.command(description="The record of a finished game, to replay and check; only you see it")
    @app_commands.describe(game="The number of the game, as /brcko history lists it")
    async def record(self, interaction: Interaction, game: app_commands.Range[int, 1, 10**15]) -> None:
        """The record of a finished game."""
        await answer(interaction, lambda host, who: host.record(who, game))
