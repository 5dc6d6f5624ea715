"""The panels that people have open, which are kept up to date."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.model.errors import TokenDead, TokenUnknown
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.person import Person
from bot.model.table import Table
from bot.service.background import Background
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.storage.storage import Storage
from bot.ui.panel import panel

ANSWER_LIFE: Final = timedelta(seconds=3)
"""How long Discord waits for the answer to a click."""


class OpenPanels:
    """Redraws panels by their stored tokens."""

    def __init__(
        self,
        storage: Storage,
        gateway: Gateway,
        identity: Identity,
        background: Background,
        clock: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self._storage = storage
        self._gateway = gateway
        self._identity = identity
        self._background = background
        self._clock = clock
        self._sleep = sleep

    async def refresh(self, table: Table, people: Sequence[Person]) -> None:
        """Redraw the open panels of these people at a table that has just changed."""
        panels = await self._storage.panels.of(table.id)
        opened = [(person, panels[person.id]) for person in people if person.id in panels]
        if not opened:
            return
        now = await self._storage.tables.newest(table)
        for person, kept in opened:
            self._background.spawn(partial(self._refresh, now, person, kept))

    async def _refresh(self, table: Table, person: Person, kept: Panel) -> None:
        seat = table.seat_of(person)
        if seat is None:
            return
        try:
            await self._gateway.refresh(kept, panel(table, seat, self._identity.to(person)))
        except TokenDead as error:
            if isinstance(error, TokenUnknown) and self._clock() < kept.expires_at - TOKEN_LIFE + ANSWER_LIFE:
                # Discord accepts a token only after the click that brought it was answered.
                await self._sleep(ANSWER_LIFE.total_seconds())
                await self.refresh(table, [person])
            else:
                await self._storage.panels.drop(table.id, person, kept)
