"""Screens as components of Discord's messages.

Buttons work even after a restart: a button's custom_id says all that it does, so discord.py keeps nothing in memory.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import Any, Final, TypeVar

import discord
from discord import ui

from bot.ui.screen import (
    Block,
    Button,
    Channels,
    Field,
    File,
    FileField,
    Form,
    ListField,
    People,
    PeopleField,
    Picture,
    Roles,
    Row,
    Rule,
    Screen,
    Select,
    Style,
    Text,
    TextField,
)

log = logging.getLogger(__name__)
T = TypeVar("T")

INVALID: Final = 50035
"""Discord's error code for an invalid body; Discord sometimes sends it for an emoji that exists."""
CHANNEL: Final = discord.SelectDefaultValueType.channel
ROLE: Final = discord.SelectDefaultValueType.role
MESSAGES_IN: Final = [
    *(discord.ChannelType.text, discord.ChannelType.news),
    *(discord.ChannelType.voice, discord.ChannelType.stage_voice),
]
"""Kinds of channels in which there are messages."""
POSTS_IN: Final = [discord.ChannelType.forum]
"""Kinds of channels in which there are only posts, with messages in them."""
STYLES: Final = {
    Style.GO: discord.ButtonStyle.primary.value,
    Style.PLAIN: discord.ButtonStyle.secondary.value,
    Style.GOOD: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
ROW, BUTTON, TEXT, CONTAINER, FILE = (
    kind.value
    for kind in (
        discord.ComponentType.action_row,
        discord.ComponentType.button,
        discord.ComponentType.text_display,
        discord.ComponentType.container,
        discord.ComponentType.file,
    )
)


class ScreenView(ui.LayoutView):
    """A screen, and perhaps a file, in the form in which discord.py sends it with a message.

    The components are written as plain dictionaries: a message has up to forty, and an object for each would take more
    time than the rest of a click.
    """

    def __init__(self, screen: Screen, file: str | None = None) -> None:
        super().__init__(timeout=None)
        self._components = _components(screen, file)
        # Otherwise discord.py keeps the view in memory and waits for its end.
        self.stop()

    def is_dispatchable(self) -> bool:
        """Have discord.py not keep the view: clicks are answered by their custom_ids."""
        return False

    def has_components_v2(self) -> bool:
        return True

    def to_components(self) -> list[dict[str, Any]]:
        return self._components


def _components(screen: Screen, file: str | None) -> list[dict[str, Any]]:
    components: list[dict[str, Any]] = []
    for wide, blocks in groupby(screen.blocks, lambda block: isinstance(block, Row) and block.wide):
        drawn = [_component(block) for block in blocks]
        if not wide:
            drawn = [{"type": CONTAINER, "accent_color": screen.colour, "spoiler": False, "components": drawn}]
        components += drawn
    if file is not None:
        # Discord shows a file only where a component of the message names it.
        shown: dict[str, Any] = {"type": FILE, "spoiler": False, "file": {"url": f"attachment://{file}"}}
        components[0]["components"].append(shown)
    return components


def _component(block: Block) -> dict[str, Any]:
    match block:
        case Text(markdown):
            return {"type": TEXT, "content": markdown}
        case Row(buttons):
            return {"type": ROW, "components": [_button(button) for button in buttons]}
        case _:
            return dict(_item(block).to_component_dict())


def _button(button: Button) -> dict[str, Any]:
    drawn: dict[str, Any] = {"type": BUTTON, "style": STYLES[button.style], "disabled": not button.enabled}
    if button.label:
        drawn["label"] = button.label
    drawn["custom_id"] = button.action
    if button.emoji:
        drawn["emoji"] = _emoji(button.emoji)
    return drawn


@lru_cache(maxsize=512)
def _emoji(text: str) -> dict[str, Any]:
    return dict(discord.PartialEmoji.from_str(text).to_dict())


def _item(block: Rule | Select | Channels | Roles | People | Picture) -> ui.Item[ui.LayoutView]:
    """Return a block that is seldom used as an item of discord.py."""
    match block:
        case Rule():
            return ui.Separator()
        case Select():
            options = _options(block)
            least, most, label = block.least, block.most, block.label or None
            return ui.ActionRow(
                ui.Select(custom_id=block.action, options=options, min_values=least, max_values=most, placeholder=label)
            )
        case Channels():
            values = [discord.SelectDefaultValue(id=channel, type=CHANNEL) for channel in block.chosen]
            select: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
                custom_id=block.action,
                channel_types=[*MESSAGES_IN, *(POSTS_IN if block.forums else [])],
                min_values=0,
                max_values=block.most,
                default_values=values,
            )
            return ui.ActionRow(select)
        case Roles(_, chosen):
            held = [discord.SelectDefaultValue(id=chosen, type=ROLE)] if chosen is not None else []
            roles: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
                custom_id=block.action, min_values=0, max_values=1, default_values=held
            )
            return ui.ActionRow(roles)
        case People(_, most):
            people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(custom_id=block.action, max_values=most)
            return ui.ActionRow(people)
        case Picture(name, _, alt):
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))


