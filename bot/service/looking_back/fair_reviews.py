"""Fair reviews of finished deals: they take long to make, so they are made once and kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.service.common.worker_pool import WorkerPool
from bot.storage.review import DealPlace, ReviewRepository
from engine.fairness import FairReview, Judged, judge_deal
from engine.game import Game
from engine.games import kind_of


@dataclass(frozen=True, slots=True)
class FairReviews:
    """Finds the reviews that are kept, and makes the others.

    Whatever ends it in the middle leaves nothing half done: whoever asks again has it made again, and it is the same.
    """

    _kept: ReviewRepository
    _workers: WorkerPool

    async def of(self, place: DealPlace, game: Game, party: int) -> FairReview:
        """Return the review of a finished deal; raise `TimeoutError` or `BrokenProcessPool` where it is not made."""
        kind = kind_of(game)
        assert kind.reviews is not None
        review = await self._workers.compute(partial(kind.reviews.review, game, place.deal), party)
        judged = await self._kept.find(place, kind.cards)
        if judged is None or len(judged) != len(review.cards):
            judged = await self.judge(place, game, party)
        return FairReview(review, judged)

    async def judge(self, place: DealPlace, game: Game, party: int) -> tuple[Judged[Any], ...]:
        """Judge a finished deal, and keep what was found out; raise `TimeoutError` or `BrokenProcessPool`."""
        judged = await self._workers.judge(partial(judge_deal, game, place.deal), party)
        await self._kept.keep(place, judged)
        return judged
