"""The review of finished deals of Trappola."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.cards.trappola_pack import RANK_MASKS
from engine.duel.play import Bonus, Trick, bonuses
from engine.duel.review import DuelReview, DuelReviews, Exchanged, Withheld
from engine.moves import EXCHANGE, KEEP, Combination, Declare
from engine.trappola.players import gain_of_keeping
from engine.trappola.rules import SIZES, VALUES, DealState, Game, View, value_of

TOLD: Final = 5
"""From so many points on it is told that a hand was kept or laid aside wrongly; less may be chance."""


class TrappolaReviews(DuelReviews[Game, DealState]):
    """Finds hands that were better laid aside, or kept (rule 2), and sets that were not declared (rule 3)."""

    def review(self, game: Game, number: int) -> DuelReview:
        return replace(super().review(game, number), exchanged=tuple(_exchanged(game, number)))

    def deals(self, game: Game) -> Sequence[DealState]:
        return [deal for deal in game.deals if deal.play.is_over]

    def bonuses(self, tricks: Sequence[Trick]) -> Iterator[tuple[int, Bonus]]:
        return bonuses(tricks)

    def declaring_seats(self, deal: DealState) -> Iterator[int]:
        return (seat for seat, _ in deal.declared)

    def withheld(self, deal: DealState) -> Iterator[Withheld]:
        said = {(seat, combination.rank) for seat, combination in deal.declared}
        for seat in (deal.elder, deal.dealer):
            hand = deal.play.played(seat)
            for rank in VALUES:
                number = (hand & RANK_MASKS[rank]).bit_count()
                if number in SIZES and (seat, rank) not in said:
                    combination = Combination(rank, number)
                    yield Withheld(seat, Declare(combination), value_of(combination))


def _exchanged(game: Game, number: int) -> Iterator[Exchanged]:
    """Yield each question of a deal whose answer was surely not the better one by what its seat could know."""
    so_far = Game(game.rules)
    for move in game.moves:
        if move in (KEEP, EXCHANGE) and so_far.deal_number == number and so_far.turn is not None:
            points = lost_by(so_far.view(so_far.turn), kept=move == KEEP)
            if points:
                yield Exchanged(so_far.turn, move == KEEP, points)
        so_far.push(move)
        if so_far.deal_number > number:
            return


def lost_by(view: View, *, kept: bool) -> int:
    """Return by about how many points keeping a hand, or laying it aside, was worse; 0 where that is not sure."""
    # The same for everybody who looks back.
    random, lost = Random(" ".join(map(str, view.hand))), 0.0
    # The deals that tell by how much have no say in whether it is told, so that luck does not make it larger.
    for _ in range(2):
        gain = gain_of_keeping(view, random)
        lost = -gain if kept else gain
        if lost < TOLD:
            return 0
    return round(lost)


REVIEWS: Final = TrappolaReviews()
