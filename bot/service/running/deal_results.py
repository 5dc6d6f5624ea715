"""What strong computers and perfect play make of a deal that many play, and which mistake many made: found once."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.model.daily import Daily
from bot.model.duplicate import SEAT
from bot.model.event import EventDeal
from bot.model.mistakes import Mistake, crossings, dearest, game_at, mistakes_at
from bot.model.person import Person
from bot.service.running.duplicate import compared_with
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from engine.game import Rules
from engine.games import GAMES, kind_of
from engine.players import Level

log = logging.getLogger(__name__)

CROSSINGS: Final = 12
"""At how many positions the dearest mistake is looked for."""


@dataclass(frozen=True, slots=True)
class DealResults:
    """Works out what a deal is compared with that people play alone."""

    _ground: Ground
    _moves: Moves

    async def computers(self, daily: Daily) -> list[Person]:
        """Return the computers that play the deal of a day with a person."""
        strong = await self._ground.storage.people.computers(Level.STRONG)
        return strong[: GAMES[daily.game].seats[0] - 1]

    def work_out(self, deal: EventDeal, rules: Rules, computers: Sequence[Person] = ()) -> None:
        """Have it worked out in the background for a deal that is played with these computers, unless it is known.

        Without any, they are those of the deals of days.
        """
        if not deal.is_known or _is_to_review(deal):
            compare = partial(self._compare, deal, rules, computers)
            self._ground.background.spawn(compare, key=("deal", deal.event, deal.number))

    async def _compare(self, deal: EventDeal, rules: Rules, computers: Sequence[Person]) -> None:
        try:
            if not deal.is_known:
                strong = await self._ground.storage.people.computers(Level.STRONG)
                others = computers or strong[: kind_of(rules).seats[0] - 1]
                # In the seat of the person sits one that has no other seat.
                own = next(each for each in strong if each.id not in {other.id for other in others})
                compared = await compared_with(rules, deal.seed, [own, *others], self._ground.workers, self._moves)
                await self._ground.storage.events.keep_result(deal, *compared)
            if isinstance(deal, Daily) and _is_to_review(deal):
                await self._ground.storage.dailies.keep_mistake(deal, await self._dearest(deal))
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("What perfect play makes of a deal that many play is not known yet: %r", error)

    async def _dearest(self, daily: Daily) -> Mistake | None:
        """Return the dearest mistake at the positions to which most came."""
        lines = await self._ground.storage.dailies.lines(daily)
        found: list[Mistake] = []
        for each in await self._ground.workers.compute(partial(crossings, lines, CROSSINGS)):
            table = await self._ground.storage.tables.read(each.table_id)
            moves = table.game.moves if table.game is not None else []
            game = game_at(daily.rules, moves, len(table.seats), SEAT, len(each.line))
            if game is not None:
                found += await self._ground.workers.judge(partial(mistakes_at, game, each.chosen), awaited=False)
        return dearest(found)


def _is_to_review(deal: EventDeal) -> bool:
    """Return whether the dearest mistake of a day that is over is to be looked for."""
    return isinstance(deal, Daily) and deal.closed and not deal.reviewed
