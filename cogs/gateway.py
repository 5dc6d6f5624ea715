"""The host's face: its screens as messages of Discord, Discord's errors as the host's."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import discord

from bot.model.errors import ChannelGone, MessageGone, NoAnswer, TokenDead
from bot.model.panel import Panel
from bot.ui.screen import Screen
from cogs.components import shown
from cogs.entry import BROKEN

log = logging.getLogger(__name__)
T = TypeVar("T")

UNKNOWN_MESSAGE: Final = 10008
CANNOT_HERE: Final = 50024
"""The code of something that a channel of this kind does not know, as plain threads in one of announcements."""
ARCHIVED: Final = {50083, 160005}
"""Codes of a thread that is archived, or locked."""
MAX_THREAD_NAME: Final = 100
NOBODY: Final = discord.AllowedMentions.none()
"""Has to be said with every edit: where it is not, all who are named may be meant."""
PUBLIC_THREAD: Final = 11
DAY_IN_MINUTES: Final = 1440
"""After so long without a message a thread is archived by itself."""


class DiscordGateway:
    """Posts and edits by the REST calls of a client; keeps nothing."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    async def post(self, channel_id: int, screen: Screen, mentioned: Sequence[int] = ()) -> int:
        """Sends a public message that notifies these accounts; its id. Raises `ChannelGone`."""
        people = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id) for user_id in mentioned]
        )
        channel = self._channel(channel_id)
        message = await self._told(
            channel_id, lambda: shown(screen, lambda view: channel.send(view=view, allowed_mentions=people))
        )
        return message.id

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Redraws a public message. Raises `MessageGone` or `ChannelGone`."""
        message = self._channel(channel_id).get_partial_message(message_id)
        await self._told(
            channel_id, lambda: shown(screen, lambda view: message.edit(view=view, allowed_mentions=NOBODY))
        )

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Opens a public thread; its id. Raises `ChannelGone` where the bot may not."""
        opened = await self._told(
            channel_id,
            lambda: self._client.http.start_thread_without_message(
                channel_id, name=name[:MAX_THREAD_NAME], auto_archive_duration=DAY_IN_MINUTES, type=PUBLIC_THREAD
            ),
        )
        return int(opened["id"])

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Takes a public message of the bot's own away, if it is there."""
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except (discord.HTTPException, *BROKEN) as error:
            log.debug("An old message stays: %s", error)

    async def refresh(self, panel: Panel, screen: Screen) -> None:
        """Redraws an ephemeral panel by its token. Raises `TokenDead`."""
        assert self._client.application_id is not None
        webhook = discord.Webhook.partial(self._client.application_id, panel.token, client=self._client)
        try:
            await shown(screen, lambda view: webhook.edit_message(panel.message_id, view=view, allowed_mentions=NOBODY))
        except (discord.NotFound, discord.Forbidden) as error:
            raise TokenDead from error
        except (discord.DiscordServerError, *BROKEN) as error:
            # Whoever wants to see it now presses "My hand".
            log.info("A hand was not redrawn: %s", error)
        except discord.HTTPException as error:
            if error.status == 401:
                raise TokenDead from error
            raise

    async def _told(self, channel_id: int, call: Callable[[], Awaitable[T]]) -> T:
        """The result of a call, or what its failure means for a table. An archived thread is opened again, once."""
        try:
            return await call()
        except (discord.HTTPException, *BROKEN) as error:
            if not isinstance(error, discord.HTTPException) or error.code not in ARCHIVED:
                raise _meaning(error) from error
        try:
            await self._client.http.edit_channel(channel_id, archived=False)
            return await call()
        except (discord.HTTPException, *BROKEN) as error:
            raise _meaning(error) from error


def _meaning(error: Exception) -> Exception:
    """What an error of Discord's means for a table; itself where it means nothing in particular."""
    if not isinstance(error, discord.HTTPException) or isinstance(error, discord.DiscordServerError):
        return NoAnswer(str(error))
    if isinstance(error, discord.NotFound):
        return MessageGone() if error.code == UNKNOWN_MESSAGE else ChannelGone()
    closed = isinstance(error, discord.Forbidden) or error.code in ARCHIVED | {CANNOT_HERE}
    return ChannelGone() if closed else error
