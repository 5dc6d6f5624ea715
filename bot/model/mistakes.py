"""The dearest mistake that many made at a deal: where many lines of play come through, and which cards were wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.fairness import judge_play
from engine.game import Game, Rules
from engine.games import kind_of
from engine.moves import PASS, Cut, Move, Play

MANY: Final = 2
"""How many must have made a mistake for it to be told."""
Line = tuple[str, ...]
"""What a person has chosen, one after another; the computers' moves follow from it."""


@dataclass(slots=True)
class Crossing:
    """A position to which many came: what they chose there, and the table of one of them."""

    line: Line
    table_id: int
    chosen: Counter[str] = field(default_factory=Counter)

    @property
    def tries(self) -> int:
        """How many came there."""
        return self.chosen.total()


class Mistake(NamedTuple):
    """A card that was surely a mistake, and how many played it."""

    trick: int
    card: str
    better: str
    cost: int
    """How many points `better` is expected to bring more."""
    tries: int
    """How many played it."""
    came: int
    """How many came to where it was played."""


def crossings(lines: Iterable[tuple[str, int, int]], most: int) -> list[Crossing]:
    """Return the positions to which most came, from lines of play, how often each was played, and a table of each.

    >>> [(each.line, each.tries, each.table_id) for each in crossings([("hA,hK", 2, 7), ("hA,b9", 1, 8)], 2)]
    [((), 3, 7), (('hA',), 3, 7)]
    """
    found: dict[Line, Crossing] = {}
    for text, tries, table_id in lines:
        line = tuple(text.strip(",").split(","))
        for at, move in enumerate(line):
            crossing = found.setdefault(line[:at], Crossing(line[:at], table_id))
            crossing.chosen[move] += tries
    return sorted(found.values(), key=lambda each: (-each.tries, len(each.line)))[:most]


def game_at(rules: Rules, moves: Sequence[Move], seats: int, seat: int, own: int) -> Game | None:
    """Return the game before a seat's choice number `own`, counted from 0; `None` where it was not a card."""
    game = kind_of(rules).begin(rules, seats)
    for move in moves:
        if game.turn == seat and move != PASS and not isinstance(move, Cut):
            if not own:
                return game if isinstance(move, Play) else None
            own -= 1
        game.push(move)
    return None


def mistakes_at(game: Game, chosen: Counter[str]) -> list[Mistake]:
    """Return the cards that many chose and that were surely mistakes, by what the player could know there."""
    view, found = game.view(game.turn), []
    trick = 1 + sum(isinstance(move, Play) for move in game.moves) // game.seats
    for move in view.legal:
        if isinstance(move, Play) and (tries := chosen[str(move.card)]) >= MANY:
            blame = judge_play(view, len(game.moves), move.card).blame
            if blame is not None:
                found.append(Mistake(trick, str(move.card), str(blame.better), blame.cost, tries, chosen.total()))
    return found


def dearest(mistakes: Iterable[Mistake]) -> Mistake | None:
    """Return the mistake that has cost all who made it the most points together."""
    return max(mistakes, key=lambda each: (each.tries * each.cost, each.cost), default=None)
