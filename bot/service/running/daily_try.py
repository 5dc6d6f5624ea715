"""Tries of deals of the day: how one begins, goes on and ends, in the transaction of its table."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from bot.model import seating
from bot.model.daily import Daily, Streak
from bot.model.duplicate import Duplicate, earlier_of
from bot.model.errors import Refusal
from bot.model.following import try_change
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.service.running.duplicate import ALONE
from bot.storage.table import TableSession


async def begin_try(
    session: TableSession, daily: Daily, person: Person, guild_id: int, computers: Sequence[Person]
) -> Table:
    """Return the table at which a person plays the deal of a day; it is created where there is none yet.

    Raise `Refusal` where the account has had its try, and all of its data were deleted since.
    """
    tries = session.tries
    if await tries.is_spent(daily, person):
        raise Refusal("daily-spent")
    if not await tries.begin(daily, person, guild_id) and (at := await tries.table_of(daily, person)) is not None:
        return await session.load(at)
    table = await _deal(session, daily, person, computers, daily.duplicate)
    await tries.keep_table(daily, person, table.id)
    return table


async def begin_later_try(
    session: TableSession, daily: Daily, person: Person, today: date, computers: Sequence[Person]
) -> Table:
    """Return the table at which a person plays the deal of an earlier day; one that is over gives way to a new one."""
    later = await session.later_tries.lock(daily, person, today)
    if later.under_way and later.table_id is not None:
        return await session.load(later.table_id)
    table = await _deal(session, daily, person, computers, earlier_of(daily.day))
    await session.later_tries.begin(daily, person, table.id, today)
    if later.table_id is not None:
        await session.delete_private([later.table_id])
    return table


async def _deal(
    session: TableSession, daily: Daily, person: Person, computers: Sequence[Person], duplicate: Duplicate
) -> Table:
    """Create the table of a try, and begin there."""
    seats, nowhere = dict(enumerate([person, *computers])), (NOWHERE, NOWHERE)
    table = await session.create(*nowhere, person, daily.rules, daily.seed, ALONE, seats, duplicate)
    seating.start(table, person)
    return table


async def follow_try(session: TableSession, table: Table) -> None:
    """Store how a try stands after a move; one that was played to its end counts in the field and in the streak."""
    change, tries = try_change(table), session.tries
    if change is None:
        return
    if change.later:
        await session.later_tries.keep(table.id, change)
        return
    await tries.keep(table.id, change, session.now)
    if change.over and not change.left_off:
        await tries.count(change)
        last = await tries.streak(change.person, change.game)
        streak = last.after(change.day) if last is not None else Streak(change.day, 1)
        await tries.keep_streak(change.person, change.game, streak)
