-- How tables are found among all that are kept, however many those are: when the last move was made, how many people sit
-- there, and, where a series rests that may be resumed, the people who sit there and those who stopped it, by their
-- numbers in order: `3 17 22`. A seat tells whether its table is put away; NULL where the table is over.
ALTER TABLE tables ADD COLUMN moved_at TEXT;
ALTER TABLE tables ADD COLUMN sitting INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN company TEXT;
ALTER TABLE tables ADD COLUMN stopped_by TEXT;
ALTER TABLE seats ADD COLUMN rests INTEGER;
UPDATE seats SET rests = (SELECT put_away FROM tables WHERE id = table_id)
WHERE table_id IN (SELECT id FROM tables WHERE status IN ('lobby', 'playing'));
UPDATE tables SET sitting = (SELECT count(*) FROM seats JOIN people ON people.id = person
WHERE table_id = tables.id AND level IS NULL) WHERE status IN ('lobby', 'playing');
-- What was moved at other tables is of long ago.
UPDATE tables SET moved_at = (SELECT at FROM moves WHERE game = (SELECT max(id) FROM games
WHERE table_id = tables.id) ORDER BY ply DESC LIMIT 1)
WHERE put_away = 0 AND status IN ('lobby', 'playing') OR id IN (SELECT table_id FROM games ORDER BY id DESC LIMIT 1000);
UPDATE tables SET company = (SELECT
group_concat(person, ' ')
FROM (SELECT person FROM seats JOIN people ON people.id = person
WHERE table_id = tables.id AND level IS NULL ORDER BY person) AS there)
WHERE duplicate IS NULL AND (status = 'stopped' OR status = 'playing' AND put_away = 1)
AND EXISTS (SELECT 1 FROM games WHERE table_id = tables.id);
UPDATE tables SET stopped_by = (SELECT
group_concat(person, ' ')
FROM (SELECT person FROM stopped JOIN people ON people.id = person
WHERE table_id = tables.id AND level IS NULL ORDER BY person) AS there)
WHERE id IN (SELECT table_id FROM stopped);
DROP INDEX tables_by_status;
DROP INDEX tables_by_place;
DROP INDEX tables_by_channel;
DROP INDEX tables_by_opener;
DROP INDEX seats_by_person;
CREATE INDEX tables_by_guild ON tables (guild_id, id);
CREATE INDEX tables_by_channel ON tables (channel_id, id);
CREATE INDEX tables_by_opener ON tables (opener, guild_id, opened_at);
CREATE INDEX tables_shown ON tables (put_away) WHERE put_away = 0 AND status IN ('lobby', 'playing');
CREATE INDEX tables_of_guild ON tables (guild_id, put_away, id DESC) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_of_channel ON tables (channel_id, put_away, id DESC) WHERE status IN ('lobby', 'playing');
CREATE INDEX tables_of_opener ON tables (opener, guild_id)
WHERE status IN ('lobby', 'playing') AND (put_away = 0 OR sitting = 0);
CREATE INDEX tables_moved ON tables (moved_at) WHERE status IN ('finished', 'stopped');
CREATE INDEX tables_idle ON tables (idle_at) WHERE status IN ('finished', 'stopped');
CREATE INDEX tables_by_company ON tables (company, guild_id, kind, players, id) WHERE company IS NOT NULL;
CREATE INDEX tables_stopped_by ON tables (stopped_by, guild_id, kind, players, id) WHERE stopped_by IS NOT NULL;
CREATE INDEX tables_by_rematch ON tables (rematch_id) WHERE rematch_id IS NOT NULL;
CREATE INDEX seats_by_person ON seats (person, table_id);
CREATE INDEX seats_of_open ON seats (person, rests, table_id) WHERE rests IS NOT NULL;
CREATE INDEX chips_by_table ON chips (table_id);
CREATE INDEX results_by_kind ON results (guild_id, kind, game);
