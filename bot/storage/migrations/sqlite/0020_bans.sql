-- Whom the operator has shut out: an account (`person`) or a server (`server`), by Discord's number, why, as they are told,
-- and since when.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    number INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at TEXT NOT NULL,
    PRIMARY KEY (kind, number),
    CHECK (kind IN ('person', 'server'))
) STRICT, WITHOUT ROWID;
