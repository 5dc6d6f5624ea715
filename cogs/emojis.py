"""Card faces as emojis of the application: those that Discord lacks are sent to it, in the background.

Of several processes that run the bot one sends them, and the others look for them. Their names carry a hash of the
picture, so that a new drawing is a new emoji; old ones stay for old messages. The game is played with plain signs
before they are there, and where Discord does not take them.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, ClassVar, Final

import discord
from discord.ext import commands

from bot.cards import Deck, emoji_name, pictures, shown
from cogs.entry import BROKEN

if TYPE_CHECKING:
    from bot.app.client import StovkahraBot

log = logging.getLogger(__name__)

LOOKS: Final = 10
"""How often it is looked whether another process has sent them."""


class Emojis(commands.Cog):
    """Sends the pictures of cards to Discord once, after each start."""

    look_seconds: ClassVar[float] = 60
    """Seconds between two looks."""

    def __init__(self, bot: StovkahraBot) -> None:
        self.bot = bot
        self._task: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin in the background."""
        self._task = asyncio.get_running_loop().create_task(self._sync(), name="emojis")

    async def cog_unload(self) -> None:
        """Stop; what was not sent is sent after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _sync(self) -> None:
        try:
            await (self._send() if self.bot.first else self._look())
        except (discord.HTTPException, *BROKEN) as error:
            log.warning("Card faces could not be sent to Discord, plain signs stand for them: %s", error)
        except Exception:
            log.exception("Card faces could not be sent to Discord, plain signs stand for them")

    async def _there(self) -> dict[str, discord.Emoji]:
        return {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}

    async def _send(self) -> None:
        there = await self._there()
        for deck in Deck:
            sent = {name: str(await self._emoji(there, name, content)) for name, content in _drawn(deck).items()}
            self.bot.host.identity.show(deck, sent)

    async def _look(self) -> None:
        """Show the emojis that are there, until all are."""
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

    async def _emoji(self, there: dict[str, discord.Emoji], name: str, content: bytes) -> discord.Emoji:
        full = emoji_name(name, content)
        if full not in there:
            try:
                there[full] = await self.bot.create_application_emoji(name=full, image=content)
            except discord.HTTPException:
                # Another process of the bot may just have sent it.
                there.update(await self._there())
                if full not in there:
                    raise
        return there[full]


def _drawn(deck: Deck) -> dict[str, bytes]:
    drawn = pictures()
    return {name: drawn[name] for name in shown(deck)}
