"""SQLite: whatever happens to the file is told in words, destroys nothing, and leaves everything else going on."""

import contextlib
import logging
import os
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app.audit import audit
from bot.i18n.texts import texts
from bot.model import timing
from bot.model.errors import NotSaved, StartError, Trouble
from bot.model.options import Clock as Time
from bot.storage.schema import OLDEST, VERSION
from bot.storage.storage import Storage
from tests.support.chance import Seeded
from tests.support.files import MINUTE, copied, errors, fill, log_of, played, series, small_disk, sound
from tests.support.plain_ledger import whole_ledger
from tests.support.process import command, refused
from tests.support.service import GUILD, Bench, Clock, QuickWorkers, actor, contents, decide, kept_in, look
from tests.support.simulated_discord import club, offered, words
from tests.support.sizes import some
from tests.support.storage import LEFT

BY_THE_CLOCK = ("notes",)
"""Tables in which something is written that nobody has asked for."""


# Nothing can be saved: what keeps the bot from it for a while, in a file or by the storage that has it open


@contextlib.asynccontextmanager
async def locked(path: Path, _: Storage | None) -> AsyncIterator[None]:
    """Another program is writing, and does not come to an end."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield


@contextlib.asynccontextmanager
async def read_only(_: Path, store: Storage | None) -> AsyncIterator[None]:
    """SQLite may not write, and says so as on a disk that has become read-only: no test can make a disk so."""
    assert store is not None
    await store._db.rows("PRAGMA query_only = ON")
    try:
        yield
    finally:
        await store._db.rows("PRAGMA query_only = OFF")


@contextlib.asynccontextmanager
async def no_longer(path: Path, _: Storage | None) -> AsyncIterator[None]:
    """No file may become longer."""
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (log_of(path).stat().st_size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@contextlib.asynccontextmanager
async def full(path: Path, _: Storage | None) -> AsyncIterator[None]:
    """A disk on which nothing is free: a small one in memory."""
    filler = fill(path.parent)
    try:
        yield
    finally:
        filler.unlink()


@contextlib.contextmanager
def elsewhere(path: Path) -> Iterator[None]:
    away = path.rename(path.with_name("elsewhere"))
    try:
        yield
    finally:
        away.rename(path)


@contextlib.asynccontextmanager
async def moved(path: Path, _: Storage | None) -> AsyncIterator[None]:
    """Somebody takes the file away, and puts it back."""
    with elsewhere(path):
        yield


@contextlib.asynccontextmanager
async def replaced(path: Path, _: Storage | None) -> AsyncIterator[None]:
    """A copy, the same to the last byte, has come into the file's place."""
    other = copied(path, path.with_name("copy.db"))
    with elsewhere(path):
        shutil.copyfile(other, path)
        yield


@contextlib.asynccontextmanager
async def without_log(path: Path, _: Storage | None) -> AsyncIterator[None]:
    """Somebody takes the file away in which the newest changes stand."""
    with elsewhere(log_of(path)):
        yield


@pytest.fixture
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """Where a file can be, which may come to be on a full disk."""
    called = getattr(request.node, "callspec", None)
    with small_disk() if called and called.params["trouble"] is full else contextlib.nullcontext(tmp_path) as folder:
        yield folder / "games.db"


@pytest.mark.parametrize("trouble", some([locked, full, replaced, without_log, read_only, no_longer, moved], 4))
async def test_whoever_presses_while_nothing_can_be_saved_presses_again_later(path, trouble, caplog):
    async with Bench(path) as bench:
        number, random = await bench.series(), Random(1)
        for _ in range(2):
            for _ in range(7):
                await bench.play_on(number, random)
            while (await bench.table(number)).clock.next_deal_at is not None:
                await bench.play_on(number, random)
            await bench.settle()
            seat, move = decide(await bench.table(number), random)
            action = await bench.action(seat, number, str(move))
            before = kept_in(path, without=BY_THE_CLOCK)
            caplog.clear()
            async with trouble(path, bench.store):
                with pytest.raises(NotSaved):
                    await bench.ask(seat, action, on_panel=True)
                # One line, and no more, says where and why.
                (line,) = errors(caplog)
                assert str(path) in line and "\n" not in line
                with pytest.raises(NotSaved):
                    await bench.host.lobby.open_table(actor(0))
                await bench.settle()
            assert kept_in(path, without=BY_THE_CLOCK) == before
            await bench.ask(seat, action, on_panel=True)
            after = kept_in(path)
            # What was begun is the move, and what follows from it without anybody.
            assert after["moves"][: len(before["moves"])] == before["moves"]
            assert after["moves"][len(before["moves"])][2:4] == (seat, str(move))
            assert [line for line in errors(caplog) if "takes nothing" not in line] == []
    await sound(path)


