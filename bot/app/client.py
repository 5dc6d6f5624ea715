"""The Discord client: its connection, its shards, and the start and stop of all parts of the bot."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from math import isfinite
from typing import ClassVar, Final

import aiohttp
import discord
from discord.ext import commands
from yarl import URL

from bot import __version__
from bot.app.backup import Backups
from bot.app.config import Settings
from bot.app.health import Health
from bot.app.invite import invite_link
from bot.app.refusals import counting
from bot.app.report import ReportChannel
from bot.model.errors import NotSaved, Trouble
from bot.model.operator import Operator
from bot.model.sharding import Sharding
from bot.model.waits import DATABASE_CHECK_WAIT_S, LAST_CLICKS_WAIT_S, SHARD_TURN_WAIT_S
from bot.service.common.admission import Admission
from bot.service.common.background import cancel
from bot.service.common.clock_watch import SharedClock
from bot.service.common.gateway import Gateway
from bot.service.common.presses import Presses
from bot.service.common.worker_pool import WorkerPool
from bot.service.host import Host
from bot.storage.storage import Storage

log = logging.getLogger(__name__)

# The bot does not use voice, so a warning about missing voice packages would only disturb.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

CLICKS_AT_ONCE: Final = 250
"""How many people's clicks are worked on at the same time, until what they change is stored; the others queue.

It is about as many as are served in the two seconds for which a click may wait. Were it fewer, those who ask for much,
and so wait for their turns at the database, would take up the places of the others.
"""
FAR_OFF: Final = timedelta(minutes=10)
"""From which difference on a process does not come back to the database's clock by itself."""
LOOKS: Final = 5
"""In how many checks of the watchdog a shard must be silent."""
COGS = "cogs"
"""The package of Discord's commands and buttons, loaded by name because nothing here imports upward."""


def now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


@dataclass(slots=True)
class Pulse:
    """The state of one shard of this process, each of which has its own connection."""

    session: bool = False
    """Whether the shard has a session with Discord."""
    ready: bool = False
    """Whether it also knows its servers."""
    latency: float = float("inf")
    """Seconds until its last heartbeat was answered, as of the last check."""
    silent: int = 0
    """In how many checks in a row nothing had arrived."""


