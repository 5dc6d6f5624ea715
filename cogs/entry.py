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
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from enum import StrEnum
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

import aiohttp
import discord
from discord import app_commands, ui

from bot.i18n.texts import texts
from bot.model.errors import NotSaved, Refusal
from bot.service.host import Host
from bot.service.replies import Actor, Answer, Target, explain
from bot.ui.pages import note
from bot.ui.screen import Block, Button, Channels, Picture, Row, Rule, Screen, Select, Style, Text
from cogs.words import language_of

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

log = logging.getLogger(__name__)

T = TypeVar("T")
Interaction: TypeAlias = "discord.Interaction[StovkahraBot]"
Work = Callable[[Host, Actor], Awaitable[Answer]]
CHANNEL: Final = discord.SelectDefaultValueType.channel


LATE: Final = {10008, 10015, 10062, 40060}
"""Codes of an answer that came too late, or of a message that is gone: nobody is there to be told."""
REFUSED: Final = {401, 403, 404}
"""Answers of Discord's after which the same is not asked again."""
BROKEN: Final = (aiohttp.ClientError, OSError)
"""Errors of a connection that has broken."""
INVALID: Final = 50035
"""The code of a body that Discord does not take; now and then it says so of an emoji that it has."""


PATIENCE: Final = 2.0
"""Seconds after which a click that had to wait for others is let go of: Discord waits for an answer for three."""


async def answer(interaction: Interaction, work: Work) -> None:
    """Has the host do the work, and answers whatever comes of it."""
    if interaction.client.closing:
        interaction.client.health.answers.labels(Outcome.TURNED_AWAY).inc()
        await _say(interaction, texts(language_of(interaction.locale))("restarting"))
        return
    health, came = interaction.client.health, time.monotonic()
    with interaction.client.answering(), health.seconds.time():
        async with interaction.client.admission:
            if time.monotonic() - came < PATIENCE:
                outcome = await _answer(interaction, work)
            else:
                # Where more is pressed than can be done, what nobody would be told in time is not done either.
                outcome = Outcome.TURNED_AWAY
        health.answers.labels(outcome).inc()


class Outcome(StrEnum):
    """What came of a click or command."""

    DONE = "done"
    REFUSED = "refused"
    UNSAVED = "unsaved"
    LATE = "late"
    FAILED = "failed"
    TURNED_AWAY = "turned away"


async def _answer(interaction: Interaction, work: Work) -> Outcome:
    try:
        actor = asker(interaction)
        host = interaction.client.host
        try:
            result = await work(host, actor)
        except Refusal as refusal:
            await _say(interaction, explain(refusal, await host.identity.to_asker(actor)))
            return Outcome.REFUSED
        try:
            return await _send(interaction, host, actor, result)
        finally:
            host.follow(actor, result)
    except Refusal as refusal:
        await _say(interaction, explain(refusal, texts(language_of(interaction.locale))))
        return Outcome.REFUSED
    except NotSaved:
        await _say(interaction, texts(language_of(interaction.locale))("not-saved"))
        return Outcome.UNSAVED
    except Exception as error:
        await apologise(interaction, error)
        return Outcome.FAILED


async def offer(
    interaction: Interaction, find: Callable[[Host, Actor], Awaitable[list[tuple[str, Any]]]]
) -> list[app_commands.Choice[Any]]:
    """What is offered while somebody types; nothing where that fails, since nobody has asked for anything yet."""
    try:
        found = await find(interaction.client.host, asker(interaction))
    except Refusal:
        return []
    except Exception as error:
        log.error("Nothing could be offered to somebody who types", exc_info=error)
        return []
    return [app_commands.Choice(name=name, value=value) for name, value in found]


async def apologise(interaction: Interaction, error: Exception) -> None:
    """Logs an unexpected error with a reference, and tells that reference to whoever ran into it."""
    reference = secrets.token_hex(4)
    log.error("Error %s in answer to an interaction", reference, exc_info=error)
    await _say(interaction, texts(language_of(interaction.locale))("error", reference=reference))


def asker(interaction: Interaction) -> Actor:
    """Who asks, and where; raises `Refusal` outside servers."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("only-servers")
    channel, user = interaction.channel, interaction.user
    return Actor(
        user_id=user.id,
        name=user.display_name,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id,
        # What somebody may do in this channel alone makes nobody a moderator of the server.
        moderator=isinstance(user, discord.Member) and user.guild_permissions.manage_messages,
        bot=user.bot,
        locale=language_of(interaction.locale),
        guild_locale=language_of(interaction.guild_locale) if interaction.guild_locale is not None else None,
        may_post=not missing_permissions(interaction),
        parent_id=channel.parent_id if isinstance(channel, discord.Thread) else None,
    )


def missing_permissions(interaction: Interaction) -> list[str]:
    """What the bot may not do in this channel, and would have to in order to show a table there."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = {
        "View Channel": allowed.view_channel,
        "Send Messages in Threads" if in_thread else "Send Messages": (
            allowed.send_messages_in_threads if in_thread else allowed.send_messages
        ),
    }
    return [name for name, given in needed.items() if not given]


async def _say(interaction: Interaction, text: str) -> None:
    if interaction.response.is_done():
        return
    try:
        await interaction.response.send_message(view=build(note(text)), ephemeral=True)
    except (discord.HTTPException, *BROKEN) as error:
        log.info("Words did not arrive: %s", error)


