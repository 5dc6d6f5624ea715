"""Tables at which one person plays alone with computers: one is begun or taken up, and answered with its hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.model.person import Person
from bot.model.table import Table
from bot.service.actions.answers import Answers, Hand
from bot.service.common.replies import Actor, Reply
from bot.service.running.moves import Moves
from bot.service.running.transaction import Tables
from bot.storage.table import TableSession


@dataclass(frozen=True, slots=True)
class PrivateTables:
    """Opens the tables of one person."""

    _tables: Tables
    _answers: Answers
    _moves: Moves

    async def open(
        self, actor: Actor, reply: Reply, person: Person, find: Callable[[TableSession], Awaitable[Table | None]]
    ) -> bool:
        """Show a person's hand at the table that `find` begins or takes up, once for an interaction.

        Return whether there is such a table.
        """
        async with self._tables.session() as session:
            table = await find(session)
            if table is None:
                return False
            await session.count(actor.delivery)
            self._moves.advance(table)
            seat = table.own_seat(person)
            self._answers.keep(reply, table, seat)
        await self._answers.show_changed(reply, Hand(table, person, seat), kept=False)
        return True
