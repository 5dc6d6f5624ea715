"""Tells those who get no seat, because they have blocked somebody beside whom they would sit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.model.errors import GatewayError
from bot.model.person import Person
from bot.service.running.ground import Ground
from bot.ui.pages import note, where


@dataclass(frozen=True, slots=True)
class SteppedBack:
    """Writes to whoever steps back for somebody whom they have blocked; nobody else is told."""

    _ground: Ground

    def tell(self, people: Sequence[Person], guild_id: int, channel_id: int, message_id: int | None = None) -> None:
        """Tell people that there is no seat for them in what they have signed up for in this message."""
        for person in people:
            self._ground.background.spawn(partial(self._tell, person, guild_id, channel_id, message_id))

    async def _tell(self, person: Person, guild_id: int, channel_id: int, message_id: int | None) -> None:
        if person.user_id is None or not person.pings:
            return
        told = self._ground.identity.to(person)("apart-no-seat", place=where(guild_id, channel_id, message_id))
        try:
            await self._ground.gateway.tell(guild_id, channel_id, person.user_id, note(told))
        except GatewayError:
            return
