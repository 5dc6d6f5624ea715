"""`/brcko`: the ledger of brčka."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.errors import Refusal
from bot.model.ledger import MOST_CORRECTED, Period
from bot.service.host import Host
from bot.service.replies import Actor, Answer
from cogs.entry import answer, offer
from cogs.words import Number, choices, named, word

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]
FORMATS = [app_commands.Choice(name=name.upper(), value=name) for name in ("csv", "json")]


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

        async def work(host: Host, actor: Actor) -> Answer:
            if picture:
                return await host.ledger_service.picture(actor)
            _need_player(player, partner)
            kind = LedgerTopic.PAIRS if partner else LedgerTopic.STANDINGS
            query = LedgerPage(kind, Period(period), player, partner, computers=computers)
            return await host.ledger_service.page(actor, query, public=True)

        await answer(interaction, work)

    @app_commands.command(name=word("command-player"), description=word("command-player-about"))
    @app_commands.rename(**named("player"))
    @app_commands.describe(player=word("option-which-player-about"))
    async def player(self, interaction: Interaction, player: Number = 0) -> None:
        """Show one player's games, series and partners; without a name one's own."""

        async def work(host: Host, actor: Actor) -> Answer:
            key = player or (await host.identity.person(actor)).id
            return await host.ledger_service.page(actor, LedgerPage(LedgerTopic.PLAYER, player=key))

        await answer(interaction, work)

    @app_commands.command(name=word("command-series"), description=word("command-series-about"))
    @app_commands.rename(**named("series"))
    @app_commands.describe(series=word("option-series-played-about"))
    async def series(self, interaction: Interaction, series: Number = 0) -> None:
        """List the series of the server, or show one of them game by game."""
        await answer(
            interaction,
            lambda host, actor: host.ledger_service.page(actor, LedgerPage(LedgerTopic.SERIES, table=series)),
        )

    @app_commands.command(name=word("command-history"), description=word("command-history-about"))
    @app_commands.rename(**named("player", "partner"))
    @app_commands.describe(player=word("option-player-about"), partner=word("option-partner-about"))
    async def history(self, interaction: Interaction, player: Number = 0, partner: Number = 0) -> None:
        """List the games of the server."""

        async def work(host: Host, actor: Actor) -> Answer:
            _need_player(player, partner)
            return await host.ledger_service.page(
                actor, LedgerPage(LedgerTopic.HISTORY, player=player, partner=partner)
            )

        await answer(interaction, work)

    @app_commands.command(name=word("command-chart"), description=word("command-chart-about"))
    @app_commands.rename(**named("series"))
    @app_commands.describe(series=word("option-series-played-about"))
    async def chart(self, interaction: Interaction, series: Number | None = None) -> None:
        """Draw the race of a series."""
        await answer(interaction, lambda host, actor: host.ledger_service.chart(actor, series))

    @standings.autocomplete("player")
    @standings.autocomplete("partner")
    @player.autocomplete("player")
    @history.autocomplete("player")
    @history.autocomplete("partner")
    async def _players(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger_service.players(actor, typed))

    @series.autocomplete("series")
    @chart.autocomplete("series")
    async def _series(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger_service.series(actor, typed))

    # For moderators; the bot checks it, since Discord knows no permissions of single subcommands.

    @app_commands.command(name=word("command-correct"), description=word("command-correct-about"))
    @app_commands.rename(**named("brcka", "reason", "player", "partner"))
    @app_commands.describe(
        brcka=word("option-brcka-about"),
        reason=word("option-reason-about"),
        player=word("option-corrected-about"),
        partner=word("option-corrected-partner-about"),
    )
    async def correct(
        self,
        interaction: Interaction,
        player: discord.User,
        brcka: app_commands.Range[int, -MOST_CORRECTED, MOST_CORRECTED],
        reason: app_commands.Range[str, 3, 200],
        partner: discord.User | None = None,
    ) -> None:
        """Add a correction to the ledger."""
        people = [user.id for user in (player, partner) if user is not None]
        await answer(interaction, lambda host, actor: host.ledger_service.correct(actor, people, brcka, reason))

    @app_commands.command(name=word("command-export"), description=word("command-export-about"))
    @app_commands.rename(**named("format"))
    @app_commands.describe(format=word("option-format-about"))
    @app_commands.choices(format=FORMATS)
    async def export(self, interaction: Interaction, format: str = "csv") -> None:  # noqa: A002 - the user's word
        """Send the ledger as a file."""
        await answer(interaction, lambda host, actor: host.ledger_service.export(actor, format))


def _need_player(player: int, partner: int) -> None:
    if partner and not player:
        raise Refusal("partner-of-nobody")
    if partner and partner == player:
        raise Refusal("same-person-twice")
