"""Worker processes for long computations: computers, hints, reviews and charts.

They do not run in the event loop, which has to answer every click within three seconds. A worker that chooses a move
gets only the view of a seat, so that it cannot know more than that seat, and it loads nothing but the engine.

Whatever is asked for names the party for which it is done, because parties share the processes fairly: a server by its
number, somebody who is on none by a negative number, or 0 for nobody.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from random import Random
from typing import Final, TypeVar

from bot.model.waits import (
    COMPUTATION_WAIT_S,
    COMPUTER_MOVE_WAIT_S,
    JUDGING_WAIT_S,
    MOVES_OF_ALL_TABLES_S,
    PICTURE_WAIT_S,
    UNHURRIED_MOVE_S,
)
from bot.service.common.worker_start import LEAST, NICE, start
from bot.storage.fair_turns import CLICK_PATIENCE, FairTurns
from engine.game import View
from engine.games import kind_of
from engine.moves import Move
from engine.players import SECONDS, Advice, Level
from engine.series import Series

log = logging.getLogger(__name__)
T = TypeVar("T")


class _Processes:
    """Worker processes of one kind, which are started when they are first needed."""

    def __init__(self, number: int, nice: int = NICE) -> None:
        self.number: Final = number
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._leash: Connection | None = None
        self._turns = FairTurns(number)
        self.closed = False

    def close(self) -> None:
        """End the processes, those at work that has time in the middle of it."""
        self.closed = True
        if self._pool is None:
            return
        # As `kill_workers` does since Python 3.14: they are not asked to end, for they may wait long for the processor.
        processes = list((self._pool._processes or {}).values()) if self._nice == LEAST else []
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = None
        for process in processes:
            process.kill()

    async def do(self, task: Callable[[], Callable[[], T]], party: int) -> T:
        """Return the result of a task, which is made when a process is free for it."""
        async with self._turns.take_turn(party):
            return await self._run(task())

    async def do_in_turn(self, task: Callable[[], T], patience: float, party: int, *, has_time: bool) -> T:
        """Return the result of a task; raise `TimeoutError` where the work on it takes too long, not the queue."""
        async with self._turns.take_turn(party, has_time=has_time):
            return await asyncio.wait_for(self._run(task), patience)

    async def _run(self, work: Callable[[], T]) -> T:
        if self.closed:
            raise BrokenProcessPool("closed")
        loop = asyncio.get_running_loop()
        if self._pool is None:
            # Not by fork: a copy of a process that has threads and holds a lock would hang.
            context = multiprocessing.get_context("spawn")
            end, self._leash = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(
                self.number, mp_context=context, initializer=start, initargs=(end, self._nice)
            )
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:
            # A worker process was killed: the next task gets a new pool.
            if self._pool is pool:
                self._pool = None
            raise


class WorkerPool:
    """Processes that think, one that draws, and those that judge.

    A picture takes so little time that it should not wait for thoughts. To judge a deal takes so much that no move
    should wait for it.
    """

    def __init__(self, processes: int, judging: int | None = None) -> None:
        """Think in so many processes; judge in so many, or in one for each core that nothing else needs."""
        # The bot itself needs one as well.
        spare = (os.cpu_count() or 1) - processes - 1
        self._thinking = _Processes(processes)
        self._drawing = _Processes(1)
        self._judging = _Processes(max(1, spare) if judging is None else judging, LEAST)
        self._waiting: Counter[int] = Counter()
        """How many thoughts each party waits for."""

    def close(self) -> None:
        """End the processes; what they were computing is asked for again after the next start."""
        self._thinking.close()
        self._drawing.close()
        self._judging.close()

    async def choose(self, view: View, level: Level, seed: int, party: int = 0) -> Move | None:
        """Return the move of a computer: a simple one where the search takes too long or its process was killed."""
        players = kind_of(view.rules).players
        try:
            thought = partial(players.choose, view, level, Random(seed))
            return await self._think(lambda: partial(thought, self._seconds(party)), COMPUTER_MOVE_WAIT_S, party)
        except (TimeoutError, BrokenProcessPool) as error:
            log.info("A computer moves without thinking: %r", error)
            return players.plain_move(view)

    async def decide(self, view: View, level: Level, seed: int, party: int = 0) -> Move | None:
        """Return the move of a computer as it is always for this view and number, however long that takes."""
        choose = partial(kind_of(view.rules).players.choose, view, level, Random(seed), UNHURRIED_MOVE_S)
        while True:
            try:
                return await self._think(lambda: choose, None, party)
            except BrokenProcessPool:
                # The process was killed, and not for what it thought about.
                if self._thinking.closed:
                    raise

    async def add_or_take(self, series: Series, party: int = 0) -> Move:
        """Return the choice of two computers that have won, to add or to take brčka."""
        return await self.compute(series.best_move, party)

    async def advise(self, view: View, seed: int, party: int = 0) -> Advice | None:
        """Return what a strong player would do; `None` where the search takes too long."""
        players = kind_of(view.rules).players
        advise = partial(players.advise, view, Random(seed))
        try:
            return await self._think(lambda: partial(advise, self._seconds(party)), COMPUTER_MOVE_WAIT_S, party)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("No hint: %r", error)
            return None

    async def compute(self, task: Callable[[], T], party: int = 0) -> T:
        """Return the result of a long computation; raise `TimeoutError` where it takes too long."""
        return await self._think(lambda: task, COMPUTATION_WAIT_S, party)

    async def judge(self, task: Callable[[], T], party: int = 0, *, awaited: bool = True) -> T:
        """Return the result of a computation that gives way to all others; raise `TimeoutError` after some minutes.

        What somebody waits for comes before what nobody does. However long the queue is, nobody is refused for that.
        """
        # Whoever has clicked is told that it will take long.
        click = CLICK_PATIENCE.set(None)
        try:
            return await self._judging.do_in_turn(task, JUDGING_WAIT_S, party, has_time=not awaited)
        finally:
            CLICK_PATIENCE.reset(click)

    async def draw(self, picture: Callable[[], bytes], party: int = 0) -> bytes:
        """Return the picture that a function of plain values draws; raise `TimeoutError` where it takes too long."""
        return await asyncio.wait_for(self._drawing.do(lambda: picture, party), PICTURE_WAIT_S)

    async def try_to_draw(self, picture: Callable[[], bytes], party: int = 0) -> bytes | None:
        """Return the picture as `draw` does; `None` where it takes too long, so that the answer goes without it."""
        try:
            return await self.draw(picture, party)
        except (TimeoutError, BrokenProcessPool) as error:
            log.info("A picture is left out: %r", error)
            return None

    def _seconds(self, party: int) -> float:
        """Return the seconds for one move, so short that all waiting tables get theirs in time.

        Each party has the same share of the time, and its tables share that.
        """
        return min(SECONDS, MOVES_OF_ALL_TABLES_S * self._thinking.number / (len(self._waiting) * self._waiting[party]))

    async def _think(self, task: Callable[[], Callable[[], T]], patience: float | None, party: int) -> T:
        # The time for a task is computed only when its turn comes: before that it is not known how many others wait.
        self._waiting[party] += 1
        try:
            return await asyncio.wait_for(self._thinking.do(task, party), patience)
        finally:
            self._waiting[party] -= 1
            if not self._waiting[party]:
                del self._waiting[party]
