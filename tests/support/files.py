"""Database files of the tests: played on, copied, looked at, and damaged as files may be."""

import asyncio
import contextlib
import itertools
import logging
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.app.backup import faults_of
from bot.model import conceding, dealing, moving
from bot.model.table import Status, Table
from bot.service.running.transaction import Tables
from bot.storage.schema import VERSION
from bot.storage.storage import Storage
from tests.support.chance import Seeded
from tests.support.games import begun
from tests.support.postgres import connected
from tests.support.process import start
from tests.support.service import NOON, PAUSE, Clock, decide, kept_in, tamper

DAY, HOUR, MINUTE = timedelta(days=1), timedelta(hours=1), timedelta(minutes=1)


GIVE_UP = 0.005
"""How often a game is given up, of all moments at which it could be."""
LOGS = ("", "-wal")
"""What belongs to a database file that is in use."""


INNER = (2, 5)
"""How pages of SQLite begin that lead to others."""


def copied(path: Path, copy: Path) -> Path:
    """The file as a process that is killed now would leave it."""
    for end in LOGS:
        Path(f"{copy}{end}").unlink(missing_ok=True)
        if Path(f"{path}{end}").exists():
            shutil.copy(f"{path}{end}", f"{copy}{end}")
    return copy


def log_of(path: Path) -> Path:
    """The log beside a file that is in use, in which the newest changes stand."""
    return Path(f"{path}-wal")


async def sound(path: Path) -> None:
    assert await faults_of(path) == []


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines of the log from warnings on."""
    return [line.getMessage() for line in caplog.records if line.levelno >= logging.WARNING]


async def run_beside(folder: Path, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """A process of the bot's for `games.db` in a folder, while this one does something else."""
    return await asyncio.to_thread(start, folder, *arguments, **{"DATABASE_URL": "sqlite:games.db"} | settings)


async def series(storage: Storage, seed: int) -> AsyncIterator[Table]:
    """A whole random series, with games given up, change by change."""
    random, chance = Random(seed), Seeded(seed)
    table = await begun(storage, seed=seed)
    yield table
    while table.status is Status.PLAYING:
        async with Tables(storage).open(table.id) as table:
            if table.clock.next_deal_at is None and table.series.pending is None and random.random() < GIVE_UP:
                for seat in random.choice(((0, 2), (1, 3))):
                    conceding.concede(table, table.seats.person(seat))
            elif table.clock.next_deal_at is None:
                moving.push(table, *decide(table, random, boldness=0.03))
            dealing.advance(table, table.clock.next_deal_at or NOON, chance, PAUSE)
        yield table


async def played(path: Path, seeds: Iterable[int], most: int = 10**6) -> Path:
    """A file with series in it, finished or up to so many changes."""
    store = await Storage.open(path, Clock())
    for seed in seeds:
        count = itertools.count(1)
        async for _ in series(store, seed):
            if next(count) >= most:
                break
    await store.close()
    return path


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


def fill(disk: Path) -> Path:
    """Nothing is free any more on a small disk; the file which takes it all."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    return filler


def spoil(path: Path, table: str) -> None:
    """A page in the middle of a table is full of something else; nobody has the file open."""
    with connected(path) as ask:
        ((size,),) = ask("PRAGMA page_size")
        ((page,),) = ask("SELECT rootpage FROM sqlite_master WHERE name = ?", table)
        ask("PRAGMA wal_checkpoint(TRUNCATE)")
    content = path.read_bytes()

    def number(at: int, length: int) -> int:
        return int.from_bytes(content[at : at + length], "big")

    while content[start := (page - 1) * size] in INNER:
        # Behind its head stands where the cells of the page are, and in front of each is the page that comes before it.
        page = number(start + number(start + 12 + number(start + 3, 2) // 2 * 2, 2), 4)
    with path.open("r+b") as file:
        file.seek(start)
        file.write(b"\x5a" * size)


def open_to_others(folder: Path) -> set[str]:
    """The files and folders of a folder that others than their owner may read or write."""
    return {str(each.relative_to(folder)) for each in folder.rglob("*") if each.stat().st_mode & 0o077}


def game_rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    return kept_in(path, without=["notes", "guilds"])


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


async def in_use(path: Path, seed: int) -> tuple[Storage, dict[str, list[tuple[object, ...]]]]:
    """A file whose newest moves stand in its log alone, and all that is in it."""
    store = await Storage.open(path, Clock())
    count = itertools.count(1)
    async for _ in series(store, seed):
        if next(count) == 40:
            break
    assert log_of(path).stat().st_size
    return store, game_rows(path)


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
    tamper(path, "DELETE FROM games WHERE id = 1")


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
