-- What other tables say too: in which channel a server is told of the deal of the day, and which seasons are closed.
-- What is kept under digests of deleted people, leaving and puzzles, stands in one table. Who plays in what is under way
-- is found among all that is kept.
ALTER TABLE guilds ADD COLUMN daily_channel INTEGER;
ALTER TABLE guilds ADD COLUMN daily_told TEXT NOT NULL DEFAULT '';
UPDATE guilds SET daily_channel = (SELECT channel_id FROM announcements WHERE guild_id = guilds.id),
    daily_told = (SELECT told FROM announcements WHERE guild_id = guilds.id)
    WHERE id IN (SELECT guild_id FROM announcements);
DROP TABLE announcements;
DROP TABLE seasons;
CREATE TABLE spent (
    digest BLOB NOT NULL,
    thing TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (digest, thing, value)
) STRICT, WITHOUT ROWID;
INSERT INTO spent SELECT digest, 'leave', left_at FROM spent_leaves;
INSERT INTO spent SELECT digest, 'puzzles ' || game, puzzles FROM spent_puzzles;
DROP TABLE spent_leaves;
DROP TABLE spent_puzzles;
CREATE INDEX guilds_to_tell ON guilds (daily_told) WHERE daily_channel IS NOT NULL;
CREATE INDEX spent_leaves_by_time ON spent (value) WHERE thing = 'leave';
ALTER TABLE event_people ADD COLUMN state INTEGER NOT NULL DEFAULT 1;
UPDATE event_people SET state = 0 WHERE event IN (SELECT id FROM events WHERE stage IN ('over', 'off'));
UPDATE event_people SET state = 2 WHERE event IN (SELECT id FROM events WHERE form = 'pool');
DROP INDEX event_people_by_person;
CREATE INDEX event_people_by_person ON event_people (person, state, event);
CREATE INDEX event_tries_by_guild ON event_tries (guild_id);
CREATE INDEX events_made ON events (form, made_at);
-- Mistakes that many made are looked for again, by what players could know.
UPDATE events SET mistake = NULL;
