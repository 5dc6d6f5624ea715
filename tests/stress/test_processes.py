"""Two processes of the bot on one database: whichever of them is pressed at, killed or stopped, the games go on."""

import asyncio
import json
import re
from collections import ChainMap, Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Self

import psycopg
import pytest

from bot.i18n.texts import texts
from bot.model import dealing, handover, moving
from bot.model.chance import Chance
from bot.model.options import Clock, Ping
from bot.model.table import Status, Table
from engine.moves import Deal
from engine.stovkahra.rules import SEATS
from tests.support.books import Books, all_is_well, check, errors
from tests.support.chance import Seeded
from tests.support.circles import NAMES, Evening, When
from tests.support.loopback import HANGS, Answer, BotProcess, LoopbackDiscord, Message, Session, User, killing, no_fault
from tests.support.postgres import Server, questions, write
from tests.support.races import PLAYED_FAST, Over, Prepared, chosen, race_all, read, somebody_is_asked, trick_goes_on
from tests.support.service import decide
from tests.support.storage import Store

SEED = 22
T = texts()
RACES_PART = 4
"""The races of `test_races` are run here so many times less often."""
KILLS, RESTARTS, ROUNDS = 30, 3, 20
AUDIT_EVERY = 10
ALIKE = 3
"""Tables of each kind at which something falls due for both processes."""
PATIENCE = 120
"""Seconds in which what falls due has happened, far more than it takes."""
ERROR, NOT_SAVED = T("error", reference="").split("`")[0], T("not-saved")
CROWD, AWAY_ROUNDS = 14, 8
"""How many press at once, and how often, while the database is away."""
MENTION = re.compile(r"<@\d+>")
INTERACTION = "INTERACTION_CREATE"


# One Discord, two processes


class Line(LoopbackDiscord):
    """What one process of the bot reaches of a Discord that it shares with another one."""

    def __init__(self, whole: "Whole") -> None:
        self._whole = whole
        super().__init__()
        for name in ("guilds", "channels", "messages", "emojis", "requests", "new_id", "_tokens"):
            setattr(self, name, getattr(whole, name))
        self.clock = lambda: whole.clock()

    def session_of(self, guild_id: int) -> Session | None:
        """Where shards change hands, either process may be told of any server."""
        return self.session

    @property
    def commands(self) -> list[dict[str, Any]]:
        """Those that either process has told."""
        return self._whole.commands

    @commands.setter
    def commands(self, commands: list[dict[str, Any]]) -> None:
        self._whole.commands = commands

    def tell(self) -> None:
        """Who waits, waits for either process."""
        super().tell()
        self._whole.tell()

    async def emit(self, event: str, data: Any, session: Session | None = None) -> None:
        """While shards change hands, Discord may send what is pressed to both processes."""
        others = [line for line in self._whole.lines if line is not self] if event == INTERACTION else []
        for line in others if self._whole.to_both else []:
            line.interactions[int(data["id"])] = self.interactions[int(data["id"])]
            await LoopbackDiscord.emit(line, event, data)
        await super().emit(event, data, session)


