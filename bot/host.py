"""The one way in for every click and command at a table.

Down once: who is this, what may they do, one transaction in which the table is opened,
changed and committed. Up once: the answer. Then, outside every lock: the public message
is marked for redrawing, panels of those whose turn has come are refreshed, what falls due
is put on the clock. Nothing that matters stays in memory, so that the way a game goes
on is the way it recovers.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final, TypeVar

from bot import pages
from bot.answers import Answer, Place, Who, explain, refuse
from bot.board import board, seats_to_take
from bot.desk import Desk
from bot.errors import ChannelGone, NoAnswer, Refusal
from bot.face import Face
from bot.greeter import Greeter
from bot.keeper import Keeper
from bot.lesson import START, lesson
from bot.minds import Minds
from bot.office import Office
from bot.options import STORED_OPTIONS, STORED_RULES, Guild, Options
from bot.panel import can_be_advised, hint_text, panel
from bot.parts import bare, plain
from bot.person import Person
from bot.reviewer import Reviewer
from bot.rulebook import RULEBOOKS, topics_matching
from bot.settings_pages import preferences
from bot.store import Panel, Store
from bot.table import Chance, Status, Table
from bot.texts import Texts
from engine.game import IllegalMove
from engine.games import GAMES, AnyRules
from engine.players import Level
from engine.review import finished_deals
from engine.stovkahra import Game

T = TypeVar("T")

TOKEN_LIFE: Final = timedelta(minutes=14, seconds=30)
"""How long a panel's token is used: it lives 15 minutes, and a dead one must not be tried."""
LEVELS: Final = frozenset(str(level) for level in Level)


