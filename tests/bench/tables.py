"""What a table costs the bot in memory while it is played at, and one that only stands in the file.

Three files take turns: one with a single series, one with a thousand, and one with ten thousand. First the process is
weighed as it is after its start; then clicks are made, as many on each file: at each of the thousand tables somebody
opens the hand and makes a move, and where there are fewer tables that happens at those again and again. So what clicks
cost by themselves can be told from what tables do. Weighed are the process (RSS), and how many tables it has in memory.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from argparse import Namespace
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from tests.bench.common import faults, measured, options, table_of
from tests.bench.stage import (
    BOT,
    Game,
    Hand,
    Hands,
    Launched,
    LoopbackDiscord,
    Watch,
    multiply,
    resident_bytes,
    series_under_way,
)
from tests.support.books import errors

TELLING = "TABLES "


def run(arguments: list[str]) -> None:
    parser = options(
        "tables",
        __doc__,
        played=(1000, "tables at which somebody presses"),
        stored=(10_000, "tables in the largest file"),
        seed=(1, "of all chance"),
    )
    measured(parser, arguments, measure, report)


@dataclass
class Weight:
    """What a process holds."""

    resident: int
    tables: int


@dataclass
class File:
    """What was measured with one file."""

    tables: int
    played: int
    clicks: int = 0
    weights: list[Weight] = field(default_factory=list)
    """After the start, and after so many clicks once, and twice."""
    trouble: list[str] = field(default_factory=list)


async def measure(plan: Namespace, folder: Path) -> list[File]:
    """Weighs the bot on each of the files."""
    found, played, seed = [], plan.played, plan.seed
    # What was moved at lately is taken up at the start; here nothing is.
    old = datetime.now(UTC) - timedelta(hours=3)
    for tables, pressed in ((1, 1), (played, played), (plan.stored, 1)):
        here = folder / f"{tables}-{pressed}"
        here.mkdir()
        async with LoopbackDiscord() as server:
            file = here / "games.db"
            games = await series_under_way(
                server, file, min(tables, played), seed=seed, moves=(0, 8), clock=lambda: old
            )
            if tables > len(games):
                multiply(server, file, games, tables)
            one = File(tables, pressed)
            await _weigh(server, here, games[:pressed], played, Random(seed), one)
            found.append(one)
        await asyncio.to_thread(shutil.rmtree, here)
    return found


async def _weigh(
    server: LoopbackDiscord, folder: Path, games: list[Game], rounds: int, random: Random, file: File
) -> None:
    watch = Watch(server)
    async with Launched(server, BOT, folder, PAUSE_SECONDS="0") as bot:
        await bot.start()
        watch.forget()
        await watch.quiet()
        file.weights.append(await _weight(bot))
        for _ in range(2):
            hands = Hands(server, watch)
            for at in range(rounds):
                file.clicks += await _press(hands, games[at % len(games)], random)
            await watch.quiet()
            file.weights.append(await _weight(bot))
        file.trouble = errors(bot)


async def _press(hands: Hands, game: Game, random: Random) -> int:
    """Everybody opens the hand, and whoever is asked makes a move; the clicks it took."""
    asked: Hand | None = None
    for user in game.users.values():
        hand = await hands.ask(game, user)
        assert hand is not None
        asked = hand if hand.moves else asked
    if asked is None:
        return len(game.users)
    await asked.user.press(asked.message, asked.offers[random.choice(asked.moves)])
    return len(game.users) + 1


async def _weight(bot: Launched) -> Weight:
    """What the process holds now; of its tables it tells itself."""
    assert bot.pid is not None
    before = len(bot.log)
    os.kill(bot.pid, signal.SIGUSR1)
    while not (told := [line for line in list(bot.log)[before:] if line.startswith(TELLING)]):
        assert bot.running, "\n".join(bot.log)
        await asyncio.sleep(0.05)
    return Weight(resident_bytes(bot.pid), int(told[0].removeprefix(TELLING)))


def report(_: Namespace, files: list[File]) -> list[str]:
    """What was measured, in lines."""
    rows = [("tables in the file", "pressed", "clicks", "RSS MiB", "tables in memory")]
    for file in files:
        rows.append(
            (
                str(file.tables),
                str(file.played),
                str(file.clicks),
                " → ".join(f"{each.resident / 2**20:.1f}" for each in file.weights),
                " → ".join(str(each.tables) for each in file.weights),
            )
        )
    lines = ["after the start → after the first half of the clicks → after all of them", *table_of(rows)]
    one, live, stored = files
    more = max(1, live.tables - one.tables)
    grown = [file.weights[-1].resident - file.weights[0].resident for file in (one, live)]
    kib = (grown[1] - grown[0]) / more / 1024
    lines.append(f"a live table: {kib:.1f} KiB of RSS beyond what as many clicks at one table cost")
    more = max(1, stored.tables - one.tables)
    resting = (stored.weights[0].resident - one.weights[0].resident) / more
    lines.append(f"a table that only stands in the file: {resting:.0f} bytes of RSS")
    trouble = [line for file in files for line in file.trouble]
    return lines + faults(trouble)