class Whole(LoopbackDiscord):
    """One Discord for two processes: whatever is pressed comes to one of those that are there, at random."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random
        self.lines = (Line(self), Line(self))
        self.to_both = False
        """Whether both processes are told of all that is pressed."""
        self.only: Line | None = None
        """Whose process is told of all that is pressed, where it is not left to chance."""
        self.interactions = ChainMap(*(line.interactions for line in self.lines))  # type: ignore[assignment]

    async def __aenter__(self) -> Self:
        for line in self.lines:
            await line.__aenter__()
        return self

    async def __aexit__(self, *failure: object) -> None:
        for line in self.lines:
            await line.__aexit__(*failure)

    async def interact(self, *pressed: Any, **other: Any) -> Answer | None:
        """Somebody presses or types something, which one of the processes is told."""
        there = [line for line in self.lines if line.session is not None and self.only in (None, line)]
        return await self._random.choice(there).interact(*pressed, **other) if there else None


# People who play, while something happens to the processes


class Pair(Evening):
    """Tables of two processes of the bot, of which one may be gone."""

    def __init__(self, server: Whole, bots: Sequence[BotProcess], url: str, random: Random) -> None:
        super().__init__(server, random)
        self.bots = bots
        self.url = url
        self.open.set()

    async def kill(self) -> BotProcess:
        """Kills one of the two at some moment; the other goes on. Which one."""
        when = self._random.choice(list(When))
        self.kills[when] += 1
        at = self._random.randrange(2)
        await self.until(self._random.randint(1, 12))
        if when is When.INSIDE:
            at = await self._kill_inside()
        elif when is When.BETWEEN:
            line = self.server.lines[at]
            await self.server.until(lambda: not line.waiting)
            self._end(at)
        elif when in (When.BEFORE, When.AFTER):
            await self._kill_at(at, self._random.randint(1, 6), before=when is When.BEFORE)
        else:
            await asyncio.sleep(self._random.uniform(0, 0.02))
            self._end(at)
        bot = self.bots[at]
        assert await bot.ended() == -9, "\n".join(bot.log)
        if when is When.STARTING:
            # Killed at any moment before, and once more.
            await self._kill_at(at, self._random.randint(1, 4), before=self._random.random() < 0.5, starting=True)
            assert await bot.ended() == -9, "\n".join(bot.log)
        return bot

    def _end(self, at: int) -> None:
        self.inside += bool(self.server.lines[at].waiting)
        self.bots[at].kill()

    async def _kill_at(self, at: int, number: int, *, before: bool, starting: bool = False) -> None:
        """Kills one of the two at one of its next requests."""
        line = self.server.lines[at]
        line.fault = killing(number, partial(self._end, at), before=before)
        if starting:
            await self.bots[at].launch()
        await self.server.until(lambda: not self.bots[at].running)
        line.fault = no_fault

    async def _kill_inside(self) -> int:
        """Kills the one that waits, in the middle of a transaction, for a table which somebody else changes."""
        async with (
            await psycopg.AsyncConnection.connect(self.url) as changing,
            await psycopg.AsyncConnection.connect(self.url, autocommit=True) as looking,
        ):
            await changing.execute("SELECT id FROM tables ORDER BY id FOR UPDATE")
            waits = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
            asked: list[int] = []
            while not asked:
                if await (await looking.execute(waits)).fetchone() is not None:
                    asked = [at for at, line in enumerate(self.server.lines) if line.waiting]
            at = self._random.choice(asked)
            self._end(at)
            return at


def failures(bot: BotProcess) -> list[str]:
    """What it did not know how to take, with what it was doing then: not that nothing can be saved at the moment."""
    return [told for told in errors(bot) if "Traceback" in told]


def check_log(bots: Sequence[BotProcess]) -> None:
    """Nothing went wrong but for the database."""
    for bot in bots:
        assert not failures(bot), "\n\n".join(failures(bot))


async def stop(bots: Sequence[BotProcess]) -> None:
    """Asks all to end, at the same time."""
    for bot in bots:
        bot.terminate()
    for bot in bots:
        assert await bot.ended() == 0, "\n".join(bot.log)


# What is promised


@asynccontextmanager
async def two_processes(
    random: Random, folder: Path, url: str, **settings: str
) -> AsyncIterator[tuple[Whole, tuple[BotProcess, BotProcess]]]:
    """A Discord with two lines, and on each a bot that is not started yet; both have one database."""
    shards = [{"SHARD_COUNT": "2", "SHARD_IDS": str(shard)} for shard in range(2)]
    async with (
        Whole(random) as server,
        BotProcess(server.lines[0], folder, database=url, **shards[0], **settings) as one,
        BotProcess(server.lines[1], folder, database=url, **shards[1], **settings) as other,
    ):
        yield server, (one, other)


@pytest.mark.stress
async def test_what_both_processes_are_sent_counts_once(postgres, tmp_path, sized, figures):
    url, rounds = postgres.new(), sized(ROUNDS)
    async with two_processes(Random(SEED), tmp_path, url) as (server, bots):
        server.clock = lambda: 0.0
        server.to_both = True
        await asyncio.gather(*(bot.start() for bot in bots))
        for number in range(rounds):
            channel = server.add_channel(server.add_guild())
            four = [User(server, 1000 + SEATS * number + seat, name) for seat, name in enumerate(NAMES)]
            opened = await four[0].slash(channel, "stovkahra new")
            assert opened is not None and opened.message is not None
            table, board = opened.table, opened.message
            for seat, user in enumerate(four[1:], start=1):
                await user.press(board, board.offers[f"sit {seat}"])
            await four[0].press(board, board.offers["start"])
            # What a second time takes back again.
            await four[1].slash(channel, "stovkahra stop", table=table)
            await four[2].send(board, "pr1:cuts.0")
            await four[3].slash(channel, "stovkahra new")
        for line in server.lines:
            await line.taken_in()
        await stop(bots)
    with questions(url) as ask:
        assert ask("SELECT count(*) FROM tables") == [(2 * rounds,)]
        assert ask("SELECT count(*) FROM seats WHERE votes_to_stop = 1") == [(rounds,)]
        assert ask("SELECT count(*) FROM people WHERE own_cuts = 1") == [(rounds,)]
    answered = Counter(each.ids["interaction"] for each in server.requests if each.kind == "callback")
    assert answered == dict.fromkeys(map(str, server.interactions), 1)
    figures(interactions=len(server.interactions), twice=0)
    check_log(bots)
    await all_is_well(url)


@pytest.mark.stress
async def test_of_what_two_processes_are_pressed_at_once_one_counts(postgres, tmp_path, sized, figures):
    url = postgres.new()
    async with two_processes(Random(SEED), tmp_path, url) as (server, bots):
        await race_all(server, bots, lambda number: sized(number // RACES_PART), figures)
    await all_is_well(url)


@pytest.mark.stress
async def test_when_one_of_two_is_killed_the_other_goes_on(postgres, tmp_path, sized, figures):
    kills = sized(KILLS)
    random = Random(SEED)
    url = postgres.new()
    async with two_processes(random, tmp_path, url) as (server, bots):
        evening, books = Pair(server, bots, url, random), Books(url, tmp_path)
        await asyncio.gather(*(bot.start() for bot in bots))
        alone = 0
        async with evening.played():
            for number in range(1, kills + 1):
                bot = await evening.kill()
                where = f"seed {SEED}, kill {number}"
                before = check(server, books, where)
                await evening.until(random.randint(1, 12))
                alone += check(server, books, where) - before
                if number % AUDIT_EVERY == 0:
                    await all_is_well(url)
                await bot.start()
        await stop(bots)
        answered = check(server, books, f"seed {SEED}")
    figures(
        kills=kills,
        **evening.figures(),
        answered_moves=answered,
        answered_while_one_was_gone=alone,
        lost=0,
        twice=0,
        games_finished=await all_is_well(url),
    )
    check_log(bots)


@pytest.mark.stress
async def test_when_the_database_starts_anew_the_games_go_on(postgres, tmp_path, sized, figures):
    restarts = sized(RESTARTS)
    random = Random(SEED)
    url = postgres.new()
    # Deals come by themselves here, some time after the last one.
    async with two_processes(random, tmp_path, url, PAUSE_SECONDS="0.3") as (server, bots):
        evening, books = Pair(server, bots, url, random), Books(url, tmp_path)
        await asyncio.gather(*(bot.start() for bot in bots))
        answered = 0
        async with evening.played():
            for number in range(1, restarts + 1):
                await evening.until(random.randint(1, 60))
                mode = random.choice(("fast", "immediate"))
                await asyncio.sleep(random.uniform(0, 0.05))
                await asyncio.to_thread(postgres.restart, mode=mode)
                where = f"seed {SEED}, restart {number} ({mode})"
                before = check(server, books, where)
                # All tables go on, and each of them deals.
                deals = deals_at(url)
                tables = {circle.table for circle in evening.circles}
                async with asyncio.timeout(HANGS):
                    while any(
                        deals_at(url)[circle.table] <= deals[circle.table]
                        for circle in evening.circles
                        if circle.table in tables and circle.table is not None
                    ):
                        await evening.until(20)
                answered = check(server, books, where)
                assert answered > before, where
                await all_is_well(url)
        await stop(bots)
    interactions = list(server.interactions.values())
    answers = [each.answer for each in interactions if each.answer is not None]
    failed = [each.words for each in answers if ERROR in each.words]
    unsaved = sum(NOT_SAVED in each.words for each in answers)
    figures(
        restarts=restarts,
        clicks=len(interactions),
        answered_moves=answered,
        told_that_nothing_is_saved=unsaved,
        unanswered=len(interactions) - len(answers),
        lost=0,
        twice=0,
        games_finished=await all_is_well(url),
    )
    assert failed == [], f"seed {SEED}"
    check_log(bots)


def deals_at(url: str) -> Counter[int]:
    """How many deals there were at every table."""
    with questions(url) as ask:
        sql = """SELECT table_id, count(*) FROM moves JOIN games ON games.id = game
                 WHERE move LIKE ? GROUP BY table_id"""
        return Counter(dict(ask(sql, "deal %")))


# What happens by itself


SOON = timedelta(seconds=2)
"""When something falls due, after both processes have started."""
BREAK = timedelta(seconds=12)
Making = Callable[[Prepared, int, list[int]], Awaitable[int]]


def late(due: datetime) -> Making:
    """A table at which somebody's time is over soon."""

    def wait(table: Table) -> None:
        table.clock.deadline_at = due

    options = replace(PLAYED_FAST, clock=Clock.DAY)
    return lambda prepared, channel, users: prepared.game(channel, users, trick_goes_on, options=options, then=wait)


