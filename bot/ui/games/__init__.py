"""The screens of every game: a folder for each game, and the list of them."""

from __future__ import annotations

from typing import Final

from bot.i18n.texts import add_folder, remove_folder
from bot.model.table import Table
from bot.ui.games.bulka.screens import BulkaScreens
from bot.ui.games.screens import AnyScreens
from bot.ui.games.stovkahra.screens import StovkahraScreens
from bot.ui.games.trappola.screens import TrappolaScreens

SCREENS: Final[dict[str, AnyScreens]] = {}
"""The screens by the name of the game."""


def add(screens: AnyScreens) -> None:
    """Add a game's screens to the list, and its own texts to those of every language."""
    SCREENS[screens.game] = screens
    if screens.locales is not None:
        add_folder(screens.locales)


def remove(game: str) -> None:
    """Remove a game's screens and texts from the list; only tests need this."""
    screens = SCREENS.pop(game)
    if screens.locales is not None:
        remove_folder(screens.locales)


def screens_of(table: Table) -> AnyScreens:
    """Return the screens of the game that is played at a table."""
    return SCREENS[table.kind.name]


add(StovkahraScreens())
add(TrappolaScreens())
add(BulkaScreens())
