-- The dearest sure mistakes of a person, which come back as questions: how often in a row each was answered right, and when it comes next.
CREATE TABLE mistakes (
    person BIGINT NOT NULL REFERENCES people,
    kind TEXT COLLATE "C" NOT NULL,
    game BIGINT NOT NULL REFERENCES games,
    deal BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    points DOUBLE PRECISION NOT NULL,
    run BIGINT NOT NULL DEFAULT 0,
    due_at TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, kind, game, ply)
);
CREATE INDEX mistakes_by_game ON mistakes (game);
