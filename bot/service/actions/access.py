"""Finds the table that a person means, and opens it for that person."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.model import handover, next_game, seating, timing
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.options import Guild
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.service.common.clock_watch import ClockWatch
from bot.service.common.replies import Actor, Reply
from bot.service.running.ground import Ground
from bot.storage.retry import retried
from bot.ui.pages import note
from engine.games import GAMES

FEW: Final = 2
"""How many tables must be known to tell which one is meant: the first, and whether another is played too."""


class NotSitting(Exception):
    """Whoever asks does not sit at the table, or not by this name."""


def may_have_thread(actor: Actor) -> bool:
    """Return whether there can be threads in the channel where somebody asks."""
    return actor.has_threads and actor.parent_id is None


def may_move(table: Table, actor: Actor) -> bool:
    """Return whether a table can move into a thread of the channel where somebody asks."""
    return table.channel_id == actor.channel_id and not table.is_across and may_have_thread(actor)


@dataclass(frozen=True, slots=True)
class Access:
    """Opens tables of the server on which a person asks; those of other servers are refused as if there were none."""

    _ground: Ground
    _changed: Callable[[Table], None]
    _clock_watch: ClockWatch

    async def read(self, actor: Actor, table_id: int) -> Table:
        """Return a table; raise `Refusal` where there is none."""
        return await self._look_at(_checked(await self._ground.storage.tables.read(table_id), actor))

    async def read_past(self, actor: Actor, table_id: int) -> Table:
        """Return a table on which a person may look back: also the other's one in a challenge that is over.

        On those of a match both servers may, as on those of an evening.
        """
        table = await self._ground.storage.tables.read(table_id)
        if table.is_across and table.spot is not None:
            await self._ground.storage.evenings.find(table.spot.evening, actor.guild_id, actor.user_id)
            return table
        bout = table.duplicate.bout if table.duplicate is not None else None
        if bout is not None and await self._ground.storage.challenges.may_look_back(table_id, actor.user_id):
            return table
        return await self._look_at(_checked(table, actor))

    @retried
    async def _look_at(self, table: Table) -> Table:
        """Return a table at which somebody looks; computers that play there among themselves go on."""
        if not timing.needs_a_look(table, self._ground.clock()):
            return table
        async with self._ground.tables.open(table.id) as table:
            self.bring_back(table)
            table.clock.rest_soon(self._ground.clock())
        if table.clock.brought_back:
            self._changed(table)
        return table

    @retried
    async def let_read(self, actor: Actor, table: Table) -> None:
        """Have the next deal wait for whoever looks back on a table at which they play alone with computers."""
        if not next_game.keeps_reader(table, actor.user_id, self._ground.clock()):
            return
        async with self._ground.tables.open(table.id) as table:
            next_game.put_off(table, self._ground.clock())
        self._changed(table)

    @asynccontextmanager
    async def open(
        self, actor: Actor, table_id: int, delivery: Delivery | None = None
    ) -> AsyncIterator[tuple[Table, Person]]:
        """Open a table in one transaction for the person who asks; with a delivery, as its interaction."""
        need_person(actor)
        # Nobody is shown a time, or given one, that was reckoned before somebody has set the clock.
        await self._clock_watch.look()
        with suppress(NotSitting):
            async with self._ground.tables.session() as session:
                table = await session.load(table_id, delivery)
                person = sitting(table, actor)
                yield _checked(table, actor), person
                return
        # The person does not sit there, or has changed the name; nothing is stored yet, not even the interaction.
        person = await self._ground.identity.person(actor)
        await self._look_at(_checked(table, actor))
        async with self._ground.tables.open(table_id, delivery) as table:
            yield _checked(table, actor), person

    async def avoided(self, actor: Actor) -> set[int]:
        """Return the accounts beside which the account that asks gets no seat; to be asked before a table is opened."""
        return await self._ground.storage.company.avoided(actor.user_id)

    async def note_blocked(self, actor: Actor, reply: Reply, people: Sequence[Person]) -> None:
        """Tell somebody who has signed up with others what it means that they have blocked one of them."""
        blocked = await self._ground.storage.company.blocked_accounts(actor.user_id)
        if any(each.user_id in blocked for each in people):
            await reply.show_below(note((await self._ground.identity.to_asker(actor))("apart-maybe")))

    @asynccontextmanager
    async def change(self, actor: Actor, table_id: int) -> AsyncIterator[tuple[Table, Person]]:
        """Open a table at which a person does something, which counts once; bring it back if it was put away."""
        async with self.open(actor, table_id, actor.delivery) as (table, person):
            need_in_time(table, self._ground.clock())
            self.bring_back(table)
            if table.clock.kept_until is not None:
                seating.end_keeping(table, self._ground.clock())
            yield table, person

    def bring_back(self, table: Table) -> None:
        """Note that a person has done something at a table, and bring it back if it was put away."""
        timing.bring_back(table, self._ground.clock(), self._ground.durations.idle)

    def return_to(self, table: Table, person: Person) -> None:
        """Note that a person is back, who then gets the full time for a move."""
        seat = table.seats.seat_of(person)
        if seat is not None and handover.come_back(table, person) and seat in table.awaited():
            timing.wait(table, self._ground.clock())

    async def which(
        self, actor: Actor, person: Person, number: int | None, *, seated: bool, game: str | None = None
    ) -> Table:
        """Return the table that a command means: the one with that number, the person's own, or the channel's.

        Of two tables of the person's own it is the one at which `game` is played, if a command names a game.
        """
        if number is not None:
            table = await self.read(actor, number)
            if not (table.is_practice or table.is_across):
                need_shown(table)
            return table
        if not actor.on_server:
            return await self._ground.storage.tables.across_of(person) or await self._practice(person)
        own = await self._ground.storage.tables.of_person(person, actor.guild_id, first=actor.channel_id, most=FEW)
        own = [table for table in own if table.kind.name == game] or own
        here = [table for table in own if table.channel_id == actor.channel_id]
        found = _only(here or own)
        if found is not None:
            return await self._look_at(found)
        if seated:
            if (across := await self._ground.storage.tables.across_of(person)) is not None:
                return across
            raise _nothing_yet("not-seated-anywhere")
        found = _only(await self._ground.storage.tables.in_channel(actor.guild_id, actor.channel_id, FEW))
        if found is None:
            raise _nothing_yet("no-table-here")
        return await self._look_at(found)

    async def _practice(self, person: Person) -> Table:
        """Return the game that somebody who is on no server has begun last against computers, and not finished."""
        for table in await self._ground.storage.tables.of_person(person, NOWHERE):
            if table.is_practice:
                return table
        raise _nothing_yet("practice-none")


def _nothing_yet(key: str) -> Refusal:
    """Make a refusal that names the games of which a table can be opened."""
    return Refusal(key, listed=" ".join(GAMES))


def need_in_time(table: Table, now: datetime) -> None:
    """Raise `Refusal` where the time is over in which people can play the deal of a table."""
    duplicate = table.duplicate
    if duplicate is not None and duplicate.ends_at is not None and duplicate.ends_at <= now:
        raise Refusal("daily-over" if duplicate.bout is None else "challenge-over")


def need_person(actor: Actor) -> None:
    """Raise `Refusal` where a bot asks."""
    if actor.bot:
        raise Refusal("bots-cannot")


def need_allowed(guild: Guild, actor: Actor) -> None:
    """Raise `Refusal` where the server's moderators allow tables only in other channels."""
    channels = guild.settings.channels
    if channels and actor.channel_id not in channels and actor.parent_id not in channels:
        raise Refusal("wrong-channel", channels=" ".join(f"<#{channel}>" for channel in channels))


