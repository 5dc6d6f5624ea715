"""The command `move`: it copies everything from one database to another, and checks the copy."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.app.audit import Findings, audit_of
from bot.model.errors import InUse, StartError
from bot.model.waits import LOCKED_DATABASE_RETRY_S
from bot.storage.database import Database, Row, Transaction
from bot.storage.schema import LEADING_ON, TABLES
from bot.storage.storage import open_database, same_place

ROWS_AT_ONCE: Final = 5000
"""How many rows are copied at a time."""


async def move(source: str | Path, target: str | Path, tell: Callable[[str], None]) -> Findings:
    """Copy everything in one transaction, and replay it in the new database; the old one stays unchanged.

    It waits, and says so, until no bot uses either database. Raise `StartError` where one of them cannot be used, or
    where the target is not empty.
    """
    if await asyncio.to_thread(same_place, source, target):
        raise StartError("The two databases are the same. Name another one to move to.")
    if isinstance(source, Path) and not await asyncio.to_thread(source.exists):
        raise StartError(f"There is no database {source}.")
    async with _exclusively(target, tell) as new:
        if await _count(new):
            raise StartError(f"The database {new.name} holds games already. Name an empty one.")
        async with _exclusively(source, tell) as old:
            async with old.snapshot() as reading, new.transaction() as writing:
                carried = await _carry(reading, writing)
                await new.renumber(writing)
            tell(f"Carried over from {old.name} to {new.name}: {carried} rows.")
            async with old.snapshot() as reading, new.snapshot() as again:
                differing = await _compare(reading, again)
            found = await audit_of(new)
            found.wrong[:0] = differing
            return found


@asynccontextmanager
async def _exclusively(where: str | Path, tell: Callable[[str], None]) -> AsyncIterator[Database]:
    """Open a database that no bot uses; wait until that is so."""
    told = False
    while True:
        try:
            database = await open_database(where, alone=True)
            break
        except InUse as error:
            if not told:
                tell(f"{error} Stop the bot; what follows begins as soon as it has stopped.")
                told = True
        await asyncio.sleep(LOCKED_DATABASE_RETRY_S)
    try:
        yield database
    finally:
        await database.close()


async def _count(database: Database) -> int:
    """Count the rows of all tables, without notes."""
    count = 0
    for table in TABLES:
        row = await database.row(f"SELECT count(*) AS number FROM {table}")
        count += row["number"] if row is not None and table != "notes" else 0
    return count


async def _carry(old: Transaction, new: Transaction) -> int:
    count = 0
    for table in TABLES:
        if table == "notes":
            # A new database has notes of its own, which tell nothing about the old one.
            await new.execute("DELETE FROM notes")
        async for rows in _portions(old, table):
            names = list(rows[0].keys())
            numbered = ", ".join(f"${at}" for at in range(1, len(names) + 1))
            values = [[None if name in LEADING_ON else row[name] for name in names] for row in rows]
            await new.execute_many(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({numbered})", values)
            # Statements that return nothing may wait for one that does; all of them would not fit into memory.
            await new.together()
            count += len(rows)
    # Set last, because a table may refer to one that was opened after it.
    async for rows in _portions(old, "tables"):
        for name in LEADING_ON:
            named = [[row[name], row["id"]] for row in rows if row[name] is not None]
            await new.execute_many(f"UPDATE tables SET {name} = $1 WHERE id = $2", named)
        await new.together()
    return count


async def _portions(t: Transaction, table: str) -> AsyncIterator[Sequence[Row]]:
    """Yield all rows of a table in the order of their keys, in portions."""
    key = TABLES[table].key
    columns, last = ", ".join(key), ", ".join(f"${at}" for at in range(1, len(key) + 1))
    ordered = f"ORDER BY {columns} LIMIT {ROWS_AT_ONCE}"
    rows = await t.rows(f"SELECT * FROM {table} {ordered}")
    while rows:
        yield rows
        after = [rows[-1][name] for name in key]
        rows = await t.rows(f"SELECT * FROM {table} WHERE ({columns}) > ({last}) {ordered}", *after)


async def _compare(old: Transaction, new: Transaction) -> list[str]:
    """Return the names of tables whose rows differ, each as a message."""
    wrong = []
    for table in TABLES:
        carried = _portions(new, table)
        same = True
        async for rows in _portions(old, table):
            same = same and _content(rows) == _content(await anext(carried, []))
        if not same or await anext(carried, None) is not None:
            wrong.append(f"{table}: not all rows are the same in both")
    return wrong


def _content(rows: Sequence[Row]) -> list[str]:
    """Return the content of rows in an order that does not depend on the database."""
    return sorted(repr(sorted(dict(row).items())) for row in rows)
