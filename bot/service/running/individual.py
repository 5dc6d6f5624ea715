"""Deals of evenings for which people sign up: how they sit down for the next one, in the transaction that begins it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from functools import partial
from typing import NamedTuple

from bot.model import timing
from bot.model.chance import Chance
from bot.model.company import kept_apart, stepping_back
from bot.model.duplicate import Spot, evening_of
from bot.model.errors import Refusal
from bot.model.evening import newest_deal
from bot.model.following import absent_from, evening_change, gone_from
from bot.model.forms import MOVEMENTS
from bot.model.movement import seats_of
from bot.model.options import Options
from bot.model.person import Person
from bot.model.signing_up import APART, Entrant, Entries, in_pairs
from bot.model.table import Status, Table
from bot.storage.evening import EveningState
from bot.storage.person import digest_of
from bot.storage.table import TableSession
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class Terms:
    """What all tables of such an evening have in common."""

    options: Options
    computers: Sequence[Person]
    """Who sits down where people are missing."""
    idle: timedelta
    """After how long a table is put away at which nobody does anything."""


async def lock_individual(session: TableSession, evening_id: int, guild_id: int) -> EveningState:
    """Return how such an evening of a server stands; raise `Refusal` where there is none, or it is over."""
    evening = await session.evenings.lock(evening_id)
    if evening.guild_id != guild_id or evening.form not in MOVEMENTS:
        raise Refusal("evening-none")
    if evening.closed:
        raise Refusal("evening-over")
    return evening


class DealBegun(NamedTuple):
    """What has become of a deal for which people sit down."""

    tables: Sequence[Table] = ()
    stepped_back: Sequence[Person] = ()
    """Who is out, because they have blocked somebody beside whom they would sit."""


async def begin_deal(session: TableSession, evening_id: int, terms: Terms, chance: Chance) -> DealBegun:
    """Have everybody sit down for the next deal of an evening.

    An evening for which too few have signed up, or that everybody has left, is over. Where the deal was begun
    meanwhile, nothing happens.
    """
    evening, entries = await session.evenings.lock(evening_id), await session.individuals.entries(evening_id)
    if evening.closed or entries.due_at is None:
        return DealBegun()
    if len(entries.present) < (1 if entries.places else entries.movement.least):
        await session.evenings.close(evening)
        return DealBegun()
    if not entries.places:
        await _draw(session, evening, entries, chance)
        # No deal counts for those who never come, by what a computer makes of it.
        await session.individuals.leave_out(evening_id, [each.person.id for each in entries.absent])
        evening, entries = await session.evenings.lock(evening_id), await session.individuals.entries(evening_id)
        if not entries.present:
            await session.evenings.close(evening)
            return DealBegun()
    await session.individuals.make_due(evening_id, None)
    if entries.movement.round_of(evening.shown + 1) > len(entries.rounds):
        await _pair(session, evening, entries)
        entries = await session.individuals.entries(evening_id)
    agreed = await session.evenings.options(evening_id)
    return await _sit_down(session, evening, entries, terms if agreed is None else replace(terms, options=agreed))


async def _draw(session: TableSession, evening: EveningState, entries: Entries, chance: Chance) -> None:
    """Draw the seeds of all deals, and who has which number: that follows from the last seed.

    Where it can be, people have numbers by which they sit apart from whom they have blocked.
    """
    blocks = await session.blocks_among([each.person for each in entries.present])
    movement, seats = entries.movement, _seats(evening)
    playing: list[tuple[Entrant, ...]] = [(each,) for each in entries.present]
    if movement.couples:
        playing = in_pairs(kept_apart(entries.present, lambda order: map(_keys, in_pairs(order)), blocks))
    plan = movement.plan(len(playing), seats)
    seeds = [chance.seed() for _ in range(evening.chosen_deals or plan.deals)]
    drawn = sorted(playing, key=lambda each: digest_of(seeds[-1], each[0].person))
    if not movement.couples:
        deals = range(1, len(seeds) + 1)
        tables = [table for deal in deals for table in movement.tables(seats, plan.places, (), deal)]
        drawn = kept_apart(drawn, partial(_seated_by, tables), blocks)
    each_has = 2 if movement.couples else 1
    numbers = {one.person.id: each_has * at + own for at, each in enumerate(drawn) for own, one in enumerate(each)}
    await session.individuals.begin(evening.id, numbers, plan.places)
    await session.evenings.add_deals(evening.id, seeds)


def _keys(people: Iterable[Entrant]) -> list[int]:
    return [each.person.id for each in people]


def _seated_by(movement: Sequence[Sequence[int]], order: Sequence[tuple[Entrant, ...]]) -> list[list[int]]:
    """Return who sits at each table of a movement, by their keys, where they have their numbers in this order."""
    return [_keys(order[number][0] for number in table if number < len(order)) for table in movement]


async def _pair(session: TableSession, evening: EveningState, entries: Entries) -> None:
    """Store which pairs meet in the next round, by how they stand; in the first one by their numbers."""
    active = sorted({number // 2 for number in entries.holders})
    standings = (await session.evenings.read(evening.id)).standings
    ranked = [each.pair for each in standings if each.pair in active]
    ranked += [pair for pair in active if pair not in ranked]
    blocks = await session.blocks_among([each.person for each in entries.present])
    pair_of = {each.person.id: each.number // 2 for each in entries.present}
    apart = {frozenset((pair_of[one], pair_of[other])) for one, other in blocks}
    matches = entries.movement.pairings(ranked, entries.rounds, apart)
    await session.individuals.meet(evening.id, 1 + len(entries.rounds), matches)


def _seats(evening: EveningState) -> int:
    seats = seats_of(evening.game)
    assert seats is not None
    return seats


async def _sit_down(session: TableSession, evening: EveningState, entries: Entries, terms: Terms) -> DealBegun:
    """Create the tables of a deal; one at which only computers would sit is left out."""
    tables, deal = [], evening.shown + 1
    seated = entries.movement.tables(_seats(evening), entries.places, entries.rounds, deal)
    keys = [[entries.holders[each].id for each in sorted(table) if each in entries.holders] for table in seated]
    out = stepping_back(keys, await session.blocks_among([each.person for each in entries.present]))
    await session.individuals.leave_out(evening.id, out)
    holders = {number: person for number, person in entries.holders.items() if person.id not in out}
    for number, sitting in enumerate(seated, start=1):
        people = {seat: holders[each] for seat, each in enumerate(sitting) if each in holders}
        if people:
            spot = Spot(evening.id, deal, evening.deals, number, individual=True)
            tables.append(await _create(session, evening, spot, people, terms))
    return DealBegun(tables, [each.person for each in entries.present if each.person.id in out])


async def _create(
    session: TableSession,
    evening: EveningState,
    spot: Spot,
    people: Mapping[int, Person],
    terms: Terms,
) -> Table:
    """Create a table whose cards are due at once, and have everybody see their hands there."""
    duplicates, free = GAMES[evening.game].duplicates, iter(terms.computers)
    assert duplicates is not None
    seats = {seat: people[seat] if seat in people else next(free) for seat in range(_seats(evening))}
    seed = await session.evenings.seed(spot)
    place = evening.guild_id, evening.channel_id, next(iter(people.values()))
    table = await session.create(*place, duplicates.rules(), seed, terms.options, seats, evening_of(spot))
    await session.evenings.add_table(spot, table.id)
    table.status, table.clock.next_deal_at = Status.PLAYING, session.now
    timing.touch(table, session.now, terms.idle)
    for person in people.values():
        await session.individuals.hand_on(evening.id, spot.deal - 1, person, table.id)
    return table


async def follow_individual(session: TableSession, table: Table, spot: Spot) -> None:
    """Store what a change of a table means for its evening: who has left or is back, and what the deal has brought."""
    before = session.before(table)
    change, rows = evening_change(table, before), session.individuals
    if change.come:
        await lock_individual(session, spot.evening, table.guild_id)
        await _take_back(session, spot, change.come)
    if gone := gone_from(table, before, over=change.points is not None):
        await rows.leave_out(spot.evening, gone)
    if change.points is not None:
        await session.evenings.keep_points(table.id, change.points, absent_from(table))
    if change.stopped:
        await (session.evenings.remove if table.game is None else session.evenings.stop)(table.id)
    if change.points is not None or change.stopped:
        await _count(session, spot.evening)


async def _take_back(session: TableSession, spot: Spot, people: Sequence[Person]) -> None:
    """Have people who are back at their table play on, unless others have got their numbers meanwhile."""
    entries = await session.individuals.entries(spot.evening)
    back = [each for person in people if (each := entries.find(person)) is not None]
    free = [each.person.id for each in back if each.number not in entries.holders]
    await session.individuals.take_back(spot.evening, free)


async def _count(session: TableSession, evening_id: int) -> None:
    """When all tables have finished a deal, have it count and the next one come; with the last one the evening ends."""
    evening = await session.evenings.lock(evening_id)
    deal, finished = newest_deal(await session.evenings.done(evening_id))
    if not finished or evening.closed:
        return
    if deal == evening.deals:
        await session.evenings.close(evening)
        return
    await session.evenings.show(evening_id, deal)
    await session.individuals.make_due(evening_id, session.now + APART)
