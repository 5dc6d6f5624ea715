"""The names of players as they are searched on a server, from each of their words on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot.model.names import words_of_name
from bot.model.person import Person
from bot.storage.database import Transaction, upsert

GUILDS: Final = "SELECT DISTINCT guild_id FROM sums WHERE person = $1 AND period = 'all' AND relation = 'alone'"
"""The servers whose ledgers name a person."""


async def add_names(t: Transaction, guild_id: int, people: Iterable[Person]) -> None:
    """Let people be found by their names on a server."""
    rows = [(guild_id, word, person.id) for person in people for word in words_of_name(person)]
    await upsert(t, "name_words (guild_id, word, person)", rows, "DO NOTHING")


async def rename(t: Transaction, key: int, on_server: Callable[[int], Person]) -> None:
    """Let a person be found by the present names, on each server on which they can be found by the one there."""
    guilds = await t.rows(GUILDS, key)
    await t.execute("DELETE FROM name_words WHERE person = $1", key)
    for row in guilds:
        await add_names(t, row["guild_id"], [on_server(row["guild_id"])])
