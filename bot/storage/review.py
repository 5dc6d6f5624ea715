"""Reviews in the database: what the players of a deal could know of their cards, once that has been found out."""

from __future__ import annotations

import json
import logging
from typing import Any, NamedTuple

from bot.storage.database import Repository
from bot.storage.insight import Added, add_sums, sums_of_deal
from bot.storage.own_mistake import LOCKED, mistakes_of_deal, note_mistakes
from bot.storage.retry import retried
from engine.cards.pack import PackCard
from engine.fairness import Judged
from engine.insights import DealInsights
from engine.judging import VERSION

log = logging.getLogger(__name__)


class DealPlace(NamedTuple):
    """Where a deal was played."""

    table_id: int
    game: int
    """The number of the game at the table."""
    deal: int


class Kept(NamedTuple):
    """What was found out about a deal."""

    judged: tuple[Judged[Any], ...]
    summed: bool
    """Whether it was added to the sums of those who played the deal."""
    is_current: bool
    """Whether it would be found out in the same way today."""


class ReviewRepository(Repository):
    """The deals that were judged. Their rows name seats alone, and go with the game."""

    async def judged_deals(self, table_id: int, number: int) -> set[int]:
        """Return the deals of a game that were judged and added to the sums of those who played them."""
        sql = """SELECT deal FROM reviews WHERE summed = 1
                 AND game = (SELECT id FROM games WHERE table_id = $1 AND number = $2)"""
        return {row["deal"] for row in await self._db.rows(sql, table_id, number)}

    async def find(self, place: DealPlace, cards: type[PackCard]) -> Kept | None:
        """Return what was found out about a deal; `None` where nothing is kept, or it cannot be read."""
        sql = """SELECT judged, summed FROM reviews JOIN games ON games.id = game
                 WHERE table_id = $1 AND number = $2 AND deal = $3"""
        row = await self._db.row(sql, *place)
        if row is None:
            return None
        try:
            told = json.loads(row["judged"])
            # The first way of judging was not numbered.
            version, written = (1, told) if isinstance(told, list) else (told["judge"], told["cards"])
            judged = tuple(Judged.read(each, cards) for each in written)
        except Exception as error:
            log.warning("What was found out about a deal cannot be read, and is found out again: %r", error)
            return None
        return Kept(judged, bool(row["summed"]), version == VERSION)

    @retried
    async def keep(self, place: DealPlace, judged: tuple[Judged[Any], ...], found: DealInsights) -> None:
        """Keep what was found out about a deal, with the dear mistakes and the sums of those who played it.

        It is added to the sums once. Nothing is kept where the game is not in the database.
        """
        told = json.dumps({"judge": VERSION, "cards": [each.written() for each in judged]}, separators=(",", ":"))
        sql = """INSERT INTO reviews (game, deal, judged)
                 SELECT id, $3, $4 FROM games WHERE table_id = $1 AND number = $2
                 ON CONFLICT (game, deal) DO UPDATE SET judged = excluded.judged RETURNING game"""
        async with self._db.transaction() as t:
            row = await t.row(sql, *place, told)
            if row is None:
                return
            game_id = row["game"]
            made = await mistakes_of_deal(t, game_id, place.deal, judged, found)
            added = dict[int, Added]()
            sql = "UPDATE reviews SET summed = 1 WHERE game = $1 AND deal = $2 AND summed = 0 RETURNING game"
            # Of a deal that ended before its first card nothing is added.
            if await t.row(sql, game_id, place.deal) is not None and judged:
                added = await sums_of_deal(t, game_id, judged[0].ply, judged[-1].ply, found)
            # In the order of their numbers, so that two who note the same people never wait for each other.
            for person in sorted({*added, *(each[0] for each in made)}):
                if await t.row(LOCKED, person) is not None:
                    await note_mistakes(t, [each for each in made if each[0] == person])
                    if person in added:
                        await add_sums(t, person, added[person])
