"""Copies of the database: made while the bot runs, one each day, and put back."""

import asyncio
import contextlib
import hashlib
import itertools
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from pyrage import x25519

from bot.app import backup
from bot.app.backup import Backups, back_up, restore
from bot.app.encryption import encrypt, is_encrypted
from bot.model.errors import StartError
from bot.service.running.transaction import Tables
from bot.storage.storage import Storage
from tests.support.files import (
    DAY,
    HOUR,
    MINUTE,
    SPOILT,
    copied,
    errors,
    everything,
    fill,
    game_rows,
    in_use,
    log_of,
    open_to_others,
    played,
    run_beside,
    series,
    small_disk,
    sound,
    tamper,
)
from tests.support.games import new_table
from tests.support.postgres import connected
from tests.support.process import begun, command, refused
from tests.support.service import NOON, Bench, Clock, look

PAGE = 4096
"""Bytes of a page of SQLite."""


def told_apart(path: Path) -> str:
    """What stands in a file of games, as short as can be."""
    return hashlib.sha256(repr(game_rows(path)).encode()).hexdigest()


async def test_backups_made_while_the_bot_writes_are_sound_and_whole(tmp_path, sized, figures):
    path, many = tmp_path / "games.db", sized(10)
    states: dict[str, int] = {}
    store = await Storage.open(path, Clock())
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
        await sound(copy)
        done = await command(tmp_path, "check", DATABASE_URL=f"sqlite:{copy}")
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


async def test_all_that_is_written_can_be_read_by_its_owner_alone(tmp_path, keys):
    keys[1].chmod(0o600)
    live, _ = await in_use(tmp_path / "live.db", 1)
    path, other = (copied(tmp_path / "live.db", tmp_path / name) for name in ("games.db", "other.db"))
    await live.close()
    # So older versions have left them.
    for old in (*tmp_path.glob("games.db*"), *tmp_path.glob("other.db*")):
        old.chmod(0o644)
    async with await Storage.open(other, Clock()) as store:
        await store.notes.keep("still", "there")
        assert open_to_others(tmp_path) == {path.name, log_of(path).name}
    for arguments in (("backup", "copy.db"), ("backup", "copy.age"), ("records", "all.gz"), ("restore", "copy.db")):
        key = keys[0] if arguments[1] == "copy.age" else ""
        assert (await command(tmp_path, *arguments, BACKUP_RECIPIENT=key)).returncode == 0, arguments
    (replaced,) = tmp_path.glob("games.db.replaced-*Z")
    assert {"copy.db", "copy.age", "all.gz", replaced.name, f"{replaced.name}-wal"} <= everything(tmp_path).keys()
    assert open_to_others(tmp_path) == set()


async def test_what_is_written_beside_a_bot_after_its_backup_does_not_stop_it(tmp_path):
    """Whoever opens and closes a file beside SQLite takes its locks away, and then others delete the log."""
    path = tmp_path / "games.db"
    async with await Storage.open(path, Clock()) as store:
        await back_up(path, tmp_path / "copy.db")
        script = f"import sqlite3; sqlite3.connect({str(path)!r}).execute('DELETE FROM bans')"
        await asyncio.to_thread(subprocess.run, [sys.executable, "-c", script], check=True)
        await store.notes.keep("still", "there")


async def test_a_backup_replaces_an_older_one_if_it_is_told_to_and_no_file_of_another_program(tmp_path):
    assert "games.db" in refused(await command(tmp_path, "backup", "copy.db")), "there is nothing to copy yet"
    assert not list(tmp_path.glob("*.db*"))
    path = await played(tmp_path / "games.db", [1], 30)
    for what, make in FOREIGN.items():
        mine = tmp_path / f"{what}.db"
        make(mine)
        before = mine.read_bytes()
        assert mine.name in refused(await command(tmp_path, "backup", mine.name))
        assert mine.read_bytes() == before
    (tmp_path / "folder").mkdir()
    assert "folder" in refused(await command(tmp_path, "backup", "folder"))
    assert "nowhere" in refused(await command(tmp_path, "backup", "nowhere/copy.db"))
    assert not (tmp_path / "nowhere").exists() and not list(tmp_path.glob("*.part"))
    older = await played(tmp_path / "copy.db", [2], 20)
    was_there = older.read_bytes()
    assert "--replace" in refused(await command(tmp_path, "backup", "copy.db"))
    assert older.read_bytes() == was_there
    assert (await command(tmp_path, "backup", "copy.db", "--replace")).returncode == 0
    assert game_rows(older) == game_rows(path)


