"""Shards: several connections with Discord, in one process or divided among several, and each does its own part."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random

import aiohttp
import pytest

from bot.app.config import Settings
from bot.app.start import TRY_AGAIN
from bot.model.sharding import Sharding
from tests.support import loopback
from tests.support.doctor import Rest, bad, examined
from tests.support.loopback import HANGS, BotProcess, LoopbackDiscord, Reply, Request, User, free_port
from tests.support.process import TOKEN, refused, run_here
from tests.support.service import look

SEED = 31
LONG = "40"
"""Seconds for which a shard waits with its connection open."""
EMOJIS = 156


# What is set


def test_every_server_is_one_of_exactly_one_process(sized):
    random = Random(SEED)
    for _ in range(sized(300)):
        count = random.randint(1, 40)
        ids = random.sample(range(count), count)
        cuts = sorted(random.choices(range(1, count + 1), k=3))
        parts = [ids[a:b] for a, b in zip([0, *cuts], [*cuts, count], strict=True) if a < b]
        shares = [Sharding(count, tuple(part)) for part in parts]
        for guild_id in (random.getrandbits(63) for _ in range(20)):
            # By Discord's own formula.
            owners = [(guild_id >> 22) % count in sharding.ids for sharding in shares if sharding.owns(guild_id)]
            assert owners == [True], f"seed {SEED}"
            assert Sharding.WHOLE.owns(guild_id)
        assert all(sharding.whole == (len(shares) == 1) for sharding in shares)
    assert Sharding.WHOLE.whole
    for ids, own in (("0, 2,4-6", (0, 2, 4, 5, 6)), ("", tuple(range(8)))):
        assert Settings(_env_file=None, shard_count="8", shard_ids=ids).sharding == Sharding(8, own)


@pytest.mark.parametrize(
    ("settings", "named", "said"),
    [
        ({"SHARD_IDS": "0"}, "SHARD_IDS", "SHARD_COUNT"),
        ({"SHARD_COUNT": "2", "SHARD_IDS": "2"}, "SHARD_IDS", "shard 2 does not exist"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "1-999999999"}, "SHARD_IDS", "shard 4 does not exist"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-2,1"}, "SHARD_IDS", "shard 1 is named twice"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "2-1"}, "SHARD_IDS", "backwards"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "all"}, "SHARD_IDS", "0,2,4-7"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0,,1"}, "SHARD_IDS", "0,2,4-7"),
        ({"SHARD_COUNT": "0"}, "SHARD_COUNT", "1"),
        ({"SHARD_COUNT": "many", "SHARD_IDS": "0"}, "SHARD_COUNT", "integer"),
    ],
)
def test_shards_that_cannot_be_are_refused_in_one_line(tmp_path, settings, named, said):
    line = refused(run_here(tmp_path, DISCORD_TOKEN=TOKEN, **settings))
    assert f"{named} is not usable" in line and said in line


async def test_the_doctor_says_which_shards_are_run(tmp_path):
    class Advising(Rest):
        def _body(self, asked):
            if asked.path != "/gateway/bot":
                return super()._body(asked)
            limit = {"total": 1000, "remaining": 988, "reset_after": 0, "max_concurrency": 1}
            return {"url": "wss://gateway.invalid", "shards": 7, "session_start_limit": limit}

    code, lines = await examined(tmp_path, Advising(), SHARD_COUNT="8", SHARD_IDS="1,4-5")
    assert (code, bad(lines)) == (0, [])
    (line,) = [line for line in lines if "shards:" in line]
    assert "1, 4, 5 of 8" in line and "7" in line and "988" in line
    _, lines = await examined(tmp_path, Rest())
    assert not any("shards:" in line for line in lines)


# A bot of several shards


@dataclass
class Part:
    """A process that runs some of the shards."""

    bot: BotProcess
    port: int

    async def get(self, page: str) -> str:
        async with aiohttp.ClientSession() as session:
            while True:
                try:
                    async with session.get(f"http://127.0.0.1:{self.port}/{page}") as answer:
                        return await answer.text()
                except aiohttp.ClientConnectionError:
                    assert self.bot.running, "\n".join(self.bot.log)

    async def well(self, *, expected: bool = True) -> None:
        """Waits until it says that its connections are well, or are not."""
        async with asyncio.timeout(HANGS):
            while json.loads(await self.get("health"))["gateway"] != expected:
                pass

    async def counted(self) -> dict[str, float]:
        found = re.findall(r"^stovkahra_(shards\w*) (.+)$", await self.get("metrics"), re.M)
        return {name: float(number) for name, number in found}

    def removed(self) -> dict[int, bool]:
        """Of the servers that it knows, whether the bot was removed from them."""
        rows = look(self.bot.database, "SELECT id, removed_at IS NOT NULL FROM guilds")
        return {guild_id: bool(removed) for guild_id, removed in rows}

    async def finds(self, there: list[int], gone: list[int]) -> None:
        """Waits until it has seen that the bot is on some servers, and no longer on others."""
        expected = dict.fromkeys(there, False) | dict.fromkeys(gone, True)
        async with asyncio.timeout(HANGS):
            while self.removed() != expected:
                await self.get("health")


@dataclass
class Town:
    """A Discord with a server for each shard, and somebody on them."""

    server: LoopbackDiscord
    folder: Path
    user: User
    stack: AsyncExitStack
    count: int
    """How many shards there are."""
    guilds: list[int] = field(default_factory=list)
    channels: list[int] = field(default_factory=list)

    def add(self, name: str, shard: int, count: int) -> int:
        """A new server of a shard."""
        self.guilds.append(self.server.add_guild(name, shard, count))
        self.channels.append(self.server.add_channel(self.guilds[-1]))
        return self.guilds[-1]

    async def everywhere(self) -> None:
        """On every server a table is opened, so that the bot knows of it."""
        for at in range(len(self.guilds)):
            assert await self.knocked(at) is not None

    async def part(self, shards: str = "", name: str = "bot", **settings: str) -> Part:
        """A process of the bot, which is not yet started. `shards` are those it runs, beside others that do."""
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        port = free_port()
        own = {"SHARD_COUNT": str(self.count), "SHARD_IDS": shards} if shards else {}
        only = frozenset(map(int, shards.split(","))) if shards else None
        bot = BotProcess(self.server, folder, shards=only, HEALTH_PORT=str(port), **own | settings)
        return Part(await self.stack.enter_async_context(bot), port)

    async def knocked(self, shard: int) -> int | None:
        """The table that is opened on the server of a shard, or `None` where nobody answers there."""
        answer = await self.user.slash(self.channels[shard], "stovkahra new")
        return answer.table if answer is not None else None

    def shards(self) -> list[int]:
        return [shard for shard, _ in self.server.introduced]

    def apart(self, shards: set[int]) -> list[float]:
        """Seconds between one of these shards' introducing itself and the next one's."""
        times = [at for shard, at in self.server.introduced if shard in shards]
        return [after - before for before, after in pairwise(times)]

    async def introductions(self, number: int, *parts: Part) -> None:
        """Waits until shards have introduced themselves so many times."""
        async with asyncio.timeout(HANGS):
            await self.server.until(
                lambda: len(self.server.introduced) >= number or not all(part.bot.running for part in parts)
            )
        assert len(self.server.introduced) >= number, ["\n".join(part.bot.log) for part in parts]

    async def misses(self, part: Part, gone: int) -> None:
        """A process sees that the bot is on all servers but one."""
        await part.finds([each for each in self.guilds if each != gone], [gone])
        # Nor does it see anything else afterwards: whatever it has begun is done before as many clicks are.
        for _ in self.guilds:
            await self.knocked(0)
        assert [guild_id for guild_id, removed in part.removed().items() if removed] == [gone]

    async def lose(self, shard: int) -> None:
        """The session of a shard is forgotten, and its connection breaks."""
        session = self.server.session_of(self.guilds[shard])
        assert session is not None and session.socket is not None
        del self.server.sessions[session.id]
        await session.socket.close(code=4009)


@asynccontextmanager
async def town(folder: Path, count: int) -> AsyncIterator[Town]:
    async with LoopbackDiscord() as server, AsyncExitStack() as stack:
        here = Town(server, folder, User(server, 1000, "Adalberta"), stack, count)
        for shard in range(count):
            here.add(f"Šumice {shard}", shard, count)
        yield here


@pytest.mark.stress
@pytest.mark.parametrize(
    ("advised", "settings", "run"), [(3, {}, {0, 1, 2}), (9, {"SHARD_COUNT": "3", "SHARD_IDS": "0, 2"}, {0, 2})]
)
async def test_it_runs_the_shards_that_discord_advises_or_that_are_set(tmp_path, advised, settings, run):
    async with town(tmp_path, 3) as here:
        here.server.shards = advised
        part = await here.part(**settings)
        await part.bot.start()
        await part.well()
        assert sorted(here.shards()) == sorted(run)
        assert {each.shard for each in here.server.sessions.values()} == {(shard, 3) for shard in run}
        assert await part.counted() == {"shards": len(run), "shards_connected": len(run)}
        for shard in range(3):
            assert ((await here.knocked(shard)) is not None) == (shard in run)
        part.bot.terminate()
        assert await part.bot.ended() == 0


@pytest.mark.stress
async def test_two_processes_are_one_bot(tmp_path, figures):
    async with town(tmp_path, 2) as here:
        parts = [await here.part(str(shard), f"part{shard}", EMOJI_SECONDS="1") for shard in (0, 1)]
        # The one that does not send them is there first.
        for part in reversed(parts):
            await part.bot.start()
            await part.well()
        async with asyncio.timeout(HANGS):
            await here.server.until(lambda: len(here.server.emojis) == EMOJIS)
        asked = Counter(request.kind + request.method for request in here.server.requests)
        assert (asked["commandsPUT"], asked["emojisPOST"]) == (1, EMOJIS)

        tables = [[await here.knocked(shard) for _ in range(3)] for shard in (0, 1)]
        for shard, part in enumerate(parts):
            known = {guild_id for (guild_id,) in look(part.bot.database, "SELECT guild_id FROM tables")}
            assert known == {here.guilds[shard]} and None not in tables[shard]
            assert part.removed() == {here.guilds[shard]: False}

        # Cards are shown by emojis, also by the process that has not sent them: sooner or later.
        async with asyncio.timeout(HANGS):
            while True:
                answer = await here.user.slash(here.channels[1], "stovkahra new", computers="beginner")
                assert answer is not None
                shown = json.dumps([message.data for message in here.server.messages.values()])
                if any(emoji["id"] in shown for emoji in here.server.emojis.values()):
                    break

        # What befalls one is nothing to the other.
        parts[0].bot.kill()
        await parts[0].bot.ended()
        assert await here.knocked(0) is None and await here.knocked(1) is not None
        await parts[0].bot.start()
        await parts[0].well()
        assert await here.knocked(0) is not None
        assert here.shards() == [1, 0, 0]
        assert parts[1].removed() == {here.guilds[1]: False}
    figures(tables=sum(map(len, tables)), lost=0)


@pytest.mark.stress
async def test_card_faces_are_sent_though_the_connection_breaks_at_the_start(tmp_path):
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, EMOJI_SECONDS="0.1") as bot:
        broken = iter(range(3))

        async def fault(kind: str, request: Request) -> Reply | None:
            return Reply({}, cut=True) if kind == "emojis" and next(broken, None) is not None else None

        server.fault = fault
        await bot.start()
        await server.until(lambda: len(server.emojis) == EMOJIS)
        bot.terminate()
        assert await bot.ended() == 0


@pytest.mark.stress
async def test_of_servers_that_others_serve_it_says_nothing(tmp_path):
    async with town(tmp_path, 3) as here:
        whole = await here.part()
        here.server.shards = 3
        gone = here.add("Vimperk", 0, 3)
        await whole.bot.start()
        await whole.well()
        await here.everywhere()
        await whole.finds(here.guilds, [])
        whole.bot.terminate()
        assert await whole.bot.ended() == 0

        # The bot is removed from one of its servers, and the file is that of one process of three now.
        del here.server.guilds[gone]
        (tmp_path / "part").mkdir()
        whole.bot.database.rename(tmp_path / "part" / "games.db")
        part = await here.part("0", "part")
        await part.bot.start()
        await part.well()
        await here.misses(part, gone)


@pytest.mark.stress
async def test_a_shard_that_begins_anew_sees_who_has_gone_meanwhile(tmp_path):
    async with town(tmp_path, 2) as here:
        here.server.shards = 2
        part = await here.part()
        gone = here.add("Vimperk", 1, 2)
        await part.bot.start()
        await part.well()
        await here.everywhere()
        await part.finds(here.guilds, [])
        del here.server.guilds[gone]
        await here.lose(1)
        await here.introductions(3, part)
        await here.misses(part, gone)
        await part.well()
        assert await here.knocked(0) is not None and await here.knocked(1) is not None


# One after the other


@pytest.mark.stress
@pytest.mark.parametrize("at_once", [1, 2])
async def test_shards_of_a_bucket_introduce_themselves_one_after_the_other(tmp_path, at_once, figures):
    seconds = 2.0
    async with town(tmp_path, 4) as here:
        here.server.shards, here.server.max_concurrency = 4, at_once
        part = await here.part(IDENTIFY_SECONDS=str(seconds))
        await part.bot.launch()
        await here.introductions(4, part)
        await part.well()
        assert here.shards() == [0, 1, 2, 3]
        # One that begins anew waits too, and so does a process that comes after another.
        await here.lose(1)
        await here.introductions(5, part)
        part.bot.kill()
        await part.bot.ended()
        await part.bot.launch()
        await here.introductions(9, part)
        apart = [each for bucket in range(at_once) for each in here.apart(set(range(bucket, 4, at_once)))]
    figures(least_seconds_apart=round(min(apart), 2), told_to_keep=seconds)
    # The bot keeps a tenth more than Discord wants; here it may be late by more, and is told to keep twice as much.
    assert len(apart) == 9 - at_once
    assert min(apart) >= seconds / 2


@pytest.mark.stress
async def test_shards_of_other_buckets_do_not_wait_and_it_ends_while_one_waits_for_its_turn(tmp_path):
    async with town(tmp_path, 3) as here:
        here.server.shards, here.server.max_concurrency = 3, 2
        part = await here.part(IDENTIFY_SECONDS=LONG)
        await part.bot.launch()
        await here.introductions(2, part)
        await part.well(expected=False)
        assert here.shards() == [0, 1]
        part.bot.terminate()
        assert await part.bot.ended() == 0
        assert "Traceback" not in "\n".join(part.bot.log)


def limits(here: Town) -> list[Request]:
    """When it was asked how many sessions may begin."""
    return [each for each in here.server.requests if each.kind == "gateway"]


@pytest.mark.stress
async def test_where_no_session_may_begin_it_says_so_and_waits(tmp_path):
    async with town(tmp_path, 3) as here:
        here.server.shards, here.server.starts_left, here.server.reset_after = 3, 2, 1500
        part = await here.part()
        await part.bot.launch()
        async with asyncio.timeout(HANGS):
            await here.server.until(lambda: len(limits(here)) == 2)
            assert here.shards() == []
            here.server.starts_left = 3
            await here.introductions(3, part)
        asked = [request.at for request in limits(here)]
        assert all(after - before >= 1.5 for before, after in pairwise(asked))
        (line, *_) = [line for line in part.bot.log if "more sessions begin" in line]
        assert "2" in line and "3" in line and re.search(r"\d seconds", line)
        assert min(at for _, at in here.server.introduced) >= asked[2]
        # It ends also while it waits.
        part.bot.kill()
        await part.bot.ended()
        here.server.starts_left, here.server.reset_after = 0, 24 * 3600 * 1000
        await part.bot.launch()
        async with asyncio.timeout(HANGS):
            while not any("86400 seconds" in line for line in part.bot.log):
                told = json.loads(await part.get("health"))
                assert told["wrong"] == {"gateway": "no session has begun yet"} and told["database"]
        part.bot.terminate()
        assert await part.bot.ended() == 0
        assert "Traceback" not in "\n".join(part.bot.log)


@pytest.mark.stress
@pytest.mark.parametrize("times", [1, 99])
async def test_a_gateway_that_does_not_say_how_many_ends_the_start_or_is_asked_again(tmp_path, times):
    async with town(tmp_path, 1) as here:
        left = times

        async def fault(kind: str, _: Request) -> Reply | None:
            nonlocal left
            if kind != "gateway" or not left:
                return None
            left -= 1
            return loopback.error(502, 0, "Bad Gateway")

        here.server.fault = fault
        part = await here.part(LOG_LEVEL="ERROR")
        await part.bot.launch()
        if times == 1:
            await here.introductions(1, part)
            await part.well()
        else:
            assert await part.bot.ended() == TRY_AGAIN
            (line,) = part.bot.log
            assert "Discord cannot be reached" in line


# One of them is gone


@pytest.mark.stress
async def test_it_is_well_only_with_all_its_shards(tmp_path):
    async with town(tmp_path, 2) as here:
        here.server.shards = 2
        part = await here.part()
        await part.bot.start()
        await part.well()
        assert await part.counted() == {"shards": 2, "shards_connected": 2}
        # The second one's connection breaks, and it is not let in again.
        here.server.mute = {1}
        session = here.server.session_of(here.guilds[1])
        assert session is not None and session.socket is not None
        await session.socket.close(code=4000)
        await part.well(expected=False)
        assert await part.counted() == {"shards": 2, "shards_connected": 1}
        assert await here.knocked(0) is not None
        here.server.mute = set()
        session = here.server.session_of(here.guilds[1])
        assert session is not None
        async with asyncio.timeout(HANGS):
            await here.server.until(lambda: session.socket is not None)
        await session.socket.close(code=4000)
        await part.well()
        assert await here.knocked(1) is not None


@pytest.mark.stress
async def test_the_watchdog_ends_it_where_one_shard_hears_nothing(tmp_path):
    async with town(tmp_path, 2) as here:
        here.server.shards = 2
        # From a gateway that is well something comes twice a second.
        here.server.heartbeat_ms = 500
        part = await here.part(WATCHDOG_MINUTES="0.05")
        await part.bot.launch()
        await here.introductions(2, part)
        await part.well()
        before = here.server.heartbeats
        # So long as the watchdog waits, all is well with both.
        async with asyncio.timeout(HANGS):
            await here.server.until(lambda: here.server.heartbeats >= before + 20 or not part.bot.running)
        assert part.bot.running, "\n".join(part.bot.log)
        here.server.mute = {1}
        assert await part.bot.ended() == 3
        (line,) = [line for line in part.bot.log if "CRITICAL" in line]
        assert "shard 1" in line and "seconds" in line
        assert "Traceback" not in "\n".join(part.bot.log)
