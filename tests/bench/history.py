"""What the pages of the ledger cost on a server that has played for years, and how long others wait meanwhile.

For each kind of database and each number of games a database is made (`tests/bench/years.py`), opened by a process of
its own, and asked for every page again and again through the real services, while people play on another server. The
times are medians: processor time of the bot's process, without what others draw and compute for it and without
PostgreSQL's, and after the stroke the time by the clock, until the last of the answer is there. Peak memory is that
process's own, and `check` has another one. A million games take five GB as a SQLite file.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import tempfile
import threading
import time
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import timedelta
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, TypeVar

from bot.app.audit import audit
from bot.model import stopping
from bot.model.errors import Refusal
from bot.model.ledger import Period
from bot.model.ledger_pages import DrawStandings, LedgerPage, LedgerTopic, ShowPicture
from bot.model.table import Status
from bot.service.common.worker_pool import WorkerPool
from bot.service.running.updates import UNSETTLED
from bot.storage.storage import Storage
from engine.games import USUAL
from engine.stovkahra.rules import Rules
from tests.bench.common import options
from tests.bench.lately import play_lately
from tests.bench.years import END, make
from tests.support.postgres import Server, connected
from tests.support.service import (
    HANGS,
    SEATS,
    Bench,
    Clock,
    RecordingReply,
    Target,
    actor,
    decide,
)
from tests.support.storage import DATABASES

SIZES = (1_000, 20_000, 200_000, 1_000_000)
NEIGHBOURS, THEIR_CHANNEL = 101, 300
"""The other server."""
LOOKS = 0.02
"""Seconds between two looks at how late the event loop is."""
MOST_OFTEN = """SELECT own.person, partner.person FROM prizes
    JOIN results AS own ON own.game = prizes.game AND own.seat = 0
    JOIN results AS partner ON partner.game = prizes.game AND partner.seat = 2
    JOIN people AS one ON one.id = own.person JOIN people AS other ON other.id = partner.person
    WHERE one.level IS NULL AND other.level IS NULL
    GROUP BY own.person, partner.person ORDER BY count(*) DESC, own.person, partner.person LIMIT 1"""
"""Two who play together more than others: the first one asks for the pages, and some are about both."""
TO_ADD = """INSERT INTO books (guild_id, up_to, honours_up_to) SELECT guild_id, 0, '' FROM (
    SELECT guild_id FROM corrections UNION SELECT guild_id FROM stopped
    UNION SELECT guild_id FROM results UNION SELECT guild_id FROM chips) AS here
    WHERE guild_id > 0 ON CONFLICT DO NOTHING"""
"""All that was made is to be added up, as the migration has it of older databases."""
ADDED_AT_ONCE = 2000
"""Lines that are added up in one transaction."""
NAMED = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
FIRST = {
    "standings": "`/brcko standings`",
    "player": "`/brcko player`",
    "season": "the season",
    "history": "`/brcko history`",
    "chart": "chart of a series",
    "autocomplete": "a letter of an autocomplete",
    "settings of a new day": "settings, where the hint for moderators is looked for, once a day",
    "settings": "settings, with what was found this day",
    "start": "the start (`schedule.unsettled`)",
}
"""What is told of first; all else stands in a table of its own."""
T = TypeVar("T")


def run(arguments: list[str]) -> None:
    plan = parser().parse_args(arguments)
    with contextlib.ExitStack() as stack:
        folder = plan.folder or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        for kind in plan.databases:
            server = stack.enter_context(postgres()) if kind == "postgresql" else None
            found = []
            for games in plan.games:
                found.append(measure(plan, games, folder / f"history-{games}-{plan.seed}.db", server))
                print("\n".join(told(plan, NAMED[kind], found[-1])), flush=True)
            if not plan.only_make:
                print("\n" + "\n".join(report(NAMED[kind], found)) + "\n", flush=True)


def parser() -> ArgumentParser:
    known = options(
        "history",
        __doc__,
        seed=(1, "of all chance"),
        rounds=(5, "in which every page is asked for, at least"),
        seconds=(30.0, "of play on the other server, at least"),
        tables=(8, "on the other server, with four people at each"),
        think=(3.0, "seconds until somebody at such a table plays a card"),
        few=(False, "ask only for the pages of the first table that is printed"),
        no_check=(False, "leave out `check`, which takes longest"),
        only_make=(False, "only make the databases, and tell their size"),
    )
    known.add_argument(
        "--games", type=int, nargs="+", default=SIZES, help="sizes of the history (default: %(default)s)"
    )
    known.add_argument("--databases", nargs="+", choices=DATABASES, default=DATABASES, help="(default: both)")
    known.add_argument("--folder", type=Path, help="where SQLite files are, and stay for other runs; else they do not")
    return known


@contextlib.contextmanager
def postgres() -> Iterator[Server]:
    server = Server()
    try:
        yield server
    finally:
        server.remove()


def apart(work: Callable[..., T], *values: Any) -> T:
    """Do something in a process of its own, and wait for it."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        return pool.submit(work, *values).result()


