"""Digests by which a person is known again who deletes all data while an evening goes on."""

from __future__ import annotations

from typing import Final

from bot.model.person import Person
from bot.storage.database import Statements, Transaction
from bot.storage.person import digest_of

LAST_SEED: Final = "SELECT seed FROM evening_deals WHERE evening = $1 ORDER BY deal DESC LIMIT 1"
"""The seed of the last deal of an evening, which nobody knows as long as it goes on."""


async def last_seed(t: Statements, evening_id: int) -> bytes | None:
    """Return the seed of the last deal of an evening; `None` before there is one."""
    row = await t.row(LAST_SEED, evening_id)
    return bytes(row["seed"]) if row is not None else None


async def leave_evenings(t: Transaction, person: Person) -> None:
    """Store under digests at which tables of evenings a person plays, before the account is deleted.

    Where people still sign up, and nobody has seen a card, nothing stays.
    """
    for row in await t.rows("SELECT evening, number FROM evening_people WHERE person = $1", person.id):
        seed = await last_seed(t, row["evening"])
        if seed is None:
            await withdraw(t, row["evening"], person)
        else:
            sql = "INSERT INTO evening_digests (evening, digest, number) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
            await t.execute(sql, row["evening"], digest_of(seed, person), row["number"])
    await t.execute("UPDATE evening_people SET gone = 1 WHERE person = $1", person.id)


async def withdraw(t: Transaction, evening_id: int, person: Person) -> None:
    """Take somebody out of an evening that has not begun, and have nobody want to play with them any more."""
    sql = """UPDATE evening_people SET wants = NULL WHERE evening = $1 AND wants =
             (SELECT number FROM evening_people WHERE evening = $1 AND person = $2)"""
    await t.execute(sql, evening_id, person.id)
    await t.execute("DELETE FROM evening_people WHERE evening = $1 AND person = $2", evening_id, person.id)
