"""How long the event loop of the real bot is held up while computers think.

The bot runs in a process of its own against a Discord on this machine; one person plays at each table, with three
computers. The figure is the bot's own: the longest time by which its loop was late, looked at fifty times a second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import socket
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import aiohttp

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.support.loopback import BotProcess, LoopbackDiscord, Message, User

LAG = re.compile(r"^stovkahra_loop_lag_seconds ([\d.e-]+)$", re.MULTILINE)
WITHOUT_MEANING = ("hint", "down", "more", "preferences", "look", "hand", "stop", "leave", "record", "rematch", "seats")


def run(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench loop", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--level", choices=("beginner", "regular", "strong"), default="strong")
    parser.add_argument("--processes", type=int, default=1, help="processes in which computers think")
    chosen = parser.parse_args(arguments)
    asyncio.run(_measure(chosen.tables, chosen.seconds, chosen.level, chosen.processes))


async def _measure(tables: int, seconds: float, level: str, processes: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        settings = {"HEALTH_PORT": str(port), "THINKING_PROCESSES": str(processes), "REDRAW_SECONDS": "1.05"}
        async with LoopbackDiscord() as server, BotProcess(server, Path(folder), **settings) as bot:
            await bot.start()
            guild = server.add_guild()
            people = [
                asyncio.create_task(_play(server, User(server, 1000 + at, f"P{at}"), server.add_channel(guild), level))
                for at in range(tables)
            ]
            lags, ends = [], time.monotonic() + seconds
            async with aiohttp.ClientSession() as session:
                await asyncio.sleep(3)
                await _lag(session, port)
                while time.monotonic() < ends:
                    await asyncio.sleep(1)
                    lags.append(await _lag(session, port))
                text = await _metrics(session, port)
            for person in people:
                person.cancel()
            await asyncio.gather(*people, return_exceptions=True)
            bot.terminate()
            await bot.ended()
    clicks = sum(
        float(number) for number in re.findall(r"^stovkahra_interactions_total.* ([\d.]+)$", text, re.MULTILINE)
    )
    lags.sort()
    worst, half = (f"{1000 * lag:.0f} ms" for lag in (lags[-1], lags[len(lags) // 2]))
    print(
        f"{tables} tables, {3 * tables} {level} computers, {seconds:.0f} s, {os.cpu_count()} cores: {clicks:.0f} clicks"
    )
    print(f"event loop late by at most {worst}; in half of the seconds by no more than {half}")


async def _play(server: LoopbackDiscord, user: User, channel: int, level: str) -> None:
    """One person, who plays whatever the hand offers."""
    random = Random(user.id)
    answer = await user.slash(channel, "stovkahra new", computers=level, pace="fast")
    assert answer is not None and answer.message is not None
    board: Message = answer.message
    await user.press(board, board.offers["hand"])
    while True:
        hand = next(iter(reversed(server.hidden_of(user.id))), None)
        offers = hand.offers if hand is not None else {}
        wishes = [what for what in offers if what.split(" ")[0] not in (*WITHOUT_MEANING, "ask", "signal")]
        if hand is not None and wishes:
            await user.press(hand, offers[random.choice(wishes)])
        await asyncio.sleep(0.2)


async def _metrics(session: aiohttp.ClientSession, port: int) -> str:
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


async def _lag(session: aiohttp.ClientSession, port: int) -> float:
    found = LAG.search(await _metrics(session, port))
    assert found is not None
    return float(found[1])


def _free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])
