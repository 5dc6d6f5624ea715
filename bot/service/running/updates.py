"""Keeps tables going: what follows a change, and what happens without a click.

After a change the public message is redrawn, the panels of the players whose turn it is are refreshed, and the time of
what is due next is set. Without a click come the deal after its pause, the moves of computers, also for a person who is
late or away, a call to the players who are waited for, and putting away a table at which nothing happens.
"""

from __future__ import annotations

import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence, Set
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from bot.model import moving, seating, timing
from bot.model.errors import Damaged, NotSaved
from bot.model.panel import Panel
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.model.waits import ALIVE_NOTE_S, OTHERS_FOLLOWED_S, WORK_RETRY_S
from bot.service.common.background import logged
from bot.service.common.clock_watch import ClockWatch
from bot.service.running.across import AcrossCalls
from bot.service.running.celebration import Celebrations
from bot.service.running.computers import Computers
from bot.service.running.ground import Ground
from bot.service.running.message import TableMessages
from bot.service.running.moves import Moves
from bot.service.running.panel import OpenPanels
from bot.service.running.scheduler import Scheduler
from bot.service.running.seat_news import SeatNews
from bot.service.running.server_match import MatchBoards
from bot.storage.retry import retried
from engine.players import Level

log = logging.getLogger(__name__)

DAMAGED_REST: Final = timedelta(minutes=10)
"""The time after which a damaged table is tried again, in case somebody has repaired it."""
UNSETTLED: Final = timedelta(hours=1)
"""What was done last at a table must be newer than this for its message to be redrawn when the bot starts."""

Chore = Callable[[], Awaitable[None] | None]
"""What is done every minute, or begun."""


