"""Puts Tiny on the list of games for a test."""

from collections.abc import Iterator

import pytest

from engine import games
from tests.tiny_game.kind import TINY


@pytest.fixture
def tiny_game() -> Iterator[games.AnyKind]:
    """Tiny, as long as the test lasts."""
    games.add(TINY)
    try:
        yield games.GAMES[TINY.name]
    finally:
        games.remove(TINY.name)
