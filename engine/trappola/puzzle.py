"""The puzzles of Trappola, in the first deal of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from engine.cards.pack import PackCard, mask_of
from engine.cards.trappola_pack import PACK, RANK_MASKS, Rank
from engine.duel.play import Duel
from engine.duel.players import SECRET
from engine.duel.puzzle import DuelPuzzle, DuelPuzzles
from engine.moves import Cut, Deal, Dealer, Declare, Play
from engine.trappola.duplicate import rules
from engine.trappola.players import TrappolaPlayers
from engine.trappola.rules import SEATS, Game, Phase, View, other

OPEN_SHARE: Final = 1 / 32
"""How many are played of the deals in which all cards have been laid aside or are held, so that nothing is hidden."""


@dataclass(frozen=True, slots=True)
class Puzzle(DuelPuzzle):
    """A puzzle of Trappola."""

    @property
    def game(self) -> Game:
        return Game.replay(rules(), self.moves)


class TrappolaPuzzles(DuelPuzzles[Game, View, Puzzle]):
    """Puzzles in which sets of secret rank have been declared, and hands laid aside."""

    def begin(self, random: Random) -> Game:
        while True:
            pack, cut = tuple(random.sample(PACK, len(PACK))), random.randrange(1, len(PACK))
            game = Game.replay(rules(), (Dealer(random.randrange(SEATS)), Deal(pack), Cut(cut)))
            while game.phase is Phase.EXCHANGE:
                self.push_chosen(game, random)
            if game.deals[0].stock or random.random() < OPEN_SHARE:
                return game

    def play_of(self, game: Game) -> Duel:
        return game.deals[0].play

    def view_of(self, game: Game) -> View:
        return game.view(game.turn)

    def explains(self, game: Game, seat: int) -> Callable[[int], bool]:
        play, played = game.deals[0].play, 0
        declared = iter(game.deals[0].declared)
        told = list[tuple[int, tuple[Rank, ...]]]()
        for move in game.moves:
            played += isinstance(move, Play)
            if isinstance(move, Declare):
                actor, (rank, number) = next(declared)
                # Nothing of a set may have been played, or taken in a trick, before it is declared (rule 3).
                gone = _gone(play, other(seat), played)
                ranks = [each for each in SECRET if not gone & RANK_MASKS[each]]
                if actor != seat:
                    told.append((number, (rank,) if rank is Rank.ACE else tuple(ranks)))
        return lambda dealt: _are_sets(dealt, told)


def _gone(play: Duel, seat: int, played: int) -> int:
    """Return the cards that a seat has played, or taken, when so many cards were played."""
    gone, at = list[PackCard](), 0
    for trick in play.tricks:
        for actor, card in trick.plays:
            at += 1
            gone += [card] if actor == seat and at <= played else []
        gone += trick.cards if trick.winner == seat and at <= played else ()
    if play.led is not None and play.leader == seat and at < played:
        gone.append(play.led)
    return mask_of(gone)


def _are_sets(dealt: int, told: Sequence[tuple[int, Sequence[Rank]]], but: frozenset[Rank] = frozenset()) -> bool:
    """Return whether each of these numbers can be that of another rank among those that it may have."""
    if not told:
        return True
    (number, ranks), *others = told
    return any(
        (dealt & RANK_MASKS[rank]).bit_count() == number and _are_sets(dealt, others, but | {rank})
        for rank in ranks
        if rank not in but
    )


_PUZZLES: Final = TrappolaPuzzles(Puzzle, TrappolaPlayers(), Path(__file__).with_name("puzzles.jsonl"))
tried, made, dull, fitting = _PUZZLES.tried, _PUZZLES.made, _PUZZLES.dull, _PUZZLES.fitting
shipped, played_out = _PUZZLES.shipped, _PUZZLES.played_out
