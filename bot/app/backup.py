"""Copies of the database: made while the bot runs, kept for some days, and put back.

A copy is made by a connection of its own that may only read: one that could write would also tidy up
the log of the file, which must not be done by two at once.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.model.errors import StartError
from bot.storage.schema import APPLICATION_ID, VERSION
from bot.storage.sqlite import hold

log = logging.getLogger(__name__)

PATTERN: Final = "stovkahra-????-??-??.db"
"""Names of daily copies."""
RETRY: Final = timedelta(hours=1)
LOGS: Final = ("", "-wal", "-shm")
"""What belongs to a database file, by the end of the name."""


def back_up(database: Path, copy: Path) -> None:
    """Writes a copy of the database as it is now; the bot may run meanwhile.

    An older copy of that name is replaced, once the new one is complete. Raises `StartError` where that
    cannot be, also where the file of that name is none of this bot's.
    """
    if not database.exists():
        raise StartError(f"There is no database {database}. See that DATABASE_URL names the one that the bot uses.")
    if copy.exists():
        if copy.samefile(database):
            raise StartError(f"{copy} is the database itself. Name another file for its backup.")
        need_own(copy)
    part = copy.with_name(copy.name + ".part")
    try:
        _copy(database, part)
        part.replace(copy)
    except (sqlite3.Error, OSError) as error:
        _remove(part)
        raise StartError(f"No backup of {database} could be written to {copy} ({error}).") from None


def restore(database: Path, copy: Path, now: datetime) -> Path | None:
    """Puts a copy in the place of the database, which is kept under another name: that name, if there was one.

    Raises `StartError`, having changed nothing, where the copy is not sound or the bot is running.
    """
    _need_sound(copy)
    if database.exists() and copy.samefile(database):
        raise StartError(f"{copy} is the database itself. Name the backup that is to be put in its place.")
    held = hold(database)
    part = database.with_name(database.name + ".part")
    try:
        _copy(copy, part)
        replaced = database.with_name(f"{database.name}.replaced-{now:%Y%m%dT%H%M%SZ}")
        was_there = database.exists()
        for end in LOGS:
            old = Path(f"{database}{end}")
            if old.exists():
                old.rename(f"{replaced}{end}")
        part.replace(database)
    except (sqlite3.Error, OSError) as error:
        _remove(part)
        raise StartError(f"{copy} could not be put in the place of {database} ({error}).") from None
    finally:
        held.release()
    return replaced if was_there else None


class Backups:
    """One copy a day in a folder, the newest of which are kept."""

    def __init__(self, database: Path, folder: Path, kept: int, clock: Callable[[], datetime]) -> None:
        self._database = database
        self._folder = folder
        self._kept = kept
        self._clock = clock
        self._not_before = datetime.min.replace(tzinfo=UTC)

    async def see_to(self) -> None:
        """Makes the copy of today, if there is none, and deletes those too many; where it fails, again in an hour."""
        now = self._clock()
        copy = self._folder / f"stovkahra-{now:%Y-%m-%d}.db"
        if now < self._not_before or copy.exists():
            return
        try:
            await asyncio.to_thread(self._make, copy)
        except (StartError, OSError) as error:
            self._not_before = now + RETRY
            log.error("Today's backup could not be made, trying again in an hour: %s", error)
        else:
            log.info("The database is backed up in %s", copy)

    def _make(self, copy: Path) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        back_up(self._database, copy)
        for old in sorted(self._folder.glob(PATTERN))[: -self._kept]:
            old.unlink()


def newest(folder: Path) -> Path | None:
    """The last of the daily copies."""
    return max(folder.glob(PATTERN), default=None)


@contextmanager
def _reading(database: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


def need_own(file: Path) -> int:
    """The version of a database of this bot's; raises `StartError` for any other file."""
    try:
        with _reading(file) as connection:
            (mark,), (version,) = (
                connection.execute(f"PRAGMA {name}").fetchone() for name in ("application_id", "user_version")
            )
    except sqlite3.Error as error:
        raise StartError(f"{file} cannot be read as a database ({error}).") from None
    if mark != APPLICATION_ID:
        raise StartError(f"{file} is no database of this bot.")
    return int(version)


def _need_sound(file: Path) -> None:
    version = need_own(file)
    if version > VERSION:
        raise StartError(f"{file} was written by a newer version of the bot. Update the bot first.")
    if found := faults_of(file):
        raise StartError(f"{file} is damaged ({found[0]}). Take another backup.")


def faults_of(file: Path) -> list[str]:
    """What SQLite itself finds wrong with a file, which may be in use."""
    with _reading(file) as connection:
        try:
            found = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
            return found + [
                f"a row of {row[0]} names one that is not there"
                for row in connection.execute("PRAGMA foreign_key_check")
            ]
        except sqlite3.Error as error:
            return [str(error)]


def _copy(file: Path, part: Path) -> None:
    """Writes a whole database, with what stands in its log, to a new file, up to the disk."""
    part.unlink(missing_ok=True)
    with _reading(file) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb+") as written:
        os.fsync(written.fileno())


def _remove(part: Path) -> None:
    with suppress(OSError):
        part.unlink(missing_ok=True)
