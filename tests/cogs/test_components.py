"""Messages: every block of a screen is what discord.py itself would send for it."""

from types import SimpleNamespace

import discord
import pytest
from discord import ui

from bot.service.host import parse
from bot.ui.screen import Button, Channels, Choice, Form, Picture, Row, Rule, Screen, Select, Style, Text, TextField
from cogs.components import INVALID, FormModal, ScreenView, deliver_screen

BUTTONS = (
    Button("Play", parse("st1:1:1.5:play hA"), Style.GO, emoji="<:acorn_ace:123456789012345678>"),
    Button("Look", parse("st1:1:1.5:look"), emoji="🔄", enabled=False),
    Button("", parse("st1:1:1.5:add"), Style.GOOD, emoji="<a:moving:123456789012345679>"),
    Button("Stop", parse("st1:1:1.5:stop"), Style.DANGER),
)
STYLES = {
    **{Style.GO: discord.ButtonStyle.primary, Style.PLAIN: discord.ButtonStyle.secondary},
    **{Style.GOOD: discord.ButtonStyle.success, Style.DANGER: discord.ButtonStyle.danger},
}


def item(button: Button) -> ui.Button:
    look = {"label": button.label, "style": STYLES[button.style], "emoji": button.emoji}
    return ui.Button(**look, disabled=not button.enabled, custom_id=button.action)


def row() -> ui.ActionRow:
    return ui.ActionRow(*map(item, BUTTONS))


def deck() -> ui.ActionRow:
    options = [discord.SelectOption(label=each.title(), value=each) for each in ("french", "german")]
    options[0].default = True
    return ui.ActionRow(ui.Select(custom_id="pr1:deck.0", options=options))


def channels(*more: int) -> ui.ActionRow:
    kinds = [discord.ChannelType(number) for number in (0, 5, 2, 13, *more)]
    chosen = [discord.SelectDefaultValue(id=5, type=discord.SelectDefaultValueType.channel)]
    own = {"custom_id": "se1:channels", "min_values": 0, "max_values": 25}
    return ui.ActionRow(ui.ChannelSelect(**own, channel_types=kinds, default_values=chosen))


def picture() -> ui.MediaGallery:
    return ui.MediaGallery(discord.MediaGalleryItem("attachment://race.png", description="a race"))


BLOCKS = {
    "text": (Text("# Hello"), lambda: ui.TextDisplay("# Hello")),
    "rule": (Rule(), ui.Separator),
    "row": (Row(BUTTONS), row),
    "select": (Select(parse("pr1:deck.0"), (Choice("French", "french", True), Choice("German", "german"))), deck),
    "channels": (Channels(parse("se1:channels"), (5,)), channels),
    "forums": (Channels(parse("se1:channels"), (5,), forums=True), lambda: channels(15)),
    "picture": (Picture("race.png", b"", "a race"), picture),
}


@pytest.mark.parametrize("name", BLOCKS)
async def test_a_block_is_sent_as_discord_py_sends_it(name):
    block, made = BLOCKS[name]
    view = ui.LayoutView()
    view.add_item(ui.Container(made(), accent_colour=0x2F7D4F))
    assert ScreenView(Screen((block,), 0x2F7D4F)).to_components() == view.to_components()


async def test_rows_that_are_wide_stand_outside_of_the_box_and_a_file_is_named():
    view = ui.LayoutView()
    for part in (ui.Container(ui.TextDisplay("a"), accent_colour=1), row(), ui.Container(row(), accent_colour=1)):
        view.add_item(part)
    screen = Screen((Text("a"), Row(BUTTONS, wide=True), Row(BUTTONS)), 1)
    assert ScreenView(screen).to_components() == view.to_components()
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.TextDisplay("a"), ui.File("attachment://game.json"), accent_colour=1))
    assert ScreenView(Screen((Text("a"),), 1), "game.json").to_components() == view.to_components()


def test_a_form_opens_with_what_was_written_so_that_sending_it_takes_nothing_away():
    field = TextField("Yours", "Anything", 80, "seven beats *all*")
    (label,) = FormModal(Form("Words", parse("st1:1:1.5:seeding"), (field,))).to_dict()["components"]
    assert label["component"]["value"] == field.written


@pytest.mark.parametrize("emoji", ["🔄", "<:acorn_ace:123456789012345678>"])
async def test_what_discord_refuses_is_sent_again_only_where_an_emoji_may_be_why(emoji):
    words, sent = Screen((Text("In words"),), 0), []
    button = Button("Look", parse("st1:1:1.5:look"), emoji=emoji)

    async def refuse(view: ui.LayoutView) -> None:
        sent.append(view)
        refused = SimpleNamespace(status=400, reason="Bad Request")
        raise discord.HTTPException(refused, {"code": INVALID, "message": "Invalid Form Body"})

    with pytest.raises(discord.HTTPException):
        await deliver_screen(Screen((Text("As a picture"), Row((button,))), 0, instead=words), refuse)
    assert len(sent) == (1 if emoji == "🔄" else 3)
