"""People, chance that can be repeated, a clock that is set by hand, and a face that writes down what it is shown."""

import asyncio
import contextlib
import inspect
import re
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import partial
from itertools import chain, groupby
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Self
from weakref import WeakSet

from bot.model import dealing, moving, seating, timing
from bot.model.company import Friend
from bot.model.errors import ChannelGone, MessageGone, NoAnswer, PersonGone, Refusal, TokenUnknown
from bot.model.ledger_pages import ChooseGame, ChoosePage
from bot.model.news import Moved
from bot.model.operator import Operator
from bot.model.options import Guild
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.person import Person
from bot.model.seal import Seal
from bot.model.table import Status, Table
from bot.model.waits import UNHURRIED_MOVE_S
from bot.service.common.gateway import NOBODY, Mentioned, ServerEvent
from bot.service.common.replies import Actor, Place, Upload
from bot.service.common.worker_pool import WorkerPool
from bot.service.host import Host
from bot.storage.database import TO_THE_END
from bot.storage.postgres import MARK
from bot.ui.screen import Button, File, Form, Row, Screen, Select, Text
from engine.games import GAMES, kind_of
from engine.moves import ADD, DOST, TAKE, Move, Signal
from engine.players import Level
from engine.series import Series
from engine.stovkahra.rules import GOAL, SEATS, Game, Rules, View, side_of
from tests.support.chance import Seeded
from tests.support.clear_rows import assert_clear_screen
from tests.support.players import plain_move
from tests.support.postgres import connected, questions
from tests.support.reviews import judged_quickly
from tests.support.storage import Store

GUILD, CHANNEL, ELSEWHERE = 100, 200, 201
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
PAUSE = timedelta(seconds=12)
DEFAULTS = Rules()
NAMES = ("Anna", "Béla", "Cyril", "Dana")
PEOPLE = tuple(Person(number, 1000 + number, name) for number, name in enumerate(NAMES, start=1))
LOOKER_ON = Person(8, 1008, "Eva")
"""Who sits nowhere."""
HANGS = 900
"""Seconds after which something never ends: far more than the slowest machine takes for a series of computers."""
EVERYBODY = (0, 1, 2, 3, None)
"""Four seats, and whoever only looks on."""


# Tables without a host


def table_of_four(
    rules: Rules = DEFAULTS, people: tuple[Person, ...] = PEOPLE, *, number: int = 1, first_seed: bytes = bytes(32)
) -> Table:
    """A table at which four sit, not begun."""
    table = Table(number, Guild(GUILD), CHANNEL, people[0], rules, seal=Seal(next_seed=first_seed))
    for seat, person in enumerate(people):
        seating.sit(table, person, seat)
    return table


def table_with(game: Game, people: tuple[Person, ...] = PEOPLE) -> Table:
    """A table in the middle of a series, with this game on it."""
    table = table_of_four(game.rules, people)
    seating.start(table, people[0])
    table.deal.game, table.deal.game_number = game, 1
    return table


def decide(table: Table, random: Random, *, boldness: float = 0.02) -> tuple[int, Move]:
    """What somebody who is awaited might do; `boldness` is how often a dost is said that is false."""
    seat = random.choice(sorted(table.awaited()))
    if table.series.pending is not None:
        moves = table.series.legal_moves(seat)
        # Where as much is taken as added a series may go on for very long.
        return seat, moves[-1] if random.random() < 0.3 else moves[0]
    assert table.game is not None
    right = (table.game.dealer - 1) % SEATS
    signals = [move for move in table.view(right).legal if isinstance(move, Signal)]
    if signals and table.seats.level_of(right) is None and random.random() < 0.2:
        return right, random.choice(signals)
    moves = [move for move in table.view(seat).legal if not isinstance(move, Signal)]
    if DOST in moves:
        true = table.game.score[side_of(seat)] >= GOAL
        if random.random() < (0.6 if true else boldness):
            return seat, DOST
    return seat, random.choice([move for move in moves if move != DOST])


def happenings(
    seed: int, rules: Rules = DEFAULTS, people: tuple[Person, ...] = PEOPLE, *, boldness: float = 0.02
) -> Iterator[tuple[Table, list[Moved]]]:
    """A whole random series at one table, after everything that happens, with the moves that nobody made.

    The table's `changes.news` is all that was new then.
    """
    random, chance, now = Random(seed), Seeded(seed), NOON
    table = table_of_four(rules, people, first_seed=chance.seed())
    seating.start(table, people[0])
    pressed: list[Moved] = []
    while True:
        dealing.advance(table, now, chance, PAUSE)
        yield table, [item for item in table.changes.news if isinstance(item, Moved) and item not in pressed]
        if table.status is not Status.PLAYING:
            return
        table.changes.news.clear()
        if table.clock.next_deal_at is not None:
            now, pressed = table.clock.next_deal_at, []
        else:
            seat, move = decide(table, random, boldness=boldness)
            ply = len(table.game.moves)
            moving.push(table, seat, move)
            # A pass that ends the declarations is made by `advance`, once their time is over.
            pressed = [Moved(ply, seat, move)] if table.changes.has_withheld else []
        pressed += [item for item in table.changes.news if isinstance(item, Moved)]


