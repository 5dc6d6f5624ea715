"""`/privacy`: shows what is stored about a person, and leads to its file and its deletion."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from cogs.entry import Interaction, answer_everybody
from cogs.games import ANYWHERE, BY_ANYBODY
from cogs.words import word


def privacy() -> app_commands.Command[Any, ..., None]:
    """Make the command for a person's own data, which is open also to those whom the operator has shut out."""
    return app_commands.Command(
        name=word("command-privacy"),
        description=word("command-privacy-about"),
        callback=show,
        allowed_contexts=ANYWHERE,
        allowed_installs=BY_ANYBODY,
    )


async def show(interaction: Interaction) -> None:
    """Show what is stored, and for how long."""
    await answer_everybody(interaction, interaction.client.host.settings.show_privacy)
