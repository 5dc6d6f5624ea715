"""A file with as many games as wanted: those that were played in it, again and again, with numbers of their own."""

import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.schema import TABLES
from bot.storage.storage import Storage

COPIED = (
    *("tables", "seats", "departures", "games", "players", "substitutes", "stopped", "moves", "reviews"),
    *("results", "prizes", "corrections", "chips", "events", "event_deals", "event_tables"),
)
"""The tables whose rows are copied; those of each copy are found by the first column of their key."""
ADDED_UP = ("history", "name_words", "rate_anew", "rating_points", "ratings", "counts", "sums")
"""The tables that are made anew from the lines."""
DATED = {"corrections", "results", "chips"}
LATER = "replace(strftime('%Y-%m-%dT%H:%M:%f000+00:00', old.at, turn || ' hours'), '.000000', '')"
"""No two lines of a ledger are of the same moment, which is written as the bot writes it."""
SAME = {"people"}
"""What copies refer to that is not copied: everywhere the same people play."""


def multiply(file: Path, times: int) -> None:
    """Copies everything in a file that was played so often that it stands there so many times, not added up yet."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        keys = {name: TABLES[name].key[0] for name in COPIED}
        numbered = [name for name, key in keys.items() if key == "id"]
        step = 1 + max(database.execute(f"SELECT coalesce(max(id), 0) FROM {name}").fetchone()[0] for name in numbered)
        for name, key in keys.items():
            columns = ", ".join(_copied(database, name, step))
            database.execute(
                f"""WITH RECURSIVE copies (turn) AS (SELECT 1 UNION ALL SELECT turn + 1 FROM copies WHERE turn < ?)
                INSERT INTO {name} SELECT {columns} FROM copies CROSS JOIN {name} AS old WHERE old.{key} < ?""",
                (times - 1, step),
            )
        for name in ADDED_UP:
            database.execute(f"DELETE FROM {name}")
        database.execute("UPDATE books SET up_to = 0")
        database.commit()


async def add_up(file: Path) -> None:
    """Add the ledgers of a file up, as the bot does it after an update."""
    async with await Storage.open(file, lambda: datetime.now(UTC)) as storage:
        for books in await storage.bookkeeping.to_do():
            while await storage.bookkeeping.add(books.guild_id, 500):
                pass


def _copied(database: sqlite3.Connection, name: str, step: int) -> list[str]:
    """The columns of a copied row: its number, and all that leads to copied rows, so much higher for each copy."""
    leads = {row[3] for row in database.execute(f"PRAGMA foreign_key_list({name})") if row[2] not in SAME} | {"id"}
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
    later = {"at": LATER} if name in DATED else {}
    return [
        f"old.{column} + turn * {step}" if column in leads else later.get(column, f"old.{column}") for column in columns
    ]
