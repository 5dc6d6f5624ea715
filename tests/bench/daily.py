"""What fifty thousand tries of the deal of a day cost whoever plays it: beside a day that nobody else has tried.

Both days are played in turn in one run, by the service over SQLite, with computers that do not think. The tries are
rows that were put there. The last lines tell how the full day was counted when it was over, and how long others had to
wait for the database at most meanwhile.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from argparse import Namespace
from collections import defaultdict
from collections.abc import Awaitable, Iterator
from contextlib import AsyncExitStack, closing
from datetime import timedelta
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from bot.model.table import Status
from bot.service.common.worker_pool import WorkerPool
from engine.games import USUAL, kind_of
from tests.bench.common import measured, options
from tests.support.service import Bench, Restless, actor, buttons

EMPTY, FULL = "nobody else", "full"
WHAT = {
    "command": "the command, before one plays",
    "begin": "a try is begun",
    "card": "a card of it",
    "end": "its last card, which counts it",
    "result": "how others did",
    "field": "the field, the day after",
}


def run(arguments: list[str]) -> None:
    known = {"tries": (50_000, "on the full day"), "people": (20, "who play both"), "seed": (1, "of all chance")}
    parser = options("daily", __doc__, **known)
    measured(parser, arguments, measure, report)


class Quick(WorkerPool):
    """Workers that play a plain card, in this process; what is computed is computed in others."""

    async def decide(self, view: Any, level: Any, seed: int, guild_id: int = 0) -> Any:
        return kind_of(view.rules).players.plain_move(view)


class Figures:
    """Milliseconds by what was done and on which day."""

    def __init__(self) -> None:
        self.times: defaultdict[tuple[str, str], list[float]] = defaultdict(list)
        self.counting = self.waited = 0.0

    async def take(self, what: str, day: str, doing: Awaitable[Any]) -> Any:
        began = time.perf_counter()
        done = await doing
        self.times[what, day].append(1000 * (time.perf_counter() - began))
        return done


async def measure(plan: Namespace, folder: Path) -> Figures:
    figures = Figures()
    async with AsyncExitStack() as stack:
        days = {}
        for day in (EMPTY, FULL):
            here = Bench(folder / f"{day}.db", plan.seed, clock=Restless(), workers=Quick(1), safely=True)
            days[day] = await stack.enter_async_context(here)
        # Whom all the rows are like.
        await _play(days[FULL], 0, EMPTY, Figures())
        fill(Path(days[FULL].path), plan.tries, Random(plan.seed))
        for person in range(1, plan.people + 1):
            for day, here in days.items():
                await _play(here, person, day, figures)
        for here in days.values():
            here.clock.now += timedelta(days=1)
        await days[EMPTY].host.daily_ends.close_days()
        await _count(days[FULL], figures)
        for person in range(plan.people):
            for day, here in days.items():
                await here.settle()
                shown = here.ask(person, f"dy1:field.{USUAL}.2026-05-01", on_panel=True)
                await figures.take("field", day, shown)
    return figures


async def _play(here: Bench, person: int, day: str, figures: Figures) -> None:
    """Play a try from the command to the comparison."""
    page = await figures.take("command", day, here.host.dailies.show_daily(actor(person), USUAL))
    play = buttons(page.screen)[0].action
    begun = await figures.take("begin", day, here.ask(person, play, on_panel=True, message_id=9000 + person))
    await here.settle()
    while (table := await here.table(begun.table_id)).status is Status.PLAYING:
        view = table.view(0)
        action = await here.action(person, table.id, str(view.answers[-1]))
        what = "card" if len(view.hand) > 1 else "end"
        await figures.take(what, day, here.ask(person, action, on_panel=True))
        await here.settle()
    await figures.take("result", day, here.host.dailies.show_daily(actor(person), USUAL))


async def _count(here: Bench, figures: Figures) -> None:
    """Count the full day, while somebody else asks the database for something again and again."""
    counting = asyncio.create_task(here.host.daily_ends.close_days())
    began = time.perf_counter()
    while not counting.done():
        asked = time.perf_counter()
        await here.store.try_out()
        figures.waited = max(figures.waited, time.perf_counter() - asked)
        await asyncio.sleep(0.001)
    await counting
    figures.counting = time.perf_counter() - began


def fill(path: Path, tries: int, random: Random) -> None:
    """Put tries of the same day into a database, with others' points and with lines of play like the one there is."""
    with closing(sqlite3.connect(path)) as file, file:
        file.row_factory = sqlite3.Row
        (table,) = file.execute("SELECT * FROM tables WHERE duplicate IS NOT NULL")
        (own,) = file.execute("SELECT * FROM event_tries")
        file.executemany("INSERT INTO people (id, user_id, name) VALUES (?, ?, ?)", _people(tries))
        names = ", ".join(table.keys())
        rows = ([*({**table, "id": number}).values()] for number in range(10_000, 10_000 + tries))
        file.executemany(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(table.keys()))})", rows)
        for number in range(10_000, 10_000 + tries):
            line = own["line"] if random.random() < 0.2 else own["line"][: 3 * random.randrange(1, 8)] + f",{number}"
            # The best one is that of which there are cards.
            points = round(own["points"] - random.expovariate(1 / 25))
            changed = {"person": number, "table_id": number, "points": points, "line": line}
            columns, marks = ", ".join(own.keys()), ", ".join("?" * len(own.keys()))
            file.execute(f"INSERT INTO event_tries ({columns}) VALUES ({marks})", [*({**own} | changed).values()])
        file.execute("DELETE FROM event_fields")
        file.execute(
            "INSERT INTO event_fields SELECT event, 1, points, count(*) FROM event_tries GROUP BY event, points"
        )


def _people(tries: int) -> Iterator[tuple[int, int, str]]:
    return ((number, 10**6 + number, f"Guest {number}") for number in range(10_000, 10_000 + tries))


def report(plan: Namespace, figures: Figures) -> Iterator[str]:
    yield f"{plan.people} people, on a day with {plan.tries} other tries and on one with none; median milliseconds"
    for what, told in WHAT.items():
        empty, full = (median(figures.times[what, day]) for day in (EMPTY, FULL))
        yield f"{told:<32}{full:8.2f}  {EMPTY} {empty:8.2f}  ratio {full / empty:.2f}"
    waited = 1000 * figures.waited
    yield f"the full day counted in {figures.counting:.1f} s, others waited for the database {waited:.0f} ms at most"