# One database


@dataclass
class Figures:
    """What was measured with one database."""

    games: int
    made: float | None = None
    """Seconds that it took to make it; `None` where it was there."""
    size: int = 0
    """Its bytes on the disk."""
    moves: int = 0
    """Those of them that are moves, with the index by which they are found."""
    filled: float = 0.0
    """Seconds that it took to bring up to date what is kept beside the lines."""
    cpu: dict[str, float] = field(default_factory=dict)
    wall: dict[str, float] = field(default_factory=dict)
    waits: list[float] = field(default_factory=list)
    """Seconds that people on the other server waited, card by card."""
    late: float = 0.0
    """Seconds by which the event loop was late at worst."""
    peak: int = 0
    """Bytes of memory at most."""
    check: float | None = None
    """Seconds of processor time."""
    found: str = ""
    """What `check` says."""


def measure(plan: Namespace, games: int, file: Path, server: Server | None) -> Figures:
    figures, began = Figures(games), time.monotonic()
    where: Path | str = file if server is None else server.new(empty=True)
    if server is not None or not file.exists():
        apart(make_one, where, games, plan.seed)
        figures.made = time.monotonic() - began
    figures.filled = apart(fill, where)
    figures.size, figures.moves = size_of(where)
    if not plan.only_make:
        figures = apart(weigh, where, plan, figures)
        if not plan.no_check:
            figures.check, figures.found = apart(check, where)
    if server is not None:
        server.drop(str(where))
    elif plan.folder is None:
        file.unlink()
    return figures


def make_one(where: Path | str, games: int, seed: int) -> None:
    make(where, games, seed=seed)


def fill(where: Path | str) -> float:
    """Open a database, which brings it to today's version, and what is kept beside the lines up to date."""

    async def bring_up_to_date() -> None:
        async with await Storage.open(where, lambda: END) as storage:
            new = await filled(storage)
        if new:
            await play_lately(where)

    began = time.monotonic()
    asyncio.run(bring_up_to_date())
    if not isinstance(where, Path):
        with connected(where) as ask:
            # A server that has stood for years has done so by itself; the tests' own never does.
            ask("VACUUM ANALYZE")
    return time.monotonic() - began


async def filled(storage: Storage) -> bool:
    """Bring up to date what is kept beside the lines of the ledger, in larger portions than beside people who play.

    Return whether there was anything to do.
    """
    await storage._db.execute(TO_ADD)
    behind = await storage.bookkeeping.to_do()
    for books in behind:
        while await storage.bookkeeping.add(books.guild_id, ADDED_AT_ONCE):
            pass
        while await storage.bookkeeping.find_honours(books.guild_id, ADDED_AT_ONCE):
            pass
    return bool(behind)


def size_of(where: Path | str) -> tuple[int, int]:
    """The bytes of a database, and of its moves."""
    with connected(where) as ask:
        if isinstance(where, Path):
            ask("PRAGMA wal_checkpoint(TRUNCATE)")
            ((moves,),) = ask("SELECT sum(pgsize) FROM dbstat WHERE name = 'moves'")
            return where.stat().st_size, moves
        ((size, moves),) = ask("SELECT pg_database_size(current_database()), pg_total_relation_size('moves')")
        return size, moves


def check(where: Path | str) -> tuple[float, str]:
    """The processor time of a process that checks a database, and what it found."""
    findings = asyncio.run(audit(where))
    return time.process_time(), "\n".join([str(findings), *findings.wrong[:5]])


# In a process of its own