def random_series(
    seed: int, rules: Rules = DEFAULTS, people: tuple[Person, ...] = PEOPLE, *, boldness: float = 0.02
) -> Iterator[Table]:
    """A whole random series at one table, yielded after everything that happens."""
    return (table for table, _ in happenings(seed, rules, people, boldness=boldness))


def state(table: Table) -> tuple[object, ...]:
    """All that a table is, as far as anybody could tell; not when it would be put away, nor who has been called."""
    series, game = table.series, table.game
    return (
        (table.id, table.guild_id, table.channel_id, table.opener, table.rules, table.options, table.status),
        (
            (
                tuple(table.seats),
                frozenset(table.votes.to_stop),
                frozenset(table.votes.conceding),
                tuple(table.seats.missed),
            ),
            (table.clock.next_deal_at, table.clock.deadline_at, table.clock.overdue, table.clock.put_away),
            (table.rematch_id, table.next_table_id, table.unfinished),
            (tuple(sorted(table.seats.departures.items())), tuple(sorted(table.seats.newcomers.items()))),
            (tuple(sorted(table.seats.kept.items())), table.clock.kept_until, table.for_invited, table.clock.begins_at),
            (table.deal.players, tuple(table.deal.substituted)),
        ),
        (table.message.id, table.message.shows, table.deal.game_number, table.seal.seed, table.seal.next_seed),
        (series.balance, series.pending, getattr(series, "first_to_ten", None), series.result, table.last_choice),
        tuple(table.view(seat) for seat in EVERYBODY) if game else None,
        tuple(game.moves) if game else None,
    )


# Screens


def buttons(screen: Screen) -> list[Button]:
    """All buttons of a screen, in the order in which they are read."""
    return [button for block in screen.blocks if isinstance(block, Row) for button in block.buttons]


def ways(screen: Screen) -> dict[str, str]:
    """Where a screen leads, by what is written there: by its buttons that can be pressed, and by its list of pages."""
    found = {each.label: each.action for each in buttons(screen) if each.enabled}
    lists = [block.choices for block in screen.blocks if isinstance(block, Select) and block.does == ChoosePage()]
    return found | {each.label: each.value for choices in lists for each in choices if not each.chosen}


def listed(screen: Screen) -> dict[str, list[str]]:
    """The figures of a table, by name: the place first, after the mark of the reader's own line."""
    found = {}
    for code in words(screen).split("```")[1::2]:
        heads, *lines = code.strip("\n").splitlines()
        for line in lines:
            named, *figures = line.rsplit(maxsplit=len(heads.split()))
            if told := re.match(r"(>?) *(>?\d+) (.*)", named):
                mark, place, name = told.groups()
                found[name.rstrip()] = [mark + place, *figures]
    return found


def figures_on(screen: Screen) -> dict[str, str]:
    """The figures on the page of a player, by what they are."""
    (code,) = words(screen).split("```")[1::2]
    return dict(re.findall(r"(?m)^(.*?) +(\S+)$", code))


def games_listed(screen: Screen) -> list[int]:
    """The numbers of the games in a history, in the order of its lines, as they are offered to be opened."""
    lists = [block for block in screen.blocks if isinstance(block, Select) and isinstance(block.does, ChooseGame)]
    lines = sum(len(code.strip("\n").splitlines()) - 1 for code in words(screen).split("```")[1::2])
    found = [int(each.value) for games in lists for each in games.choices]
    assert len(found) == lines, "a line for each game"
    return found


def words(screen: Screen) -> str:
    """All text of a screen that stands outside buttons."""
    return "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))


def unbound(text: str) -> str:
    """A text as it is read, without what keeps its lines from breaking at wrong places."""
    return text.replace("\u00a0", " ").replace("\u2060", "")


def does(button: Button) -> str:
    """What a button does, without the table and the move for which it was drawn."""
    return button.action.split(":", 3)[-1]


def button(screen: Screen, what: str) -> Button:
    """The button that does this."""
    return next(each for each in buttons(screen) if does(each) == what)


