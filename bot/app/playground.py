"""The playground: the real bot in a simulated Discord, shown as a page on this machine.

The page can act as any of four people, in a browser tab for each. Nothing leaves the machine, and no
account is needed.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import tempfile
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.preview._media import MediaInfo, MediaWorker, _process_media

from bot.app.client import StovkahraBot
from bot.app.config import Settings
from bot.cards import emoji_name, pictures
from bot.i18n.texts import texts
from bot.model.errors import StartError
from bot.model.sharding import Sharding
from bot.service.common.background import logged
from bot.service.common.worker_pool import WorkerPool
from bot.storage.storage import Storage
from engine.games import GAMES

T = TypeVar("T")
PEOPLE = ("Anna", "Béla", "Cyril", "Dana")
TICK_SECONDS = 0.4
SETTLE_SECONDS = 30.0
"""How long a press waits on the page for all that follows it; what takes longer shows when it is there."""

WELCOME = """
Stovkahra, the playground. Open this address in a browser:

  {url}

You see a channel, as Anna. What to click:
  - Press "Learn" for a guided deal, or "Play" and a level: three computers sit down, and your hand
    is opened. Play by pressing cards.
  - Or type {commands} in the message field and run it.
    Then become Béla, Cyril or Dana under "Viewing as" and take a seat; open the address in four tabs,
    one for each.

