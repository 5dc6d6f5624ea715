"""Backups of the database: made while the bot runs, kept for some days, and restored."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import BinaryIO, Final

import aiosqlite

from bot.app.encryption import ENDING, decrypt, encrypt, is_encrypted
from bot.app.progress import Told, tell_nobody
from bot.model.errors import StartError
from bot.model.waits import COPY_LOOK_S
from bot.storage.schema import APPLICATION_ID, need_known
from bot.storage.sqlite import LOGS, OWN, find_faults, hold, lock_of, need_access, read_only, shut

log = logging.getLogger(__name__)

PATTERNS: Final = ("stovkahra-????-??-??.db", f"stovkahra-????-??-??.db{ENDING}")
"""The names of daily backups, as they are and encrypted."""
RETRY: Final = timedelta(hours=1)
ORPHANS_LISTED: Final = 1000
"""How many rows that name others which are not there are told."""
MEGABYTE: Final = 2**20


async def back_up(
    database: Path, copy: Path, tell: Told = tell_nobody, *, replace: bool = False, recipient: str | None = None
) -> None:
    """Write a copy of the database as it is now; the bot may run meanwhile.

    With `replace` an older copy of that name gives way once the new one is complete. With `recipient`, a public key of
    age, only its owner can read the copy. `tell` is told how many megabytes are written. Raise `StartError` if the copy
    cannot be written, or if there is a file of that name which must stay.
    """
    # Of links the files are meant to which they lead.
    database, copy = [await asyncio.to_thread(each.resolve) for each in (database, copy)]
    await asyncio.to_thread(_need_other, database, copy)
    if await asyncio.to_thread(copy.exists):
        await _need_replaceable(copy, replace=replace)
    part = copy.with_name(copy.name + ".part")
    try:
        async with _watched(database, part, tell):
            if recipient is None:
                await _copy(database, part)
            else:
                await asyncio.to_thread(_copy_encrypted, database, part, recipient)
        await asyncio.to_thread(part.replace, copy)
    except (aiosqlite.Error, OSError) as error:
        _remove(part)
        raise StartError(f"No backup of {database} could be written to {copy} ({error}).") from None


def _need_other(database: Path, copy: Path) -> None:
    if not database.exists():
        raise StartError(f"There is no database {database}. See that DATABASE_URL names the one that the bot uses.")
    need_place(copy, database, "its backup")


async def _need_replaceable(copy: Path, *, replace: bool) -> None:
    if not await _encrypted(copy):
        await need_own(copy)
    await asyncio.to_thread(need_leave, copy, replace=replace)


def need_place(file: Path, database: Path | None, what: str) -> None:
    """Raise `StartError` where a file cannot be written: its folder is not there, or it is the database itself.

    `database` is `None` where the database is no file; `what` is what the file is for, in the words of the message.
    """
    if not file.parent.is_dir():
        raise StartError(f"There is no folder {file.parent}. Make it, or name a file in another folder.")
    if database is None:
        return
    real = database.resolve()
    own = [*(Path(f"{real}{end}") for end in LOGS), lock_of(real)]
    if file.resolve() in own or any(each.exists() and file.exists() and file.samefile(each) for each in own):
        raise StartError(f"{file} is the database itself, or belongs to it. Name another file for {what}.")


def need_leave(file: Path, *, replace: bool) -> None:
    """Raise `StartError` where there is a file of that name, which may not be replaced."""
    if file.exists() and not replace:
        raise StartError(f"{file} is there already. Name another file, or say --replace.")


async def restore(database: Path, copy: Path, now: datetime, key: Path | None = None) -> Path | None:
    """Put a copy in the place of the database; return the new name of the old database, or `None` if there was none.

    `key` is the file with the private key of a copy that is encrypted. Raise `StartError` and change nothing if the
    copy is damaged or the bot is running.
    """
    # Of a link the file is meant to which it leads, and beside which its log lies.
    database = await asyncio.to_thread(database.resolve)
    async with _opened(database, copy, key) as readable:
        await _need_sound(readable)
        if await asyncio.to_thread(_same, database, copy):
            raise StartError(f"{copy} is the database itself. Name the backup that is to be put in its place.")
        held = hold(database)
        part = database.with_name(database.name + ".part")
        try:
            await _copy(readable, part)
            for each in (part, lock_of(database)):
                await asyncio.to_thread(_give, each, database)
            return await asyncio.to_thread(_replace, database, part, f"{database.name}.replaced-{now:%Y%m%dT%H%M%SZ}")
        except (aiosqlite.Error, OSError) as error:
            _remove(part)
            raise StartError(f"{copy} could not be put in the place of {database} ({error}).") from None
        finally:
            held.release()


async def _encrypted(copy: Path) -> bool:
    """Return whether a backup is encrypted; raise `StartError` where it cannot be read."""
    try:
        return await asyncio.to_thread(is_encrypted, copy)
    except OSError as error:
        raise StartError(f"{copy} cannot be read ({error}).") from None


@asynccontextmanager
async def _opened(database: Path, copy: Path, key: Path | None) -> AsyncIterator[Path]:
    """Give a copy as it is, or decrypted in the database's folder as long as the block lasts."""
    if not await _encrypted(copy):
        yield copy
        return
    if key is None:
        raise StartError(f"{copy} is encrypted. Name the file with its private key, too: --key FILE.")
    readable = database.with_name(database.name + ".decrypted.part")
    try:
        await asyncio.to_thread(_make_private, readable)
        await asyncio.to_thread(decrypt, copy, readable, key)
        yield readable
    except OSError as error:
        raise StartError(f"{copy} could not be decrypted ({error}).") from None
    finally:
        _remove(readable)


