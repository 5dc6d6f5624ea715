"""A table across servers: its people press at two processes with a shard each, of which one or the other is killed."""

import asyncio
from collections.abc import Sequence
from random import Random

import pytest

from bot.model.options import GuildSettings
from engine.stovkahra.rules import SEATS
from tests.support.books import all_is_well
from tests.support.circles import NAMES, STALE_SECONDS, Circle, press
from tests.support.loopback import BotProcess, LoopbackDiscord, User
from tests.support.postgres import questions
from tests.support.shards import play_through_kills, two_servers

SEED = 23
KILLS = 30


class Scattered(Circle):
    """People of two servers who find one another again and again, and play by nothing but their hands."""

    def __init__(self, server: LoopbackDiscord, channels: Sequence[int], users: list[User], random: Random) -> None:
        super().__init__(server, channels[0], users, random)
        self._channels = {user.id: channels[at % len(channels)] for at, user in enumerate(users)}

    async def step(self) -> None:
        if self.table is None:
            await self._find()
        elif any(offer.startswith("open.") for _, hand in self.hands() for offer in hand.offers):
            # *Home* stands where play is over.
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
async def test_nobody_is_late_because_the_clock_of_one_of_two_machines_was_set(postgres, tmp_path):
    url, clock = postgres.new(), tmp_path / "clock"
    clock.write_text("0")
    shards = [{"SHARD_COUNT": "2", "SHARD_IDS": str(shard)} for shard in range(2)]
    async with (
        LoopbackDiscord() as server,
        BotProcess(server, tmp_path, database=url, shards=frozenset({0}), CLOCK=str(clock), **shards[0]) as one,
        BotProcess(server, tmp_path, database=url, shards=frozenset({1}), **shards[1]) as other,
    ):
        _, channels = await two_servers(server, url, lambda channel: GuildSettings(across=True))
        users = [User(server, 1000 + seat, NAMES[seat]) for seat in range(SEATS)]
        for bot in (one, other):
            await bot.start()
        for seat, user in enumerate(users):
            await user.slash(channels[seat % 2], "stovkahra find")
        with questions(url) as ask:
            ((deadline, made),) = ask("SELECT deadline_at, (SELECT count(*) FROM moves) FROM tables")
        for by in ("-3600", "3600"):
            clock.write_text(by)
            # Both processes look at the clock and at the table.
            for seat, user in enumerate(users):
                await user.slash(channels[seat % 2], "stovkahra hand")
            with questions(url) as ask:
                told = "SELECT deadline_at, (SELECT count(*) FROM moves), status, put_away FROM tables"
                assert ask(told) == [(deadline, made, "playing", 0)], by
        for bot in (one, other):
            bot.terminate()
            assert await bot.ended() == 0, "\n".join(bot.log)


@pytest.mark.stress
async def test_people_of_two_processes_play_one_game_whichever_of_them_is_killed(postgres, tmp_path, sized, figures):
    kills, random, url = sized(KILLS), Random(SEED), postgres.new()
    async with LoopbackDiscord() as server:
        _, channels = await two_servers(server, url, lambda channel: GuildSettings(across=True, across_channel=channel))
        users = [User(server, 1000 + seat, NAMES[seat]) for seat in range(SEATS)]
        circle = Scattered(server, channels, users, random)
        evening, answered = await play_through_kills(server, url, tmp_path, circle, random, kills, f"seed {SEED}")
    told = evening.figures() | {"answered_moves": answered, "lost": 0, "twice": 0}
    boards = [[each for each in server.in_channel(at) if "names of their own choice" in each.words] for at in channels]
    told |= {"boards": sum(map(len, boards))}
    figures(kills=kills, **told, games_finished=await all_is_well(url))
    assert answered and circle.series
    # Each server shows the games, of which there may be five under way and those that are over.
    assert all(boards) and not any(each.offers or "<@" in each.words for here in boards for each in here)
    # Nobody but its owner was shown a hand: what stands in the channels has called somebody to theirs.
    posted = [message for channel in channels for message in server.in_channel(channel) if message.table]
    assert all(set(message.offers) == {"hand"} for message in posted)
