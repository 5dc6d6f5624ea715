-- Channels of two servers that are linked: what is played in the one is shown in the other. A link has one end as long as
-- moderators of another server have not written its `code`, and two from then on; `at` is when the code was drawn, then since
-- when they are linked. `told` says that the channel was told that it is linked, or need not be told yet.
CREATE TABLE channel_links (
    id INTEGER PRIMARY KEY,
    code TEXT UNIQUE,
    at TEXT NOT NULL
) STRICT;
CREATE INDEX channel_links_open ON channel_links (at) WHERE code IS NOT NULL;
CREATE TABLE channel_link_ends (
    link INTEGER NOT NULL REFERENCES channel_links ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (link, channel_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX channel_link_ends_by_channel ON channel_link_ends (channel_id);
CREATE INDEX channel_link_ends_by_guild ON channel_link_ends (guild_id);
CREATE INDEX channel_link_ends_untold ON channel_link_ends (link) WHERE told = 0;
-- A board of a table of another server: a server may show one table in several channels. `link` is why it is shown, and 0 for
-- a table across servers; `since` is when it was noted that it is to be shown.
CREATE TABLE boards_elsewhere (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    link INTEGER NOT NULL DEFAULT 0,
    since TEXT NOT NULL DEFAULT '',
    message_id INTEGER,
    posted_at TEXT,
    PRIMARY KEY (table_id, channel_id)
) STRICT, WITHOUT ROWID;
INSERT INTO boards_elsewhere (table_id, channel_id, guild_id, message_id, posted_at)
    SELECT table_id, channel_id, guild_id, message_id, posted_at FROM across_boards;
DROP TABLE across_boards;
ALTER TABLE boards_elsewhere RENAME TO across_boards;
CREATE INDEX across_boards_by_guild ON across_boards (guild_id);
CREATE INDEX across_boards_by_channel ON across_boards (channel_id);
-- The channel to which the thread belongs in which a table stands; NULL outside of threads, and where it is not known.
ALTER TABLE tables ADD COLUMN parent_id INTEGER;
