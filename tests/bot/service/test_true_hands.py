"""Whatever an open hand or a table says is so: it is compared with what would be drawn now from the rows."""

from __future__ import annotations

import contextlib
import re
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from datetime import datetime, timedelta
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.i18n.texts import texts
from bot.model import ahead, timing
from bot.model.actions import MakeMove, TakeOver
from bot.model.errors import Refusal
from bot.model.options import TableLook
from bot.model.panel import TOKEN_LIFE, Panel
from bot.model.table import Status, Table
from bot.service.actions.lobby import LobbyService
from bot.service.running.table_picture import seen_from
from bot.ui.board import pictured_board
from bot.ui.daily import hand_title
from bot.ui.formatting import name_of
from bot.ui.games import screens_of
from bot.ui.panel import lasting, panel
from bot.ui.screen import Picture, Screen, Text
from bot.ui.table_picture import seating_of
from engine.game import Rules as AnyRules
from engine.game import View
from engine.games import kind_of
from engine.moves import Move
from engine.players import Level
from engine.stovkahra.rules import Rules
from tests.support.duel_bench import BULKA, DuelBench, by_chance, number_of
from tests.support.every_game import LISTED
from tests.support.service import (
    CHANNEL,
    PAUSE,
    Clock,
    QuickWorkers,
    RecordingFace,
    RecordingReply,
    Target,
    actor,
    buttons,
    does,
    look,
    plain_move,
    words,
)
from tests.support.sizes import in_turn

T = texts("en")
RESTING = T("panel-resting", at="").split("**")[2]
"""How a hand that follows the table no more says what shows it again."""
SECOND, MINUTE = timedelta(seconds=1), timedelta(minutes=1)
APART = 1.0
"""The least number of seconds between two redrawings of a hand, unless its owner has pressed meanwhile.

What is of no hurry waits twice as long.
"""
GAMES: dict[str, tuple[AnyRules, int]] = {
    **{name: (rules, people) for name, facts in LISTED.items() for _, rules, people in facts.tables[:1]},
    "open": (Rules(count="open", series=1), 4),
}
PAGES = ("more", "words", "text", "ahead", "leave", "stop", "concede", "dost")
CLOCKS = ("none", "half-minute", "half-minute", "minute", "two-minutes", "bank-five", "day", "day")
PLACES = (*["a channel", "pictures", "an evening"] * 2, "practice", "the deal of the day")
"""Where people play: at a table that stands in a channel as text or as a picture, at an evening, or alone."""
SHARED = ("an evening", "the deal of the day")
"""Where the deal is one that others play too."""
NOWHERE = {"guild_id": 0, "channel_id": 909}
"""Where the bot is on no server."""


class Drawers(QuickWorkers):
    """Workers that write down what a picture would show, in its place."""

    async def draw(self, picture: Callable[[], bytes], guild_id: int = 0) -> bytes:
        return repr(picture.args[0]).encode()

    async def decide(self, view: View, level: Level, seed: int, party: int = 0) -> Move | None:
        return plain_move(view)

    async def compute(self, task: Callable[[], object], party: int = 0) -> object:
        raise BrokenProcessPool("what perfect play makes of a deal is shown on no hand")


