"""The hands that people have open: redrawn as the game goes on, and brought below the table's newest message."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Set
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Final
from weakref import WeakValueDictionary

from bot.i18n.texts import Texts
from bot.model import timing
from bot.model.errors import NoAnswer, Refusal, TokenDead, TokenUnknown
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.model.waits import ANSWER_LIFE_S
from bot.service.running.ground import Ground
from bot.service.running.table_picture import own_table, seen_from
from bot.ui import pages
from bot.ui.board import disappointed, left_page
from bot.ui.evening import stop_done
from bot.ui.panel import STEPS, TABLE, lasting, panel, resting
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

REST_BEFORE: Final = timedelta(seconds=90)
"""How long before its token expires a hand is drawn for the last time; this is looked for every minute."""


PREFERENCES: Final = "preferences"
"""What is read in the place of a hand where its owner's preferences are shown, which tell nothing of the table."""


@dataclass(slots=True)
class ShownHand:
    """What one hand shows, each screen as a number that is another one for another screen."""

    hand: int | None = None
    """The hand itself, when it was drawn last; `None` where this process does not know it."""
    asking: str = ""
    """What is shown in its place, as `panel` calls it."""
    page: int | None = None
    """That page, when it was drawn last."""
    drawings: int = 0
    """How often it was drawn, so that an older drawing is not sent after a newer one."""
    lowest: int = 0
    """The message in which it stands, or has to stand above."""
    waits: bool = False
    """Whether it will be looked at as soon as it may be redrawn again."""
    asked: bool = False
    """Whether its owner is asked something that it does not show yet."""
    expires_at: datetime | None = None
    """When its token runs out."""

    def is_kept(self, now: datetime) -> bool:
        """Return whether the hand can still be redrawn."""
        return self.expires_at is not None and self.expires_at > now

    def take(self, table: Table, seat: int, t: Texts, asking: str = "", hand: Screen | None = None) -> None:
        """Note what is shown now: the hand, which may be at hand already, or a page in its place."""
        paged = asking not in ("", PREFERENCES)
        page = _page(table, seat, t, asking)[1] if paged else None
        self._note(hash(lasting(hand or panel(table, seat, t))), asking, page)

    def _note(self, hand: int, asking: str = "", page: int | None = None) -> None:
        """Note what was just drawn, by the hashes of its screens: the hand, or the page `asking` in its place."""
        self.drawings += 1
        self.hand, self.asking, self.page = hand, asking, page

    def due(self, table: Table, seat: int, t: Texts, *, asked: bool) -> Screen | None:
        """Return what has to be drawn, and note it as drawn; `None` where what is shown is still so."""
        hand = panel(table, seat, t)
        number = hash(lasting(hand))
        is_read = self.asking and self.asking.split()[0] not in STEPS
        if self.hand != number and (asked or self.hand is None or not is_read):
            self._note(number)
            return hand
        if self.page is None:
            return None
        page, number = _page(table, seat, t, self.asking)
        if self.page == number:
            return None
        self.page, self.drawings = number, self.drawings + 1
        return page


def _page(table: Table, seat: int, t: Texts, asking: str) -> tuple[Screen, int]:
    """Return a page in the place of a hand, and the number of what it shows, its picture included."""
    page, picture = panel(table, seat, t, asking=asking), seen_from(table, seat, t) if asking == TABLE else None
    return page, hash((lasting(page), picture))


