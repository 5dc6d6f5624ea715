"""What is to be told is told by somebody, whoever is killed, and by nobody once that was noted."""

import asyncio
import contextlib
from collections import Counter
from random import Random

import pytest

from bot.model.errors import NoAnswer, Refusal
from bot.model.sharding import Sharding
from bot.service.common.outbox import deliver
from bot.storage.outbox import What, put
from tests.support.service import Clock
from tests.support.storage import Store

SERVERS = range(7)
FAILURES = (asyncio.CancelledError, NoAnswer, RuntimeError, None)
"""What may happen instead of an answer: the process is killed, Discord does not answer, something breaks; or none."""


@pytest.mark.parametrize("seed", range(5))
async def test_each_server_is_told_whatever_happens_and_not_once_more_after_that_was_noted(place, seed):
    random, told = Random(seed), Counter()
    print("seed", seed)
    store = await Store.open(place, Clock())
    try:
        async with store._db.transaction() as t:
            for server in SERVERS:
                await put(t, What.SEASON, "2026-Q1", server << 22)
                await put(t, What.SEASON, "2026-Q1", server << 22)
            await put(t, What.WEEK, 17, 0)

        async def tell(letter):
            assert letter in await store.outbox.waiting(What.SEASON)
            told[letter] += 1
            if (failure := random.choice(FAILURES)) is not None:
                raise failure
            return random.random() < 0.5

        while await store.outbox.waiting(What.SEASON):
            # Two processes, each with its servers; at last both have told all of theirs.
            store.sharding = Sharding(2, (random.randrange(2),))
            there = set(await store.outbox.waiting(What.SEASON))
            with contextlib.suppress(asyncio.CancelledError):
                await deliver(store, What.SEASON, tell)
            gone = there - set(await store.outbox.waiting(What.SEASON))
            assert all(store.sharding.owns(letter.guild_id) and told[letter] for letter in gone)
        assert len(told) == len(SERVERS) and [each.number for each in await store.outbox.waiting(What.WEEK)] == [17]
    finally:
        await store.close()


async def test_what_is_there_no_more_is_told_to_nobody_and_holds_up_nothing(tmp_path, caplog):
    store = await Store.open(tmp_path / "games.db", Clock())
    try:
        async with store._db.transaction() as t:
            await put(t, What.CHALLENGE, 1, 0)

        async def tell(letter):
            raise Refusal("challenge-none")

        await deliver(store, What.CHALLENGE, tell)
        assert not await store.outbox.waiting(What.CHALLENGE) and not caplog.records
    finally:
        await store.close()
