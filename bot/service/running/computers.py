"""The moves of computers: one task for each table at which it is a computer's turn.

Worker processes choose the moves. Nothing is stored about it: whose turn it is stands in the rows of the table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from bot.model import comparing, timing
from bot.model.errors import NotSaved, Refusal
from bot.model.person import Person
from bot.model.table import Table
from bot.model.waits import FAILED_MOVE_RETRY_S, UNSAVED_MOVE_RETRY_S
from bot.service.common.background import cancel
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.storage.fair_turns import PARTY
from bot.storage.retry import retried
from engine.moves import Move, Pass, Signal
from engine.players import Level

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Computers:
    """The tables at which computers are moving now."""

    _ground: Ground
    _moves: Moves
    _changed: Callable[[Table], None]
    _tasks: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _woken: set[int] = field(default_factory=set, init=False)
    """Tables that were woken while a computer was moving."""
    _for_nobody: dict[int, int] = field(default_factory=dict, init=False)
    """The server of each table at which computers are moving and nobody else plays."""

    def wake(self, table_id: int) -> None:
        """Let the computers of a table move as long as it is their turn."""
        self._woken.add(table_id)
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.get_running_loop().create_task(self._play(table_id))

    async def close(self) -> None:
        """Stop all moves; they are made when the tables are woken next."""
        await cancel(self._tasks.values())

    async def _play(self, table_id: int) -> None:
        PARTY.set(-table_id)
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                try:
                    table: Table | None = await self._ground.storage.tables.read(table_id)
                    while table is not None:
                        table = await self._make_move(table)
                except Refusal as refusal:
                    log.info("No computer moves any more at table %s: %s", table_id, refusal)
                except NotSaved:
                    # The storage has logged it already; try again soon.
                    self._woken.add(table_id)
                    await self._ground.sleep(UNSAVED_MOVE_RETRY_S)
                except Exception:
                    log.exception("A computer at table %s could not move, trying again", table_id)
                    self._woken.add(table_id)
                    await self._ground.sleep(FAILED_MOVE_RETRY_S)
        finally:
            del self._tasks[table_id]
            self._for_nobody.pop(table_id, None)

    async def _make_move(self, table: Table) -> Table | None:
        """Make one move; return the table after it, or `None` where no computer has to move."""
        seat = timing.computer_to_move(table)
        if seat is None:
            return None
        began = self._ground.seconds()
        move = await self._chosen_move(table, seat)
        if move is None:
            return None
        if not isinstance(move, Pass | Signal):
            # Nobody, or only one player, sees those moves, so there is no need for a pause.
            await self._ground.sleep(max(0.0, self._pace(table) - (self._ground.seconds() - began)))
        return await self._move(table.id, table.seats.person(seat), table.deal.version(seat), move)

    def _pace(self, table: Table) -> float:
        """Return the seconds for a move; on each server, tables without people share the pace of one of them."""
        if not timing.is_left_to_computers(table):
            self._for_nobody.pop(table.id, None)
            return table.options.pace.seconds
        self._for_nobody[table.id] = table.guild_id
        return table.options.pace.seconds * list(self._for_nobody.values()).count(table.guild_id)

    @retried
    async def _move(self, table_id: int, person: Person, version: str, move: Move) -> Table:
        """Make the move of a computer, or of one that stands in for a person, unless the table has changed."""
        async with self._ground.tables.open(table_id) as table:
            made = self._moves.make(table, table.own_seat(person), version, move, instead=True)
        if made:
            self._changed(table)
        return table

    async def _chosen_move(self, table: Table, seat: int) -> Move | None:
        # A regular computer stands in for a person who is late or away.
        level = table.seats.level_of(seat) or Level.REGULAR
        series = table.series
        if comparing.is_compared(table):
            return await self._ground.workers.decide(
                table.view(seat), level, comparing.thought(table, seat), table.party
            )
        if series.pending is None:
            return await self._ground.workers.choose(
                table.view(seat), level, self._ground.chance.below(2**32), table.party
            )
        return await self._ground.workers.add_or_take(series, table.party)
