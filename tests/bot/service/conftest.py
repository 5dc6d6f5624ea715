"""The bench on which most services are tried; files that need another one make their own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.duel_bench import DuelBench
from tests.support.service import Bench, QuickWorkers


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[DuelBench]:
    """A bench for all games over an empty file."""
    async with DuelBench(tmp_path / "games.db") as ready:
        yield ready


@pytest.fixture
async def either_bench(place: Path | str) -> AsyncIterator[Bench]:
    """A bench over each kind of database, where statements of SQL matter."""
    async with Bench(place, workers=QuickWorkers()) as ready:
        yield ready
