-- Puzzles of several games: the numbers of each begin at 1, and people are rated in each for itself. All that were kept so
-- far are those of Stovkahra.
ALTER TABLE puzzles RENAME TO early_puzzles;
CREATE TABLE puzzles (
    person BIGINT NOT NULL REFERENCES people,
    game TEXT COLLATE "C" NOT NULL,
    puzzle BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    tried TEXT NOT NULL DEFAULT '',
    over BIGINT NOT NULL DEFAULT 0,
    solved BIGINT NOT NULL DEFAULT 0,
    counted BIGINT NOT NULL DEFAULT 0,
    gained BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (person, game, puzzle)
);
INSERT INTO puzzles (person, game, puzzle, shown, tried, over, solved, counted, gained)
    SELECT person, 'stovkahra', puzzle, shown, tried, over, solved, counted, gained FROM early_puzzles;
DROP TABLE early_puzzles;
ALTER TABLE solvers RENAME TO early_solvers;
CREATE TABLE solvers (
    person BIGINT NOT NULL REFERENCES people,
    game TEXT COLLATE "C" NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    counted BIGINT NOT NULL DEFAULT 0,
    over BIGINT NOT NULL DEFAULT 0,
    solved BIGINT NOT NULL DEFAULT 0,
    run BIGINT NOT NULL DEFAULT 0,
    longest BIGINT NOT NULL DEFAULT 0,
    puzzle BIGINT,
    PRIMARY KEY (person, game)
);
INSERT INTO solvers (person, game, mu, sigma, counted, over, solved, run, longest, puzzle)
    SELECT person, 'stovkahra', mu, sigma, counted, over, solved, run, longest, puzzle FROM early_solvers;
DROP TABLE early_solvers;
ALTER TABLE puzzle_counts RENAME TO early_puzzle_counts;
CREATE TABLE puzzle_counts (
    game TEXT COLLATE "C" NOT NULL,
    puzzle BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    tries BIGINT NOT NULL,
    found BIGINT NOT NULL,
    PRIMARY KEY (game, puzzle)
);
INSERT INTO puzzle_counts (game, puzzle, mu, sigma, tries, found)
    SELECT 'stovkahra', puzzle, mu, sigma, tries, found FROM early_puzzle_counts;
DROP TABLE early_puzzle_counts;
ALTER TABLE spent_puzzles RENAME TO early_spent_puzzles;
CREATE TABLE spent_puzzles (
    digest BYTEA NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    puzzles TEXT NOT NULL,
    PRIMARY KEY (digest, game)
);
INSERT INTO spent_puzzles (digest, game, puzzles) SELECT digest, 'stovkahra', puzzles FROM early_spent_puzzles;
DROP TABLE early_spent_puzzles;
