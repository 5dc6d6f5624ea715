-- Puzzles that the first card decides. Which of the person's puzzles that count this was (0: it counts nothing), and by
-- how much the rating rose. What was begun with a wrong card while there were three tries is over, and counts nothing.
ALTER TABLE puzzles ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE puzzles ADD COLUMN gained INTEGER NOT NULL DEFAULT 0;
UPDATE puzzles SET over = 1 WHERE tried <> '' OR solved = 1;
-- Who solves puzzles: the rating, how many counted, how many are over and were solved (those of earlier versions too), the
-- run of right ones and the longest, and the puzzle that the person is at.
CREATE TABLE solvers (
    person INTEGER PRIMARY KEY REFERENCES people,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    counted INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    run INTEGER NOT NULL DEFAULT 0,
    longest INTEGER NOT NULL DEFAULT 0,
    puzzle INTEGER
) STRICT;
INSERT INTO solvers (person, mu, sigma, over, solved, puzzle)
    SELECT person, 25.0, 25.0 / 3, sum(over), sum(over * solved), max(CASE WHEN over = 0 THEN puzzle END)
    FROM puzzles GROUP BY person;
-- The rating of each puzzle that somebody has tried, how many people have, and how many of them found its card.
CREATE TABLE puzzle_counts (
    puzzle INTEGER PRIMARY KEY,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    tries INTEGER NOT NULL,
    found INTEGER NOT NULL
) STRICT;
-- Which puzzles an account has had that has deleted all data since: a digest of the account, by a secret of this database.
CREATE TABLE spent_puzzles (
    digest BLOB PRIMARY KEY,
    puzzles TEXT NOT NULL
) STRICT, WITHOUT ROWID;
