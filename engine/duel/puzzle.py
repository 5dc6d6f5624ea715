"""Puzzles of the games of two hands: positions in which one card is far better wherever the hidden cards are.

Computers play, and of their deals those positions are kept in which one card brings at least `MARGIN` points more than
any other, by perfect play, with every hand that the opponent may hold for all that the player may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import Final, Generic, TypeVar, cast

from engine import game
from engine.cards.pack import PackCard, mask_of
from engine.cards.trappola_pack import Card, Rank, cards_in
from engine.duel.play import TRICKS, Duel, DuelView, beats
from engine.duel.players import DuelPlayers
from engine.duel.reasons import reasons
from engine.game import Game, PlayedOut
from engine.moves import Bianca, Declare, Play
from engine.players import Level
from engine.reasons import (
    AS_GOOD,
    AT_RANDOM,
    DULL,
    FEWEST,
    MARGIN,
    MOST_DEALS,
    NOT_BETTER,
    TOO_MANY,
    TRICKS_LEFT,
    Dull,
)
from engine.record_fields import Json

LEVEL: Final = Level.REGULAR
"""Who plays the deals; that they are good ones proves nothing, and better ones take far longer to play."""
V = TypeVar("V", bound=DuelView)
G = TypeVar("G", bound=Game)


@dataclass(frozen=True, slots=True)
class DuelPuzzle(game.Puzzle):
    """A puzzle of a game of two hands."""

    cards = Card
    players = 2
    best: Card


P = TypeVar("P", bound=DuelPuzzle)


@dataclass(frozen=True)
class DuelPuzzles(ABC, Generic[G, V, P]):
    """The puzzles of a game; a subclass adds how its deals begin, and what its declarations tell."""

    _puzzle: type[P]
    """The game's kind of puzzles."""
    _players: DuelPlayers[V]
    _file: Path
    """The puzzles that come with the project."""

    def shipped(self) -> Sequence[P]:
        """Return the puzzles that come with the project, in an order that is never changed."""
        return _read_all(self._puzzle, self._file)

    @abstractmethod
    def begin(self, random: Random) -> G:
        """Return a game whose first deal is dealt and cut."""

    @abstractmethod
    def play_of(self, game: G) -> Duel:
        """Return the play of the first deal."""

    @abstractmethod
    def view_of(self, game: G) -> V:
        """Return what the seat to move knows."""

    @abstractmethod
    def explains(self, game: G, seat: int) -> Callable[[int], bool]:
        """Return what tells of the cards dealt to the opponent of a seat whether all that was said fits them."""

    # Making puzzles

    def made(self, random: Random) -> Iterator[P | str]:
        """Yield puzzles without end, at most one of a deal, and for each position that is thrown away the reason."""
        while True:
            for position in self._positions(random):
                found = self._found(position, random)
                yield found
                if not isinstance(found, str):
                    break

    def tried(self, random: Random) -> Iterator[Json | str]:
        """Yield the same, with puzzles as JSON."""
        return (each if isinstance(each, str) else each.written() for each in self.made(random))

    def _positions(self, random: Random) -> Iterator[G]:
        """Play a deal, and yield the positions near its end with enough to choose from, before which all is said."""
        game = self.begin(random)
        while not self.play_of(game).is_over:
            if TRICKS - len(self.play_of(game).tricks) in TRICKS_LEFT:
                self.say_all(game)
                if len(_choices(self.view_of(game))) >= FEWEST:
                    yield game
            self.push_chosen(game, random)

    def push_chosen(self, game: G, random: Random) -> None:
        """Make the move of a computer with little time."""
        chosen = self._players.choose(self.view_of(game), LEVEL, random, 0)
        assert chosen is not None
        game.push(chosen)

    def say_all(self, game: G) -> None:
        """Declare all that the seat to move may declare; while cards are played it is never better to wait."""
        while said := next((move for move in game.legal_moves() if isinstance(move, Declare | Bianca)), None):
            game.push(said)

    def _found(self, game: G, random: Random) -> P | str:
        """Return the puzzle of a position, or why it is none."""
        view, lay = self.view_of(game), self._lay(game)
        best, margin = self._lead(view, lay)
        if margin < MARGIN:
            return NOT_BETTER
        reason = self.dull(view, best)
        if reason is not None:
            return DULL[reason]
        seen = self._players.seen_of(view)
        if comb(seen.may.bit_count(), seen.held) > MOST_DEALS:
            return TOO_MANY
        hands = self.fitting(game)
        for hand in (*random.choices(hands, k=AT_RANDOM), *hands):
            card, lead = self._lead(view, hand)
            if card is not best or lead < MARGIN:
                return AS_GOOD
            margin = min(margin, lead)
        why = reasons(best, [self._players.position_of(view, hand) for hand in hands])
        if any(reason.is_absurd for reason in why.values()):
            return DULL[Dull.ABSURD]
        return self._puzzle(tuple(game.moves), best, margin, len(hands), self._line(game), why=why)

    def fitting(self, game: G) -> list[int]:
        """Return every hand that the opponent may hold for all that the seat to move may know, as masks."""
        view = self.view_of(game)
        assert view.seat is not None
        seen, explains = self._players.seen_of(view), self.explains(game, view.seat)
        hands = map(mask_of, combinations(cards_in(seen.may), seen.held))
        return [hand for hand in hands if explains(hand | seen.theirs)]

    def dull(self, view: V, best: Card) -> Dull | None:
        """Return why a position whose best card this is makes no puzzle; `None` where it makes one."""
        choices = _choices(view)
        others = self._players.seen_of(view).may | mask_of(view.table)
        if any(_equal(best, card, others) for card in choices if card is not best):
            return Dull.EQUAL
        if not view.table:
            return None
        taking = [card for card in choices if beats(card, view.table[0])]
        if taking == [best]:
            return Dull.TAKE
        return Dull.ZERO if not taking and [card for card in choices if not card.points] == [best] else None

    def _lead(self, view: V, hand: int) -> tuple[Card, int]:
        """Return the best card if the opponent holds this hand, and how many points it brings more than any other."""
        worths = sorted(((worth, card) for card, worth in self._players.values_of(view, hand).items()), reverse=True)
        return worths[0][1], worths[0][0] - worths[1][0]

    def _lay(self, game: G) -> int:
        play = self.play_of(game)
        return play.hands[play.other(play.turn)]

    # Playing them out

    def played_out(self, puzzle: game.Puzzle, card: PackCard) -> PlayedOut:
        """Return how the deal of a puzzle goes on after a card that may be played."""
        game, best = cast(G, puzzle.game), puzzle.best
        assert isinstance(best, Card) and isinstance(card, Card)
        worth = self._players.values_of(self.view_of(game), self._lay(game))
        game.push(Play(card))
        return PlayedOut((card, *self._line(game)), worth[best] - worth[card])

    def _line(self, game: G) -> tuple[Card, ...]:
        """Return the cards to the end of the deal if both play perfectly; of equal ones the lowest."""
        game, played = game.copy(), list[Card]()
        while not self.play_of(game).is_over:
            self.say_all(game)
            worths = self._players.values_of(self.view_of(game), self._lay(game))
            most = max(worths.values())
            card = min(
                (card for card, worth in worths.items() if worth == most), key=lambda card: (card.points, card.rank)
            )
            played.append(card)
            game.push(Play(card))
        return tuple(played)


@cache
def _read_all(puzzle: type[P], file: Path) -> Sequence[P]:
    return puzzle.read_all(file)


def _choices(view: DuelView) -> Sequence[Card]:
    return [move.card for move in view.legal if isinstance(move, Play) and isinstance(move.card, Card)]


def _equal(one: Card, other: Card, others: int) -> bool:
    """Return whether two cards in the hand take the same tricks: none that others may play lies between them.

    A deuce is like no other card, because it brings a bonus.
    """
    if one.suit is not other.suit or Rank.DEUCE in (one.rank, other.rank):
        return False
    low, high = sorted((one, other))
    return not others & high.bit - 1 & ~(low.bit | low.bit - 1)
