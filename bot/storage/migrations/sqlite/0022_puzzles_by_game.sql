-- Puzzles of several games: the numbers of each begin at 1, and people are rated in each for itself. All that were kept so
-- far are those of Stovkahra.
ALTER TABLE puzzles RENAME TO early_puzzles;
CREATE TABLE puzzles (
    person INTEGER NOT NULL REFERENCES people,
    game TEXT NOT NULL,
    puzzle INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    tried TEXT NOT NULL DEFAULT '',
    over INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    counted INTEGER NOT NULL DEFAULT 0,
    gained INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game, puzzle)
) STRICT, WITHOUT ROWID;
INSERT INTO puzzles (person, game, puzzle, shown, tried, over, solved, counted, gained)
    SELECT person, 'stovkahra', puzzle, shown, tried, over, solved, counted, gained FROM early_puzzles;
DROP TABLE early_puzzles;
ALTER TABLE solvers RENAME TO early_solvers;
CREATE TABLE solvers (
    person INTEGER NOT NULL REFERENCES people,
    game TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    counted INTEGER NOT NULL DEFAULT 0,
    over INTEGER NOT NULL DEFAULT 0,
    solved INTEGER NOT NULL DEFAULT 0,
    run INTEGER NOT NULL DEFAULT 0,
    longest INTEGER NOT NULL DEFAULT 0,
    puzzle INTEGER,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
INSERT INTO solvers (person, game, mu, sigma, counted, over, solved, run, longest, puzzle)
    SELECT person, 'stovkahra', mu, sigma, counted, over, solved, run, longest, puzzle FROM early_solvers;
DROP TABLE early_solvers;
ALTER TABLE puzzle_counts RENAME TO early_puzzle_counts;
CREATE TABLE puzzle_counts (
    game TEXT NOT NULL,
    puzzle INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    tries INTEGER NOT NULL,
    found INTEGER NOT NULL,
    PRIMARY KEY (game, puzzle)
) STRICT, WITHOUT ROWID;
INSERT INTO puzzle_counts (game, puzzle, mu, sigma, tries, found)
    SELECT 'stovkahra', puzzle, mu, sigma, tries, found FROM early_puzzle_counts;
DROP TABLE early_puzzle_counts;
ALTER TABLE spent_puzzles RENAME TO early_spent_puzzles;
CREATE TABLE spent_puzzles (
    digest BLOB NOT NULL,
    game TEXT NOT NULL,
    puzzles TEXT NOT NULL,
    PRIMARY KEY (digest, game)
) STRICT, WITHOUT ROWID;
INSERT INTO spent_puzzles (digest, game, puzzles) SELECT digest, 'stovkahra', puzzles FROM early_spent_puzzles;
DROP TABLE early_spent_puzzles;
