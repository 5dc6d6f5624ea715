"""The gateway to Discord: screens become messages, and Discord's errors become those of the services."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final, TypeVar

import discord
from discord import ui
from discord.http import handle_message_parameters

from bot.model.company import Friend
from bot.model.errors import ChannelGone, NoAnswer, PersonGone, TokenDead
from bot.model.panel import Panel
from bot.model.waits import REFUSED_PICTURE_RETRY_S
from bot.service.common.gateway import ServerEvent
from bot.ui.screen import File, Screen
from cogs.components import deliver_screen, files_of
from cogs.entry import REFUSED, friend_of, lacking
from cogs.refused import ARCHIVED, BROKEN, WITHOUT_FILES, meaning_of

log = logging.getLogger(__name__)
T = TypeVar("T")

MAX_THREAD_NAME: Final = 100
NOBODY: Final = discord.AllowedMentions.none()
"""Given with every edit, because without it Discord may notify everybody who is named."""
PUBLIC_THREAD: Final = 11
DAY_IN_MINUTES: Final = 1440
"""Minutes without a message after which Discord archives a thread."""


class DiscordGateway:
    """Posts and edits messages by the REST calls of a client, as `Gateway` says."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._no_files: dict[int, float] = {}
        """Channels that take no files, and until when they are not asked again."""

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    async def post(
        self,
        channel_id: int,
        screen: Screen,
        mentioned: Sequence[int] = (),
        once: str | None = None,
        file: File | None = None,
    ) -> int:
        people = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in mentioned]
        )
        channel = self._channel(channel_id)

        async def send(screen: Screen) -> int:
            files, name = partial(files_of, screen, file), file.name if file is not None else None
            sent = partial(channel.send, allowed_mentions=people, nonce=once)
            message = await deliver_screen(screen, lambda view: sent(view=view, files=files()), name)
            return message.id

        return await self._deliver(channel_id, screen, send)

    async def tell(self, guild_id: int, channel_id: int, account: int, screen: Screen) -> None:
        guild = self._client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild is not None else None
        if guild is None or channel is None:
            return
        try:
            member = await guild.fetch_member(account)
            if channel.permissions_for(member).view_channel:
                await deliver_screen(screen, lambda view: member.send(view=view, allowed_mentions=NOBODY))
        except (discord.Forbidden, discord.NotFound) as error:
            raise PersonGone from error
        except (discord.HTTPException, *BROKEN) as error:
            log.info("Somebody was not told of a table: %s", error)

    async def find_member(self, guild_id: int, account: int) -> Friend:
        guild = self._client.get_guild(guild_id)
        if guild is None:
            raise NoAnswer
        try:
            return friend_of(await guild.fetch_member(account))
        except (discord.HTTPException, *BROKEN) as error:
            raise meaning_of(error) from error

    async def write(self, account: int, screen: Screen, once: str) -> None:
        try:
            channel = await self._client.create_dm(discord.Object(account))
            await deliver_screen(screen, lambda view: channel.send(view=view, allowed_mentions=NOBODY, nonce=once))
        except (discord.HTTPException, *BROKEN) as error:
            meaning = meaning_of(error)
            raise PersonGone if isinstance(meaning, ChannelGone) else meaning from error

    def may_mention(self, guild_id: int, role: int) -> bool:
        guild = self._client.get_guild(guild_id)
        found = guild.get_role(role) if guild is not None else None
        if guild is None or found is None or found.is_default():
            return False
        return found.mentionable or guild.me.guild_permissions.mention_everyone

    def lacks_in(self, guild_id: int, channel_id: int) -> tuple[str, ...]:
        guild = self._client.get_guild(guild_id)
        channel = guild.get_channel(channel_id) if guild is not None else None
        allowed = discord.Permissions.none()
        if guild is not None and channel is not None:
            allowed = channel.permissions_for(guild.me)
        return lacking(allowed, channel)

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        async def send(screen: Screen, view: ui.LayoutView) -> None:
            # Without the list of attachments Discord would keep a picture that the new screen does not show.
            with handle_message_parameters(view=view, attachments=files_of(screen), allowed_mentions=NOBODY) as sent:
                # A message of discord.py would make objects of what Discord sends back, which nobody reads.
                await self._client.http.edit_message(channel_id, message_id, params=sent)

        await self._deliver(channel_id, screen, lambda screen: deliver_screen(screen, partial(send, screen)))

    async def _deliver(self, channel_id: int, screen: Screen, deliver: Callable[[Screen], Awaitable[T]]) -> T:
        """Deliver a screen; without its pictures where the bot may write, but not attach files.

        Such a channel is sent no picture for an hour, because refused requests count towards a ban.
        """
        without = screen.without_pictures
        if without == screen or time.monotonic() < self._no_files.get(channel_id, 0.0):
            return await self._result_of(channel_id, lambda: deliver(without))
        try:
            return await self._result_of(channel_id, lambda: deliver(screen))
        except ChannelGone as error:
            if getattr(error.__cause__, "code", None) not in WITHOUT_FILES:
                raise
            result = await self._result_of(channel_id, lambda: deliver(without))
        log.info("Channel %s takes no pictures, tables are shown there as text alone", channel_id)
        self._no_files = {key: until for key, until in self._no_files.items() if time.monotonic() < until}
        self._no_files[channel_id] = time.monotonic() + REFUSED_PICTURE_RETRY_S
        return result

    def speakable(self, guild_id: int) -> list[int] | None:
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return None
        # That for join messages, those for text, those to talk in.
        there = (guild.system_channel, *guild.text_channels, *guild.voice_channels, *guild.stage_channels)
        channels = dict.fromkeys(channel for channel in there if channel is not None)
        return [each.id for each in channels if not lacking(each.permissions_for(guild.me), each)]

    async def add_event(self, guild_id: int, event: ServerEvent, besides: Collection[int] = ()) -> int | None:
        guild = self._client.get_guild(guild_id)
        if guild is None or not guild.me.guild_permissions.create_events:
            return None
        try:
            there = await self._client.http.get_scheduled_events(guild_id, False)
            own = (each for each in there if each.get("creator_id") == str(guild.me.id) and _is_like(each, event))
            if (known := next((int(each["id"]) for each in own if int(each["id"]) not in besides), None)) is not None:
                return known
            added = await self._client.http.create_guild_scheduled_event(guild_id, **_event(event))
        except (discord.HTTPException, *BROKEN) as error:
            log.info("A server has no event of what was agreed on: %s", error)
            return None
        return int(added["id"])

    async def start_event(self, guild_id: int, event_id: int) -> None:
        active = discord.EventStatus.active.value
        await _tried(self._client.http.edit_scheduled_event(guild_id, event_id, status=active))

    async def delete_event(self, guild_id: int, event_id: int) -> None:
        await _tried(self._client.http.delete_scheduled_event(guild_id, event_id))

    async def leave(self, guild_id: int) -> None:
        try:
            await self._client.http.leave_guild(guild_id)
        except (discord.HTTPException, *BROKEN) as error:
            raise NoAnswer(str(error)) from error

    async def open_thread(self, channel_id: int, name: str) -> int:
        opened = await self._result_of(
            channel_id,
            lambda: self._client.http.start_thread_without_message(
                channel_id, name=name[:MAX_THREAD_NAME], auto_archive_duration=DAY_IN_MINUTES, type=PUBLIC_THREAD
            ),
        )
        return int(opened["id"])

    async def delete(self, channel_id: int, message_id: int) -> None:
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except (discord.HTTPException, *BROKEN) as error:
            log.debug("An old message stays: %s", error)

    async def show_below(self, panel: Panel, screen: Screen) -> int:
        webhook = self._webhook(panel)
        try:
            message = await deliver_screen(
                screen, lambda view: webhook.send(view=view, ephemeral=True, wait=True, allowed_mentions=NOBODY)
            )
        except (discord.HTTPException, *BROKEN) as error:
            raise _dead(error) or NoAnswer(str(error)) from error
        return message.id

    async def refresh(self, panel: Panel, screen: Screen) -> None:
        webhook = self._webhook(panel)
        await self._change_by_token(
            deliver_screen(
                screen,
                # Without the list of attachments Discord would keep a picture that the new screen does not show.
                lambda view: webhook.edit_message(
                    panel.message_id, view=view, attachments=files_of(screen), allowed_mentions=NOBODY
                ),
            )
        )

    async def take_away(self, panel: Panel) -> None:
        await self._change_by_token(self._webhook(panel).delete_message(panel.message_id))

    async def _change_by_token(self, call: Awaitable[object]) -> None:
        """Change the message of a panel; raise `TokenDead` where Discord no longer takes its token."""
        try:
            await call
        except (discord.HTTPException, *BROKEN) as error:
            if dead := _dead(error):
                raise dead from error
            if isinstance(error, discord.HTTPException) and not isinstance(error, discord.DiscordServerError):
                raise
            # The person can press "My hand" to see it.
            log.info("A hand was not redrawn: %s", error)

    def _webhook(self, panel: Panel) -> discord.Webhook:
        assert self._client.application_id is not None
        webhook = discord.Webhook.partial(self._client.application_id, panel.token, client=self._client)
        # Only these send messages that one person sees, and discord.py cannot know that the token is one's own.
        webhook.type = discord.WebhookType.application
        return webhook

    async def _result_of(self, channel_id: int, call: Callable[[], Awaitable[T]]) -> T:
        """Return the result of a call, or raise what its error means for a table; reopen an archived thread once."""
        try:
            return await call()
        except (discord.HTTPException, *BROKEN) as error:
            if not isinstance(error, discord.HTTPException) or error.code not in ARCHIVED:
                raise meaning_of(error) from error
        try:
            await self._client.http.edit_channel(channel_id, archived=False)
            return await call()
        except (discord.HTTPException, *BROKEN) as error:
            raise meaning_of(error) from error


