"""Turns that are shared out evenly."""

import asyncio
from random import Random

import pytest

from bot.storage.fair_turns import PARTY, FairTurns
from bot.storage.sqlite import Sqlite


@pytest.mark.parametrize("at_once", [1, 8])
async def test_whoever_comes_seldom_waits_for_one_turn_at_most_though_others_want_all_there_are(at_once):
    turns, random, served = FairTurns(at_once), Random(at_once), []

    async def have_one(party: int) -> None:
        async with turns.take_turn(party):
            served.append(party)
            for _ in range(random.randrange(1, 5)):
                await asyncio.sleep(0)

    async def come_often(party: int) -> None:
        while True:
            await have_one(party)

    many = [asyncio.create_task(come_often(party)) for party in range(100, 160)]
    # At first all are new.
    for _ in range(1000):
        await asyncio.sleep(0)
    for seldom in [*range(10), *range(10)]:
        for _ in range(random.randrange(100, 200)):
            await asyncio.sleep(0)
        before = len(served)
        await have_one(seldom)
        assert served.index(seldom, before) - before <= at_once, f"after {before} turns"
    had = [served.count(party) for party in range(100, 160)]
    assert max(had) - min(had) <= 2, had
    for task in many:
        task.cancel()


async def test_where_nobody_else_waits_it_makes_no_difference_who_comes_and_how_often():
    turns = FairTurns(1)
    async with asyncio.timeout(60):
        for _ in range(5):
            async with turns.take_turn(1):
                pass
    order = []

    async def have_one(party: int) -> None:
        async with turns.take_turn(party):
            order.append(party)
            await asyncio.sleep(0)

    await asyncio.gather(*(have_one(party) for party in (1, 2, 1, 2)))
    assert order == [1, 2, 1, 2]


async def test_a_transaction_does_not_wait_for_all_that_somebody_else_has_asked_for(tmp_path):
    database, order = await Sqlite.open(tmp_path / "games.db"), []

    async def ask(party: int) -> None:
        PARTY.set(party)
        async with database.transaction() as transaction:
            await transaction.rows("SELECT 1")
            order.append(party)

    await asyncio.gather(*(ask(party) for party in [1] * 20 + [-7]))
    await database.close()
    assert order.index(-7) <= 2
