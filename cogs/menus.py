"""Commands in the menu of a person or of a message."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from cogs.components import custom_ids
from cogs.entry import Interaction, answer, friend_of, upload
from cogs.games import ANYWHERE, BY_ANYBODY
from cogs.words import word

RECORD: Final = ".json"
"""How the name of a file with a record ends."""


def menus() -> list[app_commands.ContextMenu]:
    """Make the commands that are given by pointing at a person or a message."""
    return [
        app_commands.ContextMenu(name=word("menu-player"), callback=player),
        app_commands.ContextMenu(name=word("menu-challenge"), callback=challenge),
        app_commands.ContextMenu(
            name=word("menu-block"), callback=block, allowed_contexts=ANYWHERE, allowed_installs=BY_ANYBODY
        ),
        app_commands.ContextMenu(
            name=word("menu-look-back"), callback=look_back, allowed_contexts=ANYWHERE, allowed_installs=BY_ANYBODY
        ),
    ]


async def player(interaction: Interaction, user: discord.Member | discord.User) -> None:
    """Show the page of a person to the one who asks."""
    await answer(interaction, interaction.client.host.ledger.show_account, user.id, bot=user.bot)


async def challenge(interaction: Interaction, user: discord.Member | discord.User) -> None:
    """Ask at which game to challenge a person."""
    await answer(interaction, interaction.client.host.challenges.ask_game, friend_of(user))


async def block(interaction: Interaction, user: discord.Member | discord.User) -> None:
    """Block a person, as in the preferences."""
    await answer(interaction, interaction.client.host.company.block_account, user.id, bot=user.bot)


async def look_back(interaction: Interaction, message: discord.Message) -> None:
    """Look back on the record under a message, or on the deal of a table that it shows."""
    files = (upload(each) for each in message.attachments if each.filename.lower().endswith(RECORD))
    buttons = custom_ids(message.components)
    await answer(interaction, interaction.client.host.records.look_back, next(files, None), buttons)
