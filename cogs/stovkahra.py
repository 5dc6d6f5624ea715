"""`/stovkahra`: opening, showing and ending tables, one's hand, learning, rules, settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers import Answer, Who
from bot.errors import Refusal
from bot.host import Host
from bot.options import Clock, Pace, Ping
from bot.roster import COMPUTERS
from cogs.entry import answer, missing_permissions, offer
from cogs.words import about, choices, named, word

if TYPE_CHECKING:
    from bot.client import StovkahraBot

Interaction = discord.Interaction["StovkahraBot"]
Number = app_commands.Range[int, 1, 10**15]
"""Of a table or a game."""
SWITCH = choices("choice-switch", ["on", "off"])
NEW = ("shuffle", "signals", "count", "series", "computers", "pace", "hints", "clock", "ping", "thread")
"""Options of a new table."""


class Stovkahra(
    commands.GroupCog, group_name=word("command-stovkahra"), group_description=word("command-stovkahra-about")
):
    """The commands of the game."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot

    # Tables

    @app_commands.command(name=word("command-new"), description=word("command-new-about"))
    @app_commands.rename(**named(*NEW))
    @app_commands.describe(**about(*NEW))
    @app_commands.choices(
        shuffle=choices("choice-shuffle", ["first", "every"]),
        signals=SWITCH,
        count=choices("choice-count", ["closed", "open"]),
        series=choices("choice-series", ["10", "20"]),
        computers=choices("level", [str(level) for level in COMPUTERS]),
        pace=choices("pace", [str(pace) for pace in Pace]),
        hints=SWITCH,
        clock=choices("clock", [str(clock) for clock in Clock]),
        ping=choices("ping", [str(ping) for ping in Ping]),
        thread=SWITCH,
    )
    async def new(
        self,
        interaction: Interaction,
        shuffle: str | None = None,
        signals: str | None = None,
        count: str | None = None,
        series: str | None = None,
        computers: str | None = None,
        pace: str | None = None,
        hints: str | None = None,
        clock: str | None = None,
        ping: str | None = None,
        thread: str | None = None,
    ) -> None:
        """Opens a table, where the bot may show it; what is not said is as the server has it."""
        rules = _said(shuffle=shuffle, signals=signals, count=count, series=int(series) if series else None)
        options = _said(pace=pace, clock=clock, ping=ping, hints=_on(hints), thread=_on(thread))

        async def work(host: Host, who: Who) -> Answer:
            _need_permissions(interaction)
            return await host.new(who, rules, options, computers)

        await answer(interaction, work)

    @app_commands.command(name=word("command-show"), description=word("command-show-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def show(self, interaction: Interaction, table: Number | None = None) -> None:
        """Posts a table anew."""

        async def work(host: Host, who: Who) -> Answer:
            _need_permissions(interaction)
            return await host.show(who, table)

        await answer(interaction, work)

    @app_commands.command(name=word("command-tables"), description=word("command-tables-about"))
    async def tables(self, interaction: Interaction) -> None:
        """The tables of the server."""
        await answer(interaction, lambda host, who: host.tables(who))

    @app_commands.command(name=word("command-hand"), description=word("command-hand-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def hand(self, interaction: Interaction, table: Number | None = None) -> None:
        """Opens one's panel."""
        await answer(interaction, lambda host, who: host.hand(who, table))

    @app_commands.command(name=word("command-leave"), description=word("command-leave-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def leave(self, interaction: Interaction, table: Number | None = None) -> None:
        """Leaves a seat."""
        await answer(interaction, lambda host, who: host.leave(who, table))

    @app_commands.command(name=word("command-concede"), description=word("command-concede-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def concede(self, interaction: Interaction, table: Number | None = None) -> None:
        """Gives a game up, if both partners want to."""
        await answer(interaction, lambda host, who: host.concede(who, table))

    @app_commands.command(name=word("command-stop"), description=word("command-stop-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def stop(self, interaction: Interaction, table: Number | None = None) -> None:
        """Stops a table, or counts a vote for it."""
        await answer(interaction, lambda host, who: host.stop(who, table))

    # Looking back, and learning

    @app_commands.command(name=word("command-review"), description=word("command-review-about"))
    @app_commands.rename(**named("game", "deal"))
    @app_commands.describe(**about("game", "deal"))
    async def review(
        self, interaction: Interaction, game: Number | None = None, deal: app_commands.Range[int, 1, 3] | None = None
    ) -> None:
        """A finished deal against perfect play."""
        await answer(interaction, lambda host, who: host.review(who, game, deal))

    @app_commands.command(name=word("command-record"), description=word("command-record-about"))
    @app_commands.rename(**named("game"))
    @app_commands.describe(**about("game"))
    async def record(self, interaction: Interaction, game: Number) -> None:
        """The record of a finished game."""
        await answer(interaction, lambda host, who: host.desk.record(who, game))

    @review.autocomplete("game")
    @record.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, who: host.desk.games(who, typed))

    @app_commands.command(name=word("command-learn"), description=word("command-learn-about"))
    async def learn(self, interaction: Interaction) -> None:
        """A guided deal, in private."""
        await answer(interaction, lambda host, who: host.learn(who))

    @app_commands.command(name=word("command-rules"), description=word("command-rules-about"))
    @app_commands.rename(**named("topic"))
    @app_commands.describe(**about("topic"))
    async def rules(self, interaction: Interaction, topic: str) -> None:
        """A topic of the rules."""
        await answer(interaction, lambda host, who: host.rules(who, topic))

    @rules.autocomplete("topic")
    async def _topics(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await offer(interaction, lambda host, who: host.topics(who, typed))

    # Settings

    @app_commands.command(name=word("command-preferences"), description=word("command-preferences-about"))
    async def preferences(self, interaction: Interaction) -> None:
        """A person's settings."""
        await answer(interaction, lambda host, who: host.office.preferences(who))

    @app_commands.command(name=word("command-settings"), description=word("command-settings-about"))
    async def settings(self, interaction: Interaction) -> None:
        """A server's settings, for moderators."""
        await answer(interaction, lambda host, who: host.office.settings(who))


def _said(**options: Any) -> dict[str, Any]:
    """The options that were named."""
    return {name: value for name, value in options.items() if value is not None}


def _on(switch: str | None) -> bool | None:
    return None if switch is None else switch == "on"


def _need_permissions(interaction: Interaction) -> None:
    """Raises `Refusal` where the bot could not keep a table up to date in this channel."""
    if missing := missing_permissions(interaction):
        raise Refusal("missing-permissions", permissions=", ".join(missing))
