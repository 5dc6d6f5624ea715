-- One event for the deals of days, the deals that many get, evenings, matches and challenges, which had tables of their own.
CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    form TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT,
    guild_id INTEGER NOT NULL DEFAULT 0,
    channel_id INTEGER NOT NULL DEFAULT 0,
    message_id INTEGER,
    stage TEXT NOT NULL DEFAULT 'open' CHECK (stage IN ('asked', 'open', 'over', 'off')),
    shown INTEGER NOT NULL DEFAULT 0,
    made_at TEXT,
    due_at TEXT,
    ends_at TEXT NOT NULL DEFAULT '',
    counted INTEGER NOT NULL DEFAULT 0,
    places INTEGER NOT NULL DEFAULT 0,
    chosen_deals INTEGER,
    mistake TEXT
) STRICT;
CREATE TABLE event_deals (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    seed BLOB NOT NULL CHECK (length(seed) = 32),
    strong INTEGER,
    perfect INTEGER,
    strong_tricks TEXT,
    made_on TEXT,
    PRIMARY KEY (event, deal)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_fields (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    points INTEGER NOT NULL,
    tries INTEGER NOT NULL,
    PRIMARY KEY (event, deal, points)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_people (
    event INTEGER NOT NULL REFERENCES events,
    person INTEGER NOT NULL REFERENCES people,
    number INTEGER NOT NULL,
    gone INTEGER NOT NULL DEFAULT 0,
    wants INTEGER,
    here_at TEXT,
    guild_id INTEGER,
    channel_id INTEGER,
    PRIMARY KEY (event, person)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_digests (
    event INTEGER NOT NULL REFERENCES events,
    digest BLOB NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (event, digest)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_tries (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    later INTEGER NOT NULL DEFAULT 0,
    table_id INTEGER UNIQUE REFERENCES tables,
    guild_id INTEGER NOT NULL DEFAULT 0,
    points INTEGER NOT NULL DEFAULT 0,
    line TEXT NOT NULL DEFAULT '',
    begun_on TEXT,
    ended_at TEXT,
    left_off INTEGER NOT NULL DEFAULT 0,
    number INTEGER NOT NULL DEFAULT 1,
    share INTEGER,
    shared_in INTEGER,
    shared_whole INTEGER,
    honoured INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (event, deal, person, later)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_tables (
    event INTEGER NOT NULL REFERENCES events,
    deal INTEGER NOT NULL,
    number INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE REFERENCES tables,
    points INTEGER,
    stopped INTEGER NOT NULL DEFAULT 0,
    absent INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (event, deal, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_pairings (
    event INTEGER NOT NULL REFERENCES events,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    pair INTEGER NOT NULL,
    against INTEGER,
    PRIMARY KEY (event, round, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE event_teams (
    event INTEGER NOT NULL REFERENCES events,
    team INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,
    code TEXT UNIQUE,
    ready_until TEXT,
    PRIMARY KEY (event, team)
) STRICT, WITHOUT ROWID;

INSERT INTO events (id, form, kind, guild_id, channel_id, message_id, stage, shown, due_at, ends_at, counted, places, chosen_deals)
SELECT id, form, kind, guild_id, channel_id, message_id, CASE closed WHEN 1 THEN 'over' ELSE 'open' END, shown, due_at,
    ends_at, counted, places, chosen_deals FROM evenings;
INSERT INTO event_deals (event, deal, seed, strong) SELECT evening, deal, seed, strong FROM evening_deals;
INSERT INTO event_people (event, person, number, gone, wants, here_at)
SELECT evening, person, number, gone, wants, here_at FROM evening_people;
INSERT INTO event_digests (event, digest, number) SELECT evening, digest, number FROM evening_digests;
INSERT INTO event_tables (event, deal, number, table_id, points, stopped, absent)
SELECT evening, deal, number, table_id, points, stopped, absent FROM evening_tables;
INSERT INTO event_pairings (event, round, number, pair, against)
SELECT evening, round, number, pair, against FROM evening_matches;
INSERT INTO event_teams (event, team, guild_id, channel_id, message_id, code, ready_until)
SELECT evening, team, guild_id, channel_id, message_id, code, ready_until FROM match_teams;

INSERT INTO events (id, form, kind, name, ends_at, stage, shown, mistake)
SELECT (SELECT coalesce(max(id), 0) FROM evenings) + row_number() OVER (ORDER BY day, kind), 'daily', kind, day, day,
    CASE closed WHEN 1 THEN 'over' ELSE 'open' END, closed, mistake FROM dailies;
INSERT INTO event_deals (event, deal, seed, strong, perfect, strong_tricks)
SELECT events.id, 1, seed, strong, perfect, strong_tricks FROM dailies
JOIN events ON form = 'daily' AND name = day AND events.kind = dailies.kind;
INSERT INTO event_fields (event, deal, points, tries)
SELECT events.id, 1, points, tries FROM field JOIN events ON form = 'daily' AND name = day AND events.kind = field.kind;
INSERT INTO event_digests (event, digest, number)
SELECT events.id, digest, 0 FROM spent_tries
JOIN events ON form = 'daily' AND name = day AND events.kind = spent_tries.kind;
INSERT INTO event_tries (event, deal, person, table_id, guild_id, points, line, begun_on, ended_at, left_off, share,
    shared_in, shared_whole, honoured)
SELECT events.id, 1, person, table_id, tries.guild_id, points, line, day, ended_at, left_off, share, shared_in,
    shared_whole, honoured FROM tries JOIN events ON form = 'daily' AND name = day AND events.kind = tries.kind;
INSERT INTO event_tries (event, deal, person, later, table_id, points, begun_on, ended_at, number)
SELECT events.id, 1, person, 1, table_id, points, begun_on, CASE ended WHEN 1 THEN begun_on END, number FROM later_tries
JOIN events ON form = 'daily' AND name = day AND events.kind = later_tries.kind;

INSERT INTO events (id, form, kind, name)
SELECT (SELECT coalesce(max(id), 0) FROM events) + row_number() OVER (ORDER BY pool), 'pool',
    CASE WHEN pool LIKE 'trappola %' THEN 'trappola' WHEN pool LIKE 'bulka %' THEN 'bulka' ELSE 'stovkahra' END, pool
FROM (SELECT pool FROM shared_deals UNION SELECT pool FROM shared_had) AS pools;
INSERT INTO event_deals (event, deal, seed, strong, perfect, strong_tricks, made_on)
SELECT events.id, number, seed, strong, perfect, strong_tricks, made_on FROM shared_deals
JOIN events ON form = 'pool' AND name = pool;
INSERT INTO event_fields (event, deal, points, tries)
SELECT events.id, number, points, tries FROM shared_field JOIN events ON form = 'pool' AND name = pool;
INSERT INTO event_people (event, person, number)
SELECT events.id, person, number FROM shared_had JOIN events ON form = 'pool' AND name = pool;

INSERT INTO events (id, form, kind, stage, shown, made_at, ends_at)
SELECT -id, 'challenge', kind, CASE stage WHEN 'played' THEN 'open' WHEN 'closed' THEN 'off' ELSE stage END,
    CASE stage WHEN 'over' THEN (SELECT count(*) FROM challenge_deals WHERE challenge = challenges.id) ELSE 0 END,
    made_at, ends_at FROM challenges;
INSERT INTO event_deals (event, deal, seed) SELECT -challenge, deal, seed FROM challenge_deals;
INSERT INTO event_people (event, person, number, guild_id, channel_id)
SELECT -id, challenger, 1, nullif(guild_id, 0), nullif(channel_id, 0) FROM challenges
UNION ALL SELECT -id, challenged, 2, nullif(guild_id, 0), nullif(channel_id, 0) FROM challenges;
INSERT INTO event_tries (event, deal, person, table_id, points, ended_at, left_off)
SELECT -challenge, deal, person, table_id, coalesce(points, 0),
    CASE WHEN points IS NOT NULL THEN challenges.ends_at END, left_off
FROM challenge_plays JOIN challenges ON challenges.id = challenge;
-- So that new numbers begin at 1, also where there are only challenges.
INSERT INTO events (id, form, kind, name, stage)
SELECT 0, 'pool', 'stovkahra', '', 'over' WHERE NOT EXISTS (SELECT 1 FROM events WHERE id > 0);
UPDATE tables SET duplicate = 'challenge -' || substr(duplicate, 11) WHERE duplicate LIKE 'challenge %';

CREATE TABLE outbox (
    what TEXT NOT NULL,
    name TEXT NOT NULL,
    guild_id INTEGER NOT NULL,
    PRIMARY KEY (what, name, guild_id)
) STRICT, WITHOUT ROWID;
INSERT INTO outbox (what, name, guild_id)
SELECT 'evening', id || '', guild_id FROM evenings WHERE told = 0 AND closed = 1
UNION ALL SELECT 'match', evening || '', guild_id FROM match_teams WHERE told = 0
UNION ALL SELECT 'challenge', (-id) || '', 0 FROM challenges WHERE stage = 'over' AND told = 0
UNION ALL SELECT 'season', season, guild_id FROM seasons WHERE told = 0
UNION ALL SELECT 'week', id || '', guild_id FROM appointments WHERE message_id = 0;
CREATE INDEX outbox_by_guild ON outbox (guild_id);
DROP INDEX seasons_untold;
ALTER TABLE seasons DROP COLUMN told;
DROP INDEX appointments_to_post;
UPDATE appointments SET message_id = NULL WHERE message_id = 0;

INSERT INTO shares (period, kind, guild_id, person, share, tries)
SELECT period, 'evening', guild_id, person, share, evenings FROM evening_shares;

DROP TABLE evening_shares;
DROP TABLE challenge_plays;
DROP TABLE challenge_deals;
DROP TABLE challenges;
DROP TABLE match_teams;
DROP TABLE evening_matches;
DROP TABLE evening_digests;
DROP TABLE evening_people;
DROP TABLE evening_tables;
DROP TABLE evening_deals;
DROP TABLE evenings;
DROP TABLE shared_had;
DROP TABLE shared_field;
DROP TABLE shared_deals;
DROP TABLE field;
DROP TABLE spent_tries;
DROP TABLE later_tries;
DROP TABLE tries;
DROP TABLE dailies;
CREATE UNIQUE INDEX events_by_name ON events (form, name, kind);
CREATE INDEX events_by_guild ON events (guild_id);
CREATE INDEX events_open ON events (guild_id) WHERE stage IN ('asked', 'open');
CREATE INDEX events_due ON events (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX events_under_way ON events (form, ends_at) WHERE stage IN ('asked', 'open');
CREATE INDEX events_past ON events (form, ends_at) WHERE stage IN ('over', 'off');
CREATE INDEX event_deals_by_day ON event_deals (made_on) WHERE made_on IS NOT NULL;
CREATE INDEX event_people_by_person ON event_people (person);
CREATE INDEX event_people_by_guild ON event_people (guild_id) WHERE guild_id IS NOT NULL;
CREATE INDEX event_tries_by_person ON event_tries (person);
CREATE INDEX event_tries_by_points ON event_tries (event, points) WHERE ended_at IS NOT NULL AND later = 0;
CREATE INDEX event_tries_with_table ON event_tries (begun_on) WHERE table_id IS NOT NULL;
CREATE INDEX event_tries_to_forget ON event_tries (begun_on) WHERE honoured = 0;
CREATE INDEX event_teams_by_guild ON event_teams (guild_id);
