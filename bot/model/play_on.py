"""Playing on from a moment of a past game, or of a puzzle: which moments can be played on, and what is compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from bot.model.errors import Refusal
from engine.game import Game, Scored
from engine.games import kind_of
from engine.moves import Deal, Move, Signal


@dataclass(frozen=True, slots=True)
class Origin:
    """The moment from which a deal is played on, and what the deal brought there."""

    way_back: str
    """The custom_id of the button that leads back there."""
    ply: int
    """How many moves come from there."""
    scored: tuple[Scored, ...]
    """The points of the deal."""
    chips: int | None
    """The chips of the own seat after the deal; `None` in a game without chips."""
    perfect: bool = False
    """Whether nobody has played on there, so that the points are those of perfect play."""


class Source(NamedTuple):
    """What is played on."""

    begun: Game
    """The game up to the moment."""
    ended: Game
    """The same game at the end of that deal, as it went before."""
    names: Sequence[str]
    """What those are called who played it, by seat."""
    perfect: bool = False
    """Whether nobody has played on there, and the rest is perfect play."""

    def origin(self, seat: int, way_back: str) -> Origin:
        """Return the origin of what a seat makes of it."""
        chips = self.ended.points_of(seat) if kind_of(self.ended).chips else None
        return Origin(way_back, len(self.begun.moves), tuple(self.ended.scored), chips, self.perfect)


STORED_ORIGIN: Final = TypeAdapter(Origin)
"""An origin as JSON and back."""


def may_play_on(game: Game) -> bool:
    """Return whether a deal is under way and a player is to move, so that it can be played on from here."""
    return game.deal_number > 0 and game.turn is not None and not game.awaits_cut and game.outcome is None


def position(game: Game, ply: int) -> Game:
    """Return a game as it was after so many moves; raise `Refusal` where no player is to move there.

    As long as a game goes on, a signal stays with its two partners, and so is left out.
    """
    shown = [move for move in game.moves[:ply] if game.outcome is not None or not isinstance(move, Signal)]
    at = with_moves(game, shown)
    if not may_play_on(at):
        raise Refusal("play-on-over")
    return at


def at_end_of_deal(game: Game, ply: int) -> Game:
    """Return a game as it was at the end of the deal in which so many moves were made."""
    following = (at for at in range(ply, len(game.moves)) if isinstance(game.moves[at], Deal))
    return with_moves(game, game.moves[: next(following, len(game.moves))])


def with_moves(game: Game, moves: Sequence[Move]) -> Game:
    """Return a game by the same rules with these moves."""
    other = kind_of(game).begin(game.rules, game.seats)
    for move in moves:
        other.push(move)
    return other
