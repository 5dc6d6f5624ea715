"""Long life: of tables that are over nothing is left in the process, however many days there have been."""

import asyncio
import gc
import os
from collections import Counter
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.model import timing
from bot.model.ledger_pages import LedgerPage, LedgerTopic
from bot.model.table import Status, Table
from bot.storage.replay import forget
from engine.games import USUAL
from engine.moves import parse_move
from tests.support.service import GUILD, Bench, QuickWorkers, actor
from tests.support.simulated_discord import club

WARM = 4
"""Days after which all that is kept for good, as what has been compiled or looked up once, is there."""


def open_files() -> int:
    folder = Path("/proc/self/fd")
    if not folder.exists():
        pytest.skip("this system does not tell which files are open")
    return len(os.listdir(folder))  # noqa: PTH208 - a path for each would be files that are looked at too


def of_this_project() -> Counter[str]:
    """How many objects of the bot's, the engine's and discord.py's classes there are."""
    # Of moves and games that were read lately so many are kept, and no more.
    parse_move.cache_clear()
    forget()
    gc.collect()
    kinds = (type(each) for each in gc.get_objects())
    return Counter(f"{kind.__module__}.{kind.__name__}" for kind in kinds if str(kind.__module__).startswith(OWN))


OWN = ("bot", "cogs", "engine", "discord", "asyncio", "_asyncio", "aiosqlite")


async def a_day(bench: Bench, random: Random) -> int:
    """A day at the tables of a server, each in a thread of its own; how many there were."""
    numbers = []
    for seat in range(3):
        await bench.host.lobby.open_table(actor(0), None, {"thread": True, "ping": "minute", "clock": "two-minutes"})
        await bench.settle()
        number = max(table.id for table in (await bench.store.tables.on_guild(GUILD, 100))[0])
        numbers.append(number)
        for other in (1, 2):
            await bench.press(other, number, f"sit {other}")
        # At the first table sit four people, at the others a computer too.
        await bench.press(0 if seat else 3, number, "computer regular" if seat else "sit 3")
        await bench.press(0, number, "start")
        await bench.settle()
        for other in range(3):
            await bench.open_panel(other, number)
    finished, stopped, left = numbers
    await to_the_end(bench, finished, random)
    await bench.press(1, finished, "rematch")
    for number in (stopped, left):
        await some_moves(bench, number, random)
    for seat in range(2):
        await bench.host.endings.stop(actor(seat), stopped)
    assert (await bench.table(stopped)).status is Status.STOPPED
    for kind in (LedgerTopic.STANDINGS, LedgerTopic.HISTORY):
        await bench.host.ledger.show_page(actor(0), LedgerPage(USUAL, kind))
    await bench.host.display.list_tables(actor(7))
    # The third is put away with the night, and so is the lobby of the rematch.
    await bench.let_pass(timedelta(minutes=30))
    bench.clock.forward(timedelta(hours=25))
    await bench.settle()
    assert (await bench.table(left)).clock.put_away
    bench.gateway.forget()
    bench.gateway.messages.clear()
    bench.gateway.called.clear()
    return len(numbers)


async def to_the_end(bench: Bench, number: int, random: Random) -> None:
    while (await bench.table(number)).status is Status.PLAYING:
        await bench.play_on(number, random, boldness=0.5)


async def some_moves(bench: Bench, number: int, random: Random) -> None:
    for _ in range(15):
        table: Table = await bench.table(number)
        if timing.computer_to_move(table) is not None or table.clock.next_deal_at is not None:
            await bench.let_pass(timedelta(seconds=13))
        else:
            await bench.play_on(number, random)
        await bench.settle()


@pytest.mark.stress
async def test_days_of_tables_leave_nothing_behind(tmp_path, sized, figures):
    random, days = Random(5), WARM + sized(10)
    bench = Bench(tmp_path / "games.db", 5)
    bench.workers = QuickWorkers()
    readings: list[tuple[int, int, Counter[str]]] = []
    async with bench:
        bench.host.start()
        tables = 0
        for _ in range(days):
            tables += await a_day(bench, random)
            readings.append((len(asyncio.all_tasks()), open_files(), of_this_project()))
    warm, last = readings[WARM - 1], readings[-1]
    grown = {name: number - warm[2][name] for name, number in last[2].items() if number > warm[2][name]}
    figures(
        days=days,
        tables=tables,
        tasks=f"{warm[0]} → {last[0]}",
        open_files=f"{warm[1]} → {last[1]}",
        objects=f"{warm[2].total()} → {last[2].total()}",
    )
    assert last[0] <= warm[0] and last[1] <= warm[1]
    # A handful may be alive by chance; one for each table would be many more.
    assert sum(grown.values()) < days - WARM, grown


@pytest.mark.stress
async def test_messages_and_their_buttons_leave_nothing_behind(tmp_path, sized, figures):
    random = Random(5)
    async with club(tmp_path, idle_hours=1) as here:

        def kept() -> int:
            store = here.bot._connection._view_store
            views = sum(len(views) for views in store._views.values())
            return views + len(store._synced_message_views) + len(store._modals) + len(store._dynamic_items)

        readings = []
        for _ in range(2 + sized(6)):
            await here.open()
            await here.sit()
            await here.start()
            await here.open_hands()
            await here.play(random, 25)
            await here.slash(here.players[0], "stovkahra learn")
            await here.slash(here.players[0], "stovkahra preferences")
            for seat in range(3):
                await here.slash(here.players[seat], "stovkahra stop")
            await here.pass_time(3700)
            readings.append((kept(), len(asyncio.all_tasks())))
        figures(
            tables=len(readings),
            views=f"{readings[1][0]} → {readings[-1][0]}",
            tasks=f"{readings[1][1]} → {readings[-1][1]}",
        )
        assert readings[-1] <= readings[1]
