"""Health and metrics on a port that only this machine can reach.

`/health` tells whether the bot works, and `/metrics` is for Prometheus. Neither names a person, a server or a card.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

import aiohttp
from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot import __version__
from bot.model.errors import StartError
from bot.model.waits import HEALTH_ANSWER_WAIT_S, LAG_LOOK_S

log = logging.getLogger(__name__)

LOOPBACK: Final = "127.0.0.1"


class Health:
    """The metrics of the bot, and the server that shows them."""

    def __init__(self, look: Callable[[], Awaitable[Mapping[str, bool]]]) -> None:
        self._look = look
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.answers = Counter(
            "stovkahra_interactions",
            "Clicks and commands, by what came of them: done, refused, unsaved, late, failed or turned away",
            ["outcome"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "stovkahra_answer_seconds",
            "Time from a click or command to its answer, which Discord wants within three seconds",
            buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3),
            registry=self.registry,
        )
        self.refused = Counter(
            "stovkahra_refused_requests",
            "Requests that Discord answered with 401, 403 or 429; with 10,000 in ten minutes it shuts the bot out",
            ["status", "route"],
            registry=self.registry,
        )
        Info("stovkahra", "The version of the bot", registry=self.registry).info({"version": __version__})
        self.lag = Gauge(
            "stovkahra_loop_lag_seconds",
            "Longest time since the last reading by which the event loop was late",
            registry=self.registry,
        )
        self.shards = Gauge("stovkahra_shards", "Shards that this process runs", registry=self.registry)
        self.connected = Gauge("stovkahra_shards_connected", "Those of them that are connected", registry=self.registry)
        self._well = Gauge("stovkahra_well", "Whether that part is well", ["part"], registry=self.registry)
        self._longest = 0.0
        self._runner: web.AppRunner | None = None
        self._task: asyncio.Task[None] | None = None

    async def serve(self, port: int) -> None:
        """Start answering on a port; raise `StartError` if it is taken."""
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, LOOPBACK, port).start()
        except OSError as error:
            raise StartError(f"HEALTH_PORT {port} cannot be used ({error}). Choose another one.") from None
        self._task = asyncio.get_running_loop().create_task(self._keep_time(), name="health")
        log.info("Health and metrics: http://%s:%s", LOOPBACK, port)

    async def close(self) -> None:
        """Stop answering."""
        if self._task is not None:
            self._task.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _keep_time(self) -> None:
        while True:
            began = time.monotonic()
            await asyncio.sleep(LAG_LOOK_S)
            self._longest = max(self._longest, time.monotonic() - began - LAG_LOOK_S)

    async def _health(self, _: web.Request) -> web.Response:
        parts = await self._look()
        well = all(parts.values())
        return web.json_response({"well": well, **parts}, status=200 if well else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        for part, well in (await self._look()).items():
            self._well.labels(part).set(well)
        self.lag.set(self._longest)
        self._longest = 0.0
        return web.Response(body=generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})


async def ask(port: int) -> tuple[str, bool]:
    """Ask the bot on this machine for its health; return it in one line, and whether the bot is well.

    Raise `StartError` where no port is set.
    """
    if not port:
        raise StartError("HEALTH_PORT is not set. Set it to a free port, for the bot and for this command.")
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=HEALTH_ANSWER_WAIT_S)) as session,
            session.get(f"http://{LOOPBACK}:{port}/health") as answer,
        ):
            parts = json.loads(await answer.text())
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        return f"No bot answers on port {port} ({error or 'no answer in time'}).", False
    told = ", ".join(f"{part}: {'well' if well else 'NOT WELL'}" for part, well in parts.items() if part != "well")
    return told, bool(parts["well"])
