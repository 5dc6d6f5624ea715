"""The games there are. Commands, tables and tests read this list: a new game is one line at the end."""

from __future__ import annotations

from typing import Final, cast

from engine.bulka.kind import BULKA
from engine.game import G, Game, GameKind, O, Outcome, R, Rules, V, View
from engine.stovkahra.kind import STOVKAHRA
from engine.trappola.kind import TRAPPOLA

AnyKind = GameKind[Rules, Game, View, Outcome]
"""A game of which nothing is known but the contract: whoever has one gives it only its own rules, games and views."""

GAMES: Final[dict[str, AnyKind]] = {}
"""By name."""
_OF_TYPE: Final[dict[type[object], AnyKind]] = {}


def add(kind: GameKind[R, G, V, O]) -> None:
    """Put a game on the list; raises `ValueError` where its name is taken."""
    if kind.name in GAMES:
        raise ValueError(f"there is a game called {kind.name} already")
    GAMES[kind.name] = _OF_TYPE[kind.rules] = cast(AnyKind, kind)


def remove(name: str) -> None:
    """Take a game off the list, which only tests do."""
    del _OF_TYPE[GAMES.pop(name).rules]


def kind_of(game: Game | Rules) -> AnyKind:
    """Which game it is, by a game or by the rules agreed on; raises `KeyError` for one that is not on the list."""
    return _OF_TYPE[type(game.rules if isinstance(game, Game) else game)]


add(STOVKAHRA)
add(TRAPPOLA)
add(BULKA)