class Updates:
    """Shows everybody what has changed, and makes sure that no table stands still."""

    def __init__(
        self,
        ground: Ground,
        moves: Moves,
        celebrations: Celebrations,
        *,
        redraw_apart: float,
        redraw_together: float,
        hands_apart: float,
        evening_changed: Callable[[Table], Awaitable[None]],
    ) -> None:
        self._ground = ground
        self._moves = moves
        self.clock_watch: Final = ClockWatch(ground.clock, ground.seconds, self._follow_clock)
        self.panels = OpenPanels(ground, hands_apart)
        self.messages = TableMessages(ground, self.panels, redraw_apart=redraw_apart, redraw_together=redraw_together)
        self.calls = AcrossCalls(ground)
        self.seat_news = SeatNews(ground)
        self.matches = MatchBoards(ground)
        self._evening_changed = evening_changed
        self._celebrations = celebrations
        self._every_minute: tuple[Chore, ...] = ()
        self.following: list[Callable[[Table], None]] = []
        """What else follows a change."""
        self._computers = Computers(ground, moves, self.show_change)
        self._scheduler = Scheduler(ground, self._ring, self.clock_watch)
        self._gave_time_back = False
        self._unseen: set[int] = set()
        """The tables that had no message a minute ago."""

    def start(self, every_minute: Sequence[Chore]) -> None:
        """Continue the series under way in the background, and do what is to be done every minute."""
        forget = self._ground.storage.interactions.forget
        self._every_minute = (self.panels.rest, self._post_unseen, forget, self._follow_boards, *every_minute)
        self._ground.background.spawn(self._begin)

    async def _begin(self) -> None:
        """Extend the deadlines, start the schedule, and redraw what may not have been drawn before the bot stopped."""
        try:
            await self._give_time_back()
        except NotSaved:
            raise
        except Exception:
            log.exception("The time in which the bot was away could not be given back, all else goes on")
        self._ground.background.spawn(self._stay_alive)
        if not self._ground.storage.sharding.whole:
            # Whoever serves all servers is the only one there is.
            self._ground.background.spawn(self._follow_others)
        self._scheduler.start()
        self._ground.background.spawn(self._take_up)
        self._ground.background.spawn(self._follow_boards)

    async def _take_up(self) -> None:
        """Go on with all tables that may stand still, or may show what is so no more."""
        left = deque(
            await self._ground.storage.schedule.unsettled(self._ground.clock() - UNSETTLED, self._ground.durations.idle)
        )
        while left:
            table_id = left.popleft()
            try:
                table = await self.advance(table_id)
            except Damaged:
                # The storage has logged it already.
                continue
            except NotSaved:
                left.append(table_id)
                await self._ground.sleep(WORK_RETRY_S)
            except Exception:
                log.exception("Table %s could not be taken up, the others go on", table_id)
            else:
                self.show_change(table)

    @retried
    async def advance(self, table_id: int) -> Table:
        """Do everything at a stored table that nobody has to be asked for, and return it."""
        async with self._ground.tables.open(table_id) as table:
            self._moves.advance(table)
        return table

    async def _give_time_back(self) -> None:
        """Make everything due later by the time that the bot was not running, so that nobody loses time."""
        if not self._gave_time_back:
            now, last = self._ground.clock(), await self._ground.storage.presence.gone_since()
            await self._ground.storage.schedule.move(now - (last or now), now, self._ground.durations)
            if not self._ground.storage.sharding.whole:
                # Any process goes on with these tables: time was lost there only if all were gone.
                last = await self._ground.storage.presence.gone_since(anywhere=True)
                await self._ground.storage.schedule.move(now - (last or now), now, self._ground.durations, across=True)
            self._gave_time_back = True
        await self._ground.storage.presence.note_alive()

    async def _follow_clock(self, by: timedelta) -> None:
        await self._ground.storage.schedule.follow_clock(by, self._ground.clock(), self._ground.durations)
        # Their messages show the times at which something was due.
        self._ground.background.spawn(self._take_up)
        if not self._ground.background.stopped:
            self._scheduler.start()

    async def _look_at_clock(self) -> None:
        await self.clock_watch.look()
        # Something may have become due by another process, or by what was stored though the database said nothing.
        self._scheduler.start()

    async def _follow_boards(self) -> None:
        await self.messages.across_boards.look()
        await self.matches.look()

    async def _follow_others(self) -> None:
        """Show on the servers of this process what other processes have changed at tables that are shown there."""
        while True:
            await self._ground.sleep(OTHERS_FOLLOWED_S)
            with logged("What other processes have changed could not be shown, trying again"):
                await self._follow_boards()

    async def _stay_alive(self) -> None:
        chores: tuple[Chore, ...] = (self._look_at_clock, self._ground.storage.presence.note_alive, *self._every_minute)
        while True:
            await self._ground.sleep(ALIVE_NOTE_S)
            for chore in chores:
                try:
                    if (work := chore()) is not None:
                        await work
                except NotSaved:
                    # The storage has logged it already.
                    continue
                except Exception:
                    log.exception("What is done every minute could not be done, trying again in a minute")

    async def _post_unseen(self) -> None:
        """Post the tables whose message has been missing for a minute: the answer that was to show them was lost."""
        unseen = await self._ground.storage.schedule.unseen()
        for table_id in unseen & self._unseen:
            with contextlib.suppress(Damaged):
                self.messages.redraw(await self._ground.storage.tables.read(table_id))
        self._unseen = unseen

    async def close(self) -> None:
        """Stop all work in the background; `start` continues it."""
        self._ground.background.stop()
        await self._scheduler.close()
        await self._computers.close()
        await self.messages.close()
        await self._ground.background.close()
        # Keep the old note if no time was given back yet, so that none of that time is lost.
        try:
            if self._gave_time_back:
                # The next process cannot tell a clock that was set from time in which the bot was not running.
                await self.clock_watch.look()
            if self._gave_time_back or await self._ground.storage.presence.gone_since() is None:
                await self._ground.storage.presence.note_alive(leaving=True)
        except NotSaved:
            log.warning("That the bot was there until now could not be noted")

    # What follows a change

    def show_change(self, table: Table, *, by: int | None = None, drawn: bool = False, unseen: bool = False) -> None:
        """Show everybody what has changed; `drawn` means that the answer has drawn the table's message already.

        What is `unseen` changes no message of a table, on whichever server.
        """
        if self._ground.background.stopped:
            # The message is drawn after the next start.
            return
        # That somebody is back may be seen, whatever they have done: pressing *I’m back* looks alike.
        unseen = unseen or (moving.is_quiet(table) and not table.changes.came_back)
        if not (unseen or drawn or table.is_private):
            self.messages.redraw(table)
        if table.is_across and not unseen:
            self.messages.across_boards.follow(table)
        self.wake(table)
        self.redraw_hands(table, moving.concerned(table), by)
        self._celebrations.follow(table)
        self.seat_news.follow(table)
        for follow in self.following:
            follow(table)
        if table.spot is not None and (table.deal.between_deals or table.status in (Status.FINISHED, Status.STOPPED)):
            self._ground.background.spawn(partial(self._evening_changed, table))

    def redraw_hands(self, table: Table, asked: Set[int], by: int | None = None) -> None:
        """Show in the open hands what has changed; `asked` are the seats that have something new to answer or see."""
        self._ground.background.spawn(partial(self.panels.refresh, table, asked, by))

    def wake(self, table: Table) -> None:
        """Set the time of what is due next at a table, and let its computers move if it is their turn."""
        if self._ground.background.stopped:
            return
        # The next deal of an evening is due at once, at a table that is not at hand.
        self._scheduler.set(
            self._ground.clock() if table.changes.goes_on else timing.looked_at(table, self._ground.clock())
        )
        if timing.computer_to_move(table) is not None:
            self._computers.wake(table.id)

    @retried
    async def _begin_lobby(self, table_id: int, now: datetime) -> Table:
        """Begin at a table that does so by itself, unless somebody has done it meanwhile."""
        computers = await self._ground.storage.people.computers(Level.REGULAR)
        async with self._ground.tables.open(table_id) as table:
            if seating.is_time_to_begin(table, now) and seating.fill_or_stop(table, computers):
                self._moves.begin(table, table.opener)
        return table

    @retried
    async def _ring(self, table_id: int) -> None:
        """Do what is due at a table: deal, call, let a computer move, free kept seats, begin, or put the table away."""
        panels = await self._ground.storage.panels.of(table_id)
        now = self._ground.clock()
        try:
            async with self._ground.tables.open(table_id) as table:
                table.clock.tick(now)
                freed = seating.end_keeping(table, now)
                self._moves.advance(table)
                called = _note_called(table, panels, now)
            if begun := seating.is_time_to_begin(table, now):
                table = await self._begin_lobby(table_id, now)
        except Damaged:
            await self._ground.storage.schedule.put_off(table_id, self._ground.clock() + DAMAGED_REST)
            return
        if called and table.is_across:
            self.calls.call(table, called)
        elif called:
            self.messages.call(table, called)
        # Do not redraw where only a clock ran out: the redrawing would tell everybody since when it ran.
        shown = called or freed or begun or table.changes.moves_made or table.clock.put_away or table.changes.goes_on
        self.show_change(table, unseen=not shown)


def _note_called(table: Table, panels: dict[int, Panel], now: datetime) -> list[Person]:
    """Note whom to mention now, and return them: who is waited for and has no panel that can be redrawn."""
    if table.clock.call_at is None or table.clock.call_at > now:
        return []
    asked = {seat: table.seats.person(seat) for seat in timing.to_call(table) if seat not in table.clock.called}
    opened = {key: panel for key, panel in panels.items() if panel.message_id}
    # Whoever plays alone with computers keeps nobody waiting.
    others = asked if len(table.seats.sitting) > 1 else {}
    lacking = {seat: person for seat, person in others.items() if person.pings and person.id not in opened}
    table.clock.called |= set(lacking)
    # The others are called when their panels can no longer be redrawn.
    table.clock.call_at = min(
        (opened[each.id].expires_at for each in asked.values() if each.id in opened), default=None
    )
    return list(lacking.values())