def sitting(table: Table, actor: Actor) -> Person:
    """Return the person who asks.

    Raise `NotSitting` unless they sit at the table, and their name and language are still those stored there.
    """
    asking = actor.user_id, actor.name, actor.locale
    for person in table.seats:
        # Across servers people are known by other names.
        name = actor.name if person is None or table.is_across else person.name
        if person is not None and (person.user_id, name, person.locale) == asking:
            return person
    raise NotSitting


def need_shown(table: Table) -> None:
    """Raise `Refusal` for a private table, which is shown in no channel, not even by who sits there."""
    if table.is_private:
        raise Refusal("no-table", number=table.id)


def _checked(table: Table, actor: Actor) -> Table:
    """Return a table that the person who asks may find: of the same server, or one of their own that is private."""
    own = any(person is not None and person.user_id == actor.user_id for person in (*table.seats, *table.deal.players))
    if not (own if table.is_private else table.guild_id == actor.guild_id):
        raise Refusal("no-table", number=table.id)
    return table


def _only(tables: list[Table]) -> Table | None:
    """Return the only table that is played, else the newest one put away; raise `Refusal` where several are played."""
    played = [table for table in tables if not table.clock.put_away]
    if len(played) > 1:
        raise Refusal("which-table", number=played[0].id)
    return next(iter(played or tables), None)
