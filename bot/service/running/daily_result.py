"""What strong computers and perfect play make of the deal of a day, and which mistake many made; worked out once."""

from __future__ import annotations

import logging
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.model.daily import Daily
from bot.model.duplicate import SEAT
from bot.model.mistakes import Mistake, crossings, dearest, game_at
from bot.model.person import Person
from bot.service.common.background import Background
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.duplicate import compared_with
from bot.service.running.moves import Moves
from bot.storage.storage import Storage
from engine.games import GAMES
from engine.players import Level

log = logging.getLogger(__name__)

CROSSINGS: Final = 12
"""At how many positions the dearest mistake is looked for."""


@dataclass(frozen=True, slots=True)
class DailyResults:
    """Works out what the deal of a day is compared with."""

    _storage: Storage
    _moves: Moves
    _workers: WorkerPool
    _background: Background

    async def computers(self, daily: Daily, *, everywhere: bool = False) -> list[Person]:
        """Return the computers that play a deal with a person, or `everywhere` in the person's seat too."""
        seats = GAMES[daily.game].seats[0]
        computers = await self._storage.people.computers(Level.STRONG)
        # In the seat of the person sits the one that nobody else has met there.
        return [*computers[seats - 1 : seats], *computers[: seats - 1]] if everywhere else computers[: seats - 1]

    def work_out(self, daily: Daily) -> None:
        """Have it worked out in the background, unless it is known."""
        if _is_unknown(daily) or (daily.closed and not daily.reviewed):
            self._background.spawn(partial(self._compare, daily), key=("daily", daily.day, daily.game))

    async def _compare(self, daily: Daily) -> None:
        try:
            if _is_unknown(daily):
                computers = await self.computers(daily, everywhere=True)
                play = daily.rules, daily.seed, computers
                compared = await compared_with(*play, self._workers, self._moves)
                await self._storage.dailies.keep_result(daily, *compared)
            if daily.closed and not daily.reviewed:
                await self._storage.dailies.keep_mistake(daily, await self._dearest(daily))
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("What perfect play makes of the deal of the day is not known yet: %r", error)

    async def _dearest(self, daily: Daily) -> Mistake | None:
        """Return the dearest mistake at the positions to which most came."""
        lines = await self._storage.dailies.lines(daily)
        positions = []
        for each in await self._workers.compute(partial(crossings, lines, CROSSINGS)):
            table = await self._storage.tables.read(each.table_id)
            moves = table.game.moves if table.game is not None else []
            game = game_at(daily.rules, moves, len(table.seats), SEAT, len(each.line))
            if game is not None:
                positions.append((game, each.chosen))
        return await self._workers.compute(partial(dearest, positions))


def _is_unknown(daily: Daily) -> bool:
    """Return whether it is not all known what strong computers and perfect play make of a deal."""
    return None in (daily.strong, daily.perfect, daily.strong_tricks)