def numbers(text: str) -> set[int]:
    """The numbers that stand in a text, those inside of longer words left out."""
    return {int(number) for number in re.findall(r"(?<!\w)\d+(?!\w)", text)}


# A host with hands and eyes


def running() -> set[asyncio.Task[object]]:
    """All tasks but this one, and but those of the database, which look after connections or end transactions."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    return {task for task in others if not _of_the_pool(task)}


def _of_the_pool(task: asyncio.Task[object]) -> bool:
    # What it waits for with a time limit is, before Python 3.12, a task without its name.
    waits = task.get_coro().__qualname__ == asyncio.Event.wait.__qualname__
    return task.get_name().startswith(("pool-", TO_THE_END)) or waits


class Clock:
    """A clock that only moves when it is told to, and people who sleep by it."""

    _all: ClassVar["WeakSet[Clock]"] = WeakSet()
    """Two processes of a test may have one each."""
    _settling: ClassVar[set[asyncio.Future[None]]] = set()
    """What is told that somebody has fallen asleep."""

    def __init__(self, now: datetime = NOON) -> None:
        self._all.add(self)
        self.now = now
        self.was_set = timedelta()
        """By how much somebody has set it, in all."""
        self.sleepers: dict[asyncio.Task[object], tuple[datetime, asyncio.Future[None]]] = {}

    def __call__(self) -> datetime:
        return self.now

    def seconds(self) -> float:
        """How many seconds have passed, whatever the clock was set to."""
        return (self.now - self.was_set).timestamp()

    def put(self, by: timedelta) -> None:
        """Somebody sets it forward or back; nobody sleeps longer for that."""
        self.now += by
        self.was_set += by
        self.sleepers.update({task: (until + by, waking) for task, (until, waking) in self.sleepers.items()})

    async def sleep(self, seconds: float) -> None:
        until = self.now + timedelta(seconds=seconds)
        task = asyncio.current_task()
        assert task is not None
        if until <= self.now:
            return
        self.sleepers[task] = until, asyncio.get_running_loop().create_future()
        for waiting in self._settling:
            if not waiting.done():
                waiting.set_result(None)
        try:
            await self.sleepers[task][1]
        finally:
            del self.sleepers[task]

    def forward(self, by: timedelta) -> None:
        """Time passes; whoever has slept long enough wakes up."""
        self.now += by
        for until, waking in list(self.sleepers.values()):
            if until <= self.now and not waking.done():
                waking.set_result(None)

    def _busy(self) -> set[asyncio.Task[object]]:
        sleepers = chain.from_iterable(clock.sleepers.items() for clock in self._all)
        asleep = {task for task, (_, waking) in sleepers if not waking.done()}
        return running() - asleep

    async def settle(self) -> None:
        """Lets everything run that is under way, but for those who sleep by this clock or another."""
        async with asyncio.timeout(HANGS):
            while busy := self._busy():
                asleep = asyncio.get_running_loop().create_future()
                self._settling.add(asleep)
                # No event tells that somebody waits for good otherwise than by a clock.
                await asyncio.wait({*busy, asleep}, timeout=0.01, return_when=asyncio.FIRST_COMPLETED)
                self._settling.discard(asleep)


class Restless(Clock):
    """A clock by which nobody sleeps for a few seconds: they pass at once. Longer ones pass when a test says so."""

    async def sleep(self, seconds: float) -> None:
        if seconds >= PAUSE.total_seconds():
            await super().sleep(seconds)
        else:
            self.now += timedelta(seconds=seconds)
            await asyncio.sleep(0)

    async def settle(self) -> None:
        await super().settle()
        # What was begun for longer has a few seconds left when others have passed.
        while due := [until for until, _ in self.sleepers.values() if until - self.now < PAUSE]:
            self.forward(max(timedelta(), min(due) - self.now))
            await super().settle()


class RecordingFace:
    """Writes down what it is asked to show, and is as unlucky as a test wishes."""

    def __init__(self) -> None:
        self.messages: dict[tuple[int, int], Screen] = {}
        self.posted: list[tuple[int, Screen]] = []
        self.files: list[File] = []
        """Those that were sent with public messages."""
        self.once: dict[str, int] = {}
        """Messages that are posted once, by the word for it."""
        self.edited: list[tuple[int, int, Screen]] = []
        self.called: list[tuple[int, ...]] = []
        """Whom messages have mentioned."""
        self.mentioned: list[Mentioned] = []
        """Whom answers that everybody sees have mentioned."""
        self.told: list[tuple[int, Screen]] = []
        """Who was sent a direct message, and what it says."""
        self.written: list[tuple[int, Screen]] = []
        """Who was sent a direct message about no channel, and what it says."""
        self.unheard = False
        """Whether Discord does not answer to direct messages."""
        self.gone: set[int] = set()
        """Accounts that take no direct messages."""
        self.servers: dict[int, list[int]] = {}
        """The servers of the bot, each with the channels where it may speak, as far as it knows."""
        self.left: list[int] = []
        """The servers that it has left."""
        self.roles: set[int] = set()
        """Roles that may be mentioned."""
        self.may_add_events = False
        self.events: dict[int, ServerEvent] = {}
        """The events of servers that are still to come."""
        self.begun_events: list[ServerEvent] = []
        self.threads: list[tuple[int, str]] = []
        self.deleted: list[tuple[int, int]] = []
        self.refreshed: list[tuple[Panel, Screen]] = []
        self.shown_below: list[tuple[int, Screen]] = []
        """Hands shown anew below the table, with their messages."""
        self.taken_away: list[Panel] = []
        """Hands above them, which are deleted."""
        self.closed: set[int] = set()
        """Channels into which the bot may not write."""
        self.dead: set[str] = {""}
        """Tokens that Discord takes no more; a press that no test gives a token has none."""
        self.gate: asyncio.Event | None = None
        """While there is one that is not set, drawing takes long."""
        self.at_draw: list[object] = []
        self.look = lambda: None
        """What a test wants to know whenever something is drawn."""
        self.at_reply: Callable[[], None] = lambda: None
        """What a test wants to be done whenever somebody is answered."""
        self._next_message = 5000

    async def _begin(self) -> None:
        self.at_draw.append(self.look())
        if self.gate is not None:
            await self.gate.wait()

    def put(self, channel_id: int, screen: Screen) -> int:
        """A message is there."""
        self._next_message += 1
        self.messages[channel_id, self._next_message] = screen
        return self._next_message

    def speakable(self, guild_id: int) -> list[int] | None:
        return self.servers.get(guild_id)

    async def add_event(self, guild_id: int, event: ServerEvent, besides: Collection[int] = ()) -> int | None:
        if not self.may_add_events:
            return None
        for number, there in self.events.items():
            if there == event and number not in besides:
                return number
        self.events[len(self.begun_events) + len(self.events) + 1] = event
        return max(self.events)

    async def start_event(self, guild_id: int, event_id: int) -> None:
        self.begun_events.append(self.events.pop(event_id))

    async def delete_event(self, guild_id: int, event_id: int) -> None:
        del self.events[event_id]

    async def leave(self, guild_id: int) -> None:
        if self.unheard:
            raise NoAnswer
        self.left.append(guild_id)
        self.servers.pop(guild_id, None)

    async def open_thread(self, channel_id: int, name: str) -> int:
        await self._begin()
        if channel_id in self.closed:
            raise ChannelGone
        self.threads.append((channel_id, name))
        return 7000 + len(self.threads)

    async def post(
        self,
        channel_id: int,
        screen: Screen,
        mentioned: Sequence[int] = (),
        once: str | None = None,
        file: File | None = None,
    ) -> int:
        await self._begin()
        if channel_id in self.closed:
            raise ChannelGone
        if mentioned:
            self.called.append(tuple(mentioned))
        if once is not None and once in self.once:
            return self.once[once]
        self.posted.append((channel_id, screen))
        self.files += [file] if file is not None else []
        message_id = self.put(channel_id, screen)
        self.once |= {once: message_id} if once is not None else {}
        return message_id

    async def tell(self, guild_id: int, channel_id: int, account: int, screen: Screen) -> None:
        self.told.append((account, screen))
        if account in self.gone:
            raise PersonGone

    async def find_member(self, guild_id: int, account: int) -> Friend:
        if account in self.gone:
            raise PersonGone
        return Friend(account, dict(enumerate(NAMES, start=1000)).get(account, "Somebody"))

    async def write(self, account: int, screen: Screen, once: str) -> None:
        assert len(once) <= 25
        if self.unheard:
            raise NoAnswer
        if account in self.gone:
            raise PersonGone
        self.written.append((account, screen))

    def may_mention(self, guild_id: int, role: int) -> bool:
        return role in self.roles

    def lacks_in(self, guild_id: int, channel_id: int) -> tuple[str, ...]:
        return ("permission-send-messages",) if channel_id in self.closed else ()

    async def edit(self, channel_id: int, message_id: int, screen: Screen) -> None:
        await self._begin()
        if channel_id in self.closed:
            raise ChannelGone
        if (channel_id, message_id) not in self.messages:
            raise MessageGone
        self.edited.append((channel_id, message_id, screen))
        self.messages[channel_id, message_id] = screen

    async def delete(self, channel_id: int, message_id: int) -> None:
        self.deleted.append((channel_id, message_id))
        self.messages.pop((channel_id, message_id), None)

    async def refresh(self, panel: Panel, screen: Screen) -> None:
        self.at_draw.append(self.look())
        if panel.token in self.dead:
            raise TokenUnknown
        self.refreshed.append((panel, screen))

    async def take_away(self, panel: Panel) -> None:
        if panel.token in self.dead:
            raise TokenUnknown
        self.taken_away.append(panel)

    async def show_below(self, panel: Panel, screen: Screen) -> int:
        if panel.token in self.dead:
            raise TokenUnknown
        self._next_message += 1
        self.shown_below.append((self._next_message, screen))
        return self._next_message

    def forget(self) -> None:
        """What has been shown so far is of no interest."""
        for calls in (
            self.posted,
            self.edited,
            self.deleted,
            self.refreshed,
            self.shown_below,
            self.taken_away,
            self.at_draw,
            self.mentioned,
        ):
            calls.clear()


def actor(seat: int, **other: object) -> Actor:
    """The one who sits there in these tests; from 4 on, people who look on."""
    name = NAMES[seat] if seat < SEATS else f"Guest {seat}"
    return Actor(**({"user_id": 1000 + seat, "name": name, "guild_id": GUILD, "channel_id": CHANNEL} | other))


class Target(StrEnum):
    """Where an answer belongs: the method of the reply port that showed it."""

    PANEL = "panel"
    BOARD = "board"
    PUBLIC = "public"
    NOTE = "note"
    FORM = "ask"


@dataclass(frozen=True)
class Answer:
    """What somebody was shown."""

    target: Target
    screen: Screen
    file: tuple[str, bytes] | None = None
    form: Form | None = None
    at_first: tuple[Screen | None, ...] = ()
    """What was shown as long as it was being made; `None` where Discord itself says that the bot is thinking."""
    below: Screen | None = None
    """What was shown below it, to whoever asked alone."""

    def __post_init__(self) -> None:
        assert_clear_screen(self.screen)

    @property
    def table_id(self) -> int | None:
        """The table whose buttons are shown."""
        numbers = (each.action.split(":")[1] for each in buttons(self.screen) if each.action.startswith("st1:"))
        return next(map(int, numbers), None)


class RecordingReply:
    """Writes down what one click or command is answered, as a face would show it."""

    def __init__(
        self,
        gateway: RecordingFace,
        channel_id: int,
        *,
        on_panel: bool = False,
        message_id: int | None = None,
        token: str = "",
        panel_id: int | None = None,
        limit: int = 10 << 20,
        upload: Upload | None = None,
    ) -> None:
        self._gateway = gateway
        self._channel_id = channel_id
        self.on_panel = on_panel
        self.message_id = message_id
        self.token = token
        self._panel_id = panel_id
        """The message in which a panel opens; where there is none, it cannot be redrawn later."""
        self.answer: Answer | None = None
        self.hand: Screen | None = None
        """The hand, or the note, that was shown below the answer."""

        self.limit = limit
        self.upload = upload
        self.at_first: list[Screen | None] = []

    @property
    def whole(self) -> Answer:
        """The answer, with what was shown before it."""
        assert self.answer is not None
        return replace(self.answer, at_first=tuple(self.at_first), below=self.hand)

    def _show(self, target: Target, screen: Screen, file: File | None = None) -> None:
        if self.answer is not None:
            assert self.answer.target is target, "answered twice"
            self.at_first.append(self.answer.screen)
        self._gateway.at_reply()
        self.answer = Answer(target, screen, (file.name, file.content) if file is not None else None)

    async def defer(self, place: Place, told: Screen | None = None) -> None:
        assert self.answer is None and not self.at_first, "answered before"
        pressed = self.message_id is not None and place is not Place.NOTE and self.on_panel == (place is Place.PANEL)
        self.at_first.append(told if pressed else None)

    async def make_way(self) -> None:
        pass

    async def show_panel(self, screen: Screen) -> int | None:
        self._show(Target.PANEL, screen)
        return self.message_id if self.on_panel else self._panel_id

    async def show_board(self, screen: Screen) -> int | None:
        self._show(Target.BOARD, screen)
        return self._stand(screen)

    def _stand(self, screen: Screen) -> int:
        """Everybody sees it: in the pressed public message, or in a new one."""
        if self.on_panel or self.message_id is None:
            return self._gateway.put(self._channel_id, screen)
        self._gateway.messages[self._channel_id, self.message_id] = screen
        return self.message_id

    async def post(self, screen: Screen, mentioned: Mentioned = NOBODY) -> int | None:
        self._show(Target.BOARD, screen)
        self._gateway.mentioned.append(mentioned)
        return self._gateway.put(self._channel_id, screen)

    async def show_below(self, screen: Screen) -> int | None:
        assert self.answer is not None, "nothing was answered yet"
        self.hand = screen
        return self._panel_id

    async def show_public(self, screen: Screen, mentioned: Mentioned = NOBODY) -> int | None:
        self._show(Target.PUBLIC, screen)
        self._gateway.mentioned.append(mentioned)
        return self._stand(screen)

    async def ask(self, form: Form) -> None:
        self._gateway.at_reply()
        self.answer = Answer(Target.FORM, Screen((), 0), form=form)

    async def show_note(self, screen: Screen, file: File | None = None) -> int | None:
        self._show(Target.NOTE, screen, file)
        return self._panel_id


class Asked:
    """A host or one of its services, whose methods return what was answered."""

    def __init__(self, real: object, gateway: RecordingFace) -> None:
        self._real = real
        self._gateway = gateway

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._real, name)
        if inspect.iscoroutinefunction(found):
            return partial(self.answered, found) if "reply" in inspect.signature(found).parameters else found
        return Asked(found, self._gateway) if type(found).__name__.endswith("Service") else found

    async def answered(
        self, work: Callable[..., Awaitable[None]], actor: Actor, *args: object, **options: object
    ) -> Answer:
        """Somebody asks for something by a command."""
        reply = RecordingReply(self._gateway, actor.channel_id)
        await work(actor, reply, *args, **options)
        return reply.whole

    async def press(
        self,
        actor: Actor,
        action: str,
        *,
        on_panel: bool = False,
        message_id: int | None = None,
        values: Sequence[str] = (),
        **panel: Any,
    ) -> Answer:
        """Somebody presses a button, or chooses from a list."""
        reply = RecordingReply(self._gateway, actor.channel_id, on_panel=on_panel, message_id=message_id, **panel)
        await self._real.press(actor, reply, action, values)
        return reply.whole


class Undrawn(WorkerPool):
    """Workers that have no time to draw, so that messages are texts."""

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        raise TimeoutError


class QuickWorkers(Undrawn):
    """Workers that think no further than to the next legal move, in no process of their own."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, view: View, level: Level, seed: int, guild_id: int = 0) -> Move | None:
        return plain_move(view)

    decide = choose

    async def add_or_take(self, series: Series, guild_id: int = 0) -> Move:
        return ADD

    async def compute(self, task, guild_id=0):
        return worked_out(task)

    async def judge(self, task, guild_id=0, *, awaited=True):
        return judged_quickly(task)


