-- What the ledger adds up to, so that no page reads all lines of it; the lines stay the truth. Of each server: when its
-- last line was written, in microseconds since 1970, and how far a database of an earlier version is added up: `up_to` is the
-- moment of the last line that is, NULL where all are. From `rate_from` on the ratings have to be reckoned again; a point of
-- the ratings was kept when `month` began. `results_up_to` is the number of the last game without brčka that is added up.
CREATE TABLE books (
    guild_id INTEGER PRIMARY KEY,
    last_at INTEGER NOT NULL DEFAULT 0,
    up_to TEXT,
    month TEXT NOT NULL DEFAULT '',
    rate_from INTEGER,
    results_up_to INTEGER
) STRICT;
CREATE INDEX books_to_do ON books (guild_id) WHERE up_to IS NOT NULL OR rate_from IS NOT NULL OR results_up_to IS NOT NULL;
-- By period, player or pair (the lower key first, 0 for a player alone), and whether lines with computers count.
CREATE TABLE sums (
    guild_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    computers INTEGER NOT NULL,
    person INTEGER NOT NULL,
    partner INTEGER NOT NULL,
    series_won INTEGER NOT NULL,
    series_drawn INTEGER NOT NULL,
    series_lost INTEGER NOT NULL,
    games_won INTEGER NOT NULL,
    games_lost INTEGER NOT NULL,
    brcka INTEGER NOT NULL,
    corrected INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    stopped INTEGER NOT NULL,
    run INTEGER NOT NULL,
    longest_won INTEGER NOT NULL,
    longest_lost INTEGER NOT NULL,
    PRIMARY KEY (guild_id, period, computers, person, partner)
) STRICT, WITHOUT ROWID;
CREATE INDEX sums_of_players ON sums (guild_id, period, computers, series_won DESC, brcka DESC, games_won DESC, games_lost, person)
WHERE partner = 0 AND lines > 0;
CREATE INDEX sums_of_pairs ON sums (guild_id, period, computers, series_won DESC, brcka DESC, games_won DESC, games_lost, person, partner)
WHERE partner <> 0 AND lines > 0;
CREATE INDEX sums_by_first ON sums (guild_id, period, computers, person, series_won DESC, brcka DESC, games_won DESC, games_lost, partner)
WHERE partner <> 0 AND lines > 0;
CREATE INDEX sums_by_second ON sums (guild_id, period, computers, partner, series_won DESC, brcka DESC, games_won DESC, games_lost, person)
WHERE partner <> 0 AND lines > 0;
CREATE INDEX sums_by_person ON sums (person) WHERE period = 'all' AND partner = 0;
CREATE INDEX sums_by_games ON sums (guild_id, (games_won + games_lost) DESC, person)
WHERE period = 'all' AND computers = 1 AND partner = 0;
CREATE TABLE sum_counts (
    guild_id INTEGER NOT NULL,
    period TEXT NOT NULL,
    computers INTEGER NOT NULL,
    games INTEGER NOT NULL,
    players INTEGER NOT NULL,
    pairs INTEGER NOT NULL,
    PRIMARY KEY (guild_id, period, computers)
) STRICT, WITHOUT ROWID;
-- In which order lines and series stand in the pages of everybody (person 0), a player or a pair. Of a series it is the line of its
-- last game, and `number` its table.
CREATE TABLE history (
    guild_id INTEGER NOT NULL,
    person INTEGER NOT NULL,
    partner INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('people', 'computers', 'correction', 'stopped', 'series')),
    at INTEGER NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (guild_id, person, partner, kind, at, number)
) STRICT, WITHOUT ROWID;
-- The rating by games among people (computers 0), and by all games (1); of the latter also how it stood at the beginning of months.
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    computers INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, computers, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_person ON ratings (person);
CREATE TABLE rating_points (
    guild_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, at, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_points_by_person ON rating_points (person);
-- The names of a server's players from each of their words on, without accents and capital letters.
CREATE TABLE name_words (
    guild_id INTEGER NOT NULL,
    word TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    PRIMARY KEY (guild_id, word, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX name_words_by_person ON name_words (person);
-- The same of games without brčka, by game, whether games with computers count, and player; `lines` are results and payments.
CREATE TABLE tallies (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    won INTEGER NOT NULL,
    drawn INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    points INTEGER NOT NULL,
    chips INTEGER NOT NULL,
    lines INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX tallies_of_players ON tallies (guild_id, kind, computers, chips DESC, won DESC, lost, points DESC, person)
WHERE lines > 0;
CREATE INDEX tallies_by_person ON tallies (person);
CREATE TABLE tally_counts (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    games INTEGER NOT NULL,
    players INTEGER NOT NULL,
    stopped INTEGER NOT NULL,
    cups INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers)
) STRICT, WITHOUT ROWID;
CREATE TABLE stopped_games (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    at INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, at, table_id)
) STRICT, WITHOUT ROWID;
DROP INDEX results_by_guild;
CREATE INDEX results_by_game ON results (guild_id, game);
CREATE INDEX results_by_person ON results (person, guild_id, kind, game);
DROP INDEX chips_by_guild;
CREATE INDEX chips_by_game ON chips (guild_id, game);
CREATE INDEX stopped_of_game ON stopped (guild_id, game);
DROP INDEX ledger_by_guild;
CREATE INDEX ledger_by_moment ON ledger (guild_id, at, game);
CREATE INDEX history_by_number ON history (guild_id, kind, number) WHERE person = 0;
DROP INDEX corrections_by_guild;
CREATE INDEX corrections_by_moment ON corrections (guild_id, at, id);
DROP INDEX stopped_by_guild;
CREATE INDEX stopped_by_moment ON stopped (guild_id, at, table_id);
INSERT INTO books (guild_id, up_to, results_up_to)
SELECT guild_id, '', 0 FROM ledger UNION SELECT guild_id, '', 0 FROM corrections UNION SELECT guild_id, '', 0 FROM stopped
UNION SELECT guild_id, '', 0 FROM results UNION SELECT guild_id, '', 0 FROM chips;
