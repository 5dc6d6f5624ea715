"""Playing on from a moment of a past game, or of a puzzle: which moments can be played on, and what is compared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from bot.model.actions import Action, Card, Seat, TableAction, at_table, button
from bot.model.errors import Refusal
from bot.model.puzzle import TryCard
from bot.model.replay import TurnReplay
from bot.model.review import TOLD_PAGE, ReviewDeal
from engine.game import Game, Scored
from engine.games import kind_of, with_moves, with_puzzles
from engine.moves import Deal, Signal


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


@at_table("again")
@dataclass(frozen=True, slots=True)
class PlayAgain(TableAction):
    """Play on once more from the moment from which the deal of this table was played on."""


@at_table("origin")
@dataclass(frozen=True, slots=True)
class GoBack(TableAction):
    """Show the moment from which the deal of this table is played on."""


@dataclass(frozen=True, slots=True)
class PlayOn(Action):
    """Play on from a moment, alone with computers; without a seat, choose one first."""

    seat: Seat | None = field(default=None, kw_only=True)

    @property
    def way_back(self) -> Action:
        """The action that shows the moment again."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class PlayOnPast(PlayOn):
    """Play on from a position of a past game; `at` is how many of its moves have been made there."""

    table_id: int
    game: int
    at: int


@button("on1:replay.{table_id}.{game}.{at}.{hands}")
@button("on1:replay.{table_id}.{game}.{at}.{hands}.{seat}")
@dataclass(frozen=True, slots=True)
class PlayOnReplay(PlayOnPast):
    """Play on from a position of a replay."""

    hands: bool
    """Whether all hands were shown there."""

    @property
    def way_back(self) -> Action:
        return TurnReplay(self.table_id, self.game, self.at, self.hands)


@button("on1:review.{table_id}.{game}.{at}.{deal}")
@button("on1:review.{table_id}.{game}.{at}.{deal}.{seat}")
@dataclass(frozen=True, slots=True)
class PlayOnReview(PlayOnPast):
    """Play on from before a card that a review has found costly."""

    deal: int

    @property
    def way_back(self) -> Action:
        return ReviewDeal(self.table_id, self.game, self.deal, TOLD_PAGE)


@button("on1:puzzle.{game}.{puzzle}.{card}")
@button("on1:puzzle.{game}.{puzzle}.{card}.{seat}")
@dataclass(frozen=True, slots=True)
class PlayOnPuzzle(PlayOn):
    """Play on from a puzzle that is decided; `card` is the one that was looked at there."""

    game: str
    puzzle: int
    card: Card

    @property
    def way_back(self) -> Action:
        return TryCard(self.game, self.puzzle, self.card)

    def is_sound(self) -> bool:
        return self.game in with_puzzles()
