"""The review of finished deals of Trappola."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from engine.cards.trappola_pack import RANK_MASKS
from engine.duel.play import Bonus, Trick, bonuses
from engine.duel.review import DuelReviews, Withheld
from engine.moves import EXCHANGE, KEEP, Combination, Declare
from engine.trappola.players import gain_of_keeping
from engine.trappola.rules import SIZES, VALUES, DealState, Game, View, value_of


class TrappolaReviews(DuelReviews[Game, DealState, View]):
    """Finds hands that were better laid aside, or kept (rule 2), and sets that were not declared (rule 3)."""

    def deals(self, game: Game) -> Sequence[DealState]:
        return [deal for deal in game.deals if deal.play.is_over]

    def bonuses(self, tricks: Sequence[Trick]) -> Iterator[tuple[int, Bonus]]:
        return bonuses(tricks)

    def declaring_seats(self, deal: DealState) -> Iterator[int]:
        return (seat for seat, _ in deal.declared)

    def answers(self, game: Game, number: int) -> Iterator[tuple[View, bool]]:
        so_far = Game(game.rules)
        for move in game.moves:
            if move in (KEEP, EXCHANGE) and so_far.deal_number == number:
                yield so_far.view(so_far.turn), move == KEEP
            so_far.push(move)
            if so_far.deal_number > number:
                return

    def gain_of_keeping(self, view: View, random: Random) -> float:
        return gain_of_keeping(view, random)

    def withheld(self, deal: DealState) -> Iterator[Withheld]:
        said = {(seat, combination.rank) for seat, combination in deal.declared}
        for seat in (deal.elder, deal.dealer):
            hand = deal.play.played(seat)
            for rank in VALUES:
                number = (hand & RANK_MASKS[rank]).bit_count()
                if number in SIZES and (seat, rank) not in said:
                    combination = Combination(rank, number)
                    yield Withheld(seat, Declare(combination), value_of(combination))


REVIEWS: Final = TrappolaReviews()
