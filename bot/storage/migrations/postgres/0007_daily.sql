-- Deals of the day. A table may be played for an event, with the same deal as others: `daily 2026-11-22`. One of server
-- 0 and channel 0 is private: it stands in no channel, and only who sits there finds it.
ALTER TABLE tables ADD COLUMN duplicate TEXT COLLATE "C";
DROP INDEX tables_unseen;
CREATE INDEX tables_unseen ON tables (id)
WHERE message_id IS NULL AND put_away = 0 AND status IN ('lobby', 'playing') AND channel_id <> 0;
CREATE TABLE dailies (
    day TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    seed BYTEA NOT NULL CHECK (length(seed) = 32),
    strong BIGINT,
    perfect BIGINT,
    mistake TEXT,
    closed BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (day, kind)
);
CREATE INDEX dailies_open ON dailies (day) WHERE closed = 0;
CREATE TABLE tries (
    day TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    table_id BIGINT UNIQUE REFERENCES tables,
    guild_id BIGINT NOT NULL,
    points BIGINT NOT NULL DEFAULT 0,
    line TEXT NOT NULL DEFAULT '',
    ended_at TEXT COLLATE "C",
    share BIGINT,
    shared_in BIGINT,
    PRIMARY KEY (day, kind, person)
);
CREATE INDEX tries_by_person ON tries (person);
CREATE INDEX tries_by_points ON tries (day, kind, points) WHERE ended_at IS NOT NULL;
CREATE INDEX tries_with_table ON tries (day) WHERE table_id IS NOT NULL;
CREATE TABLE field (
    day TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    points BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (day, kind, points)
);
CREATE TABLE streaks (
    person BIGINT NOT NULL REFERENCES people,
    kind TEXT COLLATE "C" NOT NULL,
    day TEXT COLLATE "C" NOT NULL,
    days BIGINT NOT NULL,
    PRIMARY KEY (person, kind)
);
-- What people's shares of a week or a month add up to; server 0 stands for all.
CREATE TABLE shares (
    period TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    share BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (period, kind, guild_id, person)
);
CREATE INDEX shares_by_rank ON shares (period, kind, guild_id, share);
CREATE INDEX shares_by_person ON shares (person);
-- Whether a person stands in the tables of the deal of the day, and there with the name over all servers.
ALTER TABLE people ADD COLUMN ranked BIGINT NOT NULL DEFAULT 1;
ALTER TABLE people ADD COLUMN named BIGINT NOT NULL DEFAULT 0;
-- Until when a server has been told of the deal of the day, in the channel that its moderators chose.
CREATE TABLE announcements (
    guild_id BIGINT PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    told TEXT COLLATE "C" NOT NULL
);
CREATE INDEX announcements_by_told ON announcements (told);
-- The tries of a person are deleted with the person's data, and those of long ago.
DROP TRIGGER players_are_not_shortened ON players;
DROP FUNCTION players_are_not_shortened();

CREATE FUNCTION players_are_not_shortened() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NOT EXISTS (SELECT 1 FROM games JOIN tables ON tables.id = table_id LEFT JOIN guilds ON guilds.id = guild_id WHERE games.id = OLD.game AND (guild_id = 0 OR removed_at IS NOT NULL)) THEN
        RAISE EXCEPTION 'players are append-only';
    END IF;
    RETURN OLD;
END $$;
CREATE TRIGGER players_are_not_shortened BEFORE DELETE ON players
    FOR EACH ROW EXECUTE FUNCTION players_are_not_shortened();
-- Puzzles: which of those that come with the bot a person was shown, and when in their order; the wrong cards tried so far, and
-- whether it is over; and whether the person has ever found its card.
CREATE TABLE puzzles (
    person BIGINT NOT NULL REFERENCES people,
    puzzle BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    tried TEXT NOT NULL DEFAULT '',
    over BIGINT NOT NULL DEFAULT 0,
    solved BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, puzzle)
);
-- Company. Who is told on a server when a table opens, and how; when a person was last told on any server, and when a
-- server's role was; and the accounts with which a person does not want to sit, of whom nothing else need be known.
CREATE TABLE wishes (
    guild_id BIGINT NOT NULL,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    told TEXT COLLATE "C" NOT NULL CHECK (told IN ('mention', 'direct', 'closed')),
    PRIMARY KEY (guild_id, person)
);
CREATE INDEX wishes_by_person ON wishes (person);
ALTER TABLE people ADD COLUMN told_at TEXT COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE guilds ADD COLUMN role_told_at TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE TABLE blocks (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    account BIGINT NOT NULL,
    PRIMARY KEY (person, account)
);
CREATE INDEX blocks_by_account ON blocks (account);
