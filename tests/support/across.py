"""People who play at tables across servers: four of them, each in another place."""

from contextlib import asynccontextmanager
from datetime import timedelta

from bot.model.options import Guild, GuildSettings
from bot.model.sharding import Sharding
from bot.model.table import ACROSS, NOWHERE, Status
from tests.support.service import (
    GUILD,
    NOON,
    PAUSE,
    Bench,
    Clock,
    QuickWorkers,
    Restless,
    actor,
    look,
)

ANNA, BELA, CYRIL, DANA, EVA = range(5)
FOUR = (ANNA, BELA, CYRIL, DANA)
OTHER_SERVER = {"guild_id": 300, "channel_id": 400}
DIRECT = {"guild_id": NOWHERE, "channel_id": 909, "may_post": False}
"""Direct messages, or a server where the bot is no member."""
WHERE = ({}, OTHER_SERVER, DIRECT, DIRECT)
"""Where each of the four is."""
SECOND, MINUTE, QUARTER = timedelta(seconds=1), timedelta(minutes=1), timedelta(minutes=15)


def bench(where, now=NOON, seed=1):
    return Bench(where, seed, clock=Restless(now), workers=QuickWorkers())


@asynccontextmanager
async def two_hosts(url):
    """Two processes on one PostgreSQL, with a shard each and the same clock; the first serves small ids."""
    clock = Clock()
    async with (
        Bench(url, clock=clock, workers=QuickWorkers()) as one,
        Bench(url, clock=clock, workers=QuickWorkers()) as other,
    ):
        for number, here in enumerate((one, other)):
            here.store.sharding = Sharding(2, (number,))
            here.real_host.start()
            await here.settle()
        yield one, other


async def join(here, *servers):
    """The moderators of servers agree."""
    for server in servers:
        await here.store.guilds.register_guild(server)
        await here.store.guilds.store_settings(Guild(server, settings=GuildSettings(across=True)))


async def find(here, seat, game="stovkahra", minutes=30, **other):
    """Somebody asks for a table by the command, in a message of its own that can be redrawn."""
    where = WHERE[seat % 4] | other
    answer = await here.host.press(
        actor(seat, **where), f"ac1:find.{game}.{minutes}", token=f"token-{seat}", panel_id=9000 + seat
    )
    await here.settle()
    here.clock.forward(SECOND)
    return answer.screen


async def ready(here):
    await join(here, GUILD, OTHER_SERVER["guild_id"])


async def seated(here, people=FOUR, game="stovkahra"):
    """So many ask, and are brought together; the number of their table."""
    await ready(here)
    for seat in people:
        await find(here, seat, game)
    return only_table(here)


def only_table(here):
    ((number,),) = look(here.path, f"SELECT id FROM tables WHERE guild_id = {ACROSS}")
    return number


def sits(table, seat):
    """Where the account of somebody sits, whose place nobody has chosen."""
    return next(at for at, each in enumerate(table.seats) if each.user_id == 1000 + seat)


def drawn(here, seat):
    """What the message shows that somebody got by asking, as it was redrawn last."""
    return [screen for panel, screen in here.gateway.refreshed if panel.message_id == 9000 + seat][-1]


async def press(here, seat, number, what, **other):
    answer = await here.host.press(
        actor(seat, **WHERE[seat % 4], **other),
        await here.action(seat, number, what),
        on_panel=True,
        message_id=9000 + seat,
        token=f"newer-{seat}-{here.clock.now.timestamp()}",
    )
    await here.settle()
    return answer.screen


async def play_on(here, number, most=999):
    """People play on, perhaps to the end of the game, waiting for each new deal."""
    while most and (table := await here.table(number)).status is Status.PLAYING:
        most -= 1
        if table.clock.next_deal_at is not None:
            await here.let_pass(PAUSE + timedelta(seconds=1))
            continue
        seat = min(table.awaited())
        person = table.seats.person(seat)
        move = table.series.legal_moves(seat)[0] if table.series.pending is not None else table.view(seat).answers[-1]
        await press(here, person.user_id - 1000, number, str(move))
    return await here.table(number)
