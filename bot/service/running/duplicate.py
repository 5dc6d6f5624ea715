"""What computers and perfect play make of a deal that many tables play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from bot.model import comparing, seating, timing
from bot.model.duplicate import SEAT, Duplicate
from bot.model.options import Guild, Options, Pace, Ping
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.table import NOWHERE, Table
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.moves import Moves
from engine.game import Rules, TrickMade

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
        level = table.seats.level_of(mover)
        assert level is not None
        move = await workers.decide(table.view(mover), level, comparing.thought(table, mover))
        moves.make(table, mover, table.deal.version(mover), move, instead=True)
    return table


class Compared(NamedTuple):
    """What a deal that a person plays alone is compared with."""

    strong: int
    """What strong computers make of it in the person's seat."""
    perfect: int
    """What perfect play would make of it."""
    strong_tricks: tuple[int, ...]
    """How many points each trick brought strong computers, less those that it brought the other side."""


async def compared_with(
    rules: Rules, seed: bytes, computers: Sequence[Person], workers: WorkerPool, moves: Moves
) -> Compared:
    """Work out what a deal is compared with; the first of these computers plays in the person's seat."""
    table = await played_by_computers(rules, seed, computers, workers, moves)
    duplicates = table.kind.duplicates
    assert duplicates is not None and table.game is not None
    perfect = await workers.compute(partial(duplicates.perfect, table.game, SEAT))
    return Compared(comparing.standing(table, SEAT), perfect, tuple(each.points for each in tricks_of(table)))


def tricks_of(table: Table) -> tuple[TrickMade, ...]:
    """Return what each trick of the first deal of a table brought whoever plays it alone there."""
    duplicates = table.kind.duplicates
    assert duplicates is not None and table.game is not None
    return tuple(duplicates.tricks(table.game, SEAT))