{kept}
Ctrl+C ends it.
"""


class Pictures(MediaWorker):
    """Make pictures ready for the page in this process, each once.

    simcord starts Python anew for each one, lets eight wait, and gives up those that a redraw leaves out: a hand would
    show the names of its cards for seconds, or for good.
    """

    def __init__(self) -> None:
        super().__init__()
        self._ready: dict[tuple[str, float], MediaInfo] = {}

    async def validate(self, key: str, blob: bytes, *, media_time: float | None = None) -> MediaInfo:
        at = media_time or 0.0
        if (key, at) not in self._ready:
            self._ready[key, at] = await asyncio.to_thread(_process_media, blob, at)
        return self._ready[key, at]

    def release(self, key: str) -> None:
        """Keep it: the next redraw shows it again."""


class Village(simcord.Env):
    """A simulated Discord that goes on, like the real one, when its bot takes long."""

    async def _settle_internal(self, **bounds: Any) -> None:
        # There is no public way: a start has five seconds of its own, and a page is drawn only if all is done in time.
        with contextlib.suppress(TimeoutError):
            await super()._settle_internal(**bounds)


class Workers(WorkerPool):
    """Processes that judge beside the simulated Discord, whose clock would stand still meanwhile."""

    env: Village

    async def judge(self, task: Callable[[], T], party: int = 0, *, awaited: bool = True) -> T:
        # In a context of its own it is none of the work that the simulated Discord knows to be the bot's.
        judging = contextvars.Context().run(asyncio.ensure_future, super().judge(task, party, awaited=awaited))
        return await self.env.external_wait(judging, reason="waiting for a judgement")  # type: ignore[no-any-return]


class Playground:
    """A simulated Discord with its page, whose clock runs with the real one."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        # The simulated Discord has no rate limits, and with immediate redraws the page does not change later.
        unlimited = settings.model_copy(update={"redraw_seconds": 0.0})
        workers = Workers(settings.thinking_processes, settings.judging_processes)
        options: dict[str, object] = {
            "sleep": self._sleep,
            "clock": self._now,
            "seconds": self._seconds,
            "workers": workers,
        }
        # A simulated Discord is always new, so the commands have to be sent every time.
        self.bot = StovkahraBot(storage, unlimited, host_options=options, always_sync=True, sharding=Sharding.WHOLE)
        self.env = workers.env = Village(self.bot, check_errors=False, settle_timeout=SETTLE_SECONDS)
        # Simulated people act one at a time: a press on the page waits while the clock is advanced.
        self._turn = asyncio.Lock()

    def _now(self) -> datetime:
        return self.env.now()

    def _seconds(self) -> float:
        # Nobody sets the simulated clock.
        return self._now().timestamp()

    async def _sleep(self, seconds: float) -> None:
        await self.env.external_wait(asyncio.sleep(seconds), reason="waiting for the clock")

    async def show(self, port: int, kept: str) -> None:
        """Show the page until it is closed; raise `StartError` where it cannot be shown."""
        channel, people = self._create_village()
        for name, content in pictures().items():
            self.env.backend.create_application_emoji(emoji_name(name, content))
        await self.env.start()
        try:
            await self.bot.host.settings.post_welcome(self.guild.id, None)
            preview = self._preview(port, channel, people)
            try:
                await preview.__aenter__()
            except simcord.SetupError as error:
                raise StartError(f"The page cannot be shown: {error}. Try another --port.") from None
            commands = texts().opening(" ".join(GAMES)).replace("`", "")
            print(WELCOME.format(url=preview.url, commands=commands, kept=kept), flush=True)
            await self._keep_fresh(preview)
        finally:
            await self.env.shutdown()

    def _create_village(self) -> tuple[simcord.ChannelHandle, list[simcord.MemberActor]]:
        """Create a channel and four people, the same ones whenever a kept database is opened again."""
        self.env.backend.bot_user.name = "Stovkahra"
        users = [self.env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        # The first person owns the server, to be able to change its settings.
        self.guild = guild = self.env.create_guild("Šumice", owner=users[0])
        channel = guild.create_text_channel("karty")
        people = [guild.add_member(user) for user in users]
        self.env.backend.advance_clock((datetime.now(UTC) - self.env.now()).total_seconds())
        return channel, people

    def _card_faces(self) -> Iterator[tuple[str, tuple[str, bytes]]]:
        """Yield the card faces as files for the page, because the simulated Discord stores no pictures of emojis."""
        drawn = {emoji_name(name, content): content for name, content in pictures().items()}
        for emoji in self.env.backend.application_emojis.values():
            if emoji.name in drawn:
                yield f"{CDN_BASE}/emojis/{emoji.id}.png", (f"{emoji.id}.png", drawn[emoji.name])

    def _preview(self, port: int, channel: simcord.ChannelHandle, people: list[simcord.MemberActor]) -> Any:
        preview: Any = self.env.preview(
            channel, viewers=people, layout="channel", port=port, assets=dict(self._card_faces())
        )
        preview._media_worker = Pictures()
        act = preview._action

        async def act_in_turn(context_id: str | None, body: Any) -> Any:
            async with self._turn:
                if isinstance(body, dict) and "published_revision" in body:
                    body["published_revision"] = preview._get_page(context_id).revision
                return await act(context_id, body)

        # A press during the advance of the clock would be lost, and one on a page that was redrawn meanwhile refused,
        # unlike in Discord; simcord has no public way to change either.
        preview._action = act_in_turn
        return preview

    async def _keep_fresh(self, preview: Any) -> None:
        """Advance the clock, and refresh every open page when the bot has sent something by itself."""
        loop = asyncio.get_running_loop()
        closed = asyncio.ensure_future(preview.wait_closed())
        sent, ahead = -1, self._now().timestamp() - loop.time()
        while not closed.done():
            async with self._turn:
                # On a busy machine a computer's move may take longer than a tick; the next tick continues.
                with contextlib.suppress(TimeoutError):
                    await self.env.advance_time(max(0.0, loop.time() + ahead - self._now().timestamp()))
                if len(self.env.http_requests) != sent:
                    sent = len(self.env.http_requests)
                    # Whatever the page cannot show now, it shows with what is sent next; the games go on.
                    with logged("The page could not be drawn"):
                        await preview.refresh()
            await asyncio.wait({closed}, timeout=TICK_SECONDS)


async def play(settings: Settings, database: Path | None, port: int) -> None:
    """Run the playground until it is ended from the page or the keyboard; raise `StartError` where it cannot run."""
    # The warnings of discord.py do not concern a simulated Discord, and would hide the address.
    logging.getLogger("discord").setLevel(logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="stovkahra-") as folder:
        path = database or Path(folder) / "playground.db"
        storage = await Storage.open(path, lambda: datetime.now(UTC))
        try:
            await Playground(storage, settings).show(port, _kept(database))
        finally:
            await storage.close()


def _kept(database: Path | None) -> str:
    if database is None:
        return "The games are thrown away at the end; --database FILE keeps them."
    return f"The games are kept in {database}."