def uncalled(due: datetime) -> Making:
    """A table at which somebody is called soon."""

    def wait(table: Table) -> None:
        table.clock.call_at = due

    options = replace(PLAYED_FAST, ping=Ping.HOUR)
    return lambda prepared, channel, users: prepared.game(channel, users, trick_goes_on, options=options, then=wait)


def between_deals(due: datetime, random: Random, chance: Chance) -> Making:
    """A table at which the next deal comes soon."""

    def play(table: Table) -> None:
        while table.clock.next_deal_at is None:
            if table.status is not Status.PLAYING:
                raise Over
            moving.push(table, *decide(table, random))
            dealing.advance(table, due, chance, BREAK)
        table.clock.next_deal_at = due

    return lambda prepared, channel, users: prepared.game(channel, users, somebody_is_asked, then=play)


@pytest.mark.stress
async def test_what_both_processes_see_to_happens_once(postgres, tmp_path, sized, figures):
    number = sized(ALIKE)
    random = Random(SEED)
    url = postgres.new()
    async with two_processes(random, tmp_path, url) as (server, bots):
        server.clock = lambda: 0.0
        guild = server.add_guild()
        due = datetime.now(UTC) + SOON
        makings = {
            "late": late(due),
            "uncalled": uncalled(due),
            "between deals": between_deals(due, random, Seeded(SEED)),
            "left": with_a_computer_to_move,
        }
        # Each has a channel of its own, so that what is posted there is its own.
        tables: dict[int, tuple[str, int]] = {}
        left: set[int] = set()
        store = await Store.open(url, lambda: datetime.now(UTC))
        accounts = iter(range(1000, 10**6, SEATS))
        try:
            prepared = Prepared(store, guild, random)
            for kind, making in makings.items():
                for _ in range(number):
                    channel, first = server.add_channel(guild), next(accounts)
                    table = await making(prepared, channel, list(range(first, first + SEATS)))
                    tables[table] = kind, channel
                    message = server.add_message(channel, {"content": "as it was", "flags": 1 << 15})
                    left.add(message.id)
                    shown = partial(stand_at, channel_id=channel, message_id=message.id)
                    await store.change(table, shown)
        finally:
            await store.close()
        before = {table: read(url, table) for table in tables}
        await asyncio.gather(*(bot.start() for bot in bots))

        def happened(table: int) -> bool:
            kind, channel = tables[table]
            if kind == "uncalled":
                return any(MENTION.search(each.words) for each in server.in_channel(channel))
            return read(url, table).games != before[table].games

        async with asyncio.timeout(PATIENCE):
            while not all(map(happened, tables)):  # noqa: ASYNC110 - not all of it is told
                await asyncio.sleep(0.05)
            # Of two messages for a new deal one is taken back; that of the deal before stays.
            await server.until(
                lambda: all(
                    len([each for each in boards(server, table, channel) if each.id not in left]) == 1
                    for table, (kind, channel) in tables.items()
                    if kind == "between deals"
                )
            )
        await stop(bots)
    counted: Counter[str] = Counter()
    for table, (kind, channel) in tables.items():
        where = f"seed {SEED}, {kind}, table {table}"
        now = read(url, table)
        made = chosen(before[table], now)
        posts = [each for each in server.requests if each.kind == "post" and each.ids["channel"] == str(channel)]
        called = [each for each in posts if MENTION.search(json.dumps(each.body))]
        counted[kind] += 1
        counted["messages posted in vain"] += len(posts) - len(called) - (kind == "between deals")
        assert len(called) == (kind == "uncalled"), f"{where}: called {len(called)} times"
        if kind in ("late", "left"):
            seat = before[table].game().turn
            assert [each for each, _ in made] == [seat], f"{where}: {made}"
            assert now.missed[seat] == (kind == "late"), where
        else:
            assert made == [], where
        deals = sum(isinstance(move, Deal) for moves in now.games.values() for _, move in moves)
        dealt_before = sum(isinstance(move, Deal) for moves in before[table].games.values() for _, move in moves)
        assert deals - dealt_before == (kind == "between deals"), where
    await all_is_well(url)
    figures(**{kind.replace(" ", "_"): times for kind, times in counted.items()})
    assert [errors(bot) for bot in bots] == [[], []]


