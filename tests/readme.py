"""Draws the picture with which the README opens: `python -m tests.readme`."""

from pathlib import Path
from random import Random
from typing import Final

from bot.i18n.texts import texts
from bot.ui.games import SCREENS
from bot.ui.table_drawing import draw_table
from bot.ui.table_picture import Seating
from engine.game import Game
from engine.games import GAMES

PICTURE: Final = Path(__file__).parent.parent / "docs" / "played.png"
SEED, MOVES = 259, 26
"""A random game, and how much of it has been played."""
SEATING: Final = Seating(("Anna", "Mařka", "Cyril", "Jenda"), frozenset({1, 3}), balance=(7, 4), goal=10)


def moment() -> Game:
    """The game in the middle of a trick."""
    kind, random, secret = GAMES["stovkahra"], Random(SEED), bytes(32)
    game = kind.begin(kind.rules(), 4)
    while len(game.moves) < MOVES:
        game.push(kind.chance(game, None, secret) or kind.random_move(game, random))
    return game


def main() -> None:
    picture = SCREENS["stovkahra"].picture(moment().view(), SEATING, texts())
    assert picture is not None
    PICTURE.write_bytes(draw_table(picture))


if __name__ == "__main__":
    main()
