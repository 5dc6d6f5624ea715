-- Ratings of every game, each for itself; all that were kept so far are those of Stovkahra. Of which game they have to be
-- reckoned again, and from which moment on, stands in `rate_anew`.
ALTER TABLE ratings RENAME TO early_ratings;
CREATE TABLE ratings (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, computers, person)
) STRICT, WITHOUT ROWID;
INSERT INTO ratings SELECT guild_id, 'stovkahra', computers, person, mu, sigma, games FROM early_ratings;
DROP TABLE early_ratings;
CREATE INDEX ratings_by_person ON ratings (person);
ALTER TABLE rating_points RENAME TO early_rating_points;
CREATE TABLE rating_points (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind, at, person)
) STRICT, WITHOUT ROWID;
INSERT INTO rating_points SELECT guild_id, 'stovkahra', at, person, mu, sigma, games FROM early_rating_points;
DROP TABLE early_rating_points;
CREATE INDEX rating_points_by_person ON rating_points (person);
CREATE TABLE rate_anew (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    rate_from INTEGER NOT NULL,
    PRIMARY KEY (guild_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO rate_anew SELECT guild_id, 'stovkahra', rate_from FROM books WHERE rate_from IS NOT NULL;
-- Games without brčka are added up in the order in which they ended: `results_up_to` is the moment of the last result or
-- payment that is, in microseconds since 1970, NULL where all are. All of them are added up anew, as runs and ratings have
-- to be told of them too.
ALTER TABLE books RENAME TO early_books;
CREATE TABLE books (
    guild_id INTEGER PRIMARY KEY,
    last_at INTEGER NOT NULL DEFAULT 0,
    up_to TEXT,
    results_up_to INTEGER
) STRICT;
INSERT INTO books SELECT guild_id, last_at, up_to, CASE WHEN results_up_to IS NOT NULL
OR EXISTS (SELECT 1 FROM results WHERE results.guild_id = early_books.guild_id)
OR EXISTS (SELECT 1 FROM chips WHERE chips.guild_id = early_books.guild_id)
OR EXISTS (SELECT 1 FROM stopped_games WHERE stopped_games.guild_id = early_books.guild_id) THEN 0 END FROM early_books;
DROP TABLE early_books;
CREATE INDEX books_to_do ON books (guild_id) WHERE up_to IS NOT NULL OR results_up_to IS NOT NULL;
-- What a player has come to in a game, and (with an opponent) against whom; `stopped` games nobody has gone on with, and how
-- many of the last games in a row were won, or as a negative number lost.
DROP TABLE tallies;
CREATE TABLE tallies (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    computers INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people,
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
    PRIMARY KEY (guild_id, kind, computers, person, opponent)
) STRICT, WITHOUT ROWID;
CREATE INDEX tallies_of_players ON tallies (guild_id, kind, computers, chips DESC, won DESC, lost, points DESC, person)
WHERE opponent = 0 AND lines > 0;
CREATE INDEX tallies_of_opponents ON tallies (guild_id, kind, computers, person, lines DESC, opponent)
WHERE opponent <> 0 AND lines > 0;
CREATE INDEX tallies_by_person ON tallies (person);
DELETE FROM tally_counts;
DELETE FROM stopped_games;
CREATE INDEX results_by_moment ON results (guild_id, at, game);
CREATE INDEX chips_by_moment ON chips (guild_id, at, game);
DROP INDEX chips_by_game;
DROP INDEX stopped_of_game;
