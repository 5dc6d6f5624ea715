"""The tables of the database, and how a file comes from one version to the next."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import aiosqlite

from bot.errors import StartError

APPLICATION_ID: Final = 0x42726B6F
"""Marks the file as this bot's, so that no other database is taken for it: "Brko"."""

MIGRATIONS: Final = (
    """
    CREATE TABLE people (
        id INTEGER PRIMARY KEY,
        user_id INTEGER UNIQUE,
        name TEXT NOT NULL,
        own_cuts INTEGER NOT NULL DEFAULT 0,
        forced_cards INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY,
        guild_id INTEGER NOT NULL,
        channel_id INTEGER NOT NULL,
        opener INTEGER NOT NULL REFERENCES people,
        rules TEXT NOT NULL,
        status TEXT NOT NULL,
        next_deal_at TEXT,
        message_id INTEGER,
        message_shows TEXT,
        next_seed BLOB NOT NULL CHECK (length(next_seed) = 32),
        rematch_id INTEGER REFERENCES tables
    ) STRICT;
    CREATE INDEX tables_by_place ON tables (guild_id, status);
    CREATE INDEX tables_by_status ON tables (status);
    CREATE TABLE seats (
        table_id INTEGER NOT NULL REFERENCES tables,
        seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
        person INTEGER NOT NULL REFERENCES people,
        votes_to_stop INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat),
        UNIQUE (table_id, person)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_person ON seats (person);
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        table_id INTEGER NOT NULL REFERENCES tables,
        number INTEGER NOT NULL,
        seed BLOB NOT NULL CHECK (length(seed) = 32),
        UNIQUE (table_id, number)
    ) STRICT;
    CREATE TABLE moves (
        game INTEGER NOT NULL REFERENCES games,
        ply INTEGER NOT NULL,
        seat INTEGER,
        move TEXT NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (game, ply)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE ledger (
        game INTEGER PRIMARY KEY REFERENCES games,
        guild_id INTEGER NOT NULL,
        table_id INTEGER NOT NULL REFERENCES tables,
        seat0 INTEGER NOT NULL REFERENCES people,
        seat1 INTEGER NOT NULL REFERENCES people,
        seat2 INTEGER NOT NULL REFERENCES people,
        seat3 INTEGER NOT NULL REFERENCES people,
        winner INTEGER NOT NULL CHECK (winner IN (0, 1)),
        brcka INTEGER NOT NULL CHECK (brcka IN (1, 2)),
        how TEXT NOT NULL,
        score0 INTEGER NOT NULL,
        score1 INTEGER NOT NULL,
        choice TEXT NOT NULL CHECK (choice IN ('add', 'take')),
        amount INTEGER NOT NULL,
        balance0 INTEGER NOT NULL,
        balance1 INTEGER NOT NULL,
        at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX ledger_by_guild ON ledger (guild_id);
    CREATE INDEX ledger_by_table ON ledger (table_id);
    CREATE TRIGGER ledger_is_not_changed BEFORE UPDATE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER ledger_is_not_shortened BEFORE DELETE ON ledger
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TABLE panels (
        table_id INTEGER NOT NULL REFERENCES tables,
        person INTEGER NOT NULL REFERENCES people,
        message_id INTEGER NOT NULL,
        token TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        PRIMARY KEY (table_id, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE people ADD COLUMN level TEXT;
    CREATE UNIQUE INDEX computers ON people (level, name) WHERE level IS NOT NULL;
    ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
    """,
    """
    CREATE TABLE guilds (
        id INTEGER PRIMARY KEY,
        locale TEXT NOT NULL DEFAULT 'en',
        settings TEXT NOT NULL DEFAULT '{}',
        removed_at TEXT
    ) STRICT;
    INSERT INTO guilds (id) SELECT DISTINCT guild_id FROM tables;
    ALTER TABLE people ADD COLUMN language TEXT;
    ALTER TABLE people ADD COLUMN locale TEXT NOT NULL DEFAULT 'en';
    ALTER TABLE people ADD COLUMN deck TEXT NOT NULL DEFAULT 'german';
    ALTER TABLE people ADD COLUMN letters INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE people ADD COLUMN pings INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN message_at TEXT;
    ALTER TABLE tables ADD COLUMN deadline_at TEXT;
    ALTER TABLE tables ADD COLUMN overdue INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN call_at TEXT;
    ALTER TABLE tables ADD COLUMN call_id INTEGER;
    ALTER TABLE tables ADD COLUMN call_over INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN idle_at TEXT;
    ALTER TABLE tables ADD COLUMN put_away INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN due_at TEXT;
    UPDATE tables SET idle_at = strftime('%Y-%m-%dT%H:%M:%S+00:00', 'now', '+1 day')
        WHERE status IN ('lobby', 'playing');
    UPDATE tables SET due_at = coalesce(next_deal_at, idle_at) WHERE status IN ('lobby', 'playing');
    CREATE INDEX tables_by_due ON tables (due_at) WHERE due_at IS NOT NULL;
    CREATE INDEX tables_by_channel ON tables (channel_id);
    ALTER TABLE seats ADD COLUMN missed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN concedes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN called INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE departures (
        table_id INTEGER NOT NULL REFERENCES tables,
        person INTEGER NOT NULL REFERENCES people,
        seat INTEGER NOT NULL,
        moment TEXT NOT NULL,
        PRIMARY KEY (table_id, person)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE corrections (
        id INTEGER PRIMARY KEY,
        guild_id INTEGER NOT NULL,
        person INTEGER NOT NULL REFERENCES people,
        partner INTEGER REFERENCES people,
        brcka INTEGER NOT NULL CHECK (brcka BETWEEN -20 AND 20 AND brcka <> 0),
        reason TEXT NOT NULL,
        author INTEGER NOT NULL REFERENCES people,
        at TEXT NOT NULL
    ) STRICT;
    CREATE INDEX corrections_by_guild ON corrections (guild_id);
    DROP TRIGGER ledger_is_not_shortened;
    CREATE TRIGGER ledger_is_not_shortened BEFORE DELETE ON ledger
        WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL)
        BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
    CREATE TRIGGER corrections_are_not_changed BEFORE UPDATE ON corrections
        BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
    CREATE TRIGGER corrections_are_not_shortened BEFORE DELETE ON corrections
        WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL)
        BEGIN SELECT RAISE(ABORT, 'corrections are append-only'); END;
    """,
)
"""Steps from one version of the database to the next; `PRAGMA user_version` counts those taken."""


