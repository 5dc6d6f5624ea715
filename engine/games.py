"""The list of games, which commands, tables and tests read; a new game is one more line at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from engine.bulka.kind import BULKA
from engine.game import G, Game, GameKind, O, Outcome, Puzzles, R, Rules, V, View
from engine.moves import Move
from engine.stovkahra.kind import STOVKAHRA
from engine.trappola.kind import TRAPPOLA

AnyKind = GameKind[Rules, Game, View, Outcome]
"""Any game, of which the general code uses only the contract and passes it only its own rules, games and views."""

GAMES: Final[dict[str, AnyKind]] = {}
"""The games by name."""
_OF_TYPE: Final[dict[type[object], AnyKind]] = {}


def add(kind: GameKind[R, G, V, O]) -> None:
    """Add a game to the list; raise `ValueError` if its name is taken."""
    if kind.name in GAMES:
        raise ValueError(f"there is a game called {kind.name} already")
    GAMES[kind.name] = _OF_TYPE[kind.rules] = cast(AnyKind, kind)


def remove(name: str) -> None:
    """Remove a game from the list, as only tests do."""
    del _OF_TYPE[GAMES.pop(name).rules]


def with_duplicates() -> list[str]:
    """Return the names of the games whose deals several tables can play with the same cards."""
    return [name for name, kind in GAMES.items() if kind.duplicates is not None]


def with_puzzles() -> list[str]:
    """Return the names of the games of which there are puzzles."""
    return [name for name, kind in GAMES.items() if kind.puzzles is not None]


def with_reviews() -> list[str]:
    """Return the names of the games whose deals can be reviewed."""
    return [name for name, kind in GAMES.items() if kind.reviews is not None]


def puzzles_of(name: str) -> Puzzles:
    """Return the puzzles of a game that has some; raise `KeyError` for any other."""
    puzzles = GAMES[name].puzzles
    if puzzles is None:
        raise KeyError(name)
    return puzzles


def kind_of(game: Game | Rules) -> AnyKind:
    """Return the kind of a game or of its rules; raise `KeyError` if it is not on the list."""
    return _OF_TYPE[type(game.rules if isinstance(game, Game) else game)]


def with_moves(game: Game, moves: Sequence[Move]) -> Game:
    """Return a game by the same rules with these moves."""
    other = kind_of(game).begin(game.rules, game.seats)
    for move in moves:
        other.push(move)
    return other


USUAL: Final = STOVKAHRA.name
"""The game that is played where none is named."""
add(STOVKAHRA)
add(TRAPPOLA)
add(BULKA)
