"""Matches of two servers at two processes with a shard each, of which one or the other is killed."""

import asyncio
import re
from random import Random

import pytest

from bot.model.options import GuildSettings
from engine.stovkahra.rules import SEATS
from tests.support.books import MOVE
from tests.support.circles import NAMES, STALE_SECONDS, Circle, press
from tests.support.loopback import LoopbackDiscord, Message, User
from tests.support.shards import SHARDS, play_through_kills, two_servers

SEED = 29
KILLS = 20


class Rivals(Circle):
    """Two people of each of two servers, who play one match after another by nothing but messages and hands."""

    def __init__(self, server: LoopbackDiscord, channels: list[int], users: list[User], random: Random) -> None:
        super().__init__(server, channels[0], users, random)
        self._channels = channels
        self._code = ""

    def _of(self, user: User) -> int:
        """The channel of somebody's server."""
        return self._channels[user.id % SHARDS]

    def match(self, channel: int) -> Message | None:
        """The newest message of a match in a channel."""
        return next((each for each in reversed(self._server.in_channel(channel)) if "Match" in each.words), None)

    def hands(self) -> list[tuple[User, Message]]:
        found = [(user, self._server.hidden_of(user.id)) for user in self.users]
        return [(user, hidden[-1]) for user, hidden in found if hidden and hidden[-1].table is not None]

    def wishes(self) -> list[tuple[User, Message, str]]:
        return [(user, hand, what) for user, hand in self.hands() for what in hand.offers if MOVE.fullmatch(what)]

    async def step(self) -> None:
        pages = [self.match(channel) for channel in self._channels]
        over = [page is None or "is over" in page.words for page in pages]
        if all(over):
            self.series = len([each for each in self._server.in_channel(self._channels[0]) if "is over" in each.words])
            answer = await self.users[0].slash(self._channels[0], "stovkahra-moderation match", deals=2)
            self._code = self._code if answer is None else "".join(re.findall(r"code:(\w+)`", answer.words))
        elif over[1] and self._code:
            await self.users[1].slash(self._channels[1], "stovkahra-moderation match", code=self._code)
        elif signing := [
            page for page in pages if page is not None and any(what.startswith("in.") for what in page.offers)
        ]:
            await self._sign_up(signing)
        elif wishes := self.wishes():
            user, hand, what = self._random.choice(wishes)
            await asyncio.gather(*(press(user, hand, what) for _ in range(1 + (self._random.random() < 0.1))))
        else:
            await self._look(pages)

    async def _sign_up(self, pages: list[Message]) -> None:
        for what in ("in.", "begin."):
            for user in self.users if what == "in." else self.users[:2]:
                page = self.match(self._of(user))
                offer = next((each for each in page.offers if each.startswith(what)), None) if page else None
                if page is not None and offer is not None:
                    await press(user, page, offer)
        if len(pages) < SHARDS:
            await self.users[1].slash(self._channels[1], "stovkahra-moderation match")

    async def _look(self, pages: list[Message | None]) -> None:
        """Somebody who waits for the others opens their hand anew."""
        try:
            await self._server.until(lambda: bool(self.wishes()), STALE_SECONDS)
        except TimeoutError:
            user = self._random.choice(self.users)
            page = self.match(self._of(user))
            offer = next((each for each in page.offers if each.startswith("hand.")), None) if page else None
            if page is not None and offer is not None:
                await press(user, page, offer)


@pytest.mark.stress
async def test_two_servers_play_matches_to_their_end_whichever_process_is_killed(postgres, tmp_path, sized, figures):
    kills, random, url = sized(KILLS), Random(SEED), postgres.new()
    async with LoopbackDiscord() as server:
        guilds, channels = await two_servers(server, url, lambda _: GuildSettings(across=True))
        users = [User(server, 1000 + seat, NAMES[seat]) for seat in range(SEATS)]
        for guild, owner in zip(guilds, users[:SHARDS], strict=True):
            server.guilds[guild]["owner_id"] = str(owner.id)
        rivals = Rivals(server, channels, users, random)
        evening, answered = await play_through_kills(server, url, tmp_path, rivals, random, kills, f"seed {SEED}")
    ends = [[each.words for each in server.in_channel(at) if "is over" in each.words] for at in channels]
    figures(kills=kills, matches=rivals.series, **evening.figures(), answered_moves=answered, lost=0, twice=0)
    assert answered and rivals.series
    # Each match is told of once on each server, and in the same words.
    numbers = [[re.findall(r"Match (\d+)", words)[0] for words in told] for told in ends]
    assert all(len(told) == len(set(told)) for told in numbers) and set(numbers[0]) & set(numbers[1])
    # Nobody but its owner was shown a hand.
    posted = [message for channel in channels for message in server.in_channel(channel) if message.table]
    assert all(set(message.offers) == {"hand"} for message in posted)
