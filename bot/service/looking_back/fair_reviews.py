"""Fair reviews of finished deals: they take long to make, so they are made once and kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial

from bot.service.common.worker_pool import WorkerPool
from bot.storage.review import DealPlace, ReviewRepository
from engine.fairness import FairReview, judge_deal
from engine.game import Game
from engine.games import kind_of
from engine.insights import insights_of


@dataclass(frozen=True, slots=True)
class FairReviews:
    """Finds the reviews that are kept, and makes the others.

    Whatever ends it in the middle leaves nothing half done: whoever asks again has it made again, and it is the same.
    """

    _kept: ReviewRepository
    _workers: WorkerPool
    _awaited: list[DealPlace] = field(default_factory=list)
    """The deals that are judged, or will be, for somebody who waits."""

    def count_before(self, place: DealPlace) -> int:
        """Return for how many other deals that are to be judged somebody has waited longer."""
        return self._awaited.index(place) if place in self._awaited else len(self._awaited)

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
                judging = self._workers.judge(partial(judge_deal, game, place.deal), party, awaited=awaited)
                fair = FairReview(review, await judging)
            finally:
                if awaited:
                    self._awaited.remove(place)
        await self._kept.keep(place, fair.judged, insights_of(fair))
        return fair
