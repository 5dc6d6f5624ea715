"""Matches of two servers: how one begins, in one transaction, and how both servers are shown how it stands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from datetime import timedelta
from typing import NamedTuple

from bot.model import timing
from bot.model.chance import Chance
from bot.model.duplicate import Spot
from bot.model.errors import ChannelGone, MessageGone
from bot.model.evening import LASTS
from bot.model.following import people
from bot.model.person import Person
from bot.model.server_match import OPTIONS, ServerMatch, Teammate
from bot.model.table import ACROSS, NOWHERE, Status, Table
from bot.service.common.outbox import deliver
from bot.service.running.evening_table import create_table
from bot.service.running.ground import Ground
from bot.storage.outbox import Letter, What
from bot.storage.table import TableSession
from bot.ui.screen import Screen
from bot.ui.server_match import match_page
from engine.games import GAMES

log = logging.getLogger(__name__)


class MatchBegun(NamedTuple):
    """What has become of a match whose people sit down."""

    tables: Sequence[Table] = ()
    stepped_back: Sequence[Teammate] = ()
    """Who has no seat, beside somebody whom they have blocked."""


async def begin_match(
    session: TableSession, match: ServerMatch, computers: Sequence[Person], chance: Chance, idle: timedelta
) -> MatchBegun:
    """Have everybody sit down for the first deal of a match.

    Nobody is waited for: computers play for those who have not said that they are there, and for those who still play
    elsewhere across servers, until they come.
    """
    absent = {each.person.id for each in match.people if not each.here}
    absent |= {each.person.id for each in match.people if await session.across.playing(each.person) is not None}
    match, without = match.kept_apart(await session.blocks_among([each.person for each in match.people]))
    await session.matches.begin(match.number, session.now + LASTS)
    await session.evenings.add_deals(match.number, [chance.seed() for _ in range(match.deals)])
    tables = [
        await _create(session, match, Spot(match.number, 1, match.deals, number), seats, absent, idle)
        for number, seats in enumerate(match.seats(computers, without), start=1)
    ]
    return MatchBegun(tables, [each for each in match.people if each.person.id in without])


async def _create(
    session: TableSession,
    match: ServerMatch,
    spot: Spot,
    seats: Sequence[Person],
    absent: Set[int],
    idle: timedelta,
) -> Table:
    """Create a table whose cards are due at once."""
    duplicates, sitting = GAMES[match.evening.game].duplicates, {person.id for person in seats}
    assert duplicates is not None
    place, opener, placed = (ACROSS, NOWHERE), people(seats)[0], dict(enumerate(seats))
    table = await create_table(session, spot, place, opener, duplicates.rules(), OPTIONS, placed)
    await session.across.seat(table, [each for each in match.people if each.person.id in sitting])
    table.seats.begin_without(absent)
    table.status, table.clock.next_deal_at = Status.PLAYING, session.now
    timing.touch(table, session.now, idle)
    return table


@dataclass(slots=True, eq=False)
class MatchBoards:
    """Shows matches on the servers of this process; the rows are the truth."""

    _ground: Ground
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    _drawn: dict[tuple[int, int], Screen] = field(default_factory=dict, init=False)
    """What is shown of each match that is not over, by its number and the team's."""
    _missing: set[tuple[int, int]] = field(default_factory=set, init=False)
    """Of which there was no message the last time: the answer that was to show it may have been lost."""

    def follow(self) -> None:
        """Bring everything up to date soon."""
        self._ground.background.spawn(self.look)

    async def look(self) -> None:
        """Bring everything up to date that has changed, and tell what is over."""
        async with self._turn:
            there = {letter.number for letter in await self._ground.storage.outbox.waiting(What.MATCH)}
            self._drawn = {key: screen for key, screen in self._drawn.items() if key[0] in there}
            await deliver(self._ground.storage, What.MATCH, self._look_at)

    async def _look_at(self, letter: Letter) -> bool:
        match = await self._ground.storage.matches.find(letter.number)
        team = match.team_of(letter.guild_id)
        if team is None:
            return True
        try:
            return await self._show(match, team)
        except ChannelGone:
            log.info("A match cannot be shown on server %s: its channel is closed", letter.guild_id)
            return True

    async def _show(self, match: ServerMatch, team: int) -> bool:
        """Show a server how a match stands; return whether it was told how it ended."""
        screen, over = (
            match_page(match, team, self._ground.identity.to_all(match.teams[team].guild)),
            match.evening.over,
        )
        if not (match.begun and over):
            await self._draw(match, team, screen)
        elif match.evening.unknown or await self._ground.storage.evenings.unfinished(match.number):
            # Computers play deals to their end, and it is told when they have.
            return False
        else:
            await self._tell(match, team, screen)
        return over

    async def _tell(self, match: ServerMatch, team: int, screen: Screen) -> None:
        """Tell a server how a match ended, below all else that stands there, in place of the message until then."""
        own = match.teams[team]
        await self._ground.gateway.post(own.channel_id, screen, once=f"match {match.number} {team} end")
        if own.message_id is not None:
            await self._ground.gateway.delete(own.channel_id, own.message_id)

    async def _draw(self, match: ServerMatch, team: int, screen: Screen) -> None:
        own, key = match.teams[team], (match.number, team)
        if own.message_id is not None:
            if self._drawn.get(key) == screen:
                return
            try:
                await self._ground.gateway.edit(own.channel_id, own.message_id, screen)
            except MessageGone:
                log.info("The message of a match is gone, and is posted anew")
            else:
                self._drawn[key] = screen
                return
        elif key not in self._missing:
            self._missing.add(key)
            return
        self._missing.discard(key)
        once = f"match {match.number} {team} {(own.message_id or 0) % 10**6}"
        message_id = await self._ground.gateway.post(own.channel_id, screen, once=once)
        await self._ground.storage.matches.note_message(match.number, team, message_id)
        self._drawn[key] = screen