class StovkahraBot(commands.AutoShardedBot):
    """The bot: it needs no privileged intent, caches no members and no messages, and pings nobody by default."""

    host: Host
    identify_seconds: ClassVar[float] = 5.5
    """The least seconds between two shards of one bucket that identify themselves; Discord requires 5."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        *,
        host_options: dict[str, object] | None = None,
        always_sync: bool = False,
        sharding: Sharding | None = None,
    ) -> None:
        """Make a bot; `sharding` is what it serves where no gateway can be asked."""
        self.health = Health(self._look)
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
            http_trace=counting(self.health.refused),
        )
        self.storage = storage
        self.sharding: Sharding | None = None
        """The part of all servers that this process serves; `None` until it is known."""
        if sharding is not None:
            self._serve(sharding)
        self.settings = settings
        self._host_options = host_options or {}
        self._always_sync = always_sync
        self._closing: asyncio.Task[None] | None = None
        self.gave_up = False
        """Whether the bot has ended itself, to be started anew."""
        self._running: asyncio.Task[None] | None = None
        self._pulses: dict[int, Pulse] = {}
        """The state of each shard of this process, from its first launch on."""
        self._buckets = 1
        """How many shards may identify themselves at the same time."""
        self.admission = Admission(CLICKS_AT_ONCE)
        """The turns of people whose clicks are worked on, not counting those that wait for Discord or for thoughts."""
        self.presses = Presses()
        self._knows_commands = False
        """Whether Discord has been sent the commands, or has refused them."""
        self.answered_by_others = 0
        """How many answers Discord has refused since the last minute because there was one already."""
        self._under_way = 0
        self._done = asyncio.Event()

    def put_on(self, gateway: Gateway) -> None:
        """Give the host its gateway, which calls this when it is loaded."""
        sharding = self.sharding or Sharding.WHOLE
        options: dict[str, object] = {
            "pause": timedelta(seconds=self.settings.pause_seconds),
            "declaring": timedelta(seconds=self.settings.declaring_seconds),
            "idle": timedelta(hours=self.settings.idle_hours),
            "kept": timedelta(days=self.settings.kept_days),
            "redraw_apart": self.settings.redraw_seconds,
            # Discord's limit is for the whole bot, so this process gets the part of its servers.
            "redraw_together": sharding.count / len(sharding.ids) / self.settings.redraws_per_second,
            "clock": self.storage.clock,
            "operator": self._operator(),
            "workers": WorkerPool(self.settings.thinking_processes, self.settings.judging_processes),
            "chores": self._chores(gateway),
        }
        self.host = Host(self.storage, gateway, **(options | self._host_options))  # type: ignore[arg-type]

    def _operator(self) -> Operator:
        """Return who runs the bot, with the terms and the privacy policy that its profile in Discord names."""
        told = self.application
        terms = told.terms_of_service_url if told is not None else None
        privacy = told.privacy_policy_url if told is not None else None
        return Operator(self.settings.operator_name, self.settings.support_address, terms or "", privacy or "")

    def _chores(self, gateway: Gateway) -> list[Callable[[], Awaitable[None]]]:
        chores: list[Callable[[], Awaitable[None]]] = [self._sync_commands, self._tell_of_others]
        folder = self.settings.backup_folder
        if folder is not None:
            kept, recipient = self.settings.backups_kept, self.settings.backup_recipient
            chores.append(Backups(self.settings.file, folder, kept, now, recipient).see_to)
        if isinstance(self.storage.clock, SharedClock):
            chores.append(partial(self._follow, self.storage.clock))
        if self.settings.report_channel is not None:
            chores.append(ReportChannel(self.storage, gateway, self.settings.report_channel, now).see_to)
        return chores

    async def _follow(self, clock: SharedClock) -> None:
        """Follow the database's clock; end the process where it has been away for long, as in a machine that slept."""
        off = await clock.follow(self.storage.time)
        if abs(off) > FAR_OFF:
            told = "The clock of the database is %.0f seconds away from this process: it ends, to be started anew"
            log.critical(told, off.total_seconds())
            self._give_up()

    async def _tell_of_others(self) -> None:
        """Log how many answers Discord has refused because another one had come before."""
        others, self.answered_by_others = self.answered_by_others, 0
        if others:
            told = (
                "Discord has refused %s answers in a minute, since others had come before (40060): see that no other "
            )
            log.warning(told + "process, and no other bot, runs with this token", others)

    def _give_up(self) -> None:
        if self.closing:
            return
        self.gave_up = True
        asyncio.get_running_loop().create_task(self.close())

    # Health

    async def _look(self) -> dict[str, str]:
        """Check the gateway and the database; return for each what is wrong, and nothing where it is well."""
        own = self.sharding.ids if self.sharding is not None else ()
        connected = sum(map(self._is_connected, own))
        self.health.shards.set(len(own))
        self.health.connected.set(connected)
        shards = f"{connected} of {len(own)} shards are connected" if own else "no session has begun yet"
        return {"gateway": "" if self.stands else shards, "database": await self._database_trouble()}

    async def _database_trouble(self) -> str:
        """Write into the database; return what keeps it from that, and nothing where it is well."""
        try:
            await asyncio.wait_for(self.storage.try_out(), DATABASE_CHECK_WAIT_S)
        except NotSaved as error:
            return str(error.trouble)
        except TimeoutError:
            return str(Trouble.SLOW)
        return ""

    @property
    def stands(self) -> bool:
        """Whether every shard of this process is connected and knows its servers."""
        return self.sharding is not None and all(map(self._is_connected, self.sharding.ids))

    def _is_connected(self, shard_id: int) -> bool:
        shard = self.get_shard(shard_id)
        return shard is not None and not shard.is_closed() and self._pulse(shard_id).ready

    def _pulse(self, shard_id: int) -> Pulse:
        return self._pulses.setdefault(shard_id, Pulse())

    async def _watch(self) -> None:
        """End the process when a shard has heard nothing from Discord for long, so that it is restarted from outside.

        End it as well when another process has taken the database: two would answer the same people.

        A healthy connection answers each heartbeat after a different time. Checks are counted instead of seconds,
        so that Discord is not blamed when this process itself was held up.
        """
        apart = self.settings.watchdog_minutes * 60 / LOOKS
        while True:
            await asyncio.sleep(apart)
            if self.storage.taken and not self.closing:
                asyncio.get_running_loop().create_task(self.close())
            for shard_id, pulse in self._pulses.items():
                shard = self.get_shard(shard_id)
                latency = shard.latency if shard is not None else pulse.latency
                answered = pulse.session and isfinite(latency) and latency != pulse.latency
                pulse.latency = latency
                pulse.silent = 0 if answered else pulse.silent + 1
                if pulse.silent >= LOOKS and not self.closing:
                    log.critical(
                        "Nothing was heard from Discord for %.0f seconds in shard %s: "
                        "the process ends, to be started anew",
                        pulse.silent * apart,
                        shard_id,
                    )
                    self._give_up()

    async def on_shard_connect(self, shard_id: int) -> None:
        pulse = self._pulse(shard_id)
        pulse.session, pulse.ready, pulse.silent = True, False, 0

    async def on_shard_ready(self, shard_id: int) -> None:
        # The session may have ended before all its servers were known.
        pulse = self._pulse(shard_id)
        pulse.ready = pulse.session

    async def on_shard_resumed(self, shard_id: int) -> None:
        pulse = self._pulse(shard_id)
        pulse.session = pulse.ready = True
        pulse.silent = 0

    async def on_shard_disconnect(self, shard_id: int) -> None:
        pulse = self._pulse(shard_id)
        pulse.session = pulse.ready = False

    # Shards

    def _serve(self, sharding: Sharding) -> None:
        self.sharding = self.storage.sharding = sharding
        self.shard_count, self.shard_ids = sharding.count, list(sharding.ids)

    async def _divide(self) -> Sharding:
        """Return the shards that this process serves: those of the settings, or all, as many as Discord wants.

        It waits where Discord allows no more sessions today.
        """
        while True:
            wanted, _, limit = await self.http.get_bot_gateway()
            sharding = self.settings.sharding or Sharding(wanted, tuple(range(wanted)))
            self._buckets = max(1, limit["max_concurrency"])
            if limit["remaining"] >= len(sharding.ids):
                break
            # Other processes start sessions too, so the limit is read again afterwards.
            seconds = max(1.0, limit["reset_after"] / 1000)
            log.warning(
                "Discord lets %s more sessions begin, and %s are needed: waiting %.0f seconds until it lets more",
                limit["remaining"],
                len(sharding.ids),
                seconds,
            )
            await asyncio.sleep(seconds)
        if sharding.count > 1:
            log.info("Shards of this process: %s of %s", ", ".join(map(str, sharding.ids)), sharding.count)
        return sharding

    @property
    def first(self) -> bool:
        """Whether this process does what is done once for the whole application."""
        return self.sharding is not None and 0 in self.sharding.ids

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Launch a shard, and count the silence of all others anew."""
        if shard_id not in self._pulses:
            # While one shard is launched, discord.py reads from no other: their silence counts from the last launch.
            for pulse in self._pulses.values():
                pulse.silent = 0
            self._pulse(shard_id)
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the shard's turn to identify itself: one per bucket, among all processes of the bot."""
        assert shard_id is not None
        pulse = self._pulse(shard_id)
        silent, began = pulse.silent, time.monotonic()
        try:
            while wait := await self.storage.notes.take_turn(
                f"identify/{shard_id % self._buckets}", self.identify_seconds
            ):
                if time.monotonic() + wait - began > SHARD_TURN_WAIT_S:
                    raise TimeoutError(f"shard {shard_id} has had no turn to introduce itself")
                await asyncio.sleep(wait)
        except NotSaved:
            # The bot must start to tell people that nothing is saved, so it does without the other processes here.
            await asyncio.sleep(self.identify_seconds)
        # The shard did not wait for Discord.
        pulse.silent = silent
        # Discord lists the servers of a new session again; those missing then have removed the bot meanwhile.
        for guild in self.guilds:
            if guild.shard_id == shard_id:
                self._connection._remove_guild(guild)

    # Start and stop

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Run until the bot is told to stop or fails, even during the start."""
        self._running = asyncio.get_running_loop().create_task(super().start(token, reconnect=reconnect), name="bot")
        try:
            await self._running
        except asyncio.CancelledError:
            if not self.closing:
                raise

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep the sessions with Discord's gateway, watched by the watchdog, until the bot stops."""
        watching = asyncio.get_running_loop().create_task(self._watch(), name="watchdog")
        try:
            await super().connect(reconnect=reconnect)
        finally:
            watching.cancel()

    async def setup_hook(self) -> None:
        """Load the commands and start the host, once, after the login and before the gateway."""
        log.info("Stovkahra %s", __version__)
        if isinstance(self.storage.clock, SharedClock):
            await self._follow(self.storage.clock)
        if self.settings.health_port:
            await self.health.serve(self.settings.health_address, self.settings.health_port)
        if self.sharding is None:
            self._serve(await self._divide())
            if self.first:
                assert self.application_id is not None
                log.info("To add the bot to a server, open %s", invite_link(self.application_id))
        await self.storage.claim(self._give_up)
        await self.load_extension(COGS)
        await self._sync_commands()
        self.host.start()

    async def _sync_commands(self) -> None:
        """Send the commands to Discord unless they are the ones that were sent last; where it is away, try again."""
        if self._knows_commands or not self.first:
            return
        translator = self.tree.translator
        assert translator is not None
        translated = [
            await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()
        ]
        payload = json.dumps(translated, sort_keys=True)
        fingerprint = hashlib.sha256(payload.encode()).hexdigest()
        name = f"commands/{self.application_id}"
        # What cannot be noted is sent again at the next start.
        with suppress(NotSaved):
            if not self._always_sync and await self.storage.notes.get(name) == fingerprint:
                self._knows_commands = True
                return
        try:
            await self.tree.sync()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("Commands could not be sent to Discord, the old ones stay: %s", error)
            self._knows_commands = isinstance(error, discord.HTTPException) and not isinstance(
                error, discord.DiscordServerError
            )
            return
        self._knows_commands = True
        log.info("Commands sent to Discord")
        with suppress(NotSaved):
            await self.storage.notes.keep(name, fingerprint)

    @property
    def closing(self) -> bool:
        """Whether the bot is stopping, and accepts nothing new."""
        return self._closing is not None

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Keep the bot from stopping while something is answered."""
        self._under_way += 1
        try:
            yield
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._done.set()

    async def close(self) -> None:
        """Accept no more clicks, finish those in progress, disconnect from Discord, then close the database.

        A second call waits for the first.
        """
        if self._closing is None:
            # If the bot's own task stops it, that task is not cancelled, so that its error is reported.
            running = self._running if self._running is not asyncio.current_task() else None
            self._closing = asyncio.get_running_loop().create_task(self._close(running))
        await asyncio.shield(self._closing)

    async def _close(self, running: asyncio.Task[None] | None) -> None:
        if self._under_way:
            self._done.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._done.wait(), LAST_CLICKS_WAIT_S)
        async with AsyncExitStack() as last:
            # Registered first, so that the database is closed last, whatever fails before.
            last.push_async_callback(self.storage.close)
            if running is not None:
                # The task of the bot may still wait for a gateway that does not answer.
                last.push_async_callback(cancel, [running])
            last.push_async_callback(super().close)
            if hasattr(self, "host"):
                last.push_async_callback(self.host.close)
            last.push_async_callback(self.health.close)