def _make_private(file: Path) -> None:
    """Make an empty file that only the bot's user can read."""
    file.unlink(missing_ok=True)
    file.touch(mode=OWN)


def _give(file: Path, database: Path) -> None:
    """Let a file that root has made belong to the bot's user, whose database or folder this is."""
    owner = (database if database.exists() else database.parent).stat()
    if os.name == "posix" and os.geteuid() == 0:
        os.chown(file, owner.st_uid, owner.st_gid)


def _same(database: Path, copy: Path) -> bool:
    return database.exists() and copy.samefile(database)


def _replace(database: Path, part: Path, name: str) -> Path | None:
    """Rename the database with its log files, and give its name to the new file."""
    replaced = database.with_name(name)
    was_there = database.exists()
    for end in LOGS:
        old = Path(f"{database}{end}")
        if old.exists():
            old.rename(f"{replaced}{end}")
            shut(Path(f"{replaced}{end}"))
    part.replace(database)
    return replaced if was_there else None


@dataclass(slots=True, eq=False)
class Backups:
    """Daily backups in a folder, of which the newest are kept."""

    _database: Path
    _folder: Path
    _kept: int
    _clock: Callable[[], datetime]
    _recipient: str | None = None
    _not_before: datetime = field(default=datetime.min.replace(tzinfo=UTC), init=False)

    async def see_to(self) -> None:
        """Make the backup of today if there is none, and delete the oldest; after a failure try again in an hour."""
        now = self._clock()
        copy = self._folder / f"stovkahra-{now:%Y-%m-%d}.db{ENDING if self._recipient else ''}"
        if now < self._not_before or await asyncio.to_thread(copy.exists):
            return
        try:
            await self._make(copy)
        except (StartError, OSError) as error:
            self._not_before = now + RETRY
            log.error("Today's backup could not be made, trying again in an hour: %s", error)
        else:
            log.info("The database is backed up in %s", copy)

    async def _make(self, copy: Path) -> None:
        await asyncio.to_thread(self._folder.mkdir, 0o700, parents=True, exist_ok=True)
        await back_up(self._database, copy, recipient=self._recipient)
        await asyncio.to_thread(self._delete_old)

    def _delete_old(self) -> None:
        for old in _daily(self._folder)[: -self._kept]:
            old.unlink()


def _daily(folder: Path) -> list[Path]:
    """Return the daily backups, oldest first."""
    return sorted(file for pattern in PATTERNS for file in folder.glob(pattern))


def private_files(database: Path | str, folder: Path | None) -> list[Path]:
    """Return the files that hold games, which nobody but the bot should read.

    These are the database with its logs, those that were replaced or are half written beside it, and the daily backups.
    """
    copies = _daily(folder) if folder is not None else []
    if isinstance(database, str):
        return copies
    real = database.resolve()
    beside = [*real.parent.glob(f"{real.name}.replaced-*"), *real.parent.glob(f"{real.name}.*part")]
    return [*(Path(f"{real}{end}") for end in LOGS), *sorted(beside), *copies]