@pytest.mark.stress
async def test_a_process_that_comes_leaves_the_clocks_of_the_other_as_they_are(postgres, tmp_path):
    url = postgres.new()
    async with two_processes(Random(SEED), tmp_path, url) as (server, bots):
        server.clock = lambda: 0.0
        channel = server.add_channel(server.add_guild())
        await bots[0].start()
        answer = await User(server, 1000, NAMES[0]).slash(channel, "stovkahra new")
        assert answer is not None
        with questions(url) as ask:
            ((idle_at,),) = ask("SELECT idle_at FROM tables")
        # That it is there it says once in a minute: mostly some time ago.
        ago = datetime.now(UTC) - timedelta(seconds=50)
        write(url, "UPDATE notes SET value = ? WHERE name LIKE 'alive%'", ago.isoformat())
        await bots[1].start()
        # By then it has begun: what is noted is no more from before.
        async with asyncio.timeout(HANGS):
            while noted(url) == {ago.isoformat()}:  # noqa: ASYNC110 - no event tells
                await asyncio.sleep(0.01)
        await stop(bots)
        with questions(url) as ask:
            assert ask("SELECT idle_at FROM tables") == [(idle_at,)]


@pytest.mark.stress
async def test_what_cannot_be_taken_up_at_a_start_is_taken_up_as_soon_as_it_can(postgres, tmp_path):
    url = postgres.new()
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, database=url) as bot:
        guild = server.add_guild()
        store = await Store.open(url, lambda: datetime.now(UTC))
        prepared = Prepared(store, guild, Random(SEED))
        tables = [
            await with_a_computer_to_move(prepared, server.add_channel(guild), list(range(first, first + SEATS)))
            for first in (1000, 2000)
        ]
        await store.close()
        # Nothing else would come to these tables by itself.
        write(url, "UPDATE tables SET due_at = NULL")
        before = {table: read(url, table) for table in tables}
        with psycopg.connect(url) as other:
            other.execute("SELECT id FROM tables FOR UPDATE")
            await bot.start()
            async with asyncio.timeout(PATIENCE):
                while not any("takes nothing at the moment" in line for line in bot.log):  # noqa: ASYNC110 - a log
                    await asyncio.sleep(0.05)
        async with asyncio.timeout(PATIENCE):
            while any(read(url, table).games == before[table].games for table in tables):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await stop([bot])
    await all_is_well(url)


