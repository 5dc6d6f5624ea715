"""Tables from their opening to the first deal: seats, computers, rules, and series that are continued."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import timedelta
from typing import Any, Final

from bot.i18n.texts import Texts
from bot.model import next_game, seating, timing
from bot.model.actions import (
    EVERY,
    Decline,
    GoOn,
    OpenToAll,
    PlayAtOnce,
    Rematch,
    Resume,
    SeatComputer,
    SeatComputers,
    ShowLevels,
    Sit,
    Stand,
    Start,
    Wake,
)
from bot.model.company import Friend, Invitation
from bot.model.errors import ChannelGone, NoAnswer, Refusal
from bot.model.names import bare
from bot.model.options import (
    STORED_OPTIONS,
    ChooseOption,
    ChooseOptions,
    Guild,
    Options,
    PlayInThread,
    ShowOptions,
    agreed_terms,
    chosen_of,
    rules_from,
)
from bot.model.person import Person
from bot.model.table import Status, Table
from bot.service.actions.access import Access, may_have_thread, may_move, need_allowed, need_shown
from bot.service.actions.answers import Answers, Hand
from bot.service.actions.company import CompanyService, need_friends
from bot.service.actions.practice import PracticeService, need_single
from bot.service.actions.series import SeriesService
from bot.service.common.replies import Actor, Reply, does, need_server
from bot.service.running.ground import Ground
from bot.service.running.moves import Moves
from bot.service.running.updates import Updates
from bot.storage.retry import retried
from bot.ui import pages
from bot.ui.formatting import plain, when
from bot.ui.options import chosen_there, options_form
from bot.ui.rematch import ask_rematch, rematch_note, rematch_of_others
from bot.ui.screen import Screen
from engine.game import Rules
from engine.games import GAMES, USUAL, AnyKind, kind_of
from engine.players import Level

LONG_OVER: Final = timedelta(hours=1)
"""How long after the end of play a rematch is rather pressed by mistake than wanted."""
NOBODY_INVITED: Final = Invitation()


@dataclass(frozen=True, slots=True)
class Agreed:
    """The game, rules and options of a new table."""

    rules: Rules
    options: Options
    level: Level | None = None
    """The level of the computers that sit down at once; `None` for no computers."""
    opponents: int = 0
    """How many computers sit down at once; 0 for as few as the game needs."""
    friends: Sequence[Friend] = ()
    """For whom seats are kept."""
    only: bool = False
    """Whether nobody else may sit down."""


@dataclass(slots=True, eq=False)
class LobbyService:
    """Opens tables and fills their seats."""

    _ground: Ground
    _access: Access
    _answers: Answers
    _moves: Moves
    _updates: Updates
    _company: CompanyService
    _practice: PracticeService
    _series: SeriesService
    opening: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    """Held by whoever opens a table, so that each counts those before."""

    # Opening

    async def open_table(
        self,
        actor: Actor,
        reply: Reply,
        rules: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        computers: str | None = None,
        game: str = USUAL,
        opponents: int = 0,
        *,
        alone: bool = False,
        friends: Sequence[Friend] = (),
        only: bool = False,
    ) -> None:
        """Open a table in this channel; rules and options that are not given are those of the server.

        With `computers`, computers of that level sit down, and the series begins; `opponents` says how many, and is
        enough to have regular ones sit down. Who is on no server, or wants to be `alone`, practises with computers.
        For `friends` seats are kept; with `only` nobody else may sit down.
        """
        if friends or only:
            need_server(actor)
            _need_friends(actor, friends, with_computers=alone or bool(computers) or opponents > 0)
        if alone or not actor.on_server:
            await self._begin_practice(actor, reply, rules or {}, options or {}, computers, GAMES[game], opponents)
            return
        person = await self._ground.identity.person(actor)
        guild = await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        kind = GAMES[game]
        level = Level(computers) if computers is not None else Level.REGULAR if opponents else None
        usual = guild.settings.rules_of(kind) if level is None else _rules_alone(guild, kind)
        agreed = Agreed(
            *agreed_terms(guild, game, asdict(usual) | dict(rules or {}), options or {}),
            level,
            opponents,
            friends,
            only,
        )
        most = kind.most_seats(agreed.rules) - 1
        if len(friends) > most:
            raise Refusal("friends-too-many", most=most)
        if agreed.options.thread and may_have_thread(actor):
            # Discord opens a thread before the table is stored.
            await self._ground.storage.interactions.count(actor.delivery)
            await self._open_in_thread(actor, reply, person, guild, agreed)
            return
        table, invited = await self._open(actor, guild, actor.channel_id, person, agreed, reply)
        await self.show_new(actor, reply, table, person, invited)

    async def _begin_practice(
        self,
        actor: Actor,
        reply: Reply,
        rules: Mapping[str, Any],
        options: Mapping[str, Any],
        computers: str | None,
        kind: AnyKind,
        opponents: int,
    ) -> None:
        """Go on with a game against computers, or begin one; ask how strong they shall be where nothing was chosen."""
        if await self._practice.show_unfinished(actor, reply, kind):
            return
        if not (rules or options or computers or opponents or actor.on_server):
            await self.show_levels(actor, reply, ShowLevels(kind.name))
            return
        need_single(kind, rules)
        usual = asdict(_rules_alone(await self._ground.identity.guild(actor), kind))
        agreed = Agreed(
            rules_from(kind.name, usual | dict(rules)),
            STORED_OPTIONS.validate_python(dict(options)),
            Level(computers or Level.REGULAR),
            opponents,
        )
        await self._practise(actor, reply, agreed)

    async def _practise(self, actor: Actor, reply: Reply, agreed: Agreed) -> None:
        assert agreed.level is not None
        await self._practice.begin(actor, reply, agreed.rules, agreed.options, agreed.level, _opponents(agreed))

    async def show_new(
        self, actor: Actor, reply: Reply, table: Table, person: Person, invited: Invitation = NOBODY_INVITED
    ) -> None:
        """Post a new table; where play has begun, open the person's hand below it."""
        company = replace(await self._company.gather(table), invitation=invited)
        if not await self._answers.post(actor, reply, table, company):
            self._updates.messages.redraw(table)
        elif table.status is Status.PLAYING:
            await self._answers.show_hand_below(reply, table, person, table.own_seat(person))
        await self._company.show_invited(reply, person, invited)

    async def _open_in_thread(self, actor: Actor, reply: Reply, person: Person, guild: Guild, agreed: Agreed) -> None:
        """Open a table in a thread of its own, and link to it in the channel."""
        # A thread that is left empty could not be taken away again.
        await self._ground.storage.tables.need_room(guild.id, person, guild.settings.limits, len(agreed.friends))
        t, thread_id = self._ground.identity.to_all(guild), await self._open_thread(actor, reply, person, guild)
        table, invited = await self._open(actor, guild, thread_id, person, agreed)
        # There and not in the thread, of which Discord makes everybody a member who is mentioned.
        company = replace(await self._company.gather(table), invitation=invited)
        await reply.show_public(*self._company.invite(_in_thread(table, t), table, company, t))
        await self._company.show_invited(reply, person, invited)
        self._company.tell(table, company, None)
        self._updates.show_change(table)

    async def _open_thread(self, actor: Actor, reply: Reply, person: Person, guild: Guild) -> int:
        """Open a thread for a table in the channel; raise `Refusal` where Discord opens none."""
        t = self._ground.identity.to_all(guild)
        await reply.make_way()
        try:
            return await self._ground.gateway.open_thread(actor.channel_id, t("thread-name", name=bare(person.name)))
        except ChannelGone as error:
            raise Refusal("no-thread" if error.key == "discord-closed" else error.key) from None
        except NoAnswer:
            raise Refusal("discord-trouble") from None

    @retried
    async def _open(
        self,
        actor: Actor,
        guild: Guild,
        channel_id: int,
        person: Person,
        agreed: Agreed,
        reply: Reply | None = None,
    ) -> tuple[Table, Invitation]:
        """Store a new table, and keep its seats; by `reply`, the opener's first hand is shown."""
        computers = await self._ground.storage.people.computers(agreed.level) if agreed.level is not None else []
        opponents = _opponents(agreed)
        seed = self._ground.chance.seed()
        # One after the other, because each counts those before; one process opens all tables of a server.
        async with self.opening, self._ground.tables.session() as session:
            await session.count(actor.delivery)
            await session.need_room(guild.id, person, guild.settings.limits)
            table = await session.create(guild.id, channel_id, person, agreed.rules, seed, agreed.options)
            timing.touch(table, self._ground.clock(), self._ground.durations.idle)
            invited = NOBODY_INVITED
            if agreed.friends:
                invited = await session.invite(table, agreed.friends, only=agreed.only)
            if computers:
                for _ in range(opponents):
                    seating.seat_computer(table, person, computers)
                self._moves.begin(table, person)
            elif reply is not None:
                self._answers.keep_token(reply, table, table.own_seat(person))
        return table, invited

    def note_new_table(self, reply: Reply, table: Table, person: Person) -> None:
        """Note that a person has just opened a table, and keep the token by which the first hand is shown."""
        timing.touch(table, self._ground.clock(), self._ground.durations.idle)
        self._answers.keep_token(reply, table, table.own_seat(person))

    @does(ShowLevels)
    async def show_levels(self, actor: Actor, reply: Reply, action: ShowLevels) -> None:
        """Ask how strong the computers shall be with which a game is played at once."""
        kind = _kind(action.game)
        guild = await self._ground.identity.guild(actor)
        agreed = Agreed(_rules_alone(guild, kind), guild.settings.options, opponents=action.opponents)
        _opponents(agreed)
        offered, t = kind.opponents(agreed.rules), await self._ground.identity.to_asker(actor)
        where = None if actor.on_server else actor.invite
        await reply.show_panel(pages.levels(action.game, offered, action.opponents, t, invite=where))

    @does(PlayAtOnce)
    async def play_at_once(self, actor: Actor, reply: Reply, action: PlayAtOnce) -> None:
        """Open a table with computers; post it, and open the person's hand beside it.

        Who is on no server practises with them.
        """
        kind = _kind(action.game)
        person = await self._ground.identity.person(actor)
        guild = await self._ground.identity.guild(actor)
        need_allowed(guild, actor)
        agreed = Agreed(_rules_alone(guild, kind), guild.settings.options, action.level, action.opponents)
        if not actor.on_server:
            await self._practise(actor, reply, agreed)
            return
        table, _ = await self._open(actor, guild, actor.channel_id, person, agreed)
        await self.show_new(actor, reply, table, person)

    @does(Rematch)
    async def rematch(self, actor: Actor, reply: Reply, action: Rematch) -> None:
        """Open the table for a rematch of the same people, or sit down at it; ask first where that may be a slip."""
        person = await self._ground.identity.person(actor)
        old = await self._access.read(actor, action.table_id)
        if old.is_practice and old.origin is None:
            await self._practice.begin_again(actor, reply, old)
            return
        shown = old.id if reply.on_panel else 0
        public = old.status is Status.FINISHED and not old.is_private and old.spot is None
        if public and old.seats.seat_of(person) is None:
            await reply.show_note(rematch_of_others(old, self._ground.identity.to(person)))
            return
        seating.rematch_seat(old, person)
        if not action.sure and (question := await self._asked_before_rematch(old, person)):
            await self._answers.show_aside(actor, reply, shown, question)
            return
        seed = self._ground.chance.seed()
        avoided = await self._access.avoided(actor)
        new = await self._series.rematch(action.table_id, person, seed, actor.delivery, avoided)
        busy = await self._ground.storage.tables.played_elsewhere(new, new.seats.sitting) if new.seats.sitting else {}
        async with self._access.change(actor, new.id) as (table, person):
            seat = table.seats.seat_of(person)
            if seat is not None:
                self._answers.keep_token(reply, table, seat)
                if table.status is Status.LOBBY and None not in table.seats and not busy:
                    # All have pressed, and none of them is playing somewhere else.
                    self._moves.begin(table, person)
        told = rematch_note(table, person, busy, self._ground.identity.to(person))
        await self._answers.show_aside(actor, reply, shown, told)
        self._updates.show_change(table)
        if old.rematch_id != table.id:
            # The others can no longer go on with the old series.
            self._updates.redraw_hands(old, set(range(len(old.seats))))

    async def _asked_before_rematch(self, old: Table, person: Person) -> Screen | None:
        """Return the question whether somebody wants a rematch who plays elsewhere, or whose table is long over."""
        t = self._ground.identity.to(person)
        elsewhere = await self._ground.storage.tables.played_elsewhere(old, [person])
        new = await self._ground.storage.tables.read(old.rematch_id) if old.rematch_id is not None else None
        if new is not None and new.seats.seat_of(person) is not None and new.status is not Status.STOPPED:
            return None
        if person.id in elsewhere:
            return ask_rematch(old, t("ask-rematch-elsewhere", table=elsewhere[person.id]), t)
        is_open = new is not None and new.status is Status.LOBBY and not new.clock.put_away
        done_at = timing.last_done_at(old, self._ground.durations.idle)
        if is_open or done_at is None or self._ground.clock() - done_at < LONG_OVER:
            return None
        return ask_rematch(old, t("ask-rematch-late", when=when(done_at)), t)

    @does(GoOn)
    async def go_on(self, actor: Actor, reply: Reply, action: GoOn) -> None:
        """Go on with a finished series to more brčka, if all who play want it; else note that this person does."""
        async with self._answers.change_by_hand(actor, reply, action.table_id) as hand:
            if action.version == hand.table.deal.version(hand.seat):
                next_game.go_on(hand.table, hand.person)
            self._moves.advance(hand.table)

    # Before the first deal

    @does(Sit)
    async def sit(self, actor: Actor, reply: Reply, action: Sit) -> None:
        """Take a seat."""
        avoided = await self._access.avoided(actor)
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            seating.sit(table, person, action.seat, avoided)
            self._answers.keep_token(reply, table, table.own_seat(person))

    @does(Stand)
    async def stand(self, actor: Actor, reply: Reply, action: Stand) -> None:
        """Stand up from a seat."""
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            seating.stand(table, person)

    @does(Decline)
    async def decline(self, actor: Actor, reply: Reply, action: Decline) -> None:
        """Give up the seat that is kept for whoever asks."""
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            seating.decline(table, person)

    @does(OpenToAll)
    async def open_to_all(self, actor: Actor, reply: Reply, action: OpenToAll) -> None:
        """Keep no seat any more, because the opener wants it so."""
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            seating.open_to_all(table, person)

    @does(SeatComputer)
    async def seat_computer(self, actor: Actor, reply: Reply, action: SeatComputer) -> None:
        """Put a computer on the first free seat."""
        await self._seat(actor, reply, action.table_id, action.level, every=False)

    @does(SeatComputers)
    async def seat_computers(self, actor: Actor, reply: Reply, action: SeatComputers) -> None:
        """Put a computer of the chosen level on the first free seat, or one on each."""
        level, _, every = " ".join(action.values).partition(" ")
        if level not in set(Level) or every not in ("", EVERY):
            raise Refusal("unknown-button")
        await self._seat(actor, reply, action.table_id, Level(level), every=every == EVERY)

    async def _seat(self, actor: Actor, reply: Reply, table_id: int, level: Level, *, every: bool) -> None:
        computers = await self._ground.storage.people.computers(level)
        async with self._answers.change_by_board(actor, reply, table_id) as (table, person):
            seating.seat_computer(table, person, computers, every=every)

    @does(Start)
    async def start(self, actor: Actor, reply: Reply, action: Start) -> None:
        """Begin the series."""
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            self._moves.begin(table, person)
            seat = table.seats.seat_of(person)
            if seat is not None:
                self._answers.keep_token(reply, table, seat)

    # What is agreed on

    @does(ShowOptions)
    async def ask_options(self, actor: Actor, reply: Reply, action: ShowOptions) -> None:
        """Ask the opener of a table in a window for its options."""
        person = await self._ground.identity.person(actor)
        table = await self._access.read(actor, action.table_id)
        if refused := seating.options_refused(table, person):
            raise refused
        does = ChooseOptions(table.id, action.version, action.page)
        t = self._ground.identity.to(person)
        await reply.ask(options_form(table.rules, table.options, action.page, does, t))

    @does(ChooseOptions)
    async def choose_options(self, actor: Actor, reply: Reply, action: ChooseOptions) -> None:
        """Change the options of a table as they were chosen in that window."""
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            seating.agree(table, person, chosen_there(table.kind.name, action.page, action.values))

    @does(ChooseOption)
    async def choose_option(self, actor: Actor, reply: Reply, action: ChooseOption) -> None:
        """Change an option of a table on a page of before."""
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            seating.agree(table, person, chosen_of(table.kind.name, action.option, action.values))

    @does(PlayInThread)
    async def play_in_thread(self, actor: Actor, reply: Reply, action: PlayInThread) -> None:
        """Move a table into a thread of its own; its old message leads there."""
        table, person = await self._move_into_thread(actor, reply, action.table_id)
        await reply.show_panel(self._answers.menu_of(actor, table, person))
        self._updates.show_change(table)

    async def _move_into_thread(self, actor: Actor, reply: Reply, table_id: int) -> tuple[Table, Person]:
        person, guild = await self._ground.identity.person(actor), await self._ground.identity.guild(actor)
        # Discord opens a thread before it is stored that the table is there.
        await self._ground.storage.interactions.count(actor.delivery)
        _need_way_into_thread(await self._access.read(actor, table_id), person, actor)
        thread_id = await self._open_thread(actor, reply, person, guild)
        async with self._access.change(actor, table_id) as (table, person):
            _need_way_into_thread(table, person, actor)
            table.options = replace(table.options, thread=True)
            left = table.stand_at(thread_id, None, self._ground.clock())
        # Hands are opened in the thread from now on, and not by what was pressed in the channel.
        for account in [each.user_id for each in table.seats.sitting if each.user_id is not None]:
            await self._ground.storage.panels.close(table.id, account, thread_id)
        self._updates.messages.leave_word(_in_thread(table, self._ground.identity.to_all(guild)), *left)
        return table, person

    # Continuing

    @does(Wake)
    async def wake(self, actor: Actor, reply: Reply, action: Wake) -> None:
        """Bring a table back that was put away."""
        async with self._answers.change_by_board(actor, reply, action.table_id) as (table, person):
            need_shown(table)
            self._access.return_to(table, person)
            self._moves.advance(table)

    @does(Resume)
    async def resume(self, actor: Actor, reply: Reply, action: Resume) -> None:
        """Go on with the unfinished series of the people in a lobby, in its message, or with one's own from a hand."""
        person = await self._ground.identity.person(actor)
        lobby = await self._access.read(actor, action.table_id)
        lobby.own_seat(person)
        if lobby.status is not Status.LOBBY and lobby.game is not None:
            await self._take_up(actor, reply, lobby, person)
            return
        resumed, left = await self._series.resume(lobby.id, person, actor.delivery)
        self._updates.messages.take_away(*left)
        table = await self._updates.advance(resumed.id)
        drawn = table.message.id == reply.message_id and table.message.shows == table.deal.key
        await self._answers.show_board(actor, reply, table, drawn=drawn)
        await self._updates.panels.follow(table)

    async def _take_up(self, actor: Actor, reply: Reply, stopped: Table, person: Person) -> None:
        """Go on from its hand with a series that a person has stopped alone, where it stands."""
        taken = await self._series.take_up(stopped.id, person, actor.delivery)
        table = await self._updates.advance(taken.id)
        await self._answers.show_changed(reply, Hand(table, person, table.own_seat(person)), kept=False)