PERFECT = {kind.duplicates.perfect for kind in GAMES.values() if kind.duplicates is not None}
SOLVED: dict[tuple[object, ...], object] = {}
"""What perfect play makes of the deals that were asked for."""
CHOSEN: dict[tuple[str, int], Move | None] = {}
"""What computers chose where they were asked: with the same seed always the same, so once for all tests."""


class HereWorkers(Undrawn):
    """Workers that decide as those of the bot do, but faster and in this process."""

    def __init__(self):
        super().__init__(1)
        self.asked = []

    async def decide(self, view, level, seed, guild_id=0):
        self.asked.append((view, seed))
        question = repr(view), seed
        if question not in CHOSEN:
            choose = kind_of(view.rules).players.choose
            CHOSEN[question] = choose(view, Level.BEGINNER, Random(seed), UNHURRIED_MOVE_S)
        return CHOSEN[question]

    async def advise(self, view, seed, guild_id=0):
        return kind_of(view.rules).players.advise(view, Random(seed), 0.1)

    async def compute(self, task, guild_id=0):
        return worked_out(task)

    async def judge(self, task, guild_id=0, *, awaited=True):
        return judged_quickly(task)


def worked_out(task):
    """What a task gives; perfect play of a deal, which takes long and is always the same, once for all tests."""
    if not isinstance(task, partial) or task.func not in PERFECT:
        return task()
    game, *rest = task.args
    deal = (task.func, game.rules, *map(str, game.moves), *rest)
    if deal not in SOLVED:
        SOLVED[deal] = task()
    return SOLVED[deal]


