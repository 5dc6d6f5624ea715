"""The file: whatever happens to it is told in words, destroys nothing, and leaves everything else going on."""

import asyncio
import contextlib
import hashlib
import itertools
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app.audit import audit
from bot.app.backup import Backups, back_up, faults_of, restore
from bot.i18n.texts import texts
from bot.model.actions import LedgerPage, LedgerTopic
from bot.model.errors import NotSaved, Refusal, StartError
from bot.model.options import Clock as Time
from bot.model.table import Status, Table
from bot.service.host import Host
from bot.storage.schema import VERSION
from bot.storage.store import Store
from engine.stovkahra.rules import Rules
from tests.bot.app.test_start import refused, start
from tests.bot.storage.test_store import begun
from tests.support.loopback import BotProcess, LoopbackDiscord, User
from tests.support.service import (
    CHANNEL,
    GUILD,
    NOON,
    PAUSE,
    Bench,
    Clock,
    QuickWorkers,
    Seeded,
    actor,
    decide,
    kept_in,
    look,
)
from tests.support.simulated_discord import Seeded as ClubChance
from tests.support.simulated_discord import club, offered, words

DATABASES = Path(__file__).with_name("databases")
DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)
BY_THE_CLOCK = ("notes",)
"""Tables in which something is written that nobody has asked for."""
GIVE_UP = 0.005
"""How often a game is given up, of all moments at which it could be."""
LOGS = ("", "-wal")
"""What belongs to a database file that is in use."""


def tamper(path: Path, *statements: str) -> None:
    """Somebody else changes the file."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        for sql in statements:
            other.execute(sql)


def copied(path: Path, copy: Path) -> Path:
    """The file as a process that is killed now would leave it."""
    for end in LOGS:
        Path(f"{copy}{end}").unlink(missing_ok=True)
        if Path(f"{path}{end}").exists():
            shutil.copyfile(f"{path}{end}", f"{copy}{end}")
    return copy


def log_of(path: Path) -> Path:
    """The log beside a file that is in use, in which the newest changes stand."""
    return Path(f"{path}-wal")


def sound(path: Path) -> None:
    assert faults_of(path) == []


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log from warnings on."""
    return [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING]


