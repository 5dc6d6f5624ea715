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
from bot.model.errors import ChannelGone, Damaged, MessageGone, NotSaved, Refusal, TokenDead
from bot.model.person import Person
from bot.model.table import Chance, Status, Table
from bot.service.computers import Computers
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.service.redraws import ClosedChannels, RedrawQueue
from bot.service.scheduler import Scheduler
from bot.service.worker_pool import WorkerPool
from bot.storage.store import Panel, Store
from bot.ui import pages
from bot.ui.board import board, left_behind
from bot.ui.panel import panel
from bot.ui.screen import Screen
from engine.moves import ADD, TAKE, Concede, Deal, Dealer, Draw, Move, Ranking

log = logging.getLogger(__name__)

MESSAGE_LIFE: Final = timedelta(minutes=54)
"""How long a message is redrawn: Discord takes fewer edits of one that is over an hour old."""
DAMAGED_REST: Final = timedelta(minutes=10)
"""After which it is looked again whether a table that could not be read has been put right."""
UNSETTLED: Final = timedelta(hours=1)
"""How fresh the last move of a table must be for its message to be redrawn when the bot starts."""
RETRY_SECONDS: Final = 5.0
"""After which something is tried again, where the database took nothing."""
TRIES: Final = 6
"""How often what is done behind a click is tried then."""
ALIVE_SECONDS: Final = 60.0
"""How often it is noted that the bot is there, to give back the time in which it was not."""


