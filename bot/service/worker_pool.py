"""Thinking, in processes of its own: computer players, hints, reviews and charts.

Nothing here runs in the event loop, which has to answer everybody within three seconds.
What goes over to a process that plays is a view, so that it cannot know more than the
seat it plays for; such a process loads the engine and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random
from typing import Final, TypeVar

from bot.service.parent_watch import end_with_parent
from bot.ui.games.stovkahra.review_chart import Labels, deal_chart
from engine.game import View
from engine.games import kind_of
from engine.moves import Move
from engine.players import SECONDS, Advice, Level
from engine.series import Series
from engine.stovkahra.review import Review, review
from engine.stovkahra.rules import DealState

log = logging.getLogger(__name__)
T = TypeVar("T")

PATIENCE: Final = 1.8
"""Seconds after which a move is made without further thought: nobody waits longer than two for a computer."""
QUEUE: Final = 1.0
"""Seconds in which all that wait are to have been thought about."""
DRAW_PATIENCE: Final = 2.2
"""Seconds that a picture may take which is waited for: an answer has to be there within three."""
REVIEW_PATIENCE: Final = 20.0
"""Seconds that a review may take, behind all that is waiting."""


class WorkerPool:
    """A pool of processes that think; made when it is first needed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._turns = asyncio.Semaphore(processes)
        self._closed = False

    def close(self) -> None:
        """Ends the processes; what they were thinking about is asked anew after the next start."""
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def choose(self, view: View, level: Level, seed: int) -> Move | None:
        """The move of a computer; a plain one where no thought comes in time."""
        players = kind_of(view.rules).players
        try:
            thought = partial(players.choose, view, level, Random(seed))
            return await self._think(lambda: partial(thought, self._seconds()), PATIENCE)
        except (TimeoutError, BrokenProcessPool) as error:
            log.info("A computer moves without thinking: %r", error)
            return players.plain_move(view)

    async def add_or_take(self, series: Series) -> Move:
        """What winners who are both computers do with their brčka."""
        return await self._think(lambda: series.best_move, REVIEW_PATIENCE)

    async def advise(self, view: View, seed: int) -> Advice | None:
        """What a strong player would do; `None` where no thought comes in time."""
        players = kind_of(view.rules).players
        try:
            return await self._think(lambda: partial(players.advise, view, Random(seed), self._seconds()), PATIENCE)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("No hint: %r", error)
            return None

    async def review(self, deal: DealState, score_before: tuple[int, int]) -> Review:
        """The review of a finished deal. Raises `TimeoutError` where there is too much to do."""
        return await self._think(lambda: partial(review, deal, score_before), REVIEW_PATIENCE)

    async def chart(self, review: Review, names: tuple[str, ...], labels: Labels) -> bytes:
        """The picture of a review. Raises `TimeoutError` where there is too much to do."""
        return await self._think(lambda: partial(deal_chart, review, names, labels), REVIEW_PATIENCE)

    async def draw(self, picture: Callable[[], bytes]) -> bytes:
        """A picture, by a function of plain values. Raises `TimeoutError` where it does not come in time."""
        return await self._think(lambda: picture, DRAW_PATIENCE)

    def _seconds(self) -> float:
        """Time for one move, so that all who wait get theirs."""
        return min(SECONDS, QUEUE * self._processes / self._waiting)

    async def _think(self, task: Callable[[], Callable[[], T]], patience: float) -> T:
        self._waiting += 1
        try:
            return await asyncio.wait_for(self._in_turn(task), patience)
        finally:
            self._waiting -= 1

    async def _in_turn(self, task: Callable[[], Callable[[], T]]) -> T:
        # What is handed over as soon as it comes would have its time measured out before it is known
        # how many come after it.
        async with self._turns:
            return await self._run(task())

    async def _run(self, work: Callable[[], T]) -> T:
        if self._closed:
            raise BrokenProcessPool("closed")
        loop = asyncio.get_running_loop()
        if self._pool is None:
            # Not forked: a copy of a process with threads and a lock held would hang.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=end_with_parent)
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            # One of its processes was killed: the next thought gets a new pool.
            if self._pool is pool:
                self._pool = None
            raise
