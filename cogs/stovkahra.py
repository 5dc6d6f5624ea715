"""The command that only `/stovkahra` has: preferences."""

from __future__ import annotations

from typing import Final

from cogs.entry import Interaction, answer

GAME: Final = "stovkahra"


async def preferences(interaction: Interaction) -> None:
    """Show the preferences of the person who asks."""
    await answer(interaction, interaction.client.host.settings.show_preferences)


COMMANDS: Final = {"preferences": preferences}
"""The commands by name, in the order in which Discord lists them."""
