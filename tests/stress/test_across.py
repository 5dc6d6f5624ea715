"""A table across servers: its people press at two processes with a shard each, of which one or the other is killed."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial
from random import Random

import pytest

from bot.model.options import Guild, GuildSettings
from engine.stovkahra.rules import SEATS
from tests.support.books import Books, all_is_well, check, errors
from tests.support.circles import NAMES, STALE_SECONDS, Circle, Evening, press
from tests.support.loopback import BotProcess, LoopbackDiscord, User, killing, no_fault
from tests.support.storage import Store

SEED = 23
SHARDS = 2
KILLS, AUDIT_EVERY = 30, 10


class Scattered(Circle):
    """People of two servers who find one another again and again, and play by nothing but their hands."""

    def __init__(self, server: LoopbackDiscord, channels: Sequence[int], users: list[User], random: Random) -> None:
        super().__init__(server, channels[0], users, random)
        self._channels = {user.id: channels[at % len(channels)] for at, user in enumerate(users)}

    async def step(self) -> None:
        if self.table is None:
            await self._find()
        elif any("record" in hand.offers for _, hand in self.hands()):
            self.table, self.series = None, self.series + 1
        elif wishes := self.wishes():
            user, hand, what = self._random.choice(wishes)
            doing = [press(user, hand, what)]
            if self._random.random() < 0.1:
                doing.append(press(user, hand, what))
            await asyncio.gather(*doing)
        else:
            await self._look()

    async def _find(self) -> None:
        """All ask, in whatever order: some of them at the same moment."""
        asking = self._random.sample(self.users, len(self.users))
        for some in (asking[:2], asking[2:]):
            await asyncio.gather(*(self._type(user, "stovkahra find") for user in some))

    async def _look(self) -> None:
        """Somebody who waits for the others opens their hand anew."""
        try:
            await self._server.until(lambda: bool(self.wishes()), STALE_SECONDS)
        except TimeoutError:
            await self._type(self._random.choice(self.users), "stovkahra hand")

    async def _type(self, user: User, command: str) -> None:
        answer = await user.slash(self._channels[user.id], command)
        if answer is not None and answer.table is not None:
            self.table = answer.table


@pytest.mark.stress
async def test_people_of_two_processes_play_one_game_whichever_of_them_is_killed(postgres, tmp_path, sized, figures):
    kills, random, url = sized(KILLS), Random(SEED), postgres.new()
    async with LoopbackDiscord() as server:
        guilds = [server.add_guild(f"Šumice {shard}", shard, SHARDS) for shard in range(SHARDS)]
        channels = [server.add_channel(guild) for guild in guilds]
        store = await Store.open(url, lambda: datetime.now(UTC))
        for guild, channel in zip(guilds, channels, strict=True):
            await store.guilds.register_guild(guild)
            settings_there = GuildSettings(across=True, across_channel=channel)
            await store.guilds.store_settings(Guild(guild, settings=settings_there))
        await store.close()
        settings = [{"SHARD_COUNT": str(SHARDS), "SHARD_IDS": str(shard)} for shard in range(SHARDS)]
        async with (
            BotProcess(server, tmp_path, database=url, shards=frozenset({0}), **settings[0]) as one,
            BotProcess(server, tmp_path, database=url, shards=frozenset({1}), **settings[1]) as other,
        ):
            bots = (one, other)
            evening, books = Evening(server, random, ()), Books(url, tmp_path)
            users = [User(server, 1000 + seat, NAMES[seat]) for seat in range(SEATS)]
            evening.circles = [Scattered(server, channels, users, random)]
            evening.open.set()
            for bot in bots:
                await bot.start()
            async with evening.played():
                for number in range(1, kills + 1):
                    await evening.until(random.randint(20, 60))
                    bot = random.choice(bots)
                    server.fault = killing(random.randint(1, 6), partial(bot.kill), before=random.random() < 0.5)
                    await server.until(lambda bot=bot: not bot.running)
                    server.fault = no_fault
                    assert await bot.ended() == -9, "\n".join(bot.log)
                    check(server, books, f"seed {SEED}, kill {number}")
                    await evening.until(random.randint(1, 12))
                    if number % AUDIT_EVERY == 0:
                        await all_is_well(url)
                    await bot.start()
                # Whatever has happened, a game comes to its end.
                await server.until(lambda: bool(evening.circles[0].series))
            for bot in bots:
                bot.terminate()
            for bot in bots:
                assert await bot.ended() == 0, "\n".join(bot.log)
            answered = check(server, books, f"seed {SEED}")
            assert [errors(bot) for bot in bots] == [[], []]
    told = evening.figures() | {"answered_moves": answered, "lost": 0, "twice": 0}
    boards = [[each for each in server.in_channel(at) if "names of their own choice" in each.words] for at in channels]
    told |= {"boards": sum(map(len, boards))}
    figures(kills=kills, **told, games_finished=await all_is_well(url))
    assert answered and evening.circles[0].series
    # Each server shows the games, of which there may be five under way and those that are over.
    assert all(boards) and not any(each.offers or "<@" in each.words for here in boards for each in here)
    # Nobody but its owner was shown a hand: what stands in the channels has called somebody to theirs.
    posted = [message for channel in channels for message in server.in_channel(channel) if message.table]
    assert all(set(message.offers) == {"hand"} for message in posted)
