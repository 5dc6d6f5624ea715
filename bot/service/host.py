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

from bot.i18n.texts import Texts
from bot.model.errors import ChannelGone, NoAnswer, Refusal
from bot.model.options import STORED_OPTIONS, Guild, Options, rules_from
from bot.model.person import Person
from bot.model.table import Chance, Status, Table
from bot.service.gateway import Gateway
from bot.service.identity import Identity
from bot.service.ledger import LedgerService
from bot.service.replies import Actor, Answer, Target, explain, refuse
from bot.service.reviews import Reviewer
from bot.service.settings import SettingsService
from bot.service.updates import Updates
from bot.service.worker_pool import WorkerPool
from bot.storage.store import Panel, Store
from bot.ui import pages
from bot.ui.board import board, seats_to_take
from bot.ui.formatting import bare, plain
from bot.ui.games import SCREENS
from bot.ui.games.stovkahra.hands_page import hands_page
from bot.ui.games.stovkahra.lesson import START, lesson
from bot.ui.panel import can_be_advised, hint_text, panel
from bot.ui.rulebook import topics_matching
from bot.ui.settings_pages import preferences
from engine.game import Rules
from engine.games import GAMES
from engine.moves import IllegalMove
from engine.players import Level
from engine.stovkahra.review import finished_deals

T = TypeVar("T")

TOKEN_LIFE: Final = timedelta(minutes=14, seconds=30)
"""How long a panel's token is used: it lives 15 minutes, and a dead one must not be tried."""
LEVELS: Final = frozenset(str(level) for level in Level)


