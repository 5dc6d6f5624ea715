"""The commands that only `/stovkahra` has: review and preferences."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from cogs.entry import Interaction, answer, offer, upload
from cogs.words import Number, about, named

GAME: Final = "stovkahra"


async def _games(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    return await offer(interaction, lambda host, actor: host.ledger.games(actor, typed))


@app_commands.rename(**named("game", "deal", "record"))
@app_commands.describe(**about("game", "deal", "record"))
@app_commands.autocomplete(game=_games)
async def review(
    interaction: Interaction,
    game: Number | None = None,
    deal: app_commands.Range[int, 1, 3] | None = None,
    record: discord.Attachment | None = None,
) -> None:
    """Compare a finished deal with perfect play, of a game of the server or of a record that is handed in."""
    host = interaction.client.host
    if record is not None:
        await answer(interaction, host.records.review, upload(record), deal)
    else:
        await answer(interaction, host.reviews.review, game, deal)


async def preferences(interaction: Interaction) -> None:
    """Show the preferences of the person who asks."""
    await answer(interaction, interaction.client.host.settings.show_preferences)


COMMANDS: Final = {"review": review, "preferences": preferences}
"""The commands by name, in the order in which Discord lists them."""
