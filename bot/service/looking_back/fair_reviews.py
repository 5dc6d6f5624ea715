"""Fair reviews of finished deals: they take long to make, so they are made once and kept."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from bot.service.common.worker_pool import WorkerPool
from bot.storage.review import DealPlace, Kept, ReviewRepository
from engine.fairness import FairReview, judge_deal
from engine.game import Game
from engine.games import kind_of
from engine.insights import insights_of
from engine.review import Review

DEAREST: Final = 4
"""So many cards of a deal are judged first, which takes hardly ever longer than three seconds of a quiet core."""


@dataclass(frozen=True, slots=True)
class FairReviews:
    """Finds the reviews that are kept, and makes the others.

    Whatever ends it in the middle leaves nothing half done: whoever asks again has it made again, and it is the same.
    """

    _kept: ReviewRepository
    _workers: WorkerPool
    _awaited: list[DealPlace] = field(default_factory=list)
    """The deals that are judged, or will be, for somebody who waits."""
    _begun: dict[DealPlace, asyncio.Task[tuple[FairReview, Kept | None]]] = field(default_factory=dict)
    """What is begun with: what is kept of a deal, or its dearest cards as judged, where nothing is."""

    @property
    def is_busy(self) -> bool:
        """Whether any deal is being judged, for somebody or for nobody."""
        return bool(self._begun)

    def count_before(self, place: DealPlace) -> int:
        """Return for how many other deals that are to be judged somebody has waited longer."""
        return self._awaited.index(place) if place in self._awaited else len(self._awaited)

    def begun(self, place: DealPlace) -> FairReview | None:
        """Return what is known of a deal of which the dearest cards are judged; of the others it says nothing."""
        begun = self._begun.get(place)
        return _known(begun) if begun is not None else None

    async def until_begun(self, place: DealPlace) -> FairReview | None:
        """Wait for that; return `None` where it is not to be waited for, or has ended before."""
        # A task that makes it may have its first step before it.
        await asyncio.sleep(0)
        begun = self._begun.get(place)
        if begun is None:
            return None
        await asyncio.wait([begun])
        return _known(begun)

    async def find_or_make(self, place: DealPlace, game: Game, party: int, *, awaited: bool = True) -> FairReview:
        """Return the review of a finished deal; raise `TimeoutError` or `BrokenProcessPool` where it is not made.

        Where nobody waits for it, all of it gives way to whatever somebody waits for.
        """
        begun = asyncio.create_task(self._begin(place, game, party, awaited=awaited))
        self._begun[place] = begun
        self._awaited.extend([place] * awaited)
        try:
            fair, kept = await begun
            if kept is None:
                fair = await self._judge_others(place, game, fair, party, awaited=awaited)
            if kept is None or not kept.summed:
                await self._kept.keep(place, fair.judged, insights_of(fair))
        finally:
            if self._begun.get(place) is begun:
                del self._begun[place]
            if awaited:
                self._awaited.remove(place)
        return fair

    async def _begin(
        self, place: DealPlace, game: Game, party: int, *, awaited: bool
    ) -> tuple[FairReview, Kept | None]:
        kind = kind_of(game)
        assert kind.reviews is not None
        task = partial(kind.reviews.review, game, place.deal)
        solving = self._workers.compute(task, party) if awaited else self._workers.judge(task, party, awaited=False)
        review = await solving
        kept = await self._kept.find(place, kind.cards)
        if kept is not None and kept.is_current and len(kept.judged) == len(review.cards):
            return FairReview(review, kept.judged), kept
        judge = partial(judge_deal, game, place.deal, only=_dearest(review))
        return FairReview(review, await self._workers.judge(judge, party, awaited=awaited)), None

    async def _judge_others(
        self, place: DealPlace, game: Game, begun: FairReview, party: int, *, awaited: bool
    ) -> FairReview:
        dearest = _dearest(begun.review)
        others = frozenset(range(len(begun.judged))) - dearest
        rest = await self._workers.judge(partial(judge_deal, game, place.deal, only=others), party, awaited=awaited)
        both = enumerate(zip(begun.judged, rest, strict=True))
        return FairReview(begun.review, tuple(early if at in dearest else late for at, (early, late) in both))


def _known(begun: asyncio.Task[tuple[FairReview, Kept | None]]) -> FairReview | None:
    if not begun.done() or begun.cancelled() or begun.exception() is not None:
        return None
    fair, kept = begun.result()
    return fair if kept is None else None


def _dearest(review: Review) -> frozenset[int]:
    """Return which cards cost most with all hands open: judged first, everybody who waits has something soon."""
    order = sorted(range(len(review.cards)), key=lambda at: -review.cards[at].cost)
    return frozenset(order[:DEAREST])
