"""The games under way: of those that were read lately, only the moves made since are replayed.

Nothing is taken on trust: a game is kept with the moves that were read for it, and these are compared with what is read
now. So it does not matter who has written the rows, nor whether a change was saved in the end.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.storage.database import Row
from engine.game import Game, Rules
from engine.games import GAMES, kind_of
from engine.moves import Add, Take

CACHED_GAMES: Final = 512
"""How many games are kept, some ten kilobytes each."""


@dataclass(slots=True)
class Replay:
    """A game, and what it was replayed from."""

    rules: Rules
    seats: int
    moves: Sequence[str]
    game: Game

    def begins(self, rules: Rules, seats: int, moves: Sequence[str]) -> bool:
        """Return whether this replay is the beginning of the game with these rules, seats and moves."""
        return (self.rules, self.seats) == (rules, seats) and self.moves == moves[: len(self.moves)]


_kept: Final[dict[int, Replay]] = {}
"""By the number of the game, with that last which was read last."""


def game_of(game_id: int, rules: Rules, seats: int, moves: Sequence[str]) -> Game:
    """Return the game with this number in the database, for the caller alone.

    Raise an error of any kind where the moves make no game.
    """
    # Taken out first: a game in which a move fails is not kept.
    kept = _kept.pop(game_id, None)
    if kept is None or not kept.begins(rules, seats, moves):
        kept = Replay(rules, seats, (), kind_of(rules).begin(rules, seats))
    push_all(kept.game, moves[len(kept.moves) :])
    kept.moves = moves
    _kept[game_id] = kept
    while len(_kept) > CACHED_GAMES:
        del _kept[next(iter(_kept))]
    return kept.game.copy()


def words_of(game: Row) -> dict[int, str]:
    """Return the words that seats added to the seed of a game."""
    return dict(json.loads(game["words"] or "[]"))


def rules_of(row: Row) -> Rules:
    """Return the rules of a table's row; raise an error of any kind where they cannot be read."""
    rules: Rules = GAMES[row["kind"]].rules(**json.loads(row["rules"]))
    return rules


def push_all(game: Game, moves: Sequence[str]) -> None:
    """Make these moves; the winners' choice, which comes last, belongs to the series and is left out."""
    kind = kind_of(game)
    for move in [kind.parse(text) for text in moves]:
        if not isinstance(move, Add | Take):
            game.push(move)


def forget() -> None:
    """Keep no game any more."""
    _kept.clear()
