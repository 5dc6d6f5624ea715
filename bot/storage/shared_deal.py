"""Shared deals in the database: their seeds, the field of each, and up to which one each person has had them."""

from __future__ import annotations

from datetime import date

from bot.model.daily import Field
from bot.model.person import Person
from bot.model.shared_deal import SharedDeal
from bot.model.table import SharedPlay
from bot.storage.database import Repository, Row, Rows
from bot.storage.retry import retried


class SharedDealRepository(Repository):
    """The shared deals."""

    async def find(self, play: SharedPlay) -> SharedDeal | None:
        """Return the deal that is played at a table; `None` where it is no longer kept."""
        sql = "SELECT * FROM shared_deals WHERE pool = $1 AND number = $2"
        row = await self._db.row(sql, play.pool, play.number)
        return _deal(row) if row is not None else None

    async def field(self, deal: SharedDeal) -> Field:
        """Return the points of all who have played a deal."""
        sql = "SELECT points, tries FROM shared_field WHERE pool = $1 AND number = $2"
        return Field({row["points"]: row["tries"] for row in await self._db.rows(sql, deal.pool, deal.number)})

    @retried
    async def keep_result(self, deal: SharedDeal, strong: int, perfect: int, strong_tricks: tuple[int, ...]) -> None:
        """Store what strong computers, with each trick, and perfect play make of a deal."""
        sql = """UPDATE shared_deals SET strong = $3, perfect = $4, strong_tricks = $5
                 WHERE pool = $1 AND number = $2"""
        async with self._db.transaction() as t:
            await t.execute(sql, deal.pool, deal.number, strong, perfect, " ".join(map(str, strong_tricks)))

    @retried
    async def forget(self, before: date, most: int) -> bool:
        """Delete some of the deals that were made before a day, with their fields; return whether there were any.

        The last one of each pool stays, so that the deals after it are numbered on.
        """
        later = "SELECT 1 FROM shared_deals AS later WHERE later.pool = old.pool AND later.number > old.number"
        old = f"SELECT pool, number FROM shared_deals AS old WHERE made_on < $1 AND EXISTS ({later}) LIMIT $2"
        sql = f"UPDATE shared_deals SET made_on = made_on WHERE (pool, number) IN ({old}) RETURNING pool, number"
        async with self._db.transaction() as t:
            # Held, so that whoever finishes one of them at this moment waits, and then finds it gone.
            keys = [(row["pool"], row["number"]) for row in await t.rows(sql, before.isoformat(), most)]
            for name in ("shared_field", "shared_deals"):
                await t.execute_many(f"DELETE FROM {name} WHERE pool = $1 AND number = $2", keys)
        return bool(keys)


# In the transaction of a table


class SharedDealRows(Rows):
    """The rows of shared deals, in the transaction of a table."""

    async def draw(self, pool: str, person: Person, seed: bytes, today: date) -> SharedDeal:
        """Return the next deal of a pool for a person, who never gets it again; a new one is made with this seed.

        Whoever is new to the pool begins with the oldest deal that is kept.
        """
        sql = """INSERT INTO shared_had (person, pool, number)
                 VALUES ($1, $2, (SELECT coalesce(min(number), 1) FROM shared_deals WHERE pool = $2))
                 ON CONFLICT (person, pool) DO UPDATE
                 SET number = CASE WHEN shared_had.number < excluded.number THEN excluded.number
                 ELSE shared_had.number + 1 END RETURNING number"""
        had = await self._t.row(sql, person.id, pool)
        assert had is not None
        sql = """INSERT INTO shared_deals (pool, number, seed, made_on) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (pool, number) DO UPDATE SET made_on = shared_deals.made_on RETURNING *"""
        row = await self._t.row(sql, pool, had["number"], seed, today.isoformat())
        assert row is not None
        return _deal(row)

    async def count(self, play: SharedPlay, points: int) -> None:
        """Count a result in the field of a deal, as long as the deal is kept."""
        sql = "UPDATE shared_deals SET made_on = made_on WHERE pool = $1 AND number = $2 RETURNING number"
        if await self._t.row(sql, play.pool, play.number) is None:
            return
        sql = """INSERT INTO shared_field (pool, number, points, tries) VALUES ($1, $2, $3, 1)
                 ON CONFLICT (pool, number, points) DO UPDATE SET tries = shared_field.tries + 1"""
        await self._t.execute(sql, play.pool, play.number, points)


def _deal(row: Row) -> SharedDeal:
    tricks = row["strong_tricks"]
    return SharedDeal(
        row["pool"],
        row["number"],
        bytes(row["seed"]),
        row["strong"],
        row["perfect"],
        None if tricks is None else tuple(map(int, tricks.split())),
    )
