"""Shared deals: how one is given to a person, and counted, in the transaction of its table."""

from __future__ import annotations

from typing import NamedTuple

from bot.model.person import Person
from bot.model.shared_deal import end_first_deal, points_of
from bot.model.table import SharedPlay, Table
from bot.storage.table import TableSession


class Drawn(NamedTuple):
    """The first deal of a game that somebody plays alone with computers."""

    seed: bytes
    play: SharedPlay | None
    """Which shared deal it is; `None` for one that nobody else gets."""


async def draw_deal(session: TableSession, pool: str | None, person: Person, seed: bytes) -> Drawn:
    """Return the next deal of a pool for a person; with this seed where nobody has had it, or there is no pool."""
    if pool is None:
        return Drawn(seed, None)
    deal = await session.shared_deals.draw(pool, person, seed, session.now.date())
    return Drawn(deal.seed, SharedPlay(deal.pool, deal.number))


async def follow_shared(session: TableSession, table: Table) -> None:
    """Count what a person has made of a shared deal, once it has ended."""
    play = end_first_deal(table)
    if play is not None:
        await session.shared_deals.count(play, points_of(table))
