"""Interactions in the database: each click and command that changes something counts once, by its number in Discord."""

from __future__ import annotations

from typing import Final

from bot.model.delivery import Delivery
from bot.model.errors import SentTwice
from bot.storage.database import Repository, Statement, Transaction
from bot.storage.retry import retried

COUNT: Final = """INSERT INTO interactions (id, delivery) VALUES ($1, $2) ON CONFLICT (id)
    DO UPDATE SET delivery = excluded.delivery WHERE interactions.delivery = excluded.delivery RETURNING id"""
"""An interaction belongs to the delivery that counted it first, which may count it again in its next transaction."""
LIFE: Final = 15 * 60 * 1000 << 22
"""How far apart the numbers of two interactions are that are fifteen minutes apart; Discord writes the time in them."""


def counting(delivery: Delivery | None) -> list[Statement]:
    """Return the statement which notes that a transaction carries out an interaction, if it does.

    It returns no row where another delivery has done so. Where that one has not committed yet, it waits for it.
    """
    return [(COUNT, delivery.interaction, delivery.key)] if delivery is not None else []


async def count(t: Transaction, delivery: Delivery | None) -> None:
    """Note that a transaction carries out an interaction; raise `SentTwice` where another delivery has done so."""
    if not all(await t.together(*counting(delivery))):
        raise SentTwice


class InteractionRepository(Repository):
    """The interactions of the last minutes."""

    @retried
    async def count(self, delivery: Delivery | None) -> None:
        """Note, before it is begun, that an interaction is carried out that is more than one transaction."""
        async with self._db.transaction() as t:
            await count(t, delivery)

    async def was_sent_before(self, delivery: Delivery) -> bool:
        """Return whether another delivery of the interaction has been carried out."""
        sql = "SELECT 1 FROM interactions WHERE id = $1 AND delivery <> $2"
        return await self._db.row(sql, delivery.interaction, delivery.key) is not None

    async def forget(self) -> None:
        """Delete the interactions that Discord sends no more, by Discord's own clock."""
        await self._db.execute("DELETE FROM interactions WHERE id < (SELECT max(id) FROM interactions) - $1", LIFE)
