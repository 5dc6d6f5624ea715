"""Tables across servers: people of all servers who wait for a game are brought together at a table of no server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Final

from bot.model import seating, timing
from bot.model.across import (
    OPTIONS,
    PLACES,
    UNNAMED,
    ChooseAcrossPartner,
    ChooseKnownAs,
    FillSeats,
    FindTable,
    ListAcross,
    SayPhrase,
    ShowAcrossRating,
    ShowQueue,
    StopWaiting,
    TurnDeaf,
    Wait,
    Waiting,
    brought_together,
    rules_across,
    say_phrase,
    seated_across,
    seats_across,
    turn_deaf,
)
from bot.model.errors import Refusal, TokenDead
from bot.model.options import Guild
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.person import Person
from bot.model.table import ACROSS, NOWHERE, Table
from bot.service.actions.access import need_allowed
from bot.service.actions.answers import Answers, Hand
from bot.service.actions.company import accounts, need_friends
from bot.service.common.replies import Actor, Reply, does
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.service.running.panel import REST_BEFORE
from bot.service.running.updates import Updates
from bot.storage.retry import retried
from bot.storage.table import TableSession
from bot.ui.across import NOT_CHOSEN, queue_page, rating_page, wait_over, wait_rests
from bot.ui.screen import Screen
from engine.games import GAMES
from engine.players import Level

STANDS_STILL: Final = timedelta(seconds=30), timedelta(hours=1)
"""How long ago the last move was made at a table whose computers a process may have left standing that was killed."""


@dataclass(frozen=True, slots=True)
class AcrossService:
    """Has people wait, brings them together, and looks after those who wait."""

    _ground: Ground
    _answers: Answers
    _moves: Moves
    _updates: Updates

    # Waiting

    async def find(self, actor: Actor, reply: Reply, game: str, minutes: int = Wait.HALF) -> None:
        """Have a person wait for a table, and seat them where enough people wait; or show the hand they have."""
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        need_joined(guild, actor)
        computers, seed = await self._ground.storage.people.computers(Level.REGULAR), self._ground.chance.seed()
        async with self._ground.tables.session() as session:
            await session.count(actor.delivery)
            sits = await session.across.playing(person)
            if sits is None:
                # Not before: whoever ends a game has its table, and then waits for this lock.
                await session.across.lock()
                sits = await session.across.playing(person)
            if sits is None:
                await session.across.need_patience(person)
                await session.across.wait(self._waiting(actor, reply, person, game, Wait(minutes)))
                table = await self._bring_together(session, game, computers, seed)
            else:
                table = await session.load(sits)
            seat = table.seats.seat_of(person) if table is not None else None
            if table is not None and seat is not None:
                self._answers.keep(reply, table, seat)
        if table is not None and seat is not None:
            await self._answers.show_changed(reply, Hand(table, person, seat, changed=sits is None), kept=False)
        if table is not None:
            self._follow(table, new=sits is None, shown=person if seat is not None else None)
        if seat is None:
            await self._show_queue(reply, person, game)

    @does(FindTable)
    async def find_again(self, actor: Actor, reply: Reply, action: FindTable) -> None:
        """Have a person wait for so long."""
        await self.find(actor, reply, action.game, action.minutes)

    def _waiting(self, actor: Actor, reply: Reply, person: Person, game: str, wait: Wait) -> Waiting:
        # Where the bot may not write, it can only send a direct message.
        place = (actor.guild_id, actor.channel_id) if actor.on_server and actor.may_post else (NOWHERE, NOWHERE)
        panel = self._panel(reply, reply.message_id) if reply.on_panel and reply.message_id is not None else None
        now = self._ground.clock()
        return Waiting(person, UNNAMED, *place, game, now, now + wait.time, False, panel)

    def _panel(self, reply: Reply, message_id: int) -> Panel:
        return Panel(message_id, reply.token, self._ground.clock() + TOKEN_LIFE)

    @does(ShowQueue)
    async def show(self, actor: Actor, reply: Reply, action: ShowQueue) -> None:
        """Show how a person's wait stands."""
        await self._show_queue(reply, await self._ground.identity.person(actor), action.game)

    @does(StopWaiting)
    async def stop(self, actor: Actor, reply: Reply, action: StopWaiting) -> None:
        """Have a person wait no more."""
        person = await self._ground.identity.person(actor)
        await self._ground.storage.across.stop(person, action.game, actor.delivery)
        await self._show_queue(reply, person, action.game)

    @does(FillSeats)
    async def choose_computers(self, actor: Actor, reply: Reply, action: FillSeats) -> None:
        """Note whether computers may take the seats that are left."""
        person = await self._ground.identity.person(actor)
        await self._ground.storage.across.choose_computers(person, action.game, action.computers, actor.delivery)
        await self._match(action.game)
        await self._show_queue(reply, person, action.game)

    @does(ChooseAcrossPartner)
    async def choose_partner(self, actor: Actor, reply: Reply, action: ChooseAcrossPartner) -> None:
        """Note beside whom alone a person wants to sit down."""
        person = await self._ground.identity.person(actor)
        chosen = [account for account in [*accounts(action.values), action.account] if account][:1]
        friends = [await self._ground.member(actor.guild_id, account) for account in chosen]
        need_friends(actor, friends)
        friend = friends[0] if friends else None
        waits = self._ground.storage.across
        await waits.choose_partner(person, action.game, friend, actor.guild_id, actor.delivery)
        await self._match(action.game)
        await self._show_queue(reply, person, action.game)

    @does(ChooseKnownAs)
    async def choose_name(self, actor: Actor, reply: Reply, action: ChooseKnownAs) -> None:
        """Note by which name a person wants to be known at the next table."""
        person = await self._ground.identity.person(actor)
        chosen = UNNAMED if action.values == (NOT_CHOSEN,) else "".join(action.values)
        if chosen not in (UNNAMED, *PLACES):
            raise Refusal("unknown-button")
        await self._ground.storage.across.choose_name(person, chosen, actor.delivery)
        await self._show_queue(reply, person, action.game)

    @does(ShowAcrossRating)
    async def show_rating(self, actor: Actor, reply: Reply, action: ShowAcrossRating) -> None:
        """Show the rating of a game across servers."""
        await self._show_rating(reply, await self._ground.identity.person(actor), action.game)

    @does(ListAcross)
    async def choose_listed(self, actor: Actor, reply: Reply, action: ListAcross) -> None:
        """Note whether a person wants to stand in the ratings across servers."""
        person = await self._ground.identity.person(actor)
        await self._ground.storage.across.choose_listed(person, action.listed, actor.delivery)
        await self._show_rating(reply, person, action.game)

    async def _show_rating(self, reply: Reply, person: Person, game: str) -> None:
        # What was a page of a wait is none any more, and is not drawn over while it is read.
        await self._ground.storage.across.drop_panel(person, game, reply.message_id)
        await reply.show_panel(
            rating_page(await self._ground.storage.across.standing(person, game), self._ground.identity.to(person))
        )

    async def _show_queue(self, reply: Reply, person: Person, game: str) -> None:
        """Show how a person's wait stands, by a page that can be redrawn; or their hand, where they have a seat now."""
        if await self._show_own_hand(reply, person):
            return
        queue = await self._ground.storage.across.queue(person, game)
        message_id = await reply.show_panel(queue_page(queue, self._ground.identity.to(person)))
        if queue.wait is None or message_id is None:
            return
        kept = await self._ground.storage.across.keep_panel(person, game, self._panel(reply, message_id))
        if not kept:
            # They were brought together with others while the page was sent.
            await self._show_own_hand(reply, person)

    async def _show_own_hand(self, reply: Reply, person: Person) -> bool:
        table = await self._ground.storage.tables.across_of(person)
        if table is not None:
            await self._answers.show_hand(reply, table, person, table.own_seat(person), kept=False)
            self._updates.wake(table)
        return table is not None

    # What people say to one another

    @does(SayPhrase)
    async def say(self, actor: Actor, reply: Reply, action: SayPhrase) -> None:
        """Say something to the others at the table."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            say_phrase(hand.table, hand.person, action.phrase)

    @does(TurnDeaf)
    async def turn_deaf(self, actor: Actor, reply: Reply, action: TurnDeaf) -> None:
        """Have a person read no more, or again, what the others say."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            turn_deaf(hand.table, hand.person, deaf=action.deaf)
            hand.changed = False

    # Bringing people together

    async def _bring_together(
        self, session: TableSession, game: str, computers: Sequence[Person], seed: bytes
    ) -> Table | None:
        """Open a table for those who sit down together now, and deal; `None` where that is not possible yet."""
        rules = rules_across(GAMES[game])
        waiting, most = await session.across.waiting(game), seats_across(game)
        people = brought_together(waiting, await session.across.blocks(waiting), most, session.now)
        if not people:
            return None
        opener = people[0].person
        # An order that nobody has chosen: nobody gets the partner they want by asking in time, but by asking together.
        drawn = self._ground.chance.shuffled([*(each.person for each in people), *computers[: most - len(people)]])
        seats = seated_across(drawn, people)
        table = await session.create(ACROSS, NOWHERE, opener, rules, seed, OPTIONS, dict(enumerate(seats)))
        await session.across.seat(table, people)
        timing.touch(table, self._ground.clock(), self._ground.durations.idle)
        seating.start(table, opener)
        self._moves.advance(table)
        for each in people:
            if each.panel is not None:
                table.changes.keep_panel(table.own_seat(each.person), each.panel)
        return table

    @retried
    async def _match(self, game: str) -> bool:
        """Bring those together who may sit down by now; return whether there were any."""
        computers, seed = await self._ground.storage.people.computers(Level.REGULAR), self._ground.chance.seed()
        async with self._ground.tables.session() as session:
            await session.across.lock()
            table = await self._bring_together(session, game, computers, seed)
        if table is not None:
            self._follow(table, new=True)
        return table is not None

    def _follow(self, table: Table, *, new: bool, shown: Person | None = None) -> None:
        """Have the game go on, show the hands of a new table, and call those who have none open.

        `shown` is the person whose hand an answer has shown, which has told the others.
        """
        if not new:
            self._updates.wake(table)
            return
        if shown is None:
            self._updates.show_change(table)
        there = {table.seats.person(seat).id for seat in table.changes.panels} | ({shown.id} if shown else set())
        self._updates.calls.call(table, [each for each in table.seats.sitting if each.id not in there])

    # What happens by itself

    async def look_after(self) -> None:
        """Bring people together, and end the waits whose time is over; this is done every minute."""
        await self._ground.storage.across.forget_old()
        await self._ground.storage.people.forget_former()
        await self._ground.storage.reports.forget()
        for game in await self._ground.storage.across.games():
            while game in GAMES and await self._match(game):
                pass
            await self._redraw(await self._ground.storage.across.end(), wait_over)
            await self._redraw(await self._ground.storage.across.let_go(self._ground.clock() + REST_BEFORE), wait_rests)
        if self._ground.storage.shared:
            await self._wake_left_standing()

    async def _redraw(self, waits: Sequence[Waiting], draw: Callable[..., Screen]) -> None:
        for each in waits:
            if each.panel is not None:
                screen = draw(each, self._ground.identity.to(each.person))
                self._ground.background.spawn(partial(self._refresh, each.panel, screen))

    async def _refresh(self, panel: Panel, screen: Screen) -> None:
        with suppress(TokenDead):
            await self._ground.gateway.refresh(panel, screen)

    async def _wake_left_standing(self) -> None:
        """Have computers move where another process was to have them move, and is there no more."""
        least, most = STANDS_STILL
        now = self._ground.clock()
        for table_id in await self._ground.storage.across.standing_still(now - most, now - least):
            table = await self._ground.storage.tables.read(table_id)
            if timing.computer_to_move(table) is not None:
                self._updates.wake(table)


def need_joined(guild: Guild, actor: Actor) -> None:
    """Raise `Refusal` where a server's moderators do not have its people play with those of others."""
    if actor.on_server and not guild.settings.across:
        raise Refusal("across-not-here")
    need_allowed(guild, actor)