def newest(folder: Path) -> Path | None:
    """Return the newest daily backup."""
    return max(_daily(folder), default=None)


@asynccontextmanager
async def _reading(database: Path) -> AsyncIterator[aiosqlite.Connection]:
    await asyncio.to_thread(need_access, database)
    # A read-only connection does not clean the log files up, which two connections must not do at once.
    async with aiosqlite.connect(read_only(database), uri=True) as connection:
        yield connection


async def need_own(file: Path) -> int:
    """Return the schema version of a database of this bot; raise `StartError` for any other file."""
    try:
        async with _reading(file) as connection:
            ((mark,),) = await connection.execute_fetchall("PRAGMA application_id")
            ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
    except (aiosqlite.Error, OSError) as error:
        told = f"{file} cannot be read as a database ({error})."
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CANTOPEN:
            # Beside a database with a log SQLite writes a file of its own even to read it.
            told += " Copy it, and its -wal file if there is one, into a folder which this user may write."
        raise StartError(told) from None
    if mark != APPLICATION_ID:
        raise StartError(f"{file} is no database of this bot.")
    return int(version)


async def _need_sound(file: Path) -> None:
    need_known(file, await need_own(file))
    if found := await faults_of(file):
        raise StartError(f"{file} is damaged ({found[0]}). Take another backup.")


async def faults_of(file: Path) -> list[str]:
    """Return what SQLite finds wrong with a file, which may be in use: damaged tables before all else."""
    async with _reading(file) as connection:
        try:
            damaged: dict[str, list[str]] = {}
            await find_faults(connection, "integrity_check", damaged)
            found = [f"the table {table} is damaged: {what}" for table, faults in damaged.items() for what in faults]
            if found:
                return found
            async with connection.execute("PRAGMA foreign_key_check") as cursor:
                orphans = await cursor.fetchmany(ORPHANS_LISTED)
        except aiosqlite.Error as error:
            return [str(error)]
    return [f"a row of {row[0]} names one that is not there" for row in orphans]


def _megabytes(*files: Path) -> list[int]:
    return [each.stat().st_size // MEGABYTE for each in files]


@asynccontextmanager
async def _watched(file: Path, part: Path, tell: Told) -> AsyncIterator[None]:
    """Tell how many megabytes of a copy are written, as long as the block lasts."""

    async def watch() -> None:
        while True:
            await asyncio.sleep(COPY_LOOK_S)
            with suppress(OSError):
                tell(*await asyncio.to_thread(_megabytes, part, file))

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()


async def _copy(file: Path, part: Path) -> None:
    """Write a database, with the content of its log, to a new file, and flush it to the disk."""
    # SQLite fills an empty file.
    await asyncio.to_thread(_make_private, part)
    async with _reading(file) as connection:
        await connection.execute_fetchall("VACUUM INTO ?", (str(part),))
    await asyncio.to_thread(_sync, part)


def _copy_encrypted(database: Path, part: Path, recipient: str) -> None:
    """Write an encrypted copy of a database to a new file, and flush it to the disk."""
    _make_private(part)
    need_access(database)
    with _nameless(database, part.name) as (plain, target), part.open("wb") as written:
        with closing(sqlite3.connect(read_only(database), uri=True)) as source:
            source.backup(target)
        target.close()
        encrypt(plain, written, recipient)
        written.flush()
        os.fsync(written.fileno())


@contextmanager
def _nameless(database: Path, name: str) -> Iterator[tuple[BinaryIO, sqlite3.Connection]]:
    """Give a file in the database's folder, to read it and as an empty database, which is gone with this process.

    Only while it is empty it has a name, so that nothing of it is left however the process ends. Windows deletes no
    file that is open: there it has one until the end.
    """
    # Another backup may be made meanwhile.
    path = database.with_name(f"{database.name}.{name}")
    _make_private(path)
    try:
        with path.open("rb") as plain, closing(sqlite3.connect(path)) as target:
            # Without a journal, which would be a file of its own.
            target.execute("PRAGMA journal_mode = OFF")
            if os.name == "posix":
                path.unlink()
            yield plain, target
    finally:
        _remove(path)


def _sync(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def _remove(part: Path) -> None:
    with suppress(OSError):
        part.unlink(missing_ok=True)
