"""`/stovkahra`: opening tables, looking back, learning, settings; and what all games' commands have alike."""

from __future__ import annotations

from discord import app_commands

from cogs.entry import answer, offer
from cogs.tables import TABLE_CHOICES, TABLE_OPTIONS, Interaction, Number, TableCommands, on, said
from cogs.words import SWITCH, about, choices, named, word

NEW = ("shuffle", "signals", "count", "series", *TABLE_OPTIONS)
"""Options of a new table."""


class Stovkahra(
    TableCommands,
    group_name=word("command-stovkahra"),
    group_description=word("command-stovkahra-about"),
):
    """The commands of the game."""

    game = "stovkahra"

    # Tables

    @app_commands.command(name=word("command-new"), description=word("command-new-about"))
    @app_commands.rename(**named(*NEW))
    @app_commands.describe(**about(*NEW))
    @app_commands.choices(
        shuffle=choices("choice-shuffle", ["first", "every"]),
        signals=SWITCH,
        count=choices("choice-count", ["closed", "open"]),
        series=choices("choice-series", ["10", "20"]),
        **TABLE_CHOICES,
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
        rules = said(shuffle=shuffle, signals=signals, count=count, series=int(series) if series else None)
        options = said(pace=pace, clock=clock, ping=ping, hints=on(hints), thread=on(thread))
        await self.open(interaction, rules, options, computers)

    @app_commands.command(name=word("command-concede"), description=word("command-concede-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def concede(self, interaction: Interaction, table: Number | None = None) -> None:
        """Gives a game up, if both partners want to."""
        await answer(interaction, lambda host, actor: host.concede(actor, table))

    # Looking back, and learning

    @app_commands.command(name=word("command-review"), description=word("command-review-about"))
    @app_commands.rename(**named("game", "deal"))
    @app_commands.describe(**about("game", "deal"))
    async def review(
        self, interaction: Interaction, game: Number | None = None, deal: app_commands.Range[int, 1, 3] | None = None
    ) -> None:
        """A finished deal against perfect play."""
        await answer(interaction, lambda host, actor: host.review(actor, game, deal))

    @review.autocomplete("game")
    async def _games(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        return await offer(interaction, lambda host, actor: host.ledger_service.games(actor, typed))

    @app_commands.command(name=word("command-learn"), description=word("command-learn-about"))
    async def learn(self, interaction: Interaction) -> None:
        """A guided deal, in private."""
        await answer(interaction, lambda host, actor: host.learn(actor))

    # Settings

    @app_commands.command(name=word("command-preferences"), description=word("command-preferences-about"))
    async def preferences(self, interaction: Interaction) -> None:
        """A person's settings."""
        await answer(interaction, lambda host, actor: host.settings_service.preferences(actor))

    @app_commands.command(name=word("command-settings"), description=word("command-settings-about"))
    async def settings(self, interaction: Interaction) -> None:
        """A server's settings, for moderators."""
        await answer(interaction, lambda host, actor: host.settings_service.settings(actor))
