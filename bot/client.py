"""The Discord client: what it asks of Discord, and what it brings up and takes down."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Final

import aiohttp
import discord
from discord.ext import commands

from bot.backup import Backups
from bot.config import Settings
from bot.errors import NotSaved
from bot.face import Face
from bot.host import Host
from bot.minds import Minds
from bot.store import Store
from bot.vitals import Vitals

log = logging.getLogger(__name__)

# Nobody speaks here: that voice is not to be had is no news for the log.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

GRACE_SECONDS: Final = 3.0
"""How long what is under way may take to be finished when the bot is to stop."""
LOOK_PATIENCE: Final = 2.0
"""Seconds within which a database that is well answers."""
FACE = "cogs"
"""The package that knows Discord's commands and buttons; loaded by name, since nothing here imports upward."""


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


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
            enable_debug_events=True,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
        )
        self.store = store
        self.settings = settings
        self._host_options = host_options or {}
        self._always_sync = always_sync
        self._closing: asyncio.Task[None] | None = None
        self.vitals = Vitals(self._look)
        self.gave_up = False
        """Whether the watchdog has ended it."""
        self._connected = False
        self._heard: float | None = None
        """When something last came from Discord while a session stood; `None` before it is first asked for one."""
        self._under_way = 0
        self._done = asyncio.Event()

    def put_on(self, face: Face) -> None:
        """Gives the host its face; the face calls it when it is loaded."""
        options: dict[str, object] = {
            "pause": timedelta(seconds=self.settings.pause_seconds),
            "idle": timedelta(hours=self.settings.idle_hours),
            "kept": timedelta(days=self.settings.kept_days),
            "redraw_apart": self.settings.redraw_seconds,
            "minds": Minds(self.settings.thinking_processes),
            "chores": self._chores(),
        }
        self.host = Host(self.store, face, **(options | self._host_options))  # type: ignore[arg-type]

    def _chores(self) -> list[Callable[[], Awaitable[None]]]:
        chores: list[Callable[[], Awaitable[None]]] = [self._watch]
        folder = self.settings.backup_folder
        if folder is not None:
            chores.append(Backups(self.settings.database, folder, self.settings.backups_kept, now).see_to)
        return chores

    # Health

    async def _look(self) -> dict[str, bool]:
        """Whether Discord and the database are there."""
        database = True
        try:
            await asyncio.wait_for(self.store.note("alive"), LOOK_PATIENCE)
        except (NotSaved, TimeoutError):
            database = False
        return {"gateway": self._connected, "database": database}

    async def _watch(self) -> None:
        """Ends the process where Discord has gone silent for long: a new one connects anew."""
        silent = time.monotonic() - self._heard if self._heard is not None else 0
        if silent > self.settings.watchdog_minutes * 60 and not self.closing:
            log.critical(
                "Nothing was heard from Discord for %.0f seconds: the process ends, to be started anew", silent
            )
            self.gave_up = True
            asyncio.get_running_loop().create_task(self.close())

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keeps a session with Discord's gateway until the bot stops."""
        self._heard = time.monotonic()
        await super().connect(reconnect=reconnect)

    async def on_socket_raw_receive(self, _: str) -> None:
        """Something came from Discord, if only the answer to a heartbeat."""
        if self._connected:
            self._heard = time.monotonic()

    async def on_disconnect(self) -> None:
        """The gateway is gone, or does not let the bot in."""
        self._connected = False

    async def on_ready(self) -> None:
        """A session stands."""
        self._connected = True

    async def on_resumed(self) -> None:
        """The session goes on."""
        self._connected = True

    # Coming and going

    async def setup_hook(self) -> None:
        """Runs once, after login and before the gateway: the face is loaded, series under way go on."""
        if self.settings.health_port:
            await self.vitals.serve(self.settings.health_port)
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
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("Commands could not be sent to Discord, the old ones stay: %s", error)
            return
        await self.store.keep_note(name, fingerprint)
        log.info("Commands sent to Discord")

    @property
    def closing(self) -> bool:
        """Whether the bot is about to stop, and takes nothing new."""
        return self._closing is not None

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While something is answered the bot does not stop."""
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._done.set()

    async def close(self) -> None:
        """Takes no more clicks, finishes those under way, lets go of Discord, then closes the store.

        Asked again, it waits for that.
        """
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._under_way:
            self._done.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._done.wait(), GRACE_SECONDS)
        async with AsyncExitStack() as last:
            # Whatever goes wrong before, the file is let go of.
            last.push_async_callback(self.store.close)
            last.push_async_callback(super().close)
            if hasattr(self, "host"):
                last.push_async_callback(self.host.close)
            last.push_async_callback(self.vitals.close)
