-- Games without brčka are added up by period too: for ever, the year, the month and the week. `results_history` has the order
-- in which they and stopped games are listed, for everybody (person 0), for a player, and for two opponents (the lower key
-- first). All of them are added up anew, in the order in which they ended, and rated as they are.
UPDATE books SET results_up_to = 0 WHERE results_up_to IS NOT NULL
OR EXISTS (SELECT 1 FROM results WHERE results.guild_id = books.guild_id)
OR EXISTS (SELECT 1 FROM chips WHERE chips.guild_id = books.guild_id)
OR EXISTS (SELECT 1 FROM stopped_games WHERE stopped_games.guild_id = books.guild_id);
DELETE FROM ratings WHERE kind <> 'stovkahra';
DELETE FROM rating_points WHERE kind <> 'stovkahra';
DELETE FROM rate_anew WHERE kind <> 'stovkahra';
DROP TABLE stopped_games;
DROP TABLE tallies;
CREATE TABLE tallies (
    guild_id BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    computers BIGINT NOT NULL,
    period TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    points BIGINT NOT NULL,
    chips BIGINT NOT NULL,
    lines BIGINT NOT NULL,
    stopped BIGINT NOT NULL,
    run BIGINT NOT NULL,
    longest_won BIGINT NOT NULL,
    longest_lost BIGINT NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, period, person, opponent)
);
CREATE INDEX tallies_of_players ON tallies (guild_id, kind, computers, period, chips DESC, won DESC, lost, points DESC, person)
WHERE opponent = 0 AND lines > 0;
CREATE INDEX tallies_by_person ON tallies (person) WHERE period = 'all' AND opponent = 0;
DROP TABLE tally_counts;
CREATE TABLE tally_counts (
    guild_id BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    computers BIGINT NOT NULL,
    period TEXT COLLATE "C" NOT NULL,
    games BIGINT NOT NULL,
    players BIGINT NOT NULL,
    stopped BIGINT NOT NULL,
    cups BIGINT NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, period)
);
CREATE TABLE results_history (
    guild_id BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    person BIGINT NOT NULL,
    opponent BIGINT NOT NULL,
    line TEXT COLLATE "C" NOT NULL CHECK (line IN ('people', 'computers', 'stopped', 'stopped_computers')),
    at BIGINT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (guild_id, kind, person, opponent, line, at, number)
);
