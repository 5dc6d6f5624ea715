"""Fair reviews of finished deals: they take long to make, so they are made once and kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.service.common.worker_pool import WorkerPool
from bot.storage.review import DealPlace, ReviewRepository
from engine.fairness import FairReview, judge_deal
from engine.game import Game
from engine.games import kind_of
from engine.insights import insights_of
from engine.review import Review

DEAREST: Final = 8
"""So many cards of a deal are judged first."""


@dataclass(frozen=True, slots=True)
class FairReviews:
    """Finds the reviews that are kept, and makes the others.

    Whatever ends it in the middle leaves nothing half done: whoever asks again has it made again, and it is the same.
    """

    _kept: ReviewRepository
    _workers: WorkerPool
    _awaited: list[DealPlace] = field(default_factory=list)
    """The deals that are judged, or will be, for somebody who waits."""
    _begun: dict[DealPlace, FairReview] = field(default_factory=dict)
    """The deals of which the dearest cards are judged, and the others will be."""

    def count_before(self, place: DealPlace) -> int:
        """Return for how many other deals that are to be judged somebody has waited longer."""
        return self._awaited.index(place) if place in self._awaited else len(self._awaited)

    def begun(self, place: DealPlace) -> FairReview | None:
        """Return what is known of a deal of which the dearest cards are judged; of the others it says nothing."""
        return self._begun.get(place)

    async def find_or_make(self, place: DealPlace, game: Game, party: int, *, awaited: bool = True) -> FairReview:
        """Return the review of a finished deal; raise `TimeoutError` or `BrokenProcessPool` where it is not made.

        Where nobody waits for it, all of it gives way to whatever somebody waits for.
        """
        kind = kind_of(game)
        assert kind.reviews is not None
        task = partial(kind.reviews.review, game, place.deal)
        solving = self._workers.compute(task, party) if awaited else self._workers.judge(task, party, awaited=False)
        review = await solving
        kept = await self._kept.find(place, kind.cards)
        if kept is not None and kept.is_current and len(kept.judged) == len(review.cards):
            fair = FairReview(review, kept.judged)
            if kept.summed:
                return fair
        else:
            if awaited:
                self._awaited.append(place)
            try:
                fair = await self._judge(place, game, review, party, awaited=awaited)
            finally:
                self._begun.pop(place, None)
                if awaited:
                    self._awaited.remove(place)
        await self._kept.keep(place, fair.judged, insights_of(fair))
        return fair

    async def _judge(self, place: DealPlace, game: Game, review: Review, party: int, *, awaited: bool) -> FairReview:
        """Judge first the cards that cost most with all hands open: then everybody who waits has something soon."""
        order = sorted(range(len(review.cards)), key=lambda at: -review.cards[at].cost)
        judge = partial(judge_deal, game, place.deal)
        dearest, others = frozenset(order[:DEAREST]), frozenset(order[DEAREST:])
        first = await self._workers.judge(partial(judge, only=dearest), party, awaited=awaited)
        self._begun[place] = FairReview(review, first)
        rest = await self._workers.judge(partial(judge, only=others), party, awaited=awaited)
        judged = (early if at in dearest else late for at, (early, late) in enumerate(zip(first, rest, strict=True)))
        return FairReview(review, tuple(judged))
