"""Conceding games, leaving seats, and stopping tables."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

from bot.model import conceding, handover, say, stopping, timing
from bot.model.actions import AskGiveUp, Concede, GiveUp, Leave, Stop
from bot.model.delivery import Delivery
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.actions.access import Access
from bot.service.actions.answers import Answers
from bot.service.actions.series import SeriesService
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.service.running.updates import Updates
from bot.ui import pages
from bot.ui.board import give_up_page, left_page
from bot.ui.evening import stop_done
from bot.ui.formatting import still_to_agree, title
from bot.ui.games import SCREENS, screens_of
from bot.ui.panel import panel, stop_note
from engine.players import Level


@dataclass(frozen=True, slots=True)
class EndingService:
    """Ends games, series and seats when people ask for it."""

    _ground: Ground
    _access: Access
    _answers: Answers
    _moves: Moves
    _updates: Updates
    _series: SeriesService

    # Conceding

    @does(Concede)
    async def press_concede(self, actor: Actor, reply: Reply, action: Concede) -> None:
        """Concede the game of a button, or take the concession back."""
        game_number = action.version.split(".")[0]
        await self._concede(actor, reply, action.table_id, game_number, back=action.back)

    async def concede(self, actor: Actor, reply: Reply, number: int | None, game: str | None = None) -> None:
        """Concede the game of a person's table, or tell the partner that the person would concede.

        Raise `Refusal` where another game is played at the table than the one that the command names.
        """
        person = await self._ground.identity.person(actor)
        table = await self._access.which(actor, person, number, seated=True, game=game)
        if game not in (None, table.kind.name):
            t = self._ground.identity.to(person)
            titles = {"game": SCREENS[game].title(t), "other": screens_of(table).title(t)}
            raise Refusal("concede-elsewhere", table=table.id, **titles)
        await self._concede(actor, reply, table.id)

    async def _concede(
        self, actor: Actor, reply: Reply, table_id: int, game_number: str | None = None, *, back: bool | None = None
    ) -> None:
        async with self._answers.change_by_hand(actor, reply, table_id) as hand:
            table, seat = hand.table, hand.seat
            was_away, meant = table.seats.is_away(seat), game_number in (None, str(table.deal.game_number))
            done = conceding.concede(table, hand.person, back=back) if meant else False
            if meant:
                self._moves.advance(table)
                self._wait_again(table, seat, was_away=was_away)
            hand.notice = "" if done else _wish_noted(table, seat) if meant else "moved-on"
            hand.changed = done or (meant and was_away)
        if meant and not (hand.changed or table.clock.brought_back):
            self._tell_partner(table, seat)

    def _wait_again(self, table: Table, seat: int, *, was_away: bool) -> None:
        """Give somebody who was absent the time for a move again, if it is theirs."""
        if was_away and seat in table.awaited() and table.seats.is_present(seat):
            timing.wait(table, self._ground.clock())

    def _tell_partner(self, table: Table, seat: int) -> None:
        partner = table.partner_of(seat)
        if partner is not None:
            self._updates.redraw_hands(table, {partner}, seat)

    # Leaving

    @does(Leave)
    async def press_leave(self, actor: Actor, reply: Reply, action: Leave) -> None:
        """Leave the seat at a button's table."""
        await self.leave(actor, reply, action.table_id)

    async def leave(self, actor: Actor, reply: Reply, number: int | None) -> None:
        """Leave a seat: before the series it becomes free, later a computer plays on; or give a promised one back."""
        person = await self._ground.identity.person(actor)
        table = await self._access.which(actor, person, number, seated=True)
        table, computer = await self._leave(table.id, person, actor.delivery)
        t = self._ground.identity.to(person)
        if computer is None:
            text = t("left" if table.status is Status.LOBBY else "seat-given-back", table=table.id)
        else:
            text = t("left-to-computer", table=table.id, name=title(computer))
            text += " " + t("leave-answers") if say.answers(table, person) else ""
            text += " " + t("individual-left-out") if table.spot is not None and table.spot.individual else ""
        if reply.on_panel:
            await self._answers.put_aside(actor, reply, table.id)
        await reply.show_panel(left_page(table, person, text, t))
        self._updates.show_change(table)

    async def _leave(
        self, table_id: int, person: Person, delivery: Delivery | None = None
    ) -> tuple[Table, Person | None]:
        computers = await self._ground.storage.people.computers(Level.REGULAR)
        async with self._ground.tables.open(table_id, delivery) as table:
            if not table.clock.put_away:
                self._access.bring_back(table)
            computer = None if table.seats.renounce(person) else self._vacate(table, person, computers)
            self._moves.advance(table)
        return table, computer

    def _vacate(self, table: Table, person: Person, computers: Sequence[Person]) -> Person | None:
        seat, computer = table.own_seat(person), handover.leave(table, person, computers)
        if computer is not None and seat in table.awaited():
            timing.wait(table, self._ground.clock())
        return computer

    async def leave_all(self, person: Person) -> list[int]:
        """Have a person leave all tables; return the ids of the tables that show the name."""
        tables: list[Table] = await self._ground.storage.tables.with_person(person)
        for table in tables:
            # The series may just have ended, or the person has only opened the table.
            with contextlib.suppress(Refusal):
                left, _ = await self._leave(table.id, person)
                self._updates.show_change(left)
        return [table.id for table in tables]

    async def redraw_tables_left(self, table_ids: list[int]) -> None:
        """Redraw the tables that a person has left, as they are stored now."""
        for table_id in table_ids:
            self._updates.show_change(await self._ground.storage.tables.read(table_id))

    # Stopping

    @does(Stop)
    async def press_stop(self, actor: Actor, reply: Reply, action: Stop) -> None:
        """Stop a button's table, or count a vote to stop it."""
        await self.stop(actor, reply, action.table_id, back=action.back)

    async def stop(self, actor: Actor, reply: Reply, number: int | None, *, back: bool | None = None) -> None:
        """Stop a table, or count a vote to stop it; with `back`, take the vote back."""
        person = await self._ground.identity.person(actor)
        meant = await self._access.which(actor, person, number, seated=False)
        computers = await self._ground.storage.people.computers(Level.REGULAR)
        async with self._access.change(actor, meant.id) as (table, person):
            was_at = table.seats.seat_of(person)
            was_away = was_at is not None and table.seats.is_away(was_at)
            # Nobody moderates where people of several servers play.
            moderator = actor.moderator and not table.is_across
            stopping.stop(table, person, moderator=moderator, back=back, computers=computers)
            if timing.is_left_to_computers(table):
                self._moves.advance(table)
            seat = table.seats.seat_of(person)
            if seat is not None:
                self._wait_again(table, seat, was_away=was_away)
                self._answers.keep(reply, table, seat)
        t = self._ground.identity.to(person)
        if table.status in (Status.STOPPED, Status.FINISHED):
            text = t("practice-stopped") if table.is_practice else t("stop-done", table=table.id)
        elif table.spot is not None and timing.is_left_to_computers(table):
            text = stop_done(table, t)
        elif table.deal.dealt:
            wants = seat in table.votes.to_stop
            text = t("stop-wanted", missing=still_to_agree(table, t)) if wants else t("stop-taken-back")
        else:
            text = t("stop-counted", votes=len(table.votes.to_stop), needed=stopping.votes_needed(table))
        if seat is not None and reply.on_panel:
            # The hand stays where it is, with the answer in it.
            notice = "" if table.is_practice else text
            await self._answers.show_page(reply, table, person, panel(table, seat, t, notice=notice))
        else:
            await reply.show_panel(stop_note(table, person, text, t))
        self._updates.show_change(table)

    # A game that was stopped

    @does(AskGiveUp)
    async def ask_give_up(self, actor: Actor, reply: Reply, action: AskGiveUp) -> None:
        """Ask a person in a lobby whether to give up the game that the same people have not finished."""
        person = await self._ground.identity.person(actor)
        lobby = await self._access.read(actor, action.table_id)
        lobby.own_seat(person)
        if lobby.unfinished is None or lobby.unfinished.game_key != action.game:
            raise Refusal("nothing-to-give-up")
        await reply.show_panel(give_up_page(lobby, person, self._ground.identity.to(person)))

    @does(GiveUp)
    async def give_up(self, actor: Actor, reply: Reply, action: GiveUp) -> None:
        """Give that game up, or note or withdraw the wish; it is entered as any game that is given up."""
        person, t = await self._ground.identity.person(actor), await self._ground.identity.to_asker(actor)
        lobby = await self._access.read(actor, action.table_id)
        lobby, table, done = await self._series.give_up(
            lobby.id, person, action.game, back=action.back, delivery=actor.delivery
        )
        await reply.show_panel(pages.note(t("given-up", table=table.id)) if done else give_up_page(lobby, person, t))
        self._updates.show_change(lobby)
        if done:
            self._updates.show_change(table)


def _wish_noted(table: Table, seat: int) -> str:
    """Return the text that says what has become of a wish to give the game up."""
    partner = table.partner_of(seat)
    if seat not in table.votes.conceding:
        return "concede-taken-back"
    return "concede-asked" if partner is not None and say.has_say(table, partner) else "concede-noted"
