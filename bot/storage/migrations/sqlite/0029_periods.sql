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
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    period TEXT NOT NULL,
    person INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    points INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    stopped INTEGER NOT NULL,
    run INTEGER NOT NULL,
    longest_won INTEGER NOT NULL,
    longest_lost INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, period, person, opponent)
) STRICT, WITHOUT ROWID;
CREATE INDEX tallies_of_players ON tallies (guild_id, kind, computers, period, chips DESC, won DESC, lost, points DESC, person)
WHERE opponent = 0 AND lines > 0;
CREATE INDEX tallies_by_person ON tallies (person) WHERE period = 'all' AND opponent = 0;
DROP TABLE tally_counts;
CREATE TABLE tally_counts (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    period TEXT NOT NULL,
    games INTEGER NOT NULL,
    players INTEGER NOT NULL,
    stopped INTEGER NOT NULL,
    cups INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, period)
) STRICT, WITHOUT ROWID;
CREATE TABLE results_history (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person INTEGER NOT NULL,
    opponent INTEGER NOT NULL,
    line TEXT NOT NULL CHECK (line IN ('people', 'computers', 'stopped', 'stopped_computers')),
    at INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, person, opponent, line, at, number)
) STRICT, WITHOUT ROWID;
