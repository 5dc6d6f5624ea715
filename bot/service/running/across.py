"""Calls people to their table across servers: where they have asked for it, and each of them once."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from bot.model.errors import GatewayError
from bot.model.person import Person
from bot.model.table import NOWHERE, Table
from bot.service.running.ground import Ground
from bot.ui.across import call_page

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AcrossCalls:
    """Mentions people, or writes to them, who sit at a table across servers and have no hand open."""

    _ground: Ground

    def call(self, table: Table, people: Iterable[Person]) -> None:
        """Call those of these people whom nobody has called since they had a hand open, and who do not want quiet."""
        self._ground.background.spawn(partial(self._call, table, list(people)))

    async def _call(self, table: Table, people: Sequence[Person]) -> None:
        """Call each in a message of their own, and those of one channel together."""
        called: dict[tuple[int, int], list[Person]] = {}
        for person in people:
            place = await self._ground.storage.across.call(table, person)
            if place is not None and person.user_id is not None:
                called.setdefault(place, []).append(person)
        for (guild_id, channel_id), there in called.items():
            if guild_id != NOWHERE:
                await self._mention(table, there, guild_id, channel_id)
                continue
            for person in there:
                await self._write(table, person)

    async def _write(self, table: Table, person: Person) -> None:
        assert person.user_id is not None
        with _noted():
            screen = call_page(table, self._ground.identity.to(person))
            await self._ground.gateway.write(person.user_id, screen, once=f"{table.id} {person.id}")

    async def _mention(self, table: Table, people: Sequence[Person], guild_id: int, channel_id: int) -> None:
        """Mention people where they have asked, unless that server does not have it any more."""
        guild = await self._ground.storage.guilds.register_guild(guild_id)
        if not guild.settings.across:
            return
        accounts = [person.user_id for person in people if person.user_id is not None]
        screen = call_page(table, self._ground.identity.to_all(guild), accounts)
        with _noted():
            await self._ground.gateway.post(channel_id, screen, accounts)


@contextmanager
def _noted() -> Iterator[None]:
    """Note in the log whom Discord did not let the bot call; others are called all the same."""
    try:
        yield
    except GatewayError as error:
        log.info("Somebody could not be called to a table across servers: %s", error)
