"""Brings the books of servers up to date in the background: ledgers of earlier versions, and changed ratings."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.model.ratings import rated_after
from bot.model.waits import BOOKKEEPING_REST_S, BOOKKEEPING_S
from bot.service.common.background import cancel, logged
from bot.service.common.worker_pool import WorkerPool
from bot.storage.bookkeeping import Bookkeeping, ToDo
from bot.storage.fair_turns import PARTY
from bot.storage.storage import Storage

log = logging.getLogger(__name__)

LEAST: Final = 5
MOST: Final = 1000
"""How many lines are added up, or games looked through, in one transaction: as many as others can wait for."""
TOLD: Final = 5000
"""After how many lines the log tells of the progress."""
GAMES: Final = 500
"""How many games a process rates at a time."""


class BookkeepingService:
    """One task that adds up what is not added up yet."""

    def __init__(
        self, storage: Storage, workers: WorkerPool, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._storage = storage
        self._books: Bookkeeping = storage.bookkeeping
        self._workers = workers
        self._sleep = sleep
        self._task: asyncio.Task[None] | None = None

    async def go_on(self) -> None:
        """Bring all books up to date in the background, unless that is being done."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self.bring_up_to_date())

    async def close(self) -> None:
        """Stop; what is left is done after the next start."""
        if self._task is not None:
            await cancel([self._task])

    async def bring_up_to_date(self) -> None:
        """Bring the books of all servers up to date that this process serves."""
        PARTY.set(0)
        for each in await self._books.to_do():
            if self._storage.sharding.owns(each.guild_id):
                with logged("The books of server %s could not be brought up to date, trying again", each.guild_id):
                    await self._do_one(each)

    async def _do_one(self, each: ToDo) -> None:
        if each.add:
            await self._add(each.guild_id, self._books.add, "lines")
        if each.find_honours:
            await self._add(each.guild_id, self._books.find_honours, "games looked through")
        for kind, rate_from in each.rate_from.items():
            await self._rate(each.guild_id, kind, rate_from)

    async def _add(self, guild_id: int, add: Callable[[int, int], Awaitable[int]], what: str) -> None:
        """Add up what an earlier version has left, and tell the log how far that is."""
        added, told, portion, began = 0, 0, LEAST, time.monotonic()
        while number := await add(guild_id, portion):
            added += number
            took = time.monotonic() - began
            # A large portion costs far less a line, and holds everybody else up for longer.
            if took < BOOKKEEPING_S / 2:
                portion = min(2 * portion, MOST)
            elif took > BOOKKEEPING_S:
                portion = max(portion // 2, LEAST)
            if added - told >= TOLD:
                told = added
                log.info("The books of server %s: %s %s are added up", guild_id, added, what)
            await self._sleep(BOOKKEEPING_REST_S)
            began = time.monotonic()
        log.info("The books of server %s are added up: %s %s", guild_id, added, what)

    async def _rate(self, guild_id: int, kind: str, rate_from: int) -> None:
        """Reckon the ratings of a game by all games again, from the last point before the change, in a process."""
        at, known = await self._books.ratings_before(guild_id, kind, rate_from)
        while True:
            while (more := await self._books.contests_after(guild_id, kind, at, GAMES)) is not None:
                known = await self._workers.compute(partial(rated_after, known, more.contests), guild_id)
                at = more.at
            if await self._books.set_ratings(guild_id, kind, rate_from, at, known):
                return
            changed = next((each for each in await self._books.to_do() if each.guild_id == guild_id), None)
            if changed is None or changed.rate_from.get(kind) != rate_from:
                # It has changed even earlier: that is done the next time.
                return
