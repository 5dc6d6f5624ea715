"""The tables of the database, and the steps by which they come from one version to the next.

One list of steps serves SQLite and PostgreSQL: it is written in the words of SQLite, and the few that PostgreSQL
has other words for are put into those.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

APPLICATION_ID: Final = 0x42726B6F
"""Marks a database as this bot's, so that no other is taken for it: "Brko"."""


@dataclass(frozen=True, slots=True)
class Guard:
    """Rows of a table that are not to be changed, or not to be deleted."""

    name: str
    event: str
    """`UPDATE` or `DELETE`."""
    table: str
    condition: str = "TRUE"
    """For which rows, by the names of `OLD`, that is so."""

    @property
    def told(self) -> str:
        """What whoever tries it is told."""
        return "the ledger is append-only" if self.table == "ledger" else f"{self.table} are append-only"


@dataclass(frozen=True, slots=True)
class Unguard:
    """Takes a guard away, so that another can come."""

    guard: Guard


Step = tuple[str | Guard | Unguard, ...]
GUILD_STAYS: Final = "NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL)"
"""What was played on a server goes when the bot has been removed from it, and not before."""
LEDGER_WAS_KEPT: Final = Guard("ledger_is_not_shortened", "DELETE", "ledger")

STEPS: Final[tuple[Step, ...]] = (
    (
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
        """,
        Guard("ledger_is_not_changed", "UPDATE", "ledger"),
        LEDGER_WAS_KEPT,
        """
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
    ),
    (
        """
        ALTER TABLE people ADD COLUMN level TEXT;
        CREATE UNIQUE INDEX computers ON people (level, name) WHERE level IS NOT NULL;
        ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT '{}';
        """,
    ),
    (
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
        UPDATE tables SET idle_at = '{tomorrow}'
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
        """,
        Unguard(LEDGER_WAS_KEPT),
        Guard("ledger_is_not_shortened", "DELETE", "ledger", GUILD_STAYS),
        Guard("corrections_are_not_changed", "UPDATE", "corrections"),
        Guard("corrections_are_not_shortened", "DELETE", "corrections", GUILD_STAYS),
    ),
    (
        """
        ALTER TABLE tables ADD COLUMN kind TEXT NOT NULL DEFAULT 'stovkahra';
        ALTER TABLE tables ADD COLUMN players INTEGER NOT NULL DEFAULT 4;
        CREATE TABLE results (
            game INTEGER NOT NULL REFERENCES games,
            seat INTEGER NOT NULL,
            person INTEGER NOT NULL REFERENCES people,
            guild_id INTEGER NOT NULL,
            table_id INTEGER NOT NULL REFERENCES tables,
            kind TEXT NOT NULL,
            won INTEGER CHECK (won IN (0, 1)),
            points INTEGER NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (game, seat)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX results_by_guild ON results (guild_id);
        CREATE INDEX results_by_table ON results (table_id);
        CREATE TABLE chips (
            game INTEGER NOT NULL REFERENCES games,
            ply INTEGER NOT NULL,
            number INTEGER NOT NULL,
            guild_id INTEGER NOT NULL,
            table_id INTEGER NOT NULL REFERENCES tables,
            giver INTEGER REFERENCES people,
            taker INTEGER REFERENCES people,
            chips INTEGER NOT NULL CHECK (chips > 0),
            why TEXT NOT NULL,
            at TEXT NOT NULL,
            PRIMARY KEY (game, ply, number),
            CHECK (giver IS NOT NULL OR taker IS NOT NULL)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX chips_by_guild ON chips (guild_id);
        """,
        Guard("results_are_not_changed", "UPDATE", "results"),
        Guard("results_are_not_shortened", "DELETE", "results", GUILD_STAYS),
        Guard("chips_are_not_changed", "UPDATE", "chips"),
        Guard("chips_are_not_shortened", "DELETE", "chips", GUILD_STAYS),
    ),
)
"""Steps from one version of the database to the next; `{tomorrow}` is a moment a day after the step is taken."""
VERSION: Final = len(STEPS)
"""The version that this bot knows best."""
TABLES: Final = (
    *(
        "people",
        "guilds",
        "tables",
        "seats",
        "departures",
        "games",
        "moves",
        "ledger",
        "corrections",
        "results",
        "chips",
        "panels",
        "notes",
    ),
)
"""All tables; those that a table names stand before it."""
NUMBERED: Final = ("people", "tables", "games", "corrections")
"""Tables whose rows the database numbers."""


def for_sqlite(step: Step, tomorrow: str) -> str:
    """A step in the words of SQLite."""

    def worded(part: str | Guard | Unguard) -> str:
        match part:
            case Guard(name, event, table, condition):
                return f"""CREATE TRIGGER {name} BEFORE {event} ON {table} WHEN {condition}
                    BEGIN SELECT RAISE(ABORT, '{part.told}'); END;"""
            case Unguard(guard):
                return f"DROP TRIGGER {guard.name};"
        return part.replace("{tomorrow}", tomorrow)

    return "\n".join(map(worded, step))


IN_POSTGRES: Final = {
    "INTEGER PRIMARY KEY REFERENCES": "BIGINT PRIMARY KEY REFERENCES",
    "INTEGER PRIMARY KEY": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    "INTEGER": "BIGINT",
    # Moments are compared as texts.
    "TEXT": 'TEXT COLLATE "C"',
    "BLOB": "BYTEA",
    " STRICT, WITHOUT ROWID": "",
    " STRICT": "",
}
"""Words of SQLite that PostgreSQL has others for, the longer ones first."""
OTHER_WORDS: Final = re.compile("|".join(IN_POSTGRES))


def _against_emptying(guard: Guard) -> str:
    """A table whose rows never change is not emptied at one stroke either, which deletes no row of its own."""
    return f"CREATE TRIGGER {guard.table}_stays BEFORE TRUNCATE ON {guard.table} EXECUTE FUNCTION {guard.name}();"


def for_postgres(step: Step, tomorrow: str) -> str:
    """A step in the words of PostgreSQL."""

    def worded(part: str | Guard | Unguard) -> str:
        match part:
            case Guard(name, event, table, condition):
                return f"""CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
                    IF {condition} THEN RAISE EXCEPTION '{part.told}'; END IF;
                    RETURN {"OLD" if event == "DELETE" else "NEW"}; END $$;
                    CREATE TRIGGER {name} BEFORE {event} ON {table} FOR EACH ROW EXECUTE FUNCTION {name}();
                    {_against_emptying(part) if event == "UPDATE" else ""}"""
            case Unguard(guard):
                return f"DROP TRIGGER {guard.name} ON {guard.table}; DROP FUNCTION {guard.name};"
        return OTHER_WORDS.sub(lambda found: IN_POSTGRES[found[0]], part.replace("{tomorrow}", tomorrow))

    return "\n".join(map(worded, step))
