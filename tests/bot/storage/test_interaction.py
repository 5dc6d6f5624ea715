"""Interactions count once: in one process or in two, while the first delivery is under way and after it has ended."""

import asyncio

import pytest

from bot.model.delivery import Delivery
from bot.model.errors import SentTwice
from tests.support.service import GUILD, Clock, contents
from tests.support.storage import Store

FIRST = 1_400_000_000_000_000_000
MINUTE = 60_000 << 22
"""How much higher Discord's numbers are a minute later."""


class Broken(Exception):
    """What goes wrong in the middle."""


async def test_whoever_comes_second_waits_and_counts_only_where_the_first_comes_to_nothing(place):
    first = await Store.open(place, Clock())
    second = await Store.open(place, Clock()) if first.shared else first
    anna, begun = await first.people.register_person(1000, "Anna"), asyncio.Event()

    async def vote(delivery: Delivery, *, fails: bool) -> None:
        async with first.tables.session() as session:
            await session.count(delivery)
            begun.set()
            await second.guilds.register_guild(GUILD + 1) if first.shared else await asyncio.sleep(0)
            if fails:
                raise Broken

    for fails in (True, False):
        number = FIRST + fails
        begun.clear()
        under_way = asyncio.create_task(vote(Delivery(number, 1), fails=fails))
        await begun.wait()
        again = asyncio.create_task(second.people.store_preferences(anna, Delivery(number, 2)))
        told = await asyncio.gather(under_way, again, return_exceptions=True)
        assert [type(each) for each in told] == ([Broken, type(None)] if fails else [type(None), SentTwice])
    # What takes several transactions counts in each of them.
    several = Delivery(FIRST + 2, 1)
    await first.interactions.count(several)
    await second.people.store_preferences(anna, several)
    for store in {first, second}:
        await store.close()


async def test_an_interaction_is_forgotten_once_discord_sends_it_no_more(place):
    store = await Store.open(place, Clock())
    for minutes in (0, 1, 14, 15):
        await store.interactions.count(Delivery(FIRST + minutes * MINUTE, 1))
    await store.interactions.forget()
    with pytest.raises(SentTwice):
        await store.interactions.count(Delivery(FIRST, 2))
    await store.interactions.count(Delivery(FIRST + 16 * MINUTE, 1))
    await store.interactions.forget()
    assert [number for number, _ in contents(place)["interactions"]] == [FIRST + at * MINUTE for at in (1, 14, 15, 16)]
    await store.close()
