"""Shared deals in the database: which deals a pool has, and up to which one each person has had them."""

from __future__ import annotations

from datetime import date

from bot.model.event import EventDeal, Form
from bot.model.person import Person
from bot.model.table import SharedPlay
from bot.storage.database import Repository, Rows
from bot.storage.event import count_in_field, known_of, named
from bot.storage.retry import retried


class SharedDealRepository(Repository):
    """The shared deals."""

    async def find(self, play: SharedPlay) -> EventDeal | None:
        """Return the deal that is played at a table; `None` where it is no longer kept."""
        sql = f"""SELECT event_deals.* FROM event_deals JOIN events ON id = event
                  WHERE form = '{Form.POOL}' AND name = $1 AND deal = $2"""
        row = await self._db.row(sql, play.pool, play.number)
        return EventDeal(**known_of(row)) if row is not None else None

    @retried
    async def forget(self, before: date, most: int) -> bool:
        """Delete some of the deals that were made before a day, with their fields; return whether there were any.

        The last one of each pool stays, so that the deals after it are numbered on.
        """
        later = "SELECT 1 FROM event_deals AS later WHERE later.event = old.event AND later.deal > old.deal"
        old = f"SELECT event, deal FROM event_deals AS old WHERE made_on < $1 AND EXISTS ({later}) LIMIT $2"
        sql = f"UPDATE event_deals SET made_on = made_on WHERE (event, deal) IN ({old}) RETURNING event, deal"
        async with self._db.transaction() as t:
            # Held, so that whoever finishes one of them at this moment waits, and then finds it gone.
            keys = [(row["event"], row["deal"]) for row in await t.rows(sql, before.isoformat(), most)]
            for name in ("event_fields", "event_deals"):
                await t.execute_many(f"DELETE FROM {name} WHERE event = $1 AND deal = $2", keys)
        return bool(keys)


# In the transaction of a table


class SharedDealRows(Rows):
    """The rows of shared deals, in the transaction of a table."""

    async def draw(self, pool: str, person: Person, seed: bytes, today: date) -> EventDeal:
        """Return the next deal of a pool for a person, who never gets it again; a new one is made with this seed.

        Whoever is new to the pool begins with the oldest deal that is kept.
        """
        event = await named(self._t, Form.POOL, pool, pool.partition(" ")[0])
        sql = """INSERT INTO event_people (event, person, number, state)
                 VALUES ($1, $2, (SELECT coalesce(min(deal), 1) FROM event_deals WHERE event = $1), 2)
                 ON CONFLICT (event, person) DO UPDATE
                 SET number = CASE WHEN event_people.number < excluded.number THEN excluded.number
                 ELSE event_people.number + 1 END RETURNING number"""
        had = await self._t.row(sql, event, person.id)
        assert had is not None
        sql = """INSERT INTO event_deals (event, deal, seed, made_on) VALUES ($1, $2, $3, $4)
                 ON CONFLICT (event, deal) DO UPDATE SET made_on = event_deals.made_on RETURNING *"""
        row = await self._t.row(sql, event, had["number"], seed, today.isoformat())
        assert row is not None
        return EventDeal(**known_of(row))

    async def count(self, play: SharedPlay, points: int) -> None:
        """Count a result in the field of a deal, as long as the deal is kept."""
        sql = f"""UPDATE event_deals SET made_on = made_on WHERE deal = $2
                  AND event = (SELECT id FROM events WHERE form = '{Form.POOL}' AND name = $1) RETURNING event"""
        row = await self._t.row(sql, play.pool, play.number)
        if row is not None:
            await count_in_field(self._t, row["event"], play.number, points)
