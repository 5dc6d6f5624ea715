-- Matches of two servers. The evening of one is of no server: `evenings.guild_id` is 1, `channel_id` 0 and `form` `match`.
-- As long as people sign up for it, `evening_people.number` is twice the order in which they have, and one more in team 1.
-- Of each team here: its server, the message that shows the match there, and whether it wants to begin. `code` is what the
-- other server's moderators have to write, as long as none has; `told` says that the end was told on the server.
CREATE TABLE match_teams (
    evening BIGINT NOT NULL REFERENCES evenings,
    team BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    code TEXT COLLATE "C" UNIQUE,
    ready BIGINT NOT NULL DEFAULT 0,
    told BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (evening, team)
);
CREATE INDEX match_teams_by_guild ON match_teams (guild_id);
CREATE INDEX match_teams_untold ON match_teams (evening) WHERE told = 0;
