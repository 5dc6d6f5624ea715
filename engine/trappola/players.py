"""The computer players of Trappola: what to exchange and declare, and what they know of the opponent."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.cards.pack import mask_of
from engine.cards.trappola_pack import FIGURES, RANK_MASKS, Card, Rank
from engine.duel.play import TRICKS
from engine.duel.players import TRIED, DuelPlayers, Seen, Skill, seen_in_play
from engine.moves import EXCHANGE, KEEP, Declare, Move
from engine.players import SECONDS, Advice
from engine.trappola.rules import SIZES, VALUES, View, other, value_of

DEALER: Final = 2.5
"""How many points better than an average new hand the dealer must hold to keep it: of new cards elder knows less."""
ELDER: Final = 7.0
"""The same for elder, who by taking the rest of the stock takes the dealer's chance."""
FIRST: Final = 13.5
"""The same for elder with the whole stock, who may exchange once more."""
DEALERS_SHARE: Final = 0.88
"""Which share of that difference a dealer has of it, as deals played on tell: elder knows what was laid aside."""
SECRET: Final = (*FIGURES, Rank.DEUCE)
"""The ranks of a set whose rank is kept secret (rule 3)."""


def pays_from(view: View) -> int:
    """Return from how many card points on keeping a hand mostly pays, as deals played on by regular players tell."""
    return 24 if exchanges_twice(view) else 20


def exchanges_twice(view: View) -> bool:
    """Return whether elder is asked for the first time, and may exchange again after it."""
    return view.seat == view.elder and view.stock == 2 * TRICKS


def margin_of(view: View) -> float:
    """Return how many points better than an average new hand a hand must be for keeping to be right."""
    if view.seat != view.elder:
        return DEALER
    return FIRST if exchanges_twice(view) else ELDER


class TrappolaPlayers(DuelPlayers[View]):
    """Players who exchange poor hands, and declare a set before it is broken."""

    EXTRAS = False

    def before_play(self, view: View, skill: Skill, random: Random, seconds: float) -> Move:
        if skill.keeps_sets and self.sets_worth(mask_of(view.hand)):
            return KEEP
        # A beginner does not think of what exchanging takes from the other.
        margin = DEALER if skill.hands == 1 else margin_of(view)
        return EXCHANGE if self.is_poor(view, skill, random, -margin, seconds) else KEEP

    def gain_of_keeping(self, view: View, random: Random) -> float:
        """Return by about how many points it is better to keep a hand than to exchange it; below 0 it is worse."""
        gain = self.worth_kept(view, random, TRIED) - margin_of(view)
        return gain if view.seat == view.elder else DEALERS_SHARE * gain

    def advise(self, view: View, random: Random, seconds: float = SECONDS) -> Advice:
        if EXCHANGE not in view.legal:
            return super().advise(view, random, seconds)
        gain = self.gain_of_keeping(view, random)
        return Advice(KEEP if gain > 0 else EXCHANGE, None, gain=abs(gain))

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
between, values_of, gain_of_keeping = _PLAYERS.between, _PLAYERS.values_of, _PLAYERS.gain_of_keeping
