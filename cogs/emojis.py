"""Card faces as emojis of the application: those that Discord lacks are sent to it, in the background.

Their names carry a hash of the picture, so that a new drawing is a new emoji; old ones stay for old messages. The
game is played with plain signs before they are there, and where Discord does not take them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot.cards import Deck, emoji_name, pictures
from cogs.entry import BROKEN

if TYPE_CHECKING:
    from bot.client import StovkahraBot

log = logging.getLogger(__name__)


class Emojis(commands.Cog):
    """Brings the card faces to Discord once, after each start."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begins in the background."""
        self._task = asyncio.get_running_loop().create_task(self._sync(), name="emojis")

    async def cog_unload(self) -> None:
        """Stops; what was not sent is sent after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _sync(self) -> None:
        try:
            there = {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}
            all_drawn = pictures()
            for deck in Deck:
                drawn = {name: content for name, content in all_drawn.items() if name.startswith(f"{deck}_")}
                shown = {name: str(await self._emoji(there, name, drawn[name])) for name in drawn}
                self.bot.host.greeter.show(deck, shown)
        except (discord.HTTPException, *BROKEN) as error:
            log.warning("Card faces could not be sent to Discord, plain signs stand for them: %s", error)
        except Exception:
            log.exception("Card faces could not be sent to Discord, plain signs stand for them")

    async def _emoji(self, there: dict[str, discord.Emoji], name: str, content: bytes) -> discord.Emoji:
        full = emoji_name(name, content)
        if full in there:
            return there[full]
        return await self.bot.create_application_emoji(name=full, image=content)
