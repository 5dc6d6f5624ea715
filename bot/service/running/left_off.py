"""Deals that somebody has left off: strong computers play them to their end, so that nobody gains by it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model import comparing, handover, timing
from bot.model.person import Person
from bot.model.table import Status
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.moves import Moves
from bot.service.running.transaction import Tables
from engine.players import Level


async def play_out(
    tables: Tables, table_id: int, computers: Sequence[Person], workers: WorkerPool, moves: Moves
) -> None:
    """Have computers play the deal of a private table to its end, which they do alike wherever the same was played."""
    async with tables.open(table_id) as table:
        handover.leave_off(table, computers)
        moves.advance(table)
    while (seat := timing.computer_to_move(table)) is not None:
        move = await workers.decide(table.view(seat), Level.STRONG, comparing.thought(table, seat), table.party)
        async with tables.open(table_id) as table:
            moves.make(table, seat, table.deal.version(seat), move, instead=True)
    # Otherwise it would be asked for again and again, without a rest.
    assert table.status is Status.FINISHED, f"table {table_id} stands still"
