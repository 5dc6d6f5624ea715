"""`/brcko`: the ledger of brčka."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.actions import EARLY_GAME
from bot.model.ledger import Period
from bot.model.ledger_pages import DrawStandings, LedgerPage, LedgerTopic
from bot.service.common.replies import Actor, Reply
from bot.service.looking_back.ledger import need_two
from cogs.entry import answer, offer
from cogs.words import Number, choices, named, word

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]


class Brcko(commands.GroupCog, group_name=word("command-brcko"), group_description=word("command-brcko-about")):
    """The commands of the ledger."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-standings"), description=word("command-standings-about"))
    @app_commands.rename(**named("period", "player", "partner", "computers", "picture"))
    @app_commands.describe(
        period=word("option-period-about"),
        player=word("option-player-about"),
        partner=word("option-partner-about"),
        computers=word("option-with-computers-about"),
        picture=word("option-picture-about"),
    )
    @app_commands.choices(period=choices("period", [str(period) for period in Period]))
    async def standings(
        self,
        interaction: Interaction,
        period: str = "all",
        player: Number = 0,
        partner: Number = 0,
        computers: bool = False,
        picture: bool = False,
    ) -> None:
        """Show the standings of the server."""

        async def work(actor: Actor, reply: Reply) -> None:
            if picture:
                await self.bot.host.ledger.draw_standings(
                    actor, reply, DrawStandings(EARLY_GAME, Period(period), computers)
                )
                return
            need_two(EARLY_GAME, player, partner)
            kind = LedgerTopic.PAIRS if partner else LedgerTopic.STANDINGS
            query = LedgerPage(EARLY_GAME, kind, Period(period), player, partner, computers=computers)
            await self.bot.host.ledger.show_page(actor, reply, query, public=True)

        await answer(interaction, work)

    @app_commands.command(name=word("command-player"), description=word("command-player-about"))
    @app_commands.rename(**named("player"))
    @app_commands.describe(player=word("option-which-player-about"))
    async def player(self, interaction: Interaction, player: Number = 0) -> None:
        """Show one player's games, series and partners; without a name, those of the person who asks."""
        await answer(interaction, self.bot.host.ledger.show_player, player)

    @app_commands.command(name=word("command-series"), description=word("command-series-about"))
    @app_commands.rename(**named("series"))
    @app_commands.describe(series=word("option-series-played-about"))
    async def series(self, interaction: Interaction, series: Number = 0) -> None:
        """List the series of the server, or show one of them game by game."""
        await answer(
            interaction, self.bot.host.ledger.show_page, LedgerPage(EARLY_GAME, LedgerTopic.SERIES, table=series)
        )

    @app_commands.command(name=word("command-history"), description=word("command-history-about"))
    @app_commands.rename(**named("player", "partner"))
    @app_commands.describe(player=word("option-player-about"), partner=word("option-partner-about"))
    async def history(self, interaction: Interaction, player: Number = 0, partner: Number = 0) -> None:
        """List the games of the server."""
        await answer(interaction, self.bot.host.ledger.show_history, EARLY_GAME, player, partner)

    @app_commands.command(name=word("command-season"), description=word("command-season-about"))
    async def season(self, interaction: Interaction) -> None:
        """Show how the season of the server stands."""
        await answer(interaction, self.bot.host.seasons.show)

    @app_commands.command(name=word("command-chart"), description=word("command-chart-about"))
    @app_commands.rename(**named("series"))
    @app_commands.describe(series=word("option-series-played-about"))
    async def chart(self, interaction: Interaction, series: Number | None = None) -> None:
        """Draw the race of a series as a picture."""
        await answer(interaction, self.bot.host.ledger.show_series, series)

    @standings.autocomplete("player")
    @standings.autocomplete("partner")
    @player.autocomplete("player")
    @history.autocomplete("player")
    @history.autocomplete("partner")
    async def _players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger.players(actor, typed))

    @series.autocomplete("series")
    @chart.autocomplete("series")
    async def _series(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger.series(actor, typed))
