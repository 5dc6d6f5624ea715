"""The game under way: hands, and the moves of people."""

from __future__ import annotations

from dataclasses import dataclass

from bot.model import comparing, handover, next_game, say, timing
from bot.model.actions import (
    Advise,
    AskFirst,
    Back,
    CutAnywhere,
    DealNow,
    Hint,
    Look,
    MakeMove,
    OpenHand,
    Renounce,
    Return,
    ShowCuts,
    ShowMore,
    ShowPreferences,
    ShowWords,
    TableAction,
    TakeOver,
    TellCouncil,
)
from bot.model.ahead import ShowAhead, Suppose
from bot.model.errors import Refusal
from bot.model.person import Person
from bot.model.seal import AddSeedWords, AskSeedWords
from bot.model.table import Status, Table
from bot.service.actions.access import Access
from bot.service.actions.answers import Answers
from bot.service.common.replies import Actor, Reply, does, explain
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.service.running.panel import PREFERENCES
from bot.service.running.updates import Updates
from bot.ui.board import seats_to_take, without_seat
from bot.ui.council import MAX_CHARACTERS, advice_form
from bot.ui.formatting import one_line
from bot.ui.panel import can_be_advised, hint_text, panel, steps_on
from bot.ui.seal import words_form
from bot.ui.settings import preferences
from engine.moves import ADD, TAKE
from engine.record_seal import MAX_WORDS


