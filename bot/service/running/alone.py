"""Deals that people play alone with computers, as others do: how one begins, goes on and ends, in its transaction."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from bot.model import seating
from bot.model.daily import Daily, Streak
from bot.model.duplicate import DAILY, Duplicate, bout_of, earlier_of
from bot.model.errors import Refusal
from bot.model.event import Stage
from bot.model.following import try_change
from bot.model.person import Person
from bot.model.shared_deal import end_first_deal, points_of
from bot.model.table import NOWHERE, SharedPlay, Table
from bot.service.running.duplicate import ALONE
from bot.storage.table import TableSession
from engine.game import Rules


async def begin_try(
    session: TableSession, daily: Daily, person: Person, guild_id: int, computers: Sequence[Person]
) -> Table:
    """Return the table at which a person plays the deal of a day; it is created where there is none yet.

    Raise `Refusal` where the account has had its try, and all of its data were deleted since.
    """
    tries = session.tries
    if await session.events.was_forgotten(daily.event, person):
        raise Refusal("daily-spent")
    if not await tries.begin(daily, person, guild_id) and (at := await tries.table_of(daily, person)) is not None:
        return await session.load(at)
    table = await _deal(session, daily.rules, daily.seed, person, computers, daily.duplicate)
    await tries.keep_table(daily, person, table.id)
    return table


async def begin_later_try(
    session: TableSession, daily: Daily, person: Person, today: date, computers: Sequence[Person]
) -> Table:
    """Return the table at which a person plays the deal of an earlier day; one that is over gives way to a new one."""
    later = await session.tries.lock_later(daily, person, today)
    if later.under_way and later.table_id is not None:
        return await session.load(later.table_id)
    table = await _deal(session, daily.rules, daily.seed, person, computers, earlier_of(daily.day))
    await session.tries.begin_later(daily, person, table.id, today)
    if later.table_id is not None:
        await session.delete_private([later.table_id])
    return table


async def begin_bout(session: TableSession, challenge_id: int, account: int, computers: Sequence[Person]) -> Table:
    """Return the table at which somebody plays a challenge: that of the deal under way, or of the next one.

    Raise `Refusal` where there is nothing to play.
    """
    challenge = await session.challenges.lock(challenge_id)
    side = challenge.side(account)
    deal = challenge.next_deal(side)
    if challenge.stage is Stage.ASKED:
        raise Refusal("challenge-not-accepted")
    if challenge.stage is not Stage.OPEN or challenge.ends_at <= session.now:
        raise Refusal("challenge-over")
    if deal is None:
        raise Refusal("challenge-all-played")
    tried = challenge.tries[side].get(deal)
    if tried is not None and tried.table_id is not None:
        return await session.load(tried.table_id)
    seed, duplicate = challenge.seeds[deal - 1], bout_of(challenge.bout(deal))
    table = await _deal(session, challenge.rules, seed, challenge.people[side], computers, duplicate)
    await session.challenges.begin(challenge, side, deal, table.id)
    return table


async def _deal(
    session: TableSession, rules: Rules, seed: bytes, person: Person, computers: Sequence[Person], duplicate: Duplicate
) -> Table:
    """Create the table of a try, and begin there."""
    seats, nowhere = dict(enumerate([person, *computers])), (NOWHERE, NOWHERE)
    table = await session.create(*nowhere, person, rules, seed, ALONE, seats, duplicate)
    seating.start(table, person)
    return table


async def follow_try(session: TableSession, table: Table) -> None:
    """Store how a try stands after a move.

    One of a day that was played to its end counts in the field and in the streak; with the last one of both, a
    challenge is over.
    """
    change, duplicate = try_change(table), table.duplicate
    if change is None or duplicate is None:
        return
    kept = await session.events.keep(table.id, change, session.now)
    if kept is None or not change.over:
        return
    if duplicate.bout is not None:
        await session.challenges.end_if_played(kept["event"])
    elif duplicate.event == DAILY and not change.left_off:
        await session.events.count(kept["event"], kept["deal"], change.points)
        day, last = date.fromisoformat(duplicate.name), await session.tries.streak(change.person, table.kind.name)
        streak = last.after(day) if last is not None else Streak(day, 1)
        await session.tries.keep_streak(change.person, table.kind.name, streak)


# The first deal of a game that somebody plays alone


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
    return Drawn(deal.seed, SharedPlay(pool, deal.number))


async def follow_shared(session: TableSession, table: Table) -> None:
    """Count what a person has made of a shared deal, once it has ended."""
    play = end_first_deal(table)
    if play is not None:
        await session.shared_deals.count(play, points_of(table))