class Updates:
    """Sees to it that everybody is shown what has changed, and that nothing stands still which should not."""

    def __init__(
        self,
        store: Store,
        gateway: Gateway,
        identity: Identity,
        workers: WorkerPool,
        chance: Chance,
        *,
        clock: Callable[[], datetime],
        sleep: Callable[[float], Awaitable[None]],
        pause: timedelta,
        redraw_apart: float,
        redraw_together: float,
        every_minute: Sequence[Callable[[], Awaitable[None]]],
    ) -> None:
        self._store = store
        self._gateway = gateway
        self._identity = identity
        self._chance = chance
        self._clock = clock
        self._sleep = sleep
        self._pause = pause
        self._every_minute = every_minute
        self._closed = ClosedChannels(clock)
        self._redraws = RedrawQueue(self._draw, redraw_apart, redraw_together)
        self._computers = Computers(store, workers, self._move_computer, chance, clock, sleep)
        self._scheduler = Scheduler(store, self._ring, clock, sleep)
        self._calls: dict[int, tuple[str, list[Person]]] = {}
        """Who is to be mentioned at a table, and the move for which they are."""
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
        for table_id in await self._store.unsettled(self._clock() - UNSETTLED):
            try:
                table, _ = await self._store.change(table_id, self.advance)
            except Exception:
                log.exception("Table %s could not be taken up, the others go on", table_id)
            else:
                self.after(table)

    async def _give_time_back(self) -> None:
        """Nobody's time runs while the bot is down: all that would fall due does so that much later."""
        last = await self._store.gone_since()
        if last is not None and (away := self._clock() - last) > timedelta():
            await self._store.extend(away)
        await self._store.note_alive()
        self._gave_time_back = True

    async def _stay_alive(self) -> None:
        while True:
            await self._sleep(ALIVE_SECONDS)
            for chore in (self._store.note_alive, *self._every_minute):
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
            if self._gave_time_back or await self._store.gone_since() is None:
                await self._store.note_alive(leaving=True)
        except NotSaved:
            log.warning("That the bot was there until now could not be noted")

    # What follows a change

    def advance(self, table: Table) -> None:
        """Does all at a table that nobody has to be asked for."""
        table.advance(self._clock(), self._chance, self._pause)

    def after(self, table: Table, *, by: int | None = None, drawn: bool = False) -> None:
        """Sees to it that everybody is shown what has changed. `drawn`: the table's message is answered already."""
        if self._stopped:
            # Who was answered last of all finds it drawn after the next start.
            return
        if not drawn and not table.is_quiet:
            self._redraws.mark(table.channel_id, table.id)
        self.wake(table)
        for seat in table.concerned():
            person = table.seats[seat]
            if seat != by and person is not None and person.level is None:
                self.spawn(partial(self.refresh, table.id, person))

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

    async def _ring(self, table_id: int) -> None:
        """Does what has fallen due at a table: deals, calls, hands a move to the computer, puts the table away."""
        panels = await self._store.panels.of(table_id)

        def change(table: Table) -> list[Person]:
            now = self._clock()
            table.tick(now)
            self.advance(table)
            return _called(table, panels, now)

        try:
            table, called = await self._store.change(table_id, change)
        except Damaged:
            await self._store.put_off(table_id, self._clock() + DAMAGED_REST)
            return
        if called:
            self._calls[table_id] = (table.version(None), called)
        # A clock alone changes nothing for everybody: a table drawn anew would tell since when it runs.
        self.after(table, drawn=not (called or table.moves_made or table.put_away))

    async def _move_computer(self, table_id: int, person: Person, version: str, move: Move) -> None:
        """Makes a computer's move, also for somebody who is late or away, unless the table has moved on."""
        try:
            moving = self.moving(person, version, move, instead=True)
            table, (_, fresh) = await self._store.change(table_id, moving)
        except Refusal as refusal:
            log.info("A computer's move came too late at table %s: %s", table_id, refusal)
            return
        if fresh:
            self.after(table)

    # Showing

    async def refresh(self, table_id: int, person: Person) -> None:
        """Redraws a person's panel, while its token lives."""
        kept = (await self._store.panels.of(table_id)).get(person.id)
        if kept is None:
            return
        table = await self._store.read(table_id)
        seat = table.seat_of(person)
        if seat is None:
            return
        try:
            await self._gateway.refresh(kept, panel(table, seat, self._identity.to(person)))
        except TokenDead:
            await self._store.drop_panel(table_id, person, kept)

    def take_away(self, *messages: tuple[int, int]) -> None:
        """Deletes old messages of a table, by channel and id, when the channel's turn comes."""
        for channel_id, message_id in messages:
            self.spawn(partial(self._delete, channel_id, message_id))

    async def _delete(self, channel_id: int, message_id: int) -> None:
        async with self._turn(channel_id):
            await self._gateway.delete(channel_id, message_id)

    def redraw(self, table: Table) -> None:
        """The table's message does not look as it should."""
        if not self._stopped:
            self._redraws.mark(table.channel_id, table.id)

    async def draw_unless(self, table_id: int, screen: Screen) -> None:
        """Draws a table anew unless it still looks like this, as when one answer has overtaken another."""
        table = await self._store.read(table_id)
        if board(table, self._identity.to_all(table.guild)) != screen:
            self.redraw(table)

    def _turn(self, channel_id: int) -> asyncio.Lock:
        return self._turns.setdefault(channel_id, asyncio.Lock())

    async def _draw(self, table_id: int) -> None:
        """Brings the public message of a table up to date, in a new message for every deal."""
        table = await self._store.read(table_id)
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
                if self._store.shared:
                    # What another process has drawn meanwhile may just have been overtaken.
                    self.spawn(partial(self.draw_unless, table.id, screen))
                return
            except MessageGone:
                log.info("The message of table %s is gone, posting it anew", table.id)
                # Should that fail, nobody asks for the old one again.
                table, _ = await self._store.change(table.id, partial(_forget_message, message_id=table.message_id))
        message_id = await self._gateway.post(table.channel_id, screen)
        now = self._clock()
        _, kept = await self._store.change(table.id, lambda other: _remember(other, table, message_id, now))
        if not kept:
            await self._gateway.delete(table.channel_id, message_id)
        elif same_deal and not fresh:
            await self._leave_behind(table, message_id, t)

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
            await self._store.change(table.id, partial(_forget_call, call_id=table.call_id))
        if not called:
            return
        # The table's message may be another by now.
        table = await self._store.read(table.id)
        if version != table.version(None):
            return
        mentioned = [person.user_id for person in called if person.user_id is not None]
        screen = pages.call(table, mentioned, t)
        call_id = await self._gateway.post(table.channel_id, screen, mentioned)
        moved, _ = await self._store.change(table.id, partial(_remember_call, version=version, call_id=call_id))
        if moved.call_over:
            self._redraws.mark(table.channel_id, table.id)

    def moving_as_written(self, person: Person, version: str, what: str) -> Callable[[Table], tuple[int, bool]]:
        """How a person's move is made, by the text on its button; raises `Refusal` where that is no move."""

        def change(table: Table) -> tuple[int, bool]:
            return self.moving(person, version, _read(table, what, self._chance))(table)

        return change

    def moving(
        self, person: Person, version: str, move: Move, *, instead: bool = False
    ) -> Callable[[Table], tuple[int, bool]]:
        """How a move is made, a person's or a computer's: the seat, and whether it was still asked for."""

        def change(table: Table) -> tuple[int, bool]:
            seat = table.seat_of(person)
            if seat is None:
                raise Refusal("not-seated" if move not in (ADD, TAKE) else "not-your-choice")
            # Whoever it was to stand in for may be back by now.
            asked = not instead or table.computer_to_move() == seat
            if not asked or not table.is_fresh(version, seat, move):
                return seat, False
            table.push(seat, move, instead=instead)
            self.advance(table)
            return seat, True

        return change


def _read(table: Table, what: str, chance: Chance) -> Move:
    """The move that a button stands for at a table; what nobody decides, nobody presses."""
    if what == "cut any":
        cuts = table.cuts
        return cuts[chance.below(len(cuts))]
    try:
        move = table.kind.parse(what)
    except ValueError:
        raise Refusal("unknown-button") from None
    if isinstance(move, Dealer | Draw | Ranking | Deal | Concede):
        raise Refusal("unknown-button")
    return move


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


def _remember(now: Table, drawn: Table, message_id: int, at: datetime) -> bool:
    """Makes a message posted the one of its table, unless another was posted meanwhile."""
    if (now.channel_id, now.message_id) != (drawn.channel_id, drawn.message_id):
        return False
    now.message_id, now.message_shows, now.message_at = message_id, drawn.deal_key, at
    return True


def _forget_message(table: Table, message_id: int) -> None:
    if table.message_id == message_id:
        table.message_id = None


def _remember_call(table: Table, version: str, call_id: int) -> None:
    """Keeps the message of a call; where somebody has moved meanwhile, it is over already."""
    table.call_id = call_id
    table.call_over = table.version(None) != version


def _forget_call(table: Table, call_id: int) -> None:
    if table.call_id == call_id:
        table.call_id, table.call_over = None, False