class FormModal(ui.Modal):
    """A form as Discord's window; what is written there comes back as an interaction, even after a restart."""

    def __init__(self, form: Form) -> None:
        super().__init__(title=form.title, custom_id=form.does.encode(), timeout=None)
        for field in form.fields:
            self.add_item(ui.Label(text=field.label, description=field.about or None, component=_control(field)))
        # Otherwise discord.py keeps the window in memory.
        self.stop()


def _control(field: Field) -> ui.Item[FormModal]:
    match field:
        case TextField():
            return ui.TextInput(custom_id="text", default=field.written or None, required=False, max_length=field.most)
        case PeopleField():
            return ui.UserSelect(custom_id="people", required=False, min_values=0, max_values=field.most)
        case FileField():
            return ui.FileUpload(custom_id="file")
        case ListField():
            least, most = field.least, field.most
            return ui.Select(
                custom_id=field.name, required=bool(least), min_values=least, max_values=most, options=_options(field)
            )


def _options(chosen_from: Select | ListField) -> list[discord.SelectOption]:
    """Return the choices of a list, with those that stand there now."""
    return [
        discord.SelectOption(label=each.label, value=each.value, default=each.chosen, description=each.about or None)
        for each in chosen_from.choices
    ]


def answered(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what was written into the fields of a form or chosen there, and which file was handed in, in their order.

    >>> answered({"components": [{"component": {"value": ""}}, {"component": {"values": ["1001"]}}]})
    ('', '1001')
    """
    fields = [label.get("component") or {} for label in data.get("components") or ()]
    return tuple(str(value) for field in fields for value in field.get("values", [field.get("value") or ""]))


def custom_ids(components: Iterable[discord.Component]) -> list[str]:
    """Return the custom_ids of the buttons among the components of a message, in their order."""
    found: list[str] = []
    for each in components:
        if isinstance(each, discord.Button) and each.custom_id is not None:
            found.append(each.custom_id)
        elif isinstance(each, discord.Container | discord.ActionRow):
            found += custom_ids(each.children)
    return found


def files_of(screen: Screen, file: File | None = None) -> list[discord.File]:
    """Return the pictures of a screen, and another file, as files to send with it."""
    shown = [block for block in screen.blocks if isinstance(block, Picture)]
    sent = [discord.File(io.BytesIO(block.content), block.name, description=block.alt) for block in shown]
    return sent if file is None else [*sent, discord.File(io.BytesIO(file.content), file.name)]


async def deliver_screen(
    screen: Screen, deliver: Callable[[ui.LayoutView], Awaitable[T]], file: str | None = None
) -> T:
    """Deliver a screen; where Discord refuses it, try once more, then without the application's emojis on buttons.

    Discord sometimes refuses an emoji that exists.
    """
    for attempt in (screen, screen):
        try:
            return await deliver(ScreenView(attempt, file))
        except discord.HTTPException as error:
            if error.code != INVALID or not _has_emojis(screen):
                raise
    log.info("Discord does not take the emojis of a message, it goes without")
    return await deliver(ScreenView(_without_emojis(screen), file))


def _has_emojis(screen: Screen) -> bool:
    return screen != _without_emojis(screen)


def _without_emojis(screen: Screen) -> Screen:
    """Return the same screen without the application's emojis on its buttons; labels say the same."""

    def bare(button: Button) -> Button:
        if not button.emoji or not button.emoji.startswith("<"):
            return button
        return replace(button, emoji=None, label=button.without_emoji or button.label)

    blocks = [Row(tuple(map(bare, block.buttons))) if isinstance(block, Row) else block for block in screen.blocks]
    return replace(screen, blocks=tuple(blocks))
