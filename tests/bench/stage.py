"""What the benchmarks of the whole bot share: bots in processes of their own, a Discord that forgets, games."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self

sys.path.insert(0, str(Path(__file__).parents[2]))

from bot.model import dealing, moving, seating, timing
from bot.model.across import UNNAMED, Candidate
from bot.model.options import Guild, Options, Pace, TableLook
from bot.model.person import Person
from bot.model.table import ACROSS, NOWHERE, Status, Table
from bot.service.common.identity import Identity
from bot.ui.across import call_page
from bot.ui.board import board
from cogs.components import ScreenView
from engine.players import Level
from engine.stovkahra.rules import SEATS, Rules
from tests.support.books import MOVE
from tests.support.chance import Seeded
from tests.support.loopback import EPHEMERAL, BotProcess, LoopbackDiscord, Message, Reply, Request, User
from tests.support.service import decide
from tests.support.storage import Store

HERE = Path(__file__).parent
BOT, REPLAY = (HERE / f"{name}_bot.py" for name in ("fresh", "replay"))
KEPT = 4
"""Interactions on one message after which an older one is forgotten: only the newest tokens are used."""
QUIET_SECONDS = 2.5
"""How long no request comes before a bot is taken to have done all that it has to: redraws of hands are 2 s apart."""
IDLE = timedelta(hours=24)
CHANNELS = 50
"""In one server."""
NUMBERED, COPIED = ("people", "tables", "games"), ("people", "tables", "seats", "games", "moves")
"""Tables of the database whose rows have numbers, and those in which a series under way stands."""
COMPONENTS = 1 << 15
"""The flag of a message that is made of components."""
HIDDEN = COMPONENTS | EPHEMERAL
"""The flags of one that only one user sees."""
MEMORY = next((folder for folder in (Path("/dev/shm"),) if folder.is_dir()), None)
"""A folder in memory, where writing does not wait for a disk, if there is one."""


# Processes


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has taken so far, all of its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """Memory of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def children(pid: int) -> list[int]:
    """Processes that a process has started, as those that think."""
    found = []
    for folder in Path("/proc").iterdir():
        # Any of them may end while it is looked at.
        with contextlib.suppress(OSError):
            if folder.name.isdecimal() and (folder / "stat").read_text().rpartition(")")[2].split()[1] == str(pid):
                found.append(int(folder.name))
    return found


class Launched(BotProcess):
    """A bot in a process of its own, begun by exec, so that nothing of it was there before."""

    def __init__(self, server: LoopbackDiscord, script: Path, folder: Path, **settings: str) -> None:
        super().__init__(server, folder)
        self._script = script
        self._settings = settings

    async def __aenter__(self) -> Self:
        return self

    async def launch(self) -> None:
        # Not from its folder, where `engine` is a benchmark.
        await self._run("-P", str(self._script))
        assert self._loader is not None
        self.pid, self.code = self._loader.pid, None
        self._reading.append(asyncio.create_task(self._read_end()))

    async def _read_number(self) -> int:
        assert self._loader is not None
        return await self._loader.wait()

    async def __aexit__(self, error: object, *_: object) -> None:
        if self.running:
            self.terminate()
            await self.ended()
        if error is not None:
            print("\n".join(self.log), file=sys.stderr)


# A Discord that forgets


class Counted(list[Any]):
    """A list that only knows how long it would be."""

    def __init__(self, length: int = 0) -> None:
        super().__init__()
        self._length = length

    def append(self, _: Any) -> None:
        self._length += 1

    def __len__(self) -> int:
        return self._length


