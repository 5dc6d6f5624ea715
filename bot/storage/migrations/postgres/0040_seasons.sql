-- What evenings have brought people in a month of a server, in thousandths: with the sums of series, games and deals of the day
-- that a season needs.
CREATE TABLE evening_shares (
    guild_id BIGINT NOT NULL,
    period TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    share BIGINT NOT NULL,
    evenings BIGINT NOT NULL,
    PRIMARY KEY (guild_id, period, person)
);
CREATE INDEX evening_shares_by_person ON evening_shares (person);
-- Seasons that are closed, and whether their page of honours was posted; their tables, with the division of each person and
-- that of the next season, 0 where there are none.
CREATE TABLE seasons (
    guild_id BIGINT NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    told BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, season)
);
CREATE INDEX seasons_untold ON seasons (guild_id) WHERE told = 0;
CREATE TABLE season_places (
    guild_id BIGINT NOT NULL,
    season TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL REFERENCES people,
    division BIGINT NOT NULL,
    series BIGINT NOT NULL,
    games BIGINT NOT NULL,
    evenings BIGINT NOT NULL,
    days BIGINT NOT NULL,
    next_division BIGINT NOT NULL,
    PRIMARY KEY (guild_id, season, person)
);
CREATE INDEX season_places_by_person ON season_places (person);
-- The newest season of a server that is closed; '' before the first one has ended.
ALTER TABLE guilds ADD COLUMN season TEXT COLLATE "C" NOT NULL DEFAULT '';
CREATE INDEX guilds_by_season ON guilds (season);
-- Whether an evening is counted there: those that ended before this version are not.
ALTER TABLE evenings ADD COLUMN counted BIGINT NOT NULL DEFAULT 0;
-- For a mark of honour that is new, all games are looked through once more.
UPDATE books SET honours_up_to = '';
