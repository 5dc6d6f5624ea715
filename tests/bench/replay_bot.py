"""A bare bot, as a yardstick: it answers a click with the calls that the real bot made for it, and does nothing else.

What it sends stands in files in the folder that the environment names as `CALLS`, a file for each round: for each
message the clicks to come, and for each click the components of the answer and of the calls that follow it. It sends
by the same methods of discord.py as the real bot, in one of two ways, which the environment names as `SENDING`:

- `items`: as discord.py's own examples do. A view is built anew for every call, and its buttons are dynamic items.
- `raw`: as the real bot does. Clicks come to one listener, components stay the dictionaries that they are in the file,
  and no objects are made of what Discord sends back.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections import deque
from pathlib import Path
from typing import Any

import discord
from discord import ui
from discord.ext import commands

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.app.client import StovkahraBot
from cogs.unread import leave_answers_unread
from tests.bench.fresh_bot import end_with_bench
from tests.support.loopback_bot import lead_to

FOLDER = Path(os.environ.get("CALLS", "."))
RAW = os.environ.get("SENDING") == "raw"
LOAD = "go1:"
"""What the custom_id of the button begins with that has a file read; the name of the file follows."""
LATE_SECONDS = 1.0
"""After which a call is made that the real bot made when nobody pressed any more."""
NOBODY = discord.AllowedMentions.none()
NOT_ONE = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=[])
"""What the real bot sends with a new message that mentions none: the same in other words."""

clicks: dict[int, deque[dict[str, Any]]] = {}
"""What is to be answered on each message."""
tokens: dict[int, str] = {}
"""The newest token of each message."""
below: dict[int, deque[int]] = {}
"""Hands shown below others, by those: they are what is deleted, as clicks go on coming on the first."""


class Press(ui.DynamicItem[ui.Item[Any]], template=r"(?:st|pr|se|pv|rv|ah|lg|hi|ln|ch|go)\d{1,3}:[^\n]{0,90}"):
    """Any button."""

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Press:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await press(interaction)


async def press(interaction: discord.Interaction[Any]) -> None:
    """Answers a click, and makes the calls that follow."""
    assert interaction.message is not None and interaction.data is not None
    custom_id = str(interaction.data["custom_id"])  # type: ignore[typeddict-item]
    if custom_id.startswith(LOAD):
        load(custom_id.removeprefix(LOAD))
        await interaction.response.defer()
        return
    tokens[interaction.message.id] = interaction.token
    click = clicks[interaction.message.id].popleft()
    await interaction.response.edit_message(view=view_of(click["answer"]))
    for call in click["calls"]:
        if call["late"]:
            await asyncio.sleep(LATE_SECONDS)
        await make(interaction, call)


def load(name: str) -> None:
    """Reads what is to be answered from now on."""
    clicks.clear()
    for click in json.loads((FOLDER / name).read_text()):
        clicks.setdefault(click["message"], deque()).append(click)


async def make(interaction: discord.Interaction[Any], call: dict[str, Any]) -> None:
    """Makes a call that follows an answer."""
    client, view = interaction.client, view_of(call["components"])
    match call["kind"]:
        case "refresh":
            assert client.application_id is not None
            webhook = discord.Webhook.partial(client.application_id, tokens[call["message"]], client=client)
            # A hand or a table that has no picture takes the one before away.
            await webhook.edit_message(call["message"], view=view, attachments=[], allowed_mentions=NOBODY)
        case "followup":
            assert client.application_id is not None
            webhook = discord.Webhook.partial(client.application_id, tokens[call["message"]], client=client)
            webhook.type = discord.WebhookType.application
            sent = await webhook.send(view=view, ephemeral=True, wait=True, allowed_mentions=NOBODY)
            below.setdefault(call["message"], deque()).append(sent.id)
        case "delete":
            assert client.application_id is not None
            webhook = discord.Webhook.partial(client.application_id, tokens[call["message"]], client=client)
            await webhook.delete_message(below[call["message"]].popleft())
        case "edit":
            message = client.get_partial_messageable(interaction.channel_id).get_partial_message(call["message"])
            await message.edit(view=view, attachments=[], allowed_mentions=NOBODY)
        case "post":
            await client.get_partial_messageable(interaction.channel_id).send(
                view=view, files=[], allowed_mentions=NOT_ONE
            )


def view_of(components: list[dict[str, Any]]) -> ui.LayoutView:
    """A view of these components, built anew."""
    if RAW:
        return RawView(components)
    view = ui.LayoutView(timeout=None)
    for part in components:
        view.add_item(drawn(part))
    # As the real bot does it: discord.py would wait for the end of the view.
    view.stop()
    return view


class RawView(ui.LayoutView):
    """Components as they are, in the form in which discord.py sends them: what `cogs.components.ScreenView` does."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._components = components
        self.stop()

    def is_dispatchable(self) -> bool:
        return False

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[dict[str, Any]]:
        return self._components


def drawn(part: dict[str, Any]) -> ui.Item[Any]:
    """A part of a message, and those inside of it, made anew."""
    inside = [drawn(each) for each in part.get("components", ())]
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
    return Press(
        ui.Button(
            label=part.get("label"),
            style=discord.ButtonStyle(part["style"]),
            emoji=discord.PartialEmoji.from_dict(emoji) if emoji else None,
            disabled=part.get("disabled", False),
            custom_id=part["custom_id"],
        )
    )


class Replay(StovkahraBot.__base__):  # type: ignore[name-defined,misc]
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
        if RAW:
            leave_answers_unread()
            self.add_listener(press, "on_interaction")
        else:
            self.add_dynamic_items(Press)


if __name__ == "__main__":
    end_with_bench()
    lead_to(os.environ["LOOPBACK"])
    Replay().run(os.environ["DISCORD_TOKEN"], log_handler=None)