class Running(Clock):
    """A clock that goes on by itself, from the end of the years."""

    def __init__(self) -> None:
        super().__init__(END)
        self._began = time.monotonic()

    def __call__(self) -> Any:
        return END + timedelta(seconds=self.seconds())

    def seconds(self) -> float:
        return time.monotonic() - self._began

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Shown(RecordingReply):
    """An answer that may be brought up to date until all of it is there."""

    def _show(self, target: Target, *shown: Any) -> None:
        self.answer = None
        super()._show(target, *shown)


_work: ContextVar[set[asyncio.Task[Any]] | None] = ContextVar("work", default=None)
"""What was begun for the page that somebody has asked for, also behind the answer."""


def noted(loop: asyncio.AbstractEventLoop, work: Coroutine[Any, Any, T], **options: Any) -> asyncio.Task[T]:
    """Begin a task, and note for which page it is."""
    task = asyncio.Task(work, loop=loop, **options)
    if (begun := _work.get()) is not None:
        begun.add(task)
    return task


def weigh(where: Path | str, plan: Namespace, figures: Figures) -> Figures:
    """Ask for all pages, while others play."""
    asyncio.run(_weigh(where, plan, figures))
    figures.peak = peak()
    # A process of multiprocessing closes the queues of its worker processes before whoever ends these has told them
    # so, and then waits for them for ever.
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    return figures


def peak() -> int:
    """The most memory that this process has had; unlike `ru_maxrss` it knows nothing of whoever has started it."""
    text = Path("/proc/self/status").read_text()
    return 1024 * int(next(line for line in text.splitlines() if line.startswith("VmHWM:")).split()[1])


async def _weigh(where: Path | str, plan: Namespace, figures: Figures) -> None:
    asyncio.get_running_loop().set_task_factory(noted)
    seed = plan.seed
    async with Bench(where, seed, clock=Running(), pause=timedelta(seconds=1), workers=WorkerPool(1)) as here:
        neighbours = Neighbours(here, plan, figures.waits)
        await neighbours.sit_down()
        pages = Pages(here)
        # As the bot does once it has begun.
        gc.collect()
        gc.freeze()
        watching = asyncio.create_task(_watch(figures))
        playing = [asyncio.create_task(neighbours.play(at)) for at in range(plan.tables)]
        try:
            await pages.ask(plan, figures)
        finally:
            for task in (watching, *playing):
                task.cancel()
            ended = await asyncio.gather(watching, *playing, return_exceptions=True)
        await neighbours.stop()
    for error in ended:
        if not isinstance(error, asyncio.CancelledError) and error is not None:
            raise error


async def _watch(figures: Figures) -> None:
    """Find out by how much the event loop is late at worst."""
    while True:
        due = time.perf_counter() + LOOKS
        await asyncio.sleep(LOOKS)
        figures.late = max(figures.late, time.perf_counter() - due)


Page = Callable[[RecordingReply], Awaitable[Any]]
"""Asks for a page, and shows it by this reply."""


