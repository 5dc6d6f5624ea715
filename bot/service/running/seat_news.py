"""Tells people by direct message that a seat is theirs, or that they get none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.i18n.texts import Texts
from bot.model.errors import GatewayError
from bot.model.person import Person
from bot.model.table import Table
from bot.service.running.ground import Ground
from bot.ui.board import disappointed
from bot.ui.pages import note, where


@dataclass(frozen=True, slots=True)
class SeatNews:
    """Writes to those whom it concerns, unless they want no mentions; nobody else is told."""

    _ground: Ground

    def step_back(
        self, people: Sequence[Person], guild_id: int, channel_id: int, message_id: int | None = None
    ) -> None:
        """Tell those who have blocked somebody that there is no seat for them in what they signed up for."""
        place = where(guild_id, channel_id, message_id)
        self._tell(people, guild_id, channel_id, lambda t: t("apart-no-seat", place=place))

    def follow(self, table: Table) -> None:
        """Tell those to whom a seat of a table was promised that they have it now, or that its series is over."""
        if table.spot is not None:
            return
        # The message of the next deal is still to be posted, at the end of the channel.
        come = {"table": table.id, "place": where(table.guild_id, table.channel_id, None)}
        changes, place = table.changes, (table.guild_id, table.channel_id)
        self._tell(changes.seated, *place, lambda t: t("seat-come", **come))
        self._tell(changes.disappointed, *place, partial(disappointed, table))
        changes.seated, changes.disappointed = [], []

    def _tell(self, people: Sequence[Person], guild_id: int, channel_id: int, told: Callable[[Texts], str]) -> None:
        for person in people:
            self._ground.background.spawn(partial(self._tell_one, person, guild_id, channel_id, told))

    async def _tell_one(self, person: Person, guild_id: int, channel_id: int, told: Callable[[Texts], str]) -> None:
        if person.user_id is None or not person.pings:
            return
        screen = note(told(self._ground.identity.to(person)))
        try:
            await self._ground.gateway.tell(guild_id, channel_id, person.user_id, screen)
        except GatewayError:
            return
