-- People who were met at tables across servers: who is reported to the operator, who is blocked by the name they had at a
-- table (`table_id`, 0 for a block by account), and for a day when those left such tables who have deleted their data.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    account INTEGER NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    reporter INTEGER NOT NULL REFERENCES people,
    at TEXT NOT NULL,
    UNIQUE (table_id, reporter, account)
) STRICT;
CREATE INDEX reports_by_reporter ON reports (reporter, at);
CREATE INDEX reports_by_at ON reports (at);
CREATE TABLE blocks_met (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    account INTEGER NOT NULL,
    table_id INTEGER NOT NULL DEFAULT 0,
    name TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (person, account, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO blocks_met (person, account) SELECT person, account FROM blocks;
DROP TABLE blocks;
ALTER TABLE blocks_met RENAME TO blocks;
CREATE INDEX blocks_by_account ON blocks (account);
CREATE TABLE spent_leaves (
    digest BLOB NOT NULL,
    left_at TEXT NOT NULL,
    PRIMARY KEY (digest, left_at)
) STRICT, WITHOUT ROWID;
CREATE INDEX spent_leaves_by_time ON spent_leaves (left_at);
-- On which servers, and where, a table across servers is shown that goes on, and since when; without a message not yet.
CREATE TABLE across_boards (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    posted_at TEXT,
    PRIMARY KEY (table_id, guild_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX across_boards_by_guild ON across_boards (guild_id);
