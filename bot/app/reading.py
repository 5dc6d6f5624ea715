"""A database that is opened while the bot may run: to read it, or to change a little in it."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.backup import back_up, need_own
from bot.model.errors import StartError
from bot.storage.database import Database
from bot.storage.schema import VERSION, need_known
from bot.storage.sqlite import Sqlite
from bot.storage.storage import open_database


@asynccontextmanager
async def reading(where: str | Path) -> AsyncIterator[tuple[Database, Path | None]]:
    """Open a database to read it, with the name of the file that is read, if it is one.

    A SQLite file of an older version is copied first, and the copy brought to the newest version. Raise `StartError` if
    it cannot be read.
    """
    if isinstance(where, str):
        database = await open_database(where, as_it_is=True)
        try:
            yield database, None
        finally:
            await database.close()
        return
    version = await _version(where)
    if version == VERSION:
        sqlite = await Sqlite.look_into(where)
        try:
            yield sqlite, where
        finally:
            await sqlite.close()
        return
    with tempfile.TemporaryDirectory(prefix="stovkahra-") as folder:
        copy = Path(folder) / "copy.db"
        await back_up(where, copy)
        # Opening the copy brings it to the newest version of the schema.
        sqlite = await Sqlite.open(copy)
        try:
            yield sqlite, copy
        finally:
            await sqlite.close()


@asynccontextmanager
async def beside(where: str | Path) -> AsyncIterator[Database]:
    """Open a database to change something in it, while a bot may have it open.

    Raise `StartError` if it cannot be used, or is not of this version: the bot brings it to that when it starts.
    """
    if isinstance(where, Path) and await _version(where) < VERSION:
        raise StartError(f"The database {where} is not at version {VERSION} yet. Start the bot on it once.")
    database = await open_database(where, as_it_is=True)
    try:
        yield database
    finally:
        await database.close()


async def _version(file: Path) -> int:
    """Return the version of a file; raise `StartError` where this program does not know it."""
    version = await need_own(file)
    need_known(file, version)
    return version
