"""Keeps tables going: what follows a change, and what happens by itself.

After a change the public message is marked for redrawing, panels of those whose turn has come are refreshed, and
what falls due is put on the clock. What happens by itself is a deal after its pause, a computer's move, also for
somebody who is late or away, a call to whoever is waited for, and putting an idle table away.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.model.chance import Chance
from bot.model.errors import Damaged, NotSaved
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.table import Table
from bot.service.background import RETRY_SECONDS, Background
from bot.service.computers import Computers
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.service.messages import TableMessages
from bot.service.moves import Moves
from bot.service.panels import OpenPanels
from bot.service.scheduler import Scheduler
from bot.service.worker_pool import WorkerPool
from bot.storage.retry import repeated
from bot.storage.storage import Storage

log = logging.getLogger(__name__)

DAMAGED_REST: Final = timedelta(minutes=10)
"""After which it is looked again whether a table that could not be read has been put right."""
UNSETTLED: Final = timedelta(hours=1)
"""How fresh the last move of a table must be for its message to be redrawn when the bot starts."""
ALIVE_SECONDS: Final = 60.0
"""How often it is noted that the bot is there, to give back the time in which it was not."""


class Updates:
    """See to it that everybody is shown what has changed, and that nothing stands still which should not."""

    def __init__(
        self,
        storage: Storage,
        gateway: Gateway,
        identity: Identity,
        workers: WorkerPool,
        chance: Chance,
        moves: Moves,
        *,
        clock: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]],
        redraw_apart: float,
        redraw_together: float,
        every_minute: Sequence[Callable[[], Awaitable[None]]],
    ) -> None:
        self._storage = storage
        self._moves = moves
        self._clock = clock
        self._sleep = sleep
        self._every_minute = every_minute
        self.background = Background(sleep)
        self.messages = TableMessages(storage, gateway, identity, self.background, clock, redraw_apart, redraw_together)
        self.panels = OpenPanels(storage, gateway, identity, self.background, clock, sleep)
        self._computers = Computers(storage, workers, moves, self.changed, chance, clock, sleep)
        self._scheduler = Scheduler(storage, self._ring, clock, sleep)
        self._gave_time_back = False

    def start(self) -> None:
        """Take up the series under way where they stood, beside answering clicks."""
        self.background.spawn(self._begin)

    async def _begin(self) -> None:
        """Give back the time of being away, set the clocks, and redraw what may have been left undrawn."""
        while not self._gave_time_back:
            try:
                await self._give_time_back()
            except NotSaved:
                log.warning("The tables cannot be taken up yet, trying again")
                await self._sleep(RETRY_SECONDS)
        self.background.spawn(self._stay_alive)
        self._scheduler.start()
        for table_id in await self._storage.schedule.unsettled(self._clock() - UNSETTLED):
            try:
                async with self._storage.tables.open(table_id) as table:
                    self._moves.advance(table)
            except Exception:
                log.exception("Table %s could not be taken up, the others go on", table_id)
            else:
                self.changed(table)

    async def _give_time_back(self) -> None:
        """Let all that would have fallen due while the bot was down do so that much later."""
        last = await self._storage.presence.gone_since()
        if last is not None and (away := self._clock() - last) > timedelta():
            await self._storage.schedule.extend(away)
        await self._storage.presence.note_alive()
        self._gave_time_back = True

    async def _stay_alive(self) -> None:
        while True:
            await self._sleep(ALIVE_SECONDS)
            for chore in (self._storage.presence.note_alive, *self._every_minute):
                try:
                    await chore()
                except Exception:
                    log.exception("What is done every minute could not be done, trying again in a minute")

    async def close(self) -> None:
        """Stop what runs by itself; everything of it is taken up by `start`."""
        self.background.stop()
        await self._scheduler.close()
        await self._computers.close()
        await self.messages.close()
        await self.background.close()
        # Who is stopped before time was given back leaves the old note, so that none of that time is lost.
        try:
            if self._gave_time_back or await self._storage.presence.gone_since() is None:
                await self._storage.presence.note_alive(leaving=True)
        except NotSaved:
            log.warning("That the bot was there until now could not be noted")

    # What follows a change

    def changed(self, table: Table, *, by: int | None = None, drawn: bool = False) -> None:
        """See to it that everybody is shown what has changed. `drawn`: the table's message is answered already."""
        if self.background.stopped:
            # Who was answered last of all finds it drawn after the next start.
            return
        if not drawn and not table.is_quiet:
            self.messages.redraw(table)
        self.wake(table)
        sitting = [table.seats[seat] for seat in table.concerned() if seat != by]
        people = [person for person in sitting if person is not None and person.level is None]
        if people:
            self.background.spawn(partial(self.panels.refresh, table, people))

    def wake(self, table: Table) -> None:
        """Set the clock for what falls due at a table, and have its computers move if it is their turn."""
        if self.background.stopped:
            return
        self._scheduler.set(table.due_at)
        if table.computer_to_move() is not None:
            self._computers.wake(table.id)

    @repeated
    async def _ring(self, table_id: int) -> None:
        """Do what has fallen due at a table: deal, call, hand a move to the computer, put the table away."""
        panels = await self._storage.panels.of(table_id)
        now = self._clock()
        try:
            async with self._storage.tables.open(table_id) as table:
                table.tick(now)
                self._moves.advance(table)
                called = _called(table, panels, now)
        except Damaged:
            await self._storage.schedule.put_off(table_id, self._clock() + DAMAGED_REST)
            return
        if called:
            self.messages.call(table, called)
        # A clock alone changes nothing for everybody: a table drawn anew would tell since when it runs.
        self.changed(table, drawn=not (called or table.moves_made or table.put_away))


def _called(table: Table, panels: dict[int, Panel], now: datetime) -> list[Person]:
    """Who is to be mentioned now: those awaited who have no hand open that can still be redrawn."""
    if table.call_at is None or table.call_at > now:
        return []
    asked = {seat: table.person(seat) for seat in table.to_call() if seat not in table.called}
    lacking = {seat: person for seat, person in asked.items() if person.pings and person.id not in panels}
    table.called |= set(lacking)
    # Those who have their hand open are called when it can no longer be redrawn.
    table.call_at = min((panels[each.id].expires_at for each in asked.values() if each.id in panels), default=None)
    return list(lacking.values())
