"""Reviews in the database: what the players of a deal could know of their cards, once that has been found out."""

from __future__ import annotations

import json
import logging
from typing import Any, NamedTuple

from bot.storage.database import Repository
from bot.storage.own_mistake import note_mistakes
from bot.storage.retry import retried
from engine.cards.pack import PackCard
from engine.fairness import Judged

log = logging.getLogger(__name__)


class DealPlace(NamedTuple):
    """Where a deal was played."""

    table_id: int
    game: int
    """The number of the game at the table."""
    deal: int


class ReviewRepository(Repository):
    """The deals that were judged. Their rows name seats alone, and go with the game."""

    async def judged_deals(self, table_id: int, number: int) -> set[int]:
        """Return the deals of a game that were judged."""
        sql = "SELECT deal FROM reviews WHERE game = (SELECT id FROM games WHERE table_id = $1 AND number = $2)"
        return {row["deal"] for row in await self._db.rows(sql, table_id, number)}

    async def find(self, place: DealPlace, cards: type[PackCard]) -> tuple[Judged[Any], ...] | None:
        """Return what was found out about a deal; `None` where nothing is kept, or it cannot be read."""
        sql = """SELECT judged FROM reviews JOIN games ON games.id = game
                 WHERE table_id = $1 AND number = $2 AND deal = $3"""
        row = await self._db.row(sql, *place)
        if row is None:
            return None
        try:
            return tuple(Judged.read(each, cards) for each in json.loads(row["judged"]))
        except Exception as error:
            log.warning("What was found out about a deal cannot be read, and is found out again: %r", error)
            return None

    @retried
    async def keep(self, place: DealPlace, judged: tuple[Judged[Any], ...]) -> None:
        """Keep what was found out about a deal, and the dear mistakes for those who made them.

        Nothing is kept where the game is not in the database.
        """
        told = json.dumps([each.written() for each in judged], separators=(",", ":"))
        sql = """INSERT INTO reviews (game, deal, judged)
                 SELECT id, $3, $4 FROM games WHERE table_id = $1 AND number = $2
                 ON CONFLICT (game, deal) DO UPDATE SET judged = excluded.judged RETURNING game"""
        async with self._db.transaction() as t:
            row = await t.row(sql, *place, told)
            if row is not None:
                await note_mistakes(t, row["game"], place.deal, judged)