class Sight(RecordingFace):
    """A face that knows what each message shows that only one person sees."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock
        self.hands: dict[int, Screen] = {}
        self.opened: dict[int, float] = {}
        """When the token of each was given out, in seconds that pass."""
        self.redrawn: defaultdict[tuple[str, int], list[float]] = defaultdict(list)
        """When each message was redrawn by each token, in seconds that pass; each press brings another one."""

    async def refresh(self, panel: Panel, screen: Screen) -> None:
        await super().refresh(panel, screen)
        self.hands[panel.message_id] = screen
        # A message that is a hand no more says so at once; at most it offers the way back.
        if any(not isinstance(each.does, TakeOver) for each in buttons(screen)):
            self.redrawn[panel.token, panel.message_id].append(self.clock.seconds())

    async def take_away(self, panel: Panel) -> None:
        await super().take_away(panel)
        del self.hands[panel.message_id]

    async def show_below(self, panel: Panel, screen: Screen) -> int:
        message_id = await super().show_below(panel, screen)
        self.hands[message_id], self.opened[message_id] = screen, self.opened.get(panel.message_id, 0)
        return message_id

    def next_message(self) -> int:
        self._next_message += 1
        return self._next_message


class SeenReply(RecordingReply):
    """A reply of which it is known at once what it shows."""

    def _show(self, target: Target, screen: Screen, file: object = None) -> None:
        super()._show(target, screen, file)
        if target in (Target.PANEL, Target.NOTE):
            pressed = self.on_panel and target is Target.PANEL
            if not pressed:
                self._panel_id = self._gateway.next_message()
            message_id = self.message_id if pressed else self._panel_id
            self._gateway.hands[message_id] = screen
            self._gateway.opened[message_id] = self._gateway.clock.seconds()


class World:
    """People who sit at a table, do anything, and are absent; and a bot that is started again now and then."""

    def __init__(self, place: Path, game: str, seed: int) -> None:
        self.place, self.random = place, Random(f"{game}{seed}")
        self.rules, self.seats = GAMES[game]
        self.clock = Clock()
        self.face = Sight(self.clock)
        self.open: dict[int, int] = {}
        """The message in which each person saw the own hand last."""
        self.presses = 0
        self.where: dict[str, int] = {}
        """Where those who sit at the table press and ask, if not on the server."""
        self.places: Counter[str] = Counter()
        self.checked = self.redrawn = self.pictures = 0
        self.close = 1000.0
        """The fewest seconds between two redrawings of a hand."""
        self.number = 0
        self.bench: DuelBench

    async def begin(self) -> None:
        """The bot starts."""
        self.bench = DuelBench(
            self.place,
            self.random.randrange(1000),
            clock=self.clock,
            pause=PAUSE,
            declaring=self.random.choice([timedelta(), 4 * SECOND]),
            idle=timedelta(minutes=30),
            hands_apart=APART,
        )
        self.bench.gateway, self.bench.workers = self.face, Drawers()
        await self.bench.__aenter__()
        self.bench.host.start()
        await self.bench.settle()

    async def restart(self) -> None:
        """The bot ends, or is killed, and starts after a while; all that was shown is stored by then."""
        await self.bench.let_pass(timedelta(seconds=2 * APART + 0.1))
        if self.random.random() < 0.5:
            await self.bench.kill()
        await self.bench.__aexit__(None, None, None)
        self.gaps()
        self.clock.now += self.random.choice([SECOND, 40 * SECOND, 11 * MINUTE])
        await self.begin()

    def gaps(self) -> None:
        """Notes how close together redrawings of one hand were by this process."""
        for each in self.face.redrawn.values():
            self.close = min([self.close, *(later - sooner for sooner, later in pairwise(each))])
            self.redrawn += len(each)
        self.face.redrawn.clear()

    async def table(self) -> Table:
        """The table at which they play now; at an evening that is another one for each deal."""
        table = await self.bench.table(self.number)
        while table.spot is not None and table.next_table_id is not None:
            self.number = table.next_table_id
            table = await self.bench.table(self.number)
        return table

    async def new_table(self) -> None:
        """Some sit down somewhere, open their hands and begin."""
        shared = kind_of(self.rules).duplicates is not None
        place = self.random.choice([each for each in PLACES if shared or each not in SHARED])
        self.where = NOWHERE if place in ("practice", "the deal of the day") else {}
        if not self.where:
            await self.sit_down(place)
        elif place == "practice":
            rules = {"cup": "off"} if self.rules == BULKA else {}
            self.number = await self.ask(self.lobby.open_table, 0, rules, {}, "beginner", self.game)
        elif not await self.begin_daily(self.random.randrange(4)):
            return
        self.places[place] += 1

    @property
    def lobby(self) -> LobbyService:
        return self.bench.real_host.lobby

    @property
    def game(self) -> str:
        return kind_of(self.rules).name

    async def ask(self, work: Callable[..., Awaitable[None]], person: int, *args: object) -> int:
        """Somebody asks for something by a command; the number of the table that is shown."""
        self.presses += 1
        reply = SeenReply(self.face, CHANNEL, token=f"token-{self.presses}")
        await work(actor(person, **self.where), reply, *args)
        await self.bench.settle()
        return reply.whole.table_id or 0

    async def begin_daily(self, person: int) -> bool:
        """Somebody begins the deal of the day, whose page gives way to it; return whether it was still to be played."""
        await self.ask(self.bench.real_host.dailies.show_daily, person, self.game)
        page, screen = list(self.face.hands.items())[-1]
        play = [each.action for each in buttons(screen) if ":play" in each.action]
        if play:
            self.presses += 1
            token = f"token-{self.presses}"
            reply = SeenReply(self.face, CHANNEL, on_panel=True, message_id=page, token=token)
            await self.bench.real_host.press(actor(person, **self.where), reply, play[0])
            self.number = reply.whole.table_id
        return bool(play)

    async def sit_down(self, place: str) -> None:
        """Some sit down at a table in the channel, with computers, and begin."""
        people = self.random.choice([1, 2, self.seats, self.seats, self.seats])
        options = {
            "clock": self.random.choice(CLOCKS),
            "ping": self.random.choice(["off", "minute"]),
            "pace": self.random.choice(["normal", "fast"]),
            "newcomers": self.random.choice(["between-deals", "at-once"]),
            "look": "picture" if place == "pictures" else "text",
        }
        if place == "an evening":
            self.number = await self.ask(self.bench.real_host.evenings.show_or_begin, 0, self.game, 2)
        else:
            self.number = await self.bench.new(self.rules, options=options)
        seats = len((await self.table()).seats)
        for person in range(1, min(people, seats)):
            await self.bench.press(person, self.number, f"sit {person}")
        for _ in range((await self.table()).seats.count(None) if place == "an evening" else self.seats - people):
            await self.bench.press(0, self.number, "computer beginner")
        await self.bench.press(0, self.number, "start")
        await self.bench.settle()
        for person in range(min(people, seats)):
            await self.press(person, "hand")

    async def press(self, person: int, what: str, *, on_hand: bool = False) -> None:
        """Somebody presses a button on the table's message, or on the own hand."""
        table, self.presses = await self.table(), self.presses + 1
        panels = await self.bench.store.panels.of(self.number)
        kept = next(
            (panels[each.id] for each in table.seats.sitting if number_of(each) == person and each.id in panels), None
        )
        if kept is not None and kept.message_id:
            self.open[person] = kept.message_id
        on_hand = (on_hand or table.is_private) and person in self.open
        message_id = self.open[person] if on_hand else table.message.id
        reply = SeenReply(
            self.face,
            table.channel_id,
            on_panel=on_hand,
            message_id=message_id,
            token=f"token-{self.presses}",
        )
        action = await self.bench.action(person, self.number, what)
        with contextlib.suppress(Refusal):
            await self.bench.real_host.press(actor(person, **self.where), reply, action)
        answer = reply.answer
        hand = answer is not None and words(answer.screen).startswith(title_of(table))
        if hand and reply.answer.target in (Target.PANEL, Target.NOTE):
            below = reply.answer.target is Target.NOTE or not on_hand
            self.open[person] = reply._panel_id if below else message_id

    async def something(self) -> None:
        """Something happens."""
        table, random = await self.table(), self.random
        people = [number_of(each) for each in table.seats.sitting]
        what = random.random()
        person = random.choice(people) if people else 5
        if random.random() < 0.2 and (said := sayings(table, person)):
            await self.press(person, random.choice(["ahead", "ahead nothing", *said]), on_hand=True)
        elif what < 0.45:
            await self.move(table)
        elif what < 0.55:
            await self.press(person, random.choice(["hand", "look"]), on_hand=random.random() < 0.7)
        elif what < 0.61:
            steps = ["more", "words", "preferences", "ask stop", "ask leave", "ask concede", "ask text"]
            steps += ["ask dost"] if table.kind.name == "stovkahra" else []
            await self.press(person, random.choice(steps), on_hand=True)
        elif what < 0.67:
            wish = random.choice(["stop", "stop back", "concede", "concede back"])
            await self.press(person, wish, on_hand=random.random() < 0.5)
        elif what < 0.70:
            await self.leave(person, on_hand=random.random() < 0.5)
        elif what < 0.75:
            await self.press(random.choice([0, 1, 5, 6]), f"take {random.randrange(self.seats)}")
        elif what < 0.82:
            await self.press(person, random.choice(["return", "now", "on", "wake"]), on_hand=True)
        elif what < 0.94:
            await self.bench.let_pass(random.choice([1, 3, 10, 31, 31, 61, 125]) * SECOND)
        elif what < 0.95:
            await self.bench.let_pass(14 * MINUTE)
        elif what < 0.975:
            self.clock.put(random.choice([-3 * 60, -11, -1, 1, 11, 3 * 60]) * MINUTE)
            if random.random() < 0.5:
                await self.bench.let_pass(61 * SECOND)
            else:
                await self.press(person, "look", on_hand=True)
        else:
            await self.restart()

    async def move(self, table: Table) -> None:
        if table.status is not Status.PLAYING or table.clock.put_away or not table.awaited():
            return
        if timing.computer_to_move(table) is None and not timing.waits_for_absent(table):
            seat, move = by_chance(table, self.random)
            if table.seats.level_of(seat) is None:
                await self.press(number_of(table.seats.person(seat)), str(move), on_hand=True)

    async def leave(self, person: int, *, on_hand: bool) -> None:
        if on_hand:
            await self.press(person, "leave", on_hand=True)
        else:
            with contextlib.suppress(Refusal):
                await self.bench.host.endings.leave(actor(person), self.number)

    async def rest(self) -> Table:
        """Waits until nobody but people has anything to do, and all is drawn."""
        for _ in range(150):
            before = at_rest(await self.table())
            await self.bench.let_pass(timedelta(seconds=2 * APART + 0.1))
            table = await self.table()
            if at_rest(table) == before:
                return table
        raise AssertionError("it never comes to rest")

    async def check(self) -> None:
        """Compares what everybody sees with what is so."""
        table = await self.rest()
        identity = self.bench.real_host.identity
        if table.message.id is not None:
            shown = self.face.messages[table.channel_id, table.message.id]
            picture = next((block for block in shown.blocks if isinstance(block, Picture)), None)
            assert shown == pictured_board(table, picture, identity.to_all(table.guild), counts=self.counts(table))
            told_of(table, shown)
            self.pictures += picture_is_true(table, shown)
        current = set()
        newest = look(self.place, "SELECT id FROM tables WHERE id BETWEEN ? AND ?", self.number - 1, self.number)
        for (number,) in newest:
            current |= await self.check_hands(await self.bench.table(number))
        for message_id, screen in self.face.hands.items():
            lives = self.face.opened[message_id] > self.clock.seconds() - TOKEN_LIFE.total_seconds()
            if message_id not in current and lives and self.of_these_tables(screen):
                # Those that are no hands any more say so, or offer to open it again.
                title = words(screen).startswith(title_of(table))
                assert RESTING in words(screen) or not title, words(screen)

    def counts(self, table: Table) -> bool:
        """Whether all tables of an evening have finished the deal that is over at this one."""
        if table.spot is None or not table.deal.between_deals:
            return False
        ((finished,),) = look(self.place, "SELECT shown FROM events WHERE id = ?", table.spot.evening)
        return table.spot.deal <= finished

    def of_these_tables(self, screen: Screen) -> bool:
        return any(each.action.startswith(f"st1:{self.number}:") for each in buttons(screen))

    async def check_hands(self, table: Table) -> set[int]:
        """Compares the hands at a table with it; the messages in which they stand."""
        panels = await self.bench.store.panels.of(table.id)
        seats = {sitting.id: seat for seat, sitting in enumerate(table.seats) if sitting is not None}
        promised = {each.id for each in table.seats.newcomers.values()}
        for person_id, kept in panels.items():
            if kept.message_id and person_id not in promised:
                seat = seats[person_id]
                t = self.bench.real_host.identity.to(table.seats.person(seat))
                hand_is_true(table, seat, self.face.hands[kept.message_id], t)
                self.checked += 1
        return {kept.message_id for kept in panels.values()}


