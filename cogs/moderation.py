"""`/stovkahra-moderation`: what only moderators may do.

It is a group of its own, because Discord gives permissions to whole groups.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.actions import EARLY_GAME
from bot.model.code import CODE_LENGTH
from bot.model.evening import LEAST_DEALS, MOST_DEALS
from bot.model.unit import POINTS
from bot.service.common.replies import Actor, Reply, need_posting
from bot.ui.games import SCREENS
from cogs.entry import answer
from cogs.words import MOST_TYPED, about, choices, named, word

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]
YEARS = range(2000, 2101)
"""The years of which a ledger can be exported by itself."""
GAMES = choices("game", list(SCREENS))
FORMATS = [app_commands.Choice(name=name.upper(), value=name) for name in ("csv", "json")]


# Discord offers them by this to moderators alone; a server can change that, so the services check it again.
@app_commands.default_permissions(manage_messages=True)
class Moderation(
    commands.GroupCog, group_name=word("command-moderation"), group_description=word("command-moderation-about")
):
    """The commands of moderators."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-settings"), description=word("command-settings-about"))
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of the server."""
        await answer(interaction, self.bot.host.settings.show_settings)

    @app_commands.command(name=word("command-correct"), description=word("command-correct-about"))
    @app_commands.rename(**named("brcka", "reason", "player", "partner", "kind"))
    @app_commands.describe(
        brcka=word("option-brcka-about"),
        reason=word("option-reason-about"),
        player=word("option-corrected-about"),
        partner=word("option-corrected-partner-about"),
        kind=word("option-kind-about"),
    )
    @app_commands.choices(kind=GAMES)
    async def correct(
        self,
        interaction: Interaction,
        player: discord.User,
        brcka: app_commands.Range[int, -POINTS.most_corrected, POINTS.most_corrected],
        reason: app_commands.Range[str, 3, 200],
        partner: discord.User | None = None,
        kind: str = EARLY_GAME,
    ) -> None:
        """Add a correction to the ledger of a game."""
        people = [user.id for user in (player, partner) if user is not None]
        await answer(interaction, self.bot.host.ledger.correct, people, brcka, reason, kind)

    @app_commands.command(name=word("command-match"), description=word("command-match-about"))
    @app_commands.rename(**named("deals", "code"))
    @app_commands.describe(deals=word("option-match-deals-about"), **about("code"))
    async def match(
        self,
        interaction: Interaction,
        deals: app_commands.Range[int, LEAST_DEALS, MOST_DEALS] | None = None,
        code: app_commands.Range[str, CODE_LENGTH, MOST_TYPED] | None = None,
    ) -> None:
        """Ask for a match against another server, accept the one of another, or show the one that the server has."""

        async def work(actor: Actor, reply: Reply) -> None:
            need_posting(actor)
            await self.bot.host.matches.show_or_open(actor, reply, EARLY_GAME, deals, code)

        await answer(interaction, work)

    @app_commands.command(name=word("command-withdraw"), description=word("command-withdraw-about"))
    @app_commands.rename(**named("player"))
    @app_commands.describe(player=word("option-withdrawn-about"))
    async def withdraw(self, interaction: Interaction, player: discord.User) -> None:
        """Take somebody off all lists of the server."""
        await answer(interaction, self.bot.host.withdrawals.withdraw, player.id)

    @app_commands.command(name=word("command-export"), description=word("command-export-about"))
    @app_commands.rename(**named("format", "year", "kind"))
    @app_commands.describe(
        format=word("option-format-about"), year=word("option-year-about"), kind=word("option-kind-about")
    )
    @app_commands.choices(format=FORMATS, kind=GAMES)
    async def export(
        self,
        interaction: Interaction,
        format: str = "csv",  # noqa: A002 - the user's word
        year: app_commands.Range[int, YEARS.start, YEARS.stop - 1] | None = None,
        kind: str = EARLY_GAME,
    ) -> None:
        """Send the ledger of a game as a file."""
        await answer(interaction, self.bot.host.ledger.export, format, year, kind)
