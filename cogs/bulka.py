"""`/bulka`: opening tables, the standings; and what all games' commands have alike."""

from __future__ import annotations

from discord import app_commands

from cogs.entry import answer
from cogs.tables import TABLE_CHOICES, TABLE_OPTIONS, Interaction, TableCommands, on, said
from cogs.words import SWITCH, about, named, numbers, word

NEW = ("alifer", "cup", "key", *TABLE_OPTIONS)
"""Options of a new table."""


class Bulka(
    TableCommands,
    group_name=word("command-bulka"),
    group_description=word("command-bulka-about"),
):
    """The commands of the game."""

    game = "bulka"

    @app_commands.command(name=word("command-new"), description=word("command-new-about"))
    @app_commands.rename(**named(*NEW))
    @app_commands.describe(**about(*NEW) | {"computers": word("option-table-computers-about")})
    @app_commands.choices(key=numbers("bulka", "key"))
    @app_commands.choices(
        alifer=SWITCH,
        cup=SWITCH,
        **TABLE_CHOICES,
    )
    async def new(
        self,
        interaction: Interaction,
        alifer: str | None = None,
        cup: str | None = None,
        key: int | None = None,
        computers: str | None = None,
        pace: str | None = None,
        hints: str | None = None,
        clock: str | None = None,
        ping: str | None = None,
        thread: str | None = None,
    ) -> None:
        """Opens a table."""
        options = said(pace=pace, clock=clock, ping=ping, hints=on(hints), thread=on(thread))
        await self.open(interaction, said(alifer=alifer, cup=cup, key=key), options, computers)

    @app_commands.command(name=word("command-standings"), description=word("command-bulka-standings-about"))
    async def standings(self, interaction: Interaction) -> None:
        """Chips and cups won."""
        await answer(interaction, lambda host, actor: host.ledger_service.results(actor, self.game))
