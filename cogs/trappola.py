"""`/trappola`: opening tables, the standings; and what all games' commands have alike."""

from __future__ import annotations

from discord import app_commands

from bot.options import Clock, Pace, Ping
from bot.roster import COMPUTERS
from cogs.entry import answer
from cogs.tables import Interaction, Number, TableCommands, on, said
from cogs.words import SWITCH, about, choices, named, numbers, word

NEW = ("deals", "computers", "pace", "hints", "clock", "ping", "thread")
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
        await answer(interaction, lambda host, who: host.concede(who, table))

    @app_commands.command(name=word("command-standings"), description=word("command-trappola-standings-about"))
    async def standings(self, interaction: Interaction) -> None:
        """Matches won, drawn and lost."""
        await answer(interaction, lambda host, who: host.desk.results(who, self.game))