async def test_a_backup_for_which_there_is_no_room_leaves_nothing_behind(tmp_path):
    path = await played(tmp_path / "games.db", [1], 60)
    before = path.read_bytes()
    with small_disk() as disk:
        older = await played(disk / "older.db", [4], 20)
        was_there = older.read_bytes()
        fill(disk)
        for copy in (older, disk / "new.db"):
            line = refused(await command(tmp_path, "backup", str(copy), "--replace"))
            assert str(copy) in line
        assert older.read_bytes() == was_there
        assert not (disk / "new.db").exists() and not list(disk.glob("*.part*"))
    assert path.read_bytes() == before


async def test_a_backup_onto_the_database_itself_is_refused(tmp_path):
    path = tmp_path / "games.db"
    store = await Storage.open(path, Clock())
    anna, bela = [await store.people.register_person(number, name) for number, name in ((1, "Anna"), (2, "Béla"))]
    table = await new_table(store, anna)
    await command(tmp_path, "backup", "games.db")
    async with Tables(store).open(table.id) as table:
        table.message.id = 77
    # With that the log is written into the file, as by itself now and then.
    await store.privacy.forget(bela)
    await store.close()
    assert look(path, "SELECT message_id FROM tables") == [(77,)]


# Encrypted ones


@pytest.fixture
def keys(tmp_path) -> tuple[str, Path]:
    """A public key, and the file with its private one, as `age-keygen` writes it."""
    key = x25519.Identity.generate()
    file = tmp_path / "key.txt"
    file.write_text(f"# public key: {key.to_public()}\n{key}\n")
    return str(key.to_public()), file


async def test_a_backup_for_a_key_is_opened_by_that_key_alone(tmp_path, keys):
    public, key = keys
    path = await played(tmp_path / "games.db", [1], 60)
    state = game_rows(path)
    before = everything(tmp_path).keys()
    done = await command(tmp_path, "backup", "copy.db.age", BACKUP_RECIPIENT=public)
    assert (done.returncode, done.stderr) == (0, "") and public in done.stdout
    assert everything(tmp_path).keys() == before | {"copy.db.age"}, "what is not encrypted was left somewhere"
    content = (tmp_path / "copy.db.age").read_bytes()
    assert b"SQLite format" not in content and b"Anna" not in content
    other = tmp_path / "other.txt"
    other.write_text(f"{x25519.Identity.generate()}\n")
    (tmp_path / "cut.db.age").write_bytes(content[:-1000])
    before = everything(tmp_path)
    for arguments, told in {
        ("copy.db.age",): "--key",
        ("copy.db.age", "--key", "other.txt"): "other.txt",
        ("copy.db.age", "--key", "games.db"): "games.db",
        ("copy.db.age", "--key", "nowhere.txt"): "nowhere.txt",
        ("cut.db.age", "--key", key.name): "cut.db.age",
    }.items():
        assert told in refused(await command(tmp_path, "restore", *arguments))
        assert everything(tmp_path) == before, arguments
    await played(path, [2], 20)
    done = await command(tmp_path, "restore", "copy.db.age", "--key", key.name)
    assert (done.returncode, done.stderr) == (0, "")
    assert game_rows(path) == state and not list(tmp_path.glob("*.part"))


