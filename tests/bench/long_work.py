"""How long what is made for one person holds up all others: the event loop, and SQLite's one connection.

A server has so many games in its ledger, in all of which one moderator has played. Each thing is asked for alone.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
import time
from argparse import Namespace
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, closing
from dataclasses import asdict, dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from bot.service.worker_pool import WorkerPool
from bot.storage.fair_turns import FairTurns
from engine.stovkahra.rules import Rules
from tests.bench.common import measured, options
from tests.support.service import CHANNEL, GUILD, Bench, actor

PEOPLE, GAMES_A_SERIES, MOVES = 40, 15, 72
OFTEN = 0.001
"""Seconds between two looks at the loop; one that never slept would hold up the thread of the database."""
MODERATOR = actor(0, moderator=True)


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
    yield f"{plan.games} games in the ledger, {MOVES} moves in each"
    for each in found:
        yield (
            f"{each.what:<24}{each.seconds:6.2f} s   loop late by at most {1000 * each.late:5.1f} ms "
            f"({1000 * each.worked:.1f} of work)   database held {each.turns} times for at most "
            f"{1000 * each.held:.1f} ms ({1000 * each.worked_held:.1f} of work)"
        )


async def measure(plan: Namespace, folder: Path) -> list[Found]:
    """What each thing costs that takes long."""
    path = folder / "games.db"
    workers = WorkerPool(1)
    async with Bench(path, workers=workers) as bench:
        await bench.host.identity.person(MODERATOR)
    _fill(path, plan.games)
    async with Bench(path, workers=WorkerPool(1)) as bench:
        bench.clock.now = datetime.now(UTC)
        host = bench.host
        asked: dict[str, Any] = {
            "export csv": lambda: host.ledger.export(MODERATOR, "csv"),
            "export json": lambda: host.ledger.export(MODERATOR, "json"),
            "privacy": lambda: host.settings.privacy(MODERATOR),
            "privacy export": lambda: host.settings.privacy_export(MODERATOR),
            "settings": lambda: host.settings.settings(MODERATOR),
            "chart": lambda: host.ledger.chart(MODERATOR, None),
        }
        # The processes are started, what is read once is read, and what stays is not looked through for garbage again.
        await host.ledger.chart(MODERATOR, None)
        await host.settings.settings(MODERATOR)
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


def _fill(path: Path, games: int) -> None:
    """Write games into a database, without playing them."""
    random, began = Random(1), datetime.now(UTC) - timedelta(days=300)
    rules = json.dumps(asdict(Rules()), default=str)
    with closing(sqlite3.connect(path)) as database:
        ((me,),) = database.execute("SELECT id FROM people WHERE user_id = ?", (MODERATOR.user_id,)).fetchall()
        others = [
            database.execute("INSERT INTO people (user_id, name) VALUES (?, ?)", (5000 + at, f"Person {at}")).lastrowid
            for at in range(PEOPLE)
        ]
        for game in range(1, games + 1):
            table = (game - 1) // GAMES_A_SERIES + 1
            if (game - 1) % GAMES_A_SERIES == 0:
                four = [me, *random.sample(others, 3)]
                row = (table, GUILD, CHANNEL, me, rules, "finished", random.randbytes(32))
                sql = "INSERT INTO tables (id, guild_id, channel_id, opener, rules, status, next_seed) VALUES"
                database.execute(f"{sql} (?, ?, ?, ?, ?, ?, ?)", row)
                seated = [(table, seat, person) for seat, person in enumerate(four)]
                database.executemany("INSERT INTO seats (table_id, seat, person) VALUES (?, ?, ?)", seated)
            at = (began + timedelta(minutes=20 * game)).isoformat()
            row = (game, table, (game - 1) % GAMES_A_SERIES + 1, random.randbytes(32), "[]")
            database.execute("INSERT INTO games (id, table_id, number, seed, words) VALUES (?, ?, ?, ?, ?)", row)
            database.executemany("INSERT INTO players VALUES (?, ?, ?)", [(game, *each) for each in enumerate(four)])
            moves = [(game, ply, ply % 4, "play hA", at) for ply in range(MOVES)]
            database.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", moves)
            line = (game, GUILD, table, *four, random.randrange(2), 1, "count", 104, 61, "add", 1, 3, 2, at)
            database.execute(f"INSERT INTO ledger VALUES ({', '.join('?' * len(line))})", line)
        database.commit()
