"""The Discord client: what it asks of Discord, and what it brings up and takes down."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from datetime import timedelta

import discord
from discord.ext import commands

from bot.config import Settings
from bot.face import Face
from bot.host import Host
from bot.minds import Minds
from bot.store import Store

log = logging.getLogger(__name__)

FACE = "cogs"
"""The package that knows Discord's commands and buttons; loaded by name, since nothing here imports upward."""


class StovkahraBot(commands.Bot):
    """The bot. It needs no privileged intent, caches no members and no messages, and pings nobody."""

    host: Host

    def __init__(
        self,
        store: Store,
        settings: Settings,
        *,
        host_options: dict[str, object] | None = None,
        always_sync: bool = False,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.store = store
        self.settings = settings
        self._host_options = host_options or {}
        self._always_sync = always_sync
        self._closing: asyncio.Task[None] | None = None

    def put_on(self, face: Face) -> None:
        """Gives the host its face; the face calls it when it is loaded."""
        options: dict[str, object] = {
            "pause": timedelta(seconds=self.settings.pause_seconds),
            "idle": timedelta(hours=self.settings.idle_hours),
            "kept": timedelta(days=self.settings.kept_days),
            "redraw_apart": self.settings.redraw_seconds,
            "minds": Minds(self.settings.thinking_processes),
        }
        self.host = Host(self.store, face, **(options | self._host_options))  # type: ignore[arg-type]

    async def setup_hook(self) -> None:
        """Runs once, after login and before the gateway: the face is loaded, series under way go on."""
        await self.load_extension(FACE)
        await self._sync_commands()
        self.host.start()

    async def _sync_commands(self) -> None:
        """Sends the commands to Discord, if they are not the ones sent last."""
        translator = self.tree.translator
        assert translator is not None
        translated = [
            await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()
        ]
        payload = json.dumps(translated, sort_keys=True)
        fingerprint = hashlib.sha256(payload.encode()).hexdigest()
        name = f"commands/{self.application_id}"
        if not self._always_sync and await self.store.note(name) == fingerprint:
            return
        try:
            await self.tree.sync()
        except discord.HTTPException as error:
            log.warning("Commands could not be sent to Discord, the old ones stay: %s", error)
            return
        await self.store.keep_note(name, fingerprint)
        log.info("Commands sent to Discord")

    async def close(self) -> None:
        """Takes no more clicks, lets go of Discord, then closes the store; asked again, it waits for that."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if hasattr(self, "host"):
            await self.host.close()
        await super().close()
        await self.store.close()
