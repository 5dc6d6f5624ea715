"""Answers that show a hand or a table; what is needed to redraw them later is stored."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.model.company import Invited
from bot.model.errors import NotSaved, Refusal
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.actions.access import Access, may_move
from bot.service.actions.company import CompanyService
from bot.service.common.replies import Actor, Reply
from bot.service.running.ground import Ground
from bot.service.running.table_picture import own_table
from bot.service.running.updates import Updates
from bot.storage.retry import retried
from bot.ui.board import menu
from bot.ui.panel import TABLE, panel
from bot.ui.screen import Screen

log = logging.getLogger(__name__)

ALONE: Final = Invited()


@dataclass(slots=True)
class Hand:
    """The hand from which somebody does something, and how that is answered."""

    table: Table
    person: Person
    seat: int
    notice: str = ""
    """The key of the text that stands above the hand afterwards."""
    asking: str = ""
    """What is shown in its place, as `panel` calls it."""
    changed: bool = True
    """Whether the others see something new."""


@dataclass(frozen=True, slots=True)
class Answers:
    """Shows hands and tables as answers to clicks and commands."""

    _ground: Ground
    _access: Access
    _updates: Updates
    _company: CompanyService

    # What is done from a hand, or from a table's message

    @asynccontextmanager
    async def change_by_hand(
        self, actor: Actor, reply: Reply, table_id: int, *, absent: str = ""
    ) -> AsyncIterator[Hand]:
        """Open a table for what a person does from the own hand; answer with the hand, and tell the others.

        `absent` is the key of the refusal for who has no seat, where it is not the usual one.
        """
        async with self._access.change(actor, table_id) as (table, person):  # begin
            seat = table.seats.seat_of(person)
            if seat is None:
                raise Refusal(absent) if absent else table.no_seat(person)
            hand = Hand(table, person, seat)
            yield hand
            self.keep(reply, table, seat)
        # committed
        await self.show_changed(reply, hand)

    @asynccontextmanager
    async def change_by_board(self, actor: Actor, reply: Reply, table_id: int) -> AsyncIterator[tuple[Table, Person]]:
        """Open a table for what a person does from its message or its menu; answer there, and tell everybody."""
        async with self._access.change(actor, table_id) as (table, person):  # begin
            yield table, person
            drawn = table.message.id == reply.message_id
            if drawn:
                table.message.shows = table.deal.key
        # committed
        if reply.on_panel and table.status is Status.LOBBY:
            await reply.show_panel(self.menu_of(actor, table, person))
            self._updates.show_change(table)
        else:
            await self.show_board(actor, reply, table, drawn=drawn)

    async def show_changed(self, reply: Reply, hand: Hand, *, kept: bool = True) -> None:
        """Show a hand from which its table was just changed, and the others what is new."""
        shown = {"notice": hand.notice, "asking": hand.asking}
        try:
            await self.show_hand(reply, hand.table, hand.person, hand.seat, **shown, kept=kept)
        finally:
            # What was done is stored, also where the database cannot be read any more.
            if hand.changed or hand.table.clock.brought_back:
                self._updates.show_change(hand.table, by=hand.seat)

    # Hands and tables

    def menu_of(self, actor: Actor, table: Table, person: Person) -> Screen:
        """Return what is seldom done at a table, for the channel where a person asks."""
        return menu(table, person, self._ground.identity.to(person), threads=may_move(table, actor))

    def keep(self, reply: Reply, table: Table, seat: int) -> None:
        """Keep the pressed panel with its newest token; it is stored together with the open table."""
        if reply.on_panel and reply.message_id is not None:
            table.changes.keep_panel(seat, self._panel(reply, reply.message_id))

    async def keep_now(self, reply: Reply, table_id: int, person: Person) -> None:
        """Keep the pressed panel with its newest token, where no table is open."""
        assert reply.message_id is not None
        try:
            await self._ground.storage.panels.keep(table_id, person, self._panel(reply, reply.message_id))
        except NotSaved:
            log.warning("A panel at table %s cannot be drawn anew by itself", table_id)

    def keep_token(self, reply: Reply, table: Table, seat: int) -> None:
        """Keep the token of somebody who sits down, by which the first hand is shown."""
        table.changes.keep_panel(seat, self._panel(reply, 0))

    async def show_hand(
        self,
        reply: Reply,
        table: Table,
        person: Person,
        seat: int,
        *,
        notice: str = "",
        asking: str = "",
        kept: bool = True,
    ) -> None:
        """Show a person's hand; `notice` is the key of a text, `asking` the second step of an answer."""
        t = self._ground.identity.to(person)
        if asking == TABLE:
            screen = await own_table(self._ground, table, person, seat)
        else:
            screen = panel(table, seat, t, notice=t(notice) if notice else "", asking=asking)
        plain = screen if not (notice or asking) else None
        await self.show_page(reply, table, person, screen, asking=asking, hand=plain, kept=kept)

    async def show_page(
        self,
        reply: Reply,
        table: Table,
        person: Person,
        screen: Screen,
        *,
        asking: str = "",
        hand: Screen | None = None,
        kept: bool = True,
    ) -> None:
        """Show a screen in the place of a person's hand; a hand above the table's message is shown anew below it.

        `asking` is the page that is shown, as `panel` calls it; `hand` the hand, where that was drawn already. `kept`
        is false where the pressed message may have been no hand, and becomes one.
        """
        pressed = reply.message_id if reply.on_panel else None
        above = pressed is not None and table.message.is_above(pressed)
        message_id = await (reply.show_note(screen) if above else reply.show_panel(screen))
        if message_id is not None and not (kept and message_id == pressed):
            await self._store_opened(reply, table, person, message_id, pressed)
        if message_id is not None:
            self._updates.panels.note_answered(table, person, self._panel(reply, message_id), asking=asking, hand=hand)

    async def show_aside(self, actor: Actor, reply: Reply, table_id: int, screen: Screen) -> None:
        """Show a screen that is no hand, perhaps where the hand at a table was; `table_id` is 0 without a table.

        The hand there is then no longer open: it is not drawn over what the person reads.
        """
        await self.put_aside(actor, reply, table_id)
        await reply.show_panel(screen)

    async def show_aside_or_note(self, actor: Actor, reply: Reply, table_id: int, screen: Screen) -> None:
        """Show a page in the place of a hand; where it was opened from something else, that stays as it is."""
        if table_id:
            await self.show_aside(actor, reply, table_id, screen)
        else:
            await reply.show_note(screen)

    async def put_aside(self, actor: Actor, reply: Reply, table_id: int) -> None:
        """Close the hand at a table, where the answer is going to be; `table_id` is 0 without a table.

        A hand in another message stays open, also one that was brought below the pressed message meanwhile.
        """
        pressed = reply.message_id if reply.on_panel else None
        if table_id and pressed is not None:
            try:
                await self._ground.storage.panels.close(table_id, actor.user_id, pressed)
            except NotSaved:
                log.warning("A panel at table %s cannot be closed", table_id)

    async def show_hand_below(self, reply: Reply, table: Table, person: Person, seat: int) -> None:
        """Show a person's hand below the table that the answer has just posted."""
        hand = panel(table, seat, self._ground.identity.to(person))
        message_id = await reply.show_below(hand)
        if message_id is not None:
            await self._store_opened(reply, table, person, message_id, reply.message_id if reply.on_panel else None)
            self._updates.panels.note_answered(table, person, self._panel(reply, message_id), hand=hand)

    async def _store_opened(
        self, reply: Reply, table: Table, person: Person, message_id: int, pressed: int | None = None
    ) -> None:
        """Store a panel that was shown after the table was stored; `pressed` is the panel that it replaces."""
        old = self._panel(reply, pressed) if pressed is not None else None
        try:
            await self._updates.panels.show(table, person, self._panel(reply, message_id), old)
        except NotSaved:
            log.warning("A panel at table %s cannot be drawn anew by itself", table.id)

    def _panel(self, reply: Reply, message_id: int) -> Panel:
        return Panel(message_id, reply.token, self._ground.clock() + TOKEN_LIFE)

    async def show_board(self, actor: Actor, reply: Reply, table: Table, *, drawn: bool) -> None:
        """Show a changed table to everybody; `drawn` means that the pressed message is the table's own."""
        t = self._ground.identity.to_all(table.guild)
        messages = self._updates.messages
        screen, pictures = await messages.board(table, t), messages.pictures
        arrived = await self._show(actor, reply, table, await messages.board(table, t, pictures.ready(table, t)))
        # The answer does not wait for a picture that has to be drawn: that comes with the next redraw.
        if not arrived or pictures.is_lacking(table, t):
            self._updates.messages.redraw(table)
        self._updates.show_change(table, drawn=drawn)
        if drawn:
            # Another answer may have drawn an older state in the meantime.
            self._ground.background.spawn(partial(self._updates.messages.draw_unless, table, screen))

    async def post(self, actor: Actor, reply: Reply, table: Table, company: Invited = ALONE) -> bool:
        """Post a table that has not changed, and tell this company of it; return whether the message has arrived."""
        t = self._ground.identity.to_all(table.guild)
        messages = self._updates.messages
        screen = await messages.board(table, t, messages.pictures.ready(table, t))
        shown, mentioned = self._company.invite(screen, table, company, t)
        message_id = await reply.post(shown, mentioned)
        self._company.tell(table, company, message_id)
        if message_id is not None:
            await self._adopt_message(actor, table.id, message_id, keeps=shown is not screen)
            if shown is not screen:
                # Those who are mentioned find that in the message until something happens at the table.
                self._ground.background.spawn(partial(messages.draw_unless, table, await messages.board(table, t)))
        # Computers go on even if the message does not arrive.
        self._updates.wake(table)
        return message_id is not None

    async def _show(self, actor: Actor, reply: Reply, table: Table, screen: Screen) -> bool:
        message_id = await reply.show_board(screen)
        if message_id is not None and message_id != reply.message_id:
            await self._adopt_message(actor, table.id, message_id)
        return message_id is not None

    @retried
    async def _move_message(
        self, table_id: int, channel_id: int, message_id: int
    ) -> tuple[Table, list[tuple[int, int]]]:
        async with self._ground.tables.open(table_id) as table:
            left = table.stand_at(channel_id, message_id, self._ground.clock())
        return table, left

    async def _adopt_message(self, actor: Actor, table_id: int, message_id: int, *, keeps: bool = False) -> None:
        """Make a message that was just posted the message of its table; `keeps` means that it stays as it is."""
        try:
            table, left = await self._move_message(table_id, actor.channel_id, message_id)
        except NotSaved:
            log.warning("The new message of table %s is not redrawn", table_id)
            return
        self._updates.messages.take_away(*left)
        self._ground.background.spawn(partial(self._updates.panels.follow, table))
        # Somebody may have made a move since that message was drawn.
        self._updates.show_change(table, drawn=keeps)