def _event(event: ServerEvent) -> dict[str, Any]:
    """Return an event that is in no channel to talk in, as Discord takes it."""
    return {
        "name": event.name,
        "description": event.about,
        "privacy_level": discord.PrivacyLevel.guild_only.value,
        "entity_type": discord.EntityType.external.value,
        "entity_metadata": {"location": event.place},
        "scheduled_start_time": event.start.isoformat(),
        "scheduled_end_time": event.end.isoformat(),
    }


def _is_like(there: Mapping[str, Any], event: ServerEvent) -> bool:
    """Return whether an event of Discord's that has not begun is at the same time in the same place."""
    place = (there.get("entity_metadata") or {}).get("location")
    begins = datetime.fromisoformat(there["scheduled_start_time"])
    return there["status"] == discord.EventStatus.scheduled.value and (place, begins) == (event.place, event.start)


async def _tried(call: Awaitable[object]) -> None:
    """Change an event of a server where Discord lets the bot."""
    try:
        await call
    except (discord.HTTPException, *BROKEN) as error:
        log.info("An event of a server stays as it is: %s", error)


def _dead(error: Exception) -> TokenDead | None:
    """Return the error of a token that no longer works, or of a panel that is gone; `None` for other errors."""
    meaning = meaning_of(error)
    if isinstance(meaning, TokenDead):
        return meaning
    dead = isinstance(error, discord.HTTPException) and error.status in REFUSED
    return TokenDead() if dead else None
