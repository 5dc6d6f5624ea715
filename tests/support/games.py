"""Games that are played in a database, without a host."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import timedelta
from random import Random
from typing import TypeVar

from bot.model import conceding, dealing, moving, seating
from bot.model.errors import NotSaved
from bot.model.options import DEFAULT_OPTIONS, Options
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.actions.series import SeriesService
from bot.service.running.transaction import Tables
from bot.storage.storage import Storage
from engine.moves import ADD, TAKE
from engine.stovkahra.rules import Phase, Rules
from tests.support.chance import Seeded
from tests.support.plain_ledger import whole_ledger
from tests.support.service import CHANNEL, GUILD, HANGS, NOON, PAUSE, decide

T = TypeVar("T")
IDLE = timedelta(hours=24)


async def four(storage: Storage) -> list[Person]:
    return [await storage.people.register_person(1000 + seat, f"P{seat}") for seat in range(4)]


async def new_table(storage: Storage, opener: Person, guild_id: int = GUILD, channel_id: int = CHANNEL) -> Table:
    """A table at which its opener sits."""
    async with storage.tables.session() as session:
        return await session.create(guild_id, channel_id, opener, Rules(), bytes(32))


async def begun(
    storage: Storage,
    rules: Rules | None = None,
    seed: int = 1,
    options: Options = DEFAULT_OPTIONS,
    guild_id: int = GUILD,
    count: int = 4,
) -> Table:
    """A table at which a series has just begun, or fewer than four sit."""
    people, chance = await four(storage), Seeded(seed)
    rules = rules or Rules()
    async with storage.tables.session() as session:
        table = await session.create(guild_id, CHANNEL, people[0], rules, chance.seed(), options)
        for seat in range(1, count):
            seating.sit(table, people[seat], seat)
        if count == 4:
            seating.start(table, people[0])
            dealing.advance(table, NOON, chance, PAUSE)
    return table


async def lobby_of(storage: Storage, people: list[Person]) -> Table:
    """A table at which these people sit, not begun."""
    async with storage.tables.session() as session:
        table = await session.create(GUILD, CHANNEL, people[0], Rules(), bytes(32))
        for seat, person in enumerate(people[1:], start=1):
            seating.sit(table, person, seat)
    return table


async def whole_game(storage: Storage) -> Table:
    """A table at which one game has been played to its end."""
    random, chance = Random(1), Seeded(1)
    number = (await begun(storage)).id
    while not (await whole_ledger(storage, GUILD)).entries:
        async with Tables(storage).open(number) as table:
            moving.push(table, *decide(table, random, boldness=0.9))
            dealing.advance(table, NOON, chance, timedelta(0))
    return table


async def won(storage: Storage, table: Table, games: int | None = None) -> Table:
    """So many games are given up by the same side, or all of a series."""
    chance, now, count = Seeded(2), NOON, 0
    while table.status is Status.PLAYING and count != games:
        count += 1
        now += PAUSE
        async with Tables(storage).open(table.id) as table:
            dealing.advance(table, now, chance, PAUSE)
            assert table.game is not None and table.game.phase is not Phase.OVER
            for loser in (1, 3):
                if table.game.outcome is None:
                    conceding.concede(table, table.seats.person(loser))
            dealing.advance(table, now, chance, PAUSE)
            if table.series.pending is not None:
                moving.push(table, 0, TAKE if TAKE in table.series.legal_moves(0) and games is None else ADD)
                dealing.advance(table, now, chance, PAUSE)
    return table


def series_of(storage: Storage) -> SeriesService:
    """What has the people of a database play on."""
    return SeriesService(Tables(storage), lambda: NOON, IDLE)


def people_of(table: Table) -> list[Person]:
    return [table.seats.person(seat) for seat in range(4)]


async def surely(work: Callable[[], Awaitable[T]]) -> T:
    """What is tried until the database has taken it: a machine may be too busy for its patience."""
    async with asyncio.timeout(HANGS):
        while True:
            with contextlib.suppress(NotSaved):
                return await work()
