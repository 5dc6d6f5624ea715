"""What strong computers make of a deal that many tables play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.model import comparing, seating, timing
from bot.model.duplicate import Duplicate
from bot.model.options import Guild, Options, Pace, Ping
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.table import NOWHERE, Table
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.moves import Moves
from engine.game import Rules
from engine.players import Level

ALONE: Final = Options(pace=Pace.FAST, ping=Ping.OFF)
"""The options of tables at which nobody has to be waited for."""
AMONG_THEMSELVES: Final = Duplicate("computers", "")


def table_of_computers(rules: Rules, seed: bytes, computers: Sequence[Person], moves: Moves) -> Table:
    """Return a table, which is not stored, at which these computers are about to play a deal in all seats."""
    table = Table(0, Guild(NOWHERE), NOWHERE, computers[0], rules, ALONE, AMONG_THEMSELVES, seal=Seal(next_seed=seed))
    for seat, computer in enumerate(computers):
        seating.sit(table, computer, seat)
    seating.start(table, computers[0])
    moves.advance(table)
    return table


async def played_by_computers(
    rules: Rules, seed: bytes, computers: Sequence[Person], workers: WorkerPool, moves: Moves
) -> Table:
    """Return a table, which is not stored, at which these computers have played a deal in all seats."""
    table = table_of_computers(rules, seed, computers, moves)
    while (mover := timing.computer_to_move(table)) is not None:
        move = await workers.decide(table.view(mover), Level.STRONG, comparing.thought(table, mover))
        moves.make(table, mover, table.deal.version(mover), move, instead=True)
    return table
