"""The application's emojis of card faces: those that Discord does not have yet are sent in the background.

Where several processes run the bot, one sends them and the others wait for them. An emoji's name contains a hash of
its picture, so a new drawing becomes a new emoji, and the old one stays for old messages. Until all emojis are there,
and where Discord refuses them, cards are shown by plain signs.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, ClassVar, Final

import discord
from discord.ext import commands

from bot.cards import Deck, emoji_name, list_pictures, pictures
from bot.service.common.background import cancel
from cogs.refused import BROKEN

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

log = logging.getLogger(__name__)

LOOKS: Final = 10
"""How often to look whether another process has sent the emojis."""


class Emojis(commands.Cog):
    """Sends the pictures of cards to Discord after each start, where they are missing."""

    look_seconds: ClassVar[float] = 60
    """Seconds between two looks."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start the work in the background."""
        self._task = asyncio.get_running_loop().create_task(self._sync(), name="emojis")

    async def cog_unload(self) -> None:
        """Stop the work; emojis that were not sent are sent after the next start."""
        if self._task is not None:
            await cancel([self._task])

    async def _sync(self) -> None:
        while True:
            try:
                await (self._send() if self.bot.first else self._look())
            except (discord.HTTPException, *BROKEN) as error:
                log.warning("Card faces could not be sent to Discord, plain signs stand for them: %s", error)
                if not isinstance(error, discord.HTTPException) or isinstance(error, discord.DiscordServerError):
                    await asyncio.sleep(self.look_seconds)
                    continue
            except Exception:
                log.exception("Card faces could not be sent to Discord, plain signs stand for them")
            return

    async def _there(self) -> dict[str, discord.Emoji]:
        return {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}

    async def _send(self) -> None:
        there = await self._there()
        for deck in Deck:
            sent = {name: str(await self._send_emoji(there, name, content)) for name, content in _drawn(deck).items()}
            self.bot.host.identity.show(deck, sent)

    async def _look(self) -> None:
        """Show the emojis that Discord has, and look again until it has all."""
        for _ in range(LOOKS):
            there = await self._there()
            missing = False
            for deck in Deck:
                wanted = {name: emoji_name(name, content) for name, content in _drawn(deck).items()}
                found = {name: str(there[full]) for name, full in wanted.items() if full in there}
                self.bot.host.identity.show(deck, found)
                missing = missing or len(found) < len(wanted)
            if not missing:
                return
            await asyncio.sleep(self.look_seconds)
        log.warning("Some card faces are not there: the process that runs shard 0 has not sent them")

    async def _send_emoji(self, there: dict[str, discord.Emoji], name: str, content: bytes) -> discord.Emoji:
        full = emoji_name(name, content)
        if full not in there:
            try:
                there[full] = await self.bot.create_application_emoji(name=full, image=content)
            except discord.HTTPException:
                # Another process of the bot may just have sent the same emoji.
                there.update(await self._there())
                if full not in there:
                    raise
        return there[full]


def _drawn(deck: Deck) -> dict[str, bytes]:
    drawn = pictures()
    return {name: drawn[name] for name in list_pictures(deck)}
