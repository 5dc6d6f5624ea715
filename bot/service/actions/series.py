"""Has people play on: by a rematch, by a series that was not finished, or by giving its game up."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.model import conceding, seating, stopping, timing
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.running.transaction import Tables
from bot.storage.retry import retried


@dataclass(frozen=True, slots=True)
class SeriesService:
    """Begins series again and takes them up, each in one transaction of two tables."""

    _tables: Tables
    _clock: Callable[[], datetime]
    _idle: timedelta

    @retried
    async def rematch(
        self,
        table_id: int,
        person: Person,
        seed: bytes,
        delivery: Delivery | None = None,
        avoided: Set[int] = frozenset(),
    ) -> Table:
        """Return the table for the rematch of a finished series; the first person who asks creates it.

        Each person who asks gets the old seat back where it is free, and nobody of `avoided` sits there; `seed` is the
        secret of the first game.
        """
        async with self._tables.session() as session:
            old = await session.load(table_id, delivery)
            seat = seating.rematch_seat(old, person)
            new = await session.load(old.rematch_id) if old.rematch_id is not None else None
            if new is None or new.status is Status.STOPPED:
                await session.need_room(old.guild_id, person, old.guild.settings.limits)
                place, seats = (old.guild_id, old.channel_id), seating.rematch_seats(old, person)
                new = await session.create(*place, person, old.rules, seed, old.options, seats)
                seating.keep_out_others(old, new)
                old.rematch_id = new.id
            if new.status is Status.LOBBY:
                if new.seats.seat_of(person) is None and new.seats[seat] is None:
                    seating.sit(new, person, seat, avoided)
                timing.bring_back(new, self._clock(), self._idle)
        return new

    @retried
    async def resume(
        self, lobby_id: int, person: Person, delivery: Delivery | None = None
    ) -> tuple[Table, list[tuple[int, int]]]:
        """Continue the unfinished series of the people in a lobby, in the lobby's message, and stop the lobby.

        Return the table, and the channels and ids of its old messages. Raise `Refusal` where they have no such series,
        one of them has blocked another, or a seat is kept for somebody who is still to come.
        """
        async with self._tables.session() as session:
            lobby, now = await session.load(lobby_id, delivery), self._clock()
            if lobby.unfinished is None:
                raise Refusal("nothing-to-resume")
            seating.need_all_come(lobby, person)
            await session.need_peace(lobby)
            message = stopping.give_way(lobby)
            table = await session.load(lobby.unfinished.table_id)
            stopping.resume(table, now, self._idle, lobby.seats.sitting)
            seating.keep_out_others(lobby, table)
            left = table.stand_at(lobby.channel_id, message.id, message.posted_at or now)
            await session.take_along(lobby, table, now)
        return table, left

    @retried
    async def take_up(self, table_id: int, person: Person, delivery: Delivery | None = None) -> Table:
        """Go on with a series that a person has stopped alone, and return its table; it may go on already.

        Of games where the bot is on no server, return the one of this kind that is under way, if there is one.
        """
        async with self._tables.session() as session:
            table = await session.load(table_id, delivery)
            if table.status is Status.PLAYING and stopping.is_alone(table, person):
                return table
            if not stopping.may_take_up(table, person):
                raise Refusal("nothing-to-resume")
            practises = table.is_practice and table.origin is None
            if practises and (other := await session.practice(person, table.kind)) is not None:
                return other
            if not table.is_private:
                await session.need_room(table.guild_id, person, table.guild.settings.limits)
            stopping.resume(table, self._clock(), self._idle, [person])
        return table

    @retried
    async def give_up(
        self, lobby_id: int, person: Person, game: str, *, back: bool, delivery: Delivery | None = None
    ) -> tuple[Table, Table, bool]:
        """Give up the game that the people in a lobby have not finished, or note or withdraw the person's wish to.

        Return the lobby, the table of the game, and whether it is given up. Raise `Refusal` where it is another game.
        """
        async with self._tables.session() as session:
            lobby = await session.load(lobby_id, delivery)
            lobby.own_seat(person)
            if lobby.unfinished is None or lobby.unfinished.game_key != game:
                raise Refusal("nothing-to-give-up")
            table = await session.load(lobby.unfinished.table_id)
            done = conceding.give_up(table, person, back=back)
        return lobby, table, done
