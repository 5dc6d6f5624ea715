"""The hands that people have open: redrawn as the game goes on, and brought below the table's newest message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.model.errors import NoAnswer, Refusal, TokenDead, TokenUnknown
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.person import Person
from bot.model.table import Table
from bot.service.background import Background
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.storage.storage import Storage
from bot.ui import pages
from bot.ui.panel import panel, resting

log = logging.getLogger(__name__)

ANSWER_LIFE: Final = timedelta(seconds=3)
"""How long Discord waits for the answer to a click."""
REST_BEFORE: Final = timedelta(seconds=90)
"""How long before its token expires a hand is drawn for the last time; this is looked for every minute."""


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
        self._moving: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()
        """A lock for each table and person, so that a hand is not brought down twice; unused locks disappear."""

    # Redrawing

    async def refresh(self, table: Table, people: Sequence[Person]) -> None:
        """Redraw the open panels of these people at a table that has just changed."""
        panels = await self._storage.panels.of(table.id)
        opened = [(person, panels[person.id]) for person in people if person.id in panels]
        if not opened:
            return
        now = await self._storage.tables.newest(table)
        for person, kept in opened:
            draw = self._bring_down if now.is_above(kept.message_id) else self._refresh
            self._background.spawn(partial(draw, now, person, kept))

    async def _refresh(self, table: Table, person: Person, kept: Panel) -> None:
        seat = table.seat_of(person)
        if seat is None or not kept.message_id:
            return
        try:
            await self._gateway.refresh(kept, panel(table, seat, self._identity.to(person)))
        except TokenDead as error:
            await self._refused(table, person, kept, error)

    async def _refused(self, table: Table, person: Person, kept: Panel, error: TokenDead) -> None:
        """Forget a panel whose token Discord does not take, or draw it a little later if the token may be too new."""
        if isinstance(error, TokenUnknown) and self._clock() < kept.expires_at - TOKEN_LIFE + ANSWER_LIFE:
            # Discord accepts a token only after the click that brought it was answered.
            await self._sleep(ANSWER_LIFE.total_seconds())
            await self.refresh(table, [person])
        else:
            await self._storage.panels.drop(table.id, person, kept)

    async def say_retired(self, table: Table, people: Sequence[Person]) -> None:
        """Say in the open hands of people who sat at a table of an evening that it has been stopped for all."""
        panels = await self._storage.panels.of(table.id)
        for person in people:
            kept = panels.get(person.id)
            if kept is None or not await self._storage.panels.drop(table.id, person, kept) or not kept.message_id:
                continue
            told = self._identity.to(person)("evening-stop-done", table=table.id)
            with contextlib.suppress(TokenDead):
                await self._gateway.refresh(kept, pages.note(told))

    # Below the table

    async def follow(self, table: Table) -> None:
        """Bring the open hands of a table below the message that was just posted for it."""
        await self.refresh(table, [person for person in table.seats if person is not None and person.level is None])

    async def _bring_down(self, table: Table, person: Person, kept: Panel) -> None:
        """Show a hand anew below the table's message, by the token of the hand above it."""
        async with self._moving.setdefault((table.id, person.id), asyncio.Lock()):
            opened = (await self._storage.panels.of(table.id)).get(person.id)
            if opened is None:
                return
            above = table.is_above(opened.message_id)
            refused = await self._show_below(table, person, opened) if above else None
        if refused is not None:
            await self._refused(table, person, opened, refused)
        elif not above:
            # It was brought down in the meantime, perhaps as it was before this change.
            await self._refresh(table, person, opened)

    async def _show_below(self, table: Table, person: Person, opened: Panel) -> TokenDead | None:
        """Show a hand in a new message; return the error of a token that Discord does not take."""
        seat = table.seat_of(person)
        if seat is None:
            return None
        try:
            message_id = await self._gateway.show_below(opened, panel(table, seat, self._identity.to(person)))
        except TokenDead as error:
            return error
        except NoAnswer as error:
            log.info("A hand stays above its table: %s", error)
        else:
            await self.show(table, person, Panel(message_id, opened.token, opened.expires_at))
        return None

    async def show(self, table: Table, person: Person, shown: Panel, pressed: Panel | None = None) -> None:
        """Make a hand that was just shown the person's own; older ones say where it is.

        `pressed` is the hand whose button was pressed, if another was shown.
        """
        left = await self._storage.panels.keep(table.id, person, shown)
        lowest = max(shown.message_id, left.message_id if left is not None else 0)
        older = {each.message_id: each for each in (pressed, left, shown) if each is not None}
        for message_id, each in older.items():
            # The token of somebody who has just sat down has no message yet.
            if message_id and message_id < lowest:
                self._background.spawn(partial(self._say_moved, table, person, each, lowest))

    async def _say_moved(self, table: Table, person: Person, left: Panel, message_id: int) -> None:
        t, place = self._identity.to(person), pages.link(table.guild_id, table.channel_id, message_id)
        told = t("daily-moved") if table.is_private else t("panel-moved", table=table.id, place=place)
        with contextlib.suppress(TokenDead):
            await self._gateway.refresh(left, pages.note(told))

    # The end of a token

    async def rest(self) -> None:
        """Draw hands whose tokens expire soon for the last time: they no longer tell whose turn it is."""
        now = self._clock()
        for table_id, person, kept in await self._storage.panels.expiring(now + REST_BEFORE):
            if kept.message_id and kept.expires_at > now:
                self._background.spawn(partial(self._rest, table_id, person, kept))
            else:
                await self._storage.panels.drop(table_id, person, kept)

    async def _rest(self, table_id: int, person: Person, kept: Panel) -> None:
        # First: who presses in the meantime has a new token, and keeps the hand.
        if await self._storage.panels.drop(table_id, person, kept):
            # Nothing is drawn of a table that is gone, or cannot be read.
            with contextlib.suppress(TokenDead, Refusal):
                table = await self._storage.tables.read(table_id)
                await self._gateway.refresh(kept, resting(table, self._identity.to(person)))