class Host:
    """Takes what people do, and sees to it that everybody is shown what follows."""

    def __init__(
        self,
        store: Store,
        face: Face,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        chance: Chance | None = None,
        pause: timedelta = timedelta(seconds=12),
        idle: timedelta = timedelta(hours=24),
        kept: timedelta = timedelta(days=30),
        redraw_apart: float = 1.05,
        redraw_together: float = 0,
        minds: Minds | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chores: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self._store = store
        self._face = face
        self._clock = clock
        self._chance = chance or Chance()
        self._idle = idle
        self._minds = minds or Minds(1)
        self.greeter = Greeter(store.people)
        self.desk = Desk(store, self.greeter, self._minds, clock)
        self.office = Office(store, self.greeter, face, clock, kept)
        self._reviewer = Reviewer(store.archive, self._minds)
        self._keeper = Keeper(
            store,
            face,
            self.greeter,
            self._minds,
            self._chance,
            clock=clock,
            sleep=sleep,
            pause=pause,
            redraw_apart=redraw_apart,
            redraw_together=redraw_together,
            every_minute=(store.drop_expired, self.office.forget_guilds, *chores),
        )

    def start(self) -> None:
        """Takes up the series under way where they stood, beside answering clicks."""
        self._keeper.start()

    async def close(self) -> None:
        """Stops what runs by itself; everything of it is taken up by `start`."""
        await self._keeper.close()
        await self._reviewer.close()
        self._minds.close()

    def follow(self, who: Who, answer: Answer) -> None:
        """Sees to what follows an answer, once it is sent, or has failed."""
        if who.may_post:
            # A drawing begun before may have been refused since.
            self._keeper.may_draw_in(who.channel_id)
        answer.then()

    # Buttons

    async def press(
        self,
        who: Who,
        action: str,
        *,
        on_panel: bool,
        message_id: int | None = None,
        values: Sequence[str] = (),
    ) -> Answer:
        """What a button or a list does, by the text that it carries and the message that it stands on.

        Raises `Refusal` where the answer is only words.
        """
        if who.may_post:
            self._keeper.may_draw_in(who.channel_id)
        match action.split(":"):
            case ["st1", table, stamp, what] if _is_number(table):
                try:
                    return await self._press_table(who, int(table), stamp, what, message_id, on_panel=on_panel)
                except (Refusal, IllegalMove) as refusal:
                    return await self._refused(who, int(table), refuse(refusal), on_panel=on_panel)
            case ["rv1", table, game, deal, page] if all(map(_is_number, (table, game, deal, page))):
                return await self._review(who, int(table), int(game), int(deal), int(page))
            case ["ah1", table, game, deal] if all(map(_is_number, (table, game, deal))):
                return await self._hands(who, int(table), int(game), int(deal))
            case ["go1", level] if level in LEVELS:
                return await self._play_at_once(who, Level(level))
            case ["ln1", answers]:
                return Answer(Place.PANEL, lesson(answers, await self.greeter.to_asker(who)))
            case ["lg1", query]:
                return await self.desk.turn(who, query, on_panel=on_panel)
            case ["ch1", table] if _is_number(table):
                return await self.desk.pictured(who, int(table))
            case ["pr1" | "se1" | "pv1" as kind, what]:
                return await self._at_office(who, kind, what, values)
        raise Refusal("unknown-button")

    async def _at_office(self, who: Who, kind: str, what: str, values: Sequence[str]) -> Answer:
        if kind == "pr1":
            return await self.office.prefer(who, what, values)
        if kind == "se1":
            return await self.office.settle(who, what, values)
        return await self.office.press_privacy(who, what, self._give_seats_up, self._show_left)

    async def _refused(self, who: Who, table_id: int, refusal: Refusal, *, on_panel: bool) -> Answer:
        """A refusal; in the panel itself, it shows at the same time how things stand."""
        if not on_panel:
            raise refusal
        person = await self.greeter.person(who)
        table = await self._read(who, table_id)
        seat = table.seat_of(person)
        if seat is None:
            raise refusal
        t = self.greeter.to(person)
        return Answer(Place.PANEL, panel(table, seat, t, notice=explain(refusal, t)), table_id)

    async def _press_table(
        self, who: Who, table_id: int, stamp: str, what: str, message_id: int | None, *, on_panel: bool
    ) -> Answer:
        person = await self.greeter.person(who)
        match what.split(" "):
            case ["sit", seat] if _is_seat(seat):
                return await self._at_lobby(who, table_id, message_id, lambda table: table.sit(person, int(seat)))
            case ["stand"]:
                return await self._at_lobby(who, table_id, message_id, lambda table: table.stand(person))
            case ["computer", level] if level in LEVELS:
                computers = await self._store.people.computers(Level(level))
                return await self._at_lobby(
                    who, table_id, message_id, lambda table: table.seat_computer(person, computers)
                )
            case ["start"]:
                return await self._at_lobby(who, table_id, message_id, lambda table: self._start(table, person))
            case ["resume"]:
                return await self._resume(who, person, table_id, message_id)
            case ["hand"] | ["look"] | ["back"]:
                return await self._panel(who, person, table_id)
            case ["ask", "dost" | "concede" | "leave" as asking]:
                return await self._panel(who, person, table_id, stamp, asking)
            case ["more"]:
                return await self._panel(who, person, table_id, stamp, "more")
            case ["cuts", first] if first.isdecimal() and len(first) <= 2:
                return await self._panel(who, person, table_id, stamp, what)
            case ["hint"]:
                return await self._hint(who, person, table_id, stamp)
            case ["preferences"]:
                await self._read(who, table_id)
                return Answer(Place.PANEL, preferences(person, self.greeter.to(person), table_id), table_id)
            case ["down"]:
                return await self._bring_down(who, person, table_id, on_panel=on_panel)
            case ["wake"]:
                return await self._at_lobby(who, table_id, message_id, lambda table: self._return(table, person))
            case ["return"]:
                return await self._come_back(who, person, table_id)
            case ["seats"]:
                table = await self._read(who, table_id)
                return Answer(Place.NOTE, seats_to_take(table, self.greeter.to(person)))
            case ["take", seat] if _is_seat(seat):
                return await self._take_over(who, person, table_id, int(seat))
            case ["concede", *back] if back in ([], ["back"]):
                return await self._concede(who, person, table_id, stamp, back=bool(back))
            case ["leave"]:
                return await self.leave(who, table_id)
            case ["stop", *back] if back in ([], ["back"]):
                return await self.stop(who, table_id, back=bool(back))
            case ["rematch"]:
                return await self._rematch(who, person, table_id)
            case ["record"]:
                game_id = await self._store.archive.last_game((await self._read(who, table_id)).id)
                return await self.desk.record(who, game_id or 0)
            case ["cut", "any"]:
                return await self._move(who, person, table_id, stamp, "cut any")
        return await self._move(who, person, table_id, stamp, what)

    async def _at_lobby(
        self, who: Who, table_id: int, message_id: int | None, change: Callable[[Table], None]
    ) -> Answer:
        """A change that is answered by redrawing the message pressed, which is mostly that of the table."""

        def changed(table: Table) -> bool:
            change(table)
            redrawn = table.message_id == message_id
            if redrawn:
                table.message_shows = table.moment
            return redrawn

        table, redrawn = await self._change_own(who, table_id, changed)
        return self._board(table, drawn=redrawn)

    def _board(self, table: Table, *, drawn: bool) -> Answer:
        """The public table as an answer; `drawn` where that answer is the table's own message."""
        screen = board(table, self.greeter.to_all(table.guild))

        def then() -> None:
            self._keeper.after(table, drawn=drawn)
            if drawn:
                self._keeper.spawn(partial(self._keeper.draw_unless, table.id, screen))

        lost = partial(self._keeper.redraw, table)
        return Answer(Place.BOARD, screen, table.id, then=then, lost=lost)

    def _start(self, table: Table, person: Person) -> None:
        table.start(person)
        self._keeper.advance(table)

    def _return(self, table: Table, person: Person) -> None:
        """Whoever sits there is back, with all the time there is."""
        seat = table.seat_of(person)
        if seat is not None and table.come_back(person) and seat in table.awaited():
            table.wait(self._clock())
        self._keeper.advance(table)

    async def _panel(self, who: Who, person: Person, table_id: int, stamp: str = "", asking: str = "") -> Answer:
        table = await self._read(who, table_id)
        seat = table.own_seat(person)
        t = self.greeter.to(person)
        if asking not in ("", "more") and stamp != table.stamp(seat):
            return Answer(Place.PANEL, panel(table, seat, t, notice=t("moved-on")), table_id)
        return Answer(Place.PANEL, panel(table, seat, t, asking=asking), table_id)

    async def _move(self, who: Who, person: Person, table_id: int, stamp: str, what: str) -> Answer:
        table, (seat, fresh) = await self._change_own(
            who, table_id, self._keeper.moving_as_written(person, stamp, what)
        )
        t = self.greeter.to(person)
        then = partial(self._keeper.after, table, by=seat)
        if not fresh:
            moved_on = panel(table, seat, t, notice=t("moved-on"))
            return Answer(Place.PANEL, moved_on, table_id, then=then if table.brought_back else _nothing)
        return Answer(Place.PANEL, panel(table, seat, t), table_id, then=then)

    async def _hint(self, who: Who, person: Person, table_id: int, stamp: str) -> Answer:
        """The panel, with what a strong player would do."""
        table = await self._read(who, table_id)
        seat = table.own_seat(person)
        t = self.greeter.to(person)
        if not table.options.hints:
            raise Refusal("hints-off")
        if stamp != table.stamp(seat) or not can_be_advised(table, seat):
            return Answer(Place.PANEL, panel(table, seat, t, notice=t("moved-on")), table_id)
        advice = await self._minds.advise(table.view(seat), self._chance.below(2**32))
        if advice is None:
            raise Refusal("too-busy")
        table = await self._read(who, table_id)
        now = table.own_seat(person)
        told = hint_text(table, table.view(now), advice, t) if stamp == table.stamp(now) else t("moved-on")
        return Answer(Place.PANEL, panel(table, now, t, notice=told), table_id)

    async def _come_back(self, who: Who, person: Person, table_id: int) -> Answer:
        """Takes the own seat back from the computer."""

        def change(table: Table) -> int:
            seat = table.own_seat(person)
            self._return(table, person)
            return seat

        table, seat = await self._change_own(who, table_id, change)
        screen = panel(table, seat, self.greeter.to(person))
        return Answer(Place.PANEL, screen, table_id, then=partial(self._keeper.after, table, by=seat))

    async def _take_over(self, who: Who, person: Person, table_id: int, seat: int) -> Answer:
        """Sits down in a computer's seat while the series goes on, and opens the hand."""

        def change(table: Table) -> None:
            table.take_over(person, seat)
            if seat in table.awaited():
                table.wait(self._clock())
            self._keeper.advance(table)

        table, _ = await self._change_own(who, table_id, change)
        screen = panel(table, seat, self.greeter.to(person))
        return Answer(Place.PANEL, screen, table_id, then=partial(self._keeper.after, table, by=seat))

    async def _concede(
        self, who: Who, person: Person, table_id: int, stamp: str | None = None, *, back: bool | None = None
    ) -> Answer:
        """Gives the game up, or tells the partner that one would; a button means the game for which it was drawn."""

        def change(table: Table) -> bool | None:
            if stamp is not None and stamp.split(".")[0] != str(table.game_number):
                return None
            done = table.concede(person, back=back)
            self._keeper.advance(table)
            return done

        table, done = await self._change_own(who, table_id, change)
        seat, t = table.own_seat(person), self.greeter.to(person)
        if done is None:
            return Answer(Place.PANEL, panel(table, seat, t, notice=t("moved-on")), table_id)
        waits = seat in table.conceding
        notice = "" if done else t("concede-asked" if waits else "concede-taken-back")
        changed = done or table.brought_back
        then = partial(self._keeper.after, table, by=seat) if changed else partial(self._tell_partner, table, seat)
        return Answer(Place.PANEL, panel(table, seat, t, notice=notice), table_id, then=then)

    def _tell_partner(self, table: Table, seat: int) -> None:
        partner = table.partner_of(seat)
        if partner is not None:
            self._keeper.spawn(partial(self._keeper.refresh, table.id, table.person(partner)))

    async def _bring_down(self, who: Who, person: Person, table_id: int, *, on_panel: bool) -> Answer:
        """Has the table posted anew, where the chat has gone on below it."""

        def change(table: Table) -> list[tuple[int, int]]:
            left = [(table.channel_id, table.message_id)] if table.message_id is not None else []
            table.message_id = None
            return left

        table, left = await self._change_own(who, table_id, change)
        self._keeper.take_away(*left)
        t = self.greeter.to(person)
        then = partial(self._keeper.after, table)
        seat = table.seat_of(person)
        if on_panel and seat is not None:
            return Answer(Place.PANEL, panel(table, seat, t, notice=t("brought-down")), table_id, then=then)
        return Answer(Place.NOTE, pages.note(t("brought-down")), then=then)

    async def _resume(self, who: Who, person: Person, table_id: int, message_id: int | None) -> Answer:
        """Goes on with the unfinished series of the four in a lobby, in that lobby's message."""
        lobby = await self._read(who, table_id)
        lobby.own_seat(person)
        table, left = await self._store.resume(lobby.id, self._clock(), self._idle)
        self._keeper.take_away(*left)
        table, _ = await self._store.change(table.id, self._keeper.advance)
        return self._board(table, drawn=table.message_id == message_id and table.message_shows == table.moment)

    async def _rematch(self, who: Who, person: Person, table_id: int) -> Answer:
        await self._read(who, table_id)
        table = await self._store.rematch(table_id, person, self._chance.seed(), self._clock(), self._idle)
        t = self.greeter.to(person)
        return Answer(
            Place.NOTE, pages.note(t("rematch-open", table=table.id)), then=partial(self._keeper.after, table)
        )

    # Commands

    async def new(
        self,
        who: Who,
        rules: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        computers: str | None = None,
        game: str = "stovkahra",
    ) -> Answer:
        """Opens a table here; rules and options that are not named are those of the server.

        With `computers`, some of that level take all other seats, and the series begins.
        """
        person = await self.greeter.person(who)
        guild = await self.greeter.guild(who)
        _need_allowed(guild, who)
        # What a server has settled of rules concerns Stovkahra.
        usual = guild.settings.rules if game == "stovkahra" else GAMES[game].rules()
        agreed: AnyRules = STORED_RULES[game].validate_python(asdict(usual) | dict(rules or {}))
        other = STORED_OPTIONS.validate_python(asdict(guild.settings.options) | dict(options or {}))
        level = Level(computers) if computers is not None else None
        if other.thread and who.parent_id is None:
            return await self._new_in_thread(who, person, self.greeter.to_all(guild), agreed, other, level)
        table = await self._open(who, person, agreed, other, level)
        # Should the message not arrive, computers do not wait for it.
        then = partial(self._keeper.wake, table)
        return Answer(Place.BOARD, board(table, self.greeter.to_all(guild)), table.id, then=then)

    async def _new_in_thread(
        self, who: Who, person: Person, t: Texts, rules: AnyRules, options: Options, level: Level | None
    ) -> Answer:
        """A table in a thread of its own, to which the answer in the channel leads."""
        try:
            thread_id = await self._face.open_thread(who.channel_id, t("thread-name", name=bare(person.name)))
        except ChannelGone:
            raise Refusal("no-thread") from None
        except NoAnswer:
            raise Refusal("discord-trouble") from None
        table = await self._open(who, person, rules, options, level, thread_id)
        told = t("thread-opened", table=table.id, name=plain(person.name), place=f"<#{thread_id}>")
        return Answer(Place.PUBLIC, pages.note(told), then=partial(self._keeper.after, table))

    async def _open(
        self,
        who: Who,
        person: Person,
        rules: AnyRules,
        options: Options,
        level: Level | None,
        thread_id: int | None = None,
    ) -> Table:
        channel_id = thread_id if thread_id is not None else who.channel_id
        table = await self._store.open_table(who.guild_id, channel_id, person, rules, self._chance.seed(), options)
        computers = await self._store.people.computers(level) if level is not None else []

        def begin(table: Table) -> None:
            table.touch(self._clock(), self._idle)
            if computers:
                while None in table.seats:
                    table.seat_computer(person, computers)
                self._start(table, person)

        table, _ = await self._store.change(table.id, begin)
        return table

    async def _play_at_once(self, who: Who, level: Level) -> Answer:
        """A table with three computers, posted beside the hand that is opened at the same time."""
        person = await self.greeter.person(who)
        guild = await self.greeter.guild(who)
        _need_allowed(guild, who)
        options = replace(guild.settings.options, hints=True)
        table = await self._open(who, person, guild.settings.rules, options, level)
        seat = table.own_seat(person)
        screen = panel(table, seat, self.greeter.to(person))
        return Answer(Place.PANEL, screen, table.id, then=partial(self._keeper.after, table))

    async def show(self, who: Who, number: int | None) -> Answer:
        """Posts a table anew, in the channel where that was asked for; one that was put away is brought back."""
        person = await self.greeter.person(who)
        table = await self._which(who, person, number, seated=False)
        if table.channel_id != who.channel_id:
            if not who.moderator and person.id != table.opener.id and table.seat_of(person) is None:
                raise Refusal("not-yours-to-move", place=f"<#{table.channel_id}>")
            _need_allowed(table.guild, who)
        if table.put_away:
            table, _ = await self._change_own(who, table.id, lambda table: self._return(table, person))
        # Should the message not arrive, a table brought back goes on all the same.
        then, lost = partial(self._keeper.wake, table), partial(self._keeper.redraw, table)
        return Answer(Place.BOARD, board(table, self.greeter.to_all(table.guild)), table.id, then=then, lost=lost)

    async def posted(self, who: Who, table_id: int, message_id: int) -> None:
        """A public message of the table has been posted in answer: from now on it is the one redrawn."""

        now = self._clock()
        table, left = await self._store.change(table_id, lambda table: table.stand_at(who.channel_id, message_id, now))
        self._keeper.take_away(*left)
        # Somebody may have played between the drawing of that message and now.
        self._keeper.after(table)

    async def tables(self, who: Who) -> Answer:
        """The tables of the server, with links to them and their free seats."""
        t = await self.greeter.to_asker(who)
        tables, others = await self._store.open_tables(who.guild_id, pages.LISTED)
        return Answer(Place.NOTE, pages.tables_page(tables, t, others))

    async def hand(self, who: Who, number: int | None) -> Answer:
        """Opens the panel of whoever asks."""
        person = await self.greeter.person(who)
        table = await self._which(who, person, number, seated=True)
        return await self._panel(who, person, table.id)

    async def leave(self, who: Who, number: int | None) -> Answer:
        """Leaves a seat: before the series begins it is free again, later a computer plays on."""
        person = await self.greeter.person(who)
        table = await self._which(who, person, number, seated=True)
        table, computer = await self._leave(table.id, person)
        t = self.greeter.to(person)
        if computer is None:
            text = t("left", table=table.id)
        else:
            text = t("left-to-computer", table=table.id, name=plain(computer.title))
        return Answer(Place.PANEL, pages.note(text), then=partial(self._keeper.after, table))

    async def _leave(self, table_id: int, person: Person) -> tuple[Table, Person | None]:
        computers = await self._store.people.computers(Level.REGULAR)

        def change(table: Table) -> Person | None:
            seat, computer = table.own_seat(person), table.leave(person, computers)
            if computer is not None and seat in table.awaited():
                table.wait(self._clock())
            self._keeper.advance(table)
            return computer

        return await self._store.change(table_id, change)

    async def _give_seats_up(self, person: Person) -> list[int]:
        """Leaves every table, before the person is forgotten; those on which the name is to be seen."""
        tables = await self._store.tables_with(person)
        for table in tables:
            if table.seat_of(person) is not None:
                # A series may just have come to its end.
                with contextlib.suppress(Refusal):
                    left, _ = await self._leave(table.id, person)
                    self._keeper.after(left)
        return [table.id for table in tables]

    async def _show_left(self, table_ids: list[int]) -> None:
        """Draws tables anew from which somebody's name is gone."""
        for table_id in table_ids:
            self._keeper.after(await self._store.read(table_id))

    async def stop(self, who: Who, number: int | None, *, back: bool | None = None) -> Answer:
        """Stops a table, or counts a vote for it; with `back` takes that back."""
        person = await self.greeter.person(who)
        table = await self._which(who, person, number, seated=False)

        def change(table: Table) -> None:
            seat = table.seat_of(person)
            was_away = seat is not None and table.is_away(seat)
            table.stop(person, moderator=who.moderator, back=back)
            if was_away and seat in table.awaited() and table.is_present(seat):
                table.wait(self._clock())

        table, _ = await self._change_own(who, table.id, change)
        t = self.greeter.to(person)
        if table.status is Status.STOPPED:
            text = t("stop-done", table=table.id)
        else:
            text = t("stop-counted", votes=len(table.votes), needed=table.votes_needed)
        return Answer(Place.PANEL, pages.note(text), then=partial(self._keeper.after, table))

    async def concede(self, who: Who, number: int | None) -> Answer:
        """Gives the game of one's table up, or tells the partner that one would."""
        person = await self.greeter.person(who)
        table = await self._which(who, person, number, seated=True)
        return await self._concede(who, person, table.id)

    async def review(self, who: Who, game_id: int | None, deal: int | None) -> Answer:
        """A finished deal against perfect play: of a game named by its number, else the last one of the table here."""
        if game_id is not None:
            table_id, number = await self._store.archive.place_of(who.guild_id, game_id)
        else:
            table_id, number = await self._last_reviewable(who)
        return await self._review(who, table_id, number, deal or 0, 1)

    async def _last_reviewable(self, who: Who) -> tuple[int, int]:
        """The game with the last finished deal of one's own table, or of the channel's."""
        table_id = await self._store.last_table(await self.greeter.person(who), who.guild_id, who.channel_id)
        table = await self._read(who, table_id)
        unfinished = not isinstance(table.game, Game) or not finished_deals(table.game)
        return table.id, table.game_number - 1 if unfinished else table.game_number

    async def _review(self, who: Who, table_id: int, number: int, deal: int, page: int) -> Answer:
        await self._read(who, table_id)
        t = await self.greeter.to_asker(who)
        return Answer(Place.PANEL, await self._reviewer.page(table_id, number, deal, page, t))

    async def _hands(self, who: Who, table_id: int, number: int, deal: int) -> Answer:
        """All four hands of a deal that is over."""
        await self._read(who, table_id)
        game, people = await self._store.archive.game_at(table_id, number)
        finished = finished_deals(game)
        if not 1 <= deal <= len(finished):
            raise Refusal("no-finished-deal")
        t = await self.greeter.to_asker(who)
        return Answer(Place.NOTE, pages.hands_page(finished[deal - 1], people, deal, t))

    async def learn(self, who: Who) -> Answer:
        """The guided deal, from its beginning."""
        return Answer(Place.PANEL, lesson(START, await self.greeter.to_asker(who)))

    async def topics(self, who: Who, game: str, typed: str) -> list[tuple[str, str]]:
        """Topics of a game's rules that may be meant: what to show, and the topic."""
        return topics_matching(game, typed, await self.greeter.to_asker(who))

    async def rules(self, who: Who, game: str, topic: str) -> Answer:
        """What the rules of a game say."""
        t = await self.greeter.to_asker(who)
        # Who does not choose but only types means what would have been offered first.
        first = next((found for _, found in topics_matching(game, topic, t)), None)
        meant = topic if topic in RULEBOOKS[game] else first
        if meant is None:
            raise Refusal("no-such-topic")
        return Answer(Place.NOTE, pages.rules_page(meant, t))

    async def keep_panel(self, who: Who, table_id: int, message_id: int, token: str) -> None:
        """The newest token of a person's panel, by which it is redrawn when the turn comes."""
        kept = Panel(message_id, token, self._clock() + TOKEN_LIFE)
        await self._store.keep_panel(table_id, who.user_id, kept)

    # Which table

    async def _read(self, who: Who, table_id: int) -> Table:
        table = await self._store.read(table_id)
        _need_here(table, who)
        return table

    async def _change_own(self, who: Who, table_id: int, change: Callable[[Table], T]) -> tuple[Table, T]:
        """A change that a person makes, by which the table is not idle, and comes back if it was put away."""

        def checked(table: Table) -> T:
            _need_here(table, who)
            table.bring_back(self._clock(), self._idle)
            return change(table)

        return await self._store.change(table_id, checked)

    async def _which(self, who: Who, person: Person, number: int | None, *, seated: bool) -> Table:
        """The table that a command means: the one named, else one's own, else that of the channel."""
        if number is not None:
            return await self._read(who, number)
        own = await self._store.tables_of(person, who.guild_id)
        here = [table for table in own if table.channel_id == who.channel_id]
        found = _only(here or own)
        if found is not None:
            return found
        if seated:
            raise Refusal("not-seated-anywhere")
        found = _only(await self._store.tables_in(who.guild_id, who.channel_id))
        if found is None:
            raise Refusal("no-table-here")
        return found


def _only(tables: list[Table]) -> Table | None:
    """The one table that can be meant: where several are played, none; of those put away the newest."""
    played = [table for table in tables if not table.put_away]
    if len(played) > 1:
        raise Refusal("which-table", number=played[0].id)
    return next(iter(played or tables), None)


def _nothing() -> None:
    """Nobody else has to be shown anything."""


def _is_number(text: str) -> bool:
    """Whether a text is a whole number that the store can hold."""
    return text.isascii() and text.isdecimal() and len(text) <= 18


def _is_seat(text: str) -> bool:
    return text in ("0", "1", "2", "3")


def _need_here(table: Table, who: Who) -> None:
    if table.guild_id != who.guild_id:
        # Of what there is on other servers nothing is told, not even that.
        raise Refusal("no-table", number=table.id)


def _need_allowed(guild: Guild, who: Who) -> None:
    """Raises `Refusal` where moderators have kept tables to other channels."""
    channels = guild.settings.channels
    if channels and who.channel_id not in channels and who.parent_id not in channels:
        raise Refusal("wrong-channel", channels=" ".join(f"<#{channel}>" for channel in channels))