@pytest.mark.stress
@pytest.mark.parametrize("shards", [("1", "0"), ("2", "1")], ids=["all", "some"])
async def test_a_second_process_for_the_same_servers_is_refused_and_takes_over_from_one_that_is_gone(
    postgres, tmp_path, shards
):
    url, own, same = (
        postgres.new(),
        {"SHARD_COUNT": "2", "SHARD_IDS": "1"},
        dict(zip(("SHARD_COUNT", "SHARD_IDS"), shards, strict=True)),
    )
    async with (
        LoopbackDiscord() as server,
        BotProcess(server, tmp_path, database=url, shards=frozenset({1}), **own) as first,
        BotProcess(server, tmp_path, database=url, shards=frozenset({0}), **same) as second,
    ):
        await first.start()
        begun = server.identified
        await second.launch()
        assert await second.ended() == 2
        (line,) = [line for line in second.log if line.startswith("stovkahra:")]
        assert "SHARD_IDS" in line and not failures(second)
        # Nobody else was kept from answering, and whoever has the database takes a while to come back has it still.
        assert server.identified == begun and first.running
        await asyncio.to_thread(postgres.restart)
        async with asyncio.timeout(PATIENCE):
            while not locked(url):  # noqa: ASYNC110 - no event tells
                await asyncio.sleep(0.05)
        await second.launch()
        async with asyncio.timeout(PATIENCE):
            while sum("Waiting for it to end" in line for line in second.log) < 2:  # noqa: ASYNC110 - a log
                await asyncio.sleep(0.05)
        first.kill()
        await first.ended()
        await server.until(lambda: server.identified > begun)
        assert second.running
        await stop([second])


