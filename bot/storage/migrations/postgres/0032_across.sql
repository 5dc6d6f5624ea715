-- Tables across servers: who waits for one, by which name each is known there, how they want to be known, and the rating.
CREATE TABLE waiting (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    kind TEXT COLLATE "C" NOT NULL,
    asked_at TEXT COLLATE "C" NOT NULL,
    until TEXT COLLATE "C" NOT NULL,
    computers BIGINT NOT NULL DEFAULT 0,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    token TEXT COLLATE "C" NOT NULL DEFAULT '',
    expires_at TEXT COLLATE "C",
    PRIMARY KEY (person, kind)
);
CREATE INDEX waiting_by_kind ON waiting (kind, asked_at);
CREATE INDEX waiting_by_guild ON waiting (guild_id);
CREATE TABLE guests (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    name TEXT NOT NULL,
    phrase TEXT COLLATE "C" NOT NULL DEFAULT '',
    said_in TEXT COLLATE "C" NOT NULL DEFAULT '',
    deaf BIGINT NOT NULL DEFAULT 0,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    called BIGINT NOT NULL DEFAULT 0,
    left_at TEXT COLLATE "C",
    PRIMARY KEY (table_id, person)
);
CREATE INDEX guests_by_person ON guests (person, left_at);
CREATE INDEX guests_by_guild ON guests (guild_id) WHERE guild_id <> 0;
ALTER TABLE people ADD COLUMN known_as TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN rated_across BIGINT NOT NULL DEFAULT 0;
CREATE INDEX ratings_across ON ratings (kind, (mu - 3 * sigma) DESC, person) WHERE guild_id = 1 AND computers = 0;
