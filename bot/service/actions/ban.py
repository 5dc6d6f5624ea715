"""Bans: whom the operator has shut out is told so, leaves the tables, and plays no more; servers are left.

The operator bans on the command line, so the bans are read every few seconds, and a click asks what was read last.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final

from bot.model.ban import Ban, Banned
from bot.model.errors import GatewayError, Refusal
from bot.model.person import Person
from bot.model.table import NOWHERE
from bot.service.actions.endings import EndingService
from bot.service.common.background import cancel, logged
from bot.service.common.gateway import post_somewhere
from bot.service.common.replies import Actor
from bot.service.running.ground import Ground
from bot.storage.fair_turns import PARTY
from bot.ui.about import ban_details, goodbye

log = logging.getLogger(__name__)

RETRY: Final = timedelta(minutes=1)
"""The time after which the bot tries again to leave a server, where Discord has not let it."""


@dataclass(slots=True, eq=False)
class BanService:
    """Knows who is shut out, and sees that they are."""

    _ground: Ground
    _endings: EndingService
    _apart: float
    """After how many seconds the bans are read again."""
    _bans: dict[tuple[Banned, int], Ban] = field(default_factory=dict, init=False)
    """The bans as they were read last."""
    _leaving: dict[int, datetime] = field(default_factory=dict, init=False)
    """The servers that were told goodbye and are to be left, each with when that was tried last."""
    _task: asyncio.Task[None] | None = field(default=None, init=False)

    def start(self) -> None:
        """Follow the bans in the background, unless that is being done."""
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._follow(), name="bans")

    async def close(self) -> None:
        """Follow the bans no more."""
        if self._task is not None:
            await cancel([self._task])

    def need_welcome(self, actor: Actor) -> None:
        """Raise `Refusal` where the person who asks is shut out, or the server."""
        ban = self._bans.get((Banned.PERSON, actor.user_id)) or self._bans.get((Banned.SERVER, actor.guild_id))
        if ban is not None:
            raise Refusal("shut-out", **ban_details(ban, self._ground.operator))

    def is_shut_out(self, person: Person) -> bool:
        """Return whether a person is shut out, and so is told of nothing."""
        return (Banned.PERSON, person.user_id) in self._bans

    async def turn_away(self, guild_id: int, locale: str | None) -> bool:
        """Leave a server that has just invited the bot, if it is shut out; return whether it is."""
        ban = self._bans.get((Banned.SERVER, guild_id))
        if ban is not None:
            await self._ground.storage.guilds.register_guild(guild_id, locale)
            await self._leave(ban)
        return ban is not None

    async def _follow(self) -> None:
        PARTY.set(0)
        while True:
            with logged("Who is shut out could not be seen to, trying again"):
                await self.see_to()
            await self._ground.sleep(self._apart)

    async def see_to(self) -> None:
        """Read the bans; whoever is shut out leaves the tables, and the bot leaves servers that are."""
        bans = await self._ground.storage.bans.all()
        self._bans = {(ban.kind, ban.number): ban for ban in bans}
        kinds = {ban.kind for ban in bans}
        # One process does it for all.
        if Banned.PERSON in kinds and self._ground.storage.sharding.owns(NOWHERE):
            for person in await self._ground.storage.bans.seated():
                with logged("Somebody who is shut out could not leave the tables, trying again"):
                    await self._endings.leave_all(person)
        for ban in bans:
            if ban.kind is Banned.SERVER:
                with logged("Server %s, which is shut out, could not be left, trying again", ban.number):
                    await self._leave(ban)

    async def _leave(self, ban: Ban) -> None:
        """Leave a server on which the bot is, and say why, once."""
        if self._ground.gateway.speakable(ban.number) is None:
            self._leaving.pop(ban.number, None)
            return
        now, tried = self._ground.clock(), self._leaving.get(ban.number)
        if tried is not None and now - tried < RETRY:
            return
        self._leaving[ban.number] = now
        if tried is None:
            t = self._ground.identity.to_all(await self._ground.storage.guilds.register_guild(ban.number))
            with suppress(GatewayError):
                await post_somewhere(self._ground.gateway, ban.number, goodbye(ban, self._ground.operator, t))
        log.info("The bot leaves server %s, which is shut out", ban.number)
        await self._ground.gateway.leave(ban.number)