@dataclass(frozen=True, slots=True)
class PlayService:
    """Shows hands, and makes the moves of people."""

    _ground: Ground
    _access: Access
    _answers: Answers
    _moves: Moves
    _updates: Updates

    # Moves

    @does(MakeMove)
    async def make_move(self, actor: Actor, reply: Reply, action: MakeMove) -> None:
        """Make a move, and show the hand after it."""
        await self._move(actor, reply, action, action.move)

    @does(CutAnywhere)
    async def cut_anywhere(self, actor: Actor, reply: Reply, action: CutAnywhere) -> None:
        """Have the cut drawn."""
        await self._move(actor, reply, action, None)

    async def _move(self, actor: Actor, reply: Reply, action: MakeMove | CutAnywhere, text: str | None) -> None:
        """Make a move, or without a text have the cut drawn, unless the table has moved on."""
        absent = "not-your-choice" if text in (str(ADD), str(TAKE)) else ""
        async with self._answers.change_by_hand(actor, reply, action.table_id, absent=absent) as hand:
            move = self._moves.read(hand.table, text) if text is not None else None
            hand.changed = self._moves.make(hand.table, hand.seat, action.version, move)
            hand.notice = "" if hand.changed else "moved-on"

    @does(DealNow)
    async def deal_now(self, actor: Actor, reply: Reply, action: DealNow) -> None:
        """Deal at once, or play out what is sure, if all people here want that; else note that this one does."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            table, before = hand.table, hand.table.deal.version(hand.seat)
            fresh = next_game.deal_now(table, hand.person, action.version)
            self._moves.advance(table)
            # Who presses again and again has nothing drawn for the others.
            hand.changed = fresh or table.deal.version(hand.seat) != before

    # The hand

    @does(OpenHand, Look, Back)
    async def look(self, actor: Actor, reply: Reply, action: OpenHand | Look | Back) -> None:
        """Show the person's hand."""
        await self.show_hand(actor, reply, action.table_id)

    async def show_hand(self, actor: Actor, reply: Reply, table_id: int) -> None:
        """Show the person's hand at a table, and go on with what stands still there."""
        async with self._access.open(actor, table_id) as (table, person):
            seat = table.seats.seat_of(person)
            if seat is not None:
                self._answers.keep(reply, table, seat)
        if seat is not None:
            await self._answers.show_hand(reply, table, person, seat)
        elif (screen := without_seat(table, person, self._ground.identity.to(person))) is not None:
            await self._answers.show_aside(actor, reply, table.id, screen)
        else:
            raise table.no_seat(person)
        self._updates.wake(table)

    async def _open_hand(self, actor: Actor, reply: Reply, table_id: int) -> tuple[Table, Person, int]:
        """Open a table for somebody who looks at their own hand; return table, person and seat.

        The pressed panel is stored with its token, so that it can be redrawn later.
        """
        async with self._access.open(actor, table_id) as (table, person):
            seat = table.own_seat(person)
            self._answers.keep(reply, table, seat)
        await self._access.let_read(actor, table)
        return table, person, seat

    @does(ShowMore, ShowWords, ShowAhead, Suppose)
    async def show_more(self, actor: Actor, reply: Reply, action: ShowMore | ShowWords | ShowAhead | Suppose) -> None:
        """Show what is seldom done at a table, what has been played in words, or what can be said in advance."""
        table, person, seat = await self._open_hand(actor, reply, action.table_id)
        await self._answers.show_hand(reply, table, person, seat, asking=action.words())

    @does(AskFirst)
    async def ask_first(self, actor: Actor, reply: Reply, action: AskFirst) -> None:
        """Ask for confirmation of something that cannot be undone."""
        await self._show_second_step(actor, reply, action, action.asking)

    @does(ShowCuts)
    async def show_cuts(self, actor: Actor, reply: Reply, action: ShowCuts) -> None:
        """Show the exact places where the person can cut."""
        await self._show_second_step(actor, reply, action, action.words())

    async def _show_second_step(self, actor: Actor, reply: Reply, action: TableAction, asking: str) -> None:
        table, person, seat = await self._open_hand(actor, reply, action.table_id)
        if steps_on(table, seat, asking, action.version):
            await self._answers.show_hand(reply, table, person, seat, asking=asking)
        else:
            await self._answers.show_hand(reply, table, person, seat, notice="moved-on")

    async def tell_refusal(self, actor: Actor, reply: Reply, table_id: int, refusal: Refusal) -> None:
        """Tell a person in the panel why something is refused, and show the hand.

        Raise `refusal` without a seat, and before the first deal, when what was pressed may be the menu of a lobby.
        """
        async with self._access.open(actor, table_id) as (table, person):
            seat = table.seats.seat_of(person)
            if seat is None or table.status is Status.LOBBY:
                raise refusal
        t = self._ground.identity.to(person)
        screen = panel(table, seat, t, notice=explain(refusal, t))
        await self._answers.show_page(reply, table, person, screen, kept=False)

    @does(ShowPreferences)
    async def show_preferences(self, actor: Actor, reply: Reply, action: ShowPreferences) -> None:
        """Show the person's preferences, with a button back to the hand."""
        async with self._access.open(actor, action.table_id) as (table, person):
            seat = table.seats.seat_of(person)
            if seat is not None:
                self._answers.keep(reply, table, seat)
        screen = preferences(person, self._ground.identity.to(person), table.id)
        await self._answers.show_page(reply, table, person, screen, asking=PREFERENCES)

    @does(Hint)
    async def show_hint(self, actor: Actor, reply: Reply, action: Hint) -> None:
        """Show the person's hand, and what a strong player would do."""
        table, person, seat = await self._open_hand(actor, reply, action.table_id)
        if not comparing.hints(table):
            raise Refusal("hints-off")
        if action.version != table.deal.version(seat) or not can_be_advised(table, seat):
            await self._answers.show_hand(reply, table, person, seat, notice="moved-on")
            return
        await reply.make_way()
        with self._ground.quota.one_more(actor.user_id):
            advice = await self._ground.workers.advise(table.view(seat), self._ground.chance.below(2**32), table.party)
        if advice is None:
            raise Refusal("too-busy")
        async with self._access.open(actor, action.table_id) as (table, person):
            now = table.own_seat(person)
            timely = action.version == table.deal.version(now)
            if timely:
                comparing.note_help(table)
        t = self._ground.identity.to(person)
        told = hint_text(table, table.view(now), advice, t) if timely else t("moved-on")
        await self._answers.show_page(reply, table, person, panel(table, now, t, notice=told))

    # A word unheard by the others

    @does(Advise)
    async def advise(self, actor: Actor, reply: Reply, action: Advise) -> None:
        """Ask a person what to tell the council."""
        async with self._access.open(actor, action.table_id) as (table, person):
            say.council_of(table, person)
        await reply.ask(advice_form(table, table.own_seat(person), self._ground.identity.to(person)))

    @does(TellCouncil)
    async def tell_council(self, actor: Actor, reply: Reply, action: TellCouncil) -> None:
        """Show in the hands of the council what a person has written, and nowhere else."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            council, hand.changed = say.council_of(hand.table, hand.person), False
            say.advise(hand.table, hand.person, one_line(" ".join(action.values), MAX_CHARACTERS), action.version)
        self._updates.redraw_hands(hand.table, set(council), hand.seat)

    # Words for the seed of the next game

    @does(AskSeedWords)
    async def ask_words(self, actor: Actor, reply: Reply, action: AskSeedWords) -> None:
        """Ask a person for words to add to the seed of the next game."""
        async with self._access.open(actor, action.table_id) as (table, person):
            table.own_seat(person)
            next_game.need_next_game(table)
        await reply.ask(words_form(table, person, self._ground.identity.to(person)))

    @does(AddSeedWords)
    async def add_words(self, actor: Actor, reply: Reply, action: AddSeedWords) -> None:
        """Keep what a person has written for the seed of the next game; nobody else is told of it yet."""
        words = one_line(" ".join(action.values), MAX_WORDS)
        async with self._access.open(actor, action.table_id) as (table, person):
            next_game.add_words(table, person, action.version, words)
            seat = table.own_seat(person)
            self._answers.keep(reply, table, seat)
        await self._answers.show_hand(reply, table, person, seat, notice="words-noted" if words else "words-gone")

    # Coming back, and taking a seat while others play

    @does(Return)
    async def come_back(self, actor: Actor, reply: Reply, action: Return) -> None:
        """Take the person's seat back from the computer."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            self._access.return_to(hand.table, hand.person)
            self._moves.advance(hand.table)

    @does(TakeOver)
    async def take_over(self, actor: Actor, reply: Reply, action: TakeOver) -> None:
        """Take a computer's seat while the series goes on, and open the hand, perhaps not before the next deal."""
        avoided = await self._access.avoided(actor)
        async with self._access.change(actor, action.table_id) as (table, person):
            sits = handover.take_over(table, person, action.seat, avoided)
            if sits and action.seat in table.awaited():
                timing.wait(table, self._ground.clock())
            self._moves.advance(table)
            self._answers.keep(reply, table, action.seat)
        if table.seats.seat_of(person) is not None:
            await self._answers.show_hand(reply, table, person, action.seat)
        else:
            await reply.show_panel(seats_to_take(table, person, self._ground.identity.to(person)))
        self._updates.show_change(table, by=action.seat)

    @does(Renounce)
    async def renounce(self, actor: Actor, reply: Reply, action: Renounce) -> None:
        """Give back the seat that is promised for the next deal; whoever sits there already is shown the hand."""
        async with self._access.change(actor, action.table_id) as (table, person):
            table.seats.renounce(person)
            self._moves.advance(table)
        seat = table.seats.seat_of(person)
        if seat is not None:
            await self._answers.show_hand(reply, table, person, seat, notice="moved-on", kept=False)
        else:
            screen = seats_to_take(table, person, self._ground.identity.to(person))
            await self._answers.show_aside(actor, reply, table.id, screen)
        self._updates.show_change(table)