async def test_a_backup_for_a_key_for_which_there_is_no_room_leaves_nothing_behind(tmp_path, keys):
    await played(tmp_path / "games.db", [1], 60)
    with small_disk() as disk:
        fill(disk)
        line = refused(await command(tmp_path, "backup", str(disk / "copy.age"), BACKUP_RECIPIENT=keys[0]))
        assert "copy.age" in line and not list(disk.glob("copy*"))
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_for_a_key_is_whole_if_another_one_is_made_meanwhile(tmp_path, keys, monkeypatch):
    public, key = keys
    path = await played(tmp_path / "games.db", [1], 60)
    copies = [tmp_path / f"{name}.db.age" for name in ("one", "two")]

    def interrupted(*files: object) -> None:
        monkeypatch.setattr(backup, "encrypt", encrypt)
        asyncio.run(back_up(path, copies[1], recipient=public))
        encrypt(*files)

    monkeypatch.setattr(backup, "encrypt", interrupted)
    await back_up(path, copies[0], recipient=public)
    for copy in copies:
        await restore(tmp_path / "restored.db", copy, NOON, key)
        assert game_rows(tmp_path / "restored.db") == game_rows(path)


def written(process: subprocess.Popen[bytes], name: str) -> Iterator[int]:
    """How many bytes the files of such a name have that a process holds open, whether or not they still have it."""
    # Of a process that has ended nobody is told.
    with contextlib.suppress(OSError):
        for each in Path(f"/proc/{process.pid}/fd").iterdir():
            with contextlib.suppress(OSError):
                if name in str(each.readlink()):
                    yield each.stat().st_size


@pytest.mark.stress(small=True)
@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="which files a process holds open is read from /proc")
async def test_a_backup_for_a_key_that_is_killed_leaves_nothing_that_others_could_read(tmp_path, keys, sized):
    """The process is killed as soon as it has begun a copy, or has more of it than the last time."""
    path = await played(tmp_path / "games.db", [1], 60)
    with connected(path) as ask:
        ask("CREATE TABLE filling (page)")
        ask(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i + 1 FROM n WHERE i < 20000)"
            " INSERT INTO filling SELECT replace(hex(zeroblob(100)), '00', 'seven of hearts ') FROM n"
        )
    size, killed = path.stat().st_size, 0
    for number in range(sized(40)):
        process = begun(tmp_path, "backup", f"{number}.age", BACKUP_RECIPIENT=keys[0])
        while process.poll() is None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.001)
            if max(written(process, f"{number}.age"), default=-1) >= size * number / 40:
                process.kill()
        killed += process.wait() < 0
        left = [each for each in tmp_path.iterdir() if each.name not in ("games.db", "games.db-wal", "games.db-shm")]
        assert not [each for each in left if b"seven of hearts" in each.read_bytes()], number
    assert killed > sized(40) // 2


async def test_a_key_that_is_none_is_told_before_anything_is_done(tmp_path, keys):
    await played(tmp_path / "games.db", [1], 20)
    private = keys[1].read_text().splitlines()[-1]
    for wrong in ("age1nonsense", private):
        line = refused(await command(tmp_path, "backup", "copy.age", BACKUP_RECIPIENT=wrong))
        assert "BACKUP_RECIPIENT" in line and "age-keygen" in line and wrong not in line
    assert not (tmp_path / "copy.age").exists()


# Day by day


class DailyBench(Bench):
    """A host that sees to backups every minute."""

    def __init__(self, path: Path, folder: Path, kept: int, recipient: str | None = None) -> None:
        super().__init__(path)
        self.chores = [Backups(path, folder, kept, self.clock, recipient).see_to]

    async def pass_minutes(self, minutes: int, step: int = 1) -> None:
        for _ in range(0, minutes, step):
            self.clock.forward(step * MINUTE)
            await self.settle()


def days_of(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.glob("*-??-??.db"))