async def run_beside(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A process of the bot's for `games.db` in a folder, while this one does something else."""
    return await asyncio.to_thread(start, folder, *arguments, **{"DATABASE_URL": "sqlite:games.db"} | settings)


# Games


async def series(store: Store, seed: int) -> AsyncIterator[Table]:
    """A whole random series, with games given up, change by change."""
    random, chance = Random(seed), Seeded(seed)
    table = await begun(store, seed=seed)
    yield table

    def happen(table: Table) -> None:
        if table.next_deal_at is None and table.series.pending is None and random.random() < GIVE_UP:
            for seat in random.choice(((0, 2), (1, 3))):
                table.concede(table.person(seat))
        elif table.next_deal_at is None:
            table.push(*decide(table, random, boldness=0.03))
        table.advance(table.next_deal_at or NOON, chance, PAUSE)

    while table.status is Status.PLAYING:
        table, _ = await store.change(table.id, happen)
        yield table


async def played(path: Path, seeds: Iterable[int], most: int = 10**6) -> Path:
    """A file with series in it, finished or up to so many changes."""
    store = await Store.open(path, Clock())
    for seed in seeds:
        count = itertools.count(1)
        async for _ in series(store, seed):
            if next(count) >= most:
                break
    await store.close()
    return path


# Nothing can be saved


class Trouble:
    """What keeps the bot from saving anything, for a while."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "games.db"

    async def begin(self, store: Store) -> None:
        raise NotImplementedError

    async def end(self, store: Store) -> None:
        raise NotImplementedError


class Locked(Trouble):
    """Another program is writing, and does not come to an end."""

    async def begin(self, store: Store) -> None:
        self._other = sqlite3.connect(self.path, isolation_level=None)
        self._other.execute("BEGIN EXCLUSIVE")

    async def end(self, store: Store) -> None:
        self._other.close()


class ReadOnly(Trouble):
    """SQLite may not write, and says so as on a disk that has become read-only: no test can make a disk so."""

    async def begin(self, store: Store) -> None:
        await store._db.all("PRAGMA query_only = ON")

    async def end(self, store: Store) -> None:
        await store._db.all("PRAGMA query_only = OFF")


class NoLonger(Trouble):
    """No file may become longer."""

    async def begin(self, store: Store) -> None:
        resource = pytest.importorskip("resource")
        self._limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        length = log_of(self.path).stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (length, self._limits[1]))

    async def end(self, store: Store) -> None:
        resource = pytest.importorskip("resource")
        resource.setrlimit(resource.RLIMIT_FSIZE, self._limits)


class Full(Trouble):
    """A disk on which nothing is free: a small one in memory."""

    async def begin(self, store: Store) -> None:
        with self._filler.open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(bytes(4096))

    async def end(self, store: Store) -> None:
        self._filler.unlink()

    @property
    def _filler(self) -> Path:
        return self.path.with_name("filler")


@contextlib.contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of four megabytes."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        pytest.skip("only root on Linux can make a small disk")
    # Not in the folder of the test, which could not be deleted where the test is killed.
    with tempfile.TemporaryDirectory() as made:
        command = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", made]
        mounted = subprocess.run(command, capture_output=True, text=True)
        if mounted.returncode:
            pytest.skip(f"no small disk can be made here: {mounted.stderr.strip()}")
        try:
            yield Path(made)
        finally:
            subprocess.run(["umount", made], check=True)


TROUBLES = [Locked, ReadOnly, NoLonger, Full]


@pytest.fixture(params=TROUBLES, ids=lambda kind: kind.__name__)
def trouble(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Trouble]:
    with small_disk() if request.param is Full else contextlib.nullcontext(tmp_path) as folder:
        yield request.param(folder)


@contextlib.asynccontextmanager
async def during(trouble: Trouble, store: Store) -> AsyncIterator[None]:
    await trouble.begin(store)
    try:
        yield
    finally:
        await trouble.end(store)


async def test_whoever_presses_while_nothing_can_be_saved_presses_again_later(trouble, caplog, figures):
    refusals = 0
    async with Bench(trouble.path) as bench:
        number, random = await bench.series(), Random(1)
        for _ in range(3):
            for _ in range(7):
                await bench.play_on(number, random)
            while (await bench.table(number)).next_deal_at is not None:
                await bench.play_on(number, random)
            await bench.settle()
            seat, move = decide(await bench.table(number), random)
            action = await bench.action(seat, number, str(move))
            before = kept_in(trouble.path, without=BY_THE_CLOCK)
            caplog.clear()
            async with during(trouble, bench.store):
                with pytest.raises(NotSaved):
                    await bench.ask(seat, action, on_panel=True)
                # One line, and no more, says where and why.
                (line,) = errors(caplog)
                assert str(trouble.path) in line and "\n" not in line
                with pytest.raises(NotSaved):
                    await bench.host.new(actor(0))
                await bench.settle()
            refusals += 2
            assert kept_in(trouble.path, without=BY_THE_CLOCK) == before
            await bench.ask(seat, action, on_panel=True)
            after = kept_in(trouble.path)
            # What was begun is the move, and what follows from it without anybody.
            assert after["moves"][: len(before["moves"])] == before["moves"]
            assert after["moves"][len(before["moves"])][2:4] == (seat, str(move))
            assert [line for line in errors(caplog) if "takes nothing" not in line] == []
    sound(trouble.path)
    figures(refusals=refusals, lost=0)


@pytest.mark.parametrize("by", ["computers", "a clock"])
async def test_computers_and_clocks_go_on_after_trouble(trouble, by, caplog):
    bench = Bench(trouble.path)
    bench.workers = QuickWorkers()
    async with bench:
        if by == "computers":
            answer = await bench.host.new(actor(0), None, {"pace": "fast"}, "regular")
        else:
            await bench.series(options={"clock": str(Time.MINUTE)})
        before = kept_in(trouble.path, without=BY_THE_CLOCK)
        caplog.clear()
        async with during(trouble, bench.store):
            # Computers want to move, or soon somebody is late.
            if by == "computers":
                answer.then()
            for seconds in (50, 12):
                bench.clock.forward(timedelta(seconds=seconds))
                await bench.settle()
            assert kept_in(trouble.path, without=BY_THE_CLOCK) == before
            assert 0 < len(errors(caplog)) < 20
        await bench.let_pass(2 * MINUTE)
        after = kept_in(trouble.path)["moves"]
        assert len(after) > len(before["moves"]) and after[: len(before["moves"])] == before["moves"]
        if by == "computers":
            table = await bench.table()
            assert table.computer_to_move() is None, "they have not gone on up to where somebody is asked"


@pytest.mark.parametrize("kind", TROUBLES[:3], ids=lambda kind: kind.__name__)
async def test_somebody_in_discord_is_told_that_nothing_is_saved(tmp_path, kind, caplog):
    told = texts()("not-saved")
    async with club(tmp_path, ClubChance(3)) as here:
        await here.start()
        trouble = kind(tmp_path)
        trouble.path = here.path
        move = next(
            (actor, panel, what)
            for actor, panel in ((here.players[seat], panel) for seat, panel in here.panels.items())
            for what in offered(panel)
            if what.split(" ")[0] in ("cut", "pass", "declare", "play")
        )
        before = here.moves()
        caplog.clear()
        async with during(trouble, here.bot.store):
            answer = await here.press(*move)
            assert words(answer) == told and answer.ephemeral
            answer = await here.slash(here.stranger, "stovkahra new")
            assert words(answer) == told and answer.ephemeral
        assert here.moves() == before
        assert not [line for line in caplog.records if line.name == "cogs.entry" and line.levelno >= logging.ERROR]
        await here.press(*move)
        assert here.moves()[: len(before) + 1] != before


async def test_a_database_that_is_locked_at_the_start_is_told_and_left_alone(tmp_path):
    path = await played(tmp_path / "games.db", [1], 40)
    before = kept_in(path)
    trouble = Locked(tmp_path)
    await trouble.begin(None)
    try:
        with pytest.raises(StartError) as told:
            await Store.open(path, Clock())
    finally:
        await trouble.end(None)
    assert str(path) in str(told.value) and "locked" in str(told.value) and "\n" not in str(told.value)
    assert kept_in(path) == before
    await (await Store.open(path, Clock())).close()


async def test_a_start_in_the_middle_of_trouble_is_made_up_for(trouble):
    """The file could be opened, and a moment later nothing can be saved."""
    bench = Bench(trouble.path)
    bench.workers = QuickWorkers()
    async with bench:
        waiting = await bench.series(options={"clock": str(Time.MINUTE)})
    count = len(look(trouble.path, "SELECT 1 FROM moves"))
    again = Bench(trouble.path, clock=bench.clock)
    again.workers = QuickWorkers()
    async with again:
        async with during(trouble, again.store):
            again.host.start()
            await again.settle()
            again.clock.forward(timedelta(seconds=12))
            await again.settle()
        await again.let_pass(5 * MINUTE)
        assert len(look(trouble.path, "SELECT 1 FROM moves")) > count, f"at table {waiting} the clock stands still"


# Versions


async def test_a_newer_file_is_refused_and_not_touched(tmp_path):
    path = await played(tmp_path / "games.db", [1], 60)
    tamper(path, f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    line = refused(await run_beside(tmp_path, DISCORD_TOKEN="x"))
    assert "newer" in line and "games.db" in line
    assert path.read_bytes() == before
    assert {each.name for each in tmp_path.iterdir()} <= {"games.db", "games.db.lock"}


KEPT = {"tables": 8, "games": 57, "moves": 976, "ledger lines": 53}
"""What stands in each of the files that older versions have left."""


@pytest.mark.parametrize("version", range(1, VERSION))
async def test_a_file_that_an_older_version_has_left_opens_with_all_that_is_in_it(tmp_path, version):
    path = Path(shutil.copyfile(DATABASES / f"version-{version}.db", tmp_path / "games.db"))
    columns = {
        name: [row[1] for row in look(path, f"PRAGMA table_info({name})")]
        for name in ("people", "tables", "seats", "games", "moves", "ledger", "panels", "notes")
    }

    def rows() -> dict[str, list[tuple[object, ...]]]:
        return {name: look(path, f"SELECT {', '.join(known)} FROM {name}") for name, known in columns.items()}

    before = rows()
    assert look(path, "PRAGMA user_version") == [(version,)]
    store = await Store.open(path, Clock())
    try:
        for number in range(1, KEPT["tables"] + 1):
            assert str((await store.read(number)).status) == before["tables"][number - 1][5]
        assert len((await store.archive.ledger(GUILD)).entries) == KEPT["ledger lines"]
        for entry in (await store.archive.ledger(GUILD)).entries:
            assert (await store.archive.game(GUILD, entry.game_id))[0].outcome == entry.outcome
    finally:
        await store.close()
    assert rows() == before
    assert look(path, "PRAGMA user_version") == [(VERSION,)]
    findings = await audit(path)
    assert (findings.wrong, dict(findings.counted)) == ([], KEPT)


# A log that is cut short, or written wrongly


async def history(path: Path, seed: int, changes: int) -> tuple[Store, list[dict[str, list[tuple[object, ...]]]]]:
    """A store in the middle of a game, and all that stood in its file after every transaction."""
    await (await Store.open(path, Clock())).close()
    store = await Store.open(path, Clock())
    states = [kept_in(path)]
    random, chance = Random(seed), Seeded(seed)
    people = []
    for seat in range(4):
        people.append(await store.people.person(1000 + seat, f"P{seat}"))
        states.append(kept_in(path))
    table = await store.open_table(GUILD, CHANNEL, people[0], Rules(), chance.seed())
    states.append(kept_in(path))

    def happen(table: Table) -> None:
        if table.status is Status.LOBBY:
            for seat in (1, 2, 3):
                table.sit(people[seat], seat)
            table.start(people[0])
        elif table.next_deal_at is None:
            table.push(*decide(table, random, boldness=0.5))
        table.message_shows = "long " * random.randrange(2000)
        table.advance(table.next_deal_at or NOON, chance, PAUSE)

    for at in range(changes):
        if at == changes // 2 and seed % 2:
            # Half of it stands in the file itself then.
            await store._db.checkpoint()
        table, _ = await store.change(table.id, happen)
        states.append(kept_in(path))
        assert table.status is Status.PLAYING, f"seed {seed}"
    return store, states


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_log_that_breaks_off_holds_all_up_to_some_transaction(tmp_path, seed, sized, figures):
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    store, states = await history(path, seed, 60)
    random = Random(seed)
    log = log_of(path).read_bytes()
    lengths = sorted(random.randrange(len(log) + 1) for _ in range(sized(60)))
    found, halves = [], 0
    for number, length in enumerate([*lengths, len(log)]):
        copied(path, copy)
        # What was to follow may be there as zeroes, as some file systems leave it.
        rest = bytes(len(log) - length) if number % 3 == 2 else b""
        log_of(copy).write_bytes(log[:length] + rest)
        told = f"seed {seed}, {length} of {len(log)} bytes"
        await (await Store.open(copy, Clock())).close()
        sound(copy)
        kept = kept_in(copy)
        halves += kept not in states
        assert kept in states, told
        found.append(states.index(kept))
    assert found == sorted(found), f"seed {seed}: more of the log tells less"
    assert found[-1] == len(states) - 1
    await store.close()
    figures(cuts=len(lengths), different_states=len(set(found)), half_transactions=halves)


@pytest.mark.parametrize("seed", [3, 4])
async def test_a_log_with_wrong_bytes_holds_all_up_to_some_transaction(tmp_path, seed, sized, figures):
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    store, states = await history(path, seed, 60)
    random = Random(seed)
    log = log_of(path).read_bytes()
    found = set()
    for number in range(sized(60)):
        copied(path, copy)
        wrong = bytearray(log)
        at = random.randrange(len(log) // 2, len(log))
        for place in range(at, min(at + random.choice((1, 16, 4096)), len(log))):
            wrong[place] ^= random.randrange(1, 256)
        log_of(copy).write_bytes(wrong)
        await (await Store.open(copy, Clock())).close()
        sound(copy)
        kept = kept_in(copy)
        assert kept in states, f"seed {seed}, try {number}, byte {at}"
        found.add(states.index(kept))
    await store.close()
    figures(logs=sized(60), different_states=len(found), half_transactions=0)


# Rows that make no sense


DAMAGES = {
    "a card that was not held": "UPDATE moves SET move = '{other}' WHERE game = {game} AND ply = {card}",
    "a move that is none": "UPDATE moves SET move = 'sing a song' WHERE game = {game} AND ply = 3",
    "a move that is gone": "DELETE FROM moves WHERE game = {game} AND ply = {card}",
    "the first move is gone": "DELETE FROM moves WHERE game = {game} AND ply = 0",
    "rules that break off": "UPDATE tables SET rules = substr(rules, 1, 20) WHERE id = {table}",
    "rules of another game": """UPDATE tables SET rules = '{{"trumps": 3}}' WHERE id = {table}""",
    "options that break off": """UPDATE tables SET options = '{{"pace": ' WHERE id = {table}""",
    "a state that is none": "UPDATE tables SET status = 'asleep' WHERE id = {table}",
}
"""What may have happened to a table, of which the file is changed so."""
CLOCKS = 2 * 24
"""Hours that pass at a damaged table."""


def damage(path: Path, what: str, table: int, game: int) -> list[str]:
    """Damages a table; the statements that put it right again."""
    cards = look(path, "SELECT ply, move FROM moves WHERE game = ? AND move LIKE 'play %' ORDER BY ply", game)
    # What the second to play has played, the first one did not hold.
    (ply, _), (_, other) = cards[:2]
    moves = look(path, "SELECT * FROM moves WHERE game = ?", game)
    (row,) = look(path, "SELECT rules, options, status FROM tables WHERE id = ?", table)
    tamper(path, DAMAGES[what].format(table=table, game=game, card=ply, other=other))
    rules, options, status = (_quoted(value) for value in row)
    back = f"UPDATE tables SET rules = {rules}, options = {options}, status = {status} WHERE id = {table}"
    return [back, *(f"INSERT OR REPLACE INTO moves VALUES ({', '.join(map(_quoted, move))})" for move in moves)]


def _quoted(value: object) -> str:
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return "NULL" if value is None else str(value)


def rows_of(path: Path, table: int) -> dict[str, list[tuple[object, ...]]]:
    """All that stands in the file of a table."""
    return {
        "tables": look(path, "SELECT * FROM tables WHERE id = ?", table),
        "seats": look(path, "SELECT * FROM seats WHERE table_id = ?", table),
        "games": look(path, "SELECT * FROM games WHERE table_id = ?", table),
        "moves": look(path, "SELECT moves.* FROM moves JOIN games ON games.id = game WHERE table_id = ?", table),
        "ledger": look(path, "SELECT * FROM ledger WHERE table_id = ?", table),
        "departures": look(path, "SELECT * FROM departures WHERE table_id = ?", table),
    }


async def in_play(bench: Bench, number: int, random: Random, cards: int) -> None:
    """So many cards are played, and somebody has to play the next one."""
    while True:
        table = await bench.table(number)
        if table.game is not None and table.next_deal_at is None and table.series.pending is None:
            found = look(
                bench.path,
                "SELECT count(*) FROM moves JOIN games ON games.id = game "
                "WHERE table_id = ? AND number = ? AND move LIKE 'play %'",
                number,
                table.game_number,
            )
            if found[0][0] >= cards and table.game.outcome is None:
                return
        await bench.play_on(number, random)
        await bench.settle()


async def refused_with(asked: object) -> str:
    """The key of the words in which something is refused."""
    with pytest.raises(Refusal) as told:
        await asked  # type: ignore[misc]
    return told.value.key


@pytest.mark.parametrize("what", DAMAGES)
async def test_a_damaged_table_says_so_and_the_others_go_on(tmp_path, what, caplog):
    path, random = tmp_path / "games.db", Random(4)
    async with Bench(path) as bench:
        bad = await bench.series(options={"clock": str(Time.MINUTE)})
        good = await bench.series()
        await in_play(bench, bad, random, 3)
        await in_play(bench, good, random, 3)
        await bench.open_panel(0, bad)
        seat, move = decide(await bench.table(bad), random)
        does = (
            "hand",
            "look",
            "more",
            "seats",
            "down",
            "wake",
            "return",
            "ask dost",
            "concede",
            "leave",
            "stop",
            "hint",
        )
        presses = [await bench.action(seat, bad, each) for each in (str(move), *does, "sit 1", "take 2", "rematch")]
        message = (await bench.table(bad)).message_id
        ((game,),) = look(path, "SELECT id FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", bad)
        right = damage(path, what, bad, int(str(game)))
        before = rows_of(path, bad)
        caplog.clear()

        # Whoever comes to it is told so.
        for action in (*presses, f"rv1:{bad}:1:1:1", f"ah1:{bad}:1:1"):
            for on_panel in (False, True):
                asked = bench.host.press(actor(seat), action, on_panel=on_panel, message_id=message)
                assert await refused_with(asked) == "table-damaged", action
        for command in (bench.host.show, bench.host.hand, bench.host.leave, bench.host.stop, bench.host.concede):
            assert await refused_with(command(actor(seat), bad)) == "table-damaged", command
        told = texts()("table-damaged", number=bad)
        assert str(bad) in told

        # All else goes on: lists, and the other table of the same channel and the same people.
        caplog.clear()
        tables = await bench.host.tables(actor(0))
        assert f"{good}" in str(tables.screen)
        assert (await bench.host.hand(actor(0), None)).table_id == good
        for kind in (LedgerTopic.STANDINGS, LedgerTopic.HISTORY, LedgerTopic.SERIES):
            assert (await bench.host.ledger_service.page(actor(0), LedgerPage(kind))).screen.blocks
        count = len(look(path, "SELECT 1 FROM moves"))
        for _ in range(30):
            await bench.play_on(good, random)
        assert len(look(path, "SELECT 1 FROM moves")) >= count + 10
        fresh = await bench.new()
        await bench.press(1, fresh, "sit 1")
        await bench.host.stop(actor(0, moderator=True), fresh)

        # Time passes: it rings for this table neither again and again, nor in many lines.
        await bench.let_pass(HOUR)
        lines = len([line for line in errors(caplog) if f" {bad}:" in line])
        await bench.let_pass((CLOCKS - 1) * HOUR)
        later = len([line for line in errors(caplog) if f" {bad}:" in line])
        assert later <= lines + 1 <= 40, errors(caplog)
        assert [line for line in errors(caplog) if f" {bad}:" not in line] == []
        unchanged = {name: [_without_due(path, name, row) for row in rows] for name, rows in before.items()}
        now = {name: [_without_due(path, name, row) for row in rows] for name, rows in rows_of(path, bad).items()}
        assert now == unchanged

        # It is put right, and its buttons work as before.
        tamper(path, *right)
        await bench.ask(seat, presses[0], on_panel=True)
        moves = rows_of(path, bad)["moves"]
        assert len(moves) > len(before["moves"]) - 1
        assert any(row[2:4] == (seat, str(move)) for row in moves)


def _without_due(path: Path, name: str, row: tuple[object, ...]) -> tuple[object, ...]:
    """A row, without the moment at which something happens by itself, which is no part of the game."""
    if name != "tables":
        return row
    at = [each[1] for each in look(path, "PRAGMA table_info(tables)")].index("due_at")
    return (*row[:at], *row[at + 1 :])


@pytest.mark.parametrize("what", DAMAGES)
async def test_a_start_takes_up_all_but_a_damaged_table(tmp_path, what, caplog):
    path, random = tmp_path / "games.db", Random(5)
    bench = Bench(path)
    bench.workers = QuickWorkers()
    async with bench:
        bad = await bench.series(options={"clock": str(Time.MINUTE)})
        await in_play(bench, bad, random, 3)
        good = await bench.series(options={"clock": str(Time.MINUTE)})
        await in_play(bench, good, random, 3)
        ((game,),) = look(path, "SELECT id FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", bad)
    right = damage(path, what, bad, int(str(game)))
    before = {name: rows for name, rows in rows_of(path, bad).items() if name != "tables"}
    again = Bench(path, clock=bench.clock)
    again.workers = QuickWorkers()
    async with again:
        caplog.clear()
        again.host.start()
        await again.settle()
        count = len(rows_of(path, good)["moves"])
        await again.let_pass(5 * MINUTE)
        assert len(rows_of(path, good)["moves"]) > count, "the clock of the other table stands still"
        assert {name: rows for name, rows in rows_of(path, bad).items() if name != "tables"} == before
        assert len(errors(caplog)) < 20
        tamper(path, *right)
        seat, move = decide(await again.table(bad), random)
        await again.press(seat, bad, str(move))
        assert any(row[2:4] == (seat, str(move)) for row in rows_of(path, bad)["moves"])


async def test_what_was_due_at_a_damaged_table_is_done_once_it_is_put_right(tmp_path):
    """In a pause nobody can press anything: the next deal has to come by itself."""
    path, random = tmp_path / "games.db", Random(6)
    async with Bench(path) as bench:
        bad = await bench.series()
        while (await bench.table(bad)).next_deal_at is None:
            await bench.play_on(bad, random, boldness=0.5)
            await bench.settle()
        ((game,),) = look(path, "SELECT id FROM games WHERE table_id = ? ORDER BY number DESC LIMIT 1", bad)
        right = damage(path, "a move that is none", bad, int(str(game)))
        await bench.let_pass(3 * HOUR)
    tamper(path, *right)
    async with Bench(path, clock=bench.clock) as again:
        again.host.start()
        await again.let_pass(10 * MINUTE)
        assert (await again.table(bad)).next_deal_at is None


async def finished(bench: Bench, random: Random, games: int) -> tuple[int, list[int]]:
    """A series with so many finished games, and their numbers; the next one is under way."""
    number = await bench.series()
    while len(look(bench.path, "SELECT 1 FROM ledger")) < games:
        await bench.play_on(number, random, boldness=0.5)
        assert (await bench.table(number)).status is Status.PLAYING
    await in_play(bench, number, random, 2)
    return number, [int(str(row[0])) for row in look(bench.path, "SELECT game FROM ledger ORDER BY game")]


@pytest.mark.parametrize("what", [name for name in DAMAGES if "move" in name or "card" in name])
async def test_a_damaged_finished_game_is_missed_by_nobody_who_does_not_ask_for_it(tmp_path, what):
    path, random = tmp_path / "games.db", Random(7)
    async with Bench(path) as bench:
        number, games = await finished(bench, random, 3)
        bad = games[1]
        before = [
            (await bench.host.ledger_service.page(actor(0), LedgerPage(kind))).screen
            for kind in (LedgerTopic.STANDINGS, LedgerTopic.HISTORY)
        ]
        damage(path, what, number, bad)
        assert await refused_with(bench.host.ledger_service.record(actor(0), bad)) == "game-damaged"
        assert await refused_with(bench.host.review(actor(0), bad, None)) == "game-damaged"
        assert await refused_with(bench.host.press(actor(0), f"ah1:{number}:2:1", on_panel=True)) == "game-damaged"
        now = [
            (await bench.host.ledger_service.page(actor(0), LedgerPage(kind))).screen
            for kind in (LedgerTopic.STANDINGS, LedgerTopic.HISTORY)
        ]
        assert now == before
        for other in (games[0], games[2]):
            assert (await bench.host.ledger_service.record(actor(0), other)).file is not None
        moderator = actor(0, moderator=True)
        assert (await bench.host.ledger_service.export(moderator, "csv")).file is not None
        assert (await bench.host.ledger_service.chart(actor(0), number)).screen.blocks
        count = len(rows_of(path, number)["moves"])
        for _ in range(10):
            await bench.play_on(number, random)
        assert len(rows_of(path, number)["moves"]) > count


@pytest.mark.parametrize("what", ["rules that break off", "rules of another game", "options that break off"])
async def test_the_standings_do_without_a_finished_series_whose_row_is_damaged(tmp_path, what):
    path, random = tmp_path / "games.db", Random(8)
    async with Bench(path) as bench:
        bad, _ = await finished(bench, random, 2)
        await bench.host.stop(actor(0, moderator=True), bad)
        good = await bench.series()
        await in_play(bench, good, random, 2)
        damage(path, what, bad, 1)
        for kind in (LedgerTopic.STANDINGS, LedgerTopic.HISTORY, LedgerTopic.SERIES):
            assert (await bench.host.ledger_service.page(actor(0), LedgerPage(kind))).screen.blocks
        assert await refused_with(bench.host.show(actor(0), bad)) == "table-damaged"


# One file, one process


async def test_a_second_process_is_turned_away_and_comes_in_when_the_first_is_killed(tmp_path):
    async with LoopbackDiscord() as server:
        channel = server.add_channel(server.add_guild())
        anna = User(server, 1000, "Anna")
        async with BotProcess(server, tmp_path) as bot:
            await bot.start()
            opened = await anna.slash(channel, "stovkahra new")
            assert opened is not None and opened.table is not None
            for _ in range(2):
                line = refused(await run_beside(tmp_path, DISCORD_TOKEN="x"))
                assert "games.db" in line and "Another process" in line
            answer = await anna.slash(channel, "stovkahra show", table=opened.table)
            assert answer is not None and "sit 1" in answer.offers
            bot.kill()
            assert await bot.ended() == -9
            await bot.start()
            answer = await anna.slash(channel, "stovkahra show", table=opened.table)
            assert answer is not None and "sit 1" in answer.offers
    sound(tmp_path / "games.db")


async def test_one_process_opens_a_file_once(tmp_path):
    path = tmp_path / "games.db"
    store = await Store.open(path, Clock())
    for _ in range(2):
        with pytest.raises(StartError, match="Another process"):
            await Store.open(path, Clock())
    await store.keep_note("still", "there")
    assert await store.note("still") == "there"
    await store.close()
    await (await Store.open(path, Clock())).close()


# Copies


def game_rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    return kept_in(path, without=["notes", "guilds"])


def told_apart(path: Path) -> str:
    """What stands in a file of games, as short as can be."""
    return hashlib.sha256(repr(game_rows(path)).encode()).hexdigest()


async def test_backups_made_while_the_bot_writes_are_sound_and_whole(tmp_path, sized, figures):
    path, many = tmp_path / "games.db", sized(10)
    states: dict[str, int] = {}
    store = await Store.open(path, Clock())
    over = asyncio.Event()

    async def write() -> None:
        for seed in itertools.count(1):
            async for _ in series(store, seed):
                states[told_apart(path)] = len(states)
                if over.is_set():
                    return

    writing = asyncio.create_task(write())
    copies = [tmp_path / f"copy-{number}.db" for number in range(many)]
    try:
        for copy in copies:
            done = await run_beside(tmp_path, "backup", str(copy))
            assert (done.returncode, done.stderr) == (0, ""), done
            assert not writing.done()
    finally:
        over.set()
        await writing
        await store.close()
    found = []
    for copy in copies:
        sound(copy)
        done = await run_beside(tmp_path, "check", DATABASE_URL=f"sqlite:{copy}")
        assert done.returncode == 0 and "All is well" in done.stdout, done
        assert told_apart(copy) in states, f"{copy.name} holds what never was"
        found.append(states[told_apart(copy)])
    assert found == sorted(set(found)), "a later backup holds no more than one before"
    assert not list(tmp_path.glob("*.part"))
    figures(backups=many, changes_meanwhile=len(states), unsound=0, not_whole=0)


FOREIGN = {
    "a letter": lambda path: path.write_text("Dear Anna, " * 100),
    "an empty file": lambda path: path.touch(),
    "a database of another program": lambda path: tamper(path, "CREATE TABLE recipes (name TEXT)"),
}


@pytest.mark.parametrize("what", FOREIGN)
async def test_a_backup_replaces_no_file_of_another_program(tmp_path, what):
    await played(tmp_path / "games.db", [1], 30)
    FOREIGN[what](tmp_path / "mine.db")
    before = (tmp_path / "mine.db").read_bytes()
    line = refused(await run_beside(tmp_path, "backup", "mine.db"))
    assert "mine.db" in line
    assert (tmp_path / "mine.db").read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_replaces_an_older_one(tmp_path):
    await played(tmp_path / "copy.db", [2], 20)
    path = await played(tmp_path / "games.db", [1], 30)
    assert (await run_beside(tmp_path, "backup", "copy.db")).returncode == 0
    assert game_rows(tmp_path / "copy.db") == game_rows(path)


async def test_a_backup_into_a_folder_that_is_not_there(tmp_path):
    await played(tmp_path / "games.db", [1], 30)
    line = refused(await run_beside(tmp_path, "backup", "nowhere/copy.db"))
    assert "nowhere" in line
    assert not (tmp_path / "nowhere").exists()


async def test_a_backup_of_a_database_that_is_not_there(tmp_path):
    line = refused(await run_beside(tmp_path, "backup", "copy.db"))
    assert "games.db" in line
    assert not list(tmp_path.glob("*.db*"))


@pytest.mark.parametrize("older", [True, False])
async def test_a_backup_for_which_there_is_no_room_leaves_nothing_behind(tmp_path, older):
    path = await played(tmp_path / "games.db", [1], 60)
    before = path.read_bytes()
    with small_disk() as disk:
        copy = disk / "copy.db"
        if older:
            await played(copy, [4], 20)
        was_there = copy.read_bytes() if older else None
        with (disk / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(bytes(4096))
        line = refused(await run_beside(tmp_path, "backup", str(copy)))
        assert str(copy) in line
        assert not list(disk.glob("*.part*"))
        assert (copy.read_bytes() if copy.exists() else None) == was_there
    assert path.read_bytes() == before


async def test_a_backup_onto_the_database_itself_is_refused(tmp_path):
    path = tmp_path / "games.db"
    store = await Store.open(path, Clock())
    anna, bela = [await store.people.person(number, name) for number, name in ((1, "Anna"), (2, "Béla"))]
    table = await store.open_table(GUILD, CHANNEL, anna, Rules(), bytes(32))
    await run_beside(tmp_path, "backup", "games.db")
    await store.change(table.id, lambda table: setattr(table, "message_id", 77))
    # With that the log is written into the file, as by itself now and then.
    await store.people.forget(bela)
    await store.close()
    assert look(path, "SELECT message_id FROM tables") == [(77,)]


class DailyBench(Bench):
    """A host that sees to backups every minute."""

    def __init__(self, path: Path, folder: Path, kept: int) -> None:
        super().__init__(path)
        self.folder, self.kept = folder, kept

    async def __aenter__(self) -> "DailyBench":
        self.store = await Store.open(self.path, self.clock)
        self.host = Host(
            self.store,
            self.gateway,
            clock=self.clock,
            chance=self.chance,
            sleep=self.clock.sleep,
            redraw_apart=0,
            chores=[Backups(self.path, self.folder, self.kept, self.clock).see_to],
        )
        return self

    async def pass_minutes(self, minutes: int, step: int = 1) -> None:
        for _ in range(0, minutes, step):
            self.clock.forward(step * MINUTE)
            await self.settle()


def days_of(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.glob("*-??-??.db"))


async def test_a_backup_is_made_every_day_and_the_newest_are_kept(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    others = {"letter.txt": b"Dear Anna", "stovkahra-mine.db": b"mine", "stovkahra-2026-04-30.txt": b"x"}
    for name, content in others.items():
        (folder / name).write_bytes(content)
    async with DailyBench(tmp_path / "games.db", folder, 3) as bench:
        bench.host.start()
        number, random = await bench.series(), Random(1)
        for day in range(1, 8):
            await bench.pass_minutes(24 * 60, 30)
            at = f"stovkahra-{bench.clock.now - HOUR:%Y-%m-%d}.db"
            assert at in days_of(folder)
            assert len(days_of(folder)) == min(day + 1, 3)
            version = (folder / at).stat().st_mtime_ns
            await bench.press(0, number, "hand")
            if (await bench.table(number)).put_away:
                await bench.press(0, number, "wake")
            await bench.play_on(number, random)
            await bench.pass_minutes(30)
            # One a day: that of today is not written again.
            assert (folder / at).stat().st_mtime_ns == version
        kept = [f"stovkahra-{NOON + days * DAY:%Y-%m-%d}.db" for days in (5, 6, 7)]
        assert days_of(folder) == kept
        for name in kept:
            sound(folder / name)
        assert {name: (folder / name).read_bytes() for name in others} == others
        assert not list(folder.glob("*.part"))
    newest = game_rows(folder / kept[-1])
    assert newest["games"] == game_rows(tmp_path / "games.db")["games"]


async def test_a_backup_that_fails_is_told_once_an_hour(tmp_path, caplog):
    folder = tmp_path / "backups"
    folder.write_text("Here is a file where there ought to be a folder.")
    async with DailyBench(tmp_path / "games.db", folder, 3) as bench:
        bench.host.start()
        await bench.pass_minutes(5 * 60 + 2)
        told = [line for line in errors(caplog) if "ackup" in line]
        assert len(told) == 6
        assert all(str(folder) in line and "\n" not in line for line in told)
        assert errors(caplog) == told
        folder.unlink()
        await bench.pass_minutes(62)
        assert days_of(folder) == [f"stovkahra-{NOON:%Y-%m-%d}.db"]


# Putting a copy back


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder, byte for byte, but for those that hold nothing of their own."""
    return {
        str(each.relative_to(folder)): each.read_bytes()
        for each in folder.rglob("*")
        if each.is_file() and not each.name.endswith((".lock", "-shm")) and not _is_empty_log(each)
    }


def _is_empty_log(file: Path) -> bool:
    """Whoever reads a database of this kind leaves one."""
    return file.name.endswith("-wal") and not file.stat().st_size


async def test_a_copy_is_put_back_and_what_was_there_is_kept(tmp_path):
    path = await played(tmp_path / "games.db", [1], 60)
    back_up(path, tmp_path / "copy.db")
    old = game_rows(path)
    path.unlink()
    await played(path, [2], 90)
    later = game_rows(path)
    done = await run_beside(tmp_path, "restore", "copy.db")
    assert (done.returncode, done.stderr) == (0, "")
    (replaced,) = tmp_path.glob("games.db.replaced-*")
    assert replaced.name in done.stdout and "copy.db" in done.stdout
    assert game_rows(path) == old == game_rows(tmp_path / "copy.db")
    await (await Store.open(path, Clock())).close()
    await (await Store.open(replaced, Clock())).close()
    assert game_rows(replaced) == later


async def test_a_copy_is_put_where_nothing_was(tmp_path):
    await played(tmp_path / "copy.db", [1], 60)
    done = await run_beside(tmp_path, "restore", "copy.db")
    assert done.returncode == 0 and "replaced" not in done.stdout
    assert game_rows(tmp_path / "games.db") == game_rows(tmp_path / "copy.db")


async def in_use(path: Path, seed: int) -> tuple[Store, dict[str, list[tuple[object, ...]]]]:
    """A file whose newest moves stand in its log alone, and all that is in it."""
    store = await Store.open(path, Clock())
    count = itertools.count(1)
    async for _ in series(store, seed):
        if next(count) == 40:
            break
    assert log_of(path).stat().st_size
    return store, game_rows(path)


async def test_what_a_killed_bot_has_left_is_kept_with_its_log(tmp_path):
    store, state = await in_use(tmp_path / "live.db", 1)
    path = copied(tmp_path / "live.db", tmp_path / "games.db")
    await store.close()
    await played(tmp_path / "copy.db", [2], 30)
    assert (await run_beside(tmp_path, "restore", "copy.db")).returncode == 0
    assert game_rows(path) == game_rows(tmp_path / "copy.db")
    (replaced,) = (each for each in tmp_path.glob("games.db.replaced-*") if each.name.endswith("Z"))
    assert game_rows(replaced) == state


async def test_a_copy_is_put_back_with_its_log(tmp_path):
    """As what was kept aside of a killed bot: somebody wants it back after all."""
    store, state = await in_use(tmp_path / "live.db", 1)
    copied(tmp_path / "live.db", tmp_path / "copy.db")
    await store.close()
    done = await run_beside(tmp_path, "restore", "copy.db")
    assert done.returncode == 2 or game_rows(tmp_path / "games.db") == state


def _newer(path: Path) -> None:
    tamper(path, f"PRAGMA user_version = {VERSION + 1}")


def _torn(path: Path) -> None:
    """A page in the middle is full of something else."""
    with path.open("r+b") as file:
        for page in range(4, path.stat().st_size // 4096, 2):
            file.seek(page * 4096)
            file.write(b"\x5a" * 4096)


def _cut(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def _orphan(path: Path) -> None:
    tamper(path, "PRAGMA foreign_keys = OFF", "DELETE FROM games WHERE id = 1")


SPOILT: dict[str, Callable[[Path], object]] = {
    "newer": _newer,
    "torn": _torn,
    "cut": _cut,
    "a row too few": _orphan,
    "gone": lambda path: path.unlink(),
    "a letter": lambda path: path.write_text("Dear Anna, " * 1000),
    "empty": lambda path: path.write_bytes(b""),
    "of another program": lambda path: tamper(path, "PRAGMA application_id = 7"),
}


@pytest.mark.parametrize("what", SPOILT)
async def test_a_spoilt_copy_is_not_put_back_and_nothing_is_changed(tmp_path, what):
    path = await played(tmp_path / "games.db", [1], 60)
    copy = await played(tmp_path / "copy.db", [2, 3], 100)
    SPOILT[what](copy)
    before = everything(tmp_path)
    with pytest.raises(StartError) as told:
        restore(path, copy, NOON)
    assert "copy.db" in str(told.value) and "\n" not in str(told.value)
    assert everything(tmp_path) == before
    await (await Store.open(path, Clock())).close()


async def test_nothing_is_put_back_while_a_bot_has_the_database(tmp_path):
    await played(tmp_path / "copy.db", [2], 30)
    store, state = await in_use(tmp_path / "games.db", 1)
    before = everything(tmp_path)
    line = refused(await run_beside(tmp_path, "restore", "copy.db"))
    assert "games.db" in line
    assert everything(tmp_path) == before
    await store.keep_note("still", "there")
    assert game_rows(tmp_path / "games.db") == state
    await store.close()


def test_a_copy_for_which_there_is_no_room_changes_nothing(tmp_path):
    with small_disk() as disk:
        path = asyncio.run(played(disk / "games.db", [1], 30))
        copy = asyncio.run(played(tmp_path / "copy.db", [2, 3], 100))
        with (disk / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
            while True:
                filler.write(bytes(4096))
        before = {name: content for name, content in everything(disk).items() if name != "filler"}
        with pytest.raises(StartError):
            restore(path, copy, NOON)
        after = {name: content for name, content in everything(disk).items() if name != "filler"}
        assert after == before


# Reading everything again


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with two series that are over, games given up among them, and one under way."""
    path = tmp_path_factory.mktemp("evening") / "games.db"

    async def play() -> None:
        await played(path, [1, 2])
        await played(path, [3], 150)

    asyncio.run(play())
    assert look(path, "SELECT count(*) FROM ledger WHERE how = 'conceded'") != [(0,)]
    assert look(path, "SELECT status FROM tables ORDER BY id") == [("finished",), ("finished",), ("playing",)]
    return path


LEDGER_IS_CHANGED = "DROP TRIGGER ledger_is_not_changed"
LEDGER_IS_SHORTENED = "DROP TRIGGER ledger_is_not_shortened"
RENUMBERED = """UPDATE moves SET ply = -ply WHERE game = {game} AND ply > {ply};
UPDATE moves SET ply = -ply - 1 WHERE game = {game} AND ply < 0"""
TAMPERINGS: dict[str, str] = {
    "a move changed": "UPDATE moves SET move = '{next}' WHERE game = {game} AND ply = {ply}",
    "a move removed": "DELETE FROM moves WHERE game = {game} AND ply = {ply}",
    "a move cut out": f"DELETE FROM moves WHERE game = {{game}} AND ply = {{ply}};{RENUMBERED}",
    "two moves swapped": """UPDATE moves SET move = CASE ply WHEN {ply} THEN '{next}' ELSE '{move}' END
                            WHERE game = {game} AND ply IN ({ply}, {ply} + 1)""",
    "a choice changed": """UPDATE moves SET move = CASE move WHEN 'add' THEN 'take' ELSE 'add' END
                           WHERE game = {game} AND move IN ('add', 'take')""",
    "all moves removed": "DELETE FROM moves WHERE game = {game}",
    "a seed changed": "UPDATE games SET seed = randomblob(32) WHERE id = {game}",
    "a number changed": "UPDATE games SET number = number + 100 WHERE id = {game}",
    "a line removed": f"{LEDGER_IS_SHORTENED};DELETE FROM ledger WHERE game = {{game}}",
    "a seat changed": "UPDATE moves SET seat = 3 - seat WHERE game = {game} AND ply = {ply}",
} | {
    f"a line's {name} changed": f"{LEDGER_IS_CHANGED};UPDATE ledger SET {change} WHERE game = {{game}}"
    for name, change in {
        "winner": "winner = 1 - winner",
        "brčka": "brcka = 3 - brcka",
        "how": "how = CASE how WHEN 'conceded' THEN 'dost' ELSE 'conceded' END",
        "score": "score0 = score0 + 1",
        "other score": "score1 = score1 - 1",
        "choice": "choice = CASE choice WHEN 'add' THEN 'take' ELSE 'add' END",
        "amount": "amount = amount + 1",
        "balance": "balance0 = balance0 + 1",
        "other balance": "balance1 = balance1 + 1",
        "players": "seat0 = seat1, seat1 = seat0",
        "server": "guild_id = guild_id + 1",
        "table": "table_id = 3 - table_id",
    }.items()
}
"""What somebody may do to a finished game."""
TO_TABLES = {
    "no longer finished": "UPDATE tables SET status = 'playing' WHERE id = 1",
    "finished too early": "UPDATE tables SET status = 'finished' WHERE id = 3",
    "a state that is none": "UPDATE tables SET status = 'asleep' WHERE id = 2",
    "rules that break off": "UPDATE tables SET rules = substr(rules, 1, 20) WHERE id = 3",
    "another length": "UPDATE tables SET rules = replace(rules, '10', '20') WHERE id = 1",
    "another shuffle": "UPDATE tables SET rules = replace(rules, 'first', 'every') WHERE id = 2",
    "options that break off": """UPDATE tables SET options = '{"pace": ' WHERE id = 2""",
}


def spoil(evening: Path, path: Path, tampering: str, random: Random) -> tuple[int, int]:
    """A copy of the file in which a finished game is tampered with: its table and its number."""
    back_up(evening, path)
    sql = """SELECT mine.game, mine.ply, mine.move, other.move, games.table_id FROM moves AS mine
             JOIN moves AS other ON other.game = mine.game AND other.ply = mine.ply + 1
             JOIN ledger ON ledger.game = mine.game JOIN games ON games.id = mine.game
             WHERE mine.move LIKE 'play %' AND other.move LIKE 'play %' AND games.table_id < 3"""
    game, ply, move, other, table = random.choice(look(path, sql))
    tamper(path, *tampering.format(game=game, ply=ply, move=move, next=other).split(";"))
    assert game_rows(path) != game_rows(evening)
    return int(str(table)), int(str(game))


def test_all_is_well_with_what_was_played(evening):
    before = {end: Path(f"{evening}{end}").read_bytes() for end in LOGS if Path(f"{evening}{end}").exists()}
    findings = asyncio.run(audit(evening))
    assert findings.wrong == []
    for what, name in (("tables", "tables"), ("games", "games"), ("moves", "moves"), ("ledger lines", "ledger")):
        assert [(findings.counted[what],)] == look(evening, f"SELECT count(*) FROM {name}")
    assert {end: Path(f"{evening}{end}").read_bytes() for end in before} == before


@pytest.mark.parametrize("what", TAMPERINGS)
def test_whatever_is_done_to_a_game_is_found_out(tmp_path, evening, what, sized, figures):
    random, path = Random(what), tmp_path / "games.db"
    tried, found = sized(3), 0
    for number in range(tried):
        table, game = spoil(evening, path, TAMPERINGS[what], random)
        before = path.read_bytes()
        wrong = asyncio.run(audit(path)).wrong
        assert any(line.startswith(f"table {table}: game {game}") for line in wrong), f"{what}, try {number}: {wrong}"
        assert path.read_bytes() == before
        found += 1
    figures(tampered=tried, found_out=found)


@pytest.mark.parametrize("what", TO_TABLES)
def test_whatever_is_done_to_a_table_is_found_out(tmp_path, evening, what):
    path = tmp_path / "games.db"
    back_up(evening, path)
    tamper(path, TO_TABLES[what])
    assert game_rows(path) != game_rows(evening)
    table = TO_TABLES[what].rpartition(" ")[2]
    wrong = asyncio.run(audit(path)).wrong
    assert any(line.startswith(f"table {table}: ") for line in wrong), wrong


async def test_checking_tells_what_is_wrong_by_its_exit_code_and_changes_nothing(tmp_path, evening):
    path = tmp_path / "games.db"
    back_up(evening, path)
    good = await run_beside(tmp_path, "check")
    assert (good.returncode, good.stderr) == (0, "") and "All is well" in good.stdout
    table, game = await asyncio.to_thread(spoil, evening, path, TAMPERINGS["a line's brčka changed"], Random(1))
    before = path.read_bytes()
    bad = await run_beside(tmp_path, "check")
    assert (bad.returncode, bad.stderr) == (1, "") and "All is well" not in bad.stdout
    assert f"table {table}: game {game}" in bad.stdout
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", range(1, VERSION))
async def test_checking_a_file_of_an_older_version_leaves_it_old(tmp_path, version):
    shutil.copyfile(DATABASES / f"version-{version}.db", tmp_path / "games.db")
    done = await run_beside(tmp_path, "check")
    assert done.returncode == 0, done.stdout
    assert all(f"{number} {what}" in done.stdout for what, number in KEPT.items())
    assert everything(tmp_path)["games.db"] == everything(DATABASES)[f"version-{version}.db"]


async def test_checking_beside_a_running_bot_changes_nothing(tmp_path):
    store, state = await in_use(tmp_path / "games.db", 1)
    before = everything(tmp_path)
    done = await run_beside(tmp_path, "check")
    assert done.returncode == 0 and f"{len(state['moves'])} moves" in done.stdout
    assert everything(tmp_path) == before
    await store.close()


@pytest.mark.parametrize("what", ["newer", "of another program", "gone", "a letter"])
async def test_what_cannot_be_checked_is_told_in_one_line(tmp_path, what):
    path = await played(tmp_path / "games.db", [1], 20)
    SPOILT[what](path)
    before = everything(tmp_path)
    line = refused(await run_beside(tmp_path, "check"))
    assert "games.db" in line
    assert everything(tmp_path) == before


@pytest.mark.parametrize("what", ["torn", "cut", "a row too few"])
async def test_a_file_that_is_damaged_is_told(tmp_path, what):
    path = await played(tmp_path / "games.db", [1, 2], 100)
    SPOILT[what](path)
    before = everything(tmp_path)
    done = await run_beside(tmp_path, "check")
    assert done.returncode in (1, 2)
    assert "Traceback" not in done.stderr and "All is well" not in done.stdout
    assert everything(tmp_path) == before
