"""The puzzles of Bulka, in a round of two without a cup."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from engine.bulka.duplicate import rules
from engine.bulka.players import BulkaPlayers
from engine.bulka.rules import Game, View
from engine.cards.trappola_pack import PACK, RANK_MASKS, Card
from engine.duel.play import Duel
from engine.duel.players import ACES, PICTURES
from engine.duel.puzzle import DuelPuzzle, DuelPuzzles
from engine.moves import BIANCA, BLANCHE, Cut, Deal, Declare, Ranking

PAIR: Final = (0, 1)
"""The seats, of which either may be No. 1."""


@dataclass(frozen=True, slots=True)
class Puzzle(DuelPuzzle):
    """A puzzle of Bulka."""

    @property
    def game(self) -> Game:
        return Game.replay(rules(), self.moves, len(PAIR))


class BulkaPuzzles(DuelPuzzles[Game, View, Puzzle]):
    """Puzzles in which half of the pack is never seen, but for what was declared and asked."""

    def begin(self, random: Random) -> Game:
        pack, ranking = tuple(random.sample(PACK, len(PACK))), tuple(random.sample(PAIR, len(PAIR)))
        return Game.replay(rules(), (Ranking(ranking), Deal(pack), Cut(random.randrange(1, len(PACK)))), len(PAIR))

    def play_of(self, game: Game) -> Duel:
        return game.deals[0].play

    def view_of(self, game: Game) -> View:
        return game.view(game.turn)

    def explains(self, game: Game, seat: int) -> Callable[[int], bool]:
        deal = game.deals[0]
        said = [meld.said for meld in deal.melds if meld.seat != seat]
        sets = [each.combination for each in said if isinstance(each, Declare)]
        lacked = (PICTURES if BLANCHE in said else 0) | (PICTURES | ACES if BIANCA in said else 0)
        for asked in deal.asked:
            lacked |= Card.of(asked.suit, asked.rank).bit if asked.seat == seat else 0
        return lambda dealt: (
            not dealt & lacked and all((dealt & RANK_MASKS[rank]).bit_count() == number for rank, number in sets)
        )


_PUZZLES: Final = BulkaPuzzles(Puzzle, BulkaPlayers(), Path(__file__).with_name("puzzles.jsonl"))
tried, made, dull, fitting = _PUZZLES.tried, _PUZZLES.made, _PUZZLES.dull, _PUZZLES.fitting
shipped, played_out = _PUZZLES.shipped, _PUZZLES.played_out
