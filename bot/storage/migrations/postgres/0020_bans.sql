-- Whom the operator has shut out: an account (`person`) or a server (`server`), by Discord's number, why, as they are told,
-- and since when.
CREATE TABLE bans (
    kind TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    reason TEXT COLLATE "C" NOT NULL,
    at TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (kind, number),
    CHECK (kind IN ('person', 'server'))
);
