"""Health and metrics on a port, which only this machine can reach unless its operator wants otherwise.

`/health` tells whether the bot works, and writes a row to find out. `/metrics` is for Prometheus. Neither names a
person, a server or a card.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from bot import __version__
from bot.model.errors import StartError
from bot.model.waits import LAG_LOOK_S

log = logging.getLogger(__name__)


class Health:
    """The metrics of the bot, and the server that shows them."""

    def __init__(self, look: Callable[[], Awaitable[Mapping[str, str]]]) -> None:
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

    async def serve(self, address: str, port: int) -> None:
        """Start answering at an address of this machine; raise `StartError` if the port is taken."""
        app = web.Application()
        app.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, address, port).start()
        except OSError as error:
            raise StartError(f"HEALTH_PORT {port} cannot be used ({error}). Choose another one.") from None
        self._task = asyncio.get_running_loop().create_task(self._keep_time(), name="health")
        log.info("Health and metrics: http://%s:%s", address, port)

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
        wrong = await self._look()
        well = not any(wrong.values())
        told: dict[str, object] = {"well": well, **{part: not what for part, what in wrong.items()}}
        if not well:
            told["wrong"] = {part: what for part, what in wrong.items() if what}
        return web.json_response(told, status=200 if well else 503)

    async def _metrics(self, _: web.Request) -> web.Response:
        for part, wrong in (await self._look()).items():
            self._well.labels(part).set(not wrong)
        self.lag.set(self._longest)
        self._longest = 0.0
        return web.Response(body=generate_latest(self.registry), headers={"Content-Type": CONTENT_TYPE_PLAIN_0_0_4})