def action_at(table: Table, seat: int, what: str) -> str:
    """What a button would carry that is drawn now for this person."""
    own = next((at for at, person in enumerate(table.seats) if person and person.user_id == 1000 + seat), None)
    return f"st1:{table.id}:{table.deal.version(own)}:{what}"


class Bench:
    """A host over a real database, with a recording face, a clock set by hand and repeatable chance."""

    def __init__(
        self,
        path: Path | str,
        seed: int = 1,
        *,
        pause: timedelta = PAUSE,
        declaring: timedelta = timedelta(),
        clock: Clock | None = None,
        idle: timedelta = timedelta(hours=24),
        workers: WorkerPool | None = None,
        safely: bool = False,
        hands_apart: float = 0,
    ) -> None:
        """With `safely` a new file waits for the disk as it does for users."""
        self.path = path
        self.open = Store.open if safely else Store.quickly
        self.hands_apart = hands_apart
        self.idle = idle
        self.gone = False
        """Whether host and store are closed already."""
        self.clock = clock or Clock()
        self.gateway = RecordingFace()
        self.chance = Seeded(seed)
        self.pause = pause
        self.declaring = declaring
        self.workers = workers
        self.operator = Operator("Anna Nováková", "https://example.org/help_me")
        self.chores: Sequence[Callable[[], Awaitable[None]]] = ()
        self.panels_opened = 0

    async def __aenter__(self) -> Self:
        self.store = await self.open(self.path, self.clock)
        self.real_host = Host(
            self.store,
            self.gateway,
            clock=self.clock,
            seconds=self.clock.seconds,
            chance=self.chance,
            pause=self.pause,
            declaring=self.declaring,
            idle=self.idle,
            kept=timedelta(days=30),
            redraw_apart=0,
            redraw_together=0,
            hands_apart=self.hands_apart,
            bans_apart=60,
            operator=self.operator,
            workers=self.workers or Undrawn(1),
            sleep=self.clock.sleep,
            chores=self.chores,
        )
        self.host = Asked(self.real_host, self.gateway)
        return self

    async def __aexit__(self, *_: object) -> None:
        if not self.gone:
            await self.host.close()
            await self.store.close()

    async def kill(self) -> None:
        """The process ends where it stands, without a word."""
        self.gone = True
        tasks = running()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.store.close()

    async def settle(self) -> None:
        await self.clock.settle()

    async def let_pass(self, by: timedelta) -> None:
        """Time passes, and whatever falls due happens when it does."""
        end = self.clock.now + by
        await self.settle()
        while (due := min((until for until, _ in self.clock.sleepers.values()), default=end)) < end:
            self.clock.forward(due - self.clock.now)
            await self.settle()
        self.clock.forward(end - self.clock.now)
        await self.settle()

    async def table(self, number: int = 1) -> Table:
        return await self.store.read(number)

    async def new(self, rules: Rules = DEFAULTS, seat: int = 0, options: Mapping[str, object] | None = None) -> int:
        """Opens a table, as a face would."""
        answer = await self.host.lobby.open_table(actor(seat), asdict(rules), options)
        assert answer.table_id is not None
        return answer.table_id

    async def lobby(
        self, rules: Rules = DEFAULTS, *, sitting: int = SEATS, options: Mapping[str, object] | None = None
    ) -> int:
        """A table at which so many sit."""
        number = await self.new(rules, options=options)
        for seat in range(1, sitting):
            await self.press(seat, number, f"sit {seat}")
        return number

    async def series(self, rules: Rules = DEFAULTS, *, options: Mapping[str, object] | None = None) -> int:
        """A series that has just begun."""
        number = await self.lobby(rules, options=options)
        await self.press(0, number, "start")
        await self.settle()
        return number

    async def action(self, seat: int, number: int, what: str) -> str:
        """What a button would carry that is drawn now for this person."""
        return action_at(await self.table(number), seat, what)

    async def ask(
        self,
        seat: int,
        action: str,
        *,
        on_panel: bool = False,
        message_id: int | None = None,
        values: Sequence[str] = (),
        **where: object,
    ) -> Answer:
        """Somebody presses a button or chooses from a list, and is answered."""
        placed = actor(seat, **where)
        return await self.host.press(placed, action, on_panel=on_panel, message_id=message_id, values=values)

    async def press(self, seat: int, number: int, what: str, *, on_panel: bool = False, **where: Any) -> Answer:
        """Somebody presses a button that is drawn as things stand now."""
        table = await self.table(number)
        message_id = None if on_panel else table.message.id
        return await self.ask(seat, action_at(table, seat, what), on_panel=on_panel, message_id=message_id, **where)

    async def open_panel(self, seat: int, number: int) -> str:
        """Somebody opens their hand; the token of that panel."""
        self.panels_opened += 1
        token = f"token-of-{seat}-{self.panels_opened}"
        action = await self.action(seat, number, "hand")
        await self.host.press(actor(seat), action, token=token, panel_id=9000 + seat)
        return token

    async def keep_panel(self, actor: Actor, number: int, message_id: int, token: str) -> None:
        """Somebody has a panel open."""
        panel = Panel(message_id, token, self.clock() + TOKEN_LIFE)
        table = await self.table(number)
        person = next(each for each in table.seats if each is not None and each.user_id == actor.user_id)
        await self.store.panels.keep(number, person, panel)

    async def play_on(self, number: int, random: Random, *, boldness: float = 0.02) -> tuple[int, Move] | None:
        """The next thing happens at the table: time passes, or somebody moves."""
        table = await self.table(number)
        if table.clock.next_deal_at is not None:
            self.clock.forward(table.clock.next_deal_at - self.clock.now)
            await self.settle()
            return None
        seat, move = decide(table, random, boldness=boldness)
        await self.press(table.seats.person(seat).user_id - 1000, number, str(move))
        return seat, move

    async def shown(self, person: int, number: int) -> Screen:
        """Somebody's panel."""
        return (await self.press(person, number, "look", on_panel=True)).screen

    async def public(self, number: int) -> Screen:
        """The table's message, as it stands in the channel."""
        await self.settle()
        table = await self.table(number)
        return self.gateway.messages[table.channel_id, table.message.id]

    async def jump(
        self, number: int, come: Callable[[Table], bool], random: Random | None = None, *, boldness: float = 0.02
    ) -> Table:
        """Everybody and chance move on at random, in one change of the table, until a state of it."""
        random = random or Random(1)

        def move(table: Table) -> datetime:
            now = self.clock.now
            for _ in range(HANGS):
                if come(table):
                    timing.touch(table, now, self.idle)
                    return now
                assert table.status is Status.PLAYING, "that never came"
                if table.clock.next_deal_at is not None:
                    now = max(now, table.clock.next_deal_at)
                else:
                    computer = timing.computer_to_move(table) is not None
                    moving.push(table, *decide(table, random, boldness=boldness), instead=computer)
                dealing.advance(table, now, self.chance, self.pause)
            raise AssertionError("that never came")

        table, now = await self.store.change(number, move)
        self.clock.forward(now - self.clock.now)
        self.real_host._updates.show_change(table)
        await self.settle()
        return await self.table(number)

    async def until_choice(self, number: int, random: Random) -> Table:
        """Plays until the winners of a game may add or take."""
        return await self.jump(number, lambda table: table.series.legal_moves() == (ADD, TAKE), random, boldness=0.5)


