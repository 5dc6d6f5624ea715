"""`/trappola`: opening tables, the standings; and what all games' commands have alike."""

from __future__ import annotations

from discord import app_commands

from cogs.entry import answer
from cogs.tables import TABLE_CHOICES, TABLE_OPTIONS, Interaction, Number, TableCommands, on, said
from cogs.words import about, named, numbers, word

NEW = ("deals", *TABLE_OPTIONS)
"""Options of a new table."""


class Trappola(
    TableCommands,
    group_name=word("command-trappola"),
    group_description=word("command-trappola-about"),
):
    """The commands of the game."""

    game = "trappola"

    @app_commands.command(name=word("command-new"), description=word("command-new-about"))
    @app_commands.rename(**named(*NEW))
    @app_commands.describe(**about(*NEW) | {"computers": word("option-table-computers-about")})
    @app_commands.choices(deals=numbers("trappola", "deals"))
    @app_commands.choices(
        **TABLE_CHOICES,
    )
    async def new(
        self,
        interaction: Interaction,
        deals: int | None = None,
        computers: str | None = None,
        pace: str | None = None,
        hints: str | None = None,
        clock: str | None = None,
        ping: str | None = None,
        thread: str | None = None,
    ) -> None:
        """Opens a table."""
        options = said(pace=pace, clock=clock, ping=ping, hints=on(hints), thread=on(thread))
        await self.open(interaction, said(deals=deals), options, computers)

    @app_commands.command(name=word("command-concede"), description=word("command-concede-about"))
    @app_commands.rename(**named("table"))
    @app_commands.describe(**about("table"))
    async def concede(self, interaction: Interaction, table: Number | None = None) -> None:
        """Gives a match up."""
        await answer(interaction, lambda host, actor: host.concede(actor, table))

    @app_commands.command(name=word("command-standings"), description=word("command-trappola-standings-about"))
    async def standings(self, interaction: Interaction) -> None:
        """Matches won, drawn and lost."""
        await answer(interaction, lambda host, actor: host.ledger_service.results(actor, self.game))
