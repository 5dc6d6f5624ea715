"""The names of players as they are searched on a server, from each of their words on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.model.names import words_of_name
from bot.model.person import Person
from bot.storage.database import Transaction, upsert

GUILDS: Final = """SELECT guild_id FROM sums WHERE person = $1 AND period = 'all' AND computers = 1 AND partner = 0
    UNION SELECT guild_id FROM tallies WHERE person = $1 AND period = 'all' AND opponent = 0"""
"""The servers whose ledgers or standings name a person."""


async def add_names(t: Transaction, guild_id: int, people: Iterable[Person]) -> None:
    """Let people be found by their names on a server."""
    rows = [(guild_id, word, person.id) for person in people for word in words_of_name(person)]
    await upsert(t, "name_words (guild_id, word, person)", rows, "DO NOTHING")


async def rename(t: Transaction, person: Person) -> None:
    """Let a person be found by the present name, on every server on which it can be found."""
    guilds = await t.rows(GUILDS, person.id)
    await t.execute("DELETE FROM name_words WHERE person = $1", person.id)
    for row in guilds:
        await add_names(t, row["guild_id"], [person])
