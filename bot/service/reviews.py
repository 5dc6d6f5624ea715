"""Reviews of finished deals: worked out once, aside, and shown page by page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

from bot.i18n.texts import Texts
from bot.model.actions import Action, ReviewDeal
from bot.model.errors import Refusal
from bot.service.worker_pool import WorkerPool
from bot.storage.archive import GameArchive
from bot.ui.formatting import bare
from bot.ui.games.stovkahra.review_chart import chart_alt, chart_labels
from bot.ui.games.stovkahra.review_pages import review_pages, review_screen
from bot.ui.pages import note
from bot.ui.screen import Block, Button, Picture, Row, Screen, Style, Text
from engine.stovkahra.review import Review, finished_deals
from engine.stovkahra.rules import DealState

AT_ONCE: Final = 1.5
"""Seconds in which a review is waited for: an answer has to be there within three."""
KEPT: Final = 64
"""How many reviews are kept, with their pictures."""

Key = tuple[int, int, int, str, tuple[str, ...]]
"""Table, game, deal, and language and names in the picture."""


class Reviewer:
    """Works reviews out, and keeps the newest."""

    def __init__(self, archive: GameArchive, workers: WorkerPool) -> None:
        self._archive = archive
        self._workers = workers
        self._made: dict[Key, asyncio.Task[tuple[Review, bytes]]] = {}

    async def page(self, table_id: int, number: int, deal: int, page: int, t: Texts) -> Screen:
        """A page of the review of a deal, 0 for the last finished one; raises `Refusal` where there is none."""
        game, people = await self._archive.game_at(table_id, number)
        finished = finished_deals(game)
        deal = deal or len(finished)
        if not 1 <= deal <= len(finished):
            raise Refusal("no-finished-deal")
        names = tuple(bare(person.name) for person in people)
        task = self._task((table_id, number, deal, t.language, names), finished, names, t)
        done, _ = await asyncio.wait({task}, timeout=AT_ONCE)
        action = partial(ReviewDeal, table_id, number)
        if not done:
            again = Row((Button(t("button-review-again"), action(deal, page), Style.GO),))
            return Screen((Text(t("review-working", deal=deal)), again), note("").colour)
        try:
            review, chart = task.result()
        except (TimeoutError, BrokenProcessPool):
            raise Refusal("too-busy") from None
        screen = review_screen(review, names, t, page, deal=deal, below=_below(review, action, deal, len(finished), t))
        if page > 1:
            return screen
        picture = Picture(f"deal-{deal}.png", chart, chart_alt(review, names, t, deal))
        return Screen((screen.blocks[0], picture, *screen.blocks[1:]), screen.colour)

    def _task(
        self, key: Key, finished: Sequence[DealState], names: tuple[str, ...], t: Texts
    ) -> asyncio.Task[tuple[Review, bytes]]:
        task = self._made.pop(key, None)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = asyncio.get_running_loop().create_task(self._make(key[2], finished, names, t))
        # The one asked for last is the last to be dropped.
        self._made[key] = task
        while len(self._made) > KEPT:
            del self._made[next(iter(self._made))]
        return task

    async def _make(
        self, deal: int, finished: Sequence[DealState], names: tuple[str, ...], t: Texts
    ) -> tuple[Review, bytes]:
        before = [sum(past.earned[side] for past in finished[: deal - 1]) for side in (0, 1)]
        review = await self._workers.review(finished[deal - 1], (before[0], before[1]))
        return review, await self._workers.chart(review, names, chart_labels(t))

    async def close(self) -> None:
        """Stops what is being worked out."""
        for task in self._made.values():
            task.cancel()
        await asyncio.gather(*self._made.values(), return_exceptions=True)


def _below(review: Review, action: Callable[[int, int], Action], deal: int, deals: int, t: Texts) -> tuple[Block, ...]:
    """Buttons to the other pages, and to the other deals of the game."""
    count = review_pages(review)
    pages = [Button(t("button-review-page", page=page), action(deal, page)) for page in range(1, count + 1)]
    others = [
        Button(t("button-review-deal", deal=other), action(other, 1)) for other in range(1, deals + 1) if other != deal
    ]
    return tuple(Row(tuple(buttons)) for buttons in (pages if count > 1 else [], others) if buttons)
