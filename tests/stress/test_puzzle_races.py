"""One person with two devices, served by two processes on one PostgreSQL: of two first cards one counts."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier

import pytest

from bot.storage.storage import Storage
from tests.support.chance import Seeded

ACCOUNT = 1000
PUZZLES = 400
TOGETHER = 60.0
"""Seconds after which a process that does not come is taken to have failed."""


def clock() -> datetime:
    return datetime.now(UTC)


async def answer(url: str, both: Barrier, puzzles: int, *, right: bool) -> None:
    """A process gives its card to each puzzle just when the other one gives another."""
    store = await Storage.open(url, clock)
    person = await store.people.register_person(ACCOUNT, "Anna")
    for puzzle in range(1, puzzles + 1):
        await store.puzzles.take_next(person, "stovkahra", (puzzle,), Seeded(puzzle))
        await asyncio.to_thread(both.wait, TOGETHER)
        await store.puzzles.count_card(person, "stovkahra", puzzle, "hA", right=right, offered=True, delivery=None)
        await asyncio.to_thread(both.wait, TOGETHER)
    await store.close()


def process(url: str, both: Barrier, puzzles: int, right: bool) -> None:
    asyncio.run(answer(url, both, puzzles, right=right))


@pytest.mark.stress
async def test_of_two_first_cards_that_two_processes_are_given_at_once_one_counts(postgres, sized, figures):
    url, puzzles, spawn = postgres.new(), sized(PUZZLES), get_context("spawn")
    store = await Storage.open(url, clock)
    person = await store.people.register_person(ACCOUNT, "Anna")
    both = spawn.Barrier(2)
    pair = [spawn.Process(target=process, args=(url, both, puzzles, right)) for right in (True, False)]
    for each in pair:
        each.start()
    for each in pair:
        await asyncio.to_thread(each.join)
    assert [each.exitcode for each in pair] == [0, 0]
    fields = [(await store.puzzles.seen(person, "stovkahra", puzzle)).field for puzzle in range(1, puzzles + 1)]
    solver = (await store.puzzles.seen(person, "stovkahra", 1)).solver
    await store.close()
    assert [field.rating.games for field in fields] == [1] * puzzles
    found = sum(field.found for field in fields)
    figures(puzzles=puzzles, the_right_card_first=found)
    assert (solver.over, solver.solved) == (puzzles, found)