def title_of(table: Table) -> str:
    """How a hand at a table begins."""
    return hand_title(table, T) if table.is_private else T("panel-title", table=table.id)


def at_rest(table: Table) -> tuple[object, ...]:
    moves = len(table.game.moves) if table.game is not None else 0
    waits = (
        table.clock.next_deal_at,
        table.clock.deadline_at,
        table.clock.overdue,
        table.clock.put_away,
        table.clock.withheld,
    )
    return table.status, table.deal.game_number, moves, tuple(table.seats.missed), waits


def times(screen: Screen) -> set[int]:
    return {int(each) for each in re.findall(r"<t:(\d+):R>", words(screen))}


def stamps(*moments: datetime | None) -> set[int]:
    return {int(moment.timestamp()) for moment in moments if moment is not None}


def told_of(table: Table, screen: Screen) -> None:
    """What a table says of times, of who is absent and of who wants to stop."""
    if table.status is not Status.PLAYING or table.clock.put_away:
        return
    # At an evening it would tell who has won a trick.
    secret = table.spot is not None or (table.game is not None and table.game.secret_turn)
    assert times(screen) == stamps(table.clock.next_deal_at, None if secret else table.clock.deadline_at)
    for seat in table.votes.to_stop if table.deal.dealt else ():
        assert name_of(table, seat) in words(screen)