class Pages:
    """Everything that is asked of the history."""

    def __init__(self, here: Bench) -> None:
        with connected(here.path) as ask:
            ((self._person, self._partner),) = ask(MOST_OFTEN)
            ((user_id,),) = ask("SELECT user_id FROM people WHERE id = ?", self._person)
            ((self._series, self._newest),) = ask("SELECT min(table_id), max(table_id) FROM prizes")
        self._here, self._host, self._ledger = here, here.real_host, here.real_host.ledger
        self._actor = actor(0, user_id=user_id, moderator=True)

    def _page(self, topic: LedgerTopic, **query: Any) -> Page:
        return lambda reply: self._ledger.show_page(self._actor, reply, LedgerPage(USUAL, topic, **query))

    def _shown(self, show: Callable[..., Awaitable[None]], *values: Any, **options: Any) -> Page:
        return lambda reply: show(self._actor, reply, *values, **options)

    def _offered(self, choices: Callable[..., Awaitable[Any]], *typed: str) -> Page:
        return lambda _: choices(self._actor, *typed)

    def _new_day(self, reply: RecordingReply) -> Awaitable[Any]:
        """The settings, as if nobody had opened them on this day."""
        settings = self._host.settings
        settings._found.drop(settings._today(self._actor.guild_id))
        return settings.show_settings(self._actor, reply)

    def first(self) -> dict[str, Page]:
        """What the first table tells of."""
        since, idle = self._here.clock() - UNSETTLED, timedelta(hours=24)
        return {
            "standings": self._page(LedgerTopic.STANDINGS),
            "player": self._shown(self._ledger.show_player, self._person),
            "season": self._shown(self._host.seasons.show),
            "history": self._page(LedgerTopic.HISTORY),
            "chart": self._shown(self._ledger.show_series, ShowPicture(self._newest)),
            "autocomplete": self._offered(self._ledger.players, "a"),
            "settings of a new day": self._new_day,
            "settings": self._shown(self._host.settings.show_settings),
            "start": lambda _: self._here.store.schedule.unsettled(since, idle),
        }

    def standings(self) -> dict[str, Page]:
        """Standings of all periods, with computers and without, of people and of pairs."""
        told = {f"standings of a {period}": {"period": period} for period in Period if period is not Period.ALL}
        every, year = {"computers": True}, {"period": Period.YEAR, "computers": True}
        told |= {"standings with computers": every, "standings with computers, of a year": year}
        asked = {what: self._page(LedgerTopic.STANDINGS, **query) for what, query in told.items()}
        return asked | {
            "standings, page 20": self._page(LedgerTopic.STANDINGS, page=20),
            "picture of the standings": self._shown(self._ledger.draw_standings, DrawStandings(USUAL)),
            "pairs": self._page(LedgerTopic.PAIRS),
            "pairs with computers, of a year": self._page(LedgerTopic.PAIRS, **year),
        }

    def deeper(self) -> dict[str, Page]:
        """Pages of a player, of the history and of series, the last ones too."""
        player, history, series = LedgerTopic.PLAYER, LedgerTopic.HISTORY, LedgerTopic.SERIES
        return {
            "own page": self._shown(self._ledger.show_player),
            "a player in a month": self._page(player, player=self._person, period=Period.MONTH),
            "a player with a partner": self._page(player, player=self._person, other=self._partner),
            "a player's history": self._page(history, player=self._person),
            "history, the last page": self._page(history, page=999_999),
            "history of a month": self._page(history, period=Period.MONTH),
            "series": self._page(series),
            "series, the last page": self._page(series, page=999_999),
            "one series": self._page(series, table=self._series),
            "chart of an old series": self._shown(self._ledger.show_series, self._series),
        }

    def others(self) -> dict[str, Page]:
        """What else reads the results of a whole server."""
        ledger = self._ledger
        return {
            "a letter, for a game": self._offered(ledger.games, "a"),
            "a letter, for a game of Bulka": self._offered(ledger.games, "a", "bulka"),
            "standings of Trappola": self._shown(ledger.show_standings, "trappola"),
            "standings of Bulka, with computers": self._shown(ledger.show_standings, "bulka", computers=True),
            "a player of Trappola": self._shown(ledger.show_player, self._person, "trappola"),
            "record of the last game": self._shown(ledger.send_last_record, "stovkahra", None),
            "what is stored of a person": self._shown(self._host.settings.show_privacy),
        }

    async def ask(self, plan: Namespace, figures: Figures) -> None:
        """Ask for every page, round by round."""
        asked = self.first() if plan.few else self.first() | self.standings() | self.deeper() | self.others()
        taken: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
        began, rounds = time.monotonic(), 0
        while rounds < plan.rounds or time.monotonic() - began < plan.seconds:
            for what, work in asked.items():
                taken[what].append(await self._time(work))
            rounds += 1
        for what, times in taken.items():
            figures.cpu[what], figures.wall[what] = (median(each) for each in zip(*times, strict=True))

    async def _time(self, work: Callable[[RecordingReply], Awaitable[Any]]) -> tuple[float, float]:
        """Processor time, and time by the clock, until all of an answer is there."""
        reply = Shown(self._here.gateway, self._actor.channel_id, token="page", panel_id=1)
        begun: set[asyncio.Task[Any]] = set()
        _work.set(begun)
        cpu, clock = time.process_time(), time.perf_counter()
        await work(reply)
        async with asyncio.timeout(HANGS):
            while busy := {task for task in begun if not task.done()}:
                await asyncio.wait(busy)
        times = time.process_time() - cpu, time.perf_counter() - clock
        _work.set(None)
        self._here.gateway.forget()
        return times