async def prepare(connection: aiosqlite.Connection, path: str | Path) -> None:
    """Settings of the connection, and the steps to the newest version.

    Raises `StartError` for a file of some other program, or of a newer version.
    """
    (version,) = (await _pragma(connection, "user_version"),)
    (mark,) = (await _pragma(connection, "application_id"),)
    tables = await connection.execute_fetchall("SELECT 1 FROM sqlite_master LIMIT 1")
    if mark != APPLICATION_ID and list(tables):
        raise StartError(f"The database {path} belongs to some other program. Name another file in DATABASE_URL.")
    if version > len(MIGRATIONS):
        raise StartError(
            f"The database {path} was written by a newer version of the bot "
            f"(version {version}, this one knows {len(MIGRATIONS)}). Update the bot."
        )
    for setting in (
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
        "secure_delete = ON",
        "busy_timeout = 1000",
    ):
        await connection.execute(f"PRAGMA {setting}")
    for number in range(version, len(MIGRATIONS)):
        marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {number + 1};"
        await connection.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} {marks} COMMIT;")
    # Whoever may only read finds out now, not at the first click.
    await connection.execute("BEGIN IMMEDIATE")
    await connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    await connection.execute("COMMIT")


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    (row,) = await connection.execute_fetchall(f"PRAGMA {name}")
    return int(row[0])
