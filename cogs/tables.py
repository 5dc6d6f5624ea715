"""What every game's commands have alike: tables shown and ended, one's hand, what the rules say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.errors import Refusal
from bot.model.options import Clock, Pace, Ping
from bot.model.roster import COMPUTERS
from bot.service.host import Host
from bot.service.replies import Actor, Answer
from cogs.entry import answer, missing_permissions, offer
from cogs.words import SWITCH, about, choices, named, word

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]
Number = app_commands.Range[int, 1, 10**15]
"""Of a table or a game."""


TABLE_OPTIONS = ("computers", "pace", "hints", "clock", "ping", "thread")
"""Options of a new table of any game."""
TABLE_CHOICES = {
    "computers": choices("level", [str(level) for level in COMPUTERS]),
    "pace": choices("pace", [str(pace) for pace in Pace]),
    "hints": SWITCH,
    "clock": choices("clock", [str(clock) for clock in Clock]),
    "ping": choices("ping", [str(ping) for ping in Ping]),
    "thread": SWITCH,
}
"""What may be chosen for them."""


class TableCommands(commands.GroupCog):
    """The commands of any game, for its group."""

    game: ClassVar[str]
    """The name of the game."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    @app_commands.command(name=word("command-show"), description=word("command-show-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def show(self, interaction: Interaction, table: Number | None = None) -> None:
        """Posts a table anew."""

        async def work(host: Host, actor: Actor) -> Answer:
            need_permissions(interaction)
            return await host.show(actor, table)

        await answer(interaction, work)

    @app_commands.command(name=word("command-tables"), description=word("command-tables-about"))
    async def tables(self, interaction: Interaction) -> None:
        """The tables of the server."""
        await answer(interaction, lambda host, actor: host.tables(actor))

    @app_commands.command(name=word("command-hand"), description=word("command-hand-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def hand(self, interaction: Interaction, table: Number | None = None) -> None:
        """Opens one's panel."""
        await answer(interaction, lambda host, actor: host.hand(actor, table))

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def leave(self, interaction: Interaction, table: Number | None = None) -> None:
        """Leaves a seat."""
        await answer(interaction, lambda host, actor: host.leave(actor, table))

    @app_commands.command(name=word("command-stop"), description=word("command-stop-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def stop(self, interaction: Interaction, table: Number | None = None) -> None:
        """Stops a table, or counts a vote for it."""
        await answer(interaction, lambda host, actor: host.stop(actor, table))

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(**named("topic"))
    @app_commands.describe(**about("topic"))
    async def rules(self, interaction: Interaction, topic: str) -> None:
        """A topic of the rules."""
        await answer(interaction, lambda host, actor: host.rules(actor, self.game, topic))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(interaction, lambda host, actor: host.topics(actor, self.game, typed))

    @app_commands.command(name=word("command-record"), description=word("command-record-about"))
    @app_commands.rename(**named("game"))
    @app_commands.describe(game=word("option-finished-about"))
    async def record(self, interaction: Interaction, game: Number | None = None) -> None:
        """The record of a finished game."""
        await answer(interaction, lambda host, actor: host.ledger_service.last_record(actor, self.game, game))

    @record.autocomplete("game")
    async def _finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger_service.finished(actor, self.game, typed))

    async def open(
        self, interaction: Interaction, rules: dict[str, Any], options: dict[str, Any], computers: str | None
    ) -> None:
        """Opens a table, where the bot may show it; what is not said is as the server has it."""

        async def work(host: Host, actor: Actor) -> Answer:
            need_permissions(interaction)
            return await host.new(actor, rules, options, computers, self.game)

        await answer(interaction, work)


def said(**options: Any) -> dict[str, Any]:
    """The options that were named."""
    return {name: value for name, value in options.items() if value is not None}


def on(switch: str | None) -> bool | None:
    """Whether a switch was put on; `None` where nothing was said."""
    return None if switch is None else switch == "on"


def need_permissions(interaction: Interaction) -> None:
    """Raises `Refusal` where the bot could not keep a table up to date in this channel."""
    if missing := missing_permissions(interaction):
        raise Refusal("missing-permissions", permissions=", ".join(missing))
