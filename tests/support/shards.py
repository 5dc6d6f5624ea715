"""A bot of two processes with a shard each on one PostgreSQL, of which one or the other is killed while people play."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random

from bot.model.options import Guild, GuildSettings
from tests.support.books import Books, all_is_well, check, errors
from tests.support.circles import Circle, Evening
from tests.support.loopback import BotProcess, LoopbackDiscord, killing, no_fault
from tests.support.storage import Store

SHARDS = 2
AUDIT_EVERY = 10


async def two_servers(
    server: LoopbackDiscord, url: str, settings: Callable[[int], GuildSettings]
) -> tuple[list[int], list[int]]:
    """Two servers, one of each shard, and the channel of each, which their settings may name."""
    guilds = [server.add_guild(f"Šumice {shard}", shard, SHARDS) for shard in range(SHARDS)]
    channels = [server.add_channel(guild) for guild in guilds]
    store = await Store.open(url, lambda: datetime.now(UTC))
    for guild, channel in zip(guilds, channels, strict=True):
        await store.guilds.register_guild(guild)
        await store.guilds.store_settings(Guild(guild, settings=settings(channel)))
    await store.close()
    return guilds, channels


async def play_through_kills(
    server: LoopbackDiscord, url: str, folder: Path, circle: Circle, random: Random, kills: int, told: str
) -> tuple[Evening, int]:
    """The evening on which a circle plays until it has come to an end after so many kills, and the moves answered.

    Nothing is lost and nothing done twice, and neither process logs an error. `told` is said where that is not so.
    """
    settings = [{"SHARD_COUNT": str(SHARDS), "SHARD_IDS": str(shard)} for shard in range(SHARDS)]
    async with (
        BotProcess(server, folder, database=url, shards=frozenset({0}), **settings[0]) as one,
        BotProcess(server, folder, database=url, shards=frozenset({1}), **settings[1]) as other,
    ):
        bots = (one, other)
        evening, books = Evening(server, random, ()), Books(url, folder)
        evening.circles = [circle]

        def kill(bot: BotProcess) -> None:
            evening.inside += bool(server.waiting)
            bot.kill()

        evening.open.set()
        for bot in bots:
            await bot.start()
        async with evening.played():
            for number in range(1, kills + 1):
                await evening.until(random.randint(20, 60))
                bot = random.choice(bots)
                server.fault = killing(random.randint(1, 6), partial(kill, bot), before=random.random() < 0.5)
                await server.until(lambda bot=bot: not bot.running)
                server.fault = no_fault
                assert await bot.ended() == -9, "\n".join(bot.log)
                check(server, books, f"{told}, kill {number}")
                await evening.until(random.randint(1, 12))
                if number % AUDIT_EVERY == 0:
                    await all_is_well(url)
                await bot.start()
            # Whatever has happened, what is played comes to its end.
            await server.until(lambda: bool(circle.series))
        for bot in bots:
            bot.terminate()
        for bot in bots:
            assert await bot.ended() == 0, "\n".join(bot.log)
        answered = check(server, books, told)
        assert not (found := [line for bot in bots for line in errors(bot)]), "\n".join(found)
    return evening, answered
