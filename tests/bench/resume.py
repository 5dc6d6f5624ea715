"""How long it takes from the start of the process to the first answered click, with ten thousand series under way.

The bot is begun by exec, as by `python -m bot`, and as soon as the gateway has let it in somebody presses a button on
an old message: "My hand". Two files take turns: one in which only the series of that message is under way, and one with
so many, their last moves seconds ago. Both were left by a bot that was stopped a moment before, and have the same
servers and channels.
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
from statistics import median

from tests.bench.common import faults, measured, options, table_of
from tests.bench.stage import (
    BOT,
    Game,
    Hands,
    Launched,
    LoopbackDiscord,
    Watch,
    multiply,
    series_under_way,
)
from tests.support.books import errors
from tests.support.storage import Store

PLAYED = 200
"""Series that are really played; the others are the same once more."""
ALIVE, SECONDS_AWAY = "alive%", 5
GOAL = 0.5
FILES = ("one series", "many series")


def run(arguments: list[str]) -> None:
    parser = options(
        "resume",
        __doc__,
        tables=(10_000, "series in the larger file"),
        starts=(5, "of the bot on each file"),
        seed=(1, "of all chance"),
    )
    measured(parser, arguments, measure, report)


@dataclass
class Figures:
    """What was measured with one file, start by start."""

    let_in: list[float] = field(default_factory=list)
    """Seconds until the gateway has let the bot in."""
    answered: list[float] = field(default_factory=list)
    """Seconds until the first click was answered."""
    trouble: list[str] = field(default_factory=list)


async def measure(plan: Namespace, folder: Path) -> dict[str, Figures]:
    """Starts the bot on the files in turns."""
    random = Random(plan.seed)
    alone, many = (folder / f"{name}.db" for name in FILES)
    figures = {name: Figures() for name in FILES}
    async with LoopbackDiscord() as server:
        played = await series_under_way(server, many, min(PLAYED, plan.tables), seed=plan.seed, moves=(4, 24))
        await asyncio.to_thread(shutil.copy, many, alone)
        _leave_alone(alone, played[0])
        await _note_commands(server, (alone, many), folder)
        multiply(server, many, played, plan.tables)
        with contextlib.closing(sqlite3.connect(many)) as database, database:
            database.execute("UPDATE moves SET at = ?", (datetime.now(UTC).isoformat(),))
        for _ in range(plan.starts):
            await _start(server, alone, folder, played[0], figures[FILES[0]])
            await _start(server, many, folder, random.choice(played), figures[FILES[1]])
    return figures


def _leave_alone(file: Path, game: Game) -> None:
    """One series in a file is under way, and no other."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        for table in ("seats", "games"):
            if table == "games":
                database.execute(
                    "DELETE FROM moves WHERE game IN (SELECT id FROM games WHERE table_id <> ?)", (game.table,)
                )
            database.execute(f"DELETE FROM {table} WHERE table_id <> ?", (game.table,))
        database.execute("DELETE FROM tables WHERE id <> ?", (game.table,))
        database.commit()
        database.execute("VACUUM")


async def _note_commands(server: LoopbackDiscord, files: tuple[Path, Path], folder: Path) -> None:
    """Has the bot run once, so that Discord knows its commands and its emojis, and the files say so."""
    watch = Watch(server)
    here = _place(folder, files[0])
    async with Launched(server, BOT, here) as bot:
        await bot.start()
        await watch.quiet()
    with contextlib.closing(sqlite3.connect(here / "games.db")) as database:
        notes = database.execute("SELECT name, value FROM notes").fetchall()
    for file in files:
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


async def _start(server: LoopbackDiscord, file: Path, folder: Path, game: Game, figures: Figures) -> None:
    here = await asyncio.to_thread(_place, folder, file)
    watch = Watch(server)
    hands = Hands(server, watch)
    async with Launched(server, BOT, here) as bot:
        began = time.monotonic()
        await bot.start()
        figures.let_in.append(time.monotonic() - began)
        assert await hands.ask(game, game.users[0]) is not None, "the first click was not answered with the hand"
        figures.answered.append(time.monotonic() - began)
        figures.trouble += errors(bot)


def report(plan: Namespace, figures: dict[str, Figures]) -> list[str]:
    """What was measured, in lines."""
    lines = [f"{os.cpu_count()} cores, medians of {plan.starts} starts on each file, which take turns"]
    rows = [("", "series", "let in after", "first answer after")]
    for number, (name, each) in zip((1, plan.tables), figures.items(), strict=True):
        rows.append((name, str(number), f"{median(each.let_in):.2f} s", f"{median(each.answered):.2f} s"))
    lines += table_of(rows)
    alone, many = (median(each.answered) for each in figures.values())
    lines.append(f"the first click is answered {many - alone:+.2f} s later (goal: {GOAL} s)")
    trouble = [line for each in figures.values() for line in each.trouble]
    return lines + faults(trouble)
