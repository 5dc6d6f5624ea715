"""Computers that move at once, and a bench for the two-handed games."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.service.common.worker_pool import WorkerPool
from engine.moves import Move
from engine.players import Advice, Level
from engine.stovkahra.rules import View
from tests.support.duel_bench import DuelBench
from tests.support.players import advise, plain_move
from tests.support.reviews import judged_quickly


class Quick(WorkerPool):
    """Moves and hints without a process; reviews are worked out as ever, but that nobody is blamed."""

    async def choose(self, view: View, level: Level, seed: int, guild_id: int = 0) -> Move | None:
        return plain_move(view)

    async def advise(self, view: View, seed: int, guild_id: int = 0) -> Advice | None:
        return advise(view, Random(seed), 0.001)

    async def judge(self, task: Any, guild_id: int = 0, *, awaited: bool = True) -> Any:
        return judged_quickly(task)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the bot's computers move without processes."""
    monkeypatch.setattr("bot.app.client.WorkerPool", Quick)


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[DuelBench]:
    """A bench over an empty file."""
    async with DuelBench(tmp_path / "games.db") as ready:
        yield ready