def picture_is_true(table: Table, shown: Screen) -> int:
    """A picture shows what is so, and is there where it has to be; how many pictures there are."""
    pictures = [block.content.decode() for block in shown.blocks if isinstance(block, Picture)]
    wanted = None
    if table.game is not None and table.duplicate is None:
        wanted = screens_of(table).picture(table.view(), seating_of(table), T)
        if wanted is not None and wanted.banner is None and table.options.look is TableLook.TEXT:
            wanted = None
    assert pictures == ([repr(wanted)] if wanted is not None else [])
    return len(pictures)


def sayings(table: Table, person: int) -> list[str]:
    """The buttons by which a person may say something in advance."""
    seat = next((at for at in table.seats.present if number_of(table.seats.person(at)) == person), None)
    if seat is None or table.game is None:
        return []
    view = table.view(seat)
    return [
        f"ahead {view.deal_number}.{supposed.held}{supposed.led} {answer}"
        for supposed in ahead.open_to(table, seat)
        for answer in ahead.answers(view, supposed)
    ]


def hand_is_true(table: Table, seat: int, shown: Screen, t: object) -> None:
    """A hand, or a page in its place, says what is so."""
    if T("preferences-title") in words(shown) or not buttons(shown):
        return
    pages = [panel(table, seat, t)]
    if "back" in map(does, buttons(shown)):
        pages += [panel(table, seat, t, asking=page) for page in PAGES]
    picture = next((block for block in shown.blocks if isinstance(block, Picture)), None)
    if picture is not None:
        assert picture.content.decode() == repr(seen_from(table, seat, t))
        pages = [panel(table, seat, t, asking="words", picture=picture)]
    wanted = [lasting(each) for each in pages]
    assert any(each in wanted for each in without_notice(lasting(shown))), (
        f"{words(shown)}\n--- but:\n{words(pages[0])}"
    )
    if "back" in map(does, buttons(shown)) or table.clock.put_away or table.status is not Status.PLAYING:
        return
    mine = seat in table.awaited()
    own = (table.clock.deadline_at, table.clock.ahead_at) if mine else ()
    assert times(shown) == stamps(table.clock.next_deal_at, *own)
    offered = {str(each.does.move) for each in buttons(shown) if each.enabled and isinstance(each.does, MakeMove)}
    if table.game is not None and table.series.pending is None:
        assert offered <= {str(move) for move in table.view(seat).legal}
        assert not mine or offered or any(does(each).startswith("cut") for each in buttons(shown))
    if table.votes.to_stop and table.deal.dealt:
        assert all(name_of(table, each) in words(shown) for each in table.votes.to_stop)