@pytest.mark.parametrize(("trouble", "by"), [(locked, "computers"), (no_longer, "a clock")])
async def test_computers_and_clocks_go_on_after_trouble(path, trouble, by, caplog):
    bench = Bench(path)
    bench.workers = QuickWorkers()
    async with bench:
        if by == "computers":
            await bench.host.lobby.open_table(actor(0), None, {"pace": "fast"}, "regular")
        else:
            await bench.series(options={"clock": str(Time.MINUTE)})
        before = kept_in(path, without=BY_THE_CLOCK)
        caplog.clear()
        async with trouble(path, bench.store):
            # Computers want to move, or soon somebody is late.
            for seconds in (50, 12):
                bench.clock.forward(timedelta(seconds=seconds))
                await bench.settle()
            assert kept_in(path, without=BY_THE_CLOCK) == before
            assert 0 < len(errors(caplog)) < 20
        await bench.let_pass(2 * MINUTE)
        after = kept_in(path)["moves"]
        assert len(after) > len(before["moves"]) and after[: len(before["moves"])] == before["moves"]
        if by == "computers":
            table = await bench.table()
            assert timing.computer_to_move(table) is None, "they have not gone on up to where somebody is asked"


@pytest.mark.stress
async def test_somebody_in_discord_is_told_that_nothing_is_saved(tmp_path, caplog):
    told = texts()("not-saved")
    async with club(tmp_path, Seeded(3)) as here:
        await here.start()
        move = next(
            (actor, panel, what)
            for actor, panel in ((here.players[seat], panel) for seat, panel in here.panels.items())
            for what in offered(panel)
            if what.split(" ")[0] in ("cut", "pass", "declare", "play")
        )
        before = here.moves()
        caplog.clear()
        async with locked(here.path, here.bot.storage):
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
    async with locked(path, None):
        with pytest.raises(StartError) as told:
            await Storage.open(path, Clock())
    assert str(path) in str(told.value) and "locked" in str(told.value) and "\n" not in str(told.value)
    assert kept_in(path) == before
    await (await Storage.open(path, Clock())).close()


@pytest.mark.stress
async def test_a_start_in_the_middle_of_trouble_is_made_up_for(path):
    """The file could be opened, and a moment later nothing can be saved."""
    bench = Bench(path)
    bench.workers = QuickWorkers()
    async with bench:
        waiting = await bench.series(options={"clock": str(Time.MINUTE)})
    count = len(look(path, "SELECT 1 FROM moves"))
    again = Bench(path, clock=bench.clock)
    again.workers = QuickWorkers()
    async with again:
        async with locked(path, again.store):
            again.host.start()
            await again.settle()
            again.clock.forward(timedelta(seconds=12))
            await again.settle()
        await again.let_pass(5 * MINUTE)
        assert len(look(path, "SELECT 1 FROM moves")) > count, f"at table {waiting} the clock stands still"


# Versions


KEPT = {"tables": 8, "games": 57, "moves": 976, "ledger lines": 53}
"""What stands in it."""


async def test_a_file_that_1_1_0_has_left_opens_with_all_that_is_in_it(tmp_path):
    path = Path(shutil.copyfile(LEFT / "1.1.0.db", tmp_path / "games.db"))
    before = contents(path)
    assert look(path, "PRAGMA user_version") == [(OLDEST,)]
    store = await Storage.open(path, Clock())
    try:
        for number in range(1, KEPT["tables"] + 1):
            assert str((await store.tables.read(number)).status) == before["tables"][number - 1][5]
        entries = (await whole_ledger(store, GUILD)).entries
        assert len(entries) == KEPT["ledger lines"]
        for entry in entries:
            assert (await store.archive.game(GUILD, entry.game_id))[0].outcome == entry.outcome
    finally:
        await store.close()
    after = contents(path)
    assert after["moves"] == before["moves"] and after["games"] == before["games"]
    assert look(path, "PRAGMA user_version") == [(VERSION,)]
    findings = await audit(path)
    assert (findings.wrong, dict(findings.counted)) == ([], KEPT)


