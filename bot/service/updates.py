"""Keeps tables going: what follows a change, and what happens by itself.

After a change the public message is marked for redrawing, panels of those whose turn has come are refreshed, and
what falls due is put on the clock. What happens by itself is a deal after its pause, a computer's move, also for
somebody who is late or away, a call to whoever is waited for, and putting an idle table away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.i18n.texts import Texts
from bot.model.chance import Chance
from bot.model.errors import ChannelGone, Damaged, MessageGone, NotSaved, TokenDead
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.person import Person
from bot.model.table import Table
from bot.model.table_state import Status
from bot.service.computers import Computers
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.service.moves import Moves
from bot.service.redraws import ClosedChannels, RedrawQueue
from bot.service.scheduler import Scheduler
from bot.service.worker_pool import WorkerPool
from bot.storage.retry import repeated
from bot.storage.storage import Storage
from bot.ui import pages
from bot.ui.board import board, left_behind
from bot.ui.panel import panel
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

MESSAGE_LIFE: Final = timedelta(minutes=54)
"""How long a message is redrawn: Discord takes fewer edits of one that is over an hour old."""
DAMAGED_REST: Final = timedelta(minutes=10)
"""After which it is looked again whether a table that could not be read has been put right."""
UNSETTLED: Final = timedelta(hours=1)
"""How fresh the last move of a table must be for its message to be redrawn when the bot starts."""
RETRY_SECONDS: Final = 5.0
"""After which something is tried again, where the database took nothing."""
ANSWER_LIFE: Final = timedelta(seconds=3)
"""How long Discord waits for the answer to a click."""
TRIES: Final = 6
"""How often what is done behind a click is tried then."""
ALIVE_SECONDS: Final = 60.0
"""How often it is noted that the bot is there, to give back the time in which it was not."""


class Updates:
    """Sees to it that everybody is shown what has changed, and that nothing stands still which should not."""

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
        self._gateway = gateway
        self._identity = identity
        self._moves = moves
        self._clock = clock
        self._sleep = sleep
        self._every_minute = every_minute
        self._closed = ClosedChannels(clock)
        self._redraws = RedrawQueue(self._draw, redraw_apart, redraw_together)
        self._computers = Computers(storage, workers, moves, self.changed, chance, clock, sleep)
        self._scheduler = Scheduler(storage, self._ring, clock, sleep)
        self._calls: dict[int, tuple[str, list[Person]]] = {}
        """Who is to be mentioned at a table, and the move for which they are."""
        self._changed: dict[int, Table] = {}
        """Tables as they were committed last, whose messages are to be drawn."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """In a channel one thing is done after another; a lock is there as long as somebody holds it or waits."""
        self._told_open: set[int] = set()
        """Channels in which something is done of which Discord has said meanwhile that they are open."""
        self._gave_time_back = False
        self._stopped = False
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Takes up the series under way where they stood, beside answering clicks."""
        self.spawn(self._begin)

    async def _begin(self) -> None:
        """Gives back the time of being away, sets the clocks, and redraws what may have been left undrawn."""
        while not self._gave_time_back:
            try:
                await self._give_time_back()
            except NotSaved:
                log.warning("The tables cannot be taken up yet, trying again")
                await self._sleep(RETRY_SECONDS)
        self.spawn(self._stay_alive)
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
        """Nobody's time runs while the bot is down: all that would fall due does so that much later."""
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
        """Stops what runs by itself; everything of it is taken up by `start`."""
        self._stopped = True
        await self._scheduler.close()
        await self._computers.close()
        await self._redraws.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        # Who is stopped before time was given back leaves the old note, so that none of that time is lost.
        try:
            if self._gave_time_back or await self._storage.presence.gone_since() is None:
                await self._storage.presence.note_alive(leaving=True)
        except NotSaved:
            log.warning("That the bot was there until now could not be noted")

    # What follows a change

    def changed(self, table: Table, *, by: int | None = None, drawn: bool = False) -> None:
        """Sees to it that everybody is shown what has changed. `drawn`: the table's message is answered already."""
        if self._stopped:
            # Who was answered last of all finds it drawn after the next start.
            return
        if not drawn and not table.is_quiet:
            self.redraw(table)
        self.wake(table)
        sitting = [table.seats[seat] for seat in table.concerned() if seat != by]
        people = [person for person in sitting if person is not None and person.level is None]
        if people:
            self.spawn(partial(self.refresh, table, people))

    def wake(self, table: Table) -> None:
        """Sets the clock for what falls due at a table, and has its computers move if it is their turn."""
        if self._stopped:
            return
        self._scheduler.set(table.due_at)
        if table.computer_to_move() is not None:
            self._computers.wake(table.id)

    def spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Does work beside everything else; an error in it is logged."""
        if self._stopped:
            return
        task = asyncio.get_running_loop().create_task(self._do(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _do(self, work: Callable[[], Awaitable[None]]) -> None:
        for _ in range(TRIES):
            try:
                await work()
            except NotSaved:
                # Which the log tells already.
                await self._sleep(RETRY_SECONDS)
                continue
            except Exception:
                log.exception("Work behind a click failed")
            return

    @repeated
    async def _ring(self, table_id: int) -> None:
        """Does what has fallen due at a table: deals, calls, hands a move to the computer, puts the table away."""
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
            self._calls[table_id] = (table.version(None), called)
        # A clock alone changes nothing for everybody: a table drawn anew would tell since when it runs.
        self.changed(table, drawn=not (called or table.moves_made or table.put_away))

    # Showing

    async def refresh(self, table: Table, people: Sequence[Person]) -> None:
        """Redraw the open panels of some people at a table that has just changed."""
        panels = await self._storage.panels.of(table.id)
        opened = [(person, panels[person.id]) for person in people if person.id in panels]
        if not opened:
            return
        now = await self._newest(table)
        for person, kept in opened:
            self.spawn(partial(self._refresh, now, person, kept))

    async def _refresh(self, table: Table, person: Person, kept: Panel) -> None:
        seat = table.seat_of(person)
        if seat is None:
            return
        try:
            await self._gateway.refresh(kept, panel(table, seat, self._identity.to(person)))
        except TokenDead:
            if self._clock() < kept.expires_at - TOKEN_LIFE + ANSWER_LIFE:
                # Discord takes a token only once the click that has brought it is answered.
                await self._sleep(ANSWER_LIFE.total_seconds())
                await self.refresh(table, [person])
            else:
                await self._storage.panels.drop(table.id, person, kept)

    async def _newest(self, table: Table) -> Table:
        """Return a table as it is now, which is mostly the one that was just committed."""
        if self._storage.tables.is_newest(table):
            return table
        return await self._storage.tables.read(table.id)

    def take_away(self, *messages: tuple[int, int]) -> None:
        """Deletes old messages of a table, by channel and id, when the channel's turn comes."""
        for channel_id, message_id in messages:
            self.spawn(partial(self._delete, channel_id, message_id))

    async def _delete(self, channel_id: int, message_id: int) -> None:
        async with self._turn(channel_id):
            await self._gateway.delete(channel_id, message_id)

    def redraw(self, table: Table) -> None:
        """Have the message of a table drawn anew when its channel's turn comes."""
        if not self._stopped:
            self._changed[table.id] = table
            self._redraws.mark(table.channel_id, table.id)

    async def draw_unless(self, table: Table, screen: Screen) -> None:
        """Draw a table anew unless it still looks like this, as when one answer has overtaken another."""
        now = await self._newest(table)
        if now is not table and board(now, self._identity.to_all(now.guild)) != screen:
            self.redraw(now)

    def _turn(self, channel_id: int) -> asyncio.Lock:
        return self._turns.setdefault(channel_id, asyncio.Lock())

    async def _draw(self, table_id: int) -> None:
        """Brings the public message of a table up to date, in a new message for every deal."""
        changed = self._changed.pop(table_id, None)
        table = await (self._newest(changed) if changed is not None else self._storage.tables.read(table_id))
        if self._closed.is_resting(table.channel_id):
            return
        t = self._identity.to_all(table.guild)
        async with self._turn(table.channel_id):
            self._told_open.discard(table.channel_id)
            try:
                await self._draw_message(table, t)
                await self._draw_call(table, t)
            except ChannelGone:
                if table.channel_id in self._told_open:
                    # Discord has said meanwhile that it is not closed; what was pressed then is to be seen.
                    self.redraw(table)
                    return
                self._closed.refused(table.channel_id)
                log.info("Table %s waits: its channel is closed to the bot", table_id)
            else:
                self._closed.opened(table.channel_id)
            finally:
                self._told_open.discard(table.channel_id)

    def may_draw_in(self, channel_id: int) -> None:
        """Discord says that the bot may write in this channel."""
        self._closed.opened(channel_id)
        if channel_id in self._turns:
            self._told_open.add(channel_id)

    async def _draw_message(self, table: Table, t: Texts) -> None:
        if table.message_id is None and table.status is Status.STOPPED:
            # As a lobby whose message is another table's now: it is no news.
            return
        screen = board(table, t)
        # That a table is put away is no news to post: its message, however old, is made to say so.
        fresh = table.put_away or (table.message_at is not None and self._clock() - table.message_at < MESSAGE_LIFE)
        same_deal = table.message_id is not None and table.message_shows == table.deal_key
        if same_deal and fresh:
            assert table.message_id is not None
            try:
                await self._gateway.edit(table.channel_id, table.message_id, screen)
                if self._storage.shared:
                    # What another process has drawn meanwhile may just have been overtaken.
                    self.spawn(partial(self.draw_unless, table, screen))
                return
            except MessageGone:
                log.info("The message of table %s is gone, posting it anew", table.id)
                # Should that fail, nobody asks for the old one again.
                table = await self._forget_message(table)
        message_id = await self._gateway.post(table.channel_id, screen)
        if not await self._keep_message(table, message_id, self._clock()):
            await self._gateway.delete(table.channel_id, message_id)
        elif same_deal and not fresh:
            await self._leave_behind(table, message_id, t)

    @repeated
    async def _keep_message(self, drawn: Table, message_id: int, at: datetime) -> bool:
        """Make a message posted the one of its table, unless another was posted meanwhile."""
        async with self._storage.tables.open(drawn.id) as table:
            kept = (table.channel_id, table.message_id) == (drawn.channel_id, drawn.message_id)
            if kept:
                table.message_id, table.message_shows, table.message_at = message_id, drawn.deal_key, at
        return kept

    @repeated
    async def _forget_message(self, drawn: Table) -> Table:
        """Forget the message of a table that is gone, unless it has another by now."""
        async with self._storage.tables.open(drawn.id) as table:
            if table.message_id == drawn.message_id:
                table.message_id = None
        return table

    async def _leave_behind(self, table: Table, message_id: int, t: Texts) -> None:
        """Makes a record of a message that is too old to be redrawn, and says where the table goes on."""
        assert table.message_id is not None
        link = pages.link(table.guild_id, table.channel_id, message_id)
        try:
            await self._gateway.edit(table.channel_id, table.message_id, left_behind(table, link, t))
        except MessageGone:
            log.debug("The old message of table %s is gone", table.id)

    async def _draw_call(self, table: Table, t: Texts) -> None:
        """Takes the call back for whoever has moved, and calls whoever is waited for."""
        version, called = self._calls.pop(table.id, ("", []))
        if (table.call_over or called) and table.call_id is not None:
            await self._gateway.delete(table.channel_id, table.call_id)
            await self._forget_call(table.id, table.call_id)
        if not called:
            return
        # The table's message may be another by now.
        table = await self._storage.tables.read(table.id)
        if version != table.version(None):
            return
        mentioned = [person.user_id for person in called if person.user_id is not None]
        screen = pages.call(table, mentioned, t)
        call_id = await self._gateway.post(table.channel_id, screen, mentioned)
        if await self._keep_call(table.id, version, call_id):
            self.redraw(table)

    @repeated
    async def _keep_call(self, table_id: int, version: str, call_id: int) -> bool:
        """Store the message of a call; return whether it is over already, since somebody has moved meanwhile."""
        async with self._storage.tables.open(table_id) as table:
            table.call_id = call_id
            table.call_over = table.version(None) != version
        return table.call_over

    @repeated
    async def _forget_call(self, table_id: int, call_id: int) -> None:
        async with self._storage.tables.open(table_id) as table:
            if table.call_id == call_id:
                table.call_id, table.call_over = None, False


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