async def _send(interaction: Interaction, host: Host, actor: Actor, result: Answer) -> Outcome:
    """Shows the answer where it belongs, and keeps what is needed to redraw it."""
    message = interaction.message
    in_place = message is not None and _is_for(result.target, hidden=message.flags.ephemeral)
    deliver = partial(_edit if in_place else _post, interaction, result)
    try:
        message_id = await shown(result.screen, deliver)
    except (discord.HTTPException, *BROKEN) as error:
        # What was asked for has been done and stored; only the answer did not arrive.
        result.lost()
        if not isinstance(error, discord.HTTPException) or error.code in LATE or error.status in REFUSED:
            log.info("An answer did not arrive: %s", error)
            return Outcome.LATE
        await apologise(interaction, error)
        return Outcome.FAILED
    if result.table_id is None:
        return Outcome.DONE
    if result.target is Target.BOARD and not in_place:
        await host.posted(actor, result.table_id, message_id)
    elif result.target is Target.PANEL:
        await host.keep_panel(actor, result.table_id, message_id, interaction.token)
    return Outcome.DONE


def _is_for(target: Target, *, hidden: bool) -> bool:
    """Whether the message pressed is the one that the answer belongs into."""
    return hidden if target is Target.PANEL else not hidden and target in (Target.BOARD, Target.PUBLIC)


async def shown(screen: Screen, deliver: Callable[[ui.LayoutView], Awaitable[T]]) -> T:
    """Delivers a screen; where Discord does not take it, once more, then without emojis of its own on buttons.

    Now and then Discord refuses an emoji that it has.
    """
    for attempt in (screen, screen):
        try:
            return await deliver(build(attempt))
        except discord.HTTPException as error:
            if error.code != INVALID or not _has_emojis(screen):
                raise
    log.info("Discord does not take the emojis of a message, it goes without")
    return await deliver(build(_without_emojis(screen)))


def _has_emojis(screen: Screen) -> bool:
    return screen != _without_emojis(screen)


def _without_emojis(screen: Screen) -> Screen:
    """The same screen without the application's emojis on its buttons, whose labels say the same."""

    def bare(button: Button) -> Button:
        return replace(button, emoji=None) if button.emoji and button.emoji.startswith("<") else button

    blocks = [Row(tuple(map(bare, block.buttons))) if isinstance(block, Row) else block for block in screen.blocks]
    return Screen(tuple(blocks), screen.colour)


async def _edit(interaction: Interaction, result: Answer, view: ui.LayoutView) -> int:
    assert interaction.message is not None
    files = pictures(result.screen)
    if files or interaction.message.attachments:
        # A picture that the new screen does not show would stay attached.
        await interaction.response.edit_message(view=view, attachments=files)
    else:
        await interaction.response.edit_message(view=view)
    return interaction.message.id


async def _post(interaction: Interaction, result: Answer, view: ui.LayoutView) -> int:
    hidden = result.target in (Target.PANEL, Target.NOTE)
    files = pictures(result.screen)
    if result.file is not None:
        name, content = result.file
        files.append(discord.File(io.BytesIO(content), name))
        # Discord shows a file only where the message names it.
        view.children[0].add_item(ui.File(f"attachment://{name}"))  # type: ignore[attr-defined]
    sent = await interaction.response.send_message(view=view, ephemeral=hidden, files=files)
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


class Press(ui.DynamicItem[ui.Item[Any]], template=r"(?:st|pr|se|pv|rv|ah|lg|hi|ln|ch|go)\d{1,3}:[^\n]{0,90}"):
    """A button or a list: all that it does is in its custom_id, so it outlives the process.

    Older and newer versions match too, and are refused in words. Buttons and lists are one class, since every
    class whose template fits is called.
    """

    def __init__(self, item: ui.Item[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        """The item pressed, made anew from the message it stands on."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hands the press to the host."""
        message = interaction.message
        assert message is not None
        on_panel = message.flags.ephemeral
        chosen: Any = interaction.data or {}
        values = tuple(map(str, chosen.get("values") or ()))
        await answer(
            interaction,
            lambda host, actor: host.press(
                actor, self.custom_id, on_panel=on_panel, message_id=message.id, values=values
            ),
        )


def build(screen: Screen) -> ui.LayoutView:
    """A view of the screen.

    Built anew for every message: a view that is changed and sent again would unregister
    the buttons of every table.
    """
    view = ui.LayoutView(timeout=None)
    for wide, blocks in groupby(screen.blocks, lambda block: isinstance(block, Row) and block.wide):
        items = [_item(block) for block in blocks]
        for item in items if wide else [ui.Container(*items, accent_colour=screen.colour)]:
            view.add_item(item)
    # Its buttons are found by what they carry. discord.py would keep the view in memory, and wait for its end.
    view.stop()
    return view


def _item(block: Block) -> ui.Item[Any]:
    match block:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Rule():
            return ui.Separator()
        case Row(buttons):
            return ui.ActionRow(*(_button(button) for button in buttons))
        case Select():
            return ui.ActionRow(_select(block))
        case Channels():
            values = [discord.SelectDefaultValue(id=channel, type=CHANNEL) for channel in block.chosen]
            kinds = [discord.ChannelType.text, discord.ChannelType.news]
            return ui.ActionRow(
                Press(
                    ui.ChannelSelect(
                        custom_id=block.action, channel_types=kinds, min_values=0, max_values=25, default_values=values
                    )
                )
            )
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


def _select(block: Select) -> Press:
    options = [
        discord.SelectOption(label=choice.label, value=choice.value, default=choice.chosen) for choice in block.choices
    ]
    return Press(ui.Select(custom_id=block.action, options=options, min_values=block.least, max_values=block.most))
