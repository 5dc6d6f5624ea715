"""The host's face: its screens as messages of Discord, Discord's errors as the host's."""

from __future__ import annotations

import logging
from collections.abc import Awaitable
from typing import TypeVar

import discord

from bot.errors import ChannelGone, MessageGone, TokenDead
from bot.screen import Screen
from bot.store import Panel
from cogs.entry import build

log = logging.getLogger(__name__)
T = TypeVar("T")

UNKNOWN_MESSAGE = 10008


class DiscordFace:
    """Posts and edits by the REST calls of a client; keeps nothing."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    async def post(self, channel_id: int, screen: Screen) -> int:
        """Sends a public message; its id. Raises `ChannelGone`."""
        message = await _told(self._channel(channel_id).send(view=build(screen)))
        return message.id

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        """Redraws a public message. Raises `MessageGone` or `ChannelGone`."""
        message = self._channel(channel_id).get_partial_message(message_id)
        await _told(message.edit(view=build(screen)))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Takes a public message of the bot's own away, if it is there."""
        try:
            await self._channel(channel_id).get_partial_message(message_id).delete()
        except discord.HTTPException as error:
            log.debug("An old message stays: %s", error)

    async def refresh(self, panel: Panel, screen: Screen) -> None:
        """Redraws an ephemeral panel by its token. Raises `TokenDead`."""
        assert self._client.application_id is not None
        webhook = discord.Webhook.partial(self._client.application_id, panel.token, client=self._client)
        try:
            await webhook.edit_message(panel.message_id, view=build(screen))
        except (discord.NotFound, discord.Forbidden) as error:
            raise TokenDead from error
        except discord.HTTPException as error:
            if error.status == 401:
                raise TokenDead from error
            raise


async def _told(call: Awaitable[T]) -> T:
    """The result of a call, or what its failure means for a table."""
    try:
        return await call
    except discord.NotFound as error:
        if error.code == UNKNOWN_MESSAGE:
            raise MessageGone from error
        raise ChannelGone from error
    except discord.Forbidden as error:
        raise ChannelGone from error
