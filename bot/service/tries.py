"""Tries of the deal of the day: how one begins, in the transaction of its table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.daily import Daily
from bot.model.errors import Refusal
from bot.model.options import Options
from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import NOWHERE
from bot.storage.tables import TableSession


async def begin_try(
    session: TableSession, daily: Daily, person: Person, guild_id: int, computers: Sequence[Person], options: Options
) -> Table:
    """Return the table at which a person plays the deal of a day; it is created where there is none yet.

    Raise `Refusal` where the account has had its try, and all of its data were deleted since.
    """
    tries = session.tries
    if await tries.is_spent(daily, person):
        raise Refusal("daily-spent")
    if not await tries.begin(daily, person, guild_id) and (at := await tries.table_of(daily, person)) is not None:
        return await session.load(at)
    seats, nowhere = dict(enumerate([person, *computers])), (NOWHERE, NOWHERE)
    table = await session.create(*nowhere, person, daily.rules, daily.seed, options, seats, daily.duplicate)
    await tries.keep_table(daily, person, table.id)
    return table