def _need_friends(actor: Actor, friends: Sequence[Friend], *, with_computers: bool) -> None:
    """Raise `Refusal` where seats cannot be kept for these at all."""
    if not friends:
        raise Refusal("friends-nobody")
    if with_computers:
        raise Refusal("friends-or-computers")
    need_friends(actor, friends)


def _need_way_into_thread(table: Table, person: Person, actor: Actor) -> None:
    """Raise `Refusal` where a person cannot move a table into a thread of its own."""
    if refused := seating.options_refused(table, person):
        raise refused
    if not may_move(table, actor):
        raise Refusal("not-now")


def _in_thread(table: Table, t: Texts) -> Screen:
    """Say in a channel in which of its threads a table is."""
    told = t("thread-opened", table=table.id, name=plain(table.opener.name), place=f"<#{table.channel_id}>")
    return pages.note(told)


def _kind(game: str) -> AnyKind:
    """Return the game that a button names; raise `Refusal` where there is none."""
    if game not in GAMES:
        raise Refusal("unknown-button")
    return GAMES[game]


def _opponents(agreed: Agreed) -> int:
    """Return how many computers sit down; raise `Refusal` where so many cannot play by the rules."""
    possible = kind_of(agreed.rules).opponents(agreed.rules)
    opponents = agreed.opponents or possible[0]
    if opponents not in possible:
        raise Refusal("opponents-too-many", most=possible[-1])
    return opponents


def _rules_alone(guild: Guild, kind: AnyKind) -> Rules:
    """Return the rules for one person against computers; what the server has settled otherwise than usual stands."""
    settled, usual = guild.settings.rules_of(kind), kind.rules()
    return replace(
        settled, **{name: value for name, value in kind.alone.items() if getattr(settled, name) == getattr(usual, name)}
    )
