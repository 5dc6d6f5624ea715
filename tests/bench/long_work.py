"""How long what is made for one person holds up all others: the event loop, and SQLite's one connection.

A server has so many games in its ledger, and whoever has played most of them is a moderator. Each thing is asked for
alone.
"""

from __future__ import annotations

import asyncio
import gc
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

from bot.service.common.worker_pool import WorkerPool
from bot.storage.fair_turns import FairTurns
from tests.bench.common import measured, options
from tests.bench.history import MOST_OFTEN, filled
from tests.bench.years import END, make
from tests.support.postgres import connected
from tests.support.service import Bench, actor

OFTEN = 0.001
"""Seconds between two looks at the loop; one that never slept would hold up the thread of the database."""


@dataclass
class Found:
    """What one thing has cost."""

    what: str
    seconds: float
    late: float
    """The longest time in seconds by which the event loop was late."""
    held: float
    """The longest time in seconds for which the database was held."""
    turns: int
    """How often it was held."""
    worked: float = 0
    """The most seconds of processor time between two looks at the loop, which others on the machine do not change."""
    worked_held: float = 0
    """The same while the database was held."""


def run(arguments: list[str]) -> None:
    parser = options("long_work", __doc__, games=(20_000, "in the ledger"))
    measured(parser, arguments, measure, report)


def report(plan: Namespace, found: list[Found]) -> Iterator[str]:
    """What was measured, in lines."""
    yield f"{plan.games} games in the ledger"
    for each in found:
        yield (
            f"{each.what:<24}{each.seconds:6.2f} s   loop late by at most {1000 * each.late:5.1f} ms "
            f"({1000 * each.worked:.1f} of work)   database held {each.turns} times for at most "
            f"{1000 * each.held:.1f} ms ({1000 * each.worked_held:.1f} of work)"
        )


async def measure(plan: Namespace, folder: Path) -> list[Found]:
    """What each thing costs that takes long."""
    path = folder / "games.db"
    await asyncio.to_thread(make, path, plan.games, seed=1)
    async with Bench(path, workers=WorkerPool(1)) as bench:
        await filled(bench.store)
        with connected(path) as ask:
            ((person, _),) = ask(MOST_OFTEN)
            ((user_id,),) = ask("SELECT user_id FROM people WHERE id = ?", person)
            ((table,),) = ask("SELECT max(table_id) FROM prizes")
        chart = f"ch1:{table}"
        moderator, bench.clock.now, host = actor(0, user_id=user_id, moderator=True), END, bench.host
        asked: dict[str, Any] = {
            "export csv": lambda: host.ledger.export(moderator, "csv"),
            "export json": lambda: host.ledger.export(moderator, "json"),
            "privacy": lambda: host.settings.show_privacy(moderator),
            "privacy export": lambda: host.settings.export_data(moderator),
            "settings": lambda: host.settings.show_settings(moderator),
            "chart": lambda: host.press(moderator, chart),
        }
        # The processes are started, what is read once is read, and what stays is not looked through for garbage again.
        await host.press(moderator, chart)
        await host.settings.show_settings(moderator)
        # What is looked for once a day is looked for again.
        bench.clock.now += timedelta(days=1)
        gc.collect()
        gc.freeze()
        database = bench.store._db._turns  # type: ignore[attr-defined]
        return [await _measured(what, ask(), database) for what, ask in asked.items()]


async def _measured(what: str, doing: Awaitable[Any], database: FairTurns) -> Found:
    found, plain = Found(what, 0, 0, 0, 0), database.turn

    @asynccontextmanager
    async def turn(party: int) -> AsyncIterator[None]:
        async with plain(party):
            began, worked = time.perf_counter(), time.process_time()
            yield
            found.held, found.turns = max(found.held, time.perf_counter() - began), found.turns + 1
            found.worked_held = max(found.worked_held, time.process_time() - worked)

    async def look() -> None:
        while True:
            began, worked = time.perf_counter(), time.process_time()
            await asyncio.sleep(OFTEN)
            found.late = max(found.late, time.perf_counter() - began - OFTEN)
            found.worked = max(found.worked, time.process_time() - worked)

    database.turn = turn  # type: ignore[method-assign]
    looking, began = asyncio.create_task(look()), time.perf_counter()
    try:
        answer = await doing
    finally:
        found.seconds = time.perf_counter() - began
        looking.cancel()
        database.turn = plain  # type: ignore[method-assign]
    if answer.file is not None:
        found.what += f" ({len(answer.file[1]) / 1e6:.1f} MB)"
    return found
