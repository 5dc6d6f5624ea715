"""Practice: a game against computers in a panel alone, where the bot is on no server and can post nothing.

It counts for nothing. A person has one of each kind of game at a time, and every way to begin one takes that up again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.model import seating
from bot.model.chance import Chance
from bot.model.errors import Refusal
from bot.model.options import Options, Ping
from bot.model.person import Person
from bot.model.play_on import Origin
from bot.model.table import NOWHERE, Status, Table
from bot.service.actions.answers import Answers, Hand
from bot.service.common.identity import Identity
from bot.service.common.replies import Actor, Reply
from bot.service.running.moves import Moves
from bot.service.running.transaction import Tables
from bot.storage.storage import Storage
from bot.storage.table import TableSession
from engine.game import Rules
from engine.games import AnyKind, kind_of
from engine.players import Level

OVER: Final = (Status.FINISHED, Status.STOPPED)


@dataclass(frozen=True, slots=True)
class PracticeService:
    """Deals to one person and computers."""

    _storage: Storage
    _tables: Tables
    _identity: Identity
    _answers: Answers
    _moves: Moves
    _chance: Chance

    async def show_unfinished(self, actor: Actor, reply: Reply, kind: AnyKind) -> bool:
        """Show the hand of the game that a person has begun and not finished; return whether there is one."""
        person = await self._identity.person(actor)
        async with self._tables.session() as session:
            table = await session.practice(person, kind)
            if table is None:
                return False
            self._moves.advance(table)
            self._answers.keep(reply, table, table.own_seat(person))
        await self._answers.show_changed(reply, Hand(table, person, table.own_seat(person)), kept=False)
        return True

    async def begin(
        self, actor: Actor, reply: Reply, rules: Rules, options: Options, level: Level, opponents: int
    ) -> None:
        """Begin a game against so many computers, or go on with the one of this kind that is not finished."""
        computers = (await self._storage.people.computers(level))[:opponents]
        await self._begin(actor, reply, await self._identity.person(actor), rules, options, computers)

    async def begin_again(self, actor: Actor, reply: Reply, old: Table) -> None:
        """Begin another game like one that is over, against the same computers."""
        if old.status not in OVER:
            raise Refusal("not-now")
        person = await self._identity.person(actor)
        computers = [each for each in old.seats if each is not None and each.id != person.id]
        await self._begin(actor, reply, person, old.rules, old.options, computers)

    async def _begin(
        self, actor: Actor, reply: Reply, person: Person, rules: Rules, options: Options, computers: list[Person]
    ) -> None:
        options, seed = replace(options, ping=Ping.OFF, thread=False), self._chance.seed()
        async with self._tables.session() as session:
            await session.count(actor.delivery)
            table = await session.practice(person, kind_of(rules))
            if table is None:
                table = await begin_practice(session, person, rules, seed, options, [person, *computers])
                seating.start(table, person)
            self._moves.advance(table)
            self._answers.keep(reply, table, table.own_seat(person))
        await self._answers.show_changed(reply, Hand(table, person, table.own_seat(person)), kept=False)


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
