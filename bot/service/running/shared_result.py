"""What strong computers and perfect play make of a shared deal; worked out once, when somebody asks."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial

from bot.model.person import Person
from bot.model.shared_deal import SharedDeal
from bot.model.table import Table
from bot.service.common.background import Background
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.duplicate import compared_with
from bot.service.running.moves import Moves
from bot.storage.storage import Storage
from engine.game import Rules
from engine.players import Level

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SharedResults:
    """Works out what shared deals are compared with."""

    _storage: Storage
    _moves: Moves
    _workers: WorkerPool
    _background: Background

    def work_out(self, deal: SharedDeal, table: Table) -> None:
        """Have what strong computers and perfect play make of a deal worked out in the background, unless known."""
        if None in (deal.strong, deal.perfect, deal.strong_tricks):
            computers = [person for person in table.seats.seated if person.level is not None]
            compare = partial(self._compare, deal, table.rules, computers)
            self._background.spawn(compare, key=("shared", deal.pool, deal.number))

    async def _compare(self, deal: SharedDeal, rules: Rules, computers: list[Person]) -> None:
        try:
            strong = await self._storage.people.computers(Level.STRONG)
            # In the seat of the person sits one that has no other seat.
            own = next(each for each in strong if each.id not in {computer.id for computer in computers})
            compared = await compared_with(rules, deal.seed, [own, *computers], self._workers, self._moves)
            await self._storage.shared_deals.keep_result(deal, *compared)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("What perfect play makes of a shared deal is not known yet: %r", error)
