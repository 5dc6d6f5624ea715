"""How long the event loop of the real bot is held up while computers think.

The bot runs in a process of its own against a Discord on this machine; one person plays at each table, with three
computers. The figure is the bot's own: the longest time by which its loop was late, looked at fifty times a second.
"""

from __future__ import annotations

import asyncio
import os
import re
import time
from argparse import Namespace
from pathlib import Path
from random import Random
from statistics import median

import aiohttp

from tests.bench.common import measured, options
from tests.support.books import MOVE
from tests.support.circles import press
from tests.support.loopback import BotProcess, LoopbackDiscord, User, free_port

LAG = re.compile(r"^stovkahra_loop_lag_seconds ([\d.e-]+)$", re.MULTILINE)
CLICKS = re.compile(r"^stovkahra_interactions_total.* ([\d.]+)$", re.MULTILINE)


def run(arguments: list[str]) -> None:
    parser = options(
        "loop",
        __doc__,
        tables=(20, "at each of which a person plays with three computers"),
        seconds=(60.0, "of play"),
    )
    measured(parser, arguments, measure, report)


def report(plan: Namespace, found: tuple[float, list[float]]) -> list[str]:
    """What was measured, in lines."""
    clicks, lags = found
    return [
        f"{plan.tables} tables, {3 * plan.tables} strong computers, {plan.seconds:.0f} s, "
        f"{os.cpu_count()} cores: {clicks:.0f} clicks",
        f"event loop late by at most {1000 * max(lags):.0f} ms; "
        f"in half of the seconds by no more than {1000 * median(lags):.0f} ms",
    ]


async def measure(plan: Namespace, folder: Path) -> tuple[float, list[float]]:
    """How many clicks there were, and by how much the loop was late, second by second."""
    port = free_port()
    settings = {"HEALTH_PORT": str(port), "THINKING_PROCESSES": "1", "REDRAW_SECONDS": "1.05"}
    async with LoopbackDiscord() as server, BotProcess(server, folder, **settings) as bot:
        await bot.start()
        guild = server.add_guild()
        people = [
            asyncio.create_task(_play(User(server, 1000 + at, f"P{at}"), server.add_channel(guild)))
            for at in range(plan.tables)
        ]
        lags = []
        async with aiohttp.ClientSession() as session:
            await asyncio.sleep(3)
            await _lag(session, port)
            ends = time.monotonic() + plan.seconds
            while time.monotonic() < ends:
                await asyncio.sleep(1)
                lags.append(await _lag(session, port))
            text = await _metrics(session, port)
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        bot.terminate()
        await bot.ended()
    return sum(float(number) for number in CLICKS.findall(text)), lags


async def _play(user: User, channel: int) -> None:
    """One person, who makes any move that the hand offers."""
    random = Random(user.id)
    answer = await user.slash(channel, "stovkahra new", computers="strong", pace="fast")
    assert answer is not None and answer.message is not None and answer.table is not None
    await press(user, answer.message, "hand")
    while True:
        hand = user.hand(answer.table)
        moves = [what for what in hand.offers if MOVE.fullmatch(what)] if hand is not None else []
        if moves:
            await press(user, hand, random.choice(moves))
        await asyncio.sleep(0.2)


async def _metrics(session: aiohttp.ClientSession, port: int) -> str:
    async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        return await answer.text()


async def _lag(session: aiohttp.ClientSession, port: int) -> float:
    found = LAG.search(await _metrics(session, port))
    assert found is not None
    return float(found[1])