class Watch:
    """Counts what a bot asks of a Discord, tells it to whoever wants to know, and has old things forgotten."""

    def __init__(self, server: LoopbackDiscord) -> None:
        self._server = server
        self._newest: dict[int, deque[int]] = {}
        self.counts: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        """Requests that were answered with an error, by kind and status."""
        self.last = time.monotonic()
        self.heard: list[Callable[[Request, Reply], None]] = []
        self.confirms_after = 0.0
        """Seconds after which a bot is told that its answer to a click has arrived."""
        server.fault = self._answer

    def forget(self) -> None:
        """From now on nothing is kept of requests and events: a session could not go on where it broke off."""
        self._server.requests = Counted(len(self._server.requests))
        for session in self._server.sessions.values():
            session.sent = Counted(len(session.sent))

    async def _answer(self, kind: str, request: Request) -> Reply:
        reply = request.carry_out()
        self.last = time.monotonic()
        self.counts[kind] += 1
        if reply.status >= 400:
            self.refused[f"{kind} {reply.status}"] += 1
        if kind == "callback" and reply.status < 400:
            self._forget_older(int(request.ids["interaction"]))
        for heard in self.heard:
            heard(request, reply)
        if kind == "callback" and self.confirms_after:
            await asyncio.sleep(self.confirms_after)
        return reply

    def _forget_older(self, number: int) -> None:
        message = self._server.interactions[number].message
        if message is None:
            return
        newest = self._newest.setdefault(message.id, deque())
        newest.append(number)
        if len(newest) > KEPT:
            self._server.forget(newest.popleft())

    async def quiet(self) -> None:
        """Waits until nothing has been asked for a while."""
        while time.monotonic() - self.last < QUIET_SECONDS:  # noqa: ASYNC110 - that nothing comes, no event tells
            await asyncio.sleep(0.05)


# Games under way


@dataclass
class Game:
    """A series under way, as it stands in the file and in a channel."""

    table: int
    users: dict[int, User]
    """The people, by their seats."""
    board: Message
    """The message for everybody."""
    level: Level | None = None
    """Of the computers in the other seats."""


def channels(server: LoopbackDiscord, number: int) -> list[int]:
    """Channels, a server to every fifty of them."""
    found: list[int] = []
    while len(found) < number:
        guild = server.add_guild()
        found += [server.add_channel(guild) for _ in range(min(CHANNELS, number - len(found)))]
    return found


