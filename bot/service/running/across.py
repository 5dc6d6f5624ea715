"""Calls people to their table across servers: where they have asked for it, and each of them once."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from bot.model.errors import GatewayError
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.service.common.background import Background
from bot.service.common.gateway import Gateway
from bot.service.common.identity import Identity
from bot.storage.storage import Storage
from bot.ui.across import call_page

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AcrossCalls:
    """Mentions people, or writes to them, who sit at a table across servers and have no hand open."""

    _storage: Storage
    _gateway: Gateway
    _identity: Identity
    _background: Background

    def call(self, table: Table, people: Iterable[Person]) -> None:
        """Call those of these people whom nobody has called since they had a hand open, and who do not want quiet."""
        for person in people:
            self._background.spawn(partial(self._call, table, person))

    async def _call(self, table: Table, person: Person) -> None:
        place = await self._storage.across.call(table, person)
        if place is None or person.user_id is None:
            return
        guild_id, channel_id = place
        try:
            if guild_id != NOWHERE:
                await self._mention(table, person, person.user_id, guild_id, channel_id)
            else:
                screen = call_page(table, person, self._identity.to(person), mentioned=False)
                await self._gateway.write(person.user_id, screen, once=f"{table.id} {person.id}")
        except GatewayError as error:
            log.info("Somebody could not be called to a table across servers: %s", error)

    async def _mention(self, table: Table, person: Person, account: int, guild_id: int, channel_id: int) -> None:
        """Mention somebody where they have asked, unless that server does not have it any more."""
        guild = await self._storage.guilds.register_guild(guild_id)
        if guild.settings.across:
            screen = call_page(table, person, self._identity.to_all(guild), mentioned=True)
            await self._gateway.post(channel_id, screen, [account])
