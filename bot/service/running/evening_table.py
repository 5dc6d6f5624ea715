"""Tables of evenings: how they begin, go on and end, in the transaction that changes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from bot.model import dealing
from bot.model.duplicate import Spot, evening_of
from bot.model.errors import Refusal
from bot.model.evening import MOST_TABLES, finished_by_all
from bot.model.event import Form
from bot.model.following import absent_from, evening_change, need_in_time, people
from bot.model.options import Options
from bot.model.person import Person
from bot.model.table import Table
from bot.storage.table import TableSession
from engine.game import Rules
from engine.games import GAMES


async def open_evening(
    session: TableSession,
    place: tuple[int, int],
    game: str,
    opener: Person,
    seeds: Sequence[bytes],
    options: Options,
    ends_at: datetime,
    *,
    sits: bool = True,
) -> Table:
    """Create an evening of so many deals as there are seeds, and its first table with the opener in seat 0.

    `place` is the server and the channel. Unless the opener `sits`, all seats are free.
    """
    key = await session.evenings.add(*place, game, seeds, ends_at)
    return await join_evening(session, key, place, opener, options, sits=sits)


async def join_evening(
    session: TableSession,
    evening_id: int,
    place: tuple[int, int],
    opener: Person,
    options: Options,
    *,
    sits: bool = True,
) -> Table:
    """Create one more table of an evening with the opener in seat 0, which begins with the first deal not over.

    Raise `Refusal` where there can be no other table.
    """
    evening = await session.evenings.lock(evening_id)
    if evening.guild_id != place[0]:
        raise Refusal("evening-none")
    if evening.form != Form.TEAMS:
        raise Refusal("individual-join")
    if evening.closed or evening.shown == evening.deals:
        raise Refusal("evening-over")
    number = 1 + await session.evenings.tables(evening_id)
    if number > MOST_TABLES:
        raise Refusal("evening-full", most=MOST_TABLES)
    duplicates = GAMES[evening.game].duplicates
    assert duplicates is not None
    spot = Spot(evening_id, evening.shown + 1, evening.deals, number)
    return await create_table(session, spot, place, opener, duplicates.rules(), options, {0: opener} if sits else {})


async def create_table(
    session: TableSession,
    spot: Spot,
    place: tuple[int, int],
    opener: Person,
    rules: Rules,
    options: Options,
    seats: Mapping[int, Person],
) -> Table:
    """Create the table at which a deal of an evening is played."""
    seed = await session.evenings.seed(spot)
    table = await session.create(*place, opener, rules, seed, options, seats, evening_of(spot))
    await session.evenings.add_table(spot, table.id)
    await _come(session, spot, people(table.seats))
    return table


async def _come(session: TableSession, spot: Spot, coming: Iterable[Person]) -> None:
    """Note that people play at a table; raise `Refusal` where one of them plays at another one of the evening."""
    other = await session.evenings.come(spot, coming)
    if other is not None:
        raise Refusal("evening-elsewhere", table=other)


async def follow_evening(session: TableSession, table: Table, spot: Spot) -> None:
    """Store what a change of a table means for its evening, and let it go on at the table of the next deal."""
    change, evenings = evening_change(table, session.before(table)), session.evenings
    if change.come:
        evening = await evenings.lock(spot.evening)
        need_in_time(table, spot, evening.shown, closed=evening.closed)
        await _come(session, spot, change.come)
    if change.gone:
        await evenings.leave(spot.evening, change.gone)
    if change.points is not None:
        await evenings.keep_points(table.id, change.points, absent_from(table))
    if change.stopped:
        await (evenings.remove if change.unplayed else evenings.stop)(table.id)
    if change.may_end_deals:
        await _count(session, spot.evening)
    if table.changes.next_deal is not None:
        await _go_on(session, table, spot)


async def _go_on(session: TableSession, old: Table, spot: Spot) -> None:
    """Create the table of the next deal, and have everybody play and see their hands there."""
    assert old.changes.next_deal is not None
    place, seats = (old.guild_id, old.channel_id), dict(enumerate(old.changes.next_deal.seats))
    following = spot._replace(deal=spot.deal + 1)
    table = await create_table(session, following, place, old.opener, old.rules, old.options, seats)
    if old.is_across:
        await session.across.go_on(old, table)
    dealing.lead_on(old, table, session.now)
    await session.hand_on(old, table)


async def _count(session: TableSession, evening_id: int) -> None:
    """Count the deals that all tables have finished; with the last one the evening is over."""
    evening = await session.evenings.lock(evening_id)
    shown = finished_by_all(await session.evenings.done(evening_id), evening.deals, evening.shown)
    if shown == evening.deals:
        await session.evenings.close(evening)
    elif shown != evening.shown:
        await session.evenings.show(evening_id, shown)