@pytest.mark.stress
async def test_a_backup_is_made_every_day_and_the_newest_are_kept(tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    others = {"letter.txt": b"Dear Anna", "stovkahra-mine.db": b"mine", "stovkahra-2026-04-30.txt": b"x"}
    for name, content in others.items():
        (folder / name).write_bytes(content)
    async with DailyBench(tmp_path / "games.db", folder, 3) as bench:
        bench.host.start()
        number, random = await bench.series(), Random(1)
        for day in range(1, 6):
            await bench.pass_minutes(24 * 60, 30)
            at = f"stovkahra-{bench.clock.now - HOUR:%Y-%m-%d}.db"
            assert at in days_of(folder)
            assert len(days_of(folder)) == min(day + 1, 3)
            version = (folder / at).stat().st_mtime_ns
            await bench.press(0, number, "hand")
            if (await bench.table(number)).clock.put_away:
                await bench.press(0, number, "wake")
            await bench.play_on(number, random)
            await bench.pass_minutes(30)
            # One a day: that of today is not written again.
            assert (folder / at).stat().st_mtime_ns == version
        kept = [f"stovkahra-{NOON + days * DAY:%Y-%m-%d}.db" for days in (3, 4, 5)]
        assert days_of(folder) == kept
        for name in kept:
            await sound(folder / name)
        assert {name: (folder / name).read_bytes() for name in others} == others
        assert not list(folder.glob("*.part"))
    newest = game_rows(folder / kept[-1])
    assert newest["games"] == game_rows(tmp_path / "games.db")["games"]


async def test_daily_backups_are_encrypted_from_the_day_on_which_a_key_is_set(tmp_path, keys):
    folder = tmp_path / "backups"
    folder.mkdir()
    readable = folder / f"stovkahra-{NOON - DAY:%Y-%m-%d}.db"
    readable.touch()
    async with DailyBench(tmp_path / "games.db", folder, 1, keys[0]) as bench:
        bench.host.start()
        await bench.pass_minutes(2)
    (made,) = folder.iterdir()
    assert made.name == f"stovkahra-{NOON:%Y-%m-%d}.db.age" and is_encrypted(made)


@pytest.mark.stress
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


async def test_a_copy_is_put_back_and_what_was_there_is_kept(tmp_path):
    path = tmp_path / "games.db"
    await played(tmp_path / "copy.db", [1], 60)
    old = game_rows(tmp_path / "copy.db")
    done = await command(tmp_path, "restore", "copy.db")
    assert (done.returncode, done.stderr) == (0, "") and "replaced" not in done.stdout
    assert game_rows(path) == old
    path.unlink()
    later = game_rows(await played(path, [2], 90))
    done = await command(tmp_path, "restore", "copy.db")
    assert (done.returncode, done.stderr) == (0, "")
    (replaced,) = tmp_path.glob("games.db.replaced-*")
    assert replaced.name in done.stdout and "copy.db" in done.stdout
    assert game_rows(path) == old == game_rows(tmp_path / "copy.db")
    await (await Storage.open(path, Clock())).close()
    await (await Storage.open(replaced, Clock())).close()
    assert game_rows(replaced) == later


async def test_what_a_killed_bot_has_left_is_kept_with_its_log_and_can_be_put_back(tmp_path):
    store, state = await in_use(tmp_path / "live.db", 1)
    path = copied(tmp_path / "live.db", tmp_path / "games.db")
    await store.close()
    await played(tmp_path / "copy.db", [2], 30)
    assert (await command(tmp_path, "restore", "copy.db")).returncode == 0
    assert game_rows(path) == game_rows(tmp_path / "copy.db")
    (replaced,) = (each for each in tmp_path.glob("games.db.replaced-*") if each.name.endswith("Z"))
    kept = copied(replaced, tmp_path / "kept.db")
    assert game_rows(replaced) == state
    # Somebody wants it back after all; where its log could not be read, that would be told.
    done = await command(tmp_path, "restore", kept.name)
    assert done.returncode == 2 or game_rows(path) == state


async def test_a_spoilt_copy_is_not_put_back_and_nothing_is_changed(tmp_path):
    path = await played(tmp_path / "games.db", [1], 60)
    good = await played(tmp_path / "good.db", [2], 60)
    for what, spoil in SPOILT.items():
        copy = copied(good, tmp_path / "copy.db")
        spoil(copy)
        before = everything(tmp_path)
        with pytest.raises(StartError) as told:
            await restore(path, copy, NOON)
        assert "copy.db" in str(told.value) and "\n" not in str(told.value), what
        assert everything(tmp_path) == before, what
    await (await Storage.open(path, Clock())).close()


async def test_a_backup_of_a_file_with_a_spoilt_page_is_refused_or_has_all_that_is_in_it(tmp_path, sized, figures):
    """What is found only when a copy is put back would be found when the older copies are gone."""
    good = await played(tmp_path / "good.db", [1], 200)
    content = in_order(good)
    pages, made, random = good.stat().st_size // PAGE, 0, Random(1)
    tried = sorted(random.sample(range(1, pages), min(pages - 1, sized(pages))))
    for page in tried:
        spoilt, copy = copied(good, tmp_path / "spoilt.db"), tmp_path / "copy.db"
        with spoilt.open("r+b") as file:
            file.seek(page * PAGE)
            file.write(random.randbytes(PAGE))
        copy.unlink(missing_ok=True)
        try:
            await back_up(spoilt, copy)
        except StartError as told:
            assert "\n" not in str(told) and not copy.exists()
        else:
            made += 1
            await sound(copy)
            assert in_order(copy) == content, f"page {page}"
    figures(pages=len(tried), refused=len(tried) - made, whole=made)


def in_order(path: Path) -> list[str]:
    """All rows of a file."""
    with closing(sqlite3.connect(path)) as database:
        return sorted(line for line in database.iterdump() if line.startswith("INSERT"))


async def test_nothing_is_put_back_while_a_bot_has_the_database(tmp_path):
    await played(tmp_path / "copy.db", [2], 30)
    store, state = await in_use(tmp_path / "games.db", 1)
    before = everything(tmp_path)
    line = refused(await command(tmp_path, "restore", "copy.db"))
    assert "games.db" in line
    assert everything(tmp_path) == before
    await store.notes.keep("still", "there")
    assert game_rows(tmp_path / "games.db") == state
    await store.close()


async def test_a_copy_for_which_there_is_no_room_changes_nothing(tmp_path):
    with small_disk() as disk:
        path = await played(disk / "games.db", [1], 30)
        copy = await played(tmp_path / "copy.db", [2], 60)
        fill(disk)
        before = {name: content for name, content in everything(disk).items() if name != "filler"}
        with pytest.raises(StartError):
            await restore(path, copy, NOON)
        after = {name: content for name, content in everything(disk).items() if name != "filler"}
        assert after == before


# By links


async def test_what_a_link_leads_to_is_copied_and_put_back_and_the_link_stays(tmp_path):
    real, backups = tmp_path / "disk", tmp_path / "backups"
    real.mkdir()
    backups.mkdir()
    live, state = await in_use(tmp_path / "live.db", 1)
    copied(tmp_path / "live.db", real / "real.db")
    await live.close()
    for link, file in (("games.db", real / "real.db"), ("copy.db", backups / "copy.db"), ("all.json", backups / "a")):
        (tmp_path / link).symlink_to(file)
    links = {name: (tmp_path / name).readlink() for name in ("games.db", "copy.db", "all.json")}
    for arguments in (("backup", "copy.db"), ("records", "all.json"), ("restore", "copy.db")):
        done = await command(tmp_path, *arguments)
        assert (done.returncode, done.stderr) == (0, ""), arguments
    (replaced,) = real.glob("real.db.replaced-*Z")
    assert str(replaced) in done.stdout
    # The newest moves stood in the log beside the file, and not beside the link.
    assert log_of(replaced).stat().st_size
    assert game_rows(replaced) == game_rows(real / "real.db") == game_rows(backups / "copy.db") == state
    assert (backups / "a").exists()
    assert links == {name: (tmp_path / name).readlink() for name in links}
    for own in ("games.db", "disk/real.db-wal", "disk/real.db.lock"):
        assert "belongs to it" in refused(await command(tmp_path, "records", own, "--replace"))


async def test_what_root_puts_back_belongs_to_the_bots_user(tmp_path):
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can give files to others")
    path = await played(tmp_path / "games.db", [1], 20)
    await played(tmp_path / "copy.db", [2], 20)
    os.chown(path, 65534, 65534)
    assert (await command(tmp_path, "restore", "copy.db")).returncode == 0
    assert {(tmp_path / name).stat().st_uid for name in ("games.db", "games.db.lock")} == {65534}
