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
UPDATE tables SET idle_at = strftime('%Y-%m-%dT%H:%M:%f000+00:00', 'now', '+1 day')
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
BEGIN
    SELECT RAISE(ABORT, 'the ledger is append-only');
END;

CREATE TRIGGER corrections_are_not_changed BEFORE UPDATE ON corrections
WHEN TRUE
BEGIN
    SELECT RAISE(ABORT, 'corrections are append-only');
END;

CREATE TRIGGER corrections_are_not_shortened BEFORE DELETE ON corrections
WHEN NOT EXISTS (SELECT 1 FROM guilds WHERE id = OLD.guild_id AND removed_at IS NOT NULL)
BEGIN
    SELECT RAISE(ABORT, 'corrections are append-only');
END;
