"""Linked channels at two processes with a shard each, of which one or the other is killed while people play."""

from datetime import UTC, datetime
from random import Random

import pytest

from bot.model.options import GuildSettings
from engine.trappola.rules import Rules
from tests.support.books import all_is_well
from tests.support.circles import NAMES, Circle, Playing
from tests.support.every_game import asked_for
from tests.support.loopback import LoopbackDiscord, User
from tests.support.service import look
from tests.support.shards import play_through_kills, two_servers
from tests.support.storage import Store

SEED = 31
KILLS = 20


@pytest.mark.stress
async def test_a_linked_channel_shows_each_table_once_whichever_process_is_killed(postgres, tmp_path, sized, figures):
    kills, random, url = sized(KILLS), Random(SEED), postgres.new()
    async with LoopbackDiscord() as server:
        guilds, channels = await two_servers(server, url, lambda _: GuildSettings())
        await link(url, guilds, channels)
        users = [User(server, 1000 + seat, NAMES[seat]) for seat in range(2)]
        playing = Playing("trappola", len(users), asked_for(Rules(deals=2)))
        circle = Circle(server, channels[0], users, random, playing)
        evening, answered = await play_through_kills(server, url, tmp_path, circle, random, kills, f"seed {SEED}")
    here, there = ([each.words for each in server.in_channel(at)] for at in channels)
    boards, told = [words for words in there if "from a linked channel" in words], [*here, *there]
    figures(kills=kills, **evening.figures(), answered_moves=answered, boards=len(boards), lost=0, twice=0)
    assert answered and circle.series and await all_is_well(url)
    # The tables that were played, each once, but for those to which the last process had not come yet.
    ((left,),) = look(url, "SELECT count(*) FROM across_boards WHERE message_id IS NULL")
    assert [(len(boards) + left,)] == look(url, "SELECT count(*) FROM tables WHERE status IN ('playing', 'finished')")
    assert sum("is linked to a channel" in words for words in told) == len(channels)
    assert not any(name in words for words in boards for name in (*NAMES, "<@", "<#", *map(str, (*guilds, *channels))))


async def link(url, guilds, channels):
    """The moderators of both servers have agreed, and the channels are still to be told."""
    store = await Store.open(url, lambda: datetime.now(UTC))
    ends = list(zip(guilds, channels, strict=True))
    await store.channel_links.ask(ends[0], "ABCDEFGH", None)
    await store.channel_links.accept(ends[1], "ABCDEFGH", None)
    await store.close()