async def test_before_a_file_is_brought_to_a_new_version_it_is_kept_as_it_was(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    path = Path(shutil.copyfile(LEFT / "1.1.0.db", tmp_path / "games.db"))
    before, copy = contents(path), tmp_path / f"games.db.version-{OLDEST}"
    (tmp_path / "games.db.version-1").touch()
    await (await Storage.open(path, Clock())).close()
    assert contents(copy) == before and look(copy, "PRAGMA user_version") == [(OLDEST,)]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [each.name for each in tmp_path.glob("*.version-*")] == [copy.name], "one is kept"
    assert f"is brought from version {OLDEST} to {VERSION}; before, it is kept as {copy}" in caplog.text
    caplog.clear()
    await (await Storage.open(path, Clock())).close()
    assert "is brought" not in caplog.text


async def test_where_there_is_no_room_to_keep_a_file_of_an_older_version_it_stays_as_it_is():
    with small_disk() as disk:
        path = Path(shutil.copyfile(LEFT / "1.1.0.db", disk / "games.db"))
        before, filler = contents(path), fill(disk)
        os.truncate(filler, filler.stat().st_size - 2**18)
        with pytest.raises(StartError, match=r"There is no room to keep .* free 1 MB"):
            await Storage.open(path, Clock())
        filler.unlink()
        assert contents(path) == before
        await (await Storage.open(path, Clock())).close()
        assert look(path, "PRAGMA user_version") == [(VERSION,)]


# A log that is cut short, or written wrongly


async def history(path: Path, seed: int, changes: int) -> tuple[Storage, list[dict[str, list[tuple[object, ...]]]]]:
    """A database in the middle of a series, and all that stood in its file after every transaction of its log."""
    store, states = await Storage.open(path, Clock()), []
    async for _ in series(store, seed):
        states.append(kept_in(path))
        if len(states) == 1 or (len(states) == changes // 2 and seed % 2):
            # What was done until now stands in the file itself then.
            await store._db.checkpoint()
        if len(states) > changes:
            break
    return store, states


def break_off(log: bytes, random: Random) -> bytes:
    """What was to follow may be there as zeroes, as some file systems leave it."""
    length = random.randrange(len(log) + 1)
    return log[:length] + random.choice((b"", bytes(len(log) - length)))


def write_wrongly(log: bytes, random: Random) -> bytes:
    at = random.randrange(len(log) // 2, len(log))
    end = min(at + random.choice((1, 16, 4096)), len(log))
    return log[:at] + bytes(byte ^ random.randrange(1, 256) for byte in log[at:end]) + log[end:]


@pytest.mark.stress(small=True)
@pytest.mark.parametrize(("seed", "spoil"), [(1, break_off), (4, write_wrongly)])
async def test_a_log_that_is_spoilt_holds_all_up_to_some_transaction(tmp_path, seed, spoil, sized, figures):
    path, copy = tmp_path / "games.db", tmp_path / "copy.db"
    store, states = await history(path, seed, 60)
    random = Random(seed)
    log = log_of(path).read_bytes()
    logs = [log, *(spoil(log, random) for _ in range(sized(120)))]
    found = []
    for number, spoilt in enumerate(logs):
        copied(path, copy)
        log_of(copy).write_bytes(spoilt)
        await (await Storage.open(copy, Clock())).close()
        await sound(copy)
        kept = kept_in(copy)
        assert kept in states, f"seed {seed}, try {number}"
        found.append(states.index(kept))
    assert found[0] == len(states) - 1
    await store.close()
    figures(logs=len(logs), different_states=len(set(found)), half_transactions=0)


# One file, one process


async def test_one_process_opens_a_file_once_by_whatever_name(tmp_path):
    path = tmp_path / "games.db"
    (tmp_path / "link.db").symlink_to(path)
    (tmp_path / "folder").symlink_to(tmp_path)
    # The link leads to a file that is made only now.
    store = await Storage.open(tmp_path / "link.db", Clock())
    for other in (path, tmp_path / "link.db", tmp_path / "folder" / "games.db"):
        with pytest.raises(StartError, match="Another process"):
            await Storage.open(other, Clock())
        line = refused(await command(tmp_path, DISCORD_TOKEN="x", DATABASE_URL=f"sqlite:{other}"))
        assert other.name in line and "Another process" in line
    (tmp_path / "hard.db").hardlink_to(path)
    line = refused(await command(tmp_path, DISCORD_TOKEN="x", DATABASE_URL="sqlite:hard.db"))
    assert "hard.db" in line and "another name" in line
    (tmp_path / "hard.db").unlink()
    await store.notes.keep("still", "there")
    assert await store.notes.get("still") == "there"
    await store.close()
    await (await Storage.open(path, Clock())).close()


async def test_whoever_holds_a_file_notices_when_its_lock_was_deleted(tmp_path, caplog):
    path = tmp_path / "games.db"
    lock = tmp_path / "games.db.lock"
    async with await Storage.open(path, Clock()) as store:
        lock.unlink()
        await store.notes.keep("still", "there")
        with pytest.raises(StartError, match="Another process"):
            await Storage.open(path, Clock())
        lock.unlink()
        async with await Storage.open(path, Clock()) as other:
            caplog.clear()
            for _ in range(2):
                with pytest.raises(NotSaved) as told:
                    await store.notes.keep("still", "here")
                assert told.value.trouble is Trouble.TAKEN and store.taken
            (line,) = errors(caplog)
            assert "games.db" in line and "Another process" in line
            assert await other.notes.get("still") == "there" and not other.taken
        # What the other one has changed meanwhile this one does not know.
        assert store.taken
