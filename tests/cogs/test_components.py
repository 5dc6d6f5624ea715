"""Messages: every block of a screen is what discord.py itself would send for it."""

import discord
import pytest
from discord import ui

from bot.model.actions import parse
from bot.ui.screen import Button, Channels, Choice, Picture, Row, Rule, Screen, Select, Style, Text
from cogs.components import ScreenView

BUTTONS = (
    Button("Play", parse("st1:1:1.5:play hA"), Style.GO, emoji="<:acorn_ace:123456789012345678>"),
    Button("Look", parse("st1:1:1.5:look"), emoji="🔄", enabled=False),
    Button("", parse("st1:1:1.5:add"), Style.GOOD, emoji="<a:moving:123456789012345679>"),
    Button("Stop", parse("st1:1:1.5:stop"), Style.DANGER),
)
STYLES = {
    Style.GO: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


def row() -> ui.ActionRow:
    return ui.ActionRow(
        *(
            ui.Button(
                label=button.label,
                style=STYLES[button.style],
                emoji=button.emoji,
                disabled=not button.enabled,
                custom_id=button.action,
            )
            for button in BUTTONS
        )
    )


CHOSEN = discord.SelectDefaultValue(id=5, type=discord.SelectDefaultValueType.channel)
BLOCKS = {
    "text": (Text("# Hello"), lambda: ui.TextDisplay("# Hello")),
    "rule": (Rule(), ui.Separator),
    "row": (Row(BUTTONS), row),
    "select": (
        Select(parse("pr1:deck.0"), (Choice("French", "french", True), Choice("German", "german"))),
        lambda: ui.ActionRow(
            ui.Select(
                custom_id="pr1:deck.0",
                options=[
                    discord.SelectOption(label="French", value="french", default=True),
                    discord.SelectOption(label="German", value="german"),
                ],
            )
        ),
    ),
    "channels": (
        Channels(parse("se1:channels"), (5,)),
        lambda: ui.ActionRow(
            ui.ChannelSelect(
                custom_id="se1:channels",
                channel_types=[discord.ChannelType.text, discord.ChannelType.news],
                min_values=0,
                max_values=25,
                default_values=[CHOSEN],
            )
        ),
    ),
    "picture": (
        Picture("race.png", b"", "a race"),
        lambda: ui.MediaGallery(discord.MediaGalleryItem("attachment://race.png", description="a race")),
    ),
}


@pytest.mark.parametrize("name", BLOCKS)
async def test_a_block_is_sent_as_discord_py_sends_it(name):
    block, item = BLOCKS[name]
    view = ui.LayoutView()
    view.add_item(ui.Container(item(), accent_colour=0x2F7D4F))
    assert ScreenView(Screen((block,), 0x2F7D4F)).to_components() == view.to_components()


async def test_rows_that_are_wide_stand_outside_of_the_box():
    view = ui.LayoutView()
    for item in (ui.Container(ui.TextDisplay("a"), accent_colour=1), row(), ui.Container(row(), accent_colour=1)):
        view.add_item(item)
    screen = Screen((Text("a"), Row(BUTTONS, wide=True), Row(BUTTONS)), 1)
    assert ScreenView(screen).to_components() == view.to_components()


async def test_a_file_is_named_in_the_message():
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.TextDisplay("a"), ui.File("attachment://game.json"), accent_colour=1))
    assert ScreenView(Screen((Text("a"),), 1), "game.json").to_components() == view.to_components()
