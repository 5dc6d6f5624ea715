"""The computer players of Trappola: what to exchange and declare, and what they know of the opponent."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.cards.pack import mask_of
from engine.cards.trappola_pack import FIGURES, RANK_MASKS, Card, Rank
from engine.duel.players import DuelPlayers, Seen, Skill, seen_in_play
from engine.moves import EXCHANGE, KEEP, Declare, Move
from engine.trappola.rules import SIZES, VALUES, View, other, value_of

FRESH: Final = -4.0
"""How many points below an average new hand a hand must be to be exchanged; negative: even a slightly better one is."""
SECRET: Final = (*FIGURES, Rank.DEUCE)
"""The ranks of a set whose rank is kept secret (rule 3)."""


class TrappolaPlayers(DuelPlayers[View]):
    """Players who exchange poor hands, and declare a set before it is broken."""

    EXTRAS = False

    def before_play(self, view: View, skill: Skill, random: Random, seconds: float) -> Move:
        if skill.keeps_sets and self.sets_worth(mask_of(view.hand)):
            return KEEP
        return EXCHANGE if self.is_poor(view, skill, random, FRESH, seconds) else KEEP

    def worth_said(self, move: Move) -> int:
        return value_of(move.combination) if isinstance(move, Declare) else 0

    def is_due(self, view: View, move: Move, card: Card) -> bool:
        if not isinstance(move, Declare):
            return False
        rank, number = move.combination
        if rank is Rank.ACE or card.rank is rank:
            return True
        # A three may not be declared once the fourth card has been taken in a trick.
        fourth = RANK_MASKS[rank] & ~mask_of(view.hand)
        return number == 3 and bool(fourth & (self.seen_of(view).may | mask_of(view.table)))

    def seen_of(self, view: View) -> Seen:
        assert view.seat is not None
        may, theirs, own = seen_in_play(view)
        may &= ~(mask_of(view.laid[0]) | mask_of(view.laid[1]))
        said = [each for each in view.declared if each.seat != view.seat]
        sets = tuple((SECRET if each.rank is None else (each.rank,), each.number) for each in said)
        return Seen(view.held[other(view.seat)], may, theirs, own, sets)

    def leads(self, view: View) -> bool:
        return view.seat == view.elder

    def new_cards(self, view: View, seen: Seen) -> int:
        return seen.may

    def sets_worth(self, hand: int) -> int:
        numbers = {rank: (hand & RANK_MASKS[rank]).bit_count() for rank in VALUES}
        return sum(VALUES[rank][number - 3] for rank, number in numbers.items() if number in SIZES)


_PLAYERS: Final = TrappolaPlayers()
choose, advise, plain_move = _PLAYERS.choose, _PLAYERS.advise, _PLAYERS.plain_move
between, values_of = _PLAYERS.between, _PLAYERS.values_of
