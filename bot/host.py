"""The one way in for every click and command.

Down once: who is this, what may they do, one transaction in which the table is opened,
changed and committed. Up once: the answer. Then, outside every lock: the public message
is marked for redrawing, panels of those whose turn has come are refreshed, the next deal
is put on the clock. Nothing that matters stays in memory, so that the way a game goes
on is the way it recovers.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Literal, TypeVar

from bot import pages
from bot.answers import Answer, Place, Who, explain, refuse
from bot.board import board
from bot.computers import Computers
from bot.errors import ChannelGone, MessageGone, Refusal, TokenDead
from bot.face import Face
from bot.minds import Minds
from bot.panel import can_be_advised, hint_text, panel
from bot.parts import bare, plain
from bot.redraw import Redraws
from bot.reviewer import Reviewer
from bot.screen import Screen
from bot.store import Panel, Store
from bot.table import DEFAULT_OPTIONS, Chance, Options, Pace, Person, Status, Table
from bot.texts import texts
from engine import record
from engine.game import ADD, TAKE, Cut, Deal, Dealer, IllegalMove, Move, parse_move
from engine.players import Level
from engine.review import finished_deals
from engine.stovkahra import Rules

log = logging.getLogger(__name__)
T = TypeVar("T")

TOKEN_LIFE = timedelta(minutes=14, seconds=30)
"""How long a panel's token is used: it lives 15 minutes, and a dead one must not be tried."""
UNSETTLED = timedelta(hours=1)
"""How fresh the last move of a table must be for its message to be redrawn when the bot starts."""
RETRY_SECONDS = 30.0
"""After which a deal that could not be dealt is tried again."""
LEVELS = frozenset(str(level) for level in Level)


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
        redraw_apart: float = 1.05,
        minds: Minds | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._face = face
        self._clock = clock
        self._chance = chance or Chance()
        self._pause = pause
        self._sleep = sleep
        self._minds = minds or Minds(1)
        self._redraws = Redraws(self._draw, redraw_apart)
        self._reviewer = Reviewer(store, self._minds)
        self._computers = Computers(store, self._minds, self._move_computer, self._chance, clock, sleep)
        self._alarms: dict[int, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Takes up the series under way where they stood, beside answering clicks."""
        self._spawn(self._resume)

    async def _resume(self) -> None:
        """Sets the clocks, does what fell due, and redraws what may have been left undrawn."""
        for table_id in await self._store.unsettled(self._clock() - UNSETTLED):
            table, _ = await self._store.change(table_id, self._advance)
            self._after(table)

    async def close(self) -> None:
        """Stops what runs by itself; everything of it is taken up by `start`."""
        await self._computers.close()
        await self._redraws.close()
        tasks = [*self._alarms.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._reviewer.close()
        self._minds.close()

    # Buttons

    async def press(self, who: Who, action: str, *, on_panel: bool, message_id: int | None = None) -> Answer:
        """What a button does, by the text that it carries and the message that it stands on.

        Raises `Refusal` where the answer is only words.
        """
        match action.split(":"):
            case ["st1", table, stamp, what] if _is_number(table):
                try:
                    return await self._press_table(who, int(table), stamp, what, message_id)
                except (Refusal, IllegalMove) as refusal:
                    return await self._refused(who, int(table), refuse(refusal), on_panel=on_panel)
            case ["pr1", what, table] if _is_number(table):
                return await self._prefer(who, what, int(table))
            case ["hi1", page] if _is_number(page):
                return await self.history(who, int(page))
            case ["rv1", table, game, deal, page] if all(map(_is_number, (table, game, deal, page))):
                return await self._review(who, int(table), int(game), int(deal), int(page))
            case ["go1", level] if level in LEVELS:
                return await self._play_at_once(who, Level(level))
        raise Refusal("unknown-button")

    async def _refused(self, who: Who, table_id: int, refusal: Refusal, *, on_panel: bool) -> Answer:
        """A refusal; in the panel itself, it shows at the same time how things stand."""
        if not on_panel:
            raise refusal
        person = await self._person(who)
        table = await self._read(who, table_id)
        seat = table.seat_of(person)
        if seat is None:
            raise refusal
        return Answer(Place.PANEL, panel(table, seat, texts(), notice=explain(refusal, texts())), table_id)

    async def _press_table(self, who: Who, table_id: int, stamp: str, what: str, message_id: int | None) -> Answer:
        person = await self._person(who)
        match what.split(" "):
            case ["sit", seat] if seat in ("0", "1", "2", "3"):
                return await self._at_lobby(who, table_id, message_id, lambda table: table.sit(person, int(seat)))
            case ["stand"]:
                return await self._at_lobby(who, table_id, message_id, lambda table: table.stand(person))
            case ["computer", level] if level in LEVELS:
                computers = await self._store.computers(Level(level))
                return await self._at_lobby(
                    who, table_id, message_id, lambda table: table.seat_computer(person, computers)
                )
            case ["start"]:
                return await self._at_lobby(who, table_id, message_id, lambda table: self._start(table, person))
            case ["hand"] | ["look"] | ["back"]:
                return await self._panel(who, person, table_id)
            case ["ask", "dost"]:
                return await self._panel(who, person, table_id, stamp, "dost")
            case ["cuts", first] if first.isdecimal() and len(first) <= 2:
                return await self._panel(who, person, table_id, stamp, what)
            case ["hint"]:
                return await self._hint(who, person, table_id, stamp)
            case ["preferences"]:
                return Answer(Place.PANEL, pages.preferences(person, texts(), table_id), table_id)
            case ["rematch"]:
                return await self._rematch(who, person, table_id)
            case ["record"]:
                game_id = await self._store.last_game((await self._read(who, table_id)).id)
                return await self.record(who, game_id or 0)
            case ["cut", "any"]:
                return await self._move(who, person, table_id, stamp, Cut(1 + self._chance.below(31)))
        try:
            move = parse_move(what)
        except ValueError:
            raise Refusal("unknown-button") from None
        return await self._move(who, person, table_id, stamp, move)

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
        then = partial(self._after, table, drawn=redrawn)
        return Answer(Place.BOARD, board(table, texts()), table_id, then=then)

    def _start(self, table: Table, person: Person) -> None:
        table.start(person)
        self._advance(table)

    async def _panel(self, who: Who, person: Person, table_id: int, stamp: str = "", asking: str = "") -> Answer:
        table = await self._read(who, table_id)
        seat = table.own_seat(person)
        if asking and stamp != table.stamp(seat):
            return Answer(Place.PANEL, panel(table, seat, texts(), notice=texts()("moved-on")), table_id)
        return Answer(Place.PANEL, panel(table, seat, texts(), asking=asking), table_id)

    async def _move(self, who: Who, person: Person, table_id: int, stamp: str, move: Move) -> Answer:
        if isinstance(move, Dealer | Deal):
            raise Refusal("unknown-button")

        table, (seat, fresh) = await self._change_own(who, table_id, self._moving(person, stamp, move))
        if not fresh:
            return Answer(Place.PANEL, panel(table, seat, texts(), notice=texts()("moved-on")), table_id)
        then = partial(self._after, table, by=seat)
        return Answer(Place.PANEL, panel(table, seat, texts()), table_id, then=then)

    def _moving(self, person: Person, stamp: str, move: Move) -> Callable[[Table], tuple[int, bool]]:
        """How a move is made, a person's or a computer's: the seat, and whether it was still asked for."""

        def change(table: Table) -> tuple[int, bool]:
            seat = table.seat_of(person)
            if seat is None:
                raise Refusal("not-seated" if move not in (ADD, TAKE) else "not-your-choice")
            if not table.is_fresh(stamp, seat, move):
                return seat, False
            table.push(seat, move)
            self._advance(table)
            return seat, True

        return change

    async def _hint(self, who: Who, person: Person, table_id: int, stamp: str) -> Answer:
        """The panel, with what a strong player would do."""
        table = await self._read(who, table_id)
        seat = table.own_seat(person)
        if not table.options.hints:
            raise Refusal("hints-off")
        if stamp != table.stamp(seat) or not can_be_advised(table, seat):
            return Answer(Place.PANEL, panel(table, seat, texts(), notice=texts()("moved-on")), table_id)
        advice = await self._minds.advise(table.view(seat), self._chance.below(2**32))
        if advice is None:
            raise Refusal("too-busy")
        table = await self._read(who, table_id)
        now = table.own_seat(person)
        told = hint_text(advice, texts()) if stamp == table.stamp(now) else texts()("moved-on")
        return Answer(Place.PANEL, panel(table, now, texts(), notice=told), table_id)

    async def _rematch(self, who: Who, person: Person, table_id: int) -> Answer:
        await self._read(who, table_id)
        table = await self._store.rematch(table_id, person, self._chance.seed())
        then = partial(self._redraws.mark, table.channel_id, table.id)
        return Answer(Place.NOTE, pages.note(texts()("rematch-open", table=table.id)), then=then)

    async def _prefer(self, who: Who, what: str, table_id: int) -> Answer:
        person = await self._person(who)
        if what == "cuts":
            person = replace(person, own_cuts=not person.own_cuts)
        elif what == "forced":
            person = replace(person, forced_cards=not person.forced_cards)
        else:
            raise Refusal("unknown-button")
        await self._store.prefer(person)
        return Answer(Place.PANEL, pages.preferences(person, texts(), table_id), table_id or None)

    # Commands

    async def new(
        self, who: Who, rules: Rules, options: Options = DEFAULT_OPTIONS, computers: Level | None = None
    ) -> Answer:
        """Opens a table in this channel; with `computers`, three of them sit down, and the series begins."""
        person = await self._person(who)
        table = await self._open(who, person, rules, options, computers)
        # Should the message not arrive, computers do not wait for it.
        then = partial(self._computers.wake, table.id)
        return Answer(Place.BOARD, board(table, texts()), table.id, then=then)

    async def _open(self, who: Who, person: Person, rules: Rules, options: Options, level: Level | None) -> Table:
        seed = self._chance.seed()
        table = await self._store.open_table(who.guild_id, who.channel_id, person, rules, seed, options)
        if level is None:
            return table
        computers = await self._store.computers(level)

        def begin(table: Table) -> None:
            while None in table.seats:
                table.seat_computer(person, computers)
            self._start(table, person)

        return (await self._store.change(table.id, begin))[0]

    async def _play_at_once(self, who: Who, level: Level) -> Answer:
        """A table with three computers, posted beside the hand that is opened at the same time."""
        person = await self._person(who)
        table = await self._open(who, person, Rules(), Options(hints=True), level)
        seat = table.own_seat(person)
        return Answer(Place.PANEL, panel(table, seat, texts()), table.id, then=partial(self._after, table))

    async def show(self, who: Who, number: int | None) -> Answer:
        """Posts a table anew, in the channel where that was asked for."""
        table = await self._which(who, await self._person(who), number, seated=False)
        return Answer(Place.BOARD, board(table, texts()), table.id)

    async def posted(self, who: Who, table_id: int, message_id: int) -> None:
        """A public message of the table has been posted in answer: from now on it is the one redrawn."""

        def change(table: Table) -> tuple[int, int | None]:
            old = table.channel_id, table.message_id
            table.channel_id, table.message_id = who.channel_id, message_id
            table.message_shows = table.moment
            return old

        table, (channel_id, old_id) = await self._store.change(table_id, change)
        if old_id is not None and old_id != message_id:
            self._spawn(partial(self._face.delete, channel_id, old_id))
        # Somebody may have played between the drawing of that message and now.
        self._after(table)

    async def hand(self, who: Who, number: int | None) -> Answer:
        """Opens the panel of whoever asks."""
        person = await self._person(who)
        table = await self._which(who, person, number, seated=True)
        return await self._panel(who, person, table.id)

    async def leave(self, who: Who, number: int | None) -> Answer:
        """Leaves a seat: before the series begins it is free again, later a computer plays on."""
        person = await self._person(who)
        table = await self._which(who, person, number, seated=True)
        computers = await self._store.computers(Level.REGULAR)

        def change(table: Table) -> Person | None:
            computer = table.leave(person, computers)
            self._advance(table)
            return computer

        table, computer = await self._store.change(table.id, change)
        if computer is None:
            text = texts()("left", table=table.id)
        else:
            text = texts()("left-to-computer", table=table.id, name=plain(computer.title))
        return Answer(Place.NOTE, pages.note(text), then=partial(self._after, table))

    async def stop(self, who: Who, number: int | None) -> Answer:
        """Stops a table, or counts a vote for it."""
        person = await self._person(who)
        table = await self._which(who, person, number, seated=False)
        table, _ = await self._store.change(table.id, lambda table: table.stop(person, moderator=who.moderator))
        done = table.status is Status.STOPPED
        text = (
            texts()("stop-done", table=table.id)
            if done
            else texts()("stop-counted", votes=len(table.votes), needed=table.votes_needed)
        )
        return Answer(Place.NOTE, pages.note(text), then=partial(self._after, table))

    async def preferences(self, who: Who) -> Answer:
        """Shows a person's settings."""
        return Answer(Place.NOTE, pages.preferences(await self._person(who), texts()))

    async def standings(self, who: Who, *, computers: bool = False) -> Answer:
        """The standings of the server: of games among people, or with those in which computers took part."""
        under_way = await self._store.playing(who.guild_id)
        entries = await self._store.ledger(who.guild_id)
        return Answer(Place.BOARD, pages.standings_page(under_way, entries, texts(), computers=computers))

    async def review(self, who: Who, game_id: int | None, deal: int | None) -> Answer:
        """A finished deal against perfect play: of a game named by its number, else the last one of the table here."""
        if game_id is not None:
            table_id, number = await self._store.place_of(who.guild_id, game_id)
        else:
            table_id, number = await self._last_reviewable(who)
        return await self._review(who, table_id, number, deal or 0, 1)

    async def _last_reviewable(self, who: Who) -> tuple[int, int]:
        """The game with the last finished deal of one's own table, or of the channel's."""
        table_id = await self._store.last_table(await self._person(who), who.guild_id, who.channel_id)
        table = await self._read(who, table_id)
        unfinished = table.game is None or not finished_deals(table.game)
        return table.id, table.game_number - 1 if unfinished else table.game_number

    async def _review(self, who: Who, table_id: int, number: int, deal: int, page: int) -> Answer:
        await self._read(who, table_id)
        return Answer(Place.PANEL, await self._reviewer.page(table_id, number, deal, page, texts()))

    async def history(self, who: Who, page: int) -> Answer:
        """The games of the server, the newest first."""
        return Answer(Place.PANEL, pages.history_page(await self._store.ledger(who.guild_id), page, texts()))

    async def record(self, who: Who, game_id: int) -> Answer:
        """The record of a finished game, to replay and check (rule 27)."""
        game, seats, seed = await self._store.game(who.guild_id, game_id)
        names = [bare(person.title) for person in seats]
        text = json.dumps(record.write(game, names, seed), ensure_ascii=False)
        file = (f"stovkahra-{game_id}.json", (text + "\n").encode())
        return Answer(Place.NOTE, pages.note(texts()("record-text", game=game_id)), file=file)

    def rules(self, topic: str) -> Answer:
        """What the rules say."""
        if topic not in pages.TOPICS:
            raise Refusal("unknown-button")
        return Answer(Place.NOTE, pages.rules_page(topic, texts()))

    async def keep_panel(self, who: Who, table_id: int, message_id: int, token: str) -> None:
        """The newest token of a person's panel, by which it is redrawn when the turn comes."""
        kept = Panel(message_id, token, self._clock() + TOKEN_LIFE)
        await self._store.keep_panel(table_id, await self._person(who), kept)

    async def welcome(self, channel_id: int) -> None:
        """Posts an invitation to play at once, with three computers."""
        await self._face.post(channel_id, pages.welcome(texts()))

    # Who, and which table

    async def _person(self, who: Who) -> Person:
        if who.bot:
            raise Refusal("bots-cannot")
        return await self._store.person(who.user_id, who.name)

    async def _read(self, who: Who, table_id: int) -> Table:
        table = await self._store.read(table_id)
        _need_here(table, who)
        return table

    async def _change_own(self, who: Who, table_id: int, change: Callable[[Table], T]) -> tuple[Table, T]:
        def checked(table: Table) -> T:
            _need_here(table, who)
            return change(table)

        return await self._store.change(table_id, checked)

    async def _which(self, who: Who, person: Person, number: int | None, *, seated: bool) -> Table:
        """The table that a command means: the one named, else one's own, else that of the channel."""
        if number is not None:
            return await self._read(who, number)
        own = await self._store.tables_of(person, who.guild_id)
        here = [table for table in own if table.channel_id == who.channel_id]
        candidates = here or own
        if len(candidates) > 1:
            raise Refusal("which-table", number=candidates[0].id)
        if candidates:
            return candidates[0]
        if seated:
            raise Refusal("not-seated-anywhere")
        others = await self._store.tables_in(who.guild_id, who.channel_id)
        if len(others) > 1:
            raise Refusal("which-table", number=others[0].id)
        if not others:
            raise Refusal("no-table-here")
        return others[0]

    # What follows a change

    def _advance(self, table: Table) -> None:
        table.advance(self._clock(), self._chance, self._pause)

    def _after(self, table: Table, *, by: int | None = None, drawn: bool = False) -> None:
        """Sees to it that everybody is shown what has changed. `drawn`: the table's message is answered already."""
        if not drawn and not table.is_quiet:
            self._redraws.mark(table.channel_id, table.id)
        if table.next_deal_at is not None and table.id not in self._alarms:
            alarm = asyncio.get_running_loop().create_task(self._alarm(table.id, table.next_deal_at))
            self._alarms[table.id] = alarm
        if table.computer_to_move() is not None:
            self._computers.wake(table.id)
        for seat in table.concerned():
            person = table.seats[seat]
            if seat != by and person is not None and person.level is None:
                self._spawn(partial(self._refresh, table.id, person))

    def _spawn(self, work: Callable[[], Awaitable[None]]) -> None:
        task = asyncio.get_running_loop().create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _alarm(self, table_id: int, at: datetime) -> None:
        """Deals when the pause is over; where the store fails, again a little later."""
        await self._sleep(max(0.0, (at - self._clock()).total_seconds()))

        def deal(table: Table) -> None:
            if table.next_deal_at == at:
                table.advance(max(at, self._clock()), self._chance, self._pause)

        while True:
            try:
                table, _ = await self._store.change(table_id, deal)
                break
            except Exception:
                log.exception("The next deal of table %s could not be dealt, trying again", table_id)
                await self._sleep(RETRY_SECONDS)
        del self._alarms[table_id]
        self._after(table)

    async def _move_computer(self, table_id: int, person: Person, stamp: str, move: Move) -> None:
        """Makes a computer's move, unless the table has moved on, or was stopped."""
        try:
            table, (_, fresh) = await self._store.change(table_id, self._moving(person, stamp, move))
        except Refusal as refusal:
            log.info("A computer's move came too late at table %s: %s", table_id, refusal)
            return
        if fresh:
            self._after(table)

    # Showing

    async def _refresh(self, table_id: int, person: Person) -> None:
        """Redraws a person's panel, while its token lives."""
        kept = await self._store.panel(table_id, person)
        if kept is None:
            return
        table = await self._store.read(table_id)
        seat = table.seat_of(person)
        if seat is None:
            return
        try:
            await self._face.refresh(kept, panel(table, seat, texts()))
        except TokenDead:
            await self._store.drop_panel(table_id, person, kept)

    async def _draw(self, table_id: int) -> None:
        """Brings the public message of a table up to date, in a new message for every deal."""
        table = await self._store.read(table_id)
        screen = board(table, texts())
        try:
            await self._draw_message(table, screen)
        except ChannelGone:
            log.info("Table %s waits: its channel is closed to the bot", table_id)

    async def _draw_message(self, table: Table, screen: Screen) -> None:
        if table.message_id is not None and table.message_shows == table.moment:
            try:
                await self._face.edit(table.channel_id, table.message_id, screen)
                return
            except MessageGone:
                log.info("The message of table %s is gone, posting it anew", table.id)
        message_id = await self._face.post(table.channel_id, screen)
        _, kept = await self._store.change(table.id, lambda now: _remember(now, table, message_id))
        if not kept:
            await self._face.delete(table.channel_id, message_id)


def _remember(now: Table, drawn: Table, message_id: int) -> bool:
    """Makes a message posted the one of its table, unless another was posted meanwhile."""
    if (now.channel_id, now.message_id) != (drawn.channel_id, drawn.message_id):
        return False
    now.message_id, now.message_shows = message_id, drawn.moment
    return True


def _is_number(text: str) -> bool:
    """Whether a text is a whole number that the store can hold."""
    return text.isascii() and text.isdecimal() and len(text) <= 18


def _need_here(table: Table, who: Who) -> None:
    if table.guild_id != who.guild_id:
        raise Refusal("not-here")


async def _logged(work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except Exception:
        log.exception("Work behind a click failed")


def make_rules(
    shuffle: Literal["first", "every"],
    signals: Literal["on", "off"],
    count: Literal["closed", "open"],
    series: Literal[10, 20],
) -> Rules:
    """Table options as rules."""
    return Rules(shuffle=shuffle, signals=signals, count=count, series=series)


def make_options(pace: Literal["slow", "normal", "fast"], hints: Literal["on", "off"]) -> Options:
    """What is agreed on beside the rules."""
    return Options(Pace(pace), hints == "on")


def make_level(computers: Literal["beginner", "regular", "strong"] | None) -> Level | None:
    """A level, where one is named."""
    return None if computers is None else Level(computers)
