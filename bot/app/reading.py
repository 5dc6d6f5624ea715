"""A database that is read while the bot may run, and that is not changed."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app.backup import back_up, need_own
from bot.model.errors import StartError
from bot.storage.database import Database
from bot.storage.schema import VERSION
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
    version = await need_own(where)
    if version > VERSION:
        raise StartError(f"{where} was written by a newer version of the bot. Update the bot.")
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
