"""How long it takes from the start of the process to the first answered click, with ten thousand series under way.

The bot is begun by exec, as by `python -m bot`, and as soon as the gateway has let it in somebody presses a button on
an old message: "My hand". Three files take turns: one in which only the series of that message is under way; one with
so many that rest, their last moves hours ago; and one with so many in the middle of it, their last moves seconds ago.
All three were left by a bot that was stopped a moment before. The servers and channels are the same for all.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from argparse import Namespace
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from tests.bench.common import faults, measured, median, options, table_of
from tests.bench.stage import (
    BOT,
    Game,
    Hands,
    Launched,
    LoopbackDiscord,
    Watch,
    cpu_seconds,
    multiply,
    series_under_way,
)
from tests.support.storage import Store

PLAYED = 200
"""Series that are really played; the others are the same once more."""
ALIVE, SECONDS_AWAY = "alive%", 5
GOAL = 0.5
FILES = ("one series", "at rest", "under way")


def run(arguments: list[str]) -> None:
    parser = options(
        "resume",
        __doc__,
        tables=(10_000, "series in the larger files"),
        starts=(5, "of the bot on each file"),
        settle=(0.0, "seconds to watch what each start does afterwards"),
        seed=(1, "of all chance"),
    )
    measured(parser, arguments, measure, report)


@dataclass
class Figures:
    """What was measured with one file, start by start."""

    size: int = 0
    let_in: list[float] = field(default_factory=list)
    """Seconds until the gateway has let the bot in."""
    answered: list[float] = field(default_factory=list)
    """Seconds until the first click was answered."""
    again: list[float] = field(default_factory=list)
    """Seconds that the next ten clicks waited, in the mean."""
    cpu: list[float] = field(default_factory=list)
    """Processor seconds until the first click was answered, and what was watched afterwards."""
    trouble: list[str] = field(default_factory=list)


async def measure(plan: Namespace, folder: Path) -> dict[str, Figures]:
    """Starts the bot on the files in turns."""
    random = Random(plan.seed)
    files = {name: folder / f"{name}.db" for name in FILES}
    figures = {name: Figures() for name in FILES}
    async with LoopbackDiscord() as server:
        old = datetime.now(UTC) - timedelta(hours=3)
        played = await series_under_way(
            server, files["at rest"], min(PLAYED, plan.tables), seed=plan.seed, moves=(4, 24), clock=lambda: old
        )
        await _leave_alone(files, played[0])
        await _note_commands(server, files, folder)
        multiply(server, files["at rest"], played, plan.tables)
        await asyncio.to_thread(shutil.copy, files["at rest"], files["under way"])
        with contextlib.closing(sqlite3.connect(files["under way"])) as database, database:
            database.execute("UPDATE moves SET at = ?", (datetime.now(UTC).isoformat(),))
        for name, file in files.items():
            figures[name].size = file.stat().st_size
        for _ in range(plan.starts):
            for name, file in files.items():
                pressed = played[0] if name == FILES[0] else random.choice(played)
                await _start(server, file, folder, pressed, plan.settle, figures[name])
    return figures


async def _leave_alone(files: dict[str, Path], game: Game) -> None:
    """The file in which one series is under way, and no other."""
    await asyncio.to_thread(shutil.copy, files["at rest"], files["one series"])
    with contextlib.closing(sqlite3.connect(files["one series"])) as database:
        for table in ("seats", "games"):
            if table == "games":
                database.execute(
                    "DELETE FROM moves WHERE game IN (SELECT id FROM games WHERE table_id <> ?)", (game.table,)
                )
            database.execute(f"DELETE FROM {table} WHERE table_id <> ?", (game.table,))
        database.execute("DELETE FROM tables WHERE id <> ?", (game.table,))
        database.commit()
        database.execute("VACUUM")


async def _note_commands(server: LoopbackDiscord, files: dict[str, Path], folder: Path) -> None:
    """Has the bot run once, so that Discord knows its commands and its emojis, and the files say so."""
    watch = Watch(server)
    here = _place(folder, files["one series"])
    async with Launched(server, BOT, here) as bot:
        await bot.start()
        await watch.quiet()
    with contextlib.closing(sqlite3.connect(here / "games.db")) as database:
        notes = database.execute("SELECT name, value FROM notes").fetchall()
    for file in files.values():
        if file.exists():
            store = await Store.open(file, lambda: datetime.now(UTC))
            for name, value in notes:
                await store.notes.keep(name, value)
            await store.close()


def _place(folder: Path, file: Path) -> Path:
    """A folder with a copy of a file, as a bot has left it that was there a moment ago."""
    here = folder / "here"
    shutil.rmtree(here, ignore_errors=True)
    here.mkdir()
    shutil.copy(file, here / "games.db")
    then = (datetime.now(UTC) - timedelta(seconds=SECONDS_AWAY)).isoformat()
    with contextlib.closing(sqlite3.connect(here / "games.db")) as database, database:
        database.execute("UPDATE notes SET value = ? WHERE name LIKE ?", (then, ALIVE))
    return here


async def _start(
    server: LoopbackDiscord, file: Path, folder: Path, game: Game, settle: float, figures: Figures
) -> None:
    here = await asyncio.to_thread(_place, folder, file)
    watch = Watch(server)
    hands = Hands(server, watch)
    async with Launched(server, BOT, here) as bot:
        before, began = server.identified, time.monotonic()
        await bot.launch()
        await bot.identified(before)
        figures.let_in.append(time.monotonic() - began)
        assert await hands.ask(game, game.users[0]) is not None, "the first click was not answered with the hand"
        figures.answered.append(time.monotonic() - began)
        figures.cpu.append(cpu_seconds(bot.pid))
        watch.forget()
        began = time.monotonic()
        for _ in range(10):
            assert await hands.ask(game, game.users[0]) is not None
        figures.again.append((time.monotonic() - began) / 10)
        await asyncio.sleep(settle)
        figures.trouble += bot.trouble()


def report(plan: Namespace, figures: dict[str, Figures]) -> list[str]:
    """What was measured, in lines."""
    lines = [f"{os.cpu_count()} cores, medians of {plan.starts} starts on each file, which take turns"]
    heads = ("series", "file", "let in after", "first answer after", "CPU until then", "next ten clicks, each")
    rows = [("", *heads)]
    for name, each in figures.items():
        number = 1 if name == FILES[0] else plan.tables
        rows.append(
            (
                name,
                str(number),
                f"{each.size / 2**20:.1f} MiB",
                f"{median(each.let_in):.2f} s",
                f"{median(each.answered):.2f} s",
                f"{median(each.cpu):.2f} s",
                f"{1000 * median(each.again):.0f} ms",
            )
        )
    lines += table_of(rows)
    alone = median(figures[FILES[0]].answered)
    for name in FILES[1:]:
        later = median(figures[name].answered) - alone
        lines.append(f"{plan.tables} series {name}: the first click is answered {later:+.2f} s later (goal: {GOAL} s)")
    trouble = [line for each in figures.values() for line in each.trouble]
    return lines + faults(trouble)