# A database, as somebody else sees it who opens it too


def look(where: Path | str, sql: str, *values: object) -> list[tuple[object, ...]]:
    """What a question finds."""
    with connected(where) as ask:
        return ask(sql, *values)


def tamper(where: Path | str, *statements: str) -> None:
    """Changes the database behind the bot's back."""
    with connected(where) as ask:
        for sql in statements:
            ask(sql)


def refused_by(where: Path | str, sql: str) -> bool:
    """Whether the database itself refuses to be changed so."""
    import psycopg

    try:
        tamper(where, sql)
    except (sqlite3.IntegrityError, psycopg.errors.IntegrityError, psycopg.errors.RaiseException):
        return True
    return False


def contents(where: Path | str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database of whatever version, by its tables."""
    names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    if isinstance(where, str):
        names = f"""SELECT table_name FROM information_schema.tables
            WHERE table_schema = current_schema() AND table_name <> '{MARK}'"""
    with questions(where) as ask:
        return {name: _ordered(ask(f"SELECT * FROM {name} ORDER BY 1, 2")) for (name,) in ask(names)}


def _ordered(rows: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Rows whose first two columns are the same, in an order that does not depend on the database."""
    return [row for _, same in groupby(rows, lambda row: row[:2]) for row in sorted(same, key=repr)]


def last_finished(where: Path | str, game: str) -> int:
    """The number of the game of a kind that was finished last; `LookupError` where none was."""
    ((number,),) = look(where, f"SELECT max(game) FROM results WHERE kind = '{game}'")
    if number is None:
        raise LookupError(game)
    return int(number)


def kept_in(path: Path, *, without: Sequence[str] = ()) -> dict[str, list[tuple[object, ...]]]:
    """Everything in a file of whatever version; but for some of its tables."""
    with contextlib.closing(sqlite3.connect(path)) as other:
        names = [name for (name,) in other.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: other.execute(f"SELECT * FROM {name}").fetchall() for name in names if name not in without}


@contextlib.contextmanager
def refusal() -> Iterator[None]:
    """Here somebody is told in words that it cannot be done."""
    try:
        yield
    except Refusal:
        return
    raise AssertionError("nothing was refused")
