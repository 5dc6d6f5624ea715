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
WHEN TRUE
BEGIN
    SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER ledger_is_not_shortened BEFORE DELETE ON ledger
WHEN TRUE
BEGIN
    SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TABLE panels (
    table_id INTEGER NOT NULL REFERENCES tables,
    person INTEGER NOT NULL REFERENCES people,
    message_id INTEGER NOT NULL,
    token TEXT NOT NULL,
    expires_at TEXT NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE notes (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