def locked(url: str) -> bool:
    """Whether a process has said which servers are its own."""
    with questions(url) as ask:
        return bool(ask("SELECT 1 FROM pg_locks WHERE locktype = 'advisory'"))


@pytest.mark.stress
@pytest.mark.parametrize("hangs", [False, True], ids=["gone", "hanging"])
async def test_whoever_presses_while_the_database_is_away_is_told_so_in_time_and_is_served_as_soon_as_it_is_back(
    postgres, tmp_path, figures, hangs
):
    url = postgres.new()
    async with LoopbackDiscord() as server, BotProcess(server, tmp_path, database=url) as bot:
        await bot.start()
        channel = server.add_channel(server.add_guild())
        users = [User(server, 1000 + number, f"Eva {number}") for number in range(CROWD)]
        opened = await users[0].slash(channel, "stovkahra new")
        assert opened is not None and opened.message is not None
        board = opened.message

        async def press_all() -> list[str]:
            """Everybody presses, by buttons and by commands; what is told to whom."""
            asking = [
                user.slash(channel, "stovkahra tables") if number % 2 else user.send(board, "pr1:cuts.0")
                for number, user in enumerate(users)
            ]
            return [answer.words if answer is not None else "nothing" for answer in await asyncio.gather(*asking)]

        with away(postgres, hangs=hangs):
            told = Counter([words for _ in range(AWAY_ROUNDS) for words in await press_all()])
        back = 0
        while any(NOT_SAVED in words for words in await press_all()):
            back += 1
        figures(told_the_cause=told.total(), other=0, rounds_until_served=back)
        assert {words for words in told if words not in (NOT_SAVED, T("maybe-saved"))} == set()
        # Each of these rounds is two seconds of waiting.
        assert back <= 1
        late = [each for each in server.requests if each.kind == "callback" and each.code is not None]
        assert late == []
        await stop([bot])
    check_log([bot])
    await all_is_well(url)


@contextmanager
def away(postgres: Server, *, hangs: bool) -> Iterator[None]:
    """Here a database is gone, or does not answer."""
    if hangs:
        with postgres.hanging():
            yield
        return
    postgres.stop(mode="immediate")
    try:
        yield
    finally:
        postgres.start()


def noted(url: str) -> set[str]:
    with questions(url) as ask:
        return {str(value) for (value,) in ask("SELECT value FROM notes WHERE name LIKE 'alive%'")}


async def with_a_computer_to_move(prepared: Prepared, channel: int, users: list[int]) -> int:
    """A table which somebody has left whose turn it was, in the middle of a trick."""
    computers = await prepared.computers()

    def leave(table: Table) -> None:
        assert table.game is not None and table.game.turn is not None
        handover.leave(table, table.seats.person(table.game.turn), computers)

    return await prepared.game(channel, users, trick_goes_on, then=leave)


def stand_at(table: Table, channel_id: int, message_id: int) -> None:
    table.stand_at(channel_id, message_id, datetime.now(UTC))


def boards(server: Whole, table: int, channel: int) -> list[Message]:
    """The messages that show a table in a channel."""
    return [each for each in server.in_channel(channel) if each.table == table]
