"""`/stovkahra`: opening, showing and ending tables, one's hand, and the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import Answer, Who
from bot.errors import Refusal
from bot.host import Host, make_level, make_options, make_rules
from bot.pages import TOPICS
from bot.texts import texts
from cogs.entry import answer

if TYPE_CHECKING:
    from bot.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]
TableNumber = app_commands.Range[int, 1, 10**15]


class Stovkahra(commands.GroupCog, name="stovkahra", description="Play Stovkahra, the game to a hundred"):
    """The commands of the game."""

    __cog_is_app_commands_group__ = True

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    @app_commands.command(description="Open a table in this channel")
    @app_commands.describe(
        shuffle="When the pack is shuffled: only for the first deal of a game, or for every deal",
        signals="Whether dealer's right may name a suit to the partner who leads",
        count="Whether card points of the running deal stay hidden",
        series="Brčka that end a series",
        computers="Play at once: three computers of this level sit down with you",
        pace="How fast computers play",
        hints="Whether players may ask what a strong player would do",
    )
    async def new(
        self,
        interaction: Interaction,
        shuffle: Literal["first", "every"] = "first",
        signals: Literal["on", "off"] = "on",
        count: Literal["closed", "open"] = "closed",
        series: Literal[10, 20] = 10,
        computers: Literal["beginner", "regular", "strong"] | None = None,
        pace: Literal["slow", "normal", "fast"] = "normal",
        hints: Literal["on", "off"] = "off",
    ) -> None:
        """Opens a table, where the bot may show it."""

        async def work(host: Host, who: Who) -> Answer:
            _need_permissions(interaction)
            rules = make_rules(shuffle=shuffle, signals=signals, count=count, series=series)
            return await host.new(who, rules, make_options(pace, hints), make_level(computers))

        await answer(interaction, work)

    @app_commands.command(description="Post a table anew, in this channel")
    @app_commands.describe(table="The number of the table, if you mean another than yours")
    async def show(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Posts a table anew."""

        async def work(host: Host, who: Who) -> Answer:
            _need_permissions(interaction)
            return await host.show(who, table)

        await answer(interaction, work)

    @app_commands.command(description="Open your hand; only you see it")
    @app_commands.describe(table="The number of the table, if you sit at several")
    async def hand(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Opens one's panel."""
        await answer(interaction, lambda host, who: host.hand(who, table))

    @app_commands.command(description="Leave your seat; once the series has begun, a computer plays on for you")
    @app_commands.describe(table="The number of the table, if you sit at several")
    async def leave(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Leaves a seat."""
        await answer(interaction, lambda host, who: host.leave(who, table))

    @app_commands.command(description="Stop a table: its opener before the first deal, later most of those who play")
    @app_commands.describe(table="The number of the table, if there are several")
    async def stop(self, interaction: Interaction, table: TableNumber | None = None) -> None:
        """Stops a table, or counts a vote for it."""
        await answer(interaction, lambda host, who: host.stop(who, table))

    @app_commands.command(description="Look back on a finished deal: what perfect play would have made of it")
    @app_commands.describe(
        game="The number of the game, as /brcko history lists it; without it, the last one played here",
        deal="Which deal of the game; without it, the last one",
    )
    async def review(
        self,
        interaction: Interaction,
        game: TableNumber | None = None,
        deal: app_commands.Range[int, 1, 3] | None = None,
    ) -> None:
        """A finished deal against perfect play."""
        await answer(interaction, lambda host, who: host.review(who, game, deal))

    @app_commands.command(description="What the rules say, by topic; only you see it")
    @app_commands.describe(topic="What you want to know about")
    @app_commands.choices(topic=[app_commands.Choice(name=texts()(f"topic-{topic}"), value=topic) for topic in TOPICS])
    async def rules(self, interaction: Interaction, topic: app_commands.Choice[str]) -> None:
        """A topic of the rules."""

        async def work(host: Host, who: Who) -> Answer:
            return host.rules(topic.value)

        await answer(interaction, work)

    @app_commands.command(description="Your own settings: cutting, and cards without alternative")
    async def preferences(self, interaction: Interaction) -> None:
        """A person's settings."""
        await answer(interaction, lambda host, who: host.preferences(who))


def _need_permissions(interaction: Interaction) -> None:
    """Raises `Refusal` where the bot could not keep a table up to date in this channel."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "View Channel": allowed.view_channel,
        "Send Messages in Threads" if in_thread else "Send Messages": (
            allowed.send_messages_in_threads if in_thread else allowed.send_messages
        ),
    }
    missing = [name for name, given in needed.items() if not given]
    if missing:
        raise Refusal("missing-permissions", permissions=" and ".join(missing))
