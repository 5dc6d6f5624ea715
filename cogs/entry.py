"""The one wrapped entry for every click and command, and the buttons that lead to it.

Here it is found out who asks, the host is asked, the answer sent, a refusal told in
words, and an error logged with a short reference that the person sees too. Screens
become components in the same place, since the buttons of an answer come back here.
"""

from __future__ import annotations

import io
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.answers import Answer, Place, Who, explain
from bot.errors import Refusal
from bot.host import Host
from bot.pages import note
from bot.screen import Block, Button, Picture, Row, Rule, Screen, Style, Text
from bot.texts import texts

if TYPE_CHECKING:
    from bot.client import StovkahraBot

log = logging.getLogger(__name__)

Work = Callable[[Host, Who], Awaitable[Answer]]


LATE = {10008, 10015, 10062, 40060}
"""Codes of an answer that came too late, or of a message that is gone: nobody is there to be told."""


async def answer(interaction: discord.Interaction[StovkahraBot], work: Work) -> None:
    """Has the host do the work, and answers whatever comes of it."""
    try:
        who = asker(interaction)
        host = interaction.client.host
        result = await work(host, who)
        try:
            await _send(interaction, host, who, result)
        finally:
            result.then()
    except Refusal as refusal:
        await _say(interaction, explain(refusal, texts()))
    except Exception as error:
        await apologise(interaction, error)


async def apologise(interaction: discord.Interaction[StovkahraBot], error: Exception) -> None:
    """Logs an unexpected error with a reference, and tells that reference to whoever ran into it."""
    reference = secrets.token_hex(4)
    log.error("Error %s in answer to an interaction", reference, exc_info=error)
    if interaction.response.is_done():
        return
    await _say(interaction, texts()("error", reference=reference))


def asker(interaction: discord.Interaction[StovkahraBot]) -> Who:
    """Who asks, and where; raises `Refusal` outside servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("only-servers")
    return Who(
        user_id=interaction.user.id,
        name=interaction.user.display_name,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        moderator=interaction.permissions.manage_messages,
        bot=interaction.user.bot,
    )


async def _say(interaction: discord.Interaction[StovkahraBot], text: str) -> None:
    try:
        await interaction.response.send_message(view=build(note(text)), ephemeral=True)
    except discord.HTTPException as error:
        log.info("Words did not arrive: %s", error)


async def _send(interaction: discord.Interaction[StovkahraBot], host: Host, who: Who, result: Answer) -> None:
    """Shows the answer where it belongs, and keeps what is needed to redraw it."""
    message = interaction.message
    in_place = message is not None and (
        result.place is Place.BOARD or (result.place is Place.PANEL and message.flags.ephemeral)
    )
    try:
        message_id = await (_edit(interaction, result) if in_place else _post(interaction, result))
    except discord.HTTPException as error:
        # What was asked for has been done and stored; only the answer did not arrive.
        if error.code in LATE:
            log.info("An answer did not arrive: %s", error)
        else:
            await apologise(interaction, error)
        return
    if result.table_id is None:
        return
    if result.place is Place.BOARD and not in_place:
        await host.posted(who, result.table_id, message_id)
    elif result.place is Place.PANEL:
        await host.keep_panel(who, result.table_id, message_id, interaction.token)


async def _edit(interaction: discord.Interaction[StovkahraBot], result: Answer) -> int:
    assert interaction.message is not None
    files = pictures(result.screen)
    if files or interaction.message.attachments:
        # A picture that the new screen does not show would stay attached.
        await interaction.response.edit_message(view=build(result.screen), attachments=files)
    else:
        await interaction.response.edit_message(view=build(result.screen))
    return interaction.message.id


async def _post(interaction: discord.Interaction[StovkahraBot], result: Answer) -> int:
    hidden = result.place is not Place.BOARD
    files = pictures(result.screen)
    name = None
    if result.file is not None:
        name, content = result.file
        files.append(discord.File(io.BytesIO(content), name))
    sent = await interaction.response.send_message(view=build(result.screen, name), ephemeral=hidden, files=files)
    assert sent.message_id is not None
    return sent.message_id


def pictures(screen: Screen) -> list[discord.File]:
    """The pictures of a screen as files to go with it."""
    shown = [block for block in screen.blocks if isinstance(block, Picture)]
    return [discord.File(io.BytesIO(block.content), block.name, description=block.alt) for block in shown]


# Buttons and screens

STYLES = {
    Style.GO: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


class Press(ui.DynamicItem[ui.Button[Any]], template=r"(?:st|pr|hi|rv|go)\d{1,3}:[^\n]{1,90}"):
    """A button: all that it does is in its custom_id, so it outlives the process.

    Older and newer versions match too, and are refused in words.
    """

    def __init__(self, button: ui.Button[Any]) -> None:
        super().__init__(button)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        """The button pressed, made anew from the message it stands on."""
        assert isinstance(item, ui.Button)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hands the press to the host."""
        message = interaction.message
        assert message is not None
        on_panel = message.flags.ephemeral
        await answer(
            interaction,
            lambda host, who: host.press(who, self.custom_id, on_panel=on_panel, message_id=message.id),
        )


def build(screen: Screen, file: str | None = None) -> ui.LayoutView:
    """A view of the screen, with a file of that name under it.

    Built anew for every message: a view that is changed and sent again would unregister
    the buttons of every table.
    """
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=screen.colour)
    for block in screen.blocks:
        box.add_item(_item(block))
    if file is not None:
        box.add_item(ui.File(f"attachment://{file}"))
    view.add_item(box)
    return view


def _item(block: Block) -> ui.Item[Any]:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Rule():
            return ui.Separator()
        case Row(buttons):
            return ui.ActionRow(*(_button(button) for button in buttons))
        case Picture(name, _, alt):
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


def _button(button: Button) -> Press:
    return Press(
        ui.Button(
            label=button.label,
            style=STYLES[button.style],
            emoji=button.emoji,
            disabled=not button.enabled,
            custom_id=button.action,
        )
    )
