-- Tables across servers: who waits for one, by which name each is known there, how they want to be known, and the rating.
CREATE TABLE waiting (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT NOT NULL,
    asked_at TEXT NOT NULL,
    until TEXT NOT NULL,
    computers INTEGER NOT NULL DEFAULT 0,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    token TEXT NOT NULL DEFAULT '',
    expires_at TEXT,
    PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX waiting_by_kind ON waiting (kind, asked_at);
CREATE INDEX waiting_by_guild ON waiting (guild_id);
CREATE TABLE guests (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    name TEXT NOT NULL,
    phrase TEXT NOT NULL DEFAULT '',
    said_in TEXT NOT NULL DEFAULT '',
    deaf INTEGER NOT NULL DEFAULT 0,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    called INTEGER NOT NULL DEFAULT 0,
    left_at TEXT,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_by_person ON guests (person, left_at);
CREATE INDEX guests_by_guild ON guests (guild_id) WHERE guild_id <> 0;
ALTER TABLE people ADD COLUMN known_as TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN rated_across INTEGER NOT NULL DEFAULT 0;
CREATE INDEX ratings_across ON ratings (kind, (mu - 3 * sigma) DESC, person) WHERE guild_id = 1 AND computers = 0;
