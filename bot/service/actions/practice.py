"""Practice: a game against computers in a panel alone, on request or where the bot is on no server.

It counts for nothing. A person has one of each kind of game at a time, and every way to begin one takes that up again.
Its first deal is one that others get too, wherever it can be compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.model import seating
from bot.model.errors import Refusal
from bot.model.options import Options, Ping
from bot.model.person import Person
from bot.model.play_on import Origin
from bot.model.shared_deal import pool_of
from bot.model.table import NOWHERE, Status, Table
from bot.service.actions.private_table import PrivateTables
from bot.service.common.replies import Actor, Reply
from bot.service.running.alone import draw_deal
from bot.service.running.ground import Ground
from bot.storage.table import TableSession
from engine.game import Rules
from engine.games import AnyKind, kind_of
from engine.players import Level

OVER: Final = (Status.FINISHED, Status.STOPPED)


@dataclass(frozen=True, slots=True)
class PracticeService:
    """Deals to one person and computers."""

    _ground: Ground
    _private_tables: PrivateTables

    async def show_unfinished(self, actor: Actor, reply: Reply, kind: AnyKind) -> bool:
        """Show the hand of the game that a person has begun and not finished; return whether there is one."""
        person = await self._ground.identity.person(actor)
        find = partial(TableSession.practice, person=person, kind=kind)
        return await self._private_tables.open(actor, reply, person, find)

    async def begin(
        self, actor: Actor, reply: Reply, rules: Rules, options: Options, level: Level, opponents: int
    ) -> None:
        """Begin a game against so many computers, or go on with the one of this kind that is not finished."""
        computers = (await self._ground.storage.people.computers(level))[:opponents]
        await self._begin(actor, reply, await self._ground.identity.person(actor), rules, options, computers)

    async def begin_again(self, actor: Actor, reply: Reply, old: Table) -> None:
        """Begin another game like one that is over, against the same computers."""
        if old.status not in OVER:
            raise Refusal("not-now")
        person = await self._ground.identity.person(actor)
        computers = [each for each in old.seats if each is not None and each.id != person.id]
        await self._begin(actor, reply, person, old.rules, old.options, computers)

    async def _begin(
        self, actor: Actor, reply: Reply, person: Person, rules: Rules, options: Options, computers: list[Person]
    ) -> None:
        options, seed = replace(options, ping=Ping.OFF, thread=False), self._ground.chance.seed()

        async def begin(session: TableSession) -> Table:
            table = await session.practice(person, kind_of(rules))
            if table is None:
                deal = await draw_deal(session, pool_of(rules, computers), person, seed)
                table = await begin_practice(session, person, rules, deal.seed, options, [person, *computers])
                table.shared = deal.play
                seating.start(table, person)
            return table

        await self._private_tables.open(actor, reply, person, begin)


async def begin_practice(
    session: TableSession,
    person: Person,
    rules: Rules,
    seed: bytes,
    options: Options,
    seats: Sequence[Person],
    origin: Origin | None = None,
) -> Table:
    """Create a table at which a person sits alone with computers; of those before, only the last one stays.

    With `origin`, a deal is played on there, and those before are of such deals.
    """
    before = await session.practised(person, kind_of(rules), played_on=origin is not None)
    await session.delete_private(before[1:])
    sitting = dict(enumerate(seats))
    return await session.create(NOWHERE, NOWHERE, person, rules, seed, options, sitting, origin=origin)


def need_single(kind: AnyKind, said: Mapping[str, Any]) -> None:
    """Raise `Refusal` where somebody wants more than a game by itself, as a series, which only servers keep."""
    if any(said.get(name, usual) != usual for name, usual in kind.alone.items()):
        raise Refusal("practice-single")
