"""A bare bot, as a yardstick: whatever is pressed, it answers by drawing the message anew, and does nothing else.

discord.py, the intents and the settings are those of the real bot, and so is the kind of custom_id. What it draws
stands in the file that the environment names as `SCREENS`: hands which the real bot has shown, as texts and buttons.
"""

from __future__ import annotations

import itertools
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import discord
from discord import ui
from discord.ext import commands

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.app.client import StovkahraBot
from tests.bench.fresh_bot import end_with_bench
from tests.support.loopback_bot import lead_to

SCREENS = itertools.cycle(json.loads(Path(os.environ["SCREENS"]).read_text()) if "SCREENS" in os.environ else [])


class Press(ui.DynamicItem[ui.Item[Any]], template=r"(?:st|pr|se|pv|rv|ah|lg|hi|ln|ch|go)\d{1,3}:[^\n]{0,90}"):
    """Any button."""

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Press:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=view_of(next(SCREENS), Press))


def view_of(components: list[dict[str, Any]], button: type[ui.DynamicItem[ui.Item[Any]]]) -> ui.LayoutView:
    """A view of these components, built anew, whose buttons are of that class."""
    view = ui.LayoutView(timeout=None)
    for part in components:
        view.add_item(drawn(part, button))
    # As the real bot does it: discord.py would wait for the end of the view.
    view.stop()
    return view


def drawn(part: dict[str, Any], button: type[ui.DynamicItem[ui.Item[Any]]]) -> ui.Item[Any]:
    """A part of a message, and those inside of it, made anew."""
    inside = [drawn(each, button) for each in part.get("components", ())]
    match part["type"]:
        case 17:
            return ui.Container(*inside, accent_colour=part.get("accent_color"))
        case 1:
            return ui.ActionRow(*inside)
        case 10:
            return ui.TextDisplay(part["content"])
        case 14:
            return ui.Separator()
    emoji = part.get("emoji")
    return button(
        ui.Button(
            label=part.get("label"),
            style=discord.ButtonStyle(part["style"]),
            emoji=discord.PartialEmoji.from_dict(emoji) if emoji else None,
            disabled=part.get("disabled", False),
            custom_id=part["custom_id"],
        )
    )


class Yardstick(StovkahraBot.__base__):  # type: ignore[name-defined,misc]
    """Set up as the real bot is, on the same class of discord.py."""

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)


if __name__ == "__main__":
    end_with_bench()
    lead_to(os.environ["LOOPBACK"])
    Yardstick().run(os.environ["DISCORD_TOKEN"], log_handler=None)