def without_notice(screen: Screen) -> Iterator[Screen]:
    """A hand as it was drawn, and without each text that may be the answer to the last click."""
    yield screen
    for at, block in enumerate(screen.blocks):
        if at and isinstance(block, Text):
            yield Screen((*screen.blocks[:at], *screen.blocks[at + 1 :]), screen.colour)


@pytest.mark.stress(small=True)
@pytest.mark.parametrize("game", in_turn(GAMES))
async def test_what_open_hands_and_tables_say_is_so_whatever_happens(game, tmp_path, sized, figures):
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    world = World(tmp_path / "games.db", game, seed)
    await world.begin()
    try:
        await world.bench.make_room()
        for _ in range(sized(400)):
            table = await world.table() if world.number else None
            if table is None or table.status in (Status.STOPPED, Status.FINISHED):
                # Only so many tables may be opened in a minute.
                await world.bench.let_pass(MINUTE)
                try:
                    await world.new_table()
                except Refusal:
                    # They were opened at a later time, before the clock was set back.
                    world.clock.now += 4 * 60 * MINUTE
                    continue
            for _ in range(world.random.choice([1, 1, 2, 3])):
                await world.something()
            await world.check()
    finally:
        await world.bench.__aexit__(None, None, None)
    world.gaps()
    figures(hands=world.checked, redrawn=world.redrawn, apart=world.close, drawn=world.pictures, **world.places)
    assert world.close >= APART - 0.001