async def series_under_way(
    server: LoopbackDiscord,
    file: Path,
    number: int,
    *,
    seed: int,
    moves: tuple[int, int] = (0, 40),
    computers: float = 0,
    in_channel: int = 1,
    pictures: int = 0,
    across: int = 0,
    clock: Callable[[], datetime] = lambda: datetime.now(UTC),
) -> list[Game]:
    """A file with so many series under way, a channel to every `in_channel` of them, and the messages of the tables.

    In each between `moves` moves were made; every seat but one is a computer's by the chance of `computers`. So many
    of a hundred tables are shown as pictures, and so many, by themselves, stand across servers.
    """
    random = Random(seed)
    places = channels(server, -(-number // in_channel))
    # Nothing has to outlast a power cut here.
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        built = Path(folder) / "games.db"
        store = await Store.open(built, clock)
        try:
            identity = Identity(store.people, store.guilds)
            games = [
                await _series(
                    server,
                    store,
                    identity,
                    places[at // in_channel],
                    random,
                    moves,
                    computers,
                    TableLook.PICTURE if at % 100 < pictures else TableLook.TEXT,
                    # Spread among the others, as people are.
                    (at + 1) * across // 100 > at * across // 100,
                    100_000 + SEATS * at,
                    clock(),
                )
                for at in range(number)
            ]
        finally:
            await store.close()
        shutil.copy(built, file)
    return games


def multiply(server: LoopbackDiscord, file: Path, games: list[Game], number: int) -> None:
    """Makes so many series of those in a file, the same again and again, with people and channels of their own.

    None of the new ones is pressed: making ten thousand by playing takes long.
    """
    bodies = [{"flags": COMPONENTS, "components": game.board.data["components"]} for game in games]
    places = channels(server, max(0, number - len(games)))
    with contextlib.closing(sqlite3.connect(file)) as database:
        assert not database.execute(
            "SELECT 1 FROM prizes UNION SELECT 1 FROM people WHERE level IS NOT NULL"
        ).fetchall()
        step = 1 + max(database.execute(f"SELECT max(id) FROM {name}").fetchone()[0] for name in NUMBERED)
        for again in range(1, -(-number // len(games))):
            for name in COPIED:
                _copy_rows(database, name, step, again * step)
        copies = database.execute("SELECT id FROM tables WHERE id > ? ORDER BY id", (step,)).fetchall()
        for at, (place, (table,)) in enumerate(zip(places, copies, strict=False)):
            message = server.add_message(place, bodies[at % len(bodies)])
            where = int(server.channels[place]["guild_id"]), place, message.id, table
            database.execute("UPDATE tables SET guild_id = ?, channel_id = ?, message_id = ? WHERE id = ?", where)
        for (table,) in copies[len(places) :]:
            database.execute("UPDATE tables SET status = 'stopped', due_at = NULL WHERE id = ?", (table,))
        database.commit()


def _copy_rows(database: sqlite3.Connection, name: str, below: int, by: int) -> None:
    """The first rows of a table once more, their keys, and all that leads to keys, so much higher."""
    keys = {row[3] for row in database.execute(f"PRAGMA foreign_key_list({name})")} | {"id", "user_id"}
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
    copied = ", ".join(f"{column} + {by}" if column in keys else column for column in columns)
    lowest = {"seats": "table_id", "moves": "game"}.get(name, "id")
    database.execute(f"INSERT INTO {name} SELECT {copied} FROM {name} WHERE {lowest} < {below}")


async def _series(
    server: LoopbackDiscord,
    store: Store,
    identity: Identity,
    channel: int,
    random: Random,
    moves: tuple[int, int],
    computers: float,
    look: TableLook,
    is_across: bool,
    first: int,
    now: datetime,
) -> Game:
    level = random.choice((Level.REGULAR, Level.STRONG))
    sitting = [seat for seat in range(SEATS) if random.random() >= computers] or [0]
    users = {seat: User(server, first + seat, f"P{first + seat}") for seat in sitting}
    people = {seat: await store.people.register_person(user.id, user.name, "en") for seat, user in users.items()}
    machines = await store.people.computers(level) if len(people) < SEATS else []
    guild = int(server.channels[channel]["guild_id"])
    opener = people[sitting[0]]
    options = Options(pace=Pace.NORMAL, look=look)
    begin = partial(_begin, now=now, people=people, machines=machines, random=random, moves=random.randint(*moves))
    if is_across:
        table = await _across(store, guild, channel, list(people.values()), random.randbytes(32), options, begin, now)
        screen = call_page(table, identity.to(opener), [first + sitting[0]])
        body = {"flags": COMPONENTS, "components": ScreenView(screen).to_components()}
        return Game(table.id, users, server.add_message(channel, body), level)
    table = await store.open_table(guild, channel, opener, Rules(), random.randbytes(32), options)
    table, _ = await store.change(table.id, begin)
    body = {"flags": COMPONENTS, "components": ScreenView(board(table, identity.to_all(Guild(guild)))).to_components()}
    message = server.add_message(channel, body)
    table, _ = await store.change(table.id, lambda table: table.stand_at(channel, message.id, now))
    return Game(table.id, users, message, level)


async def _across(
    store: Store,
    guild: int,
    channel: int,
    people: list[Person],
    seed: bytes,
    options: Options,
    begin: Callable[[Table], None],
    now: datetime,
) -> Table:
    """A game under way across servers, to which its people have been called in a channel."""
    candidates = [Candidate(each, UNNAMED, guild, channel) for each in people]
    async with store.tables.session() as session:
        table = await session.create(
            ACROSS, NOWHERE, people[0], Rules(series=1), seed, options, dict(enumerate(people))
        )
        await session.across.seat(table, candidates)
        begin(table)
    return table


def _begin(
    table: Table, now: datetime, people: dict[int, Person], machines: list[Person], random: Random, moves: int
) -> None:
    chance, no_pause = Seeded(random.getrandbits(32)), timedelta()
    table.seats[:] = [people.get(seat) or machines[seat] for seat in range(SEATS)]
    timing.touch(table, now, IDLE)
    seating.start(table, table.opener)
    dealing.advance(table, now, chance, no_pause)
    while moves and table.status is Status.PLAYING:
        moving.push(table, *decide(table, random, boldness=0))
        dealing.advance(table, now, chance, no_pause)
        moves -= 1
    # Whoever is waited for has been called long ago.
    table.clock.call_at, table.clock.called = None, set(timing.to_call(table))


def message_of(server: LoopbackDiscord, request: Request, reply: Reply) -> Message | None:
    """The message that was sent or changed by a request, if one was."""
    if reply.status >= 400:
        return None
    match request.kind:
        case "edit" | "refresh":
            named = request.ids["message"]
            if named == "@original":
                # A second answer, in the place of the first, as where something takes long.
                token = request.ids["token"]
                return next(each.message for each in server.interactions.values() if each.token == token)
            return server.messages.get(int(named))
        case "callback":
            return server.interactions[int(request.ids["interaction"])].message
        case "post" | "followup":
            assert isinstance(reply.body, dict)
            return server.messages[int(reply.body["id"])]
    return None


@dataclass
class Hand:
    """What somebody holds, as it was last shown."""

    game: Game
    user: User
    message: Message
    """Where it is shown: another message after each that the table has posted."""
    offers: dict[str, str]
    """What can be pressed, and its custom_id."""
    moves: list[str]
    """Those of it that are moves."""
    cards: list[str]
    """Those of them that are cards."""


class Hands:
    """All hands that are open, brought up to date by what the bot sends."""

    def __init__(self, server: LoopbackDiscord, watch: Watch) -> None:
        self._server = server
        self.open: dict[int, Hand] = {}
        """By the users who hold them, each of whom sits at one table."""
        self.changed: Callable[[Hand], None] = lambda _: None
        watch.heard.append(self._heard)

    async def ask(self, game: Game, user: User) -> Hand | None:
        """Somebody opens the own hand by the message of the table; `None` where the bot does not show it."""
        if "hand" not in game.board.offers:
            # The next deal has come, in a message of its own.
            posted = self._server.in_channel(game.board.channel_id)
            game.board = next(each for each in reversed(posted) if each.table == game.table)
        answer = await user.press(game.board, game.board.offers["hand"])
        if answer is None or answer.message is None or "look" not in answer.offers:
            return None
        hand = self.open[user.id] = Hand(game, user, answer.message, {}, [], [])
        self._update(hand)
        return hand

    def _heard(self, request: Request, reply: Reply) -> None:
        shown = message_of(self._server, request, reply)
        if shown is None or shown.reader not in self.open:
            return
        hand = self.open[shown.reader]
        if "look" in shown.offers and shown.id >= hand.message.id:
            hand.message = shown
            self._update(hand)

    def _update(self, hand: Hand) -> None:
        hand.offers = hand.message.offers
        hand.moves = [what for what in hand.offers if MOVE.fullmatch(what)]
        hand.cards = [what for what in hand.moves if what.startswith("play ")]
        self.changed(hand)


class People:
    """Everybody, pressing a moment after the own hand offers something."""

    def __init__(self, server: LoopbackDiscord, watch: Watch, think: float, seed: int) -> None:
        self.hands = Hands(server, watch)
        self._think = think
        self._random = Random(seed)
        self._busy: dict[int, asyncio.Task[None]] = {}
        """Those who think or press, by their accounts."""
        self._closed = False

    def begin(self) -> None:
        """From now on people press."""
        self.hands.changed = self.changed
        for hand in list(self.hands.open.values()):
            self.changed(hand)

    def changed(self, hand: Hand) -> None:
        if hand.moves and hand.user.id not in self._busy and not self._closed:
            self._busy[hand.user.id] = asyncio.create_task(self._take_turn(hand))

    async def _take_turn(self, hand: Hand) -> None:
        try:
            await asyncio.sleep(self._random.uniform(0.5, 1.5) * self._think)
            if hand.moves and not self._closed:
                await self.press(hand, self._random.choice(hand.moves))
        finally:
            del self._busy[hand.user.id]
        self.changed(hand)

    async def press(self, hand: Hand, what: str) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        """Nobody presses any more; those who have are answered."""
        self._closed = True
        await asyncio.gather(*self._busy.values())