@dataclass(slots=True, eq=False)
class OpenPanels:
    """Redraws panels by their stored tokens; no panel again before `apart` seconds have passed."""

    _ground: Ground
    _apart: float
    _shown: dict[tuple[int, int], ShownHand] = field(default_factory=dict, init=False)
    """What the hands show, by table and person, until their tokens run out."""
    _free_at: dict[tuple[str, int], float] = field(default_factory=dict, init=False, repr=False)
    """When a message may be redrawn again by its token, by the clock that only counts seconds.

    Discord's limits are those of a token. Whoever plays has a fresh one with each press, so that the next turn is
    shown at once.
    """
    _moving: WeakValueDictionary[tuple[int, int], asyncio.Lock] = field(default_factory=WeakValueDictionary, init=False)
    """A lock for each table and person, so that a hand is not brought down twice; unused locks disappear."""

    # Redrawing

    async def refresh(self, table: Table, asked: Set[int] = frozenset(), by: int | None = None) -> None:
        """Redraw each open hand at a table that has just changed, if it shows something else now.

        `asked` are the seats that have something new to answer or to see: whatever else they read is a hand again. The
        answer to a click has drawn the hand of the seat `by` already.
        """
        now = await self._ground.storage.tables.newest(table)
        panels = await self._ground.storage.panels.at(now)
        coming = {each.id for each in now.seats.newcomers.values()}
        seats = {sitting.id: seat for seat, sitting in enumerate(now.seats) if sitting is not None}
        for person_id, kept in panels.items():
            seat = seats.get(person_id)
            if seat is not None and not (seat == by and now is table):
                self._look_at(now, seat, kept, asked=seat in asked)
            elif seat is None and person_id not in coming:
                await self._say_gone(now, person_id, kept)

    def _look_at(self, table: Table, seat: int, kept: Panel, *, asked: bool) -> None:
        """Redraw a hand if it shows something else now; soon, where it was redrawn just before."""
        if not (kept.message_id or asked):
            return
        person = table.seats.person(seat)
        shown = self._shown_to(table, person, kept)
        if self._ground.storage.shared and (asked or table.is_across):
            # Another process may have drawn it.
            shown.hand = None
        above = table.message.is_above(kept.message_id)
        wait = self._wait(kept, asked=asked)
        if wait and not above:
            shown.asked |= asked
            if asked or not shown.waits:
                shown.waits = True
                self._ground.background.spawn(partial(self._look_later, table, person, shown, wait))
            return
        screen = shown.due(table, seat, self._ground.identity.to(person), asked=asked)
        if screen is None:
            return
        if above:
            self._ground.background.spawn(partial(self._bring_down, table, person))
        else:
            self._free_at[kept.token, kept.message_id] = self._ground.seconds() + self._apart
            self._ground.background.spawn(partial(self._redraw, table, person, kept, screen))

    async def _look_later(self, table: Table, person: Person, shown: ShownHand, wait: float) -> None:
        await self._ground.sleep(wait)
        shown.waits = False
        asked, shown.asked = shown.asked, False
        await self._look_again(table, person, asked=asked)

    async def _look_again(self, table: Table, person: Person, *, asked: bool = False) -> None:
        """Redraw the hand of one person, if it shows something else than the table's newest state."""
        kept = (await self._ground.storage.panels.of(table.id)).get(person.id)
        if kept is None:
            return
        now = await self._ground.storage.tables.newest(table)
        seat = now.seats.seat_of(person)
        if seat is not None:
            self._look_at(now, seat, kept, asked=asked)

    def _wait(self, kept: Panel, *, asked: bool = True) -> float:
        """Return how many seconds must pass before a panel may be redrawn by its token.

        What is of no hurry waits twice as long: a card that others have played must not delay the own turn.
        """
        free_at = self._free_at.get((kept.token, kept.message_id), -self._apart) + self._apart * (not asked)
        return max(0.0, free_at - self._ground.seconds())

    def _shown_to(self, table: Table, person: Person, kept: Panel) -> ShownHand:
        shown = self._shown.setdefault((table.id, person.id), ShownHand())
        shown.expires_at = kept.expires_at
        return shown

    async def _redraw(self, table: Table, person: Person, kept: Panel, screen: Screen) -> None:
        """Send a drawing of a hand, unless a newer one was sent meanwhile."""
        shown = self._shown_to(table, person, kept)
        drawing = shown.drawings
        async with self._lock(table, person):
            try:
                if shown.asking == TABLE and (seat := table.seats.seat_of(person)) is not None:
                    screen = await own_table(self._ground, table, person, seat)
                if shown.drawings != drawing or not kept.message_id:
                    return
                await self._ground.gateway.refresh(kept, screen)
            except TokenDead as error:
                refused = error
            except BaseException:
                shown.hand = None
                raise
            else:
                return
        await self._forget_or_retry(table, person, kept, refused)

    async def _forget_or_retry(self, table: Table, person: Person, kept: Panel, error: TokenDead) -> None:
        """Forget a panel whose token Discord does not take, or draw it a little later if the token may be too new."""
        self._shown_to(table, person, kept).hand = None
        if isinstance(error, TokenUnknown) and self._ground.clock() < kept.expires_at - TOKEN_LIFE + timedelta(
            seconds=ANSWER_LIFE_S
        ):
            # Discord accepts a token only after the click that brought it was answered.
            await self._ground.sleep(ANSWER_LIFE_S)
            await self._look_again(table, person, asked=True)
        else:
            await self._ground.storage.panels.drop(table.id, person, kept)

    def note_answered(
        self, table: Table, person: Person, shown: Panel, *, asking: str = "", hand: Screen | None = None
    ) -> None:
        """Note what the answer to a click shows in the place of a hand: the hand itself, or a page that is asked for.

        `hand` is the hand where it was drawn already.
        """
        seat = table.seats.seat_of(person)
        if seat is None:
            return
        known = self._shown_to(table, person, shown)
        if is_kept := shown.message_id >= known.lowest:
            known.take(table, seat, self._ground.identity.to(person), asking, hand)
        else:
            # Another one was shown below meanwhile, perhaps as it was before this click.
            known.hand = None
        if not is_kept or self._ground.storage.tables.was_changed(table):
            # Where somebody has changed it while the answer was under way, that may have come after a redrawing.
            self._ground.background.spawn(partial(self._look_again, table, person))

    # Those who sit there no more

    async def _say_gone(self, table: Table, person_id: int, kept: Panel) -> None:
        """Say in the open hand of somebody who has left a table that no seat there is theirs."""
        person = await self._ground.storage.people.numbered(person_id)
        async with self._lock(table, person):
            if (await self._ground.storage.tables.newest(table)).seats.seat_of(person) is not None:
                # They have come back since.
                return
            # It may have been brought down since.
            kept = (await self._ground.storage.panels.of(table.id)).get(person_id, kept)
            is_open = await self._ground.storage.panels.drop(table.id, person, kept) and bool(kept.message_id)
        if is_open:
            self._ground.background.spawn(partial(self._send_last, kept, self._gone(table, person)))

    def _gone(self, table: Table, person: Person) -> Screen:
        t = self._ground.identity.to(person)
        if table.spot is not None and timing.is_left_to_computers(table):
            return pages.note(stop_done(table, t))
        # Whoever has left was told so at once: this is for somebody to whom a seat was promised.
        over = table.spot is None and table.status in (Status.FINISHED, Status.STOPPED)
        return left_page(table, person, disappointed(table, t) if over else t("not-seated"), t)

    async def _send_last(self, kept: Panel, screen: Screen) -> None:
        """Draw what a message says after it has stopped being a hand, if Discord still takes its token.

        This is drawn at once: as long as the message looks like a hand, somebody may press it.
        """
        self._free_at[kept.token, kept.message_id] = self._ground.seconds() + self._apart
        with contextlib.suppress(TokenDead):
            await self._ground.gateway.refresh(kept, screen)

    # Below the table

    async def follow(self, table: Table) -> None:
        """Bring the open hands of a table below the message that was just posted for it."""
        panels = await self._ground.storage.panels.of(table.id)
        now = await self._ground.storage.tables.newest(table)
        for person in now.seats.sitting:
            if person.id in panels and now.message.is_above(panels[person.id].message_id):
                self._ground.background.spawn(partial(self._bring_down, now, person))

    def _lock(self, table: Table, person: Person) -> asyncio.Lock:
        return self._moving.setdefault((table.id, person.id), asyncio.Lock())

    async def _bring_down(self, table: Table, person: Person) -> None:
        """Show a hand anew below the table's message, by the token of the hand above it."""
        async with self._lock(table, person):
            opened = (await self._ground.storage.panels.of(table.id)).get(person.id)
            if opened is None:
                return
            above = table.message.is_above(opened.message_id)
            refused = await self._show_below(table, person, opened) if above else None
        if refused is not None:
            await self._forget_or_retry(table, person, opened, refused)
        elif not above:
            # It was brought down in the meantime, perhaps as it was before this change.
            self._shown_to(table, person, opened).hand = None
            await self._look_again(table, person)

    async def _show_below(self, table: Table, person: Person, opened: Panel) -> TokenDead | None:
        """Show a hand in a new message; return the error of a token that Discord does not take."""
        seat = table.seats.seat_of(person)
        if seat is None:
            return None
        hand = panel(table, seat, self._ground.identity.to(person))
        try:
            message_id = await self._ground.gateway.show_below(opened, hand)
        except TokenDead as error:
            return error
        except NoAnswer as error:
            self._shown_to(table, person, opened).hand = None
            log.info("A hand stays above its table: %s", error)
        else:
            below = Panel(message_id, opened.token, opened.expires_at)
            await self.show(table, person, below)
            self.note_answered(table, person, below, hand=hand)
            now = await self._ground.storage.tables.newest(table)
            if now.seats.seat_of(person) is None:
                # It is stored for nobody who has left meanwhile.
                self._ground.background.spawn(partial(self._send_last, below, self._gone(now, person)))
        return None

    async def show(self, table: Table, person: Person, shown: Panel, pressed: Panel | None = None) -> None:
        """Make a hand that was just shown the person's own; older ones are taken away.

        `pressed` is the hand whose button was pressed, if another was shown: it says where that is.
        """
        left = await self._ground.storage.panels.keep(table.id, person, shown)
        lowest = max(shown.message_id, left.message_id if left is not None else 0)
        self._shown_to(table, person, shown).lowest = lowest
        older = {each.message_id: each for each in (pressed, left, shown) if each is not None}
        for message_id, each in older.items():
            # The token of somebody who has just sat down has no message yet.
            if not message_id or message_id >= lowest:
                continue
            is_read = table.is_private or (pressed is not None and message_id == pressed.message_id)
            if is_read:
                self._ground.background.spawn(partial(self._say_moved, table, person, each, lowest))
            else:
                # A line that points to the hand would be one more with each deal.
                self._ground.background.spawn(partial(self._take_away, each))

    async def _say_moved(self, table: Table, person: Person, left: Panel, new_message_id: int) -> None:
        """Replace an old panel by a note that leads to the message where the hand is now."""
        t, place = self._ground.identity.to(person), pages.link(table.guild_id, table.channel_id, new_message_id)
        told = t("daily-moved") if table.is_private else t("panel-moved", table=table.id, place=place)
        await self._send_last(left, pages.note(told))

    async def _take_away(self, left: Panel) -> None:
        self._free_at.pop((left.token, left.message_id), None)
        with contextlib.suppress(TokenDead):
            await self._ground.gateway.take_away(left)

    # The end of a token

    async def rest(self) -> None:
        """Draw hands whose tokens expire soon for the last time: they no longer tell whose turn it is."""
        now = self._ground.clock()
        self._shown = {key: shown for key, shown in self._shown.items() if shown.is_kept(now)}
        self._free_at = {key: at for key, at in self._free_at.items() if at > self._ground.seconds()}
        for table_id, person, kept in await self._ground.storage.panels.expiring(now + REST_BEFORE):
            if kept.message_id and kept.expires_at > now:
                self._ground.background.spawn(partial(self._rest, table_id, person, kept))
            else:
                await self._ground.storage.panels.drop(table_id, person, kept)

    async def _rest(self, table_id: int, person: Person, kept: Panel) -> None:
        await self._wait_until_free(kept)
        table = None
        # Nothing is drawn of a table that is gone, or cannot be read.
        with contextlib.suppress(Refusal):
            table = await self._ground.storage.tables.read(table_id)
        # First: who presses in the meantime has a new token, and keeps the hand.
        if not await self._ground.storage.panels.drop(table_id, person, kept):
            return
        while self._wait(kept):
            # It was redrawn just before it was let go of.
            await self._wait_until_free(kept)
            if person.id in await self._ground.storage.panels.of(table_id):
                return
        if table is not None:
            await self._send_last(kept, resting(table, self._ground.clock(), self._ground.identity.to(person)))

    async def _wait_until_free(self, kept: Panel) -> None:
        while wait := self._wait(kept):
            await self._ground.sleep(wait)
