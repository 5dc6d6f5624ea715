"""The review of finished deals of Bulka."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from engine.bulka.players import gain_of_keeping
from engine.bulka.rules import MELDS, DealState, Game, Result, View, bonuses_of, is_of_aces, keeps_aces, worth_of
from engine.cards.pack import mask_of
from engine.cards.trappola_pack import CARDS, FIGURES, RANK_MASKS, Rank
from engine.duel.play import ACES_KEPT, ACES_LOST, Bonus, Trick
from engine.duel.review import DuelReview, DuelReviews, Withheld
from engine.moves import BIANCA, BLANCHE, Agree, Bianca, Blanche, Combination, Declare, Play, Refuse

LEAST: Final = 3
"""How many cards of a rank make a set."""
_FIGURES: Final = mask_of(card for card in CARDS if card.rank in FIGURES)


class BulkaReviews(DuelReviews[Game, DealState, View]):
    """Finds sets that were dealt and not declared (rules 3, 4), and alifer agreed to or refused wrongly (rule 9)."""

    EXTRAS = True

    def review(self, game: Game, number: int) -> DuelReview:
        review, deal = super().review(game, number), self.deals(game)[number - 1]
        review = replace(review, unasked=tuple(_unasked(deal)))
        if game.rules.cup == "off" or deal.result is not Result.WON:
            return review
        return replace(review, winner=review.sides.index((max(deal.points, key=deal.points.__getitem__),)))

    def deals(self, game: Game) -> Sequence[DealState]:
        return [deal for deal in game.deals if deal.result is not None]

    def bonuses(self, tricks: Sequence[Trick]) -> Iterator[tuple[int, Bonus]]:
        return iter(bonuses_of(tricks))

    def aces_to_keep(self, deal: DealState, tricks: Sequence[Trick], seat: int) -> tuple[int, int]:
        """Return how many declared aces a seat keeps, all of them, and 0; or 0 and the points that losing one cost.

        `0, 0` where the seat has declared none.
        """
        if not any(meld.seat == seat and is_of_aces(meld) for meld in deal.melds):
            return 0, 0
        number = (deal.dealt[seat] & RANK_MASKS[Rank.ACE]).bit_count()
        if keeps_aces(tricks, seat):
            return number, 0
        return 0, ACES_KEPT[number - LEAST][0] - ACES_LOST[number - LEAST][0]

    def declaring_seats(self, deal: DealState) -> Iterator[int]:
        return (meld.seat for meld in deal.melds)

    def answers(self, game: Game, number: int) -> Iterator[tuple[View, bool]]:
        """Yield who refused alifer in a deal, and who agreed so that its cards were dealt."""
        so_far, given_up = Game(game.rules, game.seats), list[View]()
        for move in game.moves:
            match move:
                case Agree():
                    given_up.append(so_far.view(so_far.turn))
                case Refuse() if so_far.deal_number == number:
                    yield so_far.view(so_far.turn), True
                case Play() if so_far.deal_number < number:
                    given_up.clear()
                case Play():
                    yield from ((view, False) for view in given_up if so_far.deal_number == number)
                    return
            so_far.push(move)

    def gain_of_keeping(self, view: View, random: Random) -> float:
        return gain_of_keeping(view, random)

    def withheld(self, deal: DealState) -> Iterator[Withheld]:
        if not deal.play.is_over:
            return
        said = {(meld.seat, meld.said) for meld in deal.melds}
        for seat in (deal.challenger, deal.first):
            for rank in (Rank.ACE, *MELDS):
                number = (deal.dealt[seat] & RANK_MASKS[rank]).bit_count()
                if number < LEAST:
                    continue
                declare = Declare(Combination(rank, number))
                if (seat, declare) not in said:
                    kept = keeps_aces(deal.play.tricks, seat)
                    yield Withheld(seat, declare, worth_of(declare, aces_kept=kept)[0])
            poor: Blanche | Bianca = BLANCHE if deal.dealt[seat] & RANK_MASKS[Rank.ACE] else BIANCA
            if not deal.dealt[seat] & _FIGURES and not {(seat, BLANCHE), (seat, BIANCA)} & said:
                yield Withheld(seat, poor, worth_of(poor)[0])


def _unasked(deal: DealState) -> Iterator[tuple[int, Rank]]:
    """Yield who neither held the fourth card of which rank nor asked for it (rule 3)."""
    if not deal.play.is_over:
        return
    for meld in deal.melds:
        if not isinstance(meld.said, Declare) or meld.said.combination.number != LEAST or is_of_aces(meld):
            continue
        seat, rank = deal.play.other(meld.seat), meld.said.combination.rank
        if not deal.dealt[seat] & RANK_MASKS[rank] and not any(asked.rank is rank for asked in deal.asked):
            yield seat, rank


REVIEWS: Final = BulkaReviews()