class Host:
    """Takes what people do, and sees to it that everybody is shown what follows."""

    def __init__(
        self,
        store: Store,
        gateway: Gateway,
        *,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
        chance: Chance | None = None,
        pause: timedelta = timedelta(seconds=12),
        idle: timedelta = timedelta(hours=24),
        kept: timedelta = timedelta(days=30),
        redraw_apart: float = 1.05,
        redraw_together: float = 0,
        workers: WorkerPool | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        chores: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self._store = store
        self._gateway = gateway
        self._clock = clock
        self._chance = chance or Chance()
        self._idle = idle
        self._workers = workers or WorkerPool(1)
        self.identity = Identity(store.people, store.guilds)
        self.ledger_service = LedgerService(store, self.identity, self._workers, clock)
        self.settings_service = SettingsService(store, self.identity, gateway, clock, kept)
        self._reviewer = Reviewer(store.archive, self._workers)
        self._updates = Updates(
            store,
            gateway,
            self.identity,
            self._workers,
            self._chance,
            clock=clock,
            sleep=sleep,
            pause=pause,
            redraw_apart=redraw_apart,
            redraw_together=redraw_together,
            every_minute=(store.drop_expired, self.settings_service.forget_guilds, *chores),
        )

    def start(self) -> None:
        """Takes up the series under way where they stood, beside answering clicks."""
        self._updates.start()

    async def close(self) -> None:
        """Stops what runs by itself; everything of it is taken up by `start`."""
        await self._updates.close()
        await self._reviewer.close()
        self._workers.close()

    def follow(self, actor: Actor, answer: Answer) -> None:
        """Sees to what follows an answer, once it is sent, or has failed."""
        if actor.may_post:
            # A drawing begun before may have been refused since.
            self._updates.may_draw_in(actor.channel_id)
        answer.then()

    # Buttons

    async def press(
        self,
        actor: Actor,
        action: str,
        *,
        on_panel: bool,
        message_id: int | None = None,
        values: Sequence[str] = (),
    ) -> Answer:
        """What a button or a list does, by the text that it carries and the message that it stands on.

        Raises `Refusal` where the answer is only words.
        """
        if actor.may_post:
            self._updates.may_draw_in(actor.channel_id)
        match action.split(":"):
            case ["st1", table, version, what] if _is_number(table):
                try:
                    return await self._press_table(actor, int(table), version, what, message_id, on_panel=on_panel)
                except (Refusal, IllegalMove) as refusal:
                    return await self._refused(actor, int(table), refuse(refusal), on_panel=on_panel)
            case ["rv1", table, game, deal, page] if all(map(_is_number, (table, game, deal, page))):
                return await self._review(actor, int(table), int(game), int(deal), int(page))
            case ["ah1", table, game, deal] if all(map(_is_number, (table, game, deal))):
                return await self._hands(actor, int(table), int(game), int(deal))
            case ["go1", level] if level in LEVELS:
                return await self._play_at_once(actor, Level(level))
            case ["ln1", answers]:
                return Answer(Target.PANEL, lesson(answers, await self.identity.to_asker(actor)))
            case ["lg1", query]:
                return await self.ledger_service.turn(actor, query, on_panel=on_panel)
            case ["ch1", table] if _is_number(table):
                return await self.ledger_service.pictured(actor, int(table))
            case ["pr1" | "se1" | "pv1" as kind, what]:
                return await self._at_settings(actor, kind, what, values)
        raise Refusal("unknown-button")

    async def _at_settings(self, actor: Actor, kind: str, what: str, values: Sequence[str]) -> Answer:
        if kind == "pr1":
            return await self.settings_service.prefer(actor, what, values)
        if kind == "se1":
            return await self.settings_service.settle(actor, what, values)
        return await self.settings_service.press_privacy(actor, what, self._give_seats_up, self._show_left)

    async def _refused(self, actor: Actor, table_id: int, refusal: Refusal, *, on_panel: bool) -> Answer:
        """A refusal; in the panel itself, it shows at the same time how things stand."""
        if not on_panel:
            raise refusal
        person = await self.identity.person(actor)
        table = await self._read(actor, table_id)
        seat = table.seat_of(person)
        if seat is None:
            raise refusal
        t = self.identity.to(person)
        return Answer(Target.PANEL, panel(table, seat, t, notice=explain(refusal, t)), table_id)

    async def _press_table(
        self, actor: Actor, table_id: int, version: str, what: str, message_id: int | None, *, on_panel: bool
    ) -> Answer:
        person = await self.identity.person(actor)
        match what.split(" "):
            case ["sit", seat] if _is_seat(seat):
                return await self._at_lobby(actor, table_id, message_id, lambda table: table.sit(person, int(seat)))
            case ["stand"]:
                return await self._at_lobby(actor, table_id, message_id, lambda table: table.stand(person))
            case ["computer", level] if level in LEVELS:
                computers = await self._store.people.computers(Level(level))
                return await self._at_lobby(
                    actor, table_id, message_id, lambda table: table.seat_computer(person, computers)
                )
            case ["start"]:
                return await self._at_lobby(actor, table_id, message_id, lambda table: self._start(table, person))
            case ["resume"]:
                return await self._resume(actor, person, table_id, message_id)
            case ["hand"] | ["look"] | ["back"]:
                return await self._panel(actor, person, table_id)
            case ["ask", "dost" | "concede" | "leave" as asking]:
                return await self._panel(actor, person, table_id, version, asking)
            case ["more"]:
                return await self._panel(actor, person, table_id, version, "more")
            case ["cuts", first] if first.isdecimal() and len(first) <= 2:
                return await self._panel(actor, person, table_id, version, what)
            case ["hint"]:
                return await self._hint(actor, person, table_id, version)
            case ["preferences"]:
                await self._read(actor, table_id)
                return Answer(Target.PANEL, preferences(person, self.identity.to(person), table_id), table_id)
            case ["down"]:
                return await self._bring_down(actor, person, table_id, on_panel=on_panel)
            case ["wake"]:
                return await self._at_lobby(actor, table_id, message_id, lambda table: self._return(table, person))
            case ["return"]:
                return await self._come_back(actor, person, table_id)
            case ["seats"]:
                table = await self._read(actor, table_id)
                return Answer(Target.NOTE, seats_to_take(table, self.identity.to(person)))
            case ["take", seat] if _is_seat(seat):
                return await self._take_over(actor, person, table_id, int(seat))
            case ["concede", *back] if back in ([], ["back"]):
                return await self._concede(actor, person, table_id, version, back=bool(back))
            case ["leave"]:
                return await self.leave(actor, table_id)
            case ["stop", *back] if back in ([], ["back"]):
                return await self.stop(actor, table_id, back=bool(back))
            case ["rematch"]:
                return await self._rematch(actor, person, table_id)
            case ["record"]:
                game_id = await self._store.archive.last_game((await self._read(actor, table_id)).id)
                return await self.ledger_service.record(actor, game_id or 0)
            case ["cut", "any"]:
                return await self._move(actor, person, table_id, version, "cut any")
        return await self._move(actor, person, table_id, version, what)

    async def _at_lobby(
        self, actor: Actor, table_id: int, message_id: int | None, change: Callable[[Table], None]
    ) -> Answer:
        """A change that is answered by redrawing the message pressed, which is mostly that of the table."""

        def changed(table: Table) -> bool:
            change(table)
            redrawn = table.message_id == message_id
            if redrawn:
                table.message_shows = table.deal_key
            return redrawn

        table, redrawn = await self._change_own(actor, table_id, changed)
        return self._board(table, drawn=redrawn)

    def _board(self, table: Table, *, drawn: bool) -> Answer:
        """The public table as an answer; `drawn` where that answer is the table's own message."""
        screen = board(table, self.identity.to_all(table.guild))

        def then() -> None:
            self._updates.after(table, drawn=drawn)
            if drawn:
                self._updates.spawn(partial(self._updates.draw_unless, table.id, screen))

        lost = partial(self._updates.redraw, table)
        return Answer(Target.BOARD, screen, table.id, then=then, lost=lost)

    def _start(self, table: Table, person: Person) -> None:
        table.start(person)
        self._updates.advance(table)

    def _return(self, table: Table, person: Person) -> None:
        """Whoever sits there is back, with all the time there is."""
        seat = table.seat_of(person)
        if seat is not None and table.come_back(person) and seat in table.awaited():
            table.wait(self._clock())
        self._updates.advance(table)

    async def _panel(self, actor: Actor, person: Person, table_id: int, version: str = "", asking: str = "") -> Answer:
        table = await self._read(actor, table_id)
        seat = table.own_seat(person)
        t = self.identity.to(person)
        if asking not in ("", "more") and version != table.version(seat):
            return Answer(Target.PANEL, panel(table, seat, t, notice=t("moved-on")), table_id)
        return Answer(Target.PANEL, panel(table, seat, t, asking=asking), table_id)

    async def _move(self, actor: Actor, person: Person, table_id: int, version: str, what: str) -> Answer:
        table, (seat, fresh) = await self._change_own(
            actor, table_id, self._updates.moving_as_written(person, version, what)
        )
        t = self.identity.to(person)
        then = partial(self._updates.after, table, by=seat)
        if not fresh:
            moved_on = panel(table, seat, t, notice=t("moved-on"))
            return Answer(Target.PANEL, moved_on, table_id, then=then if table.brought_back else _nothing)
        return Answer(Target.PANEL, panel(table, seat, t), table_id, then=then)

    async def _hint(self, actor: Actor, person: Person, table_id: int, version: str) -> Answer:
        """The panel, with what a strong player would do."""
        table = await self._read(actor, table_id)
        seat = table.own_seat(person)
        t = self.identity.to(person)
        if not table.options.hints:
            raise Refusal("hints-off")
        if version != table.version(seat) or not can_be_advised(table, seat):
            return Answer(Target.PANEL, panel(table, seat, t, notice=t("moved-on")), table_id)
        advice = await self._workers.advise(table.view(seat), self._chance.below(2**32))
        if advice is None:
            raise Refusal("too-busy")
        table = await self._read(actor, table_id)
        now = table.own_seat(person)
        told = hint_text(table, table.view(now), advice, t) if version == table.version(now) else t("moved-on")
        return Answer(Target.PANEL, panel(table, now, t, notice=told), table_id)

    async def _come_back(self, actor: Actor, person: Person, table_id: int) -> Answer:
        """Takes the own seat back from the computer."""

        def change(table: Table) -> int:
            seat = table.own_seat(person)
            self._return(table, person)
            return seat

        table, seat = await self._change_own(actor, table_id, change)
        screen = panel(table, seat, self.identity.to(person))
        return Answer(Target.PANEL, screen, table_id, then=partial(self._updates.after, table, by=seat))

    async def _take_over(self, actor: Actor, person: Person, table_id: int, seat: int) -> Answer:
        """Sits down in a computer's seat while the series goes on, and opens the hand."""

        def change(table: Table) -> None:
            table.take_over(person, seat)
            if seat in table.awaited():
                table.wait(self._clock())
            self._updates.advance(table)

        table, _ = await self._change_own(actor, table_id, change)
        screen = panel(table, seat, self.identity.to(person))
        return Answer(Target.PANEL, screen, table_id, then=partial(self._updates.after, table, by=seat))

    async def _concede(
        self, actor: Actor, person: Person, table_id: int, version: str | None = None, *, back: bool | None = None
    ) -> Answer:
        """Gives the game up, or tells the partner that one would; a button means the game for which it was drawn."""

        def change(table: Table) -> bool | None:
            if version is not None and version.split(".")[0] != str(table.game_number):
                return None
            done = table.concede(person, back=back)
            self._updates.advance(table)
            return done

        table, done = await self._change_own(actor, table_id, change)
        seat, t = table.own_seat(person), self.identity.to(person)
        if done is None:
            return Answer(Target.PANEL, panel(table, seat, t, notice=t("moved-on")), table_id)
        waits = seat in table.conceding
        notice = "" if done else t("concede-asked" if waits else "concede-taken-back")
        changed = done or table.brought_back
        then = partial(self._updates.after, table, by=seat) if changed else partial(self._tell_partner, table, seat)
        return Answer(Target.PANEL, panel(table, seat, t, notice=notice), table_id, then=then)

    def _tell_partner(self, table: Table, seat: int) -> None:
        partner = table.partner_of(seat)
        if partner is not None:
            self._updates.spawn(partial(self._updates.refresh, table.id, table.person(partner)))

    async def _bring_down(self, actor: Actor, person: Person, table_id: int, *, on_panel: bool) -> Answer:
        """Has the table posted anew, where the chat has gone on below it."""

        def change(table: Table) -> list[tuple[int, int]]:
            left = [(table.channel_id, table.message_id)] if table.message_id is not None else []
            table.message_id = None
            return left

        table, left = await self._change_own(actor, table_id, change)
        self._updates.take_away(*left)
        t = self.identity.to(person)
        then = partial(self._updates.after, table)
        seat = table.seat_of(person)
        if on_panel and seat is not None:
            return Answer(Target.PANEL, panel(table, seat, t, notice=t("brought-down")), table_id, then=then)
        return Answer(Target.NOTE, pages.note(t("brought-down")), then=then)

    async def _resume(self, actor: Actor, person: Person, table_id: int, message_id: int | None) -> Answer:
        """Goes on with the unfinished series of the four in a lobby, in that lobby's message."""
        lobby = await self._read(actor, table_id)
        lobby.own_seat(person)
        table, left = await self._store.resume(lobby.id, self._clock(), self._idle)
        self._updates.take_away(*left)
        table, _ = await self._store.change(table.id, self._updates.advance)
        return self._board(table, drawn=table.message_id == message_id and table.message_shows == table.deal_key)

    async def _rematch(self, actor: Actor, person: Person, table_id: int) -> Answer:
        await self._read(actor, table_id)
        table = await self._store.rematch(table_id, person, self._chance.seed(), self._clock(), self._idle)
        t = self.identity.to(person)
        return Answer(
            Target.NOTE, pages.note(t("rematch-open", table=table.id)), then=partial(self._updates.after, table)
        )

    # Commands

    async def new(
        self,
        actor: Actor,
        rules: Mapping[str, Any] | None = None,
        options: Mapping[str, Any] | None = None,
        computers: str | None = None,
        game: str = "stovkahra",
    ) -> Answer:
        """Opens a table here; rules and options that are not named are those of the server.

        With `computers`, some of that level take all other seats, and the series begins.
        """
        person = await self.identity.person(actor)
        guild = await self.identity.guild(actor)
        _need_allowed(guild, actor)
        usual = guild.settings.rules_of(GAMES[game])
        agreed = rules_from(game, asdict(usual) | dict(rules or {}))
        other = STORED_OPTIONS.validate_python(asdict(guild.settings.options) | dict(options or {}))
        level = Level(computers) if computers is not None else None
        if other.thread and actor.parent_id is None:
            return await self._new_in_thread(actor, person, self.identity.to_all(guild), agreed, other, level)
        table = await self._open(actor, person, agreed, other, level)
        # Should the message not arrive, computers do not wait for it.
        then = partial(self._updates.wake, table)
        return Answer(Target.BOARD, board(table, self.identity.to_all(guild)), table.id, then=then)

    async def _new_in_thread(
        self, actor: Actor, person: Person, t: Texts, rules: Rules, options: Options, level: Level | None
    ) -> Answer:
        """A table in a thread of its own, to which the answer in the channel leads."""
        try:
            thread_id = await self._gateway.open_thread(actor.channel_id, t("thread-name", name=bare(person.name)))
        except ChannelGone:
            raise Refusal("no-thread") from None
        except NoAnswer:
            raise Refusal("discord-trouble") from None
        table = await self._open(actor, person, rules, options, level, thread_id)
        told = t("thread-opened", table=table.id, name=plain(person.name), place=f"<#{thread_id}>")
        return Answer(Target.PUBLIC, pages.note(told), then=partial(self._updates.after, table))

    async def _open(
        self,
        actor: Actor,
        person: Person,
        rules: Rules,
        options: Options,
        level: Level | None,
        thread_id: int | None = None,
    ) -> Table:
        channel_id = thread_id if thread_id is not None else actor.channel_id
        table = await self._store.open_table(actor.guild_id, channel_id, person, rules, self._chance.seed(), options)
        computers = await self._store.people.computers(level) if level is not None else []

        def begin(table: Table) -> None:
            table.touch(self._clock(), self._idle)
            if computers:
                while None in table.seats:
                    table.seat_computer(person, computers)
                self._start(table, person)

        table, _ = await self._store.change(table.id, begin)
        return table

    async def _play_at_once(self, actor: Actor, level: Level) -> Answer:
        """A table with three computers, posted beside the hand that is opened at the same time."""
        person = await self.identity.person(actor)
        guild = await self.identity.guild(actor)
        _need_allowed(guild, actor)
        options = replace(guild.settings.options, hints=True)
        table = await self._open(actor, person, guild.settings.rules, options, level)
        seat = table.own_seat(person)
        screen = panel(table, seat, self.identity.to(person))
        return Answer(Target.PANEL, screen, table.id, then=partial(self._updates.after, table))

    async def show(self, actor: Actor, number: int | None) -> Answer:
        """Posts a table anew, in the channel where that was asked for; one that was put away is brought back."""
        person = await self.identity.person(actor)
        table = await self._which(actor, person, number, seated=False)
        if table.channel_id != actor.channel_id:
            if not actor.moderator and person.id != table.opener.id and table.seat_of(person) is None:
                raise Refusal("not-yours-to-move", place=f"<#{table.channel_id}>")
            _need_allowed(table.guild, actor)
        if table.put_away:
            table, _ = await self._change_own(actor, table.id, lambda table: self._return(table, person))
        # Should the message not arrive, a table brought back goes on all the same.
        then, lost = partial(self._updates.wake, table), partial(self._updates.redraw, table)
        return Answer(Target.BOARD, board(table, self.identity.to_all(table.guild)), table.id, then=then, lost=lost)

    async def posted(self, actor: Actor, table_id: int, message_id: int) -> None:
        """A public message of the table has been posted in answer: from now on it is the one redrawn."""

        now = self._clock()
        table, left = await self._store.change(
            table_id, lambda table: table.stand_at(actor.channel_id, message_id, now)
        )
        self._updates.take_away(*left)
        # Somebody may have played between the drawing of that message and now.
        self._updates.after(table)

    async def tables(self, actor: Actor) -> Answer:
        """The tables of the server, with links to them and their free seats."""
        t = await self.identity.to_asker(actor)
        tables, others = await self._store.open_tables(actor.guild_id, pages.LISTED)
        return Answer(Target.NOTE, pages.tables_page(tables, t, others))

    async def hand(self, actor: Actor, number: int | None) -> Answer:
        """Opens the panel of whoever asks."""
        person = await self.identity.person(actor)
        table = await self._which(actor, person, number, seated=True)
        return await self._panel(actor, person, table.id)

    async def leave(self, actor: Actor, number: int | None) -> Answer:
        """Leaves a seat: before the series begins it is free again, later a computer plays on."""
        person = await self.identity.person(actor)
        table = await self._which(actor, person, number, seated=True)
        table, computer = await self._leave(table.id, person)
        t = self.identity.to(person)
        if computer is None:
            text = t("left", table=table.id)
        else:
            text = t("left-to-computer", table=table.id, name=plain(computer.title))
        return Answer(Target.PANEL, pages.note(text), then=partial(self._updates.after, table))

    async def _leave(self, table_id: int, person: Person) -> tuple[Table, Person | None]:
        computers = await self._store.people.computers(Level.REGULAR)

        def change(table: Table) -> Person | None:
            seat, computer = table.own_seat(person), table.leave(person, computers)
            if computer is not None and seat in table.awaited():
                table.wait(self._clock())
            self._updates.advance(table)
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
                    self._updates.after(left)
        return [table.id for table in tables]

    async def _show_left(self, table_ids: list[int]) -> None:
        """Draws tables anew from which somebody's name is gone."""
        for table_id in table_ids:
            self._updates.after(await self._store.read(table_id))

    async def stop(self, actor: Actor, number: int | None, *, back: bool | None = None) -> Answer:
        """Stops a table, or counts a vote for it; with `back` takes that back."""
        person = await self.identity.person(actor)
        table = await self._which(actor, person, number, seated=False)

        def change(table: Table) -> None:
            seat = table.seat_of(person)
            was_away = seat is not None and table.is_away(seat)
            table.stop(person, moderator=actor.moderator, back=back)
            if was_away and seat in table.awaited() and table.is_present(seat):
                table.wait(self._clock())

        table, _ = await self._change_own(actor, table.id, change)
        t = self.identity.to(person)
        if table.status is Status.STOPPED:
            text = t("stop-done", table=table.id)
        else:
            text = t("stop-counted", votes=len(table.votes), needed=table.votes_needed)
        return Answer(Target.PANEL, pages.note(text), then=partial(self._updates.after, table))

    async def concede(self, actor: Actor, number: int | None) -> Answer:
        """Gives the game of one's table up, or tells the partner that one would."""
        person = await self.identity.person(actor)
        table = await self._which(actor, person, number, seated=True)
        return await self._concede(actor, person, table.id)

    async def review(self, actor: Actor, game_id: int | None, deal: int | None) -> Answer:
        """A finished deal against perfect play: of a game named by its number, else the last one of the table here."""
        if game_id is not None:
            table_id, number = await self._store.archive.place_of(actor.guild_id, game_id)
        else:
            table_id, number = await self._last_reviewable(actor)
        return await self._review(actor, table_id, number, deal or 0, 1)

    async def _last_reviewable(self, actor: Actor) -> tuple[int, int]:
        """The game with the last finished deal of one's own table, or of the channel's."""
        table_id = await self._store.last_table(await self.identity.person(actor), actor.guild_id, actor.channel_id)
        table = await self._read(actor, table_id)
        unfinished = table.game is None or not finished_deals(table.game)
        return table.id, table.game_number - 1 if unfinished else table.game_number

    async def _review(self, actor: Actor, table_id: int, number: int, deal: int, page: int) -> Answer:
        await self._read(actor, table_id)
        t = await self.identity.to_asker(actor)
        return Answer(Target.PANEL, await self._reviewer.page(table_id, number, deal, page, t))

    async def _hands(self, actor: Actor, table_id: int, number: int, deal: int) -> Answer:
        """All four hands of a deal that is over."""
        await self._read(actor, table_id)
        game, people = await self._store.archive.game_at(table_id, number)
        finished = finished_deals(game)
        if not 1 <= deal <= len(finished):
            raise Refusal("no-finished-deal")
        t = await self.identity.to_asker(actor)
        return Answer(Target.NOTE, hands_page(finished[deal - 1], people, deal, t))

    async def learn(self, actor: Actor) -> Answer:
        """The guided deal, from its beginning."""
        return Answer(Target.PANEL, lesson(START, await self.identity.to_asker(actor)))

    async def topics(self, actor: Actor, game: str, typed: str) -> list[tuple[str, str]]:
        """Topics of a game's rules that may be meant: what to show, and the topic."""
        return topics_matching(game, typed, await self.identity.to_asker(actor))

    async def rules(self, actor: Actor, game: str, topic: str) -> Answer:
        """What the rules of a game say."""
        t = await self.identity.to_asker(actor)
        # Who does not choose but only types means what would have been offered first.
        first = next((found for _, found in topics_matching(game, topic, t)), None)
        meant = topic if topic in SCREENS[game].topics else first
        if meant is None:
            raise Refusal("no-such-topic")
        return Answer(Target.NOTE, pages.rules_page(game, meant, t))

    async def keep_panel(self, actor: Actor, table_id: int, message_id: int, token: str) -> None:
        """The newest token of a person's panel, by which it is redrawn when the turn comes."""
        kept = Panel(message_id, token, self._clock() + TOKEN_LIFE)
        await self._store.keep_panel(table_id, actor.user_id, kept)

    # Which table

    async def _read(self, actor: Actor, table_id: int) -> Table:
        table = await self._store.read(table_id)
        _need_here(table, actor)
        return table

    async def _change_own(self, actor: Actor, table_id: int, change: Callable[[Table], T]) -> tuple[Table, T]:
        """A change that a person makes, by which the table is not idle, and comes back if it was put away."""

        def checked(table: Table) -> T:
            _need_here(table, actor)
            table.bring_back(self._clock(), self._idle)
            return change(table)

        return await self._store.change(table_id, checked)

    async def _which(self, actor: Actor, person: Person, number: int | None, *, seated: bool) -> Table:
        """The table that a command means: the one named, else one's own, else that of the channel."""
        if number is not None:
            return await self._read(actor, number)
        own = await self._store.tables_of(person, actor.guild_id)
        here = [table for table in own if table.channel_id == actor.channel_id]
        found = _only(here or own)
        if found is not None:
            return found
        if seated:
            raise Refusal("not-seated-anywhere")
        found = _only(await self._store.tables_in(actor.guild_id, actor.channel_id))
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


def _need_here(table: Table, actor: Actor) -> None:
    if table.guild_id != actor.guild_id:
        # Of what there is on other servers nothing is told, not even that.
        raise Refusal("no-table", number=table.id)


def _need_allowed(guild: Guild, actor: Actor) -> None:
    """Raises `Refusal` where moderators have kept tables to other channels."""
    channels = guild.settings.channels
    if channels and actor.channel_id not in channels and actor.parent_id not in channels:
        raise Refusal("wrong-channel", channels=" ".join(f"<#{channel}>" for channel in channels))