class Neighbours:
    """People on another server, who play cards at their pace."""

    def __init__(self, here: Bench, plan: Namespace, waits: list[float]) -> None:
        self._here, self._think, self._waits = here, plan.think, waits
        self._random = Random(plan.seed)
        self._tables = [0] * plan.tables

    async def sit_down(self) -> None:
        for at in range(len(self._tables)):
            await self._open(at)

    async def _open(self, at: int) -> None:
        """Open a table, at which the same four people sit as before."""
        four, where = range(SEATS * at, SEATS * at + SEATS), self._where(at)
        opened = await self._here.host.lobby.open_table(
            actor(four[0], **where), {"series": Rules(series=20).series}, None
        )
        assert opened.table_id is not None
        self._tables[at] = opened.table_id
        for seat, person in list(enumerate(four))[1:]:
            await self._here.press(person, opened.table_id, f"sit {seat}", **where)
        await self._here.press(four[0], opened.table_id, "start", **where)

    def _where(self, at: int) -> dict[str, int]:
        return {"guild_id": NEIGHBOURS, "channel_id": THEIR_CHANNEL + at}

    async def play(self, at: int) -> None:
        """Play at a table for as long as anybody wants to know how long that takes."""
        while True:
            await asyncio.sleep(self._random.uniform(0.5, 1.5) * self._think)
            table = await self._here.table(self._tables[at])
            if table.status is Status.FINISHED:
                await self._open(at)
            elif table.clock.next_deal_at is None and table.awaited():
                seat, move = decide(table, self._random)
                account_of = table.seats.person(seat).user_id
                assert account_of is not None
                action = f"st1:{table.id}:{table.deal.version(seat)}:{move}"
                pressed = time.perf_counter()
                # Time goes on by itself at the table, so that a button may be old.
                with contextlib.suppress(Refusal):
                    await self._here.ask(account_of - 1000, action, on_panel=True, **self._where(at))
                    self._waits.append(time.perf_counter() - pressed)

    async def stop(self) -> None:
        """Leave nothing under way: the file may be opened again."""
        for number in self._tables:
            await self._here.store.change(number, stopping.break_off)


# What is told


def told(plan: Namespace, name: str, figures: Figures) -> Iterator[str]:
    """Lines about one database, as soon as it has been measured."""
    made = "was there" if figures.made is None else f"made in {figures.made:.0f} s"
    yield (
        f"{name}, {figures.games:,} games: {made}, brought up to date in {figures.filled:.1f} s; "
        f"{figures.size / 1e6:,.0f} MB, {figures.size / figures.games:,.0f} bytes a game, "
        f"{figures.moves / figures.size:.0%} of it moves"
    )
    if figures.waits:
        yield f"{len(figures.waits)} cards at {plan.tables} tables of the other server, {os.cpu_count()} cores"
    if figures.found:
        yield figures.found


def report(name: str, found: Sequence[Figures]) -> Iterator[str]:
    """The tables, as they are pasted into a document."""
    sizes = [f"{figures.games:,}" for figures in found]
    rows = [(f"{name}, games of a server", *sizes)]
    rows += [(f"{what}, ms", *_times(found, page)) for page, what in FIRST.items()]
    rows += [
        ("a card on another server: half within / worst, ms", *(_waits(figures) for figures in found)),
        ("event loop late by at worst, ms", *(f"{1000 * figures.late:.0f}" for figures in found)),
        ("peak memory, MB", *(f"{figures.peak / 1e6:.0f}" for figures in found)),
        ("`check`, CPU s", *("" if figures.check is None else f"{figures.check:.1f}" for figures in found)),
        ("disk, bytes a game", *(f"{figures.size / figures.games:,.0f}" for figures in found)),
    ]
    yield from _markdown(rows)
    others = [page for page in found[0].cpu if page not in FIRST]
    if not others:
        return
    yield ""
    yield from _markdown(
        [(f"{name}, games of a server", *sizes), *((f"{page}, ms", *_times(found, page)) for page in others)]
    )


def _times(found: Sequence[Figures], page: str) -> Iterator[str]:
    return (f"{1000 * figures.cpu[page]:.0f} / {1000 * figures.wall[page]:.0f}" for figures in found)


def _waits(figures: Figures) -> str:
    if not figures.waits:
        return ""
    return f"{1000 * median(figures.waits):.0f} / {1000 * max(figures.waits):.0f}"


def _markdown(rows: Sequence[tuple[str, ...]]) -> Iterator[str]:
    head, *others = rows
    for row in (head, ("---",) * len(head), *others):
        yield f"| {' | '.join(row)} |"
