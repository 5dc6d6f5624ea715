"""Puts Tiny on the lists of games for a test: that of the engine, and that of the screens."""

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.runtime import FluentResource

from bot.ui import games as screens
from engine import games
from tests.tiny_game.kind import TINY
from tests.tiny_game.screens import TinyScreens


@pytest.fixture(scope="session", autouse=True)
def parsed_once() -> Iterator[None]:
    """Texts are read anew whenever a game comes or goes; each file is parsed only once, since that takes a second."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.i18n.texts.FluentResource", cache(FluentResource))
        yield


@pytest.fixture
def tiny_game() -> Iterator[games.AnyKind]:
    """Tiny, as long as the test lasts."""
    games.add(TINY)
    screens.add(TinyScreens())
    try:
        yield games.GAMES[TINY.name]
    finally:
        screens.remove(TINY.name)
        games.remove(TINY.name)
